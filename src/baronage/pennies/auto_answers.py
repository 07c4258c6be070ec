"""Auto-answers: a seat's answers to frequent decisions, given in advance."""

from __future__ import annotations

from baronage.author import Action
from baronage.pennies import verbs
from baronage.pennies.state import Pennies


def answer(s: Pennies, seat: int, actions: list[Action], text: str) -> Action | None:
    """Return the action of an auto-answer: `pass`, `ward`, or `boast`, which never ends."""
    for action in actions:
        if text == "pass" and action == (verbs.PASS,):
            return action
        if text in ("ward", "boast") and action[0] == {"ward": verbs.WARD, "boast": verbs.BOAST}[text]:
            return action
    return None
