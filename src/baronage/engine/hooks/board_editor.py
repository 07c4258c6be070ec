"""Custom boards: the hooks of a game with a board editor.

A game with custom boards has a module `board_editor`. A board is the document that the game's option takes. The player
clicks shapes of its drawing with a selected tool, and a pure function returns the next document. Remaining errors come
from the functions that validate the option of a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

Document = dict[str, Any]


@dataclass(frozen=True)
class BoardError:
    """A remaining error: a message, its rule, and the ids of the shapes it concerns."""

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
class BoardTemplate:
    """A board to start from."""

    name: str
    title: str
    document: Document


@dataclass(frozen=True)
class Shape:
    """A part of the drawing of a board: an SVG path with a kind of look. One with an id can be clicked or marked."""

    path: str
    kind: str
    id: str = ""
    at: tuple[float, float] = (0.0, 0.0)  # where its icon and its text stand
    seat: int = -1  # whose colour it has
    icon: str = ""
    text: str = ""
    note: str = ""  # below the text
    says: str = ""  # what it is, for screen readers


@dataclass(frozen=True)
class EditorView:
    """The drawing of a board, and the ids that can be clicked with the selected tool."""

    box: tuple[float, float, float, float]  # left, top, width, height
    says: str
    shapes: tuple[Shape, ...]
    may: list[str]


class BoardEditor(Protocol):
    """The module `board_editor` of a game."""

    OPTION: str  # the option that takes the board
    TOOLS: tuple[Tool, ...]
    TEMPLATES: tuple[BoardTemplate, ...]  # the first is an empty board, the second the default

    def unreadable(self, document: Any) -> str:
        """Return why this document is not a board, finished or not, or "" if it is one."""

    def errors(self, document: Document) -> list[BoardError]:
        """Return the errors that prevent opening a table with this board."""

    def needs(self, document: Document) -> tuple[int, Document]:
        """Return the number of players of a board, and the other table options it needs."""

    def click(self, document: Document, tool: str, chosen: str, place: str) -> tuple[Document, str]:
        """Return the board after a click, and the selected id, for tools that need two clicks."""

    def drawing(self, document: Document, tool: str, chosen: str) -> EditorView:
        """Return the drawing of the board while `tool` is selected."""
