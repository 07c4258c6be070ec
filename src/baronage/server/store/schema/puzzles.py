"""Puzzles: the first answers of members, and the ratings of members and puzzles."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, String, Table

from baronage.server.store.schema.base import ID, metadata

# The first complete answer of a member to a puzzle.
puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),  # `Puzzle.key`
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

# `version` detects concurrent changes.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(50), primary_key=True),  # a person, or `puzzle:` and its key
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("games", Integer, nullable=False),  # answers counted
    Column("version", Integer, nullable=False),
)
