"""Accounts: people and sessions, relations, holidays, reports and moderation actions."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

persons = Table(
    "persons",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("login", String(40)),  # sign-in name; null for a guest
    Column("password", String(200)),  # hashed
    Column(
        "shown", String(10), nullable=False, server_default="all"
    ),  # visibility of the profile: all, members, friends, nobody
    Column("language", String(10), nullable=False, server_default=""),  # chosen by the person; empty for the browser's
    Column("seen", Double),  # last recorded activity; null for none since creation
    Column("admin", Boolean, nullable=False, server_default="0"),  # whether the person is an admin
    Column("organiser", Boolean, nullable=False, server_default="0"),  # whether the person may manage all tournaments
    Column("waits", Double),  # since when the person waits to be admitted as a member; null if not
    Column("muted", Double),  # end of a mute
    Column("banned", Double),  # end of a ban
    Column(
        "holiday_changes", Integer, nullable=False, server_default="0"
    ),  # version number for concurrent changes of holidays
    # Visibility of the parts of the profile (JSON: all, friends or nobody by part); all by default.
    Column("parts", String(400), nullable=False, server_default="{}"),
    Column("arms", String(40), nullable=False, server_default=""),  # tincture and charge; empty if not chosen
    Column(
        "plain_name", String(120), nullable=False, server_default=""
    ),  # the name in the form used for comparison (`names.plain`)
    Column("gone", Double),  # when the account was deleted: only the id is left
    Index("ix_persons_login", "login", unique=True),
    Index("ix_persons_plain_name", "plain_name"),
)

# Browser sessions, API tokens and device cookies; only a hash of the secret is stored.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # browser, token, device
    Column("created", Double, nullable=False),
    Column("scopes", String(40), nullable=False, server_default=""),  # scopes of a token, separated by commas
    Column("name", String(40), nullable=False, server_default=""),  # chosen by the owner
    Column("expires", Double),  # expiry of a token; null for a browser, which expires a year after creation
    Index("ix_sessions_person", "person"),
)

# Friends and blocks. The other person can't see them.
relations = Table(
    "relations",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("other", ID, ForeignKey("persons.id"), primary_key=True),
    Column("kind", String(10), nullable=False),  # friend, block
    Column("at", Double, nullable=False),
    Index("ix_relations_other", "other"),
)

# Days on which a person's correspondence clocks stop.
holidays = Table(
    "holidays",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
    Index("ix_holidays_until", "until"),
)

# Reports to the admins.
reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("about", ID, ForeignKey("persons.id"), nullable=False),
    Column("why", String(10), nullable=False),  # talk, leaving, cheating, name, other
    Column("words", Text, nullable=False),
    Column("table", ID),
    Column("line", Integer),  # number of the reported chat message
    Column("said", Text, nullable=False, server_default=""),  # text of that message
    Column("closed", Double),  # when an admin closed it
    Index("ix_reports_closed", "closed", "at"),
    Index("ix_reports_about", "about"),
)

# Moderation actions, with admin and reason. Rows are never deleted.
moderation_actions = Table(
    "moderation_actions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Double, nullable=False),
    Column("admin", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # warn, mute, ban, lift, line, end, void, words, none
    Column("reason", Text, nullable=False),
    Column("person", ID, ForeignKey("persons.id")),  # the person concerned
    Column("table", ID),
    Column("until", Double),
    Column("report", ID),
    Column("answer", Text, nullable=False, server_default=""),  # reply of the person concerned
    Index("ix_moderation_actions_person", "person"),
    Index("ix_moderation_actions_at", "at"),
)

# Passkeys: the public key of each.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the device's id, in base64url
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as counted by the device, or 0 if it doesn't count
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),  # last sign-in
    Index("ix_passkeys_person", "person"),
)

# WebAuthn challenges, each used once; only a hash is stored.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", Double, nullable=False),
)

# Completed lessons.
learned = Table(
    "learned",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("at", Double, nullable=False),
)
