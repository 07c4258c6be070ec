"""A table that is paused, by the wish of its host or of all who play; and seats whose players are on holiday."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.server.table.journal_entry import Kind
from baronage.server.time_control import AGREED_HALT, HOST_HALT, HOUR, Correspondence, Live, Untimed, after_holidays
from tests.engine.table import SEND, A, B, C
from tests.server.table.test_table import params, table

POST = Correspondence(hours=24, printed=False)


def test_it_stands_still_when_all_who_play_want_it_and_goes_on_with_the_time_that_was_left() -> None:
    it = table(POST, seats=3)
    due = it.due()
    assert due is not None
    it.apply(1001.0, A, Kind.HALT, {})
    with pytest.raises(Illegal, match="Waiting for the others"):
        it.apply(1001.5, A, Kind.HALT, {})
    change = it.apply(1002.0, B, Kind.HALT, {})
    assert [line.text for line in it.log_lines(change, PUBLIC)] == [
        "Player 1 asks for a pause. All players must agree."
    ]
    assert it.due() == due
    it.apply(1003.0, C, Kind.HALT, {})
    assert it.halt is not None
    assert (it.due(), it.overdue(due + HOUR)) == (1003.0 + AGREED_HALT, [])
    assert it.clocks_for(A) == []
    before = params(it)
    for kind, body in ((Kind.PLAY, {"actions": [it.state.actions(A)[0], SEND]}), (Kind.PAUSE, {}), (Kind.HALT, {})):
        with pytest.raises(Illegal, match="paused"):
            it.apply(1004.0, A, kind, body)
    assert params(it) == before
    it.apply(1000.0 + 5 * HOUR, PUBLIC, Kind.OUTAGE, {"since": 1000.0 + HOUR, "until": 1000.0 + 5 * HOUR})
    it.apply(1003.0 + 9 * HOUR, B, Kind.GO_ON, {})
    assert it.due() == due + 9 * HOUR, "an outage meanwhile is no more than that"
    it.apply(1004.0 + 9 * HOUR, A, Kind.PLAY, {"actions": [it.state.actions(A)[0], SEND]})
    with pytest.raises(Illegal, match="isn’t paused"):
        it.apply(1005.0 + 9 * HOUR, A, Kind.GO_ON, {})


def test_the_host_lets_it_stand_still_at_once_and_alone_ends_that() -> None:
    it = table(Live(bank=100, increment=0))
    it.apply(1010.0, PUBLIC, Kind.HALT, {})
    assert it.due() == 1010.0 + HOST_HALT
    assert {(clock.bank, clock.due, clock.runs) for clock in it.clocks_for(A)} == {(90.0, None, False)}
    with pytest.raises(Illegal, match="Only the host can resume it"):
        it.apply(1020.0, A, Kind.GO_ON, {})
    it.apply(2010.0, PUBLIC, Kind.GO_ON, {})
    assert it.due() == 2100.0, "ninety seconds are left"


def test_without_clocks_nothing_stands_still_and_who_is_out_is_not_waited_for() -> None:
    with pytest.raises(Illegal, match="without clocks"):
        table(Untimed()).apply(1001.0, A, Kind.HALT, {})
    it = table(POST, seats=3)
    it.apply(1001.0, A, Kind.PLAY, {"text": "resign"})
    with pytest.raises(Illegal, match="out of the game"):
        it.apply(1002.0, A, Kind.HALT, {})
    it.apply(1002.0, B, Kind.HALT, {})
    it.apply(1002.0, C, Kind.HALT, {})
    assert it.halt is not None


def test_on_a_holiday_one_clock_stands_still() -> None:
    it = table(POST)
    due = it.due()
    assert due is not None
    change = it.apply(1001.0, A, Kind.HOLIDAY, {"days": [(1000.0 + 10 * HOUR, 1000.0 + 58 * HOUR)]})
    assert it.log_lines(change, A)[0].text.startswith("You are on holiday until 1970-01-03")
    assert it.overdue(due) == [B], "the other's time runs"
    assert [clock.due for clock in it.clocks_for(PUBLIC)] == [due + 48 * HOUR, due]
    it.apply(1002.0, B, Kind.PLAY, {"actions": [it.state.actions(B)[0], SEND]})
    assert it.due() == due + 48 * HOUR
    it.apply(1003.0, PUBLIC, Kind.EXTEND, {"hours": 10})
    assert it.due() == due + 58 * HOUR
    it.apply(1000.0 + 20 * HOUR, A, Kind.HOLIDAY, {"days": [(1000.0 + 10 * HOUR, 1000.0 + 20 * HOUR)]})
    assert it.due() == due + 20 * HOUR, "back before its end, with the time that was left"
    with pytest.raises(Illegal, match="correspondence"):
        table(Live()).apply(1001.0, A, Kind.HOLIDAY, {"days": []})


@pytest.mark.parametrize(
    ("days", "later"),
    [
        ((), 0),
        (((-90.0, -1.0),), 0),
        (((-90.0, 2.0),), 2),
        (((5.0, 6.0),), 1),
        (((9.0, 12.0),), 3),
        (((10.0, 12.0),), 0),
        (((9.0, 12.0), (12.5, 14.0)), 4.5),
        (((5.0, 8.0), (6.0, 9.0)), 4),
    ],
)
def test_a_question_of_ten_hours_and_holidays(days: tuple[tuple[float, float], ...], later: float) -> None:
    moved = after_holidays(POST, 0.0, 10 * HOUR, tuple((since * HOUR, until * HOUR) for since, until in days))
    assert moved == (10 + later) * HOUR


def test_who_is_waited_for_is_reminded_once_of_each_question() -> None:
    it = table(POST)
    it.apply(1001.0, PUBLIC, Kind.REMIND, {"seat": A})
    with pytest.raises(Illegal, match="already been reminded"):
        it.apply(1002.0, PUBLIC, Kind.REMIND, {"seat": A})
    it.apply(1003.0, A, Kind.PLAY, {"actions": [it.state.actions(A)[0], SEND]})
    with pytest.raises(Illegal, match="already been reminded"):  # nobody learns that she has sent her sheet
        it.apply(1004.0, PUBLIC, Kind.REMIND, {"seat": A})
    it.apply(1005.0, B, Kind.PLAY, {"actions": [it.state.actions(B)[0], SEND]})
    (asked,) = it.public_actors()
    with pytest.raises(Illegal, match="You can only remind a player"):
        it.apply(1006.0, PUBLIC, Kind.REMIND, {"seat": 1 - asked})
    change = it.apply(1006.0, PUBLIC, Kind.REMIND, {"seat": asked})
    assert [line.text for line in it.log_lines(change, asked)] == ["The host reminds you to move."]
