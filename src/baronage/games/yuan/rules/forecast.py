"""Forecast of an order's cost and effect: the resolution itself, with all other clans passing."""

from __future__ import annotations

from baronage.engine.core.state import Action, Event
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLANS
from baronage.games.yuan.rules.orders import Order, costs
from baronage.games.yuan.rules.provinces import production
from baronage.games.yuan.rules.resolution import resolved
from baronage.games.yuan.state import Yuan

_DULL = (verbs.REVEALED, verbs.PAID, verbs.COUNTED, verbs.INCOME)


def order_so_far(draft: tuple[Action, ...]) -> Order | None:
    """Return the order on a sheet, or None; levels not chosen yet count as none."""
    if not draft or draft[0][0] != verbs.TARGET:
        return None
    d, f, m = [*(action[1] for action in draft[1:4]), 0, 0, 0][:3]
    return draft[0][1], d, f, m


def price(s: Yuan, clan: int, order: Order) -> tuple[int, int, int]:
    """Return the cost of each action of an order after reductions (YUAN-C1.01)."""
    develop, fortify, arm = costs(s, clan, production(s))
    return develop[order[1]], fortify[order[2]], arm[order[3]]


def alone(s: Yuan, clan: int, order: Order) -> tuple[Yuan, list[Event]]:
    """Return the position and events if all others pass, without trivial events and those of other clans."""
    orders: list[Order | None] = [None] * CLANS
    orders[clan] = order
    start = s.clone()
    start.stack = []
    after, events = resolved(start, orders)
    income = [event for event in events if event[0] == verbs.INCOME and event[2][0] == clan]
    return after, [event for event in events if event[0] not in _DULL] + income


def marching(s: Yuan, clan: int, order: Order) -> list[int]:
    """Return the own Provinces that an attack on an enemy target would empty (YUAN-A1.03)."""
    target = order[0]
    if not order[3] or s.owner[target] in (0, clan + 1):
        return []
    reached = s.land.reach(target, s.owner, s.armies, clan)
    return [p for p in reached if s.owner[p] == clan + 1 and s.armies[p]]


def foes_in_reach(s: Yuan, p: int, clan: int) -> list[int]:
    """Return the Provinces whose enemy Armies could attack Province p of `clan`, each by its own waters (YUAN-A1.03)."""
    land, owner, armies = s.land, s.owner, s.armies
    if not land.edges:  # without rivers the waters are the same for all clans
        return sorted(q for q in land.connected[p] if armies[q] and owner[q] != clan + 1)
    armed = [q for q in land.provinces if armies[q] and owner[q] != clan + 1]
    reached = {mine: land.reach(p, owner, armies, mine - 1) for mine in {owner[q] for q in armed}}
    return [q for q in armed if q in reached[owner[q]]]
