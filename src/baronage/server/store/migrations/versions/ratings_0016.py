"""Rated tables, what each of them made of its players' ratings, and who may see somebody's page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default="0"))
    op.create_index("ix_tables_rated", "tables", ["rated", "status", "ended"])
    op.add_column("persons", sa.Column("shown", sa.String(10), nullable=False, server_default="all"))
    op.create_table(
        "ratings",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("player", sa.String(50), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_ratings_table_tables"),
        sa.PrimaryKeyConstraint("table", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_index("ix_ratings_game", "ratings", ["game", "seats", "at"])
