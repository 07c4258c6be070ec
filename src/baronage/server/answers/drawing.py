"""What REST answers to who draws a board of one's own (see `answers`)."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class DrawingTool(TypedDict):
    """What one draws with: its picture, how it is called, and what a click does with it."""

    name: str
    icon: str
    title: str
    help: str


class DrawingReady(TypedDict):
    """A board to begin with; the first is an empty sheet."""

    name: str
    title: str


class DrawingFault(TypedDict):
    """What is still wrong, the rule that says so, and the nodes of the picture that it is about."""

    sentence: str
    rule: str
    nodes: list[str]


class DrawnBoard(TypedDict):
    """A board of one's own: its document, its picture, what of it may be clicked with the tool in hand, and what is chosen.
    `options`: those of a table for `seats` that plays on it; one can be opened when there are no `faults`."""

    document: dict[str, Any]
    scene: dict[str, Any]
    may: list[str]
    chosen: str
    faults: list[DrawingFault]
    seats: int
    options: dict[str, Any]
    tools: list[DrawingTool]
    ready: list[DrawingReady]
