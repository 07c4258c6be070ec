"""An experiment: a game, its players, and the number of games. Read from a TOML file and checked as a whole.

game = "brawling"                 # or with changed numbers: "brawling+cards.KNI.upgrade=4"
bots = ["heuristic", "random"]    # dealt around the table; also package:Class and cmd:./bot
games = 1000
seats = 2                         # default: the number of bots
seed = 7                          # default: 0
records = false                   # whether to keep each game's record
changed = ""                      # changed numbers for one seat of each game, in turn: "brawling+cards.KNI.cost=6"

[options]
decks = 2
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import baronage
from baronage.arena.players import player
from baronage.arena.simulate import seating
from baronage.engine.core.errors import BadDocument, BadSetup
from baronage.engine.core.setup import Setup
from baronage.engine.game.patched import base_of, find
from baronage.games import games

FORMAT = 1
KEYS = ("game", "bots", "games", "seats", "seed", "records", "options", "changed")


@dataclass(frozen=True)
class Experiment:
    """A checked experiment."""

    setup: Setup
    bots: tuple[str, ...]  # one for each seat of the first game
    games: int
    seed: int
    records: bool
    changed: Setup | None = None  # the setup of the seat with other numbers

    def document(self) -> dict[str, Any]:
        """Return the experiment as JSON, with the versions of the software."""
        return {
            "format": FORMAT,
            "baronage": baronage.__version__,
            "game": self.setup.game.name,
            "rules": self.setup.game.meta.version,
            "seats": self.setup.seats,
            "options": self.setup.document(),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "records": self.records,
            **({} if self.changed is None else {"changed": self.changed.game.name}),
        }

    def seats_of(self, number: int) -> tuple[str, ...]:
        """Return the seating of a game."""
        return seating(self.bots, number)


def read_experiment(data: dict[str, Any]) -> Experiment:
    """Return an experiment from parsed data."""
    if unknown := sorted(set(data) - set(KEYS)):
        raise BadDocument(f"unknown key {unknown[0]!r:.100}; use: {', '.join(KEYS)}")
    known = games()
    game = find(known, str(data.get("game")))
    if game is None:
        raise BadDocument(f"there is no game {data.get('game')!r:.100}; there are: {', '.join(known)}")
    bots = data.get("bots", ["heuristic"])
    if not isinstance(bots, list) or not bots or not all(isinstance(name, str) for name in bots):
        raise BadDocument("bots must be a list of names")
    seats = data.get("seats", len(bots) if len(bots) > 1 else game.meta.default_seats)
    setup = game.setup(seats, data.get("options", {}))
    if len(bots) > setup.seats:
        raise BadSetup(f"{len(bots)} bots are too many for {setup.seats} seats")
    for name in bots:
        player(name)  # refuses an unknown name
    line = tuple(bots[at % len(bots)] for at in range(setup.seats))
    records = data.get("records", False)
    if not isinstance(records, bool):
        raise BadDocument("records must be true or false")
    counts = _whole(data, "games", 100, 1), _whole(data, "seed", 0, 0)
    return Experiment(setup, line, *counts, records, _changed(data.get("changed", ""), setup, records))


def seat_changed(seats: int, number: int) -> int:
    """Return the seat that has the changed numbers in a game."""
    return number % seats


def _changed(name: object, setup: Setup, records: bool) -> Setup | None:
    """Return the setup with the changed numbers of one seat, or None without them."""
    if not name:
        return None
    game = find(games(), str(name))
    if game is None or base_of(game.name) != base_of(setup.game.name):
        raise BadDocument(f"changed must be {setup.game.name} with other numbers, not {name!r:.100}")
    if setup.game.meta.together:
        raise BadSetup(f"in {setup.game.title} all act at once by the same numbers, so one seat can't have others")
    if records:
        raise BadSetup("a record holds one set of numbers, so games with a changed seat have none")
    return game.setup(setup.seats, setup.document())


def _whole(data: dict[str, Any], name: str, usual: int, low: int) -> int:
    value = data.get(name, usual)
    if type(value) is not int or value < low:
        raise BadDocument(f"{name} must be an integer from {low}, not {value!r:.100}")
    return value


def load_experiment(path: Path) -> Experiment:
    """Return an experiment from a TOML file."""
    return read_experiment(read_file(path))


def read_file(path: Path) -> dict[str, Any]:
    """Return the data of a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadDocument(f"{path} can't be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadDocument(f"{path} is not TOML: {error}") from error
