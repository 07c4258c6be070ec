"""The schema of the first version. It has the number of the last step that was made before it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "keepers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_keepers"),
    )
    op.create_table(
        "mail_slots",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("slot", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", "slot", name="pk_mail_slots"),
    )
    op.create_index("ix_mail_slots_until", "mail_slots", ["until"])
    op.create_table(
        "outages",
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("ahead", sa.Double, server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_outages"),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("login", sa.String(40), nullable=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("shown", sa.String(10), server_default="all", nullable=False),
        sa.Column("language", sa.String(10), server_default="", nullable=False),
        sa.Column("seen", sa.Double, nullable=True),
        sa.Column("keeper", sa.Boolean, server_default="0", nullable=False),
        sa.Column("muted", sa.Double, nullable=True),
        sa.Column("banned", sa.Double, nullable=True),
        sa.Column("holiday_changes", sa.Integer, server_default="0", nullable=False),
        sa.Column("parts", sa.String(400), server_default="{}", nullable=False),
        sa.Column("arms", sa.String(40), server_default="", nullable=False),
        sa.Column("plain_name", sa.String(120), server_default="", nullable=False),
        sa.Column("gone", sa.Double, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_index("ix_persons_login", "persons", ["login"], unique=True)
    op.create_index("ix_persons_plain_name", "persons", ["plain_name"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("keeper", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("table", sa.String(32), nullable=True),
        sa.Column("until", sa.Double, nullable=True),
        sa.Column("report", sa.String(32), nullable=True),
        sa.Column("answer", sa.Text, server_default="", nullable=False),
        sa.ForeignKeyConstraint(["keeper"], ["persons.id"], name="fk_deeds_keeper_persons"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_deeds_person_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
    op.create_index("ix_deeds_person", "deeds", ["person"])
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_holidays_person_persons"),
        sa.PrimaryKeyConstraint("person", "since", name="pk_holidays"),
    )
    op.create_index("ix_holidays_until", "holidays", ["until"])
    op.create_table(
        "learned",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_learned_person_persons"),
        sa.PrimaryKeyConstraint("person", "game", "lesson", name="pk_learned"),
    )
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
        "marks",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(80), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_marks_person_persons"),
        sa.PrimaryKeyConstraint("table", "person", "channel", name="pk_marks"),
    )
    op.create_index("ix_marks_person", "marks", ["person"])
    op.create_table(
        "messages",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("channel", sa.String(80), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(40), server_default="", nullable=False),
        sa.Column("removed", sa.Boolean, server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_messages_person_persons"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_messages"),
    )
    op.create_index("ix_messages_person", "messages", ["person"])
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
        "papers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("table", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_papers_person_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_papers"),
    )
    op.create_index("ix_papers_person", "papers", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_passkeys_person_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "relations",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["other"], ["persons.id"], name="fk_relations_other_persons"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_relations_person_persons"),
        sa.PrimaryKeyConstraint("person", "other", name="pk_relations"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("table", sa.String(32), nullable=True),
        sa.Column("line", sa.Integer, nullable=True),
        sa.Column("said", sa.Text, server_default="", nullable=False),
        sa.Column("closed", sa.Double, nullable=True),
        sa.ForeignKeyConstraint(["about"], ["persons.id"], name="fk_reports_about_persons"),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name="fk_reports_by_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("scopes", sa.String(40), server_default="", nullable=False),
        sa.Column("name", sa.String(40), server_default="", nullable=False),
        sa.Column("expires", sa.Double, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_sessions_person_persons"),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(40), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double, nullable=True),
        sa.Column("ended", sa.Double, nullable=True),
        sa.Column("next", sa.String(32), nullable=True),
        sa.Column("changes", sa.Integer, server_default="0", nullable=False),
        sa.Column("paper", sa.String(40), server_default="", nullable=False),
        sa.Column("held", sa.Boolean, server_default="0", nullable=False),
        sa.Column("places", sa.Text, nullable=True),
        sa.Column("stand_in", sa.String(10), server_default="", nullable=False),
        sa.Column("hints", sa.Boolean, nullable=True),
        sa.Column("sampled", sa.Boolean, server_default="0", nullable=False),
        sa.Column("rated", sa.Boolean, server_default="0", nullable=False),
        sa.Column("counted", sa.Boolean, server_default="0", nullable=False),
        sa.Column("sought", sa.Boolean, server_default="0", nullable=False),
        sa.Column("void", sa.Boolean, server_default="0", nullable=False),
        sa.Column("sides", sa.Text, nullable=True),
        sa.Column("ending", sa.String(40), server_default="", nullable=False),
        sa.Column("turns", sa.Integer, nullable=True),
        sa.Column("moves", sa.Integer, nullable=True),
        sa.Column("size", sa.Integer, server_default="0", nullable=False),
        sa.Column("bots", sa.Boolean, server_default="0", nullable=False),
        sa.Column("opening", sa.String(120), server_default="", nullable=False),
        sa.Column("altered", sa.Text, server_default="", nullable=False),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name="fk_tables_host_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_counted", "tables", ["rated", "status", "counted", "ended"])
    op.create_index(
        "ix_tables_ended",
        "tables",
        ["status", "public", "ended", "void", "game", "rated", "ending", "turns", "size", "bots"],
    )
    op.create_index("ix_tables_game", "tables", ["status", "public", "game", "ended"])
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    op.create_index("ix_tables_rated", "tables", ["rated", "status", "ended"])
    op.create_index("ix_tables_status", "tables", ["status", "created"])
    op.create_index("ix_tables_turns", "tables", ["status", "public", "turns", "void", "ended", "id"])
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
        sa.Column("started", sa.Double, nullable=True),
        sa.Column("ended", sa.Double, nullable=True),
        sa.Column("wakes", sa.Double, nullable=True),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("changes", sa.Integer, server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name="fk_tournaments_host_persons"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host", "status"])
    op.create_index("ix_tournaments_status", "tournaments", ["status", "starts"])
    op.create_index("ix_tournaments_wakes", "tournaments", ["wakes"])
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("proved", sa.Double, nullable=True),
        sa.Column("used", sa.Double, nullable=True),
        sa.Column("failures", sa.Integer, server_default="0", nullable=False),
        sa.Column("rests", sa.Double, server_default="0", nullable=False),
        sa.Column("given_up", sa.String(200), server_default="", nullable=False),
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
    op.create_table(
        "alarms",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("waiting", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.Double, nullable=True),
        sa.Column("keeper", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_alarms_table_tables"),
        sa.PrimaryKeyConstraint("table", name="pk_alarms"),
    )
    op.create_index("ix_alarms_due", "alarms", ["due"])
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_analyses_table_tables"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_analyses"),
    )
    op.create_table(
        "breaches",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["host"], ["persons.id"], name="fk_breaches_host_persons"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_breaches_person_persons"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_breaches_table_tables"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_breaches"),
    )
    op.create_index("ix_breaches_person", "breaches", ["person", "host"])
    op.create_table(
        "current_ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("player", sa.String(50), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_current_ratings_table_tables"),
        sa.PrimaryKeyConstraint("game", "seats", "player", name="pk_current_ratings"),
    )
    op.create_index("ix_current_ratings_player", "current_ratings", ["player"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("joined", sa.Double, nullable=False),
        sa.Column("left", sa.Double, nullable=True),
        sa.Column("order", sa.Integer, nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_entrants_person_persons"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament_tournaments"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name="fk_invitations_by_persons"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_invitations_person_persons"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_invitations_table_tables"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_journal_table_tables"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_journal"),
    )
    op.create_table(
        "pacts",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("answer", sa.String(10), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_pacts_table_tables"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_pacts"),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("done", sa.Double, nullable=True),
        sa.Column("places", sa.Text, nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_pairings_table_tables"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_pairings_tournament_tournaments"),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_pairings"),
    )
    op.create_index("ix_pairings_done", "pairings", ["done"])
    op.create_index("ix_pairings_table", "pairings", ["table"])
    op.create_table(
        "ratings",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("player", sa.String(50), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_ratings_table_tables"),
        sa.PrimaryKeyConstraint("table", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "seats", "at"])
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "removals",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name="fk_removals_by_persons"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_removals_person_persons"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_removals_table_tables"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_removals"),
    )
    op.create_index("ix_removals_person", "removals", ["person"])
    op.create_table(
        "replies",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_replies_person_persons"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_replies_table_tables"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_replies"),
    )
    op.create_index("ix_replies_person", "replies", ["person", "at"])
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
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("paper", sa.String(32), nullable=True),
        sa.Column("since", sa.Integer, server_default="0", nullable=False),
        sa.Column("origin", sa.String(32), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_seats_person_persons"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "shelves",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_shelves_person_persons"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_shelves_table_tables"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_shelves"),
    )
    op.create_index("ix_shelves_person", "shelves", ["person"])
