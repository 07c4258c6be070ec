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
                "An Aid of buildings turns up. You have the fewest buildings and get it.",
                "An Aid of resources turns up. You have the least resource production (if equal, the fewest"
                " resources) and get it.",
                "You draw a Knight card.",
                "You draw a Farm card.",
                "You use your Aid of buildings to make a Peasant a building free of cost.",
                "Your Peasant becomes an Inn: 1 point.",
                "Round 1: B’s turn.",
            ],
            "B": [
                "An Aid of buildings turns up. A has the fewest buildings and gets it.",
                "An Aid of resources turns up. A has the least resource production (if equal, the fewest resources)"
                " and gets it.",
                "A draws a card.",
                "A draws a card.",
                "A uses an Aid of buildings to make a Peasant a building free of cost.",
                "A’s Peasant becomes an Inn: 1 point.",
                "Round 1: your turn.",
            ],
        },
    ),
    (
        "deck=RAV1,HOR1,+5 | mkt=KNI1,KNI2,KNI3 | turn=A | A t=far1,FAR2 | B t=MER1,SMI1",
        "M2",
        {
            "": [
                "A takes the Knight card from the market.",
                "An Aid of civilians turns up. Nobody alone has the fewest civilians, so it is discarded.",
                "A Horsemen card comes to the market.",
                "Round 1: B’s turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A r=12 h=FAR1,KNI1,EXT1,MIL1 | B",
        "X EXT1 ; R FAR1 ; R KNI1 ; U far1 ; . ; Y MIL1 U kni1",
        {
            "A": [
                "You play an Extra Action.",
                "You pay 2 resources.",
                "You recruit a Peasant (Farm).",
                "You pay 2 resources.",
                "You recruit a Squire (Knight).",
                "You pay 2 resources.",
                "Your Peasant becomes a Farm: 1 point.",
                "You play a Military Action.",
                "You pay 5 resources.",
                "Your Squire becomes a Knight.",
                "Round 1: B’s turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A t=ARC1 w=KNI1 | B",
        "V ARC1 ; V KNI1",
        {"B": ["A’s Archers move to the wall.", "A’s Knight joins the King’s Army: 2 points.", "Round 1: your turn."]},
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A t=arc1,CAT1 w=KNI1 h=P2A1 | B h=SHI1 a=RAM1 t=SMI1,KNI2,mer1",
        "A CAT1>SMI1 ; A KNI1>KNI2 ; A P2A1>mer1 ; . ; B: S SHI1>SMI1 ; B: .",
        {
            "A": [
                "Your Catapults attack B’s Smithy.",
                "Your Knight attacks B’s Knight.",
                "You play a +2 Attack against B’s Peasant (Merchant).",
                "10 damage threatens B’s Smithy, which falls at 10.",
                "8 damage threatens B’s Knight, which becomes a Squire at 7, and falls at 14.",
                "2 damage threatens B’s Peasant (Merchant), which falls at 2.",
                "B uses a Shield for the Smithy: 7 damage left.",
                "B’s Smithy stands (7 damage, which doesn’t last; it falls at 10).",
                "B’s Knight becomes a Squire (8 damage).",
                "B’s Peasant (Merchant) falls (2 damage).",
                "Your Catapults become a Squire after the attack.",
                "Your Knight becomes a Squire after the attack.",
                "You discard a +2 Attack card.",
                "Round 1: B’s turn.",
            ],
            "B": [
                "A’s Catapults attack your Smithy.",
                "A’s Knight attacks your Knight.",
                "A plays a +2 Attack against your Peasant (Merchant).",
                "10 damage threatens your Smithy, which falls at 10.",
                "8 damage threatens your Knight, which becomes a Squire at 7, and falls at 14.",
                "2 damage threatens your Peasant (Merchant), which falls at 2.",
                "You may play Shields.",
                "You use a Shield for the Smithy: 7 damage left.",
                "Your Smithy stands (7 damage, which doesn’t last; it falls at 10).",
                "Your Knight becomes a Squire (8 damage).",
                "Your Peasant (Merchant) falls (2 damage).",
                "A’s Catapults become a Squire after the attack.",
                "A’s Knight becomes a Squire after the attack.",
                "A discards a +2 Attack card.",
                "Round 1: your turn.",
            ],
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A t=SHE1,KNI2 | B h=SHI1 t=KNI1",
        "A SHE1>KNI1 ; A KNI2>KNI1 ; B: .",
        {
            "B": [
                "A’s Sheriff attacks your Knight.",
                "A’s Knight attacks your Knight.",
                "8 damage threatens your Knight, and a Sheriff as well: no Shield helps.",
                "You may play Shields.",
                "Your Knight falls to the Sheriff.",
                "A’s Sheriff becomes a Squire after the attack.",
                "A’s Knight becomes a Squire after the attack.",
                "Round 1: your turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A t=SHE1,ARC1,kni2 | B a=RAM1 t=KNI1,FAR1,TOW1,mer1",
        "A SHE1>KNI1 ; A ARC1>FAR1 ; A kni2>mer1 ; B: S RAM1>mer1",
        {
            "B": [
                "A’s Sheriff attacks your Knight.",
                "A’s Archers attack your Farm.",
                "A’s Squire (Knight) attacks your Peasant (Merchant).",
                "A Sheriff comes for your Knight: no Shield helps.",
                "After Towers, 0 damage threatens your Farm, which falls at 8.",
                "1 damage threatens your Peasant (Merchant), which falls at 2.",
                "You may play Shields.",
                "You use an Aid of arms for the Peasant (Merchant): 0 damage left.",
                "Your Knight falls to the Sheriff.",
                "Your Farm stands.",
                "Your Peasant (Merchant) stands.",
                "A’s Sheriff becomes a Squire after the attack.",
                "A’s Archers become a Squire after the attack.",
                "A’s Squire (Knight) is discarded after the attack.",
                "Round 1: your turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A r=3 t=COU1 | B t=KNI1",
        "C KNI1",
        {"B": ["A pays 3 resources.", "Your Knight becomes a Squire, judged by a Courthouse.", "Round 1: your turn."]},
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A h=FLI1 w=kni1 | B t=far1",
        "P FLI1>kni1+",
        {"": ["A plays Flip Unit.", "A’s Squire becomes a Knight.", "Round 1: B’s turn."]},
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A h=FLI1 | B t=far1",
        "P FLI1>far1-",
        {"B": ["A plays Flip Unit.", "Your Peasant (Farm) is discarded.", "Round 1: your turn."]},
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A r=6 h=BOM1 | B k=KNI1 a=RAB1",
        "P BOM1>RAB1",
        {
            "A": [
                "You play The Bomb.",
                "You pay 6 resources.",
                "The Bomb discards B’s Aid of buildings.",
                "Round 1: B’s turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A r=5 h=PRI1 | B w=ARC1",
        "P PRI1>ARC1",
        {
            "B": [
                "A plays Prison.",
                "A pays 5 resources.",
                "Your Archers go to prison, and are discarded.",
                "Round 1: your turn.",
            ]
        },
    ),
    (
        "deck=+20 | mkt=+3 | turn=A | A h=SHI1 t=MAR1 | B",
        "KS SHI1",
        {"B": ["A discards a Shield card.", "A gains 4 resources.", "Round 1: your turn."]},
    ),
    (
        "deck=+1,RAC1 | mkt=+3 | turn=A | A t=inn1 | B",
        "D",
        {
            "B": [
                "A draws a card.",
                "The last card is the Aid of cards: it is discarded without effect.",
                "A takes the last card of the deck: the game is over.",
            ]
        },
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A | B",
        "G",
        {"A": ["You gain 1 resource.", "You take the last card of the deck: the game is over."]},
    ),
    (
        "teams=AC-BD deck=RAM1,RAB1,FAR1,+8 mkt=+3 turn=A | A t=KNI2,far2 | B t=kni3 k=ARC1 | C | D",
        "D ; A: W C",
        {
            "A": [
                "An Aid of arms turns up. Your team has the fewest soldiers, and you choose who gets it.",
                "C gets the Aid of arms.",
                "An Aid of buildings turns up. No team alone has the fewest buildings, so it is discarded.",
                "You draw a Farm card.",
                "Round 1: B’s turn.",
            ],
            "C": [
                "An Aid of arms turns up. A’s team has the fewest soldiers, and A chooses who gets it.",
                "You get the Aid of arms.",
                "An Aid of buildings turns up. No team alone has the fewest buildings, so it is discarded.",
                "A draws a card.",
                "Round 1: B’s turn.",
            ],
        },
    ),
    (
        "teams=AC-BD deck=+8 mkt=+3 turn=A | A r=4 h=KNI1 t=KNI2,far2 | B | C | D",
        "T KNI1>C ; T far2>C ; T $>C",
        {
            "C": [
                "A pays 1 resource.",
                "A gives you a Knight card.",
                "A pays 1 resource.",
                "A gives you the Peasant (Farm).",
                "A pays 1 resource.",
                "A gives you a resource.",
                "Round 1: B’s turn.",
            ],
            "D": [
                "A pays 1 resource.",
                "A gives C a card.",
                "A pays 1 resource.",
                "A gives C the Peasant (Farm).",
                "A pays 1 resource.",
                "A gives C a resource.",
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
        "You show Knight and Shield for the first turn.",
        "B shows Archers and Catapults for the first turn.",
        "C shows no card for the first turn.",
        "You show rock.",
        "B shows paper.",
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
