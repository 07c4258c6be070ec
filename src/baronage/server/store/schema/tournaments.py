"""Tournaments: configuration (`tournaments`), `entrants`, and results (`rounds`, `pairings`).

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
    Index("ix_tournaments_status", "status", "starts"),
    Index("ix_tournaments_wakes", "wakes"),
    Index("ix_tournaments_host", "host", "status"),
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
