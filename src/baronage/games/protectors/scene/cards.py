"""The cards in play, as a hand that belongs to everybody."""

from __future__ import annotations

from typing import Final

from baronage.engine.scene import Face, Node, Panel
from baronage.games.protectors.data import BLOOD, CARD_NAMES, DECKS, EFFECTS, POWER
from baronage.games.protectors.state import Realm

WIDE: Final = 88.0
HIGH: Final = 124.0
ICONS: Final = (
    *("scroll", "flip", "grass", "snow", "rain", "dragon", "grass", "clock", "star", "waves", "dragon", "mountain"),
    *("drop", "ship", "ship", "hood", "skull", "flag", "lock", "clock"),
)
SHORT: Final = (
    *("", "reshuffle", "no effect", "attackers −1", "Support −1", "", "no Fortify!", "no production", "production ×2"),
    *("no borders", "attacks now", "no effect", "", "free crossing", "25 a march", "supply −1", "kills units"),
    *("snitches", "cards stay", "last turn"),
)
KINDS: Final = ("event", "military", "army", "action")  # of the decks


def _foot(s: Realm, card: int) -> str:
    if card == POWER:
        return f"power +{s.land.provinces}"
    if card == BLOOD:
        return f"−{s.seats} a fall"
    return SHORT[card]


def cards(s: Realm) -> list[Panel]:
    """Those of this turn and those that stay, deck by deck."""
    panel = Panel("hand", "Cards in play", rules=("REALM-E1.01",))
    for deck in range(DECKS):
        for pile, stays in ((s.locked[deck], True), (s.inplay[deck], False)):
            for i, card in enumerate(pile):
                node = Node("card", f"play.{deck}.{int(stays)}.{i}", 0, 0, WIDE, HIGH)
                node.says = f"{CARD_NAMES[card]}{', stays until the end' if stays else ''}"
                node.tip = EFFECTS[card]
                node.face = Face(CARD_NAMES[card], KINDS[deck], ICONS[card], mark="lock" if stays else "")
                node.face.foot = _foot(s, card)
                panel.cards.append(node)
    return [panel] if panel.cards else []
