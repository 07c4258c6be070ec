"""Captured land, cut-off land, Capitals, continued attacks, elimination (FYN-D4.40 to D4.58, F1)."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Illegal
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart, reach_of
from baronage.games.fyn.verbs import LAST_BARON
from tests.games.fyn.table import (
    asked,
    at,
    board,
    cell,
    do,
    hand,
    kinds,
    menu,
    pile,
    places,
    realm,
    refused,
    same,
    starts,
    where,
)


@pytest.mark.rule("FYN-D4.40")
@pytest.mark.parametrize(
    ("foe", "numbers", "taken"),
    [
        ("0,1:C{P}", [10, 1], True),
        ("0,1:C{P}", [10, 10], False),  # a defender is left
        ("0,1:C{P}", [1, 1], False),  # no attacker is left
        ("0,1:Cc", [10, 1], True),
        ("0,1:Cc", [10, 10], False),  # the siege failed
        ("0,1:C", [], True),
    ],
)
def test_what_a_capture_needs(foe: str, numbers: list[int], taken: bool) -> None:
    match = at("D", "0,0:K; 0,1:C{A}", f"0,0:K; {foe}", numbers=numbers)
    do(match, "ATK P2:0,1 FROM 0,1 {A}" + (" ; RESP -" if "P" in foe else ""))
    assert (asked(match) == "P1 DEC-12") == taken


@pytest.mark.rule("FYN-D4.41", "FYN-D4.43")
def test_the_card_joins_with_all_improvements_beside_the_origin() -> None:
    match = at("D", "0,0:K; 1,0:Cv{2A,S}", "0,0:K; 0,1:Mmrv{P}", numbers=[10, 1, 1])
    do(match, "ATK P2:0,1 FROM 1,0 {A,S} ; RESP - ; AIM 119>149")
    assert menu(match) == {"PLACE N", "PLACE E"}
    refused(match, "PLACE S", "FYN-D4.41")
    do(match, "PLACE N")
    assert same(match, "P1", "0,0:K; 1,0:Cv{A}; 1,1:Mrmv{A,S}")


@pytest.mark.rule("FYN-D4.42", "FYN-D4.55")
def test_a_continued_attack_comes_from_the_land_just_captured() -> None:
    match = at("D", "0,0:K; 1,0:C{3A}", "0,0:K; 0,1:C; 0,2:C; 1,1:C; 1,0:C", "0,0:K; 0,1:C")
    do(match, "ATK P2:0,2 FROM 1,0 {3A} ; PLACE E ; CONT")
    assert menu(match) == {f"TO P2:{place}" for place in ("0,0", "0,1", "1,1", "1,0")}  # the same defender, anywhere
    refused(match, "TO P3:0,1", "FYN-D4.55")
    do(match, "TO P2:1,0 ; JOIN A ; SEND")
    assert menu(match) == {"PLACE N", "PLACE E"}
    do(match, "PLACE E")
    assert same(match, "P1", "0,0:K; 1,0:C; 2,0:C{2A}; 3,0:C{A}")


@pytest.mark.rule("FYN-D4.44")
def test_any_open_edge_even_one_that_loses_cards() -> None:
    match = at("D", "0,0:K; 1,0:C{A}", "0,0:K; 0,1:C; 1,1:C; 1,0:C")
    do(match, "ATK P2:1,1 FROM 1,0 {A}")
    assert menu(match) == {"PLACE N", "PLACE E"}
    do(match, "PLACE E")
    assert same(match, "P1", "0,0:K; 1,0:C; 2,0:C{A}")
    match = at("D", "0,0:K; 1,0:C{A}", "0,0:K; 0,1:C; 1,1:C; 2,1:C; 2,0:C")
    do(match, "ATK P2:1,1 FROM 1,0 {A}")
    assert match.state.default(0) == (verbs.PLACE, 0)  # the fewest land cards discarded
    do(match, "PLACE E")
    assert same(match, "P1", "0,0:K; 1,0:C; 2,0:C{A}; 3,0:C")
    assert len(pile(match)) == 1


@pytest.mark.rule("FYN-D4.45")
def test_armies_on_cut_off_land_are_discarded_without_a_siege() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{P}; 0,1:C; 0,2:Cc{X}; 0,3:Ct", numbers=[])
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP - ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{A}; 0,3:Cc; 0,4:Ct")
    assert where(match, 165) == ""
    assert realm(match, "P2") == "0,0:K{P}"


@pytest.mark.rule("FYN-D4.46", "FYN-D4.49")
def test_cut_off_land_keeps_its_relative_position_and_own_land_stays() -> None:
    match = at("D", "0,0:K; 0,1:C; 0,2:C{A}; 1,2:D", "0,0:K; 0,1:W; 1,1:M; -1,1:C; 1,2:C")
    do(match, "ATK P2:0,1 FROM 0,2 {A} ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C; 1,2:D; 0,3:W{A}; 1,3:M; -1,3:C; 1,4:C")


@pytest.mark.rule("FYN-D4.47", "FYN-D4.49", "FYN-D5.07")
def test_a_cell_that_is_taken_loses_the_newcomer() -> None:
    match = at("D", "0,0:K; 0,1:C{A}; 1,1:D; 1,2:M", "0,0:K; 0,1:W; 1,1:Mmrv; -1,1:C")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PLACE N")
    # the shift is (0,1): the Mountain would come to (1,2), where P1's own Mountain lies
    assert same(match, "P1", "0,0:K; 0,1:C; 1,1:D; 1,2:M; 0,2:W{A}; -1,2:C")
    assert len(pile(match)) == 4  # land, Mine, Road, Village


@pytest.mark.rule("FYN-D4.47", "FYN-GB.07")
def test_nothing_comes_to_lie_on_the_central_city() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C; 0,2:W", variant="run_for_city", city_distance=3)
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{A}")  # the Woods would have come to (0,3)
    assert pile(match) == [31]


@pytest.mark.rule("FYN-D4.50")
def test_captured_cards_serve_at_once() -> None:
    match = at("D", "0,0:K; 0,1:C{A}; 1,0:C", "0,0:K; 0,1:Crt", hands=("Clear+Clear+Clear",))
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; PLACE N")
    s = board(match)
    known = chart(s, 0)
    assert (known.population, known.maximum, known.growth) == (9, 6, 1)
    assert cell("0,2") in known.sites
    assert cell("0,2") in known.frontier
    assert cell("0,1") in reach_of(s, 0)[cell("0,2")]
    do(match, "PUT Clear@0,3 ; PUT Clear@1,2")
    assert asked(match) == "P1 DEC-16"  # three cards may be played: 2 + 1


@pytest.mark.rule("FYN-D4.51", "FYN-F1.01", "FYN-F1.03")
def test_the_capital_only_and_it_is_placed_first() -> None:
    match = at("D", "0,0:K; 0,1:C{X}", "0,0:K; -1,0:C; -2,0:Cc", numbers=[10, 1], hands=("", "Road+Mine"))
    do(match, "ATK P2:0,0 FROM 0,1 {X}")
    assert asked(match) == "P1 DEC-12"
    do(match, "PLACE W")
    assert match.over
    assert board(match).cause == LAST_BARON
    assert same(match, "P1", "0,0:K; 0,1:C; -1,1:K{X}")
    assert places(match) == [1, 2]
    assert sorted(pile(match)) == [2, 3, 66, 78, 114]


@pytest.mark.rule("FYN-D4.52")
def test_a_captured_capital_can_be_captured_again() -> None:
    match = at("D", "0,0:K; 0,1:C{S}", "0,0:K; 0,1:K", "0,0:K", "", numbers=[10, 1])
    do(match, "ATK P2:0,1 FROM 0,1 {S}")
    assert [params[4] for params in kinds(match, verbs.SHOT)] == [5 + 6 - 3, 5 + 3 - 6]
    do(match, "PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:K{S}")
    assert board(match).out == [3]  # nobody is eliminated by it
    refused(at("E", "0,0:K; 0,1:K", "0,0:K", "", hands=("Road",)), "PUT Road@0,1", "FYN-D5.08")


# --- continuing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-D4.53")
@pytest.mark.parametrize(("armies", "asks"), [("A", False), ("2A", True)])
def test_two_cards_are_needed_to_continue(armies: str, asks: bool) -> None:
    match = at("D", f"0,0:K; 0,1:C{{{armies}}}", "0,0:K; 0,1:C; 0,2:C")
    do(match, f"ATK P2:0,2 FROM 0,1 {{{armies}}} ; PLACE N")
    assert (asked(match) == "P1 DEC-13") == asks


@pytest.mark.rule("FYN-D4.53")
def test_a_chain_ends_with_its_defender() -> None:
    match = at("D", "0,0:K; 0,1:Ct{X,S}", "0,0:K", "0,0:K; 0,1:C", hands=("Road",), numbers=[10, 1, 1])
    do(match, "ATK P2:0,0 FROM 0,1 {X,S} ; AIM C>149 ; PLACE N")
    assert board(match).out == [1]
    assert asked(match) == "P1 DEC-16"  # two are left on the frontier, but there is nobody to go on against
    assert sorted(board(match).spent) == [149, 165]


@pytest.mark.rule("FYN-D4.54")
def test_one_at_least_stays() -> None:
    match = at("D", "0,0:K; 0,1:C{2A,P}", "0,0:K; 0,1:C; 0,2:C")
    do(match, "ATK P2:0,2 FROM 0,1 {2A,P} ; PLACE N ; CONT ; TO P2:0,1")
    assert menu(match) == {"JOIN A", "JOIN P"}
    do(match, "JOIN A ; JOIN P")
    assert menu(match) == {"SEND"}
    refused(match, "JOIN A", "FYN-D4.54")


@pytest.mark.rule("FYN-D4.54", "FYN-Q1.03")
def test_a_continuation_is_public_only_when_it_is_sent() -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K; 0,1:C; 0,2:C", "0,0:K")
    do(match, "ATK P2:0,2 FROM 0,1 {2A} ; PLACE N")
    before = [match.state.view(viewer) for viewer in (1, 2)]
    do(match, "CONT ; TO P2:0,1 ; JOIN A")
    assert [match.state.view(viewer) for viewer in (1, 2)] == before
    do(match, "SEND")
    assert [match.state.view(viewer) for viewer in (1, 2)] != before


@pytest.mark.rule("FYN-D4.56")
def test_who_stays_or_stops_is_spent() -> None:
    match = at("D", "0,0:K; 0,1:C{2A,P}", "0,0:K; 0,1:C; 0,2:C; 1,0:C", hands=("Road",))
    do(match, "ATK P2:0,2 FROM 0,1 {2A,P} ; PLACE N")
    assert asked(match) == "P1 DEC-13"  # at once, before anything else
    do(match, "CONT P2:0,1 {A}")
    assert sorted(board(match).spent) == [119, 135]
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K; 0,1:C; 0,2:C", hands=("Road",))
    do(match, "ATK P2:0,2 FROM 0,1 {2A} ; PLACE N ; CONT -")
    assert sorted(board(match).spent) == [134, 135]
    assert asked(match) == "P1 DEC-16"


@pytest.mark.rule("FYN-D4.56", "FYN-Q1.04")
def test_a_continuation_is_secret_until_it_is_sent_and_silence_stops() -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K; 0,1:C; 0,2:C", hands=("Road",))
    do(match, "ATK P2:0,2 FROM 0,1 {2A} ; PLACE N")
    before = match.state.view(1)
    do(match, "CONT ; TO P2:0,1 ; JOIN A")
    assert match.state.view(1) == before
    match.time_out(0)
    assert sorted(board(match).spent) == [134, 135]


@pytest.mark.rule("FYN-D4.58")
def test_after_a_chain_another_group_may_attack_anybody() -> None:
    match = at("D", "0,0:K; 0,1:C{2A,P}", "0,0:K; 0,1:C; 0,2:C", "0,0:K; 0,1:W")
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; PLACE N")
    assert starts(match, "FROM") == {"0,1"}
    do(match, "ATK P3:0,1 FROM 0,1 {A} ; PLACE E ; ATK P2:0,1 FROM 0,1 {P}")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{A}; 1,1:W{A}; -1,1:C{P}")


# --- elimination ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-F1.01")
def test_he_is_out_even_with_a_captured_capital() -> None:
    match = at("D", "0,0:K; 0,1:C{X}", "0,0:K; 0,1:K", "0,0:K", "", numbers=[10, 1])
    do(match, "ATK P2:0,0 FROM 0,1 {X} ; PLACE N")
    s = board(match)
    assert s.out == [3, 1]
    assert not s.lands[1]
    assert not match.over
    with pytest.raises(Illegal) as refused:  # DEC-22 is a living player's
        match.play(1, "resign")
    assert (refused.value.rule, board(match).left) == ("FYN-F1.01", 0)


@pytest.mark.rule("FYN-F1.02")
def test_all_his_cards_are_discarded_and_captured_capitals_leave_the_game() -> None:
    match = at(
        "D", "0,0:K; 0,1:C{X}", "0,0:K; 0,1:K; -1,0:Crv{A}", "0,0:K", "", numbers=[10, 1], hands=("", "Tax Cuts")
    )
    captured = board(match).lands[1][cell("0,1")]
    do(match, "ATK P2:0,0 FROM 0,1 {X} ; RESP - ; PLACE N")
    s = board(match)
    assert captured in s.box
    assert {2, 47, 79, 134, 198} == set(s.discard)
    assert hand(match, "P2") == []
    assert (verbs.DISCARDED, (1, 198)) in [(e[0], e[2]) for m in match.history for e in m.events]  # shown to all


@pytest.mark.rule("FYN-F1.06")
def test_who_was_eliminated_later_is_ranked_above() -> None:
    match = at("F", "0,0:K; 0,1:C", "0,0:K", "", "", turn=2, round=10, max_rounds=10)
    board(match).out[:] = [3, 2]
    do(match, ".")
    assert places(match) == [1, 2, 3, 4]
    assert [row.status for row in match.state.standings().seats] == ["in", "in", "out", "out"]  # type: ignore[union-attr]


@pytest.mark.rule("FYN-F1.04", "FYN-F1.05")
def test_the_highest_score_wins_and_hands_count_nothing() -> None:
    match = at("F", "0,0:K", "0,0:K; 0,1:Cv{P}", hands=("City+Town+Knights", ""), turn=2, round=10, max_rounds=10)
    do(match, ".")
    standings = match.state.standings()
    assert standings is not None
    assert [row.score for row in standings.seats] == [7, 2 + 7 + 1]
    assert [row.place for row in standings.seats] == [2, 1]


@pytest.mark.rule("FYN-F1.07")
def test_players_still_equal_share_the_place() -> None:
    match = at("F", "0,0:K", "0,0:K", "0,0:K; 0,1:C", turn=3, round=10, max_rounds=10)
    do(match, ".")
    assert places(match) == [2, 2, 1]
    # equal score and population: more land
    mine, his = "0,0:K{P}; 0,1:C", "0,0:K{A}"
    match = at("F", his, mine, turn=2, round=10, max_rounds=10)
    do(match, ".")
    assert places(match) == [2, 1]
