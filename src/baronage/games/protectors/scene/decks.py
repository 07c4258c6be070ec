"""The four decks, one in each corner of the Realm."""

from __future__ import annotations

from typing import Final

from baronage.engine.scene import Face, Node, group, text
from baronage.games.protectors.data import CARD_NAMES, DECK_NAMES, DECKS, FIRST_TURN
from baronage.games.protectors.scene.ground import Ground
from baronage.games.protectors.state import Realm

WIDE: Final = 40.0
HIGH: Final = 54.0
LABELS: Final = ("Event", "Dragons?", "Sea", "The End")


def contents(s: Realm, deck: int) -> str:
    """What may lie in a deck."""
    unseen = s.unseen(deck)
    return ", ".join(
        f"{CARD_NAMES[card]}{f' x{unseen.count(card)}' if unseen.count(card) > 1 else ''}"
        for card in sorted(set(unseen))
    )


def decks(s: Realm, lie: Ground) -> list[Node]:
    """Each with its number of cards; on hover what may lie in it."""
    found = []
    for deck in range(DECKS):
        count = len(s.decks[deck])
        x = 12.0 if deck % 2 == 0 else lie.width - 12 - WIDE
        y = 6.0 if deck < 2 else lie.height - HIGH - 28
        back = Node("card", f"deck.{deck}", 0, 0, WIDE, HIGH, says=f"{DECK_NAMES[deck]} deck: {count} cards")
        back.face = Face(kind="back", count=count)
        back.tip = f"Not seen yet: {contents(s, deck) or 'none'}."
        if s.turn < FIRST_TURN[deck]:
            back.tip += f" Drawn from turn {FIRST_TURN[deck]} on."
            back.classes = "soft"
        back.rules = ("REALM-E1.01", "REALM-E1.05")
        label = text(0 if deck % 2 == 0 else WIDE, HIGH + 15, LABELS[deck], "small muted")
        if deck % 2:
            label.classes += " end"
        pile = group(back, label, x=x, y=y)
        if s.eyes >= 0 and s.looked[4 * s.eyes + deck]:
            seen = CARD_NAMES[s.looked[4 * s.eyes + deck]]
            back.says += f", you saw {seen} on top"
        found.append(pile)
    return [group(*found, id="decks", says="Decks")]
