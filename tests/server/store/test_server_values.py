"""Single values about the server."""

from __future__ import annotations

import asyncio

import pytest

from baronage.server.store.server_values import insert_value, read_value, replace_value
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict


def test_a_value_is_stored_once_and_replaced(store: Store) -> None:
    async def scene() -> None:
        assert await asyncio.to_thread(read_value, store, "colour") is None
        await store.write(insert_value("colour", "red"))
        with pytest.raises(Conflict):
            await store.write(insert_value("colour", "blue"))
        assert await asyncio.to_thread(read_value, store, "colour") == "red"
        await store.write(*replace_value("colour", "blue"))
        assert await asyncio.to_thread(read_value, store, "colour") == "blue"

    asyncio.run(scene())
