"""Complete orders with the probability that a good player gives each, and the rollout policy."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Choice, Plan, Traits, shortlist
from baronage.games.yuan import verbs
from baronage.games.yuan.ai.weighing import Weighing
from baronage.games.yuan.bot import candidates, choose, open_to, scored, worlds_of
from baronage.games.yuan.rules.orders import Legal, Order, costs
from baronage.games.yuan.rules.provinces import production
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import planning_of

TEMPLE_LEVEL: Final = 3  # of Development in an own Province (YUAN-D4.01)
SPREAD: Final = 1.2  # an order worth this much less, in Provinces, is a third as likely
FINALISTS: Final = 2  # orders tried against all guesses, for each requested plan
SIFTED: Final = 48  # orders resolved at all, those of the highest value part by part
GUESSED: Final = 12  # likewise, of an enemy


def sheet(order: Order | None) -> Plan:
    """Return an order as clicks, including the click that sends it."""
    if order is None:
        return (verbs.PASS,)
    target, d, f, m = order
    return ((verbs.TARGET, target), (verbs.DEVELOP, d), (verbs.FORTIFY, f), (verbs.MILITARIZE, m), verbs.COMMIT)


def plans(view: Yuan, seat: int, k: int, chance: Chance) -> list[Choice]:
    """Return at most k orders, most likely first, each tried against guesses of the others' orders."""
    top = planning_of(view)
    actions = view.actions(seat)
    if top is None:
        return _opening(view, seat, actions, k, chance)
    if len(actions) == 1:
        return [(1.0, (actions[0],))]
    clan, draft = view.clans[seat], top.drafts[seat]
    worlds = worlds_of(view, clan, chance, _guessed)
    legal = top.table(view, seat)
    table = [(draft[0][1], top.sheets(view, seat, draft))] if draft else open_to(view, legal)
    orders = _sifted(view, clan, legal, candidates(view, clan, table, bool(draft)), SIFTED)
    first = sorted(scored(view, clan, orders, worlds[:1]), key=lambda pair: -pair[0])
    tried = [order for _, order in first[: FINALISTS * k]]
    if not draft:
        tried.append(None)
    found = scored(view, clan, tried, worlds)
    return shortlist([sheet(order)[len(draft) :] for _, order in found], [value for value, _ in found], SPREAD, k)


def _sifted(s: Yuan, clan: int, legal: Legal, orders: list[Order | None], most: int) -> list[Order | None]:
    """Return the orders with the highest values part by part."""
    if len(orders) <= most:
        return orders
    weighing = Weighing(s, clan, legal, costs(s, clan, production(s)))
    values = [(0.0 if order is None else weighing.value(order), at) for at, order in enumerate(orders)]
    values.sort(key=lambda pair: -pair[0])
    return [orders[at] for _, at in values[:most]]


def _guessed(s: Yuan, clan: int, legal: Legal, orders: list[Order | None]) -> list[Order | None]:
    """Return the orders that an enemy may give."""
    return _sifted(s, clan, legal, orders, GUESSED)


def rollout_policy(s: Yuan, seat: int, chance: Chance) -> Plan:
    """Return the order whose parts look best one by one."""
    top = planning_of(s)
    if top is None or top.drafts[seat]:
        return (choose(s, seat, s.actions(seat), chance),)
    clan = s.clans[seat]
    table = top.table(s, seat)
    if not table.targets:
        return sheet(None)
    return sheet(Weighing(s, clan, table, costs(s, clan, top.survey(s).produced)).best(chance))


def _opening(view: Yuan, seat: int, actions: list[Action], k: int, chance: Chance) -> list[Choice]:
    """Return plans before the first turn: the heuristic player's choice and a few others."""
    advice = choose(view, seat, actions, chance)
    found: list[Plan] = [(advice,)]
    return shortlist(found, [1.0], 1.0, k)


def quiescent_turn(s: Yuan) -> int:
    """Return the turn number at the start of a turn, when the evaluation is reliable, otherwise -1."""
    top = planning_of(s)
    return s.turn if top is not None and not top.sent else -1


def traits(s: Yuan, seat: int, plan: Plan) -> Traits:
    """Return what an order does.

    A pass or Development for Chão hoards, arming or attacking attacks. A free Province beside own land is near.
    """
    if plan[0][0] != verbs.TARGET:
        return {"hoards": 1.0} if plan[0] == verbs.PASS else {}
    levels = {action[0]: action[1] for action in plan}
    target, mine = plan[0][1], s.clans[seat] + 1
    theirs = s.owner[target] not in (0, mine)
    beside = any(s.owner[q] == mine for q in s.land.adjacent[target])
    return {
        "hoards": 1.0 if levels.get(verbs.DEVELOP, 0) == s.numbers.development_gain else 0.0,
        "attacks": 1.0 if theirs else 0.5 if levels.get(verbs.MILITARIZE, 0) > 1 else 0.0,
        "near": float(not s.owner[target] and beside),
        "guards": float(s.owner[target] == mine and levels.get(verbs.FORTIFY, 0) > 1),
        "temples": float(s.owner[target] == mine and levels.get(verbs.DEVELOP, 0) == TEMPLE_LEVEL),
    }
