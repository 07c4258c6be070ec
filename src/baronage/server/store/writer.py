"""Writes to a store: whatever waits, in one transaction, and answers when that is committed.

A thread does it, because a commit waits for the disk. To wake a thread, and to be woken by it, costs several times what a commit
does; so, where the disk has been quick for a while, it is done on the spot, and what comes meanwhile shares the next one. One
commit that takes long, or anything else that is not as usual, and it is the thread's again.

Statements are written with SQLAlchemy and compiled once; from then on they go straight to the driver.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import re
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Engine, Executable, PoolProxiedConnection
from sqlalchemy.exc import SQLAlchemyError

from baronage.server.measures import Measures

MOST_AT_ONCE = 500  # jobs in one commit, or a few more
MOST_KEPT = 200  # compiled statements
MOST_ROWS = 64  # of one statement
# Seconds from one commit to the next, at least. Each costs as much as a whole move does otherwise; so, at a few hundred moves a
# second, some share one, and nobody notices that he waits a little longer.
GAP = 0.005
LAST = 30.0  # seconds for what waits, at the end: a database that does not answer holds no server
ASKED, ASKED_AGAIN = 10.0, 0.1  # seconds for which it is asked what became of a commit, and between two times
QUICK = 0.004  # seconds: a commit that takes no longer is done on the spot,
SURE = 20  # if so many before it were quick

log = logging.getLogger("baronage.server")
LOCKED = "55P03"  # what PostgreSQL says when a lock was not to be had in time
Statement = tuple[Executable, dict[str, Any]]


class Conflict(Exception):
    """Somebody else wrote first; nothing of this was written."""


class Unsure(Exception):
    """The answer to a commit was lost, and the store can't be asked: it may be written, or not."""


class _Lost(Exception):
    """The answer to a commit was lost. `number`: that of the transaction, by which PostgreSQL knows what became of it."""

    def __init__(self, number: str) -> None:
        super().__init__(number)
        self.number = number


def guarded(statement: Any) -> Any:
    """Mark a statement that must meet a row each time; where it meets none, somebody else was first."""
    return statement.execution_options(guarded=True)


class Job:
    """Statements that are written together or not at all, and who waits for that."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


class Tray:
    """Where the jobs of one loop gather until they are written together.

    `here` writes them on the spot, if that is quick; otherwise the thread is given them.
    """

    def __init__(
        self, loop: asyncio.AbstractEventLoop, here: Callable[[list[Job]], bool], give: Callable[[list[Job]], None]
    ) -> None:
        self.loop = loop
        self.here = here
        self.give = give
        self.jobs: list[Job] = []
        self._next = 0.0  # when they are written again, at the earliest

    def add(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """One more; what is to be waited for."""
        done = self.loop.create_future()
        if not self.jobs:
            early = self._next - self.loop.time()
            if early > 0:
                self.loop.call_later(early, self.pass_on)
            else:
                self.loop.call_soon(self.pass_on)  # with what else comes at this moment
        self.jobs.append(Job(statements, done))
        return done

    def pass_on(self) -> None:
        """Write what has gathered, or give it to the thread."""
        jobs, self.jobs = self.jobs, []
        if not jobs:
            return
        done = False
        try:
            done = self.here(jobs)
        finally:  # whatever happens there, somebody sees to them
            if done:
                _answer([job.done for job in jobs], None)
            else:
                self.give(jobs)
            self._next = self.loop.time() + GAP


def answer(jobs: Sequence[Job], error: BaseException | None = None) -> None:
    """Tell all who wait, each in the thread of his own loop."""
    for loop in {job.done.get_loop() for job in jobs}:
        mine = [job.done for job in jobs if job.done.get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # his loop is closed
            loop.call_soon_threadsafe(_answer, mine, error)


def _answer(waiting: Sequence[asyncio.Future[None]], error: BaseException | None) -> None:
    for done in waiting:
        if done.done():  # whoever waited is gone
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


_VALUES = re.compile(r" VALUES (\([?, ]+\))")  # of an insertion whose parameters go by place


class Ready:
    """A statement as the driver takes it.

    Rows that are inserted with parameters by place, as in SQLite, go together as one statement: the driver lets go of Python's
    lock for each statement, and has to wait for it again while others play.
    """

    def __init__(self, statement: Executable, engine: Engine, names: Sequence[str]) -> None:
        compiled: Any = statement.compile(engine, column_keys=list(names))  # type: ignore[attr-defined]
        self.sql = str(compiled)
        self.fixed = dict(compiled.params)
        self.places: list[str] | None = compiled.positiontup
        self.guarded = bool(statement.get_execution_options().get("guarded"))
        self.statement = statement  # kept, so that its id stays its own
        found = _VALUES.search(self.sql)
        self.row = found[1] if found is not None and self.places is not None else ""
        self.after = found.end() if found is not None else 0

    def execute(self, cursor: Any, rows: Sequence[dict[str, Any]]) -> int:
        """Execute it for each of these; how many rows it met."""
        if not self.row or len(rows) == 1:
            cursor.executemany(self.sql, [self.values(row) for row in rows])
            return int(cursor.rowcount)
        for at in range(0, len(rows), MOST_ROWS):
            values: list[Any] = []
            some = rows[at : at + MOST_ROWS]
            for row in some:
                values += self.values(row)
            cursor.execute(
                f"{self.sql[: self.after]}{f', {self.row}' * (len(some) - 1)}{self.sql[self.after :]}", values
            )
        return len(rows)

    def values(self, given: dict[str, Any]) -> Any:
        """Its parameters, by place or by name."""
        whole = {**self.fixed, **given}
        return whole if self.places is None else [whole[name] for name in self.places]


class Writer:
    """Runs until it is closed. What fails alone fails alone: of several jobs each is tried by itself then."""

    def __init__(self, engine: Engine, measures: Measures) -> None:
        self.engine = engine
        self.measures = measures
        driver: Any = engine.dialect.loaded_dbapi
        self._error, self._integrity, self._operational = driver.Error, driver.IntegrityError, driver.OperationalError
        self._faults = (driver.Error, SQLAlchemyError)
        # PostgreSQL gives each transaction a number; a file has no line that could break
        self._numbered = engine.dialect.name == "postgresql"
        self._ready: dict[tuple[int, tuple[str, ...]], Ready] = {}
        self._line: PoolProxiedConnection | None = None  # the thread's,
        self._own: PoolProxiedConnection | None = None  # and that for what is written on the spot
        self._writing = threading.Lock()
        self._quick = 0 if engine.dialect.name == "sqlite" else float("-inf")  # so many commits in a row were
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._trays: dict[asyncio.AbstractEventLoop, Tray] = {}
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Returns when all of it is committed."""
        loop = asyncio.get_running_loop()
        tray = self._trays.get(loop)
        if tray is None:
            tray = Tray(loop, self._here, self._jobs.put)
            self._trays = {old: one for old, one in self._trays.items() if not old.is_closed()} | {loop: tray}
        await tray.add(statements)

    def waiting(self) -> int:
        """How many jobs wait: in the trays, and batches that the thread has been given."""
        return sum(len(tray.jobs) for tray in self._trays.values()) + self._jobs.qsize()

    def close(self) -> None:
        """Write what waits, and stop."""
        for tray in list(self._trays.values()):
            jobs, tray.jobs = tray.jobs, []
            if jobs:
                self._jobs.put(jobs)
        self._jobs.put(None)
        self._thread.join(LAST)
        self._hang_up()
        self._close_own()

    # --- on the spot --------------------------------------------------------------------------------------------

    def _here(self, jobs: list[Job]) -> bool:
        """Commit it, if that has been quick of late. False: nothing is written; the thread, which can wait, is to do it."""
        if self._quick < SURE or not self._writing.acquire(blocking=False):
            return False
        began = time.monotonic()
        try:
            if self._own is None:
                self._own = self.engine.raw_connection()
                self._own.cursor().execute("PRAGMA busy_timeout=0")
            self._execute(self._own, [job.statements for job in jobs])
            self._own.commit()
        except Exception:  # locked, full, broken, or one of them to blame
            self._close_own()
            self._quick = 0
            return False
        finally:
            self._writing.release()
        self._took(time.monotonic() - began, len(jobs))
        return True

    def _close_own(self) -> None:
        if self._own is not None:
            own, self._own = self._own, None
            own.invalidate()

    def _took(self, seconds: float, jobs: int) -> None:
        self.measures.commit.observe(seconds)
        self.measures.written.inc(jobs)
        self._quick = self._quick + 1 if seconds <= QUICK else min(self._quick, 0)

    # --- in the thread ------------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._commit_timed(jobs)
                    return
                jobs += more
            self._commit_timed(jobs)

    def _commit_timed(self, jobs: list[Job]) -> None:
        with self._writing:
            began = time.monotonic()
            try:
                self._commit(jobs)
            except BaseException as error:  # the thread goes on, or nobody would be answered any more
                log.exception("a fault in the thread that writes")
                self._line = None
                answer(jobs, RuntimeError(f"a fault in the thread that writes: {error!r:.200}"))
            self._took(time.monotonic() - began, len(jobs))

    def _commit(self, jobs: list[Job]) -> None:
        try:
            line = self._connection()
            try:
                self._execute(line, [job.statements for job in jobs])
                self._commit_known(line)
            except BaseException:
                with contextlib.suppress(self._error):
                    line.rollback()
                raise
        except _Lost as unanswered:
            self._hang_up()
            answer(jobs, self._became(unanswered))
        except (self._error, Conflict) as error:
            if not isinstance(error, (self._integrity, Conflict)):
                self._hang_up()  # it may be the connection: the next goes over another
            if len(jobs) == 1 or self._is_away(error):
                lost = isinstance(error, self._integrity)
                answer(jobs, Conflict(str(error)) if lost else error)
                return
            for job in jobs:  # one of them is to blame: each by itself
                self._commit([job])
        except Exception as error:
            self._hang_up()
            answer(jobs, RuntimeError(str(error)) if isinstance(error, StopIteration) else error)  # no future takes it
        else:
            answer(jobs)

    # --- when the answer to a commit is lost --------------------------------------------------------------------

    def _commit_known(self, line: PoolProxiedConnection) -> None:
        """Commit. Where the line may break before the answer comes, so that what became of it can be asked."""
        if not self._numbered:
            line.commit()
            return
        cursor: Any = line.cursor()
        cursor.execute("SELECT pg_current_xact_id()::text")
        number = str(cursor.fetchone()[0])
        cursor.close()
        try:
            line.commit()
        except self._operational as error:
            raise _Lost(number) from error

    def _became(self, lost: _Lost) -> Exception | None:
        """Was it written after all? None: yes. It is asked for until somebody answers, for as long as anybody has patience."""
        log.error("the answer to a commit was lost; asking what became of it: %s", lost.__cause__)
        until = time.monotonic() + ASKED
        while True:
            try:
                found = self._ask(lost.number)
                if found in ("committed", "aborted"):
                    log.error("it was %s", found)
                    return None if found == "committed" else self._operational(str(lost.__cause__))
            except self._faults as error:
                log.error("what became of a commit can't be asked: %s", str(error).strip().partition("\n")[0][:300])
            if time.monotonic() > until:
                return Unsure("the answer to a commit was lost, and the database does not say what became of it")
            time.sleep(ASKED_AGAIN)

    def _ask(self, number: str) -> str:
        """What PostgreSQL knows of a transaction. One whose line is lost, and that goes on, is ended: it would hold its locks."""
        line = self.engine.raw_connection()
        try:
            cursor: Any = line.cursor()
            cursor.execute("SELECT pg_xact_status(%s::xid8)", (number,))
            found = str(cursor.fetchone()[0])
            if found == "in progress":
                cursor.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_xid = %s::xid8::xid",
                    (number,),
                )
            line.rollback()
            return found
        finally:
            line.close()

    def _is_away(self, error: BaseException) -> bool:
        """Is the store itself locked, full or gone? Then no job is to blame, and to try each would keep all waiting."""
        return isinstance(error, self._operational) and getattr(error, "sqlstate", None) in (None, LOCKED)

    def _connection(self) -> PoolProxiedConnection:
        if self._line is None:
            self._line = self.engine.raw_connection()
        return self._line

    def _hang_up(self) -> None:
        if self._line is not None:
            line, self._line = self._line, None
            line.invalidate()

    def _execute(self, line: PoolProxiedConnection, jobs: Sequence[Sequence[Statement]]) -> None:
        """The first statements of all jobs, then the second, and so on: equal ones go together, which is most of the speed.

        No job waits for another of these, so their order among each other is free. Tables are taken in the same order by
        every process, so that two that write the same tables do not wait for each other in a circle.
        """
        cursor = line.cursor()
        for place in range(max(len(statements) for statements in jobs)):
            together: dict[Ready, list[dict[str, Any]]] = {}
            for statements in jobs:
                if place < len(statements):
                    statement, values = statements[place]
                    key = (id(statement), tuple(values))
                    if key not in self._ready:
                        if len(self._ready) >= MOST_KEPT:
                            self._ready.clear()
                        self._ready[key] = Ready(statement, self.engine, key[1])
                    together.setdefault(self._ready[key], []).append(values)
            for ready, rows in together.items():
                rows.sort(key=_table)
                met = ready.execute(cursor, rows)
                if ready.guarded and met != len(rows):
                    raise Conflict("somebody else changed it first")
        cursor.close()


def _table(values: dict[str, Any]) -> str:
    return str(values.get("table", values.get("table_id", "")))
