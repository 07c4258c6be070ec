"""Bots in processes of their own: a slow or crashing one is stopped, and the next question is answered."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from functools import partial
from typing import Any

import pytest

from baronage import Match, games
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.game.game import Game
from baronage.engine.game.patched import patched
from baronage.engine.hooks.search import follow
from baronage.server.workers.bot_workers import (
    BotFailed,
    BotWorkers,
    Worker,
    choose,
    is_starved,
    processor_time,
    serve_questions,
)

GAME = games()["brawling"]


def moody(name: str, game: Game, view: dict[str, Any], seat: int, seed: int, *more: Any) -> Action:
    """A chooser that does what its name says."""
    if name == "slow":
        time.sleep(600)
    if name == "crashing":
        os._exit(3)
    if name == "greedy":
        return (len(bytearray(8 << 30)),)
    if name == "long-winded":
        return tuple(range(100_000))
    if name == "odd":
        return 5  # type: ignore[return-value]
    if name == "wrong":
        raise ValueError("no idea")
    return (1, seat)


def test_a_bot_plays_from_a_view() -> None:
    match = Match(games()["brawling"], 2, {"first_player": "A"}, seed=1)
    workers = BotWorkers()
    view = match.state.view(0)
    plan = asyncio.run(workers.choose("heuristic", match.game, view, 0))
    workers.close()
    assert plan[0] in match.state.actions(0)


def test_who_must_hurry_plays_what_looks_best_at_once() -> None:
    """When the Dragon attacks, it is the cooperator's sheet, and not to send nobody."""
    game, chance = games()["protectors"], Chance(1)
    state = game.start(5, {}, chance)
    while state.clock()[-1][0] != "attack":
        seat = state.actors()[0]
        follow(state, seat, game.search.rollout_policy(state, seat, chance), chance)
    seat = state.actors()[0]
    view = state.view(seat)
    first = game.search.plans(state.redact(seat), seat, 3, Chance(7))[0][1]
    assert choose("regent", game, view, seat, 7, (), 0.0) == first


def test_a_bot_plays_with_altered_figures() -> None:
    match = Match(patched(GAME, {"shield": 2}), 2, {"first_player": "A"}, seed=1)
    workers = BotWorkers()
    plan = asyncio.run(workers.choose("heuristic", match.game, match.state.view(0), 0))
    workers.close()
    assert plan[0] in match.state.actions(0)


@pytest.mark.slow
def test_a_bot_that_fails_harms_nobody_else() -> None:
    async def session() -> None:
        workers = BotWorkers(seconds=2.0, chooser=moody)
        for mood in ("wrong", "odd", "crashing", "greedy", "long-winded", "slow"):
            with pytest.raises(BotFailed):
                await workers.choose(mood, GAME, {}, 0)
            assert await workers.choose("good", GAME, {}, 5) == (1, 5), f"after a {mood} one"
        workers.close()

    asyncio.run(session())


def test_to_start_one_is_not_to_think() -> None:
    """What a bot may think is counted from when there is somebody to ask, which takes seconds the first time."""

    async def session() -> None:
        workers = BotWorkers(seconds=20.0, chooser=moody)
        await asyncio.gather(workers.ready(), workers.ready())
        (worker,) = workers._workers
        assert worker.process is not None
        assert worker.process.is_alive()
        started = worker.process.pid
        await workers.ready()
        assert await workers.choose("good", GAME, {}, 3) == (1, 3)
        assert worker.process.pid == started
        workers.close()

    asyncio.run(session())


def test_who_waits_for_the_start_is_not_overtaken_by_live_tables() -> None:
    async def session() -> None:
        workers = BotWorkers(seconds=20.0, chooser=moody)
        order: list[str] = []

        async def ready() -> None:
            await workers.ready()
            order.append("ready")

        async def live() -> None:
            await workers.choose("good", GAME, {}, 0, (), None, True)
            order.append("live")

        await asyncio.gather(workers.ready(), ready(), live(), live())
        assert order == ["ready", "live", "live"]
        workers.close()

    asyncio.run(session())


def test_who_waits_for_a_worker_is_told_how_long() -> None:
    """One worker, two questions: the second waits while the first is answered, and neither for what it thinks itself."""

    async def session() -> None:
        workers = BotWorkers(seconds=20.0, chooser=busy)
        await workers.ready()
        waits: dict[str, float] = {}
        both = [workers.choose("busy", GAME, {}, 0, (), None, False, partial(waits.__setitem__, name)) for name in "ab"]
        thought = [answer[0] for answer in await asyncio.gather(*both)]
        assert waits["b"] > max(waits["a"], thought[0] / 2), "the second thinks after the first"
        workers.close()

    asyncio.run(session())


def busy(name: str, game: Game, view: dict[str, Any], seat: int, *more: Any) -> Action:
    """A chooser that works, and says for how long by the processor."""
    began = time.process_time()
    while time.process_time() < began + 0.2:
        pass
    return (time.process_time() - began,)  # type: ignore[return-value]


def given_time(name: str, game: Game, view: dict[str, Any], seat: int, seed: int, *more: Any) -> Action:
    """A chooser that returns its seat and how many milliseconds it may think."""
    return seat, int(1000 * more[1]) if more and more[1] is not None else -1


def test_live_tables_come_first_and_while_others_wait_a_bot_thinks_for_less_time() -> None:
    async def session() -> None:
        workers = BotWorkers(seconds=20.0, chooser=given_time)
        order: list[Any] = []
        began, ends = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def hold(worker: Worker) -> None:
            loop.call_soon_threadsafe(began.set)
            ends.wait(60.0)

        async def ask(seat: int, live: bool, seconds: float | None = None) -> None:
            order.append(await workers.choose("any", GAME, {}, seat, (), seconds, live))

        holding = asyncio.ensure_future(workers._lend(hold))
        await began.wait()
        asking = [
            asyncio.ensure_future(ask(seat, live)) for seat, live in ((0, False), (1, False), (2, True), (3, True))
        ]
        await asyncio.sleep(0)
        assert workers.waiting() == 4
        gone = asyncio.ensure_future(ask(4, True))
        await asyncio.sleep(0)
        gone.cancel()
        ends.set()
        await asyncio.gather(holding, *asking)
        assert [seat for seat, _ in order] == [2, 3, 0, 1], "live tables first, each in turn"
        assert [allowed for _, allowed in order] == [500, 750, 1500, -1], "the more wait, the less it thinks"
        workers.close()

    asyncio.run(session())


def test_a_process_that_works_is_not_starved_and_one_that_sleeps_neither() -> None:
    assert not is_starved(os.getpid(), processor_time(os.getpid()) - 10.0, 10.0)
    assert not is_starved(None, 0.0, 10.0)


def test_one_who_asks_and_goes_leaves_the_worker_to_the_next() -> None:
    async def session() -> None:
        workers = BotWorkers(seconds=20.0, chooser=moody)
        asking = asyncio.ensure_future(workers.choose("good", GAME, {}, 1))
        await asyncio.sleep(0)
        asking.cancel()
        assert await workers.choose("good", GAME, {}, 2) == (1, 2)
        workers.close()

    asyncio.run(session())


@pytest.mark.slow
def test_one_that_hangs_keeps_nobody_waiting() -> None:
    async def session() -> None:
        workers = BotWorkers(seconds=600.0, chooser=moody, extra_after=0.1)
        assert await workers.choose("good", GAME, {}, 1) == (1, 1)
        hanging = [asyncio.ensure_future(workers.choose("slow", GAME, {}, 0)) for _ in range(2)]
        await asyncio.sleep(0)  # they come first
        assert await workers.choose("good", GAME, {}, 2) == (1, 2)
        assert not any(task.done() for task in hanging)
        assert len(workers._workers) == 3
        for worker in workers._workers[:2]:
            assert worker.process is not None
            worker.process.kill()
        assert all(isinstance(it, BotFailed) for it in await asyncio.gather(*hanging, return_exceptions=True))
        assert await workers.choose("good", GAME, {}, 3) == (1, 3)
        assert len(workers._workers) == 1, "there are enough again"
        workers.close()

    asyncio.run(session())


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals are posix's")
@pytest.mark.parametrize("size", [1, 4 << 20], ids=["short question", "one that fills the pipe"])
def test_one_that_was_stopped_is_given_up(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It neither reads nor answers nor ends."""
    monkeypatch.setattr("baronage.server.workers.bot_workers.SECONDS", 1.0)

    async def session() -> None:
        workers = BotWorkers(seconds=60.0, chooser=moody)
        assert await workers.choose("good", GAME, {}, 1) == (1, 1)
        process = workers._workers[0].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        workers.seconds = 1.0  # for this one alone: how quick this machine is does not matter to the others
        with pytest.raises(BotFailed):
            await workers.choose("good", GAME, {"long": "x" * size}, 1)
        workers.seconds = 60.0
        assert await workers.choose("good", GAME, {}, 2) == (1, 2)
        workers.close()

    asyncio.run(session())


def test_bots_think_in_threads_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many hang: the threads that read from the store are not theirs."""
    threads: list[str] = []

    def ask(*_: Any) -> Action:
        threads.append(threading.current_thread().name)
        return (1,)

    monkeypatch.setattr(Worker, "ask", ask)
    workers = BotWorkers()
    assert asyncio.run(workers.choose("good", GAME, {}, 0)) == (1,)
    workers.close()
    assert [name.partition("_")[0] for name in threads] == ["bots"]


def thoughtful(*question: Any) -> Action:
    """A chooser that takes its time."""
    time.sleep(0.3)
    return (1,)


def test_one_whose_server_was_killed_while_it_thought_ends_without_a_word() -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve_questions, args=(theirs, thoughtful), daemon=True)
    process.start()
    theirs.close()
    assert ours.recv() == ("ready", ())
    ours.send(("wat",))
    ours.close()
    process.join(60)
    assert process.exitcode == 0
