"""A realm as a map with its headline, its back line and what an attack would do to it."""

from __future__ import annotations

from math import ceil

from baronage.engine.lettering import text_width
from baronage.engine.scene import Node, group, icon, rect, text
from baronage.games.fyn.data import card_name
from baronage.games.fyn.geometry import EAST, NORTH, WEST, chart, xy
from baronage.games.fyn.scene.sight import Sight, Size, step_of
from baronage.games.fyn.scene.tiles import central_city, empty, tile
from baronage.games.fyn.steps.expansion import BASE, expansion_left
from baronage.games.fyn.steps.turn import HOLDS_TO_WIN

HEAD = 46.0  # above a realm's grid
FOOT = 30.0  # the back line and the numbers of the columns
_SIDE = 24.0  # room for the numbers of the rows
_FLAGS = 16.0  # room for a label on the upper edge of the highest row
_OUT = 240.0  # the headline of who is out of the game
_CROWD = 4  # so many players make the picture high
_LINE = 440.0  # a headline of one line may always be so long: a phone shows it,
_BROAD = 800.0  # and so long where a realm has the whole width
# A picture is often drawn smaller than it is, and the screen enlarges its letters: a headline has room for these if it can,
_ENLARGED = 19.0
_CROWDED = 15.0  # and for these among many


def size(sight: Sight, seat: int, tile_: Size) -> Size:
    """How wide and high a realm is drawn at least."""
    if not sight.s.alive >> seat & 1:
        return _OUT, HEAD
    grid = _grid(sight, seat, tile_)
    wide = max(grid, _width(sight, _figures(sight, seat, brief=True)) + 14)
    flags = _FLAGS if _flags(sight, seat) else 0.0
    return wide, _head(sight, seat, grid) + flags + (sight.box(seat)[2] + 1) * tile_[1] + FOOT


def _grid(sight: Sight, seat: int, tile_: Size) -> float:
    """How wide a realm's grid is, with the numbers of its rows."""
    first, last, _ = sight.box(seat)
    return (last - first + 1) * tile_[0] + 2 * _SIDE


def realm(sight: Sight, seat: int, x: float, y: float, area: Size, tile_: Size) -> Node:
    """One player's realm within an area: another's on a panel, one's own without."""
    s = sight.s
    wide, high = area
    own = seat == sight.me
    found = group(id=sight.label(seat), x=x, y=y, classes=f"player seat-{seat}", says=_headline(sight, seat))
    if seat == s.active and s.stack:
        found.mark("active")
    if not own:
        found.add(rect(0, 0, wide, high, "ground", 12))
    first, last, top = sight.box(seat)
    _add_headline(sight, found, seat, wide, _grid(sight, seat, tile_))
    if not s.alive >> seat & 1:
        return found
    left = (wide - (last - first + 1) * tile_[0]) / 2
    base = high - FOOT

    def corner(cell: int) -> tuple[float, float]:
        cx, cy = xy(cell)
        return left + (cx - first) * tile_[0], base - (cy + 1) * tile_[1]

    _add_grid(found, own, first, last, top, left, base, tile_)
    for cell in sorted(sight.cells[seat]):
        found.add(empty(sight, seat, cell, *corner(cell), tile_))
    if s.city[seat] >= 0:
        found.add(central_city(*corner(s.city[seat]), tile_))
    for cell in sorted(s.lands[seat]):
        found.add(tile(sight, seat, cell, *corner(cell), tile_))
    flags = group(id=f"{sight.label(seat)}.flags")
    for cell, words, look in _flags(sight, seat):
        flags.add(*_flag(sight, seat, cell, words, look, corner(cell), tile_, wide))
    return found.add(flags) if flags.children else found


def _add_grid(found: Node, own: bool, first: int, last: int, top: int, left: float, base: float, tile_: Size) -> None:
    """The back line (FYN-B1.08), and the numbers of columns and rows as the notation has them."""
    wide = (last - first + 1) * tile_[0]
    back = rect(left - 12, base + 3, wide + 24, 4, "tick", 2)
    if own:
        back.says = "Back line below row 0: nothing lies behind it"
    found.add(back)
    for column in range(first, last + 1):
        found.add(text(left + (column - first + 0.5) * tile_[0], base + 21, str(column), "small muted middle"))
    for row in range(top + 1):
        found.add(text(left - 6, base - (row + 0.5) * tile_[1] + 4, str(row), "small muted end"))


# --- the headline ---------------------------------------------------------------------------------------------------


def _headline(sight: Sight, seat: int) -> str:
    s = sight.s
    if not s.alive >> seat & 1:
        return f"{sight.label(seat)} is out of the game"
    known = chart(s, seat)
    held = f", City held {s.holds[seat]} of {HOLDS_TO_WIN}" if s.city[seat] >= 0 else ""
    return (
        f"{', '.join([sight.label(seat), *_names(sight, seat)])}: score {s.score(seat)}, "
        f"{len(s.lands[seat])} land card{'s' * (len(s.lands[seat]) > 1)}, "
        f"population {known.population}, armies {s.combat(seat)} of {known.population}, "
        f"hand {len(s.hands[seat])} of {known.maximum}, {_expansion(sight, seat)}{held}"
    )


def _expansion(sight: Sight, seat: int) -> str:
    """FYN-D5.02: what may be laid out in Step E, or still may."""
    s = sight.s
    if s.stack and seat == s.active and step_of(s) == "E":
        return f"{expansion_left(s)} to expand"
    return f"{BASE + chart(s, seat).growth} to expand"


def _figures(sight: Sight, seat: int, brief: bool = False) -> list[tuple[str, str]]:
    """Figures with their names; in brief without the population, which stands beside the arms too."""
    s = sight.s
    if not s.alive >> seat & 1:
        return []
    known = chart(s, seat)
    number, words = _expansion(sight, seat).split(" ", 1)
    of = "/" if s.seats >= _CROWD else " of "
    found = [
        (str(s.score(seat)), "score"),
        (str(len(s.lands[seat])), "land"),
        *([] if brief else [(str(known.population), "people")]),
        (f"{s.combat(seat)}{of}{known.population}", "arms"),
        (f"{len(s.hands[seat])}{of}{known.maximum}", "hand"),
        (number, words),
    ]
    if s.city[seat] >= 0:
        found.append((f"{s.holds[seat]}{of}{HOLDS_TO_WIN}", "held"))
    return found


def _steps(sight: Sight, figures: list[tuple[str, str]]) -> list[tuple[float, float]]:
    """How far it is from each figure to its name, and from that to the next figure."""
    crowd = sight.s.seats >= _CROWD
    large, small = (_ENLARGED, _ENLARGED) if sight.roomy else (_CROWDED, _CROWDED) if crowd else (13.0, 12.0)
    return [(text_width(figure, large, True) + 4, text_width(name, small) + 12) for figure, name in figures]


def _width(sight: Sight, figures: list[tuple[str, str]]) -> float:
    return sum(figure + name for figure, name in _steps(sight, figures))


def _names(sight: Sight, seat: int) -> list[str]:
    s = sight.s
    return [
        *(["you"] if seat == s.eyes else []),
        *(["the Empire"] if seat == s.empire else []),
        *([] if s.alive >> seat & 1 else ["out of the game"]),
    ]


def _head(sight: Sight, seat: int, grid: float) -> float:
    """How much of the height the headline takes: two lines where one would be longer than the grid (and than a phone shows)."""
    line = _BROAD if sight.roomy else _LINE
    return HEAD if _beside(sight, seat) + _width(sight, _figures(sight, seat)) <= max(grid, line) else HEAD + 20


def _beside(sight: Sight, seat: int) -> float:
    """How wide the shield and the names before the figures are."""
    return 80.0 + sum(text_width(name, 12) + 10 for name in _names(sight, seat))


def _add_headline(sight: Sight, found: Node, seat: int, wide: float, grid: float) -> None:
    """Above the grid and as wide as it is, if there is room: name and figures stay close to the land they tell of."""
    two = _head(sight, seat, grid) > HEAD
    figures = _figures(sight, seat)
    if two and _width(sight, figures) + 12 > wide:
        figures = _figures(sight, seat, brief=True)
    long = _width(sight, figures) + 12 if two else _beside(sight, seat) + _width(sight, figures)
    span = min(wide, max(grid, long) if figures else _OUT)
    left = (wide - span) / 2
    found.add(icon(left + 12, 10, 24, "shield", f"seat-{seat}"))
    found.add(Node("text", f"{sight.label(seat)}.name", left + 44, 29, text=sight.label(seat), classes="heading"))
    at = left + 72.0
    for name in _names(sight, seat):
        found.add(text(at, 28, name, "small muted"))
        at += text_width(name, 12) + 10
    x, y = (left + 14.0, 52.0) if two else (left + span - _width(sight, figures), 28.0)
    row = group(id=f"{sight.label(seat)}.figures", x=x, y=y, classes=f"figures seat-{seat}")
    at = 0.0
    for (figure, name), (to_name, onward) in zip(figures, _steps(sight, figures), strict=True):
        # they meet in the middle of their room, so that they stay together at any size
        row.add(text(at + to_name - 4, 0, figure, "strong end"), text(at + to_name, 0, name, "small muted"))
        at += to_name + onward
    if figures:
        found.add(row)


# --- what an attack does --------------------------------------------------------------------------------------------


def _flags(sight: Sight, seat: int) -> list[tuple[int, str, str]]:
    """Cell, words, look: what an event is against, target and origin of an attack, one of the cut-off cards."""
    s = sight.s
    found: list[tuple[int, str, str]] = []
    if sight.event and seat == sight.struck[0]:
        found.append((sight.struck[1], card_name(sight.event), "sent"))
    look = "draft" if s.draft(s.active) else "sent"
    if sight.aimed() and seat == sight.foe:
        found.append((sight.target, "Target", look))
        if sight.cut:
            found.append((sight.cut[-1], "Cut off with it", "warn"))
    if seat == s.active and sight.origin in s.lands[seat]:
        mine = seat == s.eyes
        found.append((sight.origin, "You attack from here" if mine else "Attacks from here", look))
    by_cell: dict[int, tuple[str, str]] = {}  # one label, where two would cover each other
    for cell, words, look in found:
        by_cell[cell] = (f"{words}, {by_cell[cell][0]}", look) if cell in by_cell else (words, look)
    return [(cell, *label) for cell, label in by_cell.items()]


_BADGES = {"You attack from here": "swords", "Attacks from here": "swords"}


def _flag(
    sight: Sight, seat: int, cell: int, words: str, look: str, at: tuple[float, float], tile_: Size, wide: float
) -> list[Node]:
    """A label beside a tile or on its upper edge, where it covers no neighbour; else a badge in its corner."""
    broad = text_width(words, 12, True) + 20
    place = _free_place(sight, seat, cell, broad, at, tile_, wide)
    if place is None:
        x, y = at
        # of land that would be cut off the dashed line tells enough
        return [] if look == "warn" else _badge(x + tile_[0], y, _BADGES.get(words, "crosshair"), look)
    left, middle = place
    if look == "warn":
        return [text(left + broad / 2, middle + 4, words, "small strong warn middle halo")]
    return [
        rect(left, middle - 11, broad, 22, f"pill {look}", 11),
        text(left + broad / 2, middle + 4, words, "small strong reverse middle"),
    ]


def _free_place(
    sight: Sight, seat: int, cell: int, broad: float, at: tuple[float, float], tile_: Size, wide: float
) -> tuple[float, float] | None:
    """The left end and the middle height of a label: east, west or above, clear of other tiles and of the rows' numbers."""
    s = sight.s
    x, y = at
    taken = {*s.lands[seat], *sight.cells[seat], s.city[seat]}
    columns = ceil((broad + 6) / tile_[0])
    column = xy(cell)[0] - sight.box(seat)[0]
    beside = y + tile_[1] / 2
    if x + tile_[0] + 6 + broad < wide and not taken & {cell + step * EAST for step in range(1, columns + 1)}:
        return x + tile_[0] + 6, beside
    past = 20.0 if column == 0 else 0.0  # the numbers stand before the first column
    if (column == 0 or columns <= column) and not taken & {cell + step * WEST for step in range(1, columns + 1)}:
        left = x - 6 - past - broad
        if left > 0:
            return left, beside
    above = {cell + NORTH} if broad <= tile_[0] else {cell + NORTH, cell + NORTH + EAST, cell + NORTH + WEST}
    taken -= sight.cells[seat]  # in an empty cell the words stand high enough
    return None if taken & above else (x + (tile_[0] - broad) / 2, y - 9)


def _badge(right: float, y: float, name: str, look: str) -> list[Node]:
    """In the upper right corner of a tile, over its sketch."""
    return [rect(right - 31, y + 3, 24, 20, f"pill {look}", 10), icon(right - 26, y + 6, 14, name, "reverse")]
