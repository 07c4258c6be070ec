"""The card of a first game and the glossary, as every client is given them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.teaching.pictures import picture
from baronage.engine.words import ENGLISH

if TYPE_CHECKING:
    from baronage.engine.game import Game
    from baronage.engine.voice import Voice

STEPS: Final = ("1", "2", "3")  # of a turn


class Source(NamedTuple):
    """Where points come from, or what decides: its id and its picture (see `pictures`)."""

    id: str
    picture: str


class Term(NamedTuple):
    """A word of the game: its id, the rule that says all of it, its picture, and the lesson in which it is met."""

    id: str
    rule: str
    picture: str
    lesson: str = ""


@lru_cache(maxsize=64)
def document(game: Game, language: str = ENGLISH) -> dict[str, Any]:
    """The card and the terms as JSON; pictures are scenes. Empty where the game teaches nothing."""
    if not game.teaches:
        return {"card": None, "terms": [], "lore": {}}
    own, voice = game.module("teaching"), speaker(game, language)
    sources = [
        {
            "picture": picture(source.picture, voice).document(),
            "worth": _said(voice, f"teach-source-{source.id}-worth"),
            "text": voice.say(f"teach-source-{source.id}"),
            "how": voice.say(f"teach-source-{source.id}-how"),
        }
        for source in own.SOURCES
    ]
    steps = [{"text": voice.say(f"teach-step-{n}"), "how": voice.say(f"teach-step-{n}-how")} for n in STEPS]
    return {
        "card": {"goal": voice.say("teach-goal"), "sources": sources, "steps": steps},
        "terms": [_term(term, voice) for term in own.TERMS],
        "lore": {id: voice.say(f"lore-{id}") for id in getattr(own, "LORE", ())},
    }


def card_of(game: Game, language: str = ENGLISH) -> dict[str, Any]:
    """The card of a game that teaches."""
    card: dict[str, Any] = document(game, language)["card"]
    return card


def terms(game: Game) -> tuple[Term, ...]:
    """The terms of a game; none where it teaches nothing."""
    return tuple(game.module("teaching").TERMS) if game.teaches else ()


def card_words(game: Game, language: str = ENGLISH) -> Iterator[str]:
    """All that stands on the card, in the order in which it is read."""
    card = document(game, language)["card"]
    if card is None:
        return
    yield card["goal"]
    for source in card["sources"]:
        yield from (source[part] for part in ("worth", "text", "how") if source[part])
    for step in card["steps"]:
        yield from (step["text"], step["how"])


def _term(term: Term, voice: Voice) -> dict[str, Any]:
    id = f"term-{term.id}"
    return {
        "id": term.id,
        "name": voice.say(id),
        "forms": [form.strip() for form in voice.say(f"{id}-forms").split(";")],
        "sentence": voice.say(f"{id}-is"),
        "picture": picture(term.picture, voice).document(),
        "rule": term.rule,
        "lesson": term.lesson or None,
    }


def _said(voice: Voice, id: str) -> str:
    """A sentence that may be left out."""
    return voice.say(id) if voice.game.words.has(id) else ""


def speaker(game: Game, language: str) -> Voice:
    """Who speaks of a game that nobody plays."""
    view = game.module("state").blank(game.setup())
    return game.voice(view, language)
