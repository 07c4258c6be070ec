"""Events on the table: the cards that move, the numbers of a battle, and what players gain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from baronage.engine.core.state import Event
from baronage.engine.picture.table import NO_MSG, TableEvent
from baronage.games.fyn import verbs
from baronage.games.fyn.data import FIRST_CAPITAL, NUMBERS, TYPE
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.rules.combat import chance_of
from baronage.games.fyn.state import Barons
from baronage.games.fyn.table.ids import cell_at

Numbers = Sequence[int]
Drawn = dict[str, Any]


def events(s: Barons, event: Event, default: TableEvent) -> TableEvent:
    """Return an event with the cards that move, the numbers of a battle, and points gained."""
    kind, _, numbers, _ = event
    if kind in _SILENT:
        default = default._replace(text=NO_MSG)
    drawn = _EVENTS.get(kind)
    return default if drawn is None else default._replace(**drawn(s, numbers))


# the table shows them, and what follows says it
_SILENT: Final = (verbs.CHOSE, verbs.CALLED, verbs.NUMBER, verbs.PAIRED, verbs.AIMED)


def _card(card: int) -> tuple[str, ...]:
    return (node_id(card),) if card else ()


def _worth(s: Barons, card: int) -> int:
    """Return the points of a card in play."""
    land = TYPE[card] in _LANDS or card >= FIRST_CAPITAL
    return int(land) + s.numbers.population[TYPE[card]] + s.numbers.card_cv[card]


_LANDS: Final = range(1, 5)


def _drew(s: Barons, n: Numbers) -> Drawn:
    return {"pieces": _card(n[1]), "source": "deck", "to": f"hand.{n[0]}"}


def _number(s: Barons, n: Numbers) -> Drawn:
    """The number card: its position and digits, and the number that was read."""
    seat, number, card, position = n
    if not card:
        return {"sums": ((f"side.{seat}", (), number),)}
    digits = (position, *map(int, NUMBERS[card])) if card < len(NUMBERS) else ()
    return {"pieces": _card(card), "source": "deck", "to": "discard", "sums": ((f"side.{seat}", digits, number),)}


def _moved(s: Barons, n: Numbers) -> Drawn:
    seat, army, start, to = n
    if not army:
        return {}
    return {"pieces": _card(army), "source": cell_at(seat, start), "to": cell_at(seat, to)}


def _built(s: Barons, n: Numbers) -> Drawn:
    seat, army, cell = n
    return {
        "pieces": _card(army),
        "source": f"hand.{seat}",
        "to": cell_at(seat, cell),
        "gains": ((seat, "score", s.numbers.card_cv[army]),),
    }


def _laid(s: Barons, n: Numbers) -> Drawn:
    seat, card, cell, old = n
    more = _worth(s, card) - (_worth(s, old) if old else 0)
    gains = ((seat, "score", more),) if more else ()
    return {"pieces": _card(card), "source": f"hand.{seat}", "to": cell_at(seat, cell), "gains": gains}


def _attacked(s: Barons, n: Numbers) -> Drawn:
    seat, start, foe, cell, *group = n
    return {
        "pieces": tuple(map(node_id, group)),
        "source": cell_at(seat, start),
        "place": cell_at(foe, cell),
    }


def _shot(s: Barons, n: Numbers) -> Drawn:
    """A blow: who strikes with which number, and whom with which number needed. `n` is 1 if it hits."""
    seat, army, other, number, needed, hit = n
    striker = node_id(army) if army else "line"
    struck = node_id(other) if other else "line"
    sums = ((striker, (seat,), number), (struck, (), chance_of(needed)))
    return {"sums": sums, "n": hit}


def _fell(s: Barons, n: Numbers) -> Drawn:
    seat, card, cell = n
    lost = _worth(s, card)
    gains = ((seat, "score", -lost),) if lost else ()
    return {"pieces": _card(card), "place": cell_at(seat, cell), "to": "discard", "gains": gains}


def _taken(s: Barons, n: Numbers) -> Drawn:
    seat, foe, start, cell, land = n
    worth = _worth(s, land)
    centre = s.centres[seat].get(cell, 0) if s.lands[seat].get(cell) == land else 0
    worth += _worth(s, centre) if centre else 0
    return {
        "pieces": _card(land),
        "source": cell_at(foe, start),
        "to": cell_at(seat, cell),
        "gains": ((seat, "score", worth), (foe, "score", -worth)),
    }


def _discarded(s: Barons, n: Numbers) -> Drawn:
    return {"pieces": _card(n[1]), "source": f"hand.{n[0]}", "to": "discard"}


def _played(s: Barons, n: Numbers) -> Drawn:
    seat, card, owner, cell, _ = n
    return {"pieces": _card(card), "source": f"hand.{seat}", "to": "played", "place": cell_at(owner, cell)}


def _stepped(s: Barons, n: Numbers) -> Drawn:
    owner, cell, old, new = n
    less = _worth(s, new) - _worth(s, old) if new else -_worth(s, old)
    gains = ((owner, "score", less),) if less else ()
    return {"pieces": _card(old), "place": cell_at(owner, cell), "to": "discard", "gains": gains}


_EVENTS: Final[Mapping[int, Callable[[Barons, Numbers], Drawn]]] = {
    verbs.DREW: _drew,
    verbs.SHOWN: lambda s, n: {"pieces": _card(n[1]), "source": "deck", "to": "played"},
    verbs.STRUCK: lambda s, n: {"pieces": _card(n[1]), "place": cell_at(n[0], n[2]) if n[2] >= 0 else ""},
    verbs.NUMBER: _number,
    verbs.MOVED: _moved,
    verbs.RESPONDED: _moved,
    verbs.BUILT: _built,
    verbs.PUT_DOWN: _laid,
    verbs.ATTACKED: _attacked,
    verbs.SHOT: _shot,
    verbs.FELL: _fell,
    verbs.LOST: _fell,
    verbs.STEPPED: _stepped,
    verbs.CAPTURED: _taken,
    verbs.FOLLOWED: _taken,
    verbs.DISCARDED: _discarded,
    verbs.TRIMMED: _discarded,
    verbs.PLAYED: _played,
    verbs.COUNTERED: lambda s, n: {"pieces": _card(n[1]), "source": f"hand.{n[0]}", "to": "discard"},
    verbs.SPENT_EVENT: lambda s, n: {"pieces": _card(n[0]), "source": "played", "to": "discard"},
}
