"""A draft is made anew as a whole, or not at all."""

from __future__ import annotations

import pytest

import baronage
from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.match.match import Match
from baronage.engine.match.validation import MAX_AT_ONCE
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
    match.undo_click(0)
    other = targets(match)[1]
    match.set_draft(0, first)
    moments = len(match.history)
    assert match.set_draft(0, [other]) == [other] == list(match.state.draft(0))
    assert len(match.history) == moments + 1, "the seat is told once"
    assert not match.record.moves, "and the record holds what is sent"


def test_what_stood_behind_follows_as_far_as_it_can() -> None:
    match = drafted()
    (target,) = match.state.draft(0)
    development = next(action for action in match.state.actions(0))
    nonsense = (verbs.TARGET, 999)
    assert match.set_draft(0, [target], [nonsense, development]) == [target, development]


@pytest.mark.parametrize("clicks", [[(verbs.PASS[0],)], [(verbs.TARGET, 999)], [(-1,)]])
def test_what_cannot_be_clicked_changes_nothing(clicks: list[tuple[int, ...]]) -> None:
    match = drafted()
    before, moments = match.state.dump(), len(match.history)
    with pytest.raises(Illegal):
        match.set_draft(0, clicks)
    assert (match.state.dump(), len(match.history)) == (before, moments)


def test_who_has_nothing_unsent_has_nothing_to_make_anew() -> None:
    match = drafted()
    with pytest.raises(Illegal, match="nothing unsent"):
        match.set_draft(1, [])
    with pytest.raises(Unreadable):
        match.set_draft(0, [(0,)] * (MAX_AT_ONCE + 1))
