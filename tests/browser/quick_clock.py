"""A server whose clock runs a thousand times as fast: hours by post pass in seconds. It says where it is, as usual."""

from __future__ import annotations

import asyncio
import socket
import sys
import time

import uvicorn

from baronage.games import games
from baronage.server.play.clock import Clock
from baronage.server.store.store import Store
from baronage.server.web.app import application

SPEED = 1000
THINKING = 3.0  # seconds that a bot takes which stands in: the game is not over before anybody sees that it does


class QuickClock(Clock):
    """It begins with the time of the wall clock, and is the only one there is."""

    def __init__(self) -> None:
        self.begun = time.time()

    def __call__(self) -> float:
        return self.begun + (time.time() - self.begun) * SPEED

    def ahead(self) -> float:
        return 0.0

    def not_before(self, at: float) -> None:
        """A server that is started again begins with the wall clock again."""


def main() -> None:
    store = Store(sys.argv[1])
    app = application(store, games(), thinking=(THINKING, THINKING), clock=QuickClock())
    caretaker = app.state.hall.caretaker
    caretaker.beat, caretaker.lease = 0.1, 1e6  # no pause of this machine counts as an absence
    usual = caretaker.start

    async def stir() -> None:
        caretaker._stirred.set()

    async def start() -> None:
        await usual()
        caretaker._run(caretaker._repeat(0.05, stir))

    caretaker.start = start
    door = socket.create_server(("127.0.0.1", 0))
    print(f"Baronage is at http://127.0.0.1:{door.getsockname()[1]}/ (ctrl-c ends it)", flush=True)
    config = uvicorn.Config(app, log_level="warning", ws="websockets-sansio", lifespan="on")
    asyncio.run(uvicorn.Server(config).serve([door]))


if __name__ == "__main__":
    main()
