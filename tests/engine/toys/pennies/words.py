"""Pennies in words."""

from __future__ import annotations

from baronage.engine.flow import PUBLIC, Action, Event
from baronage.engine.game import Phrase
from baronage.engine.setup import Setup
from tests.engine.toys.pennies import verbs
from tests.engine.toys.pennies.notation import write
from tests.engine.toys.pennies.state import ALONE, LAST_ROUND, Pennies

CAUSES = {LAST_ROUND: ("The last round is over.", ("PEN-4.02",)), ALONE: ("One is left.", ("PEN-4.03",))}


def prompt(s: Pennies, seat: int) -> Phrase:
    """What is asked of the seat."""
    if seat != PUBLIC and seat in s.actors():
        return "It is your turn.", ("PEN-2.01",)
    return "Wait.", ()


def label(s: Pennies, seat: int, action: Action) -> Phrase:
    """An option in words."""
    return write(s, seat, action).capitalize(), ()


def tell(setup: Setup, event: Event, eyes: int) -> str:
    """A log line; drafts need none."""
    kind, _, facts, _ = event
    return "" if kind == verbs.DRAFTED else f"{kind}: {', '.join(map(str, facts))}."


def answer(s: Pennies, seat: int, actions: list[Action], text: str) -> Action | None:
    """The standing answers `pass` and `ward`; `boast` goes on for ever."""
    for action in actions:
        if text == "pass" and action == (verbs.PASS,):
            return action
        if text in ("ward", "boast") and action[0] == {"ward": verbs.WARD, "boast": verbs.BOAST}[text]:
            return action
    return None
