"""The order sheet of the seat that looks: three actions, three levels, costs after reductions."""

from __future__ import annotations

from typing import Final

from baronage.engine.scene import Node, group, icon, rect, text
from baronage.games.yuan.board import RESOURCES, production
from baronage.games.yuan.data import COST, PROVINCE_NAMES
from baronage.games.yuan.forecast import order_so_far, price
from baronage.games.yuan.orders import budget, costs
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import LEVEL_VERBS, Planning
from baronage.games.yuan.words.names import KINDS, ROMAN

SOURCES: Final = (("wheat", "Rice"), ("tree", "Forest"), ("pick", "Mine"))
WIDE: Final = 50.0
HIGH: Final = 44.0


def sheet(s: Yuan, x: float, y: float) -> Node:
    """Four fields a row: none, I, II, III."""
    found = group(id="plan", x=x, y=y)
    top = s.stack[-1] if s.stack else None
    seat = s.eyes
    if not isinstance(top, Planning) or seat < 0 or s.clans[seat] < 0:
        return found
    clan = s.clans[seat]
    draft = top.drafts[seat]
    order = order_so_far(draft)
    sent = bool(top.sent >> seat & 1)
    found.says = "Your order" + (", committed" if sent else ", not sent yet")
    heading = "No target yet" if order is None else f"Target {PROVINCE_NAMES[order[0]]}"
    found.add(icon(0, -14, 18, "tick" if sent else "pencil", "good" if sent else "draft"))
    found.add(text(24, 0, "Committed" if sent else "Not sent yet", "small muted"))
    found.add(text(120, 0, "Pass" if sent and order is None else heading, "heading"))
    prices = costs(s, clan, production(s))
    produced = production(s)[RESOURCES * clan : RESOURCES * clan + RESOURCES]
    offered = [] if sent or s.left >> seat & 1 else top.choices(s, seat, draft)
    for row, kind in enumerate(KINDS):
        top_of_row = 16 + row * (HIGH + 26)
        found.add(icon(0, top_of_row, 14, SOURCES[row][0], "muted"))
        found.add(text(20, top_of_row + 12, f"{kind}: {SOURCES[row][1]} {produced[row]}", "small"))
        for level in range(4):
            chosen = len(draft) > row + 1 and draft[row + 1][1] == level
            look = "chosen" if chosen else "choice" if (LEVEL_VERBS[row], level) in offered else "line"
            code = f"{kind[0]}{level}"
            node = group(id=f"level.{code}", x=level * (WIDE + 8), y=top_of_row + 18)
            node.code = code
            cost = prices[row][level]
            node.says = f"{kind} {ROMAN[level]}: {cost} Chão" if level else f"No {kind}"
            node.rules = ("YUAN-C1.01",)
            node.add(rect(0, 0, WIDE, HIGH, f"plate {look}", 6))
            node.add(text(WIDE / 2, 19, ROMAN[level] if level else "-", "strong middle"))
            if level:
                lowered = f"{COST[level]}→{cost}" if cost != COST[level] else str(cost)
                node.add(text(WIDE / 2, 36, lowered, "small muted middle"))
            found.add(node)
    if order is not None:
        cost = sum(price(s, clan, order))
        have = s.chao[clan]
        words = f"{have} − {cost} = {have - cost} Chão left" if cost <= have else f"{cost} Chão, {cost - have} borrowed"
        found.add(text(0, 16 + 3 * (HIGH + 26) + 18, words, "strong"))
    else:
        found.add(text(0, 16 + 3 * (HIGH + 26) + 18, f"{budget(s, clan)} Chão to spend", "small muted"))
    return found
