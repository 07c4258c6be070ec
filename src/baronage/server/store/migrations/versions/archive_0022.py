"""What the archive is searched by stands in columns: how many seats, whether bots play, how the game opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

FOUND_BY = ["status", "public", "ended", "void", "game", "rated", "ending", "turns", "size", "bots"]


def upgrade() -> None:
    op.add_column("tables", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bots", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("opening", sa.String(120), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("size"), sa.column("bots"))
    seats = sa.table("seats", sa.column("table"), sa.column("bot"))
    here = seats.c.table == tables.c.id
    size = sa.select(sa.func.count()).select_from(seats).where(here).scalar_subquery()
    bots = sa.exists().where(here, seats.c.bot != "")
    op.execute(sa.update(tables).values(size=size, bots=bots))
    op.drop_index("ix_tables_ended", "tables")
    op.create_index("ix_tables_ended", "tables", FOUND_BY)
    op.create_index("ix_tables_turns", "tables", ["status", "public", "turns", "void", "ended", "id"])
