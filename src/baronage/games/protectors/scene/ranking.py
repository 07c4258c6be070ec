"""The Protector Ranking beside the Realm: places by bracket, golden orders of each bracket, and who has sent."""

from __future__ import annotations

from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Node, group, icon, path, rect, text
from baronage.engine.picture.text_metrics import text_width
from baronage.games.protectors.data import bracket_sizes
from baronage.games.protectors.locale.types import TERMS
from baronage.games.protectors.scene.colours import tincture
from baronage.games.protectors.scene.spoken import player
from baronage.games.protectors.state import RANKING, Realm
from baronage.games.protectors.steps.window import open_window

COLUMN: Final = 324.0  # width of the column beside the Realm
HEAD: Final = 40.0
CAPTION: Final = 78.0  # room for the name of a bracket
VPS: Final = 254.0  # right edge of the number columns
CASH: Final = 297.0
NAME: Final = 112.0  # room for the name of a player,
LAST: Final = 30.0  # and for the label after it


def ranking(s: Realm, tr: Translator) -> tuple[Node, float]:
    """Return the brackets stacked vertically, with the total height."""
    found = group(id="ranking", says=tr.msg("picture-ranking"))
    if ranked(s):
        found.tip = tr.msg("picture-ranking-tip")
    found.rules = ("REALM-D3.05", "REALM-G6.01")
    row = 27.0 if len(s.rank) <= 10 else 23.0
    sizes = [size for size in bracket_sizes(len(s.rank)) if size] if ranked(s) else [len(s.rank)]
    high = HEAD + row * len(s.rank) + 4 * len(sizes) + 6
    found.add(rect(0, 0, COLUMN, high, "ground", 10), text(12, 26, tr.msg("picture-ranking-title"), "heading"))
    found.add(text(VPS, 26, tr.msg("picture-ranking-points"), "small muted end"))
    found.add(text(CASH, 26, tr.msg("picture-ranking-cash"), "small muted end"))
    y, at = HEAD, 0
    for number, size in enumerate(sizes):
        bracket = number + 1 if ranked(s) else 0
        golden = tuple(kind for kind, last in enumerate(s.numbers.gold_bracket) if number + 1 <= last)
        box = group(y=y, says=tr.msg("picture-bracket", bracket=bracket, golden=golden))
        box.add(path(f"M12 -1H{COLUMN - 12:g}", "line"))
        name = tr.msg("picture-bracket-name", bracket=bracket)
        allows = tr.msg("picture-bracket-allows", bracket=bracket)
        lift = min(row * size, 40.0) / 2
        box.add(text(12, lift - 1, name, "small strong"), text(12, lift + 13, allows, "small muted", CAPTION - 12))
        for i in range(size):
            box.add(_row(s, tr, s.rank[at], at, 1 + i * row, row))
            at += 1
        found.add(box)
        y += row * size + 4
    return found, high


def ranked(s: Realm) -> bool:
    """Return whether a Ranking exists; the opening bids create the first one (REALM-D1.01)."""
    return s.turn > 1 or s.phase != RANKING


def ordered(s: Realm, tr: Translator) -> tuple[tuple[int, ...], str]:
    """Return all seats in Ranking order, eliminated players last, and the name of that order."""
    out = [seat for seat in s.by_number() if seat not in s.rank]
    return (*s.rank, *out), tr.msg("picture-order", ranked=int(ranked(s)), out=len(out))


def status(s: Realm, tr: Translator, seat: int) -> tuple[str, str, str]:
    """Return a player's progress in the open window: text, icon and its class.

    Interrupting windows show nothing (REALM-C2.05).
    """
    top = open_window(s)
    if not top:
        return "", "", ""
    asked = bool(top.due >> seat & 1)
    if seat == s.viewer and asked and not top.sent >> seat & 1:
        return tr.msg("picture-sent", sent=0), "pencil", "draft"
    if not top.SENT_IS_PUBLIC or not asked:
        return "", "", ""
    return (tr.msg("picture-sent", sent=1), "tick", "good") if top.sent >> seat & 1 else ("", "", "")


def _row(s: Realm, tr: Translator, seat: int, at: int, y: float, high: float) -> Node:
    number = s.number[seat]
    first, last = ranked(s) and at == 0, ranked(s) and at == len(s.rank) - 1 > 0
    words, sign, look = status(s, tr, seat)
    state = 0 if not words else 1 if sign == "tick" else 2
    found = group(id=f"player.{number}", x=CAPTION, y=y, classes="player")
    place, standing = at + 1 if ranked(s) else 0, 1 if first else 2 if last else 0
    found.says = tr.msg("picture-ranked", player=number, at=place, standing=standing, state=state)
    found.tip = tr.msg("picture-ranked-tip", points=s.vps(seat), cash=s.cash[seat])
    found.lore = TERMS["FACTION"](s.faction[seat]) if s.faction[seat] > 0 else ""
    found.add(rect(2, 1, COLUMN - CAPTION - 10, high - 2, "plate", 5))
    base = high / 2 + 4.3
    if first:
        found.add(icon(6, high / 2 - 7, 14, "crown", "gold"))
    elif place:
        found.add(text(18, base, str(at + 1), f"small end{' strong warn' if last else ' muted'}"))
    found.add(icon(23, high / 2 - 9, 18, "shield", tincture(s, seat)))
    name = player(s, tr, seat)
    both = last and text_width(name, 12, True) <= NAME - LAST  # otherwise the colour of the number shows it
    room = NAME - (LAST if both else 0.0)
    found.add(text(45, base, name, "small strong", room))
    if both:
        words = tr.msg("picture-last")
        found.add(text(45 + min(text_width(name, 12, True), room) + 6, base, words, "small strong warn", LAST))
    found.add(text(VPS - CAPTION, base, str(s.vps(seat)), "small strong end"))
    found.add(text(CASH - CAPTION, base, str(s.cash[seat]), "small end"))
    if sign:
        found.add(icon(CASH - CAPTION + 6, high / 2 - 6, 12, sign, look))
    return found
