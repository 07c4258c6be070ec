"""Rules are found by what they are about, not only by the words in them."""

from __future__ import annotations

import pytest

import baronage
from baronage.engine.text.rules import Rule
from baronage.engine.text.rules_search import search

ENDS = {"barony": "BAR-V", "brawling": "BRAWL-13.", "fyn": "FYN-F1.", "protectors": "REALM-B1.", "yuan": "YUAN-V1."}


@pytest.mark.parametrize("words", ["how do I win", "How do you win?", "who has won", "what is the goal"])
@pytest.mark.parametrize("name", ENDS)
def test_how_to_win_leads_to_the_end_of_the_game(name: str, words: str) -> None:
    found = search(baronage.games()[name].rules.values(), words)
    assert [rule.id for rule in found[:3] if not rule.id.startswith(ENDS[name])] == []


@pytest.mark.parametrize(
    ("name", "words", "wanted"),
    [
        ("barony", "how do I get money", "BAR-O1."),
        ("brawling", "fighting", "BRAWL-9."),
        ("protectors", "what happens when I lose", "REALM-K1."),
        ("yuan", "what happens if I am too late", "YUAN-DEC"),
        ("fyn", "hand limit", "FYN-D1."),
    ],
)
def test_a_question_in_other_words_finds_its_rules(name: str, words: str, wanted: str) -> None:
    assert search(baronage.games()[name].rules.values(), words)[0].id.startswith(wanted)


RULES = [
    Rule("TOY-1.01", "A penny is laid on the table.", "Setup"),
    Rule("TOY-1.02", "Whoever guesses right keeps both pennies.", "The turn"),
    Rule("TOY-2.01", "Who has ten pennies wins.", "Last things"),
]


def ids(words: str) -> list[str]:
    return [rule.id for rule in search(RULES, words)]


def test_what_stands_there_to_the_letter_comes_first() -> None:
    assert ids("ten pennies")[0] == "TOY-2.01"
    assert ids("toy-1.02") == ["TOY-1.02"]
    assert ids("whoever guesses")[0] == "TOY-1.02"


def test_what_is_about_nothing_finds_nothing() -> None:
    assert ids("xylophone") == []
    assert ids("((") == []
    assert ids("") == []
    assert ids("   ") == []
