"""How a game went: victory points by where they come from, what each player did, and what brought one down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.ending import backwards, led_to
from baronage.engine.flow import Event
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ISLAND, ISLAND_VPS, PROVINCE_VPS
from baronage.games.protectors.state import BY_DRAGON, Realm

DEEDS: Final = ("stood", "short", "won", "beaten", "took", "lost", "raised")


def points(view: Realm, seat: int) -> dict[str, int]:
    """REALM-B1.03."""
    if seat not in view.rank or not view.owner:
        return {"land": 0, "island": 0, "dragon": 0}
    lands = sum(PROVINCE_VPS[view.level[place]] for place in view.provinces(seat))
    isle = ISLAND_VPS if view.owner[ISLAND] == seat else 0
    return {"land": lands, "island": isle, "dragon": view.bonus[seat] + view.titles[seat]}


def deeds(view: Realm, event: Event) -> list[tuple[int, str]]:
    """Times a player stood against the Dragon, battles, Provinces taken, lost and raised."""
    kind, _, facts, _ = event
    seats = view.seats_by_colour()
    if kind == verbs.COMMITTED:
        return [(seats[facts[0]], "stood" if facts[1] >= facts[2] else "short")]
    if kind == verbs.BATTLE:
        _, one, _, other, _, winner, *_ = facts
        fought = [player for player in (one, other) if player and winner]
        return [(seats[player], "won" if player == winner else "beaten") for player in fought]
    if kind == verbs.SEIZED:
        found = [(seats[facts[0]], "took")]
        return [*found, (seats[facts[2]], "lost")] if facts[2] else found
    return [(seats[facts[0]], "raised")] if kind == verbs.UPGRADED else []


def fall(view: Realm, events: Sequence[Event], seat: int) -> list[int]:
    """What a player sent against the Dragon and what came of it, or the battle and the Province that they lost; of who
    stayed, also their last order that lapsed."""
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
        kind, _, facts, _ = event
        return kind == verbs.BATTLE and player in (facts[1], facts[3]) and facts[5] != player

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
    """A battle that the player lost: who marched there, and whose support was cut. An order that lapsed: what was ordered, and
    what became of the units."""
    kind, _, facts, _ = events[-1]
    player = view.number[seat]
    if kind == verbs.LAPSED and facts[0] == player:
        return led_to(events, lambda event: _ordered(event, *facts), lambda event: _lost(event, *facts))
    if kind != verbs.BATTLE or player not in (facts[1], facts[3]) or facts[5] == player:
        return []

    def marched(event: Event) -> bool:
        return event[0] == verbs.MARCHED and event[2][2] == facts[0] and event[2][0] in (facts[1], facts[3])

    def cut(event: Event) -> bool:
        return event[0] == verbs.CUT and event[2][0] == player

    return led_to(events, marched, cut)


def _ordered(event: Event, player: int, place: int) -> bool:
    return event[0] == verbs.ORDER and event[2][0] == player and event[2][2:3] == (place,)


def _lost(event: Event, player: int, place: int) -> bool:
    """Did the units of a place go down there?"""
    kind, _, facts, _ = event
    if kind == verbs.BATTLE:
        return facts[0] == place and player in (facts[1], facts[3])
    return kind in (verbs.PLANK, verbs.STARVED, verbs.DIED) and facts[:2] == (player, place)
