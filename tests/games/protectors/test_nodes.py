"""What the things of the picture are for, what a view keeps back, and what a position leaves out."""

from __future__ import annotations

import pytest

from baronage.engine.core.state import PUBLIC
from baronage.games.protectors import verbs
from baronage.games.protectors.nodes import purpose
from baronage.games.protectors.notation import Returned
from tests.games.protectors.table import GAME, at, play, realm
from tests.games.protectors.test_text import ORDERS

FIELD = "N/ring4/4 T3.N rank=1>2>3>4 map=1:1.1 2:2.1 3:3.3 4:4.1"


@pytest.mark.rule("REALM-C1.03")
@pytest.mark.parametrize(
    ("node", "kind", "rule"),
    [
        ("board", "board", "REALM-F1.02"),
        ("board.Grand", "ballot", "REALM-A1.05"),
        ("sea", "sea", "REALM-F1.02"),
        ("dragon", "dragon", "REALM-L1.01"),
        ("decks.2", "decks", "REALM-E1.01"),
        ("sheet", "sheet", "REALM-C1.03"),
        ("order.4", "order", "REALM-H1.01"),
        ("fight.1", "fight", "REALM-I1.01"),
    ],
)
def test_who_clicks_what_can_not_be_used_is_told_what_it_is_for(node: str, kind: str, rule: str) -> None:
    view = realm(at(FIELD)).redact(0)
    assert purpose(view, 0, node) == (f"thing-{kind}", {"asked": view.stack[-1].NAME}, (rule,))
    assert GAME.purpose(view, 0, node)[0]


def test_what_is_nothing_and_what_is_over_have_no_purpose() -> None:
    state = realm(at(FIELD))
    assert purpose(state, 0, "cloud") == ("", {}, ())
    state.stack.clear()
    assert purpose(state, 0, "board") == ("", {}, ())


@pytest.mark.rule("REALM-F3.04")
def test_who_looked_at_which_deck_is_seen_by_nobody_else() -> None:
    state = realm(at(ORDERS))
    state.looks = [0b10, 0b01, 0, 0]
    assert [state.redact(viewer).looks for viewer in (0, 1, 2, PUBLIC)] == [
        *([0b10, 0, 0, 0], [0, 0b01, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0])
    ]


@pytest.mark.rule("REALM-H2.01", "REALM-H3.01")
def test_a_march_says_in_which_stage_it_goes() -> None:
    match = at(FIELD)
    play(match, {1: "March! 1 from P1 to P2", 3: "Delayed March! 3 from P3 to P2"})
    marched = [event[2:] for moment in match.history for event in moment.events if event[0] == verbs.MARCHED]
    assert marched == [((1, 1, 2, 1, 0, 0), "REALM-H2.01"), ((3, 3, 2, 3, 0, 1), "REALM-H3.01")]


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("place", "hint"), [("P1", "1 or more: Brask holds 2 units"), ("P2", "1 or more, or all"), ("P99", "P12")]
)
def test_how_many_could_march_is_told_of_ones_own_province(place: str, hint: str) -> None:
    with pytest.raises(Returned) as returned:
        at(ORDERS).state.read(0, f"March! 0 from {place} to P5")
    assert hint in returned.value.sentence


def test_a_position_without_a_turn_is_of_the_first() -> None:
    for text, turn in (
        ("N/ring4/4 rank=1>2>3>4", 1),
        ("N/ring4/4 T1.N rank=1>2>3>4", 1),
        ("N/ring4/4 T2.N rank=1>2>3>4", 2),
    ):
        assert realm(at(f"{text} map=1:1.1 2:2.1 3:3.1 4:4.1")).turn == turn
