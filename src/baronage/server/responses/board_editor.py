"""Types of REST responses of the board editor."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class DrawingTool(TypedDict):
    """A tool of the board editor: its icon, its name, and what a click does."""

    name: str
    icon: str
    title: str
    help: str


class DrawingReady(TypedDict):
    """A board template; the first is empty."""

    name: str
    title: str


class DrawingFault(TypedDict):
    """A remaining problem of a board, the rule, and the ids of the shapes it concerns."""

    sentence: str
    rule: str
    nodes: list[str]


class DrawnShape(TypedDict):
    """A part of the drawing of a board: an SVG path, its look, where its icon and texts stand, and its seat, or -1.

    One with an id can be clicked or marked; `says` is what it is.
    """

    path: str
    kind: str
    id: str
    at: list[float]
    seat: int
    icon: str
    text: str
    note: str
    says: str


class DrawnBoard(TypedDict):
    """A custom board: its document, its drawing in a box, the ids that can be clicked and the selected one.

    `options` and `seats` are those of a table that uses it, which can be created once `faults` is empty.
    """

    document: dict[str, Any]
    box: list[float]
    says: str
    shapes: list[DrawnShape]
    may: list[str]
    chosen: str
    faults: list[DrawingFault]
    seats: int
    options: dict[str, Any]
    tools: list[DrawingTool]
    ready: list[DrawingReady]
