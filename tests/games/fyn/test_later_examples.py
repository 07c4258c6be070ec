"""The worked examples of RULES.md, one test each, in notation with forced chance: X22 to X42."""

from __future__ import annotations

import pytest

from baronage.games.fyn import verbs
from baronage.games.fyn.steps.attack import STRUCK_DOWN
from baronage.games.fyn.steps.expansion import mixture
from baronage.games.fyn.verbs import KING_RETURNED
from tests.games.fyn.table import (
    asked,
    at,
    board,
    cells,
    do,
    hand,
    kinds,
    left,
    menu,
    pile,
    places,
    realm,
    refused,
    same,
    start,
    starts,
    where,
)

ARMY, PEASANTS = 134, 119  # the lowest of their type: what armies without an id are


@pytest.mark.rule("FYN-E4.10", "FYN-E4.11", "FYN-E4.12")
@pytest.mark.parametrize(
    ("deck", "discards", "new"),
    [
        ("", "105 101", 101),
        ("112 99", None, 112),
        ("90 88", "towns", 90),
        ("", "towns and villages", 0),
    ],
)
def test_x22_step_down(deck: str, discards: str | None, new: int) -> None:
    # what must be in neither pile lies in P2's realm and in the hands
    towns = list(range(99, 114))
    villages = [village for village in range(79, 99) if village not in (90, 88)]
    hands = ["Earthquake", "", ""]
    realms = ["0,0:K", "0,0:K; 0,1:Cc", "0,0:K"]
    if discards in ("towns", "towns and villages"):
        line = "; ".join(f"0,{y}:Ct#{town}" for y, town in enumerate(towns, 1))
        realms[2] = f"0,0:K; {line}"
        discards = discards if "villages" in discards else None
    if discards == "towns and villages":
        villages = list(range(79, 99))
        rows = "; ".join(f"{1 + n // 15},{1 + n % 15}:{'WDM'[n % 3]}v#{v}" for n, v in enumerate(villages))
        realms[2] += f"; {rows}"
        discards = None
    match = at("F", *realms, hands=hands, deck=deck, pile=discards, numbers=[3])
    do(match, ". ; PLAY Earthquake P2:0,1")
    assert board(match).centres[1].get(board_cell("0,1"), 0) == new
    assert 114 in pile(match)


def board_cell(text: str) -> int:
    from tests.games.fyn.table import cell

    return cell(text)


@pytest.mark.rule("FYN-E4.04", "FYN-E4.05", "FYN-E4.06", "FYN-E4.07", "FYN-E4.19")
def test_x23_a_third_player_counters() -> None:
    hands = ("Sickness", "", "Healing Monks")
    match = at("F", "0,0:K", "0,0:K; 0,1:C{A}", "0,0:K", hands=hands, numbers=[])
    do(match, ". ; PLAY Sickness P2:0,1")
    assert asked(match) == "P3 DEC-19"
    assert menu(match) == {"COUNTER P3", "PASS"}
    do(match, "COUNTER P3")
    assert sorted(pile(match)) == [178, 196]
    assert where(match, ARMY) == "P2 0,1"


@pytest.mark.rule("FYN-D1.05", "FYN-D1.06", "FYN-E5.04", "FYN-E5.06")
def test_x24_volcano_while_drawing() -> None:
    mine = "0,0:K; 0,1:Ct; 1,0:Cc"
    match = at(
        "F", "0,0:K", mine, hands=("", "Clear+Clear+Clear+Clear+Clear"), deck="47 189 48", dice=True, chance=[0, 4]
    )
    do(match, ".")
    assert hand(match, "P2") == ["Clear"] * 5 + ["Road"]
    assert realm(match, "P2") == "0,0:K; 0,1:Ct; 1,0:C"
    assert left(match) == []
    assert pile(match) == [114, 189]


@pytest.mark.rule("FYN-E5.02", "FYN-E5.05")
def test_x25_plague_without_victim() -> None:
    match = at("F", "0,0:K", "0,0:K{2A}; 0,1:C", deck="185 47 48 49 50 51", numbers=[])
    do(match, ".")
    assert hand(match, "P2") == ["Road"] * 5
    assert pile(match) == [185]
    assert board(match).combat(1) == 4


@pytest.mark.rule("FYN-D1.08", "FYN-E6.02")
def test_x26_renewal_while_drawing() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("", "Clear+Clear"), deck="47", exact=True)
    old = len(pile(match))
    left(match).append([207, *pile(match)])
    do(match, ".")
    s = board(match)
    assert len(s.hands[1]) == 5
    assert len(s.deck) == old + 1 - 2
    assert s.discard == []
    assert s.king_in_deck()


@pytest.mark.rule("FYN-B4.06", "FYN-E6.04", "FYN-E6.05")
def test_x27_the_king_in_mid_combat() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", deck="10 207", king=True, call="standing")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert match.over
    s = board(match)
    assert s.cause == KING_RETURNED
    assert kinds(match, verbs.SHOT) == [(1, 119, 134, 1, 4, 1)]
    assert where(match, 134)
    assert where(match, 119)
    assert [s.score(0), s.score(1)] == [2 + 6 + 2, 2 + 6 + 1]


@pytest.mark.rule("FYN-D5.03", "FYN-D5.04")
@pytest.mark.parametrize(
    ("extra", "legal", "illegal"),
    [
        (0, [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 0, 0), (0, 0, 0)], [(0, 0, 2), (0, 2, 0)]),
        (1, [(3, 0, 0), (1, 1, 1), (0, 2, 1), (0, 1, 2), (0, 0, 2)], [(0, 0, 3), (0, 3, 0)]),
        (2, [(0, 2, 2), (0, 0, 3), (1, 0, 3)], [(0, 0, 4), (0, 4, 0)]),
    ],
)
def test_x28_mixtures(extra: int, legal: list[tuple[int, int, int]], illegal: list[tuple[int, int, int]]) -> None:
    assert all(mixture(*cards, extra) for cards in legal)
    assert not any(mixture(*cards, extra) for cards in illegal)


@pytest.mark.rule("FYN-D2.04", "FYN-D2.06", "FYN-D2.08")
def test_x29_knights_and_roads() -> None:
    mine = "0,0:K; 0,1:Cr; 0,2:C{{{}}}; 0,3:C{{{}}}; 1,1:C; -1,0:Ct"  # what they eat
    match = at("B", mine.format("A", "S,N"), "0,0:K")
    assert cells(match, "MV S") == {"0,2"}
    assert cells(match, "MV N") == {"0,2", "0,1", "0,0", "1,1", "-1,0"}
    assert cells(match, "MV A") == {"0,3", "0,1", "0,0", "1,1", "-1,0"}


@pytest.mark.rule("FYN-E1.06", "FYN-D2.06")
def test_x30_shock_troops() -> None:
    match = at("B", "0,0:K; 0,1:Crt{X}; 0,2:C; 1,0:Cv{X}", "0,0:K")
    assert starts(match, "MV X 1,0>") == {"0,2", "0,0"}
    refused(match, "MV X 1,0>0,1", "FYN-E1.06")


@pytest.mark.rule("FYN-D5.11", "FYN-D5.13", "FYN-D5.15")
def test_x31_special_improvements() -> None:
    match = at("E", "0,0:K; 0,1:Dm", "0,0:K", hands=("Oasis+Village",))
    refused(match, "PUT Oasis@0,1", "FYN-D5.11")
    refused(match, "PUT Village@0,1", "FYN-D5.13")
    match = at("E", "0,0:K; 0,1:Dv", "0,0:K", hands=("Oasis+Town",))
    refused(match, "PUT Town@0,1", "FYN-D5.13")
    do(match, "PUT Oasis@0,1 ; PUT Town@0,1")
    assert realm(match, "P1") == "0,0:K; 0,1:Dot"


@pytest.mark.rule("FYN-F1.05", "FYN-F1.07")
def test_x32_score_and_tie() -> None:
    mine, his = "0,0:K{2A}; 0,1:Ct; 1,0:C", "0,0:K{S,P}; 0,1:Cv; 0,2:Cv; 1,0:W"
    match = at("F", mine, his, round=100)
    assert [board(match).score(0), board(match).score(1)] == [16, 16]
    match = at("F", his, mine, turn=2, round=10, max_rounds=10)
    do(match, ".")
    assert match.over
    assert places(match) == [2, 1]


@pytest.mark.rule("FYN-GB.03", "FYN-GB.04", "FYN-GB.05")
def test_x33_run_for_the_city() -> None:
    line = "; ".join(f"0,{y}:Cr" for y in range(1, 5))
    match = at(
        "E",
        f"0,0:K; {line}",
        "0,0:K; 0,1:C{A}",
        hands=("Clear",),
        round=5,
        variant="run_for_city",
        deck=" ".join(map(str, range(47, 67))).replace("47 48 49 50 ", ""),
    )
    do(match, "PUT Clear@0,5")
    counts: list[tuple[int, int]] = []
    while not match.over and board(match).round < 9:
        if board(match).active == 0 and board(match).round > 5 and (not counts or counts[-1][0] != board(match).round):
            counts.append((board(match).round, board(match).holds[0]))
        match.play(match.state.actors()[0], match.state.default(match.state.actors()[0]))
    assert counts == [(6, 1), (7, 2)]
    assert match.over
    assert board(match).round == 8
    assert places(match)[0] == 1


@pytest.mark.rule("FYN-GB.04")
def test_x33_a_captured_card_ends_the_hold() -> None:
    line = "; ".join(f"0,{y}:C" for y in range(1, 6))
    match = at("D", f"0,0:K; {line}", "0,0:K; 0,1:C{A}", holds=(2,), turn=2, round=7, variant="run_for_city")
    do(match, "ATK P1:0,5 FROM 0,1 {A} ; PLACE N")
    assert board(match).holds == [0, 0]


@pytest.mark.rule("FYN-GA.03", "FYN-D5.05")
def test_x34_the_empire_at_first() -> None:
    match = start(3, variant="barbarians", empire_seat="P2")
    s = board(match)
    square = {board_cell(place) for place in ["0,0", "-1,0", "1,0", "-1,1", "0,1", "1,1", "-1,2", "0,2", "1,2"]}
    assert set(s.lands[1]) == square
    mine = "0,0:K; -1,0:C; 1,0:D; -1,1:W; 0,1:M; 1,1:C; -1,2:C; 0,2:C; 1,2:C"
    match = at("E", mine, "0,0:K", hands=("Clear+Road",), variant="barbarians")
    assert cells(match, "PUT Clear") == set()
    do(match, "PUT Road@-1,1")
    assert cells(match, "PUT Clear") == {"-2,1"}


@pytest.mark.rule("FYN-GC.01")
def test_x35_time_out() -> None:
    match = at("F", "0,0:K", "0,0:K", turn=2, round=8, timeout_rounds=8, pile=_ids(1, 65), deck=_ids(66, 200))
    left(match).append([207, *board(match).deck])
    do(match, ".")
    s = board(match)
    assert len(s.discard) == 65
    assert s.king_in_deck()
    assert len(s.deck) == 136 - 5  # and P1 has drawn his five


def _ids(first: int, last: int) -> str:
    return " ".join(map(str, range(first, last + 1)))


@pytest.mark.rule(
    *("FYN-G2.01", "FYN-G2.02", "FYN-G2.03", "FYN-G2.05", "FYN-G2.07"),
)
def test_x36_trade() -> None:
    hands = ("City+Clear+Clear+Clear", "Road+Village+Mine", "Oasis")
    match = at("F", "0,0:K", "0,0:K", "0,0:K", hands=hands, trading=True)
    do(match, 'TRADE City ; OFFER P2 Road+Village "and peace" ; OFFER P3 -')
    assert menu(match) == {"TAKE P2", "TAKE -"}
    do(match, "TAKE P2")
    assert hand(match, "P1") == ["Clear", "Clear", "Clear", "Road", "Village"]
    assert hand(match, "P2") == ["Mine", "City"]
    assert board(match).discards == 1


@pytest.mark.rule("FYN-W1.02", "FYN-D4.30")
def test_x37_an_event_before_the_siege() -> None:
    match = at("D", "0,0:K; 0,1:C{S}", "0,0:K; 0,1:Cc{P}", hands=("Earthquake",), numbers=[10, 1, 9], pile="99")
    do(match, "ATK P2:0,1 FROM 0,1 {S} ; PASS ; RESP - ; PASS ; PLAY Earthquake P2:0,1 ; PLACE N")
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:Ct{S}")
    assert left(match) == []


@pytest.mark.rule("FYN-D4.11", "FYN-D4.12", "FYN-D4.15")
def test_x38_retreat() -> None:
    match = at("D", "0,0:K; 0,1:C{X}", "0,0:K; 0,1:C; 0,2:C{P}", numbers=[])
    do(match, "ATK P2:0,2 FROM 0,1 {X} ; RESP P 0,2>0,1 ; PLACE N")
    assert where(match, PEASANTS) == "P2 0,1"
    assert same(match, "P1", "0,0:K; 0,1:C; 0,2:C{X}")


@pytest.mark.rule("FYN-D4.18", "FYN-D4.20", "FYN-D4.24")
def test_x39_fewer_attackers() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K{}; 0,1:C{P,R,N}".replace("{};", ";"), numbers=[10] * 5)
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP -")
    assert asked(match) == "P1 DEC-08"
    do(match, "PAIR 134>129 ; PAIR 149>119")
    assert menu(match) == {"PAIR 166>134", "PAIR 166>149"}
    do(match, "P2: PAIR 166>134")
    assert menu(match) == {"AIM 134>129", "AIM 134>166"}
    do(match, "P1: AIM 134>166")
    assert [(params[1], params[2]) for params in kinds(match, verbs.SHOT)] == [
        (119, 149),
        (129, 134),
        (166, 134),
        (134, 166),
        (149, 119),
    ]


@pytest.mark.rule("FYN-D4.07", "FYN-D4.09", "FYN-E4.15")
def test_x40_revolt_on_the_origin() -> None:
    match = at("D", "0,0:K; 0,1:C; 0,2:Cv{2S}", "0,0:K; 0,1:C", hands=("", "Revolt"), numbers=[1])
    do(match, "ATK P2:0,1 FROM 0,2 {2S} ; PLAY Revolt P1:0,2")
    assert realm(match, "P1") == "0,0:K; 0,1:C"
    assert realm(match, "P2") == "0,0:K; 0,1:C"
    assert kinds(match, verbs.FAILED) == [(0, 1, board_cell("0,1"), STRUCK_DOWN)]


@pytest.mark.rule("FYN-B4.01", "FYN-B4.03", "FYN-B4.08")
def test_x41_calling() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", deck="2 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert asked(match) == "P2 DEC-02"
    do(match, "CALL 3")
    assert asked(match) == "P1 DEC-02"
    do(match, "CALL 4")
    assert kinds(match, verbs.SHOT) == [(1, 119, 134, 9, 4, 0), (0, 134, 119, 4, 6, 1)]
    assert board(match).calls == [4, 3]


@pytest.mark.rule("FYN-Q1.01", "FYN-Q1.05")
def test_x42_nothing_to_build() -> None:
    match = at("B", "0,0:K; 0,1:C", "0,0:K", hands=("Road+Road+Road+Road+Road",))
    assert asked(match) == "P1 DEC-04"
    assert menu(match) == {"STEP none"}
    match = at("B", "0,0:K{2S}; -1,0:C; 0,1:C; 1,0:C", "0,0:K", hands=("Army",))
    do(match, ".")
    assert asked(match) == "P1 DEC-16"
