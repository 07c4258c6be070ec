"""Events on the table: where Serfs move and are pushed, dice, kills, and gold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from baronage.engine.core.state import Event
from baronage.engine.picture.table import NO_MSG, TableEvent
from baronage.games.barony import verbs
from baronage.games.barony.nodes import serf_id, space_id
from baronage.games.barony.state import Barony, serf_in

_SLEPT: Final = "BAR-C3.02"


def events(s: Barony, event: Event, default: TableEvent) -> TableEvent:
    """Return an event with its Serfs, places, dice and gold. What the board shows anyway gets no line in the log."""
    kind, _, numbers, rule = event
    if kind in _SILENT or (kind in _SAID_ELSEWHERE and _SAID_ELSEWHERE[kind](numbers, rule)):
        default = default._replace(text=NO_MSG)
    elif kind in _WORDS:
        default = default._replace(text=(_WORDS[kind], default.text[1]))
    drawn = _DRAWN.get(kind)
    return default if drawn is None else default._replace(**drawn(s, numbers))


def _serf(serf: int) -> str:
    return serf_id(serf_in(serf))


def _moved(s: Barony, numbers: Sequence[int]) -> dict[str, Any]:
    serf, start, space = numbers[:3]
    return {"pieces": (_serf(serf),), "source": space_id(s, start), "to": space_id(s, space)}


def _rolled(s: Barony, numbers: Sequence[int]) -> dict[str, Any]:
    """Two dice, Rank and weapon of each side. The parts are the dice, then what is added."""
    one, first, second, weapon, total, other, third, fourth, shield, against = numbers[:10]
    sides = (
        (_serf(one), (first, second, total - first - second - weapon, weapon), total),
        (_serf(other), (third, fourth, against - third - fourth - shield, shield), against),
    )
    return {"pieces": (_serf(one), _serf(other)), "place": _serf(other), "sums": sides}


def _gold(s: Barony, numbers: Sequence[int]) -> dict[str, Any]:
    seat, gold = numbers[:2]
    return {"gains": ((seat, "coins", gold),)} if s.gilded else {}


def _spent(s: Barony, numbers: Sequence[int]) -> dict[str, Any]:
    seat, gold = numbers[:2]
    return {"gains": ((seat, "coins", -gold),)} if s.gilded else {}


def _killed(s: Barony, numbers: Sequence[int]) -> dict[str, Any]:
    return {"pieces": (_serf(numbers[0]),), "to": f"away.{s.owner(serf_in(numbers[0]))}"}


def _one(s: Barony, numbers: Sequence[int]) -> dict[str, Any]:
    return {"pieces": (_serf(numbers[0]),)}


def _at(s: Barony, numbers: Sequence[int]) -> dict[str, Any]:
    return {"pieces": (_serf(numbers[0]),), "to": space_id(s, numbers[1])}


_DRAWN: Final[Mapping[int, Callable[[Barony, Sequence[int]], dict[str, Any]]]] = {
    verbs.STEPPED: _moved,
    verbs.FLEW: _moved,
    verbs.TELEPORTED: _moved,
    verbs.BUMPED: _moved,
    verbs.DICE: _rolled,
    verbs.PAID: _gold,
    verbs.SPENT: _spent,
    verbs.KILLED: _killed,
    verbs.ASSASSINATED: _killed,
    verbs.REMOVED: _killed,
    verbs.RETURNED: _at,
    verbs.ENTERED: _at,
    verbs.SAVED: _at,
    verbs.HELD: _one,
    verbs.SLEPT: _one,
    verbs.SNARED: _one,
    verbs.BLESSED: _one,
}
# Messages of the log that differ from those of the referee: without places, which the board shows.
_WORDS: Final = {
    verbs.TURN: "turn-begun",
    verbs.STEPPED: "log-moved",
    verbs.FLEW: "log-flew",
    verbs.DICE: "log-dice",
    verbs.BUMPED: "log-bumped",
    verbs.HELD: "log-held",
    verbs.PAID: "log-paid",
    verbs.MET: "log-met",
    verbs.SAVED: "log-saved",
    verbs.ENTERED: "log-entered",
}
_SILENT: Final = frozenset(
    (
        *(verbs.ACTIVATED, verbs.SPENT, verbs.TOOK_OFF, verbs.RETURNED, verbs.WENT_ON, verbs.TELEPORTED),
        *(verbs.PLACED, verbs.ARRAYED, verbs.MUSTERED),
        verbs.KILLED,  # the push off the board says it
    )
)
# Events that matter only in some cases: whether another event says it.
_SAID_ELSEWHERE: Final[Mapping[int, Callable[[Sequence[int], str], bool]]] = {
    verbs.STOOD: lambda numbers, rule: not numbers[1],
    verbs.DECLARED: lambda numbers, rule: numbers[1] in (verbs.FIGHT, verbs.YIELD),
    verbs.ANSWERED: lambda numbers, rule: numbers[1] == verbs.FIGHT,
    verbs.WON: lambda numbers, rule: _SLEPT not in rule,
    verbs.PAID: lambda numbers, rule: numbers[3] == verbs.FOR_POINTS,
}
