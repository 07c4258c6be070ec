"""Section 4.5: claims, overlaps, placement, Temples; and 4.6, 4.7, 4.9: Fortification and Recruitment."""

from __future__ import annotations

import pytest

from baronage.games.yuan.rules.provinces import defence
from tests.games.yuan.table import at, board, clan, expect, province, turn

# --- Development ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-D1.02", "YUAN-I1.01")
def test_colonization_2_claims_the_same_and_brings_two() -> None:
    match = at("BIN=Bc LAI=Wc | W3 B0")
    turn(match, "W AN:D2 | B -")
    expect(match, "AN=Wv BIN=Bc FU=Wv LAI=Wc NING=Wv TAO=Wv | W2 B6")


@pytest.mark.rule("YUAN-D1.03", "YUAN-D1.04")
def test_colonization_3_settles_anywhere_and_takes_what_is_adjacent_to_the_target_only() -> None:
    match = at("BIN=Bc LAI=Wc | W6 B0")
    turn(match, "W SU:D3 | B -")
    # SU touches LIAO, CHEN, FAN by land; HUI and LIAO by lake L4: HUI is not taken; nor is anything around LAI
    expect(match, "BIN=Bc CHEN=Wv FAN=Wv LAI=Wc LIAO=Wv SU=Wc | W0 B6")


@pytest.mark.rule("YUAN-D2.01", "YUAN-D2.02")
def test_expansion_takes_all_around_the_group_and_2_is_legal_with_nothing_to_take() -> None:
    match = at("AN=Wv BIN=Bc LAI=Wc MEI=Wc | W3 B0")
    turn(match, "W AN:D2 | B -")  # FU NING FEN TANG TAO; nothing around MEI, another group
    expect(match, "AN=Wv BIN=Bc FEN=Wv FU=Wv LAI=Wc MEI=Wc NING=Wv TANG=Wv TAO=Wv | W2 B6")
    closed = at("HUI=Wc YAN=Bc | W4 B0")
    turn(closed, "W HUI:D2 | B -")
    expect(closed, "HUI=Wc YAN=Bc | W2 B6")


@pytest.mark.rule("YUAN-D2.03", "YUAN-D5.01", "YUAN-I1.01")
def test_expansion_3_builds_a_temple_and_claims_nothing() -> None:
    match = at("BIN=Bc LAI=Wc TAO=Wv | W6 B0")
    turn(match, "W TAO:D3 | B -")
    expect(match, "BIN=Bc LAI=Wc TAO=Wvt | W0 B6")
    assert board(match).supply == 17


@pytest.mark.rule("YUAN-D3.05")
def test_a_contingent_attack_is_no_claim() -> None:
    match = at("BIN=Bc LAI=Wc1 TAO=Wv YAN=Pc | W0 B0 P0")
    turn(match, "W MEI:M1 | P YAN:D1 | B -")  # Purple takes MEI as a neighbour although White targets it
    assert board(match).owner[province("HUI")] == clan("P") + 1
    assert board(match).owner[province("MEI")] == clan("W") + 1  # then White takes it by force
    calm = at("BIN=Bc LAI=Wc1 TAO=Wv | W0 B0")
    turn(calm, "W MEI:M1 | B -")
    assert board(calm).owner[province("MEI")] == 0


@pytest.mark.rule("YUAN-D4.01", "YUAN-L1.02")
def test_villages_go_to_the_target_first_then_by_the_alphabet() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B0", extra="res=W2,13,9,6")
    turn(match, "W TAO:D1 | B -")  # TAO, AN, MEI won: TAO and AN are settled
    expect(match, "AN=Wv BIN=Bc LAI=Wc TAO=Wv | W0 B6")


@pytest.mark.rule("YUAN-D4.02", "YUAN-D4.04")
def test_only_colonization_makes_a_city_of_a_target_without_one() -> None:
    match = at("BIN=Bc TAO=Wv | W0 B0")
    turn(match, "W TAO:D1 | B -")  # an Expansion of a group without City
    expect(match, "AN=Wv BIN=Bc LAI=Wv MEI=Wv TAO=Wv | W0 B6")
    other = at("BIN=Bc TAO=Wv | W0 B0")
    turn(other, "W MEI:D1 | B -")  # a Colonization beside it
    expect(other, "BIN=Bc FAN=Wv MEI=Wc TAO=Wv YAN=Wv | W0 B6")


@pytest.mark.rule("YUAN-D4.02")
def test_a_contested_link_leaves_the_target_without_a_city() -> None:
    match = at("FU=Bc LAI=Wc | W7 B0")
    turn(match, "W DAI:D3 | B FU:D1")  # SHEN is contested, AN goes to Blue; DAI, FAN, NAN are White's own group
    expect(match, "AN=Bv DAI=Wc FAN=Wv FU=Bc LAI=Wc NAN=Wv | W1 B0")


@pytest.mark.rule("YUAN-D5.02", "YUAN-D5.04")
def test_robbing_takes_two_from_each_clan_once_after_all_settling() -> None:
    match = at("AN=Pv LAI=Wc FEN=Bc NING=Pc | W6 B2 P9")
    turn(match, "W LAI:D3 | P - | B -")
    assert [board(match).chao[i] for i in range(3)] == [4, 6, 13]  # 2 from Blue, 2 (not 4) from Purple
    settling = at("LAI=Wc MEI=Pc | W6 P9")
    turn(settling, "W LAI:D3 | P TAO:D1")  # Purple arrives beside LAI in the same step
    assert (board(settling).chao[0], board(settling).chao[2]) == (2, 7)
    across = at("DENG=Bc LAI=Wc | W6 B5")
    turn(across, "W LAI:D3 | B -")  # both touch the lake, but they are not adjacent
    assert (board(across).chao[0], board(across).chao[1]) == (0, 11)


@pytest.mark.rule("YUAN-D5.03", "YUAN-D5.04")
def test_a_builder_who_cannot_rob_back_is_robbed_and_loot_is_safe() -> None:
    # White builds in LAI beside Blue's FEN; Blue builds in QI, which touches no White Province but Purple's KUN.
    match = at("FEN=Bc KUN=Pc LAI=Wc QI=Bc | W6 B5 P5")
    turn(match, "W LAI:D3 | B QI:D3 | P -")
    s = board(match)
    assert s.temples[province("LAI")] == 1
    assert s.temples[province("QI")] == 1
    assert s.chao[:3] == [6 - 6 + 0, 0 + 2, 5 - 2 + 6]  # Blue had paid all: its loot from Purple can't be robbed
    rich = at("FEN=Bc KUN=Pc LAI=Wc QI=Bc | W6 B9 P5")
    turn(rich, "W LAI:D3 | B QI:D3 | P -")
    assert board(rich).chao[:3] == [2, 9 - 5 - 2 + 2, 5 - 2 + 6]  # a builder too is robbed of what it has left


@pytest.mark.rule("YUAN-D5.03")
def test_builders_beside_each_other_rob_nothing_even_if_only_one_has_chao() -> None:
    match = at("AN=Bc LAI=Wc | W6 B9")
    turn(match, "W LAI:D3 | B AN:D3")
    expect(match, "AN=Bct LAI=Wct | W0 B2")


@pytest.mark.rule("YUAN-D5.04")
def test_what_is_gained_by_robbing_cannot_be_robbed_in_the_same_step() -> None:
    # Purple robs Blue and is robbed by White: of the nothing that it had left, whichever of them is looked at first.
    match = at("FEN=Pc KUN=Bc LAI=Wc QI=Pc | W6 B5 P5")
    turn(match, "W LAI:D3 | P QI:D3 | B -")
    assert board(match).chao[:3] == [0, 9, 2]


@pytest.mark.rule("YUAN-D5.05", "YUAN-L1.08", "YUAN-C1.07")
def test_too_few_temples_for_all_builders_is_none_for_anybody() -> None:
    match = at("AN=Bc LAI=Wc | W9 B9", extra="T=1")
    turn(match, "W LAI:D3 | B AN:D3F1")
    expect(match, "AN=Bd LAI=Wc | W9 B9")
    assert board(match).supply == 1
    alone = at("AN=Bc LAI=Wc | W9 B9", extra="T=1")
    turn(alone, "W LAI:D3 | B -")
    assert board(alone).supply == 0


# --- Fortification --------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-F1.01", "YUAN-U1.01")
def test_what_is_own_at_the_start_of_s2_is_fortified_then_and_the_rest_waits() -> None:
    match = at("BIN=Bv LAI=Wc LUO=Bc RAO=Wc1 | W8 B8")
    turn(match, "B BIN:F2 | W BIN:M1F2")  # Blue's Village is a City when White's Army comes
    expect(match, "BIN=Wc1 LAI=Wc LUO=Bc RAO=Wc | W5 B4")
    again = at("BIN=Bv LAI=Wc LUO=Bc RAO=Wc1 | W8 B8")
    turn(again, "B BIN:F3 | W BIN:M1F2")  # Rampart and Army hold, White gets its Fortification back
    expect(again, "BIN=Bcw LAI=Wc LUO=Bc RAO=Wc | W8 B1")


@pytest.mark.rule("YUAN-F1.02")
@pytest.mark.parametrize(("level", "site", "left"), [(1, "Wv", 9), (2, "Wc", 5), (3, "Wcw1", 2)])
def test_urbanization(level: int, site: str, left: int) -> None:
    match = at("AN=Wv BIN=Bc LAI=Wc | W9 B0")
    turn(match, f"W AN:F{level} | B -")
    expect(match, f"AN={site} BIN=Bc LAI=Wc | W{left} B6")


@pytest.mark.rule("YUAN-F2.01", "YUAN-F2.02", "YUAN-F2.03", "YUAN-F2.04", "YUAN-F2.05", "YUAN-G1.04")
@pytest.mark.parametrize(
    ("before", "level", "after"),
    [
        ("c", 1, "d"),
        ("cw", 1, "dw"),
        ("cs", 1, "ds"),
        ("d", 1, "d"),
        ("c", 2, "dw"),
        ("cw", 2, "dw"),
        ("cs", 2, "ds"),
        ("d", 2, "dw"),
        ("ds", 2, "ds"),
        ("c", 3, "cs1"),
        ("cw", 3, "cs1"),
        ("cs", 3, "cs1"),
        ("d", 3, "ds1"),
        ("dw", 3, "ds1"),
    ],
)
def test_reinforcement(before: str, level: int, after: str) -> None:
    match = at(f"BIN=Bc LAI=W{before} | W9 B0")
    turn(match, f"W LAI:F{level} | B -")
    expect(match, f"BIN=Bc LAI=W{after} | W{9 - (0, 4, 7)[level - 1]} B6")
    assert board(match).cities[0] == 14 - (2 if after[0] == "d" else 1)  # never a third City


@pytest.mark.rule("YUAN-F2.07")
def test_the_shelter_of_stone_ends_with_the_province_and_begins_with_it() -> None:
    match = at("BIN=Bcs LUO=Bv RAO=Wc2 XIN=Bv YI=Wv | W0 B0")
    assert defence(board(match), province("LUO")) == 1
    turn(match, "W LUO:M1 | B -")
    assert defence(board(match), province("LUO")) == 0  # it is White's now
    assert board(match).owner[province("LUO")] == 1
    new = at("BIN=Bc GUI=Bv RAO=Wc1 | W0 B7")
    turn(new, "B BIN:F3 | W -")
    assert defence(board(new), province("GUI")) == 1


# --- Recruitment ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-M1.01")
def test_a_village_recruits_nobody() -> None:
    match = at("BIN=Bc LAI=Wc | W9 B0")
    turn(match, "W AN:D1M2 | B -")  # AN joins LAI and stays a Village; what was paid is lost
    expect(match, "AN=Wv BIN=Bc FU=Wv LAI=Wc NING=Wv TAO=Wv | W5 B6")


@pytest.mark.rule("YUAN-M1.02")
@pytest.mark.parametrize(("level", "site", "left"), [(1, "Wc", 9), (2, "Wc1", 5), (3, "Wc3", 2)])
def test_recruitment(level: int, site: str, left: int) -> None:
    match = at("BIN=Bc LAI=Wc | W9 B0")
    turn(match, f"W LAI:M{level} | B -")
    expect(match, f"BIN=Bc LAI={site} | W{left} B6")


@pytest.mark.rule("YUAN-M1.03", "YUAN-L1.05")
def test_armies_come_from_the_reserve_as_long_as_it_lasts() -> None:
    match = at("AN=Wc3 BIN=Bc FEN=Wc LAI=Wc3 TAO=Wc1 | W7 B0")  # two Armies are left
    turn(match, "W FEN:M3 | B -")
    assert board(match).armies[province("FEN")] == 2
    assert board(match).arms[0] == 0


@pytest.mark.rule("YUAN-U1.02", "YUAN-A6.03")
@pytest.mark.parametrize(
    ("position", "site"), [("HU=Bv JIA=Wc1 LUO=Bc", "Wdw1"), ("HU=Bv JIA=Wc1 LUO=Bc XIN=Wc", "Wc1")]
)
def test_fortification_after_attack_finds_a_city_or_a_village(position: str, site: str) -> None:
    match = at(f"{position} | W4 B0")
    turn(match, "W HU:M1F2 | B -")
    assert f"HU={site}" in match.state.position()


@pytest.mark.rule("YUAN-U1.03")
def test_fortification_comes_back_if_the_attack_did_not_take_place() -> None:
    match = at("BIN=Bv1 LUO=Bc RAO=Wc1 YI=Wv | W4 B0")
    turn(match, "W BIN:M1F2 | B -")  # one against one: nothing is left
    expect(match, "BIN=Bv LUO=Bc RAO=Wc YI=Wv | W4 B6")


@pytest.mark.rule("YUAN-D5.02", "YUAN-D5.04")
def test_from_a_clan_without_chao_nothing_is_robbed_and_nothing_is_told() -> None:
    for chao, robbed in ((0, 0), (1, 1), (2, 2), (5, 2)):
        match = at(f"AN=Wc LAI=Bc | W9 B{chao}")
        turn(match, "W AN:D3 | B LAI:F1")
        assert board(match).chao[clan("W")] == 2 + robbed
        told = [line for _, line, _ in match.log() if "rob" in line]
        assert told == ([f"White robs Blue of {robbed} Chão: a new Temple robs its neighbours."] if robbed else [])
