"""The things on the table, as the picture calls them, and what each is for."""

from __future__ import annotations

from typing import Final

from baronage.engine.facts import Facts
from baronage.games.protectors.board import NORMAL
from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.state import Realm


def place_id(place: int) -> str:
    """The id of a Province, or of the Island."""
    return "I" if place == ISLAND else f"P{place}"


def player_id(s: Realm, seat: int) -> str:
    """The id of a player's row; of a seat that is not there, nothing's."""
    return f"player.{s.number[seat]}" if 0 <= seat < s.seats else ""


def deck_id(deck: int) -> str:
    """The id of one of the four decks."""
    return f"deck.{deck}"


def board_id(version: int) -> str:
    """The id of a board that is voted on."""
    return "board.Normal" if version == NORMAL else "board.Grand"


_RULES: Final = {  # what is looked at, and never clicked
    "board": "REALM-F1.02",
    "ballot": "REALM-A1.05",
    "sea": "REALM-F1.02",
    "dragon": "REALM-L1.01",
    "ranking": "REALM-D1.04",
    "decks": "REALM-E1.01",
    "play": "REALM-E1.05",
    "sheet": "REALM-C1.03",
    "order": "REALM-H1.01",
    "fight": "REALM-I1.01",
}


def purpose(s: Realm, seat: int, id: str) -> tuple[str, Facts, tuple[str, ...]]:
    """What a thing is for, to who clicked it and can do nothing with it now: the sentence, its facts, its rules."""
    kind, _, rest = id.partition(".")
    if kind == "board" and rest:  # one of the boards that are voted on
        kind = "ballot"
    if kind not in _RULES or not s.stack:
        return "", {}, ()
    return f"thing-{kind}", {"asked": s.stack[-1].NAME}, (_RULES[kind],)
