"""Questions of a designer, each answered from games that are played for it, by several levels of players.

    baronage lab first-seat brawling --bots heuristic,wat --until-clear
    baronage lab too-strong brawling
    baronage lab what-if brawling --set cards.KNI.cost=6

A game counts as one observation, however many seats it has. All answers to one question are corrected for their number
(Bonferroni), and `until_clear`, which looks at the games after each doubling, also for the number of looks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from baronage.arena.simulate import Z, mean_and_error
from baronage.engine.core.errors import BadDocument
from baronage.lab.card_stats import Deed, what_goes_with_winning
from baronage.lab.compare import LEVEL, Difference, compare
from baronage.lab.experiment import Experiment, read_experiment
from baronage.lab.run import Line, play_all

MATTERS = 0.05  # points per game that matter; less is called fair
FIRST, LOOKS = 100, 7  # games of the first look with until_clear; each further look doubles them
Setting = dict[str, Any]  # an experiment without players and number of games


@dataclass(frozen=True)
class Answer:
    """The share of the first seat in the games of one level of players."""

    bot: str
    games: int
    advantage: float  # points of the first seat beyond the mean of the other seats
    low: float  # interval of at least 95 % for all answers and looks together
    high: float
    verdict: str  # "better", "worse", "fair", or "unclear"
    needed: int  # games for a verdict, if it is unclear


def first_seat(
    setting: Setting, bots: Sequence[str], games: int, until_clear: bool = False, processes: int | None = None
) -> list[Answer]:
    """Compare the first seat with the others for each level of players; with `until_clear`, `games` is the most to play."""
    found = []
    for bot in bots:
        looks = _looks(games) if until_clear else [games]
        level = LEVEL / (len(bots) * len(looks))
        answer = None
        for count in looks:
            lines = _played(setting, bot, count, processes)
            answer = _judged(bot, [_advantage(line) for line in lines], level)
            if answer.verdict != "unclear":
                break
        assert answer is not None
        found.append(answer)
    return found


def _looks(most: int) -> list[int]:
    """Return the numbers of games after which to look at the answer."""
    looks = [min(FIRST << at, most) for at in range(LOOKS)]
    return sorted({*looks[:-1], most})


def _played(setting: Setting, bot: str, games: int, processes: int | None) -> list[Line]:
    return play_all([_experiment(setting, bot, games)], processes)[0]


def _experiment(setting: Setting, bot: str, games: int) -> Experiment:
    if games < 2:
        raise BadDocument(f"at least 2 games are needed, not {games}")
    return read_experiment({**setting, "bots": [bot], "games": games})


def _advantage(line: Line) -> float:
    """Return the points of the first seat of a game beyond the mean of the others."""
    first, *others = line["points"]
    return float(first) - math.fsum(others) / len(others)


def _judged(bot: str, values: Sequence[float], level: float) -> Answer:
    mean, error = mean_and_error(values)
    deviation = error / Z
    half = NormalDist().inv_cdf(1 - level / 2) * deviation
    low, high = mean - half, mean + half
    if low > 0 or high < 0:
        verdict = "better" if mean > 0 else "worse"
    else:
        verdict = "fair" if low > -MATTERS and high < MATTERS else "unclear"
    needed = 0
    if verdict == "unclear":  # to show that it is as large as measured, or that it is fair
        gap = max(abs(mean), MATTERS - abs(mean), MATTERS / 2)
        needed = math.ceil(len(values) * (half / gap) ** 2)
    return Answer(bot, len(values), mean, low, high, verdict, needed)


def too_strong(
    setting: Setting, bots: Sequence[str], games: int, processes: int | None = None
) -> dict[str, list[Deed]]:
    """Return the cards and acts that go with winning by level of players, best first."""
    return {bot: what_goes_with_winning(_played(setting, bot, games, processes)) for bot in bots}


def what_if(
    setting: Setting,
    changed: str,
    bots: Sequence[str],
    games: int,
    processes: int | None = None,
) -> dict[str, list[Difference]]:
    """Return what changes with `changed`, a name of `lab patch`, by level of players.

    Both games are played with the same seeds.
    """
    found = {}
    for bot in bots:
        one, other = play_all(
            [_experiment(setting, bot, games), _experiment({**setting, "game": changed}, bot, games)], processes
        )
        found[bot] = compare(_numbered(one), _numbered(other), len(bots))
    return found


def _numbered(lines: Sequence[Line]) -> dict[int, Line]:
    return {line["number"]: line for line in lines}
