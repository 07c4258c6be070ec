"""Serfs: the shape shows the vocation, letters the caste, pips the Rank, the number the roster line."""

from __future__ import annotations

from typing import Final

from baronage.engine.picture.scene import Node, circle, group, icon, path, rect, text
from baronage.games.barony.data import (
    ARMOUR,
    CASTE_CODE,
    CAT,
    FIEFDOM_MAX,
    ITEM_CLASS,
    JUMPER,
    MKW,
    SIDER,
    SNA,
    SPELL,
    TRP,
    WEAPON,
)
from baronage.games.barony.locale.types import TERMS
from baronage.games.barony.nodes import roster_number, serf_id
from baronage.games.barony.rules.equipment import plain
from baronage.games.barony.scene.described import described, skills
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps.base import AGAINST, BY

SQUARE: Final = 11.0
ROUND: Final = 12.0
LOZENGE: Final = 16.0
BADGES: Final = 3  # limited by the room

Number = tuple[int, bool]  # place of the number: right 1 or left -1 of the Serf, and whether below it

KEY: Final = (  # icons; the catalogue explains them
    *("lock", "clock", "chain", "bars", "hammer", "anvil", "catapult", "church"),
    *("sword", "helmet", "scroll", "up", "down", "flag", "skull"),
)
_TASKS: Final = {MKW: "hammer", SNA: "chain", TRP: "bars", CAT: "catapult"}


def shape(vocation: int, classes: str, more: float = 0) -> Node:
    """Return the shape of a vocation around 0, 0."""
    if vocation == SIDER:
        half = SQUARE + more
        return rect(-half, -half, 2 * half, 2 * half, classes, 3)
    if vocation == JUMPER:
        return circle(0, 0, ROUND + more, classes)
    far = LOZENGE + 1.4 * more
    return path(f"M0 {-far}L{far} 0L0 {far}L{-far} 0Z", classes)


def body(vocation: int, caste: int, rank: int, seat: int) -> list[Node]:
    """Return shape, letters, and pips from Rank 2 on."""
    found = [shape(vocation, f"piece seat-{seat}")]
    rows = [min(rank, 4), max(0, rank - 4)] if rank > 1 else []
    found.append(text(0, 4 if not rows else 2 if not rows[1] else 0, CASTE_CODE[caste], "small strong reverse middle"))
    for row, pips in enumerate(rows):
        for pip in range(pips):
            y = 7.5 if not rows[1] else 5 + 4.6 * row
            found.append(circle((pip - (pips - 1) / 2) * 4.6, y, 1.7, "ground"))
    return found


def piece(sight: Sight, serf: int, x: float, y: float, number: Number) -> Node:
    """Return a Serf on the board, its number where there is room."""
    s = sight.s
    node = group(id=serf_id(serf), x=x, y=y, classes=f"seat-{s.control[serf]}", says=described(sight, serf))
    node.code = serf_id(serf)
    node.tip, node.lore = skills(sight, serf), TERMS["CASTE"](s.caste[serf])
    node.children = body(s.vocation[serf], s.caste[serf], s.rank[serf], s.control[serf])
    clash = sight.clash or (-1, -1)
    if serf == clash[BY] or (serf == s.active and clash[AGAINST] != serf):
        node.add(shape(s.vocation[serf], "chosen", 4))
    elif serf == clash[AGAINST] or serf in sight.pair or (sight.bump and serf == sight.bump[0]):
        node.add(shape(s.vocation[serf], "target", 4))
    right, down = number
    node.add(
        text(12 * right, 18 if down else -10, roster_number(serf), "small strong halo" + (" end" if right < 0 else ""))
    )
    if lifted(sight, serf):
        return node
    # from the left: the number of the Serf below is at the right
    for place, name in enumerate(badges(s, serf)[:BADGES]):
        node.add(circle(16 * place - 14, 16, 8.5, "plate"), icon(16 * place - 20, 10, 12, name))
    return node


def lifted(sight: Sight, serf: int) -> bool:
    """Return whether a Serf is drawn half on another, without a confrontation."""
    return sight.s.place[serf] == AIR and not sight.clash


def badges(s: Barony, serf: int) -> list[str]:
    """Return icons for a Serf's state, the most important first."""
    found = []
    if s.hold[serf] == s.numbers.hold_turns:
        found.append("lock")
    if s.sleep[serf]:
        found.append("clock")
    if s.snare[serf]:
        found.append("chain")
    if s.task[serf]:
        found.append(_TASKS[s.task[serf]])
    if s.catapult[serf]:
        found.append("catapult")
    if s.made[serf] or s.ready[serf]:
        found.append("anvil")
    if s.blessings[serf]:
        found.append("church")
    for kind, name in ((WEAPON, "sword"), (ARMOUR, "helmet"), (SPELL, "scroll")):
        if any(ITEM_CLASS[plain(item)] == kind for item in s.items[serf]):
            found.append(name)
    if s.armor[serf] and "helmet" not in found:
        found.append("helmet")
    if s.speed[serf]:
        found.append("up")
    if s.slow[serf]:
        found.append("down")
    if s.control[serf] != serf // FIEFDOM_MAX:
        found.append("flag")
    return found
