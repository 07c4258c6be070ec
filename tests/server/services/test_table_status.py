"""What waits for me, among many tables: told at little cost, though some can't be read."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from baronage.games import games
from baronage.server.container import Services
from baronage.server.responses import TableInfo
from baronage.server.services import table_status
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import HOUR, Correspondence, Live
from tests.engine.table import PENNIES, SEND
from tests.server.scenes import ADA, BO, CY, GAMES, Time, run, started, two, until


def shown(id: str, *waits_for: int) -> TableInfo:
    return cast(TableInfo, {"id": id, "game": PENNIES.name, "waits_for": list(waits_for)})


def test_what_i_am_asked_is_told_and_read_once(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services, Correspondence(hours=24, printed=False))
        news, it = services.table_status, shown(listing.id, 0)
        await news.tell([it])
        assert it["asks"]
        assert (it["due"], it["moves"]) == (time() + 24 * HOUR, [])

        services.rooms.in_use.clear()
        with monkeypatch.context() as still:
            still.setattr(services.rooms, "read_table", None)  # nothing is read again
            for seats, moves in (((0,), []), ((), [0, 1])):
                again = shown(listing.id, *seats)
                await news.tell([again])
                assert bool(again["asks"]) == bool(seats)
                assert again["moves"] == moves

        room = await services.rooms.find(listing.id)
        for seat, person in enumerate((ADA, BO)):
            table = await services.rooms.table(room)
            actions = [table.state.actions(seat)[0], SEND]
            await services.play.act(person, listing.id, seat, table.number(seat), Kind.PLAY, {"actions": actions})
        services.rooms.in_use.clear()
        await news.tell([shown(listing.id)])
        assert news._known[listing.id].entries == 2, "the journal has grown"

    run(sqlite, scene)


@pytest.mark.parametrize("time_control", [Live(), Correspondence()])
def test_who_plays_no_more_is_told(sqlite: Store, time_control: Live | Correspondence) -> None:
    async def scene(services: Services, time: Time) -> None:
        occupants = [*two(), Occupant("", "heuristic", "bot"), Occupant(CY, "", "Cy")]
        listing = await services.seating.create(ADA, games()["protectors"], {}, occupants, time_control, True)
        await services.seating.start(ADA, listing.id)
        news = services.table_status
        for seat, gone in ((None, []), (1, [1]), (3, [1, 3])):
            if seat is not None:
                await services.substitution.expel(ADA, listing.id, seat)
            it = shown(listing.id)
            await news.tell([it])
            assert it["gone"] == gone

    run(sqlite, scene)


def test_who_has_resigned_on_the_first_seat_plays_no_more(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        occupants = [*two(), Occupant(CY, "", "Cy")]
        listing = await services.seating.create(ADA, PENNIES, {}, occupants, Correspondence(), True)
        await services.seating.start(ADA, listing.id)
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        it = shown(listing.id)
        await services.table_status.tell([it])
        assert it["gone"] == [0]

    run(sqlite, scene)


def test_a_table_that_takes_long_or_can_not_be_read_keeps_nobody_waiting(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, time: Time) -> None:
        slow, broken, quick = [await started(services) for _ in range(3)]
        news, gate = services.table_status, asyncio.Event()
        services.rooms.in_use.clear()
        reads = services.rooms.read_table

        async def running(room: Any) -> Any:
            if room.listing.id == slow.id:
                await gate.wait()
            if room.listing.id == broken.id:
                room.listing.occupants.pop()  # no such number can play
            return await reads(room)

        monkeypatch.setattr(services.rooms, "read_table", running)
        monkeypatch.setattr(table_status, "MAX_WAIT", 2.0)  # enough for the quick one on a busy machine
        told = [shown(it.id, 0) for it in (slow, broken, quick)]
        await news.tell(told)
        assert ["asks" in it for it in told] == [False, False, True]
        gate.set()
        while news._reading:
            await asyncio.sleep(0.01)
        later = [shown(it.id, 0) for it in (slow, broken, quick)]
        await news.tell(later)
        assert ["asks" in it for it in later] == [True, False, True]

    run(sqlite, scene)


def test_a_table_that_can_not_be_read_while_the_store_is_away_is_logged_in_a_line(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        lost: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))
        services.rooms.in_use.clear()

        async def away(room: Any) -> Any:
            raise OperationalError("SELECT", {}, sqlite3.OperationalError("the database is away"))

        with monkeypatch.context() as still:
            still.setattr(services.rooms, "read_table", away)
            it = shown(listing.id, 0)
            await services.table_status.tell([it])
            await until(lambda: not services.table_status._reading)
        gc.collect()
        assert "asks" not in it
        assert not lost
        assert [one.getMessage().partition(":")[0] for one in caplog.records] == [
            f"the status of table {listing.id} can't be read"
        ]
        assert not caplog.records[0].exc_info

    run(sqlite, scene)


def test_nothing_is_left_out_because_another_process_wrote_in_secret(shared: str) -> None:
    """Else whoever asks again and again could see that somebody has sent."""

    async def scene(services: Services, time: Time) -> None:
        other_store = Store(shared)
        other = Services(other_store, GAMES, time)
        listing = await started(services)
        news, it = other.table_status, shown(listing.id)
        await news.tell([it])
        table = await services.rooms.table(await services.rooms.find(listing.id))
        sent = {"actions": [table.state.actions(0)[0], SEND]}
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, sent)
        again = shown(listing.id)
        await news.tell([again])
        assert again == it
        assert again["moves"] == [0, 1]
        other_store.close()

    store = Store(shared)
    run(store, scene)
    store.close()
