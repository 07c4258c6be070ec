"""Whoever takes holidays must have seen those that he has: two at once are not more than a year has."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("holiday_changes", sa.Integer, nullable=False, server_default="0"))
