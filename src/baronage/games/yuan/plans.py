"""Whole orders of Yuan, with how likely a good player is to give each (`quick.py` has the fast policy)."""

from __future__ import annotations

from typing import Final

from baronage.engine.chance import Chance
from baronage.engine.flow import Action
from baronage.engine.mind import Choice, Plan, likely
from baronage.games.yuan import verbs
from baronage.games.yuan.bot import MOST_CANDIDATES, candidates, choose, open_to, scored, thinned, worlds_of
from baronage.games.yuan.data import DEVELOPMENT_GAIN
from baronage.games.yuan.orders import Order
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import planning_of

SPREAD: Final = 1.2  # an order that is worth so much less, in Provinces, is a third as likely
FINALISTS: Final = 2  # for each plan that is asked for, so many orders are tried against all guesses


def sheet(order: Order | None) -> Plan:
    """An order as clicks, and the one that sends it."""
    if order is None:
        return (verbs.PASS,)
    target, d, f, m = order
    return ((verbs.TARGET, target), (verbs.DEVELOP, d), (verbs.FORTIFY, f), (verbs.MILITARIZE, m), verbs.COMMIT)


def plans(view: Yuan, seat: int, k: int, chance: Chance) -> list[Choice]:
    """At most k orders, the likeliest first; each is tried against guesses of what the others order."""
    top = planning_of(view)
    actions = view.actions(seat)
    if top is None:
        return _opening(view, seat, actions, k, chance)
    if len(actions) == 1:
        return [(1.0, (actions[0],))]
    clan, draft = view.clans[seat], top.drafts[seat]
    worlds = worlds_of(view, clan, chance)
    table = open_to(view, top.table(view, seat))
    if draft:
        table = [(draft[0][1], top.sheets(view, seat, draft))]
    orders = thinned(candidates(view, clan, table, bool(draft)), MOST_CANDIDATES, chance)
    first = sorted(scored(view, clan, orders, worlds[:1]), key=lambda pair: -pair[0])
    tried = [order for _, order in first[: FINALISTS * k]]
    if not draft:
        tried.append(None)
    found = scored(view, clan, tried, worlds)
    return likely([sheet(order)[len(draft) :] for _, order in found], [value for value, _ in found], SPREAD, k)


def _opening(view: Yuan, seat: int, actions: list[Action], k: int, chance: Chance) -> list[Choice]:
    """Before the first turn: the game's own advice, and beside it a few others."""
    advice = choose(view, seat, actions, chance)
    found: list[Plan] = [(advice,)]
    return likely(found, [1.0], 1.0, k)


def lull(s: Yuan) -> int:
    """The evaluation holds when a turn begins."""
    top = planning_of(s)
    return s.turn if top is not None and not top.sent else -1


def temper(s: Yuan, seat: int, plan: Plan) -> tuple[float, float]:
    """To pass, or to develop for Chão, hoards; whatever arms or attacks attacks."""
    if plan[0][0] != verbs.TARGET:
        return 1.0, 0.0
    levels = {action[0]: action[1] for action in plan}
    hoards = 1.0 if levels.get(verbs.DEVELOP, 0) == DEVELOPMENT_GAIN else 0.0
    theirs = s.owner[plan[0][1]] not in (0, s.clans[seat] + 1)
    return hoards, 1.0 if theirs else 0.5 if levels.get(verbs.MILITARIZE, 0) > 1 else 0.0
