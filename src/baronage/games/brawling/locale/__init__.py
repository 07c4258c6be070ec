"""Types of message parameters: how cards, units and players are shown. The messages are in en.ftl."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.core.state import State
from baronage.engine.text.catalogue import Function, Reader, TermOf
from baronage.engine.text.params import Params
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
    card_name,
    unit_name,
)
from baronage.games.brawling.rules.combat import GONE, thresholds
from baronage.games.brawling.rules.pieces import blow_params, piece_params, unit_of

_TERMS: Final = (  # the term of each code
    "unknown",
    *("farm", "inn", "barracks", "courthouse", "tower", "smithy", "market", "merchant", "scribe"),
    *("knight", "archers", "catapults", "horsemen", "sheriff"),
    *("plus-two", "shield", "extra-action", "military-action", "bomb", "flip-unit", "prison"),
    *("aid-of-buildings", "aid-of-cards", "aid-of-civilians", "aid-of-arms", "aid-of-resources"),
)
_BARE: Final = ("archers", "catapults", "horsemen", "flip-unit", "prison")  # used without an article

# CARD: a card, named by its upgraded half; BODY: a unit or Aid by the half in force; PIECE: a unit with owner and
# place; NAMED, STANDING: a card and a unit in notation.
PARAM_TYPES: Final[dict[str, str]] = {  # others are numbers
    **dict.fromkeys(("card", "cards", "aid", "other"), "CARD"),
    **dict.fromkeys(("base", "becomes", "half"), "HALF"),
    **dict.fromkeys(("body", "fighter_body", "target_body"), "BODY"),
    **dict.fromkeys(("unit", "mover", "fighter", "wall"), "PIECE"),
    "copy": "NAMED",
    "meant": "STANDING",
    "blows": "BLOW",
    "plays": "FREE",
    "scores": "SCORE",
    "ways": "WAY",
    **dict.fromkeys(("owner", "active", "mate", "members", "attacker", "tied", "gets", "winner", "ender"), "SEAT"),
}


def card_term(card: int) -> str:
    """Return the term for a card, whichever half is in force."""
    return _TERMS[CODE[card]] if 0 <= card < CARDS else "unknown"


def half_term(unit: int) -> str:
    """Return the term for a unit's half in force; Aids and other cards have their own name."""
    base = BASE_TYPE[unit] if 0 <= unit < CARDS else 0
    if base == CIVILIAN:
        return "peasant"
    return "squire" if base == MILITARY else card_term(unit & CARD if unit >= UP else unit)


def kind_of_card(card: int, reader: Reader) -> str:
    """Return the kind of a card's name, for selecting message variants."""
    term = card_term(card)
    if term in ("unknown", "bomb"):
        return term
    return "aid" if IS_AID[card] else "bare" if term in _BARE else "card"


def _body(unit: int, reader: Reader) -> str:
    """Return a unit by the half in force; a Peasant or Squire with what it becomes: 'Squire (Knight)'."""
    other = unit if 0 < unit < UP and TYPE[unit] else 0
    return reader.msg("body", {"half": unit, "other": other})


def _piece(piece: int, reader: Reader) -> str:
    """Return a unit or Aid with its owner and place: 'your second Knight on the wall'."""
    return reader.msg("piece", piece_params(piece))


def _plain(piece: int, reader: Reader) -> str:
    """Return a unit without what it becomes: 'your Squire'."""
    params = piece_params(piece)
    return reader.msg("plain-piece", {**params, "half": params["body"]})


def more_of_event(setup: Setup, id: str, params: Params, view: State | None) -> Params:
    """Return additional parameters of some events."""
    if id in ("raised", "flipped"):
        half = params["half"]
        assert isinstance(half, int)
        return {"becomes": half + UP, "points": int(TYPE[half + UP] == BUILDING)}
    if id == "aid-came":
        return {"teams": int(setup.options["teams"] == "two")}
    body = params.get("body")
    if not isinstance(body, int):
        return {}
    *lowered, falls = thresholds(setup.numbers.health[body], body)
    gone = id == "struck" and params["result"] == GONE and TYPE[body] == BUILDING
    more: Params = {"card": body & CARD, "base": body & CARD, "lowers": lowered[0] if lowered else 0, "falls": falls}
    return more | {"points": int(gone)} | params


TERMS: Final[dict[str, TermOf]] = {
    "CARD": card_term,
    "HALF": half_term,
    "BODY": half_term,
    "PIECE": lambda piece: half_term(unit_of(piece)),
}
FUNCTIONS: Final[dict[str, Function]] = {
    "KIND": kind_of_card,
    "BODY": _body,
    "NAMED": lambda card, reader: card_name(card),
    "STANDING": lambda unit, reader: unit_name(unit),
    "PIECE": _piece,
    "PLAIN": _plain,
    "TYPE": lambda piece, reader: TYPE_NAMES[TYPE[unit_of(piece)]] or "none",
    "BLOW": lambda blow, reader: reader.msg("blow", blow_params(blow)),
    "FREE": lambda play, reader: reader.msg("free-play", {"play": play}),
    "SCORE": lambda score, reader: reader.msg("score", {"seat": score & 15, "points": score >> 4}),
    "WAY": lambda way, reader: reader.msg("way", {"way": way}),
    "CITED": lambda rules, rule, reader: int(f"BRAWL-{rule}" in rules.split()),
    "ORDINAL": lambda nth, reader: reader.msg("ordinal", {"nth": nth}),
}
