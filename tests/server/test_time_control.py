"""The deadline policy: whatever happens, nobody is late by somebody else's doing, and the grid holds."""

from __future__ import annotations

import math
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from baronage.engine.core.errors import BadSetup
from baronage.server.time_control import (
    ANSWERS,
    BOT,
    DEFAULT,
    HOUR,
    SLACK,
    SUBSTITUTE,
    ClockEvent,
    Clocks,
    Closed,
    Correspondence,
    Extended,
    Live,
    Opened,
    Outage,
    Paused,
    after_missing,
    answering,
    deadline,
    everyone,
    instant,
    later,
    on_grid,
    resumed,
)

ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu"]
instants = st.floats(instant(2020, 1, 1), instant(2035, 1, 1))
time_controls = st.builds(
    Correspondence,
    hours=st.sampled_from([0.5, 8.0, 24.0, 48.0, 168.0]),
    hour=st.integers(-1, 23),
    zone=st.sampled_from(ZONES),
    off=st.sets(st.integers(0, 6), max_size=6).map(lambda days: tuple(sorted(days))),
)


def local(time_control: Correspondence, at: float) -> datetime:
    return datetime.fromtimestamp(at, ZoneInfo(time_control.zone))


def at_hour(time_control: Correspondence, at: float) -> bool:
    """At the fixed hour, or at the end of the gap in which it would lie on this day."""
    shown = local(time_control, at)
    meant = shown.replace(hour=time_control.hour, minute=0, second=0, microsecond=0)
    return meant.timestamp() == at


# --- the grid -------------------------------------------------------------------------------------------------------


@given(time_controls, instants)
def test_the_grid_is_never_before_and_taking_it_twice_changes_nothing(time_control: Correspondence, at: float) -> None:
    found = on_grid(time_control, at)
    assert found >= at
    assert on_grid(time_control, found) == found


@given(time_controls, instants)
def test_a_deadline_falls_at_the_fixed_hour_and_on_no_day_off(time_control: Correspondence, at: float) -> None:
    found = on_grid(time_control, at)
    assert time_control.hour < 0 or at_hour(time_control, found)
    assert local(time_control, found).weekday() not in time_control.off


@given(time_controls, instants, instants)
def test_whoever_is_asked_later_is_never_due_earlier(time_control: Correspondence, one: float, other: float) -> None:
    first, second = sorted([one, other])
    assert on_grid(time_control, first) <= on_grid(time_control, second)


@given(time_controls, instants)
def test_a_question_has_its_hours(time_control: Correspondence, at: float) -> None:
    change = 1.1 * HOUR if time_control.hour >= 0 else 0.0  # of the clocks, which the wall clock swallows
    apia = 25 * HOUR if time_control.zone == "Pacific/Apia" else 0.0
    assert later(time_control, at, time_control.hours) >= max(
        at, at + time_control.hours * HOUR - SLACK - change - apia
    )


@pytest.mark.parametrize(
    ("day", "length"),
    [((2026, 3, 28), 23), ((2026, 10, 24), 25), ((2026, 6, 1), 24)],
    ids=["clocks go forward", "clocks go back", "ordinary"],
)
def test_a_day_is_a_day_whatever_the_clocks_do(day: tuple[int, int, int], length: int) -> None:
    time_control = Correspondence(hours=24, hour=20, zone="Europe/Berlin")
    put = instant(*day, 20, zone="Europe/Berlin")
    assert later(time_control, put, 24) - put == length * HOUR


def test_an_hour_that_the_clocks_leave_out_is_the_one_after() -> None:
    time_control = Correspondence(hour=2, zone="Europe/Berlin")
    assert on_grid(time_control, instant(2026, 3, 29, 0, zone="Europe/Berlin")) == instant(2026, 3, 29, 1)


def test_an_hour_that_the_clocks_show_twice_is_the_first_of_the_two() -> None:
    time_control = Correspondence(hour=2, zone="Europe/Berlin")
    first = instant(2026, 10, 25, 0)  # two o'clock in summer; an hour later it is two o'clock again
    assert on_grid(time_control, first) == first
    assert on_grid(time_control, first + 1.0) == first + 25 * HOUR
    assert on_grid(time_control, first + HOUR) == first + 25 * HOUR
    assert later(time_control, first + HOUR, 24) == first + 25 * HOUR, "put when it was two for the second time"


@given(time_controls.filter(lambda time_control: time_control.hour >= 0), instants)
@example(Correspondence(hour=0, zone="Pacific/Apia", off=(3, 4, 5)), instant(2026, 12, 30))
@example(Correspondence(hour=2, zone="Europe/Berlin", off=(5, 6)), instant(2026, 3, 27, 12))
@example(Correspondence(hour=2, zone="America/New_York", off=(5, 6)), instant(2026, 3, 6, 12))
def test_from_one_deadline_to_the_next_it_is_a_day_and_the_days_off_between(
    time_control: Correspondence, at: float
) -> None:
    """Over the end of a year, and on days on which the hour is left out or comes twice."""
    first = on_grid(time_control, at)
    second = on_grid(time_control, first + 1.0)
    days = round((second - first) / (24 * HOUR))
    between = [(local(time_control, first).weekday() + day) % 7 for day in range(1, days)]
    assert abs(second - first - days * 24 * HOUR) <= 1.1 * HOUR
    assert days >= 1
    assert all(day in time_control.off for day in between)


@given(time_controls, instants, st.floats(0, 1e6), st.floats(0, 1e6))
def test_a_pause_in_which_the_server_is_away_is_given_whole(
    time_control: Correspondence, at: float, after: float, length: float
) -> None:
    paused = deadline(time_control, [Opened(at), Paused(at, 1)])
    away = paused.then(time_control, Outage(at + after, at + after + length))
    assert paused.due is not None
    assert away.due is not None
    assert away.due >= paused.due + length - 1e-3
    assert away.due >= at + length + time_control.pause * HOUR - SLACK - 1.1 * HOUR


def test_nothing_can_be_extended_where_extensions_have_no_time() -> None:
    for time_control in (Correspondence(most_extension=0), Correspondence(most_extension=0, hour=20)):
        found = deadline(time_control, [Opened(0)])
        assert not found.extensible
        assert found.then(time_control, Extended(1, 5.0)) == found


def test_a_question_put_just_after_the_hour_is_due_a_day_later_not_two() -> None:
    time_control = Correspondence(hours=24, hour=20)
    assert later(time_control, instant(2026, 6, 1, 20) + 5.0, 24) == instant(2026, 6, 2, 20)


def test_a_day_off_is_left_behind_at_the_same_hour() -> None:
    time_control = Correspondence(off=(5, 6))  # 6 June 2026 is a Saturday
    assert on_grid(time_control, instant(2026, 6, 6, 15, 30)) == instant(2026, 6, 8, 15, 30)


# --- deadlines ------------------------------------------------------------------------------------------------------

hours = st.floats(0.5, 200.0)
happenings = st.lists(
    st.one_of(
        st.builds(Extended, instants, hours),
        st.builds(Paused, instants, st.integers(0, 3)),
        st.builds(lambda at, length: Outage(at, at + length), instants, st.floats(0.0, 1e5)),
    ),
    max_size=8,
)


@given(time_controls, instants, happenings)
def test_nothing_but_an_answer_makes_a_question_due_sooner(
    time_control: Correspondence, at: float, more: list[ClockEvent]
) -> None:
    found = deadline(time_control, [Opened(at)])
    for what in more:
        after = found.then(time_control, what)
        assert after.due is not None
        assert found.due is not None
        assert after.due >= found.due
        found = after


@given(time_controls, instants, happenings)
def test_every_deadline_is_on_the_grid(time_control: Correspondence, at: float, more: list[ClockEvent]) -> None:
    due = deadline(time_control, [Opened(at), *more]).due
    assert due is not None
    if time_control.hour >= 0:  # but for a little time that was given back
        assert on_grid(time_control, due - SLACK) <= due
    else:
        assert on_grid(time_control, due) == due


@given(time_controls, instants, st.lists(hours, max_size=10))
def test_all_extensions_together_have_a_cap(time_control: Correspondence, at: float, extensions: list[float]) -> None:
    """Many small ones, each of which is a day on the grid, reach no further than a single large one."""
    found = deadline(time_control, [Opened(at), *(Extended(at, length) for length in extensions)])
    once = deadline(time_control, [Opened(at), Extended(at, time_control.most_extension)])
    assert once.due is not None
    assert found.due is not None
    assert found.due <= once.due
    assert not once.extensible
    assert once.then(time_control, Extended(at, 1.0)) == once


@given(time_controls, instants, hours)
def test_an_extension_that_is_told_is_given(time_control: Correspondence, at: float, length: float) -> None:
    before = deadline(time_control, [Opened(at)])
    after = before.then(time_control, Extended(at, length))
    assert before.due is not None
    assert after.due is not None
    assert before.extensible
    assert after.due > before.due


@given(time_controls, instants)
def test_no_question_is_due_when_it_is_put(time_control: Correspondence, at: float) -> None:
    grid = on_grid(time_control, at)
    assert later(time_control, grid, time_control.hours) > grid
    assert later(time_control, grid, 0.1) > grid


def test_each_question_may_be_extended_anew() -> None:
    time_control = Correspondence(most_extension=10)
    found = deadline(time_control, [Opened(0), Extended(1, 10), Closed(2), Opened(3)])
    assert found.extensible
    assert found.then(time_control, Extended(4, 10)).due == 3 + 34 * HOUR


@given(time_controls, instants, st.floats(0, 1e6))
@example(Correspondence(hours=0.5, zone="UTC", off=(0, 1, 2)), 1970185501.0, 251099.0)
def test_an_early_answer_keeps_the_grid(time_control: Correspondence, at: float, early: float) -> None:
    first = deadline(time_control, [Opened(at)]).due
    assert first is not None
    answered = min(at + early, first)
    due = deadline(time_control, [Opened(at), Closed(answered), Opened(answered)]).due
    assert due is not None
    assert on_grid(time_control, due) == due
    if (
        time_control.hour < 0
    ):  # any hour will do: at least what the question has, though the day off before it took longer
        assert due >= answered + time_control.hours * HOUR - 1e-3
    else:
        assert due >= first - SLACK - 2 * HOUR or time_control.zone == "Pacific/Apia"


@given(time_controls, instants, st.floats(0, 1e6), st.floats(0, 1e6))
@example(Correspondence(hours=0.5, hour=0, zone="UTC", off=(0, 1, 2)), 1577836800.0, 0.0, 260101.0)
def test_an_outage_makes_nobody_late(time_control: Correspondence, at: float, after: float, length: float) -> None:
    """Whoever had so long when the server went away has at least as long when it is back."""
    before = deadline(time_control, [Opened(at)])
    assert before.due is not None
    since = at + after
    found = before.then(time_control, Outage(since, since + length))
    assert found.due is not None
    assert found.due - (since + length) >= before.due - since - 1e-3
    assert found.extensible == before.extensible, "it costs the table nothing"


@given(time_controls, instants, st.floats(0, 1e5), st.floats(0, 1e5))
def test_an_outage_counts_once(time_control: Correspondence, at: float, after: float, length: float) -> None:
    outage = Outage(at + after, at + after + length)
    once = deadline(time_control, [Opened(at), outage])
    assert once.then(time_control, outage) == once


def test_a_restart_costs_a_table_with_a_fixed_hour_some_seconds_and_not_a_day() -> None:
    time_control = Correspondence(hours=24, hour=20, zone="Europe/Berlin", off=(5, 6))
    put, due = instant(2026, 6, 1, 20, zone=time_control.zone), instant(2026, 6, 2, 20, zone=time_control.zone)
    found = deadline(time_control, [Opened(put), Outage(put + 60, put + 65), Outage(put + 100, put + 110)])
    assert found.due == due + 15
    assert found.then(time_control, Closed(due + 15)).then(time_control, Opened(due + 15)).due == due + 24 * HOUR, (
        "the grid holds"
    )
    assert found.then(time_control, Outage(put + 200, put + 200 + SLACK)).due == due + 24 * HOUR, (
        "much is given back as a day"
    )


def test_who_pauses_is_not_late_with_what_he_is_asked_meanwhile() -> None:
    time_control = Correspondence(hours=24, pause=48)
    once = resumed(time_control, 0.0, 1000.0)
    assert once == 1000.0 + 48 * HOUR
    assert resumed(time_control, once, 5000.0) == once + 48 * HOUR, "a second pause begins when the first ends"
    assert resumed(time_control, once, once + 9.0) == once + 9.0 + 48 * HOUR


def test_each_seat_has_one_pause_in_a_game() -> None:
    time_control = Correspondence(hours=24, pause=48)
    once = deadline(time_control, [Opened(0), Paused(1, 2)])
    assert once.due == 72 * HOUR
    assert once.then(time_control, Paused(5, 2)) == once
    assert once.then(time_control, Paused(5, 1)).due == 120 * HOUR
    assert deadline(time_control, [Opened(0), Paused(1, 2), Closed(2), Opened(2), Paused(3, 2)]).due == 2 + 24 * HOUR


def test_printed_hours_come_before_the_tables_own() -> None:
    assert deadline(Correspondence(hours=24), [Opened(0, 72.0)]).due == 72 * HOUR
    assert deadline(Correspondence(hours=24, printed=False), [Opened(0, 72.0)]).due == 24 * HOUR
    assert deadline(Correspondence(hours=24), [Opened(0, 0.0)]).due == 24 * HOUR


@given(time_controls, happenings)
def test_what_waits_for_nothing_is_never_due(time_control: Correspondence, more: list[ClockEvent]) -> None:
    assert deadline(time_control, more).due is None
    assert deadline(time_control, [Opened(0), Closed(1), *more]).due is None


# --- sweeping -------------------------------------------------------------------------------------------------------


@given(time_controls, instants, st.floats(0, 1e7))
def test_sweeping_twice_is_sweeping_once(time_control: Correspondence, at: float, after: float) -> None:
    """What is late is closed; at the same instant nothing more is late, whatever is asked next."""
    now = at + after
    found = deadline(time_control, [Opened(at)])
    if found.due is not None and found.due <= now:
        again = found.then(time_control, Closed(now)).then(time_control, Opened(now))
        assert again.due is not None
        assert again.due > now


@given(st.sets(st.integers(0, 5)), st.sets(st.integers(0, 5)))
def test_an_empty_table_is_never_ready(wanted: set[int], ready: set[int]) -> None:
    assert everyone(wanted, ready) == (wanted != set() and wanted <= ready)
    assert not everyone([], ready)


def test_the_ladder_of_absence() -> None:
    assert [after_missing(missed) for missed in range(6)] == [DEFAULT, DEFAULT, ANSWERS, BOT, SUBSTITUTE, SUBSTITUTE]


# --- live clocks ----------------------------------------------------------------------------------------------------

LIVE = Live(bank=60, increment=5)


def test_a_clock_runs_while_its_seat_is_asked_and_gets_its_increment() -> None:
    clocks = Clocks((60.0, 60.0)).asked([0], 100.0)
    assert clocks.left(0, 110.0) == 50
    assert clocks.due() == 160
    clocks = clocks.answered(LIVE, 0, 110.0).asked([1], 110.0)
    assert clocks.banks == (55.0, 60.0)
    assert clocks.due() == 170


def test_asking_again_does_not_start_a_clock_anew() -> None:
    clocks = Clocks((60.0, 60.0)).asked([0, 1], 100.0).asked([0, 1], 130.0)
    assert clocks.due() == 160


@given(st.floats(0, 50), st.floats(0, 1e6))
def test_no_clock_runs_while_the_server_is_away(used: float, away: float) -> None:
    clocks = Clocks((60.0, 60.0)).asked([0], 1000.0).outage(1000.0 + used, 1000.0 + used + away)
    assert clocks.left(0, 1000.0 + used + away) == pytest.approx(60 - used, abs=1e-6)


moves = st.lists(st.tuples(st.integers(0, 2), st.floats(0, 20)), max_size=20)


@settings(max_examples=50)
@given(moves)
def test_clocks_add_up(moves: list[tuple[int, float]]) -> None:
    """What is left of all banks is what there was, less the time used, plus the increments."""
    now, clocks, given_back = 0.0, Clocks((1000.0,) * 3), 0.0
    for seat, taken in moves:
        clocks = clocks.asked([seat], now)
        now += taken
        assert clocks.overdue(now) == []
        clocks = clocks.answered(LIVE, seat, now)
        given_back += LIVE.increment
    assert sum(clocks.banks) == pytest.approx(3000 - now + given_back)


def test_whose_time_is_up() -> None:
    clocks = Clocks((10.0, 20.0)).asked([0, 1], 0.0)
    assert clocks.overdue(9.9) == []
    assert clocks.overdue(10.0) == [0]
    assert clocks.overdue(20.0) == [0, 1]


# --- paces that can't be ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "time_control",
    [
        Live(bank=0),
        Live(increment=-1),
        Live(bank=math.nan),
        Live(window=1e9),
        Correspondence(hours=0),
        Correspondence(hours=math.inf),
        Correspondence(hour=24),
        Correspondence(zone="Nowhere/Land"),
        Correspondence(zone="../etc/passwd"),
        Correspondence(off=(0, 1, 2, 3, 4, 5, 6)),
        Correspondence(off=(7,)),
        Correspondence(pause=-1),
    ],
    ids=repr,
)
def test_a_time_control_that_cannot_be_played_is_refused(time_control: Live | Correspondence) -> None:
    with pytest.raises(BadSetup):
        time_control.check()


def test_ordinary_time_controls_are_taken() -> None:
    Live().check()
    Correspondence().check()
    Correspondence(hour=20, zone="Europe/Berlin", off=(5, 6)).check()


# --- what a game prints -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("time_control", "printed", "hours"),
    [
        (Correspondence(24.0), 8.0, 8.0),
        (Correspondence(24.0), 0.0, 24.0),
        (Correspondence(24.0, printed=False), 8.0, 24.0),
        (Correspondence(24.0), 0.5, 0.5),
    ],
)
def test_by_post_a_question_has_the_hours_that_the_game_prints(
    time_control: Correspondence, printed: float, hours: float
) -> None:
    assert deadline(time_control, [Opened(0.0, printed)]).due == hours * HOUR


@pytest.mark.parametrize(
    ("hours", "sheet", "seconds"),
    [
        *((0.0, False, 12.0), (0.0, True, 60.0)),  # nothing is printed
        *((0.2, False, 720.0), (0.2, True, 720.0)),  # minutes are printed
        *((1.0, False, 12.0), (72.0, True, 60.0)),  # hours are for the post
    ],
)
def test_live_an_answer_in_secret_has_the_minutes_that_the_game_prints(
    hours: float, sheet: bool, seconds: float
) -> None:
    assert answering(Live(window=12.0), hours, sheet) == pytest.approx(seconds)
    assert answering(Correspondence(), hours, sheet) == 0.0
