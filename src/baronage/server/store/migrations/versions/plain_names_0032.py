"""Plain names: time controls, admins, moderation actions, leases and processes."""

from __future__ import annotations

import json

from alembic import op
from sqlalchemy import text

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

COLUMNS = (
    ("persons", "keeper", "admin"),
    ("deeds", "keeper", "admin"),
    ("alarms", "keeper", "process"),
    ("tables", "pace", "time_control"),
)
TABLES = (("deeds", "moderation_actions"), ("alarms", "leases"), ("keepers", "processes"))
INDEXES = (
    ("ix_deeds_at", "ix_moderation_actions_at", "moderation_actions", "at"),
    ("ix_deeds_person", "ix_moderation_actions_person", "moderation_actions", "person"),
    ("ix_alarms_due", "ix_leases_due", "leases", "due"),
)


def upgrade() -> None:
    for table, old, new in COLUMNS:
        op.execute(text(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}"))
    for old, new in TABLES:
        op.rename_table(old, new)
    for old, new, table, column in INDEXES:
        op.drop_index(old, table)
        op.create_index(new, table, [column])
    connection = op.get_bind()
    connection.execute(
        text("UPDATE tables SET time_control = REPLACE(time_control, :old, :new)"),
        {"old": '"kind": "post"', "new": '"kind": "correspondence"'},
    )
    for id, terms in connection.execute(text("SELECT id, terms FROM tournaments")).all():
        document = json.loads(terms)
        if "pace" in document:
            document["time_control"] = document.pop("pace")
            if document["time_control"].get("kind") == "post":
                document["time_control"]["kind"] = "correspondence"
            connection.execute(
                text("UPDATE tournaments SET terms = :terms WHERE id = :id"), {"id": id, "terms": json.dumps(document)}
            )
