"""The wheel of time: sixteen notches with the Temples required."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, circle, group, path, text
from baronage.games.yuan.data import LAST_TURN, REQUIRED
from baronage.games.yuan.rules.province_params import WANTED
from baronage.games.yuan.scene.frame import WHEEL
from baronage.games.yuan.state import Yuan

OUTER: Final = 96.0
RING: Final = 66.0
PUSHED: Final = 9.0  # outward shift of the current notch


def wheel(s: Yuan, tr: Translator, x: float, y: float) -> Node:
    """Return the wheel: past notches dimmed, the current number in the middle, the next change below."""
    turn = max(1, s.turn)
    needed = REQUIRED[turn]
    found = group(id="wheel", x=x + WHEEL[0] / 2, y=y + 110)
    later = REQUIRED[turn + 1] if turn < min(s.last, LAST_TURN) else 0
    found.says = tr.msg("wheel-says", turn=s.turn, needed=needed, later=later)
    wanted = tuple(WANTED * coming + REQUIRED[coming] for coming in range(turn + 1, min(s.last, LAST_TURN) + 1))
    found.tip = tr.msg("wheel-tip", wanted=wanted)
    found.rules = ("YUAN-T1.02", "YUAN-V1.01")
    found.add(circle(0, 0, OUTER + 2, "ground"))
    for notch in range(1, LAST_TURN + 1):
        now = notch == s.turn
        faded = " soft" if notch < s.turn or notch > s.last else ""
        found.add(path(_notch(notch, PUSHED if now else 0.0), f"plate{' sent' if now else ''}{faded}"))
        angle = _angle(notch + 0.5)
        far = (OUTER + RING) / 2 + (PUSHED if now else 0.0)
        look = " strong reverse" if now else " strong" if notch > s.turn else " muted"
        at = far * math.cos(angle), far * math.sin(angle) + 4.3
        found.add(text(*at, str(REQUIRED[notch]), f"small middle{look}{faded}"))
    found.add(text(0, -24, tr.msg("wheel-turn", turn=s.turn), "small muted middle"))
    found.add(text(0, 10, str(needed), "score middle"))
    found.add(text(0, 30, tr.msg("wheel-wins", needed=needed), "small strong middle"))
    # Temples that win next turn and Temples left to build: short lines, for screens that draw text larger
    same = int(s.turn > 0 and later == needed)
    lines = (tr.msg("wheel-next", later=later, same=same), tr.msg("wheel-supply", supply=s.supply))
    for i, line in enumerate(lines):
        found.add(text(0, OUTER + 20 + 17 * i, line, "small middle"))
    return found


def _angle(notch: float) -> float:
    return math.radians(360 * (notch - 1) / LAST_TURN - 90)


def _notch(notch: int, out: float) -> str:
    """Return a sector of the ring, shifted outwards."""
    middle = _angle(notch + 0.5)
    dx, dy = out * math.cos(middle), out * math.sin(middle)
    first, last = _angle(notch), _angle(notch + 1)
    (ax, ay), (bx, by) = ((RING * math.cos(a) + dx, RING * math.sin(a) + dy) for a in (first, last))
    (cx, cy), (ex, ey) = ((OUTER * math.cos(a) + dx, OUTER * math.sin(a) + dy) for a in (first, last))
    return (
        f"M{ax:.1f} {ay:.1f}L{cx:.1f} {cy:.1f}A{OUTER:g} {OUTER:g} 0 0 1 {ex:.1f} {ey:.1f}"
        f"L{bx:.1f} {by:.1f}A{RING:g} {RING:g} 0 0 0 {ax:.1f} {ay:.1f}Z"
    )
