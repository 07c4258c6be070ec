"""The kinds of params in the messages of Pennies. The messages are in en.ftl and fr.ftl."""

from __future__ import annotations

from typing import Final

from baronage.pennies.state import FIRST_WARD

PARAM_TYPES: Final = {"card": "CARD", "cards": "CARD", "raider": "SEAT"}  # all others are numbers


def card_term(card: int) -> str:
    """Return the term of a card."""
    return "ward" if card >= FIRST_WARD else "card"


TERMS: Final = {"CARD": card_term}
FUNCTIONS: Final = {"NUMBERS": lambda cards, reader: " + ".join(map(str, cards))}
