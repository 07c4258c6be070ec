"""Summary of a finished game: points by source, player statistics and the cause of each defeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.hooks.summary import backwards, led_to
from baronage.games.fyn import verbs
from baronage.games.fyn.state import Barons

COUNTS: Final = ("took", "lost", "fell", "built")


def points(view: Barons, seat: int) -> dict[str, int]:
    """Return the points of a seat by source (FYN-F1.05)."""
    arms, people, land = view.figures(seat) if view.alive >> seat & 1 else (0, 0, 0)
    return {"land": land, "people": people, "arms": arms}


def counts(view: Barons, event: Event) -> list[tuple[int, str]]:
    """Return the statistics an event adds to: lands taken and lost, armies built and lost."""
    kind, _, params, _ = event
    if kind in (verbs.CAPTURED, verbs.FOLLOWED):
        return [(params[0], "took"), (params[1], "lost")]
    if kind == verbs.FELL:
        return [(params[0], "fell")]
    return [(params[0], "built")] if kind == verbs.BUILT else []


def defeat(view: Barons, events: Sequence[Event], seat: int) -> list[int]:
    """Return the events that explain a defeat.

    These are the attack, its losses and the elimination; for a surviving player, the last lands lost.
    """

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
    """Return the events that explain a lost land or a failed attack: its start and the own armies lost."""
    kind, _, params, _ = events[-1]
    if not (kind == verbs.CAPTURED and params[1] == seat) and not (kind == verbs.FAILED and params[0] == seat):
        return []

    def attacked(event: Event) -> bool:
        return event[0] == verbs.ATTACKED and event[2][0] == params[0]

    def fell(event: Event) -> bool:
        return event[0] == verbs.FELL and event[2][0] == seat

    last = len(events) - 1
    begun = next((place for place in range(last, -1, -1) if attacked(events[place])), last)
    return [begun + place for place in led_to(events[begun:], attacked, fell)]
