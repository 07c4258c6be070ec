"""A voice says what a game says to one reader: in their language, others by their names."""

from __future__ import annotations

import pytest

from baronage.engine.game.game import Game

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
