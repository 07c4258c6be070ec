"""What goes on by itself: bots play, time runs out, windows close, rooms are forgotten."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

import baronage
from baronage.engine.game.game import Game
from baronage.server.container import Services
from baronage.server.services.leases import Leases
from baronage.server.services.listing import OVER
from baronage.server.services.room import Room
from baronage.server.store.schema import journal, outages, tables
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.table import Table
from baronage.server.time_control import HOUR, Correspondence, Live, TimeControl
from tests.server.scenes import (
    ADA,
    BO,
    CY,
    Ear,
    Quick,
    Time,
    localize_all,
    look_view,
    refused,
    run,
    started,
    two,
    until,
    watch_view,
    watchful,
)

A_DAY: list[TimeControl] = [Correspondence(hours=24, printed=False), Live(bank=24 * HOUR)]
BOTH = pytest.mark.parametrize("time_control", A_DAY, ids=["by post", "live"])


@pytest.mark.parametrize("fails", [False, True], ids=["thinking", "failing"])
def test_bots_play_to_the_end_even_if_they_fail(sqlite: Store, fails: bool) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = services.attach_scheduler(Quick(fails), (0.0, 0.0))
        await scheduler.start()
        listing = await started(services, occupants=[Occupant("", "random", "Bot"), Occupant("", "random", "Bot")])
        await until(lambda: services.rooms.in_use[listing.id].listing.status == OVER)
        await scheduler.stop()

    run(sqlite, scene)


class Busy(Quick):
    """Bots that find no processor until they are let."""

    def __init__(self, time: Time, own: float = 0.0) -> None:
        super().__init__()
        self.time, self.own = time, own
        self.let = asyncio.Event()

    async def choose(self, name: str, game: Game, view: dict[str, Any], seat: int, *more: Any) -> tuple[Any, ...]:
        began = self.time.at
        await self.let.wait()
        more[-1](self.time.at - began - self.own)
        return await super().choose(name, game, view, seat)


@pytest.mark.parametrize(("own", "kind"), [(4.0, Kind.PLAY), (90.0, Kind.TIMEOUT)])
def test_the_clock_of_a_bot_stands_while_it_waits_for_a_processor(sqlite: Store, own: float, kind: Kind) -> None:
    """It has a minute: what it waits does not count, and what it thinks does."""

    async def scene(services: Services, time: Time) -> None:
        workers = Busy(time, own)
        scheduler = services.attach_scheduler(workers, (0.0, 0.0))
        scheduler.lease = 1e9
        await scheduler.start()
        listing = await started(
            services, Live(bank=60.0, increment=0.0), [Occupant(ADA, "", "Ada"), Occupant("", "random", "Bot")]
        )
        room = await services.rooms.find(listing.id)
        await until(lambda: scheduler.thinking_now() == 1)
        await asyncio.sleep(0)
        time.at += 50.0
        await services.play.sweep(room)
        time.at += 100.0
        await services.play.sweep(room)
        table = await services.rooms.table(room)
        bots = [row for row in sqlite.read(select(journal)) if row.seat == 1]
        assert not bots, "it is not late, though its bank would be empty"
        workers.let.set()
        await until(lambda: any(row.seat == 1 for row in sqlite.read(select(journal.c.seat))))
        (first,) = sqlite.read(select(journal.c.kind).where(journal.c.seat == 1).limit(1))
        assert first.kind == kind
        if kind == Kind.PLAY:
            assert table.clocks.left(1, time.at) == pytest.approx(60.0 - own)
        await scheduler.stop()

    run(sqlite, scene)


def test_bots_among_themselves_take_their_time_in_secret_windows(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        workers = Busy(time)
        scheduler = services.attach_scheduler(workers, (0.0, 0.0))
        scheduler.lease = 1e9
        await scheduler.start()
        bots = [Occupant("", "random", "Bot"), Occupant("", "random", "Bot")]
        listing = await services.seating.create(ADA, baronage.game("brawling"), {}, bots, Live(), True)
        await services.seating.start(ADA, listing.id)
        room = await services.rooms.find(listing.id)
        await until(lambda: scheduler.thinking_now() > 0)
        table = await services.rooms.table(room)
        assert table.window_time is not None, "the bid is secret"
        time.at += 500.0
        await services.play.sweep(room)
        assert Kind.TIMEOUT not in {row.kind for row in sqlite.read(select(journal.c.kind))}
        workers.let.set()
        await until(lambda: table.number(0) > 1)
        await scheduler.stop()

    run(sqlite, scene)


def test_a_store_that_fails_for_a_while_stops_no_table(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    write = sqlite.write
    calls = iter(range(1_000_000))

    async def moody(*statements: Any) -> None:
        if next(calls) % 3 == 2:
            raise OSError("the disk is full")
        await write(*statements)

    async def scene(services: Services, time: Time) -> None:
        scheduler = watchful(services)
        scheduler.again = 0.01
        await scheduler.start()

        def over() -> bool:
            table = services.rooms.in_use[listing.id].table
            if table is None or table.window_time is not None:
                time.at += 0.5  # a window in which nobody is left to ask, perhaps
                scheduler._woken.set()
            return bool(sqlite.read(select(tables.c.status))[0][0] == OVER)

        listing = await started(
            services, Live(), occupants=[Occupant("", "random", "Bot"), Occupant("", "random", "Bot")]
        )
        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "write", moody)
            await until(over)
        await until(lambda: services.rooms.in_use[listing.id].listing.status == OVER)
        assert "lapse" not in {row.kind for row in sqlite.read(select(journal.c.kind))}, "it is no fault of the bots"
        await scheduler.stop()

    run(sqlite, scene)


def test_a_table_that_can_not_be_taken_over_at_once_is_taken_over_later(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails just when a table is given the time back in which no server was there."""
    kept: dict[str, str] = {}

    async def before(services: Services, time: Time) -> None:
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        await scheduler.start()
        kept["id"] = (await started(services, Live(bank=60.0))).id
        time.at += 50.0
        await scheduler.stop()

    async def after(services: Services, time: Time) -> None:
        write = sqlite.write

        async def fails(*statements: Any) -> None:
            if any(values.get("kind") == Kind.OUTAGE for _, values in statements):
                raise OSError("the disk is full")
            await write(*statements)

        time.at += 500.0
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        scheduler.look, scheduler.lost, scheduler.lease = 0.01, 60.0, 1e9
        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "write", fails)
            await scheduler.start()
        time.at += 100.0
        await until(lambda: "lapse" in {row.kind for row in sqlite.read(select(journal.c.kind))})  # both clocks ran out
        assert sqlite.read(select(journal.c.kind).order_by(journal.c.number))[0].kind == Kind.OUTAGE
        await scheduler.stop()

    run(sqlite, before)
    run(sqlite, after)


@BOTH
def test_when_time_is_up_the_default_is_played_once(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services, time_control)
        room = await services.rooms.find(listing.id)
        await services.play.sweep(room)
        assert sqlite.read(select(journal)) == []
        time.at += 24 * HOUR
        await services.play.sweep(room)
        rows = sqlite.read(select(journal.c.seat, journal.c.kind).order_by(journal.c.number))
        assert [tuple(row) for row in rows] == [(0, "lapse"), (1, "lapse")]
        await services.play.sweep(room)
        assert len(sqlite.read(select(journal))) == 2

    run(sqlite, scene)


@BOTH
def test_the_scheduler_wakes_when_time_is_up(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = watchful(services)
        await scheduler.start()
        await started(services, time_control)
        time.at += 30 * HOUR
        scheduler._woken.set()
        await until(lambda: len(sqlite.read(select(journal))) == 2)
        await scheduler.stop()

    run(sqlite, scene)


@BOTH
def test_a_fault_stops_no_clock_for_good(
    sqlite: Store, time_control: TimeControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = watchful(services)
        ringing = scheduler._pop_due
        faults = iter([ZeroDivisionError("once"), MemoryError("and again")])

        def faulty(now: float) -> list[str]:
            for fault in faults:
                raise fault
            return ringing(now)

        monkeypatch.setattr(scheduler, "_pop_due", faulty)
        await scheduler.start()
        await started(services, time_control)
        time.at += 30 * HOUR
        scheduler._woken.set()
        await until(lambda: len(sqlite.read(select(journal))) == 2)
        await scheduler.stop()

    run(sqlite, scene)


@BOTH
def test_a_table_that_takes_long_stops_no_other_clock(
    sqlite: Store, time_control: TimeControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = watchful(services)
        await scheduler.start()
        first, second = await started(services, time_control), await started(services, time_control)
        sweep, ever = services.play.sweep, asyncio.Event()

        async def slow(room: Room) -> None:
            if room.listing.id == first.id:
                await ever.wait()
            await sweep(room)

        monkeypatch.setattr(services.play, "sweep", slow)
        time.at += 30 * HOUR
        scheduler._woken.set()
        await until(lambda: len(sqlite.read(select(journal))) == 2)
        assert {row.table for row in sqlite.read(select(journal))} == {second.id}
        ever.set()
        await until(lambda: len(sqlite.read(select(journal))) == 4)
        await scheduler.stop()

    run(sqlite, scene)


@BOTH
def test_an_empty_room_is_forgotten_and_everything_goes_on(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = watchful(services)
        await scheduler.start()
        watched, empty = await started(services, time_control), await started(services, time_control)
        ear = Ear(ADA)
        await watch_view(services, ear, watched.id, 0, "", 1)
        before = await look_view(services, ADA, empty.id, 0, "", 1)
        time.at += 301
        services.rooms.forget(300)
        assert set(services.rooms.in_use) == {watched.id}
        assert await look_view(services, ADA, empty.id, 0, "", 1) == before
        time.at += 301
        services.rooms.forget(300)
        services.subscriptions.unsubscribe(ear)
        services.rooms.forget(-1)
        assert services.rooms.in_use == {}
        time.at += 30 * HOUR
        scheduler._woken.set()
        await until(lambda: len(sqlite.read(select(journal))) == 4)  # both seats at both tables are late
        await scheduler.stop()

    run(sqlite, scene)


@BOTH
def test_nobody_is_late_because_the_store_was_away(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        await scheduler.start()
        listing = await started(services, time_control)
        due = (await services.rooms.read_table(await services.rooms.find(listing.id))).due()
        assert due is not None
        time.at += 100 * HOUR  # nothing could be noted for so long
        await scheduler._renew_lease()
        assert (await services.rooms.read_table(await services.rooms.find(listing.id))).due() == due + 100 * HOUR
        await services.play.sweep(await services.rooms.find(listing.id))
        assert [row.kind for row in sqlite.read(select(journal.c.kind))] == ["outage"]
        await scheduler.stop()

    run(sqlite, scene)


def test_to_give_time_back_at_many_tables_is_no_outage_itself(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should it take longer than the lease: who plays does not wait for all the tables, and no such pass begets another."""

    async def scene(services: Services, time: Time) -> None:
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        scheduler.beat = 0.01
        await scheduler.start()
        first, *others = [await started(services, Live()) for _ in range(5)]
        slow, write, ever = {it.id for it in others}, sqlite.write, asyncio.Event()

        async def busy(*statements: Any) -> None:
            if any(values.get("kind") == Kind.OUTAGE and values["table"] in slow for _, values in statements):
                await ever.wait()
            await write(*statements)

        def gifts() -> list[str]:
            return [row.table for row in sqlite.read(select(journal.c.table).where(journal.c.kind == Kind.OUTAGE))]

        monkeypatch.setattr(sqlite, "write", busy)
        time.at += 100.0  # it stood still
        await refused(
            services.play.act(ADA, first.id, 0, 0, Kind.PLAY, {"actions": [[9, 9]]}), "stale"
        )  # all are told first
        for _ in range(8):
            time.at += 0.9 * scheduler.lease
            beats = scheduler._last_heartbeat
            await until(lambda beats=beats: scheduler._last_heartbeat > beats)  # type: ignore[misc]
        assert gifts() == [first.id]
        ever.set()
        await until(lambda: len(gifts()) == 5)
        assert len(sqlite.read(select(outages))) == 1
        await scheduler.stop()

    run(sqlite, scene)


def test_nothing_happens_before_the_time_is_given_back(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if the caretaker, or another process, is about to note the same outage."""

    async def scene(services: Services, time: Time) -> None:
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        scheduler.beat = 1e9
        await scheduler.start()
        first, second = await started(services, Live(bank=60.0)), await started(services, Live(bank=60.0))
        other = Leases(sqlite)  # another process is first, before this one can look at its clock
        assert await other.alive(time.at + 100.0, scheduler.lease) is not None
        time.at += 100.0
        await services.play.sweep(await services.rooms.find(first.id))
        beat = scheduler._heartbeat()
        await services.play.sweep(await services.rooms.find(second.id))
        await beat
        assert {row.kind for row in sqlite.read(select(journal.c.kind))} == {Kind.OUTAGE}, "nobody was late"
        await scheduler.stop()

    run(sqlite, scene)


def test_all_who_come_while_the_store_is_away_are_told_at_once(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        scheduler.beat = 1e9
        await scheduler.start()
        listing = await started(services, Live())
        time.at += 100.0
        tries = []

        async def locked(*statements: Any) -> None:
            tries.append(statements)
            await asyncio.sleep(0.05)
            raise sqlite3.OperationalError("database is locked")

        with monkeypatch.context() as away:
            away.setattr(sqlite, "write", locked)
            acts = [services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"actions": [[9, 9]]}) for _ in range(50)]
            found = await asyncio.gather(*acts, return_exceptions=True)
        assert all(isinstance(it, sqlite3.OperationalError) for it in found)
        assert len(tries) == 1, "one waits for the store, and not one after the other"
        await refused(
            services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"actions": [[9, 9]]}), "stale"
        )  # it is back, and tells of it
        await scheduler.stop()

    run(sqlite, scene)


@BOTH
def test_nobody_is_late_because_the_server_was_away(sqlite: Store, time_control: TimeControl) -> None:
    left: dict[str, float] = {}
    kept: dict[str, str] = {}

    async def before(services: Services, time: Time) -> None:
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        await scheduler.start()
        listing = await started(services, time_control)
        time.at += HOUR
        await scheduler.stop()
        due = (await services.rooms.read_table(await services.rooms.find(listing.id))).due()
        assert due is not None
        left["seconds"] = due - time.at
        kept["id"] = listing.id

    async def after(services: Services, time: Time) -> None:
        time.at += 500 * HOUR
        scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
        await scheduler.start()
        room = await services.rooms.find(kept["id"])
        due = (await services.rooms.read_table(room)).due()
        assert due is not None
        assert due - time.at == pytest.approx(left["seconds"])
        await scheduler.stop()

    run(sqlite, before)
    run(sqlite, after)


def test_a_secret_window_closes_at_its_time_and_tells_nobody_before(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = watchful(services)
        await scheduler.start()
        luck = random.Random(3)
        table: Table | None = None
        windows = 0
        while windows < 3:  # some games have none
            if table is None or table.over:
                listing = await started(services, Live(), occupants=[*two(), Occupant(CY, "", "Cy")])
                room = await services.rooms.find(listing.id)
                table = await services.rooms.read_table(room)
            if table.state.is_held():
                windows += 1
                ears = [Ear(ADA), Ear(BO), Ear(CY)]
                for seat, ear in enumerate(ears):
                    await watch_view(services, ear, listing.id, seat, "", 1)
                assert table.window_time is not None
                rows = len(sqlite.read(select(journal)))
                await services.play.sweep(room)
                assert len(sqlite.read(select(journal))) == rows
                assert all(not ear.received for ear in ears)
                time.at = table.window_time.closes
                scheduler._woken.set()
                await until(partial(localize_all, ears))
                assert not table.state.is_held()
                for ear in ears:
                    services.subscriptions.unsubscribe(ear)
                continue
            seat = luck.choice(table.state.actors())
            action = luck.choice(table.state.actions(seat))
            person = (ADA, BO, CY)[seat]
            await services.play.act(person, listing.id, seat, table.number(seat), Kind.PLAY, {"actions": [action]})
        await scheduler.stop()

    run(sqlite, scene)


@BOTH
def test_a_scheduler_sleeps_until_something_is_due(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        scheduler = watchful(services)
        looks, ringing = [], scheduler._pop_due

        def counted(now: float) -> list[str]:
            looks.append(now)
            return ringing(now)

        scheduler._pop_due = counted  # type: ignore[method-assign]
        await scheduler.start()
        await started(services, time_control)
        await until(lambda: bool(looks))
        await asyncio.sleep(0.5)
        assert len(looks) <= 4, "once at first, and once for each alarm that is set"
        await scheduler.stop()

    run(sqlite, scene)
