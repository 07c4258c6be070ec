"""The table of a view as data: defaults, and Pennies as the example."""

from __future__ import annotations

import json

from baronage import Match
from baronage.author import Piece
from baronage.engine.game.game import Game
from baronage.engine.game.table import board, events, table_view
from baronage.engine.picture.table import board_hash, written
from baronage.pennies.state import Pennies

PENNIES = Game("baronage.pennies")


def pennies(match: Match) -> Pennies:
    """Return the state, typed."""
    assert isinstance(match.state, Pennies)
    return match.state


def test_pennies_shows_its_own_hand_and_only_backs_of_others() -> None:
    match = Match(PENNIES, 2, seed=1)
    mine = table_view(match.state.redact(0))
    hand = [piece for piece in mine.pieces if piece.at == "hand.0"]
    assert [piece.art for piece in hand] == [f"card-{card}" for card in pennies(match).hands[0]]
    assert [piece for piece in mine.pieces if piece.at in ("hand.1", "deck")] == [
        Piece("deck", "back", "deck", -1, 8),
        Piece("hand.1", "back", "hand.1", 1, 2),
    ]
    assert [row.has for row in mine.players] == [(20,), (20,)]
    assert [row.marks for row in mine.players] == [("acts",), ("acts",)]


def test_every_legal_action_is_an_act_with_the_label_of_its_option() -> None:
    match = Match(PENNIES, 2, seed=1)
    view = match.state.redact(0)
    acts = table_view(view).acts
    assert [act.do for act in acts] == [(action,) for action in match.state.actions(0)]
    card = pennies(match).hands[0][0]
    assert acts[0].piece == f"card-{card}"
    assert acts[0].undo
    assert acts[0].text == ("offer", {"card": card})
    assert acts[-1].text == ("look", {})
    assert not acts[-1].undo
    assert table_view(match.state.redact(-1)).acts == ()


def test_a_long_row_of_amounts_is_one_act_with_its_range() -> None:
    match = Match(PENNIES, 2, options={"purses": [9, 40, 0, 0]}, seed=3)
    while not any(act.amount for act in table_view(match.state.redact(match.state.actors()[0])).acts):
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[-2 if match.state.draft(seat) == () else -1])
    view = match.state.redact(match.state.actors()[0])
    raid = next(act for act in table_view(view).acts if act.amount)
    assert raid.amount == (0, pennies(match).purses[view.viewer])
    assert raid.do == ((4, 0),)


def test_events_carry_message_ids_and_the_places_between_which_cards_fly() -> None:
    match = Match(PENNIES, 2, seed=1)
    view = match.state.redact(0)
    drew = (10, 1, (0, 5), "PEN-4.01")
    (event,) = events(view, [drew])
    assert (event.kind, event.source, event.to, event.rules) == ("drew", "deck", "hand.0", ("PEN-4.01",))
    assert event.text[1]["card"] == 5


def test_a_board_is_plain_json_and_its_hash_depends_on_the_setup() -> None:
    two, three = (board(PENNIES.setup(seats)) for seats in (2, 3))
    assert json.loads(written(two))[0] == "zones"
    assert board_hash(two) == board_hash(board(PENNIES.setup(2))) != board_hash(three)
