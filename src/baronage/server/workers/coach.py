"""The coach: hints during a game and analyses of finished games, computed in separate processes.

A hint uses only the view of a seat. An analysis takes minutes. Analyses run one at a time, at low priority; clients can
query the progress, and the result is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, select

from baronage.bots.search import Budget
from baronage.coach import Analysis, analyse, hint
from baronage.coach.analysis import VERSION
from baronage.coach.puzzles import check, puzzle
from baronage.coach.verdict import SIMULATIONS
from baronage.engine.game.game import Game
from baronage.engine.hooks.pacts import Pact
from baronage.engine.hooks.search import Plan
from baronage.engine.match.record import Record
from baronage.server.background import Background
from baronage.server.errors import ApiError, in_a_line
from baronage.server.locale import msg
from baronage.server.store.schema import analyses
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement
from baronage.server.workers.bot_workers import BotFailed, BotWorkers, limit_memory

WORLDS: Final = 32  # in which an answer to a puzzle is tested
HINT: Final = Budget(160, 1.0)  # search budget of one hint
SECONDS: Final = 55.0  # after which an analysis returns what it has
LATEST: Final = 300.0  # after which its process is killed
MAX_WAITING: Final = 40  # analyses in the queue
MAX_OF_ONE: Final = 3  # and per person
KEPT: Final = 500  # cached hints
NICENESS: Final = 10  # added to the niceness of the process

WAITING, RUNNING, DONE, FAILED, NONE = "waiting", "running", "done", "failed", "none"
FOUND = "found"  # from the process: what has been found so far

log = logging.getLogger("baronage.server")
_context = multiprocessing.get_context("spawn")
_INSERT = insert(analyses)
_DELETE = delete(analyses).where(analyses.c.table == bindparam("table_id"), analyses.c.seat == bindparam("of_seat"))


def advise(
    game: Game,
    view: dict[str, Any],
    seat: int,
    names: list[str],
    language: str,
    promised: Sequence[Pact] = (),
    budget: Budget = HINT,
) -> tuple[str]:
    """Return a hint for a view, as JSON. Runs in the worker."""
    found = hint(game.load(view), seat, budget, language=language, names=names, promised=promised)
    return (json.dumps(found.to_json()),)


def judge(game: Game, number: int, plan: Plan, names: list[str], language: str) -> tuple[str]:
    """Return the verdict on an answer to a puzzle, as JSON. Runs in the worker."""
    asked = puzzle(game, number)
    found = check(asked, plan, WORLDS)
    judged = {"right": found.right, "loss": found.loss, "reason": found.explained(asked, language, names)}
    return (json.dumps({**judged, "solution": [step.words for step in asked.steps(language, names)]}),)


def study(pipe: Connection, game: Game, document: dict[str, Any], seat: int, simulations: int) -> None:
    """Run one analysis in its own process: send the progress, then the result."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory()
    with contextlib.suppress(AttributeError, OSError):  # not available on every system
        os.nice(NICENESS)
    percent = -1

    def tell(done: int, of: int) -> None:
        nonlocal percent
        if 100 * done // of > percent:
            percent = 100 * done // of
            pipe.send((RUNNING, done, of))

    def show(found: Analysis) -> None:
        pipe.send((FOUND, json.dumps(found.to_json(), ensure_ascii=False), 0))

    try:
        record = Record.from_document(document, {game.name: game})
        found = analyse(record, seat, Budget(simulations, SECONDS), tell=tell, show=show)
        pipe.send((DONE, json.dumps(found.to_json(), ensure_ascii=False), 0))
    except Exception as error:
        pipe.send((FAILED, f"{type(error).__name__}: {error}"[:500], 0))


class Job:
    """A requested analysis."""

    def __init__(self, table: str, seat: int, person: str) -> None:
        self.table, self.seat, self.person = table, seat, person
        self.status = WAITING
        self.done = self.of = 0
        self.found = ""  # what has been found so far, as JSON
        self.process: multiprocessing.process.BaseProcess | None = None

    def run(self, game: Game, document: dict[str, Any], simulations: int) -> str:
        """Return the result as JSON, blocking until it is done; raise BotFailed."""
        ours, theirs = _context.Pipe(duplex=False)
        self.process = _context.Process(
            target=study, args=(theirs, game, document, self.seat, simulations), name="coach", daemon=True
        )
        self.process.start()
        theirs.close()
        due = time.monotonic() + LATEST
        try:
            while ours.poll(max(0.0, due - time.monotonic())):
                kind, what, of = ours.recv()
                if kind == DONE:
                    return str(what)
                if kind == FAILED:
                    raise BotFailed(str(what))
                if kind == FOUND:
                    self.found = str(what)
                    continue
                self.status, self.done, self.of = RUNNING, what, of
            raise BotFailed(f"no answer after {LATEST:g} seconds")
        except (EOFError, OSError) as error:
            raise BotFailed(f"the process ended: {error}") from error
        finally:
            self.process.kill()
            self.process.join(5)
            ours.close()


class Coach:
    """Hints and analyses. Callers wait for a hint, but poll the progress of an analysis."""

    def __init__(
        self, store: Store, background: Background, simulations: int = SIMULATIONS, workers: BotWorkers | None = None
    ) -> None:
        self.store, self.background = store, background
        self.simulations = simulations
        self._workers = workers or BotWorkers(chooser=advise)
        self._judges = BotWorkers(chooser=judge)
        self._hints: dict[tuple[str, int, str, bytes], dict[str, Any]] = {}
        self._jobs: dict[tuple[str, int], Job] = {}
        self._thread = ThreadPoolExecutor(1, "coach")  # one at a time

    # --- hints --------------------------------------------------------------------------------------------------

    async def hint(
        self,
        table: str,
        game: Game,
        view: dict[str, Any],
        seat: int,
        names: list[str],
        language: str,
        promised: Sequence[Pact] = (),
    ) -> dict[str, Any]:
        """Return a hint for a seat, from its view and its promises. The result is cached."""
        known = [view, *(pact.id for pact in promised)]
        key = (table, seat, language, hashlib.sha256(json.dumps(known).encode()).digest())
        found = self._hints.get(key)
        if found is None:
            try:
                answer = await self._workers.ask(game, view, seat, names, language, tuple(promised))
                found = dict(json.loads(answer[0]))
            except (BotFailed, ValueError, TypeError, IndexError) as error:
                log.warning("no hint at table %s: %s", table, in_a_line(error))
                raise ApiError("refused", msg("no-hint-now")) from error
            while len(self._hints) >= KEPT:
                del self._hints[next(iter(self._hints))]
            self._hints[key] = found
        return found

    async def verdict(self, game: Game, number: int, plan: Plan, names: list[str], language: str) -> dict[str, Any]:
        """Return the verdict on an answer to a puzzle."""
        try:
            answer = await self._judges.ask(game, number, plan, names, language)
            return dict(json.loads(answer[0]))
        except (BotFailed, ValueError, TypeError, IndexError) as error:
            log.warning("puzzle %s of %s was not evaluated: %s", number, game.name, in_a_line(error))
            raise ApiError("refused", msg("not-judged-now")) from error

    # --- analyses -----------------------------------------------------------------------------------------------

    def stored(self, table: str, seat: int) -> str:
        """Return the stored analysis as JSON, or an empty string if there is none in the current format. Blocks."""
        wanted = select(analyses.c.document).where(
            analyses.c.table == table, analyses.c.seat == seat, analyses.c.version == VERSION
        )
        rows = self.store.read(wanted)
        return rows[0].document if rows else ""

    def job(self, table: str, seat: int) -> Job | None:
        """Return the analysis that is running, queued or failed, or None."""
        return self._jobs.get((table, seat))

    def ask(self, table: str, seat: int, person: str, game: Game, record: Record) -> Job:
        """Queue an analysis, unless it is queued or running already; raise ApiError at the limits."""
        job = self._jobs.get((table, seat))
        if job is not None and job.status != FAILED:
            return job
        waiting = [one for one in self._jobs.values() if one.status in (WAITING, RUNNING)]
        if len(waiting) >= MAX_WAITING or len([one for one in waiting if one.person == person]) >= MAX_OF_ONE:
            raise ApiError("too-fast", msg("analyses-too-many"))
        for key in [key for key, one in self._jobs.items() if one.status == FAILED]:
            del self._jobs[key]
        job = self._jobs[table, seat] = Job(table, seat, person)
        self.background.run(self._make(job, game, record))
        return job

    async def _make(self, job: Job, game: Game, record: Record) -> None:
        loop = asyncio.get_running_loop()
        try:
            document = await asyncio.to_thread(record.document)
            text = await loop.run_in_executor(self._thread, job.run, game, document, self.simulations)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("the analysis of table %s failed: %s", job.table, in_a_line(error))
            job.status = FAILED
        else:
            self.background.until_done(f"storing the analysis of {job.table} {job.seat}", lambda: self._keep(job, text))

    async def _keep(self, job: Job, text: str) -> None:
        old: Statement = (_DELETE, {"table_id": job.table, "of_seat": job.seat})
        new = {"table": job.table, "seat": job.seat, "version": VERSION, "at": time.time(), "document": text}
        try:
            await self.store.write(old, (_INSERT, new))
        except Conflict:  # another process stored the same analysis
            pass
        except Exception as error:
            if not self.background.store_fails(error):
                job.status = FAILED
            raise
        self._jobs.pop((job.table, job.seat), None)  # the result is now in the store

    def close(self) -> None:
        """Stop all jobs and workers."""
        for job in self._jobs.values():
            if job.process is not None and job.process.is_alive():
                job.process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._workers.close()
        self._judges.close()
