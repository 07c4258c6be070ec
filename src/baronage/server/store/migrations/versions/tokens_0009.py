"""Tokens are good for something, and for a while; those of before for everything but the account, for 90 days from now.

What is said carries a word of the speaker's own, so that what is sent twice is said once.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("scopes", sa.String(length=40), server_default="", nullable=False))
        batch_op.add_column(sa.Column("name", sa.String(length=40), server_default="", nullable=False))
        batch_op.add_column(sa.Column("expires", sa.Double(), nullable=True))
    with op.batch_alter_table("messages", schema=None) as batch_op:
        batch_op.add_column(sa.Column("key", sa.String(length=40), server_default="", nullable=False))
    old = sa.table("sessions", sa.column("kind"), sa.column("scopes"), sa.column("expires"))
    op.execute(
        old.update().where(old.c.kind == "token").values(scopes="play,talk,read", expires=time.time() + 90 * 86_400.0)
    )
