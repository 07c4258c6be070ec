"""Whether people may ask for hints at a table, and the analyses of games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=True))
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_analyses_table_tables"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_analyses"),
    )
