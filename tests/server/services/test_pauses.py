"""Breaks in a house: a table that stands still goes on by itself, and nobody's time runs out on a holiday."""

from __future__ import annotations

import asyncio

import pytest

from baronage.server.accounts.holidays import MAX
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.store.store import Store
from baronage.server.time_control import DAY, HOST_HALT, HOUR, Correspondence
from tests.server.scenes import ADA, BO, CY, Time, refused, run, started

POST = Correspondence(hours=24, printed=False)


def test_a_table_that_its_host_forgot_goes_on(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services, POST)
        breaks, room = services.pauses, await services.rooms.find(listing.id)
        await refused(breaks.halt(CY, listing.id, as_host=True), "refused")
        await breaks.halt(ADA, listing.id, as_host=True)
        time.at += 3 * DAY
        await services.play.sweep(room)
        table = await services.rooms.table(room)
        assert (table.missed, table.halt is None) == ([0, 0], False)
        time.at += HOST_HALT
        await services.play.sweep(room)
        assert table.halt is None
        assert table.due() == time.at + 24 * HOUR
        time.at += 24 * HOUR
        await services.play.sweep(room)
        assert table.missed == [1, 1]

    run(store, scene)


def test_all_agree_and_anybody_lets_it_go_on_also_after_a_restart(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services, POST)
        await services.pauses.halt(ADA, listing.id, as_host=False)
        await services.pauses.halt(BO, listing.id, as_host=False)
        again = Services(store, services.games, time)
        room = await again.rooms.find(listing.id)
        assert (await again.rooms.table(room)).halt is not None
        await again.pauses.go_on(BO, listing.id)
        assert (await again.rooms.table(room)).halt is None

    run(store, scene)


def test_holidays_reach_every_table_by_post_and_those_that_begin_later(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        begun = await services.rooms.find((await started(services, POST)).id)
        breaks = services.pauses
        await breaks.take_holiday(ADA, time.at, time.at + 5 * DAY)
        later = await services.rooms.find((await started(services, POST)).id)
        time.at += 2 * DAY
        for room in (begun, later):
            await services.play.sweep(room)
            table = await services.rooms.table(room)
            assert table.missed == [0, 1], "Bo had no holiday"
            assert table.holidays[0] == await breaks.holidays(ADA)
        (since, _), *_ = await breaks.holidays(ADA)
        await breaks.end_holiday(ADA, since)
        assert await breaks.holidays(ADA) == ()
        assert (await services.rooms.table(begun)).due() == time.at + 24 * HOUR
        time.at += 24 * HOUR
        await services.play.sweep(begun)
        assert (await services.rooms.table(begun)).missed[0] == 1
        await refused(breaks.end_holiday(ADA, since), "refused")

    run(store, scene)


def test_a_year_has_so_many_days_and_no_day_is_taken_twice(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        breaks, day = services.pauses, time.at + 10 * DAY
        for since, until, why in (
            (day, day + HOUR, "from half a day"),
            (day, day - DAY, "from half a day"),
            (day, day + (MAX + 1) * DAY, "would be more"),
            (day + 399 * DAY, day + 401 * DAY, "within 400"),
        ):
            with pytest.raises(ApiError, match=why):
                await breaks.take_holiday(ADA, since, until)
        await breaks.take_holiday(ADA, day, day + 20 * DAY)
        with pytest.raises(ApiError, match="already"):
            await breaks.take_holiday(ADA, day + 19 * DAY, day + 21 * DAY)
        with pytest.raises(ApiError, match="would be more"):
            await breaks.take_holiday(ADA, day + 20 * DAY, day + 31 * DAY)
        await breaks.take_holiday(BO, day, day + 30 * DAY)
        await breaks.end_holiday(ADA, day)
        await breaks.take_holiday(ADA, day, day + 30 * DAY)

    run(sqlite, scene)


def test_two_who_ask_for_holidays_at_once_get_no_more_than_a_year_has(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        breaks, day = services.pauses, time.at + 10 * DAY
        other = Services(store, services.games, time).pauses
        asked = [(breaks, day), (other, day + 20 * DAY), (breaks, day + 5 * DAY), (other, day)]
        came = await asyncio.gather(
            *(by.take_holiday(ADA, since, since + 20 * DAY) for by, since in asked), return_exceptions=True
        )
        assert [it for it in came if it is not None and not isinstance(it, ApiError)] == []
        assert came.count(None) == 1
        ((since, until),) = await breaks.holidays(ADA)
        assert until - since == 20 * DAY
        await breaks.take_holiday(ADA, day + 45 * DAY, day + 55 * DAY)
        with pytest.raises(ApiError, match="would be more"):
            await breaks.take_holiday(ADA, day + 60 * DAY, day + 61 * DAY)

    run(store, scene)
