"""The log, as each reads it."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from tests.games.brawling.locale.reading import KINDS, log
from tests.games.brawling.table import GAME, at, deal, do

# --- the log ------------------------------------------------------------------------------------------------------------

STORIES = [
    (
        "deck=RAB1,KNI1,RAR1,FAR1,+5 | mkt=+3 | turn=A | A t=inn1,FAR2 | B r=2 t=FAR3,SMI1",
        "D ; Q RAB1 inn1 ; .",
        {
            "A": [
                "An Aid of buildings turned up. You had the fewest buildings and got it.",
                "An Aid of resources turned up. You had the least resource production (if equal, the fewest"
                " resources) and got it.",
                "You drew a Knight card.",
                "You drew a Farm card.",
                "You used your Aid of buildings to make a Peasant a building free of cost.",
                "Your Peasant became an Inn: 1 point.",
                "Round 1: B’s turn.",
            ],
            "B": [
                "An Aid of buildings turned up. A had the fewest buildings and got it.",
                "An Aid of resources turned up. A had the least resource production (if equal, the fewest resources)"
                " and got it.",
                "A drew a card.",
                "A drew a card.",
                "A used an Aid of buildings to make a Peasant a building free of cost.",
                "A’s Peasant became an Inn: 1 point.",
                "Round 1: your turn.",
            ],
        },
    ),
    (
        "deck=RAV1,HOR1,+5 | mkt=KNI1,KNI2,KNI3 | turn=A | A t=far1,FAR2 | B t=MER1,SMI1",
        "M2",
        {
            "": [
                "A took the Knight card from the market.",
                "An Aid of civilians turned up. Nobody alone had the fewest civilians, so it was discarded.",
                "A Horsemen card came to the market.",
                "Round 1: B’s turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A r=12 h=FAR1,KNI1,EXT1,MIL1 | B",
        "X EXT1 ; R FAR1 ; R KNI1 ; U far1 ; . ; Y MIL1 U kni1",
        {
            "A": [
                "You played an Extra Action.",
                "You paid 2 resources.",
                "You recruited a Peasant (Farm).",
                "You paid 2 resources.",
                "You recruited a Squire (Knight).",
                "You paid 2 resources.",
                "Your Peasant became a Farm: 1 point.",
                "You played a Military Action.",
                "You paid 5 resources.",
                "Your Squire became a Knight.",
                "Round 1: B’s turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A t=ARC1 w=KNI1 | B",
        "V ARC1 ; V KNI1",
        {
            "B": [
                "A’s Archers moved to the wall.",
                "A’s Knight joined the King’s Army: 2 points.",
                "Round 1: your turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A t=arc1,CAT1 w=KNI1 h=P2A1 | B h=SHI1 a=RAM1 t=SMI1,KNI2,mer1",
        "A CAT1>SMI1 ; A KNI1>KNI2 ; A P2A1>mer1 ; . ; B: S SHI1>SMI1 ; B: .",
        {
            "A": [
                "You attacked B’s Smithy with Catapults.",
                "You attacked B’s Knight with a Knight.",
                "You attacked B’s Peasant (Merchant) with a +2 Attack.",
                "10 damage threatened B’s Smithy, which falls at 10.",
                "8 damage threatened B’s Knight, which becomes a Squire at 7, and falls at 14.",
                "2 damage threatened B’s Peasant (Merchant), which falls at 2.",
                "B used a Shield for the Smithy: 7 damage left.",
                "B’s Smithy stood: 7 against 10.",
                "B’s Knight became a Squire: 8 against 7.",
                "B’s Peasant (Merchant) fell: 2 against 2.",
                "Your Catapults became a Squire.",
                "Your Knight became a Squire.",
                "You discarded a +2 Attack card.",
                "Round 1: B’s turn.",
            ],
            "B": [
                "A attacked your Smithy with Catapults.",
                "A attacked your Knight with a Knight.",
                "A attacked your Peasant (Merchant) with a +2 Attack.",
                "10 damage threatened your Smithy, which falls at 10.",
                "8 damage threatened your Knight, which becomes a Squire at 7, and falls at 14.",
                "2 damage threatened your Peasant (Merchant), which falls at 2.",
                "You may play Shields.",
                "You used a Shield for the Smithy: 7 damage left.",
                "Your Smithy stood: 7 against 10.",
                "Your Knight became a Squire: 8 against 7.",
                "Your Peasant (Merchant) fell: 2 against 2.",
                "A’s Catapults became a Squire.",
                "A’s Knight became a Squire.",
                "A discarded a +2 Attack card.",
                "Round 1: your turn.",
            ],
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A t=SHE1,KNI2 | B h=SHI1 t=KNI1",
        "A SHE1>KNI1 ; A KNI2>KNI1 ; B: .",
        {
            "B": [
                "A attacked your Knight with a Sheriff.",
                "A attacked your Knight with a Knight.",
                "8 damage threatened your Knight, and a Sheriff as well: no Shield helps.",
                "You may play Shields.",
                "Your Knight fell to the Sheriff.",
                "A’s Sheriff became a Squire.",
                "A’s Knight became a Squire.",
                "Round 1: your turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A t=SHE1,ARC1,kni2 | B a=RAM1 t=KNI1,FAR1,TOW1,mer1",
        "A SHE1>KNI1 ; A ARC1>FAR1 ; A kni2>mer1 ; B: S RAM1>mer1",
        {
            "B": [
                "A attacked your Knight with a Sheriff.",
                "A attacked your Farm with Archers.",
                "A attacked your Peasant (Merchant) with a Squire.",
                "A Sheriff came for your Knight: no Shield helps.",
                "After Towers, 0 damage threatened your Farm, which falls at 8.",
                "1 damage threatened your Peasant (Merchant), which falls at 2.",
                "You may play Shields.",
                "You used an Aid of arms for the Peasant (Merchant): 0 damage left.",
                "Your Knight fell to the Sheriff.",
                "Your Farm stood.",
                "Your Peasant (Merchant) stood.",
                "A’s Sheriff became a Squire.",
                "A’s Archers became a Squire.",
                "A’s Squire (Knight) was discarded.",
                "Round 1: your turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A r=3 t=COU1 | B t=KNI1",
        "C KNI1",
        {"B": ["A paid 3 resources.", "Your Knight became a Squire, judged by a Courthouse.", "Round 1: your turn."]},
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A h=FLI1 w=kni1 | B t=far1",
        "P FLI1>kni1+",
        {"": ["A played Flip Unit.", "A’s Squire became a Knight.", "Round 1: B’s turn."]},
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A h=FLI1 | B t=far1",
        "P FLI1>far1-",
        {"B": ["A played Flip Unit.", "Your Peasant (Farm) was discarded.", "Round 1: your turn."]},
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1 | B k=KNI1 a=RAB1",
        "P BOM1>RAB1",
        {
            "A": [
                "You played The Bomb.",
                "You paid 6 resources.",
                "The Bomb discarded B’s Aid of buildings.",
                "Round 1: B’s turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A r=5 h=PRI1 | B w=ARC1",
        "P PRI1>ARC1",
        {
            "B": [
                "A played Prison.",
                "A paid 5 resources.",
                "Your Archers went to prison.",
                "Round 1: your turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A h=SHI1 t=MAR1 | B",
        "KS SHI1",
        {"B": ["A discarded a Shield card.", "A gained 4 resources.", "Round 1: your turn."]},
    ),
    (
        "deck=+1,RAC1 | mkt=+3 | turn=A | A t=inn1 | B",
        "D",
        {
            "B": [
                "A drew a card.",
                "The last card was the Aid of cards: it was discarded without effect.",
                "A took the last card of the deck: the game is over.",
            ]
        },
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A | B",
        "G",
        {"A": ["You gained 1 resource.", "You took the last card of the deck: the game is over."]},
    ),
    (
        "teams=AC-BD deck=RAM1,RAB1,FAR1,+8 mkt=+3 turn=A | A t=KNI2,far2 | B t=kni3 k=ARC1 | C | D",
        "D ; A: W C",
        {
            "A": [
                "An Aid of arms turned up. Your team has the fewest soldiers, and you choose who gets it.",
                "C got the Aid of arms.",
                "An Aid of buildings turned up. No team alone had the fewest buildings, so it was discarded.",
                "You drew a Farm card.",
                "Round 1: B’s turn.",
            ],
            "C": [
                "An Aid of arms turned up. A’s team has the fewest soldiers, and A chooses who gets it.",
                "You got the Aid of arms.",
                "An Aid of buildings turned up. No team alone had the fewest buildings, so it was discarded.",
                "A drew a card.",
                "Round 1: B’s turn.",
            ],
        },
    ),
    (
        "teams=AC-BD deck=+8 mkt=+3 turn=A | A r=4 h=KNI1 t=KNI2,far2 | B | C | D",
        "T KNI1>C ; T far2>C ; T $>C",
        {
            "C": [
                "A paid 1 resource.",
                "A gave you a Knight card.",
                "A paid 1 resource.",
                "A gave you the Peasant (Farm).",
                "A paid 1 resource.",
                "A gave you a resource.",
                "Round 1: B’s turn.",
            ],
            "D": [
                "A paid 1 resource.",
                "A gave C a card.",
                "A paid 1 resource.",
                "A gave C the Peasant (Farm).",
                "A paid 1 resource.",
                "A gave C a resource.",
                "Round 1: B’s turn.",
            ],
        },
    ),
    (
        "deck=+8 | mkt=+3 | turn=A | A | B",
        "B: resign",
        {"A": ["B resigned.", "The game is over."]},
    ),
]


@pytest.mark.parametrize(("position", "moves", "logs"), STORIES)
def test_the_log_tells_each_reader_what_happened(position: str, moves: str, logs: dict[str, list[str]]) -> None:
    match = at(position)
    do(match, moves)
    for who, lines in logs.items():
        assert log(match, who) == lines


def test_the_log_of_the_opening() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "ARC1 CAT1 INN1 INN2 MAR1", "MER1 MER2 SMI1 SMI2 TOW1")
    do(match, "A: F KNI1,SHI1 ; B: F ARC1,CAT1 ; A: F rock ; B: F paper")
    assert log(match, "A") == [
        "You showed Knight and Shield for the first turn.",
        "B showed Archers and Catapults for the first turn.",
        "C showed no card for the first turn.",
        "You showed rock.",
        "B showed paper.",
        "B plays first.",
        "Round 1: B’s turn.",
    ]
    assert log(match, "C")[-2:] == ["B plays first.", "Round 1: B’s turn."]


def test_the_log_of_a_first_player_drawn_by_lot() -> None:
    match = deal("FAR1 FAR2 FAR3 FAR4 KNI1", "INN1 INN2 MAR1 MAR2 ARC1", lots=[1])
    do(match, "A: F - ; B: F -")
    for _ in range(5):
        do(match, "A: F rock ; B: F rock")
    assert log(match, "A")[-2:] == ["By lot: B plays first.", "Round 1: B’s turn."]
    assert log(match, "B")[-2:] == ["By lot: you play first.", "Round 1: your turn."]


def test_the_log_of_the_turn_limit() -> None:
    match = at("deck=+20 | mkt=+3 | turn=B turns=39 | A t=FAR1 | B", turn_limit=20)
    do(match, "G")
    assert log(match, "A")[-1] == "The last round is over, and with it the game."


def test_every_kind_of_event_is_told_in_these_stories() -> None:
    kinds = set()
    for position, moves, _ in STORIES:
        match = at(position)
        do(match, moves)
        kinds |= {event[0] for moment in match.history for event in moment.events if event[0] >= 0}
    opening = {"DRAFTED", "BIDS", "SIGNS", "FIRST"}
    assert {KINDS[kind] for kind in kinds} | opening == set(KINDS.values())


def test_every_line_is_a_sentence_and_cites_rules() -> None:
    rng = random.Random(1)
    for seats, teams in ((2, "none"), (4, "two")):
        match = Match(GAME, seats, {"teams": teams}, seed=1)
        while not match.over:
            seat = match.state.actors()[0]
            match.play(seat, rng.choice(match.state.actions(seat)))
        for viewer in (*range(seats), PUBLIC):
            for _, sentence, rules in match.log(viewer):
                assert sentence.endswith(".")
                assert not sentence[0].islower()
                assert rules
                assert all(rule in GAME.rules for rule in rules)
