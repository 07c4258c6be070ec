"""Why something is refused, in the words of the moment."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.board import production
from baronage.games.yuan.data import PROVINCES
from baronage.games.yuan.orders import IS_ARMED, IS_NEAR, budget, costs, legal
from baronage.games.yuan.state import VILLAGE, Yuan
from baronage.games.yuan.steps.planning import Planning
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
        return (
            "Your order is committed: take it back first." if top.sent >> seat & 1 else "There is no committed order."
        )
    if rule == "YUAN-P1.02":
        return "An order names one target and at least one level that is not none."
    if rule == "YUAN-P1.06" and len(action) == 2:
        if verb == verbs.TARGET and 0 < action[1] <= PROVINCES:
            return _target(s, clan, action[1])
        draft = top.drafts[seat]
        if draft and verb in (verbs.DEVELOP, verbs.FORTIFY, verbs.MILITARIZE) and 0 <= action[1] <= 3:
            return _level(s, clan, draft[0][1], verb - verbs.DEVELOP, action[1])
    if rule == "YUAN-P1.04" and len(action) == 2:
        have = budget(s, clan)
        if verb in (verbs.DEVELOP, verbs.FORTIFY, verbs.MILITARIZE) and 0 <= action[1] <= 3:
            kind = verb - verbs.DEVELOP
            cost = costs(s, clan, production(s))[kind][action[1]]
            return (
                f"{KINDS[kind]} {ROMAN[action[1]]} costs {cost}: with the rest of the order more than your {have} Chão."
            )
        return f"Every order on this target costs more than your {have} Chão."
    return ""


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
        if kind == 0 and level == 1:
            return f"{what} is not possible: no free Province is adjacent to its group."
        if kind == 0 and level == 3:
            return f"{what} is not possible: {name(p)} holds a Temple already, or none is left."
        if kind == 2 and level and s.build[p] == VILLAGE:
            return f"{what} is not possible: {name(p)} is a Village, and the order does not make it a City."
    elif kind == 0 and level in (1, 2):
        return f"{what} is not possible: {name(p)} is neither adjacent nor connected to a Province of yours."
    return f"{what} does not make a legal order."
