"""Nodes of the picture that an event concerns."""

from __future__ import annotations

from baronage.engine.core.state import Event
from baronage.engine.picture.event_nodes import Names
from baronage.engine.picture.event_nodes import about as named
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import OUT
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.state import Barony, serf_in


def about(s: Barony, event: Event) -> list[str]:
    """Return the Serfs, triangles and Market of an event, from the view after it."""
    return named(s, event, _SHOWN, _NAMES)


_NAMES: Names[Barony] = {
    "f": lambda s, serf, seat: (serf_id(serf_in(serf)),) if serf >= 0 else (),
    "t": lambda s, space, seat: (s.board.space_name(space),) if space != OUT else (),
}

# mustered Serfs aren't on the board yet
_SHOWN = {kind: shape for kind, shape in verbs.SHAPES.items() if kind != verbs.MUSTERED}
