"""Nodes of the picture that an event concerns."""

from __future__ import annotations

from baronage.engine.core.state import Event
from baronage.engine.picture.event_nodes import Names
from baronage.engine.picture.event_nodes import about as named
from baronage.games.brawling import verbs
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.state import Barons


def about(s: Barons, event: Event) -> list[str]:
    """Return the cards, resources and hands of an event, from the view after it."""
    return named(s, event, _SIGNATURES, _NAMES)


_NAMES: Names[Barons] = {
    "c": lambda s, card, seat: (node_id(card),) if card else (),
    "d": lambda s, card, seat: ("deck", node_id(card)) if card else ("deck", f"{LETTERS[seat]}.hand"),
    "r": lambda s, amount, seat: (f"{LETTERS[seat]}.pile",),
}

_SIGNATURES = {
    verbs.BIDS: "sc+",
    verbs.GATHERED: "sr",
    verbs.DREW: "sd",
    verbs.TOOK: "sc",
    verbs.FILLED: ".c",
    verbs.PAID: "sr",
    verbs.RECRUITED: "sc",
    verbs.RAISED: "sc",
    verbs.MOVED: "sc",
    verbs.DECLARED: "scc",
    verbs.THREATENED: "c",
    verbs.GUARDED: "scc",
    verbs.STRUCK: "c",
    verbs.SPENT: "sc",
    verbs.LOWERED: "sc",
    verbs.FLIPPED: "sc",
    verbs.BOMBED: "sc",
    verbs.JAILED: "sc",
    verbs.PLAYED: "sc",
    verbs.DISCARDED: "sc",
    verbs.AID: "c",
    verbs.CHOOSING: ".c",
    verbs.GAVE: "..c",
}
