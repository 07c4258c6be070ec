"""Cards drawn by the boxes of their cut, as the browser does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from baronage.engine.picture.canvas import Canvas
from baronage.engine.picture.table import BACK, Box, CardFace, Cut, Msg, Piece
from baronage.engine.picture.text_metrics import text_width, wrap
from baronage.engine.picture.theme import TOKENS

HEAD: Final = "head:"  # the icon of a foot that is a detail of a drawing
CORNER: Final = 8.0
LINE: Final = 1.16  # from one line of text to the next, in font sizes
FEW: Final = 3  # figures that fit beside each other in a card

TextOf = Callable[[Msg], str]


def printed(value: int | str, values: Sequence[int]) -> str:
    """Return a printed number: as it is, or one of those that depend on the position."""
    if isinstance(value, int):
        return str(value)
    if value.startswith("#") and value[1:].isdecimal():
        return str(values[int(value[1:])]) if int(value[1:]) < len(values) else ""
    return value


def draw_card(
    canvas: Canvas, piece: Piece, face: CardFace | None, cut: Cut, text_of: TextOf, name: str, colour: int
) -> None:
    """Draw a card with its upper left corner at the origin. `name` is the title of a card without a face."""
    r = min(CORNER, cut.h / 7)
    canvas.rect(0, 0, cut.w, cut.h, r, "panel")
    inside = canvas.clip(f"card-{cut.id}", _rounded(cut.w, cut.h, r))
    boxes = {box.part: box for box in cut.boxes}
    if piece.art == BACK or face is None:
        if not canvas.drawing(piece.art, 0, 0, cut.w, cut.h, colour, fill=True, clip=inside) and name:
            canvas.text(cut.w / 2, cut.h / 2 + 4, name, 12, anchor="middle", bold=True, room=cut.w - 6)
    else:
        _front(canvas, piece, face, cut, boxes, text_of, inside)
    canvas.rect(0, 0, cut.w, cut.h, r, "none", "ink", 1.5)
    if piece.n > 1:
        _count(canvas, piece, cut)


def _front(
    canvas: Canvas, piece: Piece, face: CardFace, cut: Cut, boxes: dict[str, Box], text_of: TextOf, inside: str
) -> None:
    title, art, stat = boxes.get("title"), boxes["art"], boxes.get("stat")
    if title is not None and cut.id != "chip":
        kind = face.kind if face.kind in TOKENS["light"] else "strip"
        canvas.path(_headed(cut.w, art.y), kind)
    plain = not face.stats
    high = art.h + (stat.h - 5 if plain and stat is not None and cut.id in ("play", "small") else 0)
    canvas.drawing(face.art or face.id, art.x, art.y, art.w, high, fill=True, clip=inside if art.y == 0 else "")
    if art.y:
        canvas.path(f"M0 {art.y:g}H{cut.w:g}M0 {art.y + high:g}H{cut.w:g}", "none", "ink")
    if title is not None:
        light = "#FFFFFF" if face.kind == "action" else "ink"
        put_text(canvas, title, text_of(face.title), colour=light, bold=True)
    if stat is not None and not plain:
        _stats(canvas, stat, face, piece)
    if "text" in boxes:
        put_text(canvas, boxes["text"], text_of(face.text))
    if "foot" in boxes:
        _foot(canvas, boxes["foot"], cut, face, piece, text_of)


def put_text(canvas: Canvas, box: Box, words: str, *, colour: str = "ink", bold: bool = False) -> None:
    """Write a text into a box: in its number of lines, smaller if it doesn't fit."""
    size = box.size or 12
    lines = [words] if box.lines == 1 else wrap(words, box.w, size, bold)
    while len(lines) > box.lines and size > 8:
        size -= 0.5
        lines = wrap(words, box.w, size, bold)
    x = box.x + box.w / 2 if box.align == "middle" else box.x
    top = box.y + (box.h - (len(lines) - 1) * size * LINE) / 2 + size * 0.36
    for i, line in enumerate(lines):
        canvas.text(x, top + i * size * LINE, line, size, colour=colour, bold=bold, anchor=box.align, room=box.w)


def _stats(canvas: Canvas, box: Box, face: CardFace, piece: Piece) -> None:
    size, y = box.size, box.y + box.h / 2
    step = box.w / max(2, min(FEW, len(face.stats)))
    for i, (icon, value) in enumerate(face.stats):
        number = printed(value, piece.values)
        wide = size + 3 + text_width(number, size, True)
        last = i and i == len(face.stats) - 1 and box.align == "middle"
        x = box.x + box.w - wide if last else box.x + i * step
        canvas.icon(icon, x, y - size / 2, size)
        canvas.text(x + size + 3, y + size * 0.36, number, size, bold=True)


def _foot(canvas: Canvas, box: Box, cut: Cut, face: CardFace, piece: Piece, text_of: TextOf) -> None:
    canvas.path(_rounded(cut.w, cut.h, CORNER, box.y), "strip")
    parts: list[tuple[str, str]] = []
    for icon, value in face.foot:
        number = text_of(value) if isinstance(value, tuple) else printed(value, piece.values)
        if isinstance(value, str) and not value.startswith("#"):
            number = text_of((value, {})) or value
        parts.append((icon, number))
    size, gap = box.size, 4.0
    marks = [size * 1.5 if icon.startswith(HEAD) else size if icon else 0.0 for icon, _ in parts]
    wide = sum(
        mark + (2 if mark else 0) + text_width(words, size) for mark, (_, words) in zip(marks, parts, strict=True)
    )
    wide += gap * (len(parts) - 1)
    scale = min(1.0, box.w / wide) if wide else 1.0
    x, y = box.x + max(0.0, (box.w - wide * scale) / 2), box.y + box.h / 2
    for mark, (icon, words) in zip(marks, parts, strict=True):
        if icon.startswith(HEAD):
            canvas.drawing(icon[len(HEAD) :], x, y - mark / 2, mark, mark, fill=True)
        elif icon:
            canvas.icon(icon, x, y - mark / 2, mark * 0.9, "warn" if icon == "star" else "ink")
        x += mark * scale + (2 if mark else 0)
        room = text_width(words, size) * scale
        canvas.text(x, y + size * 0.34, words, size, room=room if scale < 1 else 0)
        x += room + gap * scale


def _count(canvas: Canvas, piece: Piece, cut: Cut) -> None:
    """Draw the number of a stack: in the middle of a pile, else in a corner."""
    words = str(piece.n)
    if piece.art == BACK:
        r = min(26.0, cut.h * 0.36)
        canvas.circle(cut.w / 2, cut.h / 2, r, "panel", "ink", 1.5)
        size = r * 0.92
        canvas.text(cut.w / 2, cut.h / 2 + size * 0.36, words, size, bold=True, anchor="middle", room=r * 1.7)
        return
    wide = text_width(words, 13, True) + 14
    canvas.rect(cut.w - wide + 4, -8, wide, 20, 10, "ink")
    canvas.text(cut.w - wide / 2 + 4, 6.5, words, 13, colour="paper", bold=True, anchor="middle")


def _rounded(w: float, h: float, r: float, top: float = 0) -> str:
    """Return a box with round corners, without the part above `top`."""
    low = f"V{h - r:g}q0 {r:g} {-r:g} {r:g}H{r:g}q{-r:g} 0 {-r:g} {-r:g}"
    return f"M0 {top:g}H{w:g}{low}z" if top else f"M0 {r:g}q0 {-r:g} {r:g} {-r:g}H{w - r:g}q{r:g} 0 {r:g} {r:g}{low}z"


def _headed(w: float, h: float) -> str:
    """Return a band with round corners above."""
    r = CORNER
    return f"M0 {h:g}V{r:g}q0 {-r:g} {r:g} {-r:g}H{w - r:g}q{r:g} 0 {r:g} {r:g}V{h:g}z"
