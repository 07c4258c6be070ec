"""The introduction to a game in the terminal: its quick reference card and its glossary."""

from __future__ import annotations

import contextlib
import difflib

from baronage.engine.core.errors import Refusal, Unreadable
from baronage.engine.game.game import Game
from baronage.engine.tutorial import document, sources
from baronage.terminal.files import data_folder, write_text
from baronage.terminal.locale import msg
from baronage.terminal.screen import FADED, LOUD, Screen

SEEN = "seen-cards"  # the folder with a file for each game whose card was shown


def show_card(screen: Screen, game: Game) -> None:
    """Print the goal, the sources of points, and a turn in three steps."""
    card = document(game, screen.language)["card"]
    if card is None:
        raise Unreadable(msg("no-card", game=game.title))
    screen.heading(card["goal"])
    for source in sources(game, screen.language):
        worth = f"{source['worth']}: " if source["worth"] else ""
        screen.line(f"{worth}{source['text']}. {source['how']}")
    screen.line()
    for number, step in enumerate(card["steps"], 1):
        screen.item(str(number), f"{step['text']}. {step['how']}")


def show_first_card(screen: Screen, game: Game) -> None:
    """Print the card, once for each game on this machine."""
    if not game.teaches:
        return
    mark = data_folder() / SEEN / game.name
    with contextlib.suppress(OSError, Refusal):
        if mark.exists():
            return
        write_text(mark, "")
    show_card(screen, game)
    screen.line(msg("card-again"), FADED)


def show_term(screen: Screen, game: Game, word: str) -> None:
    """Explain a term of the game. Without a word, list the terms."""
    known = document(game, screen.language)["terms"]
    if not word:
        screen.line(", ".join(term["name"] for term in known))
        return
    wanted = word.casefold().strip(" ?.")
    for term in known:
        if wanted in {term["id"], term["name"].casefold(), *(form.casefold() for form in term["forms"])}:
            screen.line(term["name"], LOUD, term["rule"])
            screen.line(term["sentence"])
            return
    names = {form.casefold(): term["name"] for term in known for form in (term["name"], *term["forms"])}
    near = difflib.get_close_matches(wanted, names, 3, 0.6)
    if near:
        meant = [*dict.fromkeys(names[it] for it in near)]
        raise Unreadable(msg("no-term-but", word=word[:40], game=game.title, meant=meant))
    raise Unreadable(msg("no-term", word=word[:40], game=game.title))
