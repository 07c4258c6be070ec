"""The rules page in the language of who reads: the same rules under the same ids, the same headings, the same figures."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from baronage.engine.game.game import Game
from baronage.engine.text.rules import parse_rules
from baronage.engine.text.rules_search import search
from baronage.games import games
from tests.engine.table import PENNIES

TRANSLATED = [
    (game, language)
    for game in (PENNIES, *games().values())
    for language in game.languages[1:]
    if game.rulebook.has(language)
]
_HEADING = re.compile(r"^(#+) +((?:\d+|[A-Z])(?:\.\d+)*\.? )?", re.M)
_CODE = re.compile(r"`[^`\n]*`")
_NUMBER = re.compile(r"\d+")
_ID = re.compile(r"\b[A-Z]+-[A-Z]*\d[A-Za-z0-9.]*\b")


def ids(case: tuple[Game, str]) -> str:
    return f"{case[0].name}-{case[1]}"


def test_a_language_without_a_page_reads_english() -> None:
    fyn = games()["fyn"]
    assert fyn.rulebook.page("tlh") == fyn.rules_page
    assert fyn.rulebook.rules("tlh") == fyn.rules
    assert fyn.rulebook.page("../secret") == fyn.rules_page
    assert not fyn.rulebook.has("tlh")


@pytest.mark.parametrize("case", TRANSLATED, ids=ids)
def test_both_pages_have_the_same_rules_in_the_same_order(case: tuple[Game, str]) -> None:
    game, language = case
    marked = [re.findall(r"^\W*\*\*([A-Z]+-?[A-Za-z0-9.]*\d[A-Za-z0-9.]*)\*\*", page, re.M) for page in pages(case)]
    assert marked[0] == marked[1]
    assert list(parse_rules(game.rulebook.page(language))) == list(game.rules)


@pytest.mark.parametrize("case", TRANSLATED, ids=ids)
def test_both_pages_have_the_same_headings(case: tuple[Game, str]) -> None:
    ours, theirs = ([(deep, number) for deep, number in _HEADING.findall(page)] for page in pages(case))
    assert ours == theirs


@pytest.mark.parametrize("case", TRANSLATED, ids=ids)
def test_every_rule_has_the_same_figures_codes_and_references(case: tuple[Game, str]) -> None:
    game, language = case
    for id, rule in game.rules.items():
        other = game.rulebook.rules(language)[id].text
        assert other != rule.text or len(rule.text) < 40, f"{id} is left in English"
        assert sorted(_CODE.findall(other)) == sorted(_CODE.findall(rule.text)), id
        assert Counter(_ID.findall(other)) == Counter(_ID.findall(rule.text)), id
        assert figures(other) == figures(rule.text), id


def figures(text: str) -> Counter[str]:
    """The numbers of a text that stand in figures, without ids and codes; thousands may stand apart."""
    plain = text.replace(",", "").replace("\u202f", "")
    return Counter(_NUMBER.findall(_ID.sub(" ", _CODE.sub(" ", plain))))


def pages(case: tuple[Game, str]) -> tuple[str, str]:
    game, language = case
    return game.rules_page, game.rulebook.page(language)


@pytest.mark.parametrize("case", [case for case in TRANSLATED if case[1] == "fr" and case[0] is not PENNIES], ids=ids)
def test_a_question_in_french_finds_the_end_of_the_game(case: tuple[Game, str]) -> None:
    ends = {"barony": "BAR-V", "brawling": "BRAWL-13.", "fyn": "FYN-F1.", "protectors": "REALM-B1.", "yuan": "YUAN-V1."}
    game, language = case
    found = search(game.rulebook.rules(language).values(), "comment gagner ?")
    assert found[0].id.startswith(ends[game.name]), [rule.id for rule in found[:3]]
