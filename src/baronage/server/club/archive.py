"""Archive search: finished games by game, person, variant, length, ending and opening.

All search fields are columns, most of them in one index (`ix_tables_ended`), so counting a hundred thousand games reads
no row.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from baronage.engine.game.game import Game
from baronage.server.services.listing import OVER, Listing, read_listings
from baronage.server.store.schema import seats, tables
from baronage.server.store.store import Store

NEWEST, LONGEST = "newest", "longest"


@dataclass(frozen=True)
class ArchiveQuery:
    """An archive query. Empty and None fields match everything."""

    game: str = ""
    person: str = ""  # a player
    mine: str = ""  # the caller's own games, including private ones
    seats: int | None = None
    variant: tuple[str, Any] | None = None  # an option and its value
    least: int | None = None  # turns
    most: int | None = None
    ending: str = ""
    rated: bool = False
    people: bool = False  # without bots
    opening: str = ""  # beginning of the first moves, in notation
    sort: str = NEWEST

    def conditions(self) -> list[Any]:
        """Return the query as SQL conditions."""
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
        """Return the tables to search: for a person only their own, so that few rows are read."""
        found: Any = tables
        for person in {self.mine, self.person} - {""}:
            sat = select(seats.c.table).where(seats.c.person == person).distinct().subquery()
            found = found.join(sat, sat.c.table == tables.c.id)
        return found


def search(
    store: Store, games: dict[str, Game], query: ArchiveQuery, first: int, count: int
) -> tuple[int, list[Listing]]:
    """Return the number of matches, and `count` of them from `first` on. Blocks."""
    wanted = query.conditions()
    among = query.among()
    total = int(store.read(select(func.count()).select_from(among).where(*wanted))[0][0])
    order = (tables.c.turns if query.sort == LONGEST else tables.c.ended).desc(), tables.c.id
    page = select(tables.c.id).select_from(among).where(*wanted).order_by(*order).offset(first).limit(count)
    ids = [row.id for row in store.read(page)]
    found = {it.id: it for it in read_listings(store, games, tables.c.id.in_(ids))} if ids else {}
    return total, [found[id] for id in ids if id in found]
