"""Beside the Realm: the state of the turn, the plaques of the players, the decks."""

from __future__ import annotations

from baronage.engine.scene import Face, Node, group, icon, meter, rect, text
from baronage.games.protectors.data import CARD_NAMES, DECK_NAMES, DECKS, EFFECTS
from baronage.games.protectors.dragon import label, threshold
from baronage.games.protectors.ranking import bracket
from baronage.games.protectors.scene.board import WIDTH
from baronage.games.protectors.scene.panels import summary
from baronage.games.protectors.state import Realm
from baronage.games.protectors.words.names import player

LEFT = 830.0


def status(s: Realm) -> Node:
    """Turn, phase and the Dragon."""
    top = max(3 * s.land.provinces, s.dpl)
    found = group(text(20, 34, summary(s), "heading", 780), id="status", says=summary(s))
    found.add(icon(20, 52, 26, "dragon"))
    found.add(text(54, 71, f"{label(s)}: power {s.dpl}, Threshold {threshold(s)}", "strong"))
    found.add(meter(360, 62, 420, s.dpl, top, (threshold(s), 3 * s.land.provinces), "warn"))
    return found


def players(s: Realm) -> Node:
    """A plaque for each player, best first, then the eliminated."""
    found = group(text(LEFT, 34, "Protector Ranking", "heading"), id="players", says="Protector Ranking")
    order = [*s.rank, *reversed(s.fell)]
    high = min(38.0, 560.0 / len(order))
    for at, seat in enumerate(order):
        found.add(_plaque(s, seat, at, 50 + at * high, high - 4))
    return found


def _plaque(s: Realm, seat: int, at: int, y: float, h: float) -> Node:
    number = s.number[seat]
    active = seat in s.rank
    place = f"{at + 1}. " if active else ""
    says = f"{place}{player(number)}"
    says += f", {s.cash[seat]} $Realm, bracket {bracket(s, seat)}" if active else ", eliminated"
    classes = "plate" if active else "plate soft"
    found = group(rect(LEFT, y, WIDTH - LEFT - 16, h, classes, 6), id=f"player.{number}", says=says)
    found.add(icon(LEFT + 4, y + 2, h - 4, "shield", f"seat-{number - 1}"))
    found.add(
        text(LEFT + h + 6, y + h * 0.65, f"{place}{player(number)}", "small strong" if active else "small muted", 170)
    )
    if at == 0 and active:
        found.add(icon(WIDTH - 150, y + 2, h - 4, "crown"))
    if active:
        found.add(text(WIDTH - 26, y + h * 0.65, f"{s.cash[seat]} $", "small end"))
    return found


def decks(s: Realm) -> Node:
    """The four decks and the cards in play."""
    y = 640.0
    found = group(text(LEFT, y - 12, "Decks and cards in play", "heading"), id="decks", says="Decks and cards in play")
    for deck in range(DECKS):
        x = LEFT + deck * 84
        count = len(s.decks[deck])
        back = Node("card", f"deck.{deck}", x, y, 78, 60, says=f"{DECK_NAMES[deck]} deck: {count} cards")
        back.face = Face(kind="back", count=count)
        found.add(back)
        for i, card in enumerate([*s.locked[deck], *s.inplay[deck]]):
            shown = Node("card", "", x, y + 66 + 32 * i, 78, 28, says=f"{CARD_NAMES[card]}: {EFFECTS[card]}")
            shown.face = Face(CARD_NAMES[card], "event" if i >= len(s.locked[deck]) else "action")
            found.add(shown)
    return found
