"""The turn before: its orders and how they were resolved. It is simply done again."""

from __future__ import annotations

from baronage.engine.flow import Event
from baronage.engine.scene import Node, circle, group, icon, path, rect, text
from baronage.engine.voice import Voice
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLANS
from baronage.games.yuan.orders import Order
from baronage.games.yuan.resolution import resolved
from baronage.games.yuan.scene.draft import way
from baronage.games.yuan.scene.frame import Frame
from baronage.games.yuan.scene.hexes import tincture
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import planning_of
from baronage.games.yuan.things import march_id, trace_id

Past = tuple[Yuan, list[Order | None], list[Event]]  # the position before, the orders by clan, what happened

FOUGHT = (verbs.REPELLED, verbs.CONQUERED, verbs.OVERRUN)  # the target is their first fact, or the second
TARGET_FIRST = (verbs.REPELLED,)


def past(s: Yuan) -> Past | None:
    """None in the first turn."""
    if not s.past:
        return None
    before = s.as_before()
    before.stack = []
    orders: list[Order | None] = [None] * CLANS
    for clan, order in enumerate(s.orders):
        if order:
            orders[clan] = (order[0], order[1], order[2], order[3])
    return before, orders, resolved(before, orders)[1]


def marches(s: Yuan, voice: Voice, frame: Frame, done: Past | None) -> list[Node]:
    """Arrows of the Armies that marched, by target, with the clan's colour: until the viewer begins the next order."""
    top = planning_of(s)
    busy = top is not None and s.eyes >= 0 and (top.sent >> s.eyes & 1 or top.drafts[s.eyes])
    if done is None or busy:
        return []
    before, _, events = done
    found: dict[int, Node] = {}
    for kind, _, facts, _ in events:
        if kind != verbs.MARCHED:
            continue
        clan, target, _, _, *left = facts
        # its first shape is what clients mark while it is told: the ways of all
        arrows = found.setdefault(target, group(path("", "casing"), id=march_id(target)))
        for p in left:
            line, (x, y) = way(s, p, target, frame)
            arrows.children[0].d += line
            node = group(path(line, "arrow"))
            node.add(rect(x - 9, y - 9, 18, 18, f"piece {tincture(clan)}", 9))
            node.add(text(x, y + 4.3, str(before.armies[p]), f"small strong middle inlaid {tincture(clan)}"))
            node.says = voice.say("picture-marched", clan=clan, home=p, province=target, armies=before.armies[p])
            arrows.add(node)
    return [arrows for arrows in found.values() if arrows.children[0].d]


def traces(s: Yuan, voice: Voice, frame: Frame, done: Past | None) -> list[Node]:
    """Where clans claimed the same Province (=) and where they fought, as small marks on the map."""
    if done is None:
        return []
    found: list[Node] = []
    told: dict[int, list[str]] = {}
    contested = set()
    for event in done[2]:
        kind, _, facts, _ = event
        if kind == verbs.CONTESTED:
            contested.add(facts[0])
        elif kind not in FOUGHT:
            continue
        p = facts[0] if kind in (verbs.CONTESTED, *TARGET_FIRST) else facts[1]
        told.setdefault(p, []).append(voice.event(s, event))
    for p, lines in told.items():
        cell = s.land.where[p]
        assert cell is not None
        x, y = frame.at(cell)
        sign = text(0, 4.5, "=", "strong middle") if p in contested else icon(-6, -6, 12, "swords")
        mark = group(circle(0, 0, 9, "plate"), sign, id=trace_id(p), x=x + 24, y=y - 24)
        mark.says = " ".join(lines)
        found.append(mark)
    return found
