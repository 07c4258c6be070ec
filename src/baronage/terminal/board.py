"""The table as text, in the language and the width of a screen."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.core.state import FULL, State
from baronage.engine.game.table_text import hand, outline
from baronage.terminal.locale import msg
from baronage.terminal.screen import Screen


def seen_by(state: State, viewer: int) -> State:
    """Return the state as known to a viewer; for FULL, unchanged."""
    return state if viewer in (FULL, state.viewer) else state.redact(viewer)


def draw_board(
    screen: Screen, state: State, viewer: int, names: Sequence[str] = (), whole: bool = False, key: bool = True
) -> str:
    """Return the table for a viewer.

    `whole` adds the effects of the cards and what can be counted. `key` explains the signs.
    """
    return outline(
        seen_by(state, viewer),
        screen.language,
        names,
        width=screen.width,
        colour=screen.colour,
        whole=whole,
        key=key,
        notation=screen.notation,
        drawings=screen.drawings,
    )


def show_board(screen: Screen, state: State, viewer: int, names: Sequence[str] = (), whole: bool = False) -> None:
    """Print the table for a viewer."""
    screen.drawing(draw_board(screen, state, viewer, names, whole))


def show_hand(screen: Screen, state: State, seat: int, names: Sequence[str] = ()) -> None:
    """Print only the seat's own cards, with their effects."""
    held = hand(
        seen_by(state, seat),
        screen.language,
        names,
        width=screen.width,
        colour=screen.colour,
        notation=screen.notation,
    )
    if held:
        screen.drawing(held)
    else:
        screen.line(msg("hold-nothing"))
