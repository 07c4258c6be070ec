"""Words that the keeper of a server does not want to read in talk: they are covered before anybody hears them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from sqlalchemy import bindparam, delete, insert, select

from baronage.server.store.schema import facts
from baronage.server.store.store import Store
from baronage.server.store.writer import Statement

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


class Manners:
    """The keeper's list, in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def words(self) -> list[str]:
        """The words, as the keeper wrote them. Blocks."""
        rows = self.store.read(select(facts.c.value).where(facts.c.name == NAME))
        return list(json.loads(rows[0].value)) if rows else []

    def change(self, words: Iterable[str]) -> list[Statement]:
        """What writes down that these are unwanted from now on, and no others."""
        kept = sorted({" ".join(word.split()) for word in words} - {""})
        return [(_DROP, {"of_name": NAME}), (_KEEP, {"name": NAME, "value": json.dumps(kept)})]
