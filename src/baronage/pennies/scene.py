"""Pennies drawn: a card is a card, the rest are buttons."""

from __future__ import annotations

from baronage.author import Face, Node, Scene
from baronage.pennies.state import Pennies
from baronage.pennies.things import card_id


def scene(s: Pennies) -> Scene:
    """Hands in rows; a card that is not known has no id."""
    rows = [
        Node("card", card_id(card) if card else "", 20 * place, 30 * seat, 18, 26, face=face(card))
        for seat, hand in enumerate(s.hands)
        for place, card in enumerate(hand)
    ]
    return Scene("Pennies", 100, 120, nodes=rows)


def face(card: int) -> Face:
    """A number, or a back."""
    return Face(str(card), "event") if card else Face(kind="back")
