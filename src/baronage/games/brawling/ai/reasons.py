"""Reasons for an action that can be seen in the own hand, pile and town, and in an attack.

The messages are `because-...` in coach.en.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Because, Plan
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BASE_TYPE, BUILDING, CARD, CODE, MER, RAM, SCR, TYPE, UP
from baronage.games.brawling.rules.combat import GONE, UNHARMED
from baronage.games.brawling.rules.forecast import Blow, blows
from baronage.games.brawling.rules.pieces import piece
from baronage.games.brawling.rules.town import draw_production, gather_production, unit_at, upgrade_cost
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.attack import Declaration
from baronage.games.brawling.steps.shields import ShieldWindow
from baronage.games.brawling.steps.stepwise import Stepwise

SPENDS: Final = (verbs.RECRUIT, verbs.UPGRADE)
STRIKES: Final = (verbs.ATTACK, verbs.ARMS_ATTACK)


def because(view: Barons, seat: int, plan: Plan, at: int) -> Because | None:
    """Return the reason for an action, or None."""
    spoken = SPOKEN.get(plan[at][0])
    return None if spoken is None else spoken(view, seat, plan, plan[at])


# --- taking -----------------------------------------------------------------------------------------------------------


def _units(view: Barons, seat: int) -> list[int]:
    return [card for card in view.hands[seat] if BASE_TYPE[card]]


def _gather(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    has = len(view.piles[seat])
    if not has:
        return "because-nothing-to-spend", {}
    cost = min((view.numbers.cost[card] for card in _units(view, seat)), default=0)
    if cost > has:
        return "because-too-dear", {"cost": cost, "has": has}
    then = has + min(gather_production(view, seat), len(view.deck))
    dear = [(cost, unit + UP) for cost, unit in _to_upgrade(view, seat) if has < cost <= then]
    if dear:
        cost, half = max(dear)
        return "because-enough", {"then": then, "half": half, "cost": cost}
    return _idle(view, seat)


def _sell(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    return _idle(view, seat) if view.piles[seat] else ("because-nothing-to-spend", {})


def _to_upgrade(view: Barons, seat: int) -> list[tuple[int, int]]:
    """Return the units in town that are not upgraded, with their costs."""
    return [(upgrade_cost(view, seat, unit), unit) for unit in view.towns[seat] if unit < UP]


def _idle(view: Barons, seat: int) -> Because | None:
    """Return that nothing can be recruited or upgraded, if that is so."""
    spends = any(one[0] in SPENDS for one in view.actions(seat))
    return None if spends else ("because-idle", {})


def _draw(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    return _idle(view, seat) if _units(view, seat) else ("because-no-unit", {})


def _market(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    card = view.market[action[-1] - 1]
    return _becomes(view, card) if BASE_TYPE[card] else _event(view, card)


def _event(view: Barons, card: int) -> Because | None:
    """Return what a card that is no unit is good for."""
    n = view.numbers
    return "because-card", {"card": card, "shield": n.shield, "bomb": n.bomb_cost, "prison": n.prison_cost}


def _becomes(view: Barons, card: int) -> Because:
    """Return what the unit of a card can become, and what that is worth."""
    half, n = card + UP, view.numbers
    figure = {MER: n.gathers[half], SCR: n.draws[half]}.get(CODE[card], n.strength[half])
    return "because-becomes", {"half": half, "figure": figure}


# --- the town ---------------------------------------------------------------------------------------------------------


def _recruit(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    return _becomes(view, action[1])


def _upgrade(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    becomes = action[-1] + UP
    if TYPE[becomes] == BUILDING:
        return "because-point", {}
    n = view.numbers
    if n.strength[becomes] > 1:
        return "because-stronger", {"strength": n.strength[becomes]}
    for id, of, made in (("gathers", n.gathers, gather_production), ("draws", n.draws, draw_production)):
        if more := of[becomes] - of[action[-1]]:
            now = made(view, seat)
            return f"because-{id}", {"now": now, "then": now + more}
    return None


def _move(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    """Return that a unit mans the wall, or its points in the King's Army."""
    wall = view.walls[seat]
    if any(unit & CARD == action[-1] for unit in wall):
        return "because-king", {}
    return ("because-walls", {"count": len(wall) + 1}) if wall else ("because-wall", {})


def _done(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    """Return what is kept for an upgrade, what an attack does, or that no Shield would help."""
    if view.on_top(Declaration) is not None:
        return _strike(view, seat, plan, action)
    window = view.on_top(ShieldWindow)
    if window is not None:
        mine = [blow for blow in _suffered(view, seat, window) if blow.result() != UNHARMED]
        saves = any(blow.result(view.numbers.shield) != blow.result() for blow in mine)
        return ("because-no-help" if mine and not saves else ""), {}
    if view.on_top(Stepwise) is None:
        return None
    has, more = len(view.piles[seat]), gather_production(view, seat)
    kept = [(cost, unit + UP) for cost, unit in _to_upgrade(view, seat) if has < cost <= has + more]
    if not kept:
        return None
    cost, half = max(kept)
    return "because-keep", {"has": has, "half": half, "cost": cost}


# --- attacks ----------------------------------------------------------------------------------------------------------


def _strike(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    """Return the first unit that an attack harms without a Shield."""
    top = view.on_top(Declaration)
    pairs = (*(top.pairs if top is not None else ()), *((one[-2], one[-1]) for one in plan if one[0] in STRIKES))
    for blow in blows(view, seat, pairs):
        arms = sum(CODE[aid] == RAM for aid in view.aids[blow.owner])  # they are used like Shields, and all see them
        result = blow.result(arms * view.numbers.shield)
        if result != UNHARMED:
            params = {"unit": piece(view, blow.target), "base": blow.unit & CARD}
            return ("because-falls" if result == GONE else "because-lowered"), {**params}
    return None


def _remove(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    """Return what a rival loses by a unit that is removed or lowered."""
    owner, zone, unit = unit_at(view, action[-1])
    if owner not in view.foes[seat]:
        return None
    points = 2 if zone is view.armies[owner] else int(TYPE[unit] == BUILDING)
    if points:
        return "because-points-lost", {"seat": owner, "points": points}
    strength = view.numbers.strength[unit]
    if unit < UP:
        return "because-unit-lost", {"seat": owner, "half": unit + UP}
    return ("because-strength-lost", {"seat": owner, "strength": strength}) if strength else None


def _extra(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    return "because-twice", {}


def _suffered(view: Barons, seat: int, top: ShieldWindow) -> list[Blow]:
    return [blow for blow in blows(view, top.attacker, top.pairs, top.damage) if blow.owner == seat]


def _guard(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    top = view.on_top(ShieldWindow)
    for blow in _suffered(view, seat, top) if top is not None else ():
        if blow.target == action[2] and blow.result() != UNHARMED == blow.result(view.numbers.shield):
            return "because-saved", {"unit": piece(view, blow.target)}
    return None


# --- before the first turn --------------------------------------------------------------------------------------------


def _bid(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    return "because-first", {}


def _send(view: Barons, seat: int, plan: Plan, action: Action) -> Because | None:
    return "because-hidden", {}


SPOKEN: Final[Mapping[int, Callable[[Barons, int, Plan, Action], Because | None]]] = {
    verbs.BID: _bid,
    verbs.SEND: _send,
    verbs.GATHER: _gather,
    verbs.DRAW: _draw,
    verbs.BUY: _draw,
    verbs.SELL: _sell,
    verbs.MARKET: _market,
    verbs.AID_MARKET: _market,
    verbs.RECRUIT: _recruit,
    verbs.UPGRADE: _upgrade,
    verbs.ARMS_UPGRADE: _upgrade,
    verbs.AID_BUILD: _upgrade,
    verbs.MOVE: _move,
    verbs.ARMS_MOVE: _move,
    verbs.RIDE: _move,
    verbs.ATTACK: _strike,
    verbs.ARMS_ATTACK: _strike,
    verbs.BOMB: _remove,
    verbs.PRISON: _remove,
    verbs.COURT: _remove,
    verbs.FLIP_DOWN: _remove,
    verbs.FLIP_UP: _upgrade,
    verbs.EXTRA: _extra,
    verbs.GUARD: _guard,
    verbs.DONE: _done,
}
