"""The faces of the cards: what stands on them, and what they are in words."""

from __future__ import annotations

from baronage.engine.scene import Face, Figure, Node
from baronage.games.fyn.data import (
    ANTI,
    BONUS,
    CARD_CV,
    CARD_KIND,
    CENTRE,
    CODES,
    EVENT,
    FORCE,
    IMPROVEMENT,
    LAND,
    MUST,
    NUMBERS,
    POPULATION,
    SIEGE,
    TYPE,
    TYPE_NAMES,
    card_name,
)
from baronage.games.fyn.things import node_id

KEY = {
    "sword": "combat value",
    "people": "population",
    "cards": "cards in hand",
    "tower": "siege value",
}
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
    "Clear": "grass",
    "Desert": "dunes",
    "Woods": "tree",
    "Mountain": "mountain",
    "Road": "road",
    "Oasis": "palm",
    "Clearing": "axe",
    "Mine": "pick",
    "Village": "hut",
    "Town": "town",
    "City": "castle",
    "Peasant Army": "pitchfork",
    "Reserves": "spears",
    "Army": "helmet",
    "Strong Army": "swords",
    "Mountaineers": "pick",
    "Rangers": "bow",
    "Shock Troops": "knight",
    "Knights": "horse",
    "Earthquake": "hill",
    "Sickness": "skull",
    "Revolt": "flame",
    "Sabotage": "hood",
    "Plague": "skull",
    "Volcano": "flame",
    "Divine Intervention": "star",
    "Healing Monks": "potion",
    "Tax Cuts": "coins",
    "Secret Service": "eye",
    "Capital": "crown",
    "King Timothy Returns!": "crown",
}
# what a card does, in a few words; the rule that says more
EFFECTS = {
    "Clear": ("land; population centres need nothing here", "FYN-D5.13"),
    "Desert": ("land; a population centre needs an Oasis here", "FYN-D5.13"),
    "Woods": ("land; defenders fight with 1 more, a population centre needs a Clearing here", "FYN-E2.02"),
    "Mountain": ("land; defenders fight with 1 more, a population centre needs a Mine here", "FYN-E2.03"),
    "Road": ("armies go from road to road as far as they like", "FYN-D2.04"),
    "Oasis": ("lets a population centre stand on a Desert", "FYN-D5.13"),
    "Clearing": ("lets a population centre stand on Woods", "FYN-D5.13"),
    "Mine": ("lets a population centre stand on a Mountain", "FYN-D5.13"),
    "Village": ("population 1; a Town may replace it", "FYN-E3.04"),
    "Town": ("population 3, 1 card more, a site, 1 expansion card more; replaces a Village", "FYN-E3.05"),
    "City": ("population 3, 2 cards more, a site, 1 expansion card more, siege value 4; replaces a Town", "FYN-E3.06"),
    "Peasant Army": ("no ability", "FYN-E1.08"),
    "Reserves": ("fight with 2 when defending", "FYN-E1.04"),
    "Army": ("no ability", "FYN-E1.08"),
    "Strong Army": ("no ability", "FYN-E1.08"),
    "Mountaineers": ("fight with 4 on or into a Mountain", "FYN-E1.02"),
    "Rangers": ("fight with 4 in or into Woods", "FYN-E1.01"),
    "Shock Troops": ("never two on one card", "FYN-E1.06"),
    "Knights": ("move twice", "FYN-E1.07"),
    "Earthquake": ("in any window; an odd number drops a population centre a step", "FYN-E4.13"),
    "Sickness": ("in any window; each army on a land with an odd number is discarded", "FYN-E4.14"),
    "Revolt": ("in any window; an odd number discards a populated land with all on it", "FYN-E4.15"),
    "Sabotage": ("in any window; an odd number discards an improvement, or drops a centre a step", "FYN-E4.17"),
    "Plague": ("must be played when drawn: armies on one land", "FYN-E5.03"),
    "Volcano": ("must be played when drawn: one population centre", "FYN-E5.04"),
    "Divine Intervention": ("counters an Earthquake", "FYN-E4.04"),
    "Healing Monks": ("counters a Sickness", "FYN-E4.04"),
    "Tax Cuts": ("counters a Revolt", "FYN-E4.04"),
    "Secret Service": ("counters a Sabotage", "FYN-E4.04"),
    "Capital": ("population 6, 5 cards, a site, a road, siege value 6", "FYN-E2.05"),
    "King Timothy Returns!": ("the game is over", "FYN-E6.04"),
}


def icon_of(card: int) -> str:
    """The icon of a card."""
    return _ICONS[card_name(card)]


def card_says(card: int) -> str:
    """A card in words."""
    name = card_name(card)
    value = f", combat value {CARD_CV[card]}" if CARD_KIND[card] == FORCE else ""
    return f"{name}{value}: {EFFECTS[name][0]}"


def face(card: int) -> Face:
    """A card in a hand, in the battle line or on the discard pile."""
    kind, group = TYPE[card], CARD_KIND[card]
    foot = NUMBERS[card] if card < len(NUMBERS) else ""
    made = Face(TYPE_NAMES[kind], FACE_KINDS.get(group, "action"), icon_of(card), foot=foot)
    if group == FORCE:
        made.right = Figure("sword", str(CARD_CV[card]))
        made.cost = CODES.get(kind, "")
    elif POPULATION[kind]:
        made.left = Figure("people", str(POPULATION[kind]))
        made.right = Figure("cards", f"+{BONUS[kind]}") if BONUS[kind] else None
        made.cost = f"siege {SIEGE[kind]}" if SIEGE[kind] else ""
    return made


def card_node(card: int, x: float, y: float, size: tuple[float, float]) -> Node:
    """A card with its face."""
    node = Node("card", node_id(card), x, y, *size, says=card_says(card), face=face(card))
    node.rules = (EFFECTS[card_name(card)][1],)
    return node
