"""What a seat is asked: choices with what they do, groups with their headings, amounts."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import PUBLIC
from baronage.engine.questions import Group, ask
from baronage.games import games
from baronage.pennies import verbs
from baronage.pennies.state import Pennies
from tests.engine.table import PENNIES, A, B, deal, raided


def test_what_a_choice_does() -> None:
    """A click of a draft, what sends it, and what is done beside it."""
    game = games()["protectors"]
    state = game.position("G/two12/4 T3.N rank=1>2>3>4 map=5:1.1 6:1.1 2:2.1 3:3.1 8:4.1 cash=1:3,2:100")
    found = ask(state.redact(0), 0)
    assert {choice.effect for choice in found.choices if choice.text.startswith("+")} == {"draft"}
    assert {choice.effect for choice in found.choices if not choice.text.startswith("+")} == {"beside"}
    fyn = games()["fyn"].position("FYN1 standard R4 T1 SC | P1 h1 c1 hand=31 : 0,0:K; 0,1:C{2A} | P2 h0 c1 : 0,0:K")
    assert {choice.effect for choice in ask(fyn.redact(0), 0).choices} == {"act"}


def test_options_that_stand_together_share_a_heading() -> None:
    game = games()["fyn"]
    state = game.position("FYN1 standard R4 T1 SE | P1 h2 c1 hand=1,31 : 0,0:K; 0,1:C | P2 h0 c1 : 0,0:K")
    found = ask(state.redact(0), 0)
    keys = {group.key for group in found.groups}
    assert keys
    assert {choice.group for choice in found.choices} - {()} == keys
    for choice in found.choices:
        assert choice.action[: len(choice.group)] == choice.group
    assert all(group.label for group in found.groups)
    assert isinstance(found.groups[0], Group)


@pytest.mark.parametrize(("purse", "amounts"), [(6, []), (7, [(0, 7)]), (40, [(0, 40)])])
def test_many_numbers_in_a_row_are_one_amount(purse: int, amounts: list[tuple[int, int]]) -> None:
    """The last of them are too many to list even as options."""
    state = raided((9, 8), (3, 10)).state
    assert isinstance(state, Pennies)
    state.purses[A] = purse
    found = ask(state.redact(A), A)
    assert [(amount.low, amount.high) for amount in found.amounts] == amounts
    assert {amount.label for amount in found.amounts} <= {"Raid for how many pennies?"}
    assert found.groups == [Group((verbs.RAID,), "Raid")]


def test_who_looks_on_is_offered_nothing() -> None:
    match = raided((9, 8), (3, 10))
    found = ask(match.state.redact(PUBLIC), PUBLIC)
    assert (found.asked, found.choices, found.groups, found.amounts, found.draft) == (False, [], [], [], [])
    assert found.prompt


def test_names_and_languages_are_of_who_looks() -> None:
    match = deal((9, 8), (3, 10))
    english, french = (ask(match.state.redact(B), B, language).prompt for language in ("en", "fr"))
    assert english != french
    assert PENNIES.languages == ("en", "fr")
