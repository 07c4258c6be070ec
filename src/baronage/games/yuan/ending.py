"""How a game went: Temples, what each clan did, and what cost one the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.ending import backwards, led_to
from baronage.engine.flow import Event
from baronage.games.yuan import verbs
from baronage.games.yuan.state import Yuan

DEEDS: Final = ("built", "took", "lost", "settled")


def points(view: Yuan, seat: int) -> dict[str, int]:
    """YUAN-G1.14."""
    clan = view.clans[seat]
    return {"temples": view.controlled(clan) if clan >= 0 else 0}


def deeds(view: Yuan, event: Event) -> list[tuple[int, str]]:
    """Temples built, Provinces taken, lost and settled."""
    kind, _, facts, _ = event
    if kind == verbs.BUILT:
        return [(view.seat_of(facts[0]), "built")]
    if kind in (verbs.CONQUERED, verbs.OVERRUN):
        return [(view.seat_of(facts[0]), "took"), (view.seat_of(facts[2]), "lost")]
    if kind == verbs.ISOLATED:
        return [(view.seat_of(facts[1]), "lost")]
    return [(view.seat_of(facts[0]), "settled")] * (len(facts) - 1) if kind == verbs.SETTLED else []


def fall(view: Yuan, events: Sequence[Event], seat: int) -> list[int]:
    """The last two Provinces that the clan lost, or the last Temples of others; with its own last order that came to nothing."""
    clan = view.clans[seat]

    def lost(event: Event) -> bool:
        kind, _, facts, _ = event
        if kind in (verbs.CONQUERED, verbs.OVERRUN):
            return facts[2] == clan
        return kind == verbs.ISOLATED and facts[1] == clan

    def built(event: Event) -> bool:
        return event[0] == verbs.BUILT and event[2][0] != clan

    def failed(event: Event) -> bool:
        kind, _, facts, _ = event
        if kind == verbs.CLASHED:
            return clan in facts[1:]
        return facts[1] == clan if kind == verbs.REPELLED else kind == verbs.FIZZLED and facts[0] == clan

    return (backwards(events, lost, lost) or backwards(events, built, built)) + backwards(events, failed)


def setback(view: Yuan, events: Sequence[Event], seat: int) -> list[int]:
    """A Province that the clan lost, an attack of its own that failed, an order that was cancelled: whose orders met there."""
    clan = view.clans[seat]
    kind, _, facts, _ = events[-1]
    if kind in (verbs.CONQUERED, verbs.OVERRUN) and facts[2] == clan:
        by, where = facts[0], facts[1]
    elif kind == verbs.FIZZLED and facts[0] == clan:
        by, where = clan, facts[1]
    elif (kind == verbs.REPELLED and facts[1] == clan) or (kind == verbs.CLASHED and clan in facts[1:]):
        by, where = clan, facts[0]
    else:
        return []

    def ordered(event: Event) -> bool:
        return event[0] == verbs.REVEALED and event[2][0] == by

    def against(event: Event) -> bool:
        kind, _, given, _ = event
        if kind == verbs.REVEALED:
            return given[0] != by and given[1] == where
        return kind == verbs.MARCHED and given[1] == where and given[0] == by

    return led_to(events, ordered, against)
