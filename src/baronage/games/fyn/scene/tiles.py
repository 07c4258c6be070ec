"""Tiles of the map: a land card with terrain, road, improvements, centre and armies, and empty cells."""

from __future__ import annotations

from baronage.engine.picture.scene import Node, group, icon, path, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.fyn.board.geometry import EDGES, chart, open_edges
from baronage.games.fyn.data import (
    CAPITAL,
    CLEAR,
    DESERT,
    FIRST_CAPITAL,
    MOUNTAIN,
    ROAD,
    TYPE,
    WOODS,
)
from baronage.games.fyn.locale.types import card_term
from baronage.games.fyn.nodes import cell_id, node_id
from baronage.games.fyn.rules.combat import siege_value
from baronage.games.fyn.rules.realm import armies_on, improvements_on, landing, lost_by
from baronage.games.fyn.scene.faces import effect, icon_of, rule_of
from baronage.games.fyn.scene.sight import Sight, Size, cell_text
from baronage.games.fyn.state import HOME

_INSET = 2.0
_CHIP: Size = (28.0, 18.0)
_APART = 5.0  # gap between chips, for the highlight around them
_BARE = 19.0  # width of a chip without its combat value, if there are too many
_COUNT = 13.0  # extra width of a chip for several armies
_NAMED = 130.0  # tile width that allows the name of its contents
_SKETCHES = {  # on a strip 30 wide and 15 high
    CLEAR: "M3 12l-2-5M7 12V5M11 12l2-5M19 13l-2-4M23 13V7M27 13l2-4",
    DESERT: "M1 4c4-3 7-3 11-1s8 3 16-1M3 9c4-3 7-3 10-1s8 3 15-1M1 14c4-3 7-3 11-1s8 3 16-1",
    MOUNTAIN: "M9 15L16 4l4 6 3-3 6 8",
}


def tile(sight: Sight, seat: int, cell: int, x: float, y: float, size: Size) -> Node:
    """Return one land card with everything on it."""
    s = sight.s
    w, h = size
    land = s.lands[seat][cell]
    node = group(id=node_id(land), x=x, y=y, says=_says(sight, seat, cell))
    node.code = cell_text(cell)
    node.rules, node.lore = (rule_of(land),), card_term(land)
    ground = rect(_INSET, _INSET, w - 2 * _INSET, h - 2 * _INSET, f"land-{card_term(land)} tile", 6)
    node.add(ground)
    if (sight.aimed() and (seat, cell) == (sight.foe, sight.target)) or (seat, cell) == sight.struck:
        ground.mark("target")
    elif sight.aimed() and seat == sight.foe and cell in sight.cut:
        ground.mark("warn")
    elif seat == s.active and cell == sight.origin:
        ground.mark("chosen")
    _frontier(sight, node, seat, cell, size)
    title = land_title(sight, cell, land)
    low = h < 70
    stacks = stacks_on(sight, seat, cell)
    icons = sum(TYPE[card] != ROAD for card in improvements_on(s, seat, cell))
    beside = 20 * icons + (42 if siege_value(s, seat, cell) else 0)
    crowded = low and _width(stacks) > w - 8 - beside  # armies need the whole row: the other contents go above
    wide = w >= 96
    room = w - (41 if wide else 16) if wide or not crowded else w - 14 - 20 * icons
    if room > 0.7 * text_width(title, 12, True):  # on crowded tiles only the tint and the description show the terrain
        node.add(text(8, 17, title, "small strong", room))
    odds = sight.odds.get((seat, cell))
    if odds is None and wide and not (crowded and (s.special_at(seat, cell) or cell in s.centres[seat])):
        _sketch(node, TYPE[land], w - 39)
    _road(sight, node, seat, cell, 24.0 if low else 46.0, w)
    used = _improvements(sight, node, seat, cell, size, crowded)
    _armies(sight, node, seat, stacks, size, w - 10 - (used if low and not crowded else 0))
    if odds is not None:  # at the right, over the road, between the name and the contents
        words = f"{odds} %"
        broad = text_width(words, 12, True) + 10
        node.add(
            rect(w - broad - 4, 14.5, broad, 15, "plate", 7.5),
            text(w - 4 - broad / 2, 26, words, "small strong middle"),
        )
    return node


def land_title(sight: Sight, cell: int, land: int) -> str:
    """Return the title of a land card."""
    return sight.msg("picture-taken-capital") if land >= FIRST_CAPITAL and cell != HOME else sight.term(land)


def _says(sight: Sight, seat: int, cell: int) -> str:
    s = sight.s
    land = s.lands[seat][cell]
    aimed = sight.aimed() and seat == sight.foe
    return sight.msg(
        "picture-land",
        owner=seat,
        cell=cell,
        land=land,
        taken=int(land >= FIRST_CAPITAL and cell != HOME),
        wall=siege_value(s, seat, cell),
        frontier=int(cell in chart(s, seat).frontier),
        part="target" if aimed and cell == sight.target else "cut" if aimed and cell in sight.cut else "none",
        card=sight.event if (seat, cell) == sight.struck else 0,
        origin=int(seat == s.active and cell == sight.origin),
    )


def _sketch(node: Node, kind: int, x: float) -> None:
    """Add a drawing of the terrain."""
    if kind == WOODS:
        for place, size in ((0, 11), (8, 15), (20, 11)):
            node.add(icon(x + 1 + place, 20 - size, size, "tree", "sketch"))
    elif kind == CAPITAL:
        node.add(icon(x + 14, 5, 17, "crown"))
    else:
        drawn = group(x=x + 1, y=5)
        node.add(drawn.add(path(_SKETCHES[kind], "sketch")))


def _road(sight: Sight, node: Node, seat: int, cell: int, y: float, w: float) -> None:
    """Add a band across the tile; every Capital has one (FYN-D2.06)."""
    s = sight.s
    card = s.roads[seat].get(cell, 0)
    if not card and s.lands[seat][cell] < FIRST_CAPITAL:
        return
    band = group(y=y)
    if card:
        band.id, band.says, band.tip = node_id(card), sight.term(card), effect(sight, card)
    band.add(rect(_INSET, 0, w - 2 * _INSET, 6, "wall"), path(f"M7 3H{w - 7}", "open"))
    node.add(band)


def _improvements(sight: Sight, node: Node, seat: int, cell: int, size: Size, crowded: bool) -> float:
    """Add special improvement and centre as icons and the siege value as text, and return their width."""
    s = sight.s
    w, h = size
    low = h < 70
    cards = [card for card in improvements_on(s, seat, cell) if TYPE[card] != ROAD]
    wall = siege_value(s, seat, cell)
    siege = sight.msg("picture-siege", wall=wall) if wall else ""
    used = 0.0
    for place, card in enumerate(reversed(cards) if low else cards):
        x, y = (w - 25 - 20 * place, 4 if crowded else h - 24) if low else (8 + 22 * place, 23)
        mark = group(id=node_id(card), x=x, y=y, says=sight.term(card))
        mark.tip, mark.lore = effect(sight, card), card_term(card)
        node.add(mark.add(icon(0, 0, 18, icon_of(card))))
        used += 20
    if len(cards) == 1 and w >= _NAMED:
        node.add(text(30, 37, sight.term(cards[0]), "small", w - 38 - (46 if wall else 0)))
    if wall and low and not crowded:
        node.add(text(w - 8 - used, h - 10, siege, "small end"))
        used += 42
    elif wall and not low:
        node.add(text(w - 8, 38, siege, "small end"))
    return used


Stacks = dict[tuple[int, bool, bool, bool], list[int]]  # armies by type, spent, moved, attacking


def stacks_on(sight: Sight, seat: int, cell: int) -> Stacks:
    """Return the armies on a land card, grouped by equality."""
    s = sight.s
    found: Stacks = {}
    for army in armies_on(s, seat, cell):
        mine = seat == s.active
        key = (TYPE[army], army in s.spent, army in s.moved, mine and army in sight.group)
        found.setdefault(key, []).append(army)
    return found


def _width(stacks: Stacks, chip: float = _CHIP[0]) -> float:
    return sum(chip + _APART + (_COUNT if len(stack) > 1 else 0) for stack in stacks.values())


def _armies(sight: Sight, node: Node, seat: int, stacks: Stacks, size: Size, room: float) -> None:
    """Add chips in the seat's colour with the printed combat value; equal armies share a chip with a count."""
    drafting = bool(sight.s.draft(sight.s.active))
    bare = _width(stacks) > room + _APART
    wide = _BARE if bare else _CHIP[0]
    squeeze = min(1.0, (room + _APART) / _width(stacks, wide)) if stacks else 1.0
    x = 5.0
    for (_, spent, moved, chosen), stack in stacks.items():
        many = len(stack) if len(stack) > 1 else 0
        for place, army in enumerate(stack):
            top = place == len(stack) - 1
            chip = group(id=node_id(army), x=x, y=size[1] - _CHIP[1] - 6)
            part = "attacks" if chosen else "spent" if spent else "moved" if moved else "none"
            chip.says = sight.msg("picture-army", army=army, cv=sight.s.numbers.card_cv[army], part=part)
            chip.tip = effect(sight, army)
            chip.code = f"#{army}"
            if place:
                chip.same = node_id(stack[0])
            chip.add(rect(0, 0, wide + (_COUNT if many else 0), _CHIP[1], f"piece seat-{seat}", 4))
            if top:
                chip.add(icon(2.5, 2, 14, icon_of(army), "reverse"))
                if not bare:
                    chip.add(text(18, 13.5, str(sight.s.numbers.card_cv[army]), "small strong reverse"))
                if many:
                    chip.add(text(wide - 2.5, 13.5, f"×{many}", "small reverse"))
            if chosen and drafting:
                chip.mark("chosen")
            elif spent:
                chip.mark("soft")
            node.add(chip)
        x += (wide + _APART + (_COUNT if many else 0)) * squeeze


def _frontier(sight: Sight, node: Node, seat: int, cell: int, size: Size) -> None:
    """Add dotted lines along open edges (FYN-B1.09)."""
    w, h = size
    sides = (f"M8 -1H{w - 8}", f"M{w + 1} 8V{h - 8}", f"M8 {h + 1}H{w - 8}", f"M-1 8V{h - 8}")
    for edge in open_edges(sight.s, seat, cell):
        node.add(path(sides[edge], "open"))


# --- empty cells ----------------------------------------------------------------------------------------------------


def empty(sight: Sight, seat: int, cell: int, x: float, y: float, size: Size) -> Node:
    """Return an empty cell where a card or captured land may be placed."""
    s = sight.s
    w, h = size
    place = group(id=cell_id(seat, cell), x=x, y=y, says=sight.msg("picture-empty", owner=seat, cell=cell))
    place.code = cell_text(cell)
    place.add(rect(_INSET, _INSET, w - 2 * _INSET, h - 2 * _INSET, "slot", 6))
    edges = [edge for edge in range(4) if sight.origin >= 0 and sight.origin + EDGES[edge] == cell]
    if seat != s.active or not edges or not sight.placing():
        return place.add(text(w / 2, h / 2 + 4, cell_text(cell), "small muted middle notation"))
    won = len(landing(s, s.active, sight.foe, sight.target, sight.origin, edges[0]))
    lost = lost_by(s, s.active, sight.foe, sight.target, sight.origin, edges[0])
    words = [sight.msg("picture-won", edge=edges[0], won=won)]
    if lost:
        words.append(sight.msg("picture-lost", lost=lost))
    place.says = sight.msg("picture-empty-won", owner=seat, cell=cell, won=won, lost=lost)
    for line, part in enumerate(words):
        middle = h * (0.4 if h > 70 else 0.36) + 4  # a label may cover the lower edge
        looks = "small warn middle" if line else "small strong middle"
        place.add(text(w / 2, middle + 16 * (line - (len(words) - 1) / 2), part, looks, w - 12))
    return place


def central_city(sight: Sight, x: float, y: float, size: Size) -> Node:
    """Return the central City (FYN-GB.01)."""
    w, h = size
    node = group(x=x, y=y, says=sight.msg("picture-central-city"))
    node.add(rect(_INSET, _INSET, w - 2 * _INSET, h - 2 * _INSET, "land-market tile", 6))
    return node.add(
        text(8, 17, sight.msg("picture-the-city"), "small strong"), icon(w / 2 - 12, h / 2 - 6, 24, "castle")
    )
