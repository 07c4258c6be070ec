"""Every refusal: its rule, and a sentence that says what is wrong."""

from __future__ import annotations

import random
from typing import cast

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import ALL, Action
from baronage.engine.match.match import Match
from baronage.games.brawling import verbs
from baronage.games.brawling.data import CARDS, card_name
from baronage.games.brawling.state import Barons
from tests.games.brawling.locale.reading import BOARD, TEAMS, on_board, refusal
from tests.games.brawling.table import GAME, at, card, deal, do, playout, seat_of

# --- refusals -----------------------------------------------------------------------------------------------------------

REFUSALS = [
    # the turn
    ("A | B", ".", "BRAWL-3.03", "Take an action before you end your turn."),
    ("A t=HOR1 done | B", "G", "BRAWL-3.01", "You have taken your action: make a free play, or end your turn."),
    (
        "A h=EXT1 done | B",
        "G",
        "BRAWL-3.01",
        "You have taken your action: play an Extra Action first, or end your turn.",
    ),
    ("A | B", "B: G", "BRAWL-3.09", "It isn’t your turn, but A’s."),
    ("A | B h=SHI1", "B: S SHI1>far1", "BRAWL-3.09", "It isn’t your turn, but A’s."),
    (
        "A h=SHI1 t=far1 | B",
        "S SHI1>far1",
        "BRAWL-9.12",
        "Shields are played when one of your units is attacked. Decide now: what you do in your turn.",
    ),
    (
        "A h=KNI1 | B",
        "F +KNI1",
        "BRAWL-2.06",
        "Cards were shown for the first turn, before it began. Decide now: what you do in your turn.",
    ),
    (
        "A | B",
        "F rock",
        "BRAWL-2.10",
        "Rock, paper, scissors is played by those who tied for the first turn. Decide now: what you do in your turn.",
    ),
    (
        "A | B",
        "W B",
        "BRAWL-15.06",
        "A team chooses the recipient when a Royal Aid turns up for it. Decide now: what you do in your turn.",
    ),
    ("A | B", "T $>B", "BRAWL-15.01", "Only team mates give each other cards, and there are no teams in this game."),
    # recruit
    ("A r=1 h=FAR1 | B", "R FAR1", "BRAWL-4.05", "A Peasant (Farm) costs 2, and you have 1 resource."),
    ("A r=9 | B h=FAR1", "R FAR1", "BRAWL-6.01", "The Farm card isn’t in your hand."),
    (
        "A r=9 h=SHI1 | B",
        "R SHI1",
        "BRAWL-6.10",
        "A Shield card can’t be recruited: only cards with a Peasant or a Squire can.",
    ),
    (
        "A r=9 h=FAR1 t=far2,MER1 | B",
        "R FAR1",
        "BRAWL-6.06",
        "Your town has room for 2 civilians and holds 2: turn a Peasant into a building, or build a Farm or an Inn.",
    ),
    (
        "A r=9 h=KNI1 t=kni2,CAT1 | B",
        "R KNI1",
        "BRAWL-6.06",
        "Your town has room for 2 soldiers and holds 2: move one to the wall, or build a Barracks or an Inn.",
    ),
    ("A r=9 h=FAR2 | B h=FAR1", "R FAR1", "BRAWL-6.01", "You don’t have that copy of the card. You have FAR2."),
    # other copies than those in the hand
    ("A h=MIL2 t=kni1 | B", "Y MIL1 V kni1", "BRAWL-11.04", "You don’t have that copy of the card. You have MIL2."),
    ("A h=MIL2,SHI1 t=kni1 | B", "Y SHI1 V kni1", "BRAWL-11.04", "You need another kind of card here."),
    ("A h=EXT2 | B", "X EXT1", "BRAWL-11.03", "You don’t have that copy of the card. You have EXT2."),
    ("A r=9 h=BOM2 t=far1 | B", "P BOM1>far1", "BRAWL-11.05", "You don’t have that copy of the card. You have BOM2."),
    ("A h=P2A2 | B t=far1", "A P2A1>far1", "BRAWL-9.01", "You don’t have that copy of the card. You have P2A2."),
    # upgrade
    (
        "A r=2 t=arc1 | B",
        "U arc1",
        "BRAWL-4.05",
        "To upgrade your Squire to Archers costs 3, and you have 2 resources.",
    ),
    (
        "A r=2 t=kni1,SMI1 | B",
        "U kni1",
        "BRAWL-4.05",
        "To upgrade your Squire to a Knight costs 4, and you have 2 resources.",
    ),
    ("A r=9 t=FAR1 | B", "U FAR1", "BRAWL-7.06", "Your Farm is upgraded already."),
    (
        "A r=9 w=kni1 | B",
        "U kni1",
        "BRAWL-8.10",
        "Your Squire (Knight) on the wall is not in your town, and only there units are upgraded.",
    ),
    ("A r=9 | B t=kni1", "U kni1", "BRAWL-7.01", "B’s Squire (Knight) is no unit in your town."),
    ("A r=9 h=KNI1 | B", "U KNI1", "BRAWL-7.01", "The Knight card is in your hand: recruit it first."),
    # move
    ("A t=far1 | B", "V far1", "BRAWL-8.05", "Your Peasant (Farm) is a civilian: only soldiers move."),
    ("A t=FAR1 | B", "V FAR1", "BRAWL-8.05", "Your Farm is a building: only soldiers move."),
    ("A k=ARC1 | B", "V ARC1", "BRAWL-8.03", "Your Archers in the King’s Army stay there permanently."),
    (
        "A w=kni1 | B",
        "V kni1",
        "BRAWL-8.10",
        "Your Squire (Knight) on the wall stays there: only upgraded soldiers go on to the King’s Army.",
    ),
    ("A | B t=KNI1", "V KNI1", "BRAWL-8.01", "B’s Knight is no soldier of yours."),
    ("A t=HOR1! | B", "H HOR1", "BRAWL-12.04", "Your Horsemen have used their free step of this turn."),
    ("A t=KNI1 | B", "H KNI1", "BRAWL-12.04", "Your Knight has no free step: your own Horsemen have one in each turn."),
    (
        "A | B t=HOR1",
        "H HOR1",
        "BRAWL-12.04",
        "B’s Horsemen have no free step: your own Horsemen have one in each turn.",
    ),
    ("A k=HOR1 | B", "H HOR1", "BRAWL-8.03", "Your Horsemen in the King’s Army stay there permanently."),
    # attack
    (
        "A t=far1 | B t=FAR2",
        "A far1>FAR2",
        "BRAWL-9.01",
        "Your Peasant (Farm) can’t attack: soldiers in your town and on your wall can, and +2 Attack cards.",
    ),
    ("A | B t=FAR2 h=P2A1", "A P2A1>FAR2", "BRAWL-9.01", "The +2 Attack card isn’t in your hand."),
    (
        "A h=KNI1 | B t=FAR2",
        "A KNI1>FAR2",
        "BRAWL-9.01",
        "The Knight card can’t attack from your hand: soldiers in your town and on your wall can, and +2 Attack cards.",
    ),
    ("A k=KNI1 | B t=FAR2", "A KNI1>FAR2", "BRAWL-8.11", "Your Knight in the King’s Army fights no more."),
    (
        "A t=KNI1 | B k=ARC1",
        "A KNI1>ARC1",
        "BRAWL-8.11",
        "B’s Archers in the King’s Army are out of reach: only The Bomb strikes there.",
    ),
    (
        "A t=KNI1 | B t=FAR1 w=arc1,cat1",
        "A KNI1>FAR1",
        "BRAWL-8.07",
        "B’s Farm is behind the wall: first attack who stands there (B’s Squire (Archers) and B’s Squire (Catapults)).",
    ),
    ("A t=KNI1,FAR1 | B t=FAR2", "A KNI1>FAR1", "BRAWL-1.13", "Your Farm is no unit of an opponent."),
    ("A t=KNI1 | B t=FAR2 h=FAR1", "A KNI1>FAR1", "BRAWL-9.02", "That card is no unit of an opponent."),
    # cards
    ("A r=5 h=BOM2 | B t=FAR1", "P BOM2>FAR1", "BRAWL-4.05", "The Bomb costs 6, and you have 5 resources."),
    (
        "A r=6 h=BOM2 | B h=FAR1",
        "P BOM2>FAR1",
        "BRAWL-1.12",
        "The Bomb only strikes units and Royal Aids on the table.",
    ),
    ("A r=6 | B t=FAR1 h=BOM2", "P BOM2>FAR1", "BRAWL-11.05", "You don’t have this card in your hand."),
    ("A r=4 h=PRI1 | B t=KNI1", "P PRI1>KNI1", "BRAWL-4.05", "Prison costs 5, and you have 4 resources."),
    (
        "A r=5 h=PRI1 | B t=FAR1",
        "P PRI1>FAR1",
        "BRAWL-11.07",
        "B’s Farm is no soldier of an opponent in a town or on a wall.",
    ),
    (
        "A r=5 h=PRI1 | B k=KNI1",
        "P PRI1>KNI1",
        "BRAWL-8.11",
        "B’s Knight in the King’s Army is out of reach: only The Bomb strikes there.",
    ),
    (
        "A h=FLI1 | B t=far1",
        "P FLI1>far1+",
        "BRAWL-11.12",
        "B’s Peasant (Farm) would become a Farm, and Flip Unit makes no buildings.",
    ),
    (
        "A h=FLI1 | B t=FAR1",
        "P FLI1>FAR1-",
        "BRAWL-11.12",
        "Flip Unit can’t reach B’s Farm: it turns civilians and soldiers in towns and on walls.",
    ),
    (
        "A h=FLI1 | B k=ARC1",
        "P FLI1>ARC1-",
        "BRAWL-11.12",
        "Flip Unit can’t reach B’s Archers in the King’s Army: it turns civilians and soldiers in towns and on walls.",
    ),
    ("A h=FLI1 | B t=ARC1", "P FLI1>ARC1+", "BRAWL-7.06", "B’s Archers are upgraded already."),
    (
        "A h=FLI1 | B h=ARC1",
        "P FLI1>ARC1-",
        "BRAWL-11.06",
        "Flip Unit turns civilians and soldiers in towns and on walls, and that is none of them.",
    ),
    ("A h=KNI1 | B", "X KNI1", "BRAWL-11.03", "The Knight card is no Extra Action."),
    ("A | B", "X EXT1", "BRAWL-11.03", "You don’t have this card in your hand."),
    ("A t=KNI1 | B", "Y MIL1 V KNI1", "BRAWL-11.04", "You don’t have this card in your hand."),
    ("A h=MIL1 t=far1 | B", "Y MIL1 V far1", "BRAWL-11.04", "Your Peasant (Farm) is no soldier of yours."),
    (
        "A r=1 h=MIL1 t=arc1 | B",
        "Y MIL1 U arc1",
        "BRAWL-4.05",
        "To upgrade your Squire to Archers costs 3, and you have 1 resource.",
    ),
    (
        "A h=MIL1,P2A1 t=KNI1 | B t=FAR1",
        "Y MIL1 A P2A1>FAR1",
        "BRAWL-11.08",
        "A Military Action is for one soldier alone: no +2 Attack card strikes with it.",
    ),
    # buildings and Aids
    ("A r=9 | B t=KNI1", "C KNI1", "BRAWL-12.09", "You have no Courthouse."),
    ("A r=2 t=COU1 | B t=KNI1", "C KNI1", "BRAWL-4.05", "The Courthouse costs 3, and you have 2 resources."),
    (
        "A r=9 t=COU1 | B t=MER1",
        "C MER1",
        "BRAWL-12.09",
        "B’s Merchant is no soldier of an opponent in a town or on a wall.",
    ),
    ("A r=9 h=FAR1 | B", "KB", "BRAWL-12.12", "You have no Market in your town."),
    ("A r=1 t=MAR1 | B", "KB", "BRAWL-4.05", "Drawing at the Market in your town costs 2, and you have 1 resource."),
    ("A t=MAR1 | B h=FAR1", "KS FAR1", "BRAWL-12.12", "The Farm card isn’t in your hand."),
    ("A | B a=RAR1", "Q RAR1", "BRAWL-10.08", "You have no Aid of resources."),
    (
        "A a=RAB1 t=mer1 | B",
        "Q RAB1 mer1",
        "BRAWL-10.10",
        "Your Peasant (Merchant) is no Peasant in your town that becomes a building.",
    ),
    ("A a=RAM1 | B", "Q RAM1", "BRAWL-10.13", "An Aid of arms is used as a Shield, when you are attacked."),
]


# Cited because they say when such a thing is asked; that it is refused in a turn is no test of them.
ELSEWHERE = ("BRAWL-2.06", "BRAWL-2.10", "BRAWL-15.06")


@pytest.mark.parametrize(
    ("players", "move", "rule", "words"),
    [pytest.param(*row, marks=() if row[2] in ELSEWHERE else pytest.mark.rule(row[2])) for row in REFUSALS],
)
def test_a_refusal_says_what_is_wrong(players: str, move: str, rule: str, words: str) -> None:
    if " done" in players:
        match = at(BOARD.replace("turn=A", "turn=A done=1") + players.replace(" done", ""))
    else:
        match = on_board(players)
    letter, colon, rest = move.partition(": ")
    found = refusal(match, rest, letter) if colon else refusal(match, move)
    assert found == (words, rule)


@pytest.mark.rule("BRAWL-3.01", "BRAWL-11.03")
def test_refusals_after_both_actions_and_a_second_extra_action() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A done=2 extra=1 | A h=EXT1 t=HOR1 | B")
    assert refusal(match, "G")[0] == "You have taken both actions of this turn: make a free play, or end your turn."
    assert refusal(match, "X EXT1")[0] == "You have played an Extra Action in this turn already."


@pytest.mark.rule("BRAWL-5.03", "BRAWL-10.12")
def test_refusals_of_an_empty_slot() -> None:
    match = at("deck=+9 | mkt=KNI1,-,FAR1 | turn=A | A a=RAV1 | B")
    assert refusal(match, "M2") == ("This market slot is empty.", "BRAWL-5.03")
    assert refusal(match, "Q RAV1 M2") == ("This market slot is empty.", "BRAWL-10.12")


@pytest.mark.rule("BRAWL-3.08", "BRAWL-3.10", "BRAWL-8.04", "BRAWL-9.02")
def test_refusals_in_the_middle_of_an_action() -> None:
    match = at(BOARD + "A r=9 h=FAR1,FAR2,EXT1 t=KNI1,KNI2,CAT1 | B t=SMI1")
    do(match, "R FAR1")
    now = "Decide now: whether you recruit another unit."
    assert refusal(match, "G") == (f"First finish what you have begun. {now}", "BRAWL-3.10")
    assert refusal(match, "X EXT1") == (
        f"Free plays come before or after an action, not in the middle. {now}",
        "BRAWL-3.08",
    )
    match = at(BOARD + "A t=KNI1,KNI2,CAT1 | B t=SMI1")
    do(match, "V KNI1")
    assert refusal(match, "V KNI1") == ("Your Knight on the wall has moved already in this action.", "BRAWL-8.04")
    match = at(BOARD + "A t=KNI1,CAT1 | B t=SMI1,far1")
    do(match, "A KNI1>SMI1")
    assert refusal(match, "A KNI1>far1") == ("Your Knight has a target already.", "BRAWL-9.02")
    assert refusal(match, "G") == (
        "First finish what you have begun. Decide now: whether you add another attacker, or strike.",
        "BRAWL-3.10",
    )
    assert refusal(match, "G", "B") == (
        "It isn’t your turn, but A’s.",
        "BRAWL-3.09",
    )  # of the declaration he knows nothing


@pytest.mark.rule("BRAWL-3.08", "BRAWL-9.06", "BRAWL-9.07", "BRAWL-9.12", "BRAWL-9.14", "BRAWL-11.02", "BRAWL-15.13")
def test_refusals_in_a_shield_window() -> None:
    match = at(BOARD + "A h=P2A1 t=CAT1 a=RAR1 | B h=SHI1,KNI1 t=SMI1,far1 | C h=SHI2 t=FAR2")
    do(match, "A CAT1>SMI1 ; .")
    assert refusal(match, "G", "B") == (
        "Resources are gathered in your own turn. Decide now: whether you play a Shield.",
        "BRAWL-3.09",
    )
    assert refusal(match, "S SHI1>far1", "B") == ("Your Peasant (Farm) takes no damage.", "BRAWL-9.12")
    assert refusal(match, "S SHI2>SMI1", "B") == ("You don’t have that copy of the card. You have SHI1.", "BRAWL-11.02")
    assert refusal(match, "S KNI1>SMI1", "B") == ("The Knight card is no Shield of yours.", "BRAWL-11.02")
    assert refusal(match, "A P2A1>SMI1", "A") == (
        "Your attack is under way: nothing can be added to it.",
        "BRAWL-9.06",
    )
    assert refusal(match, "A P2A2>SMI1", "C") == ("Only A can add to this attack.", "BRAWL-9.07")
    secret = "Someone may be choosing in secret now. You have nothing to decide."
    assert refusal(match, "S SHI2>SMI1", "C") == (secret, "BRAWL-9.14")
    waiting = "The attack isn’t over. The defender can still play Shields."
    assert refusal(match, "G", "C") == (waiting, "BRAWL-3.09")
    assert refusal(match, "G", "A") == (waiting, "BRAWL-3.10")
    assert refusal(match, "Q RAR1", "A") == (waiting, "BRAWL-3.08")
    match = at(BOARD + "A t=KNI1,CAT1 | B h=SHI1 t=SMI1 | C t=FAR2")
    do(match, "A CAT1>SMI1 ; A KNI1>FAR2")
    assert refusal(match, "S SHI1>FAR2", "B") == (
        "C’s Farm is not yours: Shields protect your own units.",
        "BRAWL-15.13",
    )


@pytest.mark.rule("BRAWL-2.06", "BRAWL-2.07", "BRAWL-2.10")
def test_refusals_of_the_opening() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "INN1 INN2 MAR1 MAR2 MER1", "ARC1 SHI2 MER2 SMI1 SMI2")
    assert refusal(match, "F +FAR1", "A") == (
        "The Farm card has a Peasant: only cards without one are shown for the first turn.",
        "BRAWL-2.07",
    )
    assert refusal(match, "F +ARC1", "A") == ("The Archers card isn’t in your hand.", "BRAWL-2.06")
    assert refusal(match, "G", "A") == (
        "Resources are gathered in your own turn. Decide now: which cards you show for the first turn.",
        "BRAWL-2.06",
    )
    nothing = "All your cards have a Peasant: you show none for the first turn, and wait for the others."
    assert refusal(match, "F -", "B") == (nothing, "BRAWL-2.06")
    do(match, "A: F +KNI1")
    assert refusal(match, "F +KNI1", "A")[0] == "That’s already in your draft."
    with pytest.raises(Illegal, match="The Knight card is among those that you show already"):
        match.check(0, match.state.read(0, "F +KNI1")[0])
    do(match, "A: F .")
    assert refusal(match, "F +SHI1", "A") == (
        "You’ve already sent your choice. It can’t be changed.",
        "BRAWL-2.06",
    )
    do(match, "C: F ARC1")
    assert refusal(match, "F rock", "B") == ("Only tied players play rock, paper, scissors: A and C.", "BRAWL-2.10")
    assert refusal(match, "G", "A") == (
        "Resources are gathered in your own turn. Decide now: rock, paper or scissors.",
        "BRAWL-2.10",
    )
    assert refused_action(match, (verbs.SIGN, 3)) == ("You show rock, paper or scissors.", "BRAWL-2.10")
    do(match, "A: F rock")
    assert refusal(match, "F paper", "A") == ("You’ve already sent your choice. It can’t be changed.", "BRAWL-2.10")


@pytest.mark.rule("BRAWL-15.04", "BRAWL-15.06", "BRAWL-15.07", "BRAWL-15.08", "BRAWL-15.09", "BRAWL-15.10")
def test_refusals_of_team_play() -> None:
    match = at("teams=AC-BD deck=+9 mkt=+3 turn=A | A r=1 h=KNI2 t=KNI1,far1 k=ARC1 | B | C t=far2,far3 | D t=FAR4")
    assert refusal(match, "A KNI1>far2") == ("C is your team mate.", "BRAWL-15.04")
    assert refusal(match, "T KNI2>B") == ("You can only give to a team mate.", "BRAWL-15.07")
    assert refusal(match, "T FAR4>C") == ("D’s Farm is not yours to give.", "BRAWL-15.07")
    assert refusal(match, "T ARC1>C") == ("Your Archers in the King’s Army can’t be given away.", "BRAWL-15.10")
    assert refusal(match, "T far1>C") == ("C’s town has no room for your Peasant (Farm).", "BRAWL-15.09")
    assert refusal(match, "T $>C") == (
        "To give a resource takes two, one to pay and one to give; you have 1 resource.",
        "BRAWL-15.08",
    )
    poor = at("teams=AC-BD deck=+9 mkt=+3 turn=A | A h=KNI2 | B | C | D")
    assert refusal(poor, "T KNI2>C") == ("To give something costs 1, and you have 0 resources.", "BRAWL-15.08")
    match = at(TEAMS + "A | B t=kni1 | C | D")
    do(match, "D")
    assert refusal(match, "W B", "A") == ("The Aid of arms is for one of your team: you and C.", "BRAWL-15.06")
    assert refusal(match, "W C", "C") == ("It isn’t your turn. Waiting for A.", "BRAWL-15.06")


def refused_action(match: Match, action: Action, letter: str = "A") -> tuple[str, str]:
    with pytest.raises(Illegal) as refused:
        match.play(seat_of(letter), action)
    return refused.value.sentence, refused.value.rule


@pytest.mark.rule("BRAWL-1.15")
@pytest.mark.parametrize(
    ("players", "action"),
    [
        ("A r=2 h=KNI1,KNI2 | B", (verbs.RECRUIT, card("KNI2"))),
        ("A t=MAR1 h=KNI1,KNI2 | B", (verbs.SELL, card("KNI2"))),
        ("A h=EXT1,EXT2 | B", (verbs.EXTRA, card("EXT2"))),
        ("A h=MIL1,MIL2 t=KNI1 | B", (verbs.ARMS_MOVE, card("MIL2"), card("KNI1"))),
        ("A h=P2A1,P2A2 | B t=far1", (verbs.ATTACK, card("P2A2"), card("far1"))),
    ],
)
def test_another_copy_is_the_one_that_leaves_the_hand(players: str, action: Action) -> None:
    """Everybody has seen the first copy: a player who names the other is told so."""
    match = at(BOARD + players, decks=2)
    s = cast(Barons, match.state)
    s.known[0][0] = ALL
    first = card_name(s.hands[0][0])
    words = f"Everyone has seen {first} in your hand, so it goes first. Name {first}."
    assert refused_action(match, action) == (words, "BRAWL-1.15")


def test_whatever_is_refused_is_refused_by_a_rule_and_in_words() -> None:
    """Random actions, sensible and not, at every moment of whole games; the same from the view as from the state."""
    rng = random.Random(5)
    for seats, teams in ((2, "none"), (3, "none"), (4, "two")):
        for before, _ in playout(seats, seats, teams=teams):
            for seat in range(seats):
                legal = before.actions(seat)
                for _ in range(6):
                    length = rng.choice((0, 1, 1, 2, 2, 3))
                    action = (
                        rng.randrange(31),
                        *(rng.choice((0, 1, rng.randrange(-2, CARDS + 300))) for _ in range(length)),
                    )
                    if action in legal:
                        continue
                    told = GAME.refusal(before, seat, action)
                    assert told.rule in GAME.rules
                    assert told.sentence.endswith(".")
                    assert str(GAME.refusal(before.redact(seat), seat, action)) == str(told)
