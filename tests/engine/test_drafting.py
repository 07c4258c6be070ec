"""A draft is made anew as a whole, or not at all."""

from __future__ import annotations

import pytest

import baronage
from baronage.engine.errors import Illegal, Unreadable
from baronage.engine.gate import MOST_AT_ONCE
from baronage.engine.match import Match
from baronage.games.yuan import verbs


def drafted() -> Match:
    """Yuan, with a target chosen."""
    match = Match(baronage.games()["yuan"], seats=2, options={"assembly": "standard", "capitals": "auto"}, seed=3)
    match.play(0, targets(match)[:1])
    return match


def targets(match: Match) -> list[tuple[int, ...]]:
    return [action for action in match.state.actions(0) if action[0] == verbs.TARGET]


def test_other_clicks_take_the_place_of_a_draft() -> None:
    match = drafted()
    first = match.state.draft(0)
    match.back(0)
    other = targets(match)[1]
    match.redraft(0, first)
    moments = len(match.moments)
    assert match.redraft(0, [other]) == [other] == list(match.state.draft(0))
    assert len(match.moments) == moments + 1, "the seat is told once"
    assert not match.record.moves, "and the record holds what is sent"


def test_what_stood_behind_follows_as_far_as_it_can() -> None:
    match = drafted()
    (target,) = match.state.draft(0)
    development = next(action for action in match.state.actions(0))
    nonsense = (verbs.TARGET, 999)
    assert match.redraft(0, [target], [nonsense, development]) == [target, development]


@pytest.mark.parametrize("clicks", [[(verbs.PASS[0],)], [(verbs.TARGET, 999)], [(-1,)]])
def test_what_cannot_be_clicked_changes_nothing(clicks: list[tuple[int, ...]]) -> None:
    match = drafted()
    before, moments = match.state.dump(), len(match.moments)
    with pytest.raises(Illegal):
        match.redraft(0, clicks)
    assert (match.state.dump(), len(match.moments)) == (before, moments)


def test_who_has_nothing_unsent_has_nothing_to_make_anew() -> None:
    match = drafted()
    with pytest.raises(Illegal, match="nothing unsent"):
        match.redraft(1, [])
    with pytest.raises(Unreadable):
        match.redraft(0, [(0,)] * (MOST_AT_ONCE + 1))
