"""The nodes of the scene and their uses."""

from __future__ import annotations

from baronage.author import Params
from baronage.pennies.state import CARDS, Pennies


def card_id(card: int) -> str:
    """Return the id of a card, wherever it lies."""
    return f"card-{card}"


def purpose(s: Pennies, seat: int, id: str) -> tuple[str, Params, tuple[str, ...]]:
    """Return the use of a node for a player who clicked it without effect: message id, params, rules."""
    number = id.removeprefix("card-")
    if number.isdecimal() and int(number) in CARDS:
        return "thing-card", {"card": int(number)}, ("PEN-2.01", "PEN-3.03")
    return "", {}, ()
