"""The four decks, and beside each its cards in play."""

from __future__ import annotations

from typing import Final

from baronage.engine.lettering import wrap
from baronage.engine.scene import Face, Node, group, icon, rect, text
from baronage.games.protectors.data import BLOOD, DECKS, FIRST_TURN, POWER
from baronage.games.protectors.scene.ranking import COLUMN
from baronage.games.protectors.scene.spoken import card_name, deck_name, said, sentence
from baronage.games.protectors.state import Realm

WIDE: Final = 40.0  # of a deck
HIGH: Final = 54.0
CARD: Final = 128.0  # how wide a card in play is
ACROSS: Final = 2  # cards side by side
HEAD: Final = 40.0
ICONS: Final = (
    *("scroll", "flip", "grass", "snow", "rain", "dragon", "grass", "clock", "star", "waves", "dragon", "mountain"),
    *("drop", "ship", "ship", "hood", "skull", "flag", "lock", "clock"),
)
SHORT: Final = (
    *("", "reshuffle", "no effect", "attackers −1", "Support −1", "", "no Fortify!", "no production", "production ×2"),
    *("no borders", "attacks now", "no effect", "", "free crossing", "25 a march", "supply −1", "kills units"),
    *("snitches", "cards stay", "last turn"),
)


def contents(s: Realm, deck: int) -> str:
    """What may lie in a deck."""
    unseen = s.unseen(deck)
    return ", ".join(
        f"{card_name(s, card)}{f' x{unseen.count(card)}' if unseen.count(card) > 1 else ''}"
        for card in sorted(set(unseen))
    )


def decks(s: Realm) -> tuple[Node, float]:
    """A row for each deck; gives also how high all of it is."""
    found = group(id="decks", says="Cards: the decks, and what is in play")
    back = rect(0, 0, COLUMN, 0, "ground", 10)
    found.add(back, text(12, 26, "Cards in play", "heading"))
    y = HEAD
    for deck in range(DECKS):
        row = group(_deck(s, deck), y=y)
        shown = [*((card, True) for card in s.locked[deck]), *((card, False) for card in s.inplay[deck])]
        for i, (card, stays) in enumerate(shown):
            node = _card(s, card, stays)
            node.id = f"play.{deck}.{i}"
            node.x, node.y = 56 + i % ACROSS * (CARD + 4), i // ACROSS * (HIGH + 6)
            row.add(node)
        if not shown:
            later = s.turn < FIRST_TURN[deck]
            words = f"from turn {FIRST_TURN[deck]} on" if later else "none in play"
            row.add(text(62, HIGH / 2 + 4, words, "small muted"))
        if len(shown) < ACROSS:
            row.add(text(COLUMN - 12, HIGH / 2 + 4, deck_name(s, deck), "small muted end"))
        found.add(row)
        y += max(1, -(-len(shown) // ACROSS)) * (HIGH + 6)
    back.h = y + 4
    return found, y + 4


def _deck(s: Realm, deck: int) -> Node:
    """Its back with the number of cards; on hover what may lie in it."""
    count = len(s.decks[deck])
    node = Node(
        "card",
        f"deck.{deck}",
        10,
        0,
        WIDE,
        HIGH,
        says=f"{deck_name(s, deck)}: {said(s, 'cards-counted', number=count)}",
    )
    node.face = Face(kind="back", count=count)
    node.tip = sentence(f"Not seen yet: {contents(s, deck) or 'none'}")
    if s.turn < FIRST_TURN[deck]:
        node.tip += f" Drawn from turn {FIRST_TURN[deck]} on."
        node.classes = "soft"
    if s.eyes >= 0 and s.looked[4 * s.eyes + deck]:
        node.says += f", you saw {card_name(s, s.looked[4 * s.eyes + deck])} on top"
    node.rules = ("REALM-E1.01", "REALM-E1.05")
    return node


def _card(s: Realm, card: int, stays: bool) -> Node:
    """Name and effect in a few words."""
    foot = f"power +{s.land.provinces}" if card == POWER else f"−{s.seats} a fall" if card == BLOOD else SHORT[card]
    node = group(rect(0, 0, CARD, HIGH, "plate", 6))
    node.says = f"{card_name(s, card)} ({foot}{', stays until the end' if stays else ''})"
    node.tip = said(s, "card-effect", card=card)
    node.add(icon(7, 7, 18, ICONS[card]))
    names = wrap(card_name(s, card), CARD - 36, 12, True)
    for i, name in enumerate(names[:2]):
        node.add(text(31, 17 + 14 * i + (7 if len(names) == 1 else 0), name, "small strong", CARD - 35))
    node.add(text(31, 46, foot, "small muted", CARD - 35))
    if stays:
        node.add(icon(9, 34, 13, "lock", "muted"))
    return node
