"""Zones, faces of cards, pieces and the rows of players."""

from __future__ import annotations

from functools import cache
from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.picture.table import (
    Board,
    CardFace,
    Msg,
    Piece,
    PlayerRow,
    Zone,
    cards,
)
from baronage.games.brawling.data import (
    BASE_TYPE,
    BUILDING,
    CARD,
    CIVILIAN,
    CODE,
    CODES,
    FIRST,
    IS_AID,
    MILITARY,
    NONE,
    TYPE,
    TYPE_NAMES,
    UP,
    Numbers,
    card_name,
    unit_name,
)
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.town import (
    civil_space,
    count,
    draw_production,
    gather_production,
    military_space,
    unit_at,
    upgrade_cost,
)
from baronage.games.brawling.state import Barons

COUNTERS: Final = ("coins", "gain-coins", "cards", "draws", "room-civilians", "room-soldiers")
LINES: Final = (  # kinds of events that share a line of the log
    ("attacked", "guarded", "struck", "spent"),
    ("took", "market-filled"),
    ("drew",),
    ("recruited",),
    ("raised",),
    ("moved",),
    ("played", "gathered"),
)
_ART: Final = (  # the drawing of each code
    "back",
    *("farm", "inn", "barracks", "courthouse", "tower", "smithy", "market", "merchant", "scribe"),
    *("knight", "archers", "catapults", "horsemen", "sheriff"),
    *("attack2", "shield", "extra", "milaction", "bomb", "flip", "prison"),
    *("aid-buildings", "aid-cards", "aid-civilians", "aid-arms", "aid-resources"),
)


def board(setup: Setup) -> Board:
    """Return the zones, and the faces of all cards: outside play, and in play with either half in force."""
    zones = [Zone("deck", "pile", "commons"), Zone("discard", "pile", "commons")]
    zones += [Zone(f"market.{slot}", "slots", "commons") for slot in (1, 2, 3)]
    for seat in range(setup.seats):
        zones += [
            Zone(f"civilians.{seat}", "row", "town", seat, room="room-civilians", icon="pitchfork"),
            Zone(f"military.{seat}", "row", "town", seat, room="room-soldiers", icon="helmet"),
            Zone(f"buildings.{seat}", "row", "town", seat, icon="house"),
            Zone(f"wall.{seat}", "row", "wall", seat),
            Zone(f"king.{seat}", "row", "king", seat, icon="crown"),
            Zone(f"aids.{seat}", "row", "column", seat, "thumb"),
            Zone(f"pile.{seat}", "pile", "column", seat, "thumb"),
            Zone(f"hand.{seat}", "row", "hand", seat, "hand"),
        ]
    faces = [face for code in range(1, len(CODES)) for face in _faces(setup.numbers, code)]
    return Board("zones", zones=tuple(zones), faces=tuple(faces), counters=COUNTERS, lines=LINES)


def _faces(n: Numbers, code: int) -> list[CardFace]:
    """Return the faces of a card: in the hand; as a Peasant or Squire; with its upgraded half in force."""
    card = FIRST[code]
    title: Msg = ("face-title", {"card": card})
    text: Msg = ("face-text", {"card": card})
    if BASE_TYPE[card] == NONE:
        kind = "aid" if IS_AID[card] else "action" if n.cost[card] or CODES[code] == "FLI" else "event"
        foot: Msg = ("card-foot", {"card": card, "bomb": n.cost[card], "prison": n.cost[card]})
        return [CardFace(CODES[code], title, kind, _ART[code], (), text, (("", foot),))]
    unit = card + UP
    kind = TYPE_NAMES[TYPE[unit]]
    base = "peasant" if BASE_TYPE[card] == CIVILIAN else "squire"
    below: Msg = ("face-base", {"half": card})
    foot_of_hand = ((f"head:{base}", below), ("", n.cost[card]), ("up", n.upgrade[card]))
    hand = CardFace(CODES[code], title, kind, _ART[code], _stats(n, unit), text, foot_of_hand)
    low = CardFace(
        CODES[code].lower(),
        below,
        TYPE_NAMES[BASE_TYPE[card]],
        base,
        _stats(n, card),
        foot=(("up", "#0"), ("", title)),
    )
    under: tuple[str, Msg] = ("star", ("face-point", {})) if TYPE[unit] == BUILDING else ("down", low.title)
    high = CardFace(f"{CODES[code]}-up", title, kind, _ART[code], _stats(n, unit), text, (under,))
    return [hand, low, high]


def _stats(n: Numbers, unit: int) -> tuple[tuple[str, int | str], ...]:
    """Return health, strength and bonuses of a half, as printed."""
    found: list[tuple[str, int | str]] = [("heart", n.health[unit])]
    if n.strength[unit]:
        found.append(("sword", n.strength[unit]))
    if n.gathers[unit]:
        found.append(("coins", f"+{n.gathers[unit]}"))
    if n.draws[unit]:
        found.append(("cards", f"+{n.draws[unit]}"))
    return tuple(found)


def _face(card: int) -> str:
    """Return the face of a card outside play."""
    return CODES[CODE[card]]


# --- what changes ---


def pieces(s: Barons) -> list[Piece]:
    """Return all cards that the viewer sees, by zone."""
    found = cards("deck", [0] * len(s.deck))
    found += [_card(card, "discard") for card in s.discard]
    for slot, card in enumerate(s.market, 1):
        if card:
            found.append(_card(card, f"market.{slot}"))
    for seat in range(s.seats):
        for unit in s.towns[seat]:
            found.append(_unit(unit, _ROWS[TYPE[unit]], seat, _cost(s, seat, unit)))
        for unit in s.walls[seat]:
            found.append(_unit(unit, "wall", seat, _cost(s, seat, unit)))
        for unit in s.armies[seat]:
            found.append(_unit(unit, "king", seat, _cost(s, seat, unit)))
        found += [_card(card, f"aids.{seat}", seat) for card in s.aids[seat]]
        found += cards(f"pile.{seat}", s.piles[seat], seat)
        found += _hand(s, seat)
    return found


_ROWS: Final = ("", "civilians", "military", "buildings")  # the zone of each type in a town


# Pieces are immutable, so equal ones are made once.


@cache
def _card(card: int, zone: str, seat: int = -1) -> Piece:
    """Return a card outside play."""
    return Piece(node_id(card), _face(card), zone, seat)


@cache
def _in_hand(card: int, seat: int) -> Piece:
    """Return a card in a hand, marked if it needs a target."""
    return Piece(node_id(card), _face(card), f"hand.{seat}", seat, marks=_AIMED.get(_face(card), ()))


@cache
def _unit(unit: int, zone: str, seat: int, cost: int) -> Piece:
    """Return a unit in play; a Peasant or Squire with the price of its upgrade."""
    code, at = CODES[CODE[unit & CARD]], f"{zone}.{seat}"
    marks = _MARKS.get(("soldier" if unit >= UP else "squire", zone), ())
    if unit >= UP:
        return Piece(node_id(unit), f"{code}-up", at, seat, marks=_STALLS.get(code, marks))
    return Piece(node_id(unit), code.lower(), at, seat, values=(cost,), marks=marks)


def _cost(s: Barons, seat: int, unit: int) -> int:
    return 0 if unit >= UP else upgrade_cost(s, seat, unit)


# Marks of cards that need a target: the bar says what to do once one is picked.
_MARKS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    (unit, zone): (f"{unit}-{name}",)
    for unit in ("squire", "soldier")
    for zone, name in (("military", "town"), ("wall", "wall"))
}
_STALLS: Final[dict[str, tuple[str, ...]]] = {"COU": ("court",), "MAR": ("stall",)}
_AIMED: Final[dict[str, tuple[str, ...]]] = {"P2A": ("strike",), "BOM": ("bomb",), "FLI": ("flip",), "PRI": ("prison",)}


def _hand(s: Barons, seat: int) -> list[Piece]:
    """Return the cards in a hand, with all unknown cards as one stack."""
    found = [_in_hand(card, seat) for card in s.hands[seat] if card]
    return found + cards(f"hand.{seat}", [0] * (len(s.hands[seat]) - len(found)), seat)


def code(s: Barons, piece: Piece) -> str:
    """Return the word of the notation for a card: lower case is the base half."""
    card = int(piece.id[1:]) if piece.id[1:].isdecimal() else 0
    unit = unit_at(s, card)[2] if card else 0
    return unit_name(unit) if unit else card_name(card) if card else ""


def notes(s: Barons) -> list[Msg]:
    """Return the cards that the viewer has not seen: in the deck, in resource piles and in hands."""
    unseen = tuple(sorted(s.unseen()))
    return [("note-unseen", {"n": len(unseen), "cards": unseen})] if unseen else []


def turn(s: Barons) -> Msg:
    """Return the round, for the head of the table."""
    return ("head-round", {"round": s.turns // s.seats + 1})


def players(s: Barons) -> list[PlayerRow]:
    """Return points, resources, hand, production and room of each player; team-mates share a colour of their side."""
    rows = []
    for seat in range(s.seats):
        has = (
            len(s.piles[seat]),
            gather_production(s, seat),
            len(s.hands[seat]),
            draw_production(s, seat),
            civil_space(s, seat) - count(s.towns[seat], CIVILIAN),
            military_space(s, seat) - count(s.towns[seat], MILITARY),
        )
        rows.append(PlayerRow(seat, seat, seat, s.score(seat), has))
    return rows
