"""What the things of the picture are for, to who clicks them in vain."""

from __future__ import annotations

import pytest

from baronage.games.brawling.nodes import node_id, purpose
from tests.games.brawling.table import GAME, at, board, card

TABLE = "deck=+20 mkt=KNI1,-,TOW1 turn=A | A r=2 h=FLI1,MIL1 t=FAR1,kni3 | B r=1 t=SMI1 w=kni2"


@pytest.mark.rule("BRAWL-1.07")
@pytest.mark.parametrize(
    ("node", "kind", "rule"),
    [
        ("B", "player", "BRAWL-9.02"),
        ("B.name", "player", "BRAWL-9.02"),
        ("B.hand", "hand", "BRAWL-1.07"),
        ("B.hand.2", "hand", "BRAWL-1.07"),
        ("A.pile", "pile", "BRAWL-4.01"),
        ("B.draws", "draws", "BRAWL-5.02"),
        ("B.aids", "aids", "BRAWL-10.08"),
        ("A.civilians", "civilians", "BRAWL-6.06"),
        ("A.military", "military", "BRAWL-6.06"),
        ("A.buildings", "buildings", "BRAWL-7.01"),
        ("B.wall", "wall", "BRAWL-8.02"),
        ("B.king", "king", "BRAWL-8.02"),
        ("market.2", "market", "BRAWL-5.03"),
        ("status", "status", "BRAWL-3.01"),
        ("discard", "discard", "BRAWL-4.10"),
        (node_id(card("MIL1")), "military-action", "BRAWL-11.04"),
        (node_id(card("FLI1")), "useless", "BRAWL-11.13"),
        (node_id(card("SMI1")), "unit", "BRAWL-9.01"),
    ],
)
def test_a_thing_says_what_it_is_for(node: str, kind: str, rule: str) -> None:
    state = board(at(TABLE))
    assert purpose(state, 0, node) == (f"thing-{kind}", {"asked": state.stack[-1].NAME, "armed": 1}, (rule,))
    assert GAME.purpose(state, 0, node)[0]


@pytest.mark.parametrize(("player", "armed"), [("h=P2A1 t=FAR1", 1), ("h=FLI1 t=FAR1", 0), ("t=kni3", 1)])
def test_it_says_whether_one_could_attack(player: str, armed: int) -> None:
    state = board(at(f"deck=+20 mkt=+3 turn=A | A {player} | B t=SMI1"))
    assert purpose(state, 0, "B")[1]["armed"] == armed


def test_what_is_nothing_and_what_is_over_have_no_purpose() -> None:
    state = board(at(TABLE))
    assert purpose(state, 0, "cloud") == ("", {}, ())
    state.stack.clear()
    assert purpose(state, 0, "B") == ("", {}, ())
