"""How a game went: points by where they come from, what each Baron did, and what cost one the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.ending import backwards, led_to
from baronage.engine.flow import Event
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BUILDING, TYPE
from baronage.games.brawling.state import Barons

DEEDS: Final = ("army", "lost", "recruited")
TO_ARMY: Final = 2  # of MOVED
FELLED: Final = 2  # of STRUCK


def points(view: Barons, seat: int) -> dict[str, int]:
    """BRAWL-13.03, 13.04."""
    buildings = sum(TYPE[unit] == BUILDING for unit in view.towns[seat])
    return {"army": view.score(seat) - buildings, "buildings": buildings}


def deeds(view: Barons, event: Event) -> list[tuple[int, str]]:
    """Units sent to the King's Army, recruited, and lost."""
    kind, _, facts, _ = event
    if kind == verbs.MOVED and facts[2] == TO_ARMY:
        return [(facts[0], "army")]
    if kind == verbs.STRUCK and facts[3] == FELLED:
        return [(facts[1], "lost")]
    if kind in (verbs.BOMBED, verbs.JAILED):
        return [(facts[0], "lost")]
    return [(facts[0], "recruited")] if kind == verbs.RECRUITED else []


def fall(view: Barons, events: Sequence[Event], seat: int) -> list[int]:
    """The last two that a player lost."""

    def lost(event: Event) -> bool:
        kind, _, facts, _ = event
        return (kind == verbs.STRUCK and facts[1] == seat and facts[3] == FELLED) or (
            kind in (verbs.BOMBED, verbs.JAILED) and facts[0] == seat
        )

    return backwards(events, lost, lost)


def setback(view: Barons, events: Sequence[Event], seat: int) -> list[int]:
    """A unit of the player that an attack threw back or destroyed: who struck, and with how much."""
    kind, _, facts, _ = events[-1]
    if kind != verbs.STRUCK or facts[1] != seat or not facts[3]:
        return []

    def declared(event: Event) -> bool:
        return event[0] == verbs.DECLARED and event[2][2] == facts[0]

    def threatened(event: Event) -> bool:
        return event[0] == verbs.THREATENED and event[2][0] == facts[0]

    return led_to(events, declared, threatened)
