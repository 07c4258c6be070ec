"""Blunders that every beginner recognises: Armies or Chão thrown away or hoarded, a rival's last Temple allowed."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.search import Plan
from baronage.games.yuan import verbs
from baronage.games.yuan.data import REQUIRED
from baronage.games.yuan.rules.forecast import alone, order_so_far, price
from baronage.games.yuan.rules.orders import Order, costs
from baronage.games.yuan.rules.provinces import production
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
    if _allows_win(before, then, seat, clan):
        return "win-allowed"
    mine = clan + 1
    if before.owner[order[0]] not in (0, mine) and then.owner[order[0]] != mine:
        lost = _armies(before, mine) - _armies(then, mine)
        return "armies-thrown-away" if lost > 0 and _foes(then, mine) >= _foes(before, mine) else ""
    if _same(before, then) and then.chao[clan] <= before.chao[clan]:
        return "order-without-effect"
    return "paid-in-vain" if _pays_in_vain(before, then, clan, order) else ""


def _same(one: Yuan, other: Yuan) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in ("owner", "build", "walls", "armies", "temples"))


def _pays_in_vain(before: Yuan, then: Yuan, clan: int, order: Order) -> bool:
    """Return whether a part of an order costs Chão and changes nothing, such as Recruitment without a City."""
    target, *levels = order
    for at, cost in enumerate(price(before, clan, order)):
        if cost:
            less = (*levels[:at], 0, *levels[at + 1 :])
            without, _ = alone(before, clan, (target, *less))  # type: ignore[arg-type]
            if _same(without, then) and without.chao[clan] >= then.chao[clan]:
                return True
    return False


def _allows_win(before: Yuan, then: Yuan, seat: int, clan: int) -> bool:
    """Return whether a rival who can pay for the last Temple keeps all Temples, though one could be taken now."""
    top, held, needed = planning_of(before), before.temples_held(), REQUIRED[before.turn]
    assert top is not None
    after = then.temples_held()
    if after[clan] >= needed:
        return False
    produced = production(before)
    for rival in before.colours:
        if rival == clan or held[rival] + 1 < needed or after[rival] < held[rival]:
            continue
        if costs(before, rival, produced)[0][3] <= before.chao[rival] and _can_raid(before, seat, clan, rival):
            return True
    return False


def _can_raid(s: Yuan, seat: int, clan: int, rival: int) -> bool:
    """Return whether an order of the clan takes a Temple of the rival, if all others pass."""
    top = planning_of(s)
    assert top is not None
    table = top.table(s, seat)
    for _, target in table.targets:
        if s.temples[target] and s.owner[target] == rival + 1:
            sheets = table.sheets(s, target)
            arms = [level for level in (3, 2, 1) if sheets >> level & 1]
            if arms and alone(s, clan, (target, 0, 0, arms[0]))[0].owner[target] == clan + 1:
                return True
    return False


def _armies(s: Yuan, mine: int) -> int:
    return sum(s.armies[p] for p in s.land.provinces if s.owner[p] == mine)


def _foes(s: Yuan, mine: int) -> int:
    return sum(s.armies[p] for p in s.land.provinces if s.owner[p] not in (0, mine))
