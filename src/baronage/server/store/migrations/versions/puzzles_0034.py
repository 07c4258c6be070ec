"""Puzzles: the first answers of members, and the ratings of members and puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_puzzle_answers_person_persons"),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name="pk_puzzle_answers"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(50), nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_puzzle_ratings"),
    )
