"""The wheel of time: sixteen notches with the Temples required."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.scene import Node, circle, group, text
from baronage.games.yuan.data import LAST_TURN, REQUIRED
from baronage.games.yuan.state import Yuan

RING: Final = 96.0


def wheel(s: Yuan, x: float, y: float) -> Node:
    """Past notches dimmed, the present one inked, its number large in the middle, the next change below."""
    turn = max(1, s.turn)
    needed = REQUIRED[turn]
    found = group(id="wheel", x=x + 130, y=y + 130)
    found.says = f"Turn {s.turn}: Temples needed now {needed}"
    if turn < LAST_TURN:
        found.says += f", next turn {REQUIRED[turn + 1]}"
    found.rules = ("YUAN-T1.02", "YUAN-V1.01")
    found.add(circle(0, 0, RING + 24, "ground"))
    for notch in range(1, LAST_TURN + 1):
        angle = math.radians(360 * (notch - 1) / LAST_TURN - 90)
        now = notch == s.turn
        reach = RING + (8 if now else 0)
        cx, cy = reach * math.cos(angle), reach * math.sin(angle)
        look = "pill sent" if now else "pill"
        faded = " soft" if notch < s.turn or notch > s.last else ""
        found.add(circle(cx, cy, 15 if now else 12, look + faded))
        found.add(text(cx, cy + 4.5, str(REQUIRED[notch]), f"small middle{' strong reverse' if now else ''}{faded}"))
    found.add(text(0, -26, f"Turn {s.turn}" if s.turn else "Before turn 1", "small muted middle"))
    found.add(text(0, 10, str(needed), "score middle"))
    found.add(text(0, 30, "Temples needed", "small middle"))
    if turn < LAST_TURN:
        found.add(text(0, 48, f"next turn {REQUIRED[turn + 1]}", "small muted middle"))
    return found
