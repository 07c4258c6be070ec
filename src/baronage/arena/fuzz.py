"""A fuzzer: random games of every seat count and variant with all laws checked, in several processes.

    report = fuzz("brawling", games=1000)
    report = fuzz("brawling", each=1000)  # with each seat count and each value of each option
    report = fuzz("brawling", games=20, bots=("wat", "regent"))  # with bots instead of random moves
    for failure in report.failures:
        print(failure)

The games depend only on the game, their number (or `each`) and the seed, not on the number of processes. The laws and
the function that checks a game are in `baronage.laws`.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from baronage.arena.play import derived_seed
from baronage.bots import Player, bot
from baronage.bots.characters import Character
from baronage.bots.search import Budget
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game
from baronage.engine.game.patched import PatchedGame, find, patched, some_changes
from baronage.games import games as all_games
from baronage.laws import LAWS, LawBroken, Looks, Variant, check_game, shares, variants
from baronage.laws.leaks import Guesses
from baronage.laws.runner import OPTIONAL
from baronage.laws.sampling import Kind, never_looked_at
from baronage.laws.variants import value_name

Progress = Callable[[int, int], None]  # games played, total games

SHARE = 0.002  # share of all states that are checked closely
LOOKS = 20  # approximate number of close checks of each kind of state in a run
BATCH = 10  # games played by one process in a row, with a shared count of checks
# mixtures of options for each seat count; in long runs half of the games are mixtures
FEWEST_MIXTURES = 3
PATCHED = 8  # one game in this number is patched, if the game has tunables
SIMULATIONS = 12  # of a character at the table: a short search without a time limit
STUCK = 200  # samples after which a hidden field that was always guessed right is reported


@dataclass(frozen=True)
class Failure:
    """A broken law, and how to reproduce it."""

    law: str
    message: str
    seats: int
    options: dict[str, Any]
    seed: int
    decision: int
    call: str
    record: str
    trace: str = ""  # of a crash
    moment: str = ""  # the current decision, as text

    def __str__(self) -> str:
        parts = [
            f"law {self.law!r} is broken: {self.message}",
            f"The law: {LAWS[self.law]}.",
            f"At decision {self.decision}: {self.moment}",
            f"Reproduce it with: {self.call}",
        ]
        return "\n".join([*parts, self.record.rstrip(), self.trace.rstrip()]).rstrip()


@dataclass
class Tally:
    """The games of one variant."""

    games: int = 0
    decisions: int = 0
    failures: int = 0


@dataclass
class FuzzReport:
    """The result of a fuzz run."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    states: int = 0  # checked closely
    failures: list[Failure] = field(default_factory=list)
    by_variant: dict[str, Tally] = field(default_factory=dict)
    patched_games: int = 0  # games with changed numbers
    by_seats: dict[int, int] = field(default_factory=dict)  # games
    by_value: dict[str, int] = field(default_factory=dict)  # games by unusual option value
    looked: Counter[Kind] = field(default_factory=Counter)  # close checks, by the two top steps
    never: list[str] = field(default_factory=list)  # deciding steps that were never checked
    # hidden fields that samples always guessed right, which may be an error
    stuck: list[str] = field(default_factory=list)
    harms: Counter[str] = field(default_factory=Counter)  # self-harm of the bots, as `wat: hoarding`


@dataclass(frozen=True)
class _Result:
    number: int
    decisions: int
    states: int
    looked: Counter[Kind]
    hidden: dict[str, int]
    varied: dict[str, int]
    failure: Failure | None
    patched: bool  # with changed numbers
    harms: Counter[str] = field(default_factory=Counter)


def fuzz(
    game_name: str,
    games: int = 1000,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    *,
    each: int | None = None,
    share: float = SHARE,
    skip: Collection[str] = (),
    bots: Sequence[str] = (),
) -> FuzzReport:
    """Play random games, spread over all variants. `game_name` may also be the package of an external game.

    `each` replaces the number of games by a minimum for each seat count and each option value. Each kind of state is
    checked closely several times, and `share` of all states. `skip` names laws to skip, as in `check_game`. `bots` take
    the seats in turn. If `processes` is None, use all cores of this process.
    """
    if (games if each is None else each) < 1:
        raise BadSetup(f"expected at least 1 game, not {games if each is None else each}")
    unknown = sorted(set(skip) - OPTIONAL)
    if unknown:
        raise BadSetup(f"the law {unknown[0]!r} can't be skipped; these can: {', '.join(sorted(OPTIONAL))}")
    players(bots)  # fail early for unknown names
    game = _game(game_name)
    tried = _variants_of(game, games, each, seed)
    games = games if each is None else len(tried)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    workers = max(1, cores if processes is None else processes)
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    looks = -(-LOOKS // len(batches))
    results: list[_Result] = []
    if workers == 1 or len(batches) == 1:
        for batch in batches:
            results += _play_batch(game, tried, batch, seed, share, looks, skip, bots)
            if progress is not None:
                progress(len(results), games)
    else:
        # spawn: a forked copy of a process with threads, such as a progress bar's, may hang
        context = multiprocessing.get_context("spawn")
        prepared = (game, games, each, seed)
        with ProcessPoolExecutor(
            min(workers, len(batches)), mp_context=context, initializer=_prepare, initargs=prepared
        ) as pool:
            futures = [pool.submit(_work, batch, seed, share, looks, tuple(skip), tuple(bots)) for batch in batches]
            try:
                for future in as_completed(futures):
                    results += future.result()
                    if progress is not None:
                        progress(len(results), games)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return _report(game, tried, seed, sorted(results, key=lambda result: result.number))


def players(names: Sequence[str]) -> list[Player]:
    """Return bots whose play doesn't depend on the clock."""
    found = [bot(name) for name in names]
    return [type(one)(Budget(SIMULATIONS)) if isinstance(one, Character) else one for one in found]


def name_of(variant: Variant) -> str:
    """Return a variant as text: `3 seats, decks=2`."""
    seats, options = variant
    return ", ".join([f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])


def _game(name: str) -> Game:
    known = all_games()
    found = find(known, name)
    if found is not None:
        return found
    if "." not in name:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(known)}")
    try:
        return Game(name)
    except ImportError as error:
        raise BadSetup(f"there is no game in {name!r}: {error}") from error


def _variants_of(game: Game, games: int, each: int | None, seed: int) -> list[Variant]:
    """Return the variants of the games. More games have more mixtures of options."""
    if each is not None:
        return shares(game, each, seed)
    return variants(game, seed, max(FEWEST_MIXTURES, games // (2 * len(game.seats))))


_prepared: list[tuple[Game, list[Variant]]] = []  # in a process of the pool: the games to play


def _prepare(game: Game, games: int, each: int | None, seed: int) -> None:
    """Prepare a process of the pool."""
    _prepared.append((game, _variants_of(game, games, each, seed)))


def _work(
    numbers: range, seed: int, share: float, looks: int, skip: Collection[str], bots: Sequence[str]
) -> list[_Result]:
    """Play a batch in another process."""
    game, tried = _prepared[-1]
    return _play_batch(game, tried, numbers, seed, share, looks, skip, bots)


def _play_batch(
    game: Game,
    tried: list[Variant],
    numbers: range,
    seed: int,
    share: float,
    looks: int,
    skip: Collection[str],
    bots: Sequence[str],
) -> list[_Result]:
    taken = Looks(looks)
    return [_play(game, tried[number % len(tried)], number, seed, share, taken, skip, bots) for number in numbers]


def is_patched(number: int) -> bool:
    """Return whether the game of this number is patched, to find code with numbers of its own."""
    return number % PATCHED == PATCHED - 1


def _with_changed_numbers(game: Game, variant: Variant, seed: int) -> Game:
    """Return the game with some changed numbers, or unchanged if the variant is invalid with them."""
    try:
        found = patched(game, some_changes(game, Chance(seed)))
        found.setup(*variant)
    except BadSetup:
        return game
    return found


def _play(
    game: Game,
    variant: Variant,
    number: int,
    seed: int,
    share: float,
    looks: Looks,
    skip: Collection[str],
    bots: Sequence[str],
) -> _Result:
    seats, options = variant
    drawn = derived_seed(seed, number) % 10**9
    if is_patched(number):
        game = _with_changed_numbers(game, variant, drawn)
    other = isinstance(game, PatchedGame)
    try:
        checked = check_game(game, seats, options, drawn, share=share, looks=looks, skip=skip, players=players(bots))
    except LawBroken as broken:
        cause = broken.__cause__
        trace = "".join(traceback.format_exception(cause)) if broken.law == "crash" and cause is not None else ""
        failure = Failure(
            broken.law,
            broken.message,
            broken.seats,
            broken.options,
            broken.seed,
            broken.decision,
            broken.call(),
            broken.record,
            trace,
            broken.moment,
        )
        return _Result(number, broken.decision, 0, Counter(), {}, {}, failure, other)
    guesses = checked.guesses
    hidden, varied = dict(guesses.hidden), dict(guesses.varied)
    return _Result(
        number, checked.decisions, checked.states, checked.looked, hidden, varied, None, other, checked.harms
    )


def _report(game: Game, tried: list[Variant], seed: int, results: list[_Result]) -> FuzzReport:
    report = FuzzReport(game.name, seed)
    guesses = Guesses()
    for result in results:
        seats, options = variant = tried[result.number % len(tried)]
        tally = report.by_variant.setdefault(name_of(variant), Tally())
        tally.games += 1
        tally.decisions += result.decisions
        report.games += 1
        report.patched_games += result.patched
        report.by_seats[seats] = report.by_seats.get(seats, 0) + 1
        for option in game.options:
            if option.name in options:
                name = value_name(option, options[option.name])
                report.by_value[name] = report.by_value.get(name, 0) + 1
        report.decisions += result.decisions
        report.states += result.states
        report.looked.update(result.looked)
        report.harms.update(result.harms)
        guesses.hidden.update(result.hidden)
        guesses.varied.update(result.varied)
        if result.failure is not None:
            tally.failures += 1
            report.failures.append(result.failure)
    report.never = never_looked_at(game, report.looked)
    report.stuck = guesses.stuck(STUCK)
    return report
