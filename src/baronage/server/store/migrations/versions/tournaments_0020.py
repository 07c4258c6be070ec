"""Tournaments: what was agreed on, who takes part, and who met whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("starts", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("wakes", sa.Double),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name="fk_tournaments_host_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status", "starts"])
    op.create_index("ix_tournaments_wakes", "tournaments", ["wakes"])
    op.create_index("ix_tournaments_host", "tournaments", ["host", "status"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("joined", sa.Double, nullable=False),
        sa.Column("left", sa.Double),
        sa.Column("order", sa.Integer),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament_tournaments"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_entrants_person_persons"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    _rounds()


def _rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("byes", sa.Text, nullable=False),
        sa.Column("walkovers", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_rounds_tournament_tournaments"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_rounds"),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("done", sa.Double),
        sa.Column("places", sa.Text),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_pairings_tournament_tournaments"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_pairings_table_tables"),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_pairings"),
    )
    op.create_index("ix_pairings_done", "pairings", ["done"])
    op.create_index("ix_pairings_table", "pairings", ["table"])
