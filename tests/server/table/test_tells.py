"""Nothing tells who is asked in secret: no message, number, clock, picture or replay, and not how long a window lasts."""

from __future__ import annotations

import asyncio
import copy
import random
from typing import Any

import msgspec
import pytest

from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.game import Game
from baronage.games import games
from baronage.server.container import Services
from baronage.server.protocol import write_message
from baronage.server.scheduling import scheduler as scheduler
from baronage.server.scheduling.scheduler import HASTE, USUAL
from baronage.server.services.payloads import full_parts, view_message
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.rendering import Page
from baronage.server.table.replay import moments
from baronage.server.table.table import Table
from baronage.server.time_control import (
    ALONE,
    LONGEST_BY_CORRESPONDENCE,
    LONGEST_WINDOW,
    SHORTEST,
    SUBMISSION,
    Correspondence,
    Live,
    TimeControl,
    Untimed,
    WindowTimer,
    window_time,
)
from tests.engine.table import PASS, PENNIES, SEND, A, B, C
from tests.server.scenes import ADA, GAMES, Ear, Quick, Time, run, started, until, watch_view, watchful
from tests.server.table.test_table import raid_at, table
from tests.slow import slow_after

TIME_CONTROLS: list[TimeControl] = [Untimed(), Live(), Correspondence()]
ALL_PARTS = frozenset(["words", "view"])


def told(it: Table, viewer: int) -> bytes:
    """All that these eyes can get of a table, as it goes over the wire."""
    page = Page(it, viewer)
    for part in full_parts(ALL_PARTS):
        page.draw(part)
    return write_message(view_message(page, 1, ALL_PARTS))


def looked_back(it: Table, viewer: int) -> str:
    """What these eyes can ask for question_context: the game so far, in pictures and as an export."""
    record = copy.copy(it.match.record)
    return msgspec.json.encode([moments(record, viewer, 0, 1000, it.over), record.diary(viewer)]).decode()


@pytest.mark.parametrize("time_control", TIME_CONTROLS, ids=repr)
def test_a_window_with_somebody_asked_is_like_one_with_nobody(time_control: TimeControl) -> None:
    asked, is_exhausted = raid_at((4, 10), time_control), raid_at((4, 6), time_control)
    assert (asked.state.actors(), is_exhausted.state.actors()) == ([B], [])
    for viewer in (A, C, PUBLIC):
        assert told(asked, viewer) == told(is_exhausted, viewer)
        assert looked_back(asked, viewer) == looked_back(is_exhausted, viewer)
    asked.apply(1004.5, B, Kind.PLAY, {"actions": [PASS]})
    for viewer in (A, C, PUBLIC):
        assert told(asked, viewer) == told(is_exhausted, viewer)
    assert asked.window_time is not None
    assert asked.due() == is_exhausted.due() == asked.window_time.closes
    for it in (asked, is_exhausted):
        assert not it.closes(asked.window_time.closes - 0.01)
        assert it.closes(asked.window_time.closes)
    closes = asked.window_time.closes
    for it in (asked, is_exhausted):
        it.apply(closes, PUBLIC, Kind.CLOSE, {})
    for viewer in (A, C, PUBLIC):  # what the raid brought differs
        assert asked.number(viewer) == is_exhausted.number(viewer)
        seats = [
            [it["seat"] for it in moments(one.match.record, viewer, 0, 99)["moments"]] for one in (asked, is_exhausted)
        ]
        assert seats[0] == seats[1] == [None] * len(seats[0])


@pytest.mark.parametrize("time_control", TIME_CONTROLS, ids=repr)
def test_nothing_tells_who_of_the_others_sent_first(time_control: TimeControl) -> None:
    """Who sends last knows it, of course: all is revealed then."""
    tables = {}
    for order in ((A, B, C), (A, C, B), (B, C, A)):
        it = tables[order] = table(time_control, seats=3)
        for seat in order:
            it.apply(1001.0, seat, Kind.PLAY, {"actions": [it.state.actions(seat)[0], SEND]})
    for viewer, orders in ((PUBLIC, list(tables)), (A, [(A, B, C), (A, C, B)])):
        assert len({told(tables[order], viewer) for order in orders}) == 1
        assert len({looked_back(tables[order], viewer) for order in orders}) == 1


@pytest.mark.parametrize("time_control", slow_after(1, TIME_CONTROLS), ids=repr)
@pytest.mark.parametrize("game", [*games().values(), PENNIES], ids=repr)
def test_what_somebody_did_not_see_changes_nothing_for_him(game: Game, time_control: TimeControl) -> None:
    it = table(time_control, game, seats=3 if 3 in game.seats else max(game.seats))
    luck, unseen = random.Random(7), 0
    for _ in range(1000):
        if it.over or unseen >= 30:
            break
        secret = len(it.state.actors()) > 1 or (it.state.in_secret() and not it.state.is_held())
        before = {viewer: told(it, viewer) for viewer in it.viewer} if secret else {}
        try:
            if it.state.is_held():
                change = it.apply(it.last + 1.0, PUBLIC, Kind.CLOSE, {})
            else:
                seat = luck.choice(it.state.actors())
                kind = luck.choice([Kind.PLAY] * 10 + [Kind.BACK, Kind.UNDO, Kind.TIMEOUT])
                body = {"actions": [luck.choice(it.state.actions(seat))]} if kind == Kind.PLAY else {}
                change = it.apply(it.last + 1.0, seat, kind, body)
        except Refusal:
            continue
        for viewer in before:
            if viewer not in change.seen:
                unseen += 1
                assert told(it, viewer) == before[viewer], f"{change.entry} told {viewer} something"
    assert unseen


def test_how_long_a_window_lasts() -> None:
    """Where people might think it may last as long as an answer; where only bots might, or there are days, it is brief."""
    known: list[tuple[TimeControl, int, float, float]] = [
        (Live(window=20.0), 1, SHORTEST, 20.0),
        (Untimed(), 2, SHORTEST, LONGEST_WINDOW),
        (Untimed(), 1, *ALONE),
        (Correspondence(), 5, SHORTEST, LONGEST_BY_CORRESPONDENCE),
    ]
    for time_control, people, least, most in known:
        lasted = sorted(window_time(time_control, 0.0, luck / 1000, people).closes for luck in range(1001))
        assert (lasted[0], lasted[-1]) == (least, most)
        assert lasted[500] < least + most / 6, "most are short"
        assert 50 < sum(it == most for it in lasted) < 100, "some as long as if somebody had let his time run out"
    assert window_time(Untimed(), 0.0, 1.0, 1, 0.5).closes == ALONE[1] / 2


def test_a_window_for_a_sheet_may_last_as_long_as_a_sheet_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Dragon Attack asks in secret whoever has a choice: that it takes long tells nothing."""
    monkeypatch.setattr(Table, "_luck", lambda it: 1.0)
    it = table(Live(window=10.0), games()["protectors"], seats=7)
    while it.state.clock()[-1][0] != "attack":
        for seat in it.state.actors():
            it.apply(1000.0, seat, Kind.TIMEOUT, {})
    assert it.window_time is not None
    assert (
        it.window_time.closes
        == it.clocks_for(it.state.actors()[0])[it.state.actors()[0]].due
        == 1000.0 + SUBMISSION * 10.0
    )


def test_a_bot_passes_before_the_window_would_have_closed_without_it(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        keeping = watchful(services)
        keeping.thinking = USUAL
        it = raid_at((4, 10), Untimed())
        it.window_time = WindowTimer(time() + 0.3)
        assert all(0.0 <= keeping._pause(it) <= 0.3 for _ in range(200))
        it.window_time = WindowTimer(time() - 1.0)
        assert keeping._pause(it) == 0.0
        it.window_time = None
        assert all(USUAL[0] <= keeping._pause(it) <= USUAL[1] for _ in range(200))

    run(sqlite, scene)


class Hanging(Quick):
    """Bots that never answer."""

    async def choose(self, name: str, game: Game, view: dict[str, Any], seat: int, *more: Any) -> tuple[int, ...]:
        await asyncio.Event().wait()
        raise AssertionError


def test_a_bot_that_hangs_does_not_hold_a_secret_window_open(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "GRACE", 0.01)
    monkeypatch.setattr(Table, "_luck", lambda it: 0.0)

    async def scene(services: Services, time: Time) -> None:
        keeping = services.attach_scheduler(Hanging(), (0.0, 0.0))
        keeping.lease = 1e9
        await keeping.start()
        occupants = [Occupant(ADA, "", "Ada"), Occupant("", "random", "Bot"), Occupant("cy", "", "Cy")]
        listing = await started(services, Live(), occupants)
        it = await services.rooms.table(await services.rooms.find(listing.id))
        it.match = raid_at((4, 10), Live()).match  # the bot is asked
        it.window_time = window_time(it.time_control, time(), 0.0)
        it.numbers[B] += 1
        keeping.changed(await services.rooms.find(listing.id))
        await until(lambda: it.state.is_held())
        assert not it.closes(time()), "it closes when it would have closed without him"
        assert it.closes(time() + SHORTEST)
        await keeping.stop()

    run(sqlite, scene)


class Remembering(Quick):
    """Bots that remember how long they may think, and are there only after a while."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[Any] = []

    async def ready(self) -> None:
        await asyncio.sleep(1.5 * SHORTEST)

    async def choose(self, name: str, game: Game, view: dict[str, Any], seat: int, *more: Any) -> tuple[Any, ...]:
        self.given.append(more[1])
        return await super().choose(name, game, view, seat)


def test_in_a_secret_window_a_bot_hurries_and_its_start_is_not_counted(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "GRACE", 0.05)  # less than it takes to start
    monkeypatch.setattr(Table, "_luck", lambda it: 0.0)

    async def scene(services: Services, time: Time) -> None:
        workers = Remembering()
        keeping = services.attach_scheduler(workers, (0.0, 0.0))
        keeping.lease = 1e9
        await keeping.start()
        occupants = [Occupant(ADA, "", "Ada"), Occupant("", "random", "Bot"), Occupant("cy", "", "Cy")]
        listing = await started(services, Live(), occupants)
        it = await services.rooms.table(await services.rooms.find(listing.id))
        it.match = raid_at((4, 10), Live()).match  # the bot is asked
        it.window_time = window_time(it.time_control, time(), 0.0)
        limit = it.window_time.closes - time()
        it.numbers[B] += 1
        keeping.changed(await services.rooms.find(listing.id))
        await until(lambda: B not in it.state.actors())
        assert workers.given[-1] == pytest.approx(limit / HASTE)
        await keeping.stop()

    run(sqlite, scene)
    assert "no answer in time" not in caplog.text


def test_a_table_without_a_clock_closes_its_windows_by_itself(sqlite: Store) -> None:
    """Fyn has windows after every phase; nobody is asked in most of them."""

    async def scene(services: Services, time: Time) -> None:
        keeping = watchful(services)
        services.rooms.tempo = 1.0
        await keeping.start()
        occupants = [Occupant(ADA, "", "Ada"), Occupant("bo", "", "Bo")]
        listing = await services.seating.create(ADA, GAMES["fyn"], {}, occupants, Untimed(), True)
        assert listing.held
        await services.seating.start(ADA, listing.id)
        ear = Ear(ADA)
        await watch_view(services, ear, listing.id, 0, "", 1)
        it = await services.rooms.table(await services.rooms.find(listing.id))
        for _ in range(200):
            if it.state.is_held():
                break
            seat = it.state.actors()[0]
            person = occupants[seat].person
            action = it.state.actions(seat)[0]
            await services.play.act(person, listing.id, seat, it.number(seat), Kind.PLAY, {"actions": [action]})
        assert it.state.is_held()
        assert it.window_time is not None
        number = it.number(0)
        await asyncio.sleep(0.05)
        assert it.number(0) == number, "not before its time"
        time.at = it.window_time.closes
        keeping._woken.set()
        while not ear.updates():
            await asyncio.sleep(0.02)
        assert ear.updates()[-1].number == it.number(0) == number + 1
        await keeping.stop()

    run(sqlite, scene)
