"""Ratings, counted from results: the same results give the same ratings, whoever counts and how often.

Weng and Lin's model of Plackett and Luce (openskill) takes tables of any size and ties. A rating belongs to a game and a number
of seats. Bots are the anchor: theirs were measured, are given, and do not move; so a number means the same next year.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce

MEAN, DOUBT = 25.0, 25.0 / 3  # of who has not played; openskill's own scale
# What people read: 1,500 for a newcomer, and differences as in chess (400 more: ten to one at two seats).
SHOWN = 1500.0
STEP = 400 / math.log(10) / (math.sqrt(2) * 25 / 6)
WHOLE = 1.96  # doubts on either side, for 95 in 100
FEW = 5  # games, below which no figure is shown

Field = tuple[str, int]  # a game, and how many sit at its table


@dataclass(frozen=True)
class Result:
    """What came of a table: who sat there in the order of the seats, and each one's place; equal places are shared."""

    id: str
    at: float
    game: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    teams: tuple[int, ...] = ()  # of each seat; none: everybody for himself


@dataclass(frozen=True)
class Rating:
    """How strong, how sure, after how many games."""

    mean: float = MEAN
    doubt: float = DOUBT
    games: int = 0

    @property
    def shown(self) -> int:
        """As people read it."""
        return round(SHOWN + STEP * (self.mean - MEAN))

    @property
    def half_width(self) -> int:
        """With 95 in 100 it is no farther off than this."""
        return round(WHOLE * STEP * self.doubt)

    @property
    def is_known(self) -> bool:
        """Were there games enough to show it?"""
        return self.games >= FEW


def at(shown: float, half_width: float = 60.0, games: int = FEW) -> Rating:
    """A rating from the figures that people read: how anchors are given."""
    return Rating(MEAN + (shown - SHOWN) / STEP, half_width / WHOLE / STEP, games)


@dataclass(frozen=True)
class Point:
    """A rating after a game, for its curve."""

    at: float
    result: str
    rating: Rating


@dataclass
class Ratings:
    """All that follows from the results so far. `add` them in the order in which they ended."""

    anchors: Mapping[tuple[str, str, int], Rating] = field(default_factory=dict)  # by player, game and seats
    of: dict[Field, dict[str, Rating]] = field(default_factory=dict)
    curve: dict[tuple[str, Field], list[Point]] = field(default_factory=dict)
    last: tuple[float, str] = (-math.inf, "")  # of the last result: when it ended, and its id

    def rating(self, player: str, game: str, seats: int) -> Rating:
        """Of a player; of one who has not played, that of a newcomer."""
        anchor = self.anchors.get((player, game, seats))
        return anchor or self.of.get((game, seats), {}).get(player, Rating())

    def add(self, result: Result) -> None:
        """Count one more."""
        seats = len(result.players)
        if len(result.places) != seats or len(set(result.players)) != seats or seats < 2:
            raise ValueError(f"result {result.id}: each sits there once, and has a place")
        key = (result.game, seats)
        mine = self.of.setdefault(key, {})
        sides = result.teams or tuple(range(seats))
        names = sorted(set(sides))
        old = [self.rating(player, *key) for player in result.players]
        made = [
            [_MODEL.rating(mu=one.mean, sigma=one.doubt) for one, side in zip(old, sides, strict=True) if side == name]
            for name in names
        ]
        ranks = [
            float(min(place for place, side in zip(result.places, sides, strict=True) if side == name))
            for name in names
        ]
        new = {name: iter(side) for name, side in zip(names, _MODEL.rate(made, ranks=ranks), strict=True)}
        for player, before, side in zip(result.players, old, sides, strict=True):
            found: Any = next(new[side])
            if (player, *key) not in self.anchors:
                mine[player] = Rating(found.mu, found.sigma, before.games + 1)
                self.curve.setdefault((player, key), []).append(Point(result.at, result.id, mine[player]))
        self.last = max(self.last, (result.at, result.id))


_MODEL = PlackettLuce()


def rate(results: Iterable[Result], anchors: Mapping[tuple[str, str, int], Rating] | None = None) -> Ratings:
    """Count all of them, in the order in which they ended, whatever order they come in."""
    found = Ratings(anchors or {})
    for result in sorted(results, key=lambda one: (one.at, one.id)):
        found.add(result)
    return found


def chance(one: Rating, other: Rating) -> float:
    """That the first wins at a table of two, doubt included."""
    spread = math.sqrt(2 * (25 / 6) ** 2 + one.doubt**2 + other.doubt**2)
    return 1 / (1 + math.exp((other.mean - one.mean) / spread))
