"""Section 4.16: Mystic Island, Foreign Invasion, Generalized Conflict."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.match.match import Match
from baronage.games.yuan.board.land import land_of
from baronage.games.yuan.data import ISLAND, MAPS
from tests.games.yuan.table import at, board, clan, expect, illegal, legal, names, province, turn, winners


def invasion(position: str, **more: Any) -> Match:
    return at(position, land="INVASION", scenario="foreign_invasion", **more)


def island(position: str) -> Match:
    return at(position, land="MYSTIC", scenario="mystic_island")


# --- Mystic Island --------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-X1.01")
def test_the_island_is_tiles_m_n_and_o_and_only_a_lake_leads_to_it() -> None:
    assert names(ISLAND) == "CHU FEI GU HAN JI KAI LING MIN PU QIN SHA TAI XI YANG ZHOU"
    land = land_of(MAPS["MYSTIC"], False, False)
    assert not any(q not in ISLAND for p in ISLAND for q in land.adjacent[p])
    links = {q for p in ISLAND for q in land.connected[p]} - ISLAND
    assert names(links) == "DENG SHU YI YING"


@pytest.mark.rule("YUAN-X1.02", "YUAN-X1.04")
def test_white_may_not_program_militarization_outside_the_island() -> None:
    match = island("CHEN=Pc CHU=Wc DENG=Bc1 HUA=Yc QIN=Wc1 YING=Wc | W20 B20 P0 Y0")
    illegal(match, "W DENG:M1", "YUAN-X1.02")
    illegal(match, "W YING:M2", "YUAN-X1.02")
    illegal(match, "W SHU:M1")
    illegal(match, "W JIN:D1M2", "YUAN-X1.02")
    assert legal(match, "W YING:D1F3")
    assert legal(match, "W QIN:M2")
    assert legal(match, "B CHU:M1")  # the others may attack the island
    assert legal(match, "B DENG:M2")


@pytest.mark.rule("YUAN-X1.03")
def test_white_gets_no_army_outside_the_island() -> None:
    match = island("CHEN=Pc DENG=Bc HUA=Yc MIN=Wc YING=Wc | W20 B20 P0 Y0")
    turn(match, "W YING:F3 | B DENG:F3 | P - | Y -")
    assert "YING=Wcs " in match.state.position() + " "
    assert "DENG=Bcs1" in match.state.position()
    home = island("CHEN=Pc DENG=Bc HUA=Yc MIN=Wc YING=Wc | W20 B20 P0 Y0")
    turn(home, "W MIN:F3 | B - | P - | Y -")
    assert "MIN=Wcs1" in home.state.position()


# --- Foreign Invasion -----------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-X2.02")
def test_yellow_has_no_order_no_chao_and_no_more_armies() -> None:
    match = invasion("AN=Wc FEN=Bc LAN=Pc RAO=Yc2 | W0 B0 P0", powers="on")
    assert match.state.actors() == [0, 1, 2]
    for _ in range(4):
        turn(match, "W - | B - | P -")
    s = board(match)
    yellow = clan("Y")
    assert sum(s.armies[p] for p in s.land.provinces if s.owner[p] == yellow + 1) == 2
    assert s.chao[yellow] == 0


@pytest.mark.rule("YUAN-X2.03")
def test_yellow_armies_prefer_villages_then_take_cities_by_the_alphabet() -> None:
    # HU (City) and LUO (City) are beside RAO; no Village is in reach: both Cities fall.
    match = invasion("HU=Pc LUO=Bc WU=Wc XIN=Bc FEN=Bc LAN=Pc RAO=Yc2 | W0 B0 P0")
    land = board(match).land
    assert {province("HU"), province("LUO")} <= set(land.connected[province("RAO")])
    turn(match, "W - | B - | P -")
    s = board(match)
    assert s.owner[province("HU")] == clan("Y") + 1
    assert s.owner[province("LUO")] == clan("Y") + 1
    guarded = invasion("HU=Pc1 LUO=Bcw WU=Wc FEN=Bc LAN=Pc RAO=Yc2 | W0 B0 P0")
    turn(guarded, "W - | B - | P -")  # defended: both stay
    expect(guarded, "HU=Pc1 LUO=Bcw WU=Wc FEN=Bc LAN=Pc RAO=Yc2 | W6 B6 P6")


@pytest.mark.rule("YUAN-X2.04")
def test_a_yellow_army_that_meets_another_attacker_is_back_home() -> None:
    match = invasion("BIN=Wc1 FEN=Bc LAN=Pc LUO=Bv RAO=Yc2 XIN=Bc | W0 B0 P0")
    turn(match, "W LUO:M1 | B - | P -")  # one against one: White's Army is lost, Yellow's goes home
    s = board(match)
    assert s.owner[province("LUO")] == clan("B") + 1
    assert s.armies[province("BIN")] == 0
    yellow = {p: s.armies[p] for p in s.land.provinces if s.owner[p] == clan("Y") + 1 and s.armies[p]}
    assert sum(yellow.values()) == 2
    assert yellow[province("RAO")] >= 1
    strong = invasion("BIN=Wc3 FEN=Bc LAN=Pc LUO=Bv RAO=Yc2 XIN=Bc | W0 B0 P0")
    turn(strong, "W LUO:M1 | B - | P -")
    assert "LUO=Wv2" in strong.state.position()


@pytest.mark.rule("YUAN-X2.05", "YUAN-X2.08")
def test_where_a_yellow_army_stands_nobody_attacks() -> None:
    match = invasion("BIN=Wc3 FEN=Bc HU=Yv LAN=Pc LUO=Yv RAO=Yc2 | W20 B0 P0")
    illegal(match, "W RAO:M1", "YUAN-X2.05")
    assert legal(match, "W LUO:M1")  # without Army it is attacked as usual
    turn(match, "W LUO:M3 | B - | P -")
    s = board(match)
    assert s.owner[province("LUO")] == 1
    assert s.owner[province("HU")] == 1  # the bonus attack
    assert s.owner[province("RAO")] == clan("Y") + 1  # but not where Armies stood, even if they left
    assert s.owner[province("RAO")]
    assert not winners(match)


@pytest.mark.rule("YUAN-X2.05")
def test_a_bonus_attack_does_nothing_where_a_yellow_army_has_just_left() -> None:
    match = invasion("BIN=Wc3 FEN=Bc LAI=Bv LAN=Pc LUO=Yv RAO=Yc2 SU=Pv | W20 B0 P0")
    assert province("RAO") in board(match).land.adjacent[province("LUO")]
    turn(match, "W LUO:M3 | B - | P -")
    s = board(match)
    assert s.owner[province("LUO")] == clan("W") + 1
    assert s.armies[province("RAO")] == 0  # both have left, for LAI and SU
    assert s.owner[province("RAO")] == clan("Y") + 1


@pytest.mark.rule("YUAN-X2.06")
def test_a_yellow_army_counts_as_a_city_against_isolation() -> None:
    # Yellow's City LUO falls; its Village XIN with an Army stays, HU without one is cut off.
    match = invasion("BIN=Wc3 FEN=Bc LAN=Pc LUO=Yc LEI=Yv1 | W0 B0 P0")
    turn(match, "W LUO:M1 | B - | P -")
    assert board(match).owner[province("LEI")] == clan("Y") + 1
    bare = invasion("BIN=Wc3 FEN=Bc LAN=Pc LUO=Yc LEI=Yv | W0 B0 P0")
    turn(bare, "W LUO:M1 | B - | P -")
    assert board(bare).owner[province("LEI")] == clan("W") + 1


@pytest.mark.rule("YUAN-X2.06", "YUAN-A5.04")
def test_a_yellow_army_counts_as_a_city_for_isolators_too() -> None:
    # BIN hangs on the City AN by LAI, and on the Army in HU by LUO: only both attacks together cut it off.
    match = invasion("AN=Yc BAO=Pc BIN=Yv HU=Yv1 LAI=Yv LEI=Bc1 LUO=Yv NING=Wc1 | W0 B0 P0")
    turn(match, "W LAI:M1 | B LUO:M1 | P -")
    expect(match, "AN=Yc BAO=Pc HU=Yc1 LAI=Wv1 LEI=Bc LUO=Bv1 NING=Wc | W0 B0 P6")


@pytest.mark.rule("YUAN-X2.07")
def test_a_yellow_army_out_of_touch_builds_a_city() -> None:
    lost = invasion("BIN=Wc FEN=Bc LAN=Pc LEI=Yv1 | W0 B0 P0")  # the first City RAO is not Yellow's
    turn(lost, "W - | B - | P -")
    s = board(lost)
    stands = [p for p in s.land.provinces if s.armies[p] and s.owner[p] == clan("Y") + 1]
    assert [s.build[p] for p in stands] == [2]
    near = invasion("BIN=Wc1 FEN=Bc LAN=Pc LUO=Yv1 RAO=Yc | W0 B0 P0")
    turn(near, "W - | B - | P -")
    s = board(near)
    assert all(s.build[p] == 1 for p in s.land.provinces if s.owner[p] == clan("Y") + 1 and p != province("RAO"))


@pytest.mark.rule("YUAN-X2.07")
def test_yellow_has_no_automatic_urbanization_after_attack() -> None:
    match = invasion("FEN=Bc LAN=Pc RAO=Yc1 TAO=Bv WU=Wc | W0 B0 P0")
    assert province("TAO") not in board(match).land.adjacent[province("RAO")]
    turn(match, "W - | B - | P -")  # TAO is taken over the lake: connected to the first City, it stays a Village
    expect(match, "FEN=Bc LAN=Pc RAO=Yc TAO=Yv1 WU=Wc | W6 B6 P6")


@pytest.mark.rule("YUAN-X2.08", "YUAN-V1.05", "YUAN-E1.05")
def test_yellow_cannot_win_and_is_not_ranked() -> None:
    match = invasion("BIN=Wc1 FEN=Bc LAN=Pc LEI=Yvt LUO=Yvt RAO=Yc1t XIN=Yv1t | W0 B0 P0", turn=15)
    turn(match, "W - | B - | P -")
    assert not match.over
    turn(match, "W - | B - | P -")
    assert match.over  # turn 16
    standings = match.state.standings()
    assert standings is not None
    assert len(standings.seats) == 3


# --- Generalized Conflict -------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-X3.01")
def test_generalized_conflict_has_no_special_rule() -> None:
    match = at(
        "FEI=Rc JING=Bc KOBDO=Yc NING=Pc YU=Wc1 | W20 B0 P0 Y0 R0", land="CONFLICT", scenario="generalized_conflict"
    )
    assert legal(match, "W YU:M3")
    turn(match, "W YU:M2 | B - | P - | Y - | R -")
    expect(match, "FEI=Rc JING=Bc KOBDO=Yc NING=Pc YU=Wc2 | W17 B6 P6 Y6 R6")
