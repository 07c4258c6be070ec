"""The writer: commits all pending statements in one transaction, and answers after the commit.

A thread does this, because a commit waits for the disk. Switching threads costs several times as much as a quick
commit. So, if the disk has been quick for a while, commits run in the event loop, and later statements share the next
one. After a slow commit or an error the thread takes over again.

Statements are written with SQLAlchemy and compiled once; then they go straight to the driver.
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

from baronage.server.metrics import Metrics

MAX_AT_ONCE = 500  # jobs in one commit, or a few more
MAX_COMPILED = 200  # compiled statements kept
MAX_ROWS = 64  # of one statement
# Minimum seconds between two commits. A commit costs as much as the rest of a move, so at a few hundred moves a second
# some share one. The extra delay is not noticeable.
GAP = 0.005
CLOSE_TIMEOUT = 30.0  # seconds for pending writes at shutdown: a dead database must not block it
OUTCOME_TIMEOUT, OUTCOME_RETRY = 10.0, 0.1  # seconds for finding out the outcome of a commit, and between two attempts
QUICK = 0.004  # seconds: a commit this quick may run in the event loop
QUICK_IN_A_ROW = 20  # number of quick commits in a row needed for that

log = logging.getLogger("baronage.server")
LOCKED = "55P03"  # PostgreSQL's code for a lock timeout
Statement = tuple[Executable, dict[str, Any]]


class Conflict(Exception):
    """Another process wrote first. Nothing was written."""


class Unsure(Exception):
    """The answer to a commit was lost and the database doesn't respond, so the outcome is unknown."""


class _LostAnswer(Exception):
    """A lost answer to a commit. PostgreSQL finds the outcome by `xact_id`, the id of the transaction."""

    def __init__(self, xact_id: str) -> None:
        super().__init__(xact_id)
        self.xact_id = xact_id


def guarded(statement: Any) -> Any:
    """Mark a statement that must change a row each time. If it changes none, the writer raises Conflict."""
    return statement.execution_options(guarded=True)


class Job:
    """Statements written together or not at all, and the future that waits for them."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


class Batch:
    """A batch: the jobs of one event loop until they are written together.

    `commit_inline` writes them in the event loop if that is quick; otherwise `enqueue` passes them to the thread.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        commit_inline: Callable[[list[Job]], bool],
        enqueue: Callable[[list[Job]], None],
    ) -> None:
        self.loop = loop
        self.commit_inline = commit_inline
        self.enqueue = enqueue
        self.jobs: list[Job] = []
        self._next = 0.0  # time of the next write, at the earliest

    def add(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Add a job; return the future to await."""
        done = self.loop.create_future()
        if not self.jobs:
            early = self._next - self.loop.time()
            if early > 0:
                self.loop.call_later(early, self.flush)
            else:
                self.loop.call_soon(self.flush)  # together with other jobs of this loop iteration
        self.jobs.append(Job(statements, done))
        return done

    def flush(self) -> None:
        """Write the batch, or pass it to the thread."""
        jobs, self.jobs = self.jobs, []
        if not jobs:
            return
        done = False
        try:
            done = self.commit_inline(jobs)
        finally:  # jobs must be passed on, whatever happens
            if done:
                _resolve([job.done for job in jobs], None)
            else:
                self.enqueue(jobs)
            self._next = self.loop.time() + GAP


def resolve_all(jobs: Sequence[Job], error: BaseException | None = None) -> None:
    """Resolve all futures, each in the thread of its own loop."""
    for loop in {job.done.get_loop() for job in jobs}:
        mine = [job.done for job in jobs if job.done.get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(_resolve, mine, error)


def _resolve(waiting: Sequence[asyncio.Future[None]], error: BaseException | None) -> None:
    for done in waiting:
        if done.done():  # the caller is gone
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


_VALUES = re.compile(r" VALUES (\([?, ]+\))")  # of an insert with positional parameters


class CompiledStatement:
    """A compiled statement.

    Rows inserted with positional parameters, as in SQLite, are combined into one statement. The driver releases the GIL
    for each statement and must wait for it again while games run.
    """

    def __init__(self, statement: Executable, engine: Engine, names: Sequence[str]) -> None:
        compiled: Any = statement.compile(engine, column_keys=list(names))  # type: ignore[attr-defined]
        self.sql = str(compiled)
        self.fixed = dict(compiled.params)
        self.places: list[str] | None = compiled.positiontup
        self.guarded = bool(statement.get_execution_options().get("guarded"))
        self.statement = statement  # keeps the object alive, so that its id stays unique
        found = _VALUES.search(self.sql)
        self.row = found[1] if found is not None and self.places is not None else ""
        self.after = found.end() if found is not None else 0

    def execute(self, cursor: Any, rows: Sequence[dict[str, Any]]) -> int:
        """Execute it for each of these rows; return the number of rows affected."""
        if not self.row or len(rows) == 1:
            cursor.executemany(self.sql, [self.values(row) for row in rows])
            return int(cursor.rowcount)
        for at in range(0, len(rows), MAX_ROWS):
            values: list[Any] = []
            some = rows[at : at + MAX_ROWS]
            for row in some:
                values += self.values(row)
            cursor.execute(
                f"{self.sql[: self.after]}{f', {self.row}' * (len(some) - 1)}{self.sql[self.after :]}", values
            )
        return len(rows)

    def values(self, given: dict[str, Any]) -> Any:
        """Return its parameters, by position or by name."""
        whole = {**self.fixed, **given}
        return whole if self.places is None else [whole[name] for name in self.places]


class Writer:
    """The writer, running until it is closed. If a batch fails, each job is tried by itself."""

    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        self.engine = engine
        self.metrics = metrics
        driver: Any = engine.dialect.loaded_dbapi
        self._error, self._integrity, self._operational = driver.Error, driver.IntegrityError, driver.OperationalError
        self._database_errors = (driver.Error, SQLAlchemyError)
        # PostgreSQL numbers transactions; a connection to a file can't be lost.
        self._has_xact_ids = engine.dialect.name == "postgresql"
        self._compiled: dict[tuple[int, tuple[str, ...]], CompiledStatement] = {}
        self._connection: PoolProxiedConnection | None = None  # of the thread
        self._loop_connection: PoolProxiedConnection | None = None  # of the event loop
        self._writing = threading.Lock()
        self._quick_in_a_row = (
            0 if engine.dialect.name == "sqlite" else float("-inf")
        )  # number of quick commits in a row
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._batches: dict[asyncio.AbstractEventLoop, Batch] = {}
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Write statements; return after the commit."""
        loop = asyncio.get_running_loop()
        batch = self._batches.get(loop)
        if batch is None:
            batch = Batch(loop, self._commit_inline, self._jobs.put)
            self._batches = {old: one for old, one in self._batches.items() if not old.is_closed()} | {loop: batch}
        await batch.add(statements)

    def waiting(self) -> int:
        """Return the number of pending jobs: those in batches, plus batches passed to the thread."""
        return sum(len(batch.jobs) for batch in self._batches.values()) + self._jobs.qsize()

    def close(self) -> None:
        """Write what is pending, and stop."""
        for batch in list(self._batches.values()):
            jobs, batch.jobs = batch.jobs, []
            if jobs:
                self._jobs.put(jobs)
        self._jobs.put(None)
        self._thread.join(CLOSE_TIMEOUT)
        self._disconnect()
        self._disconnect_loop()

    # --- in the event loop --------------------------------------------------------------------------------------

    def _commit_inline(self, jobs: list[Job]) -> bool:
        """Commit the jobs if commits have recently been quick. Return False if nothing was written and the thread must
        do it.
        """
        if self._quick_in_a_row < QUICK_IN_A_ROW or not self._writing.acquire(blocking=False):
            return False
        began = time.monotonic()
        try:
            if self._loop_connection is None:
                self._loop_connection = self.engine.raw_connection()
                self._loop_connection.cursor().execute("PRAGMA busy_timeout=0")
            self._execute(self._loop_connection, [job.statements for job in jobs])
            self._loop_connection.commit()
        except Exception:  # locked, full or broken, or one job failed
            self._disconnect_loop()
            self._quick_in_a_row = 0
            return False
        finally:
            self._writing.release()
        self._record(time.monotonic() - began, len(jobs))
        return True

    def _disconnect_loop(self) -> None:
        if self._loop_connection is not None:
            connection, self._loop_connection = self._loop_connection, None
            connection.invalidate()

    def _record(self, seconds: float, jobs: int) -> None:
        self.metrics.commit.observe(seconds)
        self.metrics.written.inc(jobs)
        self._quick_in_a_row = self._quick_in_a_row + 1 if seconds <= QUICK else min(self._quick_in_a_row, 0)

    # --- in the thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            while len(jobs) < MAX_AT_ONCE and not self._jobs.empty():
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
            except BaseException as error:  # the thread must go on, or no caller would get an answer
                log.exception("internal error in the writer thread")
                self._connection = None
                resolve_all(jobs, RuntimeError(f"internal error in the writer thread: {error!r:.200}"))
            self._record(time.monotonic() - began, len(jobs))

    def _commit(self, jobs: list[Job]) -> None:
        try:
            connection = self._connect()
            try:
                self._execute(connection, [job.statements for job in jobs])
                self._commit_with_id(connection)
            except BaseException:
                with contextlib.suppress(self._error):
                    connection.rollback()
                raise
        except _LostAnswer as unanswered:
            self._disconnect()
            resolve_all(jobs, self._outcome(unanswered))
        except (self._error, Conflict) as error:
            if not isinstance(error, (self._integrity, Conflict)):
                self._disconnect()  # perhaps a connection error: the next write uses a new one
            if len(jobs) == 1 or self._is_store_down(error):
                lost = isinstance(error, self._integrity)
                resolve_all(jobs, Conflict(str(error)) if lost else error)
                return
            for job in jobs:  # one job failed: try each by itself
                self._commit([job])
        except Exception as error:
            self._disconnect()
            resolve_all(
                jobs, RuntimeError(str(error)) if isinstance(error, StopIteration) else error
            )  # a future can't raise it
        else:
            resolve_all(jobs)

    # --- lost answers to commits --------------------------------------------------------------------------------

    def _commit_with_id(self, connection: PoolProxiedConnection) -> None:
        """Commit. In PostgreSQL, note the id of the transaction first, so that the outcome can be looked up."""
        if not self._has_xact_ids:
            connection.commit()
            return
        cursor: Any = connection.cursor()
        cursor.execute("SELECT pg_current_xact_id()::text")
        xact_id = str(cursor.fetchone()[0])
        cursor.close()
        try:
            connection.commit()
        except self._operational as error:
            raise _LostAnswer(xact_id) from error

    def _outcome(self, lost: _LostAnswer) -> Exception | None:
        """Return None if a commit succeeded, else an exception. Ask the database repeatedly until it answers or time is
        up.
        """
        log.error("the answer to a commit was lost; looking up the outcome: %s", lost.__cause__)
        until = time.monotonic() + OUTCOME_TIMEOUT
        while True:
            try:
                found = self._status_of(lost.xact_id)
                if found in ("committed", "aborted"):
                    log.error("the commit was %s", found)
                    return None if found == "committed" else self._operational(str(lost.__cause__))
            except self._database_errors as error:
                log.error("the outcome of a commit can't be looked up: %s", str(error).strip().partition("\n")[0][:300])
            if time.monotonic() > until:
                return Unsure("the answer to a commit was lost, and the database does not report the outcome")
            time.sleep(OUTCOME_RETRY)

    def _status_of(self, xact_id: str) -> str:
        """Return PostgreSQL's status of a transaction. If it is still in progress, end it, so that its locks are
        released.
        """
        connection = self.engine.raw_connection()
        try:
            cursor: Any = connection.cursor()
            cursor.execute("SELECT pg_xact_status(%s::xid8)", (xact_id,))
            found = str(cursor.fetchone()[0])
            if found == "in progress":
                cursor.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_xid = %s::xid8::xid",
                    (xact_id,),
                )
            connection.rollback()
            return found
        finally:
            connection.close()

    def _is_store_down(self, error: BaseException) -> bool:
        """Return whether the store itself is locked, full or gone. Then no single job failed, and retrying each would
        delay all.
        """
        return isinstance(error, self._operational) and getattr(error, "sqlstate", None) in (None, LOCKED)

    def _connect(self) -> PoolProxiedConnection:
        if self._connection is None:
            self._connection = self.engine.raw_connection()
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.invalidate()

    def _execute(self, connection: PoolProxiedConnection, jobs: Sequence[Sequence[Statement]]) -> None:
        """Execute the first statements of all jobs, then the second ones, and so on: equal ones are combined, for
        speed.

        Jobs don't depend on each other, so their order is free. All processes write tables in the same order, so that
        two of them can't deadlock.
        """
        cursor = connection.cursor()
        for place in range(max(len(statements) for statements in jobs)):
            together: dict[CompiledStatement, list[dict[str, Any]]] = {}
            for statements in jobs:
                if place < len(statements):
                    statement, values = statements[place]
                    key = (id(statement), tuple(values))
                    if key not in self._compiled:
                        if len(self._compiled) >= MAX_COMPILED:
                            self._compiled.clear()
                        self._compiled[key] = CompiledStatement(statement, self.engine, key[1])
                    together.setdefault(self._compiled[key], []).append(values)
            for compiled, rows in together.items():
                rows.sort(key=_table_of)
                met = compiled.execute(cursor, rows)
                if compiled.guarded and met != len(rows):
                    raise Conflict("another process changed it first")
        cursor.close()


def _table_of(values: dict[str, Any]) -> str:
    return str(values.get("table", values.get("table_id", "")))
