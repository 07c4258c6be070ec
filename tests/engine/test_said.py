"""Sentences of the program itself: English as text, told in the reader's language, the same after a journey between processes."""

from __future__ import annotations

import pickle

import pytest

from baronage import games
from baronage.engine.errors import Illegal, Unreadable
from baronage.engine.said import Book, Said, told
from baronage.server.words import say


def test_a_sentence_is_english_as_text_and_told_in_another_language() -> None:
    sentence = say("most-open", most=20)
    assert sentence == "You have 20 open tables already; start or leave one of them."
    assert sentence.told("fr") == "Vous avez déjà 20 tables ouvertes\u00a0: commencez ou quittez-en une."
    assert sentence.told("tlh") == sentence.told("en") == sentence


def test_a_refusal_tells_its_sentence_in_the_language_that_is_asked_for() -> None:
    assert Unreadable(say("no-seat")).told("fr") == "Il n’y a pas de telle place."
    assert Illegal(say("no-seat"), "FYN-B1.01").told("fr") == "Il n’y a pas de telle place."
    assert Illegal("in English", say=lambda language: f"in {language}").told("fr") == "in fr"
    assert Unreadable("as it is").told("fr") == "as it is"


def test_a_sentence_may_stand_in_another_and_a_list_is_joined() -> None:
    whole = say("paper-gone", who="Ada", why=say("no-paper"))
    assert whole.endswith(": There is no such document of yours.")
    assert whole.told("fr").endswith("\u00a0: Vous n’avez pas de tel document.")
    assert say("no-game", name="go", known=["fyn", "yuan"]).endswith("there are: fyn, yuan.")
    assert told([say("no-seat"), 3], "fr") == "Il n’y a pas de telle place., 3"
    assert told(3, "fr") == 3


def test_it_stays_so_between_processes() -> None:
    again = pickle.loads(pickle.dumps(Illegal(say("most-open", most=3), "X-1")))
    assert isinstance(again.sentence, Said)
    assert again.told("fr").startswith("Vous avez déjà 3 tables")


def test_what_is_not_in_the_book_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-sentence"):
        say("no-such-sentence")
    with pytest.raises(KeyError, match="mentions \\$most"):
        say("most-open")
    assert Book("baronage.server.words").languages[0] == "en"


def test_a_seat_without_a_name_is_called_in_the_language_of_who_reads() -> None:
    words = games()["yuan"].words
    reader = words.reader(1)
    assert words.english.called(0, reader) == "Player 1"
    assert words.catalogue("fr").called(0, reader) == "Joueur 1"
    assert words.catalogue("fr").called(0, words.reader(1, ("Ada", "Bo"))) == "Ada"
