"""Passkeys in the store: however many are taken away at the same moment, somebody's last way to come back stays."""

from __future__ import annotations

import asyncio

from sqlalchemy import insert, update

from baronage.server.accounts.accounts import People, Person
from baronage.server.accounts.passkeys import Passkeys
from baronage.server.errors import ApiError
from baronage.server.store.schema import passkeys, persons
from baronage.server.store.store import Store

ADA = Person("ada", "Ada", "ada")


async def with_keys(store: Store, *ids: str) -> None:
    await store.write((insert(persons), {"id": ADA.id, "name": ADA.name, "login": ADA.login, "created": 0.0}))
    for id in ids:
        row = {"id": id, "person": ADA.id, "key": b"key", "uses": 0, "name": "phone", "created": 0.0}
        await store.write((insert(passkeys), row))


async def dropped(store: Store, *ids: str) -> list[str]:
    """Take these away at once, each as another process would; the codes of what was refused."""
    keys = [Passkeys(People(store)) for _ in ids]
    found = await asyncio.gather(*(it.drop(ADA, id) for it, id in zip(keys, ids, strict=True)), return_exceptions=True)
    return [it.sentence for it in found if isinstance(it, ApiError)]


async def left(store: Store) -> list[str]:
    return sorted(row.id for row in await Passkeys(People(store)).of(ADA.id))


def test_of_the_last_two_that_are_taken_away_at_once_one_stays(store: Store) -> None:
    async def scene() -> None:
        await with_keys(store, "a", "b")
        refused = await dropped(store, "a", "b")
        assert len(refused) == 1
        assert len(await left(store)) == 1

    asyncio.run(scene())


def test_of_two_processes_as_well(url: str) -> None:
    async def scene() -> None:
        stores = [Store(url), Store(url)]
        try:
            await with_keys(stores[0], "a", "b")
            drops = (Passkeys(People(it)).drop(ADA, id) for it, id in zip(stores, "ab", strict=True))
            found = await asyncio.gather(*drops, return_exceptions=True)
            assert sum(isinstance(it, ApiError) for it in found) == 1
            assert len(await left(stores[0])) == 1
        finally:
            for it in stores:
                it.close()

    asyncio.run(scene())


def test_who_has_a_password_may_take_away_all(store: Store) -> None:
    async def scene() -> None:
        await with_keys(store, "a", "b")
        await store.write((update(persons).values(password="hash"), {}))
        assert await dropped(store, "a", "b") == []
        assert await left(store) == []
        assert len(await dropped(store, "a")) == 1

    asyncio.run(scene())
