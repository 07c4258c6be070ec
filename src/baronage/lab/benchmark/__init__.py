"""A fixed benchmark: tasks that never change, so that scores of bots are comparable over time and place.

    baronage lab benchmark heuristic
    baronage lab benchmark net:out/net.npz --task brawling-2-random --games 200

A task (`v0.json`) is a game with seats, options and rules version, a bot for all other seats, a seed and a number of
games. The examined bot sits in each seat by turns. Its score is the mean of its points, from 0 (last) to 1 (first), and
the share of its first places. The chance outcomes of game number 5 of a task are equal for every bot.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from baronage.arena.simulate import Progress, mean_and_error, seating, wilson
from baronage.engine.core.errors import BadDocument
from baronage.lab.experiment import Experiment, read_experiment
from baronage.lab.run import Line, play_all

VERSION = "v0"
FILE = Path(__file__).with_name(f"{VERSION}.json")


@dataclass(frozen=True)
class Task:
    """A task. `rules` is the version of the game's rules for which it was made."""

    name: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    against: str
    seed: int
    games: int

    def experiment(self, bot: str, games: int) -> Experiment:
        """Return the experiment with a bot in the first seat of the first game."""
        others = [self.against] * (self.seats - 1)
        found = read_experiment(
            {
                "game": self.game,
                "bots": [bot, *others],
                "seats": self.seats,
                "options": self.options,
                "games": games,
                "seed": self.seed,
            }
        )
        if found.setup.game.meta.version != self.rules:
            raise BadDocument(
                f"{self.name} was made for version {self.rules} of the rules, and these are version "
                f"{found.setup.game.meta.version}: scores aren't comparable"
            )
        return found


@dataclass(frozen=True)
class Score:
    """The score of a bot in a task, with intervals of 95 %."""

    task: str
    bot: str
    games: int
    points: float
    points_error: float  # half the interval
    first: float
    first_low: float
    first_high: float


@lru_cache(maxsize=1)
def _file() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def tasks(names: Sequence[str] = ()) -> list[Task]:
    """Return the tasks with these names, by default all."""
    known = {row["name"]: Task(**row) for row in _file()["tasks"]}
    for name in names:
        if name not in known:
            raise BadDocument(f"unknown task {name!r:.100} in {VERSION}; use: {', '.join(known)}")
    return [known[name] for name in names] if names else list(known.values())


def references(name: str) -> list[Score]:
    """Return the reference scores of a task, best first."""
    found = [Score(**row) for row in _file()["scores"] if row["task"] == name]
    return sorted(found, key=lambda score: -score.points)


def score(task: Task, bot: str, lines: Sequence[Line]) -> Score:
    """Return the score of a task's games."""
    seats = [seat_of(task, line["number"]) for line in lines]
    points, error = mean_and_error([line["points"][seat] for line, seat in zip(lines, seats, strict=True)])
    first = sum(line["places"][seat] == 1 for line, seat in zip(lines, seats, strict=True))
    low, high = wilson(first, len(lines))
    shares = (points, error, first / len(lines), low, high)
    return Score(task.name, bot, len(lines), *(round(share, 4) for share in shares))


def seat_of(task: Task, number: int) -> int:
    """Return the seat of the examined bot in a game."""
    return seating(("it", *["other"] * (task.seats - 1)), number).index("it")


def benchmark(
    bot: str,
    names: Sequence[str] = (),
    games: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> list[Score]:
    """Play tasks, completely or only the first `games` games of each."""
    chosen = tasks(names)
    if games is not None and games < 1:
        raise BadDocument(f"expected at least one game, not {games}")
    # fails before the first game
    asked = [task.experiment(bot, min(games or task.games, task.games)) for task in chosen]
    found = []
    for at, (task, experiment) in enumerate(zip(chosen, asked, strict=True)):
        (lines,) = play_all([experiment], processes)
        found.append(score(task, bot, lines))
        if progress is not None:
            progress(at + 1, len(chosen))
    return found
