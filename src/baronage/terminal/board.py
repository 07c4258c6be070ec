"""The board as text: the scene of a view, drawn by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from baronage.engine.core.state import FULL, State
from baronage.engine.game.game import game_of
from baronage.engine.picture.text_renderer import outline
from baronage.terminal.locale import msg
from baronage.terminal.screen import Screen

# MARKS of engine/picture/text_renderer.py, with messages of the terminal
_MARKED = {
    "chosen": msg("mark-chosen"),
    "target": msg("mark-target"),
    "choice": msg("mark-choice"),
    "highlighted": msg("mark-highlighted"),
    "lost": msg("mark-lost"),
    "key": msg("mark-key"),
}


def seen_by(state: State, viewer: int) -> State:
    """Return the state as known to a viewer; for FULL, unchanged."""
    return state if viewer in (FULL, state.viewer) else state.redact(viewer)


def draw_board(
    screen: Screen, state: State, viewer: int, names: Sequence[str] = (), whole: bool = False, key: bool = True
) -> str:
    """Return the table for a viewer: the board, the hands and urgent panels.

    `whole` adds all other panels and the hover texts of the browser. `key` explains the signs.
    """
    view = seen_by(state, viewer)
    scene = game_of(state).scene(view, language=screen.language, names=names)
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
    """Return the texts for the classes of nodes in the screen's language."""
    return {name: said.localized(screen.language) for name, said in _MARKED.items()}


def _drawings(screen: Screen, view: State, names: Sequence[str]) -> dict[str, list[str]]:
    if not screen.drawings:
        return {}
    return game_of(view).drawings(view, screen.width, screen.language, names, screen.notation)


def show_board(screen: Screen, state: State, viewer: int, names: Sequence[str] = (), whole: bool = False) -> None:
    """Print the table for a viewer."""
    screen.drawing(draw_board(screen, state, viewer, names, whole))


def show_hand(screen: Screen, state: State, seat: int, names: Sequence[str] = ()) -> None:
    """Print only the seat's own cards, with full texts."""
    scene = game_of(state).scene(seen_by(state, seat), language=screen.language, names=names)
    hands = [panel for panel in scene.panels if panel.kind == "hand"]
    if not hands:
        screen.line(msg("hold-nothing"))
        return
    held = replace(scene, nodes=[], panels=hands)
    screen.drawing(
        outline(held, screen.colour, screen.width, full=True, notation=screen.notation, marks=_marks(screen))
    )
