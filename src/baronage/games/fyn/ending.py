"""How a game went: points by where they come from, what each Baron did, and what brought one down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.ending import backwards, led_to
from baronage.engine.flow import Event
from baronage.games.fyn import verbs
from baronage.games.fyn.state import Barons

DEEDS: Final = ("took", "lost", "fell", "built")


def points(view: Barons, seat: int) -> dict[str, int]:
    """FYN-F1.05."""
    arms, people, land = view.figures(seat) if view.alive >> seat & 1 else (0, 0, 0)
    return {"land": land, "people": people, "arms": arms}


def deeds(view: Barons, event: Event) -> list[tuple[int, str]]:
    """Lands taken and lost, armies built and lost."""
    kind, _, facts, _ = event
    if kind in (verbs.CAPTURED, verbs.FOLLOWED):
        return [(facts[0], "took"), (facts[1], "lost")]
    if kind == verbs.FELL:
        return [(facts[0], "fell")]
    return [(facts[0], "built")] if kind == verbs.BUILT else []


def fall(view: Barons, events: Sequence[Event], seat: int) -> list[int]:
    """The attack, what was lost in it, and that they are out; of who stayed, the last lands that they lost."""

    def taken(event: Event) -> bool:
        return event[0] == verbs.CAPTURED and event[2][1] == seat

    def fell(event: Event) -> bool:
        return event[0] == verbs.FELL and event[2][0] == seat

    def out(event: Event) -> bool:
        return event[0] == verbs.ELIMINATED and event[2][0] == seat

    if any(out(event) for event in events):
        return backwards(events, out, taken, fell)
    return backwards(events, taken, taken) or backwards(events, fell, fell)


def setback(view: Barons, events: Sequence[Event], seat: int) -> list[int]:
    """A land that the player lost, or an attack of theirs that failed: how it began, and which army of theirs fell."""
    kind, _, facts, _ = events[-1]
    if not (kind == verbs.CAPTURED and facts[1] == seat) and not (kind == verbs.FAILED and facts[0] == seat):
        return []

    def attacked(event: Event) -> bool:
        return event[0] == verbs.ATTACKED and event[2][0] == facts[0]

    def fell(event: Event) -> bool:
        return event[0] == verbs.FELL and event[2][0] == seat

    last = len(events) - 1
    begun = next((place for place in range(last, -1, -1) if attacked(events[place])), last)
    return [begun + place for place in led_to(events[begun:], attacked, fell)]
