"""Small pictures in a row: a card, an icon with a word below it, a figure, an arrow. All are 92 high,
and say nothing by themselves: what they show is told beside them."""

from __future__ import annotations

from typing import Final, NamedTuple

from baronage.engine.lettering import text_width, wrap
from baronage.engine.scene import Face, Node, Scene, group, icon, path, rect, text
from baronage.engine.theme import letter_size

WIDTH: Final = 294.0
HEIGHT: Final = 92.0
GAP: Final = 13.0
ICON: Final = 40.0
CARD: Final = 50.0  # how wide a card is,
FRONT: Final = 56.0  # how high,
HEAD: Final = 11.0  # its head in the colour of its kind,
INSIDE: Final = 34.0  # the icon on it,
BACK: Final = 68.0  # and how high a back is
LETTERS: Final = 92.0  # a word below a sign is at most so wide
LINE: Final = 14.0
MOST: Final = 2  # lines below a sign


class Part(NamedTuple):
    """One thing in a row: a node that is drawn from 0, 0, and the room that it takes."""

    node: Node
    w: float
    h: float = HEIGHT


def card(face: Face) -> Part:
    """A card of the game: the colour of its kind, its icon, and its name below it; or a back."""
    if face.kind == "back":
        return Part(Node("card", w=CARD, h=BACK, face=face), CARD, BACK)
    head = Node("card", x=0.5, y=0.5, w=CARD - 1, h=HEAD, face=Face(kind=face.kind))
    inside = (CARD - INSIDE) / 2
    drawn = group(rect(0, 0, CARD, FRONT, "plate", 6), head, icon(inside, HEAD + 6, INSIDE, face.icon))
    return _named(drawn, CARD, FRONT, face.name)


def sign(name: str, words: str = "", classes: str = "") -> Part:
    """An icon, and in one or two lines what it is."""
    return _named(icon(0, 0, ICON, name, classes), ICON, ICON, words)


def figure(number: str, words: str = "", classes: str = "") -> Part:
    """A number or a short sum, and what it counts."""
    wide = text_width(number, letter_size("score"), True)
    return _named(text(0, 26, number, f"score {classes}".strip()), wide, 34, words)


def arrow() -> Part:
    """This becomes that."""
    return Part(path("M2 0H24", "arrow"), 30, 0)


def _named(node: Node, wide: float, high: float, words: str) -> Part:
    """A node that is so wide and high, with words below it."""
    lines = wrap(words, LETTERS, letter_size("small"), True)[:MOST]
    w = max([wide, *(text_width(line, letter_size("small"), True) for line in lines)])
    letters = [text(w / 2, high + LINE * (n + 1), line, "small strong middle") for n, line in enumerate(lines)]
    return Part(group(group(node, x=round((w - wide) / 2, 1)), *letters), w, high + LINE * len(lines))


def row(title: str, *parts: Part) -> Scene:
    """The parts side by side, in the middle of a picture that is as wide as they need, and no narrower than others."""
    taken = sum(part.w for part in parts) + GAP * (len(parts) - 1)
    width = max(WIDTH, taken)
    scene = Scene(title, width, HEIGHT)
    x = (width - taken) / 2
    for part in parts:
        scene.nodes.append(group(part.node, x=round(x, 1), y=round((HEIGHT - part.h) / 2, 1)))
        x += part.w + GAP
    return scene
