"""Acts: several decisions played all or none, and taken back together."""

from __future__ import annotations

import pytest

from baronage import Illegal, Match
from baronage.engine.core.errors import Unreadable
from baronage.engine.match.acts import Acts
from tests.engine.table import PENNIES

OFFER, SEND, PEEK, BOAST, RAID = 0, 1, 2, 3, 4


def begun(seats: int = 2) -> tuple[Match, list[int]]:
    """Return a match, and the cards of the first seat."""
    match = Match(PENNIES, seats, seed=1)
    return match, [action[1] for action in match.state.actions(0) if action[0] == OFFER]


def raiding() -> tuple[Match, int]:
    """Return a match in which a seat may boast and raid, and that seat."""
    match = Match(PENNIES, 2, seed=1)
    for seat in (0, 1):
        match.play(seat, [match.state.actions(seat)[0], (SEND,)])
    (seat,) = match.state.actors()
    return match, seat


def test_the_clicks_of_an_act_are_taken_back_together() -> None:
    match, cards = begun()
    acts = Acts(match)
    acts.play(0, [(OFFER, cards[0]), (OFFER, cards[1])])
    assert len(match.state.draft(0)) == 2
    assert acts.last(0) == ("offer", {"card": cards[0]})
    acts.take_back(0)
    assert match.state.draft(0) == ()
    assert acts.last(0) == ("", {})


def test_acts_are_taken_back_one_by_one() -> None:
    match, cards = begun()
    acts = Acts(match)
    for card in cards:
        acts.play(0, [(OFFER, card)])
    acts.take_back(0)
    assert match.state.draft(0) == ((OFFER, cards[0]),)
    assert acts.last(0) == ("offer", {"card": cards[0]})


def test_an_act_with_an_illegal_part_changes_nothing() -> None:
    match, cards = begun()
    before, moments = match.state.clone(), len(match.history)
    with pytest.raises(Illegal, match="already"):
        Acts(match).play(0, [(OFFER, cards[0]), (OFFER, cards[0])])
    assert match.state == before
    assert len(match.history) == moments


def test_after_a_reveal_the_rest_of_an_act_is_not_tried() -> None:
    match, cards = begun()
    played = Acts(match).play(0, [(PEEK,), (OFFER, cards[0])])
    assert played == [(PEEK,)]
    assert match.state.draft(0) == ()


def test_actions_of_an_act_are_undone_together_and_not_those_before() -> None:
    match, seat = raiding()
    acts = Acts(match)
    start = match.state.clone()
    acts.play(seat, [(BOAST,), (BOAST,)])
    assert match.undos(seat) == 2
    acts.take_back(seat)
    assert match.state == start
    acts.play(seat, [(BOAST,)])
    once = match.state.clone()
    acts.play(seat, [(BOAST,)])
    acts.take_back(seat)
    assert match.state == once


def test_actions_that_were_no_act_are_taken_back_singly() -> None:
    match, seat = raiding()
    acts = Acts(match)
    match.play(seat, [(BOAST,)])
    match.play(seat, [(BOAST,)])
    acts.prune()
    assert acts.last(seat) == ("undo-last", {})
    acts.take_back(seat)
    assert match.undos(seat) == 1


def test_an_act_that_reveals_can_not_be_taken_back() -> None:
    match, seat = raiding()
    acts = Acts(match)
    acts.play(seat, [(BOAST,), (RAID, 0)])
    assert acts.last(seat) == ("", {})
    with pytest.raises(Illegal):
        acts.take_back(seat)


def test_an_act_needs_actions() -> None:
    match, _ = begun()
    with pytest.raises(Unreadable):
        Acts(match).play(0, [])


def test_an_act_may_take_the_place_of_the_unsent_clicks() -> None:
    match, cards = begun()
    acts = Acts(match)
    acts.play(0, [(OFFER, cards[0])])
    acts.play(0, [(OFFER, cards[1])], anew=True)
    assert match.state.draft(0) == ((OFFER, cards[1]),)
    with pytest.raises(Illegal):
        acts.play(0, [(OFFER, 99)], anew=True)
    assert match.state.draft(0) == ((OFFER, cards[1]),)
