"""How a game went: how many Serfs each Baron had, what they did, and what brought one down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.ending import backwards, led_to
from baronage.engine.flow import Event
from baronage.games.barony import verbs
from baronage.games.barony.data import HOLD_TURNS
from baronage.games.barony.state import Barony, serf_in

DEEDS: Final = ("barricaded", "killed", "lost", "hired")


def points(view: Barony, seat: int) -> dict[str, int]:
    """A Baron's Serfs in the Kingdom: barricades come only at the end."""
    return {"serfs": 0 if view.fallen[seat] else len(view.fief(seat))}


def deeds(view: Barony, event: Event) -> list[tuple[int, str]]:
    """Points barricaded, Serfs killed, lost and hired."""
    kind, _, facts, _ = event
    if kind == verbs.HELD and facts[1] == HOLD_TURNS:
        return [(_baron(view, facts[0]), "barricaded")]
    if kind in (verbs.KILLED, verbs.ASSASSINATED):
        lost = (_baron(view, facts[0]), "lost")
        return [lost, (_baron(view, facts[1]), "killed")] if facts[1] >= 0 else [lost]
    return [(_baron(view, facts[0]), "hired")] if kind == verbs.ENTERED else []


def fall(view: Barony, events: Sequence[Event], seat: int) -> list[int]:
    """The last Serfs that the Baron lost and that they were too few, or the points that the winner barricaded."""

    def killed(event: Event) -> bool:
        return event[0] in (verbs.KILLED, verbs.ASSASSINATED) and _baron(view, event[2][0]) == seat

    def few(event: Event) -> bool:
        return event[0] == verbs.BELOW and event[2][0] == seat and event[2][1] > 0

    def barred(event: Event) -> bool:
        kind, _, facts, _ = event
        if kind != verbs.HELD or facts[1] != HOLD_TURNS or view.winner < 0:
            return False
        return view.mates(view.winner, _baron(view, facts[0]))

    if any(event[0] == verbs.FALLEN and event[2][0] == seat for event in events):
        return backwards(events, few, killed, killed)
    return backwards(events, barred, barred, barred) or backwards(events, killed, killed)


def setback(view: Barony, events: Sequence[Event], seat: int) -> list[int]:
    """A confrontation that a Serf of the Baron lost: who met whom, and the dice."""
    kind, _, facts, _ = events[-1]
    if kind != verbs.WON or _baron(view, facts[1]) != seat or _baron(view, facts[0]) == seat:
        return []
    both = {serf_in(facts[0]), serf_in(facts[1])}

    def met(event: Event) -> bool:
        return event[0] == verbs.MET and {serf_in(event[2][0]), serf_in(event[2][1])} == both

    def rolled(event: Event) -> bool:
        return event[0] == verbs.DICE and {serf_in(event[2][0]), serf_in(event[2][5])} == both

    return led_to(events, met, rolled)


def _baron(view: Barony, serf: int) -> int:
    """Who commands a Serf of an event, where it may be marked as a stranger to its line."""
    return view.control[serf_in(serf)]
