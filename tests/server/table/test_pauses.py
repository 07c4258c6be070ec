"""A pause and more time by post: who may take them, how long they last, and what an outage does to them."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.games import games
from baronage.server.table.journal_entry import Kind
from baronage.server.time_control import HOUR, Correspondence, Live, TimeControl, Untimed
from tests.engine.table import SEND, A, B, C
from tests.server.table.test_table import params, table


def test_each_seat_pauses_once() -> None:
    it = table(Correspondence(pause=10))
    due = it.due()
    change = it.apply(1001.0, A, Kind.PAUSE, {})
    assert due is not None
    assert it.due() == due + 10 * HOUR
    assert [line.text for line in it.log_lines(change, PUBLIC)] == ["Player 0 used emergency time."]
    with pytest.raises(Illegal, match="emergency time"):
        it.apply(1002.0, A, Kind.PAUSE, {})


@pytest.mark.parametrize("time_control", [Live(), Untimed()], ids=repr)
def test_where_nothing_is_due_by_post_nobody_pauses_and_nobody_extends(time_control: TimeControl) -> None:
    it = table(time_control)
    before = params(it)
    with pytest.raises(Illegal, match="only for correspondence games"):
        it.apply(1001.0, A, Kind.PAUSE, {})
    with pytest.raises(Illegal, match="No deadline to extend"):
        it.apply(1001.0, PUBLIC, Kind.EXTEND, {"hours": 6})
    assert params(it) == before


def test_who_plays_no_more_can_not_hold_up_the_others() -> None:
    it = table(Correspondence(hours=24), seats=3)
    it.apply(1001.0, A, Kind.PLAY, {"text": "resign"})
    before = it.due()
    with pytest.raises(Illegal, match="out of the game"):
        it.apply(1002.0, A, Kind.PAUSE, {})
    protectors = games()["protectors"]
    it.match = Match(protectors, state=protectors.position("G/two12/3 T3.X rank=1>2 map=1:1.2 2:2.2 5:2.1"))
    with pytest.raises(Illegal) as refused:
        it.apply(1003.0, C, Kind.PAUSE, {})
    assert refused.value.rule == "REALM-K1.07"
    assert (it.due(), it.emergency_used) == (before, set())


def test_a_pause_holds_for_what_is_asked_while_it_lasts() -> None:
    it = table(Correspondence(hours=24, printed=False, pause=48), seats=3)
    it.apply(1001.0, C, Kind.PAUSE, {})
    for seat in (A, B, C):
        it.apply(1002.0, seat, Kind.PLAY, {"actions": [it.state.actions(seat)[0], SEND]})
    assert it.due() == 1001.0 + 72 * HOUR, "a new question, put in the first hour of the pause"
    it.apply(2000.0, PUBLIC, Kind.OUTAGE, {"since": 1500.0, "until": 2000.0})
    assert it.due() == 1501.0 + 72 * HOUR


@pytest.mark.parametrize(("until", "given"), [(5, 3), (60, 58)])
def test_an_outage_in_a_pause_moves_its_end(until: float, given: float) -> None:
    """What is asked after the outage, and before the pause is over, counts as asked at its end, which is as much later."""
    it = table(Correspondence(hours=24, printed=False, pause=48), seats=3)
    it.apply(1000.0 + HOUR, C, Kind.PAUSE, {})
    it.apply(1000.0 + until * HOUR, PUBLIC, Kind.OUTAGE, {"since": 1000.0 + 2 * HOUR, "until": 1000.0 + until * HOUR})
    assert it.due() == 1000.0 + (72 + given) * HOUR
    for seat in (A, B, C):
        it.apply(1000.0 + until * HOUR, seat, Kind.PLAY, {"actions": [it.state.actions(seat)[0], SEND]})
    assert it.due() == 1000.0 + (1 + 48 + given + 24) * HOUR
    late = 1000.0 + 200 * HOUR
    it.apply(late, PUBLIC, Kind.OUTAGE, {"since": late - HOUR, "until": late})
    for seat in it.state.actors():
        it.apply(late, seat, Kind.TIMEOUT, {})
        assert it.due() == late + 24 * HOUR, "the pause is over, and an outage after it moves nothing of it"
        break


def test_extensions_end_somewhere() -> None:
    it = table(Correspondence(most_extension=10))
    due = it.due()
    assert due is not None
    it.apply(1001.0, A, Kind.EXTEND, {"hours": 6})
    it.apply(1001.0, A, Kind.EXTEND, {"hours": 6})
    assert it.due() == due + 10 * HOUR
    with pytest.raises(Illegal, match="as far as the table allows"):
        it.apply(1002.0, A, Kind.EXTEND, {"hours": 6})
