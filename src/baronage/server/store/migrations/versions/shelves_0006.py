"""Everybody puts finished tables away for himself; what a host put away for all is on the shelf of each who played there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    shelves = op.create_table(
        "shelves",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_shelves_person_persons")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_shelves_table_tables")),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_shelves")),
    )
    op.create_index("ix_shelves_person", "shelves", ["person"], unique=False)
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("ended"))
    seats = sa.table("seats", sa.column("table"), sa.column("person"))
    played = sa.and_(tables.c.status == "archived", tables.c.ended.is_not(None))
    sat = (
        sa.select(seats.c.table, seats.c.person)
        .join(tables, tables.c.id == seats.c.table)
        .where(played, seats.c.person.is_not(None))
        .distinct()
    )
    op.execute(sa.insert(shelves).from_select(["table", "person"], sat))
    op.execute(tables.update().where(played).values(status="over"))
