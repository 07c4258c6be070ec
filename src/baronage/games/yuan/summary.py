"""Summary of a finished game: Temples, clan statistics and the cause of each defeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.hooks.summary import backwards, led_to
from baronage.games.yuan import verbs
from baronage.games.yuan.state import Yuan

COUNTS: Final = ("built", "took", "lost", "settled")
GAINS: Final = "temple"


def points(view: Yuan, seat: int) -> dict[str, int]:
    """Return the points of a seat: its Temples (YUAN-G1.14)."""
    clan = view.clans[seat]
    return {"temples": view.controlled(clan) if clan >= 0 else 0}


def counts(view: Yuan, event: Event) -> list[tuple[int, str]]:
    """Return the statistics an event adds to: Temples built, Provinces taken, lost and settled."""
    kind, _, params, _ = event
    if kind == verbs.BUILT:
        return [(view.seat_of(params[0]), "built")]
    if kind in (verbs.CONQUERED, verbs.OVERRUN):
        return [(view.seat_of(params[0]), "took"), (view.seat_of(params[2]), "lost")]
    if kind == verbs.ISOLATED:
        return [(view.seat_of(params[1]), "lost")]
    return [(view.seat_of(params[0]), "settled")] * (len(params) - 1) if kind == verbs.SETTLED else []


def defeat(view: Yuan, events: Sequence[Event], seat: int) -> list[int]:
    """Return the events that explain a defeat.

    These are the last two lost Provinces or the last Temples of others, and the clan's last failed order.
    """
    clan = view.clans[seat]

    def lost(event: Event) -> bool:
        kind, _, params, _ = event
        if kind in (verbs.CONQUERED, verbs.OVERRUN):
            return params[2] == clan
        return kind == verbs.ISOLATED and params[1] == clan

    def built(event: Event) -> bool:
        return event[0] == verbs.BUILT and event[2][0] != clan

    def failed(event: Event) -> bool:
        kind, _, params, _ = event
        if kind == verbs.CLASHED:
            return clan in params[1:]
        return params[1] == clan if kind == verbs.REPELLED else kind == verbs.FIZZLED and params[0] == clan

    return (backwards(events, lost, lost) or backwards(events, built, built)) + backwards(events, failed)


def setback(view: Yuan, events: Sequence[Event], seat: int) -> list[int]:
    """Return the orders behind a lost Province, a failed attack or a cancelled order."""
    clan = view.clans[seat]
    kind, _, params, _ = events[-1]
    if kind in (verbs.CONQUERED, verbs.OVERRUN) and params[2] == clan:
        by, where = params[0], params[1]
    elif kind == verbs.FIZZLED and params[0] == clan:
        by, where = clan, params[1]
    elif (kind == verbs.REPELLED and params[1] == clan) or (kind == verbs.CLASHED and clan in params[1:]):
        by, where = clan, params[0]
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
