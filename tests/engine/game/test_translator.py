"""A voice says what a game says to one reader: in their language, others by their names."""

from __future__ import annotations

import pytest

from baronage.engine.game.game import Game
from baronage.engine.game.translator import Translator, cached_per_language

PENNIES = Game("baronage.pennies")
NAMES = ["Ada", "Bo"]


def test_a_sentence_that_nobody_has_is_an_error() -> None:
    with pytest.raises(KeyError):
        PENNIES.tr(PENNIES.start(2).redact(0)).msg("no-such-sentence")


def test_words_for_things() -> None:
    tr = PENNIES.tr(PENNIES.start(2).redact(0), "fr", NAMES)
    assert (tr.called(0), tr.called(1), tr.called(-1)) == ("vous", "Bo", "personne")
    assert tr.term("CARD", 1, "a") == "une carte"
    assert tr.joined(NAMES) == "Ada et Bo"
    assert tr.separated(NAMES) == "Ada\u00a0; Bo"


def test_what_is_the_same_for_every_reader_is_found_once_a_language() -> None:
    asked: list[tuple[str, int, int]] = []

    @cached_per_language
    def coin(tr: Translator, number: int, more: int = 0) -> str:
        asked.append((tr.language, number, more))
        return f"{tr.language} {number} {more}"

    ada, bo, other = (
        PENNIES.tr(PENNIES.start(2).redact(viewer), language, NAMES)
        for viewer, language in ((0, "en"), (1, "en"), (0, "fr"))
    )
    assert [coin(ada, 1), coin(bo, 1), coin(bo, 2), coin(other, 1), coin(ada, 1, more=3), coin(bo, 1, more=3)] == [
        "en 1 0",
        "en 1 0",
        "en 2 0",
        "fr 1 0",
        "en 1 3",
        "en 1 3",
    ]
    assert asked == [("en", 1, 0), ("en", 2, 0), ("fr", 1, 0), ("en", 1, 3)]
