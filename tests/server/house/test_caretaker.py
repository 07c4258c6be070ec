"""What goes on by itself: bots play, time runs out, windows close, rooms are forgotten."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from baronage.server.errors import Denied
from baronage.server.house.alarms import Alarms
from baronage.server.house.house import House
from baronage.server.house.listing import OVER
from baronage.server.house.room import Room
from baronage.server.pace import HOUR, Live, Pace, Post
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.play.table import Table
from baronage.server.store.schema import journal, outages, tables
from baronage.server.store.store import Store
from tests.server.scenes import (
    ADA,
    BO,
    CY,
    Ear,
    Quick,
    Time,
    all_told,
    refused,
    run,
    started,
    two,
    until,
    watchful,
)

A_DAY: list[Pace] = [Post(hours=24, printed=False), Live(bank=24 * HOUR)]
BOTH = pytest.mark.parametrize("pace", A_DAY, ids=["by post", "live"])


@pytest.mark.parametrize("fails", [False, True], ids=["thinking", "failing"])
def test_bots_play_to_the_end_even_if_they_fail(sqlite: Store, fails: bool) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = house.hire(Quick(fails), (0.0, 0.0))
        await caretaker.start()
        listing = await started(house, sitters=[Sitter("", "random", "Bot"), Sitter("", "random", "Bot")])
        await until(lambda: house.rooms.in_use[listing.id].listing.status == OVER)
        await caretaker.stop()

    run(sqlite, scene)


def test_a_store_that_fails_for_a_while_stops_no_table(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    write = sqlite.write
    calls = iter(range(1_000_000))

    async def moody(*statements: Any) -> None:
        if next(calls) % 3 == 2:
            raise OSError("the disk is full")
        await write(*statements)

    async def scene(house: House, time: Time) -> None:
        caretaker = watchful(house)
        caretaker.again = 0.01
        await caretaker.start()

        def over() -> bool:
            table = house.rooms.in_use[listing.id].table
            if table is None or table.hush is not None:
                time.at += 0.5  # a window in which nobody is left to ask, perhaps
                caretaker._stirred.set()
            return bool(sqlite.read(select(tables.c.status))[0][0] == OVER)

        listing = await started(house, Live(), sitters=[Sitter("", "random", "Bot"), Sitter("", "random", "Bot")])
        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "write", moody)
            await until(over)
        await until(lambda: house.rooms.in_use[listing.id].listing.status == OVER)
        assert "lapse" not in {row.kind for row in sqlite.read(select(journal.c.kind))}, "it is no fault of the bots"
        await caretaker.stop()

    run(sqlite, scene)


def test_a_table_that_can_not_be_taken_over_at_once_is_taken_over_later(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails just when a table is given the time back in which no server was there."""
    kept: dict[str, str] = {}

    async def before(house: House, time: Time) -> None:
        caretaker = house.hire(Quick(), (0.0, 0.0))
        await caretaker.start()
        kept["id"] = (await started(house, Live(bank=60.0))).id
        time.at += 50.0
        await caretaker.stop()

    async def after(house: House, time: Time) -> None:
        write = sqlite.write

        async def fails(*statements: Any) -> None:
            if any(values.get("kind") == Kind.OUTAGE for _, values in statements):
                raise OSError("the disk is full")
            await write(*statements)

        time.at += 500.0
        caretaker = house.hire(Quick(), (0.0, 0.0))
        caretaker.look, caretaker.lost, caretaker.lease = 0.01, 60.0, 1e9
        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "write", fails)
            await caretaker.start()
        time.at += 100.0
        await until(lambda: "lapse" in {row.kind for row in sqlite.read(select(journal.c.kind))})  # both clocks ran out
        assert sqlite.read(select(journal.c.kind).order_by(journal.c.number))[0].kind == Kind.OUTAGE
        await caretaker.stop()

    run(sqlite, before)
    run(sqlite, after)


@BOTH
def test_when_time_is_up_the_default_is_played_once(sqlite: Store, pace: Pace) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house, pace)
        room = await house.rooms.find(listing.id)
        await house.play.sweep(room)
        assert sqlite.read(select(journal)) == []
        time.at += 24 * HOUR
        await house.play.sweep(room)
        rows = sqlite.read(select(journal.c.seat, journal.c.kind).order_by(journal.c.number))
        assert [tuple(row) for row in rows] == [(0, "lapse"), (1, "lapse")]
        await house.play.sweep(room)
        assert len(sqlite.read(select(journal))) == 2

    run(sqlite, scene)


@BOTH
def test_the_keeper_wakes_when_time_is_up(sqlite: Store, pace: Pace) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = watchful(house)
        await caretaker.start()
        await started(house, pace)
        time.at += 30 * HOUR
        caretaker._stirred.set()
        await until(lambda: len(sqlite.read(select(journal))) == 2)
        await caretaker.stop()

    run(sqlite, scene)


@BOTH
def test_a_fault_stops_no_clock_for_good(sqlite: Store, pace: Pace, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = watchful(house)
        ringing = caretaker._ringing
        faults = iter([ZeroDivisionError("once"), MemoryError("and again")])

        def faulty(now: float) -> list[str]:
            for fault in faults:
                raise fault
            return ringing(now)

        monkeypatch.setattr(caretaker, "_ringing", faulty)
        await caretaker.start()
        await started(house, pace)
        time.at += 30 * HOUR
        caretaker._stirred.set()
        await until(lambda: len(sqlite.read(select(journal))) == 2)
        await caretaker.stop()

    run(sqlite, scene)


@BOTH
def test_a_table_that_takes_long_stops_no_other_clock(
    sqlite: Store, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = watchful(house)
        await caretaker.start()
        first, second = await started(house, pace), await started(house, pace)
        sweep, ever = house.play.sweep, asyncio.Event()

        async def slow(room: Room) -> None:
            if room.listing.id == first.id:
                await ever.wait()
            await sweep(room)

        monkeypatch.setattr(house.play, "sweep", slow)
        time.at += 30 * HOUR
        caretaker._stirred.set()
        await until(lambda: len(sqlite.read(select(journal))) == 2)
        assert {row.table for row in sqlite.read(select(journal))} == {second.id}
        ever.set()
        await until(lambda: len(sqlite.read(select(journal))) == 4)
        await caretaker.stop()

    run(sqlite, scene)


@BOTH
def test_an_empty_room_is_forgotten_and_everything_goes_on(sqlite: Store, pace: Pace) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = watchful(house)
        await caretaker.start()
        watched, empty = await started(house, pace), await started(house, pace)
        ear = Ear(ADA)
        await house.watching.watch(ear, watched.id, 0, "", 1)
        before = await house.watching.look(ADA, empty.id, 0, "", 1)
        time.at += 301
        house.rooms.forget(300)
        assert set(house.rooms.in_use) == {watched.id}
        assert await house.watching.look(ADA, empty.id, 0, "", 1) == before
        time.at += 301
        house.rooms.forget(300)
        house.watching.unwatch(ear)
        house.rooms.forget(-1)
        assert house.rooms.in_use == {}
        time.at += 30 * HOUR
        caretaker._stirred.set()
        await until(lambda: len(sqlite.read(select(journal))) == 4)  # both seats at both tables are late
        await caretaker.stop()

    run(sqlite, scene)


@BOTH
def test_nobody_is_late_because_the_store_was_away(sqlite: Store, pace: Pace) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = house.hire(Quick(), (0.0, 0.0))
        await caretaker.start()
        listing = await started(house, pace)
        due = (await house.rooms.read_table(await house.rooms.find(listing.id))).due()
        assert due is not None
        time.at += 100 * HOUR  # nothing could be noted for so long
        await caretaker._stay()
        assert (await house.rooms.read_table(await house.rooms.find(listing.id))).due() == due + 100 * HOUR
        await house.play.sweep(await house.rooms.find(listing.id))
        assert [row.kind for row in sqlite.read(select(journal.c.kind))] == ["outage"]
        await caretaker.stop()

    run(sqlite, scene)


def test_to_give_time_back_at_many_tables_is_no_outage_itself(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should it take longer than the lease: who plays does not wait for all the tables, and no such pass begets another."""

    async def scene(house: House, time: Time) -> None:
        caretaker = house.hire(Quick(), (0.0, 0.0))
        caretaker.beat = 0.01
        await caretaker.start()
        first, *others = [await started(house, Live()) for _ in range(5)]
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
            house.play.act(ADA, first.id, 0, 0, Kind.PLAY, {"actions": [[9, 9]]}), "stale"
        )  # all are told first
        for _ in range(8):
            time.at += 0.9 * caretaker.lease
            beats = caretaker._noted
            await until(lambda beats=beats: caretaker._noted > beats)  # type: ignore[misc]
        assert gifts() == [first.id]
        ever.set()
        await until(lambda: len(gifts()) == 5)
        assert len(sqlite.read(select(outages))) == 1
        await caretaker.stop()

    run(sqlite, scene)


def test_nothing_happens_before_the_time_is_given_back(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if the caretaker, or another process, is about to note the same outage."""

    async def scene(house: House, time: Time) -> None:
        caretaker = house.hire(Quick(), (0.0, 0.0))
        caretaker.beat = 1e9
        await caretaker.start()
        first, second = await started(house, Live(bank=60.0)), await started(house, Live(bank=60.0))
        other = Alarms(sqlite)  # another process is first, before this one can look at its clock
        assert await other.alive(time.at + 100.0, caretaker.lease) is not None
        time.at += 100.0
        await house.play.sweep(await house.rooms.find(first.id))
        beat = caretaker._beat()
        await house.play.sweep(await house.rooms.find(second.id))
        await beat
        assert {row.kind for row in sqlite.read(select(journal.c.kind))} == {Kind.OUTAGE}, "nobody was late"
        await caretaker.stop()

    run(sqlite, scene)


def test_all_who_come_while_the_store_is_away_are_told_at_once(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = house.hire(Quick(), (0.0, 0.0))
        caretaker.beat = 1e9
        await caretaker.start()
        listing = await started(house, Live())
        time.at += 100.0
        tries = []

        async def locked(*statements: Any) -> None:
            tries.append(statements)
            await asyncio.sleep(0.05)
            raise sqlite3.OperationalError("database is locked")

        with monkeypatch.context() as away:
            away.setattr(sqlite, "write", locked)
            acts = [house.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"actions": [[9, 9]]}) for _ in range(50)]
            found = await asyncio.gather(*acts, return_exceptions=True)
        assert all(isinstance(it, sqlite3.OperationalError) for it in found)
        assert len(tries) == 1, "one waits for the store, and not one after the other"
        await refused(
            house.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"actions": [[9, 9]]}), "stale"
        )  # it is back, and tells of it
        await caretaker.stop()

    run(sqlite, scene)


@BOTH
def test_nobody_is_late_because_the_server_was_away(sqlite: Store, pace: Pace) -> None:
    left: dict[str, float] = {}
    kept: dict[str, str] = {}

    async def before(house: House, time: Time) -> None:
        caretaker = house.hire(Quick(), (0.0, 0.0))
        await caretaker.start()
        listing = await started(house, pace)
        time.at += HOUR
        await caretaker.stop()
        due = (await house.rooms.read_table(await house.rooms.find(listing.id))).due()
        assert due is not None
        left["seconds"] = due - time.at
        kept["id"] = listing.id

    async def after(house: House, time: Time) -> None:
        time.at += 500 * HOUR
        caretaker = house.hire(Quick(), (0.0, 0.0))
        await caretaker.start()
        room = await house.rooms.find(kept["id"])
        due = (await house.rooms.read_table(room)).due()
        assert due is not None
        assert due - time.at == pytest.approx(left["seconds"])
        await caretaker.stop()

    run(sqlite, before)
    run(sqlite, after)


def test_a_secret_window_closes_at_its_time_and_tells_nobody_before(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = watchful(house)
        await caretaker.start()
        luck = random.Random(3)
        table: Table | None = None
        windows = 0
        while windows < 3:  # some games have none
            if table is None or table.over:
                listing = await started(house, Live(), sitters=[*two(), Sitter(CY, "", "Cy")])
                room = await house.rooms.find(listing.id)
                table = await house.rooms.read_table(room)
            if table.state.is_held():
                windows += 1
                ears = [Ear(ADA), Ear(BO), Ear(CY)]
                for seat, ear in enumerate(ears):
                    await house.watching.watch(ear, listing.id, seat, "", 1)
                assert table.hush is not None
                rows = len(sqlite.read(select(journal)))
                await house.play.sweep(room)
                assert len(sqlite.read(select(journal))) == rows
                assert all(not ear.told for ear in ears)
                time.at = table.hush.closes
                caretaker._stirred.set()
                await until(partial(all_told, ears))
                assert not table.state.is_held()
                for ear in ears:
                    house.watching.unwatch(ear)
                continue
            seat = luck.choice(table.state.actors())
            action = luck.choice(table.state.actions(seat))
            person = (ADA, BO, CY)[seat]
            await house.play.act(person, listing.id, seat, table.number(seat), Kind.PLAY, {"actions": [action]})
        await caretaker.stop()

    run(sqlite, scene)


@BOTH
def test_a_keeper_sleeps_until_something_is_due(sqlite: Store, pace: Pace) -> None:
    async def scene(house: House, time: Time) -> None:
        caretaker = watchful(house)
        looks, ringing = [], caretaker._ringing

        def counted(now: float) -> list[str]:
            looks.append(now)
            return ringing(now)

        caretaker._ringing = counted  # type: ignore[method-assign]
        await caretaker.start()
        await started(house, pace)
        await until(lambda: bool(looks))
        await asyncio.sleep(0.5)
        assert len(looks) <= 4, "once at first, and once for each alarm that is set"
        await caretaker.stop()

    run(sqlite, scene)


@pytest.mark.parametrize(
    ("error", "traced"),
    [
        *((sqlite3.OperationalError("disk I/O error"), False), (Denied("store", "It was not written."), False)),
        *((Denied("unsure", "Nobody knows."), False), (Denied("refused", "No."), True), (KeyError("seat"), True)),
    ],
    ids=["the store", "not written", "unsure", "a refusal", "a fault"],
)
def test_what_the_keeper_tries_again_is_told_with_its_place_unless_the_store_fails(
    sqlite: Store, error: Exception, traced: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(house: House, time: Time) -> None:
        async def work() -> None:
            raise error

        caretaker = house.hire(Quick(), (0.0, 0.0))
        task = asyncio.create_task(caretaker._repeat(0.0, work))
        await until(lambda: bool(caplog.records))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    run(sqlite, scene)
    told = caplog.records[0]
    assert told.getMessage().startswith("the caretaker tries again: ")
    assert bool(told.exc_info) == traced
