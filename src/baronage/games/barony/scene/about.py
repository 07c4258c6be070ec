"""Which nodes of the picture an event is about."""

from __future__ import annotations

from baronage.engine.about import Names
from baronage.engine.about import about as named
from baronage.engine.flow import Event
from baronage.games.barony import verbs
from baronage.games.barony.geometry import OUT
from baronage.games.barony.scene.sight import serf_id
from baronage.games.barony.state import Barony


def about(s: Barony, event: Event) -> list[str]:
    """Serfs, triangles and the Market, from the view after the event."""
    return named(s, event, _SIGNATURES, _NAMES)


_NAMES: Names[Barony] = {
    "f": lambda s, serf, seat: (serf_id(serf),) if serf >= 0 else (),
    "t": lambda s, space, seat: (s.board.space_name(space),) if space != OUT else (),
}

_SIGNATURES = {
    verbs.PLACED: "ft",
    verbs.HELD: "f.t",
    verbs.ACTIVATED: "f",
    verbs.STEPPED: "ftt",
    verbs.FLEW: "ftt",
    verbs.MET: "fft",
    verbs.DECLARED: "f",
    verbs.ANSWERED: "f",
    verbs.WINDOW: "ff",
    verbs.DICE: "f....f",
    verbs.WON: "ff",
    verbs.BUMPED: "ftt",
    verbs.STOPPED: "ft",
    verbs.KILLED: "ff",
    verbs.REMOVED: "f",
    verbs.BLESSED: "f",
    verbs.SAVED: "ft",
    verbs.TASKED: "f",
    verbs.FINISHED: "f",
    verbs.GAVE_UP: "f",
    verbs.MARKED: ".tf",
    verbs.SPRUNG: ".tf",
    verbs.SNARED: "f",
    verbs.SLEPT: "f",
    verbs.PACED: "f",
    verbs.ARMORED: "f",
    verbs.ENCHANTED: "f",
    verbs.FADED: "f",
    verbs.GOT: "f",
    verbs.LOST: "f",
    verbs.ROBBED: "ff",
    verbs.RETURNED: "ft",
    verbs.SWAPPED: "ff",
    verbs.CASTING: "f",
    verbs.NAMED: "ff",
    verbs.MISSED: "ff",
    verbs.SHOT: "ff",
    verbs.SHORTENED: "f",
    verbs.DESTROYED: "f",
    verbs.RECRUITED: "ff",
    verbs.ENTERED: "ft",
    verbs.ASSASSINATED: "ff",
    verbs.TELEPORTED: "ftt",
    verbs.EXPENDED: "f",
    verbs.SHOOTS: "ff",
    verbs.CALLED: "f.f",
    verbs.DECLINED: "f",
    verbs.LEARNED: "f",
    verbs.RANKED: "f",
    verbs.PACE: "f",
    verbs.SOLD: "f",
    verbs.DROPPED: "f",
    verbs.OFFERED: "ff",
    verbs.BOLT: "ft",
    verbs.ABANDONED: "f",
    verbs.WENT_ON: "ff",
    verbs.TOOK_OFF: "ft",
    verbs.TRAINED: "f",
}
