"""An experiment: a game, its players, and the number of games. Read from a TOML file and checked as a whole.

game = "brawling"                 # or with changed numbers: "brawling+cards.KNI.upgrade=4"
bots = ["heuristic", "random"]    # dealt around the table; also package:Class and cmd:./bot
games = 1000
seats = 2                         # default: the number of bots
seed = 7                          # default: 0
records = false                   # whether to keep each game's record

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
from baronage.engine.game.patched import find
from baronage.games import games

FORMAT = 1
KEYS = ("game", "bots", "games", "seats", "seed", "records", "options")


@dataclass(frozen=True)
class Experiment:
    """A checked experiment."""

    setup: Setup
    bots: tuple[str, ...]  # one for each seat of the first game
    games: int
    seed: int
    records: bool

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
    return Experiment(setup, line, _whole(data, "games", 100, 1), _whole(data, "seed", 0, 0), records)


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
