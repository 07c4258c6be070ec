"""Section 1: cards and zones."""

from __future__ import annotations

from collections import Counter

import pytest

from baronage.engine.core.errors import BadDocument
from baronage.games.brawling.data import (
    CODE,
    CODES,
    EFFECT,
    HALF_NAME,
    IS_AID,
    MILITARY,
    RULES,
    TYPE,
    TYPE_NAMES,
    UP,
)
from tests.games.brawling.table import (
    at,
    board,
    card,
    deal,
    do,
    expect,
    illegal,
    legal,
    listed,
    menu,
    options,
    playout,
    seen_hand,
)

# The table of unit cards as the rules print it: code, copies, base half, cost, its bonuses, upgrade cost, upgraded half, type,
# health, bonuses, strength, town space for civilians and military units.
UNITS = """
FAR 4 Peasant 2 1 0 2 Farm building 4 1 0 0 1 0
INN 2 Peasant 2 0 1 3 Inn building 5 0 1 0 1 1
BAR 2 Peasant 2 1 0 3 Barracks building 5 0 0 0 0 2
COU 2 Peasant 2 0 1 4 Courthouse building 6 0 0 0 0 0
TOW 2 Peasant 2 1 0 4 Tower building 6 0 0 0 0 0
SMI 2 Peasant 2 1 0 3 Smithy building 5 0 0 0 0 0
MAR 2 Peasant 2 0 1 4 Market building 6 0 0 0 0 0
MER 2 Peasant 2 1 0 3 Merchant civilian 5 3 0 0 0 0
SCR 2 Peasant 2 0 1 3 Scribe civilian 5 0 3 0 0 0
KNI 3 Squire 2 0 0 5 Knight military 7 0 0 8 0 0
ARC 3 Squire 2 0 0 3 Archers military 5 0 0 3 0 0
CAT 3 Squire 2 0 0 4 Catapults military 6 0 0 4 0 0
HOR 3 Squire 2 0 0 4 Horsemen military 6 0 0 5 0 0
SHE 2 Squire 2 0 0 4 Sheriff military 6 0 0 2 0 0
"""
ROWS = [row.split() for row in UNITS.strip().splitlines()]
by_code = pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
OTHERS = {"P2A": 3, "SHI": 3, "EXT": 2, "MIL": 2, "BOM": 1, "FLI": 1, "PRI": 1}
AIDS = ("RAB", "RAC", "RAV", "RAM", "RAR")


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_a_deck_has_52_cards(decks: int) -> None:
    cards = RULES.decks[decks]
    assert len(cards) == len(set(cards)) == 52 * decks
    copies = {row[0]: int(row[1]) for row in ROWS} | OTHERS | dict.fromkeys(AIDS, 1)
    assert Counter(CODES[CODE[held]] for held in cards) == {code: number * decks for code, number in copies.items()}
    assert {CODES[CODE[held]] for held in cards if IS_AID[held]} == set(AIDS)


@by_code
@pytest.mark.rule("BRAWL-1.01")
def test_one_half_of_a_unit_is_in_force(row: list[str]) -> None:
    """A unit is turned, not doubled: the base half until it is upgraded, the upgraded half afterwards."""
    code = row[0]
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=9 h={code}1 | B")
    do(match, f"R {code}1")
    assert board(match).towns[0] == [card(f"{code}1")]
    expect(match, f"A.t={code.lower()}1 ; A.h=")
    do(match, f"G ; U {code.lower()}1")
    assert board(match).towns[0] == [card(f"{code}1") + UP]
    expect(match, f"A.t={code}1")


@by_code
@pytest.mark.rule("BRAWL-1.02")
def test_type_of_each_half(row: list[str]) -> None:
    code, base, name, kind = row[0], row[2], row[7], row[8]
    held = card(f"{code}1")
    assert (HALF_NAME[held], HALF_NAME[held + UP]) == (base, name)
    assert TYPE_NAMES[TYPE[held]] == {"Peasant": "civilian", "Squire": "military"}[base]
    assert TYPE_NAMES[TYPE[held + UP]] == kind
    # a military unit stands among the soldiers of its town, a civilian among its civilians, a building among neither
    civil, military = int(row[13]), int(row[14])
    counts = {"civilian": (1, 0), "military": (0, 1), "building": (0, 0)}[kind]
    match = at(f"deck=+20 | mkt=+3 | turn=A | A t={code}1 | B t={code.lower()}2")
    expect(match, f"A.civ={counts[0]}/{2 + civil} ; A.mil={counts[1]}/{2 + military}")
    expect(match, "B.civ=1/2 ; B.mil=0/2" if base == "Peasant" else "B.civ=0/2 ; B.mil=1/2")


@by_code
@pytest.mark.rule("BRAWL-1.03")
def test_cost_is_health_and_the_upgraded_figure_is_never_paid(row: list[str]) -> None:
    code, cost, upgrade, health = row[0], int(row[3]), int(row[6]), int(row[9])
    held = card(f"{code}1")
    assert RULES.cost[held] == RULES.health[held] == cost
    assert RULES.health[held + UP] == health
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r=9 h={code}1,EXT1 | B")
    do(match, f"X EXT1 ; R {code}1")
    expect(match, f"A.r={9 - cost} ; deck={20 + cost}")
    do(match, f"U {code.lower()}1")
    expect(match, f"A.r={9 - cost - upgrade} ; deck={20 + cost + upgrade}")


@pytest.mark.rule("BRAWL-1.03")
@pytest.mark.parametrize("unit", ["far1", "kni2"])
def test_a_base_half_falls_to_damage_of_its_cost(unit: str) -> None:
    match = at(f"deck=+20 | mkt=+3 | turn=A | A h=P2A1 | B t={unit}")
    do(match, f"A P2A1>{unit}")
    expect(match, "B.t=")
    match = at(f"deck=+20 | mkt=+3 | turn=A | A t=hor1 | B t={unit}")
    do(match, f"A hor1>{unit}")
    expect(match, f"B.t={unit}")


@by_code
@pytest.mark.rule("BRAWL-1.04")
def test_bonus_and_strength_of_each_half(row: list[str]) -> None:
    """Civilians and buildings may have bonuses, military halves a strength and no bonus."""
    code, base, kind = row[0], row[2], row[8]
    held = card(f"{code}1")
    assert (RULES.gathers[held], RULES.draws[held]) == (int(row[4]), int(row[5]))
    assert (RULES.gathers[held + UP], RULES.draws[held + UP]) == (int(row[10]), int(row[11]))
    assert (RULES.strength[held], RULES.strength[held + UP]) == (1 if base == "Squire" else 0, int(row[12]))
    assert (RULES.civil_space[held + UP], RULES.military_space[held + UP]) == (int(row[13]), int(row[14]))
    match = at(f"deck=+20 | mkt=+3 | turn=A | A t={code}1 | B t={code.lower()}2")
    expect(match, f"A.gather={1 + int(row[10])} ; A.draw={1 + int(row[11])}")
    expect(match, f"B.gather={1 + int(row[4])} ; B.draw={1 + int(row[5])}")
    if kind == "military":
        expect(match, "A.gather=1 ; A.draw=1 ; B.gather=1 ; B.draw=1")
        assert legal(match, f"A {code}1>{code}2")
    else:
        illegal(match, f"A {code}1>{code}2", "BRAWL-9.01")


@by_code
@pytest.mark.rule("BRAWL-1.05")
def test_only_a_base_half_has_an_upgrade_cost(row: list[str]) -> None:
    code, upgrade = row[0], int(row[6])
    low = code.lower()
    assert (RULES.upgrade[card(f"{code}1")], RULES.upgrade[card(f"{code}1") + UP]) == (upgrade, 0)
    poor = at(f"deck=+20 | mkt=+3 | turn=A | A r={upgrade - 1} t={low}1 | B")
    illegal(poor, f"U {low}1", "BRAWL-4.05")
    match = at(f"deck=+20 | mkt=+3 | turn=A | A r={upgrade} t={low}1 | B")
    do(match, f"U {low}1")
    expect(match, f"A.r=0 ; A.t={code}1")
    upgraded = at(f"deck=+20 | mkt=+3 | turn=A | A r=9 t={code}1 | B")
    illegal(upgraded, f"U {code}1", "BRAWL-7.06")


@pytest.mark.rule("BRAWL-1.05")
def test_effects_belong_to_upgraded_halves() -> None:
    cards = range(1, len(CODE))
    assert not any(EFFECT[held] for held in cards)
    effects = {CODES[EFFECT[held + UP]] for held in cards if EFFECT[held + UP]}
    assert {"COU", "TOW", "SMI", "MAR", "ARC", "CAT", "HOR", "SHE"} <= effects
    base = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=SHI1 t=cou1,mar1,hor1 | B t=kni1")
    illegal(base, "C kni1", "BRAWL-12.09")
    illegal(base, "KB", "BRAWL-12.12")
    illegal(base, "KS SHI1", "BRAWL-12.12")
    illegal(base, "H hor1", "BRAWL-12.04")
    upgraded = at("deck=+20 | mkt=+3 | turn=A | A r=9 h=SHI1 t=COU1,MAR1,HOR1 | B t=kni1")
    for move in ("C kni1", "KB", "KS SHI1", "H HOR1"):
        assert legal(upgraded, move)


@pytest.mark.rule("BRAWL-1.06")
def test_only_the_half_in_force_counts_from_the_moment_of_turning() -> None:
    """Inside one Upgrade: type and bonus of a Peasant go with the turn, those of the other half come with it."""
    match = at("deck=+20 | mkt=+3 | turn=A | A r=9 t=inn1,bar1,mer1 | B")
    expect(match, "A.civ=3/2 ; A.mil=0/2 ; A.gather=3 ; A.draw=2 ; vp=A0,B0")
    do(match, "U inn1")
    expect(match, "A.civ=2/3 ; A.mil=0/3 ; A.gather=3 ; A.draw=2 ; vp=A1,B0 ; turn=A")
    do(match, "U mer1")
    expect(match, "A.civ=2/3 ; A.gather=5 ; turn=A")
    do(match, "U bar1")
    expect(match, "A.civ=1/3 ; A.mil=0/5 ; A.gather=4 ; vp=A2,B0")


@pytest.mark.rule("BRAWL-1.06")
def test_strength_and_health_are_those_of_the_half_in_force() -> None:
    # a Squire raised by a Military Action strikes as a Knight in the same turn: 8 = 2 × 4 destroys a Farm
    match = at("deck=+20 | mkt=+3 | turn=A | A r=5 h=MIL1 t=kni1 | B t=FAR1")
    do(match, "Y MIL1 U kni1 ; A KNI1>FAR1")
    expect(match, "B.t= ; A.t=kni1")
    # Archers lowered by a Courthouse have the health of a Squire in the same turn: 2 are enough
    match = at("deck=+20 | mkt=+3 | turn=A | A r=3 h=EXT1,P2A1 t=COU1 | B t=ARC1")
    do(match, "C ARC1 ; X EXT1 ; A P2A1>arc1")
    expect(match, "B.t= ; disc=EXT1,P2A1,ARC1")


@pytest.mark.rule("BRAWL-1.07")
def test_six_zones_of_a_player() -> None:
    match = at(
        "deck=+20 | mkt=+3 | turn=A"
        " | A r=[TOW1,TOW2] h=SHI1 t=far2 w=kni1 k=ARC1 a=RAB1"
        " | B r=[MAR1] h=INN1 t=inn2 w=kni2 k=CAT1,CAT2 a=RAM1"
    )
    theirs = "B.rtop=MAR1 ; B.h=INN1 ; B.t=inn2 ; B.w=kni2 ; B.k=CAT1,CAT2 ; B.a=RAM1"
    expect(match, "A.rtop=TOW1,TOW2 ; A.h=SHI1 ; A.t=far2 ; A.w=kni1 ; A.k=ARC1 ; A.a=RAB1")
    expect(match, theirs)
    do(match, "Q RAB1 far2 ; G")
    expect(match, "A.r=4 ; A.h=SHI1 ; A.t=FAR2 ; A.w=kni1 ; A.k=ARC1 ; A.a=")
    expect(match, theirs)


@pytest.mark.rule("BRAWL-1.07")
def test_only_royal_aids_lie_in_front_of_a_player() -> None:
    with pytest.raises(BadDocument, match=r"BRAWL-1\.07"):
        at("deck=+20 | mkt=+3 | turn=A | A a=SHI1 | B")


@pytest.mark.rule("BRAWL-1.08")
def test_common_zones() -> None:
    match = at("deck=KNI1,KNI2,+18 | mkt=FAR1,INN1,SHI1 | turn=A | A h=P2A1 | B t=far2")
    do(match, "A P2A1>far2")
    for viewer in (0, 1, None):
        seen = match.state.view(viewer)
        shown = {**seen["open"], **seen["own"]}
        assert shown["deck"] == [0] * 20  # face down
        assert shown["market"] == [card("FAR1"), card("INN1"), card("SHI1")]
        assert shown["discard"][-2:] == [card("FAR2"), card("P2A1")]


@pytest.mark.rule("BRAWL-1.09")
@pytest.mark.parametrize("where", ["w=far1", "w=FAR1", "w=MER1", "k=FAR1", "k=MER1", "w=SHI1"])
def test_only_military_units_leave_the_town(where: str) -> None:
    with pytest.raises(BadDocument, match=r"BRAWL-1\.09"):
        at(f"deck=+20 | mkt=+3 | turn=A | A {where} | B")


@pytest.mark.rule("BRAWL-1.09")
@pytest.mark.parametrize("seed", range(6))
def test_in_play_civilians_and_buildings_are_only_in_towns(seed: int) -> None:
    for _, s in playout(2 + seed % 3, seed):
        assert all(TYPE[unit] == MILITARY for zone in (*s.walls, *s.armies) for unit in zone)
        assert all(TYPE[unit] for zone in s.towns for unit in zone)


@pytest.mark.rule("BRAWL-1.10")
@pytest.mark.parametrize("seed", range(6))
def test_the_discard_pile_only_grows(seed: int) -> None:
    for before, s in playout(2 + seed % 3, seed):
        assert s.discard[: len(before.discard)] == before.discard


@pytest.mark.rule("BRAWL-1.10")
def test_an_empty_deck_is_not_filled_from_the_discard_pile() -> None:
    match = at("deck=+2 | mkt=+3 | turn=A | A t=MER1 | B")
    lying = board(match).discard[:]
    assert lying
    do(match, "G")
    expect(match, "A.r=2 ; deck=0 ; over=yes")
    assert board(match).discard == lying
    for viewer in (0, 1, None):  # face up
        seen = match.state.view(viewer)
        assert {**seen["open"], **seen["own"]}["discard"] == lying


@pytest.mark.rule("BRAWL-1.11")
def test_a_card_elsewhere_is_no_unit() -> None:
    """Cards in hand, market, piles, deck and discard pile give nothing, take no space and can't be aimed at."""
    match = at(
        "deck=MER1,+9 | mkt=SCR1,FAR1,+1 | turn=A"
        " | A r=[SMI1,BAR1] h=MER2,FLI1,P2A1,P2A2 t=kni1 | B r=[KNI2] h=INN1 t=FAR2 k=ARC1"
    )
    expect(match, "A.gather=1 ; A.draw=1 ; A.civ=0/2 ; A.mil=1/2 ; vp=A0,B3")
    assert {move for move in menu(match) if move[:2] in ("A ", "P ")} == listed(
        "A kni1>FAR2 ; A P2A1>FAR2 ; P FLI1>kni1+ ; P FLI1>kni1-"
    )
    illegal(match, "A kni1>INN1", "BRAWL-9.02")
    illegal(match, "A kni1>FAR1", "BRAWL-9.02")
    illegal(match, "P FLI1>SCR1-", "BRAWL-11.06")


@pytest.mark.rule("BRAWL-1.11")
def test_only_unit_cards_are_units() -> None:
    with pytest.raises(BadDocument, match=r"BRAWL-1\.11"):
        at("deck=+20 | mkt=+3 | turn=A | A t=SHI1 | B")


@pytest.mark.rule("BRAWL-1.12")
def test_cards_in_play() -> None:
    """What The Bomb reaches: units of all players in all zones, and Aids in front of players; nothing else."""
    match = at(
        "deck=INN1,+9 | mkt=KNI1,+2 | turn=A | A r=[SMI1,+6] h=BOM1,MAR1 t=FAR1,far2 w=kni2 a=RAB1"
        " | B h=COU1 t=MER1 w=arc1 k=HOR1 a=RAM1,RAC1 | C t=TOW1 k=ARC2",
        decks=1,
    )
    bombs = {move for move in menu(match) if move.startswith("P")}
    assert bombs == {
        f"P BOM1>{target}"
        for target in ("FAR1", "far2", "kni2", "RAB1", "MER1", "arc1", "HOR1", "RAM1", "RAC1", "TOW1", "ARC2")
    }
    for elsewhere in ("INN1", "KNI1", "SMI1", "MAR1", "COU1"):
        illegal(match, f"P BOM1>{elsewhere}", "BRAWL-1.12")


@pytest.mark.rule("BRAWL-1.13")
def test_opposing_units_are_those_of_other_players() -> None:
    match = at("deck=+9 | mkt=+3 | turn=B | A t=kni1 | B r=5 h=PRI1 t=COU1,ARC1,hor1 | C w=cat1", decks=1)
    aimed = {move for move in menu(match) if move[0] in "APC"}
    assert aimed == listed(
        "A ARC1>kni1 ; A ARC1>cat1 ; A hor1>kni1 ; A hor1>cat1 ; P PRI1>kni1 ; P PRI1>cat1 ; C kni1 ; C cat1"
    )
    illegal(match, "A ARC1>hor1", "BRAWL-1.13")


@pytest.mark.rule("BRAWL-1.13")
def test_in_team_play_units_of_team_mates_are_not_opposing() -> None:
    match = at("teams=AC-BD deck=+9 mkt=+3 turn=A | A r=5 h=PRI1 t=COU1,ARC1 | B t=kni1 | C t=hor1 | D w=cat1")
    aimed = {move for move in menu(match) if move[0] in "APC"}
    assert aimed == listed("A ARC1>kni1 ; A ARC1>cat1 ; P PRI1>kni1 ; P PRI1>cat1 ; C kni1 ; C cat1")
    for move in ("A ARC1>hor1", "P PRI1>hor1", "C hor1"):
        illegal(match, move, "BRAWL-15.04")


@pytest.mark.rule("BRAWL-1.14")
def test_no_limit_to_hand_and_pile() -> None:
    hand = ",".join(f"{code}{copy}" for code in ("FAR", "INN", "BAR", "COU", "TOW", "SMI") for copy in (1, 2, 3, 4))
    match = at(f"decks=4 deck=+30 mkt=+3 turn=A | A r=40 h={hand} t=SCR1,MER1 | B")
    do(match, "D ; G ; G")
    expect(match, "A.h#=28 ; A.r=44")


@pytest.mark.rule("BRAWL-1.14")
def test_no_limit_to_wall_army_and_buildings() -> None:
    wall = ",".join(f"KNI{copy}" for copy in range(1, 9))
    army = ",".join(f"ARC{copy}" for copy in range(1, 9))
    built = ",".join(f"TOW{copy}" for copy in range(1, 9))
    match = at(f"decks=4 deck=+30 mkt=+3 turn=A | A r=4 h=EXT1 t={built},smi1,CAT1,CAT2 w={wall} k={army} | B")
    do(match, "X EXT1 ; U smi1 ; V CAT1 ; V KNI1 ; V CAT2 ; .")
    expect(match, f"A.t={built},SMI1 ; A.w={wall.replace('KNI1', 'CAT1,CAT2')} ; A.k={army},KNI1 ; vp=A27,B0")


@pytest.mark.rule("BRAWL-1.15")
def test_copies_in_a_hand_are_one_option_and_who_names_one_keeps_the_name() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=4 h=FAR2,FAR1,SHI3,SHI1 t=MAR1 | B")
    assert [move for move in options(match) if move[0] in "RK"] == ["R FAR2", "KB", "KS FAR2", "KS SHI3"]
    do(match, "R FAR1")  # not the one that is offered
    assert board(match).towns[0][1:] == [card("FAR1")]
    do(match, "R FAR2")
    assert board(match).towns[0][1:] == [card("FAR1"), card("FAR2")]


@pytest.mark.rule("BRAWL-1.15")
@pytest.mark.parametrize(
    ("position", "moves", "then"),
    [
        ("A r=4 h=FAR1,FAR2 | B", "R FAR2 ; . ; B: G ; U far2", "A.t=FAR2 ; A.h=FAR1"),
        ("A r=4 h=FAR1,FAR2 | B", "R FAR2 ; R FAR1", "A.t=far2,far1 ; A.h="),
        ("A t=MAR1 h=SHI1,SHI2 | B", "KS SHI2 ; B: G ; KS SHI1", "A.h= ; A.r=8"),
        ("A h=P2A1,P2A2,P2A3 | B t=SMI1", "A P2A3>SMI1 ; A P2A1>SMI1 ; .", "A.h=P2A2 ; disc=P2A1,P2A3"),
        ("A h=EXT1,EXT2 | B", "X EXT2 ; G ; G", "A.h=EXT1 ; A.r=2"),
        ("A h=MIL1,MIL2 t=KNI1 | B", "Y MIL2 V KNI1 ; Y MIL1 V KNI1", "A.h= ; A.k=KNI1"),
        ("A r=12 h=BOM1,BOM2 | B t=far1,far2", "P BOM2>far1 ; B: G ; P BOM1>far2", "A.h= ; B.t="),
    ],
)
def test_copies_named_out_of_order_are_played_as_they_are_named(position: str, moves: str, then: str) -> None:
    match = at(f"decks=2 deck=+20 mkt=+3 turn=A | {position}")
    do(match, moves)
    expect(match, then)


@pytest.mark.rule("BRAWL-1.15")
def test_shields_named_out_of_order_are_played_as_they_are_named() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,ARC1 | B h=SHI1,SHI2,SHI3 t=SMI1")
    do(match, "A KNI1>SMI1 ; A ARC1>SMI1")
    assert menu(match, "B") == listed("S SHI1>SMI1 ; .")
    do(match, "B: S SHI2>SMI1")
    do(match, "B: S SHI1>SMI1 ; B: .")
    expect(match, "B.h=SHI3 ; B.t=SMI1")
    illegal(match, "B: S SHI1>SMI1")


@pytest.mark.rule("BRAWL-1.15", "BRAWL-15.11")
def test_after_a_transfer_the_copy_that_all_have_seen_still_leaves_first() -> None:
    match = at("teams=AC-BD deck=+20 mkt=KNI1,+2 turn=A | A r=9 h=KNI2,SHI1 | B | C | D")
    do(match, "M1 ; B: G ; C: G ; D: G")
    do(match, "A: T SHI1>C ; A: . ; B: G ; C: G ; D: G")
    assert seen_hand(match, "A", by="B") == ["???", "???"]  # it may be the Knight that passed
    assert "R KNI1" in menu(match)
    assert "R KNI2" not in menu(match)
    do(match, "R KNI")
    expect(match, "A.t=kni1 ; A.h=KNI2")
    given = at("teams=AC-BD deck=+20 mkt=KNI1,+2 turn=A | A r=9 h=KNI3 | B | C r=9 h=KNI2 | D")
    do(given, "M1 ; B: G ; C: G ; D: G ; A: T KNI1>C ; A: . ; B: G")
    assert "R KNI2" in menu(given)  # in this hand nobody but A and C has seen KNI1: the longest held goes


@pytest.mark.rule("BRAWL-1.15")
def test_a_copy_that_all_have_seen_leaves_first() -> None:
    """KNI2 came from the market: when a Knight card is played it is that one, so that nobody learns of KNI1."""
    match = at("deck=+20 | mkt=KNI2,+2 | turn=A | A r=2 h=KNI1,KNI3 | B")
    do(match, "M1 ; G")
    assert "R KNI2" in menu(match)
    do(match, "R KNI")
    assert board(match).towns[0] == [card("KNI2")]
    expect(match, "A.h=KNI1,KNI3")
    assert seen_hand(match, "A", by="B") == ["???", "???"]


@pytest.mark.rule("BRAWL-1.15")
def test_a_copy_revealed_in_the_bid_is_one_that_all_have_seen() -> None:
    match = deal("KNI1 KNI2 SHI1 FAR1 FAR2", "INN1 INN2 BAR1 BAR2 COU1", market="KNI3 SMI1 SMI2")
    do(match, "A: F KNI1")
    do(match, "M1 ; G ; G ; G ; G ; G")  # A takes KNI3 and gathers twice
    assert seen_hand(match, "A", by="B") == ["???", "???", "???", "???", "KNI1", "KNI3"]
    do(match, "R KNI")
    assert board(match).towns[0] == [card("KNI1")]
    do(match, "G ; G ; G ; G ; G ; R KNI")
    assert board(match).towns[0] == [card("KNI1"), card("KNI3")]
    assert seen_hand(match, "A", by="B") == ["???", "???", "???", "???"]


@pytest.mark.rule("BRAWL-1.15")
def test_copies_are_one_option_in_a_bid() -> None:
    match = deal("KNI2 KNI1 SHI1 FAR1 FAR2", "INN1 INN2 BAR1 BAR2 COU1")
    assert menu(match, "A") == listed("F +KNI2 ; F +SHI1 ; F .")
    do(match, "A: F KNI1")
    assert seen_hand(match, "A", by="B") == ["???", "???", "???", "???", "KNI1"]
