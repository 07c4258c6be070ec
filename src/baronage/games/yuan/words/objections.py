"""Why something is refused, in the words of the moment."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.board import production
from baronage.games.yuan.data import PROVINCES
from baronage.games.yuan.orders import IS_ARMED, IS_NEAR, budget, costs, legal
from baronage.games.yuan.state import VILLAGE, Yuan
from baronage.games.yuan.steps.planning import LEVEL_VERBS, Planning
from baronage.games.yuan.words.names import KINDS, ROMAN, colour, name


def refusal(s: Yuan, seat: int, action: Action, rule: str) -> str:
    """A sentence; empty: the text of the rule is told."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Planning) or seat < 0:
        return ""
    clan = s.clans[seat]
    verb = action[0]
    if rule == "YUAN-K3.02":
        return f"{colour(clan)} could not repay its loan of {s.loan[clan]} Chão and must pass this turn."
    if rule == "YUAN-P1.09":
        if top.late >> seat & 1:
            return "Your time is over: you pass this turn, and that is final."
        return (
            "Your order is committed: take it back first." if top.sent >> seat & 1 else "There is no committed order."
        )
    if rule == "YUAN-P1.02":
        return "An order names one target and at least one level that is not none."
    draft = top.drafts[seat]
    if rule == "YUAN-P1.03" and draft:
        return f"The target is {name(draft[0][1])}: take the clicks back to choose another."
    if rule == "YUAN-DEC6" and verb in LEVEL_VERBS:
        if not draft:
            return "First choose the target: click a Province that is marked on the map."
        none = (verbs.DEVELOP + len(draft) - 1, 0) in top.actions(s, seat)
        return _out_of_turn(len(draft) - 1, verb - verbs.DEVELOP, none)
    if rule == "YUAN-P1.06" and len(action) == 2:
        if verb == verbs.TARGET and 0 < action[1] <= PROVINCES:
            return _target(s, clan, action[1])
        if draft and verb in LEVEL_VERBS and 0 <= action[1] <= 3:
            return _level(s, clan, draft[0][1], verb - verbs.DEVELOP, action[1])
    if rule == "YUAN-P1.04" and len(action) == 2:
        have = budget(s, clan)
        if verb in LEVEL_VERBS and 0 <= action[1] <= 3:
            kind = verb - verbs.DEVELOP
            cost = costs(s, clan, production(s))[kind][action[1]]
            return (
                f"{KINDS[kind]} {ROMAN[action[1]]} costs {cost}: with the rest of the order more than your {have} Chão."
            )
        # Only a far Colonization has no sheet that costs nothing.
        return (
            f"{name(action[1])} is neither adjacent nor connected to a Province of yours: only Development III reaches it, "
            f"and that costs {costs(s, clan, production(s))[0][3]}, more than your {have} Chão."
        )
    return ""


def _out_of_turn(now: int, clicked: int, none: bool) -> str:
    """Why this row can't be clicked now: the levels are chosen from the first row to the last."""
    if clicked < now:
        return f"The level of {KINDS[clicked]} is chosen: take the clicks back to choose another."
    return f"First choose a level of {KINDS[now]}{', or none of it' if none else ''}."


def _target(s: Yuan, clan: int, p: int) -> str:
    kind = legal(s, clan).kinds[p]
    if s.owner[p] and not kind & IS_ARMED:
        return f"No Army of yours stands in a Province adjacent or connected to {name(p)}."
    if not s.owner[p] and not kind & IS_NEAR:
        return f"{name(p)} is neither adjacent nor connected to a Province of yours."
    return f"No legal order has the target {name(p)}."


def _level(s: Yuan, clan: int, p: int, kind: int, level: int) -> str:
    what = f"{KINDS[kind]} {ROMAN[level]} on {name(p)}"
    if s.owner[p] and s.owner[p] != clan + 1:
        if kind == 0 and level:
            return f"{name(p)} is an enemy Province: Development is not possible there."
        return f"{name(p)} is an enemy Province: Militarization is required."
    if s.owner[p] == clan + 1:
        if level == 0:
            return f"{name(p)} is a Village: without Fortification II or III it can't recruit, and the order would be empty."
        if kind == 0 and level == 1:
            return f"{what} is not possible: no free Province is adjacent to its group."
        if kind == 0 and level == 3:
            return f"{what} is not possible: {name(p)} holds a Temple already, or none is left."
        if kind == 2 and level and s.build[p] == VILLAGE:
            return f"{what} is not possible: {name(p)} is a Village, and the order does not make it a City."
    elif kind == 0 and level == 0:
        return f"{name(p)} is free and no Army of yours can reach it: the order needs Development."
    elif kind == 2 and level == 0:
        return f"{name(p)} is free: an order without Development needs Militarization, for a contingent attack."
    elif kind == 0 and level in (1, 2):
        return f"{what} is not possible: {name(p)} is neither adjacent nor connected to a Province of yours."
    return f"{what} does not make a legal order."
