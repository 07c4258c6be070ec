"""Small pictures, each a row of things: cards, icons with a word below, figures, arrows. They are 92 high and say nothing by
themselves: what they show is told beside them. A picture is written as its parts in order, with blanks between:

    card:civilian:pitchfork:-peasant > card:building:wheat:-farm figure:1_+_1:points

| part | what it is |
|---|---|
| `card:KIND:ICON:WORD` | a card: the colour of its kind (those of `Face`), its icon, its name |
| `back`, `back:3` | a card face down, a pile of three |
| `sign:ICON`, `sign:ICON:WORD`, `sign:ICON:WORD:CLASS` | an icon, what it is, and its class: `gold`, `seat-1` |
| `figure:TEXT`, `figure:TEXT:WORD` | a number or a short sum, `_` for a blank; what it counts |
| `>` | this becomes that |

A WORD is a term of the glossary (`-peasant`), a number, or the end of a sentence's id: `points` for `teach-see-points`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from baronage.engine.contract import BadGame
from baronage.engine.lettering import text_width, wrap
from baronage.engine.scene import Face, Node, Scene, group, icon, path, rect, text
from baronage.engine.theme import letter_size

if TYPE_CHECKING:
    from baronage.engine.voice import Voice

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


def picture(parts: str, voice: Voice) -> Scene:
    """The parts side by side, in the middle of a picture that is as wide as they need, and no narrower than others."""
    drawn = [_part(text, voice) for text in parts.split()]
    taken = sum(part.w for part in drawn) + GAP * (len(drawn) - 1)
    width = max(WIDTH, taken)
    scene = Scene(voice.game.title, width, HEIGHT)
    x = (width - taken) / 2
    for part in drawn:
        scene.nodes.append(group(part.node, x=round(x, 1), y=round((HEIGHT - part.h) / 2, 1)))
        x += part.w + GAP
    return scene


def _part(written: str, voice: Voice) -> Part:
    kind, *rest = written.split(":")
    a, b, c = (*rest, "", "", "")[:3]
    if kind == "card":
        return _card(a, b, _word(c, voice))
    if kind == "sign":
        return _named(icon(0, 0, ICON, a, c), ICON, ICON, _word(b, voice))
    if kind == "figure":
        number = a.replace("_", " ")
        wide = text_width(number, letter_size("score"), True)
        return _named(text(0, 26, number, "score"), wide, 34, _word(b, voice))
    if kind == "back":
        return Part(Node("card", w=CARD, h=BACK, face=Face(kind="back", count=int(a) if a else None)), CARD, BACK)
    if kind == ">":
        return Part(path("M2 0H24", "arrow"), 30, 0)
    raise BadGame(f"{voice.game.package}.teaching: {written!r} is no part of a picture")


def _word(word: str, voice: Voice) -> str:
    if word.startswith("-"):
        return voice.word(word[1:])
    return voice.say(f"teach-see-{word}") if word[:1].isalpha() else word


def _card(kind: str, name: str, words: str) -> Part:
    """The colour of its kind above, its icon, and its name below it."""
    head = Node("card", x=0.5, y=0.5, w=CARD - 1, h=HEAD, face=Face(kind=kind))
    drawn = group(rect(0, 0, CARD, FRONT, "plate", 6), head, icon((CARD - INSIDE) / 2, HEAD + 6, INSIDE, name))
    return _named(drawn, CARD, FRONT, words)


def _named(node: Node, wide: float, high: float, words: str) -> Part:
    """A node that is so wide and high, with words below it."""
    lines = wrap(words, LETTERS, letter_size("small"), True)[:MOST]
    w = max([wide, *(text_width(line, letter_size("small"), True) for line in lines)])
    letters = [text(w / 2, high + LINE * (n + 1), line, "small strong middle") for n, line in enumerate(lines)]
    return Part(group(group(node, x=round((w - wide) / 2, 1)), *letters), w, high + LINE * len(lines))
