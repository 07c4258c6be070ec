"""The Protector Ranking above the Realm: places in their brackets, what each bracket's gold allows, who has sent."""

from __future__ import annotations

from typing import Final

from baronage.engine.lettering import text_width
from baronage.engine.scene import Node, group, icon, rect, text
from baronage.games.protectors.data import GOLD_BRACKET, GOLD_NAMES, bracket_sizes
from baronage.games.protectors.scene.colours import short, tincture
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import Window
from baronage.games.protectors.words.names import listing, player

ONE_ROW: Final = 7  # more players stand in two rows
CHIP: Final = 38.0
SIDE: Final = 20.0
BETWEEN: Final = 10.0
CAPTIONS: Final = ("1st: all golden", "2nd: no March!", "3rd: Fortify, Work", "4th: Work only")


def ribbon(s: Realm, width: float) -> tuple[Node, float]:
    """The brackets side by side; gives also where what comes below may begin."""
    found = group(id="ranking", says="Protector Ranking")
    found.rules = ("REALM-D3.05", "REALM-G6.01")
    rows = 1 if len(s.rank) <= ONE_ROW else 2
    sizes = [size for size in bracket_sizes(len(s.rank)) if size]
    across = [-(-size // rows) for size in sizes]
    chip = (width - 2 * SIDE - BETWEEN * (len(sizes) - 1)) / max(sum(across), 1)
    chip = min(chip, 190.0)
    total = chip * sum(across) + BETWEEN * (len(sizes) - 1)
    x, at = (width - total) / 2, 0
    for number, size in enumerate(sizes):
        wide = chip * across[number]
        gold = [GOLD_NAMES[kind] for kind, last in enumerate(GOLD_BRACKET) if number + 1 <= last]
        box = group(x=x, y=12, says=f"Bracket {number + 1} (golden {listing(gold)})")
        box.add(rect(0, 0, wide, 24 + rows * CHIP, "ground", 8))
        box.add(text(wide / 2, 16, CAPTIONS[number], "small muted middle", wide - 8))
        for i in range(size):
            seat = s.rank[at]
            box.add(_chip(s, seat, at, i % across[number] * chip, 22 + i // across[number] * CHIP, chip))
            at += 1
        found.add(box)
        x += wide + BETWEEN
    return found, 24 + rows * CHIP + 16


def status(s: Realm, seat: int) -> tuple[str, str, str]:
    """How far a player is in the open window: words, icon, class of it. Windows that interrupt tell nothing (REALM-C2.05)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Window):
        return "", "", ""
    asked = bool(top.due >> seat & 1)
    if seat == s.eyes and asked and not top.sent >> seat & 1:
        return "not sent yet", "pencil", "draft"
    if not top.SENT_IS_PUBLIC or not asked:
        return "", "", ""
    return ("sent", "tick", "good") if top.sent >> seat & 1 else ("", "", "")


def _chip(s: Realm, seat: int, at: int, x: float, y: float, wide: float) -> Node:
    number = s.number[seat]
    last = at == len(s.rank) - 1 and at > 0
    words, sign, look = status(s, seat)
    told = [f"{at + 1}. {player(number)}", "Grand Protector" if at == 0 else "", "last" if last else "", words]
    found = group(id=f"player.{number}", x=x, y=y, classes="player")
    found.says = ", ".join(part for part in told if part)
    found.add(rect(3, 1, wide - 6, CHIP - 4, "plate", 6))
    found.add(icon(6, 7, 22, "shield", tincture(s, seat)))
    name = short(s, seat)
    found.add(text(31, 16, name, "small strong", wide - 37 - (16 if at == 0 else 0)))
    if at == 0:
        found.add(icon(wide - 22, 4, 15, "crown", "gold"))
    code = f"#{number}"
    found.add(text(31, 30, code, "small muted"))
    if last:
        found.add(text(31 + text_width(code, 12) + 6, 30, "last", "small strong warn"))
    if sign:
        found.add(icon(wide - 19, 20, 12, sign, look))
    return found
