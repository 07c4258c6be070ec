"""Friends and blocks, answer times by post, reports and what keepers did; what an archive is searched by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("keeper", sa.Boolean, nullable=False, server_default="0"))
    for name in ("muted", "banned", "gone"):
        op.add_column("persons", sa.Column(name, sa.Double))
    for name in ("sought", "void"):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("sides", sa.Text))
    op.add_column("tables", sa.Column("ending", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("turns", sa.Integer))
    op.add_column("tables", sa.Column("moves", sa.Integer))
    op.create_index("ix_tables_ended", "tables", ["status", "public", "ended"])
    op.create_index("ix_tables_game", "tables", ["status", "public", "game", "ended"])
    op.add_column("messages", sa.Column("removed", sa.Boolean, nullable=False, server_default="0"))
    op.execute("DELETE FROM ratings")  # they have an anchor from now on: all are counted anew
    _people()
    _keeping()


def _people() -> None:
    op.create_table(
        "relations",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_relations_person_persons"),
        sa.ForeignKeyConstraint(["other"], ["persons.id"], name="fk_relations_other_persons"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_relations"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "replies",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_replies_table_tables"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_replies_person_persons"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_replies"),
    )
    op.create_index("ix_replies_person", "replies", ["person", "at"])


def _keeping() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("line", sa.Integer),
        sa.Column("said", sa.Text, nullable=False, server_default=""),
        sa.Column("closed", sa.Double),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name="fk_reports_by_persons"),
        sa.ForeignKeyConstraint(["about"], ["persons.id"], name="fk_reports_about_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("keeper", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("table", sa.String(32)),
        sa.Column("until", sa.Double),
        sa.Column("report", sa.String(32)),
        sa.Column("answer", sa.Text, nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["keeper"], ["persons.id"], name="fk_deeds_keeper_persons"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_deeds_person_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_person", "deeds", ["person"])
    op.create_index("ix_deeds_at", "deeds", ["at"])
