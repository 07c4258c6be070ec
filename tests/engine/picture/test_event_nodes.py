"""What a line of the log is about: nodes that stand in the picture before the line, or after it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import cast

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, PUBLIC, State
from baronage.engine.picture.event_nodes import Names, about
from baronage.engine.picture.scene import Node, Scene

MOVES = 150
NAMES: Names[State] = {
    "c": lambda s, card, seat: (f"c{card}",) if card else (),
    "l": lambda s, cell, seat: (f"{seat}.{cell}",),
}
NOBODY = cast(State, None)  # these names need no view


@pytest.mark.parametrize(
    ("signature", "params", "nodes"),
    [
        ("", (1, 2), []),
        (".c", (1, 2), ["c2"]),
        (".c", (1, 0), []),  # a card that is not seen
        ("sl", (1, 2), ["1.2"]),
        ("slsl", (1, 2, 3, 4), ["1.2", "3.4"]),  # each place is of the seat named last
        (".c+", (9, 4, 5, 6), ["c4", "c5", "c6"]),
        (".c+", (9,), []),
        ("cc", (4, 4), ["c4"]),
    ],
)
def test_signatures(signature: str, params: tuple[int, ...], nodes: list[str]) -> None:
    assert about(NOBODY, (7, ALL, params, ""), {7: signature}, NAMES) == nodes


def ids(scene: Scene) -> set[str]:
    """All ids of a picture."""

    def walk(nodes: Iterable[Node]) -> Iterable[str]:
        for node in nodes:
            yield node.id
            yield from walk(node.children)

    return {*walk(scene.nodes), *walk(card for panel in scene.panels for card in panel.cards)}


@pytest.mark.parametrize("name", list(baronage.games()))
def test_events_name_what_is_in_the_picture(name: str) -> None:
    """A card may pass unseen below others, so not every event finds its nodes; but of every kind some do."""
    game = baronage.games()[name]
    match = baronage.Match(game, seed=0)
    chance, rng = Chance(seed=0), random.Random(0)
    before = ids(game.scene(match.state.redact(PUBLIC)))
    found: dict[int, bool] = {}
    for _ in range(MOVES):
        actors = match.state.actors()
        if not actors:
            break
        seat = rng.choice(actors)
        told = len(match.history)
        match.play(seat, game.heuristic(match.state.redact(seat), seat, match.state.actions(seat), chance))
        view = match.state.redact(PUBLIC)
        after = ids(game.scene(view))
        for moment in match.history[told:]:
            for event in moment.seen(PUBLIC):
                nodes = game.about(view, event)
                if nodes:
                    found[event[0]] = found.get(event[0], False) or not set(nodes).isdisjoint(before | after)
        before = after
    assert found
    assert all(found.values()), [kind for kind, seen in found.items() if not seen]
