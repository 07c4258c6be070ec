"""What of that which players do goes with winning: card by card, where the game has cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from baronage.arena.simulate import Z, mean_and_error
from baronage.engine.errors import BadDocument
from baronage.lab.compare import holm
from baronage.lab.run import Line

FEWEST = 10  # players who did it, and as many who did not, to say anything


@dataclass(frozen=True)
class Deed:
    """How those fared who did it, and those who did not."""

    name: str
    players: int  # who did it, of all seats of all games
    share: float  # of all players
    points: float  # mean of those who did it
    others: float  # mean of those who did not
    difference: float
    error: float  # half the interval of 95 %
    sure: bool  # does it stand among all that were looked at?


def what_goes_with_winning(lines: Sequence[Line]) -> list[Deed]:
    """Best first. That it goes with winning does not say that it brings it: who leads can also afford more."""
    if not lines:
        raise BadDocument("there are no games to look at")
    if any("deeds" not in line for line in lines):
        raise BadDocument("these games were played before deeds were counted; play the experiment again")
    names = sorted({name for line in lines for name in line["deeds"]})
    found: list[tuple[str, int, float, float, float, float, float, float]] = []
    for name in names:
        done: list[float] = []
        left: list[float] = []
        for line in lines:
            counts = line["deeds"].get(name)
            for seat, points in enumerate(line["points"]):
                (done if counts is not None and counts[seat] else left).append(points)
        if len(done) < FEWEST or len(left) < FEWEST:
            continue
        (one, doubt), (two, other) = mean_and_error(done), mean_and_error(left)
        error = math.hypot(doubt, other)
        chance = 1.0 if one == two else 0.0 if not error else math.erfc(abs(one - two) * Z / error / math.sqrt(2))
        found.append((name, len(done), len(done) / (len(done) + len(left)), one, two, one - two, error, chance))
    sure = holm([row[-1] for row in found])
    rows = [Deed(*row[:-1], sure=yes) for row, yes in zip(found, sure, strict=True)]
    return sorted(rows, key=lambda row: (-row.difference, row.name))
