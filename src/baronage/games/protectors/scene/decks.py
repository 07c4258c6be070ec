"""The four decks, each with its cards in play."""

from __future__ import annotations

from typing import Final

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Face, Node, group, icon, rect, text
from baronage.engine.picture.text_metrics import wrap
from baronage.games.protectors.data import DECKS, FIRST_TURN
from baronage.games.protectors.locale.types import TERMS
from baronage.games.protectors.scene.ranking import COLUMN
from baronage.games.protectors.state import Realm

WIDE: Final = 40.0  # width of a deck
HIGH: Final = 54.0
CARD: Final = 128.0  # width of a card in play
ACROSS: Final = 2  # cards side by side
HEAD: Final = 40.0
ICONS: Final = (
    *("scroll", "flip", "grass", "snow", "rain", "dragon", "grass", "clock", "star", "waves", "dragon", "mountain"),
    *("drop", "ship", "ship", "hood", "skull", "flag", "lock", "clock"),
)


def decks(s: Realm, tr: Translator) -> tuple[Node, float]:
    """Return a row for each deck, with the total height."""
    found = group(id="decks", says=tr.msg("picture-decks"))
    back = rect(0, 0, COLUMN, 0, "ground", 10)
    found.add(back, text(12, 26, tr.msg("picture-decks-title"), "heading"))
    y = HEAD
    for deck in range(DECKS):
        row = group(_deck(s, tr, deck), y=y)
        shown = [*((card, True) for card in s.locked[deck]), *((card, False) for card in s.inplay[deck])]
        for i, (card, stays) in enumerate(shown):
            node = _card(s, tr, card, stays)
            node.id = f"play.{deck}.{i}"
            node.x, node.y = 56 + i % ACROSS * (CARD + 4), i // ACROSS * (HIGH + 6)
            row.add(node)
        if not shown:
            words = tr.msg("picture-no-cards", later=FIRST_TURN[deck] if s.turn < FIRST_TURN[deck] else 0)
            row.add(text(62, HIGH / 2 + 4, words, "small muted"))
        if len(shown) < ACROSS:
            row.add(text(COLUMN - 12, HIGH / 2 + 4, tr.term("DECK", deck), "small muted end"))
        found.add(row)
        y += max(1, -(-len(shown) // ACROSS)) * (HIGH + 6)
    back.h = y + 4
    return found, y + 4


def _deck(s: Realm, tr: Translator, deck: int) -> Node:
    """Return the back of a deck with its card count; the tooltip lists its possible cards."""
    count = len(s.decks[deck])
    seen = s.looked[4 * s.viewer + deck] if s.viewer >= 0 else 0
    says = tr.msg("picture-deck", deck=deck, count=count, seen=int(bool(seen)), card=seen)
    node = Node("card", f"deck.{deck}", 10, 0, WIDE, HIGH, says=says)
    node.face = Face(kind="back", count=count)
    later = FIRST_TURN[deck] if s.turn < FIRST_TURN[deck] else 0
    node.tip = tr.msg("picture-deck-tip", may_come=tuple(sorted(s.unseen(deck))), later=later)
    if later:
        node.classes = "soft"
    node.rules = ("REALM-E1.01", "REALM-E1.05")
    return node


def _card(s: Realm, tr: Translator, card: int, stays: bool) -> Node:
    """Return a card with its name and a short effect text."""
    foot = tr.msg("card-short", card=card, provinces=s.land.provinces, count=s.seats, fare=s.numbers.ferry_cost)
    node = group(rect(0, 0, CARD, HIGH, "plate", 6))
    node.says = tr.msg("picture-card", card=card, things=foot, stays=int(stays))
    node.tip, node.lore = tr.msg("card-effect", card=card, **s.numbers.pirate_dues), TERMS["CARD"](card)
    node.add(icon(7, 7, 18, ICONS[card]))
    names = wrap(tr.term("CARD", card), CARD - 36, 12, True)
    for i, name in enumerate(names[:2]):
        node.add(text(31, 17 + 14 * i + (7 if len(names) == 1 else 0), name, "small strong", CARD - 35))
    node.add(text(31, 46, foot, "small muted", CARD - 35))
    if stays:
        node.add(icon(9, 34, 13, "lock", "muted"))
    return node
