"""The previous turn: its orders and their resolution, which is computed again."""

from __future__ import annotations

from baronage.engine.core.state import Event
from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, circle, group, icon, path, rect, text
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLANS
from baronage.games.yuan.nodes import march_id, trace_id
from baronage.games.yuan.rules.orders import Order
from baronage.games.yuan.rules.resolution import resolved
from baronage.games.yuan.scene.draft import way
from baronage.games.yuan.scene.frame import Frame
from baronage.games.yuan.scene.hexes import tincture
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import planning_of

Past = tuple[Yuan, list[Order | None], list[Event]]  # the position before, the orders by clan, the events

FOUGHT = (verbs.REPELLED, verbs.CONQUERED, verbs.OVERRUN)  # the target is their first parameter, or the second
TARGET_FIRST = (verbs.REPELLED,)


def past(s: Yuan) -> Past | None:
    """Return the previous turn, or None in the first turn."""
    if not s.past:
        return None
    before = s.as_before()
    before.stack = []
    orders: list[Order | None] = [None] * CLANS
    for clan, order in enumerate(s.orders):
        if order:
            orders[clan] = (order[0], order[1], order[2], order[3])
    return before, orders, resolved(before, orders)[1]


def marches(s: Yuan, tr: Translator, frame: Frame, done: Past | None) -> list[Node]:
    """Return the arrows of marching Armies by target until the viewer begins the next order."""
    top = planning_of(s)
    busy = top is not None and s.viewer >= 0 and (top.sent >> s.viewer & 1 or top.drafts[s.viewer])
    if done is None or busy:
        return []
    before, _, events = done
    found: dict[int, Node] = {}
    for kind, _, params, _ in events:
        if kind != verbs.MARCHED:
            continue
        clan, target, _, _, *left = params
        # clients highlight the first shape: the paths of all
        arrows = found.setdefault(target, group(path("", "casing"), id=march_id(target)))
        for p in left:
            line, (x, y) = way(s, p, target, frame)
            arrows.children[0].d += line
            node = group(path(line, "arrow"))
            node.add(rect(x - 9, y - 9, 18, 18, f"piece {tincture(clan)}", 9))
            node.add(text(x, y + 4.3, str(before.armies[p]), f"small strong middle inlaid {tincture(clan)}"))
            node.says = tr.msg("picture-marched", clan=clan, home=p, province=target, armies=before.armies[p])
            arrows.add(node)
    return [arrows for arrows in found.values() if arrows.children[0].d]


def traces(s: Yuan, tr: Translator, frame: Frame, done: Past | None) -> list[Node]:
    """Return small marks on the map where clans claimed the same Province (=) and where they fought."""
    if done is None:
        return []
    found: list[Node] = []
    told: dict[int, list[str]] = {}
    contested = set()
    for event in done[2]:
        kind, _, params, _ = event
        if kind == verbs.CONTESTED:
            contested.add(params[0])
        elif kind not in FOUGHT:
            continue
        p = params[0] if kind in (verbs.CONTESTED, *TARGET_FIRST) else params[1]
        told.setdefault(p, []).append(tr.event(s, event))
    for p, lines in told.items():
        cell = s.land.where[p]
        assert cell is not None
        x, y = frame.at(cell)
        sign = text(0, 4.5, "=", "strong middle") if p in contested else icon(-6, -6, 12, "swords")
        mark = group(circle(0, 0, 9, "plate"), sign, id=trace_id(p), x=x + 24, y=y - 24)
        mark.says = " ".join(lines)
        found.append(mark)
    return found
