"""The four decks, and beside each its cards in play."""

from __future__ import annotations

from typing import Final

from baronage.engine.lettering import wrap
from baronage.engine.scene import Face, Node, group, icon, rect, text
from baronage.engine.voice import Voice
from baronage.games.protectors.data import DECKS, FERRY_COST, FIRST_TURN, PIRATE_DUES
from baronage.games.protectors.scene.ranking import COLUMN
from baronage.games.protectors.state import Realm
from baronage.games.protectors.words.glossary import TERMS

WIDE: Final = 40.0  # of a deck
HIGH: Final = 54.0
CARD: Final = 128.0  # how wide a card in play is
ACROSS: Final = 2  # cards side by side
HEAD: Final = 40.0
ICONS: Final = (
    *("scroll", "flip", "grass", "snow", "rain", "dragon", "grass", "clock", "star", "waves", "dragon", "mountain"),
    *("drop", "ship", "ship", "hood", "skull", "flag", "lock", "clock"),
)


def decks(s: Realm, voice: Voice) -> tuple[Node, float]:
    """A row for each deck; gives also how high all of it is."""
    found = group(id="decks", says=voice.say("picture-decks"))
    back = rect(0, 0, COLUMN, 0, "ground", 10)
    found.add(back, text(12, 26, voice.say("picture-decks-title"), "heading"))
    y = HEAD
    for deck in range(DECKS):
        row = group(_deck(s, voice, deck), y=y)
        shown = [*((card, True) for card in s.locked[deck]), *((card, False) for card in s.inplay[deck])]
        for i, (card, stays) in enumerate(shown):
            node = _card(s, voice, card, stays)
            node.id = f"play.{deck}.{i}"
            node.x, node.y = 56 + i % ACROSS * (CARD + 4), i // ACROSS * (HIGH + 6)
            row.add(node)
        if not shown:
            words = voice.say("picture-no-cards", later=FIRST_TURN[deck] if s.turn < FIRST_TURN[deck] else 0)
            row.add(text(62, HIGH / 2 + 4, words, "small muted"))
        if len(shown) < ACROSS:
            row.add(text(COLUMN - 12, HIGH / 2 + 4, voice.term("DECK", deck), "small muted end"))
        found.add(row)
        y += max(1, -(-len(shown) // ACROSS)) * (HIGH + 6)
    back.h = y + 4
    return found, y + 4


def _deck(s: Realm, voice: Voice, deck: int) -> Node:
    """Its back with the number of cards; on hover what may lie in it."""
    count = len(s.decks[deck])
    seen = s.looked[4 * s.eyes + deck] if s.eyes >= 0 else 0
    says = voice.say("picture-deck", deck=deck, count=count, seen=int(bool(seen)), card=seen)
    node = Node("card", f"deck.{deck}", 10, 0, WIDE, HIGH, says=says)
    node.face = Face(kind="back", count=count)
    later = FIRST_TURN[deck] if s.turn < FIRST_TURN[deck] else 0
    node.tip = voice.say("picture-deck-tip", may_come=tuple(sorted(s.unseen(deck))), later=later)
    if later:
        node.classes = "soft"
    node.rules = ("REALM-E1.01", "REALM-E1.05")
    return node


def _card(s: Realm, voice: Voice, card: int, stays: bool) -> Node:
    """Name and effect in a few words."""
    foot = voice.say("card-short", card=card, provinces=s.land.provinces, count=s.seats, fare=FERRY_COST)
    node = group(rect(0, 0, CARD, HIGH, "plate", 6))
    node.says = voice.say("picture-card", card=card, things=foot, stays=int(stays))
    node.tip, node.lore = voice.say("card-effect", card=card, **PIRATE_DUES), TERMS["CARD"](card)
    node.add(icon(7, 7, 18, ICONS[card]))
    names = wrap(voice.term("CARD", card), CARD - 36, 12, True)
    for i, name in enumerate(names[:2]):
        node.add(text(31, 17 + 14 * i + (7 if len(names) == 1 else 0), name, "small strong", CARD - 35))
    node.add(text(31, 46, foot, "small muted", CARD - 35))
    if stays:
        node.add(icon(9, 34, 13, "lock", "muted"))
    return node
