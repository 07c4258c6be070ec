"""Node ids of the table, which stay the same wherever a card moves, and the purpose of each node."""

from __future__ import annotations

from baronage.engine.text.params import Params
from baronage.games.brawling.data import CARD, CARDS, CODE, EFFECT, MIL, P2A
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.rules.combat import fighters
from baronage.games.brawling.rules.town import unit_at
from baronage.games.brawling.state import Barons


def node_id(card: int) -> str:
    """Return the id of a card or unit."""
    return f"c{card & CARD}"


def pile_id(seat: int) -> str:
    """Return the id of a player's resources."""
    return f"{LETTERS[seat]}.pile"


def player_id(s: Barons, seat: int) -> str:
    """Return the id of a player, or "" if there is no player on this seat."""
    return LETTERS[seat] if 0 <= seat < s.seats else ""


def market_id(s: Barons, slot: int) -> str:
    """Return the id of the card in a market slot, or of the empty slot."""
    card = s.market[slot - 1] if slot in (1, 2, 3) else 0
    return node_id(card) if card else f"market.{slot}"


def building_id(s: Barons, seat: int, code: int) -> str:
    """Return the id of the first building with this effect in a town, or ""."""
    return next((node_id(unit) for unit in s.towns[seat] if EFFECT[unit] == code), "")


_RULES = {
    "status": "BRAWL-3.01",
    "advice": "BRAWL-3.01",
    "piles": "BRAWL-4.10",
    "discard": "BRAWL-4.10",
    "market": "BRAWL-5.03",
    "attack": "BRAWL-9.01",
    "player": "BRAWL-9.02",
    "hand": "BRAWL-1.07",
    "known": "BRAWL-1.07",
    "pile": "BRAWL-4.01",
    "draws": "BRAWL-5.02",
    "aids": "BRAWL-10.08",
    "civilians": "BRAWL-6.06",
    "military": "BRAWL-6.06",
    "buildings": "BRAWL-7.01",
    "wall": "BRAWL-8.02",
    "king": "BRAWL-8.02",
    "fallen": "BRAWL-4.10",
    "useless": "BRAWL-11.13",
    "military-action": "BRAWL-11.04",
    "unit": "BRAWL-9.01",
    "card": "BRAWL-1.07",
}


def purpose(s: Barons, seat: int, id: str) -> tuple[str, Params, tuple[str, ...]]:
    """Return message id, parameters and rules that explain a node clicked without effect."""
    kind = _kind(s, seat, id)
    if kind not in _RULES or not s.stack:
        return "", {}, ()
    armed = bool(fighters(s, seat)) or any(CODE[card] == P2A for card in s.hands[seat])
    return f"thing-{kind}", {"asked": s.stack[-1].NAME, "armed": int(armed)}, (_RULES[kind],)


def _kind(s: Barons, seat: int, id: str) -> str:
    """Return the kind of a node."""
    owner, _, zone = id.partition(".")
    if owner in LETTERS:
        part = zone.partition(".")[0]
        return part if part in _RULES else "player"
    card = int(id[1:]) if id[:1] == "c" and id[1:].isdecimal() else 0
    if not 0 < card < CARDS:
        return owner
    if card in s.discard:
        return "fallen"
    if card in s.hands[seat]:
        return "military-action" if CODE[card] == MIL else "useless"
    return "card" if unit_at(s, card)[0] < 0 else "unit"
