"""A voice says what a game says to one reader: in their language, others by their names."""

from __future__ import annotations

import pytest

from baronage.engine.chance import Chance
from baronage.engine.game import Game
from baronage.engine.outline import outline
from baronage.engine.scene import Scene
from baronage.engine.voice import Voice, once_a_language

PENNIES = Game("baronage.pennies")
NAMES = ["Ada", "Bo"]


def picture(eyes: int, language: str = "en") -> Scene:
    state = PENNIES.start(2, chance=Chance(1))
    return PENNIES.scene(state.redact(eyes), language=language, names=NAMES)


def test_a_picture_calls_seats_by_their_names_and_the_reader_you() -> None:
    assert picture(0).panels[0].rows == [["you", "20"], ["Bo", "20"]]
    assert picture(-1).panels[0].rows == [["Ada", "20"], ["Bo", "20"]]
    assert "Bo's hand: 2 cards" in outline(picture(0))


def test_a_picture_is_in_the_language_of_who_looks() -> None:
    told = outline(picture(1, "fr"))
    assert "Main d’Ada : 2 cartes" in told
    assert picture(1, "fr").panels[0].title == "Bourses"
    assert picture(1).panels[0].title == "Purses"


def test_a_sentence_that_nobody_has_is_an_error() -> None:
    with pytest.raises(KeyError):
        PENNIES.voice(PENNIES.start(2).redact(0)).say("no-such-sentence")


def test_words_for_things() -> None:
    voice = PENNIES.voice(PENNIES.start(2).redact(0), "fr", NAMES)
    assert (voice.called(0), voice.called(1), voice.called(-1)) == ("vous", "Bo", "personne")
    assert voice.term("CARD", 1, "a") == "une carte"
    assert voice.joined(NAMES) == "Ada et Bo"


def test_what_is_the_same_for_every_reader_is_found_once_a_language() -> None:
    asked: list[tuple[str, int, int]] = []

    @once_a_language
    def coin(voice: Voice, number: int, more: int = 0) -> str:
        asked.append((voice.language, number, more))
        return f"{voice.language} {number} {more}"

    ada, bo, other = (
        PENNIES.voice(PENNIES.start(2).redact(eyes), language, NAMES)
        for eyes, language in ((0, "en"), (1, "en"), (0, "fr"))
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
