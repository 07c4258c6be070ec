"""A realm as a map: land cards with terrain, improvements, population centre and armies, and the back line."""

from __future__ import annotations

from baronage.engine.scene import Node, circle, group, icon, path, rect, text
from baronage.games.fyn.combat import siege_value
from baronage.games.fyn.data import CARD_CV, FIRST_CAPITAL, TYPE, TYPE_NAMES, card_name
from baronage.games.fyn.geometry import chart, open_edges, xy
from baronage.games.fyn.realm import armies_on, improvements_on
from baronage.games.fyn.scene.faces import EFFECTS, card_says, icon_of
from baronage.games.fyn.scene.sight import HEAD, LARGE, Sight, cell_id, node_id
from baronage.games.fyn.state import HOME

Size = tuple[float, float]
_INSET = 2.0
_CHIP = (30.0, 18.0)


def size(sight: Sight, seat: int, tile: Size) -> Size:
    """How wide and high a realm is drawn."""
    if not sight.s.alive >> seat & 1:
        return 2 * tile[0], HEAD + 24
    first, last, top = sight.box(seat)
    wide = max((last - first + 1) * tile[0] + 20, 470.0 if tile == LARGE else 430.0)
    return wide, HEAD + (top + 1) * tile[1] + 22


def realm(sight: Sight, seat: int, x: float, y: float, tile: Size) -> Node:
    """One player's realm with its headline."""
    s = sight.s
    wide, high = size(sight, seat, tile)
    found = group(id=sight.label(seat), x=x, y=y, classes=f"player seat-{seat}", says=_headline(sight, seat))
    if seat == s.active and s.stack:
        found.mark("active")
    found.add(rect(0, 0, wide, high, "ground", 12))
    found.add(icon(10, 8, 24, "shield", f"seat-{seat}"))
    name = Node("text", f"{sight.label(seat)}.name", 42, 27, text=sight.label(seat), classes="heading")
    found.add(name, text(wide - 12, 26, _figures(sight, seat), "small end"))
    if not s.alive >> seat & 1:
        return found.add(text(42, 50, "out of the game", "small muted"))
    first, _, top = sight.box(seat)

    def corner(cell: int) -> tuple[float, float]:
        cx, cy = xy(cell)
        return 10 + (cx - first) * tile[0], HEAD + (top - cy) * tile[1]

    for cell in sorted(sight.cells[seat]):
        found.add(_empty(sight, seat, cell, *corner(cell), tile))
    if s.city[seat] >= 0:
        found.add(_city(*corner(s.city[seat]), tile))
    for cell in sorted(s.lands[seat]):
        found.add(_tile(sight, seat, cell, *corner(cell), tile))
    line = HEAD + (top + 1) * tile[1] + 5
    back = path(f"M4 {line}H{wide - 4}", "edge")
    back.says = "Back line: nothing lies behind it"
    return found.add(back)


def _headline(sight: Sight, seat: int) -> str:
    s = sight.s
    if not s.alive >> seat & 1:
        return f"{sight.label(seat)} is out of the game"
    known = chart(s, seat)
    return (
        f"{sight.label(seat)}{', you' if seat == s.eyes else ''}: score {s.score(seat)}, {len(s.lands[seat])} land, "
        f"population {known.population}, armies {s.combat(seat)} of {known.population}, "
        f"hand {len(s.hands[seat])} of {known.maximum}"
    )


def _figures(sight: Sight, seat: int) -> str:
    s = sight.s
    if not s.alive >> seat & 1:
        return ""
    known = chart(s, seat)
    room = known.population - s.combat(seat)
    words = [
        f"score {s.score(seat)}",
        f"{len(s.lands[seat])} land",
        f"{known.population} people",
        f"{s.combat(seat)} arms",
        f"{room} room",
        f"hand {len(s.hands[seat])} of {known.maximum}",
    ]
    if s.city[seat] >= 0:
        words.append(f"{s.holds[seat]} held")
    return " · ".join(words)


def _empty(sight: Sight, seat: int, cell: int, x: float, y: float, tile: Size) -> Node:
    place = group(id=cell_id(seat, cell), x=x, y=y, says=f"Empty cell {xy(cell)[0]},{xy(cell)[1]}")
    place.code = f"{xy(cell)[0]},{xy(cell)[1]}"
    return place.add(rect(_INSET, _INSET, tile[0] - 2 * _INSET, tile[1] - 2 * _INSET, "slot dashed", 8))


def _city(x: float, y: float, tile: Size) -> Node:
    node = group(x=x, y=y, says="The central City: nobody's, no card is placed here")
    node.add(rect(_INSET, _INSET, tile[0] - 2 * _INSET, tile[1] - 2 * _INSET, "land-market", 8))
    node.add(text(8, 18, "The City", "small strong"), icon(tile[0] / 2 - 12, tile[1] / 2 - 8, 24, "castle"))
    return node


def _tile(sight: Sight, seat: int, cell: int, x: float, y: float, tile: Size) -> Node:
    s = sight.s
    w, h = tile
    land = s.lands[seat][cell]
    capital = land >= FIRST_CAPITAL
    name = "Capital" if capital else TYPE_NAMES[TYPE[land]]
    node = group(id=node_id(land), x=x, y=y, says=_tile_says(sight, seat, cell))
    node.code = f"{xy(cell)[0]},{xy(cell)[1]}"
    node.rules = (EFFECTS[name][1],)
    ground = rect(_INSET, _INSET, w - 2 * _INSET, h - 2 * _INSET, f"land-{name.lower()}", 8)
    node.add(ground)
    if sight.aimed() and seat == sight.foe:
        if cell == sight.target:
            ground.mark("target")
        elif cell in sight.cut:
            ground.mark("lost")
            ground.mark("dashed")
    if seat == s.active and cell == sight.origin:
        ground.mark("chosen")
    if cell in s.roads[seat] or capital:
        node.add(rect(_INSET, h * 0.36, w - 2 * _INSET, 7, "bar"))
    node.add(text(8, 17, "Captured" if capital and cell != HOME else name, "small strong"))
    node.add(icon(w - 26, 5, 18, icon_of(land)))
    wall = siege_value(s, seat, cell)
    row = h - 26 if h < 70 else h * 0.48
    at = w - 26
    if wall and capital:
        node.add(text(w - 8, h - 9, f"siege {wall}", "small muted end"))
    elif wall:  # beside its centre
        node.add(text(w - 8, row + 14, str(wall), "small strong end"))
        at -= 12
    for card in reversed(improvements_on(s, seat, cell)):
        mark = group(id=node_id(card), x=at, y=row, says=card_says(card))
        mark.code = card_name(card)
        node.add(mark.add(icon(0, 0, 18, icon_of(card))))
        at -= 22
    _add_armies(sight, node, seat, cell, tile)
    _add_frontier(sight, node, seat, cell, tile)
    return node


def _tile_says(sight: Sight, seat: int, cell: int) -> str:
    s = sight.s
    x, y = xy(cell)
    land = s.lands[seat][cell]
    name = "Capital" if land >= FIRST_CAPITAL else card_name(land)
    words = [f"{x},{y} {name}"]
    if siege_value(s, seat, cell):
        words.append(f"siege {siege_value(s, seat, cell)}")
    if cell in chart(s, seat).frontier:
        words.append("frontier")
    if sight.aimed() and seat == sight.foe:
        if cell == sight.target:
            words.append("target of the attack")
        elif cell in sight.cut:
            words.append("cut off if the target falls")
    if seat == s.active and cell == sight.origin:
        words.append("attacked from here")
    return ", ".join(words)


def _add_armies(sight: Sight, node: Node, seat: int, cell: int, tile: Size) -> None:
    """Chips in the seat's colour with the printed combat value; equal ones stand for each other."""
    s = sight.s
    armies = armies_on(s, seat, cell)
    if not armies:
        return
    step = min(_CHIP[0] + 2, (tile[0] - 12 - _CHIP[0]) / max(len(armies) - 1, 1))
    first: dict[tuple[int, bool, bool], str] = {}
    for number, army in enumerate(armies):
        chip = group(id=node_id(army), x=5 + number * step, y=tile[1] - _CHIP[1] - 5)
        spent, moved = army in s.spent, army in s.moved
        state = ", spent" if spent else ", moved" if moved else ""
        chip.says = f"{card_name(army)} {CARD_CV[army]}{state}"
        chip.tip = EFFECTS[card_name(army)][0]
        chip.code = f"#{army}"
        chip.add(rect(0, 0, *_CHIP, f"piece seat-{seat}", 4), icon(2, 2, 14, icon_of(army), "reverse"))
        chip.add(text(23, 14, str(CARD_CV[army]), "small strong reverse middle"))
        if army in sight.group and seat == s.active:
            chip.mark("chosen")
        elif spent:
            chip.mark("soft")
        key = (TYPE[army], spent, moved)
        if key in first:
            chip.same = first[key]
        first.setdefault(key, chip.id)
        node.add(chip)


def _add_frontier(sight: Sight, node: Node, seat: int, cell: int, tile: Size) -> None:
    """FYN-B1.09: open edges, dotted; the forbidden edge of the home Capital with a bar."""
    w, h = tile
    sides = (f"M8 1H{w - 8}", f"M{w - 1} 8V{h - 8}", f"M8 {h - 1}H{w - 8}", f"M1 8V{h - 8}")
    for edge in open_edges(sight.s, seat, cell):
        node.add(path(sides[edge], "open"))
    if cell == HOME:
        node.add(path(f"M{w * 0.3} {h - 2}H{w * 0.7}", "edge"), circle(w / 2, h - 2, 3, "tick"))
