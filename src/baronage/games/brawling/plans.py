"""Whole decisions of Brawling Barons, with how likely a good player is to take each; and the fast policy of samples.

They are the heuristic player's plans (`bot.py`): an attack is a whole declaration, everything else one action, whose further
steps are asked for anew. What they are worth at once, on a few guesses of the hidden cards, makes them likely or not.
"""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.chance import Chance
from baronage.engine.flow import Action
from baronage.engine.mind import Choice, Plan, likely
from baronage.games.brawling import verbs
from baronage.games.brawling.bot import AT_ONCE, TRIED, AtOnce, guard, light_value, plan_worth, plans_of, recipient
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.aids import Recipient
from baronage.games.brawling.steps.opening import Bid, Signs
from baronage.games.brawling.steps.shields import ShieldWindow
from baronage.games.brawling.steps.turn import Turn

WORLDS: Final = 4  # guesses of the hidden cards, for the priors
SPREAD: Final = 4.0  # a plan that is worth so much less is a third as likely
LIGHT: Final = 10  # plans that the fast policy looks at
_AT_ONCE: Final[AtOnce] = {**AT_ONCE, Recipient: recipient}  # decisions in which it looks at none

_HOARDING: Final = frozenset((verbs.GATHER, verbs.DRAW, verbs.MARKET, verbs.SELL, verbs.AID_GAIN, verbs.AID_DRAW))
_FIGHTING: Final = frozenset((verbs.ATTACK, verbs.ARMS_ATTACK, verbs.BOMB, verbs.COURT, verbs.PRISON, verbs.FLIP_DOWN))


def plans(view: Barons, seat: int, k: int, chance: Chance) -> list[Choice]:
    """At most k plans, the likeliest first."""
    actions = view.actions(seat)
    if len(actions) == 1:
        return [(1.0, (actions[0],))]
    if view.on_top(Bid) is not None:
        return [(1.0, quick(view, seat, chance))]
    if view.on_top(Signs) is not None:  # rock, paper, scissors
        return likely([(action,) for action in actions], [0.0] * len(actions), SPREAD, k)
    seen = view.redact(seat)
    worlds = [seen.fill(seat, chance) for _ in range(WORLDS)]
    window = view.on_top(ShieldWindow)
    found = plans_of(view, seat, actions, TRIED) if window is None else _answers(view, seat, actions, window)
    return likely(found, [plan_worth(plan, worlds, seat, chance) for plan in found], SPREAD, k)


def _answers(view: Barons, seat: int, actions: list[Action], top: ShieldWindow) -> list[Plan]:
    """To a Shield window: the advice first, then the other answers."""
    advice = guard(view, seat, top)
    return [(advice,), *((action,) for action in actions if action != advice)]


def quick(s: Barons, seat: int, chance: Chance) -> Plan:
    """The plan that is best at once, with the cards as they lie."""
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


def lull(s: Barons) -> int:
    """The evaluation holds when a turn begins."""
    turn = s.on_top(Turn)
    return s.turns if turn is not None and not turn.done and not turn.extra else -1


def temper(s: Barons, seat: int, plan: Plan) -> tuple[float, float]:
    """Gathering and drawing hoard; whatever harms another attacks."""
    verb = plan[0][0]
    return (1.0 if verb in _HOARDING else 0.0), (1.0 if verb in _FIGHTING else 0.0)
