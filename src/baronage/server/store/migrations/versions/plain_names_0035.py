"""Plain names: destinations, preferences, the notification queue and campaign files."""

from __future__ import annotations

from alembic import op
from sqlalchemy import text

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None

TABLES = (
    ("ways", "destinations"),
    ("wishes", "preferences"),
    ("notices", "notification_queue"),
    ("papers", "campaign_files"),
)
COLUMNS = (
    ("notification_queue", "way", "destination"),
    ("tables", "paper", "campaign_file"),
    ("seats", "paper", "campaign_file"),
)
INDEXES = (
    ("ix_ways_person", "ix_destinations_person", "destinations", ["person"]),
    ("ix_notices_next", "ix_notification_queue_next", "notification_queue", ["state", "next"]),
    ("ix_notices_way", "ix_notification_queue_destination", "notification_queue", ["destination", "state"]),
    ("ix_papers_person", "ix_campaign_files_person", "campaign_files", ["person"]),
)


def upgrade() -> None:
    for old, new in TABLES:
        op.rename_table(old, new)
    for table, old, new in COLUMNS:
        op.execute(text(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}"))
    for old, new, table, columns in INDEXES:
        op.drop_index(old, table)
        op.create_index(new, table, columns)
    op.get_bind().execute(
        text("UPDATE preferences SET document = REPLACE(document, :old, :new)"),
        {"old": '"ways":', "new": '"destinations":'},
    )
