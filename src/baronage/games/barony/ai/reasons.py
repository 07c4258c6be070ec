"""Reasons for a plan that can be seen on the board. The messages are `because-...` in coach.en.ftl."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.hooks.search import Because, Plan, follow
from baronage.games.barony.ai.heuristics import Outlook
from baronage.games.barony.ai.weights import weights
from baronage.games.barony.rules.param_text import serf_param
from baronage.games.barony.state import Barony

SOON: Final = 9  # turns: a Serf farther away gives no reason


def because(view: Barony, seat: int, plan: Plan, at: int) -> Because | None:
    """Return what a plan gains at once, if no dice are thrown: a point, a rival's loss, or a shorter way."""
    before, chance = view.fill(seat, Chance(0)), Chance(0)
    after = before.clone()
    follow(after, seat, plan, chance)
    if chance.outcomes or not after.stack:
        return None
    points = before.board.points[before.enemy(seat)]
    own = [serf for serf in before.fief(seat) if before.place[serf] >= 0]
    for serf in own:
        if after.place[serf] in points and before.place[serf] not in points:
            return "because-point", {"serf": serf_param(before, serf)}
    return _loss(before, after, seat) or _way(before, after, seat, own)


def _loss(before: Barony, after: Barony, seat: int) -> Because | None:
    """Return a rival's Serf that leaves the game or a point that its Baron needs."""
    for foe, here in enumerate(before.place):
        if here < 0 or before.mates(before.control[foe], seat):
            continue
        there = after.place[foe]
        if there < 0:
            return "because-out", {"foe": serf_param(before, foe)}
        goal = before.board.points[before.enemy(before.control[foe])]
        if here in goal and there not in goal:
            return "because-driven", {"foe": serf_param(before, foe)}
    return None


def _way(before: Barony, after: Barony, seat: int, own: list[int]) -> Because | None:
    """Return the Serf that comes nearest to a point without an own Serf, in whole turns."""
    outlook = Outlook(before, seat, weights("written"))
    taken = [before.place[serf] for serf in own]
    free = [number for number, point in enumerate(outlook.points[seat]) if point not in taken]
    best: Because | None = None
    for serf in own:
        here, there = before.place[serf], after.place[serf]
        if here == there or not 0 <= there <= before.board.size or here > before.board.size:
            continue
        was, now = (math.ceil(min([outlook.near[serf][place][n] for n in free], default=0)) for place in (here, there))
        if 0 < now < min(was, SOON) and (best is None or now < best[1]["turns"]):  # type: ignore[operator]
            best = "because-way", {"serf": serf_param(before, serf), "turns": now, "before": was}
    return best
