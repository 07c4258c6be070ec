"""A server whose clock runs a thousand times as fast: hours by post pass in seconds. It says where it is, as usual."""

from __future__ import annotations

import asyncio
import socket
import sys
import time

import uvicorn

from baronage.games import games
from baronage.server.http.app import application
from baronage.server.store.store import Store
from baronage.server.table.wall_clock import Clock
from baronage.server.workers.seeds import fixed_seeds
from tests.browser.person import DEAL_SEED

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
    app.state.ctx.services.rooms.draw_seed = app.state.ctx.workers.draw_seed = fixed_seeds(DEAL_SEED)
    scheduler = app.state.ctx.scheduler
    scheduler.beat, scheduler.lease = 0.1, 1e6  # no pause of this machine counts as an absence
    usual = scheduler.start

    async def stir() -> None:
        scheduler._stirred.set()

    async def start() -> None:
        await usual()
        scheduler.background.every(0.05, "stirring", stir)

    scheduler.start = start
    door = socket.create_server(("127.0.0.1", 0))
    print(f"Baronage is at http://127.0.0.1:{door.getsockname()[1]}/ (ctrl-c ends it)", flush=True)
    config = uvicorn.Config(app, log_level="warning", ws="websockets-sansio", lifespan="on")
    asyncio.run(uvicorn.Server(config).serve([door]))


if __name__ == "__main__":
    main()
