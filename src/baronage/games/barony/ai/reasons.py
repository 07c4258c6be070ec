"""Reasons for a plan that can be seen on the board. The messages are `because-...` in coach.en.ftl."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Because, Plan, follow
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.ai.heuristics import Outlook
from baronage.games.barony.ai.weights import weights
from baronage.games.barony.rules.moves import landing
from baronage.games.barony.rules.odds import bonus, exits, share, success
from baronage.games.barony.rules.param_text import nearest_goal, serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.approach import Approach
from baronage.games.barony.steps.base import AGAINST, BY, USING
from baronage.games.barony.steps.bump import Aim
from baronage.games.barony.steps.clash import Declare, Defend
from baronage.games.barony.steps.opening import Preparation

SOON: Final = 9  # turns: a Serf farther away is counted in movements
LIKELY: Final = 0.5  # a smaller chance is no reason to fight
NEAR: Final = 2  # turns in which a rival's Serf may be on a point
RISKY: Final = 0.4  # a greater chance to be driven off is a danger


def because(view: Barony, seat: int, plan: Plan, at: int) -> Because | None:
    """Return what a plan gains at once, or what a fight may gain or cost."""
    fight = view.on_top(Declare) or view.on_top(Defend)
    if fight is not None and view.control[fight.clash[BY]] != view.control[fight.clash[AGAINST]]:
        return _answer(view, fight, plan[0])
    if view.on_top(Preparation) is not None:
        return _prepared(view, seat, plan, at)
    serf, foe = _attacked(view, seat, plan)
    approach = view.on_top(Approach)
    if approach is not None and not view.mates(view.control[approach.clash[AGAINST]], seat):
        serf, foe = approach.clash[BY], approach.clash[AGAINST]
    if foe >= 0:
        return _attack(view, serf, foe)
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
    found = _loss(before, after, seat) or _wares(before, after, own)
    aim = before.on_top(Aim)
    if found is None and aim is not None:
        found = _pushed(before, after, seat, aim)
    if found is None:
        outlook = Outlook(before, seat, weights("written"))
        found = _danger(outlook, after, own) or _way(outlook, after, own) or _guard(outlook, after, own)
    return found or _nearer(before, after, seat, own)


def _prepared(view: Barony, seat: int, plan: Plan, at: int) -> Because | None:
    """Return the way of a Serf from its start triangle, if no Serf that is left has a longer one."""
    drafted = (*view.draft(seat), *plan[:at])
    starts = view.board.starts[view.home[seat]]
    number = sum(action[0] == verbs.PLACE for action in drafted)
    if plan[at][0] != verbs.PLACE or number >= len(starts):
        return None
    left = [action[1] for action in plan[at:] if action[0] == verbs.PLACE and action[1] < len(view.place)]
    ways = [nearest_goal(view, seat, serf, starts[number])[0] for serf in left]
    if not ways or ways[0] < max(ways) or ways[0] == min(ways) or ways[0] <= 0:
        return None
    return "because-far", {"serf": serf_param(view, plan[at][1]), "moves": ways[0]}


# --- fights -----------------------------------------------------------------------------------------------------------


def _attacked(s: Barony, seat: int, plan: Plan) -> tuple[int, int]:
    """Return the Serf that a plan moves onto one of a rival, and that one, or -1."""
    serf = plan[0][1] if plan[0][0] == verbs.ACTIVATE else s.active
    move = plan[-1]
    if move[0] not in (verbs.STEP, verbs.FLY) or serf < 0:
        return serf, -1
    space = landing(s, s.place[serf], move[1], move[2]) if move[0] == verbs.FLY else move[1]
    foe = s.at(space) if space != s.market else -1
    return serf, -1 if foe >= 0 and s.mates(s.control[foe], seat) else foe


def _attack(s: Barony, serf: int, foe: int) -> Because | None:
    """Return what beating a rival's Serf brings, and how likely that is."""
    chance, space = success(s, serf, foe), s.place[foe]
    if chance < LIKELY:
        return None
    params: Params = {"serf": serf_param(s, serf), "foe": serf_param(s, foe), "percent": share(chance)}
    if space in s.board.points[s.enemy(s.control[foe])]:
        return "because-may-drive", params
    return ("because-edge" if exits(s, space) else "because-wins"), params


def _answer(s: Barony, top: Declare | Defend, action: Action) -> Because | None:
    """Return the chance to win or to lose a fight, or what conceding could cost."""
    one, other = top.clash[BY], top.clash[AGAINST]
    mine = one if top is s.on_top(Declare) else other
    chance = success(s, one, other, top.clash[USING])
    chance = chance if mine == one else 1 - chance
    params: Params = {"serf": serf_param(s, mine), "percent": share(chance)}
    if action[0] == verbs.CONCEDE:
        return ("because-weak", params) if chance < LIKELY else None
    if action[0] != verbs.FIGHT:
        return None
    if chance >= LIKELY:
        return "because-wins", params
    space = s.place[other]
    return ("because-thrown", params) if space >= 0 and exits(s, space) else None


def _pushed(before: Barony, after: Barony, seat: int, top: Aim) -> Because | None:
    """Return how far a rival's Serf is pushed back, or that an own one stays in the game."""
    loser, there = top.loser, after.place[top.loser]
    if before.mates(before.control[loser], seat):
        kills = any(top.kills(before, one[1], one[2]) for one in before.actions(seat))
        return ("because-stays", {"serf": serf_param(before, loser)}) if there >= 0 and kills else None
    if not 0 <= there <= before.board.size:
        return None
    was, now = (nearest_goal(before, seat, loser, space)[0] for space in (top.space, there))
    return ("because-back", {"foe": serf_param(before, loser), "moves": now, "before": was}) if 0 < was < now else None


def _loss(before: Barony, after: Barony, seat: int) -> Because | None:
    """Return a rival's Serf that leaves the game or a point that its Baron needs."""
    aim = before.on_top(Aim)
    for foe, here in enumerate(before.place):
        if before.mates(before.control[foe], seat):
            continue
        here = aim.space if aim is not None and foe == aim.loser else here
        if here < 0:
            continue
        there = after.place[foe]
        if there < 0:
            return "because-out", {"foe": serf_param(before, foe)}
        goal = before.board.points[before.enemy(before.control[foe])]
        if here in goal and there not in goal:
            return "because-driven", {"foe": serf_param(before, foe)}
    return None


# --- ways and wares ---------------------------------------------------------------------------------------------------


def _wares(before: Barony, after: Barony, own: list[int]) -> Because | None:
    """Return what the Market or a maneuver gives a Serf, or that it reaches the Market with gold."""
    for serf in own:
        more = bonus(after, serf, True) - bonus(before, serf, True)
        if more > 0:
            return "because-armed", {"serf": serf_param(before, serf), "more": more}
        if after.move[serf] > before.move[serf]:
            return "because-faster", {"serf": serf_param(before, serf), "moves": after.move[serf]}
    return None


def _danger(outlook: Outlook, after: Barony, own: list[int]) -> Because | None:
    """Return the Serf that leaves a place at the edge where a rival may throw it out."""
    s, seat = outlook.s, outlook.seat
    for serf in own:
        here, there = s.place[serf], after.place[serf]
        if here == there or not (0 <= there < s.board.size) or here >= s.board.size or not exits(s, here):
            continue
        if outlook.risk(seat, serf, here) >= RISKY and not (exits(s, there) and outlook.risk(seat, serf, there)):
            return "because-safe", {"serf": serf_param(s, serf)}
    return None


def _way(outlook: Outlook, after: Barony, own: list[int]) -> Because | None:
    """Return the Serf that comes nearest to a point without an own Serf, in whole turns."""
    s = outlook.s
    taken = [s.place[serf] for serf in own]
    free = [number for number, point in enumerate(outlook.points[outlook.seat]) if point not in taken]
    best: Because | None = None
    for serf in own:
        here, there = s.place[serf], after.place[serf]
        if here == there or not 0 <= there <= s.board.size or here > s.board.size:
            continue
        was, now = (math.ceil(min([outlook.near[serf][place][n] for n in free], default=0)) for place in (here, there))
        if 0 < now < min(was, SOON) and (best is None or now < best[1]["turns"]):  # type: ignore[operator]
            best = "because-way", {"serf": serf_param(s, serf), "turns": now, "before": was}
    return best


def _guard(outlook: Outlook, after: Barony, own: list[int]) -> Because | None:
    """Return the rival's Serf that may soon be on an own point to which an own Serf comes nearer."""
    s = outlook.s
    for hunter in outlook.hunters:
        for foe in outlook.fiefs[hunter]:
            here = s.place[foe]
            if here < 0 or s.hold[foe]:
                continue
            for number, point in enumerate(outlook.points[hunter]):
                turns = math.ceil(outlook.near[foe][here][number])
                ranges = s.board.ranges(point)
                if 0 < turns <= NEAR and any(_closer(ranges, s, after, serf) for serf in own):
                    return "because-guard", {"foe": serf_param(s, foe), "turns": turns}
    return None


def _closer(ranges: list[int], before: Barony, after: Barony, serf: int) -> bool:
    here, there = before.place[serf], after.place[serf]
    return 0 <= here < before.board.size and 0 <= there < before.board.size and ranges[there] < ranges[here]


def _nearer(before: Barony, after: Barony, seat: int, own: list[int]) -> Because | None:
    """Return the Serf that comes nearer to its goal, in movements."""
    for serf in own:
        here, there = before.place[serf], after.place[serf]
        if here == there or not 0 <= there <= before.board.size or here > before.board.size:
            continue
        was, now = (nearest_goal(before, seat, serf, place)[0] for place in (here, there))
        if 0 < now < was:
            return "because-nearer", {"serf": serf_param(before, serf), "moves": now, "before": was}
    return None
