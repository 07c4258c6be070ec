"""Notices: where people are told what happens, what they want to be told, and what waits to be sent; holidays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _ways()
    op.create_table(
        "notices",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("way", sa.String(32), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("next", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("digest", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_notices_person_persons"),
        sa.PrimaryKeyConstraint("person", "kind", "about", "number", "way", name="pk_notices"),
    )
    op.create_index("ix_notices_next", "notices", ["state", "next"])
    op.create_index("ix_notices_way", "notices", ["way", "state"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_links_person_persons"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_person", "links", ["person", "kind"])
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_holidays_person_persons"),
        sa.PrimaryKeyConstraint("person", "since", name="pk_holidays"),
    )
    op.create_index("ix_holidays_until", "holidays", ["until"])


def _ways() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("proved", sa.Double),
        sa.Column("used", sa.Double),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rests", sa.Double, nullable=False, server_default="0"),
        sa.Column("given_up", sa.String(200), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_ways_person_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
    )
    op.create_index("ix_ways_person", "ways", ["person"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_wishes_person_persons"),
        sa.PrimaryKeyConstraint("person", name="pk_wishes"),
    )
