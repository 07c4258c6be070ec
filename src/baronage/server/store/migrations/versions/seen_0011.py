"""When somebody was last there: tables of guests who do not come back leave the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.Double(), nullable=True))
    op.execute("UPDATE persons SET seen = (SELECT max(created) FROM tables WHERE host = persons.id)")
