"""Events on the table: the cards that move, the sums of a blow, and what players gain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from baronage.engine.core.state import Event
from baronage.engine.picture.table import NO_MSG, TableEvent
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BUILDING,
    CARD,
    TYPE,
    UP,
)
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.combat import GONE, strength_against
from baronage.games.brawling.rules.town import (
    KING,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.table.attack import needed


def events(s: Barons, event: Event, default: TableEvent) -> TableEvent:
    """Return an event with the cards that move, the sums of a blow, and points and resources gained."""
    kind, _, numbers, rule = event
    if kind in _SILENT or rule == _COMMITTED:
        default = default._replace(text=NO_MSG)
    drawn = _EVENTS.get(kind)
    return default if drawn is None else default._replace(**drawn(s, numbers))


_SILENT: Final = (verbs.PAID, verbs.THREATENED)  # the table shows them, and what follows says it
_COMMITTED: Final = "BRAWL-9.20"  # a +2 Attack is discarded after its attack


def _card(card: int) -> tuple[str, ...]:
    return (node_id(card),) if card else ()


def _drew(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    seat, card = numbers
    return {"pieces": _card(card), "source": "deck", "to": f"hand.{seat}"}


def _gathered(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    seat, count = numbers
    return {"source": "deck", "to": f"pile.{seat}", "n": count, "gains": ((seat, "coins", count),)}


def _paid(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    seat, count = numbers
    return {"source": f"pile.{seat}", "to": "deck", "n": count, "gains": ((seat, "coins", -count),)}


def _moved(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    seat, unit, to = numbers
    king = to == KING
    return {
        "pieces": (node_id(unit),),
        "source": f"wall.{seat}" if king else f"military.{seat}",
        "to": f"king.{seat}" if king else f"wall.{seat}",
        "gains": ((seat, "score", 2),) if king else (),
    }


def _raised(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    seat, card = numbers
    gains = ((seat, "score", 1),) if TYPE[(card & CARD) + UP] == BUILDING else ()
    return {"pieces": (node_id(card),), "gains": gains}


def _declared(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    """An attacker and its target: the arrow, and the two sides of the battle card."""
    _, fighter, target, _ = numbers
    strength = strength_against(s, fighter, target)
    sides = ((node_id(fighter), (strength,), strength), (node_id(target), (), needed(s, target)))
    return {"pieces": (node_id(fighter),), "place": node_id(target), "sums": sides}


def _struck(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    unit, owner, damage, result = numbers
    lost = result == GONE and TYPE[unit] == BUILDING
    return {
        "place": node_id(unit),
        "pieces": (node_id(unit),),
        "sums": ((node_id(unit), (damage,), needed(s, unit)),),
        "to": "discard" if result == GONE else "",
        "gains": ((owner, "score", -1),) if lost else (),
    }


def _lowered(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    return {"pieces": (node_id(numbers[1]),), "to": "discard" if numbers[2] == GONE else ""}


def _thrown(s: Barons, numbers: Sequence[int]) -> dict[str, Any]:
    return {"pieces": (node_id(numbers[1]),), "to": "discard"}


_EVENTS: Final[Mapping[int, Callable[[Barons, Sequence[int]], dict[str, Any]]]] = {
    verbs.BIDS: lambda s, n: {"pieces": tuple(map(node_id, n[1:]))},
    verbs.GATHERED: _gathered,
    verbs.DREW: _drew,
    verbs.TOOK: lambda s, n: {"pieces": (node_id(n[1]),), "source": f"market.{n[2]}", "to": f"hand.{n[0]}"},
    verbs.FILLED: lambda s, n: {"pieces": (node_id(n[1]),), "source": "deck", "to": f"market.{n[0]}"},
    verbs.PAID: _paid,
    verbs.RECRUITED: lambda s, n: {"pieces": (node_id(n[1]),), "source": f"hand.{n[0]}"},
    verbs.RAISED: _raised,
    verbs.FLIPPED: _raised,
    verbs.MOVED: _moved,
    verbs.DECLARED: _declared,
    verbs.THREATENED: lambda s, n: {"place": node_id(n[0]), "sums": ((node_id(n[0]), (n[2],), needed(s, n[0])),)},
    verbs.GUARDED: lambda s, n: {"pieces": (node_id(n[1]),), "place": node_id(n[2]), "to": "discard"},
    verbs.STRUCK: _struck,
    verbs.SPENT: _lowered,
    verbs.LOWERED: _lowered,
    verbs.BOMBED: _thrown,
    verbs.JAILED: _thrown,
    verbs.PLAYED: _thrown,
    verbs.DISCARDED: _thrown,
    verbs.AID: lambda s, n: {
        "pieces": (node_id(n[0]),),
        "source": "deck",
        "to": f"aids.{n[1]}" if n[1] >= 0 else "discard",
    },
    verbs.GAVE: lambda s, n: {"pieces": _card(n[2]), "to": f"side.{n[1]}"},
}
