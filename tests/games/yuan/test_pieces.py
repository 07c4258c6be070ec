"""Section 4.12: limited pieces."""

from __future__ import annotations

from typing import cast

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.match.match import Match
from baronage.games.yuan import verbs
from baronage.games.yuan.state import Yuan
from tests.games.yuan.table import GAME, at, board, clan, expect, province, turn


@pytest.mark.rule("YUAN-L1.02")
def test_in_s4_villages_go_to_the_target_then_to_bonus_conquests_then_to_isolated_provinces() -> None:
    match = at("BIN=Bv JUN=Bv LUO=Bc RAO=Wc2 XIN=Bv | W7 B0", extra="res=W2,13,7,6")
    turn(match, "W BIN:M3 | B -")  # BIN, then JUN; LUO (bonus) and XIN (isolated) become free
    expect(match, "BIN=Wv3 JUN=Wv RAO=Wc | W0 B6")
    assert "Xin is cut off from every City of Blue and becomes free, for White has no Village left." in [
        text for _, text, _ in match.log()
    ]


@pytest.mark.rule("YUAN-L1.03")
def test_a_city_stands_in_for_a_village_on_the_target() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B0", extra="res=W0,1,9,6")
    turn(match, "W AN:D1 | B -")
    expect(match, "AN=Wc BIN=Bc LAI=Wc | W0 B6")
    nothing = at("BIN=Bc LAI=Wc | W4 B0", extra="res=W0,0,9,6")
    turn(nothing, "W AN:D1F2 | B -")
    expect(nothing, "BIN=Bc LAI=Wc | W4 B6")  # stays free; Fortification is paid back
    one = at("BIN=Bc LAI=Wc | W0 B0", extra="res=W0,3,9,6")
    turn(one, "W AN:D1 | B -")  # only on the target: its neighbours FU, NING and TAO stay free
    expect(one, "AN=Wc BIN=Bc LAI=Wc | W0 B6")


@pytest.mark.rule("YUAN-I1.01", "YUAN-L1.03")
def test_development_2_brings_its_chao_whatever_it_acquired() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B0", extra="res=W0,0,9,6")
    turn(match, "W AN:D2 | B -")  # no piece is left to settle with
    expect(match, "BIN=Bc LAI=Wc | W3 B6")  # 4 - 3 + 2


@pytest.mark.rule("YUAN-L1.03", "YUAN-A5.01")
def test_a_conquest_that_cannot_be_settled_frees_the_province() -> None:
    match = at("BIN=Bc LAI=Wc LUO=Bv RAO=Wc2 YI=Wv | W9 B0", extra="res=W0,0,7,6")
    turn(match, "W BIN:M1F2 | B -")
    # The surviving Armies go to the reserve, Fortification comes back; LUO is isolated all the same.
    expect(match, "LAI=Wc RAO=Wc YI=Wv | W9 B6")
    assert board(match).arms[0] == 9
    level3 = at("BIN=Bc JUN=Bv LAI=Wc RAO=Wc2 WEI=Bc | W9 B0", extra="res=W0,0,7,6")
    turn(level3, "W BIN:M3 | B -")  # a conquest for the bonus attacks: JUN falls, and becomes free too
    expect(level3, "LAI=Wc RAO=Wc WEI=Bc | W2 B6")


@pytest.mark.rule("YUAN-L1.04")
def test_without_a_city_in_reserve_nothing_is_urbanized_or_doubled() -> None:
    colony = at("BIN=Bc LAI=Wc | W0 B0", extra="res=W5,0,9,6")
    turn(colony, "W YING:D1 | B -")
    expect(colony, "BIN=Bc DENG=Wv JIN=Wv LAI=Wc SHU=Wv YING=Wv | W0 B6")
    double = at("BIN=Bc LAI=Wc | W0 B0", extra="res=W5,0,9,6")
    turn(double, "W LAI:F1 | B -")
    expect(double, "BIN=Bc LAI=Wc | W0 B6")
    conquest = at("HU=Bc JIA=Wc1 ZI=Bc | W0 B0", extra="res=W5,0,8,6")
    turn(conquest, "W HU:M1 | B -")
    expect(conquest, "HU=Wv1 JIA=Wc ZI=Bc | W0 B6")


@pytest.mark.rule("YUAN-L1.06", "YUAN-L1.07")
def test_ramparts_are_placed_all_or_none_and_other_parts_are_done() -> None:
    match = at("BIN=Bc LAI=Wc | W7 B0", extra="res=W5,5,9,1")
    turn(match, "W LAI:F3 | B -")  # two are needed, one is there: none; the Army comes
    expect(match, "BIN=Bc LAI=Wc1 | W0 B6")
    assert board(match).ramparts[0] == 1
    wood = at("BIN=Bc LAI=Wc | W4 B0", extra="res=W5,5,9,0")
    turn(wood, "W LAI:F2 | B -")
    expect(wood, "BIN=Bc LAI=Wd | W0 B6")


@pytest.mark.rule("YUAN-L1.07")
def test_a_village_that_cannot_be_exchanged_gets_no_rampart_but_its_army() -> None:
    match = at("AN=Wv BIN=Bc LAI=Wc | W7 B0", extra="res=W5,0,9,6")
    turn(match, "W AN:F3 | B -")
    expect(match, "AN=Wv1 BIN=Bc LAI=Wc | W0 B6")
    assert board(match).ramparts[0] == 6


@pytest.mark.rule("YUAN-L1.09")
def test_all_removals_come_before_any_placing() -> None:
    # Each takes the other's Village; neither has one in reserve: what comes back is placed again.
    match = at("CHEN=Bv1 LAI=Bc SU=Wv1 ZI=Wc | W0 B0", extra="res=W0,0,8,6 B0,0,8,6")
    turn(match, "W CHEN:M1 | B SU:M1")
    expect(match, "CHEN=Wv1 LAI=Bc SU=Bv1 ZI=Wc | W0 B0")


@pytest.mark.rule("YUAN-L1.01", "YUAN-N1.01")
def test_no_clan_has_more_pieces_than_the_box() -> None:
    match = at("AN=Wc3 BIN=Bc FEN=Wc3 LAI=Wc3 | W9 B0")
    turn(match, "W LAI:M3 | B -")
    assert sum(board(match).armies) == 9
    assert board(match).arms[0] == 0
    assert board(match).armies[province("LAI")] == 3
    elsewhere = at("AN=Wc3 BIN=Bc FEN=Wc3 LAI=Wc3 TAO=Wc | W9 B0")
    turn(elsewhere, "W TAO:M3 | B -")  # nine are on the map: nobody comes
    assert board(elsewhere).armies[province("TAO")] == 0
    assert sum(board(elsewhere).armies) == 9


def test_a_position_with_every_piece_comes_back_from_its_dump() -> None:
    line = (
        "t=4 map=STD2 opt=powers T=9 pos=AN=Wvt BIN=Bcw1 DAI=-t HU=Bdw2t LAI=Wcs3 LUO=Bds RU=Wv1 YAN=Bc chao=W4 B2/5!"
    )
    state = GAME.position(line)
    assert GAME.load(state.dump()).position() == state.position() == line
    match = Match(GAME, state=state, chance=Chance.forced([]))
    match.play(0, "-")
    match.play(1, "-")
    before = cast(Yuan, GAME.load(match.state.dump())).as_before()  # the position before the last turn is kept too
    begun = cast(Yuan, GAME.position(line))
    assert (before.walls, before.armies, before.build) == (begun.walls, begun.armies, begun.build)
    assert (before.owner, before.temples, before.chao, before.loan) == (
        begun.owner,
        begun.temples,
        begun.chao,
        begun.loan,
    )


@pytest.mark.rule("YUAN-L1.02")
def test_what_is_settled_and_what_stays_free_for_want_of_villages_is_told_apart() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B0", extra="res=W2,13,9,6")
    turn(match, "W YING:D1 | B -")
    told = {event[0]: event[2] for moment in match.history for event in moment.events}
    settled, short = told[verbs.SETTLED][1:], told[verbs.SHORT][1:]
    assert len(settled) == 2
    assert short
    assert not set(settled) & set(short)
    assert all(board(match).owner[p] == clan("W") + 1 for p in settled)
    assert not any(board(match).owner[p] for p in short)
