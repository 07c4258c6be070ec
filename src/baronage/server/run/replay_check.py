"""Replay check: whether every running table still replays on the installed rules. Run before an upgrade."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import select

from baronage.engine.core.errors import Refusal
from baronage.engine.game.game import Game
from baronage.server.services.journal import begin, read_entry
from baronage.server.services.listing import RUNNING, Listing, read_listings
from baronage.server.store.schema import journal, tables
from baronage.server.store.store import Store


@dataclass(frozen=True)
class Checked:
    """The result for one table: the entries replayed, and the first problem, or an empty string."""

    table: str
    game: str
    acts: int
    trouble: str = ""


def check_tables(store: Store, games: dict[str, Game]) -> Iterator[Checked]:
    """Replay every running table in turn. Writes nothing."""
    unknown = select(tables.c.id, tables.c.game).where(tables.c.status == RUNNING, tables.c.game.not_in(games))
    for row in store.read(unknown):
        yield Checked(row.id, row.game, 0, f"the game {row.game} is not installed")
    for listing in read_listings(store, games, tables.c.status == RUNNING):
        yield _check(store, listing)


def _check(store: Store, listing: Listing) -> Checked:
    acts = 0
    try:
        table = begin(listing, 1.0)
        for row in store.read(select(journal).where(journal.c.table == listing.id).order_by(journal.c.number)):
            table.replay_entry(read_entry(row))
            acts += 1
    except Refusal as refusal:
        return Checked(listing.id, listing.game.name, acts, f"act {acts + 1}: {refusal.sentence}")
    except Exception as error:  # failing rules are what this check looks for
        return Checked(listing.id, listing.game.name, acts, f"act {acts + 1}: {type(error).__name__}: {error}")
    return Checked(listing.id, listing.game.name, acts)
