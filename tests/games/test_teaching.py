"""What games tell who plays for the first time: the card, and the terms."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.engine.game.game import Game
from baronage.engine.picture.drawings import drawings
from baronage.engine.picture.icons import ICONS
from baronage.engine.questions import ask
from baronage.engine.tutorial import card_words, document, picture, sources, terms, translator_for
from baronage.games import games
from tests.games import taught

GAMES = [game for game in (*games().values(), Game("baronage.pennies")) if game.teaches]
LANGUAGES = ("en", "fr")
MAX_WORDS = 70
LONGEST_SENTENCE = 32  # words: four lines of a card


def words_of(text: str) -> list[str]:
    """A text word by word; marks alone are none."""
    return [word for word in text.split() if re.search(r"\w", word)]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def test_the_card_is_read_before_a_first_move(game: Game, language: str) -> None:
    """The goal and three steps of a turn, in at most 70 words; the sources of points are told elsewhere."""
    card = document(game, language)["card"]
    assert len(sources(game, language)) == len(card["steps"]) == 3
    assert card["goal"].endswith((".", "!"))
    assert len(card["goal"]) <= 110
    assert all(card_words(game, language))
    said = [card["goal"], *(step[part] for step in card["steps"] for part in ("text", "how"))]
    assert len([word for text in said for word in words_of(text)]) <= MAX_WORDS


def test_every_sentence_is_there_in_both_languages(game: Game) -> None:
    taught = {language: own_ids(game, language) for language in LANGUAGES}
    assert taught["en"] == taught["fr"]
    assert taught["en"]


def own_ids(game: Game, language: str) -> set[str]:
    catalogue = game.words.catalogue(language)
    return {id for id in catalogue.messages if id.startswith(("teach-", "term-", "about-", "lesson-", "lore-"))}


def test_no_teaching_text_explains_changed_rules(game: Game) -> None:
    """Lists the texts to read again; how to write down that they were read: tests/games/taught.py."""
    if game.name != "pennies":
        assert taught.problems(game, Path(__file__).parent / game.name) == []


def test_a_changed_rule_lists_the_texts_that_explain_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BARONAGE_TAUGHT", raising=False)
    game = games()["yuan"]
    kept = (Path(__file__).parent / "yuan" / taught.FILE).read_text()
    read = re.sub(r"^(term-lake) \w+", r"\1 00000000", kept, flags=re.MULTILINE)
    (tmp_path / taught.FILE).write_text(re.sub(r"^about-voting .*\n", "", read, flags=re.MULTILINE))
    assert taught.problems(game, tmp_path) == [
        "about-voting: no line says which rules it explains",
        "term-lake-is: compare with YUAN-G1.06, YUAN-G1.07",
    ]


def test_pictures_have_drawings_and_icons_that_there_are(game: Game, language: str) -> None:
    own, tr = game.module("tutorial"), translator_for(game, language)
    drawn = drawings(game.package)
    known = {"art": set(drawn), "piece": set(drawn), "sign": set(ICONS), "card": set(ICONS)}
    assert len(own.STEPS) == 3
    for written in (*own.STEPS, *(term.picture for term in own.TERMS)):
        parts = picture(written, tr)
        assert parts
        assert [part for part in parts if part[1] not in known.get(part[0], {part[1]})] == [], written


def test_terms_are_short_and_cite_a_rule(game: Game, language: str) -> None:
    found = document(game, language)["terms"]
    assert len({term["id"] for term in found}) == len(found)
    for term in found:
        assert term["rule"] in game.rules, term
        assert term["name"]
        assert len(words_of(term["sentence"])) <= LONGEST_SENTENCE, term["sentence"]
        assert term["sentence"].endswith(".")


def test_a_term_is_found_in_what_the_game_says(game: Game, language: str) -> None:
    """Each form stands in some sentence of the game in that language, and belongs to one term alone."""
    if language not in game.languages:
        pytest.skip("the game itself is not written in this language yet")
    catalogue = game.words.catalogue(language)
    sentences = " \n ".join(
        text for id, text in catalogue.patterns.items() if not id.startswith(("teach-", "term-", "lesson-", "about-"))
    ).casefold()
    owner: dict[str, str] = {}
    for term in document(game, language)["terms"]:
        for form in term["forms"]:
            assert re.search(rf"(?<!\w){re.escape(form.casefold())}(?!\w)", sentences), (
                f"{term['id']}: {form!r} is never said"
            )
            assert owner.setdefault(form.casefold(), term["id"]) == term["id"]


def test_there_are_about_fifteen_terms_a_game(game: Game) -> None:
    least = 3 if game.name == "pennies" else 14
    assert least <= len(terms(game)) <= 22


def test_what_decisions_are_about_is_told_of_decisions_that_there_are(game: Game, language: str) -> None:
    kinds = {frame.NAME for frame in game.step_types.values()}
    told = {id.removeprefix("about-") for id in own_ids(game, language) if id.startswith("about-")}
    assert told <= kinds
    if game.name != "pennies":
        assert told


def test_a_question_tells_its_kind_and_what_it_is_about() -> None:
    state = games()["brawling"].position("deck=20 mkt=TOW1,BOM1,ARC1 turn=A turns=10 | A h=1 | B h=2")
    asked = ask(state.redact(0), 0)
    assert asked.kind == "turn"
    assert asked.about.startswith("One action: early in a game gather")
    assert ask(state.redact(0), 0, "fr").about.startswith("Une action")
    assert ask(state.redact(1), 1).about == ""


EXCEPTIONS = [  # what a short sentence must not leave out, in each language
    ("barony", "teach-source-bump-how", "an attacker one triangle", "attaquant : un triangle"),
    ("barony", "term-bump-is", "a beaten attacker one triangle", "un attaquant battu d’un triangle"),
    ("barony", "lesson-edge-rule", "a beaten attacker goes one triangle", "un attaquant battu va d’un triangle"),
    ("barony", "term-pick-pocket-is", "unless it loses by its Rank", "sauf s’il perd d’au moins son Rang"),
    ("barony", "sheet-note-win_gold", "for each player", "par joueur"),
    ("brawling", "term-health-is", "less never harms a building", "moins ne touche pas un bâtiment"),
    ("brawling", "lesson-attack-rule", "a building falls to twice", "un bâtiment ne tombe qu’au double"),
    ("brawling", "about-turn", "Squires into soldiers", "des Écuyers des soldats"),
    ("protectors", "term-bid-is", "draw lots in turn 1", "l’on tire au sort au tour 1"),
    ("protectors", "term-grey-is", "it has no owner", "elle n’est plus à personne"),
]


@pytest.mark.parametrize(("name", "id", "english", "french"), EXCEPTIONS)
def test_a_teaching_sentence_names_the_exception_of_its_rule(name: str, id: str, english: str, french: str) -> None:
    for language, words in (("en", english), ("fr", french)):
        assert words in games()[name].words.catalogue(language).patterns[id].replace("\u00a0", " ").replace(
            "\u202f", " "
        )


# --- lines that are of no use -----------------------------------------------------------------------------------------

KINDS = {"barony": 8 + 3, "brawling": 2 + 26, "fyn": 31, "protectors": 19 + 5, "yuan": 8 + 4}  # of cards, people, clans
LONGEST_LINE = 90  # letters


@pytest.mark.parametrize("name", list(KINDS))
def test_each_card_and_kind_of_people_has_a_line_of_its_own(name: str, language: str) -> None:
    lore = document(games()[name], language)["lore"]
    assert len(lore) == KINDS[name]
    assert len(set(lore.values())) == len(lore), "none is said of two"
    for line in lore.values():
        assert line.endswith((".", "!", "?"))
        assert len(line) <= LONGEST_LINE, line
