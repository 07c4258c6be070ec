"""An experiment: which game, who plays it, how often. Read from a TOML file, checked as a whole.

game = "brawling"                 # or with altered figures: "brawling+cards.KNI.upgrade=4"
bots = ["heuristic", "random"]    # dealt round the table; also package:Class and cmd:./bot
games = 1000
seats = 2                         # as many as bots, unless told
seed = 7                          # 0, unless told
records = false                   # keep each game's record?

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
from baronage.engine.altered import find
from baronage.engine.errors import BadDocument, BadSetup
from baronage.engine.setup import Setup
from baronage.games import games

FORMAT = 1
KEYS = ("game", "bots", "games", "seats", "seed", "records", "options")


@dataclass(frozen=True)
class Experiment:
    """Checked already."""

    setup: Setup
    bots: tuple[str, ...]  # one for each seat of the first game
    games: int
    seed: int
    records: bool

    def document(self) -> dict[str, Any]:
        """As JSON, with the versions of what played."""
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
        """Who sits where in a game."""
        return seating(self.bots, number)


def read_experiment(data: dict[str, Any]) -> Experiment:
    """From what a file says."""
    if unknown := sorted(set(data) - set(KEYS)):
        raise BadDocument(f"an experiment has no {unknown[0]!r:.100}; it has: {', '.join(KEYS)}")
    known = games()
    game = find(known, str(data.get("game")))
    if game is None:
        raise BadDocument(f"there is no game {data.get('game')!r:.100}; there are: {', '.join(known)}")
    bots = data.get("bots", ["heuristic"])
    if not isinstance(bots, list) or not bots or not all(isinstance(name, str) for name in bots):
        raise BadDocument("bots is a list of names")
    seats = data.get("seats", len(bots) if len(bots) > 1 else game.meta.default_seats)
    setup = game.setup(seats, data.get("options", {}))
    if len(bots) > setup.seats:
        raise BadSetup(f"{len(bots)} bots do not fit on {setup.seats} seats")
    for name in bots:
        player(name)  # refuses a name that nobody has
    line = tuple(bots[at % len(bots)] for at in range(setup.seats))
    records = data.get("records", False)
    if not isinstance(records, bool):
        raise BadDocument("records is true or false")
    return Experiment(setup, line, _whole(data, "games", 100, 1), _whole(data, "seed", 0, 0), records)


def _whole(data: dict[str, Any], name: str, usual: int, low: int) -> int:
    value = data.get(name, usual)
    if type(value) is not int or value < low:
        raise BadDocument(f"{name} is a whole number from {low}, not {value!r:.100}")
    return value


def load_experiment(path: Path) -> Experiment:
    """From a TOML file."""
    return read_experiment(read_file(path))


def read_file(path: Path) -> dict[str, Any]:
    """What a TOML file says."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadDocument(f"{path} can't be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadDocument(f"{path} is no TOML: {error}") from error
