"""BAR-H1, K3, V1 to V3: barricades, too few Serfs, the end, those who leave."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import RESIGN
from baronage.engine.game.game import game_of
from baronage.engine.match.match import Match
from baronage.games.barony.state import WENT, Barony
from tests.games.barony.table import GAME, play, position, slot, where

A_REST = "7PeJ1@H1.2 8PeJ1@H1.4 9PeJ1@H1.9"
B_REST = "7PeJ1@C1.2 8PeJ1@C1.4 9PeJ1@C1.9"


def places(state: Barony) -> list[int]:
    standings = state.standings()
    assert standings is not None
    return [row.place for row in standings.seats]


def cause(state: Barony) -> str:
    """The rule by which it ended."""
    standings = state.standings()
    assert standings is not None
    return standings.rule


@pytest.mark.rule("BAR-H1.01", "BAR-T1.03", "BAR-T1.06")
def test_three_starts_of_turn_on_a_point_barricade() -> None:  # E28
    state = position(f"3SoS1@H4.18 {A_REST}", B_REST)
    play(state, "A3-H4.17", "pass")
    assert state.hold[slot("A3")] == 1
    play(state, "pass", "pass")
    assert state.hold[slot("A3")] == 2
    play(state, "pass", "pass")
    assert state.hold[slot("A3")] == 3
    assert (3, slot("A3")) not in state.actions(0)


@pytest.mark.rule("BAR-H1.01")
def test_only_points_of_the_enemys_home_count() -> None:
    state = position("3SoS1@H1.17 4SoS1@C1.17 5PeP1@H4.16", B_REST)
    play(state, "pass", "pass")
    assert state.hold == [0] * 30


@pytest.mark.rule("BAR-H1.02", "BAR-B3.02")
def test_leaving_the_point_sets_hold_to_nothing() -> None:
    moved = play(position(f"3SoS1@H4.17{{h2}} {A_REST}", B_REST), "A3-H4.18")
    assert moved.hold[slot("A3")] == 0
    bumped = position(f"3SoS1@H4.17{{h2}} {A_REST}", f"3SoS1@H4.18 {B_REST}", head="classic2 simple r5 fA tB p0")
    play(bumped, "B3-H4.17", "/F", "/C")
    assert bumped.hold[slot("A3")] == 0


@pytest.mark.rule("BAR-V1.01", "BAR-V1.04")
def test_three_barricades_win_at_once() -> None:
    state = position(f"3SoS1@H4.17{{B}} 4SoS1@H4.1{{B}} 5PeP1@H4.25{{h2}} {A_REST}", B_REST)
    play(state, "pass", "pass")
    assert state.actors() == []
    assert places(state) == [1, 2]
    standings = state.standings()
    assert standings is not None
    assert cause(state) == "BAR-V1.01"
    assert [row.points for row in standings.seats] == [1.0, 0.0]


@pytest.mark.rule("BAR-V1.01")
def test_two_barricades_do_not_win() -> None:
    state = position(f"3SoS1@H4.17{{B}} 4SoS1@H4.1{{h2}} 5PeP1@H4.25{{h1}} {A_REST}", B_REST)
    play(state, "pass", "pass")
    assert state.actors() == [0]


@pytest.mark.rule("BAR-K3.01", "BAR-K3.02", "BAR-V1.02")
def test_three_turns_begun_and_ended_below_three() -> None:  # E29
    state = position(A_REST, "7PeJ1@C1.2 8PeJ1@C1.4")
    counts = []
    for _ in range(3):
        play(state, "A7^270*1" if state.place[slot("A7")] == 0 else "pass")
        play(state, "pass")
        counts.append(state.below[1])
    assert counts == [1, 2, 3]
    assert places(state) == [1, 2]


@pytest.mark.rule("BAR-K3.02")
def test_a_turn_begun_with_three_counts_nothing() -> None:
    state = position(A_REST, "3SoS1@H4.3 5PeP1@H4.1 7PeJ1@C1.2", head="classic2 simple r5 fA tB p0")
    play(state, "B3-H4.1", "/Y")  # B kills one of his own: two are left
    assert where(state, "B5") == "out"
    assert state.below[1] == 0
    play(state, "pass", "pass")
    assert state.below[1] == 1


@pytest.mark.rule("BAR-K3.02", "BAR-K3.03")
def test_back_at_three_the_count_is_nothing_again() -> None:
    state = position(A_REST, "B H4 b2 : 3SoS1@H1.1{B} 7PeJ1@C1.2 8PeJ1@C1.4", head="classic2 simple r5 fA tB p0")
    play(state, "pass")
    assert state.below[1] == 0


@pytest.mark.rule("BAR-K3.04", "BAR-V1.02")
def test_the_last_serf_killed_is_a_loss_at_once() -> None:
    state = position(f"3SoS1@H1.3 {A_REST[10:]}", "3SoS1@H1.1")
    play(state, "A3-H1.1", "/F", "/C")
    assert state.actors() == []
    assert places(state) == [1, 2]


@pytest.mark.rule("BAR-V1.03")
def test_who_resigns_has_lost() -> None:
    state = position(A_REST, B_REST)
    state.play(0, (RESIGN,), Chance.forced([]))
    assert places(state) == [2, 1]


# --- more than two ------------------------------------------------------------------------------------------------------

THREE = "classic3 simple r5 fA tA p0"
C_REST = "C H5 b0 : 7PeJ1@H5.2 8PeJ1@H5.4 9PeJ1@H5.9"
B3 = "B H3 b0 : 7PeJ1@H3.2 8PeJ1@H3.4 9PeJ1@H3.9"


@pytest.mark.rule("BAR-H1.04", "BAR-V2.01")
def test_hold_is_gained_at_the_designated_enemys_only() -> None:
    state = position(f"3SoS1@H3.17 4SoS1@H5.17 {A_REST}", B3, C_REST, head=THREE)
    play(state, "pass", "pass", "pass")
    assert (state.hold[slot("A3")], state.hold[slot("A4")]) == (1, 0)


@pytest.mark.rule("BAR-V2.02")
def test_three_barricades_win_among_three() -> None:
    state = position(
        f"3SoS1@H3.17{{B}} 4SoS1@H3.1{{B}} 5PeP1@H3.25{{h2}} {A_REST}", B3.replace("H3.2 ", "C1.2 "), C_REST, head=THREE
    )
    play(state, "pass", "pass", "pass")
    assert places(state)[0] == 1
    assert state.winner == 0
    assert cause(state) == "BAR-V2.02"


@pytest.mark.rule("BAR-V2.02", "BAR-V2.03", "BAR-T1.02")
def test_a_baron_who_has_lost_leaves_the_board_except_his_barricades() -> None:
    state = position(A_REST, f"{B3} 3SoS1@H5.17{{B}}", C_REST, head=THREE)
    state.play(1, (RESIGN,), Chance.forced([]))
    assert [state.place[slot(f"B{number}")] for number in (7, 8, 9)] == [WENT] * 3
    assert where(state, "B3") == "H5.17"
    play(state, "pass")
    assert state.turn == 2
    state.play(2, (RESIGN,), Chance.forced([]))
    assert places(state) == [1, 3, 2]  # who lost later comes first
    assert cause(state) == "BAR-V2.02"


@pytest.mark.rule("BAR-V2.03")
def test_who_has_lost_has_nothing_left_to_resign() -> None:
    state = position(f"3SoS1@H1.3 {A_REST[10:]}", "B H3 b0 : 3SoS1@H1.1", C_REST, head=THREE)
    match = Match(game_of(state), chance=Chance.forced([]), state=state)
    for seat, text in ((0, "A3-H1.1"), (0, "/F"), (1, "/C")):
        match.play(seat, text)
    assert not match.over
    with pytest.raises(Illegal) as refused:
        match.play(1, "resign")
    assert refused.value.rule == "BAR-V2.03"
    assert not match.state.left


@pytest.mark.rule("BAR-T1.02")
def test_turns_go_clockwise_by_homes() -> None:
    barons = (A_REST, "B H5 b0 : 7PeJ1@H5.2 8PeJ1@H5.4 9PeJ1@H5.9", "C H3 b0 : 7PeJ1@H3.2 8PeJ1@H3.4 9PeJ1@H3.9")
    state = position(*barons, head=THREE)
    order = []
    for _ in range(4):
        order.append(state.turn)
        play(state, "pass")
    assert order == [0, 2, 1, 0]
    assert state.round == 6


# --- teams --------------------------------------------------------------------------------------------------------------

HOMES = ("K1", "K3", "K9", "K12", "K10", "K4")


def teams(a: str) -> Barony:
    rows = [
        f"{letter} {home} b0 : 7PeJ1@{home}.2 8PeJ1@{home}.4 9PeJ1@{home}.9"
        for letter, home in zip("ABCDEF", HOMES, strict=True)
    ]
    rows[0] += f" {a}"
    return position(*rows, head="round_table simple r5 fA tA p0")


@pytest.mark.rule("BAR-V3.01", "BAR-V3.02")
def test_a_team_wins_by_the_end_barony() -> None:
    state = teams("3SoS1@K12.17{B} 4SoS1@K12.1{h2} 5PeP1@K12.25{B}")
    state.control[slot("A3")] = 1  # a team mate's
    match = Match(GAME, state=state)
    for _ in range(6):
        match.play(match.state.actors()[0], "pass")
    assert [place == 1 for place in places(state)] == [True, True, False, False, False, True]
    ending = "The game is over: All three points of the other team’s end barony are barricaded."
    assert match.log(2)[-1][1:] == (f"{ending} A, B and F win.", ("BAR-V3.02",))
    assert match.log(1)[-1][1].endswith("A, you and F win.")
    assert cause(state) == "BAR-V3.02"


@pytest.mark.rule("BAR-V3.04")
def test_no_credit_for_a_team_mate() -> None:
    state = teams("3SoS1@K3.3 4SoS1@K3.6")
    state.place[slot("B7")] = state.board.triangle("K3", 1)
    play(state, "A3-K3.1", "/F", "/C")
    assert where(state, "B7") == "out"
    assert state.kills[slot("A3")] == 0


@pytest.mark.rule("BAR-V3.03")
def test_a_team_wins_when_all_three_opponents_have_lost() -> None:
    state = teams("")
    for seat in (2, 3):
        state.play(seat, (RESIGN,), Chance.forced([]))
    assert state.actors() == [0]
    state.play(4, (RESIGN,), Chance.forced([]))
    assert places(state)[:2] == [1, 1]
    assert cause(state) == "BAR-V3.03"
