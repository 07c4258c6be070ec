"""Bounds of action arguments and lengths of state lists, for learning programs."""

from __future__ import annotations

from baronage.engine.core.setup import Setup
from baronage.games.protectors.data import ABILITY_CODES, DECKS, FACTION_CODES, MAX_PROVINCES
from baronage.games.protectors.verbs import TOO_GOLDEN

PLACES = MAX_PROVINCES + 1  # including the Island


def ranges(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the smallest and largest value of each action argument, by argument name."""
    seats = setup.seats
    return {
        **dict.fromkeys(("place", "to"), (0, MAX_PROVINCES)),
        **dict.fromkeys(("other", "helped", "mate"), (0, seats - 1)),
        **dict.fromkeys(("team", "position"), (0, seats)),
        "gold": (0, TOO_GOLDEN),
        "answer": (0, 1),
        "faction": (0, len(FACTION_CODES) - 1),
        "ability": (0, len(ABILITY_CODES) - 1),
        "deck": (0, DECKS - 1),
    }


def shapes(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return the maximum size of each state field, by field name."""
    seats = setup.seats
    each = ("team", "number", "cash", "spent", "bonus", "titles", "faction", "used", "gift", "act", "owes", "capitol")
    return {
        **dict.fromkeys((*each, "rank", "fell", "out_turn", "out_by", "looks"), (seats,)),
        **dict.fromkeys(("owner", "units", "level", "grey", "work", "ready"), (PLACES,)),
        "guests": (24,),
        "decks": (DECKS, 0),
        **dict.fromkeys(("discards", "inplay", "locked"), (DECKS, 12)),
        "looked": (4 * seats,),
        "pending": (2 * seats,),
        "stamps": (2,),
        "transfers": (24,),
    }
