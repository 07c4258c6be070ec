"""The quick reference card and the glossary of a game, as sent to clients."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.game.messages import ENGLISH
from baronage.engine.tutorial.pictures import picture

if TYPE_CHECKING:
    from baronage.engine.game.game import Game
    from baronage.engine.game.translator import Translator

STEPS: Final = ("1", "2", "3")  # of a turn


class Source(NamedTuple):
    """A source of points, or a deciding factor: its id."""

    id: str


class Term(NamedTuple):
    """A term of the game: its id, its rule, its picture, and the lesson that introduces it."""

    id: str
    rule: str
    picture: str
    lesson: str = ""


@lru_cache(maxsize=64)
def document(game: Game, language: str = ENGLISH) -> dict[str, Any]:
    """Return the card and the terms as JSON, with rows of parts as pictures. Empty if the game has no tutorial."""
    if not game.teaches:
        return {"card": None, "terms": [], "lore": {}}
    own, tr = game.module("tutorial"), translator_for(game, language)
    pictures = dict(zip(STEPS, getattr(own, "STEPS", ()), strict=False))
    steps = [
        {
            "text": tr.msg(f"teach-step-{n}"),
            "how": tr.msg(f"teach-step-{n}-how"),
            "picture": picture(pictures.get(n, ""), tr),
        }
        for n in STEPS
    ]
    return {
        "card": {"goal": tr.msg("teach-goal"), "steps": steps},
        "terms": [_term(term, tr) for term in own.TERMS],
        "lore": {id: tr.msg(f"lore-{id}") for id in getattr(own, "LORE", ())},
    }


def sources(game: Game, language: str = ENGLISH) -> list[dict[str, str]]:
    """Return the sources of points of a game with a tutorial as text."""
    tr = translator_for(game, language)
    return [
        {
            "worth": _text(tr, f"teach-source-{source.id}-worth"),
            "text": tr.msg(f"teach-source-{source.id}"),
            "how": tr.msg(f"teach-source-{source.id}-how"),
        }
        for source in game.module("tutorial").SOURCES
    ]


def terms(game: Game) -> tuple[Term, ...]:
    """Return the terms of a game, or an empty tuple if it has no tutorial."""
    return tuple(game.module("tutorial").TERMS) if game.teaches else ()


def card_words(game: Game, language: str = ENGLISH) -> Iterator[str]:
    """Yield all texts of the card and the sources of points, in reading order."""
    card = document(game, language)["card"]
    if card is None:
        return
    yield card["goal"]
    for source in sources(game, language):
        yield from (source[part] for part in ("worth", "text", "how") if source[part])
    for step in card["steps"]:
        yield from (step["text"], step["how"])


def _term(term: Term, tr: Translator) -> dict[str, Any]:
    id = f"term-{term.id}"
    return {
        "id": term.id,
        "name": tr.msg(id),
        "forms": [form.strip() for form in tr.msg(f"{id}-forms").split(";")],
        "sentence": tr.msg(f"{id}-is"),
        "picture": picture(term.picture, tr),
        "rule": term.rule,
        "lesson": term.lesson or None,
    }


def _text(tr: Translator, id: str) -> str:
    """Return an optional message, or an empty string."""
    return tr.msg(id) if tr.game.words.has(id) else ""


def translator_for(game: Game, language: str) -> Translator:
    """Return a translator for a game outside a match."""
    view = game.module("state").blank(game.setup())
    return game.tr(view, language)
