"""What notices say, in every language."""

from __future__ import annotations

import pytest

from baronage.server.notifications.locale import catalogue, languages
from baronage.server.notifications.preferences import GIVEN_UP, KINDS, REMIND, REMOVED
from baronage.server.notifications.templates import TEST, compose, digest, span

PARAM_TYPES = {"table": "t1", "title": "Yuan", "others": ["Bo", "Cy"], "by": "Bo", "name": "Harvest", "due": 100_000.0}


def test_every_sentence_is_there_in_every_language_and_mentions_the_same_params() -> None:
    english = catalogue("en")
    assert set(languages()) >= {"en", "fr"}
    for language in languages():
        found = catalogue(language)
        assert set(found.messages) == set(english.messages)
        assert found.mentions == english.mentions


@pytest.mark.parametrize("kind", [*KINDS, REMIND, REMOVED, GIVEN_UP, TEST])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_has_a_title_a_text_and_a_reason(kind: str, language: str) -> None:
    content = compose(kind, PARAM_TYPES, language, 0.0)
    assert all((content.title, content.text, content.why))
    assert content.link.startswith("/")
    assert "{" not in content.title + content.text + content.why


def test_a_move_tells_the_table_and_the_time_that_is_left() -> None:
    content = compose("move", PARAM_TYPES, "en", 0.0)
    assert content.title == "Your move in Yuan"
    assert content.text == "Yuan with Bo and Cy: it’s your move. You have 1 day and 3 hours left."
    assert content.link == "/table/t1?sign-in"
    french = compose("move", {**PARAM_TYPES, "due": None}, "fr", 0.0)
    assert french.text == "Yuan avec Bo et Cy\u00a0: à vous de jouer."


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(-5, "less than a minute"), (61, "1 minute"), (7200, "2 hours"), (3660, "1 hour and 1 minute"), (86_400, "1 day")],
)
def test_time_is_told_in_its_two_largest_units(seconds: float, said: str) -> None:
    assert span(seconds, "en") == said


def test_several_go_in_one() -> None:
    over = compose("over", {**PARAM_TYPES, "place": 1}, "en", 0.0)
    move = compose("move", PARAM_TYPES, "en", 0.0)
    both = digest([over, move], "en")
    assert both.title == "Baronage: 2 updates"
    assert over.text in both.text
    assert move.text in both.text
    assert digest([over], "en") == over


def test_nothing_but_what_all_may_know_is_ever_in_a_notice() -> None:
    secret = {**PARAM_TYPES, "hand": "QUEEN", "text": "QUEEN", "asks": "QUEEN", "channel": "QUEEN", "seat": "QUEEN"}
    for kind in (*KINDS, REMIND, REMOVED, GIVEN_UP):
        assert "QUEEN" not in " ".join(compose(kind, secret, "en", 0.0))
