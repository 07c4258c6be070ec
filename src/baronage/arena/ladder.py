"""The ladder: each character against the one below it, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from baronage.arena.simulate import Progress, Report, percent, simulate
from baronage.bots.characters import CHARACTERS
from baronage.engine.game.game import Game

LADDER = tuple(character.NAME for character in CHARACTERS)


@dataclass(frozen=True)
class Rung:
    """The result of one character among players of the next lower one."""

    upper: str
    lower: str
    games: int
    wins: int
    share: float
    low: float  # Wilson's interval of 95 %
    high: float
    fair: float  # the expected share of an equal player
    seconds: float
    harms: Mapping[str, int]  # self-harm of both, by name

    def cells(self) -> list[str]:
        """Return the entry as a table row."""
        interval = f"{percent(self.share)} ({100 * self.low:.0f} – {100 * self.high:.0f})"
        fair, harms = f"{self.share / self.fair:.2f}", str(sum(self.harms.values()))
        return [self.upper, self.lower, f"{self.games:,}", interval, fair, harms]


def rungs(names: Sequence[str], against: str | None = None) -> list[tuple[str, str]]:
    """Return the pairs to measure: each against the one before, or all against one."""
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
    """Play `games` games for each pair: one seat for the upper character, all others for the lower."""
    found = []
    count = seats or game.meta.default_seats
    for upper, lower in pairs:
        report = simulate(game, [upper, *[lower] * (count - 1)], games, seed, options, processes, progress, count)
        found.append(_rung(upper, lower, count, report))
    return found


def _rung(upper: str, lower: str, seats: int, report: Report) -> Rung:
    row = next(row for row in report.rows if row.bot == upper)
    harms: Counter[str] = Counter()
    for one in report.rows:
        harms.update(one.harms)
    share, low, high = row.win_share, row.win_low, row.win_high
    return Rung(upper, lower, row.games, row.wins, share, low, high, 1 / seats, report.seconds, dict(harms))


def markdown(columns: Sequence[str], rows: Sequence[Rung]) -> str:
    """Return a Markdown table with these headings."""
    lines = [columns, ["---"] * len(columns), *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
