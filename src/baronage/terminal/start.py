"""The first thing that a newcomer meets: pick a game, or go on with one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from baronage.engine.errors import BadSetup
from baronage.engine.game import Game
from baronage.terminal.screen import FADED, LOUD, Screen, choice
from baronage.terminal.seats import Sitter, seat_players
from baronage.terminal.table import Table, unfinished
from baronage.terminal.words import say


def seats_in_words(game: Game, language: str) -> str:
    """How many can play, and how long."""
    first, last = game.seats[0], game.seats[-1]
    players = say("players", count=first) if first == last else say("players-between", first=first, last=last)
    return (
        say("players-length", players=players, length=game.words.about("length", language))
        if game.meta.length
        else players
    )


def welcome(screen: Screen, games: dict[str, Game]) -> Table:
    """Ask what to play until there is a table. EOFError and KeyboardInterrupt are the caller's."""
    screen.heading("Baronage")
    saved = unfinished(games)
    if saved:
        screen.line(say("unfinished", game=saved[0][1]))
        if screen.ask(say("unfinished-go-on")).lower() not in ("n", "no", "new"):
            return Table.load(saved[0][0], games)
    game = _pick(screen, list(games.values()))
    return begin(screen, game, seat_players(game, "", None), {}, None, None)


def begin(
    screen: Screen, game: Game, sitters: list[Sitter], options: dict[str, Any], seed: int | None, path: Path | None
) -> Table:
    """A new game; to who says nothing of how, the way to play it that is best to learn, where so many can play it so."""
    if not options and _fits(game, len(sitters)):
        screen.line(say("first-way", command=f"baronage games {game.name}"), FADED)
        options = dict(game.meta.first)
    return Table.new(game, sitters, options, seed, path)


def _fits(game: Game, seats: int) -> bool:
    """Has the game such a way, for so many?"""
    try:
        game.setup(seats, dict(game.meta.first))
    except BadSetup:
        return False
    return bool(game.meta.first)


def _pick(screen: Screen, known: list[Game]) -> Game:
    if len(known) == 1:
        game = known[0]
        screen.line(say("one-game", game=game.title, seats=seats_in_words(game, screen.language)), LOUD)
        screen.line(game.words.about("sentence", screen.language))
        return game
    about = [f"{game.title}. {game.words.about('sentence', screen.language)}" for game in known]
    screen.items([(str(number), line, "") for number, line in enumerate(about, 1)])
    while True:
        text = screen.ask(say("which-one")).lower()
        if number := choice(text, len(known)):
            return known[number - 1]
        for game in known:
            if text in (game.name, game.title.lower()):
                return game
        screen.line(say("a-number", most=len(known)))


def choose_save(screen: Screen, games: dict[str, Game], wanted: str) -> Path | None:
    """The file to go on with: as named, the only one, or picked from a list; None: there is none."""
    if wanted:
        return Path(wanted).expanduser()
    saved = unfinished(games)
    if len(saved) < 2:
        return saved[0][0] if saved else None
    screen.items([(str(number), line, "") for number, (_, line) in enumerate(saved, 1)])
    while True:
        text = screen.ask(say("which-save"))
        if not text:
            return saved[0][0]
        if number := choice(text, len(saved)):
            return saved[number - 1][0]
        screen.line(say("a-number", most=len(saved)))
