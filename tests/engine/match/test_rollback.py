"""Several plays of a match take effect all or none."""

from __future__ import annotations

import pytest

from baronage import Chance, Illegal, Match
from baronage.engine.core.state import Action
from baronage.engine.match.rollback import all_or_none
from tests.engine.table import PENNIES


def play(match: Match, actions: list[Action]) -> None:
    """Play all of the actions or none."""
    with all_or_none(match):
        for action in actions:
            match.play(0, [action])


def test_a_refusal_returns_the_match_to_where_it_was() -> None:
    match = Match(PENNIES, 2, seed=1)
    offer = match.state.actions(0)[0]
    before = match.state.clone()
    with pytest.raises(Illegal):
        play(match, [offer, (2,), offer])
    assert match.state == before
    assert (match.record.moves, match.history, match.number(0)) == ([], [], 0)


def test_what_is_not_refused_stays() -> None:
    match = Match(PENNIES, 2, chance=Chance(1))
    offer = match.state.actions(0)[0]
    play(match, [offer])
    assert match.state.draft(0) == (offer,)
