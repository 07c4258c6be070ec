"""Boards of one's own, drawn by hand: what a game with such an option tells those who draw.

A game that has one offers a module `drawing`. A board is the very document that its option takes; whoever draws clicks something
in a picture of it with a tool in hand, and a pure function gives the next document. What is still wrong with it comes from the
same functions by which a table takes it or refuses it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from baronage.engine.scene import Scene

Document = dict[str, Any]


@dataclass(frozen=True)
class Fault:
    """What is still wrong: a sentence, the rule that says so, and the nodes of the picture that it is about."""

    sentence: str
    rule: str = ""
    nodes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tool:
    """What one draws with: its name, its picture, how it is called, and what a click does with it."""

    name: str
    icon: str
    title: str
    help: str


@dataclass(frozen=True)
class Ready:
    """A board to begin with."""

    name: str
    title: str
    document: Document


@dataclass
class Sketch:
    """A picture of a board, and what of it may be clicked with the tool in hand."""

    scene: Scene
    may: list[str]


class Drawing(Protocol):
    """The module `drawing` of a game."""

    OPTION: str  # that takes such a board
    TOOLS: tuple[Tool, ...]
    READY: tuple[Ready, ...]  # the first is an empty sheet, the second what one begins with

    def unreadable(self, document: Any) -> str:
        """Why this is no document of a board, finished or not; "": it is one."""

    def faults(self, document: Document) -> list[Fault]:
        """What keeps a table from being opened with it."""

    def needs(self, document: Document) -> tuple[int, Document]:
        """How many play on it, and the other options of a table that it needs."""

    def touch(self, document: Document, tool: str, chosen: str, place: str) -> tuple[Document, str]:
        """The board after a click, and what is chosen then, for tools that need two clicks."""

    def sketch(self, document: Document, tool: str, chosen: str) -> Sketch:
        """How it looks to who has that tool in hand."""
