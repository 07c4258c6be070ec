"""The nodes of the scene that an event is about."""

from __future__ import annotations

from baronage.engine.core.state import Event
from baronage.engine.picture.event_nodes import Names
from baronage.engine.picture.event_nodes import about as named
from baronage.games.protectors import verbs
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.state import Realm


def about(s: Realm, event: Event) -> list[str]:
    """Return the ids of places, players, decks and the Dragon in an event, from the view after it."""
    if event[0] == verbs.ALL_PRODUCED and not event[2]:
        return ["deck.0"]  # the Event card that stops production
    if event[0] != verbs.ORDER:
        return named(s, event, _SIGNATURES, _NAMES)
    found = named(s, event, _ORDERS.get(event[2][1], {}), _NAMES)
    if s.viewer >= 0 and event[2][0] == s.number[s.viewer]:
        found.append("sheet")  # once revealed, the sheet is public
    return found


_NAMES: Names[Realm] = {
    "p": lambda s, place, seat: (place_id(place),),
    "o": lambda s, place, seat: (place_id(place), f"order.{place_id(place)}"),
    "b": lambda s, place, seat: (place_id(place), f"fight.{place_id(place)}"),
    "k": lambda s, player, seat: (f"player.{player}",) if player > 0 else (),
    "d": lambda s, deck, seat: (f"deck.{deck}",),
    "D": lambda s, power, seat: ("dragon",),
    "I": lambda s, power, seat: ("I",),
}

_ORDERS = {
    verbs.FORTIFY: {verbs.ORDER: "..p"},
    verbs.WORK: {verbs.ORDER: "..p"},
    verbs.MARCH: {verbs.ORDER: "..op"},
    verbs.DELAYED: {verbs.ORDER: "..op"},
    verbs.SUPPORT: {verbs.ORDER: "..o.p"},
}

_SIGNATURES = {
    verbs.PLACED: ".kp",
    verbs.FACTION_OF: "k",
    verbs.BID_SHOWN: "k",
    verbs.REBID_SHOWN: "k",
    verbs.RANKING: "k+",
    verbs.CARD: "d..D",
    verbs.ACTS_AGAIN: "d.D",
    verbs.RESHUFFLED: "d",
    verbs.PLAGUED: ".p",
    verbs.TRANSFERRED: "kk",
    verbs.LOOKED: ".d",
    verbs.PAID_OVER: "kk",
    verbs.RETURNED: "kk",
    verbs.LOOK_TOLD: "kd",
    verbs.FERRIED: "kp",
    verbs.STRANDED: ".p",
    verbs.NOT_GOLD: ".p",
    verbs.LAPSED: ".p",
    verbs.WITHOUT: ".p+",
    verbs.SNITCHED: "kk",
    verbs.OWES: "k",
    verbs.PLANK: ".p",
    verbs.MARCHED: ".pp",
    verbs.CUT: ".p",
    verbs.BATTLE: "b",
    verbs.ISLE_LOST: "I",
    verbs.STARVED: ".p",
    verbs.KING: ".p",
    verbs.SEIZED: ".p",
    verbs.ISLE_TAKEN: "I",
    verbs.ELIMINATED: "k",
    verbs.SPOILS: "kk",
    verbs.PRODUCED: "k",
    verbs.ALL_PRODUCED: "k.." * 16,  # for the maximum number of players
    verbs.COLLECTED: "k",
    verbs.BOUGHT: "kp",
    verbs.UPGRADED: "kp",
    verbs.CAPITOL_KEPT: "kp",
    verbs.LEVELLED: "kp",
    verbs.SANCTUM: "kI",
    verbs.DREW_ON: "kk",
    verbs.ATTACK: "D",
    verbs.COMMITTED: "k",
    verbs.CLASH: ".D",
    verbs.DIED: ".p",
    verbs.REWARDED: "k",
    verbs.TITLE: "k",
    verbs.RUINED: "k",
    verbs.BURNT: "p",
    verbs.DROPPED: "k",
    verbs.NO_GREEN: "k",
    verbs.NO_QUARTER: "k",
    verbs.POWER_NOW: "D",
    verbs.WORK_LOST: ".p",
    verbs.RETURNS: "k",
    verbs.SCORED: ".k",
}
