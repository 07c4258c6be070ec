"""What the things of the picture are for, to who clicks them in vain."""

from __future__ import annotations

import pytest

from baronage.games.fyn.data import CARD_KIND, CARDS, CENTRE, FORCE, IMPROVEMENT
from baronage.games.fyn.nodes import node_id, purpose
from tests.games.fyn.table import GAME, at, board


def first(kind: int | None) -> int:
    """The first card of a kind; None: of no kind that is built or marches."""
    wanted = {kind} if kind is not None else set(CARD_KIND[1:CARDS]) - {FORCE, IMPROVEMENT, CENTRE}
    return next(card for card in range(1, CARDS) if CARD_KIND[card] in wanted)


@pytest.mark.rule("FYN-D0.02")
@pytest.mark.parametrize(
    ("node", "kind", "rule"),
    [
        ("status", "status", "FYN-D0.02"),
        ("deck", "deck", "FYN-D1.02"),
        ("discard", "discard", "FYN-E6.02"),
        ("line.2", "line", "FYN-D4.17"),
        ("P2", "player", "FYN-D4.03"),
        ("P2.name", "player", "FYN-D4.03"),
        ("P2.0,1", "cell", "FYN-D5.05"),
        (node_id(first(FORCE)), "army", "FYN-D2.07"),
        (node_id(first(IMPROVEMENT)), "improvement", "FYN-E3.01"),
        (node_id(first(CENTRE)), "improvement", "FYN-E3.01"),
        (node_id(first(None)), "land", "FYN-B1.02"),
    ],
)
def test_a_thing_says_what_it_is_for(node: str, kind: str, rule: str) -> None:
    state = board(at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C"))
    state.discard.clear()
    assert purpose(state, 0, node) == (f"thing-{kind}", {"asked": state.stack[-1].NAME}, (rule,))
    assert GAME.purpose(state, 0, node)[0]


def test_a_card_among_the_discards_has_fallen() -> None:
    state = board(at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C"))
    state.discard[:] = [first(FORCE)]
    assert purpose(state, 0, node_id(first(FORCE)))[2] == ("FYN-B1.13",)
    assert purpose(state, 0, node_id(first(IMPROVEMENT)))[2] == ("FYN-E3.01",)


def test_what_is_nothing_and_what_is_over_have_no_purpose() -> None:
    state = board(at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C"))
    assert purpose(state, 0, "cloud") == ("", {}, ())
    assert purpose(state, 0, f"c{CARDS}") == ("", {}, ())
    state.stack.clear()
    assert purpose(state, 0, "deck") == ("", {}, ())
