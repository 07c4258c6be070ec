"""People talk at a tournament as they talk at a table: what is said there is kept in the same place."""

from __future__ import annotations

from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("messages", "marks"):
        with op.batch_alter_table(name) as table:
            table.drop_constraint(f"fk_{name}_table_tables", type_="foreignkey")
