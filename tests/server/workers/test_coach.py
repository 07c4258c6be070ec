"""The coach's processes: what comes out of them, and what becomes of one that fails."""

from __future__ import annotations

import asyncio
import json

import pytest

from baronage import Match, games
from baronage.coach import Analysis
from baronage.engine.core.chance import Chance
from baronage.server.background import Background
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.store import Store
from baronage.server.workers import coach as coaching
from baronage.server.workers.bot_workers import BotFailed, BotWorkers
from baronage.server.workers.coach import Coach, Job, advise

GAME = games()["brawling"]
LOST = "deck=+3 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=9 h=FAR1 t=FAR2,far3,smi2 | B t=FAR4,SMI1"


def finished() -> Match:
    match = Match(GAME, state=GAME.position(LOST, 2), names=["Ada", "Bo"], seed=1)
    match.play(0, "G")
    assert match.over
    return match


def test_a_process_tells_how_far_it_is_and_what_it_found() -> None:
    job = Job("t", 0, "ada")
    text = job.run(GAME, finished().record.document(), 100)
    assert Analysis.from_json(json.loads(text)).decisions[0].verdict == "mistake"
    assert (job.status, job.done) == (coaching.RUNNING, job.of)
    assert job.process is not None
    assert not job.process.is_alive()


def test_a_record_that_can_not_be_analysed_fails_in_words() -> None:
    with pytest.raises(BotFailed, match="Only a finished game"):
        Job("t", 0, "ada").run(GAME, Match(GAME, 2, seed=1).record.document(), 100)


def test_what_is_hidden_changes_nothing_in_a_hint() -> None:
    state = GAME.start(2, {"first_player": "A"}, Chance(3))
    seat = state.actors()[0]
    other = state.sample(seat, Chance(99))
    assert other.dump() != state.dump()
    assert advise(GAME, state.view(seat), seat, [], "en") == advise(GAME, other.view(seat), seat, [], "en")


def broken(*question: object) -> tuple[str]:
    raise ValueError("no idea")


def test_a_hint_that_fails_is_told_in_a_sentence(sqlite: Store) -> None:
    async def session() -> None:
        coach = Coach(sqlite, Background(sqlite), workers=BotWorkers(chooser=broken))
        with pytest.raises(ApiError, match="No hint this time"):
            await coach.hint("t", GAME, {}, 0, [], "en")
        coach.close()

    asyncio.run(session())


def test_an_analysis_is_stored_once_the_store_is_back(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[object] = []

    async def write(*statements: object) -> None:
        written.append(statements)
        if len(written) == 1:
            raise ApiError("store", msg("store-failed"))

    async def at_once(_: float) -> None:
        await asyncio.sleep(0)

    async def session() -> None:
        coach = Coach(sqlite, Background(sqlite, at_once))
        coach.ask("t", 0, "ada", GAME, finished().record)
        while coach.background.tasks:
            await asyncio.gather(*coach.background.tasks)
        assert coach.job("t", 0) is None
        coach.close()

    monkeypatch.setattr(Job, "run", lambda *_: "{}")
    monkeypatch.setattr(sqlite, "write", write)
    asyncio.run(session())
    assert len(written) == 2
