"""The scene nodes that an event concerns, so that clients can show events one after another.

A game defines a signature for each kind of event: one letter per param, which selects a function that names nodes. `s`
is a seat, which later letters may need; `.` names nothing; a final `+` repeats the letter before it for all remaining
params.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from baronage.engine.core.state import Event, State

S = TypeVar("S", bound=State)

Names = Mapping[str, Callable[[S, int, int], tuple[str, ...]]]  # by letter: from a view, the param and the last seat


def about(view: S, event: Event, signatures: Mapping[int, str], names: Names[S]) -> list[str]:
    """Return the ids of the nodes, in the order of the params. Some may exist only before or only after the event."""
    signature = signatures.get(event[0], "")
    more = signature.endswith("+")
    letters = signature[:-1] if more else signature
    seat = -1
    found: list[str] = []
    for index, param in enumerate(event[2]):
        if index >= len(letters) and not more:
            break
        letter = letters[min(index, len(letters) - 1)]
        if letter == "s":
            seat = param
        if letter in names:
            found.extend(name for name in names[letter](view, param, seat) if name not in found)
    return found
