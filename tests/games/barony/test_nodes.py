"""What the things of the picture are for, to who clicks them in vain."""

from __future__ import annotations

import pytest

from baronage.games.barony.nodes import purpose
from tests.games.barony.table import GAME, position


@pytest.mark.rule("BAR-T1.04", "BAR-M1.01", "BAR-B1.01")
@pytest.mark.parametrize(
    ("node", "kind", "rule"),
    [
        ("roster", "roster", "BAR-T1.04"),
        ("roster.2", "roster", "BAR-T1.04"),
        ("kingdom", "kingdom", "BAR-M1.01"),
        ("A", "baron", "BAR-T1.04"),
        ("B.gold", "baron", "BAR-T1.04"),
        ("aim.3", "aim", "BAR-B1.01"),
    ],
)
def test_a_thing_says_what_it_is_for(node: str, kind: str, rule: str) -> None:
    state = position("3SoS1@C1.5", "3SoS1@C1.11")
    assert purpose(state, 0, node) == (f"thing-{kind}", {}, (rule,))
    assert GAME.purpose(state, 0, node)[0]


@pytest.mark.parametrize("node", ["cloud", "AB", "a", ""])
def test_what_is_nothing_has_no_purpose(node: str) -> None:
    assert purpose(position("3SoS1@C1.5", "3SoS1@C1.11"), 0, node) == ("", {}, ())
