"""The club: applications for membership, invitation links, news, and notes about people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("waits", sa.Double, nullable=True))
    op.create_table(
        "passes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("note", sa.String(100), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name="fk_passes_by_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_passes"),
    )
    op.create_index("ix_passes_hash", "passes", ["hash"], unique=True)
    op.create_index("ix_passes_by", "passes", ["by"])
    op.create_table(
        "news",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("title", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name="fk_news_by_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_news"),
    )
    op.create_index("ix_news_at", "news", ["at"])
    op.create_index("ix_news_by", "news", ["by"])
    op.create_table(
        "notes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name="fk_notes_by_persons"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_notes_person_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_notes"),
    )
    op.create_index("ix_notes_person", "notes", ["person"])
    op.create_index("ix_notes_by", "notes", ["by"])
