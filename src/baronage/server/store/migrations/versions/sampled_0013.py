"""Whether a table is a board of one's own, on which what was hidden is guessed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("sampled", sa.Boolean, nullable=False, server_default="0"))
