"""Whole decisions of The Barons of Fyn with how likely a good player is to take each; and the fast policy of samples.

Most questions of a turn have an obvious answer, which is the heuristic player's (`bot.py`). Plans are weighed where a game turns:
whom to attack and from where, whether to build, what to lay, which event to play, how to answer an attack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import Action, Step
from baronage.engine.mind import Choice, Plan, likely
from baronage.games.fyn import verbs
from baronage.games.fyn.bot import choose, foes_of, origins, ready, targets_of
from baronage.games.fyn.combat import siege_value
from baronage.games.fyn.data import CARD_CV, TYPE
from baronage.games.fyn.odds import capture_chance
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Continuing, Declaring
from baronage.games.fyn.steps.discards import Discarding
from baronage.games.fyn.steps.events import Counter
from baronage.games.fyn.steps.expansion import Expanding
from baronage.games.fyn.steps.marching import Building, Choosing, Moving
from baronage.games.fyn.steps.response import Responding
from baronage.games.fyn.steps.turn import Ready
from baronage.games.fyn.steps.windows import Interrupts
from baronage.games.fyn.worth import build_worth, event_worth, put_worth

SPREAD: Final = 2.0  # a plan that is worth so much less, in land cards or so, is a third as likely
ADVICE: Final = 2.0  # what the heuristic player's answer is worth more
COST: Final = 0.8  # an attack for its own sake: armies that are spent and may be lost
CALM: Final = frozenset((Moving, Choosing, Building, Expanding, Discarding, Ready))

Weighed = dict[Plan, float]  # plans with what they look worth


def plans(view: Barons, seat: int, k: int, chance: Chance) -> list[Choice]:
    """At most k plans, the likeliest first."""
    actions = view.actions(seat)
    advice = choose(view, seat, actions, chance)
    top: Step[Barons] = view.stack[-1]
    weigh = _WEIGHED.get(type(top))
    if len(actions) == 1 or weigh is None:
        return [(1.0, (advice,))]
    found = weigh(view, seat, top, actions, k)
    if (advice,) in found or advice not in ((verbs.STEP, verbs.ATTACKING),):
        found[advice,] = found.get((advice,), 0.0) + ADVICE
    return likely(list(found), list(found.values()), SPREAD, k)


def _step(s: Barons, seat: int, top: Choosing, actions: list[Action], k: int) -> Weighed:
    """Building, neither, or whole attacks."""
    found: Weighed = {}
    for action in actions:
        if action[0] == verbs.STEP and action[1] != verbs.ATTACKING:
            found[action,] = build_worth(s, seat) if action[1] == verbs.BUILDING else 0.0
    attacking = (verbs.STEP, verbs.ATTACKING)
    if attacking in actions:
        found.update({(attacking, *plan): worth for plan, worth in _attacks(s, seat, k)})
    return found


def _declaration(s: Barons, seat: int, top: Declaring, actions: list[Action], k: int) -> Weighed:
    """Whole attacks, or none; once it has begun, what is left to choose."""
    if top.origin >= 0:
        return _single(s, seat, top, actions, k)
    found: Weighed = {((verbs.END,),): 0.0}
    found.update(_attacks(s, seat, k))
    return found


def _single(s: Barons, seat: int, top: Step[Barons], actions: list[Action], k: int) -> Weighed:
    """Single actions."""
    found: Weighed = {}
    for action in actions:
        verb = action[0]
        if verb == verbs.CALL:
            continue
        value = 0.0
        if verb == verbs.PUT:
            value = put_worth(s, seat, action[1], action[2])
        elif verb == verbs.BUILD:
            value = 1.0 + CARD_CV[action[1]]
        elif verb == verbs.PLAY:
            _, card, owner, cell, what = action
            if owner == seat:
                continue  # nobody strikes himself
            value = event_worth(s, TYPE[card], owner, cell, what) - ADVICE
        found[action,] = value
    return found


def _attacks(s: Barons, seat: int, k: int) -> list[tuple[Plan, float]]:
    """The most promising attacks: from where, on what. Who joins is asked for anew."""
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


# the decisions where plans are weighed; each function takes the frame of that kind
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


def quick(s: Barons, seat: int, chance: Chance) -> Plan:
    """The heuristic player is quick enough."""
    return (choose(s, seat, s.actions(seat), chance),)


def lull(s: Barons) -> int:
    """The evaluation holds when no attack or event is in progress; turns are counted."""
    if len(s.stack) != 2 or type(s.stack[-1]) not in CALM:
        return -1
    return s.round * s.seats + (s.active - s.first) % s.seats


def temper(s: Barons, seat: int, plan: Plan) -> tuple[float, float]:
    """To end a step with cards in the hand hoards; attacks and events attack."""
    verbs_in = [action[0] for action in plan]
    attacks = verbs.ORIGIN in verbs_in or verbs.PLAY in verbs_in or verbs.CONTINUE in verbs_in
    hoards = plan[0] in ((verbs.END,), (verbs.STEP, verbs.NONE), (verbs.PASS,))
    return float(hoards), float(attacks)
