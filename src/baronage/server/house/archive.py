"""The archive: games that are over, found by game, person, variant, length, ending and opening.

Everything it is searched by stands in columns, and most of it in one index (`ix_tables_ended`): to count a hundred thousand games
no row is read.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from baronage.engine.game import Game
from baronage.server.house.listing import OVER, Listing, read_listings
from baronage.server.store.schema import seats, tables
from baronage.server.store.store import Store

NEWEST, LONGEST = "newest", "longest"


@dataclass(frozen=True)
class Wish:
    """What somebody looks for; what is empty or None does not matter."""

    game: str = ""
    person: str = ""  # who played
    mine: str = ""  # one's own, those that are not public too
    seats: int | None = None
    variant: tuple[str, Any] | None = None  # an option and its value
    least: int | None = None  # turns
    most: int | None = None
    ending: str = ""
    rated: bool = False
    people: bool = False  # without bots
    opening: str = ""  # how the first moves begin, in notation
    sort: str = NEWEST

    def conditions(self) -> list[Any]:
        """As the store reads it."""
        wanted: list[Any] = [tables.c.status == OVER, tables.c.void.is_(False)]
        if not self.mine:
            wanted.append(tables.c.public)
        if self.game:
            wanted.append(tables.c.game == self.game)
        if self.variant is not None:
            name, value = self.variant
            wanted.append(tables.c.options.contains(f"{json.dumps(name)}: {json.dumps(value)}", autoescape=True))
        if self.least is not None:
            wanted.append(tables.c.turns >= self.least)
        if self.most is not None:
            wanted.append(tables.c.turns <= self.most)
        if self.ending:
            wanted.append(tables.c.ending == self.ending)
        if self.rated:
            wanted.append(tables.c.rated)
        if self.seats is not None:
            wanted.append(tables.c.size == self.seats)
        if self.people:
            wanted.append(tables.c.bots.is_(False))
        if self.opening:
            wanted.append(tables.c.opening.startswith(self.opening, autoescape=True))
        return wanted

    def among(self) -> Any:
        """The tables to look at: of a person, those at which he sat; so a few thousand are read rather than all."""
        found: Any = tables
        for person in {self.mine, self.person} - {""}:
            sat = select(seats.c.table).where(seats.c.person == person).distinct().subquery()
            found = found.join(sat, sat.c.table == tables.c.id)
        return found


def search(store: Store, games: dict[str, Game], wish: Wish, first: int, count: int) -> tuple[int, list[Listing]]:
    """How many there are, and so many of them from the first on. Blocks."""
    wanted = wish.conditions()
    among = wish.among()
    total = int(store.read(select(func.count()).select_from(among).where(*wanted))[0][0])
    order = (tables.c.turns if wish.sort == LONGEST else tables.c.ended).desc(), tables.c.id
    page = select(tables.c.id).select_from(among).where(*wanted).order_by(*order).offset(first).limit(count)
    ids = [row.id for row in store.read(page)]
    found = {it.id: it for it in read_listings(store, games, tables.c.id.in_(ids))} if ids else {}
    return total, [found[id] for id in ids if id in found]
