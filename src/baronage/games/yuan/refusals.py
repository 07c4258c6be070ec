"""Which rule forbids an action of planning; worked out from the seat's own view."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.data import PROVINCES
from baronage.games.yuan.orders import ALLOWED, IS_ABROAD, legal
from baronage.games.yuan.state import Yuan

_STEPS = (verbs.TARGET, verbs.DEVELOP, verbs.FORTIFY, verbs.MILITARIZE, verbs.SEND)


def refuse_order(s: Yuan, seat: int, draft: tuple[Action, ...], sent: bool, action: Action) -> str:
    """The id of the rule that forbids a click on an order sheet."""
    verb = action[0]
    if sent or verb == verbs.RECALL:
        return "YUAN-P1.09"
    clan = s.clans[seat]
    if s.forced[clan]:
        return "YUAN-K3.02"
    if verb not in _STEPS or len(action) != 2:
        return "YUAN-DEC6"
    step = len(draft)
    if verb == verbs.SEND:
        return "YUAN-P1.02"
    if verb != _STEPS[step]:
        return "YUAN-P1.03" if verb == verbs.TARGET else "YUAN-DEC6"
    if verb == verbs.TARGET:
        return _refuse_target(s, clan, action[1])
    if not 0 <= action[1] <= 3:
        return "YUAN-P1.02"
    return _refuse_level(s, clan, (*draft, action))


def _refuse_target(s: Yuan, clan: int, p: int) -> str:
    if not 0 < p <= PROVINCES or p not in s.land.provinces:
        return "YUAN-G1.01"
    table = legal(s, clan)
    if table.rules(s, p):
        return "YUAN-P1.04"
    owner = s.owner[p] - 1
    if owner >= 0 and owner == s.automatic and s.armies[p]:
        return "YUAN-X2.05"
    return "YUAN-X1.02" if _confined(table.kinds[p], -1) else "YUAN-P1.06"


def _refuse_level(s: Yuan, clan: int, clicks: tuple[Action, ...]) -> str:
    """P1.06 where no price would make it legal, P1.02 for an empty sheet, else P1.04."""
    p = clicks[0][1]
    meant = tuple(click[1] for click in clicks[1:])
    fits = 0
    for sheet in range(64):
        if (sheet >> 4, sheet >> 2 & 3, sheet & 3)[: len(meant)] == meant:
            fits |= 1 << sheet
    if meant == (0, 0, 0):
        return "YUAN-P1.02"
    table = legal(s, clan)
    if not table.rules(s, p) & fits:
        return "YUAN-X1.02" if _confined(table.kinds[p], fits) else "YUAN-P1.06"
    return "YUAN-P1.06" if table.can & fits else "YUAN-P1.04"


def _confined(kind: int, fits: int) -> bool:
    """Is it the island alone that forbids these sheets?"""
    return not ALLOWED[kind] & fits and bool(ALLOWED[kind & ~IS_ABROAD] & fits)
