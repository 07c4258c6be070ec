"""Effect of the viewer's own order if all others pass, drawn on the map for the viewer alone."""

from __future__ import annotations

import math

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, group, icon, path, rect, text
from baronage.games.yuan.rules.forecast import alone, marching, order_so_far
from baronage.games.yuan.rules.orders import Order
from baronage.games.yuan.scene.frame import RADIUS, WIDE, Frame
from baronage.games.yuan.scene.hexes import HEXAGON, INNER
from baronage.games.yuan.state import CITY, Yuan
from baronage.games.yuan.steps.planning import planning_of

YOURS, THEIRS, FREE, BUILT, TEMPLE = range(5)  # possible changes of a Province


def own_order(s: Yuan) -> tuple[Order | None, bool]:
    """Return the order on the viewer's sheet, and whether it is committed."""
    top = planning_of(s)
    if top is None or s.viewer < 0 or s.clans[s.viewer] < 0:
        return None, False
    return order_so_far(top.drafts[s.viewer]), bool(top.sent >> s.viewer & 1)


def draft(s: Yuan, tr: Translator, frame: Frame) -> list[Node]:
    """Return the target, the changes and the marching Armies."""
    order, sent = own_order(s)
    if order is None:
        return []
    clan = s.clans[s.viewer]
    target = order[0]
    kind = "sent" if sent else "draft"
    found = group(id="draft", says=tr.msg("picture-draft", province=target, sent=int(sent)))
    leaving = marching(s, clan, order)
    for p in leaving:
        found.add(_at(s, frame, p, path(INNER, "open")))
    mark = path(INNER, "sent" if sent else "draft dashed")
    found.add(_at(s, frame, target, mark, icon(-29, -33, 13, "tick" if sent else "pencil", "" if sent else "draft")))
    if any(order[1:]):
        after = alone(s, clan, order)[0]
        for p in s.land.provinces:
            found.add(*_change(s, tr, after, p, frame, p in leaving))
    found.add(*(_march(s, tr, p, target, frame, kind) for p in leaving))
    return [found]


def _at(s: Yuan, frame: Frame, p: int, *nodes: Node) -> Node:
    cell = s.land.where[p]
    assert cell is not None
    x, y = frame.at(cell)
    return group(*nodes, x=x, y=y)


def _change(s: Yuan, tr: Translator, after: Yuan, p: int, frame: Frame, leaves: bool) -> list[Node]:
    """Return the nodes for the changes in one Province."""
    nodes: list[Node] = []
    change = -1
    if after.owner[p] != s.owner[p]:
        if s.owner[p]:
            nodes.append(path(HEXAGON, "hatched"))
        elif after.owner[p]:
            nodes.append(icon(-10, -17, 21, "battlements" if after.build[p] >= CITY else "house", "piece draft"))
        change = FREE if not after.owner[p] else YOURS if after.owner[p] - 1 == s.clans[s.viewer] else THEIRS
    elif after.build[p] != s.build[p] or after.walls[p] != s.walls[p]:
        nodes.append(path("M-17 14.5H17", "draft dashed"))
        change = BUILT
    if after.temples[p] != s.temples[p]:
        nodes.append(icon(-32, -15, 18, "temple", "piece draft"))
        change = TEMPLE
    if after.armies[p] != s.armies[p] and not leaves:
        nodes.append(rect(13, -34, 19, 15, "plate draft", 7))
        nodes.append(text(22.5, -22.5, str(after.armies[p]), "small strong middle draft"))
    if not nodes:
        return []
    found = _at(s, frame, p, *nodes)
    found.says = tr.msg("picture-change", province=p, change=change) if change >= 0 else ""
    return [found]


def _march(s: Yuan, tr: Translator, p: int, target: int, frame: Frame, kind: str) -> Node:
    """Return the arrow of Armies that would march to the target."""
    line, (x, y) = way(s, p, target, frame)
    node = group(path(line, "casing"), path(line, f"arrow {kind}{' dashed' if kind == 'draft' else ''}"))
    node.add(rect(x - 9, y - 9, 18, 18, f"plate {kind}", 9))
    node.add(text(x, y + 4.3, str(s.armies[p]), f"small strong middle {'reverse' if kind == 'sent' else 'draft'}"))
    node.says = tr.msg("picture-march", armies=s.armies[p], home=p, province=target)
    return node


def way(s: Yuan, p: int, target: int, frame: Frame) -> tuple[str, tuple[float, float]]:
    """Return a path between two Provinces, over an edge or over water, and the position of its number."""
    start, end = s.land.where[p], s.land.where[target]
    assert start is not None
    assert end is not None
    (ax, ay), (bx, by) = frame.at(start), frame.at(end)
    away = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / away, (by - ay) / away
    mx, my = (ax + bx) / 2, (ay + by) / 2
    back = -6.0
    if abs(uy) > 0.1 and away < 1.1 * WIDE:  # over a slanting edge: keep away from the name of the upper Province
        mx += math.copysign(4.3, mx - (ax if ay < by else bx))
        my -= 2.5
        back = math.copysign(3.0, uy)
    reach = max(20.0, away / 2 - 0.75 * RADIUS)
    line = f"M{mx - reach * ux:.1f} {my - reach * uy:.1f}L{mx + reach * ux:.1f} {my + reach * uy:.1f}"
    return line, (mx + back * ux, my + back * uy)
