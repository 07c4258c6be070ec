"""A realm as a map with its headline, its back line and the effects of an attack."""

from __future__ import annotations

from math import ceil

from baronage.engine.picture.scene import Node, group, icon, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.engine.text.params import Params
from baronage.games.fyn.board.geometry import EAST, NORTH, WEST, chart, xy
from baronage.games.fyn.nodes import player_id
from baronage.games.fyn.scene.sight import Sight, Size, step_of
from baronage.games.fyn.scene.tiles import central_city, empty, tile
from baronage.games.fyn.steps.expansion import BASE, expansion_left
from baronage.games.fyn.steps.turn import HOLDS_TO_WIN

HEAD = 46.0  # height above a realm's grid
FOOT = 30.0  # height of the back line and the column numbers
_SIDE = 24.0  # width for row numbers
_FLAGS = 16.0  # height for a label on the upper edge of the highest row
_OUT = 240.0  # width of the headline of an eliminated player
_LONGEST = 170.0  # maximum width of a name
_CROWD = 4  # number of players that makes the scene high
_LINE = 440.0  # allowed width of a one-line headline: a phone shows it,
_BROAD = 800.0  # allowed width where a realm has the whole width,
_ASIDE = 560.0  # or all of it except a battle line
# A scene is often scaled down while the screen enlarges its text: a headline leaves room for this size if it can,
_ENLARGED = 19.0
_CROWDED = 15.0  # and for this size among many players


def size(sight: Sight, seat: int, tile_: Size) -> Size:
    """Return the minimum width and height of a realm."""
    if not sight.s.alive >> seat & 1:
        return _OUT, HEAD
    grid = _grid(sight, seat, tile_)
    wide = max(grid, _width(sight, _figures(sight, seat, brief=True)) + 14)
    flags = _FLAGS if _flags(sight, seat) else 0.0
    return wide, _head(sight, seat, grid) + flags + (sight.box(seat)[2] + 1) * tile_[1] + FOOT


def _grid(sight: Sight, seat: int, tile_: Size) -> float:
    """Return the width of a realm's grid, with its row numbers."""
    first, last, _ = sight.box(seat)
    return (last - first + 1) * tile_[0] + 2 * _SIDE


def realm(sight: Sight, seat: int, x: float, y: float, area: Size, tile_: Size) -> Node:
    """Return one player's realm within an area; only the others' realms have a panel."""
    s = sight.s
    wide, high = area
    own = seat == sight.me
    found = group(id=player_id(seat), x=x, y=y, classes=f"player seat-{seat}", says=_headline(sight, seat))
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

    _add_grid(found, sight.msg("picture-back-line") if own else "", first, last, top, left, base, tile_)
    for cell in sorted(sight.cells[seat]):
        found.add(empty(sight, seat, cell, *corner(cell), tile_))
    if s.city[seat] >= 0:
        found.add(central_city(sight, *corner(s.city[seat]), tile_))
    for cell in sorted(s.lands[seat]):
        found.add(tile(sight, seat, cell, *corner(cell), tile_))
    flags = group(id=f"{player_id(seat)}.flags")
    for cell, flag in _flags(sight, seat).items():
        flags.add(*_flag(sight, seat, cell, flag, corner(cell), tile_, wide))
    return found.add(flags) if flags.children else found


def _add_grid(found: Node, says: str, first: int, last: int, top: int, left: float, base: float, tile_: Size) -> None:
    """Add the back line (FYN-B1.08), and the column and row numbers of the notation."""
    wide = (last - first + 1) * tile_[0]
    back = rect(left - 12, base + 3, wide + 24, 4, "tick", 2)
    back.says = says
    found.add(back)
    for column in range(first, last + 1):
        found.add(text(left + (column - first + 0.5) * tile_[0], base + 21, str(column), "small muted middle notation"))
    for row in range(top + 1):
        found.add(text(left - 6, base - (row + 0.5) * tile_[1] + 4, str(row), "small muted end notation"))


# --- the headline ---------------------------------------------------------------------------------------------------


def _headline(sight: Sight, seat: int) -> str:
    s = sight.s
    if not s.alive >> seat & 1:
        return sight.msg("picture-out", seat=seat)
    known = chart(s, seat)
    params: Params = {"score": s.score(seat), "lands": len(s.lands[seat]), "population": known.population}
    params |= {"used": s.combat(seat), "hand": len(s.hands[seat]), "maximum": known.maximum}
    params |= {"held": s.holds[seat] if s.city[seat] >= 0 else -1, "holds": HOLDS_TO_WIN}
    empire = int(seat == s.empire)
    return sight.msg("picture-realm", seat=seat, empire=empire, expand=_expansion(sight, seat), **params)


def _expansion(sight: Sight, seat: int) -> int:
    """Return how many cards may be laid, or may still be laid, in Step E (FYN-D5.02)."""
    s = sight.s
    if s.stack and seat == s.active and step_of(s) == "E":
        return expansion_left(s)
    return BASE + chart(s, seat).growth


def _figures(sight: Sight, seat: int, brief: bool = False) -> list[tuple[str, str]]:
    """Return numbers with their names; `brief` omits the population, which is shown beside the arms too."""
    if (seat, brief) not in sight.figures:
        sight.figures[seat, brief] = _made_figures(sight, seat, brief)
    return sight.figures[seat, brief]


def _made_figures(sight: Sight, seat: int, brief: bool) -> list[tuple[str, str]]:
    s = sight.s
    if not s.alive >> seat & 1:
        return []
    known = chart(s, seat)

    def of(part: int, whole: int) -> str:
        return f"{part}/{whole}" if s.seats >= _CROWD else sight.msg("figure-of", part=part, whole=whole)

    found = [
        (str(s.score(seat)), "score"),
        (str(len(s.lands[seat])), "land"),
        *([] if brief else [(str(known.population), "people")]),
        (of(s.combat(seat), known.population), "arms"),
        (of(len(s.hands[seat]), known.maximum), "hand"),
        (str(_expansion(sight, seat)), "expand"),
    ]
    if s.city[seat] >= 0:
        found.append((of(s.holds[seat], HOLDS_TO_WIN), "held"))
    return [(figure, sight.msg(f"figure-{name}")) for figure, name in found]


def _steps(sight: Sight, figures: list[tuple[str, str]]) -> list[tuple[float, float]]:
    """Return the distance from each number to its name, and from the name to the next number."""
    crowd = sight.s.seats >= _CROWD
    large, small = (_ENLARGED, _ENLARGED) if sight.roomy else (_CROWDED, _CROWDED) if crowd else (13.0, 12.0)
    return [(text_width(figure, large, True) + 4, text_width(name, small) + 12) for figure, name in figures]


def _width(sight: Sight, figures: list[tuple[str, str]]) -> float:
    return sum(figure + name for figure, name in _steps(sight, figures))


def _names(sight: Sight, seat: int) -> list[str]:
    """Return the texts beside a player's name."""
    s = sight.s
    return [
        *([sight.msg("picture-you")] if seat == s.viewer else []),
        *([sight.msg("picture-empire")] if seat == s.empire else []),
        *([] if s.alive >> seat & 1 else [sight.msg("picture-is-out")]),
    ]


def _called(sight: Sight, seat: int) -> float:
    """Return the width available for a player's name."""
    return min(max(20.0, text_width(sight.name(seat), 17, True)), _LONGEST) + 8


def _head(sight: Sight, seat: int, grid: float) -> float:
    """Return the height of the headline: two lines if one would exceed the grid and a phone's width."""
    line = _BROAD if sight.roomy else _ASIDE if sight.aside else _LINE
    return HEAD if _beside(sight, seat) + _width(sight, _figures(sight, seat)) <= max(grid, line) else HEAD + 20


def _beside(sight: Sight, seat: int) -> float:
    """Return the width of the shield and the names before the numbers."""
    return 52.0 + _called(sight, seat) + sum(text_width(name, 12) + 10 for name in _names(sight, seat))


def _add_headline(sight: Sight, found: Node, seat: int, wide: float, grid: float) -> None:
    """Add the headline above the grid, as wide as the grid if there is room, so that it stays near its land."""
    two = _head(sight, seat, grid) > HEAD
    figures = _figures(sight, seat)
    if two and _width(sight, figures) + 12 > wide:
        figures = _figures(sight, seat, brief=True)
    long = _width(sight, figures) + 12 if two else _beside(sight, seat) + _width(sight, figures)
    span = min(wide, max(grid, long) if figures else _OUT)
    left = (wide - span) / 2
    found.add(icon(left + 12, 10, 24, "shield", f"seat-{seat}"))
    name, room = sight.name(seat), _called(sight, seat)
    found.add(Node("text", f"{player_id(seat)}.name", left + 44, 29, room - 4, text=name, classes="heading"))
    at = left + 44.0 + room
    for name in _names(sight, seat):
        found.add(text(at, 28, name, "small muted"))
        at += text_width(name, 12) + 10
    x, y = (left + 14.0, 52.0) if two else (left + span - _width(sight, figures), 28.0)
    row = group(id=f"{player_id(seat)}.figures", x=x, y=y, classes=f"figures seat-{seat}")
    at = 0.0
    for (figure, name), (to_name, onward) in zip(figures, _steps(sight, figures), strict=True):
        # they meet in the middle of their space, so that they stay together at any size
        row.add(text(at + to_name - 4, 0, figure, "strong end"), text(at + to_name, 0, name, "small muted"))
        at += to_name + onward
    if figures:
        found.add(row)


# --- effects of an attack -------------------------------------------------------------------------------------------


Flag = tuple[str, str, str]  # text, style, and the icon used without enough room


def _flags(sight: Sight, seat: int) -> dict[int, Flag]:
    """Return labels by cell: target of an event, target and origin of an attack, one of the cut-off cards."""
    s = sight.s
    found: list[tuple[int, Flag]] = []
    if sight.event and seat == sight.struck[0]:
        found.append((sight.struck[1], (sight.term(sight.event), "sent", "crosshair")))
    look = "draft" if s.draft(s.active) else "sent"
    if sight.aimed() and seat == sight.foe:
        found.append((sight.target, (sight.msg("flag-target"), look, "crosshair")))
        if sight.cut:
            found.append((sight.cut[-1], (sight.msg("flag-cut"), "warn", "crosshair")))
    if seat == s.active and sight.origin in s.lands[seat]:
        found.append((sight.origin, (sight.msg("flag-origin", seat=seat), look, "swords")))
    by_cell: dict[int, Flag] = {}  # one label where two would overlap
    for cell, flag in found:
        if cell in by_cell:
            flag = (sight.msg("flag-both", first=flag[0], last=by_cell[cell][0]), flag[1], "crosshair")
        by_cell[cell] = flag
    return by_cell


def _flag(
    sight: Sight, seat: int, cell: int, flag: Flag, at: tuple[float, float], tile_: Size, wide: float
) -> list[Node]:
    """Return a label beside a tile or on its upper edge where it covers no neighbour, otherwise a badge."""
    words, look, badge = flag
    broad = text_width(words, 12, True) + 20
    place = _free_place(sight, seat, cell, broad, at, tile_, wide)
    if place is None:
        x, y = at
        # for cut-off land the dashed line is enough
        return [] if look == "warn" else _badge(x + tile_[0], y, badge, look)
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
    """Return the left end and middle height of a label, or None: east, west or above, clear of tiles and row numbers."""
    s = sight.s
    x, y = at
    taken = {*s.lands[seat], *sight.cells[seat], s.city[seat]}
    columns = ceil((broad + 6) / tile_[0])
    column = xy(cell)[0] - sight.box(seat)[0]
    beside = y + tile_[1] / 2
    if x + tile_[0] + 6 + broad < wide and not taken & {cell + step * EAST for step in range(1, columns + 1)}:
        return x + tile_[0] + 6, beside
    past = 20.0 if column == 0 else 0.0  # row numbers are before the first column
    if (column == 0 or columns <= column) and not taken & {cell + step * WEST for step in range(1, columns + 1)}:
        left = x - 6 - past - broad
        if left > 0:
            return left, beside
    above = {cell + NORTH} if broad <= tile_[0] else {cell + NORTH, cell + NORTH + EAST, cell + NORTH + WEST}
    taken -= sight.cells[seat]  # in an empty cell the text is high enough
    return None if taken & above else (x + (tile_[0] - broad) / 2, y - 9)


def _badge(right: float, y: float, name: str, look: str) -> list[Node]:
    """Return a badge in the upper right corner of a tile, over its drawing."""
    return [rect(right - 31, y + 3, 24, 20, f"pill {look}", 10), icon(right - 26, y + 6, 14, name, "reverse")]
