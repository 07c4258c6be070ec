"""Small pictures, each a row of parts that the client draws: drawings of the game, cards, icons, numbers, arrows.

They are purely decorative: the text beside them has their meaning. A picture is written as its parts in order, separated
by spaces:

    art:peasant:pay > art:farm:worth

| part | meaning |
|---|---|
| `art:NAME`, `art:NAME:WORD`, `art:NAME:WORD:bare` | a drawing of the game, its caption; `bare`: not on a card |
| `piece:NAME:SHAPE:SEAT:WORD` | a drawing on a base of this shape in the colour of a seat, its caption |
| `card:KIND:ICON:WORD` | a card: the colour of its kind (those of `Face`), its icon, its name |
| `back`, `back:3`, `back:3:WORD` | a card face down, a pile of three, its caption |
| `sign:ICON`, `sign:ICON:WORD`, `sign:ICON:WORD:CLASS` | an icon, its caption, and its class: `gold`, `seat-1` |
| `figure:TEXT`, `figure:TEXT:WORD` | a number or a short sum, `_` for a space; its unit |
| `>` | an arrow: the left side becomes the right side |

A WORD is a term of the glossary (`-peasant`), a number, or the end of a message id: `points` for `teach-see-points`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from baronage.engine.game.contract import BadGame

if TYPE_CHECKING:
    from baronage.engine.game.translator import Translator


def picture(parts: str, tr: Translator) -> list[list[str]]:
    """Return the parts of a picture, each as its kind, name, caption and class."""
    return [_part(written, tr) for written in parts.split()]


def _part(written: str, tr: Translator) -> list[str]:
    kind, *rest = written.split(":")
    a, b, c, d = (*rest, "", "", "", "")[:4]
    if kind == ">":
        return [kind, "", "", ""]
    if kind in ("art", "sign"):
        return [kind, a, _word(b, tr), c]
    if kind == "card":
        return [kind, b, _word(c, tr), a]
    if kind == "piece":
        return [kind, a, _word(d, tr), f"{b} {c}"]
    if kind in ("figure", "back"):
        return [kind, a.replace("_", " "), _word(b, tr), ""]
    raise BadGame(f"{tr.game.package}.tutorial: {written!r} is not a part of a picture")


def _word(word: str, tr: Translator) -> str:
    if word.startswith("-"):
        return tr.word(word[1:])
    return tr.msg(f"teach-see-{word}") if word[:1].isalpha() else word
