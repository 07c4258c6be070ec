"""The things on the table, as the picture calls them, and what each is for."""

from __future__ import annotations

from baronage.author import Facts
from baronage.pennies.state import CARDS, Pennies


def card_id(card: int) -> str:
    """The id of a card, wherever it lies."""
    return f"card-{card}"


def purpose(s: Pennies, seat: int, id: str) -> tuple[str, Facts, tuple[str, ...]]:
    """What a thing is for, to who clicked it and can do nothing with it now: the sentence, its facts, its rules."""
    number = id.removeprefix("card-")
    if number.isdecimal() and int(number) in CARDS:
        return "thing-card", {"card": int(number)}, ("PEN-2.01", "PEN-3.03")
    return "", {}, ()
