"""What somebody's page tells to whom, part by part; until now only lessons could be kept back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("parts", sa.String(400), nullable=False, server_default="{}"))
    persons = sa.table("persons", sa.column("parts", sa.String), sa.column("shows_lessons", sa.Boolean))
    kept_back = sa.update(persons).where(persons.c.shows_lessons.is_(sa.false()))
    op.execute(kept_back.values(parts='{"lessons":"nobody"}'))
    op.drop_column("persons", "shows_lessons")
