"""Section 4.8: attack, battle, conquest, bonus attacks, isolation, automatic urbanization."""

from __future__ import annotations

import pytest

from tests.games.yuan.table import at, board, clan, expect, illegal, province, turn


@pytest.mark.rule("YUAN-A1.01")
def test_a_target_that_a_friend_of_nobody_holds_is_not_attacked() -> None:
    match = at("BIN=Bc LAI=Wc1 TAO=Wv | W4 B0")
    turn(match, "W MEI:M2 | B -")  # free in S4: the Armies stay, nothing comes from the reserve
    expect(match, "BIN=Bc LAI=Wc1 TAO=Wv | W0 B6")


@pytest.mark.rule("YUAN-A1.02", "YUAN-O1.06", "YUAN-U1.03")
def test_without_an_army_in_reach_in_s4_there_is_no_attack() -> None:
    # By river KUN reaches FEN while QI holds no enemy Army; Blue recruits there in S3.
    match = at("BIN=Bc FEN=Bv KUN=Wc1 QI=Bc | W8 B4", rivers="on")
    turn(match, "W FEN:M2F2 | B QI:M2")
    expect(match, "BIN=Bc FEN=Bv KUN=Wc1 QI=Bc1 | W4 B0")  # Militarization is lost, Fortification back


@pytest.mark.rule("YUAN-A1.02")
def test_the_army_from_the_reserve_is_not_enough_by_itself() -> None:
    match = at("BIN=Bv RAO=Wc | W20 B0")
    illegal(match, "W BIN:M2", "YUAN-P1.06")
    illegal(match, "W BIN:M3", "YUAN-P1.06")


@pytest.mark.rule("YUAN-A1.03")
def test_all_armies_in_reach_leave() -> None:
    match = at("HU=Wv1 LUO=Bc3 RAO=Wc2 XIN=Wc1 YI=Wv1 | W0 B0")
    turn(match, "W LUO:M1 | B -")  # HU, RAO, XIN: 4 against 3; YI is out of reach
    expect(match, "HU=Wv LUO=Wv1 RAO=Wc XIN=Wc YI=Wv1 | W0 B6")


@pytest.mark.rule("YUAN-A1.04")
def test_attackers_do_not_defend_what_they_left() -> None:
    match = at("BIN=Bc1 CHEN=Pc RAO=Wc3 YI=Wv | W0 B0 P0")
    turn(match, "W BIN:M1 | B RAO:M1 | P -")  # they pass each other by; RAO and BIN are empty
    expect(match, "BIN=Wc3 CHEN=Pc RAO=Bc1 YI=Bv | W0 B0 P6")


@pytest.mark.rule("YUAN-A1.05", "YUAN-L1.05")
@pytest.mark.parametrize(("level", "left"), [(1, 0), (2, 1), (3, 1)])
def test_levels_2_and_3_add_an_army(level: int, left: int) -> None:
    match = at("BIN=Bv1 LUO=Bc1 RAO=Wc1 | W9 B0")
    turn(match, f"W BIN:M{level} | B -")
    assert (board(match).owner[province("BIN")] == 1) == bool(left)
    assert board(match).armies[province("BIN")] == left
    empty = at("AN=Wc3 BIN=Bv1 FU=Wc3 LAI=Wc2 LUO=Bc1 RAO=Wc1 | W9 B0")  # nine Armies on the map
    turn(empty, f"W BIN:M{level} | B -")
    assert board(empty).owner[province("BIN")] == 2


@pytest.mark.rule("YUAN-A2.01", "YUAN-A2.02")
@pytest.mark.parametrize(
    ("forces", "owner", "armies"),
    [("3 1", "W", 1), ("2 2", "Y", 1), ("3 3", "Y", 1), ("1 3", "B", 1), ("2 1", "Y", 0)],
)
def test_attackers_fight_one_another_first(forces: str, owner: str, armies: int) -> None:
    white, blue = forces.split()
    match = at(f"BIN=Wc{white} HU=Bc{blue} LAI=Yc RAO=Yv1 | W0 B0 Y0")
    turn(match, "W RAO:M1 | B RAO:M1 | Y -")
    assert board(match).owner[province("RAO")] == clan(owner) + 1
    assert board(match).armies[province("RAO")] == armies
    assert board(match).armies[province("BIN")] == board(match).armies[province("HU")] == 0


@pytest.mark.rule("YUAN-A2.03", "YUAN-A2.07")
@pytest.mark.parametrize(("attackers", "site"), [(1, "Bv1"), (2, "Bv"), (3, "Wv1")])
def test_equal_numbers_kill_each_other_and_the_owner_keeps_the_province(attackers: int, site: str) -> None:
    match = at(f"BIN=Bv2 LUO=Bc RAO=Wc{attackers} | W0 B0")
    turn(match, "W BIN:M1 | B -")
    assert f"BIN={site} " in match.state.position()
    assert board(match).armies[province("RAO")] == 0


@pytest.mark.rule("YUAN-A2.04", "YUAN-A2.06", "YUAN-A2.07")
@pytest.mark.parametrize(("wall", "armies", "falls"), [("w", 2, False), ("w", 3, True), ("", 1, True)])
def test_the_rest_must_be_more_than_the_defence(wall: str, armies: int, falls: bool) -> None:
    match = at(f"BIN=Bc{wall} LAI=Bc RAO=Wc{armies} | W0 B0")
    turn(match, "W BIN:M1 | B -")
    assert (board(match).owner[province("BIN")] == 1) == falls
    assert board(match).armies[province("BIN")] == (armies if falls else 0)
    assert board(match).arms[0] == (9 - armies if falls else 9)


@pytest.mark.rule("YUAN-A2.05", "YUAN-G1.11")
def test_stone_is_never_taken_but_its_armies_can_be_destroyed() -> None:
    match = at("BIN=Bcs2 LAI=Bc RAO=Wc3 YI=Wv3 | W0 B0")
    turn(match, "W BIN:M1 | B -")
    expect(match, "BIN=Bcs LAI=Bc RAO=Wc YI=Wv3 | W0 B6")  # YI is not in reach of BIN


@pytest.mark.rule("YUAN-A3.01", "YUAN-A3.02")
def test_a_conquest_removes_all_buildings_and_the_temple_stays() -> None:
    match = at("BIN=Bdwt LAI=Bc RAO=Wc3 | W0 B0")
    turn(match, "W BIN:M1 | B -")
    expect(match, "BIN=Wv3t LAI=Bc RAO=Wc | W0 B6")
    assert board(match).ramparts[1] == 6
    assert board(match).cities[1] == 13


@pytest.mark.rule("YUAN-A4.01", "YUAN-A4.02", "YUAN-A4.04")
def test_bonus_attacks_hit_every_adjacent_enemy_after_the_conquests() -> None:
    match = at("BIN=Bv GUI=Bcw JUN=Bv2 LUO=Pc RAO=Wc2 RU=Bcs ZI=Bc | W7 B0 P0")
    turn(match, "W BIN:M3 | B - | P -")
    # GUI: Rampart; JUN: one of two Armies; LUO: Purple's undefended City falls; RU: stone. No Army moves.
    expect(match, "BIN=Wv3 GUI=Bcw JUN=Bv1 LUO=Wv RAO=Wc RU=Bcs ZI=Bc | W0 B6 P6")


@pytest.mark.rule("YUAN-A4.01")
def test_no_bonus_attack_without_a_conquest_or_with_level_2() -> None:
    failed = at("BIN=Bv3 JUN=Bv LUO=Bc RAO=Wc2 | W7 B0")
    turn(failed, "W BIN:M3 | B -")
    assert board(failed).owner[province("JUN")] == 2
    low = at("BIN=Bv JUN=Bv LUO=Bc RAO=Wc2 WEI=Bc | W7 B0")
    turn(low, "W BIN:M2 | B -")
    assert board(low).owner[province("LUO")] == 2


@pytest.mark.rule("YUAN-A4.03")
def test_bonus_attacks_of_two_clans_on_one_province_cancel_each_other() -> None:
    # White takes BIN, Purple takes HU: both are adjacent to LUO, an undefended Blue City.
    match = at("BIN=Bv HU=Bv JIA=Pc1 LUO=Bc RU=Wc1 | W7 B0 P7")
    turn(match, "W BIN:M3 | P HU:M3 | B -")
    assert board(match).owner[province("LUO")] == 2
    single = at("BIN=Bv HU=Bv JIA=Pc1 LUO=Bc RU=Wc1 | W7 B0 P7")
    turn(single, "W BIN:M3 | P HU:M2 | B -")
    assert board(single).owner[province("LUO")] == 1


@pytest.mark.rule("YUAN-A5.01", "YUAN-A5.02")
def test_isolation_looks_at_old_groups_that_lost_something_and_at_present_groups() -> None:
    # Blue loses GUI, its only City there; JUN and GAO are cut off, BIN keeps the City LUO.
    match = at("BIN=Bv GAO=Bv GUI=Bc JUN=Bv1 LUO=Bc RU=Wc2 WU=Bv | W0 B0")
    turn(match, "W GUI:M1 | B -")
    # BIN links JUN and GAO to LUO; only WU, behind GUI and GAO, is linked too: nothing is isolated
    expect(match, "BIN=Bv GAO=Bv GUI=Wv2 JUN=Bv1 LUO=Bc RU=Wc WU=Bv | W0 B6")
    cut = at("GAO=Bv GUI=Bc JUN=Bv1 LUO=Bc RU=Wc2 WU=Bv | W0 B0")
    turn(cut, "W GUI:M1 | B -")
    expect(cut, "GAO=Wv GUI=Wv2 JUN=Wv LUO=Bc RU=Wc WU=Wv | W0 B6")


@pytest.mark.rule("YUAN-A5.03")
def test_own_conquests_link_and_are_never_isolated() -> None:
    # White loses TAO, which linked MEI to LAI; in the same step it takes YAN, and with it touches its City SHU.
    match = at("AN=Bc1 HUI=Bc LAI=Wc MEI=Wv1 SHU=Wc TAO=Wv YAN=Bv | W0 B0")
    turn(match, "W YAN:M1 | B TAO:M1")
    s = board(match)
    assert s.owner[province("TAO")] == 2
    assert s.owner[province("YAN")] == 1
    assert s.owner[province("MEI")] == 1


@pytest.mark.rule("YUAN-A5.04", "YUAN-A5.05")
def test_two_clans_that_each_isolate_alone_leave_the_province_free() -> None:
    # TAO - MEI - YAN hang on LAI. White takes LAI's only City, Purple takes TAO: each alone cuts MEI and YAN off.
    match = at("AN=Pc1 FEN=Wc1 LAI=Bc MEI=Bv TAO=Bv YAN=Bv1 | W0 B0 P0")
    turn(match, "W LAI:M1 | P TAO:M1 | B -")
    expect(match, "AN=Pc FEN=Wc LAI=Wv1 TAO=Pv1 | W0 B6 P0")


@pytest.mark.rule("YUAN-A5.06")
def test_a_group_without_city_that_lost_nothing_is_left_alone() -> None:
    match = at("BIN=Bv FEN=Bv LUO=Bc RAO=Wc1 TANG=Bv | W0 B0")
    turn(match, "W BIN:M1 | B -")
    expect(match, "BIN=Wv1 FEN=Bv LUO=Bc RAO=Wc TANG=Bv | W0 B6")


@pytest.mark.rule("YUAN-A6.01", "YUAN-A6.02")
def test_only_the_target_becomes_a_city() -> None:
    # The Army of JIA takes HU over the lake; BIN and LUO are isolated with it: one group, one City, on the target.
    match = at("BIN=Bv HU=Bc JIA=Wc1 LUO=Bv ZI=Bc | W0 B0")
    turn(match, "W HU:M1 | B -")
    expect(match, "BIN=Wv HU=Wc1 JIA=Wc LUO=Wv ZI=Bc | W0 B6")
    # Isolated Provinces that are not joined to the target stay Villages: RU between them goes to Purple.
    apart = at("BIN=Bv CHEN=Pc1 LUO=Bc RAO=Bv RU=Bv XIN=Wc1 YI=Bv ZI=Bc | W0 B0 P0")
    turn(apart, "W LUO:M1 | P RU:M1 | B -")
    s = board(apart)
    assert s.build[province("LUO")] == 1  # beside XIN
    assert all(s.build[p] == 1 for p in s.land.provinces if s.owner[p] == 1 and p != province("XIN"))


@pytest.mark.rule("YUAN-A5.04")
def test_what_the_loser_conquers_himself_is_kept_when_isolators_are_looked_for() -> None:
    # LEI hangs on the City BIN by LUO, and by DENG, which White takes now, NING and LAI.
    position = "AN=Pc1 BIN=Wc DENG=Bv HU=Bc1 LAI=Wv LEI=Wv1 LUO=Wv NING=Wv | W0 B0 P0"
    match = at(position, land="STD3")
    turn(match, "W DENG:M1 | B LUO:M1 | P NING:M1")  # only both attacks together cut it off: it becomes free
    expect(match, "AN=Pc BIN=Wc DENG=Wc1 HU=Bc LAI=Wv LUO=Bv1 NING=Pv1 | W0 B0 P0")
    quiet = at(position, land="STD3")
    turn(quiet, "W - | B LUO:M1 | P -")  # here Blue alone cuts it off
    expect(quiet, "AN=Pc1 BIN=Wc DENG=Bv HU=Bc LAI=Wv LEI=Bv LUO=Bv1 NING=Wv | W6 B0 P6")
