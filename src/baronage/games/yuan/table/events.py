"""Events on the table: orders as flags, the steps of a turn, battles, and what clans gain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from baronage.engine.core.state import Event
from baronage.engine.picture.table import NO_MSG, Msg, TableEvent
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLANS
from baronage.games.yuan.nodes import province_id
from baronage.games.yuan.rules.forecast import marching
from baronage.games.yuan.rules.orders import Order
from baronage.games.yuan.rules.resolution import before_attacks
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.table.board import army_id, building_id

OWNERS: Final = 1  # a table of a snapshot


def events(s: Yuan, event: Event, default: TableEvent) -> TableEvent:
    """Return an event with its place, its step in the turn, the sums of a battle, and what clans gain."""
    kind, _, numbers, _ = event
    if kind in _SILENT:
        return default._replace(kind="", text=NO_MSG)
    drawn = _EVENTS.get(kind)
    return default if drawn is None else default._replace(**drawn(s, numbers))


def _side(clan: int) -> str:
    return f"side.{clan}"


def _step(kind: int, clan: int, p: int = 0) -> Msg:
    """Return the heading of a step.

    Kinds: 0 Development, 1 Fortification, 2 Recruitment, 3 attack, 4 bonus attacks, 5 loss, 6 attackers meet, 7 claims meet.
    """
    return "step-head", {"kind": kind, "clan": clan, "province": p}


def _revealed(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    clan, target, *levels = numbers
    if not target:
        return {}
    own = bool(s.past) and s.past[OWNERS][target] == clan + 1
    params = {"develop": levels[0], "fortify": levels[1], "militarize": levels[2], "own": int(own)}
    return {"text": NO_MSG, "place": province_id(target), "source": _side(clan), "head": ("order-flag", params)}


def _clashed(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    p, *clans = numbers
    brief: Msg = ("brief-clash", {"clans": tuple(clans), "province": p})
    return {"place": province_id(p), "head": ("step-clash", {"province": p}), "brief": brief}


def _settled(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    clan, *lands = numbers
    brief: Msg = ("brief-settled", {"clan": clan, "provinces": tuple(lands)})
    pieces = tuple(building_id(p) for p in lands)
    return {"pieces": pieces, "place": province_id(lands[0]), "head": _step(0, clan), "brief": brief}


def _built(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    clan, p = numbers
    at = province_id(p)
    brief: Msg = ("brief-built", {"clan": clan, "province": p})
    return {
        "pieces": (f"t.{at}",),
        "place": at,
        "gains": ((clan, "temple", 1),),
        "head": _step(0, clan),
        "brief": brief,
    }


def _robbed(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    clan, victim, chao = numbers
    return {"gains": ((clan, "chao", chao), (victim, "chao", -chao)), "head": _step(0, clan)}


def _fortified(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    clan, p = numbers[:2]
    return {"place": province_id(p), "pieces": (building_id(p),), "head": _step(1, clan)}


def _recruited(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    clan, p, armies = numbers[:3]
    pieces = (army_id(clan, p),) if armies else ()
    return {"place": province_id(p), "pieces": pieces, "head": _step(2, clan)}


def _marched(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    """The two sides of a battle: the Armies by the Province that they left, and those that defend the target."""
    clan, target, force, reserve, *left = numbers
    armies, owner, held = _on_the_march(s, target)
    parts = [armies[p] for p in left] + [reserve] * bool(reserve)
    sums = ((_side(clan), tuple(parts), force), (_side(owner), (held,), held))
    return {
        "place": province_id(target),
        "source": province_id(left[0]) if left else "",
        "to": province_id(target),
        "n": force,
        "pieces": tuple(army_id(clan, p) for p in left),
        "sums": sums,
        "head": _step(3, clan, target),
    }


def _on_the_march(s: Yuan, target: int) -> tuple[list[int], int, int]:
    """Return the Armies of all Provinces when those of the last turn marched, and who held the target with how many."""
    if not s.past:
        return s.armies, s.owner[target] - 1, s.armies[target]
    orders: list[Order | None] = [None] * CLANS
    for clan, order in enumerate(s.orders):
        if order:
            orders[clan] = (order[0], order[1], order[2], order[3])
    then = before_attacks(s.as_before(), orders)
    owner = then.owner[target] - 1
    own = orders[owner] if owner >= 0 else None
    away = own is not None and target in marching(then, owner, own)
    return then.armies, owner, 0 if away else then.armies[target]


def _conquered(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    clan, p = numbers[:2]
    at = province_id(p)
    temples = s.temples[p]
    gains = ((clan, "temple", temples),) if temples else ()
    brief: Msg = ("brief-took", {"clan": clan, "province": p})
    return {
        "place": at,
        "pieces": (army_id(clan, p), building_id(p)),
        "gains": gains,
        "head": _step(3, clan, p),
        "brief": brief,
    }


def _repelled(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    p, clan = numbers[:2]
    brief: Msg = ("brief-held", {"clan": clan, "province": p})
    return {"place": province_id(p), "head": _step(3, clan, p), "brief": brief}


def _struck(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    """An attack that goes on from the target of the clan's order."""
    clan, p = numbers[:2]
    source = province_id(s.orders[clan][0]) if s.orders[clan] else ""
    at = province_id(p)
    return {"place": at, "source": source, "to": at, "pieces": (building_id(p),), "head": _step(4, clan)}


def _isolated(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    p, victim = numbers[:2]
    return {"place": province_id(p), "head": _step(5, victim)}


def _earned(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    clan, chao = numbers[:2]
    return {"gains": ((clan, "chao", chao),)}


def _paid(s: Yuan, numbers: Sequence[int]) -> dict[str, Any]:
    return {"gains": ((numbers[0], "chao", -sum(numbers[1:4])),)}


def _at(place: int) -> Callable[[Yuan, Sequence[int]], dict[str, Any]]:
    """Return a function for events that only have a place: the number at this position."""
    return lambda s, numbers: {"place": province_id(numbers[place])}


_SILENT: Final = (verbs.ANSWERED, verbs.COUNTED)  # the rows of the clans show them
_EVENTS: Final[Mapping[int, Callable[[Yuan, Sequence[int]], dict[str, Any]]]] = {
    verbs.CAPITAL_PUT: lambda s, n: {"place": province_id(n[2]), "pieces": (building_id(n[2]),)},
    verbs.TAKEN: _at(2),
    verbs.REVEALED: _revealed,
    verbs.CLASHED: _clashed,
    verbs.CONTESTED: lambda s, n: {"place": province_id(n[0]), "head": _step(7, -1, n[0])},
    verbs.PAID: _paid,
    verbs.SETTLED: _settled,
    verbs.URBANIZED: lambda s, n: {"place": province_id(n[1]), "pieces": (building_id(n[1]),), "head": _step(0, n[0])},
    verbs.BUILT: _built,
    verbs.ROBBED: _robbed,
    verbs.FORTIFIED: _fortified,
    verbs.FREED: lambda s, n: {"place": province_id(n[1]), "head": _step(1, n[0])},
    verbs.RECRUITED: _recruited,
    verbs.MARCHED: _marched,
    verbs.FOUGHT: lambda s, n: {"place": province_id(n[0]), "head": _step(6, -1, n[0])},
    verbs.CONQUERED: _conquered,
    verbs.REPELLED: _repelled,
    verbs.SKIRMISH: _struck,
    verbs.OVERRUN: _struck,
    verbs.DEADLOCK: lambda s, n: {"place": province_id(n[0]), "head": _step(6, -1, n[0])},
    verbs.ISOLATED: _isolated,
    verbs.INCOME: _earned,
    verbs.ERUPTED: lambda s, n: {"place": province_id(n[0])},
}
