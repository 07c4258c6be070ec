"""The modules of a game are loaded when they are first needed, whoever needs them."""

from __future__ import annotations

import importlib
import threading
import time
from types import ModuleType

import pytest

from baronage.engine.game.package import Package


def test_two_threads_do_not_load_parts_of_a_game_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each would find half of what the other loads: modules of a game ask for one another."""
    package = Package("baronage.games.brawling")
    load, busy, most = importlib.import_module, [0], [0]

    def slowly(name: str) -> ModuleType:
        busy[0] += 1
        most[0] = max(most[0], busy[0])
        time.sleep(0.02)
        busy[0] -= 1
        return load(name)

    monkeypatch.setattr(importlib, "import_module", slowly)
    threads = [threading.Thread(target=package.module, args=(name,)) for name in ("notation", "table", "search")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most[0] == 1
