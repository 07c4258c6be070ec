"""For a fork server to import: the routes of the application are worked out before any server is forked."""

from __future__ import annotations

import tempfile

from baronage.server.http.app import application
from baronage.server.store.store import Store
from baronage.server.workers.bot_workers import BotWorkers
from tests.server.routes import worked_out_once
from tests.server.run import test_recovery

KNOWN = worked_out_once()
KNOWN.__enter__()
with tempfile.TemporaryDirectory() as folder:
    store = Store(f"sqlite:///{folder}/baronage.db")
    application(store, test_recovery.GAMES, BotWorkers(0))
    store.close()
