"""What the things of the picture are for, to who clicks them in vain."""

from __future__ import annotations

import pytest

from baronage.games.yuan.nodes import purpose
from tests.games.yuan.table import GAME, at, board


@pytest.mark.rule("YUAN-G1.01")
@pytest.mark.parametrize(
    ("node", "kind", "rule"),
    [
        ("map", "map", "YUAN-G1.01"),
        ("wheel", "wheel", "YUAN-T1.02"),
        ("wheel.3", "wheel", "YUAN-T1.02"),
        ("tray", "tray", "YUAN-S2.02"),
        ("tile.4", "tile", "YUAN-S2.02"),
        ("spot.1", "spot", "YUAN-S2.03"),
        ("turn.2", "turn", "YUAN-S2.04"),
        ("plan", "plan", "YUAN-P1.02"),
        ("draft", "draft", "YUAN-P1.05"),
        ("trace.1", "trace", "YUAN-T1.03"),
        ("march.1", "march", "YUAN-T1.03"),
    ],
)
def test_a_thing_says_what_it_is_for(node: str, kind: str, rule: str) -> None:
    state = board(at("BIN=Bc LAI=Wc | W0 B0"))
    assert purpose(state, 0, node) == (f"thing-{kind}", {"asked": state.stack[-1].NAME}, (rule,))
    assert GAME.purpose(state, 0, node)[0]


def test_what_is_nothing_and_what_is_over_have_no_purpose() -> None:
    state = board(at("BIN=Bc LAI=Wc | W0 B0"))
    assert purpose(state, 0, "cloud") == ("", {}, ())
    state.stack.clear()
    assert purpose(state, 0, "map") == ("", {}, ())
