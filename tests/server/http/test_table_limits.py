"""The lobby can't be buried: limits by place and person, pages, and tables that wait for nobody go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from baronage.games import games
from baronage.server.accounts.accounts import People
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.http.app import application
from baronage.server.http.middleware import client_address
from baronage.server.http.table_limits import TableLimits
from baronage.server.services.listing import ARCHIVED, OPEN, RUNNING
from baronage.server.services.seating import ALONE
from baronage.server.store.store import Store
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from tests.engine.table import PENNIES
from tests.server.scenes import GAMES, Quick, Time

HOME = "http://testserver"
USUAL = 20.0  # requests a second from one place
NEW = {"game": "pennies", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def strict(sqlite: Store) -> Iterator[TestClient]:
    """A server with its usual limits on tables, and none on requests."""
    app = application(sqlite, {**games(), "pennies": PENNIES}, Quick(), (0.0, 0.0), rate=1e6)
    app.state.ctx.limits = TableLimits(sqlite, USUAL)
    with TestClient(app, headers={"origin": HOME}) as client:
        yield client


def test_one_address_does_not_bury_the_lobby(strict: TestClient) -> None:
    """Two hundred tables by ten guests, as fast as they come."""
    codes: list[str] = []
    made = 0
    for number in range(10):
        assert strict.post("/api/guest", json={"name": f"Eve {number}"}).status_code == 200
        for _ in range(20):
            answer = strict.post("/api/tables", json=NEW)
            made += answer.status_code == 201
            codes += [answer.json()["code"]] if answer.status_code != 201 else []
    assert made <= 31
    assert set(codes) == {"too-fast"}
    assert len(strict.get("/api/tables").json()) == made


def test_few_of_one_address_wait_at_once_however_slowly_they_come(sqlite: Store) -> None:
    async def scene() -> None:
        limits, services, people = TableLimits(sqlite, USUAL), Services(sqlite, GAMES), People(sqlite)
        opened = []
        for number in range(limits.most):
            limits._tables._known.clear()  # a long time goes by
            eve, _ = await people.guest(f"Eve {number}")
            await limits.table("10.0.0.1", True)
            listing = await services.seating.create(
                eve.id, PENNIES, {}, [Occupant(eve.id, "", "Eve"), Occupant()], Untimed(), True
            )
            limits.count_table("10.0.0.1", listing.id)
            opened.append((eve, listing))
        limits._tables._known.clear()
        with pytest.raises(ApiError, match="already waiting for players"):
            await limits.table("10.0.0.1", True)
        await limits.table("10.0.0.1", False)  # what nobody sees hides nothing
        await limits.table("10.0.0.2", True)
        await services.seating.leave(opened[0][0].id, opened[0][1].id)
        await limits.table("10.0.0.1", True)

    asyncio.run(scene())


def test_guests_of_one_address_come_one_after_the_other(strict: TestClient) -> None:
    codes = [strict.post("/api/guest", json={"name": "Eve"}).status_code for _ in range(100)]
    assert codes[:60] == [200] * 60
    assert codes.count(429) >= 38


def test_a_rematch_and_a_game_played_on_are_tables_too(strict: TestClient) -> None:
    strict.post("/api/guest", json={"name": "Eve"})
    table = strict.post("/api/tables", json={**NEW, "seats": [{"kind": "me"}] * 2}).json()["id"]
    strict.post(f"/api/tables/{table}/start")
    with strict.websocket_connect("/ws") as socket:
        socket.send_json({"type": "play", "id": 1, "table": table, "seat": 0, "number": 0, "text": "resign"})
        assert socket.receive_json()["type"] == "done"
    branch = {"move": 0, "seat": 0, "bot": "random"}
    codes = [strict.post(f"/api/tables/{table}/branch", json=branch).status_code for _ in range(40)]
    assert codes[0] == 201
    assert codes[-1] == 429
    assert strict.post(f"/api/tables/{table}/rematch").status_code == 429


def test_the_lobby_comes_in_pages_and_what_is_open_first(strict: TestClient) -> None:
    strict.post("/api/guest", json={"name": "Ada"})
    opened = [strict.post("/api/tables", json=NEW).json()["id"] for _ in range(7)]
    for _ in range(5):
        running = strict.post("/api/tables", json={**NEW, "seats": [{"kind": "me"}] * 2}).json()["id"]
        assert strict.post(f"/api/tables/{running}/start").status_code == 204
    shown = [it["id"] for it in strict.get("/api/tables").json()]
    assert shown[:7] == opened[::-1], "newer ones that run do not hide them"
    pages = [strict.get("/api/tables", params={"first": at, "count": 5}).json() for at in (0, 5, 10, 15)]
    assert [len(page) for page in pages] == [5, 5, 2, 0]
    assert [it["id"] for page in pages for it in page] == shown
    assert strict.get("/api/tables", params={"count": 201}).status_code == 422
    assert strict.get("/api/tables", params={"first": -1}).status_code == 422


def test_a_guests_table_goes_when_its_host_is_gone_for_an_hour(store: Store) -> None:
    async def scene() -> None:
        clock, now = Time(), time.time()
        clock.at = now
        services, people = Services(store, GAMES, clock), People(store)
        who = {name: await people.guest(name) for name in ("Gone", "Stays", "Kept", "Friends", "Plays")}
        await people.set_sign_in(who["Kept"][0], "kept", "correct horse", who["Kept"][1])
        made = {}
        for name, (person, _) in who.items():
            seats = [Occupant(person.id, "", name), Occupant(person.id, "", name) if name == "Plays" else Occupant()]
            made[name] = await services.seating.create(person.id, PENNIES, {}, seats, Untimed(), name != "Friends")
        await services.seating.start(who["Plays"][0].id, made["Plays"].id)
        clock.at = now + ALONE - 60
        await services.seating.close_forgotten()
        assert (await services.rooms.find(made["Gone"].id)).listing.status == OPEN, "it is not an hour yet"
        clock.at = now + ALONE + 60
        with pytest.MonkeyPatch.context() as later:
            later.setattr(time, "time", lambda: clock.at)
            await people.note_seen([who["Stays"][0].id])
        await services.seating.close_forgotten()
        status = {name: (await services.rooms.find(it.id)).listing.status for name, it in made.items()}
        assert status == {"Gone": ARCHIVED, "Stays": OPEN, "Kept": OPEN, "Friends": OPEN, "Plays": RUNNING}

    asyncio.run(scene())


def test_whoever_asks_or_is_connected_is_there(
    strict: TestClient, sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ctx = strict.app.state.ctx  # type: ignore[attr-defined]
    strict.post("/api/guest", json={"name": "Ada"})
    table = strict.post("/api/tables", json=NEW).json()["id"]
    real, later = time.time, ALONE + 600
    with strict.websocket_connect("/ws") as socket:
        socket.send_json({"type": "look", "id": 1, "table": "none"})
        socket.receive_json()
        monkeypatch.setattr(time, "time", lambda: real() + later)
        monkeypatch.setattr(ctx.services.clock, "_wall", lambda: real() + later)
        assert strict.portal is not None
        strict.portal.call(ctx.tidy)
        assert strict.get(f"/api/tables/{table}").json()["status"] == OPEN
    monkeypatch.setattr(time, "time", lambda: real() + 2 * later)
    monkeypatch.setattr(ctx.services.clock, "_wall", lambda: real() + 2 * later)
    ctx.people._here.clear()
    strict.portal.call(ctx.tidy)
    assert strict.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_of_ipv6_the_network_is_counted(address: str, place: str) -> None:
    assert client_address({"client": (address, 1)}) == place
