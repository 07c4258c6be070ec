"""Conversion of journal entries and game ends to rows in the store, and back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, insert

from baronage.engine.core.errors import BadDocument, BadSetup
from baronage.server.locale import msg
from baronage.server.services.listing import End, Listing
from baronage.server.store.schema import journal, replies
from baronage.server.store.writer import Statement
from baronage.server.table.journal_entry import Change, JournalEntry, Kind
from baronage.server.table.table import Table

OPENING, LONGEST_OPENING = 3, 120  # moves of a game stored as its opening, and characters of them

_INSERT_ACT, _INSERT_REPLY = insert(journal), insert(replies)


def read_entry(row: Row[Any]) -> JournalEntry:
    """Return the journal entry in a row; `written` is the inverse."""
    return JournalEntry(row.number, row.at, row.seat, row.kind, msgspec.json.decode(row.body))


def places(table: Table) -> list[int]:
    """Return the places of the seats of a finished table. Place 0 means first, but without a winner."""
    standings = table.state.standings()
    return [it.place if it.place > 1 or it.points > 0 else 0 for it in standings.seats] if standings else []


def ending(table: Table, published: bool) -> End:
    """Return what the archive search needs to know about a finished game."""
    standings, game, match = table.state.standings(), table.game, table.match
    sides = [it.side for it in standings.seats] if standings else []
    kind, param = game.begins
    turns = sum(event[0] == kind for moment in match.history for event in moment.events) if param else 0
    cause = game.causes[table.state.cause][0] if standings else ""
    first = " ".join(move.text for move in match.record.moves[:OPENING]) if published else ""
    opening = " ".join(first.split())[:LONGEST_OPENING]
    return End(sides if max(sides, default=-1) >= 0 else None, cause, turns or None, len(match.record.moves), opening)


def reply(listing: Listing, change: Change) -> list[Statement]:
    """Return the statement that stores how long a person took for a correspondence decision, or an empty list."""
    number, at, seat, kind, _ = change.entry
    person = listing.occupants[seat].person if change.took is not None else ""
    if not person:
        return []
    values = {"table": listing.id, "number": number, "person": person, "at": at}
    return [(_INSERT_REPLY, {**values, "seconds": change.took, "late": kind == Kind.TIMEOUT})]


def written(table: Table, change: Change) -> Statement:
    """Return the statement that stores an entry."""
    number, at, seat, kind, body = change.entry
    text = msgspec.json.encode(body).decode()
    return _INSERT_ACT, {"number": number, "at": at, "seat": seat, "kind": kind, "body": text, "table": table.id}


def announcement(change: Change) -> str:
    """Return an entry as other processes get it; `announced` is the inverse."""
    return msgspec.json.encode(change.entry).decode()


def announced(content: str) -> JournalEntry:
    """Return the entry that another process announced."""
    return msgspec.json.decode(content, type=JournalEntry)


def begin(listing: Listing, tempo: float) -> Table:
    """Return a new table at its first question."""
    try:
        return Table(
            listing.id,
            listing.game,
            listing.options,
            listing.time_control,
            listing.occupants,
            listing.seed,
            listing.started or listing.created,
            listing.held,
            tempo,
            listing.stand_in,
            not listing.rated,
        )
    except BadSetup as error:
        raise BadDocument(msg("table-lost", table=listing.id, why=error.sentence)) from error
