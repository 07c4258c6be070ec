"""Summary of a game: each Baron's Serfs over time, event counts, and the causes of defeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.hooks.summary import backwards, led_to
from baronage.games.barony import verbs
from baronage.games.barony.state import Barony, serf_in

COUNTS: Final = ("barricaded", "killed", "lost", "hired")


def points(view: Barony, seat: int) -> dict[str, int]:
    """Return a Baron's number of Serfs in play; barricades come only at the end."""
    return {"serfs": 0 if view.fallen[seat] else len(view.fief(seat))}


def counts(view: Barony, event: Event) -> list[tuple[int, str]]:
    """Return points barricaded and Serfs killed, lost and hired."""
    kind, _, params, _ = event
    if kind == verbs.HELD and params[1] == view.numbers.hold_turns:
        return [(_baron(view, params[0]), "barricaded")]
    if kind in (verbs.KILLED, verbs.ASSASSINATED):
        lost = (_baron(view, params[0]), "lost")
        return [lost, (_baron(view, params[1]), "killed")] if params[1] >= 0 else [lost]
    return [(_baron(view, params[0]), "hired")] if kind == verbs.ENTERED else []


def defeat(view: Barony, events: Sequence[Event], seat: int) -> list[int]:
    """Return the events of a defeat: the last Serfs lost and too few left, or the winner's barricades."""

    def killed(event: Event) -> bool:
        return event[0] in (verbs.KILLED, verbs.ASSASSINATED) and _baron(view, event[2][0]) == seat

    def few(event: Event) -> bool:
        return event[0] == verbs.BELOW and event[2][0] == seat and event[2][1] > 0

    def barred(event: Event) -> bool:
        kind, _, params, _ = event
        if kind != verbs.HELD or params[1] != view.numbers.hold_turns or view.winner < 0:
            return False
        return view.mates(view.winner, _baron(view, params[0]))

    if any(event[0] == verbs.FALLEN and event[2][0] == seat for event in events):
        return backwards(events, few, killed, killed)
    return backwards(events, barred, barred, barred) or backwards(events, killed, killed)


def setback(view: Barony, events: Sequence[Event], seat: int) -> list[int]:
    """Return the events of a confrontation that a Baron's Serf lost: the meeting and the dice."""
    kind, _, params, _ = events[-1]
    if kind != verbs.WON or _baron(view, params[1]) != seat or _baron(view, params[0]) == seat:
        return []
    both = {serf_in(params[0]), serf_in(params[1])}

    def met(event: Event) -> bool:
        return event[0] == verbs.MET and {serf_in(event[2][0]), serf_in(event[2][1])} == both

    def rolled(event: Event) -> bool:
        return event[0] == verbs.DICE and {serf_in(event[2][0]), serf_in(event[2][5])} == both

    return led_to(events, met, rolled)


def _baron(view: Barony, serf: int) -> int:
    """Return the controller of an event's Serf, with or without the `STRANGER` mark."""
    return view.control[serf_in(serf)]
