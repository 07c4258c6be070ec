"""Columns and a table for organisers of tournaments: descriptions, passwords, series, final places, rulings, and their role."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("organiser", sa.Boolean, server_default="0", nullable=False))
    op.add_column("tournaments", sa.Column("description", sa.Text, server_default="", nullable=False))
    op.add_column("tournaments", sa.Column("password", sa.String(200), server_default="", nullable=False))
    op.add_column("tournaments", sa.Column("series", sa.String(32), server_default="", nullable=False))
    op.create_index("ix_tournaments_series", "tournaments", ["series"])
    op.add_column("entrants", sa.Column("place", sa.Integer, nullable=True))
    op.create_table(
        "rulings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("entrant", sa.Integer, nullable=True),
        sa.Column("round", sa.Integer, nullable=True),
        sa.Column("table", sa.String(32), nullable=True),
        sa.Column("places", sa.Text, nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("undone", sa.Double, nullable=True),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name="fk_rulings_by_persons"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rulings_table_tables"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_rulings_tournament_tournaments"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_rulings"),
    )
    op.create_index("ix_rulings_by", "rulings", ["by"])
