"""Round robin: each against each, with ratings by Bradley and Terry and their errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from baronage.arena.simulate import Progress, simulate
from baronage.engine.errors import BadSetup
from baronage.engine.game import Game
from baronage.ranking.bradley_terry import bradley_terry


@dataclass(frozen=True)
class Standing:
    """A player over the whole tournament."""

    name: str
    games: int
    points: float  # mean, from 0 to 1
    rating: float  # the mean of all is 0; 400 more: ten times the odds
    error: float  # half the interval of 95 %


@dataclass(frozen=True)
class Tournament:
    """What came of it."""

    game: str
    seed: int
    rows: tuple[Standing, ...]  # best first
    cross: dict[str, dict[str, float]]  # by name and opponent: mean points
    digests: tuple[str, ...]

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "game": self.game,
            "seed": self.seed,
            "rows": [dict(vars(row)) for row in self.rows],
            "cross": self.cross,
            "digests": list(self.digests),
        }


def tournament(
    game: Game,
    names: Sequence[str],
    games: int = 100,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """So many games of each pair, on both seats in turn; the game must be one for two."""
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadSetup(
            "a tournament needs two players at least, each named once: a player against itself says nothing of it"
        )
    if 2 not in game.seats:
        raise BadSetup(f"{game.title} is not for two; a tournament plays each against each")
    won: dict[tuple[str, str], float] = {}
    digests = []
    pairs = list(combinations(names, 2))
    for at, (one, other) in enumerate(pairs):
        report = simulate(game, [one, other], games, seed, options, processes, None, 2)
        for row in report.rows:
            won[row.bot, other if row.bot == one else one] = row.points * row.games
        digests.append(report.digest)
        if progress is not None:
            progress(at + 1, len(pairs))
    ratings, errors = bradley_terry(names, won)
    each = games * (len(names) - 1)
    rows = [
        Standing(name, each, sum(won[name, other] for other in names if other != name) / each, ratings[at], errors[at])
        for at, name in enumerate(names)
    ]
    cross = {name: {other: won[name, other] / games for other in names if other != name} for name in names}
    return Tournament(game.name, seed, tuple(sorted(rows, key=lambda row: -row.rating)), cross, tuple(digests))
