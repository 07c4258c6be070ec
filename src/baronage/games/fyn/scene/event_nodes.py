"""The nodes of the scene that an event is about."""

from __future__ import annotations

from baronage.engine.core.state import Event
from baronage.engine.picture.event_nodes import Names
from baronage.engine.picture.event_nodes import about as named
from baronage.games.fyn import verbs
from baronage.games.fyn.nodes import node_id, spot_id
from baronage.games.fyn.rules.realm import armies_on
from baronage.games.fyn.state import Barons


def about(s: Barons, event: Event) -> list[str]:
    """Return the ids of cards, land and battle line places in an event, from the view after it."""
    return named(s, event, _SIGNATURES, _NAMES)


_NAMES: Names[Barons] = {
    "c": lambda s, card, seat: (node_id(card),) if card else (),
    "d": lambda s, card, seat: ("deck", node_id(card)) if card else ("deck",),
    "l": lambda s, cell, seat: (spot_id(s, seat, cell),) if cell > 0 else (),
    "n": lambda s, cell, seat: tuple(map(node_id, armies_on(s, seat, cell))),  # armies that went there
    "b": lambda s, card, seat: (f"line.{card}", node_id(card)) if card else ("line.centre",),
}

_SIGNATURES = {
    verbs.DREW: "sd",
    verbs.SHOWN: "sc",
    verbs.STRUCK: "scl",
    verbs.NUMBER: "..c",
    verbs.MOVED: "scll",
    verbs.BUILT: "scl",
    verbs.ATTACKED: "slslc+",
    verbs.RESPONDED: "scll",
    verbs.PAIRED: "sbb",
    verbs.AIMED: "sbb",
    verbs.SHOT: "sbb",
    verbs.FELL: "sbl",
    verbs.FAILED: ".sl",
    verbs.CAPTURED: "s..nc",
    verbs.FOLLOWED: "s..nc",
    verbs.LOST: "scl",
    verbs.CULLED: "sc",
    verbs.TRIMMED: "sc",
    verbs.PUT_DOWN: "sclc",
    verbs.DISCARDED: "sc",
    verbs.PLAYED: ".cslc",
    verbs.COUNTERED: "scc",
    verbs.SURVIVED: "csl",
    verbs.STEPPED: "slcc",
    verbs.OFFERED_UP: "sc",
    verbs.OFFERED: "s.c+",
    verbs.TRADED: "..c",
    verbs.SPENT_EVENT: "c",
}
