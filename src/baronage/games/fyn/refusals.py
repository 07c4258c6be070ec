"""Which rule forbids an action (stub)."""
from __future__ import annotations
from typing import Any
from baronage.engine.flow import Action
from baronage.games.fyn.state import Barons

def refuse(s: Barons, step: Any, seat: int, action: Action) -> str:
    return ""
def refuse_event(s: Barons, seat: int, action: Action, asked: int) -> str:
    return ""
def refuse_counter(s: Barons, seat: int, action: Action, asked: int, player: int) -> str:
    return ""
