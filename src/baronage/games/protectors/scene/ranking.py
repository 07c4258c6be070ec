"""The Protector Ranking beside the Realm: places in their brackets, what each bracket's gold allows, who has sent."""

from __future__ import annotations

from typing import Final

from baronage.engine.lettering import text_width
from baronage.engine.scene import Node, group, icon, path, rect, text
from baronage.games.protectors.data import GOLD_BRACKET, bracket_sizes
from baronage.games.protectors.scene.colours import short, tincture
from baronage.games.protectors.scene.spoken import listing, order_names, player
from baronage.games.protectors.state import RANKING, Realm
from baronage.games.protectors.steps.window import open_window

COLUMN: Final = 324.0  # how wide the column beside the Realm is
HEAD: Final = 40.0
CAPTION: Final = 78.0  # room for the name of a bracket
CAPTIONS: Final = (("1st", "all golden"), ("2nd", "no March!"), ("3rd", "Fortify, Work"), ("4th", "Work only"))
UNRANKED: Final = ("not ranked", "bids decide")
VPS: Final = 240.0  # where the columns of figures end
CASH: Final = 291.0


def ranking(s: Realm) -> tuple[Node, float]:
    """Bracket below bracket; gives also how high it is."""
    found = group(id="ranking", says="Ranking: the Protectors, bracket by bracket")
    found.rules = ("REALM-D3.05", "REALM-G6.01")
    row = 27.0 if len(s.rank) <= 10 else 23.0
    sizes = [size for size in bracket_sizes(len(s.rank)) if size] if ranked(s) else [len(s.rank)]
    high = HEAD + row * len(s.rank) + 4 * len(sizes) + 6
    found.add(rect(0, 0, COLUMN, high, "ground", 10), text(12, 26, "Protector Ranking", "heading"))
    found.add(text(VPS, 26, "VPs", "small muted end"), text(CASH, 26, "$R", "small muted end"))
    y, at = HEAD, 0
    for number, size in enumerate(sizes):
        gold = order_names(s, [kind for kind, last in enumerate(GOLD_BRACKET) if number + 1 <= last])
        box = group(y=y, says=f"Bracket {number + 1} (golden {listing(s, gold)})" if ranked(s) else "Not ranked yet")
        box.add(path(f"M12 -1H{COLUMN - 12:g}", "line"))
        name, allows = CAPTIONS[number] if ranked(s) else UNRANKED
        lift = min(row * size, 40.0) / 2
        box.add(text(12, lift - 1, name, "small strong"), text(12, lift + 13, allows, "small muted", CAPTION - 12))
        for i in range(size):
            box.add(_row(s, s.rank[at], at, 1 + i * row, row))
            at += 1
        found.add(box)
        y += row * size + 4
    return found, high


def ranked(s: Realm) -> bool:
    """Is there a Ranking? The opening bids make the first one (REALM-D1.01)."""
    return s.turn > 1 or s.phase != RANKING


def ordered(s: Realm) -> tuple[tuple[int, ...], str]:
    """All seats in the order of the Ranking, then who is out; and what order that is."""
    out = [seat for seat in s.by_number() if seat not in s.rank]
    words = "In the order of the Ranking" if ranked(s) else "Not ranked yet: as they sit around the Sea"
    return (*s.rank, *out), f"{words}; who is out stands last." if out else f"{words}."


def status(s: Realm, seat: int) -> tuple[str, str, str]:
    """How far a player is in the open window: words, icon, class of it. Windows that interrupt tell nothing (REALM-C2.05)."""
    top = open_window(s)
    if not top:
        return "", "", ""
    asked = bool(top.due >> seat & 1)
    if seat == s.eyes and asked and not top.sent >> seat & 1:
        return "not sent yet", "pencil", "draft"
    if not top.SENT_IS_PUBLIC or not asked:
        return "", "", ""
    return ("sent", "tick", "good") if top.sent >> seat & 1 else ("", "", "")


def _row(s: Realm, seat: int, at: int, y: float, high: float) -> Node:
    number = s.number[seat]
    first, last = ranked(s) and at == 0, ranked(s) and at == len(s.rank) - 1 > 0
    words, sign, look = status(s, seat)
    place = f"{at + 1}. " if ranked(s) else ""
    told = [f"{place}{player(s, seat)}", "Grand Protector" if first else "", "last" if last else "", words]
    found = group(id=f"player.{number}", x=CAPTION, y=y, classes="player")
    found.says = ", ".join(part for part in told if part)
    found.tip = f"{s.vps(seat)} VPs, {s.cash[seat]} $Realm."
    found.add(rect(2, 1, COLUMN - CAPTION - 10, high - 2, "plate", 5))
    base = high / 2 + 4.3
    if first:
        found.add(icon(6, high / 2 - 7, 14, "crown", "gold"))
    elif place:
        found.add(text(18, base, str(at + 1), f"small end{' strong warn' if last else ' muted'}"))
    found.add(icon(23, high / 2 - 9, 18, "shield", tincture(s, seat)))
    name = short(s, seat)
    found.add(text(45, base, name, "small strong"))
    if last:
        found.add(text(45 + text_width(name, 12, True) + 6, base, "last", "small strong warn"))
    found.add(text(VPS - CAPTION, base, str(s.vps(seat)), "small strong end"))
    found.add(text(CASH - CAPTION, base, str(s.cash[seat]), "small end"))
    if sign:
        found.add(icon(CASH - CAPTION + 6, high / 2 - 6, 12, sign, look))
    return found
