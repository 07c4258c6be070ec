"""Panels: hands in trays below the board; tables, tracks and notes beside it."""

from __future__ import annotations

from baronage.engine.picture.scene import Node, Panel, seat_of
from baronage.engine.picture.svg.cards import draw_card
from baronage.engine.picture.svg.pen import Pen, number, plain
from baronage.engine.picture.text_metrics import text_width, wrap

MARGIN = 16.0
RAIL = 340.0  # width of the panel column
PAD = 14.0  # padding of a panel
LINE = 19.0  # line height in a panel
CLOSE = 14.0  # line height within a cell
GAP = 14.0  # between columns
SHIELD = 22.0  # width of a shield before a row
FIGURES = "0123456789+-−–±×$"  # first characters of a numeric cell


def draw(pen: Pen, node: Node) -> None:
    """Draw a node and its children."""
    if node.kind == "group":
        pen.open(node, "group")
        for child in node.children:
            draw(pen, child)
        pen.out.append("</g>")
    elif node.kind == "card":
        pen.open(node, "card")
        draw_card(pen, node)
        pen.out.append("</g>")
    elif node.kind == "path":
        pen.path(node)
    elif node.kind == "rect":
        pen.rect(node)
    elif node.kind == "circle":
        pen.circle(node)
    elif node.kind == "text":
        pen.text(node.x, node.y, node.text, node.classes, node.w, node)
    elif node.kind == "icon":
        pen.icon(node.x, node.y, node.w, node.icon, node.classes, node)


def draw_hand(pen: Pen, panel: Panel, top: float, width: float) -> float:
    """Draw a tray with cards below the board and return its lower edge."""
    tall = max((card.h for card in panel.cards), default=24.0)
    wide = max((card.w for card in panel.cards), default=88.0)
    left = 160.0
    step = wide + 8
    each = max(1, int((width - left - MARGIN + 8) // step))
    rows = max(1, -(-len(panel.cards) // each))
    height = rows * (tall + 10) + 22
    pen.out.append(f'<g class="beside">{panel_title(panel)}')
    pen.shape(0, top, width, height, "tray")
    pen.out.append(f'<path class="line" d="M0 {number(top)}H{number(width)}"/>')
    pen.text(MARGIN, top + 30, panel.title, "heading", left - MARGIN - 8)
    y = top + 50
    for line in panel.lines:
        for part in wrap(line, left - MARGIN - 14, 12):
            pen.text(MARGIN, y, part, "small muted")
            y += 16
    for i, card in enumerate(panel.cards):
        pen.out.append(
            f'<g transform="translate({number(left + i % each * step)} {number(top + 16 + i // each * (tall + 10))})">'
        )
        draw(pen, card)
        pen.out.append("</g>")
    pen.out.append("</g>")
    return top + height


def panel_title(panel: Panel) -> str:
    words = "\n".join(part for part in (panel.says, ", ".join(panel.rules)) if part)
    return f"<title>{plain(words)}</title>" if words else ""


def draw_panel(pen: Pen, panel: Panel, x: float, y: float, height: float) -> None:
    """Draw a panel of the column."""
    pen.out.append(f'<g class="beside" transform="translate({number(x)} {number(y)})">')
    if panel.says or panel.rules:
        pen.out.append(panel_title(panel))
    edge = " highlighted" if "highlighted" in panel.classes.split() else ""
    pen.shape(0, 0, RAIL, height, f"panel{edge}", 12)
    tag = text_width(panel.tag, 12, True) + 20 if panel.tag else 0.0
    pen.text(PAD, 27, panel.title, "heading", RAIL - 2 * PAD - tag - 6)
    if panel.tag:
        look = "warn" if "warn" in panel.classes.split() else "good" if "good" in panel.classes.split() else ""
        pen.shape(RAIL - PAD - tag, 11, tag, 22, "pill", 11)
        pen.text(RAIL - PAD - tag / 2, 26.5, panel.tag, f"small strong middle {look}".strip())
    at = 40.0
    if panel.kind == "table":
        at = table(pen, panel, at)
    elif panel.kind == "track":
        at = track(pen, panel, at)
    for line in panel.lines:
        for part in wrap(line, RAIL - 2 * PAD, 12):
            at += 17
            pen.text(PAD, at - 3, part, "small muted" if panel.kind != "note" else "small")
        at += 4
    pen.out.append("</g>")


def table(pen: Pen, panel: Panel, at: float) -> float:
    """Draw rows of cells. A long table with few columns is split into two halves side by side."""
    halves = fold(panel)
    width = (RAIL - 2 * PAD - (len(halves) - 1) * 20) / len(halves)
    lowest = at
    for i, part in enumerate(halves):
        lowest = max(lowest, half_table(pen, panel, part, PAD + i * (width + 20), at, width))
    return lowest + 4


def half_table(pen: Pen, panel: Panel, rows: range, x: float, at: float, width: float) -> float:
    edges = column_edges(panel, rows, width)
    if any(panel.columns):
        at += 15
        for i, name in enumerate(panel.columns):
            end = numeric(panel, i)
            pen.text(
                x + (_end(panel, edges, i) if end else edges[i]),
                at - 2,
                name,
                f"small muted{' end' if end else ''}",
                edges[i + 1] - edges[i] + 1,
            )
        at += 3
    for row in rows:
        look = panel.looks[row] if panel.looks else ""
        looks = look.split()
        if "total" in looks:
            pen.out.append(f'<path class="line" d="M{number(x)} {number(at + 3)}H{number(x + width)}"/>')
            at += 4
        seat = seat_of(look)
        weight = " strong" if "total" in looks or "active" in looks else ""
        cells = [
            wrap(cell, _end(panel, edges, i) - edges[i] - indent(i, seat) + 1, 12, bool(weight)) or [""]
            for i, cell in enumerate(panel.rows[row])
        ]
        deep = LINE + (max(map(len, cells)) - 1) * CLOSE
        for name in ("draft", "sent"):
            if name in looks:
                pen.shape(x - 6, at + 1.5, width + 12, deep - 1.5, f"plate row {name}", 5)
        weight += " warn" if "warn" in looks else " muted" if "muted" in looks else ""
        if seat >= 0:
            pen.icon(x, at + 4, 16, "shield", f"seat-{seat}")
        for i, lines in enumerate(cells):
            end = numeric(panel, i)
            place = x + (_end(panel, edges, i) if end else edges[i] + indent(i, seat))
            room = edges[i + 1] - edges[i] - indent(i, seat) - (4 if i + 1 < len(cells) else 0)
            for j, line in enumerate(lines):
                pen.text(place, at + LINE - 4 + j * CLOSE, line, f"small{weight}{' end' if end else ''}", room)
        at += deep
    return at


def indent(column: int, seat: int) -> float:
    """Return the indent of the first cell for a shield."""
    return SHIELD if column == 0 and seat >= 0 else 0.0


def track(pen: Pen, panel: Panel, at: float) -> float:
    """Draw cells up to the top, or the named steps."""
    width = RAIL - 2 * PAD
    if panel.names:
        x, y = PAD, at + 2
        for i, name in enumerate(panel.names):
            wide = text_width(name, 12, True) + 18
            if x + wide > RAIL - PAD and x > PAD:
                x, y = PAD, y + 28
            here = i == panel.value
            pen.shape(x, y, wide, 23, "pill sent" if here else "pill", 11)
            pen.text(x + wide / 2, y + 16, name, "small strong middle reverse" if here else "small middle muted")
            x += wide + 6
        return y + 30
    above = any(True for _ in panel.marks)
    y = at + (20 if above else 4)
    if panel.top <= 30:
        step = width / max(panel.top, 1)
        for i in range(panel.top):
            pen.shape(PAD + i * step + 1, y, step - 2, 14, "amount lost" if i < panel.value else "bar", 3)
    else:
        pen.shape(PAD, y, width, 12, "bar", 6)
        pen.shape(PAD, y, max(12.0, width * min(panel.value / panel.top, 1)), 12, "amount lost", 6)
    count = f"{panel.value} of {panel.top}"
    taken = [(PAD, PAD + text_width(count, 12, True) + 8)]  # below the bar
    used: list[tuple[float, float]] = []  # above the bar
    for place, name in panel.marks:
        x = PAD + width * place / max(panel.top, 1)
        pen.shape(x - 1, y - 5, 2, 24, "tick")
        wide = text_width(name, 12, True)
        share = place / max(panel.top, 1)
        left = x - wide if share > 0.7 else x if share < 0.3 else x - wide / 2
        row = taken if _meets(used, left, left + wide) else used
        row.append((left - 8, left + wide + 8))
        pen.text(left, y - 9 if row is used else y + 30, name, "small strong")
    pen.text(PAD, y + 30, count, "small strong")
    return y + 36


def _meets(taken: list[tuple[float, float]], left: float, right: float) -> bool:
    return any(left < end and start < right for start, end in taken)


# --- measurements ----------------------------------------------------------------------------------------------------


def numeric(panel: Panel, column: int) -> bool:
    """Return whether this is a numeric column, which is aligned to the right."""
    cells = [row[column] for row in panel.rows if row[column]]
    return column > 0 and bool(cells) and all(len(cell) <= 12 and cell[0] in FIGURES for cell in cells)


def _end(panel: Panel, edges: list[float], column: int) -> float:
    """Return the right edge of a numeric column: a gap before the next column, none after the last."""
    return edges[column + 1] - (GAP if column + 1 < len(panel.columns) else 0)


def fold(panel: Panel) -> list[range]:
    """Return the rows of a table in one piece, or in two halves if there is room."""
    rows = len(panel.rows)
    half = (RAIL - 2 * PAD - 20) / 2
    if rows > 8 and len(panel.columns) <= 3 and sum(needed(panel, range(rows), False)) <= half + GAP:
        upper = -(-rows // 2)
        return [range(upper), range(upper, rows)]
    return [range(rows)]


def needed(panel: Panel, rows: range, whole: bool) -> list[float]:
    """Return the width of each column: preferred if `whole`, otherwise the minimum with wrapped words."""
    found = []
    for i, name in enumerate(panel.columns):
        cells = [panel.rows[row][i] for row in rows]
        if not whole and not numeric(panel, i):
            cells = [word for cell in cells for word in cell.split()]
        shields = SHIELD if i == 0 and any(seat_of(look) >= 0 for look in panel.looks) else 0.0
        widest = max((text_width(cell, 12, True) for cell in cells), default=0.0) + shields
        found.append(max(widest, text_width(name, 12)) + (GAP if i + 1 < len(panel.columns) else 0))
    return found


def column_edges(panel: Panel, rows: range, width: float) -> list[float]:
    """Return the left edges of the columns.

    Each column is as wide as it needs. The last column takes the remaining width if it holds text, otherwise the first.
    If the columns need too much, numeric columns keep their width and the widest text columns are wrapped.
    """
    needs, least = needed(panel, rows, True), needed(panel, rows, False)
    words = [i for i in range(len(needs)) if not numeric(panel, i)]
    left = width - sum(need for i, need in enumerate(needs) if i not in words)
    for done, i in enumerate(sorted(words, key=needs.__getitem__)):
        needs[i] = min(needs[i], max(left / (len(words) - done), least[i]))
        left -= needs[i]
    if left < 0:  # still too wide: all shrink alike
        needs = [need * width / sum(needs) for need in needs]
    wider = words[-1] if words and words[-1] + 1 == len(needs) else 0
    edges = [0.0]
    for i, need in enumerate(needs):
        edges.append(edges[-1] + need + (max(left, 0.0) if i == wider else 0))
    return edges


def panel_height(panel: Panel) -> float:
    """Return the height of a panel of the column, by drawing it once on trial."""
    trial = Pen("light")
    at = 40.0
    if panel.kind == "table":
        at = table(trial, panel, at)
    elif panel.kind == "track":
        at = track(trial, panel, at)
    for line in panel.lines:
        at += 17 * len(wrap(line, RAIL - 2 * PAD, 12)) + 4
    return at + 12
