"""Complete decisions with the probability that a good player takes each, and the rollout policy.

Most decisions of a turn have an obvious choice, that of the heuristic player (`bot.py`). Plans are compared where they
matter: attacks, building, cards to lay, events, and responses to an attack.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, Step
from baronage.engine.hooks.search import Choice, Plan, Traits, shortlist
from baronage.games.fyn import verbs
from baronage.games.fyn.ai.heuristics import build_worth, event_worth, put_worth
from baronage.games.fyn.bot import choose, foes_of, origins, ready, targets_of
from baronage.games.fyn.data import TYPE
from baronage.games.fyn.rules.combat import siege_value
from baronage.games.fyn.rules.odds import capture_chance
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Continuing, Declaring
from baronage.games.fyn.steps.discards import Discarding
from baronage.games.fyn.steps.events import Counter
from baronage.games.fyn.steps.expansion import Expanding
from baronage.games.fyn.steps.marching import Building, Choosing, Moving
from baronage.games.fyn.steps.response import Responding
from baronage.games.fyn.steps.turn import Ready
from baronage.games.fyn.steps.windows import Interrupts

SPREAD: Final = 2.0  # a plan worth this much less, in land cards, is a third as likely
ADVICE: Final = 2.0  # bonus of the heuristic player's choice
COST: Final = 0.8  # cost of an attack: armies are spent and may be lost
CALM: Final = frozenset((Moving, Choosing, Building, Expanding, Discarding, Ready))

Weighed = dict[Plan, float]  # plans with their estimated values


def plans(view: Barons, seat: int, k: int, chance: Chance) -> list[Choice]:
    """Return at most k plans, most likely first."""
    actions = view.actions(seat)
    advice = choose(view, seat, actions, chance)
    top: Step[Barons] = view.stack[-1]
    weigh = _WEIGHED.get(type(top))
    if len(actions) == 1 or weigh is None:
        return [(1.0, (advice,))]
    found = weigh(view, seat, top, actions, k)
    if (advice,) in found or advice not in ((verbs.STEP, verbs.ATTACKING),):
        found[advice,] = found.get((advice,), 0.0) + ADVICE
    return shortlist(list(found), list(found.values()), SPREAD, k)


def _step(s: Barons, seat: int, top: Choosing, actions: list[Action], k: int) -> Weighed:
    """Return plans for Step C or D: building, neither, or complete attacks."""
    found: Weighed = {}
    for action in actions:
        if action[0] == verbs.STEP and action[1] != verbs.ATTACKING:
            found[action,] = build_worth(s, seat) if action[1] == verbs.BUILDING else 0.0
    attacking = (verbs.STEP, verbs.ATTACKING)
    if attacking in actions:
        found.update({(attacking, *plan): worth for plan, worth in _attacks(s, seat, k)})
    return found


def _declaration(s: Barons, seat: int, top: Declaring, actions: list[Action], k: int) -> Weighed:
    """Return complete attacks or none; once an attack has begun, the remaining choices."""
    if top.origin >= 0:
        return _single(s, seat, top, actions, k)
    found: Weighed = {((verbs.END,),): 0.0}
    found.update(_attacks(s, seat, k))
    return found


def _single(s: Barons, seat: int, top: Step[Barons], actions: list[Action], k: int) -> Weighed:
    """Return single actions as plans."""
    found: Weighed = {}
    for action in actions:
        verb = action[0]
        if verb == verbs.CALL:
            continue
        value = 0.0
        if verb == verbs.PUT:
            value = put_worth(s, seat, action[1], action[2])
        elif verb == verbs.BUILD:
            value = 1.0 + s.numbers.card_cv[action[1]]
        elif verb == verbs.PLAY:
            _, card, owner, cell, what = action
            if owner == seat:
                continue  # never play an event against the own realm
            value = event_worth(s, TYPE[card], owner, cell, what) - ADVICE
        found[action,] = value
    return found


def _attacks(s: Barons, seat: int, k: int) -> list[tuple[Plan, float]]:
    """Return the most promising attacks by origin and target; the group is chosen later."""
    found: list[tuple[float, Plan]] = []
    for origin in origins(s, seat):
        group = ready(s, seat, origin)
        for foe, cell, worth, row in targets_of(s, foes_of(s, seat)):
            if len(row) > len(group):
                continue
            odds = capture_chance(s, seat, foe, cell, group)
            cost = COST + 0.5 * len(row) + (0.9 if siege_value(s, foe, cell) else 0.0)
            found.append((odds * worth - cost, ((verbs.ORIGIN, origin), (verbs.TARGET, foe, cell))))
    found.sort(key=lambda pair: -pair[0])
    return [(plan, value) for value, plan in found[:k]]


# decisions for which plans are compared; each function takes the step of that kind
_WEIGHED: Final[dict[type[Step[Barons]], Callable[[Barons, int, Any, list[Action], int], Weighed]]] = {
    Choosing: _step,
    Declaring: _declaration,
    Building: _single,
    Expanding: _single,
    Interrupts: _single,
    Counter: _single,
    Responding: _single,
    Continuing: _single,
}


def rollout_policy(s: Barons, seat: int, chance: Chance) -> Plan:
    """Return the heuristic player's action, which is fast enough."""
    return (choose(s, seat, s.actions(seat), chance),)


def quiescent_turn(s: Barons) -> int:
    """Return the turn count when no attack or event is in progress, as the evaluation requires, otherwise -1."""
    if len(s.stack) != 2 or type(s.stack[-1]) not in CALM:
        return -1
    return s.round * s.seats + (s.active - s.first) % s.seats


def traits(s: Barons, seat: int, plan: Plan) -> Traits:
    """Return what a plan does.

    Ending a step with cards in hand hoards, attacks and events attack; an attack is as risky as it is likely to fail.
    """
    verbs_in = [action[0] for action in plan]
    found = {
        "attacks": float(verbs.ORIGIN in verbs_in or verbs.PLAY in verbs_in or verbs.CONTINUE in verbs_in),
        "hoards": float(plan[0] in ((verbs.END,), (verbs.STEP, verbs.NONE), (verbs.PASS,))),
        "near": float(plan[0] == (verbs.STEP, verbs.BUILDING) or verbs.PUT in verbs_in),
    }
    for origin, target in pairwise(plan):
        if origin[0] == verbs.ORIGIN and target[0] == verbs.TARGET:
            found["risks"] = 1.0 - capture_chance(s, seat, target[1], target[2], ready(s, seat, origin[1]))
    return found
