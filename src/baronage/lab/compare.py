"""What is different between two experiments: on the games that both have, game by game with the same seed.

An interval holds with 95 % certainty by itself; a difference is called sure only if it stands when all that is looked at is
looked at together (Holm's correction).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from baronage.arena.simulate import mean_and_error
from baronage.engine.errors import BadDocument
from baronage.lab.run import Line

LEVEL = 0.05
FEWEST = 10  # games, to say anything


@dataclass(frozen=True)
class Difference:
    """Of one figure: its mean in both, how much larger it is in the second, and half the interval of that."""

    name: str
    first: float
    second: float
    difference: float
    error: float
    sure: bool  # does it stand among all that were looked at?


def compare(one: dict[int, Line], other: dict[int, Line]) -> list[Difference]:
    """All figures that both have, in games of the same number and seed."""
    both = sorted(number for number in one if number in other and one[number]["seed"] == other[number]["seed"])
    if len(both) < FEWEST:
        raise BadDocument(
            f"the two have {len(both)} games in common, with the same number and seed; {FEWEST} are needed"
        )
    found: list[tuple[str, float, float, float, float, float]] = []
    for name, figure in _figures(one[both[0]], one, other).items():
        pairs = [(figure(one[number]), figure(other[number])) for number in both]
        changes = [second - first for first, second in pairs]
        mean, error = mean_and_error(changes)
        deviation = error / 1.96
        chance = 1.0 if not mean else 0.0 if not deviation else math.erfc(abs(mean) / deviation / math.sqrt(2))
        first, second = (sum(values) / len(both) for values in zip(*pairs, strict=True))
        found.append((name, first, second, mean, error, chance))
    sure = holm([row[-1] for row in found])
    return [Difference(*row[:-1], sure=yes) for row, yes in zip(found, sure, strict=True)]


def holm(chances: list[float]) -> list[bool]:
    """Which of several findings stand, each with its chance to come about by itself."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    stands = [False] * len(chances)
    for rank, at in enumerate(order):
        if chances[at] > LEVEL / (len(chances) - rank):
            break
        stands[at] = True
    return stands


def _figures(line: Line, one: dict[int, Line], other: dict[int, Line]) -> dict[str, Callable[[Line], float]]:
    """What is compared, by name."""
    found: dict[str, Callable[[Line], float]] = {"decisions": lambda it: float(it["decisions"])}
    for seat in range(len(line["bots"])):
        found[f"points of seat {seat + 1}"] = lambda it, seat=seat: float(it["points"][seat])  # type: ignore[misc]
    if len(set(line["bots"])) > 1:
        for bot in sorted(set(line["bots"])):
            found[f"points of {bot}"] = lambda it, bot=bot: _points(it, bot)  # type: ignore[misc]
    events = sorted({name for lines in (one, other) for it in lines.values() for name in it["events"]})
    for event in events:
        found[f"{event} a game"] = lambda it, event=event: float(it["events"].get(event, 0))  # type: ignore[misc]
    return found


def _points(line: Line, bot: str) -> float:
    mine = [points for name, points in zip(line["bots"], line["points"], strict=True) if name == bot]
    return sum(mine) / len(mine) if mine else 0.0
