"""Language belongs to who looks: what they want is read from a browser or a terminal, and what is not there is in English."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.game.game import Game
from baronage.engine.game.table_text import outline
from baronage.engine.match.match import Match
from baronage.engine.questions import ask, why_not
from baronage.engine.text.language_tags import accepted, language_tag, of_terminal
from baronage.pennies import verbs

PENNIES = Game("baronage.pennies")
NAMES = ["Ada", "Bo"]


def only_english() -> Game:
    """Fyn without its French sentences: what all games share is there in both."""
    game = Game("baronage.games.fyn")
    shared, own = game.words._files
    game.words._files = (shared, {"en": own["en"]})
    return game


FYN = only_english()


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ("fr", "en", "de")),
        ("en;q=0.5,fr", ("fr", "en")),
        ("fr;q=0, en", ("en",)),
        ("", ()),
        ("*", ()),
        ("garbage;;q=7, fr", ("fr",)),
        ("," * 5000, ()),
    ],
)
def test_what_a_browser_accepts(header: str, found: tuple[str, ...]) -> None:
    assert accepted(header) == found


@pytest.mark.parametrize(
    ("environ", "found"),
    [
        ({"LANG": "fr_FR.UTF-8"}, ("fr",)),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE"}, ("de",)),
        ({"LANGUAGE": "fr:en", "LANG": "de_DE"}, ("fr", "en")),
        ({"LANG": "C"}, ()),
        ({"LANG": "POSIX"}, ()),
        ({}, ()),
    ],
)
def test_what_a_terminal_is_set_to(environ: dict[str, str], found: tuple[str, ...]) -> None:
    assert of_terminal(environ) == found


def test_a_tag_names_a_language() -> None:
    assert [language_tag(text) for text in ("fr", " FR-ch", "fr_FR.UTF-8", "", "3", "C")] == [
        "fr",
        "fr",
        "fr",
        "",
        "",
        "",
    ]


def test_only_a_language_in_which_the_whole_game_is_there_is_chosen_for_somebody() -> None:
    assert PENNIES.words.choose(("de", "fr", "en")) == "fr"
    assert PENNIES.words.choose(("de",)) == "en"
    assert FYN.words.languages == ("en",)
    assert FYN.words.choose(("fr",)) == "en"
    assert FYN.words.known == ("en", "fr")


def test_who_asks_for_a_language_gets_what_there_is_and_the_rest_in_english() -> None:
    """Of this Fyn there is no sentence in French; what all games share is there."""
    state = FYN.start(2, chance=Chance(3))
    active = state.actors()[0]
    assert FYN.prompt(state, active, "fr", NAMES) == FYN.prompt(state, active, "en", NAMES)
    assert ask(state.redact(active), active, "fr").choices == ask(state.redact(active), active).choices
    no = FYN.refusal(state, 1 - active, state.actions(active)[0], "fr", NAMES)
    assert no.sentence == "Ce n’est pas à vous. En attente d’Ada."
    wrong = FYN.refusal(state, active, (99999,), "fr")
    assert wrong.sentence.startswith("Ce n’est pas un coup permis ici. À décider maintenant\u00a0: "), wrong.sentence
    assert FYN.words.msg(f"{state.stack[-1].NAME}-title", {}, FYN.words.reader(0), "en") in wrong.sentence
    assert outline(state.redact(0), "fr", NAMES)


def test_a_refusal_can_be_said_again_in_another_language() -> None:
    match = Match(PENNIES, 2, seed=1, names=NAMES)
    with pytest.raises(Illegal) as caught:
        match.play(0, (verbs.RAID, 3))
    assert caught.value.sentence.startswith("Only the winner of the round raids.")
    assert caught.value.localized("fr").startswith("Qui a gagné la manche attaque.")
    assert Illegal("No.").localized("fr") == "No."


def test_log_question_and_why_not_speak_it() -> None:
    match = Match(PENNIES, 2, seed=1, names=NAMES)
    for seat in (0, 1):
        match.play(seat, match.state.actions(seat)[0])
        match.play(seat, (verbs.SEND,))
    told = [sentence for _, sentence, _ in match.log(0, language="fr")]
    assert any(sentence.startswith("Bo a offert ") for sentence in told), told
    asked = match.state.actors()[0]
    view = match.state.redact(asked)
    assert ask(view, asked, "fr", NAMES).prompt.startswith("Vous avez gagné cette manche.")
    assert why_not(view, 1 - asked, [], "fr", NAMES)[0] != why_not(view, 1 - asked, [], "en", NAMES)[0]
