"""What players proposed to one another, and what was answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pacts",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("answer", sa.String(10), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_pacts_table_tables"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_pacts"),
    )
