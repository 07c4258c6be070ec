"""Every action in words: what it costs, what it does, what it leads to."""

from __future__ import annotations

import pytest

from tests.games.brawling.locale.reading import BOARD, TEAMS, VERBS, on_board, said
from tests.games.brawling.table import GAME, at, board, card, deal, do, playout, seat_of

# --- labels: positions with two players and twenty cards in the deck, unless they say otherwise -------------------------

LABELS = [
    # deck and market
    ("A t=far1,MER1 | B", "G", "Gather 5 resources"),
    ("A t=inn1 | B", "D", "Draw 2 cards"),
    ("A | B", "G", "Gather 1 resource"),
    ("A | B", "M1", "Take the Barracks card from the market"),
    ("A | B", "M2", "Take the Shield card from the market"),
    ("A | B", "M3", "Take The Bomb from the market"),
    ("A r=2 t=MAR1 | B", "KB", "Pay 2 at the Market in your town: draw 3 cards"),
    ("A t=MAR1 h=P2A1 | B", "KS P2A1", "Discard the +2 Attack card at the Market in your town: gain 4 resources"),
    ("A a=RAC1 | B", "Q RAC1", "Use your Aid of cards, which costs no action: draw 2 cards"),
    ("A a=RAR1 | B", "Q RAR1", "Use your Aid of resources, which costs no action: gain 3 resources"),
    (
        "A a=RAV1 | B",
        "Q RAV1 M2",
        "Use your Aid of civilians, which costs no action: take the Shield card from the market",
    ),
    # recruit, upgrade, move
    ("A r=2 h=FAR1 | B", "R FAR1", "Recruit a Peasant (Farm) for 2; then you gather 2, not 1"),
    ("A r=2 h=INN1 t=SCR1 | B", "R INN1", "Recruit a Peasant (Inn) for 2; then you draw 5, not 4"),
    ("A r=2 h=KNI1 | B", "R KNI1", "Recruit a Squire (Knight) for 2"),
    ("A r=3 t=arc1 | B", "U arc1", "Upgrade your Squire to Archers for 3"),
    ("A r=3 t=arc1,arc2 | B", "U arc2", "Upgrade your second Squire to Archers for 3"),
    ("A r=2 t=far1 | B", "U far1", "Upgrade your Peasant to a Farm for 2: 1 point"),
    (
        "A r=3 t=inn1 | B",
        "U inn1",
        "Upgrade your Peasant to an Inn for 3: 1 point",
    ),
    (
        "A r=4 t=cou1 | B",
        "U cou1",
        "Upgrade your Peasant to a Courthouse for 4: 1 point; then you draw 1, not 2",
    ),
    ("A r=3 t=mer1 | B", "U mer1", "Upgrade your Peasant to a Merchant for 3; then you gather 4, not 2"),
    (
        "A r=4 t=kni1,SMI1 | B",
        "U kni1",
        "Upgrade your Squire to a Knight for 4 (5 less 1 for the Smithy)",
    ),
    (
        "A r=3 t=kni1,SMI1,SMI2 | B",
        "U kni1",
        "Upgrade your Squire to a Knight for 3 (5 less 2 for the Smithies)",
    ),
    ("A t=KNI1 | B", "V KNI1", "Move your Knight to the wall"),
    ("A t=KNI1,KNI2 | B", "V KNI2", "Move your second Knight to the wall"),
    (
        "A t=kni1 | B",
        "V kni1",
        "Move your Squire (Knight) to the wall, where only a card can upgrade it",
    ),
    ("A w=KNI1 | B", "V KNI1", "Send your Knight from the wall to the King’s Army: 2 points"),
    ("A t=HOR1 | B", "H HOR1", "Free step: move your Horsemen to the wall"),
    ("A h=EXT1 | B", "X EXT1", "Play an Extra Action: take a second action in this turn"),
    (
        "A r=5 h=MIL1 t=kni1 | B",
        "Y MIL1 U kni1",
        "Play a Military Action: upgrade your Squire to a Knight for 5",
    ),
    (
        "A h=MIL1 w=KNI1 | B",
        "Y MIL1 V KNI1",
        "Play a Military Action: send your Knight from the wall to the King’s Army: 2 points",
    ),
    (
        "A a=RAB1 t=far1 | B",
        "Q RAB1 far1",
        "Use your Aid of buildings, which costs no action: your Peasant becomes a Farm, free of cost: 1 point",
    ),
    # attacks
    (
        "A t=KNI1 | B t=SMI1",
        "A KNI1>SMI1",
        "Attack B’s Smithy with your Knight: 8 damage, too little (it falls at twice its health: 10);"
        " then your Knight becomes a Squire, as after every attack",
    ),
    (
        "A t=CAT1 | B t=SMI1",
        "A CAT1>SMI1",
        "Attack B’s Smithy with your Catapults: 10 damage, it falls; then your Catapults become a Squire, as after every attack",
    ),
    (
        "A t=CAT1 | B t=SMI1,TOW1",
        "A CAT1>SMI1",
        "Attack B’s Smithy with your Catapults: 7 damage after the Tower, too little (it falls at twice its health: 10); then"
        " your Catapults become a Squire, as after every attack",
    ),
    (
        "A t=CAT1 | B t=SMI1,TOW1,TOW2",
        "A CAT1>TOW2",
        "Attack B’s second Tower with your Catapults: 4 damage after 2 Towers, too little (it falls at twice its health: 12);"
        " then your Catapults become a Squire, as after every attack",
    ),
    (
        "A t=kni1 | B t=ARC1",
        "A kni1>ARC1",
        "Attack B’s Archers with your Squire (Knight): 1 damage, too little (they become a Squire at 5, and"
        " fall at 10); then your Squire (Knight) is lost, as after every attack",
    ),
    (
        "A t=KNI1 | B t=HOR1",
        "A KNI1>HOR1",
        "Attack B’s Horsemen with your Knight: 8 damage, they become a Squire; then your Knight"
        " becomes a Squire, as after every attack",
    ),
    (
        "A t=SHE1 | B t=KNI1",
        "A SHE1>KNI1",
        "Attack B’s Knight with your Sheriff: the Sheriff discards it; then your Sheriff becomes a Squire, as after every attack",
    ),
    ("A h=P2A1 | B t=far1", "A P2A1>far1", "Attack B’s Peasant (Farm) with a +2 Attack card: 2 damage, it falls"),
    (
        "A h=MIL1 t=KNI1 | B t=FAR1",
        "Y MIL1 A KNI1>FAR1",
        "Play a Military Action: attack B’s Farm with your Knight: 8 damage, it falls; then your Knight"
        " becomes a Squire, as after every attack",
    ),
    # action cards and the Courthouse
    ("A r=6 h=BOM2 | B k=KNI1", "P BOM2>KNI1", "Play The Bomb for 6: discard B’s Knight in the King’s Army"),
    ("A r=6 h=BOM2 t=FAR1 | B", "P BOM2>FAR1", "Play The Bomb for 6: discard your Farm"),
    ("A r=6 h=BOM2 | B a=RAB1", "P BOM2>RAB1", "Play The Bomb for 6: discard B’s Aid of buildings"),
    (
        "A h=FLI1 w=kni1 | B",
        "P FLI1>kni1+",
        "Play Flip Unit: your Squire (Knight) on the wall becomes a Knight",
    ),
    ("A h=FLI1 | B t=MER1", "P FLI1>MER1-", "Play Flip Unit: B’s Merchant becomes a Peasant"),
    ("A h=FLI1 | B t=far1", "P FLI1>far1-", "Play Flip Unit: discard B’s Peasant (Farm)"),
    ("A r=5 h=PRI1 | B w=ARC1", "P PRI1>ARC1", "Play Prison for 5: discard B’s Archers on the wall"),
    ("A r=3 t=COU1 | B t=KNI1", "C KNI1", "Use your Courthouse for 3: B’s Knight becomes a Squire"),
    ("A r=3 t=COU1 | B w=kni1", "C kni1", "Use your Courthouse for 3: discard B’s Squire (Knight) on the wall"),
]


@pytest.mark.parametrize(("players", "move", "words"), LABELS)
def test_a_label_says_what_a_move_costs_and_does(players: str, move: str, words: str) -> None:
    assert said(on_board(players), move)[0] == words


# --- labels of other moments --------------------------------------------------------------------------------------------


def test_labels_of_the_bid_and_of_the_signs() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "ARC1 INN1 INN2 MAR1 MAR2")
    assert said(match, "F +KNI1", "A")[0] == "Show the Knight card"
    assert said(match, "F .", "A")[0] == "Show no card"
    do(match, "A: F +KNI1 ; A: F +SHI1")
    assert said(match, "F .", "A")[0] == "Show 2 cards: Knight and Shield"
    match.undo_click(seat_of("A"))
    do(match, "A: F . ; B: F ARC1")
    assert said(match, "F scissors", "A")[0] == "Show scissors"


def test_labels_of_a_declaration_add_up() -> None:
    match = at(BOARD + "A t=KNI1,hor1 h=P2A1 | B t=SMI1,far1")
    do(match, "A KNI1>SMI1")
    assert (
        said(match, ".")[0] == "Strike with 1 attacker: B’s Smithy stands (8 damage; it falls at twice its health: 10)"
    )
    assert said(match, "A P2A1>SMI1")[0] == "Attack B’s Smithy with a +2 Attack card: 10 damage in all, it falls"
    assert said(match, "A hor1>far1")[0] == (
        "Attack B’s Peasant (Farm) with your Squire (Horsemen): 1 damage, too little (it falls at 2);"
        " then your Squire (Horsemen) is lost, as after every attack"
    )
    do(match, "A P2A1>far1")
    assert said(match, ".")[0] == (
        "Strike with 2 attackers: B’s Smithy stands (8 damage; it falls at twice its health: 10)"
        " and B’s Peasant (Farm) falls (2 damage)"
    )


SHIELDED = [
    ("A t=CAT1 | B h=SHI1 t=SMI1", "A CAT1>SMI1", "S SHI1>SMI1", "damage 10 → 7, it is saved"),
    (
        "A t=KNI1 | B h=SHI1 t=ARC1",
        "A KNI1>ARC1",
        "S SHI1>ARC1",
        "damage 8 → 5, they still become a Squire (2 Shields needed)",
    ),
    ("A t=KNI1 | B h=SHI1 t=far1", "A KNI1>far1", "S SHI1>far1", "damage 8 → 5, it still falls (3 Shields needed)"),
    ("A t=KNI1 | B h=SHI1 t=SMI1", "A KNI1>SMI1", "S SHI1>SMI1", "damage 8 → 5, it stands with or without it"),
    (
        "A t=KNI1 h=P2A1 | B h=SHI1 t=ARC1",
        "A KNI1>ARC1 ; A P2A1>ARC1",
        "S SHI1>ARC1",
        "damage 10 → 7, they only become a Squire",
    ),
    (
        "A t=SHE1,KNI1 | B h=SHI1 t=ARC1",
        "A KNI1>ARC1 ; A SHE1>ARC1",
        "S SHI1>ARC1",
        "damage 8 → 5, the Sheriff discards them all the same",
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
    assert said(match, "S RAM1>SMI1", "B")[0] == "Use your Aid of arms for your Smithy: damage 10 → 7, it is saved"
    declined = "Play no Shield: your Smithy falls (10 damage) and your Archers become a Squire (8 damage)"
    assert said(match, ".", "B")[0] == declined


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
    assert said(match, "T KNI1>C")[0] == "Give C the Knight card of your hand for 1"
    assert said(match, "T far1>C")[0] == "Give C your Peasant (Farm) for 1"
    assert said(match, "T $>C")[0] == "Give C one of your resources for 1"
    do(match, "T KNI1>C")
    assert said(match, ".")[0] == "Stop giving"
    match = at(TEAMS + "A | B t=kni1 | C | D")
    do(match, "D")
    assert said(match, "W A", "A")[0] == "Give the Aid of arms to yourself"
    assert said(match, "W C", "A")[0] == "Give the Aid of arms to C"


ENDS = [
    (
        "deck=+2 | mkt=+3 | turn=A | A t=MER1 | B t=FAR1",
        "G",
        "Gather the last 2 resources (this ends the game: you would lose)",
    ),
    ("deck=+1 | mkt=+3 | turn=A | A t=FAR1 | B", "D", "Draw the last card (this ends the game: you would win)"),
    ("deck=+1 | mkt=+3 | turn=A | A t=FAR1 | B t=FAR2", "D", "Draw the last card (this ends the game: you would lose)"),
    (
        "deck=+1 | mkt=KNI1,+2 | turn=A | A k=ARC1 | B",
        "M1",
        "Take the Knight card from the market (this ends the game: you would win)",
    ),
    (
        "deck=+3 | mkt=+3 | turn=A | A a=RAR1 | B",
        "Q RAR1",
        "Use your Aid of resources, which costs no action: gain the last 3 resources (this ends the game: you would lose)",
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A r=2 t=MAR1 | B",
        "KB",
        "Pay 2 at the Market in your town: draw the last 3 cards (this ends the game: you would win)",
    ),
    (
        "deck=+1 | mkt=+3 | turn=B | A | B t=FAR1 | C t=FAR2 | D t=SMI1,SMI2",
        "G",
        "Gather the last resource (this ends the game: you would come third)",
    ),
    (
        "teams=AC-BD deck=+1 mkt=+3 turn=A | A t=FAR1 | B t=FAR2 | C t=SMI1 | D",
        "G",
        "Gather the last resource (this ends the game: your team would win)",
    ),
    # with two Aids unseen, a draw of two may take four cards
    (
        "deck=+4 | mkt=+3 | turn=A | A t=inn1 a=RAB1 | B a=RAR1,RAM1",
        "D",
        "Draw 2 cards (this ends the game if Royal Aids turn up: you would lose)",
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
                sentence, rules = GAME.label(before, seat, action)
                assert GAME.label(view, seat, action) == (sentence, rules)
                assert sentence[0].isupper() or sentence[0] == "+"
                assert rules
                assert all(rule in GAME.rules for rule in rules)


def test_equal_things_are_told_apart_by_their_order() -> None:
    match = at("deck=+20 decks=2 | mkt=+3 | turn=A | A r=6 h=BOM1 a=RAC1,RAC2 t=KNI1,arc1 w=arc2 | B a=RAR1,RAR2")
    assert said(match, "Q RAC2")[0] == "Use your second Aid of cards, which costs no action: draw 2 cards"
    assert said(match, "P BOM1>RAR1")[0] == "Play The Bomb for 6: discard B’s first Aid of resources"
    assert said(match, "P BOM1>arc2")[0] == "Play The Bomb for 6: discard your Squire (Archers) on the wall"
    assert said(match, "V KNI1")[0] == "Move your Knight to the wall"


def test_the_actions_of_one_question_have_different_labels() -> None:
    """Copies of one code in a hand are one option; everything else can be told apart."""
    for seed in range(6):
        for before, _ in playout(3, seed):
            seat = before.actors()[0]
            labels = [GAME.label(before, seat, action)[0] for action in before.actions(seat)]
            assert len(set(labels)) == len(labels)
