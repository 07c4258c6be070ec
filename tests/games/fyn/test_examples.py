"""The worked examples of RULES.md, one test each, in notation with forced chance: X1 to X21."""

from __future__ import annotations

from itertools import product

import pytest

from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import CLEAR, DESERT, DIGITS, MOUNTAIN, WOODS
from baronage.games.fyn.rules.combat import fighting, hits, line_question, to_hit
from tests.games.fyn.table import (
    asked,
    at,
    board,
    cells,
    do,
    hand,
    kinds,
    menu,
    pile,
    realm,
    refused,
    same,
    where,
)

# ids of armies without one are the lowest of their type
PEASANTS, RESERVES, ARMY, STRONG, MOUNTAINEERS, RANGERS, SHOCK, KNIGHTS = 119, 129, 134, 149, 159, 160, 165, 166


@pytest.mark.rule("FYN-B4.01", "FYN-B4.02", "FYN-B4.04")
def test_x1_the_digit_at_the_called_position() -> None:
    assert DIGITS[4] == (7, 2, 4, 9)
    assert DIGITS[1] == (6, 8, 10, 1)
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", deck="4 1", calls=(2, 3), call="standing")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert kinds(match, verbs.NUMBER) == [(1, 4, 4, 3), (0, 8, 1, 2)]
    assert pile(match)[:2] == [4, 1]


@pytest.mark.rule("FYN-D1.01", "FYN-D1.02")
def test_x2_hand_maximum() -> None:
    realm_1 = "0,0:K; 0,1:Cv; 1,0:Cv; -1,0:Cv; 0,2:Ct; 1,1:Cc"
    match = at("F", "0,0:K", realm_1, hands=("", "Road+Road+Road+Road"), chance=(), deck="67 68 69 70 71")
    do(match, ".")
    assert chart(board(match), 1).maximum == 8
    assert hand(match, "P2") == ["Road"] * 4 + ["Oasis"] * 4


@pytest.mark.rule("FYN-D4.17")
def test_x3_five_against_three() -> None:
    group, row = (119, 134, 149, 165, 166), (129, 159, 160)
    shapes: dict[tuple[int, ...], int] = {}
    for placed in product(row, repeat=5):
        legal = all(placed[n] in line_question(group, row, placed[:n], (), ())[2] for n in range(5))
        if legal:
            shape = tuple(sorted((placed.count(card) for card in row), reverse=True))
            shapes[shape] = shapes.get(shape, 0) + 1
    assert shapes == {(2, 2, 1): 90, (3, 1, 1): 60}


@pytest.mark.rule("FYN-D4.21", "FYN-D4.22")
def test_x4_three_against_two() -> None:
    assert to_hit(3, 2) == 6
    assert [number for number in range(1, 11) if hits(number, 6)] == [1, 2, 3, 4, 5, 6]
    assert to_hit(2, 3) == 4
    assert [number for number in range(1, 11) if hits(number, 4)] == [1, 2, 3, 4]


X5_DEFENDER = "0,0:K; 0,1:C; 1,1:Wg; 1,2:C; 1,3:Cv"
X6_ATTACKER = "0,0:K; 0,1:Cr{2A}; 0,2:C"


@pytest.mark.rule("FYN-D4.41", "FYN-D4.45")
def test_x5_cut_off_land_goes_too() -> None:
    match = at("D", X6_ATTACKER, X5_DEFENDER)
    do(match, "ATK P2:1,1 FROM 0,1 {2A} ; PLACE E")
    assert realm(match, "P2") == "0,0:K; 0,1:C"
    assert len(board(match).lands[0]) == 6


@pytest.mark.rule("FYN-D4.41", "FYN-D4.43", "FYN-D4.46")
@pytest.mark.parametrize(
    ("edge", "cells_"),
    [("E", "1,1:Wg{2A}; 1,2:C; 1,3:Cv"), ("W", "-1,1:Wg{2A}; -1,2:C; -1,3:Cv")],
)
def test_x6_two_placements(edge: str, cells_: str) -> None:
    match = at("D", X6_ATTACKER, X5_DEFENDER)
    do(match, "ATK P2:1,1 FROM 0,1 {2A}")
    assert menu(match) == {"PLACE E", "PLACE W"}
    do(match, f"PLACE {edge}")
    assert same(match, "P1", f"0,0:K; 0,1:Cr; 0,2:C; {cells_}")


@pytest.mark.rule("FYN-D5.06")
def test_x7_first_land() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=("Woods+Road",))
    assert cells(match, "PUT Woods") == {"0,1", "-1,0", "1,0"}


@pytest.mark.rule("FYN-D5.02")
def test_x8_five_cards_may_be_played() -> None:
    mine = "0,0:K; 0,1:Cc; 1,0:Ct; -1,0:Ct; 0,2:Cv; 1,1:Cv; -1,1:Cv"
    match = at("E", mine, "0,0:K", hands=("Clear+Clear+Clear+Clear+Clear+Clear",))
    assert board(match).allowance[0] == 3
    for place in ("0,3", "1,2", "-1,2", "2,0", "2,1"):
        assert asked(match) == "P1 DEC-16"
        do(match, f"PUT Clear@{place}")
    assert asked(match) == "P1 DEC-17"


@pytest.mark.rule("FYN-D2.02", "FYN-D2.04")
def test_x9_the_crossroads() -> None:
    mine = "0,0:K; 1,0:C; 1,1:C; 1,2:Cr; 0,2:C{A}; 0,3:C; -1,2:C; 1,3:C; 2,2:C"
    match = at("B", mine, "0,0:K")
    assert cells(match, "MV A") == {"1,3", "2,2", "1,1", "0,3", "-1,2", "1,2"}


@pytest.mark.rule("FYN-D4.54", "FYN-D4.57")
def test_x10_four_armies_take_four_lands() -> None:
    match = at("D", "0,0:K; 0,1:Ct{4A}", "0,0:K; -1,0:C; 1,0:C; 0,1:C; 0,2:C; 1,1:C")
    do(match, "ATK P2:0,2 FROM 0,1 {4A} ; PLACE N ; CONT P2:1,1 {3A} ; PLACE N ; CONT P2:0,1 {2A} ; PLACE N")
    refused(match, "CONT P2:1,0 {2A}", "FYN-D4.54")
    do(match, "CONT P2:1,0 {A} ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:Ct; 0,2:C{A}; 0,3:C{A}; 0,4:C{A}; 0,5:C{A}")
    assert asked(match) != "P1 DEC-13"


@pytest.mark.rule("FYN-E1.01", "FYN-E1.02", "FYN-E1.03", "FYN-E1.04", "FYN-E1.05", "FYN-E2.02", "FYN-E2.03")
def test_x11_fighting_values() -> None:
    s = board(at("D", "0,0:K", "0,0:K"))
    in_woods = {RANGERS: 4, RESERVES: 3, MOUNTAINEERS: 3, PEASANTS: 2, SHOCK: 6}
    assert {army: fighting(s, army, WOODS, True) for army in in_woods} == in_woods
    on_mountain = {MOUNTAINEERS: 4, RANGERS: 3, KNIGHTS: 4}
    assert {army: fighting(s, army, MOUNTAIN, True) for army in on_mountain} == on_mountain
    for terrain in (DESERT, CLEAR):
        assert fighting(s, RESERVES, terrain, True) == 2
        assert fighting(s, RANGERS, terrain, True) == 2
    into_woods = {RANGERS: 4, MOUNTAINEERS: 2, RESERVES: 1}
    assert {army: fighting(s, army, WOODS, False) for army in into_woods} == into_woods
    # from Woods into Clear: the origin does not matter
    match = at("D", "0,0:K; 0,1:W{G}", "0,0:K; 0,1:C{P}", numbers=[10, 6])
    do(match, "ATK P2:0,1 FROM 0,1 {G} ; RESP -")
    assert [params[4] for params in kinds(match, verbs.SHOT)] == [5 + 1 - 2, 5 + 2 - 1]


@pytest.mark.rule("FYN-B4.01", "FYN-B4.04", "FYN-D4.17", "FYN-D4.20", "FYN-D4.21", "FYN-D4.25", "FYN-D4.40")
def test_x12_combat_from_the_deck() -> None:
    match = at(
        "D",
        "0,0:K; 0,1:C{A,S}",
        "0,0:K; 0,1:W{P}",
        deck="2 1 54",
        pile="",
        calls=(3, 1),
        call="standing",
    )
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP - ; P2: AIM 119>149")
    shots = kinds(match, verbs.SHOT)
    assert shots == [(1, 119, 149, 4, 4, 1), (0, 134, 119, 10, 5, 0), (0, 149, 119, 6, 6, 1)]
    assert pile(match) == [2, 1, 54, 119, 149]
    do(match, "PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:W{A}")


@pytest.mark.rule("FYN-D4.15", "FYN-D4.29", "FYN-D4.31", "FYN-D4.32", "FYN-D4.33", "FYN-D4.34")
def test_x13_siege() -> None:
    match = at("D", "0,0:K; 0,1:Ct{2S}", "0,0:K; 0,1:Cc", numbers=[7, 5, 4])
    before = chart(board(match), 1)
    assert (before.population, before.maximum) == (9, 7)
    do(match, "ATK P2:0,1 FROM 0,1 {2S}")  # both cards are alike: the City's aim leaves no choice
    assert kinds(match, verbs.SHOT) == [(1, 0, 149, 7, 6, 0), (0, 149, 0, 5, 4, 0), (0, 150, 0, 4, 4, 1)]
    do(match, "PLACE N")
    after = chart(board(match), 1)
    assert (after.population, after.maximum) == (6, 5)
    assert same(match, "P1", "0,0:K; 0,1:Ct; 0,2:Cc{2S}")


@pytest.mark.rule("FYN-D4.34", "FYN-D4.35")
def test_x14_both_fall() -> None:
    match = at("D", "0,0:K; 0,1:C{X}", "0,0:K; 0,1:Cc", numbers=[4, 6])
    do(match, "ATK P2:0,1 FROM 0,1 {X}")
    assert [params[4:] for params in kinds(match, verbs.SHOT)] == [(4, 1), (6, 1)]
    assert realm(match, "P2") == "0,0:K; 0,1:Cc"
    assert where(match, SHOCK) == ""
    assert len(kinds(match, verbs.FAILED)) == 1


@pytest.mark.rule("FYN-D4.15", "FYN-D4.29", "FYN-D1.09")
def test_x15_an_undefended_town() -> None:
    match = at("D", "0,0:K; 0,1:C{P}", "0,0:K; 0,1:Ct", hands=("", "Road+Road+Oasis+Mine+Clear+Woods"), numbers=[])
    do(match, "ATK P2:0,1 FROM 0,1 {P} ; PLACE N")
    assert asked(match) == "P2 DEC-15"
    assert menu(match) == {"TRIM Road", "TRIM Oasis", "TRIM Mine", "TRIM Clear", "TRIM Woods"}
    do(match, "TRIM Mine")
    assert hand(match, "P2") == ["Road", "Road", "Oasis", "Clear", "Woods"]


@pytest.mark.rule("FYN-D4.51", "FYN-D4.52", "FYN-D4.53", "FYN-F1.01", "FYN-F1.02")
def test_x16_a_capital_is_taken() -> None:
    match = at(
        "D",
        "0,0:K; 0,1:Ct{X,A}",
        "0,0:K; -1,0:C; 0,1:Crv",
        "0,0:K",
        hands=("", "Road+Road+Oasis+Mine+Clear"),
        numbers=[9, 2, 4],
    )
    do(match, "ATK P2:0,0 FROM 0,1 {X,A} ; AIM C>134")
    assert [params[4] for params in kinds(match, verbs.SHOT)] == [9, 1, 4]
    do(match, "PLACE N")
    s = board(match)
    assert same(match, "P1", "0,0:K; 0,1:Ct; 0,2:K{X}")
    assert s.out == [1]
    assert not s.lands[1]
    assert not s.hands[1]
    assert len(s.discard) == 1 + 2 + 2 + 5  # the Army, two lands, Road and Village, the hand
    known = chart(s, 0)
    assert (known.population, known.maximum, known.growth) == (15, 11, 2)
    assert asked(match) != "P1 DEC-13"


X17_ATTACKER = "0,0:K; 1,0:C{2A}"
X17_DEFENDER = "0,0:K; 0,1:C; 0,2:C; 0,3:C; 1,3:C; 2,3:Ct; 2,2:D; 3,3:C"


@pytest.mark.rule("FYN-D4.44", "FYN-D4.45", "FYN-D4.46", "FYN-D4.47")
@pytest.mark.parametrize(
    ("edge", "won", "lost"),
    [
        ("N", "1,1:C{2A}; 2,1:Ct; 2,0:D; 3,1:C", []),
        ("E", "2,0:C{2A}; 3,0:Ct; 4,0:C", [23]),
    ],
)
def test_x17_the_back_line(edge: str, won: str, lost: list[int]) -> None:
    match = at("D", X17_ATTACKER, X17_DEFENDER)
    do(match, "ATK P2:1,3 FROM 1,0 {2A}")
    assert menu(match) == {"PLACE N", "PLACE E"}
    do(match, f"PLACE {edge}")
    assert same(match, "P1", f"0,0:K; 1,0:C; {won}")
    assert pile(match) == lost
    assert realm(match, "P2") == "0,0:K; 0,1:C; 0,2:C; 0,3:C"


@pytest.mark.rule("FYN-D4.47", "FYN-D4.48")
def test_x18_a_hanging_card() -> None:
    foe = "0,0:K; -1,0:C; -1,1:C; -1,2:C; -1,3:C; 0,3:C; 1,3:C; 1,2:C; 2,2:C; 3,2:C; 3,3:C"
    match = at("D", X17_ATTACKER, foe)
    do(match, "ATK P2:1,3 FROM 1,0 {2A} ; PLACE E")
    assert same(match, "P1", "0,0:K; 1,0:C; 2,0:C{2A}")
    assert len(pile(match)) == 4


@pytest.mark.rule("FYN-B1.09", "FYN-D4.53")
def test_x19_boxed_in() -> None:
    mine = "0,0:K{3A}; -1,0:C; -1,1:C; -1,2:C; 0,2:C; 1,2:C; 1,1:C; 1,0:C"
    match = at("D", mine, "0,0:K; 0,1:C")
    do(match, "ATK P2:0,1 FROM 0,0 {3A}")
    assert where(match, ARMY) == "P1 0,1"
    assert asked(match) != "P1 DEC-13"


@pytest.mark.rule("FYN-D3.06", "FYN-D3.07", "FYN-D3.08")
def test_x20_population_limit() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{3S}; 0,1:C; 0,2:Ct", numbers=[])
    do(match, "ATK P2:0,2 FROM 0,1 {A} ; RESP - ; PLACE N")
    # all three are alike: one goes by itself, and no second
    assert board(match).combat(1) == 6
    assert where(match, 149) == ""
    assert where(match, 150) == where(match, 151) == "P2 0,0"


@pytest.mark.rule("FYN-E4.15", "FYN-E4.16")
def test_x21_revolt() -> None:
    foe = "0,0:K; 0,1:Crv; 0,2:C{A}; 1,1:W; -1,0:C"
    match = at("F", "0,0:K", foe, hands=("Revolt",), numbers=[7])
    assert board(match).score(1) == 14
    do(match, ". ; PLAY Revolt P2:0,1")
    assert same(match, "P2", "0,0:K; -1,0:C")
    assert board(match).score(1) == 8
