"""Small pictures, each a row of nodes: cards, icons with a caption, numbers, arrows.

They are 92 units high and purely decorative: the text beside them has their meaning. A picture is written as its parts
in order, separated by spaces:

    card:civilian:pitchfork:-peasant > card:building:wheat:-farm figure:1_+_1:points

| part | meaning |
|---|---|
| `card:KIND:ICON:WORD` | a card: the colour of its kind (those of `Face`), its icon, its name |
| `back`, `back:3` | a card face down, a pile of three |
| `sign:ICON`, `sign:ICON:WORD`, `sign:ICON:WORD:CLASS` | an icon, its caption, and its class: `gold`, `seat-1` |
| `figure:TEXT`, `figure:TEXT:WORD` | a number or a short sum, `_` for a space; its unit |
| `>` | an arrow: the left side becomes the right side |

A WORD is a term of the glossary (`-peasant`), a number, or the end of a message id: `points` for `teach-see-points`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from baronage.engine.game.contract import BadGame
from baronage.engine.picture.scene import Face, Node, Scene, group, icon, path, rect, text
from baronage.engine.picture.text_metrics import text_width, wrap
from baronage.engine.picture.theme import letter_size

if TYPE_CHECKING:
    from baronage.engine.game.translator import Translator

WIDTH: Final = 294.0
HEIGHT: Final = 92.0
GAP: Final = 13.0
ICON: Final = 40.0
CARD: Final = 50.0  # width of a card
FRONT: Final = 56.0  # height of a card
HEAD: Final = 11.0  # height of its coloured head
INSIDE: Final = 34.0  # size of its icon
BACK: Final = 68.0  # height of a card back
LETTERS: Final = 92.0  # maximum width of a caption
LINE: Final = 14.0
MAX: Final = 2  # lines of a caption


class Part(NamedTuple):
    """A part of the row: a node drawn from 0, 0, and its size."""

    node: Node
    w: float
    h: float = HEIGHT


def picture(parts: str, tr: Translator) -> Scene:
    """Return the parts side by side, centred in a picture with a minimum width."""
    drawn = [_part(text, tr) for text in parts.split()]
    taken = sum(part.w for part in drawn) + GAP * (len(drawn) - 1)
    width = max(WIDTH, taken)
    scene = Scene(tr.game.title, width, HEIGHT)
    x = (width - taken) / 2
    for part in drawn:
        scene.nodes.append(group(part.node, x=round(x, 1), y=round((HEIGHT - part.h) / 2, 1)))
        x += part.w + GAP
    return scene


def _part(written: str, tr: Translator) -> Part:
    kind, *rest = written.split(":")
    a, b, c = (*rest, "", "", "")[:3]
    if kind == "card":
        return _card(a, b, _word(c, tr))
    if kind == "sign":
        return _named(icon(0, 0, ICON, a, c), ICON, ICON, _word(b, tr))
    if kind == "figure":
        number = a.replace("_", " ")
        wide = text_width(number, letter_size("score"), True)
        return _named(text(0, 26, number, "score"), wide, 34, _word(b, tr))
    if kind == "back":
        return Part(Node("card", w=CARD, h=BACK, face=Face(kind="back", count=int(a) if a else None)), CARD, BACK)
    if kind == ">":
        return Part(path("M2 0H24", "arrow"), 30, 0)
    raise BadGame(f"{tr.game.package}.tutorial: {written!r} is not a part of a picture")


def _word(word: str, tr: Translator) -> str:
    if word.startswith("-"):
        return tr.word(word[1:])
    return tr.msg(f"teach-see-{word}") if word[:1].isalpha() else word


def _card(kind: str, name: str, words: str) -> Part:
    """Return a card: coloured head, icon, and name below it."""
    head = Node("card", x=0.5, y=0.5, w=CARD - 1, h=HEAD, face=Face(kind=kind))
    drawn = group(rect(0, 0, CARD, FRONT, "plate", 6), head, icon((CARD - INSIDE) / 2, HEAD + 6, INSIDE, name))
    return _named(drawn, CARD, FRONT, words)


def _named(node: Node, wide: float, high: float, words: str) -> Part:
    """Return a node of this size with a caption below it."""
    lines = wrap(words, LETTERS, letter_size("small"), True)[:MAX]
    w = max([wide, *(text_width(line, letter_size("small"), True) for line in lines)])
    letters = [text(w / 2, high + LINE * (n + 1), line, "small strong middle") for n, line in enumerate(lines)]
    return Part(group(group(node, x=round((w - wide) / 2, 1)), *letters), w, high + LINE * len(lines))
