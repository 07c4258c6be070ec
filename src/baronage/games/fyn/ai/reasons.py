"""Reasons for an attack that can be seen on the board. The messages are `because-...` in coach.en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.search import Because, Plan
from baronage.games.fyn import verbs
from baronage.games.fyn.bot import ready
from baronage.games.fyn.rules.odds import capture_chance
from baronage.games.fyn.state import Barons

LIKELY: Final = 0.5  # a smaller chance to capture is no reason to attack


def because(view: Barons, seat: int, plan: Plan, at: int) -> Because | None:
    """Return the chance to capture, if a plan attacks and is likely to succeed."""
    origin = next((action[1] for action in plan if action[0] == verbs.ORIGIN), -1)
    target = next((action[1:] for action in plan if action[0] == verbs.TARGET), None)
    if origin < 0 or target is None:
        return None
    chance = capture_chance(view, seat, target[0], target[1], ready(view, seat, origin))
    return ("because-attack", {"seat": target[0], "percent": round(100 * chance)}) if chance >= LIKELY else None
