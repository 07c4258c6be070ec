"""The nodes of the scene that an event is about."""

from __future__ import annotations

from baronage.engine.core.state import Event
from baronage.engine.picture.event_nodes import Names
from baronage.engine.picture.event_nodes import about as named
from baronage.games.yuan import verbs
from baronage.games.yuan.nodes import march_id, province_id, trace_id
from baronage.games.yuan.state import Yuan


def about(s: Yuan, event: Event) -> list[str]:
    """Return the ids of Provinces, the wheel and the viewer's order in an event, from the view after it."""
    return named(s, event, _SIGNATURES, _NAMES)


_NAMES: Names[Yuan] = {
    "p": lambda s, province, seat: (province_id(province),) if province > 0 else (),
    "f": lambda s, province, seat: (province_id(province), trace_id(province)),  # a mark stays
    "m": lambda s, province, seat: (province_id(province), march_id(province)),
    "c": lambda s, clan, seat: ("draft",) if s.viewer >= 0 and s.clans[s.viewer] == clan else (),  # no longer a draft
    "w": lambda s, turn, seat: ("wheel", "plan"),  # a new sheet is for the new turn
}

_SIGNATURES = {
    verbs.CAPITAL_PUT: "..p",
    verbs.TAKEN: "..p",
    verbs.TURN: "w",
    verbs.REVEALED: "cp",
    verbs.CLASHED: "p",
    verbs.CONTESTED: "f",
    verbs.SETTLED: ".p+",
    verbs.SHORT: ".p+",
    verbs.URBANIZED: ".p",
    verbs.BUILT: ".p",
    verbs.FORTIFIED: ".p",
    verbs.UNDOUBLED: ".p",
    verbs.FREED: ".p+",
    verbs.RECRUITED: ".p",
    verbs.FIZZLED: ".p",
    verbs.MARCHED: ".m..p+",
    verbs.FOUGHT: "p",
    verbs.REPELLED: "f",
    verbs.CONQUERED: ".f",
    verbs.WITHDREW: "pp",
    verbs.RETURNED: ".p",
    verbs.SKIRMISH: ".p",
    verbs.OVERRUN: ".f",
    verbs.DEADLOCK: "p",
    verbs.ISOLATED: "p",
    verbs.SURPLUS: ".p",
    verbs.OUTPOST: "p",
    verbs.ERUPTED: "p+",
}
