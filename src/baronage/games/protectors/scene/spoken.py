"""Names and sentences of the catalogue, as the picture needs them."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.flow import Action
from baronage.engine.voice import Voice
from baronage.games.protectors.data import REFRESHED
from baronage.games.protectors.state import Realm
from baronage.games.protectors.words.glossary import strength_facts


def label(s: Realm, voice: Voice, seat: int, action: Action) -> str:
    """What an item of a message does, sent or not."""
    return s.game.words.label(s, seat, action, voice.reader, voice.language)[0]


def short_order(s: Realm, voice: Voice, seat: int, action: Action) -> str:
    """An order of a sheet, whose place is known."""
    verb = s.game.verbs[action[0]]
    return voice.say(f"{verb.NAME}-short", **verb.facts(s, seat, action))


def ability_name(voice: Voice, ability: int) -> str:
    """An ability; of a gift that is a refreshed one, that."""
    name = voice.term("ABILITY", ability % REFRESHED)
    return voice.say("refreshed-gift", name=name) if ability >= REFRESHED else name


def strength_words(voice: Voice, total: int, parts: Sequence[int]) -> str:
    """A strength in battle with its sum."""
    return voice.say("strength", **strength_facts(total, tuple(parts)))


def player(s: Realm, voice: Voice, seat: int) -> str:
    """A player, at the beginning of what is told or alone: by name, or by colour; You."""
    return voice.say("player-name", player=s.number[seat])
