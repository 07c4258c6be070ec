"""Guests who have left nothing behind are forgotten: whether they have is found by indexes."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_messages_person", "messages", ["person"], unique=False)
    op.create_index("ix_marks_person", "marks", ["person"], unique=False)
