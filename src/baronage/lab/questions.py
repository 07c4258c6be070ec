"""Questions of a designer, each answered from games that are played for it, by several levels of players.

    baronage lab first-seat brawling --bots heuristic,wat --until-clear
    baronage lab too-strong brawling
    baronage lab what-if brawling --set cards.KNI.cost=6
    baronage lab what-if brawling --set cards.KNI.cost=6 --one-seat

A game counts as one observation, however many seats it has. All answers to one question are corrected for their number
(Bonferroni, or Holm for cards and numbers), and `until_clear`, which looks at the games after each doubling, also for the
number of looks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, TypeVar

from baronage.arena.simulate import Z, mean_and_error
from baronage.engine.core.errors import BadDocument
from baronage.lab.card_stats import ActionStat, what_goes_with_winning
from baronage.lab.compare import LEVEL, Difference, compare
from baronage.lab.experiment import Experiment, read_experiment, seat_changed
from baronage.lab.run import Line, play_all

MATTERS = 0.05  # points per game that matter; less is called fair
FIRST, LOOKS = 100, 7  # games of the first look with until_clear; each further look doubles them
Setting = dict[str, Any]  # an experiment without players and number of games


@dataclass(frozen=True)
class Answer:
    """The advantage of one seat in the games of one level of players."""

    bot: str
    games: int
    advantage: float  # points of the seat beyond the mean of the other seats
    low: float  # interval of at least 95 % for all answers and looks together
    high: float
    verdict: str  # "better", "worse", "fair", or "unclear"
    needed: int  # games for a verdict, if it is unclear


def first_seat(
    setting: Setting, bots: Sequence[str], games: int, until_clear: bool = False, processes: int | None = None
) -> list[Answer]:
    """Compare the first seat with the others for each level of players; with `until_clear`, `games` is the most to play."""

    def advantages(bot: str, count: int) -> list[float]:
        return [_advantage(line, 0) for line in _played(setting, bot, count, processes)]

    return [_answered(bot, advantages, len(bots), games, until_clear) for bot in bots]


def one_seat(
    setting: Setting,
    changed: str,
    bots: Sequence[str],
    games: int,
    until_clear: bool = False,
    processes: int | None = None,
) -> list[Answer]:
    """Return what a change is worth to the one seat that has it, which is another seat in each game.

    `changed` is a name of `lab patch`. Each game is compared with the game of the same seed without the change.
    """

    def advantages(bot: str, count: int) -> list[float]:
        plain = _experiment(setting, bot, count)
        usual, found = play_all([plain, _experiment({**setting, "changed": changed}, bot, count)], processes)
        return [
            _advantage(line, seat_changed(plain.setup.seats, line["number"]))
            - _advantage(before, seat_changed(plain.setup.seats, line["number"]))
            for before, line in zip(usual, found, strict=True)
        ]

    return [_answered(bot, advantages, len(bots), games, until_clear) for bot in bots]


def _answered(
    bot: str, advantages: Callable[[str, int], list[float]], levels: int, games: int, until_clear: bool
) -> Answer:
    """Return the answer for one level of players, from the advantages of a seat in a number of games."""
    looks = _looks(games) if until_clear else [games]
    for count in looks:
        answer = _judged(bot, advantages(bot, count), LEVEL / (levels * len(looks)))
        if answer.verdict != "unclear":
            break
    return answer


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


def _advantage(line: Line, seat: int) -> float:
    """Return the points of a seat of a game beyond the mean of the others."""
    others = [points for at, points in enumerate(line["points"]) if at != seat]
    return float(line["points"][seat]) - math.fsum(others) / len(others)


def _judged(bot: str, values: Sequence[float], level: float) -> Answer:
    """Return the answer for the advantages of a seat in games.

    The interval covers a whole point in games so rare that none of them may have been played: equal games prove little.
    """
    mean, error = mean_and_error(values)
    deviation = error / Z
    half = max(NormalDist().inv_cdf(1 - level / 2) * deviation, math.log(2 / level) / len(values))
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
    setting: Setting, bots: Sequence[str], games: int, until_clear: bool = False, processes: int | None = None
) -> dict[str, list[ActionStat]]:
    """Return the cards and acts that go with winning by level of players, best first.

    With `until_clear`, stop as soon as one is sure; `games` is the most to play.
    """
    looks = _looks(games) if until_clear else [games]

    def found(bot: str) -> Iterator[list[ActionStat]]:
        for count in looks:
            rows = what_goes_with_winning(_played(setting, bot, count, processes), len(bots) * len(looks))
            yield [it for it in rows if " " in it.name] or rows  # of acts and cards the cards, if there are any

    return {bot: _until_sure(found(bot)) for bot in bots}


def what_if(
    setting: Setting,
    changed: str,
    bots: Sequence[str],
    games: int,
    until_clear: bool = False,
    processes: int | None = None,
) -> dict[str, list[Difference]]:
    """Return what changes with `changed`, a name of `lab patch`, by level of players.

    Both games are played with the same seeds. With `until_clear`, stop as soon as a difference is sure.
    """
    looks = _looks(games) if until_clear else [games]

    def found(bot: str) -> Iterator[list[Difference]]:
        for count in looks:
            both = [_experiment(setting, bot, count), _experiment({**setting, "game": changed}, bot, count)]
            one, other = play_all(both, processes)
            yield compare(_numbered(one), _numbered(other), len(bots) * len(looks))

    return {bot: _until_sure(found(bot)) for bot in bots}


Rows = TypeVar("Rows", list[ActionStat], list[Difference])


def _until_sure(looks: Iterator[Rows]) -> Rows:
    """Return the rows of the first look with a sure row, or of the last look."""
    for rows in looks:
        if any(it.sure for it in rows):
            break
    return rows


def _numbered(lines: Sequence[Line]) -> dict[int, Line]:
    return {line["number"]: line for line in lines}
