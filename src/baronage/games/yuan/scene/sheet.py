"""The viewer's order sheet: three actions, three levels, and costs after reductions."""

from __future__ import annotations

from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, group, icon, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.yuan.nodes import level_id
from baronage.games.yuan.rules.forecast import order_so_far, price
from baronage.games.yuan.rules.orders import budget, costs
from baronage.games.yuan.rules.provinces import RESOURCES, production
from baronage.games.yuan.scene.frame import SHEET
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import fitting, planning_of

SOURCES: Final = (("wheat", "gold"), ("tree", "good"), ("pick", "muted"))  # of what lowers each row's cost
NONE: Final = 38.0  # width of the field for none,
FIELD: Final = 52.0  # and of the field of a level
HIGH: Final = 42.0
ROW: Final = 50.0
LABEL: Final = 102.0


def sheet(s: Yuan, tr: Translator, x: float, y: float) -> Node:
    """Return a row for each action: the resource that lowers its cost, then none, I, II, III."""
    found = group(id="plan", x=x, y=y)
    top, seat = planning_of(s), s.viewer
    if top is None or seat < 0 or s.clans[seat] < 0:
        return found
    clan = s.clans[seat]
    draft = top.drafts[seat]
    order = order_so_far(draft)
    sent = bool(top.sent >> seat & 1)
    target, state = 0 if order is None else order[0], 2 if sent else 1 if draft else 0
    found.says = tr.msg("sheet-says", state=state)
    found.add(rect(0, 0, SHEET[0], SHEET[1] - 6, "ground", 10))
    found.add(text(14, 27, tr.msg("sheet-heading", province=target, state=state), "heading"))
    if state:
        _state(s, tr, found, sent)
    prices = costs(s, clan, production(s))
    produced = production(s)[RESOURCES * clan : RESOURCES * clan + RESOURCES]
    legal = top.table(s, seat).sheets(s, target) if order is not None and not sent else -1
    levels = (0, 0, 0) if order is None else order[1:]
    for row, (sign, look) in enumerate(SOURCES):
        at = 42 + row * ROW
        kind = tr.msg("row-named", row=row)
        found.add(icon(12, at + 4, 17, sign, look), text(35, at + 17, kind, "small strong", LABEL - 24))
        found.add(text(35, at + 32, tr.msg("sheet-source", number=produced[row], terrain=row), "small muted"))
        left = 14 + LABEL
        for level in range(4):
            wide = FIELD if level else NONE
            chosen = len(draft) > row + 1 and draft[row + 1][1] == level
            look = "sent" if chosen else "" if legal & fitting(levels, row, level) else "soft"
            node = _field(s, tr, row, level, prices[row][level], wide, look)
            node.x, node.y = left, at
            found.add(node)
            left += wide + 6
    low = 42 + 3 * ROW + 24
    cost, have = 0 if order is None else sum(price(s, clan, order)), s.chao[clan]
    if order is None:
        words = tr.msg("sheet-purse", budget=budget(s, clan))
    elif cost <= have:
        words = tr.msg("sheet-sum", chao=have, cost=cost, left=have - cost)
    else:
        words = tr.msg("sheet-loan", cost=cost, borrowed=cost - have)
    right = SHEET[0] - 14
    found.add(icon(12, low - 14, 17, "coins", "gold"))
    return found.add(text(right, low, words, "strong end"))


def _state(s: Yuan, tr: Translator, found: Node, sent: bool) -> None:
    """Add a label at the right: draft or sent."""
    words = tr.msg("sheet-state", sent=int(sent))
    wide = text_width(words, 12, True) + 36
    left = SHEET[0] - 14 - wide
    kind, ink = ("sent", "reverse") if sent else ("draft", "draft")
    found.add(rect(left, 9, wide, 24, f"plate {kind}", 12))
    found.add(icon(left + 10, 15, 12, "tick" if sent else "pencil", ink))
    found.add(text(left + 27, 25.5, words, f"small strong {ink}"))


def _field(s: Yuan, tr: Translator, row: int, level: int, cost: int, wide: float, look: str) -> Node:
    """Return a level with its cost; a lowered cost shows the old number struck out before the new one."""
    node = group(id=level_id(row, level))
    node.code = f"{'DFM'[row]}{level}"
    node.says = tr.msg("sheet-field", row=row, level=level, price=cost)
    node.rules = ("YUAN-C1.01",)
    node.add(rect(0, 0, wide, HIGH, f"plate {look}".strip(), 6))
    if look == "sent":  # chosen: marked by more than its background
        node.add(icon(wide - 14, 3, 10, "tick", "reverse"))
    ink = f" {'reverse' if look == 'sent' else look}" if look else ""
    if not level:
        return node.add(text(wide / 2, 25, "–", f"strong middle{ink}"))
    node.add(text(wide / 2, 19, tr.msg("level-named", level=level), f"strong middle{ink}"))
    if cost == s.numbers.cost[level]:
        return node.add(text(wide / 2, 35, str(cost), f"small middle{ink}"))
    old, new = str(s.numbers.cost[level]), str(cost)
    # kept apart, for screens that draw text larger
    node.add(text(wide / 2 - 4, 35, old, f"small struck end{ink or ' muted'}"))
    return node.add(text(wide / 2 + 4, 35, new, f"small strong{ink}"))
