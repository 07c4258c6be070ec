"""Reasons for an action that can be seen in the own hand, pile and town. The messages are `because-...` in coach.en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Because, Plan
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BASE_TYPE, BUILDING, TYPE, UP
from baronage.games.brawling.state import Barons

UPGRADES: Final = (verbs.UPGRADE, verbs.ARMS_UPGRADE, verbs.AID_BUILD)
MOVES: Final = (verbs.MOVE, verbs.ARMS_MOVE, verbs.RIDE)


def because(view: Barons, seat: int, plan: Plan, at: int) -> Because | None:
    """Return the reason to gather, to take cards, to upgrade or to man the wall, or None."""
    action = plan[at]
    verb = action[0]
    if verb == verbs.GATHER:
        return _gather(view, seat)
    if verb in UPGRADES:
        return _upgrade(view, action)
    if verb in MOVES and not view.walls[seat]:
        return "because-wall", {}
    if verb in (verbs.DRAW, verbs.MARKET, verbs.BUY) and not _units(view, seat):
        return "because-no-unit", {}
    return None


def _units(view: Barons, seat: int) -> list[int]:
    return [card for card in view.hands[seat] if BASE_TYPE[card]]


def _gather(view: Barons, seat: int) -> Because | None:
    has = len(view.piles[seat])
    if not has:
        return "because-nothing-to-spend", {}
    cost = min((view.numbers.cost[card] for card in _units(view, seat)), default=0)
    return ("because-too-dear", {"cost": cost, "has": has}) if cost > has else None


def _upgrade(view: Barons, action: Action) -> Because | None:
    becomes = action[-1] + UP
    if TYPE[becomes] == BUILDING:
        return "because-point", {}
    strength = view.numbers.strength[becomes]
    return ("because-stronger", {"strength": strength}) if strength > 1 else None  # civilians strike with 0
