"""Server processes: leases of tables, outages, and server values."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

# Leases: what a running table waits for, and which process manages its bots and clocks. Only running tables have a row.
leases = Table(
    "leases",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("waiting", BigInteger, nullable=False),  # bit set of the seats to act; secret from other players
    Column("due", Double),  # time of the next scheduled event; null for none
    Column("process", ID, nullable=False),  # the managing process
    Index("ix_leases_due", "due"),
)

# The processes that share this store, each with a scheduler (`scheduling/scheduler.py`). Tables of a process without a
# recent heartbeat are claimed by another.
processes = Table(
    "processes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("until", Double, nullable=False),
)

# Times when no process was running: no clock ran.
outages = Table(
    "outages",
    metadata,
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
    Column("ahead", Double, nullable=False, server_default="0"),  # seconds this clock was ahead of the wall clock
)

# Single values about the server, such as when it was last running.
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
