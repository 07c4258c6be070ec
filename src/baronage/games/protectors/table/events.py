"""Events on the table: marches from land to land, battles with their sums, and what players gain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from baronage.engine.core.state import Event
from baronage.engine.picture.table import NO_MSG, TableEvent
from baronage.games.protectors import verbs
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.state import Realm
from baronage.games.protectors.table.ground import SEA


def events(s: Realm, event: Event, default: TableEvent) -> TableEvent:
    """Return an event with its land, its step, where units go, the sums of a battle, and points and gold gained."""
    kind, _, numbers, _ = event
    if kind in _SILENT:
        return default._replace(kind="", text=NO_MSG)
    if kind in _WORDS:
        default = default._replace(text=(_WORDS[kind], default.text[1]))
    drawn = _EVENTS.get(kind)
    if drawn is None or not s.owner:
        return default
    return default._replace(**drawn(s, numbers))


def _seat(s: Realm, number: int) -> int:
    """Return the seat of a Player#, or -1."""
    return s.number.index(number) if number in s.number else -1


def _gold(s: Realm, number: int, amount: int) -> tuple[tuple[int, str, int], ...]:
    return ((_seat(s, number), "gold", amount),) if amount else ()


def _ordered(s: Realm, numbers: Sequence[int]) -> dict[str, Any]:
    player, verb, place, *rest = numbers
    seat = _seat(s, player)
    march = verb in (verbs.MARCH, verbs.DELAYED)
    to = rest[0] if march else rest[1] if verb == verbs.SUPPORT else place
    gold = rest[1] if march else rest[2] if verb == verbs.SUPPORT else rest[0] if rest else 0
    return {
        "n": int(gold == 1),  # golden
        "head": ("order-flag", {"verb": verb}),
        "place": place_id(place),
        "source": place_id(place),
        "to": place_id(to),
        "pieces": (f"side.{seat}",),
    }


def _marched(s: Realm, numbers: Sequence[int]) -> dict[str, Any]:
    player, place, to, count = numbers[:4]
    return {
        "source": place_id(place),
        "to": place_id(to),
        "n": count,
        "pieces": (f"side.{_seat(s, player)}",),
    }


def _battle(s: Realm, numbers: Sequence[int]) -> dict[str, Any]:
    place, one, mine, other, theirs = numbers[:5]
    sides = tuple((f"side.{_seat(s, player)}", (), total) for player, total in ((one, mine), (other, theirs)) if player)
    return {"place": place_id(place), "sums": sides, "head": ("step-land", {"place": place})}


def _clash(s: Realm, numbers: Sequence[int]) -> dict[str, Any]:
    strength, power, _ = numbers
    return {"place": SEA, "sums": (("dragon", (), power), (SEA, (), strength))}


def _committed(s: Realm, numbers: Sequence[int]) -> dict[str, Any]:
    return {"to": SEA, "n": numbers[1], "pieces": (f"side.{_seat(s, numbers[0])}",)}


def _rewarded(s: Realm, numbers: Sequence[int]) -> dict[str, Any]:
    player, reward, bonus, points = numbers
    gains = _gold(s, player, reward + bonus)
    return {"gains": (*gains, (_seat(s, player), "score", points)) if points else gains}


def _produced(s: Realm, numbers: Sequence[int]) -> dict[str, Any]:
    each = zip(numbers[::3], numbers[1::3], strict=False)
    return {"gains": tuple(gain for player, amount in each for gain in _gold(s, player, amount))}


def _seized(s: Realm, numbers: Sequence[int]) -> dict[str, Any]:
    return {"place": place_id(numbers[1]), "head": ("step-land", {"place": numbers[1]})}


def _at(index: int) -> Callable[[Realm, Sequence[int]], dict[str, Any]]:
    """Return a description of an event at the land whose number is at this index."""
    return lambda s, numbers: {"place": place_id(numbers[index])}


# Messages of the log that are shorter than those of the referee.
_WORDS: Final = {
    verbs.BID_SHOWN: "log-bid",
    verbs.LOTS: "log-lots",
    verbs.RANKING: "log-ranking",
    verbs.ORDER: "log-ordered",
    verbs.ALL_PRODUCED: "log-produced",
}
_SILENT: Final = (verbs.SENT, verbs.TURN_ENDED, verbs.WINDOW)  # the ranking and the parts of the turn show them
_EVENTS: Final[Mapping[int, Callable[[Realm, Sequence[int]], dict[str, Any]]]] = {
    verbs.PLACED: lambda s, n: {"place": place_id(n[2])},
    verbs.ORDER: _ordered,
    verbs.MARCHED: _marched,
    verbs.BATTLE: _battle,
    verbs.CLASH: _clash,
    verbs.COMMITTED: _committed,
    verbs.REWARDED: _rewarded,
    verbs.ALL_PRODUCED: _produced,
    verbs.ATTACK: lambda s, n: {"place": SEA},
    verbs.CARD: lambda s, n: {"place": SEA, "to": "play"},
    verbs.PLAGUED: _at(1),
    verbs.CUT: _at(1),
    verbs.STARVED: _at(1),
    verbs.KING: _at(1),
    verbs.SEIZED: _seized,
    verbs.BOUGHT: _at(1),
    verbs.UPGRADED: _at(1),
    verbs.LEVELLED: _at(1),
    verbs.DIED: _at(1),
    verbs.BURNT: _at(0),
    verbs.WORK_LOST: _at(1),
    verbs.PLANK: _at(1),
    verbs.TITLE: lambda s, n: {"gains": ((_seat(s, n[0]), "score", 3),)},
    verbs.SPOILS: lambda s, n: {"gains": (*_gold(s, n[0], n[2]), *_gold(s, n[1], -n[2]))},
    verbs.PAID_OVER: lambda s, n: {"gains": (*_gold(s, n[1], n[2]), *_gold(s, n[0], -n[2]))},
    verbs.COLLECTED: lambda s, n: {"gains": _gold(s, n[0], -n[1])},
    verbs.RUINED: lambda s, n: {"gains": _gold(s, n[0], -n[1])},
}
