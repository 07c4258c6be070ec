"""States as JSON, both ways, and documents that are none."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from baronage.engine.core.errors import BadDocument
from baronage.engine.core.state import FULL, PUBLIC
from tests.engine.table import PENNIES, A, B, deal, hand, offer, raided


def document() -> dict[str, Any]:
    match = raided((9, 8), (3, 10), (1, 11))
    match.play(A, "raid 2")
    return match.state.dump()


def test_a_state_comes_back_from_json() -> None:
    dump = document()
    state = PENNIES.load(json.loads(json.dumps(dump)))
    assert state.dump() == dump
    assert state.viewer == FULL
    assert state.actors() == [B]
    assert hand(state, B) == [10]


def test_a_view_comes_back_with_the_knowledge_of_its_eyes() -> None:
    match = deal((9, 8), (3, 10))
    match.play(B, [offer(10)])
    for viewer, known in ((A, [[9, 8], [0, 0]]), (B, [[0, 0], [3, 10]]), (PUBLIC, [[0, 0], [0, 0]])):
        view = match.state.view(None if viewer == PUBLIC else viewer)
        state = PENNIES.load(json.loads(json.dumps(view)))
        assert state.viewer == viewer
        assert [hand(state, seat) for seat in (A, B)] == known
        assert state.view(None if viewer == PUBLIC else viewer) == view
    assert PENNIES.load(match.state.view(B)).draft(B) == (offer(10),)
    assert PENNIES.load(match.state.view(A)).draft(B) == ()


def test_what_is_open_is_told_once() -> None:
    dump = document()
    assert dump["open"]["purses"] == [21, 20, 20]
    assert "purses" not in dump["own"]
    assert dump["open"]["hands"] == [[0], [0], [0]]
    assert dump["own"]["hands"] == [[8], [10], [11]]


def deep(levels: int) -> list[Any]:
    nest: list[Any] = []
    for _ in range(levels):
        nest = [nest]
    return nest


WRONG: dict[str, Any] = {
    "nothing": lambda d: {},
    "a list": lambda d: [1, 2],
    "a text": lambda d: "pennies",
    "no document at all": lambda d: None,
    "another game": lambda d: {**d, "game": "chess"},
    "a game that is no name": lambda d: {**d, "game": ["pennies"]},
    "no seats": lambda d: {key: value for key, value in d.items() if key != "seats"},
    "too many seats": lambda d: {**d, "seats": 9},
    "seats that are no number": lambda d: {**d, "seats": "3"},
    "seats that are half a number": lambda d: {**d, "seats": 3.0},
    "other seats than hands": lambda d: {**d, "seats": 4},
    "an unknown option": lambda d: {**d, "options": {"speed": 3}},
    "options that are a list": lambda d: {**d, "options": [1]},
    "no open part": lambda d: {**d, "open": None},
    "an own part that is a number": lambda d: {**d, "own": 5},
    "eyes that are none": lambda d: {**d, "viewer": 3},
    "eyes below the referee's": lambda d: {**d, "viewer": -3},
    "eyes that are a text": lambda d: {**d, "viewer": "all"},
    "endless eyes": lambda d: {**d, "viewer": float("inf")},
    "a missing field": lambda d: {**d, "open": {}, "own": {}},
    "a number for a list": lambda d: with_field(d, "deck", 5),
    "numbers and lists in one list": lambda d: with_field(d, "deck", [1, [2]]),
    "a list for a number": lambda d: with_field(d, "bank", [5]),
    "a text among cards": lambda d: with_field(d, "deck", ["1"]),
    "a fraction among cards": lambda d: with_field(d, "deck", [1.5]),
    "a truth among cards": lambda d: with_field(d, "deck", [True]),
    "a huge number": lambda d: with_field(d, "bank", 10**40),
    "too few hands": lambda d: with_field(d, "hands", [[1], [2]]),
    "a hand that is a number": lambda d: with_field(d, "hands", [[1], [2], 3]),
    "depth": lambda d: with_field(d, "deck", deep(100_000)),
    "depth in a frame": lambda d: with_field(d, "stack", [["Raid", deep(100_000)]]),
    "an unknown frame": lambda d: with_field(d, "stack", [["Truce", 1]]),
    "a frame without a name": lambda d: with_field(d, "stack", [[]]),
    "a frame with too little": lambda d: with_field(d, "stack", [["Raid"]]),
    "a frame with too much": lambda d: with_field(d, "stack", [["Raid", 1, 2, 3]]),
    "a frame with a text": lambda d: with_field(d, "stack", [["Raid", "A"]]),
    "a frame that is a text": lambda d: with_field(d, "stack", ["Raid"]),
    "a stack that is a number": lambda d: with_field(d, "stack", 1),
    "a seat that left and is none": lambda d: with_field(d, "left", 8),
    "a cause that is none": lambda d: with_field(d, "cause", -1),
    "a cause that is a text": lambda d: with_field(d, "cause", "1"),
}


def with_field(document: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    return {**document, "own": {**document["own"], name: value}}


@pytest.mark.parametrize("how", WRONG)
def test_a_malformed_document_is_refused_and_nothing_else(how: str) -> None:
    dump = document()
    kept = copy.deepcopy(dump)
    with pytest.raises(BadDocument, match="this is not a state of Pennies"):
        PENNIES.load(WRONG[how](dump))
    assert dump == kept


def test_a_large_document_is_read() -> None:
    """Size alone is no fault: whoever takes documents from outside limits it."""
    state = PENNIES.load(with_field(document(), "discard", [1] * 200_000))
    assert len(state.fields()["discard"]) == 200_000
