"""The worked examples of the rules, E1 to E43, in notation."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.match.match import Match
from baronage.games.yuan.rules.provinces import group
from tests.games.yuan.table import (
    GAME,
    MON3,
    at,
    board,
    expect,
    illegal,
    legal,
    names,
    prices,
    produced,
    programmed,
    province,
    turn,
    winners,
)


@pytest.mark.rule("YUAN-C1.01", "YUAN-C1.03")
def test_e1_cost_first_example() -> None:
    match = at("BIN=Bc FEN=Wv LAI=Wc | W9 B0")
    assert produced(match, "W") == (2, 0, 0)
    assert prices(match, "W", (province("LAI"), 2, 0, 0)) == (2, 0, 0)
    match = at("BIN=Bc FEN=Wv LAI=Wc NING=Wv QI=Wc | W9 B0")
    assert produced(match, "W") == (4, 0, 0)
    assert prices(match, "W", (province("LAI"), 2, 0, 0)) == (0, 0, 0)
    match = at("BIN=Bc FEN=Wv LAI=Wd NING=Wv QI=Wc | W9 B0")
    assert prices(match, "W", (province("LAI"), 2, 0, 0)) == (0, 0, 0)


@pytest.mark.rule("YUAN-C1.01", "YUAN-C1.03")
def test_e2_cost_second_example() -> None:
    match = at("BIN=Bc DENG=Wv FEN=Wv JIN=Wv KUN=Wv LAI=Wc MEI=Wv NING=Wv QI=Wv TANG=Wv TAO=Wv ZI=Wv | W4 B0")
    assert produced(match, "W") == (4, 5, 2)
    assert prices(match, "W", (province("LAI"), 1, 3, 2)) == (0, 2, 2)
    assert legal(match, "W LAI:D1F3M2")


@pytest.mark.rule("YUAN-G1.05", "YUAN-G1.08")
def test_e3_groups() -> None:
    s = board(at("AN=Wv BIN=Bc DENG=Wv HUI=Wv LAI=Wc NING=Wv YING=Wv | W0 B0"))
    assert {names(group(s, p)) for p in s.land.provinces if s.owner[p] == 1} == {"AN LAI NING", "DENG YING", "HUI"}
    assert any({province("DENG"), province("LAI")} <= set(shore) for shore in s.land.shores)


@pytest.mark.rule("YUAN-G1.07", "YUAN-D1.01", "YUAN-D4.02", "YUAN-I1.02")
def test_e4_colonization_over_water_automatic_urbanization() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B0")
    assert programmed(match, "W YING:D1 | B -") == {"W": 0}
    turn(match, "W YING:D1 | B -")
    expect(match, "BIN=Bc DENG=Wv JIN=Wv LAI=Wc SHU=Wv YING=Wc | W0 B6")


@pytest.mark.rule("YUAN-F1.02", "YUAN-F2.02", "YUAN-F2.03", "YUAN-F2.05")
def test_e5_wood_and_stone() -> None:
    match = at("BIN=Bc LAI=Wc RAO=Bcw TAO=Wv | W9 B12")
    assert programmed(match, "W LAI:F2 | B RAO:F3") == {"W": 3, "B": 6}
    turn(match, "W LAI:F2 | B RAO:F3")
    expect(match, "BIN=Bc LAI=Wdw RAO=Bcs1 TAO=Wv | W6 B6")
    assert programmed(match, "W TAO:F3 | B RAO:F3") == {"W": 6, "B": 6}
    turn(match, "W TAO:F3 | B RAO:F3")
    expect(match, "BIN=Bc LAI=Wdw RAO=Bcs2 TAO=Wcw1 | W0 B0")


@pytest.mark.rule("YUAN-A1.03", "YUAN-A3.01", "YUAN-A5.05", "YUAN-A6.01", "YUAN-U1.02", "YUAN-F2.02")
def test_e6_the_hu_example() -> None:
    match = at("HU=Wc JIA=Bc1 LAI=Wc LUO=Wv XIN=Wv | W0 B4")
    assert programmed(match, "B HU:M1F2 | W -") == {"B": 4}
    turn(match, "B HU:M1F2 | W -")
    expect(match, "HU=Bdw1 JIA=Bc LAI=Wc LUO=Bv XIN=Bv | W6 B0")


@pytest.mark.rule("YUAN-A1.04", "YUAN-A3.02", "YUAN-A5.03", "YUAN-A5.05", "YUAN-A6.01")
def test_e7_simultaneous_attacks() -> None:
    match = at("CHEN=Yc1 LAI=Bc RU=Yv SU=Bv1 | B0 Y0")
    assert programmed(match, "B CHEN:M1 | Y SU:M1") == {"B": 0, "Y": 0}
    turn(match, "B CHEN:M1 | Y SU:M1")
    expect(match, "CHEN=Bc1 LAI=Bc RU=Bv SU=Yc1 | B0 Y0")


@pytest.mark.rule("YUAN-A5.04", "YUAN-A5.05")
def test_e8_two_clans_isolate_different_villages() -> None:
    match = at("DAI=Yv FAN=Yv HUI=Yv MEI=Yc SHU=Bc1 SU=Pc1 YAN=Yv | B0 P0 Y0")
    assert programmed(match, "B YAN:M1 | P FAN:M1 | Y -") == {"B": 0, "P": 0}
    turn(match, "B YAN:M1 | P FAN:M1 | Y -")
    expect(match, "DAI=Pv FAN=Pv1 HUI=Bv MEI=Yc SHU=Bc SU=Pc YAN=Bv1 | B0 P0 Y6")


@pytest.mark.rule("YUAN-A5.04", "YUAN-A5.05")
def test_e9_isolated_only_by_two_attacks_together() -> None:
    match = at("FAN=Bc1 FEN=Pc1 LAI=Yc MEI=Yc TAO=Yv | B7 P0 Y0")
    assert programmed(match, "B MEI:M1 | P LAI:M1 | Y -") == {"B": 0, "P": 0}
    turn(match, "B MEI:M1 | P LAI:M1 | Y -")
    expect(match, "FAN=Bc FEN=Pc LAI=Pv1 MEI=Bv1 | B7 P0 Y6")


@pytest.mark.rule("YUAN-A4.01", "YUAN-A4.04", "YUAN-A1.05")
def test_e10_the_exception_with_level_iii() -> None:
    match = at("FAN=Bc1 FEN=Pc1 LAI=Yc MEI=Yc TAO=Yv | B7 P0 Y0")
    assert programmed(match, "B MEI:M3 | P LAI:M1 | Y -") == {"B": 6, "P": 0}
    turn(match, "B MEI:M3 | P LAI:M1 | Y -")
    expect(match, "FAN=Bc FEN=Pc LAI=Pv1 MEI=Bv2 TAO=Bv | B1 P0 Y6")


@pytest.mark.rule("YUAN-A2.01", "YUAN-A2.03", "YUAN-A2.04")
def test_e11_three_attackers() -> None:
    match = at("BIN=Wc3 HU=Bc1 LAI=Yc RAO=Yv1 YI=Pc1 | W0 B0 P0 Y0")
    assert programmed(match, "W RAO:M1 | B RAO:M1 | P RAO:M1 | Y -") == {"W": 0, "B": 0, "P": 0}
    turn(match, "W RAO:M1 | B RAO:M1 | P RAO:M1 | Y -")
    expect(match, "BIN=Wc HU=Bc LAI=Yc RAO=Wv1 YI=Pc | W0 B0 P0 Y6")


@pytest.mark.rule("YUAN-C1.05", "YUAN-I1.02")
def test_e12_clash() -> None:
    match = at("BIN=Bc LAI=Wc | W7 B7")
    assert programmed(match, "W DAI:D3F1 | B DAI:D3") == {"W": 6, "B": 6}
    turn(match, "W DAI:D3F1 | B DAI:D3")
    expect(match, "BIN=Bc LAI=Wc | W13 B13")


@pytest.mark.rule("YUAN-D2.01", "YUAN-D3.03", "YUAN-D3.04")
def test_e13_neighbours_contested() -> None:
    match = at("FU=Wc NAN=Bc | W0 B0")
    assert programmed(match, "W FU:D1 | B NAN:D1") == {"W": 0, "B": 0}
    turn(match, "W FU:D1 | B NAN:D1")
    expect(match, "AN=Wv FU=Wc JIA=Bv NAN=Bc YI=Bv | W0 B0")


@pytest.mark.rule("YUAN-D1.01", "YUAN-D3.02", "YUAN-D3.04")
def test_e14_the_target_has_priority() -> None:
    match = at("FU=Wc YI=Bc | W0 B0")
    assert programmed(match, "W FU:D1 | B NAN:D1") == {"W": 0, "B": 0}
    turn(match, "W FU:D1 | B NAN:D1")
    expect(match, "AN=Wv FU=Wc JIA=Bv NAN=Bv YI=Bc | W0 B0")


@pytest.mark.rule("YUAN-D3.02", "YUAN-D3.04")
def test_e15_a_neighbour_that_is_somebody_s_target() -> None:
    match = at("FU=Wc NAN=Bv YI=Bc | W0 B0")
    assert programmed(match, "W FU:D1 | B SHEN:D1") == {"W": 0, "B": 0}
    turn(match, "W FU:D1 | B SHEN:D1")
    expect(match, "AN=Wv FU=Wc JIA=Bv NAN=Bv SHEN=Bv YI=Bc | W0 B0")


@pytest.mark.rule("YUAN-D5.01", "YUAN-D5.02", "YUAN-D5.04")
def test_e16_robbing_by_a_temple() -> None:
    match = at("AN=Pc FU=Bc LAI=Wc | W6 B7 P3")
    assert programmed(match, "W LAI:D3 | B FU:D3 | P AN:M1") == {"W": 6, "B": 7, "P": 0}
    turn(match, "W LAI:D3 | B FU:D3 | P AN:M1")
    expect(match, "AN=Pc FU=Bct LAI=Wct | W1 B1 P1")


@pytest.mark.rule("YUAN-D5.03")
def test_e17_builders_that_would_rob_each_other() -> None:
    match = at("AN=Bc LAI=Wc | W9 B9")
    assert programmed(match, "W LAI:D3 | B AN:D3") == {"W": 6, "B": 7}
    turn(match, "W LAI:D3 | B AN:D3")
    expect(match, "AN=Bct LAI=Wct | W3 B2")


@pytest.mark.rule("YUAN-M1.02", "YUAN-M1.04", "YUAN-A2.03", "YUAN-A2.06")
def test_e18_more_than_three_armies_defend() -> None:
    match = at("LAI=Wc3 TANG=Bc2 TAO=Bc3 | W7 B0")
    assert programmed(match, "W LAI:M3 | B LAI:M1") == {"W": 7, "B": 0}
    turn(match, "W LAI:M3 | B LAI:M1")
    expect(match, "LAI=Wc1 TANG=Bc TAO=Bc | W0 B0")


@pytest.mark.rule("YUAN-N1.01")
def test_e19_surplus_at_the_end_of_the_turn() -> None:
    match = at("LAI=Wc3 TANG=Bc2 TAO=Bc3 | W7 B0")
    assert programmed(match, "W LAI:M3 | B -") == {"W": 7}
    turn(match, "W LAI:M3 | B -")
    expect(match, "LAI=Wc3 TANG=Bc2 TAO=Bc3 | W0 B6")
    four = at("LAI=Wc3 TANG=Bc2 TAO=Bc3 | W4 B0")
    turn(four, "W LAI:M2 | B -")  # one too many is too many
    expect(four, "LAI=Wc3 TANG=Bc2 TAO=Bc3 | W0 B6")


@pytest.mark.rule("YUAN-A1.03", "YUAN-A1.04", "YUAN-A5.05", "YUAN-A6.01")
def test_e20_mutual_attack_with_armies_that_stay() -> None:
    match = at("AN=Wv1 DAI=Bv FU=Bc1 LAI=Wc2 SHEN=Bv2 | W0 B0")
    assert programmed(match, "W FU:M1 | B AN:M1") == {"W": 0, "B": 0}
    turn(match, "W FU:M1 | B AN:M1")
    expect(match, "AN=Bc1 DAI=Wv FU=Wc1 LAI=Wc2 SHEN=Wv | W0 B0")


@pytest.mark.rule("YUAN-A2.04", "YUAN-A2.06", "YUAN-U1.03")
def test_e21_failed_attack_refund_of_the_fortification() -> None:
    match = at("BIN=Bdw RAO=Wc2 YI=Wv | W4 B0")
    assert programmed(match, "W BIN:M1F2 | B -") == {"W": 2}
    turn(match, "W BIN:M1F2 | B -")
    expect(match, "BIN=Bdw RAO=Wc YI=Wv | W4 B6")


@pytest.mark.rule("YUAN-A1.05", "YUAN-A2.04", "YUAN-A5.05", "YUAN-A6.01")
def test_e22_three_armies_against_a_rampart() -> None:
    match = at("BIN=Bcw LUO=Bv RAO=Wc2 | W4 B0")
    assert programmed(match, "W BIN:M2 | B -") == {"W": 4}
    turn(match, "W BIN:M2 | B -")
    expect(match, "BIN=Wv3 LUO=Wv RAO=Wc | W0 B6")


@pytest.mark.rule("YUAN-P1.06", "YUAN-A1.01")
def test_e23_contingent_attack() -> None:
    match = at("LAI=Wc1 TAO=Wv YAN=Bc | W0 B0")
    assert programmed(match, "W MEI:M1 | B YAN:D1") == {"W": 0, "B": 0}
    turn(match, "W MEI:M1 | B YAN:D1")
    expect(match, "HUI=Bv LAI=Wc MEI=Wv1 SHU=Bv TAO=Wv YAN=Bc | W0 B0")


@pytest.mark.rule("YUAN-A1.01", "YUAN-U1.03")
def test_e24_contingent_attack_that_finds_a_free_province() -> None:
    match = at("LAI=Wc1 TAO=Wv1 YAN=Bc | W4 B0")
    assert programmed(match, "W MEI:M1F2 | B -") == {"W": 3}
    turn(match, "W MEI:M1F2 | B -")
    expect(match, "LAI=Wc1 TAO=Wv1 YAN=Bc | W4 B6")


@pytest.mark.rule("YUAN-D4.03", "YUAN-F2.02", "YUAN-M1.02", "YUAN-C1.02")
def test_e25_three_actions_in_one_order() -> None:
    match = at("BIN=Bc LAI=Wc | W12 B0")
    assert programmed(match, "W YING:D1F2M2 | B -") == {"W": 8}
    turn(match, "W YING:D1F2M2 | B -")
    expect(match, "BIN=Bc DENG=Wv JIN=Wv LAI=Wc SHU=Wv YING=Wdw1 | W4 B6")


@pytest.mark.rule("YUAN-D4.02", "YUAN-F1.02", "YUAN-M1.01")
def test_e26_the_same_next_to_a_city() -> None:
    match = at("BIN=Bc LAI=Wc | W8 B0")
    assert programmed(match, "W AN:D1F2M2 | B -") == {"W": 8}
    turn(match, "W AN:D1F2M2 | B -")
    expect(match, "AN=Wc1 BIN=Bc FU=Wv LAI=Wc NING=Wv TAO=Wv | W0 B6")


@pytest.mark.rule("YUAN-A2.05", "YUAN-A2.06")
def test_e27_indestructible_city() -> None:
    match = at("BIN=Bcs1 LUO=Bv RAO=Wc3 YI=Wv | W0 B0")
    assert programmed(match, "W BIN:M1 | B -") == {"W": 0}
    turn(match, "W BIN:M1 | B -")
    expect(match, "BIN=Bcs LUO=Bv RAO=Wc YI=Wv | W0 B6")


@pytest.mark.rule("YUAN-G1.11", "YUAN-A2.04")
def test_e28_defence_next_to_an_indestructible_city() -> None:
    match = at("BIN=Bcs LUO=Bv RAO=Wc1 YI=Wv | W4 B0")
    assert programmed(match, "W LUO:M2 | B -") == {"W": 4}
    turn(match, "W LUO:M2 | B -")
    expect(match, "BIN=Bcs LUO=Wv2 RAO=Wc YI=Wv | W0 B6")


@pytest.mark.rule("YUAN-A4.01", "YUAN-A4.04", "YUAN-A5.05")
def test_e29_bonus_attacks() -> None:
    match = at("BIN=Bv GUI=Bv1 JUN=Bv LUO=Bc RAO=Wc2 YI=Wv | W7 B0")
    assert programmed(match, "W BIN:M3 | B -") == {"W": 7}
    turn(match, "W BIN:M3 | B -")
    expect(match, "BIN=Wv3 GUI=Wv JUN=Wv LUO=Wv RAO=Wc YI=Wv | W0 B6")


@pytest.mark.rule("YUAN-K3.01", "YUAN-K3.02")
def test_e30_zhuang_borrows() -> None:
    match = at("BIN=Bc LAI=Wc RAO=Bv | W9 B2", powers="on")
    assert programmed(match, "B BIN:F3 | W -") == {"B": 6}
    turn(match, "B BIN:F3 | W -")
    expect(match, "BIN=Bcs1 LAI=Wc RAO=Bv | W15 B0/4!")
    assert programmed(match, "W - | B -") == {}
    turn(match, "W - | B -")
    expect(match, "BIN=Bcs1 LAI=Wc RAO=Bv | W21 B2")


@pytest.mark.rule("YUAN-K2.01", "YUAN-K2.02")
def test_e31_huan_moves_its_doubled_city() -> None:
    match = at("AN=Wc BIN=Bc LAI=Wd TAO=Wc | W0 B0", powers="on")
    assert programmed(match, "W TAO:F1 | B -") == {"W": 0}
    turn(match, "W TAO:F1 | B -")
    expect(match, "AN=Wc BIN=Bc LAI=Wc TAO=Wd | W0 B6")


@pytest.mark.rule("YUAN-K4.01", "YUAN-K4.02")
def test_e32_luong() -> None:
    match = at("BIN=Bc LAI=Pc TAO=Pv | P7 B0", powers="on")
    assert programmed(match, "P TAO:F3 | B -") == {"P": 7}
    turn(match, "P TAO:F3 | B -")
    expect(match, "BIN=Bc LAI=Pc TAO=Pdw1 | P0 B6")


@pytest.mark.rule("YUAN-K5.01", "YUAN-K5.02")
def test_e33_goujian() -> None:
    match = at("BIN=Bv HU=Bv1 LUO=Bc RAO=Yc YI=Bdw | Y4 B0", powers="on")
    assert programmed(match, "Y RAO:F2 | B -") == {"Y": 3}
    turn(match, "Y RAO:F2 | B -")
    expect(match, "HU=Bv1 RAO=Ydw YI=Bdw | Y1 B6")


@pytest.mark.rule("YUAN-O1.03", "YUAN-O1.04", "YUAN-O1.05")
def test_e34_rivers() -> None:
    match = at("BIN=Bc FEN=Bv KUN=Wc1 | W0 B0", rivers="on")
    assert programmed(match, "W FEN:M1 | B -") == {"W": 0}
    turn(match, "W FEN:M1 | B -")
    expect(match, "BIN=Bc FEN=Wc1 KUN=Wc | W0 B6")


@pytest.mark.rule("YUAN-W1.01", "YUAN-W1.02")
def test_e35_volcano() -> None:
    match = at("ALAG=Wv BARGA=Bc DURGUN=Wvt HOVD=Wd TESIIN=Wcs2 | W0 B0", turn=5, land=MON3, volcanoes="on")
    assert programmed(match, "W - | B -") == {}
    turn(match, "W - | B -")
    expect(match, "BARGA=Bc DURGUN=-t | W6 B6")


@pytest.mark.rule("YUAN-V1.01", "YUAN-V1.02")
def test_e36_victory_and_tie_break() -> None:
    match = at("AN=Wvt BIN=Bct FU=Wvt LAI=Wct LUO=Bvt NAN=Bv RAO=Bvt RU=Bvt TAO=Wvt | W0 B0", turn=9)
    assert programmed(match, "W - | B -") == {}
    turn(match, "W - | B -")
    expect(match, "AN=Wvt BIN=Bct FU=Wvt LAI=Wct LUO=Bvt NAN=Bv RAO=Bvt RU=Bvt TAO=Wvt | W6 B6")
    assert match.over
    assert board(match).turn == 9
    assert winners(match) == "B"


@pytest.mark.rule("YUAN-X2.03", "YUAN-X2.04", "YUAN-X2.06")
def test_e37_foreign_invasion() -> None:
    match = at(
        "AN=Wc BIN=Bv1 FAN=Pc HU=Pc LAI=Wv LEI=Bc LUO=Bv NING=Wv RAO=Yc2 SU=Pv | W0 B0 P0",
        land="INVASION",
        scenario="foreign_invasion",
    )
    assert programmed(match, "W - | B - | P -") == {}
    turn(match, "W - | B - | P -")
    expect(match, "AN=Wc BIN=Yv FAN=Pc HU=Pc LAI=Yv1 LEI=Bc LUO=Yv1 NING=Wv RAO=Yc SU=Pv | W6 B6 P6")


@pytest.mark.rule("YUAN-X1.02", "YUAN-D1.03", "YUAN-D4.02")
def test_e38_mystic_island() -> None:
    match = at(
        "CHEN=Pc CHU=Wv DENG=Bc HAN=Wv JUN=Yc QIN=Wc1 SHU=Bv | W7 B0 P0 Y0", land="MYSTIC", scenario="mystic_island"
    )
    illegal(match, "W SHU:M1")
    assert programmed(match, "W YING:D3 | B - | P - | Y -") == {"W": 6}
    turn(match, "W YING:D3 | B - | P - | Y -")
    expect(match, "CHEN=Pc CHU=Wv DENG=Bc HAN=Wv JIN=Wv JUN=Yc QIN=Wc1 SHU=Bv YING=Wc | W1 B6 P6 Y6")


@pytest.mark.rule("YUAN-L1.02")
def test_e40_village_shortage() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B0", extra="res=W3,13,9,6")
    assert programmed(match, "W LAI:D1 | B -") == {"W": 0}
    turn(match, "W LAI:D1 | B -")
    expect(match, "AN=Wv BIN=Bc FEN=Wv LAI=Wc NING=Wv | W0 B6")


@pytest.mark.rule("YUAN-V1.04", "YUAN-D1.03", "YUAN-D4.02")
def test_e41_a_clan_without_province_comes_back() -> None:
    match = at("BIN=Bc RAO=Bv | W7 B0")
    assert legal(match, "W LAI:D3")
    assert prices(match, "W", (province("LAI"), 3, 0, 0)) == (7, 0, 0)
    illegal(match, "W LAI:D1")
    assert programmed(match, "W LAI:D3 | B BIN:D1") == {"W": 7, "B": 0}
    turn(match, "W LAI:D3 | B BIN:D1")
    expect(
        match, "AN=Wv BIN=Bc FEN=Wv GUI=Bv HU=Bv JUN=Bv LAI=Wc LUO=Bv NING=Wv RAO=Bv RU=Bv TANG=Wv TAO=Wv YI=Bv | W0 B0"
    )


@pytest.mark.rule("YUAN-C1.01", "YUAN-D2.01", "YUAN-D2.02", "YUAN-F1.02", "YUAN-I1.01", "YUAN-L1.02")
def test_e42_opening_of_a_two_player_game_on_std2() -> None:
    match = at("AN=-t DAI=-t GUI=-t LAI=Wc PING=-t RU=Bc XIN=-t YAN=-t | W4 B4", turn=1)
    assert programmed(match, "W LAI:D1F1 | B RU:D1F1") == {"W": 0, "B": 0}
    turn(match, "W LAI:D1F1 | B RU:D1F1")
    expect(
        match,
        "AN=Wvt BIN=Bv CHEN=Bv DAI=-t FEN=Wv GUI=Bvt LAI=Wd NING=Wv PING=-t RAO=Bv RU=Bd TANG=Wv TAO=Wv "
        "XIN=-t YAN=-t YI=Bv | W4 B4",
    )
    assert programmed(match, "W AN:F2 | B GUI:D2") == {"W": 3, "B": 2}
    turn(match, "W AN:F2 | B GUI:D2")
    expect(
        match,
        "AN=Wct BIN=Bv CHEN=Bv DAI=-t FEN=Wv GAO=Bv GUI=Bvt HU=Bv JUN=Bv LAI=Wd LIAO=Bv LUO=Bv NAN=Bv "
        "NING=Wv PING=-t RAO=Bv RU=Bd SU=Bv TANG=Wv TAO=Wv WU=Bv XIN=-t YAN=-t YI=Bv | W1 B4",
    )
    assert programmed(match, "W TAO:D1 | B BIN:D1F2") == {"W": 0, "B": 0}
    turn(match, "W TAO:D1 | B BIN:D1F2")
    expect(
        match,
        "AN=Wct BIN=Bc CHEN=Bv DAI=Bvt DENG=Wv FAN=Bv FEN=Wv FU=Wv GAO=Bv GUI=Bvt HU=Bv JIA=Bv JUN=Bv "
        "KUN=Wv LAI=Wd LEI=Bv LIAO=Bv LUO=Bv MEI=Wv NAN=Bv NING=Wv PING=-t QI=Wv RAO=Bv RU=Bd SHEN=Bv "
        "SU=Bv TANG=Wv TAO=Wv WU=Bv XIN=-t YAN=-t YI=Bv | W1 B4",
    )


@pytest.mark.rule("YUAN-K6.01", "YUAN-K7.01", "YUAN-K8.01")
def test_e43_designed_clans() -> None:
    match = at("AN=Gc BIN=Ocw FEN=Gv JIA=Kc QI=Gv RAO=Rc2 ZI=Gv | R0 O9 K0 G2", powers="on")
    assert programmed(match, "R BIN:M1 | O - | K JIA:M1 | G AN:D2") == {"R": 0, "K": 0, "G": 2}
    turn(match, "R BIN:M1 | O - | K JIA:M1 | G AN:D2")
    expect(match, "AN=Gc BIN=Rv2 FEN=Gv FU=Gv JIA=Kc1 LAI=Gv NING=Gv QI=Gv RAO=Rc TAO=Gv ZI=Gv | R0 O15 K0 G1")


@pytest.mark.rule("YUAN-S4.03", "YUAN-S4.04", "YUAN-S4.05")
def test_e39_auction() -> None:
    chance = Chance.forced([1])
    start = "t=0 map=STD4 opt=assembly:standard,bidding T=6 clans=WBPY seats=-6 -6 -6 -6 ask=bid:1,2,3,4:0 pos="
    state = GAME.position(start + "BAO=Wc GAN=Bc LAI=Pc ZHAO=Yc")
    match = Match(GAME, state=state, chance=chance)
    for seat, bid in enumerate((3, 5, 5, 0)):
        match.play(seat, f"bid {bid}")
    assert match.state.actors() == [1, 2]
    match.play(1, "bid 4")
    match.play(2, "bid 2")
    assert match.state.actors() == [1]
    match.play(1, "takes P LAI")
    assert board(match).chao[2] == 2  # 6 - 4
    assert match.state.actors() == [0, 2, 3]
    for seat, bid in ((0, 1), (2, 1), (3, 0)):
        match.play(seat, f"bid {bid}")
    assert match.state.actors() == [0, 2]
    match.play(0, "bid 6")
    match.play(2, "bid 6")  # a second tie, all at 6: the lot falls on the second of them
    assert match.state.actors() == [2]
    match.play(2, "takes W BAO")
    assert board(match).chao[0] == 0
    assert board(match).purse == [6, 0, 0, 6]
    match.play(0, "bid 2")
    match.play(3, "bid 1")
    match.play(0, "takes Y ZHAO")
    assert board(match).clans == [3, 2, 0, 1]  # the last player takes the last capital for nothing
    assert board(match).chao[:4] == [0, 6, 2, 4]
    assert board(match).turn == 1
