"""Every action in words: what it costs, what it does, what it leads to."""

from __future__ import annotations

import pytest

from baronage.engine.flow import LAPSE, RESIGN
from tests.games.brawling.table import GAME, at, board, card, deal, do, playout, seat_of
from tests.games.brawling.words.reading import BOARD, TEAMS, VERBS, on_board, said

# --- labels: positions with two players and twenty cards in the deck, unless they say otherwise -------------------------

LABELS = [
    # deck and market
    ("A t=far1,MER1 | B", "G", "Gather 5 resources"),
    ("A t=inn1 | B", "D", "Draw 2 cards"),
    ("A | B", "G", "Gather 1 resource"),
    ("A | B", "M1", "Take the Peasant/Barracks card from market slot 1"),
    ("A | B", "M2", "Take the Shield card from market slot 2"),
    ("A | B", "M3", "Take The Bomb from market slot 3"),
    ("A r=2 t=MAR1 | B", "KB", "Pay 2, use the Market building: draw 3 cards"),
    ("A t=MAR1 h=P2A1 | B", "KS P2A1", "Use the Market building: discard the +2 Attack card, gain 4 resources"),
    ("A a=RAC1 | B", "Q RAC1", "Use the Aid of cards: draw 2 cards"),
    ("A a=RAR1 | B", "Q RAR1", "Use the Aid of resources: gain 3 resources"),
    ("A a=RAV1 | B", "Q RAV1 M2", "Use the Aid of civilians: take the Shield card from market slot 2"),
    # recruit, upgrade, move
    ("A r=2 h=FAR1 | B", "R FAR1", "Pay 2: recruit a Peasant (Farm); Gather would then yield 2"),
    ("A r=2 h=INN1 t=SCR1 | B", "R INN1", "Pay 2: recruit a Peasant (Inn); Draw would then yield 5"),
    ("A r=2 h=KNI1 | B", "R KNI1", "Pay 2: recruit a Squire (Knight)"),
    ("A r=3 t=arc1 | B", "U arc1", "Pay 3: upgrade the Squire in your town to Archers"),
    ("A r=3 t=arc1,arc2 | B", "U arc2", "Pay 3: upgrade the Squire arc2 in your town to Archers"),
    ("A r=2 t=far1 | B", "U far1", "Pay 2: upgrade the Peasant in your town to a Farm (1 point)"),
    (
        "A r=3 t=inn1 | B",
        "U inn1",
        "Pay 3: upgrade the Peasant in your town to an Inn (1 point)",
    ),
    (
        "A r=4 t=cou1 | B",
        "U cou1",
        "Pay 4: upgrade the Peasant in your town to a Courthouse (1 point); Draw would then yield 1",
    ),
    ("A r=3 t=mer1 | B", "U mer1", "Pay 3: upgrade the Peasant in your town to a Merchant; Gather would then yield 4"),
    (
        "A r=4 t=kni1,SMI1 | B",
        "U kni1",
        "Pay 4 (5 less 1 for the Smithy): upgrade the Squire in your town to a Knight",
    ),
    (
        "A r=3 t=kni1,SMI1,SMI2 | B",
        "U kni1",
        "Pay 3 (5 less 2 for Smithies): upgrade the Squire in your town to a Knight",
    ),
    ("A t=KNI1 | B", "V KNI1", "Move the Knight from your town to the wall"),
    ("A t=KNI1,KNI2 | B", "V KNI2", "Move the Knight KNI2 from your town to the wall"),
    ("A t=kni1 | B", "V kni1", "Move the Squire (Knight) from your town to the wall (a Squire stays there)"),
    ("A w=KNI1 | B", "V KNI1", "Move the Knight from the wall to the King's Army (2 points)"),
    ("A t=HOR1 | B", "H HOR1", "Free step: move the Horsemen from your town to the wall"),
    ("A h=EXT1 | B", "X EXT1", "Play an Extra Action: you may take a second action this turn"),
    (
        "A r=5 h=MIL1 t=kni1 | B",
        "Y MIL1 U kni1",
        "Play a Military Action, pay 5: upgrade the Squire in your town to a Knight",
    ),
    (
        "A h=MIL1 w=KNI1 | B",
        "Y MIL1 V KNI1",
        "Play a Military Action: move the Knight from the wall to the King's Army (2 points)",
    ),
    (
        "A a=RAB1 t=far1 | B",
        "Q RAB1 far1",
        "Use the Aid of buildings: turn the Peasant in your town into a Farm (1 point), free of cost",
    ),
    # attacks
    (
        "A t=KNI1 | B t=SMI1",
        "A KNI1>SMI1",
        "Knight attacks B's Smithy: 8 damage, not enough (falls at 10); the Knight becomes a Squire",
    ),
    (
        "A t=CAT1 | B t=SMI1",
        "A CAT1>SMI1",
        "Catapults attack B's Smithy: 10 damage, enough (falls at 10); the Catapults become a Squire",
    ),
    (
        "A t=CAT1 | B t=SMI1,TOW1",
        "A CAT1>SMI1",
        "Catapults attack B's Smithy: 7 damage after the Tower, not enough (falls at 10); the Catapults become a Squire",
    ),
    (
        "A t=CAT1 | B t=SMI1,TOW1,TOW2",
        "A CAT1>TOW2",
        "Catapults attack B's Tower TOW2: 4 damage after 2 Towers, not enough (falls at 12);"
        " the Catapults become a Squire",
    ),
    (
        "A t=kni1 | B t=ARC1",
        "A kni1>ARC1",
        "Squire (Knight) attacks B's Archers: 1 damage, not enough (downgraded at 5, fall at 10); the Squire is discarded",
    ),
    (
        "A t=KNI1 | B t=HOR1",
        "A KNI1>HOR1",
        "Knight attacks B's Horsemen: 8 damage, downgraded (fall at 12); the Knight becomes a Squire",
    ),
    (
        "A t=SHE1 | B t=KNI1",
        "A SHE1>KNI1",
        "Sheriff attacks B's Knight: discarded for certain by the Sheriff; the Sheriff becomes a Squire",
    ),
    ("A h=P2A1 | B t=far1", "A P2A1>far1", "+2 Attack on B's Peasant (Farm): 2 damage, enough (falls at 2)"),
    (
        "A h=MIL1 t=KNI1 | B t=FAR1",
        "Y MIL1 A KNI1>FAR1",
        "Play a Military Action: Knight attacks B's Farm: 8 damage, enough (falls at 8); the Knight becomes a Squire",
    ),
    # action cards and the Courthouse
    ("A r=6 h=BOM2 | B k=KNI1", "P BOM2>KNI1", "Pay 6, play The Bomb: discard B's Knight in the King's Army"),
    ("A r=6 h=BOM2 t=FAR1 | B", "P BOM2>FAR1", "Pay 6, play The Bomb: discard your Farm"),
    ("A r=6 h=BOM2 | B a=RAB1", "P BOM2>RAB1", "Pay 6, play The Bomb: discard B's Aid of buildings"),
    (
        "A h=FLI1 w=kni1 | B",
        "P FLI1>kni1+",
        "Play Flip Unit: upgrade your Squire (Knight) on the wall to a Knight, free of cost",
    ),
    ("A h=FLI1 | B t=MER1", "P FLI1>MER1-", "Play Flip Unit: downgrade B's Merchant to a Peasant"),
    ("A h=FLI1 | B t=far1", "P FLI1>far1-", "Play Flip Unit: discard B's Peasant (Farm)"),
    ("A r=5 h=PRI1 | B w=ARC1", "P PRI1>ARC1", "Pay 5, play Prison: discard B's Archers on the wall"),
    ("A r=3 t=COU1 | B t=KNI1", "C KNI1", "Pay 3, use the Courthouse: downgrade B's Knight to a Squire"),
    ("A r=3 t=COU1 | B w=kni1", "C kni1", "Pay 3, use the Courthouse: discard B's Squire (Knight) on the wall"),
]


@pytest.mark.parametrize(("players", "move", "words"), LABELS)
def test_a_label_says_what_a_move_costs_and_does(players: str, move: str, words: str) -> None:
    assert said(on_board(players), move)[0] == words


# --- labels of other moments --------------------------------------------------------------------------------------------


def test_labels_of_the_bid_and_of_the_signs() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "ARC1 INN1 INN2 MAR1 MAR2")
    assert said(match, "F +KNI1", "A")[0] == "Add the Squire/Knight card to your bid"
    assert said(match, "F .", "A")[0] == "Reveal no card"
    do(match, "A: F +KNI1 ; A: F +SHI1")
    assert said(match, "F .", "A")[0] == "Reveal 2 cards: Squire/Knight and Shield"
    match.back(seat_of("A"))
    do(match, "A: F . ; B: F ARC1")
    assert said(match, "F scissors", "A")[0] == "Show scissors"


def test_labels_of_a_declaration_add_up() -> None:
    match = at(BOARD + "A t=KNI1,hor1 h=P2A1 | B t=SMI1,far1")
    do(match, "A KNI1>SMI1")
    assert said(match, ".")[0] == "Strike with 1: B's Smithy 8 damage, not enough (falls at 10)"
    assert said(match, "A P2A1>SMI1")[0] == "+2 Attack on B's Smithy: 10 damage in all, enough (falls at 10)"
    assert said(match, "A hor1>far1")[0] == (
        "Squire (Horsemen) attacks B's Peasant (Farm): 1 damage, not enough (falls at 2); the Squire is discarded"
    )
    do(match, "A P2A1>far1")
    assert said(match, ".")[0] == (
        "Strike with 2: B's Smithy 8 damage, not enough (falls at 10); B's Peasant (Farm) 2 damage, enough (falls at 2)"
    )


SHIELDED = [
    ("A t=CAT1 | B h=SHI1 t=SMI1", "A CAT1>SMI1", "S SHI1>SMI1", "10 damage becomes 7, saved"),
    (
        "A t=KNI1 | B h=SHI1 t=ARC1",
        "A KNI1>ARC1",
        "S SHI1>ARC1",
        "8 damage becomes 5, still downgraded (2 Shields needed)",
    ),
    ("A t=KNI1 | B h=SHI1 t=far1", "A KNI1>far1", "S SHI1>far1", "8 damage becomes 5, still lost (3 Shields needed)"),
    ("A t=KNI1 | B h=SHI1 t=SMI1", "A KNI1>SMI1", "S SHI1>SMI1", "8 damage becomes 5, unharmed with or without it"),
    (
        "A t=KNI1 h=P2A1 | B h=SHI1 t=ARC1",
        "A KNI1>ARC1 ; A P2A1>ARC1",
        "S SHI1>ARC1",
        "10 damage becomes 7, downgraded, not lost",
    ),
    (
        "A t=SHE1,KNI1 | B h=SHI1 t=ARC1",
        "A KNI1>ARC1 ; A SHE1>ARC1",
        "S SHI1>ARC1",
        "8 damage becomes 5, lost to the Sheriff all the same",
    ),
]


@pytest.mark.parametrize(("players", "attack", "move", "words"), SHIELDED)
def test_a_label_says_what_a_shield_does(players: str, attack: str, move: str, words: str) -> None:
    match = at(BOARD + players)
    do(match, attack)
    label = said(match, move, "B")[0]
    assert label.startswith("Play a Shield on your ")
    assert label.partition(": ")[2] == words


def test_labels_of_the_aid_of_arms_and_of_declining() -> None:
    match = at(BOARD + "A t=CAT1,KNI1 | B a=RAM1 t=SMI1,ARC1,far1")
    do(match, "A CAT1>SMI1 ; A KNI1>ARC1")
    assert said(match, "S RAM1>SMI1", "B")[0] == "Use the Aid of arms on your Smithy: 10 damage becomes 7, saved"
    assert said(match, ".", "B")[0] == "Play no Shield: your Smithy falls and your Archers become a Squire"


@pytest.mark.parametrize(
    ("players", "first", "words"),
    [
        ("A r=9 h=FAR1,FAR2 | B", "R FAR1", "Stop recruiting"),
        ("A r=9 t=far1,far2 | B", "U far1", "Stop upgrading"),
        ("A t=KNI1,KNI2 | B", "V KNI1", "Stop moving"),
        ("A t=HOR1 | B", "G", "End your turn"),
    ],
)
def test_labels_of_being_done(players: str, first: str, words: str) -> None:
    match = at(BOARD + players)
    do(match, first)
    assert said(match, ".")[0] == words


def test_labels_of_team_play() -> None:
    match = at(TEAMS + "A r=4 h=KNI1 t=far1 | B | C | D")
    assert said(match, "T KNI1>C")[0] == "Pay 1: give C the Squire/Knight card from your hand"
    assert said(match, "T far1>C")[0] == "Pay 1: give C your Peasant (Farm)"
    assert said(match, "T $>C")[0] == "Pay 1: give C one of your resources"
    do(match, "T KNI1>C")
    assert said(match, ".")[0] == "Stop giving"
    match = at(TEAMS + "A | B t=kni1 | C | D")
    do(match, "D")
    assert said(match, "W A", "A")[0] == "Give the Aid of arms to yourself"
    assert said(match, "W C", "A")[0] == "Give the Aid of arms to C"


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (BOARD + "A | B", "Leave the game: the other player wins"),
        (BOARD + "A | B | C", "Leave the game: your seat plays on by what silence means, and you come last"),
        (TEAMS + "A | B | C | D", "Leave the game: your seat plays on by what silence means"),
    ],
)
def test_the_label_of_leaving(position: str, words: str) -> None:
    match = at(position)
    assert GAME.say(match.state, 0, (RESIGN,))[0] == words


def test_the_label_of_silence() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "ARC1 INN1 INN2 MAR1 MAR2")
    assert GAME.say(match.state, 0, (LAPSE,)) == ("Reveal no card", ("BRAWL-2.09",))
    match = at(BOARD + "A t=far1 | B")
    assert GAME.say(match.state, 0, (LAPSE,))[0] == "Gather 2 resources"


ENDS = [
    (
        "deck=+2 | mkt=+3 | turn=A | A t=MER1 | B t=FAR1",
        "G",
        "Gather the last 2 resources (ends the game: you would lose)",
    ),
    ("deck=+1 | mkt=+3 | turn=A | A t=FAR1 | B", "D", "Draw the last card (ends the game: you would win)"),
    ("deck=+1 | mkt=+3 | turn=A | A t=FAR1 | B t=FAR2", "D", "Draw the last card (ends the game: you would lose)"),
    (
        "deck=+1 | mkt=KNI1,+2 | turn=A | A k=ARC1 | B",
        "M1",
        "Take the Squire/Knight card from market slot 1 (ends the game: you would win)",
    ),
    (
        "deck=+3 | mkt=+3 | turn=A | A a=RAR1 | B",
        "Q RAR1",
        "Use the Aid of resources: gain the last 3 resources (ends the game: you would lose)",
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A r=2 t=MAR1 | B",
        "KB",
        "Pay 2, use the Market building: draw the last 3 cards (ends the game: you would win)",
    ),
    (
        "deck=+1 | mkt=+3 | turn=B | A | B t=FAR1 | C t=FAR2 | D t=SMI1,SMI2",
        "G",
        "Gather the last resource (ends the game: you would come 3rd)",
    ),
    (
        "teams=AC-BD deck=+1 mkt=+3 turn=A | A t=FAR1 | B t=FAR2 | C t=SMI1 | D",
        "G",
        "Gather the last resource (ends the game: your team would win)",
    ),
    # with two Aids unseen, a draw of two may take four cards
    (
        "deck=+4 | mkt=+3 | turn=A | A t=inn1 a=RAB1 | B a=RAR1,RAM1",
        "D",
        "Draw 2 cards (ends the game if Royal Aids turn up: you would lose)",
    ),
    ("deck=+5 | mkt=+3 | turn=A | A t=inn1 a=RAB1 | B a=RAR1,RAM1", "D", "Draw 2 cards"),
]


@pytest.mark.rule("BRAWL-13.01", "BRAWL-13.07", "BRAWL-15.12")
@pytest.mark.parametrize(("position", "move", "words"), ENDS)
def test_a_label_warns_of_the_end(position: str, move: str, words: str) -> None:
    match = at(position)
    if "RAB1" in position:  # the other two Aids are neither in front of a player nor discarded
        s = board(match)
        s.discard = [other for other in s.discard if other not in (card("RAC1"), card("RAV1"))]
    sentence, rules = said(match, move)
    assert sentence == words
    assert ("BRAWL-13.01" in rules) == ("ends" in words)


def test_every_verb_has_a_label() -> None:
    """The table above has one of every verb of a turn; the other moments have tests of their own."""
    found = {on_board(players).state.read(0, move)[0][0] for players, move, _ in LABELS}
    moments = {"BID", "SEND", "SIGN", "GIVE", "GUARD", "RECEIVE", "DONE"}
    assert {VERBS[verb] for verb in found} | moments == set(VERBS.values())


def test_labels_are_made_from_the_view_alone_and_cite_rules() -> None:
    for seats, teams in ((2, "none"), (4, "two")):
        for before, _ in playout(seats, 1, teams=teams):
            seat = before.actors()[0]
            view = before.redact(seat)
            for action in before.actions(seat):
                sentence, rules = GAME.say(before, seat, action)
                assert GAME.say(view, seat, action) == (sentence, rules)
                assert sentence[0].isupper() or sentence[0] == "+"
                assert rules
                assert all(rule in GAME.rules for rule in rules)


def test_equal_things_are_told_apart_by_their_codes() -> None:
    match = at("deck=+20 decks=2 | mkt=+3 | turn=A | A r=6 h=BOM1 a=RAC1,RAC2 t=KNI1,arc1 w=arc2 | B a=RAR1,RAR2")
    assert said(match, "Q RAC2")[0] == "Use the Aid of cards RAC2: draw 2 cards"
    assert said(match, "P BOM1>RAR1")[0] == "Pay 6, play The Bomb: discard B's Aid of resources RAR1"
    assert said(match, "P BOM1>arc2")[0] == "Pay 6, play The Bomb: discard your Squire (Archers) arc2 on the wall"
    assert said(match, "V KNI1")[0] == "Move the Knight from your town to the wall"


def test_the_actions_of_one_question_have_different_labels() -> None:
    """Copies of one code in a hand are one option; everything else can be told apart."""
    for seed in range(6):
        for before, _ in playout(3, seed):
            seat = before.actors()[0]
            labels = [GAME.say(before, seat, action)[0] for action in before.actions(seat)]
            assert len(set(labels)) == len(labels)
