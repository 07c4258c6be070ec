"""How what happens at a table is written down, and read again: acts in its journal, and what is told of its end."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, insert

from baronage.engine.errors import BadDocument, BadSetup
from baronage.server.house.listing import End, Listing
from baronage.server.play.acts import Act, Change, Kind
from baronage.server.play.table import Table
from baronage.server.store.schema import journal, replies
from baronage.server.store.writer import Statement
from baronage.server.words import say

OPENING, LONGEST_OPENING = 3, 120  # moves of a game that are kept as its opening; and letters of them

_INSERT_ACT, _INSERT_REPLY = insert(journal), insert(replies)


def read_act(row: Row[Any]) -> Act:
    """An act as the journal has it; `written` is the other way."""
    return Act(row.number, row.at, row.seat, row.kind, msgspec.json.decode(row.body))


def places(table: Table) -> list[int]:
    """The places of the seats of a table that is over; 0: the first, but nobody has won."""
    standings = table.state.standings()
    return [it.place if it.place > 1 or it.points > 0 else 0 for it in standings.seats] if standings else []


def ending(table: Table, published: bool) -> End:
    """What an archive is searched by."""
    standings, game, match = table.state.standings(), table.game, table.match
    sides = [it.side for it in standings.seats] if standings else []
    kind, fact = game.begins
    turns = sum(event[0] == kind for moment in match.moments for event in moment.events) if fact else 0
    cause = game.causes[table.state.cause][0] if standings else ""
    first = " ".join(move.text for move in match.record.moves[:OPENING]) if published else ""
    opening = " ".join(first.split())[:LONGEST_OPENING]
    return End(sides if max(sides, default=-1) >= 0 else None, cause, turns or None, len(match.record.moves), opening)


def reply(listing: Listing, change: Change) -> list[Statement]:
    """How long somebody took for a decision by post."""
    number, at, seat, kind, _ = change.act
    person = listing.sitters[seat].person if change.took is not None else ""
    if not person:
        return []
    values = {"table": listing.id, "number": number, "person": person, "at": at}
    return [(_INSERT_REPLY, {**values, "seconds": change.took, "late": kind == Kind.LAPSE})]


def written(table: Table, change: Change) -> Statement:
    """How an act is written down."""
    number, at, seat, kind, body = change.act
    text = msgspec.json.encode(body).decode()
    return _INSERT_ACT, {"number": number, "at": at, "seat": seat, "kind": kind, "body": text, "table": table.id}


def begin(listing: Listing, tempo: float) -> Table:
    """A table at its first question."""
    try:
        return Table(
            listing.id,
            listing.game,
            listing.options,
            listing.pace,
            listing.sitters,
            listing.seed,
            listing.started or listing.created,
            listing.held,
            tempo,
            listing.stand_in,
            not listing.rated,
        )
    except BadSetup as error:
        raise BadDocument(say("table-lost", table=listing.id, why=error.sentence)) from error
