"""A clock that is set back, or forward, takes nobody's time and gives nobody any; deadlines by post are the wall clock's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from baronage.server.container import Services
from baronage.server.scheduling.scheduler import Scheduler
from baronage.server.store.schema import leases
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.wall_clock import LEAST, SLOWER, Clock
from baronage.server.time_control import HOUR, Correspondence, Live
from tests.engine.table import SEND
from tests.server.scenes import ADA, BO, GAMES, Quick, Time, run, started

BEGUN = 1_800_000_000.0
DAY = 24 * HOUR


class Times:
    """A wall clock that can be set, and a steady one."""

    def __init__(self) -> None:
        self.wall, self.steady = BEGUN, 50.0
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def pass_by(self, seconds: float, set_by: float = 0.0) -> float:
        """So much time passes, and the wall clock is set."""
        self.steady += seconds
        self.wall += seconds + set_by
        return self.clock()


@given(
    st.lists(
        st.tuples(
            st.floats(0, 1e5), st.sampled_from([0.0, 0.0, 0.001, -0.001, 5.0, -5.0, HOUR, -HOUR, 2 * DAY, -2 * DAY])
        )
    )
)
def test_it_never_runs_back_and_never_behind_the_wall_clock(steps: list[tuple[float, float]]) -> None:
    times = Times()
    before = times.clock()
    for seconds, set_by in steps:
        after = times.pass_by(seconds, set_by)
        assert after >= max(before + (1 - SLOWER) * seconds - 1e-3, times.wall)
        before = after


def test_set_back_it_goes_on_and_comes_nearer() -> None:
    times = Times()
    assert times.pass_by(10.0, -HOUR) == pytest.approx(BEGUN + 10.0 * (1 - SLOWER))
    assert times.clock.ahead() == pytest.approx(HOUR - 10.0 * SLOWER)
    for _ in range(60):
        times.pass_by(HOUR)
    assert times.clock.ahead() == 0.0
    assert times.clock() == times.wall


@pytest.mark.parametrize(("set_by", "ahead"), [(-0.25, 0.0), (-LEAST, LEAST), (-0.75, 0.75)])
def test_a_fraction_of_a_second_is_no_difference(set_by: float, ahead: float) -> None:
    times = Times()
    times.pass_by(0.0, set_by)
    assert times.clock.ahead() == ahead


def test_set_forward_it_follows_and_is_told_to_be_ahead_when_that_was_wrong() -> None:
    times = Times()
    assert times.pass_by(1.0, 2 * DAY) == times.wall
    assert times.pass_by(1.0, -2 * DAY) == pytest.approx(BEGUN + 2 * DAY + 2.0, abs=0.1)
    assert times.clock.ahead() == pytest.approx(2 * DAY, abs=0.1)


def test_after_a_restart_it_goes_on_from_where_it_was() -> None:
    times = Times()
    times.clock.not_before(BEGUN + 100.0)
    assert times.clock() == BEGUN + 100.0
    times.clock.not_before(BEGUN)
    assert times.clock() == BEGUN + 100.0
    times.clock.not_before(BEGUN + 2 * DAY)
    assert times.clock() == BEGUN + 2 * DAY, "a clock may have been wrong by days: what ran then must not run on now"


def kept(store: Store, times: Times) -> tuple[Services, Scheduler]:
    services = Services(store, GAMES, times.clock)
    scheduler = services.attach_scheduler(Quick(), (0.0, 0.0))
    scheduler.lease = 1e9
    return services, scheduler


@pytest.mark.parametrize("restart", [False, True])
def test_a_clock_that_is_set_back_gives_a_live_player_no_time(sqlite: Store, restart: bool) -> None:
    async def scene(services: Services, _: Time) -> None:
        times = Times()
        services, scheduler = kept(sqlite, times)
        await scheduler.start()
        listing = await started(services, Live(bank=600.0, increment=0.0))
        times.pass_by(100.0)
        await scheduler._renew_lease()
        times.pass_by(0.0, -HOUR)
        if restart:
            await scheduler.stop()
            again = Times()
            again.wall = times.wall
            again.clock = Clock(lambda: again.wall, lambda: again.steady)
            times = again
            services, scheduler = kept(sqlite, times)
            await scheduler.start()
        times.pass_by(100.0)
        room = await services.rooms.find(listing.id)
        table = await services.rooms.read_table(room)
        shown = {clock.seat: clock.due for clock in table.clocks_for(0)}
        assert shown[0] == pytest.approx(times.wall + 400.0, abs=5.0), "as his own clock goes"
        assert table.overdue(services.rooms.time_at(table)) == []
        times.pass_by(450.0)
        assert table.overdue(services.rooms.time_at(table)) == [0, 1]
        await scheduler.stop()

    run(sqlite, scene)


@pytest.mark.parametrize("restart", [False, True])
def test_a_clock_that_was_days_ahead_and_is_corrected_gives_a_live_player_no_time(sqlite: Store, restart: bool) -> None:
    async def scene(services: Services, _: Time) -> None:
        times = Times()
        services, scheduler = kept(sqlite, times)
        scheduler.lease = 6.0
        await scheduler.start()
        listing = await started(services, Live(bank=600.0, increment=0.0))
        times.pass_by(2.0, 2 * DAY)
        await scheduler._renew_lease()
        room = await services.rooms.find(listing.id)
        table = await services.rooms.table(room)
        assert table.overdue(services.rooms.time_at(table)) == [], "it is as if the server had been away"
        times.pass_by(0.0, -2 * DAY)
        if restart:
            await scheduler.stop()
            again = Times()
            again.wall = times.wall
            again.clock = Clock(lambda: again.wall, lambda: again.steady)
            times = again
            services, scheduler = kept(sqlite, times)
            await scheduler.start()
        times.pass_by(10.0)
        table = await services.rooms.table(await services.rooms.find(listing.id))
        shown = {clock.seat: clock.due for clock in table.clocks_for(0)}
        assert shown[0] == pytest.approx(times.wall + 590.0, abs=5.0)
        times.pass_by(620.0)
        assert table.overdue(services.rooms.time_at(table)) == [0, 1]
        await scheduler.stop()

    run(sqlite, scene)


@pytest.mark.parametrize("restart", [False, True])
def test_a_clock_that_was_days_ahead_gives_nothing_to_tables_that_are_made_later(sqlite: Store, restart: bool) -> None:
    async def scene(services: Services, _: Time) -> None:
        times = Times()
        services, scheduler = kept(sqlite, times)
        scheduler.lease = 6.0
        await scheduler.start()
        before = await started(services, Correspondence(hours=24.0, printed=False))
        times.pass_by(2.0, 2 * DAY)
        await scheduler._renew_lease()
        times.pass_by(10.0, -2 * DAY)
        if restart:
            await scheduler.stop()
            again = Times()
            again.wall = times.wall
            again.clock = Clock(lambda: again.wall, lambda: again.steady)
            times = again
            services, scheduler = kept(sqlite, times)
            scheduler.lease = 6.0
            await scheduler.start()
        begun = times.wall
        listing = await started(services, Correspondence(hours=24.0, printed=False))
        times.pass_by(5.0)
        table = await services.rooms.table(await services.rooms.find(listing.id))
        assert table.due() == pytest.approx(begun + DAY, abs=1.0)
        assert table.clocks_for(0)[0].due == pytest.approx(begun + DAY, abs=1.0)
        old = await services.rooms.table(await services.rooms.find(before.id))
        assert old.due() == pytest.approx(BEGUN + 3 * DAY, abs=20.0), "who was asked then has lost nothing"
        # a true outage, while the house is still ahead: who was asked before it is given it, a later table is not
        times.pass_by(HOUR)
        await scheduler._renew_lease()
        assert table.due() is not None
        table = await services.rooms.table(await services.rooms.find(listing.id))
        assert table.due() == pytest.approx(begun + DAY + HOUR, rel=0, abs=0.05 * HOUR)
        begun = times.wall
        last = await started(services, Correspondence(hours=24.0, printed=False))
        times.pass_by(1.0)
        table = await services.rooms.table(await services.rooms.find(last.id))
        assert table.due() == pytest.approx(begun + DAY, abs=1.0)
        await scheduler.stop()

    run(sqlite, scene)


def test_dates_are_those_of_the_wall_clock_however_far_the_house_is_ahead(sqlite: Store) -> None:
    async def scene(services: Services, _: Time) -> None:
        times = Times()
        services = Services(services.store, services.games, times.clock)
        times.pass_by(1.0, 2 * DAY)
        times.pass_by(1.0, -2 * DAY)
        listing = await started(services, Correspondence())
        assert listing.created == times.wall
        await services.chat.post(ADA, "Ada", listing.id, "table", "hello")
        chat = (await services.rooms.find(listing.id)).chat
        assert chat is not None
        assert chat.entries[0].at == times.wall
        rung = sqlite.read(select(leases.c.due))[0].due
        assert rung == pytest.approx(times.clock() + 24 * HOUR, abs=60.0), "leases follow the clock of the server"

    run(sqlite, scene)


def test_a_deadline_by_post_is_what_the_wall_clock_says(sqlite: Store) -> None:
    async def scene(services: Services, _: Time) -> None:
        times = Times()
        services = Services(services.store, services.games, times.clock)
        listing = await started(services, Correspondence(hours=24, printed=False))
        room = await services.rooms.find(listing.id)
        table = await services.rooms.read_table(room)
        times.pass_by(HOUR, -2 * HOUR)
        await services.rooms.read_table(room)
        due = table.due()
        assert due == BEGUN + 24 * HOUR
        ring = services.rooms.by_server_clock(table, table.due())
        assert ring is not None
        assert ring - times.clock() == pytest.approx(due - times.wall), "it rings when the wall clock says so"
        times.pass_by(due - times.wall - 1.0)
        await services.rooms.read_table(room)
        assert table.overdue(services.rooms.time_at(table)) == []
        times.pass_by(1.0)
        await services.rooms.read_table(room)
        assert table.overdue(services.rooms.time_at(table)) == [0, 1]
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"actions": [table.state.actions(0)[0], SEND]})
        await services.play.act(BO, listing.id, 1, 0, Kind.PLAY, {"actions": [table.state.actions(1)[0], SEND]})
        assert table.last == times.wall

    run(sqlite, scene)
