"""Who may stand in for somebody who is long away, where a substitute came from and when; whom a host has sent away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_in", sa.String(10), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "breaches",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_breaches_table_tables"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_breaches_person_persons"),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name="fk_breaches_host_persons"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_breaches"),
    )
    op.create_index("ix_breaches_person", "breaches", ["person", "host"], unique=False)
