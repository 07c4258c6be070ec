"""Tournaments: configuration (`tournaments`), `entrants`, results (`rounds`, `pairings`), and the organiser's `rulings`.

Everything else can be derived. `changes` detects concurrent changes.
"""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", ID, ForeignKey("persons.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("terms", Text, nullable=False),  # JSON
    Column("status", String(10), nullable=False),  # announced, running, over, off
    Column("created", Double, nullable=False),
    Column("starts", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("wakes", Double),  # time of the next scheduled step; null to wait for a table
    Column("seed", Integer, nullable=False),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("description", Text, nullable=False, server_default=""),
    Column("password", String(200), nullable=False, server_default=""),  # hashed; empty if everyone may join
    Column(
        "series", ID, nullable=False, server_default=""
    ),  # the first of a repeated tournament; empty if not repeated
    Index("ix_tournaments_status", "status", "starts"),
    Index("ix_tournaments_wakes", "wakes"),
    Index("ix_tournaments_host", "host", "status"),
    Index("ix_tournaments_series", "series"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ID, ForeignKey("persons.id")),
    Column("bot", String(40), nullable=False),
    Column("joined", Double, nullable=False),
    Column("left", Double),  # when the entrant left
    Column("order", Integer),  # rank by strength at the start
    Column("place", Integer),  # final place; null before the end
    Index("ix_entrants_person", "person"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("byes", Text, nullable=False),  # JSON: numbers of entrants
    Column("walkovers", Text, nullable=False),  # JSON
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table", ID, ForeignKey("tables.id"), nullable=False),
    Column("entrants", Text, nullable=False),  # JSON: numbers in seat order
    Column("done", Double),  # when it was counted
    Column("places", Text),  # JSON; null with `done` if the table is void
    Index("ix_pairings_done", "done"),
    Index("ix_pairings_table", "table"),
)

# Manual decisions of organisers. A ruling is revoked, never deleted.
rulings = Table(
    "rulings",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # bye, result, remove
    Column("entrant", Integer),  # of a bye or a removal
    Column("round", Integer),  # of a bye
    Column("table", ID, ForeignKey("tables.id")),  # of a result
    Column("places", Text),  # JSON; null if the table counts for nothing
    Column("reason", String(200), nullable=False),
    Column("undone", Double),  # when it was taken back
    Index("ix_rulings_by", "by"),
)
