"""Words that the keeper of a server does not want to read: in talk they are covered before anybody hears them, and a name that
has one is refused."""

from __future__ import annotations

import asyncio
import json
import re
import unicodedata
from collections.abc import Iterable

from sqlalchemy import bindparam, delete, insert, select

from baronage.server.errors import Denied
from baronage.server.people.names import clean_name
from baronage.server.store.schema import facts
from baronage.server.store.store import Store
from baronage.server.store.writer import Statement
from baronage.server.words import say

NAME = "unwanted words"
COVER = "•••"

_DROP = delete(facts).where(facts.c.name == bindparam("of_name"))
_KEEP = insert(facts)


def cover(text: str, words: Iterable[str]) -> str:
    """The text with these words covered, where they stand as words, in capitals or not."""
    wanted = [re.escape(word) for word in words if word]
    if not wanted:
        return text
    return re.sub(rf"(?<!\w)(?:{'|'.join(wanted)})(?!\w)", COVER, text, flags=re.IGNORECASE)


def names_one(name: str, words: Iterable[str]) -> bool:
    """Has a name one of these words in it: in capitals or not, with accents or not, whatever but letters stands around it?"""
    plain = f" {_letters(name)} "
    return any(f" {letters} " in plain for word in words if (letters := _letters(word)))


def _letters(text: str) -> str:
    """The letters of a text, small and without accents; for all between them one space."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = (char for char in apart if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalpha() else " " for char in bare).split())


class Manners:
    """The keeper's list, in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def words(self) -> list[str]:
        """The words, as the keeper wrote them. Blocks."""
        rows = self.store.read(select(facts.c.value).where(facts.c.name == NAME))
        return list(json.loads(rows[0].value)) if rows else []

    async def clean_name(self, name: str) -> str:
        """A name as it is shown; raises Denied if it can't be one, or if the keeper does not want to read it."""
        found = clean_name(name)
        await self.must_be_wanted(found, "name")
        return found

    async def must_be_wanted(self, name: str, field: str) -> None:
        """Raise Denied if the keeper does not want to read this name."""
        if names_one(name, await asyncio.to_thread(self.words)):
            raise Denied("refused", say("name-unwanted"), field)

    def change(self, words: Iterable[str]) -> list[Statement]:
        """What writes down that these are unwanted from now on, and no others."""
        kept = sorted({" ".join(word.split()) for word in words} - {""})
        return [(_DROP, {"of_name": NAME}), (_KEEP, {"name": NAME, "value": json.dumps(kept)})]
