"""Ratings, computed from results. Equal results always give equal ratings.

The Plackett-Luce model of Weng and Lin (openskill) supports tables of any size and ties. A rating belongs to a game and
a number of seats. Bots are the anchors: their ratings were measured and stay fixed, so that a number keeps its meaning.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce

MEAN, DOUBT = 25.0, 25.0 / 3  # of a new player; the scale of openskill
# The displayed scale: 1,500 for a new player, and differences as in chess (400 more means ten to one at two seats).
SHOWN = 1500.0
STEP = 400 / math.log(10) / (math.sqrt(2) * 25 / 6)
WHOLE = 1.96  # standard deviations on either side, for 95 %
FEW = 5  # games, below which no rating is shown

Field = tuple[str, int]  # a game, and its number of seats


@dataclass(frozen=True)
class Result:
    """The result of a table: its players in seat order, and each place; equal places are shared."""

    id: str
    at: float
    game: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    teams: tuple[int, ...] = ()  # by seat; empty without teams


@dataclass(frozen=True)
class Rating:
    """A rating: strength, uncertainty, and number of games."""

    mean: float = MEAN
    doubt: float = DOUBT
    games: int = 0

    @property
    def shown(self) -> int:
        """The displayed rating."""
        return round(SHOWN + STEP * (self.mean - MEAN))

    @property
    def half_width(self) -> int:
        """Half the displayed interval of 95 %."""
        return round(WHOLE * STEP * self.doubt)

    @property
    def is_known(self) -> bool:
        """Whether there were enough games to show it."""
        return self.games >= FEW


def at(shown: float, half_width: float = 60.0, games: int = FEW) -> Rating:
    """Return a rating from displayed numbers, for anchors."""
    return Rating(MEAN + (shown - SHOWN) / STEP, half_width / WHOLE / STEP, games)


@dataclass(frozen=True)
class Point:
    """A rating after a game, for its curve."""

    at: float
    result: str
    rating: Rating


@dataclass
class Ratings:
    """The ratings after the results so far. `add` results in the order in which they ended."""

    anchors: Mapping[tuple[str, str, int], Rating] = field(default_factory=dict)  # by player, game and seats
    of: dict[Field, dict[str, Rating]] = field(default_factory=dict)
    curve: dict[tuple[str, Field], list[Point]] = field(default_factory=dict)
    last: tuple[float, str] = (-math.inf, "")  # of the last result: its end time and its id

    def rating(self, player: str, game: str, seats: int) -> Rating:
        """Return the rating of a player. A new player has the default rating."""
        anchor = self.anchors.get((player, game, seats))
        return anchor or self.of.get((game, seats), {}).get(player, Rating())

    def add(self, result: Result) -> None:
        """Add one result."""
        seats = len(result.players)
        if len(result.places) != seats or len(set(result.players)) != seats or seats < 2:
            raise ValueError(f"result {result.id}: each player must occur once and have a place")
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
    """Return the ratings after all results, in the order in which they ended."""
    found = Ratings(anchors or {})
    for result in sorted(results, key=lambda one: (one.at, one.id)):
        found.add(result)
    return found


def chance(one: Rating, other: Rating) -> float:
    """Return the probability that the first wins at a table of two, including uncertainty."""
    spread = math.sqrt(2 * (25 / 6) ** 2 + one.doubt**2 + other.doubt**2)
    return 1 / (1 + math.exp((other.mean - one.mean) / spread))
