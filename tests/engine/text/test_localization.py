"""Sentences of the program itself: English as text, told in the reader's language, the same after a journey between processes."""

from __future__ import annotations

import pickle

import pytest

from baronage import Match, games
from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.text.input_errors import quoted
from baronage.engine.text.localization import CatalogueText, LazyText, Localization, localize
from baronage.server.locale import msg
from tests.engine.table import PENNIES


def test_a_sentence_is_english_as_text_and_told_in_another_language() -> None:
    sentence = msg("most-open", most=20)
    assert sentence == "You already have 20 open tables. Start or leave one first."
    assert sentence.localized("fr") == "Vous avez déjà 20 tables ouvertes. Lancez-en ou quittez-en une d’abord."
    assert sentence.localized("tlh") == sentence.localized("en") == sentence


def test_a_refusal_tells_its_sentence_in_the_language_that_is_asked_for() -> None:
    assert Unreadable(msg("no-seat")).localized("fr") == "Place introuvable."
    assert Illegal(msg("no-seat"), "FYN-B1.01").localized("fr") == "Place introuvable."
    assert Illegal("in English", msg=lambda language: f"in {language}").localized("fr") == "in fr"
    assert Unreadable("as it is").localized("fr") == "as it is"


def test_a_sentence_may_stand_in_another_and_a_list_is_joined() -> None:
    whole = msg("campaign-file-gone", who="Ada", why=msg("no-campaign-file"))
    assert whole.endswith(": Campaign file not found.")
    assert whole.localized("fr").endswith("\u00a0: Fichier de campagne introuvable.")
    assert "fyn, yuan" in msg("no-game", name="go", known=["fyn", "yuan"])
    assert localize([msg("no-seat"), 3], "fr") == "Place introuvable., 3"
    assert localize(3, "fr") == 3


def test_it_stays_so_between_processes() -> None:
    again = pickle.loads(pickle.dumps(Illegal(msg("most-open", most=3), "X-1")))
    assert isinstance(again.sentence, CatalogueText)
    assert again.localized("fr").startswith("Vous avez déjà 3 tables")


def test_what_is_not_in_the_book_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-sentence"):
        msg("no-such-sentence")
    with pytest.raises(KeyError, match="needs \\$most"):
        msg("most-open")
    assert Localization("baronage.server.locale").languages[0] == "en"


def test_a_seat_without_a_name_is_called_in_the_language_of_who_reads() -> None:
    words = games()["yuan"].words
    reader = words.reader(1)
    assert words.english.called(0, reader) == "Player 1"
    assert words.catalogue("fr").called(0, reader) == "Joueur 1"
    assert words.catalogue("fr").called(0, words.reader(1, ("Ada", "Bo"))) == "Ada"


def test_what_somebody_wrote_is_quoted_in_the_readers_way_and_cut_short() -> None:
    assert quoted("B3\n") == r"'B3\n'"
    assert quoted("B3").localized("fr") == "«\u00a0B3\u00a0»"
    assert quoted("x" * 30, 20) == f"'{'x' * 20}…'"
    assert quoted([1, "a"]) == "'[1, 'a']'"


def test_a_sentence_that_is_worded_anew_is_told_in_each_language_and_travels_in_english() -> None:
    sentence = LazyText(lambda language: {"en": "No.", "fr": "Non."}[language])
    assert (sentence, localize(sentence, "fr"), Unreadable(sentence).localized("fr")) == ("No.", "Non.", "Non.")
    assert pickle.loads(pickle.dumps(sentence)) == "No."


@pytest.mark.parametrize(
    ("game", "text", "english", "french"),
    [
        (
            "fyn",
            "ATK P2:0,1",
            "is cut short or has too many parts: it is written ATK",
            "est tronqué ou a trop de parties",
        ),
        ("barony", "A77", "there is no Serf A77", "il n’y a pas de Serf A77"),
        (
            "yuan",
            "bid many",
            "a bid is a whole number of at most nine digits, as in 'bid 4', not 'many'",
            "et non « many »",
        ),
        ("pennies", "Z", "'Z' is no move: these are o, send", "« Z » n’est pas un coup : il y a o, send"),
        ("brawling", "Z", "'Z' is no move; moves begin with", "« Z » n’est pas un coup"),
        ("protectors", "+Z", "'+Z' is no click", "« +Z » n’est pas un clic"),
        ("protectors", "dance", "Your message is returned", "Votre message est renvoyé"),
    ],
)
def test_a_text_that_no_game_can_read_is_refused_in_the_readers_language(
    game: str, text: str, english: str, french: str
) -> None:
    match = Match({**games(), "pennies": PENNIES}[game], seed=1)
    with pytest.raises(Unreadable) as refused:
        match.play(match.state.actors()[0], text)
    assert english in refused.value.localized("en")
    assert french in refused.value.localized("fr").replace("\u00a0", " ")
