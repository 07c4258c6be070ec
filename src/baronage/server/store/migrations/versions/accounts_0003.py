"""People come back from other devices, and keep papers from game to game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("persons", schema=None) as batch_op:
        batch_op.add_column(sa.Column("login", sa.String(length=40), nullable=True))
        batch_op.add_column(sa.Column("password", sa.String(length=200), nullable=True))
        batch_op.create_index("ix_persons_login", ["login"], unique=True)
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index("ix_sessions_person", ["person"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("paper", sa.String(length=40), server_default="", nullable=False))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("paper", sa.String(length=32), nullable=True))
    op.create_table(
        "papers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("uploaded", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("changes", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_papers_person_persons")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_papers")),
    )
    with op.batch_alter_table("papers", schema=None) as batch_op:
        batch_op.create_index("ix_papers_person", ["person"], unique=False)
