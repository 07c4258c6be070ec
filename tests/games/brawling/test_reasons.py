"""Reasons for actions are true of the own town."""

from __future__ import annotations

import baronage
from baronage.games.brawling.ai.reasons import because
from baronage.games.brawling.state import Barons

GAME = baronage.games()["brawling"]


def test_a_unit_that_becomes_weaker_is_not_called_stronger() -> None:
    view = GAME.position("deck=+3 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=9 t=mer2,kni2 | B t=FAR4", 2).redact(0)
    assert isinstance(view, Barons)
    found = {text: because(view, 0, tuple(GAME.read(view, 0, text)), 0) for text in ("U mer2", "U kni2")}
    assert found == {"U mer2": None, "U kni2": ("because-stronger", {"strength": 8})}
