"""The club: invitation links (`passes`), `news`, and `notes` about people."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

# Links with which people become members; only a hash of the secret is stored.
passes = Table(
    "passes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("uses", Integer, nullable=False),  # how often it could be used at first
    Column("left", Integer, nullable=False),  # how often it can still be used
    Column("note", String(100), nullable=False),  # for whom it is meant
    Index("ix_passes_hash", "hash", unique=True),
    Index("ix_passes_by", "by"),
)

news = Table(
    "news",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("title", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Index("ix_news_at", "at"),
    Index("ix_news_by", "by"),
)

# Notes of admins about a person, read by admins only.
notes = Table(
    "notes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("ix_notes_person", "person"),
    Index("ix_notes_by", "by"),
)
