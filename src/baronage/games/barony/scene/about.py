"""Which nodes of the picture an event is about."""

from __future__ import annotations

from baronage.engine.about import Names
from baronage.engine.about import about as named
from baronage.engine.flow import Event
from baronage.games.barony import verbs
from baronage.games.barony.geometry import OUT
from baronage.games.barony.state import Barony, serf_in
from baronage.games.barony.things import serf_id


def about(s: Barony, event: Event) -> list[str]:
    """Serfs, triangles and the Market, from the view after the event."""
    return named(s, event, _SHOWN, _NAMES)


_NAMES: Names[Barony] = {
    "f": lambda s, serf, seat: (serf_id(serf_in(serf)),) if serf >= 0 else (),
    "t": lambda s, space, seat: (s.board.space_name(space),) if space != OUT else (),
}

# who is mustered is not on the board yet
_SHOWN = {kind: shape for kind, shape in verbs.SHAPES.items() if kind != verbs.MUSTERED}
