"""What the facts in the sentences of Pennies are. The sentences themselves: en.ftl, fr.ftl."""

from __future__ import annotations

from typing import Final

from baronage.pennies.state import FIRST_WARD

FACTS: Final = {"card": "CARD", "cards": "CARD", "raider": "SEAT"}  # others are numbers


def card_term(card: int) -> str:
    """The word for a card."""
    return "ward" if card >= FIRST_WARD else "card"


TERMS: Final = {"CARD": card_term}
FUNCTIONS: Final = {"NUMBERS": lambda cards, reader: " + ".join(map(str, cards))}
