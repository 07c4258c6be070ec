"""The picture of a view: a tree of few primitives with stable ids, and side panels. It knows no colours, only classes.

Every client draws any scene: the browser as SVG that moves by id, Python as an SVG file, the terminal as text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

KINDS = ("group", "path", "rect", "circle", "text", "icon", "card")


@dataclass
class Node:
    """One thing in the picture. `says` is what it is in words: for screen readers, the terminal, and on hover."""

    kind: str
    id: str = ""
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    r: float = 0
    d: str = ""  # of a path
    text: str = ""
    icon: str = ""
    classes: str = ""  # semantic: "seat-0 building highlighted"
    says: str = ""
    rules: tuple[str, ...] = ()
    face: dict[str, Any] = field(default_factory=dict)  # of a card: what stands on it
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """This node and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def document(self) -> dict[str, Any]:
        """As JSON, without what is empty."""
        data: dict[str, Any] = {"kind": self.kind}
        for name in ("id", "x", "y", "w", "h", "r", "d", "text", "icon", "classes", "says", "face"):
            value = getattr(self, name)
            if value:
                data[name] = value
        if self.rules:
            data["rules"] = list(self.rules)
        if self.children:
            data["children"] = [child.document() for child in self.children]
        return data


@dataclass
class Panel:
    """Beside the board: a table, a track, a hand or a note."""

    kind: str  # table, track, hand, note
    title: str
    id: str = ""
    columns: tuple[str, ...] = ()
    rows: list[list[str]] = field(default_factory=list)
    value: int = 0  # of a track
    top: int = 0
    marks: dict[int, str] = field(default_factory=dict)
    cards: list[Node] = field(default_factory=list)  # of a hand
    lines: list[str] = field(default_factory=list)  # of a note

    def document(self) -> dict[str, Any]:
        """As JSON, without what is empty."""
        data: dict[str, Any] = {"kind": self.kind, "title": self.title}
        if self.id:
            data["id"] = self.id
        if self.kind == "table":
            data |= {"columns": list(self.columns), "rows": self.rows}
        elif self.kind == "track":
            data |= {"value": self.value, "top": self.top, "marks": self.marks}
        elif self.kind == "hand":
            data["cards"] = [card.document() for card in self.cards]
        else:
            data["lines"] = self.lines
        return data


@dataclass
class Scene:
    """Board and panels."""

    width: float
    height: float
    nodes: list[Node] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """Every node, those in panels included."""
        for node in self.nodes:
            yield from node.walk()
        for panel in self.panels:
            for card in panel.cards:
                yield from card.walk()

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "width": self.width,
            "height": self.height,
            "nodes": [node.document() for node in self.nodes],
            "panels": [panel.document() for panel in self.panels],
        }
