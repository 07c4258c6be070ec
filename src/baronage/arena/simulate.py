"""Many games between bots, in several processes, and their statistics.

The result depends only on the game, the bots, the number of games, the seed and the options. `digest` is equal for any
number of processes.
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from baronage.arena.play import derived_seed, play_setup
from baronage.arena.players import player
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import Setup
from baronage.engine.game.game import Game

Progress = Callable[[int, int], None]  # games played, total games

BATCH = 50  # maximum number of games in a batch
Z = 1.96  # standard errors in an interval of 95 %


@dataclass(frozen=True)
class Result:
    """The result of one simulated game. `bots`, `places`, `points` and `scores` are by seat."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[float, ...]
    scores: tuple[float, ...]
    decisions: int
    cause: str
    missed: tuple[int, ...]  # decisions for which a program gave no legal answer in time
    harms: tuple[tuple[str, ...], ...] = ()  # names of self-harm


@dataclass(frozen=True)
class Row:
    """The statistics of one bot over all its seats in all games. Two seats in one game give two results."""

    bot: str
    games: int  # number of results
    wins: int  # first places, including shared ones
    win_share: float
    win_low: float  # Wilson's interval of 95 %
    win_high: float
    place: float  # mean
    points: float  # mean, from 0 to 1
    points_error: float  # half the interval of 95 %
    score: float  # mean, in the game's own points
    missed: int  # decisions without a legal answer in time, in all games
    harms: Mapping[str, int]  # self-harm by name, in all games


@dataclass(frozen=True)
class Report:
    """The result of a simulation."""

    game: str
    title: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    rows: tuple[Row, ...]
    length: float  # mean number of decisions per game
    length_error: float
    shortest: int
    longest: int
    ends: dict[str, int]  # games by the cause of their end
    first_seat_wins: int
    digest: str
    seconds: float  # wall-clock time; the only number here that is not deterministic
    processes: int

    def cells(self) -> list[list[str]]:
        """Return the rows as text, best bot first: bot, games, wins, win interval, place, points, score."""
        return [
            [
                row.bot,
                f"{row.games:,}",
                f"{100 * row.win_share:.1f} %",
                f"{100 * row.win_low:.1f} – {100 * row.win_high:.1f} %",
                f"{row.place:.2f}",
                f"{row.points:.3f} ± {row.points_error:.3f}",
                f"{row.score:.2f}",
            ]
            for row in self.rows
        ]

    def document(self) -> dict[str, Any]:
        """Return the report as JSON."""
        return {
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "rows": [dict(vars(row)) for row in self.rows],
            "length": {
                "mean": self.length,
                "error": self.length_error,
                "shortest": self.shortest,
                "longest": self.longest,
            },
            "ends": dict(self.ends),
            "first_seat_wins": self.first_seat_wins,
            "digest": self.digest,
            "seconds": self.seconds,
            "processes": self.processes,
        }


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int = 100,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    seats: int | None = None,
) -> Report:
    """Play games between these bots and return a report. Seats rotate in both directions around the table.

    There are as many seats as bots unless `seats` is larger; then the bots are dealt around the table in turn. If
    `processes` is None, use all cores of this process.
    """
    if not bots:
        raise BadSetup("a simulation needs at least one bot")
    if games < 1:
        raise BadSetup(f"a simulation needs at least 1 game, not {games}")
    for name in bots:
        player(name)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else game.meta.default_seats
    if seats < len(bots):
        raise BadSetup(f"{len(bots)} bots are too many for {seats} seats")
    setup = game.setup(seats, options)
    line = tuple(bots[at % len(bots)] for at in range(seats))
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    workers = max(1, cores if processes is None else processes)
    size = max(1, min(BATCH, -(-games // (4 * workers))))
    batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
    began = perf_counter()
    results: list[Result] = []
    if workers == 1 or len(batches) == 1:
        workers = 1
        for batch in batches:
            results += _play_batch(setup, line, batch, seed)
            if progress is not None:
                progress(len(results), games)
    else:
        results = _play_in_pool(setup, line, batches, seed, min(workers, len(batches)), progress)
    return _report(setup, tuple(bots), seed, results, perf_counter() - began, workers)


def seating(line: Sequence[str], number: int) -> tuple[str, ...]:
    """Return the seating of a game: each bot in each seat, then in the opposite direction."""
    seats = len(line)
    shift, mirrored = number % seats, number // seats % 2
    turned = [line[(seat + shift) % seats] for seat in range(seats)]
    return tuple(reversed(turned) if mirrored else turned)


def _play_batch(setup: Setup, line: tuple[str, ...], numbers: range, seed: int) -> list[Result]:
    results = []
    for number in numbers:
        names = seating(line, number)
        played = play_setup(setup, [player(name) for name in names], derived_seed(seed, number))
        standings = played.standings.seats
        results.append(
            Result(
                number,
                names,
                tuple(standing.place for standing in standings),
                tuple(standing.points for standing in standings),
                tuple(standing.score for standing in standings),
                played.decisions,
                played.standings.cause,
                played.missed,
                played.harms,
            )
        )
    return results


def _play_in_pool(
    setup: Setup, line: tuple[str, ...], batches: list[range], seed: int, workers: int, progress: Progress | None
) -> list[Result]:
    # spawn: a forked copy of a process with threads, such as a progress bar's, may hang
    context = multiprocessing.get_context("spawn")
    found: dict[int, list[Result]] = {}
    played = 0
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        futures: dict[Future[list[Result]], int] = {
            pool.submit(_play_batch, setup, line, batch, seed): at for at, batch in enumerate(batches)
        }
        try:
            for future in as_completed(futures):
                found[futures[future]] = future.result()
                played += len(found[futures[future]])
                if progress is not None:
                    progress(played, batches[-1].stop)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [result for at in range(len(batches)) for result in found[at]]


# --- statistics -----------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Return Wilson's interval for a share, by default of 95 %."""
    share = wins / games
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle, whole = share + z * z / (2 * games), 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def percent(share: float) -> str:
    """Return a share as a whole percentage, with more digits where it would read 0 % or 100 % and is not."""
    digits = 0
    while 0 < share < 1 and digits < 6 and float(f"{100 * share:.{digits}f}") in (0, 100):
        digits += 1
    return f"{100 * share:.{digits}f} %"


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half its interval of 95 %, by the normal distribution."""
    n = len(values)
    mean = math.fsum(values) / n
    if n < 2:
        return mean, 0.0
    variance = math.fsum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, Z * math.sqrt(variance / n)


def _rows(bots: tuple[str, ...], results: list[Result]) -> Iterator[Row]:
    for name in dict.fromkeys(bots):
        at = [(result, seat) for result in results for seat, who in enumerate(result.bots) if who == name]
        if not at:
            continue
        wins = sum(result.places[seat] == 1 for result, seat in at)
        low, high = wilson(wins, len(at))
        points, error = mean_and_error([result.points[seat] for result, seat in at])
        yield Row(
            bot=name,
            games=len(at),
            wins=wins,
            win_share=wins / len(at),
            win_low=low,
            win_high=high,
            place=sum(result.places[seat] for result, seat in at) / len(at),
            points=points,
            points_error=error,
            score=math.fsum(result.scores[seat] for result, seat in at) / len(at),
            missed=sum(result.missed[seat] for result, seat in at),
            harms=dict(sorted(Counter(harm for result, seat in at for harm in result.harms[seat]).items())),
        )


def digest(results: Sequence[Result]) -> str:
    """Return a hash of all results: equal digests mean equal games."""
    lines = []
    for result in results:
        scores = [float(score) for score in result.scores]  # a game may use ints or floats
        lines.append(f"{result.number} {result.bots} {result.places} {scores} {result.decisions} {result.cause}\n")
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]


def _report(
    setup: Setup, bots: tuple[str, ...], seed: int, results: list[Result], seconds: float, processes: int
) -> Report:
    lengths = [result.decisions for result in results]
    length, error = mean_and_error(lengths)
    ends: dict[str, int] = {}
    for result in results:
        ends[result.cause] = ends.get(result.cause, 0) + 1
    return Report(
        game=setup.game.name,
        title=setup.game.title,
        options=setup.document(),
        seats=setup.seats,
        bots=bots,
        games=len(results),
        seed=seed,
        rows=tuple(sorted(_rows(bots, results), key=lambda row: (-row.points, row.bot))),
        length=length,
        length_error=error,
        shortest=min(lengths),
        longest=max(lengths),
        ends=dict(sorted(ends.items(), key=lambda item: -item[1])),
        first_seat_wins=sum(result.places[0] == 1 for result in results),
        digest=digest(results),
        seconds=seconds,
        processes=processes,
    )
