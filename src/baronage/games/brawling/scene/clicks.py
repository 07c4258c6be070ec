"""What one clicks in the picture for an action."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.brawling import verbs
from baronage.games.brawling.data import COU, EFFECT, MAR
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.scene.faces import node_id
from baronage.games.brawling.state import Barons


def nodes(s: Barons, seat: int, action: Action) -> list[str]:
    """The nodes that one clicks, in order, for an action; none: it is a button (done, send, a sign).

    Gather is a click on one's own resources, Draw one on the deck, Market one on the card. A card or a building that acts comes
    first, then what it acts upon. Several actions may share their clicks (upgrade and move of one unit): the client then asks.
    """
    verb, rest = action[0], action[1:]
    if verb < 0 or verb in (verbs.SEND, verbs.SIGN, verbs.DONE):
        return []
    if verb == verbs.GATHER:
        return [f"{LETTERS[seat]}.pile"]
    if verb == verbs.DRAW:
        return ["deck"]
    if verb == verbs.MARKET:
        return [node_id(s.market[rest[0] - 1])]
    if verb == verbs.AID_MARKET:
        return [node_id(rest[0]), node_id(s.market[rest[1] - 1])]
    if verb == verbs.GIVE:
        return [node_id(rest[0]) if rest[0] else f"{LETTERS[seat]}.pile", LETTERS[rest[1]]]
    if verb == verbs.RECEIVE:
        return [LETTERS[rest[0]]]
    if verb == verbs.COURT:
        return [_building(s, seat, COU), node_id(rest[0])]
    if verb in (verbs.BUY, verbs.SELL):
        return [_building(s, seat, MAR), *(node_id(card) for card in rest)]
    return [node_id(card) for card in rest]


def _building(s: Barons, seat: int, code: int) -> str:
    return next(node_id(unit) for unit in s.towns[seat] if EFFECT[unit] == code)
