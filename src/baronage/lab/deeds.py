"""What players did in a game, counted by seat.

A deed is a kind of event that names a seat, with the thing it was done with where that has a word: "took knight".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from baronage.engine.flow import Event
from baronage.engine.game import Game

Deeds = dict[str, list[int]]  # by name: how often each seat did it


@lru_cache(maxsize=64)
def _shape(game: Game, kind: int) -> tuple[str, int, int, str]:
    """Of a kind of event: its name (empty: no deed), where its seat stands, where its thing (below 0: none), and its kind."""
    name, facts = game.events.get(kind, ("", ()))
    if not name or "seat" not in facts:
        return "", 0, 0, ""
    words = game.words.english
    for at, fact in enumerate(facts):
        if f"TERM_{words.facts.get(fact, '')}" in words.names:
            return name, facts.index("seat"), at, words.facts[fact]
    return name, facts.index("seat"), -1, ""


def deeds(game: Game, seats: int, events: Iterable[Event]) -> Deeds:
    """Who did what, how often."""
    found: Deeds = {}
    for kind, _, facts, _ in events:
        name, who, thing, kind_of_thing = _shape(game, kind)
        if not name or not 0 <= facts[who] < seats:
            continue
        if thing >= 0:
            name = f"{name} {game.words.english.names[f'TERM_{kind_of_thing}'](facts[thing])}"
        found.setdefault(name, [0] * seats)[facts[who]] += 1
    return found
