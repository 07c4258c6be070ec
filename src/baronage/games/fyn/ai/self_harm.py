"""Blunders that every beginner recognises: an event on the own realm, a hopeless attack, cards left unused or dropped."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.search import Plan
from baronage.games.fyn import verbs
from baronage.games.fyn.ai.heuristics import last_worth, put_worth
from baronage.games.fyn.bot import ready
from baronage.games.fyn.rules.odds import capture_chance
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.discards import Discarding
from baronage.games.fyn.steps.expansion import Expanding
from baronage.games.fyn.steps.marching import Building, Choosing

HOPELESS: Final = 0.05  # an attack with a smaller chance throws armies away
CLEAR: Final = 1.5  # a card worth this much more than the worst in hand isn't dropped
USEFUL: Final = 2.0  # a card that is worth this much when laid is laid


def self_harm(before: Barons, after: Barons, seat: int, plan: Plan) -> str:
    """Return the name of the blunder, or ""."""
    top, first = before.stack[-1], plan[0]
    if any(action[0] == verbs.PLAY and action[2] == seat for action in plan):
        return "own-realm-struck"
    if _is_hopeless(before, seat, plan):
        return "hopeless-attack"
    others = before.actions(seat)
    if isinstance(top, Discarding) and first[0] == verbs.DISCARD:
        values = [last_worth(before, seat, card) for card in before.hands[seat]]
        best = last_worth(before, seat, first[1]) >= max(values) > min(values) + CLEAR
        return "best-card-discarded" if best else ""
    if isinstance(top, Expanding) and first[0] == verbs.END:
        puts = [put_worth(before, seat, action[1], action[2]) for action in others if action[0] == verbs.PUT]
        return "card-not-laid" if max(puts, default=0.0) >= USEFUL else ""
    if isinstance(top, Choosing) and first == (verbs.STEP, verbs.NONE):
        return "army-not-built" if (verbs.STEP, verbs.BUILDING) in others else ""
    if isinstance(top, Building) and first[0] == verbs.END:
        return "army-not-built" if any(action[0] == verbs.BUILD for action in others) else ""
    return ""


def _is_hopeless(s: Barons, seat: int, plan: Plan) -> bool:
    """Return whether a whole attack has almost no chance even with all armies that are ready."""
    origin = next((action[1] for action in plan if action[0] == verbs.ORIGIN), -1)
    target = next((action[1:] for action in plan if action[0] == verbs.TARGET), None)
    if origin < 0 or target is None:
        return False
    return capture_chance(s, seat, target[0], target[1], ready(s, seat, origin)) < HOPELESS
