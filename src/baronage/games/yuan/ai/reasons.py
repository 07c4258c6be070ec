"""Reasons for an order that can be seen on the map. The messages are `because-...` in coach.en.ftl."""

from __future__ import annotations

from baronage.engine.hooks.search import Because, Plan
from baronage.games.yuan import verbs
from baronage.games.yuan.data import REQUIRED
from baronage.games.yuan.rules.forecast import alone, foes_in_reach, order_so_far
from baronage.games.yuan.rules.provinces import production
from baronage.games.yuan.state import VILLAGE, Yuan
from baronage.games.yuan.steps.planning import planning_of


def because(view: Yuan, seat: int, plan: Plan, at: int) -> Because | None:
    """Return the reason for the whole order, or None. It is judged as if all others passed."""
    top = planning_of(view)
    if top is None:
        return None
    clan = view.clans[seat]
    whole = (*top.drafts[seat], *plan)
    if whole[0] == verbs.PASS:
        return "because-pass", {"gain": view.numbers.pass_gain}
    order = order_so_far(whole)
    if order is None:
        return None
    then, _ = alone(view, clan, order)
    return _gain(view, then, clan, order[0])


def _gain(now: Yuan, then: Yuan, clan: int, target: int) -> Because | None:
    """Return the greatest gain of an order: a Temple, land, a guard, Armies, a City, a wall or Chão."""
    mine, owner = clan + 1, now.owner[target]
    had, has = now.temples_held()[clan], then.temples_held()[clan]
    if has > had:
        return "because-temple", {"temples": has, "required": REQUIRED[now.turn]}
    if owner not in (0, mine) and then.owner[target] == mine:
        return "because-attack", {"province": target, "seat": _seat(now, owner)}
    if then.owner.count(mine) > now.owner.count(mine):
        return "because-free", {"count": then.owner.count(mine), "before": now.owner.count(mine)}
    foes = foes_in_reach(now, target, clan)
    if owner == mine and foes and (then.walls[target], then.armies[target]) > (now.walls[target], now.armies[target]):
        strongest = max(foes, key=lambda p: now.armies[p])
        return "because-guard", {"province": target, "seat": _seat(now, now.owner[strongest])}
    if _armies(then, mine) > _armies(now, mine):
        return "because-armies", {"armies": _armies(then, mine), "before": _armies(now, mine)}
    if sum(production(then)) > sum(production(now)):
        return "because-double", {"province": target}
    if then.build[target] > now.build[target] == VILLAGE:
        return "because-city", {"province": target}
    if then.walls[target] > now.walls[target]:
        return "because-walls", {"province": target}
    beaten = _armies(now, owner) - _armies(then, owner) if owner not in (0, mine) else 0
    if beaten > 0 <= _seat(now, owner):
        return "because-beaten", {"armies": beaten, "seat": _seat(now, owner)}
    gain = then.chao[clan] - now.chao[clan]
    return ("because-chao", {"gain": gain}) if gain > 0 else None


def _seat(s: Yuan, owner: int) -> int:
    return s.clans.index(owner - 1) if owner - 1 in s.clans else -1


def _armies(s: Yuan, mine: int) -> int:
    return sum([s.armies[p] for p in s.land.provinces if s.owner[p] == mine])
