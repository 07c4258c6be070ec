"""Random games of every seat count and variant under the eyes of the law, in several processes.

    report = fuzz("brawling", games=1000)
    report = fuzz("brawling", each=1000)  # with each seat count and each value of each option
    report = fuzz("brawling", games=20, bots=("wat", "regent"))  # these sit at the table, instead of chance
    for failure in report.failures:
        print(failure)

The games are a function of the game, their number (or `each`) and the seed, however many processes play them. The laws
themselves, and how a game is put through them, are in `baronage.engine.laws`.
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
from baronage.engine.altered import Altered, altered, find, some_changes
from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup
from baronage.engine.game import Game
from baronage.engine.laws import LAWS, LawBroken, Looks, Variant, check_game, shares, variants
from baronage.engine.laws.leaks import Guesses
from baronage.engine.laws.looks import Kind, never_looked_at
from baronage.engine.laws.play import OPTIONAL
from baronage.engine.laws.variants import value_name
from baronage.games import games as all_games

Progress = Callable[[int, int], None]  # games played, games in all

SHARE = 0.002  # of all states are looked at closely, whatever their kind
LOOKS = 20  # in a whole run, about so many moments of each kind are looked at as soon as they are met
BATCH = 10  # games that one process plays one after the other, counting together what it has looked at
FEWEST_MIXTURES = (
    3  # of options, for each seat count; in many games half are mixtures, so that every option is met often
)
ALTERED = 8  # one game of so many is played with some other figures, where the game says which can be altered
SIMULATIONS = 12  # of a character at the table: it searches, but not for long, and by no clock
STUCK = 200  # samples after which a hidden field that was always guessed right is worth a look


@dataclass(frozen=True)
class Failure:
    """A law that was broken, and how to see it again."""

    law: str
    message: str
    seats: int
    options: dict[str, Any]
    seed: int
    decision: int
    call: str
    record: str
    trace: str = ""  # of a crash
    moment: str = ""  # who was asked what, in words

    def __str__(self) -> str:
        parts = [
            f"law {self.law!r} is broken: {self.message}",
            f"The law: {LAWS[self.law]}.",
            f"At decision {self.decision}: {self.moment}",
            f"To see it again: {self.call}",
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
    """What came of it."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    states: int = 0  # looked at closely
    failures: list[Failure] = field(default_factory=list)
    by_variant: dict[str, Tally] = field(default_factory=dict)
    altered: int = 0  # games with other figures
    by_seats: dict[int, int] = field(default_factory=dict)  # games
    by_value: dict[str, int] = field(default_factory=dict)  # games, of each value of an option that is not as usual
    looked: Counter[Kind] = field(default_factory=Counter)  # close looks, by the two frames on top
    never: list[str] = field(default_factory=list)  # frames that wait for somebody and were never looked at
    stuck: list[str] = field(default_factory=list)  # hidden fields that samples always guessed right: could they vary?


@dataclass(frozen=True)
class _Result:
    number: int
    decisions: int
    states: int
    looked: Counter[Kind]
    hidden: dict[str, int]
    varied: dict[str, int]
    failure: Failure | None
    altered: bool  # with other figures


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
    """Play so many random games, spread over all variants. `game_name` may also be the package of a game of one's own.

    With `each` their number follows: so many with each seat count and with each value of each option. Each kind of moment
    is looked at closely some times, and `share` of all states. `skip`: laws to leave out, as `check_game` has it.
    `bots` sit at the table, again and again if there are more seats. `processes` None: as many as this process has cores.
    """
    if (games if each is None else each) < 1:
        raise BadSetup(f"at least 1 game is to be played, not {games if each is None else each}")
    unknown = sorted(set(skip) - OPTIONAL)
    if unknown:
        raise BadSetup(f"the law {unknown[0]!r} can't be left out; these can: {', '.join(sorted(OPTIONAL))}")
    players(bots)  # who does not exist is told at once
    game = _game(game_name)
    tried = _tried(game, games, each, seed)
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
        # spawn: a forked copy of a process with threads (a progress bar has one) may hang
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
    """Bots that play the same whatever the clock says."""
    found = [bot(name) for name in names]
    return [type(one)(Budget(SIMULATIONS)) if isinstance(one, Character) else one for one in found]


def name_of(variant: Variant) -> str:
    """A variant in words: `3 seats, decks=2`."""
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


def _tried(game: Game, games: int, each: int | None, seed: int) -> list[Variant]:
    """The variants of so many games: the more games, the more mixtures of options."""
    if each is not None:
        return shares(game, each, seed)
    return variants(game, seed, max(FEWEST_MIXTURES, games // (2 * len(game.seats))))


_prepared: list[tuple[Game, list[Variant]]] = []  # in a process of the pool: what it plays


def _prepare(game: Game, games: int, each: int | None, seed: int) -> None:
    """In another process."""
    _prepared.append((game, _tried(game, games, each, seed)))


def _work(
    numbers: range, seed: int, share: float, looks: int, skip: Collection[str], bots: Sequence[str]
) -> list[_Result]:
    """A batch, in another process."""
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


def is_altered(number: int) -> bool:
    """Is the game of this number played with other figures? Code that has one of its own is found by that."""
    return number % ALTERED == ALTERED - 1


def _with_other_figures(game: Game, variant: Variant, seed: int) -> Game:
    """Some figures are changed; none, if what the variant brings (an army for so much gold) is no longer right with them."""
    try:
        found = altered(game, some_changes(game, Chance(seed)))
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
    if is_altered(number):
        game = _with_other_figures(game, variant, drawn)
    other = isinstance(game, Altered)
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
    return _Result(number, checked.decisions, checked.states, checked.looked, hidden, varied, None, other)


def _report(game: Game, tried: list[Variant], seed: int, results: list[_Result]) -> FuzzReport:
    report = FuzzReport(game.name, seed)
    guesses = Guesses()
    for result in results:
        seats, options = variant = tried[result.number % len(tried)]
        tally = report.by_variant.setdefault(name_of(variant), Tally())
        tally.games += 1
        tally.decisions += result.decisions
        report.games += 1
        report.altered += result.altered
        report.by_seats[seats] = report.by_seats.get(seats, 0) + 1
        for option in game.options:
            if option.name in options:
                name = value_name(option, options[option.name])
                report.by_value[name] = report.by_value.get(name, 0) + 1
        report.decisions += result.decisions
        report.states += result.states
        report.looked.update(result.looked)
        guesses.hidden.update(result.hidden)
        guesses.varied.update(result.varied)
        if result.failure is not None:
            tally.failures += 1
            report.failures.append(result.failure)
    report.never = never_looked_at(game, report.looked)
    report.stuck = guesses.stuck(STUCK)
    return report
