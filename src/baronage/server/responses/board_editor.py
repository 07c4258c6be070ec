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
    """A remaining problem of a board, the rule, and the scene nodes it concerns."""

    sentence: str
    rule: str
    nodes: list[str]


class DrawnBoard(TypedDict):
    """A custom board: its document, its scene, the clickable nodes and the selected node.

    `options` and `seats` are those of a table that uses it, which can be created once `faults` is empty.
    """

    document: dict[str, Any]
    scene: dict[str, Any]
    may: list[str]
    chosen: str
    faults: list[DrawingFault]
    seats: int
    options: dict[str, Any]
    tools: list[DrawingTool]
    ready: list[DrawingReady]
