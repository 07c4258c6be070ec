"""Word filter of the admins: unwanted words are masked in chat and refused in names."""

from __future__ import annotations

import asyncio
import json
import re
import unicodedata
from collections.abc import Iterable

from baronage.server.accounts.names import clean_name
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.server_values import read_value, replace_value
from baronage.server.store.store import Store
from baronage.server.store.writer import Statement

NAME = "unwanted words"
COVER = "•••"


def cover(text: str, words: Iterable[str]) -> str:
    """Return the text with these words masked, as whole words in any case."""
    wanted = [re.escape(word) for word in words if word]
    if not wanted:
        return text
    return re.sub(rf"(?<!\w)(?:{'|'.join(wanted)})(?!\w)", COVER, text, flags=re.IGNORECASE)


def names_one(name: str, words: Iterable[str]) -> bool:
    """Return whether a name contains one of these words, ignoring case, accents and everything but letters
    around it.
    """
    plain = f" {_letters(name)} "
    return any(f" {letters} " in plain for word in words if (letters := _letters(word)))


def _letters(text: str) -> str:
    """Return the letters of a text, lower-case and without accents, with single spaces for everything else."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = (char for char in apart if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalpha() else " " for char in bare).split())


class WordFilter:
    """The list of unwanted words, in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def words(self) -> list[str]:
        """Return the words as entered. Blocks."""
        return list(json.loads(read_value(self.store, NAME) or "[]"))

    async def clean_name(self, name: str) -> str:
        """Return a name as shown; raise ApiError if it is invalid or contains an unwanted word."""
        found = clean_name(name)
        await self.check_wanted(found, "name")
        return found

    async def check_wanted(self, name: str, field: str) -> None:
        """Raise ApiError if a name contains an unwanted word."""
        if names_one(name, await asyncio.to_thread(self.words)):
            raise ApiError("refused", msg("name-unwanted"), field)

    def change(self, words: Iterable[str]) -> list[Statement]:
        """Return the statements that replace the list."""
        kept = sorted({" ".join(word.split()) for word in words} - {""})
        return replace_value(NAME, json.dumps(kept))
