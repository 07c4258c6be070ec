"""Plans of Brawling Barons with their prior probabilities, and the fast rollout policy.

The plans are those of the heuristic player (`bot.py`): an attack is a whole declaration, everything else one action,
whose further steps are decided later. Their immediate values, on a few samples of the hidden cards, give the priors.
"""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Choice, Plan, Traits, shortlist
from baronage.games.brawling import verbs
from baronage.games.brawling.bot import AT_ONCE, TRIED, AtOnce, guard, light_value, plan_worth, plans_of, recipient
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.aids import Recipient
from baronage.games.brawling.steps.opening import Bid, Signs
from baronage.games.brawling.steps.shields import ShieldWindow
from baronage.games.brawling.steps.turn import Turn

WORLDS: Final = 4  # samples of the hidden cards, for the priors
SPREAD: Final = 4.0  # a plan worth this much less is a third as likely
LIGHT: Final = 10  # plans that the fast policy examines
_AT_ONCE: Final[AtOnce] = {**AT_ONCE, Recipient: recipient}  # decisions that need no examination

_HOARDING: Final = frozenset((verbs.GATHER, verbs.DRAW, verbs.MARKET, verbs.SELL, verbs.AID_GAIN, verbs.AID_DRAW))
_FIGHTING: Final = frozenset((verbs.ATTACK, verbs.ARMS_ATTACK, verbs.BOMB, verbs.COURT, verbs.PRISON, verbs.FLIP_DOWN))


_TRAITS: Final[dict[int, Traits]] = {
    **{verb: {"hoards": 1.0} for verb in _HOARDING},
    **{verb: {"attacks": 1.0} for verb in _FIGHTING},
    **{verb: {"upgrades": 1.0} for verb in (verbs.UPGRADE, verbs.ARMS_UPGRADE)},
    **{verb: {"guards": 1.0} for verb in (verbs.MOVE, verbs.ARMS_MOVE, verbs.RIDE)},
    verbs.RECRUIT: {"near": 1.0},
}


def plans(view: Barons, seat: int, k: int, chance: Chance) -> list[Choice]:
    """Return at most `k` plans, the likeliest first."""
    actions = view.actions(seat)
    if len(actions) == 1:
        return [(1.0, (actions[0],))]
    if view.on_top(Bid) is not None:
        return [(1.0, rollout_policy(view, seat, chance))]
    if view.on_top(Signs) is not None:  # rock, paper, scissors
        return shortlist([(action,) for action in actions], [0.0] * len(actions), SPREAD, k)
    seen = view.redact(seat)
    worlds = [seen.fill(seat, chance) for _ in range(WORLDS)]
    window = view.on_top(ShieldWindow)
    found = plans_of(view, seat, actions, TRIED) if window is None else _answers(view, seat, actions, window)
    return shortlist(found, [plan_worth(plan, worlds, seat, chance) for plan in found], SPREAD, k)


def _answers(view: Barons, seat: int, actions: list[Action], top: ShieldWindow) -> list[Plan]:
    """Return the answers to a Shield window, the advised one first."""
    advice = guard(view, seat, top)
    return [(advice,), *((action,) for action in actions if action != advice)]


def rollout_policy(s: Barons, seat: int, chance: Chance) -> Plan:
    """Return the plan with the best immediate value, with all cards known."""
    actions = s.actions(seat)
    if len(actions) == 1:
        return (actions[0],)
    top = s.stack[-1]
    at_once = _AT_ONCE.get(type(top))
    if at_once is not None:
        return at_once(s, seat, top, chance)
    best: Plan = (actions[0],)
    most = -math.inf
    for plan in plans_of(s, seat, actions, LIGHT):
        after = s.clone()
        for action in plan:
            after.play(seat, action, chance)
        value = light_value(after, seat, chance)
        if value > most:
            best, most = plan, value
    return best


def quiescent_turn(s: Barons) -> int:
    """Return the number of the turn if it is just beginning, where the evaluation is reliable, or -1."""
    turn = s.on_top(Turn)
    return s.turns if turn is not None and not turn.done and not turn.extra else -1


def traits(s: Barons, seat: int, plan: Plan) -> Traits:
    """Return what a plan does: taking hoards, harming others attacks, moving a unit guards."""
    return _TRAITS.get(plan[0][0], {})
