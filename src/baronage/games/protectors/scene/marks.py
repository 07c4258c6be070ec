"""Orders on the map: the viewer's own sheet and, after the reveal, all marches and supports."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, circle, group, icon, path, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ISLAND, ROMAN
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.rules.adjudicate import PARAM_TYPES, contribution
from baronage.games.protectors.rules.orders import rain, support_gold
from baronage.games.protectors.scene.ground import Ground, Point
from baronage.games.protectors.scene.realm import sea_words
from baronage.games.protectors.scene.reveal import revealed
from baronage.games.protectors.scene.spoken import label, player
from baronage.games.protectors.state import CONSOLIDATION, Realm
from baronage.games.protectors.steps.window import open_window

BADGES: Final = {
    verbs.FORTIFY: "wall",
    verbs.WORK: "hammer",
    verbs.BURN: "flame",
    verbs.CAPITOL: "crown",
}
Box = tuple[float, float, float, float]
CLOCK: Final = 12.0  # symbol of a Delayed March!, beside its number
ASIDE: Final = 13.0  # arrows keep to the right, so that two over one border don't overlap


def own_sheet(s: Realm) -> tuple[list[Action], bool]:
    """Return the items that the viewer has drafted or sent in the open window, and whether they are sent."""
    top = open_window(s)
    if top and s.viewer >= 0:
        return list(top.drafts[s.viewer]), bool(top.sent >> s.viewer & 1)
    return [], False


class Room:
    """Free positions for numbers, away from plates, text in the Sea and each other."""

    def __init__(self, s: Realm, tr: Translator, lie: Ground) -> None:
        self.taken: list[Box] = [sea_words(s, tr, lie)]
        for place in lie.places.values():
            x, y = place.at
            half = min(place.wide / 2, 56.0)
            self.taken.append((x - half, y - 26, x + half, y + 26))

    def free(self, spots: list[Point], wide: float) -> Point:
        """Return and reserve the first free position, or the first position if none is free."""
        chosen = spots[0]
        for x, y in spots:
            box = (x - wide / 2, y - 11, x + wide / 2, y + 11)
            if not any(
                box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]
                for other in self.taken
            ):
                chosen = (x, y)
                break
        x, y = chosen
        self.taken.append((x - wide / 2, y - 11, x + wide / 2, y + 11))
        return chosen


def marks(s: Realm, tr: Translator, lie: Ground) -> list[Node]:
    """Return arrows and badges: revealed orders first, then the viewer's own."""
    found: list[Node] = []
    room = Room(s, tr, lie)
    if s.phase == CONSOLIDATION:
        for seat, action in revealed(s):
            arrow = _arrow(s, tr, lie, room, action, True, player(s, tr, seat))
            if arrow is not None:
                arrow.id = f"order.{place_id(action[1])}"
                found.append(arrow)
        found += _fights(s, tr, lie)
    sheet, sent = own_sheet(s)
    mine = group(id="sheet", says=tr.msg("picture-sheet", sent=int(sent)))
    for action in sheet:
        node = _arrow(s, tr, lie, room, action, sent, "") or _badge(s, tr, lie, action, sent)
        if node is not None:
            mine.add(node)
    if mine.children:
        found.append(mine)
    return found


def _fights(s: Realm, tr: Translator, lie: Ground) -> list[Node]:
    """Return swords above the plates of Provinces where battles took place."""
    found = []
    for place in sorted({s.battles[i] for i in range(0, len(s.battles), PARAM_TYPES)}):
        x, y = _at(lie, place)
        mark = group(
            circle(0, 0, 11, "plate"), icon(-7, -7, 14, "swords"), id=f"fight.{place_id(place)}", x=x, y=y - 38
        )
        mark.says = tr.msg("picture-battle", place=place)
        found.append(mark)
    return found


def _arrow(s: Realm, tr: Translator, lie: Ground, room: Room, action: Action, sent: bool, who: str) -> Node | None:
    """Return the arrow of a march or support with its number of units, or None."""
    verb = action[0]
    if verb in (verbs.MARCH, verbs.DELAYED):
        origin, to, gold, sign = action[1], action[2], action[3], str(action[4])
    elif verb == verbs.SUPPORT:
        origin, to, gold = action[1], action[3], action[4]
        sign = "+" if who else f"+{contribution(s.units[origin], support_gold(s, action), rain(s))}"
    else:
        return None
    d, spots = _way(lie, origin, to)
    kind = "sent" if sent else "draft"
    words = label(s, tr, s.viewer, action)
    found = group(path(d, "casing"), path(d, f"arrow {kind}{'' if sent else ' dashed'}"))
    found.says = tr.msg("picture-order-of", name=who, things=words) if who else words
    late = CLOCK if verb == verbs.DELAYED else 0.0
    wide = max(22.0, text_width(sign, 12, True) + 12) + late
    x, y = room.free(spots, wide)
    ink = "reverse" if sent else "draft"
    found.add(rect(x - wide / 2, y - 11, wide, 22, f"plate {kind}", 11))
    found.add(text(x - late / 2, y + 4.5, sign, f"small strong middle {ink}"))
    if late:
        found.add(icon(x + wide / 2 - late - 4, y - late / 2, late, "clock", ink))
    if gold:
        found.add(icon(x + wide / 2 - 5, y - 17, 13, "star", "gold"))
    return found


def _way(lie: Ground, origin: int, to: int) -> tuple[str, list[Point]]:
    """Return a path over the shared border or across the Sea, and positions for its number."""
    ax, ay = _at(lie, origin)
    bx, by = _at(lie, to)
    border = lie.borders.get((min(origin, to), max(origin, to)))
    if border is not None:
        mx, my = border[len(border) // 2]
        ux, uy = bx - ax, by - ay
        length = math.hypot(ux, uy) or 1.0
        ux, uy = ux / length, uy / length
        mx, my = mx - uy * ASIDE, my + ux * ASIDE
        half = max(17.0, min(46.0, length / 2 - 26))
        d = f"M{mx - ux * half:.1f} {my - uy * half:.1f}L{mx + ux * half:.1f} {my + uy * half:.1f}"
        return d, [(mx + ux * along, my + uy * along) for along in (-3.0, -0.6 * half, 0.4 * half)]
    cx, cy = lie.centre
    mx, my = (ax + bx) / 2, (ay + by) / 2
    length = math.hypot(bx - ax, by - ay) or 1.0
    near = max(0.0, 1 - math.hypot(mx - cx, my - cy) / (lie.wide / 2))  # a path through the middle bends to its right
    bend = 0.9 * lie.sea * lie.wide * near / length
    px, py = mx * 0.45 + cx * 0.55 - (by - ay) * bend, my * 0.45 + cy * 0.55 + (bx - ax) * bend
    ax, ay = _shore(lie, ax, ay, px, py)
    bx, by = _shore(lie, bx, by, px, py)
    d = f"M{ax:.1f} {ay:.1f}Q{px:.1f} {py:.1f} {bx:.1f} {by:.1f}"
    spots = []
    for share in (0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75, 0.18, 0.82):
        rest = 1 - share
        one, two, three = rest * rest, 2 * share * rest, share * share
        spots.append((one * ax + two * px + three * bx, one * ay + two * py + three * by))
    return d, spots


def _shore(lie: Ground, x: float, y: float, to_x: float, to_y: float) -> Point:
    """Return the end of a path across the Sea: just behind the coast, or beside the plate inland and on the Island."""
    far = math.hypot((x - lie.centre[0]) / lie.wide, (y - lie.centre[1]) / lie.high)
    length = math.hypot(to_x - x, to_y - y) or 1.0
    water = (1 - lie.sea / far) * math.hypot(x - lie.centre[0], y - lie.centre[1]) - 12 if far > lie.sea else 46.0
    share = min((water if 30 < water < 0.3 * lie.wide else 46.0) / length, 0.6)
    return x + (to_x - x) * share, y + (to_y - y) * share


def _at(lie: Ground, place: int) -> Point:
    return lie.centre if place == ISLAND else lie.places[place].at


def _badge(s: Realm, tr: Translator, lie: Ground, action: Action, sent: bool) -> Node | None:
    """Return the badge of a sheet item below the plate of its Province, or None."""
    verb = action[0]
    sign = words = ""
    if verb in BADGES:
        sign = BADGES[verb]
    elif verb == verbs.COMMIT:
        words = f"{action[2]} / {s.units[action[1]]}"
    elif verb == verbs.SACRIFICE:
        words = f"−{action[2]}"
    elif verb == verbs.BUY:
        words = f"+{action[2]}"
    elif verb == verbs.UPGRADE:
        words = f"→ {ROMAN[s.level[action[1]] + 1]}"
    else:
        return None
    kind, ink = ("sent", "reverse") if sent else ("draft", "draft")
    x, y = _at(lie, action[1])
    y += 38
    if verb == verbs.SACRIFICE:
        x += 40
    found = group(x=x, y=y, says=tr.msg("picture-item", place=action[1], things=label(s, tr, s.viewer, action)))
    if sign:
        found.add(circle(0, 0, 12, f"plate {kind}"), icon(-7, -7, 14, sign, ink))
        if verb in (verbs.FORTIFY, verbs.WORK) and action[2]:
            found.add(icon(6, -16, 13, "star", "gold"))
    else:
        wide = text_width(words, 12, True) + 16
        found.add(
            rect(-wide / 2, -11, wide, 22, f"plate {kind}", 11), text(0, 4.5, words, f"small strong middle {ink}")
        )
    return found
