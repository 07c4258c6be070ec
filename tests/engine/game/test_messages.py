"""What Pennies says: prompts, options, refusals and events, by name and in two languages."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.game import Game
from baronage.engine.game.messages import capitals
from baronage.engine.match.match import Match
from baronage.engine.questions.explain import attempts
from baronage.engine.text.params import RuleViolation
from baronage.games import games
from baronage.laws.legality import catalogue_errors
from baronage.pennies import verbs
from tests.engine.table import BOAST, PASS, PEEK, PENNIES, SEND, A, B, C, deal, offer, raid, raided, ward

NAMES = ("Ada", "Bo", "Cy")


@pytest.mark.parametrize("game", [PENNIES, *games().values()], ids=lambda game: game.name)
def test_the_catalogues_are_whole(game: Game) -> None:
    assert catalogue_errors(game) == []


def test_a_prompt_calls_people_by_their_names() -> None:
    state = raided((9, 8), (3, 10), (1, 2)).state
    assert PENNIES.prompt(state, B, names=NAMES)[0] == "Ada won this round and chooses what to raid for."
    assert PENNIES.prompt(state, PUBLIC)[0] == "A won this round and chooses what to raid for.", (
        "without a name, as the rules do"
    )
    assert PENNIES.prompt(state, A)[0].startswith("You won this round.")
    assert PENNIES.prompt(state, B, "fr", NAMES)[0] == "Ada a gagné cette manche et choisit l’enjeu du raid."
    assert PENNIES.prompt(state, B, "xx", NAMES) == PENNIES.prompt(state, B, "en", NAMES), (
        "a language that is not there"
    )


def test_a_sheet_is_asked_told_back_and_waited_for() -> None:
    match = deal((9, 8), (3, 10))
    assert PENNIES.prompt(match.state, A)[0].startswith("Which card do you offer?")
    match.play(A, [offer(9), offer(8)])
    assert PENNIES.prompt(match.state, A)[0] == "You offer 17. Add a card, or send it."
    match.play(A, SEND)
    assert PENNIES.prompt(match.state, A)[0] == "Your offer of 17 is sent. The others are still choosing."
    assert PENNIES.prompt(match.state, PUBLIC)[0] == "Everybody who holds a card is choosing an offer."


def test_options_stand_under_a_heading() -> None:
    state = raided((9, 8), (3, 10)).state
    assert PENNIES.label(state, A, raid(1)) == ("Raid for 1 penny", ("PEN-3.02",))
    assert PENNIES.label(state, A, raid(0), "fr")[0] == "Attaquer pour rien"
    raiding, boasting = PENNIES.menu(state, A, [raid(5), BOAST])
    assert (raiding.group, raiding.heading) == ((verbs.RAID,), "Raid")
    assert (boasting.group, boasting.heading) == ((), ""), "it stands alone"
    assert [(it.label, it.rules) for it in (raiding, boasting)] == [
        PENNIES.label(state, A, it) for it in (raid(5), BOAST)
    ]


def test_a_decision_in_three_parts() -> None:
    state = raided((9, 8), (3, 10)).state
    title, question, help = PENNIES.asked(state, A)
    assert (title, question) == ("what you raid for", "You won this round. For how much do you raid?")
    assert help == "Each of the others pays as much, or shows a ward."
    assert PENNIES.prompt(state, A)[0] == f"{question} {help}"


def test_a_vain_click_is_explained_by_what_it_came_nearest_to() -> None:
    match = raided((9, 8), (3, 10), (1, 2))
    assert attempts(match.state.redact(A), A, ["card-8"]) == [offer(8), ward(8)], "no card is clicked in a raid"
    match.play(A, raid(1))
    view = match.state.redact(B)
    assert attempts(view, B, ["card-3"])[0] == ward(3), "what is asked comes first"
    assert PENNIES.refusal(view, B, ward(3)).sentence == "You don’t have the 3."


def test_a_secret_window_says_the_same_to_all_who_are_not_asked() -> None:
    match = raided((9, 8), (3, 10), (1, 2))
    match.play(A, raid(5))
    assert match.state.actors() == [B]
    assert PENNIES.prompt(match.state, B, names=NAMES)[0] == "Ada raids for 5 pennies. Show a ward, or pay?"
    assert PENNIES.prompt(match.state, C, names=NAMES)[0] == "Ada raids for 5 pennies. Players with a ward may show it."
    assert PENNIES.prompt(match.state, A)[0] == "You raid for 5 pennies. Players with a ward may show it."
    for seat in (A, C):
        no = match.state.judge(seat, PASS)
        assert no == RuleViolation("PEN-3.03", {}, "not-asked-in-secret")


def test_a_line_of_the_log_begins_with_a_capital_letter_whoever_it_begins_with() -> None:
    match = raided((9, 8), (3, 10))
    setup, reader = match.state.setup, PENNIES.words.reader(B, ["the Grey Regent", "Bo", "Cy"])
    match.play(A, raid(5))
    lines = [PENNIES.words.line(setup, event, reader, "en")[0] for event in match.history[-1].events]
    assert lines[0] == "The Grey Regent raided for 5 pennies."


def test_so_does_each_sentence_of_a_line() -> None:
    assert capitals("the deck is empty. the Grey Regent wins.") == "The deck is empty. The Grey Regent wins."
    assert capitals("élan: 2.5 of them, and Flood! on top") == "Élan: 2.5 of them, and Flood! on top"


@pytest.mark.parametrize(
    ("seat", "action", "rule", "sentence"),
    [
        (A, raid(99), "PEN-3.02", "You can raid for what you could pay yourself, and you have 21 pennies."),
        (A, raid(-1), "PEN-3.02", "You can raid for what you could pay yourself, and you have 21 pennies."),
        (A, offer(8), "PEN-2.01", "Cards are offered at the start of a round. Decide now: what you raid for."),
        (A, (verbs.RAID,), "PEN-3.02", "That isn’t a legal move here. Decide now: what you raid for."),
        (A, (77, 1), "PEN-3.02", "That isn’t a legal move here. Decide now: what you raid for."),
        (B, raid(1), "PEN-3.02", "It isn’t your turn. Waiting for Ada."),
    ],
)
def test_a_refusal_says_why(seat: int, action: tuple[int, ...], rule: str, sentence: str) -> None:
    refusal = PENNIES.refusal(raided((9, 8), (3, 10)).state, seat, action, names=NAMES)
    assert (refusal.rule, refusal.sentence) == (rule, sentence)


def test_a_refusal_without_a_sentence_is_the_text_of_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    state = raided((9, 8), (3, 10)).state
    monkeypatch.delitem(PENNIES.words.catalogue("fr").messages, "raid-3_02")
    assert PENNIES.refusal(state, A, raid(99), "fr").sentence.startswith("You can raid for"), "English first"
    monkeypatch.delitem(PENNIES.words.catalogue("en").messages, "raid-3_02")
    assert PENNIES.refusal(state, A, raid(99), "fr").sentence == PENNIES.rulebook.rules("fr")["PEN-3.02"].text


def test_a_draft_is_judged_too() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, offer(9))
    sentences = [PENNIES.refusal(match.state, A, action).sentence for action in (offer(3), offer(9))]
    assert sentences == ["You don’t have the 3.", "The 9 is in your offer already."]
    assert PENNIES.refusal(match.state, B, SEND).sentence == "Offer a card first."
    match.play(A, SEND)
    assert PENNIES.refusal(match.state, A, offer(8)).sentence == "You’ve already sent your choice. It can’t be changed."
    assert match.state.judge(A, PEEK) is None, "what is done beside the sheets is not over"


def told(match: Match, viewer: int, language: str = "en") -> list[str]:
    events = match.history[-1].seen(viewer)
    lines = [PENNIES.event_words(match.setup, event, viewer, language, NAMES)[0] for event in events]
    return [line for line in lines if line]


def test_events_are_told_to_each_in_their_own_way() -> None:
    match = raided((9, 8), (3, 10), (1, 2))
    match.play(A, raid(1))
    assert told(match, A) == ["You raided for 1 penny."]
    assert told(match, B) == ["Ada raided for 1 penny.", "Show a ward, or pay."]
    match.play(B, ward(10))
    assert told(match, B)[0] == "You showed the 10, a ward, and pay nothing."
    assert told(match, PUBLIC)[0] == "Bo showed the 10, a ward, and pays nothing."
    assert told(match, A, "fr")[0] == "Bo a montré le 10, un bouclier, et ne paie rien."


def test_what_every_game_says() -> None:
    match = raided((9, 8), (3, 10), (1, 2))
    match.play(C, (-2,))
    assert told(match, A)[0] == "Cy resigned."
    assert told(match, B, "fr")[0] == "Cy a abandonné."


def test_the_end_the_options_and_the_things() -> None:
    assert PENNIES.cause(verbs.ALONE) == ("Only one player is left, and wins.", ("PEN-4.03",))
    assert PENNIES.cause(verbs.ALONE, "fr")[0] == "Il ne reste qu’un joueur, et il gagne."
    assert PENNIES.option_help("rounds", "fr") == "Le nombre de manches."
    state = raided((9, 8), (3, 10)).state
    assert PENNIES.purpose(state, A, "card-8")[0].startswith("The 8 is a ward.")
    assert PENNIES.purpose(state, A, "table") == ("", ())
    assert PENNIES.nodes(deal((9, 8), (3, 10)).state, A, offer(9)) == ["card-9"]


def test_windows_and_options_are_called_by_the_catalogue() -> None:
    state = PENNIES.start(2, chance=Chance(1))
    assert state.clock() == [("offers", "Offers", 24.0)]
    assert state.clock("fr") == [("offers", "Offres", 24.0)]
    words = PENNIES.words
    assert words.option("peek", "fr") == "Peut-on regarder la pioche\u00a0?"
    assert words.option_title("peek", "en") == "Looking at the deck"
    assert words.option_title("rounds", "en") == "Rounds"
    assert words.option_value("peek", "no", "fr") == "non"
    assert words.option_value("peek", "no", "en") == "no"
