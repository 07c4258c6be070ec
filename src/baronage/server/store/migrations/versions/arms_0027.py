"""The arms of a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("arms", sa.String(40), nullable=False, server_default=""))
