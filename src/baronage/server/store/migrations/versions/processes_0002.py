"""Several processes share the tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "alarms",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("waiting", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("keeper", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_alarms_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_alarms")),
    )
    with op.batch_alter_table("alarms", schema=None) as batch_op:
        batch_op.create_index("ix_alarms_due", ["due"], unique=False)

    op.create_table(
        "keepers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_keepers")),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("pk_outages")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("changes", sa.Integer(), server_default="0", nullable=False))
    # games that run already: whoever starts first sees to all of them
    op.execute(
        "INSERT INTO alarms (\"table\", waiting, due, keeper) SELECT id, 0, 0, '' FROM tables WHERE status = 'running'"
    )
