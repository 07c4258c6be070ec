"""Blunders that every beginner recognises: Armies thrown away, an order without effect, Chão hoarded."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.search import Plan
from baronage.games.yuan import verbs
from baronage.games.yuan.rules.forecast import alone, order_so_far
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import planning_of

RICH: Final = 14  # with this much Chão, a pass is hoarding


def self_harm(before: Yuan, after: Yuan, seat: int, plan: Plan) -> str:
    """Return the name of the blunder, or "". An order is judged as if all others passed."""
    top = planning_of(before)
    if top is None:
        return ""
    clan = before.clans[seat]
    whole = (*top.drafts[seat], *plan)
    if whole[0][0] == verbs.PASS[0]:
        return "hoarding" if before.chao[clan] >= RICH else ""
    order = order_so_far(whole)
    if order is None:
        return ""
    then, _ = alone(before, clan, order)
    mine = clan + 1
    if before.owner[order[0]] not in (0, mine) and then.owner[order[0]] != mine:
        lost = _armies(before, mine) - _armies(then, mine)
        return "armies-thrown-away" if lost > 0 and _foes(then, mine) >= _foes(before, mine) else ""
    same = all(
        getattr(before, name) == getattr(then, name) for name in ("owner", "build", "walls", "armies", "temples")
    )
    return "order-without-effect" if same and then.chao[clan] <= before.chao[clan] else ""


def _armies(s: Yuan, mine: int) -> int:
    return sum(s.armies[p] for p in s.land.provinces if s.owner[p] == mine)


def _foes(s: Yuan, mine: int) -> int:
    return sum(s.armies[p] for p in s.land.provinces if s.owner[p] not in (0, mine))
