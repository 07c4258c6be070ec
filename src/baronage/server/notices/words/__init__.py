"""The sentences of notices, in each language there is."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

from baronage.engine.catalogue import Catalogue, Reader
from baronage.engine.words import ENGLISH

FACTS: Final = dict.fromkeys(
    ("first", "last", "game", "others", "left", "by", "name", "link"), "TEXT"
)  # others: numbers


@cache
def languages() -> tuple[str, ...]:
    """Those there are."""
    files = (file.name for file in resources.files(__package__).iterdir())
    return tuple(sorted(name[:-4] for name in files if name.endswith(".ftl")))


@cache
def catalogue(language: str) -> Catalogue:
    """The sentences of a language; of one that there is not, English."""
    if language not in languages():
        return catalogue(ENGLISH)
    text = resources.files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    beneath = None if language == ENGLISH else catalogue(ENGLISH)
    return Catalogue(language, [text], FACTS, {}, {}, beneath)


def say(id: str, language: str, **facts: Any) -> str:
    """A sentence."""
    return catalogue(language)(id, facts, Reader(-1, ()))
