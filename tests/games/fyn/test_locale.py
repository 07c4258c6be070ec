"""Prompts, labels, log and refusals: a newcomer can play from them; and standing answers."""

from __future__ import annotations

import random
import re

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.engine.questions import ask, why_not
from baronage.games.fyn import verbs
from tests.games.fyn.table import GAME, at, do, seat, story


def prompt(match: Match, who: str) -> str:
    return GAME.prompt(match.state, seat(who))[0]


def label(match: Match, move: str) -> str:
    one = match.state.actors()[0]
    action = next(action for action in match.state.actions(one) if match.state.write(one, action) == move)
    return GAME.label(match.state, one, action)[0]


def test_prompts_say_what_is_asked() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:W{P}", deck="2 1 54")
    assert prompt(match, "P1") == (
        "Attack from which land? Or end your attacks. "
        "Any army on your frontier can attack any frontier land of another player."
    )
    assert prompt(match, "P2") == "P1 may attack now."
    do(match, "ATK P2:0,1 FROM 0,1 {A,S}")
    assert prompt(match, "P2") == (
        "Move one army in response, or none? P1 attacks the Woods north of your Capital with an Army and a Strong Army."
    )
    assert prompt(match, "P1") == (
        "P2 may move an army in response to the attack. "
        "You attack the Woods north of P2’s Capital with an Army and a Strong Army."
    )
    do(match, "RESP -")
    assert prompt(match, "P2") == "Which opponent does the Peasant Army attack?"
    do(match, "AIM 119>149")
    assert prompt(match, "P2").startswith(
        "Which digit of the next card counts for the Peasant Army against the Strong Army? A hit needs 4 or less (40 %)."
    )


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"trading": True}), (4, {"variant": "run_for_city"})])
def test_questions_are_short_and_call_nothing_by_a_code(seats: int, options: dict[str, object]) -> None:
    match = Match(GAME, seats, options, chance=Chance(seats))
    rng = random.Random(seats)
    names = ["Ada", "Bo", "Cy", "Dee"]
    for _ in range(300):
        if match.over:
            break
        one = match.state.actors()[0]
        for viewer in (one, PUBLIC):
            view = match.state.redact(viewer)
            _, question, help = GAME.asked(view, viewer, names=names)
            assert len(question.split()) <= 20, question
            assert not re.search(r"\bP[1-6]\b|\bW\d|\d,\d|#", f"{question} {help}")
        match.play(one, rng.choice(match.state.actions(one)))


def test_labels_tell_the_odds_and_the_consequences() -> None:
    match = at("D", "0,0:K; 1,0:C{2A}", "0,0:K; 0,1:C; 0,2:C; 0,3:C; 1,3:C; 2,3:Ct; 2,2:D; 3,3:C")
    do(match, "FROM 1,0")
    assert label(match, "TO P2:1,3") == (
        "Attack the Clear 3 north and 1 east of P2’s Capital: undefended; it cuts off 3 more cards; "
        "about 100 % to take it with all who can go"
    )
    assert "P2 is out if it falls" in label(match, "TO P2:0,0")
    do(match, "TO P2:1,3 ; JOIN A")
    assert label(match, "SEND").endswith("cuts off 3 more cards; 100 % as it stands")
    do(match, "SEND")
    assert label(match, "PLACE N") == "Lay it north-east of your Capital"
    assert label(match, "PLACE E").endswith("1 land card would be discarded")
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}")
    do(match, "FROM 0,1 ; TO P2:0,1 ; JOIN A")
    assert label(match, "SEND").endswith("36 % as it stands")  # .6 to kill, .6 to live
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P}")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP -")
    assert label(match, "AIM 119>149") == (
        "The Peasant Army attacks the Strong Army: a hit with 30 %, the other way 70 %"
    )


def test_armies_with_plural_names_are_spoken_of_in_the_plural() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:W{G}", deck="2 1 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP -")
    assert prompt(match, "P2") == "Which opponent do the Rangers attack?"
    assert label(match, "AIM 160>149").startswith("The Rangers attack the Strong Army: a hit with 60 %")
    do(match, "AIM 160>149")
    assert "the Rangers against the Strong Army? A hit needs 6 or less (60 %)." in prompt(match, "P2")


@pytest.mark.parametrize(
    ("event", "land", "harm"),
    [
        ("PLAY Earthquake P1:0,1", "Ct", "An odd number drops the Town to a Village."),
        ("PLAY Earthquake P1:0,1", "Cc", "An odd number drops the City to a Town."),
        ("PLAY Earthquake P1:0,1", "Cv", "An odd number discards the Village."),
        ("PLAY Sabotage P1:0,1 Road", "Crt", "An odd number discards the Road."),
        ("PLAY Sabotage P1:0,1 Town", "Crt", "An odd number drops the Town to a Village."),
        ("PLAY Sickness P1:0,1", "Ct{A,S}", "An odd number discards an army; there: an Army and a Strong Army."),
        ("PLAY Revolt P1:0,1", "Ct", "An odd number discards the land with all on it, and 1 card that it cuts off."),
    ],
)
def test_who_may_counter_is_told_what_is_at_stake(event: str, land: str, harm: str) -> None:
    name = event.split()[1]
    anti = {"Earthquake": "Divine Intervention", "Sabotage": "Secret Service", "Sickness": "Healing Monks"}
    hands = (anti.get(name, "Tax Cuts"), name)
    match = at("A", f"0,0:K; 0,1:{land}; 0,2:C", "0,0:K", hands=hands)
    do(match, f"P2: {event}")
    assert prompt(match, "P1").endswith(harm)
    do(match, "P1: PASS")
    assert harm in prompt(match, "P1") or name == "Sickness"


def test_whoever_is_over_a_limit_is_told_by_how_much() -> None:
    match = at("B", "0,0:K{A,S}; 0,1:Ct{S}", "0,0:K", hands=("6", "Earthquake"), deck="3")
    do(match, "MV A 0,0>0,1 ; . ; P2: PLAY Earthquake P1:0,1 ; CALL 1")
    assert prompt(match, "P1") == "Discard an army: your armies (8) are more than your population (7)."


def test_a_window_says_the_same_to_all_who_are_not_asked() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=("", "Revolt", "Revolt"))
    do(match, "MV A 0,0>0,1")
    assert prompt(match, "P2") == (
        "Play an event after movement, or pass? You can act because you hold Revolt, which can be played now."
    )
    told = "Waiting in case someone plays an event."
    assert prompt(match, "P1") == prompt(match, "P3") == GAME.prompt(match.state, -1)[0] == told


def test_before_build_or_attack_is_chosen_the_room_and_the_hand_are_told() -> None:
    build = "Build armies, or not? You have room for armies of strength 6. No army of yours can attack."
    assert prompt(at("B", "0,0:K", "0,0:K", hands=("Army",)), "P1") == build
    idle = prompt(at("B", "0,0:K", "0,0:K", hands=("Road",)), "P1")
    assert idle.startswith(
        "You can neither build nor attack. You have room for armies of strength 6. You hold no army card"
    )
    match = at("B", "0,0:K{P}", "0,0:K", hands=("Road",))
    assert prompt(match, "P1") == (
        "Attack, or not? You have room for armies of strength 5. You hold no army card that you could build."
    )
    full = prompt(at("B", "0,0:K{2S}", "0,0:K", hands=("Army",)), "P1")
    assert "No army card that you hold can be built now." in full


def test_a_window_in_an_attack_tells_of_the_attack() -> None:
    match = at("D", "0,0:K; 0,1:C{N}", "0,0:K; 0,1:Wgv", hands=("", "Revolt"))
    do(match, "ATK P2:0,1 FROM 0,1 {N}")
    assert prompt(match, "P2") == (
        "Play an event before the response, or pass? "
        "P1 attacks the Woods with Clearing and Village north of your Capital with Knights."
    )


def offered(match: Match, who: str) -> list[str]:
    """The standing answers that would answer what is asked."""
    mine = seat(who)
    return GAME.standing(match.state.redact(mine), mine, match.state.actions(mine))


def test_standing_answers_are_offered_where_they_would_answer() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=("Revolt", "Revolt"))
    assert offered(match, "P1") == []  # no window: his movement
    do(match, "MV A 0,0>0,1")
    assert offered(match, "P2") == ["pass unless attacked", "pass in the turns of others"]
    do(match, "PASS")
    assert offered(match, "P1") == ["pass unless attacked"]  # it is his turn
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", deck="2 54 60")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    assert offered(match, "P2") == ["always call 1"]


def test_the_log_tells_card_and_digit_of_every_number() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", deck="2 54", call="standing")
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")
    told = story(match)
    assert "The next card showed 4792: its first digit gave 4." in told
    assert "P2’s Peasant Army needed 4 or less against the Army: 4, a hit." in told
    assert "P1’s attack on the land north of P2’s Capital failed: no attacker was left." in told


@pytest.mark.parametrize(
    ("target", "numbers", "hand", "moves", "why", "rule"),
    [
        ("0,1:C{P}", [10, 10], "", "RESP -", "a defender was left", "FYN-D4.27"),
        ("0,1:C{P}", [1, 10], "", "RESP -", "a defender was left", "FYN-D4.27"),
        ("0,1:C{P}", [1, 1], "", "RESP -", "no attacker was left", "FYN-D4.28"),
        ("0,1:Cc", [10, 10], "", "", "the siege was lost", "FYN-D4.35"),
        ("0,1:C{P}", [1], "Sickness", "PLAY Sickness P1:0,1", "no attacker was left", "FYN-D4.09"),
    ],
)
def test_the_log_tells_why_an_attack_has_failed(
    target: str, numbers: list[int], hand: str, moves: str, why: str, rule: str
) -> None:
    match = at("D", "0,0:K; 0,1:C{A}", f"0,0:K; {target}", numbers=numbers, hands=("Road", hand))
    do(match, " ; ".join(filter(None, ("ATK P2:0,1 FROM 0,1 {A}", moves))))
    lines = [(line, rules) for _, line, rules in match.log(0)]
    assert (f"Your attack on the land north of P2’s Capital failed: {why}.", (rule,)) in lines


def test_the_log_tells_of_every_army_that_was_in_danger_of_sickness() -> None:
    match = at("D", "0,0:K; 0,1:C{A,N}", "0,0:K; 0,1:C", numbers=[2, 3], hands=("Sickness",))
    do(match, "ATK P2:0,1 FROM 0,1 {A,N} ; PLAY Sickness P1:0,1")
    told = story(match)
    assert "P1’s Army: 2 is even, no harm." in told
    assert "P1’s Knights: 3 is odd, a loss." in told
    match = at("A", "0,0:K; 0,1:C{P}", "0,0:K", deck="185 2", calls=(2,), call="standing")
    do(match, ".")
    assert "P1’s Peasant Army: 7 is odd, a loss." in story(match)


def test_a_call_names_the_army_whose_number_it_is_and_the_odds_of_each_position() -> None:
    match = at("D", "0,0:K; 0,1:C{A,N}", "0,0:K; 0,1:C", deck="2 54 60", exact=True, hands=("Sickness",))
    do(match, "ATK P2:0,1 FROM 0,1 {A,N} ; PLAY Sickness P1:0,1")
    told = prompt(match, "P1")
    assert told == (
        "Which digit of the next card counts for the Army in the Sickness? "
        "An odd number discards the Army north of your Capital. Every card carries four digits, which serve as dice: choose one."
    )
    # unseen are 4792, 2964 and 8612: even at the first position in all three, at the second in one
    view = match.state.redact(0)
    assert [GAME.label(view, 0, (verbs.CALL, place))[0] for place in (1, 2)] == [
        "Read the first digit: 100 % that nothing happens",
        "Read the second digit: 33 % that nothing happens",
    ]
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", deck="2 54 60", exact=True)
    do(match, "ATK P2:0,1 FROM 0,1 {A} ; RESP -")  # the Peasant Army needs 4 or less
    hits = GAME.label(match.state.redact(1), 1, (verbs.CALL, 1))[0]
    assert GAME.label(match.state, 1, (verbs.CALL, 1))[0] == hits  # as the seat itself knows it, whoever looks
    assert hits == "Read the first digit: 67 % to hit"


def test_a_response_tells_what_it_does_to_the_odds() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K{P}; 0,1:C; 1,0:C")
    do(match, "ATK P2:0,1 FROM 0,1 {A}")
    assert label(match, "RESP P 0,0>0,1").endswith(
        "to the Clear north of your Capital; then 36 % that the attack succeeds"
    )
    assert label(match, "RESP P 0,0>1,0").endswith("to the Clear east of your Capital")
    assert label(match, "RESP -") == "Move no army: 100 % that the attack succeeds"


def test_an_offer_without_cards_asks_for_a_gift() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("City", "Mine"), trading=True)
    do(match, "TRADE City")
    assert prompt(match, "P2").startswith("What do you offer for P1’s City? Only you see it until you send it. Words")
    assert label(match, "SEND") == "Ask for the City as a gift"
    do(match, "OFFER +Mine")
    assert label(match, "SEND") == "Offer a Mine for the City"
    do(match, "SEND")
    assert label(match, "TAKE P2") == "Take P2’s offer: a Mine for the City"


def test_step_e_names_the_cards_that_have_no_place() -> None:
    match = at("E", "0,0:K; 0,1:C", "0,0:K", hands=("Road+Road+Town+City",))
    assert prompt(match, "P1") == (
        "Lay out up to 2 cards, or stop. You lay out land now, improvements on land, and Villages, Towns and Cities. "
        "No place yet for Town and City: choose the card in your hand to read why."
    )
    do(match, "PUT Road@0,1")
    assert prompt(match, "P1") == (
        "You can lay out no card of your hand now. "
        "What you hold has no place yet, or no more of its kind can be laid out in this turn. "
        "No place yet for Town and City: choose the card in your hand to read why. "
        "No more in this turn: Road; choose the card in your hand to read why."
    )


def test_armies_move_and_are_built_at_landmarks() -> None:
    match = at("B", "0,0:K; 0,1:Cr{A}; 1,0:W{N}", "0,0:K", hands=("Army",))
    assert (
        label(match, "MV A 0,1>0,0") == "Move the Army (strength 2) from the land north of your Capital to your Capital"
    )
    do(match, "MV A 0,1>0,0")
    assert "You moved the Army from the land north of your Capital to your Capital." in story(match, "P1")
    assert "P1 moved the Army from the land north of their Capital to their Capital." in story(match, "P2")
    match = at("C", "0,0:K; 1,0:Ct", "0,0:K", hands=("Army+Knights",))
    assert label(match, "BUILD A@1,0") == (
        "Build the Army (strength 2) on the Clear with Town east of your Capital: then strength 2 of 9 is in use"
    )
    do(match, "BUILD A@1,0")
    assert "P1 built an Army on the land east of their Capital." in story(match, "P2")


def test_cards_are_laid_out_at_landmarks() -> None:
    match = at("E", "0,0:K; 0,1:Cv; 1,0:C; 2,0:C", "0,0:K", hands=("Clear+Town+Road",))
    assert label(match, "PUT Clear@-1,0") == "Lay Clear west of your Capital"
    assert label(match, "PUT Road@2,0") == "Put a Road on the Clear 2 east of your Capital"
    assert (
        label(match, "PUT Town@0,1")
        == "Raise the Clear with Village north of your Capital to a Town: population +2, hand +1"
    )
    do(match, "PUT Town@0,1")
    assert "You raised the Village north of your Capital to a Town." in story(match, "P1")
    assert "P1 raised the Village north of P1’s Capital to a Town." in story(match, "P2")
    view = match.state.redact(0)
    town = next(action for action in view.actions(0) if action[0] == verbs.PUT)
    assert GAME.menu(view, 0, [town])[0].heading.startswith("Lay out ")


def test_cards_are_counted_in_plain_words() -> None:
    match = at("F", "0,0:K", "0,0:K", hands=("City", "Road+Road+Oasis+Oasis+Army"), trading=True)
    do(match, 'TRADE City ; OFFER P2 Road+Road+Oasis+Oasis+Army ""')
    assert "P2 offered 2 Roads, 2 Oases and an Army." in story(match)


def test_the_log_speaks_to_its_reader() -> None:
    match = at("F", "0,0:K", "0,0:K", deck="67 68 69 70 71")
    do(match, ".")
    assert "You drew an Oasis." in story(match, "P2")
    assert "P2 drew a card." in story(match, "P1")


def test_refusals_say_what_would_be_right() -> None:
    match = at("E", "0,0:K; 0,1:D", "0,0:K", hands=("Village+Clear",))
    with pytest.raises(ValueError, match="needs an Oasis there first"):
        match.play(0, "PUT Village@0,1")
    with pytest.raises(ValueError, match="Land goes beside a Capital or beside land with an improvement"):
        match.play(0, "PUT Clear@5,5")
    with pytest.raises(ValueError, match="Nothing is laid behind your Capital"):
        match.play(0, "PUT Clear@0,-1")


MINE = "0,0:K{2S}; 0,1:Crt{A}; 0,2:C; -1,0:Dm; 1,0:C"
HAND = "Village+Clear+Road+Road+Army+Oasis"


@pytest.mark.parametrize(
    ("step", "move", "sentence"),
    [
        (
            "B",
            "PUT Clear@0,3",
            "Land, improvements, Villages, Towns and Cities are laid out after building or attacking. "
            "Decide now: where your armies go.",
        ),
        ("B", "MV A 0,1>0,1", "The Army stands there already."),
        ("B", "MV A 0,1>1,1", "You have no land there. Armies move inside your own realm"),
        ("B", "MV A 0,1>0,2 ; MV A 0,2>0,1", "The Army has moved already"),
        ("C", "BUILD A@0,2", "Armies are built on a Capital, a Town or a City of yours."),
        ("C", "BUILD A@0,0", "The Army does not fit: 8 of 9 are in use, and this is 2 more."),
        ("D", "FROM 0,0", "Your Capital isn’t on your frontier"),
        ("D", "FROM 1,0", "You have no army here: the Clear east of your Capital."),
        ("D", "FROM 0,2 ; TO P2:0,5", "P2 has no land there."),
        ("D", "FROM 0,2 ; TO P2:0,0", "P2’s Capital can’t be attacked: no side of it is open."),
        ("D", "FROM 0,2 ; TO P1:0,2", "You can’t attack your own realm."),
        ("D", "FROM 0,2 ; TO P2:0,1 ; SEND", "Choose at least one army"),
        ("D", "TO P2:0,1", "First choose the land from which you attack."),
        ("E", "PUT Army@0,2", "An Army is not laid out"),
        (
            "E",
            "PUT Oasis@-1,0",
            "A special improvement already stands here: the Desert with Mine west of your Capital.",
        ),
        ("E", "PUT Road@0,0", "Nothing is put on a Capital"),
        ("E", "PUT Road@0,1", "A Road already lies here"),
        (
            "E",
            "PUT Road@9,9",
            "This goes on land of your own: an improvement such as a Road on any land, a Village on Clear land, "
            "a Town on a Village, a City on a Town. "
            "On Desert a Village needs an Oasis first, in Woods a Clearing, on a Mountain a Mine.",
        ),
        (
            "E",
            "PUT Village@0,1",
            "A Village, Town or City already stands here: the Clear with Road and Town north of your Capital.",
        ),
        ("E", "PUT Oasis@0,2 ; PUT Road@0,2 ; PUT Road@1,0", "No more improvements in this turn"),
        ("F", "TRADE Road", "This game is played without trading."),
        ("F", "DISC Town", "You don’t have a Town in your hand."),
        ("F", "PLAY Revolt P2:0,1", "Play events between the steps, in an interruption."),
    ],
)
def test_a_refusal_is_about_the_very_move(step: str, move: str, sentence: str) -> None:
    foe = "0,0:K; -1,0:C; 1,0:C; 0,1:C"
    match = at(step, MINE if step != "D" else "0,0:K{2S}; 0,1:C; -1,0:Ct; 1,0:C; 0,2:C{A}", foe, hands=(HAND, "Revolt"))
    *before, last = move.split(" ; ")
    for one in before:
        match.play(0, one)
    with pytest.raises((Illegal, Unreadable)) as caught:
        match.play(0, last)
    assert sentence in str(caught.value)


def test_a_refusal_tells_whose_decision_it_is() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", "0,0:K", hands=("", "Revolt", "Revolt"))
    with pytest.raises(Illegal, match="Waiting for P1"):
        match.play(1, "PASS")
    do(match, "MV A 0,0>0,1")
    with pytest.raises(Illegal, match="Someone may be choosing in secret now"):
        match.play(2, "PASS")


def test_every_rule_of_the_page_can_be_read() -> None:
    assert len(GAME.rules) == 257
    assert all(rule.text for rule in GAME.rules.values())


def test_what_strikes_oneself_stands_last_and_is_called_ones_own() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K; 0,1:Ct", hands=("Revolt", ""))
    do(match, "MV A 0,0>0,1")
    assert [choice.label for choice in ask(match.state, 0).choices] == [
        "Play Revolt on the Clear with Town north of P2’s Capital: one time in two, the land is lost with all on it",
        "Pass",
        "Play Revolt on the Clear with Village north of your Capital, your own: "
        "one time in two, the land is lost with all on it",
    ]


def test_who_could_strike_only_themself_is_told_to_pass() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cv", "0,0:K", hands=("Revolt", ""))
    do(match, "MV A 0,0>0,1")
    assert prompt(match, "P1").endswith("you hold Revolt. For now you could only strike your own land: better pass.")


def test_an_improvement_says_whether_it_makes_room_for_a_village() -> None:
    match = at("E", "0,0:K; -1,0:Cr; 0,1:D; 1,0:C", "0,0:K", hands=("Oasis",))
    assert [choice.label for choice in ask(match.state, 0).choices] == [
        "Put an Oasis on the Clear east of your Capital: it does nothing there, but land can then be laid beside it",
        "Put an Oasis on the Desert north of your Capital: then a Village can be founded there",
        "End expansion",
        "Put an Oasis on the Clear with Road west of your Capital: it does nothing there",
    ]


def test_a_card_that_can_not_be_laid_out_says_when_it_is_played() -> None:
    match = at("E", "0,0:K; 0,1:C", "0,0:K", hands=("Revolt+Tax Cuts+Road",))
    seen = match.state.redact(0)
    revolt, taxes, _ = seen.hands[0]  # type: ignore[attr-defined]
    assert why_not(seen, 0, [f"c{revolt}"]).sentence.startswith("Play events between the steps")
    assert why_not(seen, 0, [f"c{taxes}"]).sentence.startswith("A counter is played when an event has been played.")


def test_of_a_kind_that_is_used_up_no_place_is_spoken_of() -> None:
    match = at("E", "0,0:K; 0,1:C; 1,0:Cv", "0,0:K", hands=("Village+Town",))
    do(match, "PUT Village@0,1")
    seen = match.state.redact(0)
    assert why_not(seen, 0, [f"c{seen.hands[0][0]}"]).rule == "FYN-D5.04"  # type: ignore[attr-defined]
