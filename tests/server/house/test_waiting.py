"""What waits for me, among many tables: told at little cost, though some can't be read."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from baronage.games import games
from baronage.server.answers import TableInfo
from baronage.server.house.house import House
from baronage.server.house.waiting import PATIENCE
from baronage.server.pace import HOUR, Live, Post
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.store.store import Store
from tests.engine.table import PENNIES, SEND
from tests.server.scenes import ADA, BO, CY, GAMES, Time, run, started, two


def shown(id: str, *waits_for: int) -> TableInfo:
    return cast(TableInfo, {"id": id, "game": PENNIES.name, "waits_for": list(waits_for)})


def test_what_i_am_asked_is_told_and_read_once(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house, Post(hours=24, printed=False))
        news, it = house.news, shown(listing.id, 0)
        await news.tell([it])
        assert it["asks"]
        assert (it["due"], it["moves"]) == (time() + 24 * HOUR, [])

        house.rooms.in_use.clear()
        with monkeypatch.context() as still:
            still.setattr(house.rooms, "read_table", None)  # nothing is read again
            for seats, moves in (((0,), []), ((), [0, 1])):
                again = shown(listing.id, *seats)
                await news.tell([again])
                assert bool(again["asks"]) == bool(seats)
                assert again["moves"] == moves

        room = await house.rooms.find(listing.id)
        for seat, person in enumerate((ADA, BO)):
            table = await house.rooms.table(room)
            actions = [table.state.actions(seat)[0], SEND]
            await house.play.act(person, listing.id, seat, table.number(seat), Kind.PLAY, {"actions": actions})
        house.rooms.in_use.clear()
        await news.tell([shown(listing.id)])
        assert news._known[listing.id].acts == 2, "the journal has grown"

    run(sqlite, scene)


@pytest.mark.parametrize("pace", [Live(), Post()])
def test_who_plays_no_more_is_told(sqlite: Store, pace: Live | Post) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [*two(), Sitter("", "heuristic", "bot"), Sitter(CY, "", "Cy")]
        listing = await house.seating.create(ADA, games()["protectors"], {}, sitters, pace, True)
        await house.seating.start(ADA, listing.id)
        news = house.news
        for seat, gone in ((None, []), (1, [1]), (3, [1, 3])):
            if seat is not None:
                await house.absence.expel(ADA, listing.id, seat)
            it = shown(listing.id)
            await news.tell([it])
            assert it["gone"] == gone

    run(sqlite, scene)


def test_who_has_resigned_on_the_first_seat_plays_no_more(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [*two(), Sitter(CY, "", "Cy")]
        listing = await house.seating.create(ADA, PENNIES, {}, sitters, Post(), True)
        await house.seating.start(ADA, listing.id)
        await house.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        it = shown(listing.id)
        await house.news.tell([it])
        assert it["gone"] == [0]

    run(sqlite, scene)


def test_a_table_that_takes_long_or_can_not_be_read_keeps_nobody_waiting(
    sqlite: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House, time: Time) -> None:
        slow, broken, quick = [await started(house) for _ in range(3)]
        news, gate = house.news, asyncio.Event()
        house.rooms.in_use.clear()
        reads = house.rooms.read_table

        async def running(room: Any) -> Any:
            if room.listing.id == slow.id:
                await gate.wait()
            if room.listing.id == broken.id:
                room.listing.sitters.pop()  # no such number can play
            return await reads(room)

        monkeypatch.setattr(house.rooms, "read_table", running)
        told = [shown(it.id, 0) for it in (slow, broken, quick)]
        loop = asyncio.get_running_loop()
        began = loop.time()
        await news.tell(told)
        assert loop.time() - began >= PATIENCE
        assert ["asks" in it for it in told] == [False, False, True]
        gate.set()
        while news._reading:
            await asyncio.sleep(0.01)
        later = [shown(it.id, 0) for it in (slow, broken, quick)]
        await news.tell(later)
        assert ["asks" in it for it in later] == [True, False, True]

    run(sqlite, scene)


def test_nothing_is_left_out_because_another_process_wrote_in_secret(shared: str) -> None:
    """Else whoever asks again and again could see that somebody has sent."""

    async def scene(house: House, time: Time) -> None:
        other_store = Store(shared)
        other = House(other_store, GAMES, time)
        listing = await started(house)
        news, it = other.news, shown(listing.id)
        await news.tell([it])
        table = await house.rooms.table(await house.rooms.find(listing.id))
        sent = {"actions": [table.state.actions(0)[0], SEND]}
        await house.play.act(ADA, listing.id, 0, 0, Kind.PLAY, sent)
        again = shown(listing.id)
        await news.tell([again])
        assert again == it
        assert again["moves"] == [0, 1]
        other_store.close()

    store = Store(shared)
    run(store, scene)
    store.close()
