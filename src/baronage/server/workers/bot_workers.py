"""Worker processes for bots, limited in time and memory. A bot receives the view of its seat and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeVar

from baronage.bots import bot
from baronage.bots.characters import Character
from baronage.engine.core.chance import Chance
from baronage.engine.game.game import Game
from baronage.engine.hooks.pacts import Pact
from baronage.engine.hooks.search import Plan
from baronage.server.workers.seeds import SeedSource, random_seed

SECONDS = 10.0  # thinking time per decision
MEMORY = 2 << 30  # bytes of address space per worker
LONGEST = 1 << 16  # bytes per answer
START = 60.0  # seconds within which a new worker must answer
EXTRA_AFTER = 3.0  # seconds after which an extra worker is added, so that other bots need not wait for a slow one
SPARE = 2  # extra workers at most
BUDGET = 1.5  # seconds of thinking for one decision while no more bots wait than there are workers; less with more
MIN_BUDGET = 0.05  # seconds a bot may think however many wait
NICE = 5  # lower priority of workers, so that requests are answered first
STARVED_WAITS = 6  # extra waiting periods for a worker that gets too little processor time
SUSPENDED = 1.0  # overshoot of a wait, in seconds, that shows this process itself was suspended

T = TypeVar("T")
_context = multiprocessing.get_context("spawn")
Chooser = Callable[..., tuple[Any, ...]]  # `choose`, or a function with other questions


class BotFailed(Exception):
    """Bot failure: a timeout, a crash or an invalid answer."""


def choose(
    name: str,
    game: Game,
    view: dict[str, Any],
    seat: int,
    seed: int,
    promised: Sequence[Pact] = (),
    seconds: float | None = None,
) -> Plan:
    """Return the bot's complete decision for a view.

    `promised` holds the pacts that bind the seat. `seconds`, if given, is a shorter thinking time.
    """
    state, player = game.load(view), bot(name)
    if isinstance(player, Character) and (promised or seconds is not None):
        player = type(player)(None if seconds is None else player.hurried(state, seconds), promised)
    return player.plan(state, seat, Chance(seed))


def limit_memory() -> None:
    """Limit the address space of this worker to `MEMORY`."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not available on every system
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _limit_waiting(pipe: Connection) -> None:
    """Set send and receive timeouts on the pipe, so that a worker that stops reading or writing can't
    block the caller.
    """
    with contextlib.suppress(OSError, AttributeError, struct.error):  # Windows uses another kind of pipe
        ours = socket.socket(fileno=os.dup(pipe.fileno()))
        for way in (socket.SO_SNDTIMEO, socket.SO_RCVTIMEO):
            ours.setsockopt(socket.SOL_SOCKET, way, struct.pack("ll", int(SECONDS), 0))
        ours.close()


def serve_questions(connection: Connection, chooser: Chooser) -> None:
    """Answer questions until the other end of the pipe is closed.

    The worker ignores Ctrl-C: the server handles it and stops the workers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # not available on every system
        os.nice(NICE)
    limit_memory()
    with contextlib.suppress(EOFError, OSError):  # the server closed the pipe or was killed
        connection.send(("ready", ()))
        while True:
            question = connection.recv()
            began, worked = time.monotonic(), time.process_time()
            try:
                answer: tuple[str, Any] = ("done", chooser(*question))
            except Exception as error:
                answer = ("failed", f"{type(error).__name__}: {error}"[:500])
            connection.send((*answer, time.monotonic() - began - (time.process_time() - worked)))


def processor_time(pid: int | None) -> float:
    """Return the processor time in seconds that a process has used, or 0.0 where the system doesn't report it."""
    return _status(pid)[1]


def is_starved(pid: int | None, before: float, seconds: float) -> bool:
    """Return whether a process is runnable but has used less than half of `seconds` of processor time
    since `before`.
    """
    runs, worked = _status(pid)
    return runs and worked - before < seconds / 2


def _status(pid: int | None) -> tuple[bool, float]:
    """Return whether a process is runnable, and its processor time in seconds. Only Linux reports these."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return fields[0] == "R", (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return False, 0.0


class Worker:
    """A worker process, started on first use and restarted after a failure."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None
        self.starts = False  # whether the process is being started
        self.waited = 0.0  # seconds the process spent without a processor during its last question

    def ask(self, question: tuple[Any, ...], seconds: float) -> tuple[Any, ...]:
        """Return the worker's answer, blocking for about `seconds` at most; raise BotFailed on any failure."""
        try:
            began = time.monotonic()
            self.wake()
            started = time.monotonic() - began
            assert self.pipe is not None
            self.pipe.send(question)
            kind, answer, waited = self._receive(seconds)
            plan, self.waited = tuple(answer), started + max(0.0, float(waited))
        except BotFailed:
            raise
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed(f"the process ended: {error}") from error
        except Exception as error:
            self.stop()
            raise BotFailed(f"invalid answer: {error}") from error
        if kind != "done":
            raise BotFailed(str(answer))
        return plan

    def wake(self) -> None:
        """Start the process unless it is running. Starting takes seconds."""
        if self.process is None or not self.process.is_alive():
            self.stop()
            self._start()

    def _start(self) -> None:
        self.starts = True
        try:
            self._start_up()
        finally:
            self.starts = False

    def _start_up(self) -> None:
        self.pipe, theirs = _context.Pipe()
        _limit_waiting(self.pipe)
        self.process = _context.Process(target=serve_questions, args=(theirs, self.chooser), name="bot", daemon=True)
        self.process.start()
        theirs.close()
        self._receive(START)

    def _receive(self, seconds: float) -> tuple[Any, ...]:
        assert self.pipe is not None
        assert self.process is not None
        due, worked = time.monotonic() + seconds, processor_time(self.process.pid)
        came = self.pipe.poll(seconds)
        if not came and time.monotonic() > due + SUSPENDED:  # this process was suspended, and perhaps the worker too
            came = self.pipe.poll(seconds)
        for _ in range(STARVED_WAITS):
            if came or not is_starved(self.process.pid, worked, seconds):
                break
            came = self.pipe.poll(seconds)
        if not came:
            self.stop()
            raise BotFailed(f"no answer after {seconds:g} seconds")
        answer: tuple[Any, ...] = pickle.loads(self.pipe.recv_bytes(LONGEST))
        return answer

    def stop(self) -> None:
        """Kill the process and close its pipe."""
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        self.process = self.pipe = None


class BotWorkers:
    """A small pool of workers. Callers wait until a worker is free."""

    def __init__(
        self, count: int = 1, seconds: float = SECONDS, chooser: Chooser = choose, extra_after: float = EXTRA_AFTER
    ) -> None:
        self.seconds = seconds
        self.extra_after = extra_after
        self.draw_seed: SeedSource = random_seed
        self._chooser = chooser
        self._workers = [Worker(chooser) for _ in range(count)]
        self._count = count
        self._free: list[Worker] | None = None
        self._waiting: list[
            tuple[bool, int, asyncio.Future[Worker]]
        ] = []  # a heap: later, number, to be given a worker
        self._numbers = itertools.count()
        # A separate thread pool: bots that think for long must not block access to the store.
        self._threads = ThreadPoolExecutor(max(1, count + SPARE), "bots")

    async def choose(
        self,
        name: str,
        game: Game,
        view: dict[str, Any],
        seat: int,
        promised: Sequence[Pact] = (),
        seconds: float | None = None,
        first: bool = False,
        waited: Callable[[float], None] = lambda seconds: None,
    ) -> tuple[Any, ...]:
        """Return the actions of the bot's decision; raise BotFailed.

        With `first`, it gets a worker before all without. While others wait for a worker, it thinks for less time.
        `waited` is called with the seconds the bot could not use: no worker was free, or the worker had no processor.
        """

        def question() -> tuple[Any, ...]:
            limits = [limit for limit in (seconds, self.budget()) if limit is not None]
            more = (tuple(promised), min(limits, default=None)) if limits or promised else ()
            return name, game, view, seat, self._seed(name, seat, view), *more

        return await self._ask(question, waited, first)

    def waiting(self) -> int:
        """Return how many bots wait for a worker."""
        return sum(not given.done() for _, _, given in self._waiting)

    def budget(self) -> float | None:
        """Return how long a bot may think at most, so that those who wait get their turn; None while no one waits."""
        waiting = self.waiting()
        return max(MIN_BUDGET, BUDGET * self._count / waiting) if waiting else None

    def _seed(self, *question: object) -> int:
        return int.from_bytes(self.draw_seed(*question)[:8], "big") >> 1

    async def ready(self) -> None:
        """Wait until a worker can answer; raise BotFailed. Starting the first worker takes seconds."""
        if self._workers and all(worker.process is None or worker.starts for worker in self._workers):
            await self._lend(Worker.wake, first=True)  # or those who think would go before, again and again

    async def ask(self, *question: Any, waited: Callable[[float], None] = lambda seconds: None) -> tuple[Any, ...]:
        """Return the chooser's answer to a question; raise BotFailed. For `waited` see `choose`."""
        return await self._ask(lambda: question, waited)

    async def _ask(
        self, question: Callable[[], tuple[Any, ...]], waited: Callable[[float], None], first: bool = False
    ) -> tuple[Any, ...]:
        """Return the answer to a question that is made when a worker is free."""
        asked = time.monotonic()

        def use(worker: Worker) -> tuple[tuple[Any, ...], float]:
            lent = time.monotonic() - asked
            return worker.ask(question(), self.seconds), lent + worker.waited

        answer, seconds = await self._lend(use, first)
        waited(seconds)
        return answer

    async def _lend(self, use: Callable[[Worker], T], first: bool = False) -> T:
        """Run `use` with the next free worker, then return the worker to the pool."""
        if self._free is None:
            self._free = list(self._workers)
        loop = asyncio.get_running_loop()
        worker = self._free.pop() if self._free else await self._next(loop.create_future(), first)
        task = loop.run_in_executor(self._threads, use, worker)
        task.add_done_callback(lambda _: self._release(worker))
        loop.call_later(self.extra_after, self._add_if_slow, worker, task)
        return await asyncio.shield(task)

    async def _next(self, given: asyncio.Future[Worker], first: bool) -> Worker:
        """Wait for a worker."""
        heapq.heappush(self._waiting, (not first, next(self._numbers), given))
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give(given.result())
            raise

    def _give(self, worker: Worker) -> None:
        """Give a worker to the first that waits, or set it free."""
        while self._waiting:
            given = heapq.heappop(self._waiting)[2]
            if not given.done():
                given.set_result(worker)
                return
        if self._free is not None:
            self._free.append(worker)

    def _add_if_slow(self, worker: Worker, task: asyncio.Future[Any]) -> None:
        """Add an extra worker if `task` is still running."""
        if task.done() or self._free is None or len(self._workers) >= self._count + SPARE:
            return
        if worker.starts:  # starting may take longer than thinking
            asyncio.get_running_loop().call_later(self.extra_after, self._add_if_slow, worker, task)
        else:
            self._workers.append(Worker(self._chooser))
            self._give(self._workers[-1])

    def _release(self, worker: Worker) -> None:
        if self._free is None:
            return
        needed = worker.process is not None and not self._free
        if len(self._workers) > self._count and not needed:  # there are enough workers again
            self._workers.remove(worker)
            threading.Thread(target=worker.stop, daemon=True).start()
        else:
            self._give(worker)

    def close(self) -> None:
        """Stop all workers."""
        self._free = None
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
