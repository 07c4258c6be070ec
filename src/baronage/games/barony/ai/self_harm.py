"""Blunders that every beginner recognises: an own Serf attacked or bumped out, a hopeless fight, a point given up."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.search import Plan
from baronage.games.barony import verbs
from baronage.games.barony.ai.shopping import survey
from baronage.games.barony.ai.weights import weights
from baronage.games.barony.board.geometry import members
from baronage.games.barony.rules.moves import landing
from baronage.games.barony.rules.odds import exits, success
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import AGAINST, BY, DIRECTION_BITS, RAN, USING
from baronage.games.barony.steps.bump import Aim
from baronage.games.barony.steps.clash import Declare, Defend
from baronage.games.barony.steps.turn import Activate

HOPELESS: Final = 0.1  # a fight sought with a smaller chance throws the Serf away
FAIR: Final = 0.4  # conceding with a greater chance does, at the edge of the Kingdom


def self_harm(before: Barony, after: Barony, seat: int, plan: Plan) -> str:
    """Return the name of the blunder, or ""."""
    top = before.stack[-1]
    if isinstance(top, Aim):
        return "own-serf-bumped-out" if _bumps_out(before, top, seat, plan) else ""
    if isinstance(top, Declare) and _fights_own_out(before, top, seat, plan):
        return "own-serf-bumped-out"
    if isinstance(top, (Declare, Defend)):
        return "conceded-at-the-edge" if _gives_up(before, top, seat, plan) else ""
    if not isinstance(top, Activate) or plan[0][0] != verbs.ACTIVATE or len(plan) < 2:
        return ""
    serf, move = plan[0][1], plan[1]
    if move[0] not in (verbs.STEP, verbs.FLY):
        return ""
    here = before.place[serf]
    space = landing(before, here, move[1], move[2]) if move[0] == verbs.FLY else move[1]
    other = before.at(space) if space != before.market else -1
    if other >= 0:
        if before.mates(before.control[other], seat):
            return "own-serf-attacked"
        return "hopeless-fight" if success(before, serf, other) < HOPELESS else ""
    leaves = before.hold[serf] and here in before.board.points[before.enemy(seat)]
    if leaves and not survey(before, seat, weights("learnt")).risk(seat, serf, here):
        return "point-given-up"
    return ""


def _bumps_out(s: Barony, top: Aim, seat: int, plan: Plan) -> bool:
    """Return whether an own Serf is bumped out of the Kingdom though another bump keeps it in."""
    if not s.mates(s.control[top.loser], seat) or plan[0][0] != verbs.AIM or not top.kills(s, plan[0][1], plan[0][2]):
        return False
    return any(action[0] == verbs.AIM and not top.kills(s, action[1], action[2]) for action in s.actions(seat))


def _fights_own_out(s: Barony, top: Declare, seat: int, plan: Plan) -> bool:
    """Return whether an own Serf fights another that it can only bump out of the Kingdom; it could concede."""
    one, other, far, directions = (top.clash[at] for at in (BY, AGAINST, RAN, DIRECTION_BITS))
    if plan[0][0] == verbs.CONCEDE or s.control[other] != seat or s.place[other] < 0:
        return False
    aim = Aim(one, other, s.place[other], directions, far, far, 0, seat)
    return all(aim.kills(s, direction) for direction in members(directions))


def _gives_up(s: Barony, top: Declare | Defend, seat: int, plan: Plan) -> bool:
    """Return whether a Serf concedes a fair fight at the edge, where losing may kill it."""
    one, other = top.clash[BY], top.clash[AGAINST]
    if plan[0][0] != verbs.CONCEDE or s.mates(s.control[one], s.control[other]) or top.clash[USING]:
        return False
    chance = success(s, one, other)
    mine = chance if isinstance(top, Declare) else 1 - chance
    return mine >= FAIR and exits(s, s.place[other]) > 0
