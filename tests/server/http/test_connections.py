"""Open connections: those that may no longer be open are closed, all of them."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocketDisconnect

from baronage.server.accounts.accounts import People
from baronage.server.background import Background
from baronage.server.http.connections import SIGNED_OUT, Connections
from baronage.server.store.store import Store


class Line:
    """A connection of a person."""

    def __init__(self, person: str) -> None:
        self.person = person


class Closed:
    """A socket that notes how it is closed; with `gone`, its client has left just before."""

    def __init__(self, gone: bool) -> None:
        self.gone, self.codes = gone, list[int]()

    async def close(self, code: int, _: str) -> None:
        self.codes.append(code)
        if self.gone:
            raise WebSocketDisconnect(code)


def test_one_who_has_just_gone_keeps_no_other_connection_open(sqlite: Store) -> None:
    async def scene() -> list[list[int]]:
        connections: Any = Connections(People(sqlite), 200, 20.0, Background(sqlite))
        sockets = [Closed(gone=True), Closed(gone=False)]
        for socket in sockets:
            connections._open[Line("ada")] = socket, "not a secret"
        await connections._look("ada")
        return [socket.codes for socket in sockets]

    assert asyncio.run(scene()) == [[SIGNED_OUT], [SIGNED_OUT]]
