"""Comparison of two experiments on their common games, paired by seed.

Each interval has 95 % confidence on its own. A difference is called sure only if it is significant after Holm's
correction for all compared numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from statistics import NormalDist

from baronage.arena.simulate import Z, mean_and_error
from baronage.engine.core.errors import BadDocument
from baronage.lab.run import Line

LEVEL = 0.05
POWER = NormalDist().inv_cdf(0.8)  # standard errors beyond the threshold, to be found in 4 of 5 experiments
FEWEST = 10  # games, to say anything


@dataclass(frozen=True)
class Difference:
    """A compared number: its mean in both experiments, the difference, and half its interval."""

    name: str
    first: float
    second: float
    difference: float
    error: float
    shows: float  # the smallest difference that 4 of 5 such experiments would call sure
    needed: int  # games needed to show a difference of this size, or 0 without one
    sure: bool  # whether it is significant among all those tested


def compare(one: dict[int, Line], other: dict[int, Line], others: int = 1) -> list[Difference]:
    """Return all common numbers, from games with equal number and seed.

    `others` is the number of such comparisons that are shown together; all are corrected for.
    """
    both = sorted(number for number in one if number in other and one[number]["seed"] == other[number]["seed"])
    if len(both) < FEWEST:
        raise BadDocument(
            f"the two have {len(both)} games in common, with the same number and seed; {FEWEST} are needed"
        )
    found: list[tuple[str, float, float, float, float, float]] = []
    for name, measure in _measures(one[both[0]], one, other).items():
        pairs = [(measure(one[number]), measure(other[number])) for number in both]
        changes = [second - first for first, second in pairs]
        mean, error = mean_and_error(changes)
        deviation = error / Z
        chance = 1.0 if not mean else 0.0 if not deviation else math.erfc(abs(mean) / deviation / math.sqrt(2))
        first, second = (sum(values) / len(both) for values in zip(*pairs, strict=True))
        found.append((name, first, second, mean, error, chance))
    sure = holm([min(1.0, others * row[-1]) for row in found])
    return [
        Difference(*row[:-1], *power(row[3], row[4], others * len(found), len(both)), sure=yes)
        for row, yes in zip(found, sure, strict=True)
    ]


def power(difference: float, error: float, findings: int, games: int) -> tuple[float, int]:
    """Return the smallest difference that `games` games show among `findings`, and the games that this one needs."""
    shows = (NormalDist().inv_cdf(1 - LEVEL / (2 * findings)) + POWER) * error / Z
    return shows, math.ceil(games * (shows / difference) ** 2) if difference else 0


def holm(chances: list[float]) -> list[bool]:
    """Return which of several findings are significant, from their p-values."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    stands = [False] * len(chances)
    for rank, at in enumerate(order):
        if chances[at] > LEVEL / (len(chances) - rank):
            break
        stands[at] = True
    return stands


def _measures(line: Line, one: dict[int, Line], other: dict[int, Line]) -> dict[str, Callable[[Line], float]]:
    """Return the compared numbers by name."""
    found: dict[str, Callable[[Line], float]] = {"decisions": lambda it: float(it["decisions"])}
    for seat in range(len(line["bots"])):
        found[f"points of seat {seat + 1}"] = lambda it, seat=seat: float(it["points"][seat])  # type: ignore[misc]
    if len(set(line["bots"])) > 1:
        for bot in sorted(set(line["bots"])):
            found[f"points of {bot}"] = lambda it, bot=bot: _points(it, bot)  # type: ignore[misc]
    events = sorted({name for lines in (one, other) for it in lines.values() for name in it["events"]})
    for event in events:
        found[f"{event} a game"] = lambda it, event=event: float(it["events"].get(event, 0))  # type: ignore[misc]
    for name in sorted({name for lines in (one, other) for it in lines.values() for name in it.get("deeds", ())}):
        if name not in events:  # the use of a card: the event with its object
            found[f"{name} a game"] = lambda it, name=name: float(sum(it["deeds"].get(name, ())))  # type: ignore[misc]
    return found


def _points(line: Line, bot: str) -> float:
    mine = [points for name, points in zip(line["bots"], line["points"], strict=True) if name == bot]
    return sum(mine) / len(mine) if mine else 0.0
