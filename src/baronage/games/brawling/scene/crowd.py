"""Smaller grounds, where whole cards would make the picture too high: small cards, lines, or icons with numbers.

The card size is chosen so that the picture fits a screen unscaled and all text stays legible.
"""

from __future__ import annotations

from baronage.engine.picture.scene import Face, Figure, Node, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.brawling.data import UP
from baronage.games.brawling.rules.town import upgrade_cost
from baronage.games.brawling.scene.attack import lanes
from baronage.games.brawling.scene.faces import unit_face
from baronage.games.brawling.scene.grounds import (
    battlements,
    ground,
    head,
    headline,
    known,
    params,
    player,
    scored,
    shift,
    starred,
    tallness,
    zone_group,
)
from baronage.games.brawling.scene.sight import (
    CHIP,
    INSIDE,
    LANE,
    LINE,
    SMALL,
    TOP,
    WHOLE,
    Sight,
    Size,
    Zone,
)

HIGHEST = 690.0  # height of the table on a 1440 by 900 screen, unscaled
SEEN = 330.0  # height of the own ground visible at once on a narrow screen
GAP = 6.0  # between the grounds of two opponents
EDGE = 8.0  # inside a small ground
LABEL = 21.0  # a zone's label above small cards
ROW = LINE[1] + 4  # from line to line
NARROW = 330.0  # below this width a headline uses icons and numbers

# sizes of own and others' cards: the largest that fit are used
ALONE = ((WHOLE, WHOLE), (WHOLE, SMALL), (SMALL, SMALL), (SMALL, LINE), (LINE, LINE))
MANY = ((SMALL, LINE), (SMALL, CHIP), (LINE, CHIP))
SEVERAL = ((WHOLE, SMALL), (SMALL, SMALL), (SMALL, LINE), (SMALL, CHIP), (LINE, LINE), (LINE, CHIP))


def grounds(sight: Sight) -> tuple[list[Node], float, float]:
    """Return all grounds, opponents above, the upper edge of the lane between them, and the picture's lower edge."""
    s = sight.s
    others = [seat % s.seats for seat in range(sight.me + 1, sight.me + s.seats)]
    own, theirs = _sizes(sight, others)
    board: list[Node] = []
    if theirs == WHOLE:
        above, y = ground(sight, others[0], TOP, True)
        board.append(above)
    else:
        y = _grid(sight, others, theirs, board)
    lane = y + 10
    top = lane + LANE * lanes(sight) + 10
    below, y = ground(sight, sight.me, top, False) if own == WHOLE else _own(sight, top, own)
    return [*board, below], lane, y


def _sizes(sight: Sight, others: list[int]) -> tuple[Size, Size]:
    """Return the largest card sizes that keep the picture within its height, or else the smallest."""
    if sight.upright:
        return SMALL if _own_height(sight, SMALL) <= SEEN else LINE, LINE if len(others) <= 3 else CHIP
    room = HIGHEST - TOP - 36 - LANE * lanes(sight)
    choices = ALONE if len(others) == 1 else SEVERAL if len(others) <= 3 else MANY
    below: dict[Size, float] = {}
    above: dict[Size, float] = {}
    for own, theirs in choices:
        if own not in below:
            below[own] = tallness(sight, sight.me) if own == WHOLE else _own_height(sight, own)
        if theirs not in above and below[own] < room:
            above[theirs] = tallness(sight, others[0]) if theirs == WHOLE else _their_height(sight, others, theirs)
        if below[own] + above.get(theirs, room) <= room:
            return own, theirs
    return choices[-1]


def _their_height(sight: Sight, others: list[int], size: Size) -> float:
    return sum(_height(sight, rank, size) + GAP for rank in _ranks(sight, others))


# --- zones in sequence
# -----------------------------------------------------------------------------------------------

Placed = tuple[Zone, float, float, list[tuple[float, float]]]  # a zone, the position of its label, and of its units


def _flow(
    sight: Sight, each: list[Zone], left: float, right: float, y: float, size: Size
) -> tuple[list[Placed], float]:
    """Return the layout of zones and units, and the lower edge, without drawing."""
    if size == SMALL:
        return _cards(each, left, right, y, sight.upright)
    return _lines(sight, each, left, right, y, size)


def _cards(each: list[Zone], left: float, right: float, y: float, together: bool) -> tuple[list[Placed], float]:
    """Lay out small cards with labels above, zone after zone; if `together`, each zone in one row if possible."""
    found: list[Placed] = []
    w, h = SMALL
    x, used = left, False  # whether this row holds cards
    for zone in each:
        _, label, units, _ = zone
        wide = text_width(label, 12)
        needs = len(units) * (w + 6) - 6 if together else w if units else 0
        if x > left and x + max(wide, needs) > right:
            x, y, used = left, y + LABEL + (h + 4 if used else 0), False
        start, top = x, y
        places: list[tuple[float, float]] = []
        for _ in units:
            if x + w > right:
                x, y = left, y + LABEL + h + 4
            places.append((x, y + LABEL))
            x, used = x + w + 6, True
        found.append((zone, start, top + 12, places))
        x = (x if y > top else max(x, start + wide + 6)) + 8
    return found, y + LABEL + (h if used else 0)


def _lines(
    sight: Sight, each: list[Zone], left: float, right: float, y: float, size: Size
) -> tuple[list[Placed], float]:
    """Lay out lines: labels in a column at the left, units beside them; zones without units come last, side by side."""
    found: list[Placed] = []
    column = left + max([text_width(sight.briefs[label], 12) for _, label, units, _ in each if units], default=0) + 8
    for zone in each:
        if zone[2]:
            x, top = column, y
            places: list[tuple[float, float]] = []
            for unit in zone[2]:
                w = _width(sight, unit, size)
                if x > column and x + w > right:
                    x, y = column, y + ROW
                places.append((x, y))
                x += w + 4
            found.append((zone, left, top + 16, places))
            y += ROW
    x = left
    for zone in each:
        if not zone[2]:
            wide = text_width(sight.briefs[zone[1]], 12)
            if x > left and x + wide > right:
                x, y = left, y + 18
            found.append((zone, x, y + 13, []))
            x += wide + 14
    return found, y + (18 if x > left else 0)


def _draw(sight: Sight, seat: int, into: Node, placed: list[Placed], size: Size) -> None:
    """Draw labels and units at their places."""
    for (name, label, units, _), x, y, places in placed:
        zone = zone_group(seat, name, label)
        zone.add(text(x, y, label if size == SMALL else sight.briefs[label], "small muted"))
        for unit, at in zip(units, places, strict=True):
            node = sight.unit(unit, seat, *at, (SMALL[0] if size == SMALL else _width(sight, unit, size), size[1]))
            if size == CHIP and node.face is not None:  # its name is shown on hover, and in the text form
                node.face = Face("", node.face.kind, node.face.icon, node.face.left, node.face.right)
            zone.add(node)
        into.add(zone)


def _width(sight: Sight, unit: int, size: Size) -> float:
    """Return the width of a unit; a line is as wide as its text and numbers."""
    key = unit, upgrade_cost(sight.s, sight.me, unit) if unit < UP and size == LINE else 0, size == CHIP
    if key not in sight.widths:
        sight.widths[key] = _line_width(sight, *key)
    return sight.widths[key]


def _line_width(sight: Sight, unit: int, cost: int, chip: bool) -> float:
    face = unit_face(sight.tr, unit, cost)
    wide = 25 + sum(_figure(figure) for figure in (face.left, face.right) if figure is not None)
    if chip:
        return wide + 3
    return wide + text_width(face.name, 12, True) + 8 + (17 + text_width(face.cost, 12) if face.mark else 0)


def _figure(figure: Figure) -> float:
    return (15 if figure.icon else 0) + text_width(figure.text, 13, True) + 6


# --- the others -----------------------------------------------------------------------------------------------------


def _ranks(sight: Sight, others: list[int]) -> list[list[int]]:
    """Return the opponents in ranks: two by two if four, else up to three; at most two on a narrow screen."""
    across = (1 if len(others) <= 3 else 2) if sight.upright else 2 if len(others) == 4 else 3
    return [others[start : start + across] for start in range(0, len(others), across)]


def _grid(sight: Sight, others: list[int], size: Size, board: list[Node]) -> float:
    """Draw the opponents in ranks of equal height and return the lower edge."""
    y = TOP
    for rank in _ranks(sight, others):
        w = _breadth(sight, rank)
        grounds: list[tuple[Node, list[Placed]]] = []
        low = y
        for i, seat in enumerate(rank):
            x = sight.left + i * (w + GAP)
            found = player(sight, seat).add(rect(x, y, w, 0, "ground", 12))
            _head(sight, seat, found, x + EDGE, x + w - EDGE, y)
            top = known(sight, seat, found, _under_head(sight, seat, y, w), x + EDGE, x + w - EDGE)
            placed, bottom = _flow(sight, _walled(sight, seat), x + EDGE, x + w - EDGE, top, size)
            grounds.append((found, placed))
            low = max(low, bottom + EDGE)
        for seat, (found, placed) in zip(rank, grounds, strict=True):
            back = found.children[0]
            back.h = low - y
            _draw(sight, seat, found, placed, size)
            board += [found, battlements(back.x, low, w, bool(sight.s.walls[seat]))]
        y = low + 22
    return y - 16


def _breadth(sight: Sight, rank: list[int]) -> float:
    return (sight.right - sight.left - GAP * (len(rank) - 1)) / len(rank)


def _height(sight: Sight, rank: list[int], size: Size) -> float:
    """Return the height of a rank of opponents."""
    w = _breadth(sight, rank)
    found = 0.0
    for seat in rank:
        top = known(sight, seat, None, _under_head(sight, seat, 0, w), EDGE, w - EDGE)
        found = max(found, _flow(sight, _walled(sight, seat), EDGE, w - EDGE, top, size)[1])
    return found + EDGE


def _walled(sight: Sight, seat: int) -> list[Zone]:
    """Return a player's zones, the wall last, because it faces the middle of the table."""
    return [*sight.zones(seat), _wall(sight, seat)]


def _wall(sight: Sight, seat: int) -> Zone:
    wall = sight.s.walls[seat]
    return sight.zone("wall", wall)


def _head(sight: Sight, seat: int, into: Node, left: float, right: float, y: float) -> None:
    """Draw name and points, hand and productions, and Royal Aids."""
    into.add(*head(sight, seat, left, y + 29), *scored(sight, seat, right, y + 29)[0])
    told, _ = params(sight, seat, y + 54, right - left > NARROW)
    shift(told, left)
    into.add(*told)
    stars: list[Node] = []
    x, y = left, y + 64
    for aid in sight.s.aids[seat]:
        wide = text_width(sight.tr.term("CARD", aid), 12, True) + 34
        if x > left and x + wide > right:
            x, y = left, y + ROW
        stars.append(sight.aid(aid, x, y, wide))
        x += wide + 6
    into.add(*starred(sight, seat, stars))


def _under_head(sight: Sight, seat: int, y: float, w: float) -> float:
    """Return the lower edge of an opponent's headline."""
    y, x = y + 64, 0.0
    for aid in sight.s.aids[seat]:
        wide = text_width(sight.tr.term("CARD", aid), 12, True) + 34
        if x and x + wide > w - 2 * EDGE:
            x, y = 0.0, y + ROW
        x += wide + 6
    return y + ROW if sight.s.aids[seat] else y


# --- the viewer's own ground
# -------------------------------------------------------------------------------------------


def _own(sight: Sight, y: float, size: Size) -> tuple[Node, float]:
    """Return the viewer's ground, the wall on top, and its lower edge."""
    seat = sight.me
    found = player(sight, seat)
    back = rect(sight.left, y, sight.right - sight.left, 0, "ground", 12)
    found.add(back, battlements(sight.left, y, sight.right - sight.left, bool(sight.s.walls[seat])))
    placed, low = _flow(sight, _mine(sight), sight.left + INSIDE, sight.right - INSIDE, y + 14, size)
    _draw(sight, seat, found, placed, size)
    low = known(sight, seat, found, low + 6, sight.left + INSIDE, sight.right - INSIDE)
    if sight.upright:
        _head(sight, seat, found, sight.left + EDGE, sight.right - EDGE, low)
        low = _under_head(sight, seat, low, sight.right - sight.left)
    else:
        line, low = headline(sight, seat, low + 26)
        found.add(*line)
    back.h = low + 14 - y
    return found, low + 14


def _own_height(sight: Sight, size: Size) -> float:
    more = LINE[1] + 6 if len(sight.s.aids[sight.me]) > 1 else 0
    return _flow(sight, _mine(sight), sight.left + INSIDE, sight.right - INSIDE, 14, size)[1] + 46 + more


def _mine(sight: Sight) -> list[Zone]:
    return [_wall(sight, sight.me), *sight.zones(sight.me)]
