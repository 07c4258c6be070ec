"""What one clicks in the picture for an action."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.state import Realm

_ONE_PLACE = (
    *(verbs.HOLD, verbs.FORTIFY, verbs.WORK, verbs.COMMIT, verbs.SACRIFICE, verbs.BURN, verbs.CAPITOL, verbs.UPGRADE),
    verbs.BUY,
)


def place_id(place: int) -> str:
    """The node of a place."""
    return "I" if place == ISLAND else f"P{place}"


def nodes(s: Realm, seat: int, action: Action) -> list[str]:
    """The nodes that one clicks, in order; none: it is a button. Several actions may share their clicks: the client asks."""
    verb = action[0]
    if verb in _ONE_PLACE:
        return [place_id(action[1])]
    if verb in (verbs.MARCH, verbs.DELAYED):
        return [place_id(action[1]), place_id(action[2])]
    if verb == verbs.SUPPORT:
        return [place_id(action[1]), place_id(action[3]), f"player.{s.number[action[2]]}"]
    if verb in (verbs.SNITCH, verbs.TRANSFER, verbs.DRAW):
        return [f"player.{s.number[action[1]]}"]
    if verb == verbs.LOOKAT:
        return [f"deck.{action[1]}"]
    return []
