"""Summary of a game: sources of points, event counts, and the causes of defeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.hooks.summary import backwards, led_to
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BUILDING, TYPE
from baronage.games.brawling.state import Barons

COUNTS: Final = ("army", "lost", "recruited")
TO_ARMY: Final = 2  # value in MOVED
FELLED: Final = 2  # value in STRUCK


def points(view: Barons, seat: int) -> dict[str, int]:
    """Return a seat's points by source (BRAWL-13.03, 13.04)."""
    buildings = sum(TYPE[unit] == BUILDING for unit in view.towns[seat])
    return {"army": view.score(seat) - buildings, "buildings": buildings}


def counts(view: Barons, event: Event) -> list[tuple[int, str]]:
    """Return units sent to the King's Army, recruited, and lost."""
    kind, _, params, _ = event
    if kind == verbs.MOVED and params[2] == TO_ARMY:
        return [(params[0], "army")]
    if kind == verbs.STRUCK and params[3] == FELLED:
        return [(params[1], "lost")]
    if kind in (verbs.BOMBED, verbs.JAILED):
        return [(params[0], "lost")]
    return [(params[0], "recruited")] if kind == verbs.RECRUITED else []


def defeat(view: Barons, events: Sequence[Event], seat: int) -> list[int]:
    """Return the last two losses of a player."""

    def lost(event: Event) -> bool:
        kind, _, params, _ = event
        return (kind == verbs.STRUCK and params[1] == seat and params[3] == FELLED) or (
            kind in (verbs.BOMBED, verbs.JAILED) and params[0] == seat
        )

    return backwards(events, lost, lost)


def setback(view: Barons, events: Sequence[Event], seat: int) -> list[int]:
    """Return the events of an attack that downgraded or destroyed a unit: attackers and damage."""
    kind, _, params, _ = events[-1]
    if kind != verbs.STRUCK or params[1] != seat or not params[3]:
        return []

    def declared(event: Event) -> bool:
        return event[0] == verbs.DECLARED and event[2][2] == params[0]

    def threatened(event: Event) -> bool:
        return event[0] == verbs.THREATENED and event[2][0] == params[0]

    return led_to(events, declared, threatened)
