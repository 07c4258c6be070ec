"""Bots in processes of their own: a slow or crashing one is stopped, and the next question is answered."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

from baronage import Match, games
from baronage.engine.flow import Action
from baronage.server.bot_workers import BotFailed, BotWorkers


def moody(name: str, package: str, view: dict[str, Any], seat: int, seed: int) -> Action:
    """A chooser that does what its name says."""
    if name == "slow":
        time.sleep(600)
    if name == "crashing":
        os._exit(3)
    if name == "greedy":
        return (len(bytearray(8 << 30)),)
    if name == "long-winded":
        return tuple(range(100_000))
    if name == "wrong":
        raise ValueError("no idea")
    return (1, seat)


def test_a_bot_plays_from_a_view() -> None:
    match = Match(games()["brawling"], 2, {"first_player": "A"}, seed=1)
    workers = BotWorkers()
    view = match.state.view(0)
    action = asyncio.run(workers.choose("heuristic", match.game.package, view, 0))
    workers.close()
    assert action in match.state.actions(0)


def test_a_bot_that_fails_harms_nobody_else() -> None:
    async def session() -> None:
        workers = BotWorkers(seconds=2.0, chooser=moody)
        for mood in ("wrong", "crashing", "greedy", "long-winded", "slow"):
            with pytest.raises(BotFailed):
                await workers.choose(mood, "", {}, 0)
            assert await workers.choose("good", "", {}, 5) == (1, 5), f"after a {mood} one"
        workers.close()

    asyncio.run(session())


def test_one_who_asks_and_goes_leaves_the_worker_to_the_next() -> None:
    async def session() -> None:
        workers = BotWorkers(seconds=20.0, chooser=moody)
        asking = asyncio.ensure_future(workers.choose("good", "", {}, 1))
        await asyncio.sleep(0)
        asking.cancel()
        assert await workers.choose("good", "", {}, 2) == (1, 2)
        workers.close()

    asyncio.run(session())


def test_one_that_hangs_keeps_nobody_waiting() -> None:
    async def session() -> None:
        workers = BotWorkers(seconds=600.0, chooser=moody, patience=0.1)
        assert await workers.choose("good", "", {}, 1) == (1, 1)
        hanging = [asyncio.ensure_future(workers.choose("slow", "", {}, 0)) for _ in range(2)]
        await asyncio.sleep(0)  # they come first
        assert await workers.choose("good", "", {}, 2) == (1, 2)
        assert not any(task.done() for task in hanging)
        assert len(workers._workers) == 3
        for worker in workers._workers[:2]:
            assert worker.process is not None
            worker.process.kill()
        assert all(isinstance(it, BotFailed) for it in await asyncio.gather(*hanging, return_exceptions=True))
        assert await workers.choose("good", "", {}, 3) == (1, 3)
        assert len(workers._workers) == 1, "there are enough again"
        workers.close()

    asyncio.run(session())
