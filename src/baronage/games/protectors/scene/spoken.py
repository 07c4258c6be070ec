"""Names and sentences of the catalogue, as the picture needs them."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.facts import Fact
from baronage.engine.flow import Action
from baronage.engine.words import ENGLISH
from baronage.games.protectors.data import COLOURS, REFRESHED
from baronage.games.protectors.state import Realm
from baronage.games.protectors.words.glossary import TERMS, strength_facts


def said(s: Realm, id: str, **facts: Fact) -> str:
    """A sentence, or a part of one, to the eyes that this state belongs to."""
    words = s.game.words
    return words.say(id, facts, words.reader(s.eyes), ENGLISH)


def label(s: Realm, seat: int, action: Action) -> str:
    """What an item of a message does, sent or not."""
    words = s.game.words
    return words.label(s, seat, action, words.reader(s.eyes), ENGLISH)[0]


def short_order(s: Realm, seat: int, action: Action) -> str:
    """An order of a sheet, whose place is known."""
    verb = s.game.verbs[action[0]]
    return said(s, f"{verb.NAME}-short", **verb.facts(s, seat, action))


def _name(s: Realm, kind: str, number: int) -> str:
    return s.game.words.catalogue(ENGLISH).form(TERMS[kind](number), "")


def card_name(s: Realm, card: int) -> str:
    """The name on a card."""
    return _name(s, "CARD", card)


def deck_name(s: Realm, deck: int) -> str:
    """One of the four decks."""
    return _name(s, "DECK", deck)


def faction_name(s: Realm, faction: int) -> str:
    """A faction."""
    return _name(s, "FACTION", faction)


def ability_name(s: Realm, ability: int) -> str:
    """An ability; of a gift that is a refreshed one, that."""
    name = _name(s, "ABILITY", ability % REFRESHED)
    return said(s, "refreshed-gift", name=name) if ability >= REFRESHED else name


def order_names(s: Realm, kinds: Sequence[int]) -> list[str]:
    """Kinds of orders."""
    return [_name(s, "ORDER", kind) for kind in kinds]


def place_name(s: Realm, place: int) -> str:
    """A Province, or the Island."""
    return said(s, "place-name", number=place)


def units(s: Realm, number: int) -> str:
    """1 unit, 2 units."""
    return said(s, "units-counted", number=number)


def strength(s: Realm, total: int, parts: Sequence[int]) -> str:
    """A strength in battle with its sum."""
    return said(s, "strength", **strength_facts(total, tuple(parts)))


def listing(s: Realm, names: list[str]) -> str:
    """a, b and c."""
    return s.game.words.catalogue(ENGLISH).joined(names)


def player(s: Realm, seat: int) -> str:
    """A player as all see them: by colour."""
    return COLOURS[s.number[seat] - 1]


def sentence(text: str) -> str:
    """With a full stop, unless a card or an ability shouts already."""
    return text if text.endswith(("!", "?")) else f"{text}."
