"""Summary of a finished game: Victory Points by source, player statistics and the cause of each defeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.hooks.summary import backwards, led_to
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.state import BY_DRAGON, Realm

COUNTS: Final = ("stood", "short", "won", "beaten", "took", "lost", "raised")


def points(view: Realm, seat: int) -> dict[str, int]:
    """Return the Victory Points of a seat by source (REALM-B1.03)."""
    if seat not in view.rank or not view.owner:
        return {"land": 0, "island": 0, "dragon": 0}
    lands = sum(view.numbers.province_vps[view.level[place]] for place in view.provinces(seat))
    isle = view.numbers.island_vps if view.owner[ISLAND] == seat else 0
    return {"land": lands, "island": isle, "dragon": view.bonus[seat] + view.titles[seat]}


def counts(view: Realm, event: Event) -> list[tuple[int, str]]:
    """Return the statistics an event adds to: stands against the Dragon, battles, Provinces taken, lost and raised."""
    kind, _, params, _ = event
    seats = view.seats_by_colour()
    if kind == verbs.COMMITTED:
        return [(seats[params[0]], "stood" if params[1] >= params[2] else "short")]
    if kind == verbs.BATTLE:
        _, one, _, other, _, winner, *_ = params
        fought = [player for player in (one, other) if player and winner]
        return [(seats[player], "won" if player == winner else "beaten") for player in fought]
    if kind == verbs.SEIZED:
        found = [(seats[params[0]], "took")]
        return [*found, (seats[params[2]], "lost")] if params[2] else found
    return [(seats[params[0]], "raised")] if kind == verbs.UPGRADED else []


def defeat(view: Realm, events: Sequence[Event], seat: int) -> list[int]:
    """Return the events that explain a player's defeat.

    These are their commitment against the Dragon and its outcome, or the battle and Province that they lost. For a
    player who stayed at home, their last lapsed order is included.
    """
    player = view.number[seat]

    def out(event: Event) -> bool:
        return event[0] == verbs.ELIMINATED and event[2][0] == player

    def last(event: Event) -> bool:
        return event[0] in (verbs.NO_GREEN, verbs.NO_QUARTER) and event[2][0] == player

    def met(event: Event) -> bool:
        return event[0] == verbs.CLASH

    def sent(event: Event) -> bool:
        return event[0] == verbs.COMMITTED and event[2][0] == player

    def seized(event: Event) -> bool:
        return event[0] == verbs.SEIZED and event[2][2] == player

    def battle(event: Event) -> bool:
        kind, _, params, _ = event
        return kind == verbs.BATTLE and player in (params[1], params[3]) and params[5] != player

    def lapsed(event: Event) -> bool:
        return event[0] == verbs.LAPSED and event[2][0] == player

    gone = next((event for event in events if out(event)), None)
    if gone is None:
        lost = backwards(events, seized, battle) or backwards(events, battle, battle)
        return lost + backwards(events, lapsed)
    if gone[2][1] == BY_DRAGON:
        found = backwards(events, out, last, met, sent)
        return found[1:] if len(found) > 3 else found
    return backwards(events, out, seized, battle)


def setback(view: Realm, events: Sequence[Event], seat: int) -> list[int]:
    """Return the events that explain a lost battle or a lapsed order.

    For a battle: who marched there and whose support was cut. For an order: what was ordered, and what happened to the
    units.
    """
    kind, _, params, _ = events[-1]
    player = view.number[seat]
    if kind == verbs.LAPSED and params[0] == player:
        return led_to(events, lambda event: _ordered(event, *params), lambda event: _lost(event, *params))
    if kind != verbs.BATTLE or player not in (params[1], params[3]) or params[5] == player:
        return []

    def marched(event: Event) -> bool:
        return event[0] == verbs.MARCHED and event[2][2] == params[0] and event[2][0] in (params[1], params[3])

    def cut(event: Event) -> bool:
        return event[0] == verbs.CUT and event[2][0] == player

    return led_to(events, marched, cut)


def _ordered(event: Event, player: int, place: int) -> bool:
    return event[0] == verbs.ORDER and event[2][0] == player and event[2][2:3] == (place,)


def _lost(event: Event, player: int, place: int) -> bool:
    """Return whether units in a place were lost there."""
    kind, _, params, _ = event
    if kind == verbs.BATTLE:
        return params[0] == place and player in (params[1], params[3])
    return kind in (verbs.PLANK, verbs.STARVED, verbs.DIED) and params[:2] == (player, place)
