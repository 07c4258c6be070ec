"""Names and messages of the catalogue, as used in the scene."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.core.state import Action
from baronage.engine.game.game import game_of
from baronage.engine.game.translator import Translator
from baronage.games.protectors.data import REFRESHED
from baronage.games.protectors.locale.types import strength_params
from baronage.games.protectors.state import Realm


def label(s: Realm, tr: Translator, seat: int, action: Action) -> str:
    """Return what an item of a message does, sent or not."""
    return game_of(s).words.label(s, seat, action, tr.reader, tr.language)[0]


def short_order(s: Realm, tr: Translator, seat: int, action: Action) -> str:
    """Return the short text of an order whose place is known."""
    verb = s.game.verbs[action[0]]
    return tr.msg(f"{verb.NAME}-short", **verb.params(s, seat, action))


def ability_name(tr: Translator, ability: int) -> str:
    """Return the name of an ability, or of the ability that a gift refreshes."""
    name = tr.term("ABILITY", ability % REFRESHED)
    return tr.msg("refreshed-gift", name=name) if ability >= REFRESHED else name


def strength_words(tr: Translator, total: int, parts: Sequence[int]) -> str:
    """Return a battle strength with its sum as text."""
    return tr.msg("strength", **strength_params(total, tuple(parts)))


def player(s: Realm, tr: Translator, seat: int) -> str:
    """Return a player's name, colour or "You", for the start of a text or alone."""
    return tr.msg("player-name", player=s.number[seat])
