"""Trading between two Serfs at range 0 (BAR-E1).

A deal is a tuple of (GIVE, item) and (ASK, item), as the active Serf's controller sees it.
"""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.games.barony import verbs
from baronage.games.barony.rules.equipment import give, take
from baronage.games.barony.state import Barony

Deal = tuple[Action, ...]


def wares(s: Barony, serf: int, other: int, deal: Deal) -> list[Action]:
    """Return the items that may still be given or requested; each changes hands at most once.

    `deal` lists what was given and requested in this confrontation. Items of a completed deal have already moved
    (BAR-E1.01, E1.06).
    """
    found: list[Action] = []
    for item in dict.fromkeys(s.items[serf]):
        if s.items[serf].count(item) > deal.count((verbs.GIVE, item)):
            found.append((verbs.GIVE, item))
    for item in dict.fromkeys(s.items[other]):
        if s.items[other].count(item) > deal.count((verbs.ASK, item)):
            found.append((verbs.ASK, item))
    return found


def moved(deal: Deal) -> Deal:
    """Return a completed deal seen from the other side: GIVE and ASK are swapped."""
    return tuple((verbs.ASK if verb == verbs.GIVE else verbs.GIVE, item) for verb, item in deal)


def exchange(s: Barony, serf: int, other: int, deal: Deal, rule: str) -> None:
    """Exchange the items of a deal, enchanted or not."""
    for verb, item in deal:
        giver, taker = (serf, other) if verb == verbs.GIVE else (other, serf)
        take(s, giver, item, rule)
        give(s, taker, item, rule)
