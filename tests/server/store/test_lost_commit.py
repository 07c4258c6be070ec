"""The answer to COMMIT is lost: it is found out what became of it before anybody is told, and what is repeated happens once."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, select

from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.store import writer
from baronage.server.store.schema import facts, journal, messages
from baronage.server.store.store import Store
from baronage.server.store.writer import Unsure
from baronage.server.table.journal_entry import Kind
from tests.server.scenes import ADA, BO, GAMES, Ear, Time, refused, run, started, watch_view, watchful
from tests.server.servers import PATIENCE, Server, asked
from tests.server.store.test_store import fact

COMMIT = b"COMMIT\0"
AFTER, BEFORE = "after", "before"  # the server has committed; it never hears of it


class Wire:
    """What stands between a store and its PostgreSQL. `cut`: what becomes of the line at the next commit, once."""

    def __init__(self, server: str, folder: Path) -> None:
        self.to = f"{make_url(server).query['host']}/.s.PGSQL.5432"
        self.folder = folder
        self.cut = ""
        self.broken = False  # nobody gets through any more
        self.cuts = 0
        self.door = socket.socket(socket.AF_UNIX)
        self.door.bind(str(folder / ".s.PGSQL.5432"))
        self.door.listen(50)
        self.lines: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def url(self, database: str) -> str:
        return make_url(database).update_query_dict({"host": str(self.folder)}).render_as_string(hide_password=False)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.door.accept()
                if self.broken:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(self.to)
                self.lines += [client, server]
                told = threading.Event()  # the answer is to be kept back
                threading.Thread(target=self._ask, args=(client, server, told), daemon=True).start()
                threading.Thread(target=self._answer, args=(client, server, told), daemon=True).start()

    def _ask(self, client: socket.socket, server: socket.socket, told: threading.Event) -> None:
        writes = False  # other lines only read
        with contextlib.suppress(OSError):
            while data := client.recv(1 << 16):
                writes = writes or b"pg_current_xact_id" in data
                if self.cut and writes and COMMIT in data:
                    how, self.cut = self.cut, ""
                    self.cuts += 1
                    told.set()
                    for line in self.lines if self.broken else ():
                        if line not in (client, server):
                            with contextlib.suppress(OSError):
                                line.shutdown(socket.SHUT_RDWR)
                    if how == BEFORE:
                        client.shutdown(socket.SHUT_RDWR)  # the server waits for more, with all its locks
                        return
                server.sendall(data)
            server.close()

    def _answer(self, client: socket.socket, server: socket.socket, told: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := server.recv(1 << 16):
                if told.is_set():
                    client.shutdown(socket.SHUT_RDWR)
                    return
                client.sendall(data)
            client.shutdown(socket.SHUT_RDWR)

    def end(self) -> None:
        for line in (self.door, *self.lines):
            line.close()


@pytest.fixture
def wire(postgres: str) -> Iterator[Wire]:
    if "host" not in make_url(postgres).query:
        pytest.skip("PostgreSQL is not reached by a file here")
    with tempfile.TemporaryDirectory(prefix="wire-") as folder:
        made = Wire(postgres, Path(folder))
        yield made
        made.end()


@pytest.fixture
def far(wire: Wire, shared: str) -> Iterator[Store]:
    """A store at the other end of the wire."""
    store = Store(wire.url(shared))
    yield store
    store.close()


def test_what_was_committed_is_answered_though_the_answer_was_lost(wire: Wire, far: Store) -> None:
    async def scene() -> None:
        wire.cut = AFTER
        await asyncio.gather(far.write(fact("one")), far.write(fact("two")))
        await far.write(fact("three"))

    asyncio.run(scene())
    assert wire.cuts == 1
    assert sorted(row.name for row in far.read(select(facts))) == ["one", "three", "two"]


def test_what_was_not_committed_is_told_and_is_not_committed_later(wire: Wire, far: Store) -> None:
    """The other side still holds it open, with the number of a row that somebody else wants."""

    async def scene() -> None:
        wire.cut = BEFORE
        with pytest.raises(far.errors) as found:
            await far.write(fact("one"))
        assert not isinstance(found.value, Unsure)
        async with asyncio.timeout(PATIENCE):  # nobody waits for a lock that is nobody's
            await far.write(fact("one"))

    asyncio.run(scene())
    assert [row.name for row in far.read(select(facts))] == ["one"]


def test_if_nobody_can_be_asked_nobody_is_told_that_it_has_not_happened(
    wire: Wire, far: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "OUTCOME_TIMEOUT", 0.5)

    async def scene() -> None:
        wire.cut, wire.broken = AFTER, True
        with pytest.raises(Unsure):
            await far.write(fact("one"))
        wire.broken = False
        await far.write(fact("two"))

    asyncio.run(scene())
    assert sorted(row.name for row in far.read(select(facts))) == ["one", "two"]


async def first(services: Services, id: str) -> dict[str, Any]:
    """What Ada may do first."""
    table = await services.rooms.table(await services.rooms.find(id))
    return {"actions": [table.state.actions(0)[0]], "key": "k1"}


def test_a_move_whose_commit_was_not_answered_is_told_to_both(wire: Wire, far: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services)).id
        act = await first(services, id)
        ears = [Ear(ADA), Ear(BO)]
        for seat, ear in enumerate(ears):
            await watch_view(services, ear, id, seat, "", 1)
        wire.cut = AFTER
        await services.play.act(ADA, id, 0, 0, Kind.PLAY, act)
        assert [it.number for it in ears[0].updates()] == [1]
        again = await services.play.act(ADA, id, 0, 0, Kind.PLAY, act)
        assert again.entry.number == 1, "sent again it is the same"
        wire.cut = AFTER
        await services.chat.post(BO, "Bo", id, "table", "hello", key="s1")
        await services.chat.post(BO, "Bo", id, "table", "hello", key="s1")
        await services.chat.post(BO, "Bo", id, "table", "hello", key="s2")
        await services.chat.post(ADA, "Ada", id, "table", "hello", key="s1")
        assert [ear.heard() for ear in ears] == [["hello"] * 3] * 2
        assert len(far.read(select(journal))) == 1
        assert len(far.read(select(messages))) == 3

    run(far, scene)
    assert wire.cuts == 2


def test_what_nobody_knew_is_told_to_all_as_soon_as_it_can_be_asked(
    wire: Wire, far: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "OUTCOME_TIMEOUT", 0.3)

    async def scene(services: Services, _: Time) -> None:
        id = (await started(services)).id
        act = await first(services, id)
        scheduler = watchful(services)
        monkeypatch.setattr(scheduler, "soon", 0.1)
        bo = Ear(BO)
        await watch_view(services, bo, id, 1, "", 1)
        await services.chat.of(await services.rooms.find(id))
        wire.cut, wire.broken = AFTER, True
        await refused(services.play.act(ADA, id, 0, 0, Kind.PLAY, act), "unsure")
        wire.broken = False
        repeated = await services.play.act(ADA, id, 0, 0, Kind.PLAY, act)
        assert repeated.entry.number == 1, "it had happened"
        await far.write(fact("now it has a line again"))
        wire.cut, wire.broken = AFTER, True
        await refused(services.chat.post(ADA, "Ada", id, "table", "hello", key="s1"), "unsure")
        wire.broken = False
        until = time.monotonic() + PATIENCE
        while not bo.heard():
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        await services.chat.post(ADA, "Ada", id, "table", "hello", key="s1")
        assert bo.heard() == ["hello"]
        assert len(far.read(select(journal))) == 1
        assert len(far.read(select(messages))) == 1
        for task in list(scheduler.background.tasks):
            task.cancel()

    run(far, scene)


def test_a_server_whose_commit_is_not_answered_goes_on(wire: Wire, shared: str, serve: Callable[[str], Server]) -> None:
    server = serve(wire.url(shared))
    token = server.call("/api/guest", {"name": "Ada"})
    new = {"game": "brawling", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"first_player": "A"}}
    table = server.call("/api/tables", new, token)["id"]
    server.call(f"/api/tables/{table}/start", {}, token)
    with server.socket(token) as line, server.socket(token) as other:
        asked(other, {"type": "watch", "id": 1, "table": table, "seat": 1})
        view = asked(line, {"type": "look", "id": 2, "table": table, "seat": 0})
        action = view["question"]["choices"][0]["action"]
        play: dict[str, Any] = {
            "type": "play",
            "table": table,
            "seat": 0,
            "number": view["number"],
            "actions": [action],
        }
        wire.cut = AFTER
        done = asked(line, {**play, "id": 3, "key": "mine"})
        again = asked(line, {**play, "id": 4, "key": "mine"})
        assert done["type"] == again["type"] == "done"
        assert done["played"] == again["played"] == [action]
        assert asked(line, {**play, "id": 5, "key": "another"})["code"] == "stale"
        assert asked(line, {**play, "id": 6, "key": "x" * 41})["code"] == "malformed"


def test_what_was_done_under_a_word_is_known_to_a_process_that_reads_it(store: Store) -> None:
    async def scene(services: Services, _: Time) -> None:
        id = (await started(services)).id
        act = await first(services, id)
        await services.play.act(ADA, id, 0, 0, Kind.PLAY, act)
        await services.chat.post(ADA, "Ada", id, "table", "hello", key="s1")
        other = Services(store, GAMES)
        again = await other.play.act(ADA, id, 0, 0, Kind.PLAY, act)
        assert again.played == act["actions"]
        await other.chat.post(ADA, "Ada", id, "table", "hello", key="s1")
        with pytest.raises(ApiError, match="seen update 1"):
            await other.play.act(ADA, id, 0, 0, Kind.PLAY, {**act, "key": "k2"})
        with pytest.raises(ApiError, match="isn’t your seat"):
            await other.play.act(BO, id, 0, 0, Kind.PLAY, act)
        assert len(store.read(select(messages))) == 1

    run(store, scene)
