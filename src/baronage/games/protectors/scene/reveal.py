"""What the last window revealed (REALM-C1.04), and every battle of the last Execute Orders with its sum."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.engine.scene import Panel
from baronage.games.protectors import verbs
from baronage.games.protectors.adjudicate import FACTS
from baronage.games.protectors.notation import order_code
from baronage.games.protectors.scene.colours import short, tincture
from baronage.games.protectors.scene.spoken import place_name, strength
from baronage.games.protectors.state import CONSOLIDATION, Realm


def revealed(s: Realm) -> list[tuple[int, Action]]:
    """Seat and item, in the order of the sheets."""
    found: list[tuple[int, Action]] = []
    news, at = s.news, 0
    while at < len(news):
        length = news[at]
        found.append((news[at + 1], tuple(news[at + 2 : at + 1 + length])))
        at += 1 + length
    return found


def sheets(s: Realm) -> list[Panel]:
    """A row for each player: what was sent."""
    said: dict[int, list[str]] = {}
    for seat, action in revealed(s):
        if action[0] == verbs.SILENT:
            said.setdefault(seat, []).append("silent")
        elif action[0] not in (verbs.SEND, verbs.HOLD, verbs.BALLOT):
            said.setdefault(seat, []).append(order_code(s, action))
    if not said:
        return []
    panel = Panel("table", "Last revealed", columns=("", "Message"), rules=("REALM-C1.04",))
    for seat in sorted(said, key=s.number.__getitem__):
        panel.rows.append([short(s, seat), " ".join(said[seat])])
        panel.looks.append(tincture(s, seat))
    return [panel]


def battles(s: Realm) -> list[Panel]:
    """Each with both sums; the shield is the winner's."""
    if not s.battles:
        return []
    turn = s.turn if s.phase == CONSOLIDATION or not s.stack else s.turn - 1
    panel = Panel(
        "table", f"Battles of turn {turn}", columns=("", ""), rules=("REALM-I2.01", "REALM-I2.02", "REALM-I2.03")
    )
    for i in range(0, len(s.battles), FACTS):
        where, one, mine, other, theirs, winner, lost, *parts = s.battles[i : i + FACTS]
        words = f"{short(s, one)} {strength(s, mine, parts[:5])} {'equals' if mine == theirs else 'beats'}"
        words += f" {short(s, other)} {strength(s, theirs, parts[5:])}."
        if winner < 0:
            words += " The last unit dies: neither is left."
        elif lost:
            words += f" {short(s, winner)}, ranked higher: wins and loses a unit."
        panel.rows.append([place_name(s, where), words])
        panel.looks.append(tincture(s, winner) if winner >= 0 else "")
    return [panel]
