"""The scene of a view: a tree of a few primitives with stable ids, and side panels. It has classes instead of colours.

Every client can draw any scene: the browser as SVG animated by id, Python as an SVG file, the terminal as text.

**Primitives.** `group` (moves its children by x, y), `path`, `rect` (r: corner radius), `circle` (centre x, y), `text`
(start of the line at x, y; `w`: maximum width), `icon` (upper left corner x, y; `w`: height and width) and `card`
(upper left corner x, y; a `Face`). Coordinates are relative to the group of a node. Later nodes cover earlier ones.

**Ids** are stable. A physical object keeps its id wherever it lies (`c17`), so that clients can move it. A hidden
object has the id of its place (`deck`, `B.hand.3`), which reveals nothing. Nodes that are never clicked and never move
need no id.

**Texts.** `says` describes a node, for screen readers, for the terminal and on hover. `tip` adds more on hover. `code`
is its name in notation, so that a player can type it. A node without `says` (a card without a name) is decoration. The
text form of a scene is made from these alone: a group with `says` is a heading for its children.

**Classes** are semantic, separated by spaces, and all listed in `CLASSES`; `seat-3` is the fourth seat's colour. Colour
is never the only sign: a seat also has its shield and its pattern, a card its name, a mark its icon.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from baronage.engine.picture.icons import ICONS

KINDS = ("group", "path", "rect", "circle", "text", "icon", "card")
PANELS = ("table", "track", "hand", "note")

SEATS = 24  # seat-0 to seat-15 for seats; the rest for games with colours of their own:

# The meaning of each class. Clients must be able to draw all of them.
CLASSES: dict[str, str] = {
    # surfaces and lines
    "ground": "a surface on which things lie",
    "tray": "a darker surface",
    "slot": "an empty place",
    "line": "a thin line",
    "edge": "a heavy line",
    "wall": "a wall, filled",
    "open": "an open edge, dotted",
    "pill": "a label with round ends",
    "plate": "a label with a thin line around it; draft: dashed and hollow, sent: filled",
    "tile": "a piece of land: a thin dark edge",
    "sketch": "a drawing on land, faint",
    "bar": "the whole of a meter",
    "amount": "the filled part of a meter",
    "tick": "a threshold on a meter",
    "arrow": "a line with a head at its end",
    "casing": "a broad line in the colour of the ground, below a line that crosses others",
    "shore": "the line where water meets land",
    "hatched": "hatching over a land: laid waste, or about to be",
    "glow": "light around what rises now: a circle that fades to its edge",
    # seats
    "owned": "land of a seat: tint and pattern",
    "band": "the border of a seat's land",
    "piece": "a piece in a seat's colour, with an edge",
    "player": "all that belongs to a player",
    "figures": "what a player has, in numbers",
    # lands
    **{
        f"land-{name}": f"terrain: {name}"
        for name in (
            *("clear", "field", "woods", "mountain", "desert", "hill", "mine", "water", "ash", "capital", "light"),
            *("dark", "market"),
        )
    },
    # marks
    "choice": "may be chosen now",
    "chosen": "chosen by this seat, or taking part",
    "target": "aimed at",
    "highlighted": "to be looked at",
    "draft": "not sent yet: only this seat sees it",
    "sent": "done and seen by all",
    "active": "whose turn it is",
    "soft": "not usable now",
    "dashed": "drawn with a broken line",
    "lost": "will be lost",
    "good": "a good result",
    "warn": "a danger",
    "gold": "golden",
    # text
    "title": "large, in the letters of titles",
    "heading": "smaller, in the letters of titles",
    "score": "a large figure",
    "strong": "stressed",
    "muted": "of less weight",
    "small": "small letters",
    "reverse": "letters on a pill or a plate that is sent, or on a pill that is a draft",
    "inlaid": "letters on a piece in a seat's colour",
    "notation": "what only who types moves needs: clients may leave it out",
    "halo": "letters with an edge in the colour of the ground",
    "struck": "struck out: what was so before",
    "middle": "centred at x",
    "end": "ends at x",
}


@dataclass
class Figure:
    """A number on a card with an icon for its meaning. The icon is empty where the text is clear."""

    icon: str
    text: str

    def document(self) -> dict[str, Any]:
        """Return the number as JSON."""
        return {"icon": self.icon, "text": self.text}


@dataclass
class Face:
    """The contents of a card. The drawn size decides how much is shown: a whole face, a small one, or one line.

    `kind` sets the colour of the name: civilian, military, building, event, action, aid, land, people, army; `back` is
    a card face down. The foot describes the other half: `mark` up or down, `cost`, name. `count` is for a pile.
    """

    name: str = ""
    kind: str = ""
    icon: str = ""
    left: Figure | None = None
    right: Figure | None = None
    mark: str = ""
    cost: str = ""
    foot: str = ""
    count: int | None = None

    def document(self) -> dict[str, Any]:
        """Return the face as JSON, without empty fields."""
        data: dict[str, Any] = {}
        if self.name:
            data["name"] = self.name
        if self.kind:
            data["kind"] = self.kind
        if self.icon:
            data["icon"] = self.icon
        if self.left is not None:
            data["left"] = self.left.document()
        if self.right is not None:
            data["right"] = self.right.document()
        if self.mark:
            data["mark"] = self.mark
        if self.cost:
            data["cost"] = self.cost
        if self.foot:
            data["foot"] = self.foot
        if self.count is not None:
            data["count"] = self.count
        return data


FACES = ("civilian", "military", "building", "event", "action", "aid", "land", "people", "army", "back")


@dataclass
class Node:
    """A node of the scene."""

    kind: str
    id: str = ""
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    r: float = 0
    d: str = ""  # of a path: M, L, C, Q, A, H, V and Z, upper or lower case
    text: str = ""
    icon: str = ""
    classes: str = ""
    says: str = ""
    tip: str = ""
    lore: str = ""  # the id of a background text in the game's `teaching`
    code: str = ""
    same: str = ""  # the id of an equal node: a click here counts as a click there
    rules: tuple[str, ...] = ()
    face: Face | None = None
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """Yield this node and all nodes below it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def add(self, *nodes: Node) -> Node:
        """Add nodes to this group and return the group."""
        self.children.extend(nodes)
        return self

    def mark(self, name: str) -> None:
        """Add a class to this node."""
        if name not in self.classes.split():
            self.classes = f"{self.classes} {name}".strip()

    def document(self) -> dict[str, Any]:
        """Return the node as JSON, without empty fields. Written by hand for speed: a scene has hundreds of nodes."""
        data: dict[str, Any] = {"kind": self.kind}
        if self.id:
            data["id"] = self.id
        if self.x:
            data["x"] = self.x if type(self.x) is int else round(self.x, 2)
        if self.y:
            data["y"] = self.y if type(self.y) is int else round(self.y, 2)
        if self.w:
            data["w"] = self.w if type(self.w) is int else round(self.w, 2)
        if self.h:
            data["h"] = self.h if type(self.h) is int else round(self.h, 2)
        if self.r:
            data["r"] = self.r if type(self.r) is int else round(self.r, 2)
        if self.d:
            data["d"] = self.d
        if self.text:
            data["text"] = self.text
        if self.icon:
            data["icon"] = self.icon
        if self.classes:
            data["classes"] = self.classes
        if self.says:
            data["says"] = self.says
        if self.tip:
            data["tip"] = self.tip
        if self.lore:
            data["lore"] = self.lore
        if self.code:
            data["code"] = self.code
        if self.same:
            data["same"] = self.same
        if self.rules:
            data["rules"] = list(self.rules)
        if self.face is not None:
            data["face"] = self.face.document()
        if self.children:
            data["children"] = [child.document() for child in self.children]
        return data


@dataclass
class Panel:
    """A panel beside the board: a table, a track, a hand or a note. Any of them may end with `lines` of small print.

    A row's class (`looks`) may name a seat, whose shield is then drawn before it, or be `total`, `active`, `warn`,
    `muted`, `draft` (dashed border: not sent yet) or `sent` (solid border). Long cells are wrapped. A track goes from 0
    to `top` and stands at `value`, with `marks` at some points. Alternatively it has `names`, one for each step, and
    `value` is the index of the current one. The client lays out the cards of a hand. Class `highlighted` is for a panel
    that matters to the current decision, `warn` for a panel with a warning.
    """

    kind: str
    title: str
    id: str = ""
    tag: str = ""  # a word or two beside the title: the result
    classes: str = ""
    says: str = ""
    rules: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    rows: list[list[str]] = field(default_factory=list)
    looks: list[str] = field(default_factory=list)
    value: int = 0
    top: int = 0
    marks: list[tuple[int, str]] = field(default_factory=list)
    names: tuple[str, ...] = ()
    cards: list[Node] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def document(self) -> dict[str, Any]:
        """Return the panel as JSON, without empty fields."""
        data = _document(self)
        if self.kind == "track":
            data["value"] = self.value
        return data


@dataclass
class Scene:
    """A board and panels. `key` explains the icons before numbers in this game.

    `colours` is the colour of each seat, where it differs from the seat's number: seat 3 is `seat-16` if `colours[3]`
    is 16. `names` are the game's names for seats, where they differ from the labels: Blue, Dark Green. Clients use both
    wherever they draw or name a seat themselves. `order` lists all seats, where they are not ordered by number, and
    `ordered` describes that order.
    """

    title: str
    width: float
    height: float
    says: str = ""
    key: dict[str, str] = field(default_factory=dict)
    nodes: list[Node] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)
    colours: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    ordered: str = ""

    def walk(self) -> Iterator[Node]:
        """Yield every node, including those in panels."""
        for node in self.nodes:
            yield from node.walk()
        for panel in self.panels:
            for card in panel.cards:
                yield from card.walk()

    def find(self, id: str) -> Node | None:
        """Return the node with this id, or None."""
        for node in self.walk():
            if node.id == id:
                return node
        return None

    def ids(self) -> set[str]:
        """Return the ids of all nodes that have one."""
        return {node.id for node in self.walk() if node.id}

    def mark(self, ids: Iterable[str], name: str) -> None:
        """Add a class to these nodes, such as `choice` for nodes that can be clicked now."""
        wanted = set(ids)
        for node in self.walk():
            if node.id in wanted:
                node.mark(name)

    def document(self) -> dict[str, Any]:
        """Return the scene as JSON."""
        return _document(self)

    def faults(self) -> list[str]:
        """Return the errors of this scene: duplicate ids, unknown kinds, classes and icons. For tests of games."""
        found: list[str] = []
        seen: set[str] = set()
        for node in self.walk():
            wrong = [f"unknown class {unknown}" for unknown in _unknown(node.classes)]
            if node.kind not in KINDS:
                wrong.append("no such kind")
            if node.id and node.id in seen:
                wrong.append("this id stands twice")
            seen.add(node.id)
            face = node.face
            icons = [node.icon]
            if face is not None:
                icons += [face.icon, face.mark, *(figure.icon for figure in (face.left, face.right) if figure)]
                if face.kind not in FACES:
                    wrong.append(f"unknown kind of face {face.kind!r}")
            elif node.kind == "card":
                wrong.append("a card without a face")
            wrong += [f"unknown icon {icon!r}" for icon in icons if icon and icon not in ICONS]
            found += [f"{node.kind} {node.id or node.says or node.text}: {fault}" for fault in wrong]
        for node in self.walk():
            if node.same and node.same not in seen:
                found.append(f"{node.kind} {node.id}: the same as {node.same}, which is not there")
        for panel in self.panels:
            if panel.kind not in PANELS:
                found.append(f"panel {panel.title}: no such kind {panel.kind}")
            if any(len(row) != len(panel.columns) for row in panel.rows):
                found.append(f"panel {panel.title}: a row with too many or too few cells")
            if panel.looks and len(panel.looks) != len(panel.rows):
                found.append(f"panel {panel.title}: looks are one for each row")
        found += [f"key: unknown icon {icon!r}" for icon in self.key if icon not in ICONS]
        return found


@cache
def _unknown(classes: str) -> tuple[str, ...]:
    return tuple(name for name in classes.split() if name not in CLASSES and seat_of(name) < 0)


def seat_of(classes: str) -> int:
    """Return the seat that the classes name, or -1."""
    for name in classes.split():
        if name.startswith("seat-") and name[5:].isdigit() and int(name[5:]) < SEATS:
            return int(name[5:])
    return -1


def _document(item: Any) -> dict[str, Any]:
    """Return a part of a scene as JSON, without empty fields."""
    data: dict[str, Any] = {}
    # in field order; faster than `dataclasses.fields`, because every scene that is sent passes through here
    for name, value in item.__dict__.items():
        if value:
            kind = type(value)
            data[name] = value if kind is str or kind is int else _plain(value)
        elif value is False or (name == "count" and value is not None):
            data[name] = value
    return data


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind is str or kind is int:
        return value
    if kind is float:
        return round(value, 2)
    if kind is list or kind is tuple:
        return [_plain(item) for item in value]
    return value.document() if hasattr(value, "document") else value


# --- node constructors ----------------------------------------------------------------------------------------------


def group(*children: Node, id: str = "", x: float = 0, y: float = 0, classes: str = "", says: str = "") -> Node:
    """Return a group of nodes."""
    return Node("group", id, x, y, classes=classes, says=says, children=list(children))


def rect(x: float, y: float, w: float, h: float, classes: str = "", r: float = 0) -> Node:
    """Return a rectangle."""
    return Node("rect", "", x, y, w, h, r, classes=classes)


def circle(x: float, y: float, r: float, classes: str = "") -> Node:
    """Return a circle around x, y."""
    return Node("circle", "", x, y, r=r, classes=classes)


def path(d: str, classes: str = "") -> Node:
    """Return a path."""
    return Node("path", d=d, classes=classes)


def text(x: float, y: float, words: str, classes: str = "", w: float = 0) -> Node:
    """Return a line of text."""
    return Node("text", "", x, y, w, text=words, classes=classes)


def icon(x: float, y: float, w: float, name: str, classes: str = "") -> Node:
    """Return an icon."""
    return Node("icon", "", x, y, w, w, icon=name, classes=classes)


def meter(x: float, y: float, w: float, value: int, top: int, ticks: Iterable[int], classes: str = "") -> Node:
    """Return a bar filled up to a value, with ticks at thresholds."""
    share = min(value, top) / top if top else 0
    bar = group(rect(0, 0, w, 6, "bar", 3), x=x, y=y)
    if share:
        bar.add(rect(0, 0, max(w * share, 6), 6, f"amount {classes}".strip(), 3))
    return bar.add(*(rect(w * tick / top - 1, -3, 2, 12, "tick") for tick in ticks))
