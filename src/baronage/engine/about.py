"""Which nodes of the picture an event is about, so that clients can show what happened one line after another.

A game has a signature for each kind of event: one letter for each of its facts, with what the letter names. `s` is a seat, which
the letters after it may need; `.` names nothing; a `+` at the end repeats the letter before it for all facts that are left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from baronage.engine.flow import Event, State

S = TypeVar("S", bound=State)

Names = Mapping[str, Callable[[S, int, int], tuple[str, ...]]]  # by letter: from a view, the fact and the last seat


def about(view: S, event: Event, signatures: Mapping[int, str], names: Names[S]) -> list[str]:
    """The ids of the nodes, in the order of the facts. Some may stand only in the picture before, or only after."""
    signature = signatures.get(event[0], "")
    more = signature.endswith("+")
    letters = signature[:-1] if more else signature
    seat = -1
    found: list[str] = []
    for index, fact in enumerate(event[2]):
        if index >= len(letters) and not more:
            break
        letter = letters[min(index, len(letters) - 1)]
        if letter == "s":
            seat = fact
        if letter in names:
            found.extend(name for name in names[letter](view, fact, seat) if name not in found)
    return found
