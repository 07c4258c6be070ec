"""A server whose steward thinks briefly, so that whole games go by in seconds, and always gives a reason."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from typing import Any

import uvicorn

from baronage.bots.search import Budget
from baronage.games import games
from baronage.server.http.app import application
from baronage.server.services.bot_workers import BotWorkers
from baronage.server.services.coach import advise
from baronage.server.services.seeds import fixed_seeds
from baronage.server.store.store import Store
from tests.browser.person import DEAL_SEED

BRIEFLY = Budget(6, 0.3)


def always(game: Any, view: Any, seat: int, names: Any, language: str, promised: Any = ()) -> tuple[str]:
    """Return the hint, with a reason where the steward would be silent."""
    found = json.loads(advise(game, view, seat, names, language, promised, BRIEFLY)[0])
    return (json.dumps({**found, "reason": found["reason"] or "It is as good as any."}),)


def main() -> None:
    app = application(Store(sys.argv[1]), games(), thinking=(0.0, 0.0), rate=1000.0)
    app.state.ctx.services.rooms.draw_seed = app.state.ctx.workers.draw_seed = fixed_seeds(DEAL_SEED)
    app.state.ctx.services.coach._workers = BotWorkers(chooser=always)
    door = socket.create_server(("127.0.0.1", 0))
    print(f"Baronage is at http://127.0.0.1:{door.getsockname()[1]}/ (ctrl-c ends it)", flush=True)
    config = uvicorn.Config(app, log_level="warning", ws="websockets-sansio", lifespan="on")
    asyncio.run(uvicorn.Server(config).serve([door]))


if __name__ == "__main__":
    main()
