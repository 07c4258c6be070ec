"""How soon somebody answers by post, and what may be told of it."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from baronage.server.club.reliability import LAST, forecast, reliability
from baronage.server.container import Services
from baronage.server.services.listing import OVER
from baronage.server.store.schema import replies, tables
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.time_control import Correspondence
from tests.engine.table import PENNIES
from tests.server.scenes import ADA, BO, Time, run, two

HOUR = 3600.0


def test_nine_times_in_ten_is_counted_with_those_whose_time_ran_out() -> None:
    assert forecast([(60.0, False)] * 4) is None, "too few to say anything"
    quick = forecast([(60.0, False)] * 9 + [(30 * HOUR, False)])
    assert quick == {"count": 10, "in_time": 10, "hours": 1, "histogram": [9, *[0] * 11, 1]}
    slow = forecast([(5.5 * HOUR, False)] * 9 + [(24 * HOUR, True)])
    assert slow is not None
    assert (slow["hours"], slow["in_time"]) == (6, 9)
    never = forecast([(60.0, False)] * 8 + [(24 * HOUR, True)] * 2)
    assert never is not None
    assert never["hours"] is None, "time runs out more often than one time in ten"


def test_decisions_by_post_are_timed_and_told_when_the_table_is_over(sqlite: Store) -> None:
    async def play(services: Services, time: Time) -> None:
        listing = await services.seating.create(ADA, PENNIES, {}, two(), Correspondence(), True)
        await services.seating.start(ADA, listing.id)
        table = await services.rooms.table(await services.rooms.find(listing.id))
        for _ in range(6):
            for person, seat in ((ADA, 0), (BO, 1)):
                if table.over or seat not in table.state.actors():
                    continue
                time.at += (2 if person == ADA else 5) * HOUR
                action = table.state.actions(seat)[-1]
                await services.play.act(person, listing.id, seat, table.number(seat), Kind.PLAY, {"actions": [action]})
        rows = sqlite.read(select(replies).order_by(replies.c.number))
        assert rows
        assert {row.person for row in rows} <= {ADA, BO}
        assert all(row.seconds >= 2 * HOUR for row in rows)
        assert reliability(sqlite, ADA) is None, "while it runs nobody is told"
        if not table.over:
            await services.play.act(BO, listing.id, 1, table.number(1), Kind.PLAY, {"text": "resign"})
        told = [reliability(sqlite, person) for person in (ADA, BO)]
        counts = [sum(row.person == person for row in sqlite.read(select(replies))) for person in (ADA, BO)]
        for found, count in zip(told, counts, strict=True):
            assert (found is None) == (count < 5)
            assert found is None or found["count"] == count <= LAST

    run(sqlite, play)


def test_one_is_judged_by_ones_own_answers_in_finished_games(sqlite: Store) -> None:
    async def play(services: Services, time: Time) -> None:
        listing = await services.seating.create(ADA, PENNIES, {}, two(), Correspondence(), True)
        for number in range(10):
            row = {"table": listing.id, "person": (ADA, BO)[number % 2], "number": number, "at": time.at, "late": False}
            await sqlite.write((insert(replies), {**row, "seconds": (2, 5)[number % 2] * HOUR}))
        assert reliability(sqlite, ADA) is None, "it still runs"
        await sqlite.write((update(tables), {"status": OVER}))
        found = [reliability(sqlite, person) for person in (ADA, BO)]
        assert [it and (it["count"], it["hours"]) for it in found] == [(5, 2), (5, 5)]

    run(sqlite, play)


def test_what_a_bot_does_and_what_is_not_by_post_is_not_timed(sqlite: Store) -> None:
    from baronage.server.time_control import Live

    async def play(services: Services, time: Time) -> None:
        listing = await services.seating.create(ADA, PENNIES, {}, two(), Live(), True)
        await services.seating.start(ADA, listing.id)
        table = await services.rooms.table(await services.rooms.find(listing.id))
        seat = table.state.actors()[0]
        await services.play.act((ADA, BO)[seat], listing.id, seat, table.number(seat), Kind.PLAY, {"text": "resign"})
        assert not sqlite.read(select(replies))

    run(sqlite, play)
