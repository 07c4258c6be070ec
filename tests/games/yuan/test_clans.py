"""Sections 4.13 to 4.15: clan powers, rivers, Volcanoes."""

from __future__ import annotations

import pytest

from baronage.games.yuan.board.land import land_of
from baronage.games.yuan.data import MAPS
from baronage.games.yuan.rules.provinces import defence
from tests.games.yuan.table import (
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
    programmed,
    province,
    refused,
    turn,
    winners,
)


@pytest.mark.rule("YUAN-K1.01")
def test_powers_are_used_by_all_clans_or_by_none() -> None:
    plain = at("AN=Wc BIN=Pc LAI=Wd | W0 P7")
    assert produced(plain, "W") == (2, 0, 0)
    assert prices(plain, "P", (province("BIN"), 0, 3, 0)) == (0, 7, 0)
    strong = at("AN=Wc BIN=Pc LAI=Wd | W0 P7", powers="on")
    assert produced(strong, "W") == (4, 0, 0)
    assert prices(strong, "P", (province("BIN"), 0, 3, 0)) == (0, 8, 0)
    for powers, armies in (("off", 0), ("on", 1)):
        naiman = at("ALAG=Kc HOVD=Gc | G0 K0", land=MON3, powers=powers)
        turn(naiman, "K ALAG:M1 | G -")
        assert board(naiman).armies[province("ALAG")] == armies
        assert board(naiman).chao[clan("G")] == (8 if powers == "on" else 6)


@pytest.mark.rule("YUAN-K2.01", "YUAN-K2.02")
def test_huan_has_one_second_city_that_produces_four() -> None:
    match = at("BIN=Bc LAI=Wd TAO=Wc | W4 B0", powers="on", extra="res=W18,0,9,6")
    assert produced(match, "W") == (4, 1, 0)
    turn(match, "W TAO:F2 | B -")  # the old one comes to the reserve first
    expect(match, "BIN=Bc LAI=Wc TAO=Wdw | W1 B6")
    again = at("BIN=Bc LAI=Wd | W4 B0", powers="on")
    turn(again, "W LAI:F1 | B -")  # doubling it again: nothing
    expect(again, "BIN=Bc LAI=Wd | W4 B6")
    other = at("BIN=Bd RAO=Bc LAI=Wc | W4 B0", powers="on")
    turn(other, "B RAO:F1 | W -")  # only Huan
    expect(other, "BIN=Bd RAO=Bd LAI=Wc | W10 B0")


@pytest.mark.rule("YUAN-K3.01")
def test_zhuang_may_borrow_up_to_six() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B1", powers="on")
    assert legal(match, "B BIN:F3")  # 7 = 1 + 6
    illegal(match, "B BIN:F3M2", "YUAN-P1.04")
    illegal(match, "W LAI:F2", "YUAN-P1.04")
    turn(match, "B BIN:F3 | W -")
    assert (board(match).chao[1], board(match).loan[1]) == (0, 6)


@pytest.mark.rule("YUAN-K3.01")
def test_while_a_loan_is_open_nothing_more_is_borrowed() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B4/5", powers="on")
    assert legal(match, "B BIN:F2")
    illegal(match, "B BIN:F3", "YUAN-P1.04")


@pytest.mark.rule("YUAN-K3.02")
def test_zhuang_repays_at_once_or_passes() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B1", powers="on")
    turn(match, "B BIN:D2 | W -")  # 3 after Rice: borrows 2, gains 2, repays 2
    assert (board(match).chao[1], board(match).loan[1], board(match).forced[1]) == (0, 0, 0)
    owing = at("BIN=Bc LAI=Wc | W0 B0/6!", powers="on")
    assert owing.state.actions(1) == [(0, 0)]
    refused(owing, 1, "BIN", "YUAN-K3.02")
    turn(owing, "W - | B -")
    assert (board(owing).chao[1], board(owing).loan[1], board(owing).forced[1]) == (0, 0, 0)
    assert legal(owing, "B BIN:F2")
    poor = at("BIN=Bc LAI=Wc | W8 B0/6!", powers="on", chao_supply=12)
    turn(poor, "W - | B -")  # the bank of 4 gives each of two 2: it still can't repay
    assert (board(poor).chao[1], board(poor).loan[1], board(poor).forced[1]) == (2, 6, 1)


@pytest.mark.rule("YUAN-K3.03")
def test_a_cancelled_order_borrows_nothing() -> None:
    match = at("BIN=Bc LAI=Wc | W6 B1", powers="on")
    turn(match, "W DAI:D3 | B DAI:D3")
    assert (board(match).chao[1], board(match).loan[1]) == (7, 0)


@pytest.mark.rule("YUAN-K3.04")
def test_an_open_loan_counts_against_zhuang_in_a_tie() -> None:
    position = "AN=Wct BIN=Bct | W1 B0"
    match = at(position, turn=16, powers="on")
    turn(match, "W AN:M1 | B BIN:F2")  # Blue borrows 4 and owes them
    assert board(match).key(clan("B"))[2] == -4
    assert winners(match) == "W"
    even = at("AN=Wct BIN=Bct | W1 B2", turn=16, powers="on")
    turn(even, "W AN:M1 | B BIN:F1")
    assert winners(even) == "B"


@pytest.mark.rule("YUAN-K4.01", "YUAN-K4.02")
def test_luong_pays_eight_and_gets_the_second_city() -> None:
    match = at("BIN=Bc LAI=Pc | P8 B0", powers="on")
    assert programmed(match, "P LAI:F3 | B -") == {"P": 8}
    turn(match, "P LAI:F3 | B -")
    expect(match, "BIN=Bc LAI=Pds1 | P0 B6")
    doubled = at("BIN=Bc LAI=Pd | P8 B0", powers="on")
    turn(doubled, "P LAI:F3 | B -")  # 8 also where there is one already
    expect(doubled, "BIN=Bc LAI=Pds1 | P0 B6")


@pytest.mark.rule("YUAN-K5.01", "YUAN-K5.02", "YUAN-G1.12")
def test_goujian_frees_undefended_neighbours_after_all_fortifications() -> None:
    match = at("BIN=Bv LUO=Bvt RAO=Ycw YI=Bv | Y7 B4", powers="on")
    turn(match, "Y RAO:F3 | B BIN:F2")  # BIN becomes a City in the same step and is freed with it
    expect(match, "LUO=-t RAO=Ycs1 | Y1 B1")
    walled = at("BIN=Bv LUO=Bv RAO=Ycw YI=Bv | Y7 B7", powers="on")
    turn(walled, "Y RAO:F3 | B BIN:F3")  # Rampart and Army: BIN is safe; no isolation follows
    expect(walled, "BIN=Bcw1 RAO=Ycs1 | Y1 B1")
    later = at("GAN=Rc LAN=Rv YU=Yc | Y9 R9", land="CONFLICT", powers="on")
    turn(later, "Y YU:F3 | R LAN:F3")  # whoever is looked at first: all fortify, then the undefended ones are freed
    expect(later, "GAN=Rc LAN=Rcw1 YU=Ycs1 | Y2 R3")
    nothing = at("BIN=Bv RAO=Ycw | Y4 B0", powers="on")
    turn(nothing, "Y RAO:F2 | B -")  # no Rampart was placed
    expect(nothing, "BIN=Bv RAO=Ydw | Y1 B6")


@pytest.mark.rule("YUAN-K5.02")
def test_goujian_frees_after_an_attack_too() -> None:
    match = at("BIN=Bc LUO=Bc RAO=Yv1 RU=Bc YI=Yc | Y20 B0", powers="on")
    turn(match, "Y BIN:M1F3 | B -")  # BIN is taken in S4, and walled in S5: LUO and RU become free
    expect(match, "BIN=Ycw2 RAO=Yv YI=Yc | Y15 B6")


@pytest.mark.rule("YUAN-K5.03")
def test_goujians_wood_defends_one() -> None:
    s = board(at("BIN=Ycw LAI=Wcw | W0 Y0", powers="on"))
    assert (defence(s, province("BIN")), defence(s, province("LAI"))) == (1, 2)
    assert defence(board(at("BIN=Ycw LAI=Wcw | W0 Y0")), province("BIN")) == 2
    match = at("BIN=Ycw RAO=Wc2 ZI=Yc | W0 Y0", powers="on")
    turn(match, "W BIN:M1 | Y -")
    assert board(match).owner[province("BIN")] == 1


@pytest.mark.rule("YUAN-K6.01")
def test_borjigin_conquers_with_equal_force() -> None:
    match = at("BIN=Bcw LAI=Bc RAO=Rc2 | R0 B0", powers="on")
    turn(match, "R BIN:M1 | B -")
    assert board(match).owner[province("BIN")] == clan("R") + 1
    none = at("BIN=Bv1 LAI=Bc RAO=Rc1 | R0 B0", powers="on")
    turn(none, "R BIN:M1 | B -")  # nothing is left: force 0 equals defence 0 and takes nothing
    assert board(none).owner[province("BIN")] == clan("B") + 1
    bonus = at("BIN=Bv HU=Bcs LUO=Bv RAO=Rc2 | R7 B0", powers="on")
    assert defence(board(bonus), province("LUO")) == 1
    turn(bonus, "R BIN:M3 | B -")  # a bonus attack of 1 equals LUO's defence of 1
    assert board(bonus).owner[province("LUO")] == clan("R") + 1
    usual = at("BIN=Bv HU=Bcs LUO=Bv RAO=Wc2 | W7 B0", powers="on")
    turn(usual, "W BIN:M3 | B -")
    assert board(usual).owner[province("LUO")] == clan("B") + 1


@pytest.mark.rule("YUAN-K7.01")
def test_kerait_gains_eight_for_a_pass_or_a_clash_and_one_for_development_2() -> None:
    match = at("BIN=Bc LAI=Gc | G0 B0", powers="on")
    turn(match, "G - | B -")
    assert (board(match).chao[clan("G")], board(match).chao[1]) == (8, 6)
    turn(match, "G DAI:D3 | B -")
    assert board(match).chao[clan("G")] == 2
    clash = at("BIN=Bc LAI=Gc | G6 B7", powers="on")
    turn(clash, "G DAI:D3 | B DAI:D3")
    assert (board(clash).chao[clan("G")], board(clash).chao[1]) == (14, 13)
    two = at("BIN=Bc LAI=Gc | G3 B0", powers="on")
    turn(two, "G LAI:D2 | B -")
    assert board(two).chao[clan("G")] == 1


@pytest.mark.rule("YUAN-K8.01")
def test_naiman_recruits_for_nothing_and_keeps_two_armies_in_a_province() -> None:
    match = at("BIN=Bc3 LAI=Kc2 | K0 B0", powers="on")
    turn(match, "K LAI:M1 | B -")
    expect(match, "BIN=Bc3 LAI=Kc2 | K0 B6")
    first = at("BIN=Bc LAI=Kc | K0 B0", powers="on")
    turn(first, "K LAI:M1 | B -")
    expect(first, "BIN=Bc LAI=Kc1 | K0 B6")


@pytest.mark.rule("YUAN-K9.01", "YUAN-K9.02")
def test_merkit_takes_two_after_a_conquest_and_pays_eight_for_development_3() -> None:
    match = at("BIN=Bv LUO=Bc RAO=Oc1 | O0 B1", powers="on")
    turn(match, "O BIN:M1 | B LUO:D1")
    assert (board(match).chao[clan("O")], board(match).chao[1]) == (1, 0)  # as many as that clan has
    rich = at("BIN=Bv LUO=Bc RAO=Oc1 | O0 B5", powers="on")
    turn(rich, "O BIN:M1 | B LUO:D1")
    assert (board(rich).chao[clan("O")], board(rich).chao[1]) == (2, 3)
    failed = at("BIN=Bv1 LUO=Bc RAO=Oc1 | O0 B5", powers="on")
    turn(failed, "O BIN:M1 | B LUO:D1")
    assert board(failed).chao[clan("O")] == 0
    cost = at("BIN=Bc RAO=Oc | O9 B0", powers="on")
    assert prices(cost, "O", (province("RAO"), 3, 3, 3)) == (8, 6, 7)
    assert prices(at("BIN=Bc LAI=Oc | O9 B0"), "O", (province("LAI"), 3, 0, 0)) == (6, 0, 0)


# --- rivers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-O1.01", "YUAN-O1.02", "YUAN-O1.07")
def test_banks_are_not_adjacent_but_connected() -> None:
    land = land_of(MAPS["STD2"], True, False)
    assert {names(edge) for edge in land.edges} == {
        *("AN NING", "BIN RAO", "FEN QI", "HU LUO", "HU XIN", "KUN TANG"),
        *("LAI NING", "LUO RAO", "PING WEI", "QI TANG", "WEI ZHAO"),
    }
    assert province("NING") not in land.adjacent[province("LAI")]
    assert province("NING") in land.connected[province("LAI")]
    match = at("BIN=Bc LAI=Wc | W6 B0", rivers="on")
    assert legal(match, "W NING:D1")  # connected
    turn(match, "W LAI:D1 | B -")  # Expansion is adjacent: NING is not taken
    expect(match, "AN=Wv BIN=Bc FEN=Wv LAI=Wc TANG=Wv TAO=Wv | W6 B6")
    robbing = at("LAI=Wc NING=Bc | W6 B9", rivers="on")
    turn(robbing, "W LAI:D3 | B -")  # no robbing over the river
    assert board(robbing).chao[1] == 15
    bonus = at("BIN=Bc FEN=Wc2 LAI=Bv NING=Bv TAO=Bv | W9 B0", rivers="on")
    turn(bonus, "W LAI:M3 | B -")  # TAO falls to the bonus attack, NING across the river does not
    assert [board(bonus).owner[province(name)] for name in ("LAI", "TAO", "NING")] == [1, 1, 2]
    groups = at("BIN=Bc LUO=Bv RAO=Wc1 | W0 B0", rivers="on")
    turn(groups, "W BIN:M1 | B -")  # over the river; LUO hangs on BIN by land
    expect(groups, "BIN=Wc1 LUO=Wv RAO=Wc | W0 B6")  # and BIN has no City in its group: RAO is across the river


@pytest.mark.rule("YUAN-O1.03", "YUAN-O1.06")
def test_an_enemy_army_on_a_bank_closes_the_river_but_not_one_crossing() -> None:
    assert legal(at("BIN=Bc FEN=Bv KUN=Wc1 | W0 B0", rivers="on"), "W FEN:M1")
    assert not legal(at("BIN=Bc FEN=Bv KUN=Wc1 QI=Bv1 | W0 B0", rivers="on"), "W FEN:M1")
    assert not legal(at("BIN=Bc FEN=Bv1 KUN=Wc1 | W0 B0", rivers="on"), "W FEN:M1")  # the target's own Army
    assert not legal(at("BIN=Bc FEN=Bv KUN=Wc1 TANG=Bv1 | W0 B0", rivers="on"), "W FEN:M1")  # on the other bank
    assert legal(at("BIN=Bc FEN=Bv KUN=Wc1 QI=Wv1 | W0 B0", rivers="on"), "W FEN:M1")  # own Armies never
    assert legal(at("BIN=Bc KUN=Wc1 TANG=Bv1 | W0 B0", rivers="on"), "W TANG:M1")  # the banks of one edge


@pytest.mark.rule("YUAN-O1.04", "YUAN-O1.05")
def test_rivers_join_at_corners_and_with_lakes() -> None:
    land = land_of(MAPS["STD2"], True, False)
    nobody = [0] * 151
    reached = names(land.reach(province("KUN"), nobody, nobody, 0))
    assert {"FEN", "QI", "TANG"} <= set(reached.split())
    assert not {"FEN"} & set(names(land.connected[province("KUN")]).split())


# --- Volcanoes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-W1.01")
def test_a_volcano_doubles_production_beside_it() -> None:
    match = at("ALAG=Wv BARGA=Bc HOVD=Wd | W0 B0", land=MON3, volcanoes="on")
    assert produced(match, "W") == (2, 0, 4)
    huan = at("ALAG=Wv BARGA=Bc HOVD=Wd | W0 B0", land=MON3, volcanoes="on", powers="on")
    assert produced(huan, "W") == (2, 0, 8)
    assert produced(at("ALAG=Wv BARGA=Bc DURGUN=Wd | W0 B0", land=MON3, volcanoes="on"), "W") == (2, 0, 0)  # a Hill


@pytest.mark.rule("YUAN-W1.02", "YUAN-W1.03")
@pytest.mark.parametrize("number", range(1, 16))
def test_volcanoes_erupt_at_the_end_of_turns_5_9_and_13(number: int) -> None:
    match = at("ALAG=Wdst BARGA=Bc JARGA=Wv1 HOVD=Wc2 | W0 B0", land=MON3, turn=number, volcanoes="on")
    turn(match, "W - | B -")
    if number in (5, 9, 13):
        expect(match, "ALAG=-t BARGA=Bc JARGA=Wv1 | W6 B6")  # JARGA has lost its Cities: no isolation, no City
    elif not match.over:
        expect(match, "ALAG=Wdst BARGA=Bc JARGA=Wv1 HOVD=Wc2 | W6 B6")


@pytest.mark.rule("YUAN-W1.02")
def test_no_eruption_once_the_game_is_over() -> None:
    match = at("ALAG=Wc BARGA=Bc | W0 B0", land=MON3, turn=5, volcanoes="on", max_turns=5)
    turn(match, "W - | B -")
    assert match.over
    expect(match, "ALAG=Wc BARGA=Bc | W6 B6")


@pytest.mark.rule("YUAN-W1.04")
def test_without_the_option_a_volcano_is_a_mountain() -> None:
    match = at("ALAG=Wv BARGA=Bc HOVD=Wd | W0 B0", land=MON3, turn=5)
    assert produced(match, "W") == (1, 0, 2)
    turn(match, "W - | B -")
    expect(match, "ALAG=Wv BARGA=Bc HOVD=Wd | W6 B6")
    assert province("HOVD") not in board(match).land.connected[province("OLGII")]  # across it: no link
