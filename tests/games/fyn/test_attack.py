"""Step D from declaration to continuation (FYN-D4)."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Unreadable
from baronage.games.fyn import verbs
from baronage.games.fyn.rules.combat import chance_of
from baronage.games.fyn.steps.attack import ALL_KILLED, STRUCK_DOWN, UNTAKEN
from baronage.games.fyn.steps.battle import Line
from tests.games.fyn.table import (
    asked,
    at,
    board,
    cell,
    do,
    kinds,
    left,
    menu,
    pile,
    realm,
    refused,
    same,
    starts,
    where,
)

# --- declaration ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.01", "FYN-D4.59")
def test_any_number_of_attacks_or_none() -> None:
    match = at("D", "0,0:K; 0,1:C{A}; 1,0:C{A}; -1,0:C{A}", "0,0:K; 0,1:C; 1,0:C; -1,0:C", hands=("Road",))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PLACE N ; ATK P2:1,0 FROM 1,0 {A} ; PLACE N")
    assert starts(match, "FROM") == {"-1,0"}
    do(match, "ATK P2:-1,0 FROM -1,0 {A} ; PLACE N")
    assert asked(match) == "P1 DEC-16"  # no eligible army is left
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K", hands=("Road",))
    do(match, ".")
    assert asked(match) == "P1 DEC-16"


@pytest.mark.rule("FYN-D4.02")
def test_only_unspent_armies_on_the_frontier() -> None:
    match = at("D", "0,0:K{S}; -1,0:C; 1,0:C; 0,1:C{A,P}", "0,0:K; 0,1:C{X}", numbers=[10, 10])
    assert starts(match, "FROM") == {"0,1"}
    refused(match, "FROM 0,0", "FYN-D4.02")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    do(match, "FROM 0,1 ; TO P2:0,1")
    assert menu(match) == {"JOIN P"}
    refused(match, (verbs.JOIN, 134), "FYN-D4.06")


@pytest.mark.rule("FYN-D4.02", "FYN-D4.59")
def test_the_step_ends_when_only_armies_behind_the_frontier_are_left() -> None:
    mine = "0,0:K{S}; -1,0:C; 1,0:C; 0,1:C{A}"
    match = at("D", mine, "0,0:K; 0,1:C{X}", numbers=[10, 10], hands=("Road",))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert asked(match) == "P1 DEC-16"  # the Strong Army on the covered Capital is not eligible
    match = at("B", "0,0:K{2S}; -1,0:C; 1,0:C; 0,1:C", "0,0:K", hands=("Road",))
    do(match, ".")
    assert asked(match) == "P1 DEC-16"  # no build, no attack: no choice of a step


@pytest.mark.rule("FYN-D4.03")
def test_a_declaration_names_defender_target_origin_and_group() -> None:
    match = at("D", "0,0:K; 0,1:Ct{A,2S}; 1,0:C{P}", "0,0:K; 0,1:C; 0,2:C", "0,0:K", "")
    do(match, "FROM 0,1")
    assert menu(match) == {"TO P2:0,0", "TO P2:0,1", "TO P2:0,2", "TO P3:0,0"}
    refused(match, "TO P1:1,0", "FYN-D4.03")
    refused(match, "TO P4:0,0", "FYN-D4.03")
    do(match, "TO P2:0,2")
    assert menu(match) == {"JOIN A", "JOIN S"}  # at least one; the Peasants are elsewhere
    do(match, "JOIN S")
    assert menu(match) == {"JOIN A", "JOIN S", "SEND"}
    do(match, "SEND")
    assert kinds(match, verbs.ATTACKED) == [(0, cell("0,1"), 1, cell("0,2"), 149)]


@pytest.mark.rule("FYN-D4.03", "FYN-Q1.03")
def test_a_declaration_is_public_only_when_it_is_sent() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C")
    before = match.state.view(1)
    do(match, "FROM 0,1 ; TO P2:0,1 ; JOIN A")
    assert match.state.view(1) == before
    match.undo_click(0)
    match.undo_click(0)
    assert menu(match) == {"TO P2:0,0", "TO P2:0,1"}
    do(match, "TO P2:0,1 ; JOIN A ; SEND")
    assert match.state.view(1) != before
    assert match.record.moves[-1].text == "ATK P2:0,1 FROM 0,1 {A}"


@pytest.mark.rule("FYN-D4.04")
def test_any_origin_may_attack_any_target() -> None:
    foe = "0,0:K; 0,1:C; 0,2:C; 0,3:C; 5,3:C; 4,3:C; 3,3:C; 2,3:C; 1,3:C"
    match = at("D", "0,0:K; -1,0:C; -2,0:C{P}", foe)
    do(match, "FROM -2,0")
    assert menu(match) == {f"TO P2:{place.split(':')[0]}" for place in foe.split("; ")}


@pytest.mark.rule("FYN-D4.06")
def test_other_groups_may_attack_the_same_target_again() -> None:
    match = at("D", "0,0:K; 0,1:C{A,P}; 1,0:C{P}", "0,0:K; 0,1:C{X}", numbers=[10] * 6, hands=("Road",))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP - ; ATK P2:0,1 FROM 0,1 {P} ; RESP - ; ATK P2:0,1 FROM 1,0 {P} ; RESP -")
    assert len(kinds(match, verbs.FAILED)) == 3
    match = at("D", "0,0:K; 0,1:C{A,P}", "0,0:K; 0,1:C{X}", numbers=[10, 10], hands=("Road",))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP - ; FROM 0,1 ; TO P2:0,0")
    assert menu(match) == {"JOIN P"}  # the Army may attack no other land either
    match = at("D", "0,0:K; 0,1:C{A,P}; 1,0:C{P}", "0,0:K; 0,1:C{X}", numbers=[10] * 6, hands=("Road",))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP - ; ATK P2:0,1 FROM 0,1 {P} ; RESP - ; ATK P2:0,1 FROM 1,0 {P} ; RESP -")
    assert asked(match) == "P1 DEC-16"  # all are spent


@pytest.mark.rule("FYN-D4.07")
def test_the_group_stands_on_its_origin_until_it_captures() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", numbers=[2], hands=("", "Sickness"))
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert asked(match) == "P2 DEC-18"
    assert "PLAY Sickness P1:0,1" in menu(match)
    do(match, "PLAY Sickness P1:0,1")
    assert where(match, 134) == "P1 0,1"


@pytest.mark.rule("FYN-D4.08", "FYN-W1.02")
def test_the_order_within_an_attack() -> None:
    match = at("D", "0,0:K; 0,1:C{S}", "0,0:K; 0,1:Cc{P}", numbers=[10, 1, 10, 1])
    do(match, "ATK P2:0,1 FROM 0,1 {S} ; RESP - ; PLACE N")
    told = (verbs.ATTACKED, verbs.WINDOW, verbs.RESPONDED, verbs.SHOT, verbs.FELL, verbs.CAPTURED)
    order = [
        f"W{event[2][0]}" if event[0] == verbs.WINDOW else event[0]
        for moment in match.history
        for event in moment.events
        if event[0] in told
    ]
    assert order[: order.index("W8") + 1] == [
        verbs.ATTACKED,
        "W5",
        verbs.RESPONDED,
        "W6",
        verbs.SHOT,
        verbs.SHOT,
        verbs.FELL,
        "W7",
        verbs.SHOT,
        verbs.SHOT,
        verbs.CAPTURED,
        "W8",
    ]


@pytest.mark.rule("FYN-D4.09")
def test_without_a_group_the_attack_has_failed() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", numbers=[1], hands=("", "Sickness"))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PLAY Sickness P1:0,1")
    assert kinds(match, verbs.FAILED) == [(0, 1, cell("0,1"), STRUCK_DOWN)]
    assert kinds(match, verbs.RESPONDED) == []  # straight to its limit checks


@pytest.mark.rule("FYN-D4.10")
def test_without_a_target_the_attack_is_void_and_the_group_not_spent() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C; 0,2:Cv", numbers=[1], hands=("", "Revolt"))
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; PLAY Revolt P2:0,2")
    assert kinds(match, verbs.VOID) == [(0, cell("0,2"))]
    assert board(match).spent == []
    assert starts(match, "FROM") == {"0,1"}


# --- response -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.11", "FYN-E1.07")
def test_one_army_by_one_legal_move_knights_two() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P,N}; 0,2:C; 0,3:C")
    do(match, "ATK P2:0,3 FROM 0,1 {A}")
    assert starts(match, "RESP P") == {"0,1>0,0", "0,1>0,2"}
    assert starts(match, "RESP N") == {"0,1>0,0", "0,1>0,2", "0,1>0,3"}
    do(match, "RESP N 0,1>0,3")
    assert asked(match) != "P2 DEC-07"


@pytest.mark.rule("FYN-D4.12")
def test_any_army_any_destination() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{S}; 0,1:Cr; 0,2:C{P}; -1,0:C{R}")
    do(match, "ATK P2:0,2 FROM 0,1 {A}")
    assert {"RESP S 0,0>0,2", "RESP P 0,2>0,0", "RESP R -1,0>0,1", "RESP R -1,0>0,2"} <= menu(match)  # by road
    assert where(match, 134) == "P1 0,1"
    with pytest.raises(Unreadable, match="you have no army of this kind"):
        match.play(1, "RESP A 0,1>0,0")


@pytest.mark.rule("FYN-D4.13")
def test_he_may_decline() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C; 0,2:C{P}", numbers=[10, 10])
    do(match, "ATK P2:0,2 FROM 0,1 {A}")
    assert match.state.default(1) == (verbs.DECLINE,)
    do(match, "RESP -")
    assert where(match, 119) == "P2 0,2"


@pytest.mark.rule("FYN-D4.14")
def test_a_continued_attack_allows_a_new_response_of_the_same_army() -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K{P}; 0,1:C; 0,2:C; 0,3:C", numbers=[])
    do(match, "ATK P2:0,3 FROM 0,1 {2A} ; RESP P 0,0>0,1 ; PLACE N ; CONT P2:0,2 {A}")
    assert asked(match) == "P2 DEC-07"
    assert "RESP P 0,1>0,0" in menu(match)
    assert board(match).moved == []


# --- combat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.15")
def test_no_defenders_no_combat() -> None:
    match = at("D", "0,0:K; 0,1:C{P}", "0,0:K{X}; 0,1:M", numbers=[])
    do(match, "ATK P2:0,1 FROM 0,1 {P} ; RESP - ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:M{P}")


@pytest.mark.rule("FYN-D4.16", "FYN-D4.19")
def test_all_armies_on_the_target_take_part_in_ascending_id() -> None:
    match = at("D", "0,0:K; 0,1:Ct{A,S,N}", "0,0:K{P}; 0,1:C{S,P,R}", numbers=[10] * 6)
    do(match, "ATK P2:0,1 FROM 0,1 {A,S,N} ; RESP -")
    line = match.state.stack[-1]
    assert isinstance(line, Line)
    assert (line.row, line.group) == ((120, 129, 150), (134, 149, 166))
    while asked(match).split()[1] == "DEC-08":
        match.time_out(match.state.actors()[0])
    shots = kinds(match, verbs.SHOT)
    assert sorted(params[1] for params in shots) == [120, 129, 134, 149, 150, 166]  # nobody is held back


@pytest.mark.rule("FYN-D4.17")
def test_every_card_of_the_row_gets_an_opponent() -> None:
    match = at("D", "0,0:K; 0,1:Ct{A,S,N}", "0,0:K; 0,1:C{P,R}", numbers=[10] * 5)
    do(match, "ATK P2:0,1 FROM 0,1 {A,S,N} ; RESP -")
    assert menu(match) == {"PAIR 134>119", "PAIR 134>129"}
    do(match, "PAIR 134>119 ; PAIR 149>119")
    # the last one must cover the Reserves: no question
    assert kinds(match, verbs.PAIRED)[-1] == (0, 166, 129)
    assert asked(match) == "P2 DEC-08"
    assert menu(match) == {"AIM 119>134", "AIM 119>149"}


@pytest.mark.rule("FYN-D4.17")
def test_a_pairing_that_leaves_a_card_uncovered_is_refused() -> None:
    match = at("D", "0,0:K; 0,1:Ct{A,S,N}", "0,0:K; 0,1:C{P,R,G}")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S,N} ; RESP - ; PAIR 134>119")
    assert menu(match) == {"PAIR 149>129", "PAIR 149>160"}
    refused(match, "PAIR 149>119", "FYN-D4.17")


@pytest.mark.rule("FYN-D4.18")
def test_fewer_attackers_go_against_different_cards_then_the_defender_places() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P,R,N}", numbers=[10] * 5)
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP - ; PAIR 134>119")
    assert menu(match) == {"PAIR 149>129", "PAIR 149>166"}
    refused(match, "PAIR 149>119", "FYN-D4.18")
    do(match, "PAIR 149>129")
    assert match.state.actors() == [1]
    assert menu(match) == {"PAIR 166>134", "PAIR 166>149"}


@pytest.mark.rule("FYN-D4.20")
def test_a_card_with_several_opponents_attacks_one_chosen_before_any_number() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P}", numbers=[1, 10, 10])
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP -")
    assert (asked(match), menu(match)) == ("P2 DEC-08", {"AIM 119>134", "AIM 119>149"})
    assert kinds(match, verbs.NUMBER) == []
    assert match.state.default(1) == (verbs.AIM, 119, 149)  # the highest fighting value
    do(match, "AIM 119>134")
    assert where(match, 134) == ""
    assert where(match, 149)


@pytest.mark.rule("FYN-D4.21", "FYN-D4.22", "FYN-D4.23")
@pytest.mark.parametrize(
    ("army", "foe", "needed", "tenths"),
    [("A", "P", 6, 6), ("P", "X", 1, 1), ("X", "P", 9, 9), ("S", "S", 5, 5), ("P", "S", 3, 3)],
)
def test_to_hit_values(army: str, foe: str, needed: int, tenths: int) -> None:
    kills = 0
    for number in range(1, 11):
        match = at("D", f"0,0:K; 0,1:C{{{army}}}", f"0,0:K; 0,1:C{{{foe}}}", numbers=[10, number])
        do(match, f"ATK P2:0,1 FROM 0,1 {{{army}}} ; RESP -")
        shot = kinds(match, verbs.SHOT)[1]
        assert shot[4] == needed
        kills += shot[5]
        if number == 1:
            assert shot[5]
        if number == 10:
            assert not shot[5]
    assert kills == tenths


@pytest.mark.rule("FYN-D4.22", "FYN-D4.23")
def test_a_one_always_kills_and_a_ten_never_does() -> None:
    match = at("D", "0,0:K; 0,1:C{P}", "0,0:K; 0,1:M{X}", numbers=[10, 1])  # to-hit 10 and 0
    do(match, "ATK P2:0,1 FROM 0,1 {P} ; RESP -")
    assert [params[4:] for params in kinds(match, verbs.SHOT)] == [(10, 0), (0, 1)]
    assert [chance_of(needed) for needed in (10, 9, 5, 1, 0)] == [9, 9, 5, 1, 1]  # tenths


@pytest.mark.rule("FYN-D4.24")
def test_the_row_first_then_the_group_each_in_ascending_id() -> None:
    match = at("D", "0,0:K; 0,1:C{S,A}", "0,0:K; 0,1:C{N,P}", numbers=[10] * 4)
    do(match, "ATK P2:0,1 FROM 0,1 {S,A} ; RESP - ; PAIR 134>166")
    assert [params[1] for params in kinds(match, verbs.SHOT)] == [119, 166, 134, 149]


@pytest.mark.rule("FYN-D4.25", "FYN-D4.28")
def test_combat_is_simultaneous_and_both_may_fall() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cc{P}", numbers=[1, 1])
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert where(match, 134) == where(match, 119) == ""
    assert realm(match, "P2") == "0,0:K; 0,1:Cc"
    assert kinds(match, verbs.FAILED) == [(0, 1, cell("0,1"), ALL_KILLED)]
    assert left(match) == []  # no siege
    assert (7,) not in kinds(match, verbs.WINDOW)  # nor a window before one
    assert pile(match)[:2] == [119, 134]


@pytest.mark.rule("FYN-D4.26", "FYN-D4.27")
def test_one_exchange_only_and_survivors_are_spent_on_their_origin() -> None:
    match = at("D", "0,0:K; 0,1:C{A,P}", "0,0:K; 0,1:C{S}", numbers=[10, 10], hands=("Road",))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert len(kinds(match, verbs.SHOT)) == 2
    assert where(match, 134) == "P1 0,1"
    assert board(match).spent == [134]
    assert kinds(match, verbs.FAILED)


# --- siege ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.29")
@pytest.mark.parametrize(("land", "town_siege", "value"), [("Cv", 0, 0), ("Ct", 0, 0), ("Ct", 2, 2), ("Cc", 0, 4)])
def test_what_is_besieged(land: str, town_siege: int, value: int) -> None:
    match = at("D", "0,0:K; 0,1:C{A}", f"0,0:K; 0,1:{land}", numbers=[10, 1] if value else [], town_siege=town_siege)
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert [params[4] for params in kinds(match, verbs.SHOT)] == ([5 + value - 2, 5 + 2 - value] if value else [])
    do(match, "PLACE N")
    assert where(match, 134) == "P1 0,2"


@pytest.mark.rule("FYN-D4.29")
def test_a_siege_follows_a_won_combat_too() -> None:
    match = at("D", "0,0:K; 0,1:C{S}", "0,0:K{P}", numbers=[10, 1, 10, 10])
    do(match, "ATK P2:0,0 FROM 0,1 {S}")
    assert [params[4] for params in kinds(match, verbs.SHOT)] == [3, 7, 8, 2]
    assert board(match).out == []


@pytest.mark.rule("FYN-D4.30")
def test_what_stands_there_at_the_moment_counts() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cc", hands=("Sabotage",), numbers=[1], pile="99")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PLAY Sabotage P2:0,1 City ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:Ct{A}")


@pytest.mark.rule("FYN-D4.31")
def test_silence_aims_at_the_value_of_an_attacker() -> None:
    """Reserves count 1 in an attack, as Peasants do; 2 is their value in defence (FYN-E1.04)."""
    match = at("D", "0,0:K; 0,1:C{P,R}", "0,0:K; 0,1:Cc", numbers=[1, 10, 10])
    do(match, "ATK P2:0,1 FROM 0,1 {P,R}")
    assert menu(match) == {"AIM C>119", "AIM C>129"}
    assert match.state.default(1) == (verbs.AIM, 0, 119)


@pytest.mark.rule("FYN-D4.31", "FYN-D4.32", "FYN-D4.33")
def test_the_centre_attacks_one_card_and_every_card_attacks_it() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:Cc", numbers=[1, 10, 10])
    do(match, "ATK P2:0,1 FROM 0,1 {A,S}")
    assert (asked(match), menu(match)) == ("P2 DEC-11", {"AIM C>134", "AIM C>149"})
    assert match.state.default(1) == (verbs.AIM, 0, 149)
    do(match, "AIM C>134")
    assert [(params[0], params[1], params[2]) for params in kinds(match, verbs.SHOT)] == [
        (1, 0, 134),
        (0, 134, 0),
        (0, 149, 0),
    ]
    assert where(match, 134) == ""


@pytest.mark.rule("FYN-D4.34")
def test_one_hit_and_one_survivor_are_enough() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:Cc", numbers=[1, 1, 10])
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; AIM C>134 ; PLACE N")  # the one who hit is the one who falls
    assert where(match, 149) == "P1 0,2"


@pytest.mark.rule("FYN-D4.35")
def test_a_failed_siege_leaves_the_centre_unharmed() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:Cc", numbers=[10, 10, 10], hands=("Road",))
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; AIM C>134")
    assert realm(match, "P2") == "0,0:K; 0,1:Cc"
    assert sorted(board(match).spent) == [134, 149]
    assert where(match, 134) == "P1 0,1"
    # hit, but nobody is left
    match = at("D", "0,0:K; 0,1:C{X}", "0,0:K; 0,1:Cc", numbers=[1, 1], hands=("Road",))
    do(match, "ATK P2:0,1 FROM 0,1 {X}")
    assert kinds(match, verbs.FAILED) == [(0, 1, cell("0,1"), UNTAKEN)]
    assert asked(match) == "P1 DEC-16"
    assert realm(match, "P2") == "0,0:K; 0,1:Cc"


@pytest.mark.rule("FYN-D4.36")
@pytest.mark.parametrize(("land", "army", "own"), [("W", "G", 4), ("M", "M", 4), ("W", "M", 2), ("M", "A", 2)])
def test_terrain_in_a_siege(land: str, army: str, own: int) -> None:
    match = at("D", f"0,0:K; 0,1:C{{{army}}}", f"0,0:K; 0,1:{land}c", numbers=[10, 10])
    do(match, f"ATK P2:0,1 FROM 0,1 {{{army}}}")
    assert [params[4] for params in kinds(match, verbs.SHOT)] == [5 + 4 - own, 5 + own - 4]


# --- fighting values in combat --------------------------------------------------------------------------------------


@pytest.mark.rule(
    "FYN-E1.01", "FYN-E1.02", "FYN-E1.03", "FYN-E1.04", "FYN-E2.01", "FYN-E2.02", "FYN-E2.03", "FYN-E2.04"
)
@pytest.mark.parametrize(
    ("land", "army", "value"),
    [
        ("W", "G", 4),
        ("M", "M", 4),
        ("M", "G", 3),
        ("W", "M", 3),
        ("C", "R", 2),
        ("W", "R", 3),
        ("M", "S", 4),
        ("C", "S", 3),
        ("D", "S", 3),
        ("K", "S", 3),
    ],
)
def test_defending_values(land: str, army: str, value: int) -> None:
    foe = f"0,0:K{{{army}}}" if land == "K" else f"0,0:K; 0,1:{land}{{{army}}}"
    place = "0,0" if land == "K" else "0,1"
    match = at("D", "0,0:K; 0,1:C{A}", foe, numbers=[10] * 4)
    do(match, f"ATK P2:{place} FROM 0,1 {{A}}" + ("" if land == "K" else " ; RESP -"))
    assert kinds(match, verbs.SHOT)[0][4] == 5 + value - 2


@pytest.mark.rule("FYN-E1.04", "FYN-E1.05", "FYN-E2.02", "FYN-E2.03")
@pytest.mark.parametrize(
    ("origin", "land", "army", "value"),
    [
        ("C", "W", "G", 4),
        ("W", "C", "G", 2),
        ("C", "M", "M", 4),
        ("M", "C", "M", 2),
        ("W", "W", "R", 1),
        ("W", "M", "A", 2),
    ],
)
def test_attacking_values(origin: str, land: str, army: str, value: int) -> None:
    match = at("D", f"0,0:K; 0,1:{origin}{{{army}}}", f"0,0:K; 0,1:{land}{{N}}", numbers=[10, 10])
    do(match, f"ATK P2:0,1 FROM 0,1 {{{army}}} ; RESP -")
    knights = 3 if land == "C" else 4
    assert kinds(match, verbs.SHOT)[1][4] == 5 + value - knights


@pytest.mark.rule("FYN-E1.08")
@pytest.mark.parametrize(("army", "value"), [("P", 1), ("A", 2), ("S", 3)])
def test_plain_armies_have_no_ability(army: str, value: int) -> None:
    match = at("D", f"0,0:K; 0,1:W{{{army}}}", f"0,0:K; 0,1:C{{{army}}}", numbers=[10, 10])
    do(match, f"ATK P2:0,1 FROM 0,1 {{{army}}} ; RESP -")
    assert [params[4] for params in kinds(match, verbs.SHOT)] == [5, 5]
