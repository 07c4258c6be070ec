"""Pictures: drawn once for each pair of eyes and moment, off the loop, shared by all who ask, and always the newest."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from baronage.server.container import Services
from baronage.server.protocol import Update, View, write_message
from baronage.server.store.store import Store
from baronage.server.table import rendering as drawings
from baronage.server.table.journal_entry import Kind
from tests.server.scenes import ADA, BO, CY, Ear, Time, look_view, refused, run, started, watch_view

ALL = frozenset(["words", "view"])


class Drawn:
    """Who drew which pictures; and something that holds up whoever draws."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[str] = []
        self.go_on = threading.Event()
        self.go_on.set()
        real = getattr(drawings, "question")  # noqa: B009

        def question(*how: Any) -> Any:
            self.threads.append(threading.current_thread().name)
            assert self.go_on.wait(30)
            return real(*how)

        monkeypatch.setattr(drawings, "question", question)
        monkeypatch.setattr(drawings, "QUICK", -1.0)  # nothing is

    def count(self) -> int:
        """How many, since it was last asked."""
        found, self.threads = len(self.threads), []
        return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return Drawn(monkeypatch)


async def act(services: Services, id: str, person: str, seat: int) -> None:
    table = await services.rooms.table(await services.rooms.find(id))
    await services.play.act(
        person, id, seat, table.number(seat), Kind.PLAY, {"actions": [table.state.actions(seat)[0]]}
    )


def test_all_who_look_on_share_one_picture_that_is_not_drawn_on_the_loop(sqlite: Store, drawn: Drawn) -> None:
    async def scene(services: Services, _: Time) -> None:
        id = (await started(services)).id
        views = await asyncio.gather(*(look_view(services, CY, id, None, "", number, ALL) for number in range(18)))
        assert [view.id for view in views] == list(range(18))
        assert all(view.question is views[0].question for view in views)
        assert all(name.startswith("draw") for name in drawn.threads)
        assert drawn.count() == 1
        await look_view(services, CY, id, None, "", 1, ALL)
        assert drawn.count() == 0, "nothing has happened since"
        await look_view(services, ADA, id, 0, "", 1, ALL)
        assert drawn.count() == 1, "with other eyes it is another"
        await act(services, id, ADA, 0)  # she drafts something: nobody else sees it
        await look_view(services, CY, id, None, "", 1, ALL)
        assert drawn.count() == 0
        await look_view(services, ADA, id, 0, "", 1, ALL)
        assert drawn.count() == 1

    run(sqlite, scene)


def test_what_is_told_of_an_act_is_what_is_shown_after_it(sqlite: Store, drawn: Drawn) -> None:
    async def scene(services: Services, _: Time) -> None:
        id = (await started(services)).id
        ear, others = Ear(ADA), [Ear(CY) for _ in range(5)]
        await watch_view(services, ear, id, 0, "", 1, ALL)
        for other in others:
            await watch_view(services, other, id, None, "", 1, ALL)
        drawn.count()
        await act(services, id, ADA, 0)
        (update,) = ear.updates()
        view = await look_view(services, ADA, id, 0, "", 1, ALL)
        assert drawn.count() == 1
        assert (update.number, update.question) == (view.number, view.question)
        assert not any(other.updates() for other in others)
        await services.play.act(ADA, id, 0, 1, Kind.PLAY, {"text": "resign"})
        assert len({id_(other.updates()[-1]) for other in others}) == 1, "one message for all"
        assert drawn.count() == 2

    def id_(update: Update) -> int:
        return id(update)

    run(sqlite, scene)


def test_a_long_drawing_holds_up_nobody_and_what_is_shown_is_the_newest(sqlite: Store, drawn: Drawn) -> None:
    async def scene(services: Services, _: Time) -> None:
        one, other = (await started(services)).id, (await started(services)).id
        ear = Ear(ADA)
        await watch_view(services, ear, one, 0, "", 1, frozenset(["view"]))
        drawn.go_on.clear()
        looking = asyncio.create_task(look_view(services, ADA, one, 0, "", 1, ALL))
        while not drawn.threads:
            await asyncio.sleep(0.001)
        await act(services, other, BO, 1)  # at another table,
        await act(services, one, ADA, 0)  # and at the same
        assert [it.number for it in ear.updates()] == [1]
        assert not looking.done()
        drawn.go_on.set()
        view = await looking
        assert view.number == 1, "no view is older than what was told before it"
        assert view.question == ear.updates()[0].question or view.question.draft

    run(sqlite, scene)


def test_nothing_is_told_before_the_view_of_who_begins_to_watch(sqlite: Store, drawn: Drawn) -> None:
    async def scene(services: Services, _: Time) -> None:
        id = (await started(services)).id
        ear = Ear(ADA)
        drawn.go_on.clear()
        watching = asyncio.create_task(watch_view(services, ear, id, 0, "", 1, ALL))
        while not drawn.threads:
            await asyncio.sleep(0.001)
        await act(services, id, ADA, 0)
        acting = asyncio.create_task(act(services, id, ADA, 0))
        drawn.go_on.set()
        view = await watching
        await acting
        told = [it.number for it in ear.updates()]
        assert told == list(range(view.number + 1, 3))

    run(sqlite, scene)


def test_what_is_quick_is_drawn_on_the_spot(sqlite: Store, drawn: Drawn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "QUICK", 10.0)

    async def scene(services: Services, _: Time) -> None:
        id = (await started(services)).id
        await look_view(services, CY, id, None, "", 1, ALL)  # nobody knows yet how long it takes
        assert drawn.threads[0].startswith("draw")
        await look_view(services, ADA, id, 0, "", 1, ALL)
        assert drawn.threads[1] == threading.current_thread().name

    run(sqlite, scene)


def test_a_picture_that_fails_is_tried_again_and_harms_nobody(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    real = getattr(drawings, "question")  # noqa: B009

    def broken(*_: Any) -> Any:
        raise ValueError("no ink")

    async def scene(services: Services, _: Time) -> None:
        id = (await started(services)).id
        monkeypatch.setattr(drawings, "question", broken)
        found = await asyncio.gather(
            *(look_view(services, CY, id, None, "", 1, ALL) for _ in range(3)), return_exceptions=True
        )
        assert [type(it) for it in found] == [ValueError] * 3
        monkeypatch.setattr(drawings, "question", real)
        assert (await look_view(services, CY, id, None, "", 1, ALL)).question
        await refused(look_view(services, BO, id, 0, "", 1, ALL), "not-yours")

    run(sqlite, scene)


def test_what_is_written_beforehand_is_what_would_be_written(sqlite: Store) -> None:
    async def scene(services: Services, _: Time) -> None:
        id = (await started(services)).id
        for want in (ALL, frozenset(["words"]), frozenset[str](), frozenset(["view"])):
            view = await look_view(services, ADA, id, 0, "", 7, want)
            plain = View(**{name: getattr(view, name) for name in View.__struct_fields__})
            assert write_message(view) == write_message(plain)
            assert json.loads(write_message(view))["id"] == 7

    run(sqlite, scene)


def test_others_have_their_turn_in_the_midst_of_long_work_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two pictures of one table others are answered, once it has lasted a moment."""

    async def turns(quick: float) -> list[str]:
        monkeypatch.setattr(drawings, "QUICK", quick)
        told: list[str] = []

        async def other() -> None:
            told.append("other")

        waiting = asyncio.create_task(other())
        yielder = drawings.Yielder()
        for picture in ("first", "second"):
            told.append(picture)
            await yielder.pause()
        await waiting
        return told

    assert asyncio.run(turns(-1.0)) == ["first", "other", "second"]
    assert asyncio.run(turns(60.0)) == ["first", "second", "other"]
