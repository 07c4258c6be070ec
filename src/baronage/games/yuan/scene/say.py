"""What the picture says, from the catalogue."""

from __future__ import annotations

from baronage.engine.facts import Fact
from baronage.games.yuan.state import Yuan


def say(s: Yuan, id: str, **facts: Fact) -> str:
    """A sentence, or a word, for the eyes that this state belongs to."""
    words = s.game.words
    return words.say(id, facts, words.reader(s.eyes), "en")


def name(s: Yuan, p: int) -> str:
    """A Province."""
    return say(s, "province-name", province=p)


def colour(s: Yuan, clan: int) -> str:
    """A clan."""
    return say(s, "clan-name", clan=clan)
