"""Event counts of a game by seat.

A count is a kind of event that names a seat, with the term of its object if there is one: "took knight".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from baronage.engine.core.state import Event
from baronage.engine.game.game import Game

EventCounts = dict[str, list[int]]  # by name: the count of each seat


@lru_cache(maxsize=64)
def _shape(game: Game, kind: int) -> tuple[str, int, int, str]:
    """Return the shape of an event kind: name, index of its seat, index and kind of its object.

    The name is empty if the event is not counted. An index is below 0 if there is no object.
    """
    name, params = game.events.get(kind, ("", ()))
    if not name or "seat" not in params:
        return "", 0, 0, ""
    words = game.words.english
    for at, param in enumerate(params):
        if f"TERM_{words.params.get(param, '')}" in words.names:
            return name, params.index("seat"), at, words.params[param]
    return name, params.index("seat"), -1, ""


def event_counts(game: Game, seats: int, events: Iterable[Event]) -> EventCounts:
    """Return the event counts by name and seat."""
    found: EventCounts = {}
    for kind, _, params, _ in events:
        name, who, place, term = _shape(game, kind)
        if not name or not 0 <= params[who] < seats:
            continue
        if place >= 0:
            name = f"{name} {game.words.english.names[f'TERM_{term}'](params[place])}"
        found.setdefault(name, [0] * seats)[params[who]] += 1
    return found
