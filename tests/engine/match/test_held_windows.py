"""Secret windows that the table holds open: nobody can tell one with nobody to ask from one in which somebody thinks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import CLOSE, PUBLIC, TABLE
from baronage.engine.game.game import Game
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games import games
from tests.engine.table import PASS, PENNIES, SEND, A, B, C, offer, order, raid, ward

GAMES = {**games(), "pennies": PENNIES}


def raid_on(b: tuple[int, int], hold_windows: bool = True) -> Match:
    """A has won the offers and raids; B and C have offered, and C holds no ward."""
    hands = ((9, 5), b, (1, 2))
    chance = Chance.forced([order(*hands), 0])
    match = Match(PENNIES, 3, {}, chance=chance, hold_windows=hold_windows)
    for seat, hand in enumerate(hands):
        match.play(seat, [offer(hand[0]), SEND])
    match.play(A, raid(3))
    return match


def seen(match: Match, viewer: int) -> Any:
    return (
        match.state.redact(viewer).fields(),
        match.log(viewer),
        match.number(viewer),
        match.game.prompt(match.state, viewer),
    )


def test_with_nobody_to_ask_it_looks_as_with_somebody() -> None:
    asked, is_exhausted = raid_on((4, 10)), raid_on((4, 6))
    assert (asked.state.actors(), is_exhausted.state.actors()) == ([B], [])
    assert (asked.state.is_held(), is_exhausted.state.is_held()) == (False, True)
    for viewer in (A, C, PUBLIC):
        assert seen(asked, viewer) == seen(is_exhausted, viewer)
    asked.play(B, PASS)
    assert asked.state.is_held()
    for viewer in (A, C, PUBLIC):
        assert seen(asked, viewer) == seen(is_exhausted, viewer), "that he passed tells nobody anything"
    for match in (asked, is_exhausted):
        match.play(TABLE, "close")
    assert not asked.state.in_secret()
    assert asked.state.fields()["purses"] == is_exhausted.state.fields()["purses"]


def test_who_answers_is_seen_and_the_window_stays_open() -> None:
    match = raid_on((4, 10))
    match.play(B, ward(10))
    assert match.state.is_held()
    assert match.state.in_secret()
    match.play(TABLE, (CLOSE,))
    assert not match.state.in_secret()


def test_without_a_table_that_holds_it_resolves_at_once() -> None:
    assert not raid_on((4, 6), hold_windows=False).state.in_secret()


@pytest.mark.parametrize("match", [raid_on((4, 10)), raid_on((4, 6), hold_windows=False)], ids=["asked", "not held"])
def test_what_is_not_held_can_not_be_closed(match: Match) -> None:
    before = match.state.dump()
    with pytest.raises(Illegal, match="No window is open"):
        match.play(TABLE, (CLOSE,))
    assert match.state.dump() == before


def test_only_the_table_closes() -> None:
    with pytest.raises(Illegal, match="Only the table"):
        raid_on((4, 6)).play(A, (CLOSE,))


@pytest.mark.parametrize("game", GAMES.values(), ids=repr)
def test_games_with_held_windows_go_on_to_the_end_and_are_replayed(game: Game) -> None:
    luck = random.Random(5)
    match = Match(game, chance=Chance.sealed(b"\5" * 32), hold_windows=True)
    closed = 0
    for _ in range(3000):
        if match.over:
            break
        state = match.state
        if state.is_held():
            for viewer in range(-1, match.setup.seats):
                view = state.redact(viewer)
                assert view.actors() == []
                if viewer >= 0:  # of a view it can still be guessed what is behind it
                    assert view.fill(viewer, Chance(1)).redact(viewer).fields() == view.fields()
            match.play(TABLE, (CLOSE,))
            closed += 1
        else:
            seat = luck.choice(state.actors())
            match.play(seat, luck.choice(state.actions(seat)))
    document = match.record.document()
    assert closed == sum(move["text"] == "close" for move in document["moves"])
    for again in (Record.from_document(document, GAMES), Record.from_text(match.record.text(), GAMES)):
        assert again.replay().state.dump() == match.state.dump()
    if match.over:
        match.record.verify()
