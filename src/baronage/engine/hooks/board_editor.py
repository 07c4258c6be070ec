"""Custom boards: the hooks of a game with a board editor.

A game with custom boards has a module `board_editor`. A board is the document that the game's option takes. The player
clicks nodes of its picture with a selected tool, and a pure function returns the next document. Remaining errors come
from the functions that validate the option of a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from baronage.engine.picture.scene import Scene

Document = dict[str, Any]


@dataclass(frozen=True)
class Fault:
    """A remaining error: a message, its rule, and the nodes it concerns."""

    sentence: str
    rule: str = ""
    nodes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tool:
    """A drawing tool: its name, icon, title and the effect of a click."""

    name: str
    icon: str
    title: str
    help: str


@dataclass(frozen=True)
class Ready:
    """A board to start from."""

    name: str
    title: str
    document: Document


@dataclass
class EditorView:
    """A picture of a board, and the nodes that can be clicked with the selected tool."""

    scene: Scene
    may: list[str]


class Drawing(Protocol):
    """The module `board_editor` of a game."""

    OPTION: str  # the option that takes the board
    TOOLS: tuple[Tool, ...]
    READY: tuple[Ready, ...]  # the first is an empty board, the second the default

    def unreadable(self, document: Any) -> str:
        """Return why this document is not a board, finished or not, or "" if it is one."""

    def faults(self, document: Document) -> list[Fault]:
        """Return the errors that prevent opening a table with this board."""

    def needs(self, document: Document) -> tuple[int, Document]:
        """Return the number of players of a board, and the other table options it needs."""

    def touch(self, document: Document, tool: str, chosen: str, place: str) -> tuple[Document, str]:
        """Return the board after a click, and the selected node, for tools that need two clicks."""

    def sketch(self, document: Document, tool: str, chosen: str) -> EditorView:
        """Return the board as shown while `tool` is selected."""
