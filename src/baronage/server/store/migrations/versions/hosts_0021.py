"""Invitations by name, and whom hosts took off a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("invitations", "removals"):
        op.create_table(
            name,
            sa.Column("table", sa.String(32), nullable=False),
            sa.Column("person", sa.String(32), nullable=False),
            sa.Column("by", sa.String(32), nullable=False),
            sa.Column("at", sa.Double, nullable=False),
            sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_table_tables"),
            sa.ForeignKeyConstraint(["person"], ["persons.id"], name=f"fk_{name}_person_persons"),
            sa.ForeignKeyConstraint(["by"], ["persons.id"], name=f"fk_{name}_by_persons"),
            sa.PrimaryKeyConstraint("table", "person", name=f"pk_{name}"),
        )
        op.create_index(f"ix_{name}_person", name, ["person"])
