"""The note of a host on an invitation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("note", sa.String(60), nullable=False, server_default=""))
