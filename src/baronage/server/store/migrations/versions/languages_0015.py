"""The language in which a person is spoken to, whatever browser he comes with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("language", sa.String(10), nullable=False, server_default=""))
