"""Passwords: whoever tries is slowed down, nobody is locked out, and few are hashed at once."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from typing import Any

import pytest

from baronage.server.accounts import passwords
from baronage.server.accounts.accounts import MAX_SESSIONS, People
from baronage.server.accounts.passwords import (
    AT_ONCE,
    MAX_PER_ADDRESS,
    MAX_UNDER_WAY,
    SLOWEST,
    SLOWEST_OF_NAME,
    Caller,
    is_weak,
)
from baronage.server.errors import ApiError
from baronage.server.store.schema import sessions
from baronage.server.store.store import Store
from tests.server.http.test_app import Visit, visit  # noqa: F401

GOOD = "correct horse"


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long somebody was made to wait, without waiting for it; and hashes that cost little."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(passwords, "sleep", sleep)
    monkeypatch.setattr(passwords, "COST", 2)
    return slept


@pytest.mark.parametrize(
    "password",
    [
        *(
            "12345678",
            "            ",
            "        ",
            "aaaaaaaa",
            "abababab",
            "abcd1234",
            "qwertyuiop",
            "azerty123",
            "87654321",
        ),
        *(
            "password",
            "Password1!",
            "motdepasse1",
            "Baronage2026",
            "ada-ada-ada",
            "Lovelace1815",
            "1q2w3e4r5t",
            "１２３４５６７８",
        ),
    ],
)
def test_a_password_that_is_guessed_first_is_refused(password: str, sqlite: Store) -> None:
    async def go() -> None:
        people = People(sqlite)
        ada, here = await people.guest("Lovelace")
        with pytest.raises(ApiError, match="easy to guess"):
            await people.set_sign_in(ada, "ada", password, here)

    asyncio.run(go())


@pytest.mark.parametrize("password", [GOOD, "another horse", "tr0ub4dor&3", "lÉger9Étang", "zebra-lamp", "8f3kq0xz"])
def test_other_passwords_are_taken(password: str) -> None:
    assert not is_weak(password, "ada", "Ada Lovelace")


async def known(store: Store) -> tuple[People, Any, str]:
    people = People(store)
    ada, here = await people.guest("Ada")
    return people, await people.set_sign_in(ada, "ada", GOOD, here), here


async def wrong(people: People, place: str, device: str = "") -> None:
    with pytest.raises(ApiError, match="Wrong sign-in name or password"):
        await people.sign_in("ada", "wrong horse", place, device)


def test_whoever_tries_on_waits_longer_each_time_and_is_never_refused(sqlite: Store, waits: list[float]) -> None:
    async def play() -> None:
        people, _, _ = await known(sqlite)
        for _ in range(30):
            await wrong(people, "10.0.0.1")
        longer = [round(it) for it in waits]
        assert longer[:5] == [1, 2, 4, 8, 16]
        assert longer == sorted(longer)
        assert longer[-1] == SLOWEST

    asyncio.run(play())


def test_the_owner_gets_in_while_others_try_from_everywhere(sqlite: Store, waits: list[float]) -> None:
    async def play() -> None:
        people, ada, here = await known(sqlite)
        device = await people.remember_device(ada)
        for number in range(200):
            await wrong(people, f"10.0.0.{number % 50}")
        waits.clear()
        assert (await people.sign_in("ada", GOOD, "192.0.2.1"))[0].id == ada.id  # on a new device: after a little
        assert [it <= SLOWEST_OF_NAME for it in waits] == [True]
        waits.clear()
        assert (await people.sign_in("ada", GOOD, "10.0.0.1", device))[0].id == ada.id  # where he was before: at once
        await people.set_sign_in(ada, "ada", "another horse", here, GOOD)  # and who is signed in changes what he likes
        assert waits == []

    asyncio.run(play())


def test_a_known_device_is_slowed_down_by_its_own_tries_alone(sqlite: Store, waits: list[float]) -> None:
    async def play() -> None:
        people, ada, _ = await known(sqlite)
        device = await people.remember_device(ada)
        assert await people.by_secret(device) is None, "it opens nothing"
        for _ in range(10):
            await wrong(people, "10.0.0.1", device)
        assert waits[-1] > 8
        waits.clear()
        bo, there = await people.guest("Bo")
        await people.set_sign_in(bo, "bo-2", GOOD, there)
        await people.sign_in("ada", GOOD, "10.0.0.1", await people.remember_device(bo))  # another's is a stranger's
        assert waits == []
        for _ in range(30):
            await wrong(people, "10.0.0.2", await people.remember_device(bo))
        assert waits[-1] == SLOWEST

    asyncio.run(play())


def test_what_a_browser_is_recognised_by_ends_with_the_password(sqlite: Store, waits: list[float]) -> None:
    async def play() -> None:
        people, ada, here = await known(sqlite)
        stolen = await people.remember_device(ada)
        await people.set_sign_in(ada, "ada", "another horse", here, GOOD)
        for _ in range(10):
            await wrong(people, "10.0.0.1")
        waits.clear()
        await wrong(people, "10.0.0.1", stolen)
        assert waits[0] > 8, "it is a stranger's now"

    asyncio.run(play())


def test_tries_from_one_place_are_made_one_after_the_other(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "COST", 2)

    async def play() -> None:
        people, _, _ = await known(sqlite)
        found = await asyncio.gather(
            *(people.sign_in("ada", "wrong", "10.0.0.1") for _ in range(20)), return_exceptions=True
        )
        codes = [it.code for it in found if isinstance(it, ApiError)]
        assert codes.count("too-fast") >= 20 - 2 * passwords.MAX_WAITING
        assert "refused" in codes

    asyncio.run(play())


def test_few_are_hashed_at_once_and_few_wait(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of strangers sign in: the cores stay with the games, and who is known passes by."""
    running, most, lock = 0, 0, threading.Lock()
    real = hashlib.scrypt
    passing, free = threading.Event(), threading.Event()  # who comes before the one waits for the other

    def scrypt(*args: Any, **more: Any) -> bytes:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        if not passing.is_set():
            assert free.wait(60)
        with lock:
            running -= 1
        return real(*args, **{**more, "n": 2})

    passing.set()
    monkeypatch.setattr(hashlib, "scrypt", scrypt)

    async def play() -> None:
        people, ada, _ = await known(sqlite)
        passing.clear()
        device = await people.remember_device(ada)
        crowd = [
            asyncio.create_task(people.sign_in(f"nobody{number}", GOOD, f"10.0.{number % 100}.1"))
            for number in range(324)
        ]
        while not running:  # a stranger's
            await asyncio.sleep(0.01)
        passing.set()
        await people.sign_in("ada", GOOD, "192.0.2.1", device)
        assert not all(task.done() for task in crowd)
        free.set()
        found = [it for it in await asyncio.gather(*crowd, return_exceptions=True) if isinstance(it, ApiError)]
        assert len(found) == 324
        assert sum(it.code == "refused" for it in found) <= MAX_UNDER_WAY + 10
        assert most <= 2 * AT_ONCE

    asyncio.run(play())


def test_one_place_has_few_under_way(sqlite: Store) -> None:
    async def play() -> None:
        people = People(sqlite)
        tries = [people.passwords.hashed(GOOD, Caller("10.0.0.1")) for _ in range(20)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(it, str) for it in found) == MAX_PER_ADDRESS

    asyncio.run(play())


def test_who_signs_in_again_and_again_fills_no_list(sqlite: Store, waits: list[float]) -> None:
    from sqlalchemy import func, select

    async def play() -> None:
        people, ada, _ = await known(sqlite)
        for _ in range(MAX_SESSIONS + 5):
            _, secret = await people.sign_in("ada", GOOD)
            await people.remember_device(ada)
        assert await people.by_secret(secret)
        assert sqlite.read(select(func.count()).select_from(sessions))[0][0] <= 2 * MAX_SESSIONS

    asyncio.run(play())


def test_a_browser_that_was_let_in_is_recognised_by_its_cookie(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """All come from one address here: the stranger has used up his tries with this name, the owner's browser has not."""
    monkeypatch.setattr(passwords, "COST", 2)
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(passwords, "sleep", sleep)
    owner, stranger = visit("Ada"), visit("")
    entrance = {"login": "ada", "password": GOOD}
    assert owner.put("/api/me/entrance", json=entrance).status_code == 200
    assert owner.post("/api/leave").status_code == 204
    for _ in range(8):
        assert stranger.post("/api/enter", json={**entrance, "password": "wrong horse"}).status_code == 400
    assert waited
    waited.clear()
    assert owner.post("/api/enter", json=entrance).json()["login"] == "ada"
    assert waited == []
    assert owner.cookies["baronage-device"]
