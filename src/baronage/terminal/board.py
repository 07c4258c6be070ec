"""The table as text: the scene of a view, drawn by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from baronage.engine.flow import FULL, State
from baronage.engine.outline import outline
from baronage.terminal.screen import Screen
from baronage.terminal.words import say

# MARKS of engine/outline.py, in words of the terminal
_MARKED = {
    "chosen": say("mark-chosen"),
    "target": say("mark-target"),
    "choice": say("mark-choice"),
    "highlighted": say("mark-highlighted"),
    "lost": say("mark-lost"),
    "key": say("mark-key"),
}


def seen_by(state: State, eyes: int) -> State:
    """The state as these eyes may know it; FULL: as it is."""
    return state if eyes in (FULL, state.eyes) else state.redact(eyes)


def draw_board(
    screen: Screen, state: State, eyes: int, names: Sequence[str] = (), whole: bool = False, key: bool = True
) -> str:
    """The table as these eyes see it: the board, the hands and what presses.

    `whole`: all that stands beside it too, and what a browser tells on hover. `key`: explain the signs.
    """
    view = seen_by(state, eyes)
    scene = state.game.scene(view, language=screen.language, names=names)
    drawings: dict[str, list[str]] = {}
    if not whole:
        marks = {"warn", "highlighted"}
        pressing = [panel for panel in scene.panels if panel.kind == "hand" or marks & set(panel.classes.split())]
        scene = replace(scene, panels=pressing)
        drawings = _drawings(screen, view, names)
    return outline(
        scene,
        screen.colour,
        screen.width,
        key=key,
        tips=whole,
        drawings=drawings,
        notation=screen.notation,
        marks=_marks(screen),
    )


def _marks(screen: Screen) -> dict[str, str]:
    """What is told of a thing beside its name, in the screen's language."""
    return {name: said.told(screen.language) for name, said in _MARKED.items()}


def _drawings(screen: Screen, view: State, names: Sequence[str]) -> dict[str, list[str]]:
    if not screen.drawings:
        return {}
    return view.game.drawings(view, screen.width, screen.language, names, screen.notation)


def show_board(screen: Screen, state: State, eyes: int, names: Sequence[str] = (), whole: bool = False) -> None:
    """Print it."""
    screen.drawing(draw_board(screen, state, eyes, names, whole))


def show_hand(screen: Screen, state: State, seat: int, names: Sequence[str] = ()) -> None:
    """The seat's own cards alone, in whole words."""
    scene = state.game.scene(seen_by(state, seat), language=screen.language, names=names)
    hands = [panel for panel in scene.panels if panel.kind == "hand"]
    if not hands:
        screen.line(say("hold-nothing"))
        return
    held = replace(scene, nodes=[], panels=hands)
    screen.drawing(
        outline(held, screen.colour, screen.width, full=True, notation=screen.notation, marks=_marks(screen))
    )
