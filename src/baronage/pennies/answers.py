"""Standing answers: what a seat says beforehand to a question that comes often."""

from __future__ import annotations

from baronage.author import Action
from baronage.pennies import verbs
from baronage.pennies.state import Pennies


def answer(s: Pennies, seat: int, actions: list[Action], text: str) -> Action | None:
    """The standing answers `pass` and `ward`; `boast` goes on for ever."""
    for action in actions:
        if text == "pass" and action == (verbs.PASS,):
            return action
        if text in ("ward", "boast") and action[0] == {"ward": verbs.WARD, "boast": verbs.BOAST}[text]:
            return action
    return None
