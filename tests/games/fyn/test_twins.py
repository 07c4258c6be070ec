"""Negative twins: what does not happen when only half of a condition holds, and seat P1 as the one concerned."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import CLOSE, TABLE
from baronage.engine.match.match import Match
from baronage.games.fyn import verbs
from baronage.games.fyn.data import EARTHQUAKE, IDS, PLAGUE
from baronage.games.fyn.steps.events import Counter
from baronage.games.fyn.steps.turn import victims
from baronage.games.fyn.steps.windows import Interrupts
from tests.games.fyn.table import GAME, asked, at, board, do, kinds, menu, refused, same, start, starts

FULL = "Road+Road+Road+Road+Road"

# --- where a position begins ------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-C1.03", "FYN-D0.04")
@pytest.mark.parametrize(("first", "last"), [("P1", 3), ("host", 3), ("random", 3), ("P2", 1), ("P3", 2)])
def test_a_round_ends_with_the_seat_before_the_first(first: str, last: int) -> None:
    for turn in (1, 2, 3):
        match = at("F", "0,0:K", "0,0:K", "0,0:K", hands=(FULL, FULL, FULL), turn=turn, first_seat=first)
        do(match, ".")
        assert board(match).round == 4 + (turn == last)


def test_a_step_that_was_let_begin_can_not_be_taken_back() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("", FULL))
    assert asked(match) == "P1 Ready"
    do(match, ".")
    assert not match.can_undo(0)


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D3.03")
def test_why_nothing_is_built() -> None:
    match = at("B", "0,0:K{2S}; 0,1:C", "0,0:K", hands=("Army",))
    do(match, ".")
    refused(match, "STEP build", "FYN-D3.03")  # combat total 6 of 6
    match = at("B", "0,0:K{S,A}; 0,1:C", "0,0:K", hands=("Clear",))
    do(match, ".")
    refused(match, "STEP build", "FYN-D3.01")  # 5 of 6, and no army in the hand


# --- the renewal ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-E6.02", "FYN-E6.06")
def test_a_deck_is_renewed_only_when_a_card_is_needed() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=(FULL, "Clear+Clear+Clear+Clear+Clear"))
    s = board(match)
    s.discard, s.deck = [*s.discard, *s.deck], []
    do(match, ".")
    assert not kinds(match, verbs.RENEWED)
    assert not board(match).deck
    match = at("F", "0,0:K", "0,0:K", hands=(FULL, "Clear+Clear+Clear+Clear"), chance=[None])
    s = board(match)
    s.discard, s.deck = [*s.discard, *s.deck], []
    do(match, ".")
    assert kinds(match, verbs.RENEWED) == [(192, 1)]  # 191 cards and the King


# --- somebody leaves --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-F1.09")
@pytest.mark.parametrize(("leaves", "goes_on"), [(2, True), (1, False), (0, False)])
def test_a_battle_goes_on_when_a_third_player_leaves(leaves: int, goes_on: bool) -> None:
    realms = ("0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P,X}", "0,0:K", "0,0:K")
    match = at("D", *realms, hands=(FULL, FULL, FULL, FULL), deck="1 2 3 4")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP - ; PAIR 134>119")
    assert asked(match) == "P2 DEC-02"
    match.play(leaves, "resign")
    assert (asked(match) == "P2 DEC-02") == goes_on
    if goes_on:
        do(match, "CALL 1 ; CALL 1 ; CALL 1 ; CALL 1")
        assert len(kinds(match, verbs.SHOT)) == 4
    else:
        assert not kinds(match, verbs.SHOT)


@pytest.mark.rule("FYN-F1.09", "FYN-G2.02")
@pytest.mark.parametrize(("leaves", "after"), [(0, "P2"), (1, "P3 DEC-20"), (2, "P2 DEC-20"), (3, "P2 DEC-20")])
def test_a_trade_goes_on_unless_its_owner_leaves(leaves: int, after: str) -> None:
    realms = ("0,0:K",) * 4
    match = at("F", *realms, hands=("City+Road", FULL, FULL, FULL), trading=True)
    do(match, "TRADE City")
    match.play(leaves, "resign")
    assert asked(match).startswith(after)
    assert ("DEC-20" in asked(match)) == (leaves != 0)


# --- windows ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-W1.02")
def test_each_window_of_an_attack_has_its_number() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cc{P}", hands=(FULL, FULL), numbers=[10, 1, 10, 1])
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert [params[0] for params in kinds(match, verbs.WINDOW)][:3] == [5, 6, 7]


@pytest.mark.rule("FYN-W1.02")
@pytest.mark.parametrize("turn", [1, 2])
def test_windows_that_are_skipped(turn: int) -> None:
    """W2 without a card drawn, W3 without a move, W4 without a build, W9 without a card played: for P1 as for P2."""
    realms = ("0,0:K{A}; 0,1:C", "0,0:K{A}; 0,1:C")
    full = "Clear+Road+Road+Army+Road"
    match = at("A", *realms, hands=(full, full), turn=turn)
    while board(match).active == turn - 1:
        build = "STEP build" in menu(match)
        do(match, "STEP build" if build else ".")
    assert [params[0] for params in kinds(match, verbs.WINDOW)] == [1, 1]  # of this turn and of the next
    match = at("B", *realms, hands=(full, full), turn=turn)
    do(match, "MV A 0,0>0,1 ; STEP build ; BUILD A@0,0 ; PUT Clear@1,0 ; . ; .")
    assert [params[0] for params in kinds(match, verbs.WINDOW)][:3] == [3, 4, 9]


# --- whole option lists after a partial draft -------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.03", "FYN-Q1.02")
def test_the_whole_list_after_each_part_of_an_attack() -> None:
    realms = ("0,0:K{A}; 0,1:Cv{2A,S}; 1,0:Ct", "0,0:K; 0,1:C", "0,0:K; -1,0:C; 0,1:C; 1,0:C")
    match = at("D", *realms)
    assert menu(match) == {"FROM 0,0", "FROM 0,1", "."}  # (-1,0) beside the Capital is open
    match = at("D", realms[0].replace("1,0:C", "1,0:C; -1,0:C"), *realms[1:])
    assert menu(match) == {"FROM 0,1", "."}
    do(match, "FROM 0,1")
    assert menu(match) == {"TO P2:0,0", "TO P2:0,1", "TO P3:-1,0", "TO P3:0,1", "TO P3:1,0"}
    do(match, "TO P3:0,1")
    assert menu(match) == {"JOIN A", "JOIN S"}
    do(match, "JOIN A")
    assert menu(match) == {"JOIN A", "JOIN S", "SEND"}
    do(match, "JOIN A")
    assert menu(match) == {"JOIN S", "SEND"}
    do(match, "JOIN S")
    assert menu(match) == {"SEND"}


@pytest.mark.rule("FYN-D4.54", "FYN-D4.55")
def test_the_whole_list_after_each_part_of_a_continuation() -> None:
    match = at("D", "0,0:K; 0,1:Cv; 1,0:Cv{A,2S}", "0,0:K; 0,1:C; -1,0:C; 0,2:C", "0,0:K")
    do(match, "ATK P2:0,2 FROM 1,0 {A,2S} ; PLACE N")
    assert menu(match) == {"CONT", "CONT -"}
    do(match, "CONT")
    assert menu(match) == {"TO P2:0,0", "TO P2:0,1", "TO P2:-1,0"}
    do(match, "TO P2:-1,0")
    assert menu(match) == {"JOIN A", "JOIN S"}
    do(match, "JOIN S")
    assert menu(match) == {"JOIN A", "JOIN S", "SEND"}
    do(match, "JOIN S")
    assert menu(match) == {"SEND"}  # one stays
    match.undo_click(0)
    match.undo_click(0)
    assert menu(match) == {"JOIN A", "JOIN S"}


@pytest.mark.rule("FYN-G2.02")
@pytest.mark.parametrize("trader", [0, 1])
def test_the_whole_list_after_each_part_of_an_offer(trader: int) -> None:
    hands = ("City+Road+Road", "Road+Village+Road") if trader == 0 else ("Road+Village+Road", "City+Road+Road")
    match = at("F", "0,0:K", "0,0:K", hands=hands, turn=trader + 1, trading=True)
    other = f"P{2 - trader}"
    do(match, "TRADE City")
    assert menu(match) == {f"OFFER {other} -", "OFFER +Road", "OFFER +Village", "SEND"}
    do(match, "OFFER +Road")
    assert menu(match) == {"OFFER +Road", "OFFER +Village", "SEND"}
    do(match, "OFFER +Road ; OFFER +Village")
    assert menu(match) == {"SEND"}
    do(match, "SEND")
    assert menu(match) == {f"TAKE {other}", "TAKE -"}


def test_a_place_where_special_improvements_are_counted_is_told() -> None:
    match = at("E", "0,0:K; 0,1:Dm", "0,0:K", hands=("Oasis+Mine",), improvements="each")
    assert "A Mine already stands here" in str(GAME.refusal(match.state, 0, match.state.read(0, "PUT Mine@0,1")[0]))
    assert same(match, "P1", "0,0:K; 0,1:Dm")


@pytest.mark.rule("FYN-F1.09", "FYN-G2.03")
@pytest.mark.parametrize(("leaves", "after"), [(1, {"TAKE P3", "TAKE -"}), (3, {"TAKE P2", "TAKE P3", "TAKE -"})])
def test_offers_of_those_who_stay_can_still_be_taken(leaves: int, after: set[str]) -> None:
    match = at("F", *("0,0:K",) * 4, hands=("City+Road", FULL, FULL, FULL), trading=True)
    do(match, 'TRADE City ; OFFER P2 Road "" ; OFFER P3 nothing "" ; OFFER P4 -')
    assert menu(match) == {"TAKE P2", "TAKE P3", "TAKE -"}
    match.play(leaves, "resign")
    assert (asked(match), menu(match)) == ("P1 DEC-21", after)
    match.play(2, "resign")
    assert ("TAKE P3" in menu(match)) is False


@pytest.mark.rule("FYN-F1.09", "FYN-D4.53")
@pytest.mark.parametrize(("leaves", "goes_on"), [(2, True), (1, False)])
def test_a_chain_goes_on_when_a_third_player_leaves(leaves: int, goes_on: bool) -> None:
    realms = ("0,0:K; 0,1:Cv; 1,0:Cv{A,S}", "0,0:K; 0,1:C; 0,2:C", "0,0:K", "0,0:K")
    match = at("D", *realms, hands=(FULL, FULL, FULL, FULL))
    do(match, "ATK P2:0,2 FROM 1,0 {A,S} ; PLACE N")
    assert asked(match) == "P1 DEC-13"
    match.play(leaves, "resign")
    assert (asked(match) == "P1 DEC-13") == goes_on


@pytest.mark.rule("FYN-D4.17", "FYN-D4.18")
@pytest.mark.parametrize(
    ("attackers", "defenders", "rule"),
    [("{A,S}", "{P,X}", "FYN-D4.17"), ("{A,S,N}", "{P,X}", "FYN-D4.17"), ("{A,S}", "{P,R,X}", "FYN-D4.18")],
)
def test_the_rule_by_which_a_pair_is_refused(attackers: str, defenders: str, rule: str) -> None:
    match = at("D", f"0,0:K; 0,1:Ct{attackers}", f"0,0:K; 0,1:Ct{defenders}", hands=(FULL, FULL))
    do(match, f"ATK P2:0,1 FROM 0,1 {attackers} ; RESP -")
    assert asked(match) == "P1 DEC-08"
    refused(match, (verbs.PAIR, 134, 134), rule)


@pytest.mark.rule("FYN-W1.02")
def test_in_the_first_turn_no_card_is_drawn_and_no_window_opens_for_it() -> None:
    match = Match(GAME, 2, {}, seed=1, hold_windows=True)
    top = match.state.stack[-1]
    assert isinstance(top, Interrupts)
    assert (top.number, board(match).drawn) == (1, 0)
    match.play(TABLE, (CLOSE,))
    assert not isinstance(match.state.stack[-1], Interrupts)


@pytest.mark.rule("FYN-C1.03")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_host_is_p1_and_names_the_first_seat(seats: int) -> None:
    match = start(seats, first_seat="host")
    assert match.state.actors() == [0]
    match.play(0, "FIRST P2")
    assert (board(match).first, board(match).active) == (1, 1)


# --- a call within a decision -----------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-B4.08")
@pytest.mark.parametrize("what", ["attack", "continuation", "offer"])
@pytest.mark.parametrize("changed", [True, False])
def test_after_silence_the_next_decision_may_change_the_call_again(what: str, changed: bool) -> None:
    realms = ("0,0:K; 0,1:Cv; 1,0:Cv{A,S}", "0,0:K; 0,1:C; 0,2:C", "0,0:K")
    step = "F" if what == "offer" else "D"
    hands = ("City+Road", FULL, FULL)
    match = at(step, *realms, hands=hands, trading=True, call="standing")
    if what == "continuation":
        do(match, "ATK P2:0,2 FROM 1,0 {A,S} ; PLACE N")
    elif what == "offer":
        do(match, "TRADE City")
    one = match.state.actors()[0]
    if changed:
        match.play(one, "CALL 2")
        assert not starts(match, "CALL")
    else:
        assert starts(match, "CALL") == {"2", "3", "4"}
    match.time_out(one)
    after = match.state.actors()[0]
    kept = {"1", "2", "3", "4"} - {str(board(match).calls[after])}
    assert starts(match, "CALL") == kept
    assert board(match).changed == 0


# --- words and texts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-F1.06")
def test_who_was_eliminated_when() -> None:
    match = at("F", *("0,0:K",) * 4, hands=(FULL,) * 4)
    for seat in (2, 0, 3):
        match.play(seat, "resign")
    standings = match.state.standings()
    assert standings is not None
    assert [row.out_when for row in standings.seats] == [
        "eliminated second",
        "",
        "eliminated first",
        "eliminated third",
    ]


@pytest.mark.rule("FYN-D4.17")
@pytest.mark.parametrize(
    "pairs", ["134>119, 149>165, 166>165", "166>165, 149>165, 134>119", "149>165, 134>119", "134>119"]
)
def test_a_battle_line_is_typed_whole_and_in_any_order(pairs: str) -> None:
    match = at("D", "0,0:K; 0,1:Ct{A,S,N}", "0,0:K; 0,1:C{P,X}", hands=(FULL, FULL))
    do(match, "ATK P2:0,1 FROM 0,1 {A,S,N} ; RESP -")
    match.play(0, f"PAIR {pairs}")
    assert not match.unplayed
    placed = {f"{params[1]}>{params[2]}" for params in kinds(match, verbs.PAIRED)}
    assert placed == set(pairs.split(", "))


@pytest.mark.rule("FYN-D4.17", "FYN-Q1.01")
@pytest.mark.parametrize("pairs", ["134>119, 149>165", "149>165, 134>119", "134>119"])
def test_a_pair_that_left_no_choice_may_be_typed_with_the_others(pairs: str) -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P,X}", hands=(FULL, FULL))
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP -")
    match.play(0, f"PAIR {pairs}")
    assert not match.unplayed
    assert {params[1]: params[2] for params in kinds(match, verbs.PAIRED)} == {134: 119, 149: 165}


@pytest.mark.rule("FYN-E5.02", "FYN-E5.05")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_plague_never_chooses_a_capital(seat: int) -> None:
    for land, found in (("0,0:K{A}; 0,1:C", 0), ("0,0:K{A}; 0,1:C{A}", 1)):
        match = at("F", *([land] * 2), turn=seat + 1)
        assert len(victims(board(match), seat, IDS[PLAGUE][0])) == found


@pytest.mark.rule("FYN-E4.06")
def test_who_is_out_is_not_among_those_who_may_counter() -> None:
    for third, order in (("0,0:K", [1, 2]), ("", [1])):
        match = at("F", "0,0:K", "0,0:K; 0,1:Cv", third)
        assert Counter(IDS[EARTHQUAKE][0], 0, 1, -1, 0).order(board(match)) == order
