"""Left of the board: the viewer's roster, one Serf per line, and the key of marks."""

from __future__ import annotations

from baronage.engine.picture.scene import Node, circle, group, path, rect, text
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    JUMPER,
    POINTER,
    SIDER,
)
from baronage.games.barony.nodes import roster_number, serf_id
from baronage.games.barony.rules.param_text import drafted_param
from baronage.games.barony.scene.described import away, described, kind, kind_of, skills, states, to_go
from baronage.games.barony.scene.frame import LEFT
from baronage.games.barony.scene.serfs import body, shape
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.state import NOBODY

LINE = 44.0
WIDE = LEFT - 28
LETTERS = 34  # characters that fit in the line below a name
KEY_HEIGHT = 176.0


def roster(sight: Sight) -> tuple[Node, float]:
    """Return the list and its lower edge."""
    s = sight.s
    title, rank = sight.msg("panel-serfs", owner=sight.me), sight.msg("column-rank")
    found = group(text(14, 40, title, "heading"), text(14 + WIDE - 6, 40, rank, "small muted end"), id="roster")
    y = 54.0
    if sight.prepares():
        for serf in sight.drafted():
            found.add(_sheet_line(sight, serf, y))
            y += LINE
        return found, y
    for serf in range(len(s.place)):
        if s.control[serf] == sight.me and s.place[serf] != NOBODY:
            found.add(_line(sight, serf, y))
            y += LINE
    return found, y


def _line(sight: Sight, serf: int, y: float) -> Node:
    """Return a line for a Serf of this game; clicking it is like clicking the Serf on the board."""
    s = sight.s
    node = group(x=14, y=y)
    on_board = sight.spot(serf) is not None
    if on_board:
        node.id, node.same = f"{serf_id(serf)}.row", serf_id(serf)
    else:
        node.id, node.says, node.code = serf_id(serf), described(sight, serf), serf_id(serf)
        node.tip = skills(sight, serf)
    soft = "" if on_board else " soft"
    _row(node, serf, "plate chosen" if serf == s.active else f"ground{soft}", soft)
    node.add(group(*body(s.vocation[serf], s.caste[serf], 1, s.control[serf]), x=42, y=20, classes=soft.strip()))
    node.add(text(66, 18, kind(sight, serf), f"strong{soft}", WIDE - 110))
    more = [sight.msg("roster-to-go", away=to_go(sight, serf)) if s.place[serf] >= 0 else away(sight, serf)]
    node.add(text(66, 33, _fitting([*more, *states(sight, serf)]), f"small muted{soft}", WIDE - 76))
    return node.add(*_pips(s.rank[serf], soft))


def _fitting(parts: list[str]) -> str:
    """Return the leading parts that fit on one line."""
    said = [part for part in parts if part]
    while len(said) > 1 and len(", ".join(said)) > LETTERS:
        said.pop()
    return ", ".join(said)


def _sheet_line(sight: Sight, serf: int, y: float) -> Node:
    """Return a line for a Serf in the draft, which others may not see as hired yet."""
    s = sight.s
    caste, vocation, free = sight.drafted()[serf]
    placed = sight.placed()
    chosen = (verbs.PICK, serf) in sight.draft()
    words = [sight.tr.term("MANEUVER", free)] if free and s.gilded else []
    if serf in placed:
        words.insert(0, sight.msg("where", space=sight.space(placed[serf])))
    elif chosen:
        words.insert(0, sight.msg("state-picked"))
    rank = sight.s.numbers.start_rank[caste] if not s.rank[serf] else s.rank[serf]
    node = group(x=14, y=y, id=serf_id(serf))
    node.code = serf_id(serf)
    param = drafted_param(s, sight.me, serf, (caste, vocation, free), (verbs.DROP, serf) in sight.draft())
    node.says = ", ".join([sight.msg("picture-serf", serf=param, vocation=vocation, rank=rank, move=1), *words])
    soft = " soft" if serf in placed else ""
    _row(node, serf, f"ground{soft}", soft)
    node.add(group(*body(vocation, caste, 1, sight.me), x=42, y=20))
    node.add(text(66, 18, kind_of(sight, caste, vocation), "strong", WIDE - 110))
    node.add(text(66, 33, ", ".join(words), "small muted", WIDE - 76))
    return node.add(*_pips(rank, soft))


def _row(node: Node, serf: int, classes: str, soft: str) -> None:
    node.add(rect(-6, 0, WIDE + 6, LINE - 4, classes, 8))
    node.add(text(12, 25, roster_number(serf), f"strong middle{soft}"))


def _pips(rank: int, soft: str) -> list[Node]:
    return [circle(WIDE - 12 - 8 * pip, 14, 2.8, f"tick{soft}") for pip in range(rank)]


def key(sight: Sight, y: float) -> Node:
    """Return the key of shapes and marks."""
    found = group(x=14, y=y)
    found.add(path(f"M-4 0H{WIDE - 6}", "line"))
    for row, vocation in enumerate((SIDER, JUMPER, POINTER)):
        words = sight.msg("key-vocation", vocation=vocation)
        found.add(group(shape(vocation, "amount", -4), x=12, y=24 + 30 * row))
        found.add(text(34, 28 + 30 * row, words, "small muted"))
    found.add(path("M0 122L24 122L12 101Z", "band"), text(34, 118, sight.msg("key-point"), "small muted"))
    if sight.s.market >= 0:
        hexagon = "M12 133L22.4 139L22.4 151L12 157L1.6 151L1.6 139Z"
        found.add(path(hexagon, "land-market edge"), text(34, 149, sight.msg("key-market"), "small muted"))
    return found
