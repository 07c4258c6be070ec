"""The map of the Realm: the Sea, the land around it, a plate in every Province, and the Island."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, circle, group, icon, path, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.protectors.data import FERRY, FLOOD, ISLAND, ROMAN, SEAF
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.rules.economy import can_upgrade
from baronage.games.protectors.scene.colours import tincture
from baronage.games.protectors.scene.ground import Ground, Place, drawn, ground
from baronage.games.protectors.scene.spoken import player
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.commitment import attacked

LARGE: Final = 3  # plate sizes by available room: pawns and the controller's name,
SHORT: Final = 2  # pawns without a name; the shield shows the controller,
MIDDLE: Final = 1  # pawns,
SMALL: Final = 0  # a pawn and a number,
TINY: Final = -1  # no more than the name of the Province below
ISLE: Final = 50.0  # half the width of the Island


def realm(s: Realm, tr: Translator) -> Node:
    """Return the map: water, land, borders and plates."""
    lie = ground(s.land)
    found = group(id="board", says=tr.msg("picture-realm"))
    found.add(*(path(shore, "line soft") for shore in reversed(lie.shores)))
    found.add(path(lie.water, "land-water"))
    found.add(sea(s, tr, lie))
    for pair in lie.causeways:
        found.add(_causeway(s, tr, lie, pair))
    for number, place in lie.places.items():
        found.add(_province(s, tr, number, place, lie.crowded))
    flood = s.has_card(FLOOD)
    for line in lie.borders.values():
        found.add(path(drawn(line), "warn" if flood else "edge"))
    found.add(path(lie.edges, "edge"))
    if s.land.island:
        found.add(_island(s, tr, lie))
    return found


def _province(s: Realm, tr: Translator, number: int, place: Place, crowded: bool) -> Node:
    """Return one Province: its ground, the controller's band and its plate.

    The highlight line comes first, inside the outline, where no border hides it.
    """
    found = group(
        path(place.mark), path(place.area, "land-ash" if s.grey[number] else "land-field"), id=place_id(number)
    )
    found.code = place_id(number)
    found.says = describe(s, tr, number)
    found.tip = params(s, tr, number)
    found.rules = ("REALM-A2.02", "REALM-J5.01")
    owner = s.owner[number]
    if owner >= 0:
        found.add(path(place.area, f"owned {tincture(s, owner)}"))
    if s.grey[number]:
        found.add(path(place.area, "hatched"))
    if owner >= 0:
        found.add(path(place.inside, f"band {tincture(s, owner)}"))
    return found.add(plate(s, tr, number, place, crowded))


def _causeway(s: Realm, tr: Translator, lie: Ground, pair: tuple[int, int]) -> Node:
    """Return a road over the Sea for a border that the ring doesn't show."""
    (ax, ay), (bx, by) = (lie.places[place].at for place in pair)
    cx, cy = lie.centre
    d = f"M{ax:.1f} {ay:.1f}Q{(ax + bx + cx) / 3:.1f} {(ay + by + cy) / 3:.1f} {bx:.1f} {by:.1f}"
    flood = s.has_card(FLOOD)
    line = path(d, "warn" if flood else "open")
    line.says = tr.msg("picture-causeway", place=pair[0], to=pair[1])
    return line


# --- the Sea ----------------------------------------------------------------------------------------------------------

_WAVES: Final = ((-0.62, -0.36), (0.62, -0.3), (-0.7, 0.24), (0.66, 0.36), (-0.28, 0.68), (0.3, 0.7), (0.1, -0.74))


def sea(s: Realm, tr: Translator, lie: Ground) -> Node:
    """Return the Sea with its name, or with the Dragon, and the current price of crossing it."""
    x, y = lie.centre
    wide, high = lie.wide * lie.sea, lie.high * lie.sea
    found = group(id="sea", x=x, y=y)
    up = -ISLE - 30 if s.land.island else 0.0  # the Island is in the middle
    if attacked(s):
        size = 60.0 if s.land.island else min(120.0, wide * 0.75)
        found.says = tr.msg("picture-sea-dragon", power=s.dpl, needed=s.dpl + 1)
        found.rules = ("REALM-M3.02", "REALM-M3.03")
        found.add(circle(0, up / 2, min(wide, high) * 0.95, "glow"))
        found.add(icon(-size / 2, up - size * 0.78 + (14 if up else 0), size, "dragon", "lost"))
        below = ISLE + 24 if up else size * 0.22 + 22
        words = tr.msg("picture-sea-needed", needed=s.dpl + 1)
        found.add(*_waves(wide, high, below + 8, words, size / 2))
        found.add(text(0, below, tr.msg("picture-power", number=s.dpl), "title middle"))
        found.add(text(0, below + 19, words, "small middle", 1.7 * wide))
        return found
    words = _crossing(s, tr)
    found.says = tr.msg("picture-sea", things=words, some=int(bool(words)))
    found.add(*_waves(wide, high, up, words, ISLE if s.land.island else 30.0))
    found.add(text(0, up - (8 if words else -6), tr.msg("picture-sea-name"), "title muted middle"))
    if words:
        found.add(text(0, up + 14, words, "small middle", 1.6 * wide))
        if s.has_card(SEAF) or s.has_card(FERRY):
            found.add(icon(-16, (ISLE + 14) if up else 26, 32, "ship", "muted"))
    return found


def sea_words(s: Realm, tr: Translator, lie: Ground) -> tuple[float, float, float, float]:
    """Return the box of the text in the Sea, which must stay free."""
    x, y = lie.centre
    half = max(70.0, text_width(_crossing(s, tr), 12) / 2) + 6
    rising = attacked(s)
    if s.land.island:
        return (x - half, y - ISLE - 60, x + half, y + ISLE + (50 if rising else 0))
    return (x - half, y - (80 if rising else 30), x + half, y + (80 if rising else 30))


def _waves(wide: float, high: float, y: float, words: str, middle: float) -> list[Node]:
    """Return scattered waves that avoid the text at y and the middle column."""
    half = max(60.0, text_width(words, 12) / 2) + 16
    found = []
    for dx, dy in _WAVES:
        at, down = wide * dx, high * dy
        if (abs(down - y) > 36 or abs(at) > half) and abs(at) > middle + 16:
            found.append(icon(at - 13, down - 13, 26, "waves", "muted soft"))
    return found


def _crossing(s: Realm, tr: Translator) -> str:
    way = 1 if s.has_card(SEAF) else 2 if s.has_card(FERRY) else 0
    return tr.msg("picture-crossing", way=way, fare=s.numbers.ferry_cost, flood=int(s.has_card(FLOOD)))


# --- plates -----------------------------------------------------------------------------------------------------------


def describe(s: Realm, tr: Translator, place: int) -> str:
    """Return a text description of a Province."""
    owner = s.owner[place]
    visitors = tuple(number for seat, count in guests(s, place) for number in (s.number[seat], count))
    return tr.msg(
        "picture-province",
        place=place,
        owner=s.number[owner] if owner >= 0 else 0,
        count=s.units[place],
        level=s.level[place],
        burnt=s.grey[place],
        work=s.work[place],
        ready=int(can_upgrade(s, owner, place)),
        visitors=visitors,
    )


def guests(s: Realm, place: int) -> list[tuple[int, int]]:
    """Return the seat and number of other players' units in a place during Execute Orders."""
    held = s.guests
    return [(held[i + 1], held[i + 2]) for i in range(0, len(held), 3) if held[i] == place]


def params(s: Realm, tr: Translator, place: int) -> str:
    """Return the value and the borders of a Province as text."""
    level = s.level[place]
    gives = 0 if s.grey[place] else s.numbers.production[level]
    return tr.msg("panel-province", amount=gives, points=s.numbers.province_vps[level], near=s.land.adjacent[place])


class Row:
    """A centred row of nodes."""

    def __init__(self) -> None:
        self.items: list[tuple[float, Node]] = []  # width, and the node placed at x = 0
        self.gap = 5.0

    def put(self, wide: float, node: Node) -> None:
        """Append a node with its width."""
        self.items.append((wide, node))

    @property
    def wide(self) -> float:
        """Total width."""
        return sum(wide for wide, _ in self.items) + self.gap * (len(self.items) - 1)

    def at(self, x: float, y: float) -> list[Node]:
        """Return the nodes centred on x with their baselines at y."""
        left = x - self.wide / 2
        for wide, node in self.items:
            node.x += left
            node.y += y
            left += wide + self.gap
        return [node for _, node in self.items]


def plate(s: Realm, tr: Translator, number: int, place: Place, crowded: bool) -> Node:
    """Return a plate: shield, name and level above; pawns and the controller's name below."""
    found = group(x=place.at[0], y=place.at[1])
    for size in (MIDDLE, SMALL, TINY) if crowded else (LARGE, SHORT, MIDDLE, SMALL, TINY):
        head, below = _head(s, tr, number, size), _below(s, tr, number, size, place.wide)
        if max(head.wide, below.wide) <= place.wide:
            break
    found.add(*head.at(0, -8 if size >= SHORT else -6), *below.at(0, 20 if size >= SHORT else 15))
    return found


def _head(s: Realm, tr: Translator, number: int, size: int) -> Row:
    row = Row()
    large = size >= SHORT
    if s.owner[number] >= 0 and size > SMALL:
        tall = 25.0 if large else 18.0
        row.put(tall - 3, icon(-1.5, 5 - tall, tall, "shield", tincture(s, s.owner[number])))
    name = tr.msg("place-name", number=number)
    look, high = ("heading", 17) if large else ("strong", 13) if size > TINY else ("small strong", 12)
    grows = 7.0 if s.grey[number] else 1.0  # avoids an overlap with the flame where text is drawn larger
    row.put(text_width(name, high, True) + grows, text(0, 0, name, look))
    if size > TINY:
        _state(s, tr, number, size, row)
    return row


def _state(s: Realm, tr: Translator, number: int, size: int, row: Row) -> None:
    """Add the level, the Capitol and the burnt mark of a Province to `row`."""
    level, large = s.level[number], size >= SHORT
    if level:
        roman = ROMAN[level]
        wide = text_width(roman, 12, True) + (14 if large else 8)
        high = 20.0 if large else 16.0
        box = group(rect(0, 3 - high + 2, wide, high, "plate", 4), text(wide / 2, 0, roman, "small strong middle"))
        row.put(wide, box)
        if level == 3 and size > SMALL:
            row.put(16, icon(0, -13, 16, "crown", "gold"))
    if s.grey[number]:
        tall = 17.0 if large else 14.0
        row.put(tall, icon(0, 3 - tall, tall, "flame", "lost"))
        if large:
            burnt = tr.msg("picture-burnt")
            row.put(text_width(burnt, 12), text(0, 0, burnt, "small halo"))


def _below(s: Realm, tr: Translator, number: int, size: int, wide: float) -> Row:
    row = Row()
    large, small = size >= SHORT, size <= SMALL
    owner, count = s.owner[number], s.units[number]
    if owner < 0:
        if not s.units[number] and not small:
            words = tr.msg("picture-ownerless")
            row.put(text_width(words, 12), text(0, 0, words, "small muted halo", wide))
        if size == TINY:
            _state(s, tr, number, size, row)
        return _visitors(s, number, row)
    colour = tincture(s, owner)
    if small:
        row.gap = 2
        row.put(15, icon(0, -13, 16, "shield", colour))
    row.put(*pawns(count, colour, 21.0 if large else 16.0, 4 if large else 3 if not small else 0))
    if size == LARGE:
        name = player(s, tr, owner)
        row.put(text_width(name, 12, True), text(0, 0, name, "small strong"))
    if size == TINY:
        _state(s, tr, number, size, row)
    return _visitors(s, number, row)


def _visitors(s: Realm, number: int, row: Row) -> Row:
    for seat, count in guests(s, number):
        row.put(*pawns(count, tincture(s, seat), 16.0, 0))
    return row


def pawns(count: int, colour: str, size: float, most: int) -> tuple[float, Node]:
    """Return a pawn for each unit, or one pawn and a number if there are too many."""
    found = group()
    if 0 < count <= most:
        step = size * 0.86
        for i in range(count):
            found.add(icon(i * step - 1, 4 - size, size, "pawn", colour))
        return step * count, found
    found.add(icon(-1, 4 - size, size, "pawn", colour if count else "muted soft"))
    found.add(text(size, 0, str(count), "small strong"))
    return size + text_width(str(count), 12, True) + 4, found


def _island(s: Realm, tr: Translator, lie: Ground) -> Node:
    """Return the Island with the Wizard Sanctum, in the middle of the Sea."""
    x, y = lie.centre
    owner = s.owner[ISLAND]
    says = tr.msg("picture-island", owner=s.number[owner] if owner >= 0 else 0, count=s.units[ISLAND])
    d = blob(ISLE, ISLE * 0.8)
    found = group(path(d, "land-hill"), id="I", x=x, y=y, says=says)
    found.code = "I"
    found.tip = tr.msg("panel-sanctum")
    found.rules = ("REALM-O1.01", "REALM-O2.01")
    if owner >= 0:
        colour = tincture(s, owner)
        found.add(path(d, f"owned {colour}"), path(blob(ISLE - 4, ISLE * 0.8 - 4), f"band {colour}"))
    found.add(path(d, "line"), text(0, -8, tr.msg("picture-sanctum"), "small strong halo middle"))
    if owner >= 0:
        row = Row()
        row.put(16, icon(-1, -13, 18, "shield", colour))
        row.put(*pawns(s.units[ISLAND], colour, 18, 1))
        found.add(*row.at(0, 14))
    else:
        found.add(text(0, 12, tr.msg("picture-ownerless"), "small muted halo middle"))
    return found


def blob(wide: float, high: float) -> str:
    """Return the shoreline of an island with the given half width and half height."""
    points = []
    for i in range(9):
        angle = 2 * math.pi * i / 9
        far = 1 + 0.07 * math.sin(3 * angle + 1) + 0.05 * math.cos(5 * angle)
        points.append((wide * far * math.cos(angle), high * far * math.sin(angle)))
    found: list[str] = []
    for i in range(9):
        (px, py), (ax, ay), (bx, by), (nx, ny) = (points[(i + k) % 9] for k in (-1, 0, 1, 2))
        if not found:
            found.append(f"M{ax:.1f} {ay:.1f}")
        found.append(
            f"C{ax + (bx - px) / 6:.1f} {ay + (by - py) / 6:.1f} {bx - (nx - ax) / 6:.1f} {by - (ny - ay) / 6:.1f}"
            f" {bx:.1f} {by:.1f}"
        )
    return "".join(found) + "Z"
