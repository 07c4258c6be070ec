"""Tables that are played with other figures than the rules have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("altered", sa.Text, nullable=False, server_default=""))
