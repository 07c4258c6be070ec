"""A server whose steward thinks briefly: what he says is no worse told, and whole games go by in seconds."""

from __future__ import annotations

import asyncio
import socket
import sys
from functools import partial

import uvicorn

from baronage.bots.search import Budget
from baronage.games import games
from baronage.server.house.bot_workers import BotWorkers
from baronage.server.house.coaching import advise
from baronage.server.store.store import Store
from baronage.server.web.app import application

BRIEFLY = Budget(6, 0.3)


def main() -> None:
    app = application(Store(sys.argv[1]), games(), thinking=(0.0, 0.0), rate=1000.0)
    app.state.hall.house.coach._workers = BotWorkers(chooser=partial(advise, budget=BRIEFLY))
    door = socket.create_server(("127.0.0.1", 0))
    print(f"Baronage is at http://127.0.0.1:{door.getsockname()[1]}/ (ctrl-c ends it)", flush=True)
    config = uvicorn.Config(app, log_level="warning", ws="websockets-sansio", lifespan="on")
    asyncio.run(uvicorn.Server(config).serve([door]))


if __name__ == "__main__":
    main()
