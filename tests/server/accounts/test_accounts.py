"""People: guests, coming back by a password, signing out, names; on both kinds of database, and with two processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from sqlalchemy import select
from starlette.websockets import WebSocketDisconnect

from baronage.server.accounts.accounts import People
from baronage.server.accounts.api_tokens import ApiTokens
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.store.schema import persons, sessions
from baronage.server.store.store import Store
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from tests.engine.table import PENNIES
from tests.server.http.test_app import Visit, ask, visit  # noqa: F401
from tests.server.scenes import GAMES
from tests.server.servers import Server, asked

GOOD = "correct horse"


def test_who_has_a_password_comes_back_as_the_same_person(store: Store) -> None:
    async def play() -> None:
        people = People(store)
        ada, here = await people.guest("Ada")
        assert (await people.set_sign_in(ada, " Ada.L ", GOOD, here)).login == "ada.l"
        again, there = await people.sign_in("ADA.L", GOOD)
        assert (again.id, again.name) == (ada.id, "Ada")
        assert await people.by_secret(there) == again
        stored = store.read(select(persons).where(persons.c.id == ada.id))[0]
        assert GOOD not in stored.password
        assert all(there not in row.hash and here not in row.hash for row in store.read(select(sessions)))

    asyncio.run(play())


def test_wrong_names_and_passwords_are_refused_alike(store: Store) -> None:
    async def play() -> None:
        people = People(store)
        ada, here = await people.guest("Ada")
        await people.set_sign_in(ada, "ada", GOOD, here)
        said = set()
        for login, password in (("ada", "wrong horse"), ("eve", GOOD), ("", ""), ("'; --", "\0"), ("ada\0", GOOD)):
            with pytest.raises(ApiError) as found:
                await people.sign_in(login, password)
            said.add((found.value.code, found.value.sentence))
        assert len(said) == 1

    asyncio.run(play())


def test_a_sign_in_name_belongs_to_one(store: Store) -> None:
    async def play() -> None:
        people = People(store)
        ada, here = await people.guest("Ada")
        bo, there = await people.guest("Bo")
        await people.set_sign_in(ada, "ada", GOOD, here)
        with pytest.raises(ApiError, match="is taken"):
            await people.set_sign_in(bo, "ADA", GOOD, there)
        for login, password in (
            ("a", GOOD),
            ("-ada", GOOD),
            ("ada lovelace", GOOD),
            ("bo-2", "short"),
            ("bo-2", "x" * 201),
        ):
            with pytest.raises(ApiError):
                await people.set_sign_in(bo, login, password, there)
        assert (await people.by_secret(there)) == bo
        with pytest.raises(ApiError, match="current password"):
            await people.set_sign_in(ada, "ada", "another horse", here)
        await people.sign_in("ada", GOOD)
        await people.set_sign_in(ada, "ada", "another horse", here, GOOD)  # hers she may keep
        with pytest.raises(ApiError):
            await people.sign_in("ada", GOOD)

    asyncio.run(play())


def test_another_password_ends_what_other_browsers_and_programs_could_do(store: Store) -> None:
    async def play() -> None:
        people = People(store)
        ada, here = await people.guest("Ada")
        await people.set_sign_in(ada, "ada", GOOD, here)
        _, lost = await people.sign_in("ada", GOOD)
        token, _ = await ApiTokens(people).create(ada)
        assert await people.by_secret(lost)
        assert await people.by_secret(token)
        await people.set_sign_in(ada, "ada", "another horse", here, GOOD)
        assert await people.by_secret(lost) is None
        assert await people.by_secret(token) is None
        assert await people.by_secret(here)
        await people.sign_out(ada, here)
        assert await people.by_secret(here) is None

    asyncio.run(play())


def test_coming_and_going_over_http(visit: Visit) -> None:  # noqa: F811
    here, there, stranger = visit("Ada"), visit(""), visit("")
    assert here.get("/api/me").json() == {
        "name": "Ada",
        "login": "",
        "language": "",
        "admin": False,
        "organiser": False,
        "waits": False,
        "arms": None,
    }
    entrance = {"login": "ada", "password": GOOD}
    assert stranger.put("/api/me/entrance", json=entrance).status_code == 401
    assert here.put("/api/me/entrance", json=entrance).json() == {
        "name": "Ada",
        "login": "ada",
        "language": "",
        "admin": False,
        "organiser": False,
        "waits": False,
        "arms": None,
    }
    wrong = stranger.post("/api/enter", json={**entrance, "password": "wrong horse"}).json()
    assert (wrong["code"], wrong["field"]) == ("refused", "password")
    changed = {"login": "ada", "password": "another horse", "present": "wrong horse"}
    assert here.put("/api/me/entrance", json=changed).json()["field"] == "present"
    assert here.put("/api/me/entrance", json={**entrance, "login": "A!"}).json()["field"] == "login"
    assert here.put("/api/me", json={"name": " "}).json()["field"] == "name"
    assert stranger.get("/api/me").json() is None
    assert there.post("/api/enter", json=entrance).json() == {
        "name": "Ada",
        "login": "ada",
        "language": "",
        "admin": False,
        "organiser": False,
        "waits": False,
        "arms": None,
    }
    cookie = there.cookies["baronage"]
    with there.websocket_connect("/ws") as socket:
        assert ask(socket, type="look", table="none")["code"] == "no-table"
        assert there.post("/api/leave").status_code == 204
        with pytest.raises(WebSocketDisconnect):  # who is signed out is shown out
            socket.receive_json()
    stranger.cookies["baronage"] = cookie
    assert stranger.get("/api/me").status_code == 401
    assert here.get("/api/me").status_code == 200


@pytest.mark.slow
def test_a_name_and_a_lost_session_are_known_to_other_processes(serve: Callable[[str], Server], shared: str) -> None:
    first, second = serve(shared), serve(shared)
    secret = first.call("/api/guest", {"name": "Ada"})
    token = second.call("/api/token", {}, secret)["token"]
    assert second.call("/api/me", None, token)["name"] == "Ada"
    with second.socket(token) as socket:
        asked(socket, {"type": "look", "id": 1, "table": "none"})
        first.call("/api/me", {"name": "Eve"}, secret, "PUT")
        eventually(lambda: second.call("/api/me", None, token)["name"] == "Eve")
        first.call("/api/token", None, secret, "DELETE")
        with pytest.raises(Exception, match="signed out"):
            socket.recv(60)
    with pytest.raises(Exception, match="401"):
        second.call("/api/me", None, token)


def eventually(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_guests_who_can_not_come_back_and_left_nothing_behind_are_forgotten(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    day, real = 86_400.0, time.time()

    async def scene() -> None:
        people, services = People(store), Services(store, GAMES)
        monkeypatch.setattr(time, "time", lambda: real - 400 * day)
        names = ("Idle", "Host", "Speaker", "Reader", "Owner", "Program")
        guests = {name: (await people.guest(name))[0] for name in names}
        await people.set_sign_in(guests["Owner"], "owner", "long enough", "")
        table = await services.seating.create(guests["Host"].id, PENNIES, {}, [Occupant(), Occupant()], Untimed(), True)
        await services.chat.post(guests["Speaker"].id, "Speaker", table.id, "spectators", "hello")
        await services.chat.mark(guests["Reader"].id, table.id, "spectators", 1, False)
        monkeypatch.setattr(time, "time", lambda: real - 100 * day)
        _, known = await people.guest("Comes back")
        token, _ = await ApiTokens(people).create(guests["Program"], days=365)
        gone, secret = await people.guest("Gone")
        await people.sign_out(gone, secret)
        monkeypatch.setattr(time, "time", lambda: real)
        _, young = await people.guest("Young")
        assert await people.by_secret(known)
        await people.forget_unused()
        await people.forget_unused()
        left = {row.name for row in store.read(select(persons.c.name))}
        assert left == {"Host", "Speaker", "Owner", "Program", "Comes back", "Young"}
        assert [await people.by_secret(it) is not None for it in (known, young, token)] == [True] * 3
        assert (await people.sign_in("owner", "long enough"))[0].name == "Owner"

    asyncio.run(scene())
