"""What is asked of each, what the others wait for, and the result."""

from __future__ import annotations

import pytest

from baronage.engine.flow import PUBLIC
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.steps import STEPS
from tests.games.brawling.looks import eyes_of
from tests.games.brawling.table import GAME, at, deal, do, playout
from tests.games.brawling.words.reading import BOARD, TEAMS, asks

# --- prompts ------------------------------------------------------------------------------------------------------------


def test_prompts_of_the_bid() -> None:
    match = deal("KNI1 SHI1 FAR1 FAR2 FAR3", "INN1 INN2 MAR1 MAR2 MER1", "ARC1 ARC2 MER2 SMI1 SMI2")
    bid = "Bid for the first turn: choose cards to show. Whoever shows the most begins; the cards stay in your hand."
    assert asks(match, "A") == bid
    assert asks(match, "B") == "You hold only Peasant cards and bid nothing. Waiting for the others."
    assert asks(match, "") == "The players bid in secret for the first turn."
    do(match, "A: F +KNI1")
    assert asks(match, "A") == f"{bid} Chosen so far: Squire/Knight."
    do(match, "A: F .")
    assert asks(match, "A") == "Your bid is in (1 card). Waiting for the others."
    assert asks(match, "C") == bid  # no word of who has bid
    do(match, "C: F ARC1")
    assert asks(match, "A") == "Show rock, paper or scissors for the first turn: you and C tied in the bid."
    waits = "A and C tied in the bid and play rock, paper, scissors for the first turn."
    assert asks(match, "B") == asks(match, "") == waits
    do(match, "A: F rock")
    assert asks(match, "A") == "Your sign is chosen. Waiting for the others."


TURNS = [
    (
        "deck=+9 | mkt=+3 | turn=A | A t=far1,MER1 | B",
        "Your turn: take one action. Gather would take 5 and Draw 1 of the 9 cards left in the deck.",
        "A's turn: waiting for an action.",
    ),
    (
        "deck=+9 | mkt=+3 | turn=A extra=1 | A | B",
        "Your turn: you have two actions. Gather would take 1 and Draw 1 of the 9 cards left in the deck.",
        "A's turn: waiting for an action.",
    ),
    (
        "deck=+9 | mkt=+3 | turn=A done=1 extra=1 | A | B",
        "You may take a second action, or end your turn. Gather would take 1 and Draw 1 of the 9 cards left in the deck.",
        "A's turn: waiting for a second action, or the end of the turn.",
    ),
    (
        "deck=+3 | mkt=+3 | turn=A | A t=MER1 | B",
        "Your turn: take one action. Gather would take 3 and Draw 1 of the 3 cards left in the deck."
        " Taking the last one ends the game: you would lose.",
        "A's turn: waiting for an action.",
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A t=FAR1 | B",
        "Your turn: take one action. One card is left in the deck: taking it ends the game, and you would win.",
        "A's turn: waiting for an action.",
    ),
    (
        "deck=+9 | mkt=+3 | turn=A done=1 | A h=EXT1,MIL1 t=HOR1 a=RAR1 | B",
        "Play an Extra Action, play a Military Action, move Horsemen by their free step,"
        " use a Royal Aid, or end your turn: your action is taken.",
        "A's turn: the action is taken; waiting for free plays, or the end of the turn.",
    ),
    (
        "deck=+9 | mkt=+3 | turn=A done=2 extra=1 | A t=HOR1 | B",
        "Move Horsemen by their free step, or end your turn: your actions are taken.",
        "A's turn: the action is taken; waiting for free plays, or the end of the turn.",
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
        ("A r=9 h=FAR1,FAR2 | B", "R FAR1", "Recruit another unit, or stop: 7 resources left.", "A is recruiting."),
        ("A r=5 t=far1,far2 | B", "U far1", "Upgrade another unit, or stop: 3 resources left.", "A is upgrading."),
        ("A t=KNI1,KNI2 | B", "V KNI1", "Move another unit, or stop.", "A is moving units."),
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
    assert asks(match, "A") == "Give another card, or stop: 3 resources left."
    assert asks(match, "C") == "A is giving cards to a team mate."
    match = at(TEAMS + "A | B t=kni1 | C | D")
    do(match, "D")
    assert asks(match, "A") == "Your team gets the Aid of arms: choose who receives it."
    assert asks(match, "B") == asks(match, "") == "A chooses who receives the Aid of arms."


@pytest.mark.rule("BRAWL-DEC07")
def test_only_the_attacker_reads_of_a_declaration() -> None:
    match = at(BOARD + "A t=KNI1,CAT1 | B t=SMI1,far1")
    before = asks(match, "B"), asks(match, "")
    do(match, "A KNI1>SMI1")
    assert asks(match, "A") == (
        "Add another attacker, or strike. So far: B's Smithy 8 damage, not enough (falls at 10). Only you see this."
    )
    assert (asks(match, "B"), asks(match, "")) == before


@pytest.mark.rule("BRAWL-9.23")
def test_all_who_are_not_asked_in_a_shield_window_read_the_same() -> None:
    match = at(BOARD + "A t=KNI1,CAT1 | B h=SHI1,SHI2 a=RAM1 t=ARC1 | C h=SHI3 t=SMI1 | D".replace("SHI3", "SHI4"))
    do(match, "A KNI1>ARC1 ; A CAT1>SMI1")
    assert asks(match, "B") == (
        "Play a Shield, or none: 8 damage to your Archers, downgraded at 5, fall at 10."
        " You have 2 Shields and Aid of arms; each takes off 3."
    )
    neutral = (
        "Shield window: 8 damage to B's Archers, downgraded at 5, fall at 10; 10 damage to C's Smithy, falls at 10."
        " Waiting for the defence."
    )
    assert {asks(match, who) for who in ("A", "C", "D", "")} == {neutral}
    do(match, "B: .")
    assert {asks(match, who) for who in ("A", "B", "D", "")} == {neutral}
    assert asks(match, "C").startswith(
        "Play a Shield, or none: 10 damage to your Smithy, falls at 10. You have 1 Shield"
    )


@pytest.mark.rule("BRAWL-12.05")
def test_the_window_tells_what_a_sheriff_takes_all_the_same() -> None:
    match = at(BOARD + "A t=SHE1,KNI1 | B h=SHI1 t=ARC1")
    do(match, "A SHE1>ARC1 ; A KNI1>ARC1")
    assert asks(match, "B").startswith(
        "Play a Shield, or none: 8 damage to your Archers, lost to a Sheriff in any case. You have"
    )
    assert asks(match, "A").startswith("Shield window: 8 damage to B's Archers, lost to a Sheriff in any case. Waiting")


RESULTS = [
    (
        "deck=+1 | mkt=+3 | turn=A | A t=FAR1,SMI1 | B t=FAR2",
        {"A": "You win, 2 points to 1.", "B": "A wins, 2 points to 1.", "": "A wins, 2 points to 1."},
        "BRAWL-13.06",
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A t=FAR1 | B t=FAR2",
        {
            "A": "B wins, 1 point to 1; the tie goes against you, who ended the game.",
            "B": "You win, 1 point to 1; the tie goes against A, who ended the game.",
        },
        "BRAWL-13.07",
    ),
    (
        "deck=+1 | mkt=+3 | turn=A | A | B t=FAR1 | C t=FAR2",
        {
            "A": "B wins. Points: B 1, C 1, A 0; the tie goes to the first clockwise from you, who ended the game.",
            "C": "B wins. Points: B 1, C 1, A 0; the tie goes to the first clockwise from A, who ended the game.",
        },
        "BRAWL-13.07",
    ),
    (
        "teams=AC-BD deck=+1 mkt=+3 turn=A | A t=FAR1 | B t=FAR2 | C k=KNI1 | D",
        {
            "A": "Your team wins, 3 points to 1.",
            "B": "Your team loses, 1 point to 3.",
            "": "A and C win, 3 points to 1.",
        },
        "BRAWL-15.03",
    ),
    (
        "teams=AC-BD deck=+1 mkt=+3 turn=A | A t=FAR1 | B t=FAR2 | C | D",
        {"C": "Your team loses, 1 point to 1; the tie goes against the team of A, who ended the game."},
        "BRAWL-15.12",
    ),
]


@pytest.mark.parametrize(("position", "words", "rule"), RESULTS)
def test_the_prompt_at_the_end_is_the_result(position: str, words: dict[str, str], rule: str) -> None:
    match = at(position)
    do(match, "G")
    for who, sentence in words.items():
        assert asks(match, who) == f"The main deck is empty. {sentence}"
        assert GAME.prompt(match.state, eyes_of(who))[1] == ("BRAWL-13.01", rule)


def test_the_result_when_a_player_left_or_the_turns_are_over() -> None:
    match = at(BOARD + "A t=FAR1 | B")
    match.play(0, "resign")
    assert asks(match, "B") == "A left the game: you win."
    assert asks(match, "") == "A left the game: B wins."
    match = at("deck=+20 | mkt=+3 | turn=B turns=39 | A t=FAR1 | B", turn_limit=20)
    do(match, "G")
    assert asks(match, "A") == "The turn limit is reached. You win, 1 point to 0."


@pytest.mark.parametrize(
    ("players", "leaves", "words"),
    [
        ("A t=FAR1 | B t=FAR2 | C t=FAR3", "BC", "A 1, B 1, C 1; who left the game comes behind all who stayed."),
        ("A t=FAR1 | B t=FAR2,SMI1 | C", "B", "A 1, C 0, B 2; who left the game comes behind all who stayed."),
        ("A t=FAR1 | B | C", "C", "A 1, B 0, C 0."),
        (
            "A t=FAR1 | B t=FAR2 | C t=FAR3",
            "C",
            "B 1, A 1, C 1; who left the game comes behind all who stayed; the tie goes against A, who ended the game.",
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
            for eyes in (*range(seats), PUBLIC):
                sentence, rules = GAME.prompt(before, eyes)
                assert GAME.prompt(before.redact(eyes), eyes) == (sentence, rules)
                assert sentence.endswith(".")
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
