"""What the facts in the sentences are: how cards, units and players are shown. The sentences themselves: en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.catalogue import Function, Reader, TermOf
from baronage.engine.facts import Facts
from baronage.engine.flow import State
from baronage.engine.setup import Setup
from baronage.games.brawling.combat import thresholds
from baronage.games.brawling.data import (
    BASE_TYPE,
    BUILDING,
    CARD,
    CARDS,
    CIVILIAN,
    CODE,
    IS_AID,
    MILITARY,
    TYPE,
    TYPE_NAMES,
    UP,
)
from baronage.games.brawling.pieces import blow_facts, piece_facts, unit_of

_TERMS: Final = (  # the term of each code
    "unknown",
    *("farm", "inn", "barracks", "courthouse", "tower", "smithy", "market", "merchant", "scribe"),
    *("knight", "archers", "catapults", "horsemen", "sheriff"),
    *("plus-two", "shield", "extra-action", "military-action", "bomb", "flip-unit", "prison"),
    *("aid-of-buildings", "aid-of-cards", "aid-of-civilians", "aid-of-arms", "aid-of-resources"),
)
_BARE: Final = ("archers", "catapults", "horsemen", "flip-unit", "prison")  # called without an article

# CARD: a card, called by its upgraded half; BODY: a unit or Aid by the half in force; PIECE: the same with owner and place.
FACTS: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("card", "cards", "aid", "other"), "CARD"),
    **dict.fromkeys(("base", "becomes", "half", "lowered", "lost"), "HALF"),
    **dict.fromkeys(("body", "fighter_body", "target_body"), "BODY"),
    **dict.fromkeys(("unit", "mover", "fighter", "wall"), "PIECE"),
    "blows": "BLOW",
    "plays": "FREE",
    "scores": "SCORE",
    "changes": "CHANGE",
    "ways": "WAY",
    **dict.fromkeys(("owner", "active", "mate", "members", "attacker", "tied", "gets", "winner", "ender"), "SEAT"),
}


def card_term(card: int) -> str:
    """The word for a card, whichever half is in force."""
    return _TERMS[CODE[card]] if 0 <= card < CARDS else "unknown"


def half_term(unit: int) -> str:
    """The word for the half in force of a unit; an Aid or another card is called by its own name."""
    base = BASE_TYPE[unit] if 0 <= unit < CARDS else 0
    if base == CIVILIAN:
        return "peasant"
    return "squire" if base == MILITARY else card_term(unit & CARD if unit >= UP else unit)


def kind_of_card(card: int, reader: Reader) -> str:
    """How a card is spoken of: to select by."""
    term = card_term(card)
    if term in ("unknown", "bomb"):
        return term
    return "aid" if IS_AID[card] else "bare" if term in _BARE else "card"


def _body(unit: int, reader: Reader) -> str:
    """A unit by the half in force, a Peasant or Squire with what it becomes: 'Squire (Knight)'."""
    other = unit if 0 < unit < UP and TYPE[unit] else 0
    return reader.words("body", {"half": unit, "other": other}, reader)


def _piece(piece: int, reader: Reader) -> str:
    """A unit or an Aid with its owner and its place: 'your second Knight on the wall'."""
    return reader.words("piece", piece_facts(piece), reader)


def _plain(piece: int, reader: Reader) -> str:
    """The same without what it becomes: 'your Squire'."""
    facts = piece_facts(piece)
    return reader.words("plain-piece", {**facts, "half": facts["body"]}, reader)


def more_of_event(setup: Setup, id: str, facts: Facts, view: State | None) -> Facts:
    """What some events need besides their own facts."""
    if id in ("raised", "flipped"):
        half = facts["half"]
        assert isinstance(half, int)
        return {"becomes": half + UP, "points": int(TYPE[half + UP] == BUILDING)}
    if id == "aid-came":
        return {"teams": int(setup.options["teams"] == "two")}
    if id == "attacked":
        fighter = facts["fighter_body"]
        assert isinstance(fighter, int)
        return {"plus": int(card_term(fighter) == "plus-two")}
    body = facts.get("body")
    if not isinstance(body, int):
        return {}
    *lowered, falls = thresholds(body)
    return {"card": body & CARD, "base": body & CARD, "lowers": lowered[0] if lowered else 0, "falls": falls} | facts


def _change(change: int) -> Facts:
    """A player's points before and after."""
    return {"seat": change & 15, "now": change >> 4 & 255, "then": change >> 12}


TERMS: Final[dict[str, TermOf]] = {
    "CARD": card_term,
    "HALF": half_term,
    "BODY": half_term,
    "PIECE": lambda piece: half_term(unit_of(piece)),
}
FUNCTIONS: Final[dict[str, Function]] = {
    "KIND": kind_of_card,
    "BODY": _body,
    "PIECE": _piece,
    "PLAIN": _plain,
    "TYPE": lambda piece, reader: TYPE_NAMES[TYPE[unit_of(piece)]] or "none",
    "BLOW": lambda blow, reader: reader.words("blow", blow_facts(blow), reader),
    "FREE": lambda play, reader: reader.words("free-play", {"play": play}, reader),
    "SCORE": lambda score, reader: reader.words("score", {"seat": score & 15, "points": score >> 4}, reader),
    "CHANGE": lambda change, reader: reader.words("change", _change(change), reader),
    "WAY": lambda way, reader: reader.words("way", {"way": way}, reader),
    "CITED": lambda rules, rule, reader: int(f"BRAWL-{rule}" in rules.split()),
    "ORDINAL": lambda nth, reader: reader.words("ordinal", {"nth": nth}, reader),
}
