"""Bots think in processes of their own, with a limit of time and memory. They are given a view and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import random
import signal
import socket
import struct
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from baronage.bots import bot
from baronage.bots.characters import Character
from baronage.engine.chance import Chance
from baronage.engine.game import Game
from baronage.engine.mind import Plan
from baronage.engine.pacts import Pact

SECONDS = 10.0  # to think
MEMORY = 2 << 30  # bytes of address space of a worker
LONGEST = 1 << 16  # bytes of an answer
START = 60.0  # seconds until a worker that was just started must answer
PATIENCE = 3.0  # seconds after which another helps out for one that still thinks: the others need not wait for it
SPARE = 2  # so many may help out
STILL = 1.0  # seconds more than it wanted to wait: then this process itself did not run

T = TypeVar("T")
_context = multiprocessing.get_context("spawn")
Chooser = Callable[..., tuple[Any, ...]]  # as `choose`, or another one with questions of its own


class BotFailed(Exception):
    """The bot took too long, crashed or answered nonsense."""


def choose(
    name: str,
    game: Game,
    view: dict[str, Any],
    seat: int,
    seed: int,
    promised: Sequence[Pact] = (),
    seconds: float | None = None,
) -> Plan:
    """What a bot does, from a view: a whole decision. `promised`: what it has agreed on; `seconds`: it must hurry."""
    state, player = game.load(view), bot(name)
    if isinstance(player, Character) and (promised or seconds is not None):
        player = type(player)(None if seconds is None else player.hurried(state, seconds), promised)
    return player.plan(state, seat, Chance(seed))


def limit_memory() -> None:
    """No worker takes more than its share."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not every system has it
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _limit_waiting(pipe: Connection) -> None:
    """Who does not read what he is sent, or sends half an answer, is waited for no longer than one who thinks."""
    with contextlib.suppress(OSError, AttributeError, struct.error):  # Windows has other pipes
        ours = socket.socket(fileno=os.dup(pipe.fileno()))
        for way in (socket.SO_SNDTIMEO, socket.SO_RCVTIMEO):
            ours.setsockopt(socket.SOL_SOCKET, way, struct.pack("ll", int(SECONDS), 0))
        ours.close()


def work(connection: Connection, chooser: Chooser) -> None:
    """The worker: answers until the other end is closed. Ctrl-c is for the server, which ends it then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory()
    with contextlib.suppress(EOFError, OSError):  # the server has closed it, or was killed
        connection.send(("ready", ()))
        while True:
            question = connection.recv()
            try:
                answer: tuple[str, Any] = ("done", chooser(*question))
            except Exception as error:
                answer = ("failed", f"{type(error).__name__}: {error}"[:500])
            connection.send(answer)


class Worker:
    """One process. It is started when it is first needed, and again after it failed."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None
        self.starts = False  # is it being started?

    def ask(self, question: tuple[Any, ...], seconds: float) -> tuple[Any, ...]:
        """Blocks for at most so long."""
        try:
            self.wake()
            assert self.pipe is not None
            self.pipe.send(question)
            kind, answer = self._receive(seconds)
            plan = tuple(answer)
        except BotFailed:
            raise
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed(f"the process ended: {error}") from error
        except Exception as error:
            self.stop()
            raise BotFailed(f"nonsense: {error}") from error
        if kind != "done":
            raise BotFailed(str(answer))
        return plan

    def wake(self) -> None:
        """Start it, unless it runs; that takes seconds."""
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
        self.process = _context.Process(target=work, args=(theirs, self.chooser), name="bot", daemon=True)
        self.process.start()
        theirs.close()
        self._receive(START)

    def _receive(self, seconds: float) -> tuple[str, Any]:
        assert self.pipe is not None
        due = time.monotonic() + seconds
        came = self.pipe.poll(seconds)
        if not came and time.monotonic() > due + STILL:  # this process was stopped; so was the other, perhaps
            came = self.pipe.poll(seconds)
        if not came:
            self.stop()
            raise BotFailed(f"no answer after {seconds:g} seconds")
        answer: tuple[str, Any] = pickle.loads(self.pipe.recv_bytes(LONGEST))
        return answer

    def stop(self) -> None:
        """Kill it."""
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        self.process = self.pipe = None


class BotWorkers:
    """A few workers; who asks waits until one is free."""

    def __init__(
        self, count: int = 1, seconds: float = SECONDS, chooser: Chooser = choose, patience: float = PATIENCE
    ) -> None:
        self.seconds = seconds
        self.patience = patience
        self._chooser = chooser
        self._workers = [Worker(chooser) for _ in range(count)]
        self._count = count
        self._free: asyncio.Queue[Worker] | None = None
        # of their own: bots that think for long keep nobody from the store
        self._threads = ThreadPoolExecutor(max(1, count + SPARE), "bots")

    async def choose(
        self,
        name: str,
        game: Game,
        view: dict[str, Any],
        seat: int,
        promised: Sequence[Pact] = (),
        seconds: float | None = None,
    ) -> tuple[Any, ...]:
        """What the bot does, the actions of one decision; raises BotFailed."""
        more = () if seconds is None and not promised else (tuple(promised), seconds)
        return await self.ask(name, game, view, seat, random.SystemRandom().getrandbits(63), *more)

    async def ready(self) -> None:
        """Returns when one can be asked: to start the first takes seconds, in which nobody thinks. Raises BotFailed."""
        if self._workers and all(worker.process is None or worker.starts for worker in self._workers):
            await self._lend(Worker.wake)

    async def ask(self, *question: Any) -> tuple[Any, ...]:
        """What the chooser says to a question; raises BotFailed."""
        return await self._lend(lambda worker: worker.ask(question, self.seconds))

    async def _lend(self, use: Callable[[Worker], T]) -> T:
        """A worker, as soon as one is free, and back again."""
        if self._free is None:
            self._free = asyncio.Queue()
            for worker in self._workers:
                self._free.put_nowait(worker)
        worker = await self._free.get()
        loop = asyncio.get_running_loop()
        task = loop.run_in_executor(self._threads, use, worker)
        task.add_done_callback(lambda _: self._release(worker))
        loop.call_later(self.patience, self._look, worker, task)
        return await asyncio.shield(task)

    def _look(self, worker: Worker, task: asyncio.Future[Any]) -> None:
        """If it thinks for long, another helps out."""
        if task.done() or self._free is None or len(self._workers) >= self._count + SPARE:
            return
        if worker.starts:  # which may take longer than to think
            asyncio.get_running_loop().call_later(self.patience, self._look, worker, task)
        else:
            self._workers.append(Worker(self._chooser))
            self._free.put_nowait(self._workers[-1])

    def _release(self, worker: Worker) -> None:
        if self._free is None:
            return
        needed = worker.process is not None and self._free.empty()
        if len(self._workers) > self._count and not needed:  # there are enough again
            self._workers.remove(worker)
            threading.Thread(target=worker.stop, daemon=True).start()
        else:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """Stop them all."""
        self._free = None
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
