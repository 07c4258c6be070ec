"""The time of a table where several choose at once: what is taken back, what stands still, and minutes of a window's own."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.games import games
from baronage.server.protocol import Clock
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.table import Table
from baronage.server.time_control import HOUR, Correspondence, Live, TimeControl, Untimed

A, B, C = range(3)
YUAN, REALM = games()["yuan"], games()["protectors"]
T0 = 1000.0
SIX = "map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


def planning(time_control: TimeControl, seats: int = 2) -> Table:
    """Yuan at the orders of its first turn, which are asked for at T0."""
    occupants = [Occupant(person=f"p{seat}", name=f"Player {seat}") for seat in range(seats)]
    it = Table("t", YUAN, {}, Untimed(), occupants, b"\7" * 32, T0)
    while type(it.state.stack[-1]).__name__ != "Planning":
        for seat in it.state.actors():
            it.apply(T0, seat, Kind.TIMEOUT, {})
    return begun(time_control, it.state.dump(), seats)


def begun(time_control: TimeControl, state: dict[str, Any], seats: int) -> Table:
    occupants = [Occupant(person=f"p{seat}", name=f"Player {seat}") for seat in range(seats)]
    game = games()[state["game"]]
    it = Table("t", game, state["options"], time_control, occupants, b"\7" * 32, T0)
    it.apply(T0, PUBLIC, "begin", {"state": state})
    return it


def realm(time_control: TimeControl, where: str, **options: Any) -> Table:
    """Protectors of the Realm at a position of six."""
    return begun(time_control, REALM.position(where, 6, options).dump(), 6)


def play(it: Table, at: float, seat: int, text: str) -> None:
    it.apply(at, seat, Kind.PLAY, {"text": text})


def left(it: Table, seat: int, at: float, viewer: int = PUBLIC) -> float:
    """Seconds that a seat is shown to have left."""
    clock = next(clock for clock in it.clocks_for(viewer) if clock.seat == seat)
    if clock.due is not None:
        return clock.due - at
    assert clock.bank is not None
    return clock.bank


# --- what is taken back ---------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-P1.09")
@pytest.mark.parametrize("viewer", [A, B, PUBLIC])
def test_a_recall_gives_back_the_clock_as_it_was_less_the_time_since(viewer: int) -> None:
    it = planning(Live(bank=60.0, increment=10.0))
    at = T0
    for _ in range(4):
        at += 5
        play(it, at, A, "pass")
        assert left(it, A, at, viewer) == 60 - (at - T0) + 10, "the increment is earned once"
        at += 3
        play(it, at, A, "recall")
        assert left(it, A, at, viewer) == 60 - (at - T0)
        assert left(it, B, at, viewer) == 60 - (at - T0)
    play(it, at, A, "pass")
    play(it, at, B, "pass")
    assert it.clocks.banks == (60 - (at - T0) + 10,) * 2
    assert not it.before_sending


@pytest.mark.rule("YUAN-P1.09")
def test_by_post_a_commit_and_a_recall_move_no_deadline() -> None:
    it = planning(Correspondence(hours=24, printed=False))
    at = T0 + 23.9 * HOUR
    play(it, at, A, "pass")
    assert [clock.seat for clock in it.clocks_for(PUBLIC)] == [B]
    play(it, at, A, "recall")
    for viewer in (A, B, PUBLIC):
        assert it.clocks_for(viewer) == [Clock(seat, None, T0 + 24 * HOUR, True) for seat in (A, B)]
    it.apply(T0 + 24 * HOUR, A, Kind.TIMEOUT, {})
    with pytest.raises(Illegal):
        play(it, T0 + 24 * HOUR, A, "recall")
    assert it.overdue(T0 + 24 * HOUR) == [B]


@pytest.mark.rule("YUAN-P1.09")
@pytest.mark.parametrize("time_control", [Live(bank=60.0), Correspondence(hours=60 / HOUR, printed=False)], ids=repr)
def test_when_time_would_be_over_what_was_sent_stands(time_control: TimeControl) -> None:
    it = planning(time_control)
    play(it, T0 + 5, A, "pass")
    if isinstance(time_control, Live):  # by post the other has more time only if he is given it
        assert it.clocks.banks[A] > 60
    before = it.state.dump()
    with pytest.raises(Illegal, match="time is up") as refused:
        play(it, T0 + 60, A, "recall")
    assert refused.value.rule == "YUAN-P1.09"
    with pytest.raises(Illegal, match="time is up"):
        it.apply(T0 + 60, A, Kind.PLAY, {"actions": [it.state.actions(A)[0]]})
    assert it.state.dump() == before
    play(it, T0 + 59, A, "recall")
    assert left(it, A, T0 + 59) == 1


@pytest.mark.rule("YUAN-P1.09")
def test_without_a_clock_an_order_can_be_taken_back_at_any_time() -> None:
    it = planning(Untimed())
    for day in range(3):
        play(it, T0 + day * 24 * HOUR, A, "pass")
        play(it, T0 + day * 24 * HOUR + 1, A, "recall")
    assert it.state.actors() == [A, B]


def test_what_everybody_is_given_in_the_meantime_is_given_to_who_takes_back_too() -> None:
    it = planning(Correspondence(hours=24, printed=False, pause=12))
    play(it, T0 + HOUR, A, "pass")
    it.apply(T0 + 2 * HOUR, PUBLIC, Kind.EXTEND, {"hours": 6})
    it.apply(T0 + 3 * HOUR, B, Kind.PAUSE, {})
    it.apply(T0 + 5 * HOUR, PUBLIC, Kind.OUTAGE, {"since": T0 + 4 * HOUR, "until": T0 + 5 * HOUR})
    play(it, T0 + 6 * HOUR, A, "recall")
    for viewer in (A, B, PUBLIC):
        assert [clock.due for clock in it.clocks_for(viewer)] == [T0 + (24 + 6 + 12 + 1) * HOUR] * 2
    it = planning(Live(bank=60.0))
    play(it, T0 + 10, A, "pass")
    it.apply(T0 + 500, PUBLIC, Kind.OUTAGE, {"since": T0 + 20, "until": T0 + 500})
    play(it, T0 + 505, A, "recall")
    assert left(it, A, T0 + 505) == left(it, B, T0 + 505) == 60 - 25


def test_the_next_question_has_a_time_of_its_own() -> None:
    it = planning(Correspondence(hours=24, printed=False))
    play(it, T0 + 5 * HOUR, A, "pass")
    play(it, T0 + 6 * HOUR, B, "pass")
    assert it.state.stack
    play(it, T0 + 7 * HOUR, A, "pass")
    play(it, T0 + 8 * HOUR, A, "recall")
    assert [clock.due for clock in it.clocks_for(A)] == [T0 + 30 * HOUR] * 2
    it = planning(Live(bank=60.0, increment=10.0))
    play(it, T0 + 5, A, "pass")
    play(it, T0 + 6, B, "pass")
    assert (left(it, A, T0 + 6), left(it, B, T0 + 6)) == (65, 64)
    play(it, T0 + 26, A, "pass")
    play(it, T0 + 36, A, "recall")
    assert left(it, A, T0 + 36) == 65 - 30, "of this question, with what the one before had earned"
    assert left(it, B, T0 + 36) == 64 - 30


# --- what stands still ----------------------------------------------------------------------------------------------


def repel(it: Table, at: float) -> None:
    """Each who is asked in a Dragon Attack commits a unit; then the window is closed."""
    while it.state.clock()[-1][0] == "attack" and it.state.actors():
        play(it, at, it.state.actors()[0], "1")
    if it.state.is_held():
        it.apply(at, PUBLIC, Kind.CLOSE, {})


@pytest.mark.rule("REALM-C2.03")
def test_the_orders_clock_stands_still_while_an_attack_after_an_expulsion_runs() -> None:
    it = realm(Correspondence(), f"N/ring6/6 T3.N dpl=10 {SIX}")
    assert it.due() == T0 + 72 * HOUR
    play(it, T0 + 9 * HOUR, A, "W1")
    it.apply(T0 + 10 * HOUR, PUBLIC, Kind.EXPEL, {"seat": 5})
    assert [name for name, _, _ in it.state.clock()] == ["orders", "attack"]
    assert it.due() == T0 + (10 + 24) * HOUR, "the attack has its own hours"
    it.apply(T0 + 12 * HOUR, PUBLIC, Kind.OUTAGE, {"since": T0 + 11 * HOUR, "until": T0 + 12 * HOUR})
    assert it.due() == T0 + (10 + 24 + 1) * HOUR
    repel(it, T0 + 15 * HOUR)
    assert it.state.clock()[-1][0] == "orders"
    assert it.state.actors()[0] == B, "what was sent stays sent"
    assert it.due() == T0 + (72 + 5) * HOUR
    for seat in it.state.actors():
        assert left(it, seat, T0) == left(it, seat, T0, seat) == (72 + 5) * HOUR


@pytest.mark.rule("REALM-C2.03")
def test_at_a_live_table_it_stands_still_too() -> None:
    it = realm(Live(bank=600.0), f"N/ring6/6 T3.N dpl=10 {SIX}", clock="live")
    assert it.due() == T0 + 600
    it.apply(T0 + 100, PUBLIC, Kind.EXPEL, {"seat": 5})
    assert it.due() == T0 + 100 + 240, "an attack has four minutes"
    repel(it, T0 + 150)
    assert it.state.clock()[-1][0] == "orders"
    assert it.due() == T0 + 650


# --- minutes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-C2.01")
def test_at_a_live_table_each_window_has_the_minutes_that_the_game_prints() -> None:
    it = realm(Live(bank=60.0, increment=10.0), f"N/ring6/6 T3.N {SIX}", clock="live")
    assert it.due() == T0 + 600, "72 hours are ten minutes"
    for viewer in (A, PUBLIC):
        assert [clock.due for clock in it.clocks_for(viewer)] == [T0 + 600] * 6
    assert it.overdue(T0 + 599) == []
    play(it, T0 + 100, A, "W1")
    assert left(it, B, T0 + 100) == 500
    assert [(clock.seat, clock.runs) for clock in it.clocks_for(B)] == [(seat, True) for seat in range(1, 6)]
    assert it.overdue(T0 + 600) == [1, 2, 3, 4, 5]
    for seat in it.overdue(T0 + 600):
        it.apply(T0 + 600, seat, Kind.TIMEOUT, {})
    while it.state.clock()[-1][0] in ("orders", "attack"):
        it.apply(T0 + 600, it.state.actors()[0], Kind.TIMEOUT, {})
    assert it.state.clock()[-1][0] == "buying"
    assert it.due() == T0 + 600 + 240, "24 hours are four minutes"
    assert it.clocks.banks == (60.0,) * 6, "no bank is touched, and none grows"


def test_minutes_are_given_back_after_an_outage_and_the_hours_of_the_post_are_none() -> None:
    it = realm(Live(), f"N/ring6/6 T3.N {SIX}", clock="live")
    it.apply(T0 + 500, PUBLIC, Kind.OUTAGE, {"since": T0 + 100, "until": T0 + 500})
    assert it.due() == T0 + 1000
    it.ahead = 50.0
    assert left(it, A, T0) == 950, "as the wall clock goes"
    it = realm(Live(bank=60.0), f"N/ring6/6 T3.N {SIX}", clock="post")
    assert it.due() == T0 + 60, "hours are for the post: here the bank counts"


# --- who is late first ----------------------------------------------------------------------------------------------


def test_of_several_clocks_the_first_that_runs_out_is_waited_for() -> None:
    it = planning(Live(bank=60.0, increment=10.0), seats=3)
    play(it, T0 + 5, A, "pass")
    play(it, T0 + 40, B, "pass")
    play(it, T0 + 50, C, "pass")
    assert it.clocks.banks == (65.0, 30.0, 20.0)
    assert it.due() == T0 + 50 + 20
    assert it.overdue(T0 + 70) == [C]
    assert it.overdue(T0 + 80) == [B, C]


@pytest.mark.parametrize(
    "time_control", [Correspondence(hours=24, printed=False), Live(bank=24 * HOUR)], ids=["by post", "live"]
)
def test_an_outage_is_counted_once_and_told_only_while_the_game_runs(time_control: TimeControl) -> None:
    it = planning(time_control)
    change = it.apply(T0 + 500, PUBLIC, Kind.OUTAGE, {"since": T0 + 100, "until": T0 + 400})
    assert change.announcement is not None
    assert "server was down" in it.announced(change.announcement)
    assert "Le serveur" in it.announced(change.announcement, language="fr")
    assert it.up == T0 + 400, "until here"
    it.apply(T0 + 600, PUBLIC, Kind.OUTAGE, {"since": T0 + 50, "until": T0 + 90})
    assert it.up == T0 + 400
    play(it, T0 + 700, A, "resign")
    assert it.over
    assert it.apply(T0 + 900, PUBLIC, Kind.OUTAGE, {"since": T0 + 800, "until": T0 + 900}).announcement is None


@pytest.mark.parametrize("extended", [False, True])
def test_what_was_extended_as_far_as_it_can_be_is_so_after_a_pause_too(extended: bool) -> None:
    it = planning(Correspondence(hours=24, printed=False, most_extension=10, pause=12))
    if extended:
        it.apply(T0 + 1, PUBLIC, Kind.EXTEND, {"hours": 10})
    it.apply(T0 + 2, A, Kind.PAUSE, {})
    if extended:
        with pytest.raises(Illegal, match="as far as the table allows"):
            it.apply(T0 + 3, PUBLIC, Kind.EXTEND, {"hours": 1})
    else:
        it.apply(T0 + 3, PUBLIC, Kind.EXTEND, {"hours": 10})
    assert it.due() == T0 + (24 + 10 + 12) * HOUR
