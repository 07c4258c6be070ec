"""How a game went: points by where they come from, what each Baron did, and what cost one the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.ending import backwards
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
