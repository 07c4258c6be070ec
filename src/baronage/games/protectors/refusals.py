"""Which rule forbids an action. Asked only after a refusal, of the seat's own view; the first reason that holds is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    DRAGONS,
    EVENT,
    FLOOD,
    ISLAND,
    PIRATE,
    SPRING,
)
from baronage.games.protectors.economy import capitols, last_turn
from baronage.games.protectors.orders import KIND, march_targets, orderable, used_gold
from baronage.games.protectors.ranking import allowance
from baronage.games.protectors.state import Realm

if TYPE_CHECKING:
    from baronage.games.protectors.steps.window import Window

HOME: Final = {  # the rule that a verb belongs to: given when nothing more can be said
    verbs.SEND: "REALM-C1.03",
    verbs.BALLOT: "REALM-A1.05",
    verbs.JOIN: "REALM-P1.01",
    verbs.PICK: "REALM-P1.03",
    verbs.FACTION: "REALM-N0.01",
    verbs.HOLD: "REALM-F1.02",
    verbs.FORTIFY: "REALM-G1.01",
    verbs.WORK: "REALM-G5.01",
    verbs.MARCH: "REALM-G2.01",
    verbs.DELAYED: "REALM-G3.01",
    verbs.SUPPORT: "REALM-G4.01",
    verbs.SNITCH: "REALM-E5.01",
    verbs.TRANSFER: "REALM-F2.02",
    verbs.LOOKAT: "REALM-F3.01",
    verbs.KEEP: "REALM-F3.05",
    verbs.DISCARD: "REALM-N2.06",
    verbs.REPLACE: "REALM-N2.07",
    verbs.HIDING: "REALM-N2.02",
    verbs.BANKING: "REALM-N5.02",
    verbs.MAGI: "REALM-N1.02",
    verbs.COMMIT: "REALM-M2.02",
    verbs.SACRIFICE: "REALM-M2.04",
    verbs.BURN: "REALM-M2.05",
    verbs.CAPITOL: "REALM-J6.02",
    verbs.REFRESH: "REALM-O2.01",
    verbs.GAIN: "REALM-O2.01",
    verbs.KEEPFAITH: "REALM-N4.02",
    verbs.UPGRADE: "REALM-J6.05",
    verbs.OFFER: "REALM-N3.07",
    verbs.BUY: "REALM-J6.07",
    verbs.BID: "REALM-D1.01",
    verbs.DRAW: "REALM-P3.01",
}


def refuse(s: Realm, frame: Window, seat: int, action: Action) -> str:
    """The rule that forbids an action in a window."""
    verb = action[0]
    if verb not in HOME:
        return "REALM-T1.03"
    if s.beaten(seat):
        return "REALM-K1.07"
    if frame.sent >> seat & 1 and verb not in (
        verbs.TRANSFER,
        verbs.LOOKAT,
        verbs.KEEP,
        verbs.DISCARD,
        verbs.REPLACE,
    ):
        return "REALM-C1.03"
    if verbs.HOLD <= verb <= verbs.SUPPORT and frame.KEY == "orders":
        return refuse_order(s, seat, action, frame.drafts[seat])
    if verb == verbs.SNITCH and frame.KEY == "orders":
        return "REALM-E5.01" if s.has_card(PIRATE) else "REALM-F1.03"
    if verb == verbs.LOOKAT and len(action) == 2 and frame.KEY == "orders":
        return {EVENT: "REALM-F3.01", DRAGONS: "REALM-F3.02"}.get(action[1], "REALM-F3.03")
    if frame.KEY == "buying":
        if last_turn(s) and verb in (verbs.BID, verbs.BANKING, verbs.OFFER, verbs.GAIN, verbs.REFRESH):
            return "REALM-J6.12"
        if verb == verbs.CAPITOL and len(capitols(s, seat)) < 2:
            return "REALM-J6.02"
    return HOME[verb]


def refuse_order(s: Realm, seat: int, action: Action, draft: tuple[Action, ...]) -> str:
    """Why an order can't be given."""
    verb = action[0]
    places = orderable(s, seat)
    if len(action) < 2 or action[1] not in places:
        return "REALM-F1.02"
    place = action[1]
    if place == ISLAND and verb not in (verbs.HOLD, verbs.MARCH, verbs.DELAYED):
        return "REALM-O1.05"
    if any(order[1] == place for order in draft):
        return "REALM-F1.02"
    if verb == verbs.FORTIFY and s.has_card(SPRING):
        return "REALM-E2.05"
    if verb in (verbs.MARCH, verbs.DELAYED) and len(action) == 5 and action[2] not in march_targets(s, place):
        return "REALM-E2.09" if s.has_card(FLOOD) else "REALM-G2.04"
    if verb == verbs.SUPPORT and len(action) == 5 and s.has_card(FLOOD):
        return "REALM-E2.09"
    kind, at = KIND.get(verb, (0, 0))
    golden = at and len(action) > at and action[at] == 1
    if golden and used_gold(draft)[kind] >= allowance(s, seat)[kind]:
        return "REALM-G6.01"
    return HOME[verb]
