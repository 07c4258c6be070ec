"""Cards, drawn with as much detail as their size allows."""

from __future__ import annotations

from dataclasses import replace

from baronage.engine.picture.scene import FACES, Face, Figure, Node
from baronage.engine.picture.svg.pen import Pen, number, plain
from baronage.engine.picture.text_metrics import fitted, text_width, wrap

WHOLE = 90.0  # minimum height of a card drawn in full
SMALL = 40.0  # minimum height of a card drawn without its picture; below it, a single line


def draw_card(pen: Pen, node: Node) -> None:
    """Draw a card at 0, 0, with as much detail as its size allows."""
    face = node.face or Face()
    if face.kind not in FACES:
        face = replace(face, kind="")
    marks = node.classes.split()
    w, h = node.w, node.h
    corner = 7.0 if h >= WHOLE else 6.0
    if "target" in marks:
        pen.shape(-4, -4, w + 8, h + 8, "gap", corner + 3)
    if face.kind == "back":
        draw_back(pen, face, w, h)
    else:
        pen.shape(0, 0, w, h, "face", corner)
        if h >= WHOLE:
            whole_face(pen, face, w, h)
        elif h >= SMALL:
            small_face(pen, face, w, h)
        else:
            one_line(pen, face, w, h)
    if "choice" in marks:
        pen.shape(1.5, 1.5, w - 3, h - 3, "may", corner - 1)
    if "warn" in marks:
        pen.shape(-3, -3, w + 6, h + 6, "fall", corner + 2)
    sent = " sent" if "sent" in marks else ""
    if "highlighted" in marks:
        pen.shape(-2, -2, w + 4, h + 4, "ring sent", corner + 1)
    if "chosen" in marks:
        pen.shape(-2, -2, w + 4, h + 4, f"ring{sent}", corner + 1)
        badge(pen, w - 2, 0, "swords", h, sent)
    if "target" in marks:
        pen.shape(-4, -4, w + 8, h + 8, f"ring{sent}", corner + 3)
        badge(pen, w, -2, "crosshair", h, sent)


def badge(pen: Pen, x: float, y: float, name: str, h: float, sent: str) -> None:
    r = 12 if h >= WHOLE else 9
    pen.out.append(f'<circle class="badge{sent}" cx="{number(x)}" cy="{number(y)}" r="{r}"/>')
    pen.icon(x - r * 0.65, y - r * 0.65, r * 1.3, name, "reverse")


def band(pen: Pen, w: float, h: float, kind: str, corner: float) -> None:
    """Draw the coloured head of a card, with round upper corners."""
    arc = number(corner - 0.5)
    d = f"M.5 {number(h)}V{number(corner)}a{arc} {arc} 0 0 1 {arc} -{arc}H{number(w - corner)}"
    d += f"a{arc} {arc} 0 0 1 {arc} {arc}V{number(h)}z"
    pen.out.append(f'<path class="head {kind}" d="{d}"/><path class="rule" d="M0 {number(h)}H{number(w)}"/>')


def strip(pen: Pen, y: float, w: float, h: float, corner: float) -> None:
    """Draw the foot of a card, with round lower corners."""
    low, arc = number(y + h - corner), corner - 0.5
    d = f"M.5 {number(y)}H{number(w - 0.5)}V{low}a{arc} {arc} 0 0 1 {-arc} {arc}H{corner}a{arc} {arc} 0 0 1 {-arc} {-arc}z"
    pen.out.append(f'<path class="strip" d="{d}"/><path class="rule" d="M0 {number(y)}H{number(w)}"/>')


def whole_face(pen: Pen, face: Face, w: float, h: float) -> None:
    """Draw name, icon, numbers and the other half."""
    names = [face.name] if text_width(face.name, 11.5, True) <= w - 6 else wrap(face.name, w - 6, 12, True)[:2]
    head = 23.0 if len(names) == 1 else 36.0
    kind = " action" if face.kind == "action" else ""
    band(pen, w, head, face.kind, 7)
    for i, name in enumerate(names):
        pen.text(w / 2, 16 + 14 * i, name, f"small strong middle{kind}", w - 6)
    foot = h - 23
    size = min(44.0, foot - head - 28)
    if face.icon:
        pen.icon((w - size) / 2, head + (foot - 18 - head - size) / 2, size, face.icon, "")
    draw_figure(pen, face.left, 7, foot - 7, False, 13, 15)
    draw_figure(pen, face.right, w - 7, foot - 7, True, 13, 15)
    strip(pen, foot, w, 23, 7)
    draw_foot(pen, face, w / 2, h - 7, w - 8)


def small_face(pen: Pen, face: Face, w: float, h: float) -> None:
    """Draw name, numbers and the other half, with the icon if there is room beside the name."""
    kind = " action" if face.kind == "action" else ""
    band(pen, w, 20, face.kind, 6)
    room = w - 8 - (19 if face.icon else 0)
    if face.icon and text_width(face.name, 12, True) <= room:
        pen.icon(5, 3, 14, face.icon, kind.strip())
        pen.text(22 + (w - 26) / 2, 14.5, face.name, f"small strong middle{kind}", room)
    else:
        pen.text(w / 2, 14.5, face.name, f"small strong middle{kind}", w - 8)
    foot = h - 19
    draw_figure(pen, face.left, 6, foot - 5, False, 11, 13)
    draw_figure(pen, face.right, w - 6, foot - 5, True, 11, 13)
    strip(pen, foot, w, 19, 6)
    draw_foot(pen, face, w / 2, h - 5.5, w - 8)


def one_line(pen: Pen, face: Face, w: float, h: float) -> None:
    """Draw icon and name, then the numbers at the end."""
    kind = " action" if face.kind == "action" else ""
    base = h / 2 + 4.3
    left, right = 6.0, w - 7
    stop = right
    if face.mark:
        stop -= 17 + text_width(face.cost, 12)
    for figure in (face.right, face.left):
        stop -= figure_width(figure, 11, 13) + 6 if figure is not None else 0
    pen.shape(0.5, 0.5, w - 1, h - 1, f"head {face.kind}", min(6.0, h / 2))
    if face.icon:
        pen.icon(left, (h - 14) / 2, 14, face.icon, kind.strip())
        left += 18
    pen.text(left, base, face.name, f"small strong{kind}", stop - left)
    if face.mark:
        if face.cost:
            pen.text(right, base, face.cost, "small end")
        pen.icon(right - text_width(face.cost, 12) - 10, h / 2 - 4.5, 9, face.mark, "")
        right -= 17 + text_width(face.cost, 12)
    for figure in (face.right, face.left):
        if figure is not None:
            draw_figure(pen, figure, right, base, True, 11, 13)
            right -= figure_width(figure, 11, 13) + 6


def draw_figure(pen: Pen, figure: Figure | None, x: float, y: float, ends: bool, mark: float, size: float) -> None:
    """Draw a number with its icon before it, starting or ending at x."""
    if figure is None:
        return
    left = x - figure_width(figure, mark, size) if ends else x
    if figure.icon:
        pen.icon(left, y - mark + 1, mark, figure.icon, "")
    anchor = " end" if ends else ""
    style = f' style="font-size:{number(size)}px"'
    at = x if ends else left + (mark + 4 if figure.icon else 0)
    pen.out.append(f'<text class="strong{anchor}" x="{number(at)}" y="{number(y)}"{style}>{plain(figure.text)}</text>')


def draw_foot(pen: Pen, face: Face, x: float, y: float, w: float) -> None:
    """Draw the other half, centred: its direction, its cost, its name."""
    before = 12.0 if face.mark else 0.0
    cost = text_width(face.cost, 12, True) + 4 if face.cost else 0.0
    size = fitted(face.foot, w - before - cost, 12)
    left = x - (before + cost + text_width(face.foot, size)) / 2
    if face.mark:
        pen.icon(left, y - 9, 9, face.mark, "muted")
    if face.cost:
        pen.text(left + before, y, face.cost, "small strong")
    room = w - before - cost
    if face.foot:
        pen.text(left + before + cost, y, face.foot, "small muted", room)


def draw_back(pen: Pen, face: Face, w: float, h: float) -> None:
    """Draw a card face down, or a pile of them with its count."""
    corner = 7.0 if h >= WHOLE else 4.0
    count = face.count
    if count is not None and h >= WHOLE:
        for step in range(min(2, count - 1), 0, -1):
            pen.shape(3 * step, 3 * step, w, h, "under", corner)
    pen.shape(0, 0, w, h, "back", corner)
    if h >= WHOLE:
        size = 30.0
        pen.out.append(
            f'<circle class="token" cx="{number(w / 2)}" cy="{number(h / 2 + 14)}" r="{number(size * 0.72)}"/>'
        )
        pen.icon((w - size) / 2, h / 2 + 14 - size / 2, size, face.icon or "shield", "muted")
    if count is not None:
        label = str(count)
        wide = max(30.0, text_width(label, 17, True) + 16)
        y = 12.0 if h >= WHOLE else (h - 24) / 2
        pen.shape((w - wide) / 2, y, wide, 26, "token", 13)
        pen.text(w / 2, y + 19, label, "strong middle count")


def figure_width(figure: Figure, mark: float, size: float) -> float:
    """Return the width of a number with its icon."""
    return (mark + 4 if figure.icon else 0) + text_width(figure.text, size, True)
