"""The ladder: each character against the one below it, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from baronage.arena.simulate import Progress, Report, simulate
from baronage.bots.characters import CHARACTERS
from baronage.engine.game import Game

LADDER = tuple(character.NAME for character in CHARACTERS)


@dataclass(frozen=True)
class Rung:
    """One character among others of the one below."""

    upper: str
    lower: str
    games: int
    wins: int
    share: float
    low: float  # Wilson's interval of 95 %
    high: float
    fair: float  # what an equal would win
    seconds: float

    def cells(self) -> list[str]:
        """As a row of a table."""
        interval = f"{100 * self.share:.0f} % ({100 * self.low:.0f} – {100 * self.high:.0f})"
        return [self.upper, self.lower, f"{self.games:,}", interval, f"{self.share / self.fair:.2f}"]


def rungs(names: Sequence[str] = LADDER, against: str | None = None) -> list[tuple[str, str]]:
    """Who is measured against whom: each against the one before, or all against one."""
    if against is not None:
        return [(name, against) for name in names if name != against]
    return [(upper, lower) for lower, upper in pairwise(names)]


def ladder(
    game: Game,
    pairs: Sequence[tuple[str, str]],
    games: int = 100,
    seed: int = 0,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> list[Rung]:
    """Play so many games for each pair: one of the upper among as many of the lower as there are other seats."""
    found = []
    count = seats or game.meta.default_seats
    for upper, lower in pairs:
        report = simulate(game, [upper, *[lower] * (count - 1)], games, seed, options, processes, progress, count)
        found.append(_rung(upper, lower, count, report))
    return found


def _rung(upper: str, lower: str, seats: int, report: Report) -> Rung:
    row = next(row for row in report.rows if row.bot == upper)
    return Rung(upper, lower, row.games, row.wins, row.win_share, row.win_low, row.win_high, 1 / seats, report.seconds)


def markdown(columns: Sequence[str], rows: Sequence[Rung]) -> str:
    """A table for a page, under these headings."""
    lines = [columns, ["---"] * len(columns), *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
