"""What is asked of each, what the others wait for, and the result."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import PUBLIC
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.steps import STEPS
from tests.games.brawling.locale.reading import BOARD, TEAMS, asks
from tests.games.brawling.looks import viewer_of
from tests.games.brawling.table import GAME, at, deal, do, playout

# --- prompts ------------------------------------------------------------------------------------------------------------


HANDS = ("KNI1 SHI1 FAR1 FAR2 FAR3", "INN1 INN2 MAR1 MAR2 MER1", "ARC1 ARC2 MER2 SMI1 SMI2")


def test_who_shows_all_that_can_be_shown_is_not_asked_to_add() -> None:
    match = deal(*HANDS)
    do(match, "A: F +KNI1")
    do(match, "A: F +SHI1")
    assert asks(match, "A").startswith("Show Knight and Shield? The player who shows")


def test_prompts_of_the_bid() -> None:
    match = deal(*HANDS)
    most = (
        "The player who shows the most cards other than Peasants begins. You keep the cards, "
        "but others know those shown. A Squire card is named after what it can become."
    )
    bid = f"Which cards do you show for the first turn? {most}"
    assert asks(match, "A") == bid
    assert asks(match, "B") == "All your cards have a Peasant, so you show none. The others are still choosing."
    assert asks(match, "") == "The players choose in secret how many cards they show for the first turn."
    do(match, "A: F +KNI1")
    assert asks(match, "A") == f"Show Knight, or add a card? {most}"
    do(match, "A: F .")
    assert asks(match, "A") == "You show Knight. The others are still choosing."
    assert asks(match, "C") == bid  # no word of who has bid
    do(match, "C: F ARC1")
    assert asks(match, "A") == "Rock, paper or scissors? The winner begins. Tied: you and C."
    waits = "A and C tied, and play rock, paper, scissors for the first turn."
    assert asks(match, "B") == asks(match, "") == waits
    do(match, "A: F rock")
    assert asks(match, "A") == "You have chosen. The others are still choosing."


TURNS = [
    (
        "deck=+9 | mkt=+3 | turn=A | A t=far1,MER1 | B",
        "Take one action. Gather would bring 5, Draw 1; the deck has 9 cards.",
        "A takes an action.",
    ),
    (
        "deck=+9 | mkt=+3 | turn=A extra=1 | A | B",
        "Take two actions, one after the other. Gather would bring 1, Draw 1; the deck has 9 cards.",
        "A takes an action.",
    ),
    (
        "deck=+9 | mkt=+3 | turn=A done=1 extra=1 | A | B",
        "Take a second action, or end your turn? Gather would bring 1, Draw 1; the deck has 9 cards.",
        "A may take a second action, or end the turn.",
    ),
    (
        "deck=+3 | mkt=+3 | turn=A | A t=MER1 | B",
        "Take one action. Gather would take 3 and Draw 1 of the last 3 cards. If you take the last card the"
        " game ends: you would lose.",
        "A takes an action.",
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A t=FAR1 | B",
        "Take one action. One card is left in the deck. If you take the last card the game ends: you would win.",
        "A takes an action.",
    ),
    (
        "deck=+9 | mkt=+3 | turn=A done=1 | A h=EXT1,MIL1 t=HOR1 a=RAR1 | B",
        "End your turn, or first play an Extra Action, play a Military Action, move Horsemen by their free"
        " step and use a Royal Aid? You keep unused cards and Aids for later turns.",
        "A may make free plays, or end the turn.",
    ),
    (
        "deck=+9 | mkt=+3 | turn=A done=2 extra=1 | A t=HOR1 | B",
        "End your turn, or first move Horsemen by their free step?",
        "A may make free plays, or end the turn.",
    ),
]


@pytest.mark.parametrize(("position", "mine", "others"), TURNS)
def test_prompts_of_the_turn(position: str, mine: str, others: str) -> None:
    match = at(position)
    assert asks(match, "A") == mine
    assert asks(match, "B") == asks(match, "") == others


@pytest.mark.parametrize(
    ("players", "first", "mine", "others"),
    [
        (
            "A r=9 h=FAR1,FAR2 | B",
            "R FAR1",
            "Recruit another unit, or stop? You have 7 resources left.",
            "A is recruiting.",
        ),
        (
            "A r=5 t=far1,far2 | B",
            "U far1",
            "Upgrade another unit, or stop? You have 3 resources left.",
            "A is upgrading.",
        ),
        (
            "A t=KNI1,KNI2 | B",
            "V KNI1",
            "Move another unit, or stop? In one action each unit moves once: to the wall, or from there to the King’s Army.",
            "A is moving units.",
        ),
    ],
)
def test_prompts_of_further_steps(players: str, first: str, mine: str, others: str) -> None:
    match = at(BOARD + players)
    do(match, first)
    assert asks(match, "A") == mine
    assert asks(match, "B") == asks(match, "") == others


def test_prompts_of_team_play() -> None:
    match = at(TEAMS + "A r=4 h=KNI1 t=far1 | B | C | D")
    do(match, "T KNI1>C")
    assert asks(match, "A") == "Give another card, or stop? Each costs 1; you have 3 resources left."
    assert asks(match, "C") == "A is giving cards to a team mate."
    match = at(TEAMS + "A | B t=kni1 | C | D")
    do(match, "D")
    assert asks(match, "A") == "Who of your team gets the Aid of arms?"
    assert asks(match, "B") == asks(match, "") == "A chooses who of the team gets the Aid of arms."


@pytest.mark.rule("BRAWL-DEC07")
def test_only_the_attacker_reads_of_a_declaration() -> None:
    match = at(BOARD + "A t=KNI1,CAT1 | B t=SMI1,far1")
    before = asks(match, "B"), asks(match, "")
    do(match, "A KNI1>SMI1")
    assert asks(match, "A") == (
        "Add another attacker, or strike? B’s Smithy stands (8 damage; it falls at twice its health: 10). Only you see this."
    )
    assert (asks(match, "B"), asks(match, "")) == before


@pytest.mark.rule("BRAWL-9.23")
def test_all_who_are_not_asked_in_a_shield_window_read_the_same() -> None:
    match = at(BOARD + "A t=KNI1,CAT1 | B h=SHI1,SHI2 a=RAM1 t=ARC1 | C h=SHI3 t=SMI1 | D".replace("SHI3", "SHI4"))
    do(match, "A KNI1>ARC1 ; A CAT1>SMI1")
    mine = "Your Archers become a Squire (8 damage). You have 2 Shields and an Aid of arms; each takes off 3."
    assert asks(match, "B") == f"Play a Shield, or none? {mine}"

    def neutral(attack: str, archers: str, smithy: str) -> str:
        blows = f"{archers} Archers become a Squire (8 damage) and {smithy} Smithy falls (10 damage)"
        return f"{attack} attack: {blows}. The defender may play Shields."

    assert asks(match, "A") == neutral("Your", "B’s", "C’s")
    assert asks(match, "C") == neutral("A’s", "B’s", "your")
    assert asks(match, "D") == asks(match, "") == neutral("A’s", "B’s", "C’s")
    do(match, "B: .")
    assert asks(match, "A") == neutral("Your", "B’s", "C’s")
    assert asks(match, "B") == neutral("A’s", "your", "C’s")
    assert asks(match, "D") == asks(match, "") == neutral("A’s", "B’s", "C’s")
    assert (
        asks(match, "C")
        == "Play a Shield, or none? Your Smithy falls (10 damage). You have 1 Shield; each takes off 3."
    )


@pytest.mark.rule("BRAWL-12.05")
def test_the_window_tells_what_a_sheriff_takes_all_the_same() -> None:
    match = at(BOARD + "A t=SHE1,KNI1 | B h=SHI1 t=ARC1")
    do(match, "A SHE1>ARC1 ; A KNI1>ARC1")
    assert asks(match, "B").startswith("Play a Shield, or none? Your Archers fall to the Sheriff. You have")
    assert asks(match, "A") == "Your attack: B’s Archers fall to the Sheriff. The defender may play Shields."


RESULTS = [
    (
        "deck=+1 | mkt=+3 | turn=A | A t=FAR1,SMI1 | B t=FAR2",
        {
            "A": "You win. Points: you 2 and B 1.",
            "B": "A wins. Points: A 2 and you 1.",
            "": "A wins. Points: A 2 and B 1.",
        },
        "BRAWL-13.06",
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A t=FAR1 | B t=FAR2",
        {
            "A": "B wins. Points: B 1 and you 1. The tie goes against you, who ended the game.",
            "B": "You win. Points: you 1 and A 1. The tie goes against A, who ended the game.",
        },
        "BRAWL-13.07",
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A | B t=FAR1 | C t=FAR2",
        {
            "A": "B wins. Points: B 1, C 1 and you 0. The tie goes to the next clockwise after you, who ended the game.",
            "C": "B wins. Points: B 1, you 1 and A 0. The tie goes to the next clockwise after A, who ended the game.",
        },
        "BRAWL-13.07",
    ),
    (
        "teams=AC-BD deck=+1 mkt=+3 turn=A | A t=FAR1 | B t=FAR2 | C k=KNI1 | D",
        {
            "A": "Your team wins with 3 points to 1.",
            "B": "Your team loses with 1 point to 3.",
            "": "A and C win with 3 points to 1.",
        },
        "BRAWL-15.03",
    ),
    (
        "teams=AC-BD deck=+1 mkt=+3 turn=A | A t=FAR1 | B t=FAR2 | C | D",
        {"C": "Your team loses with 1 point to 1. The tie goes against the team of A, who ended the game."},
        "BRAWL-15.12",
    ),
]


@pytest.mark.parametrize(("position", "words", "rule"), RESULTS)
def test_the_prompt_at_the_end_is_the_result(position: str, words: dict[str, str], rule: str) -> None:
    match = at(position)
    do(match, "G")
    for who, sentence in words.items():
        assert asks(match, who) == f"The deck is empty. {sentence}"
        assert GAME.prompt(match.state, viewer_of(who))[1] == ("BRAWL-13.01", rule)


def test_the_result_when_a_player_left_or_the_turns_are_over() -> None:
    match = at(BOARD + "A t=FAR1 | B")
    match.play(0, "resign")
    assert asks(match, "B") == "Only one player is left in the game. You win."
    assert asks(match, "") == "Only one player is left in the game. B wins."
    match = at("deck=+20 | mkt=+3 | turn=B turns=39 | A t=FAR1 | B", turn_limit=20)
    do(match, "G")
    assert asks(match, "A") == "The last round is over. You win. Points: you 1 and B 0."


@pytest.mark.parametrize(
    ("players", "leaves", "words"),
    [
        ("A t=FAR1 | B t=FAR2 | C t=FAR3", "BC", "A 1, B 1 and C 1. Who left the game comes behind all who stayed."),
        ("A t=FAR1 | B t=FAR2,SMI1 | C", "B", "A 1, C 0 and B 2. Who left the game comes behind all who stayed."),
        ("A t=FAR1 | B | C", "C", "A 1, B 0 and C 0."),
        (
            "A t=FAR1 | B t=FAR2 | C t=FAR3",
            "C",
            "B 1, A 1 and C 1. Who left the game comes behind all who stayed. The tie goes against A, who"
            " ended the game.",
        ),
    ],
)
@pytest.mark.rule("BRAWL-13.07")
def test_who_left_takes_no_part_in_a_tie(players: str, leaves: str, words: str) -> None:
    match = at(f"deck=+2 | mkt=+3 | turn=A | {players}")
    for letter in leaves:
        match.play(LETTERS.index(letter), "resign")
    do(match, "G")
    assert asks(match, "").partition("Points: ")[2] == words


def test_prompts_are_made_from_the_view_alone_and_cite_rules() -> None:
    for seats, teams in ((2, "none"), (4, "two")):
        for before, _ in playout(seats, 1, teams=teams):
            for viewer in (*range(seats), PUBLIC):
                sentence, rules = GAME.prompt(before, viewer)
                assert GAME.prompt(before.redact(viewer), viewer) == (sentence, rules)
                assert sentence.endswith((".", "?"))
                assert rules
                assert all(rule in GAME.rules for rule in rules)


REACHED = {
    "Turn": (BOARD + "A | B", ""),
    "Recruiting": (BOARD + "A r=9 h=FAR1,FAR2 | B", "R FAR1"),
    "Upgrading": (BOARD + "A r=9 t=far1,far2 | B", "U far1"),
    "Moving": (BOARD + "A t=KNI1,KNI2 | B", "V KNI1"),
    "Giving": (TEAMS + "A r=9 h=FAR1,FAR2 | B | C | D", "T FAR1>C"),
    "Declaration": (BOARD + "A t=KNI1,KNI2 | B t=far1", "A KNI1>far1"),
    "ShieldWindow": (BOARD + "A t=KNI1 | B h=SHI1 t=far1", "A KNI1>far1"),
    "Recipient": (TEAMS + "A | B t=kni1 | C | D", "D"),
}


def test_every_step_that_waits_has_a_prompt() -> None:
    for step, (position, moves) in REACHED.items():
        match = at(position)
        do(match, moves)
        assert type(match.state.stack[-1]).__name__ == step
        (seat,) = match.state.actors()
        assert asks(match, LETTERS[seat]) != asks(match, "")  # one for who is asked, one for who waits
    opening = {"Bid", "Signs"}
    runs = {"Between", "Drawing", "Refilling", "AfterAid"}
    assert set(REACHED) | opening | runs == set(STEPS)
