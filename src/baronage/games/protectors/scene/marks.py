"""Orders on the map: the viewer's draft or sent sheet, and after the reveal everybody's marches and supports."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.flow import Action
from baronage.engine.lettering import text_width
from baronage.engine.scene import Node, circle, group, icon, path, rect, text
from baronage.engine.voice import Voice
from baronage.games.protectors import verbs
from baronage.games.protectors.adjudicate import FACTS, contribution
from baronage.games.protectors.data import ISLAND, ROMAN
from baronage.games.protectors.orders import rain, support_gold
from baronage.games.protectors.scene.ground import Ground, Point
from baronage.games.protectors.scene.realm import sea_words
from baronage.games.protectors.scene.reveal import revealed
from baronage.games.protectors.scene.spoken import label, player
from baronage.games.protectors.state import CONSOLIDATION, Realm
from baronage.games.protectors.steps.window import open_window
from baronage.games.protectors.things import place_id

BADGES: Final = {
    verbs.FORTIFY: "wall",
    verbs.WORK: "hammer",
    verbs.BURN: "flame",
    verbs.CAPITOL: "crown",
}
Box = tuple[float, float, float, float]
CLOCK: Final = 12.0  # the sign of a Delayed March!, beside its number
ASIDE: Final = 13.0  # arrows keep to the right of the way, so that two over one border do not meet


def own_sheet(s: Realm) -> tuple[list[Action], bool]:
    """What the viewer has drafted or sent in the open window, and whether it is sent."""
    top = open_window(s)
    if top and s.eyes >= 0:
        return list(top.drafts[s.eyes]), bool(top.sent >> s.eyes & 1)
    return [], False


class Room:
    """Where numbers may stand: not on plates, not on the words in the Sea, not on each other."""

    def __init__(self, s: Realm, voice: Voice, lie: Ground) -> None:
        self.taken: list[Box] = [sea_words(s, voice, lie)]
        for place in lie.places.values():
            x, y = place.at
            half = min(place.wide / 2, 56.0)
            self.taken.append((x - half, y - 26, x + half, y + 26))

    def free(self, spots: list[Point], wide: float) -> Point:
        """The first of these places that is free, or else the first; it is taken then."""
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


def marks(s: Realm, voice: Voice, lie: Ground) -> list[Node]:
    """Arrows and badges, what was revealed first, then the viewer's own."""
    found: list[Node] = []
    room = Room(s, voice, lie)
    if s.phase == CONSOLIDATION:
        for seat, action in revealed(s):
            arrow = _arrow(s, voice, lie, room, action, True, player(s, voice, seat))
            if arrow is not None:
                arrow.id = f"order.{place_id(action[1])}"
                found.append(arrow)
        found += _fights(s, voice, lie)
    sheet, sent = own_sheet(s)
    mine = group(id="sheet", says=voice.say("picture-sheet", sent=int(sent)))
    for action in sheet:
        node = _arrow(s, voice, lie, room, action, sent, "") or _badge(s, voice, lie, action, sent)
        if node is not None:
            mine.add(node)
    if mine.children:
        found.append(mine)
    return found


def _fights(s: Realm, voice: Voice, lie: Ground) -> list[Node]:
    """Swords above the plates of Provinces where battles were fought."""
    found = []
    for place in sorted({s.battles[i] for i in range(0, len(s.battles), FACTS)}):
        x, y = _at(lie, place)
        mark = group(
            circle(0, 0, 11, "plate"), icon(-7, -7, 14, "swords"), id=f"fight.{place_id(place)}", x=x, y=y - 38
        )
        mark.says = voice.say("picture-battle", place=place)
        found.append(mark)
    return found


def _arrow(s: Realm, voice: Voice, lie: Ground, room: Room, action: Action, sent: bool, who: str) -> Node | None:
    """A march or a support: an arrow over the border with the number of units on it."""
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
    words = label(s, voice, s.eyes, action)
    found = group(path(d, "casing"), path(d, f"arrow {kind}{'' if sent else ' dashed'}"))
    found.says = voice.say("picture-order-of", name=who, things=words) if who else words
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
    """A short way over the border that two places share, or a long one across the Sea; and where its number may stand."""
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
    near = max(0.0, 1 - math.hypot(mx - cx, my - cy) / (lie.wide / 2))  # a way through the middle bends to its right
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
    """Where a way over the Sea begins or ends: just behind the coast; inland and on the Island beside the plate."""
    far = math.hypot((x - lie.centre[0]) / lie.wide, (y - lie.centre[1]) / lie.high)
    length = math.hypot(to_x - x, to_y - y) or 1.0
    water = (1 - lie.sea / far) * math.hypot(x - lie.centre[0], y - lie.centre[1]) - 12 if far > lie.sea else 46.0
    share = min((water if 30 < water < 0.3 * lie.wide else 46.0) / length, 0.6)
    return x + (to_x - x) * share, y + (to_y - y) * share


def _at(lie: Ground, place: int) -> Point:
    return lie.centre if place == ISLAND else lie.places[place].at


def _badge(s: Realm, voice: Voice, lie: Ground, action: Action, sent: bool) -> Node | None:
    """What an item of a sheet does in one Province: below its plate."""
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
    found = group(x=x, y=y, says=voice.say("picture-item", place=action[1], things=label(s, voice, s.eyes, action)))
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
