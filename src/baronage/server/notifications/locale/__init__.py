"""Notification texts in all languages."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from baronage.engine.game.messages import ENGLISH
from baronage.engine.text.catalogue import Catalogue, Reader

PARAM_TYPES: Final = dict.fromkeys(
    ("first", "last", "game", "others", "left", "by", "name", "link"), "TEXT"
)  # all others are numbers


@cache
def languages() -> tuple[str, ...]:
    """Return the available languages."""
    files = (file.name for file in resources.files(__package__).iterdir())
    return tuple(sorted(name[:-4] for name in files if name.endswith(".ftl")))


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, falling back to English."""
    if language not in languages():
        return catalogue(ENGLISH)
    text = resources.files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    beneath = None if language == ENGLISH else catalogue(ENGLISH)
    return Catalogue(language, [text], PARAM_TYPES, {}, {}, beneath)


def msg(id: str, language: str, **params: Any) -> str:
    """Return a localized message."""
    return catalogue(language)(id, params, Reader(-1, ()))
