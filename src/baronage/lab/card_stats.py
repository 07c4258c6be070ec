"""The correlation of players' actions with winning, by card in games with cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from baronage.arena.simulate import Z
from baronage.engine.core.errors import BadDocument
from baronage.lab.compare import holm, power
from baronage.lab.run import Line

FEWEST = 10  # minimum number of players on each side


@dataclass(frozen=True)
class ActionStat:
    """The results of players with and without an action."""

    name: str
    players: int  # who did it, of all seats of all games
    share: float  # of all players
    points: float  # mean of those who did it
    others: float  # mean of those who did not
    difference: float
    error: float  # half the interval of 95 %; the seats of one game are not independent of each other
    shows: float  # the smallest difference that 4 of 5 such experiments would call sure
    needed: int  # games needed to show a difference of this size, or 0 without one
    sure: bool  # whether it is significant among all those tested


def what_goes_with_winning(lines: Sequence[Line], others: int = 1) -> list[ActionStat]:
    """Return the actions, best first. A correlation is not a cause: a leader can also afford more.

    `others` is the number of such lists that are looked at; all are corrected for.
    """
    if not lines:
        raise BadDocument("there are no games")
    if any("deeds" not in line for line in lines):
        raise BadDocument("these games have no event counts; play the experiment again")
    names = sorted({name for line in lines for name in line["deeds"]})
    found: list[tuple[str, int, float, float, float, float, float, float]] = []
    for name in names:
        games = [_split(line, name) for line in lines]
        done = [points for game in games for points in game[0]]
        left = [points for game in games for points in game[1]]
        if len(done) < FEWEST or len(left) < FEWEST:
            continue
        one, two = math.fsum(done) / len(done), math.fsum(left) / len(left)
        pulls = [_pull(with_it, one, len(done)) - _pull(without, two, len(left)) for with_it, without in games]
        error = Z * math.sqrt(math.fsum(pull**2 for pull in pulls) * len(games) / (len(games) - 1))
        chance = 1.0 if one == two else 0.0 if not error else math.erfc(abs(one - two) * Z / error / math.sqrt(2))
        found.append((name, len(done), len(done) / (len(done) + len(left)), one, two, one - two, error, chance))
    sure = holm([min(1.0, others * row[-1]) for row in found])
    rows = [
        ActionStat(*row[:-1], *power(row[5], row[6], others * len(found), len(lines)), sure=yes)
        for row, yes in zip(found, sure, strict=True)
    ]
    return sorted(rows, key=lambda row: (-row.difference, row.name))


def _split(line: Line, name: str) -> tuple[list[float], list[float]]:
    """Return the points of the seats of a game that did it, and of those that did not."""
    counts = line["deeds"].get(name) or [0] * len(line["points"])
    points = list(zip(line["points"], counts, strict=True))
    return [it for it, count in points if count], [it for it, count in points if not count]


def _pull(points: list[float], mean: float, count: int) -> float:
    """Return how far one game moves the mean of `count` points."""
    return math.fsum(it - mean for it in points) / count
