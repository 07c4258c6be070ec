"""The tables of one host are counted when he makes or starts one."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_host", ["host", "status"], unique=False)
