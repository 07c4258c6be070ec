"""Card faces: their contents and their text descriptions."""

from __future__ import annotations

from baronage.engine.picture.scene import Face, Figure, Node
from baronage.games.fyn.data import (
    ANTI,
    CARD_KIND,
    CENTRE,
    CODES,
    EVENT,
    FORCE,
    IMPROVEMENT,
    LAND,
    MUST,
    NUMBERS,
    TYPE,
)
from baronage.games.fyn.locale.types import card_term
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.scene.sight import Sight, Size

KEY = ("sword", "people", "cards", "tower")  # icons before numbers
FACE_KINDS = {
    LAND: "land",
    IMPROVEMENT: "building",
    CENTRE: "people",
    FORCE: "army",
    EVENT: "event",
    MUST: "action",
    ANTI: "aid",
}
_ICONS = {
    "clear": "grass",
    "desert": "dunes",
    "woods": "tree",
    "mountain": "mountain",
    "road": "road",
    "oasis": "palm",
    "clearing": "axe",
    "mine": "pick",
    "village": "hut",
    "town": "town",
    "city": "castle",
    "peasants": "pitchfork",
    "reserves": "spears",
    "army": "helmet",
    "strong": "swords",
    "mountaineers": "pick",
    "rangers": "bow",
    "shock": "knight",
    "knights": "horse",
    "earthquake": "hill",
    "sickness": "skull",
    "revolt": "flame",
    "sabotage": "hood",
    "plague": "skull",
    "volcano": "flame",
    "divine": "star",
    "monks": "potion",
    "taxes": "coins",
    "secret": "eye",
    "capital": "crown",
    "king": "crown",
}
# the main rule of each card
RULES = {
    "clear": "FYN-D5.13",
    "desert": "FYN-D5.13",
    "woods": "FYN-E2.02",
    "mountain": "FYN-E2.03",
    "road": "FYN-D2.04",
    "oasis": "FYN-D5.13",
    "clearing": "FYN-D5.13",
    "mine": "FYN-D5.13",
    "village": "FYN-E3.04",
    "town": "FYN-E3.05",
    "city": "FYN-E3.06",
    "peasants": "FYN-E1.08",
    "reserves": "FYN-E1.04",
    "army": "FYN-E1.08",
    "strong": "FYN-E1.08",
    "mountaineers": "FYN-E1.02",
    "rangers": "FYN-E1.01",
    "shock": "FYN-E1.06",
    "knights": "FYN-E1.07",
    "earthquake": "FYN-E4.13",
    "sickness": "FYN-E4.14",
    "revolt": "FYN-E4.15",
    "sabotage": "FYN-E4.17",
    "plague": "FYN-E5.03",
    "volcano": "FYN-E5.04",
    "divine": "FYN-E4.04",
    "monks": "FYN-E4.04",
    "taxes": "FYN-E4.04",
    "secret": "FYN-E4.04",
    "capital": "FYN-E2.05",
    "king": "FYN-E6.04",
}


def key(sight: Sight) -> dict[str, str]:
    """Return the meaning of the icons before numbers."""
    return {icon: sight.msg(f"key-{icon}") for icon in KEY}


def icon_of(card: int) -> str:
    """Return the icon of a card."""
    return _ICONS[card_term(card)]


def effect(sight: Sight, card: int) -> str:
    """Return a short text about a card's effect."""
    return sight.msg(f"effect-{card_term(card)}")


def rule_of(card: int) -> str:
    """Return the main rule of a card."""
    return RULES[card_term(card)]


def card_says(sight: Sight, card: int) -> str:
    """Return the text description of a card."""
    return sight.msg("card-says", card=card, cv=sight.s.numbers.card_cv[card], things=effect(sight, card))


def face(sight: Sight, card: int) -> Face:
    """Return the face of a card in a hand, in the battle line or on the discard pile."""
    kind, group = TYPE[card], CARD_KIND[card]
    foot = NUMBERS[card] if card < len(NUMBERS) else ""
    made = Face(sight.term(card), FACE_KINDS.get(group, "action"), icon_of(card), foot=foot)
    if group == FORCE:
        made.right = Figure("sword", str(sight.s.numbers.card_cv[card]))
        if kind in CODES:
            made.foot = sight.msg(f"talent-{card_term(card)}")
    elif sight.s.numbers.population[kind]:
        made.left = Figure("people", str(sight.s.numbers.population[kind]))
        made.right = Figure("cards", f"+{sight.s.numbers.bonus[kind]}") if sight.s.numbers.bonus[kind] else None
        made.cost = sight.msg("picture-siege", wall=sight.s.numbers.siege[kind]) if sight.s.numbers.siege[kind] else ""
    return made


def card_node(sight: Sight, card: int, x: float, y: float, size: Size) -> Node:
    """Return a card with its face."""
    node = Node("card", node_id(card), x, y, *size, says=card_says(sight, card), face=face(sight, card))
    node.rules, node.lore = (rule_of(card),), card_term(card)
    return node
