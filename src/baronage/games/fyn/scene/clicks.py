"""What one clicks in the picture for an action."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.fyn import verbs
from baronage.games.fyn.geometry import EDGES
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Placing
from baronage.games.fyn.things import cell_id, node_id, spot_id


def nodes(s: Barons, seat: int, action: Action) -> list[str]:
    """The nodes that one clicks, in order, for an action; none: it is a button (end, send, pass, a call)."""
    verb, rest = action[0], action[1:]
    if verb in (verbs.MOVE, verbs.RESPOND, verbs.BUILD, verbs.PUT):
        return [node_id(rest[0]), spot_id(s, seat, rest[1])]
    if verb == verbs.ORIGIN:
        return [spot_id(s, seat, rest[0])]
    if verb == verbs.TARGET:
        return [spot_id(s, rest[0], rest[1])]
    if verb in (verbs.JOIN, verbs.CULL, verbs.TRIM, verbs.DISCARD, verbs.TRADE, verbs.OFFER, verbs.COUNTER):
        return [node_id(rest[0])]
    if verb in (verbs.PAIR, verbs.AIM):
        return [f"line.{rest[0] or 'centre'}", f"line.{rest[1]}"]
    if verb == verbs.PLACE:
        top = s.stack[-1]
        assert isinstance(top, Placing)
        return [cell_id(s.active, top.origin + EDGES[rest[0]])]
    if verb == verbs.PLAY:
        card, owner, cell, _ = rest  # of several improvements the client asks which: their icons are small
        return [node_id(card), spot_id(s, owner, cell)]
    if verb in (verbs.FIRST, verbs.TAKE):
        return [SEATS[rest[0]]]
    return []
