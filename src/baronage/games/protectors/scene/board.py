"""The Realm: Provinces around the Sea, borders, units, and the orders that the viewer has drafted or sent."""

from __future__ import annotations

import math

from baronage.engine.flow import Action
from baronage.engine.scene import Node, circle, group, icon, path, text
from baronage.games.protectors import verbs
from baronage.games.protectors.data import FERRY, FLOOD, ISLAND, ROMAN, SEAF
from baronage.games.protectors.notation import order_code
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import Window
from baronage.games.protectors.words.names import place as place_name
from baronage.games.protectors.words.names import player, units

WIDTH = 1180.0
HEIGHT = 900.0
CENTRE = (410.0, 490.0)
OUTER = 350.0

Point = tuple[float, float]


def points(s: Realm) -> list[Point]:
    """The middle of each place; 0 is the Island."""
    p = s.land.provinces
    two = s.land.name.startswith("two")
    k = p // 2 if two else p
    found = [CENTRE]
    for place in range(1, p + 1):
        inland = two and place > k
        step = place - 1 - (k if inland else 0)
        angle = 2 * math.pi * (step - (0.5 if inland else 0)) / k - math.pi / 2
        far = OUTER if inland or not two else OUTER * 0.62
        found.append((CENTRE[0] + far * math.cos(angle), CENTRE[1] + far * math.sin(angle)))
    return found


def size(s: Realm) -> float:
    """The radius of a Province: as large as the ring has room for."""
    around = s.land.provinces // 2 if s.land.name.startswith("two") else s.land.provinces
    narrow = 0.62 if s.land.name.startswith("two") else 1.0
    return max(15.0, min(46.0, 2 * math.pi * OUTER * narrow / max(around, 3) / 2.4))


def board(s: Realm) -> Node:
    """Sea, borders, Provinces, Island, own orders."""
    at, r = points(s), size(s)
    found = group(id="board", says="The Realm")
    inner = OUTER * (0.62 if s.land.name.startswith("two") else 1.0) - r - 8
    found.add(circle(*CENTRE, max(inner, 40), "land-water"))
    flood = s.has_card(FLOOD)
    for place in range(1, len(at)):
        for other in s.land.adjacent[place]:
            if other > place:
                line = path(_line(at[place], at[other]), "line dashed soft" if flood else "edge")
                line.says = f"P{place} borders P{other}" + (", flooded" if flood else "")
                found.add(line)
    if s.has_card(SEAF) or s.has_card(FERRY):
        found.add(icon(CENTRE[0] - 70, CENTRE[1] - 70, 36, "waves"))
    for place in range(1, len(at)):
        found.add(_province(s, place, at[place], r))
    if s.land.island:
        found.add(_island(s))
    for action in own_orders(s):
        found.add(*_mark(s, action, at, r))
    return found


def _line(one: Point, other: Point) -> str:
    return f"M{one[0]:.1f} {one[1]:.1f}L{other[0]:.1f} {other[1]:.1f}"


def describe(s: Realm, place: int) -> str:
    """A Province in words."""
    owner = s.owner[place]
    words = [f"P{place}", player(s.number[owner]) if owner >= 0 else "ownerless", units(s.units[place])]
    if s.level[place]:
        words.append(f"level {ROMAN[s.level[place]]}")
    words.append("grey" if s.grey[place] else "green")
    if s.work[place]:
        words.append("golden work" if s.work[place] == 2 else "work")
    return ", ".join(words)


def _province(s: Realm, place: int, at: Point, r: float) -> Node:
    x, y = at
    owner = s.owner[place]
    land = "land-ash" if s.grey[place] else "land-field"
    found = group(circle(x, y, r, land), id=f"P{place}", says=describe(s, place))
    found.children[0].code = f"P{place}"
    found.add(text(x, y - r * 0.35, str(place), "strong middle halo"))
    if s.level[place]:
        found.add(text(x + r * 0.62, y - r * 0.4, ROMAN[s.level[place]], "small middle halo"))
    if s.grey[place]:
        found.add(icon(x - r * 0.95, y - r * 0.8, r * 0.5, "flame"))
    if owner >= 0:
        d = r * 0.42
        cy = y + r * 0.28
        diamond = f"M{x:.1f} {cy - d:.1f}L{x + d:.1f} {cy:.1f}L{x:.1f} {cy + d:.1f}L{x - d:.1f} {cy:.1f}Z"
        found.add(path(diamond, f"piece seat-{s.number[owner] - 1}"))
        found.add(text(x, cy + 5, str(s.units[place]), "strong middle halo"))
    if s.work[place]:
        found.add(icon(x + r * 0.35, y + r * 0.45, r * 0.5, "hammer"))
    return found


def _island(s: Realm) -> Node:
    x, y = CENTRE
    owner = s.owner[ISLAND]
    says = f"The Island, {player(s.number[owner]) if owner >= 0 else 'ownerless'}, {units(s.units[ISLAND])}"
    found = group(circle(x, y, 38, "land-hill"), text(x, y - 8, "Sanctum", "small middle halo"), id="I", says=says)
    if owner >= 0:
        found.add(
            circle(x, y + 14, 13, f"piece seat-{s.number[owner] - 1}"), text(x, y + 19, "1", "strong middle halo")
        )
    return found


def own_orders(s: Realm) -> list[Action]:
    """What the viewer has drafted or sent in the open window."""
    for step in reversed(s.stack):
        if isinstance(step, Window):
            return list(step.drafts[s.eyes]) if s.eyes >= 0 else []
    return []


def _mark(s: Realm, action: Action, at: list[Point], r: float) -> list[Node]:
    """A mark at the Province of an order; an arrow for a march or a support."""
    placed = (verbs.FORTIFY, verbs.WORK, verbs.MARCH, verbs.DELAYED, verbs.SUPPORT, verbs.COMMIT, verbs.BURN, verbs.BUY)
    if action[0] not in placed:
        return []
    x, y = at[action[1]]
    code = order_code(s, action)
    label = group(
        Node("rect", "", x - 28, y + r - 6, 56, 18, 9, classes="pill draft"),
        text(x, y + r + 7, code, "small middle reverse", 54),
        says=f"Your order for {place_name(action[1])}: {code}",
    )
    found = [label]
    if action[0] in (verbs.MARCH, verbs.DELAYED, verbs.SUPPORT):
        to = at[action[3] if action[0] == verbs.SUPPORT else action[2]]
        length = math.hypot(to[0] - x, to[1] - y) or 1.0
        ux, uy = (to[0] - x) / length, (to[1] - y) / length
        line = _line((x + ux * r, y + uy * r), (to[0] - ux * r, to[1] - uy * r))
        found.append(path(line, "arrow draft dashed" if action[0] != verbs.MARCH else "arrow draft"))
    return found
