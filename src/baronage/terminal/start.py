"""The start menu: choose a game, or continue one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game
from baronage.terminal.locale import msg
from baronage.terminal.screen import FADED, LOUD, Screen, choice
from baronage.terminal.seats import Occupant, seat_players
from baronage.terminal.table import Table, unfinished


def seats_in_words(game: Game, language: str) -> str:
    """Return the number of players and the length of a game as text."""
    first, last = game.seats[0], game.seats[-1]
    players = msg("players", count=first) if first == last else msg("players-between", first=first, last=last)
    return (
        msg("players-length", players=players, length=game.words.about("length", language))
        if game.meta.length
        else players
    )


def welcome(screen: Screen, games: dict[str, Game]) -> Table:
    """Prompt until there is a table. The caller handles EOFError and KeyboardInterrupt."""
    screen.heading("Baronage")
    saved = unfinished(games)
    if saved:
        screen.line(msg("unfinished", game=saved[0][1]))
        if screen.ask(msg("unfinished-go-on")).lower() not in ("n", "no", "new"):
            return Table.load(saved[0][0], games)
    game = _pick(screen, list(games.values()))
    return begin(screen, game, seat_players(game, "", None), {}, None, None)


def begin(
    screen: Screen, game: Game, occupants: list[Occupant], options: dict[str, Any], seed: int | None, path: Path | None
) -> Table:
    """Return a new game. Without options, use those of a first game if they support the number of players."""
    if not options and _fits(game, len(occupants)):
        screen.line(msg("first-way", command=f"baronage games {game.name}"), FADED)
        options = dict(game.meta.first)
    return Table.new(game, occupants, options, seed, path)


def _fits(game: Game, seats: int) -> bool:
    """Return whether the game has first-game options for this number of players."""
    try:
        game.setup(seats, dict(game.meta.first))
    except BadSetup:
        return False
    return bool(game.meta.first)


def _pick(screen: Screen, known: list[Game]) -> Game:
    if len(known) == 1:
        game = known[0]
        screen.line(msg("one-game", game=game.title, seats=seats_in_words(game, screen.language)), LOUD)
        screen.line(game.words.about("sentence", screen.language))
        return game
    about = [f"{game.title}. {game.words.about('sentence', screen.language)}" for game in known]
    screen.items([(str(number), line, "") for number, line in enumerate(about, 1)])
    while True:
        text = screen.ask(msg("which-one")).lower()
        if number := choice(text, len(known)):
            return known[number - 1]
        for game in known:
            if text in (game.name, game.title.lower()):
                return game
        screen.line(msg("a-number", most=len(known)))


def choose_save(screen: Screen, games: dict[str, Game], wanted: str) -> Path | None:
    """Return the file to continue: as named, the only one, or chosen from a list. None if there is none."""
    if wanted:
        return Path(wanted).expanduser()
    saved = unfinished(games)
    if len(saved) < 2:
        return saved[0][0] if saved else None
    screen.items([(str(number), line, "") for number, (_, line) in enumerate(saved, 1)])
    while True:
        text = screen.ask(msg("which-save"))
        if not text:
            return saved[0][0]
        if number := choice(text, len(saved)):
            return saved[number - 1][0]
        screen.line(msg("a-number", most=len(saved)))
