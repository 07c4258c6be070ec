"""Sections 4.1 to 4.4: what words mean, the turn, planning, cost and payment."""

from __future__ import annotations

import re
from typing import cast

import pytest

from baronage.engine.core.errors import BadDocument, Illegal
from baronage.engine.core.state import PUBLIC
from baronage.games.yuan import verbs
from baronage.games.yuan.data import PROVINCE_NAMES, REQUIRED
from baronage.games.yuan.rules.forecast import marching
from baronage.games.yuan.rules.orders import flat_orders
from baronage.games.yuan.rules.province_params import recruits
from baronage.games.yuan.rules.provinces import defence, group, undefended
from baronage.games.yuan.state import Yuan, conserved
from baronage.games.yuan.steps.planning import LEVEL_SETS, fitting
from tests.games.yuan.table import (
    GAME,
    MON3,
    at,
    board,
    clan,
    expect,
    illegal,
    legal,
    names,
    prices,
    produced,
    province,
    refused,
    seat_of,
    turn,
)

# --- definitions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-G1.01")
def test_only_named_cells_can_be_targets() -> None:
    match = at("BIN=Bc LAI=Wc | W20 B0")
    offered = {action[1] for action in match.state.actions(0) if action[0] == verbs.TARGET}
    assert offered <= set(board(match).land.provinces)
    refused(match, 0, (verbs.TARGET, 0), "YUAN-G1.01")
    refused(match, 0, (verbs.TARGET, province("LAN")), "YUAN-G1.01")  # on another map
    assert len(board(match).land.cells) - len(board(match).land.provinces) == 16


@pytest.mark.rule("YUAN-G1.02", "YUAN-G1.09", "YUAN-C1.01")
def test_rice_forest_and_mine_lower_their_own_action_and_hills_nothing() -> None:
    match = at("BIN=Bc LAI=Wd TAO=Wd TANG=Wd AN=Wd | W20 B0")
    assert produced(match, "W") == (2, 2, 2)
    assert prices(match, "W", (province("LAI"), 2, 2, 2)) == (2, 2, 2)
    rice = at("BIN=Bc LAI=Wd | W20 B0")
    assert prices(rice, "W", (province("LAI"), 2, 2, 2)) == (2, 4, 4)
    forest = at("BIN=Bc TAO=Wd | W20 B0")
    assert prices(forest, "W", (province("TAO"), 3, 3, 3)) == (7, 5, 7)
    mine = at("BIN=Bc TANG=Wd | W20 B0")
    assert prices(mine, "W", (province("TANG"), 3, 3, 3)) == (7, 7, 5)


@pytest.mark.rule("YUAN-G1.03", "YUAN-G1.04")
def test_a_province_has_one_owner_with_a_village_a_city_or_two() -> None:
    match = at("AN=-t BIN=Bc LAI=Wc | W9 B9")
    assert legal(match, "W AN:D1")  # free, though it holds a Temple
    turn(match, "W AN:D1F2 | B BIN:F1")
    expect(match, "AN=Wct BIN=Bd FU=Wv LAI=Wc NING=Wv TAO=Wv | W5 B9")
    illegal(match, "B LAI:D1", "YUAN-P1.06")


@pytest.mark.rule("YUAN-G1.06", "YUAN-G1.07")
def test_a_lake_connects_all_who_touch_it_and_two_lakes_do_not_merge() -> None:
    land = board(at("BIN=Bc LAI=Wc | W0 B0")).land
    assert names(land.connected[province("LAI")]) == "AN DENG FEN MEI NING SHU TANG TAO YAN YING"
    # LIAO touches L4 and L5; HUI (L4) and GUI (L5) are not connected
    assert province("LIAO") in land.connected[province("HUI")]
    assert province("LIAO") in land.connected[province("GUI")]
    assert province("GUI") not in land.connected[province("HUI")]


@pytest.mark.rule("YUAN-G1.09", "YUAN-F2.06")
def test_a_second_city_doubles_production_from_the_next_turn_on() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B0")
    assert produced(match, "W") == (1, 0, 0)
    assert prices(match, "W", (province("LAI"), 2, 1, 0)) == (3, 0, 0)
    turn(match, "W LAI:D2F1 | B -")  # pays 3, not 2
    assert board(match).chao[0] == 4 - 3 + 2
    assert board(match).build[province("LAI")] == 3
    assert produced(at("AN=Wd BIN=Bc | W0 B0"), "W") == (0, 0, 0)  # a Hill with two Cities


@pytest.mark.rule("YUAN-G1.10", "YUAN-G1.11")
def test_defence_is_the_highest_value_never_a_sum() -> None:
    s = board(at("BIN=Bcs GUI=Bv JUN=Bcw LUO=Bv RAO=Bcs WEI=Bv YI=Wc | W0 B0"))
    assert defence(s, province("JUN")) == 2  # fortified, beside stone: not 3
    assert defence(s, province("LUO")) == 1  # beside two indestructible Cities: not 2
    assert defence(s, province("GUI")) == 1
    assert defence(s, province("WEI")) == 0  # JUN is wood
    assert defence(s, province("YI")) == 0  # RAO is another clan's
    with pytest.raises(BadDocument):
        GAME.position("LAI=Wvw BIN=Bc | W0 B0")  # a Village never has a Rampart


@pytest.mark.rule("YUAN-G1.12")
def test_undefended_means_no_army_no_defence_and_no_stone() -> None:
    s = board(at("BIN=Bcs GUI=Bv JUN=Bc1 LAI=Wc TAO=Wcw XIN=Bv | W0 B0"))
    assert [PROVINCE_NAMES[p] for p in s.land.provinces if s.owner[p] and undefended(s, p)] == ["LAI", "XIN"]


@pytest.mark.rule("YUAN-G1.13")
def test_an_army_has_strength_one_and_stands_with_its_clan() -> None:
    match = at("BIN=Bv2 RAO=Wc3 YI=Wc | W0 B0")
    turn(match, "W BIN:M1 | B -")
    expect(match, "BIN=Wv1 RAO=Wc YI=Wc | W0 B6")


@pytest.mark.rule("YUAN-G1.14")
def test_a_temple_counts_for_the_owner_of_its_province_and_stays() -> None:
    match = at("BIN=Bvt LUO=Bc RAO=Wc1 | W0 B0")
    assert board(match).controlled(clan("B")) == 1
    turn(match, "W BIN:M1 | B -")
    assert board(match).controlled(clan("W")) == 1
    assert board(match).controlled(clan("B")) == 0
    built = at("BIN=Bc LAI=Wct | W20 B0")
    illegal(built, "W LAI:D3", "YUAN-P1.06")  # at most one in a Province


@pytest.mark.rule("YUAN-G1.15")
def test_a_bank_with_a_limit_pays_in_turn_while_it_can_pay_all() -> None:
    match = at("BIN=Bc JIA=Pc LAI=Wc | W4 B4 P4", chao_supply=20)
    turn(match, "W - | B - | P -")  # the bank holds 8: twice one for each of three
    assert board(match).chao[:3] == [6, 6, 6]
    turn(match, "W - | B - | P -")  # 2 for three: nothing
    assert board(match).chao[:3] == [6, 6, 6]
    uneven = at("BIN=Bc JIA=Pc LAI=Wc | W4 B6 P4", chao_supply=18)
    turn(uneven, "W LAI:D2 | B - | P -")  # White pays 3: the bank holds 7 and owes 2, 6, 6
    assert board(uneven).chao[:3] == [1 + 2, 6 + 2, 4 + 2]
    free = at("BIN=Bc JIA=Pc LAI=Wc | W4 B4 P4")
    turn(free, "W - | B - | P -")
    assert board(free).chao[:3] == [10, 10, 10]


@pytest.mark.rule("YUAN-G1.16", "YUAN-L1.01")
def test_pieces_taken_from_the_map_go_back_to_their_reserve() -> None:
    match = at("BIN=Bdw LUO=Bv1 RAO=Wc3 YI=Wv1 | W0 B0")
    before = conserved(board(match))
    turn(match, "W BIN:M1 | B -")
    s = board(match)
    assert conserved(s) == before
    b = clan("B")
    assert (s.villages[b], s.cities[b], s.arms[b], s.ramparts[b]) == (18, 14, 9, 6)
    with pytest.raises(BadDocument):
        GAME.position("BIN=Bc9 LUO=Bc1 LAI=Wc | W0 B0")  # ten Armies


@pytest.mark.rule("YUAN-G1.17")
def test_no_order_can_be_shown_early() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B4")
    match.play(0, "W LAI:D1F1")
    for viewer in (1, PUBLIC):
        assert str(match.state.redact(viewer).stack[-1].dump()) == "['Planning', 3, 1, [[], []], 0]"


# --- the turn -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-T1.01", "YUAN-T1.02")
def test_the_wheel_turns_before_planning_and_asks_for_one_temple_fewer_every_two_turns() -> None:
    assert REQUIRED[1:] == (8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1)
    match = at("BIN=Bc LAI=Wc | W0 B0", turn=1)
    for number in range(1, 5):
        assert board(match).turn == number
        turn(match, "W - | B -")
    kinds = [event[0] for _, events in match.story(PUBLIC) for event in events]
    assert kinds[-4:] == [verbs.INCOME, verbs.COUNTED, verbs.COUNTED, verbs.TURN]  # III, IV (nothing), I


@pytest.mark.rule("YUAN-T1.03", "YUAN-T1.05")
def test_the_steps_of_the_resolution_come_in_order() -> None:
    position = "BIN=Bv CHEN=Pc LAI=Wc1 LUO=Bc RAO=Wc2 TAO=Wv YAN=Bc | W20 B20 P20"
    match = at(position)
    turn(match, "W BIN:M1F2 | B YAN:D1F1M2 | P CHEN:D2")
    kinds = [event[0] for _, events in match.story(PUBLIC) for event in events]
    order = [kinds.index(kind) for kind in (verbs.PAID, verbs.SETTLED, verbs.RECRUITED, verbs.CONQUERED, verbs.INCOME)]
    assert order == sorted(order)
    first, last = kinds.index(verbs.FORTIFIED), len(kinds) - 1 - kinds[::-1].index(verbs.FORTIFIED)
    assert order[1] < first < order[2]  # S2
    assert order[3] < last < order[4]  # S5
    illegal(at(position), "W BIN:D1M1", "YUAN-P1.06")  # no Development after an attack


@pytest.mark.rule("YUAN-T1.04", "YUAN-C1.04")
def test_arrival_does_not_matter_and_nothing_is_seen_before_all_are_in() -> None:
    one, other = at("FU=Wc NAN=Bc | W4 B4"), at("FU=Wc NAN=Bc | W4 B4")
    one.play(0, "W FU:D1F1")
    assert one.state.position() == other.state.position()
    assert not [event for _, events in one.story(1) for event in events if event[0] == verbs.REVEALED]
    one.play(1, "B NAN:D1")
    other.play(1, "B NAN:D1")
    other.play(0, "W FU:D1F1")
    assert one.state.dump() == other.state.dump()


# --- planning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-P1.01", "YUAN-P1.02", "YUAN-P1.03", "YUAN-DEC6")
def test_an_order_is_one_target_and_three_levels_or_a_pass() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B4")
    assert match.state.actors() == [0, 1]
    assert match.state.actions(0)[0] == verbs.PASS
    match.play(0, "LAI")
    refused(match, 0, "AN", "YUAN-P1.03")
    refused(match, 0, "commit", "YUAN-P1.02")
    match.play(0, "D0")
    match.play(0, "F0")
    refused(match, 0, "M0", "YUAN-P1.02")  # an order without any level
    match.undo_click(0)
    match.play(0, "F2")
    match.play(0, "M0")
    assert match.state.actions(0) == [verbs.COMMIT]
    match.play(0, "commit")
    assert match.state.actors() == [1]
    equal = at("BIN=Bc LAI=Wc | W20 B4")
    for order in ("W LAI:D2F2M2", "W LAI:D1F2M3", "W LAI:M1", "W LAI:F3"):
        assert legal(equal, order)


@pytest.mark.rule("YUAN-P1.04")
def test_an_order_may_not_cost_more_than_the_chao() -> None:
    match = at("BIN=Bc LAI=Wc | W7 B0")  # Rice 1
    assert legal(match, "W LAI:D2F2")  # 3 + 4
    illegal(match, "W LAI:D2F2M2", "YUAN-P1.04")
    illegal(match, "W LAI:D3M2", "YUAN-P1.04")
    assert legal(match, "W LAI:D3F1M1")


@pytest.mark.rule("YUAN-P1.05", "YUAN-D4.03")
def test_what_an_action_is_follows_from_the_target_when_its_step_comes() -> None:
    match = at("LAI=Wc1 TAO=Wv YAN=Bc | W8 B0")
    turn(match, "W MEI:D1F2M1 | B -")  # Colonization, then Urbanization, then Recruitment I
    expect(match, "FAN=Wv LAI=Wc1 MEI=Wc TAO=Wv YAN=Bc | W5 B6")
    other = at("LAI=Wc1 TAO=Wv YAN=Bc | W8 B0")
    turn(other, "W MEI:F2M1 | B YAN:D1")  # the same Province, taken by an enemy: attack, then Urbanization
    expect(other, "HUI=Bv LAI=Wc MEI=Wc1 SHU=Bv TAO=Wv YAN=Bc | W5 B0")


@pytest.mark.rule("YUAN-P1.06")
def test_legality_of_a_free_target() -> None:
    match = at("BIN=Bc LAI=Wc TAO=Wv1 | W20 B0")
    assert legal(match, "W AN:D1")  # adjacent
    assert legal(match, "W YING:D2F3M3")  # connected
    illegal(match, "W WEI:D1", "YUAN-P1.06")
    illegal(match, "W WEI:D2", "YUAN-P1.06")
    assert legal(match, "W WEI:D3")
    assert legal(match, "W MEI:M1")  # a contingent attack
    assert legal(match, "W MEI:M2F2")
    illegal(match, "W MEI:F2", "YUAN-P1.06")
    illegal(match, "W FEN:M1", "YUAN-P1.06")  # no Army in reach: TAO's reaches AN, LAI, MEI and lake L3


@pytest.mark.rule("YUAN-P1.06")
def test_legality_of_an_own_target() -> None:
    match = at("AN=Wv BIN=Bc LAI=Wc | W20 B0")
    assert legal(match, "W LAI:D1F3M3")
    assert legal(match, "W AN:F2M1")
    assert legal(match, "W AN:F3M3")
    illegal(match, "W AN:M2", "YUAN-P1.06")
    illegal(match, "W AN:F1M2", "YUAN-P1.06")
    assert legal(match, "W AN:D3")
    closed = at("HUI=Wc YAN=Bc | W20 B0")  # HUI touches only YAN by land
    illegal(closed, "W HUI:D1", "YUAN-P1.06")
    assert legal(closed, "W HUI:D2")
    empty = at("BIN=Bc LAI=Wc | W20 B0", extra="T=0")
    illegal(empty, "W LAI:D3", "YUAN-P1.06")
    assert not legal(at("BIN=Bc LAI=Wct | W20 B0"), "W LAI:D3")


@pytest.mark.rule("YUAN-P1.06")
def test_legality_of_an_enemy_target() -> None:
    match = at("BIN=Bcs3 RAO=Wc1 TAO=Wv | W20 B0")
    for order in ("W BIN:M1", "W BIN:M3F3", "W BIN:F1M2"):  # hopeless attacks are legal
        assert legal(match, order)
    for order in ("W BIN:D1M1", "W BIN:F2", "W BIN:D3"):
        illegal(match, order, "YUAN-P1.06")
    illegal(at("BIN=Bc RAO=Wc TAO=Wv1 | W20 B0"), "W BIN:M1", "YUAN-P1.06")  # no Army in reach


@pytest.mark.rule("YUAN-P1.07")
def test_levels_that_do_nothing_are_legal() -> None:
    match = at("AN=Wv BIN=Bc LAI=Wds TAO=Wc | W9 B0")
    for order in ("W AN:F1", "W TAO:M1", "W LAI:F1", "W LAI:F2"):
        assert legal(match, order)
    turn(match, "W AN:F1 | B -")
    expect(match, "AN=Wv BIN=Bc LAI=Wds TAO=Wc | W9 B6")


@pytest.mark.rule("YUAN-P1.08", "YUAN-I1.02")
def test_a_pass_earns_six_and_pieces_defend() -> None:
    match = at("BIN=Bv1 LUO=Bc RAO=Wc1 | W0 B0")
    turn(match, "W BIN:M1 | B -")
    expect(match, "BIN=Bv LUO=Bc RAO=Wc | W0 B6")


@pytest.mark.rule("YUAN-P1.09")
def test_a_committed_order_can_be_taken_back_until_all_are_in() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B4")
    match.play(0, "W LAI:D1F1")
    assert match.state.redact(1).stack[-1].dump()[2] == 1  # the table sees who stands committed
    refused(match, 0, "LAI", "YUAN-P1.09")
    refused(match, 1, "recall", "YUAN-P1.09")
    match.play(0, "recall")
    assert match.state.actors() == [0, 1]
    match.play(0, "W AN:D1")
    match.play(1, "BIN")  # a draft is worth nothing when time is over
    match.time_out(1)
    expect(match, "AN=Wv BIN=Bc FU=Wv LAI=Wc NING=Wv TAO=Wv | W4 B10")


@pytest.mark.rule("YUAN-P1.09")
def test_silence_is_final_once_the_time_is_over() -> None:
    for late in (0, 1):
        match = at("BIN=Bc LAI=Wc YAN=Pc | W4 B4 P4")
        match.play(late, "BIN" if late else "LAI")  # a draft is worth nothing
        match.time_out(late)
        assert match.state.actors() == [seat for seat in range(3) if seat != late]
        assert match.state.actions(late) == []
        assert "time is over" in GAME.prompt(match.state, late)[0]
        before = match.number(2)
        for what in ("recall", "-", "BIN:D1F1", "BIN", "commit"):
            refused(match, late, what, "YUAN-P1.09")
        assert match.number(2) == before
        # the others see one who stands committed, as any other; they may still take back their own
        seen = match.state.redact(2).stack[-1].dump()
        assert seen[2] == 1 << late
        assert seen[4] == 0
        assert match.state.redact(late).stack[-1].dump()[4] == 1 << late
        again = GAME.load(match.state.dump())
        assert again.actions(late) == []
        assert again.dump() == match.state.dump()
        other = 1 - late
        match.play(other, "-")
        match.play(other, "recall")
        match.play(other, "-")
        match.play(2, "-")
        expect(match, "BIN=Bc LAI=Wc YAN=Pc | W10 B10 P10")
        assert match.state.actions(late)  # the next turn is another time


def test_the_flat_enumeration_is_what_the_clicks_lead_to() -> None:
    match = at("AN=Wv BIN=Bv1 LAI=Wc RAO=Wc2 | W9 B4")
    s = board(match)
    found: set[tuple[int, ...]] = set()

    def walk(state: Yuan, path: tuple[int, ...]) -> None:
        for action in state.actions(0):
            if action == verbs.PASS:
                continue
            if action == verbs.COMMIT:
                found.add(path)
                continue
            copy = state.clone()
            copy.play(0, action, match.chance)
            walk(copy, (*path, action[1]))

    walk(cast(Yuan, match.state.clone()), ())
    assert found == set(flat_orders(s, 0))
    assert len(found) > 100


# --- cost and payment -----------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-C1.02")
def test_production_of_the_same_turn_lowers_nothing_and_is_not_used_up() -> None:
    match = at("BIN=Bc LAI=Wc | W9 B0")
    turn(match, "W FEN:D1F2 | B -")  # QI, Rice, comes now; Forest 0: 4 for Fortification
    assert board(match).chao[0] == 5
    rice = produced(match, "W")[0]
    assert rice >= 2
    for _ in range(2):
        assert prices(match, "W", (province("LAI"), 2, 0, 0))[0] == 4 - min(4, produced(match, "W")[0])
        turn(match, "W - | B -")


@pytest.mark.rule("YUAN-C1.03")
def test_surplus_production_is_lost() -> None:
    match = at("BIN=Bc FEN=Wd LAI=Wd NING=Wd QI=Wd | W3 B0")  # Rice 8
    assert prices(match, "W", (province("LAI"), 3, 0, 0)) == (0, 0, 0)
    assert prices(match, "W", (province("LAI"), 3, 2, 0)) == (0, 4, 0)  # no help for Fortification
    illegal(match, "W LAI:D3F2", "YUAN-P1.04")


@pytest.mark.rule("YUAN-C1.05", "YUAN-D3.01")
def test_a_clash_cancels_whole_orders_and_a_third_clan_may_take_the_target_as_a_neighbour() -> None:
    match = at("FU=Wc NAN=Bc SHEN=Pc | W11 B9 P0")
    turn(match, "W DAI:D2F2M2 | B DAI:D1 | P SHEN:D1")
    # White and Blue pay nothing, gain 6 only; DAI, JIA go to Purple
    expect(match, "DAI=Pv FU=Wc JIA=Pv NAN=Bc SHEN=Pc | W17 B15 P0")


@pytest.mark.rule("YUAN-C1.05")
def test_development_on_an_own_province_or_without_development_is_no_clash() -> None:
    match = at("LAI=Wc1 TAO=Wv YAN=Bc | W9 B9")
    turn(match, "W MEI:M1 | B MEI:D1")  # a contingent attack on the same Province
    assert board(match).owner[province("MEI")] == 1
    assert board(match).chao[:2] == [9, 9]


@pytest.mark.rule("YUAN-C1.05", "YUAN-D3.05")
def test_a_contingent_attacker_is_not_cancelled_by_a_clash_of_others() -> None:
    match = at("FAN=Pc LAI=Wc1 TAO=Wv YAN=Bc | W4 B4 P4")
    turn(match, "W MEI:F2M1 | B MEI:D1 | P MEI:D1")
    expect(match, "FAN=Pc LAI=Wc1 TAO=Wv YAN=Bc | W4 B10 P10")  # it finds a free Province, and gains nothing


@pytest.mark.rule("YUAN-C1.06")
def test_orders_are_paid_before_development() -> None:
    match = at("AN=Pc LAI=Wc | W6 P1")
    turn(match, "W LAI:D3 | P AN:D1F1M1")
    # White pays 6 and then robs; Purple's one Chão is robbed after its own payment of 0
    assert (board(match).chao[0], board(match).chao[2]) == (1, 0)
    poor = at("AN=Pc LAI=Wc | W6 P4")
    turn(poor, "W LAI:D3 | P AN:M2")  # Purple pays 4 first: nothing is left to rob
    assert (board(poor).chao[0], board(poor).chao[2]) == (0, 0)


@pytest.mark.rule("YUAN-C1.07")
def test_an_action_without_effect_is_not_refunded() -> None:
    match = at("AN=Wv BIN=Bc LAI=Wds TAO=Wc | W9 B0")
    turn(match, "W LAI:F2 | B -")  # 4 - 1 Forest; it has its second City and more than a Rampart
    expect(match, "AN=Wv BIN=Bc LAI=Wds TAO=Wc | W6 B6")
    failed = at("BIN=Bv3 RAO=Wc1 YI=Wv | W9 B0")
    turn(failed, "W BIN:M2F2 | B -")  # 4 for Militarization is lost, 2 for Fortification comes back
    assert board(failed).chao[0] == 5


def test_groups_and_seats_are_found_by_name() -> None:
    match = at("ALAG=Rc HOVD=Gv | G0 R0", land=MON3)
    assert seat_of(match, "R") == 1
    assert names(group(board(match), province("ALAG"))) == "ALAG"


def test_an_attack_empties_only_provinces_with_armies() -> None:
    s = board(at("BIN=Bv LUO=Wv RAO=Wc2 | W7 B0"))
    assert marching(s, clan("W"), (province("BIN"), 0, 0, 1)) == [province("RAO")]


def test_a_level_keeps_the_levels_of_other_rows_that_are_chosen_and_no_others() -> None:
    assert fitting((0, 0, 0), 0, 1) == LEVEL_SETS[0][1]
    assert fitting((0, 2, 0), 0, 1) == LEVEL_SETS[0][1] & LEVEL_SETS[1][2]


def test_no_level_of_militarization_that_there_is_not_brings_armies() -> None:
    s = board(at("BIN=Bv RAO=Wc2 | W7 B0"))
    assert [recruits(s, clan("W"), level) for level in (-1, 4)] == [0, 0]


@pytest.mark.parametrize(
    ("chao", "target", "level", "says"),
    [
        (
            3,
            "TANG",
            "M1",
            "Tang is a Village: Militarization I needs Fortification II too, 4 Chão in all; you can spend 3.",
        ),
        (9, "XIN", "F2", "Fortification II needs Development III too, 10 Chão in all; you can spend 9."),
        (3, "TANG", "F2", "Fortification II costs 4 Chão; you can spend 3."),
    ],
)
def test_a_level_that_is_too_dear_with_what_it_needs_says_so(chao: int, target: str, level: str, says: str) -> None:
    """YUAN-P1.04: the numbers of the refusal are those that forbid it."""
    match = at(f"LAI=Bc TANG=Bv RU=Yc | B{chao} Y3", turn=2)
    match.play(0, target)
    with pytest.raises(Illegal, match=re.escape(says)):
        match.play(0, level)
