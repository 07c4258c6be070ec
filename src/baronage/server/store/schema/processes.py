"""The processes that serve: which of them sees to what, when none was there, and single facts about the server."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

# What a running table waits for, and which process sees to its bots and clocks; it has no row before the start and after the end.
alarms = Table(
    "alarms",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("waiting", BigInteger, nullable=False),  # bit set of seats; told to nobody but them
    Column("due", Double),  # when something has to be done by itself; null: never
    Column("keeper", ID, nullable=False),  # which process sees to it
    Index("ix_alarms_due", "due"),
)

# The processes that share this store, each with its caretaker (`house/caretaker.py`): the tables of one that is not heard of in
# time fall to another. They were called keepers before there were people who keep a server, and are so in the database.
keepers = Table(
    "keepers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("until", Double, nullable=False),
)

# Times in which no process was there: no clock ran.
outages = Table(
    "outages",
    metadata,
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

# Single facts about the server itself, such as when it was last alive.
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
