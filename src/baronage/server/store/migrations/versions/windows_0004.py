"""Secret windows are held open at every table, not at live ones alone; tables that run already go on as they began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("held", sa.Boolean(), server_default="0", nullable=False))
    tables = sa.table("tables", sa.column("held", sa.Boolean), sa.column("pace", sa.Text), sa.column("status", sa.Text))
    new = sa.or_(tables.c.pace.contains('"live"'), tables.c.status == "open")
    op.execute(tables.update().where(new).values(held=True))
