"""A fixed benchmark: tasks that never change, so that scores of bots are comparable over time and place.

    baronage lab benchmark heuristic
    baronage lab benchmark net:out/net.npz --task brawling-2-wat --games 200

A task (`v1.json`) is a game with seats, options and rules version, a bot for all other seats, and a seed. The examined bot
sits in each seat by turns. Its score is the mean of its points, from 0 (last) to 1 (first), and the share of its first
places. With two seats, both players have the same games in their tasks, so that two scores make one cell of the cross
table.

The held-out seeds follow from a secret, of which the tasks name only the hash.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

from baronage.arena.play import derived_seed, play_setup
from baronage.arena.players import player
from baronage.arena.simulate import Progress, mean_and_error, seating, wilson
from baronage.bots import Player
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import Action, State
from baronage.engine.hooks.search import Plan
from baronage.games import games as known_games

VERSION = "v1"
FILE = Path(__file__).with_name(f"{VERSION}.json")
SCORES = FILE.with_name("scores.json")  # of our own bots; written by tools/benchmark.py
GAMES = 400  # of a complete task
BATCH = 20  # games
CLASSES = {"A": 0.01, "B": 0.1, "C": 1.0}  # most seconds per decision; D is more


@dataclass(frozen=True)
class Task:
    """A task. `rules` is the version of the game's rules for which it was made."""

    name: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    against: str
    seed: int

    def setup(self) -> Setup:
        """Return the checked setup."""
        game = known_games()[self.game]
        if game.meta.version != self.rules:
            raise BadDocument(
                f"{self.name} was made for version {self.rules} of the rules, and these are version "
                f"{game.meta.version}: scores aren't comparable"
            )
        return game.setup(self.seats, self.options)

    def players(self, bot: str, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat. With two seats it doesn't matter which of them is examined."""
        line = [bot, *[self.against] * (self.seats - 1)]
        return seating(sorted(line) if self.seats == 2 else line, number)


@dataclass(frozen=True)
class Played:
    """One game of a task for one of its bots."""

    number: int
    points: float
    place: int
    plans: int  # decisions
    seconds: float  # for them, by the clock
    missed: int  # decisions without a legal answer in time


@dataclass(frozen=True)
class Score:
    """The score of a bot in a task, with intervals of 95 %."""

    task: str
    bot: str
    games: int
    points: float
    points_error: float  # half the interval
    first: float
    first_low: float
    first_high: float
    seconds: float  # per decision
    missed: int
    digest: str  # of points and places, reproduced by the same games


@lru_cache(maxsize=1)
def _file() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def tasks(names: Sequence[str] = ()) -> list[Task]:
    """Return the tasks with these names, by default all."""
    known = {row["name"]: Task(**row) for row in _file()["tasks"]}
    for name in names:
        if name not in known:
            raise BadDocument(f"unknown task {name!r:.100} in {VERSION}; use: {', '.join(known)}")
    return [known[name] for name in names] if names else list(known.values())


def references(name: str) -> list[Score]:
    """Return the scores of our own bots in a task, best first."""
    rows = json.loads(SCORES.read_text(encoding="utf-8"))["scores"]
    return sorted((Score(**row) for row in rows if row["task"] == name), key=lambda it: -it.points)


def held_out(file: Path) -> str:
    """Return the secret of the held-out seeds."""
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadDocument(f"{file} can't be read: {error}") from error
    if hashlib.sha256(secret.encode()).hexdigest() != _file()["held_out"]:
        raise BadDocument(f"{file} is not the secret of the held-out seeds of {VERSION}")
    return secret


class _Timed(Player):
    """A player whose decisions are counted and timed."""

    def __init__(self, inner: Player) -> None:
        self.inner = inner
        self.plans = 0
        self.seconds = 0.0

    @property
    def missed(self) -> int:
        """The decisions that a program failed to make."""
        return int(getattr(self.inner, "missed", 0))

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        began = perf_counter()
        found = self.inner.plan(view, seat, chance)
        self.seconds += perf_counter() - began
        self.plans += 1
        return found

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return self.plan(view, seat, chance)[0]


def play_games(task: Task, bot: str, numbers: Iterable[int], secret: str = "") -> dict[str, list[Played]]:
    """Play games of a task. Return them for the bot, and for its opponent if there is one."""
    setup = task.setup()
    found: dict[str, list[Played]] = {bot: [], **({task.against: []} if task.seats == 2 else {})}
    for number in numbers:
        seed = derived_seed(secret, task.game, task.seats, number) if secret else derived_seed(task.seed, number)
        names = task.players(bot, number)
        timed = [_Timed(player(name)) for name in names]
        played = play_setup(setup, timed, seed)
        for name, games in found.items():
            seat = names.index(name)
            row, one = played.standings.seats[seat], timed[seat]
            games.append(Played(number, row.points, row.place, one.plans, one.seconds, played.missed[seat]))
    return found


def score(task: Task, bot: str, games: Sequence[Played]) -> Score:
    """Return the score of a bot's games."""
    points, error = mean_and_error([game.points for game in games])
    first = sum(game.place == 1 for game in games)
    low, high = wilson(first, len(games))
    points, error, share, low, high = (round(it, 4) for it in (points, error, first / len(games), low, high))
    seconds = sum(game.seconds for game in games) / max(1, sum(game.plans for game in games))
    text = "\n".join(f"{it.number} {it.points:.6f} {it.place}" for it in sorted(games, key=lambda it: it.number))
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    missed = sum(game.missed for game in games)
    thought = float(f"{seconds:.2g}")
    return Score(task.name, bot, len(games), points, error, share, low, high, thought, missed, digest)


def benchmark(
    bot: str,
    names: Sequence[str] = (),
    games: int = GAMES,
    processes: int | None = None,
    progress: Progress | None = None,
    secret: str = "",
) -> list[Score]:
    """Play tasks, completely or only the first `games` games of each. A task against the bot itself is left out."""
    if not 1 <= games <= GAMES:
        raise BadDocument(f"expected from 1 to {GAMES} games, not {games}")
    player(bot)  # refuses an unknown name
    chosen = [task for task in tasks(names) if task.against != bot]
    for task in chosen:
        task.setup()
    jobs = [(task, bot, range(at, min(at + BATCH, games)), secret) for task in chosen for at in range(0, games, BATCH)]
    found: dict[str, list[Played]] = {task.name: [] for task in chosen}
    for done, ((task, *_), rows) in enumerate(in_processes(jobs, processes), 1):
        found[task.name] += rows[bot]
        if progress is not None:
            progress(done, len(jobs))
    return [score(task, bot, found[task.name]) for task in chosen]


Job = tuple[Task, str, range, str]


def in_processes(
    jobs: Iterable[Job], processes: int | None = None, until: float | None = None
) -> Iterator[tuple[Job, dict[str, list[Played]]]]:
    """Yield the games of each job as they end, until a moment of `perf_counter`.

    A job is taken only when a process is free for it, so an iterator can choose jobs by the games that have ended.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    workers = processes or cores
    waiting = iter(jobs)
    if workers <= 1:
        for job in waiting:
            if until is None or perf_counter() < until:
                yield job, play_games(*job)
        return
    context = multiprocessing.get_context("spawn")  # a forked copy of a process with threads may hang
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        futures = {pool.submit(play_games, *job): job for job in islice(waiting, workers)}
        try:
            while futures:
                left = None if until is None else max(0.0, until - perf_counter())
                ended, _ = wait(futures, left, FIRST_COMPLETED)
                if not ended:  # the time is over
                    for process in list(pool._processes.values()):
                        process.terminate()
                    return
                for future in ended:
                    yield futures.pop(future), future.result()
                futures.update({pool.submit(play_games, *job): job for job in islice(waiting, workers - len(futures))})
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def compute_class(seconds: float) -> str:
    """Return the compute class of a time per decision."""
    return next((name for name, most in CLASSES.items() if seconds <= most), "D")


def submission(
    bot: str, command: str, scores: Sequence[Score], seeds: str, software: str, machine: str
) -> dict[str, Any]:
    """Return scores as a document that can be sent in and checked."""
    slowest = max((it.seconds for it in scores), default=0.0)
    found: dict[str, Any] = {
        "format": 1,
        "benchmark": VERSION,
        "seeds": seeds,
        "bot": bot,
        "command": command,
        "baronage": software,
        "machine": machine,
        "class": compute_class(slowest),
        "scores": [asdict(it) for it in scores],
    }
    return {**found, "hash": _hash(found)}


def check(file: Path) -> list[Score]:
    """Return the scores of a submission. Raise BadDocument if it was changed or is of another version."""
    try:
        document = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadDocument(f"{file} can't be read: {error}") from error
    try:
        rest = {key: value for key, value in document.items() if key != "hash"}
        if (document["format"], document["benchmark"]) != (1, VERSION):
            raise BadDocument(f"this submission is not of {VERSION}")
        if _hash(rest) != document["hash"]:
            raise BadDocument("the hash doesn't fit: the submission was changed")
        found = [Score(**row) for row in document["scores"]]
    except (KeyError, TypeError, AttributeError) as error:
        raise BadDocument(f"this is not a submission: {error}") from error
    tasks([it.task for it in found])
    return found


def _hash(document: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
