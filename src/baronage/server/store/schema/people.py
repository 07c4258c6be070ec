"""Who is who: persons and their sessions, what they are to one another, when they are away, and what keepers did."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

persons = Table(
    "persons",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("login", String(40)),  # by which one comes back from another device; null: a guest
    Column("password", String(200)),  # hashed
    Column("shown", String(10), nullable=False, server_default="all"),  # who may see his page: all, members, nobody
    Column("language", String(10), nullable=False, server_default=""),  # that he chose; empty: as his browser says
    Column("seen", Double),  # when he was last there, as far as it was noted; null: when he was made
    Column("keeper", Boolean, nullable=False, server_default="0"),  # does he keep this server?
    Column("muted", Double),  # until when he says nothing
    Column("banned", Double),  # until when he is not let in
    Column("holiday_changes", Integer, nullable=False, server_default="0"),  # who takes one has seen the last change
    # to whom his page tells what, of those who may see it (JSON: all, friends, nobody by part); what is not named, to all
    Column("parts", String(400), nullable=False, server_default="{}"),
    Column("arms", String(40), nullable=False, server_default=""),  # tincture and charge; empty: none chosen
    Column("gone", Double),  # when he had himself deleted: of him there is only the number
    Index("ix_persons_login", "login", unique=True),
)

# A session of a browser, the token of a program, or what a browser is recognised by; only a hash of the secret is kept.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # browser, token, device
    Column("created", Double, nullable=False),
    Column("scopes", String(40), nullable=False, server_default=""),  # what a token is good for, with commas between,
    Column("name", String(40), nullable=False, server_default=""),  # how its owner calls it,
    Column("expires", Double),  # and until when; null: a browser's, which is forgotten a year after it was made
    Index("ix_sessions_person", "person"),
)

# Friends and blocks: what one person says of another, who is told nothing of it.
relations = Table(
    "relations",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("other", ID, ForeignKey("persons.id"), primary_key=True),
    Column("kind", String(10), nullable=False),  # friend, block
    Column("at", Double, nullable=False),
    Index("ix_relations_other", "other"),
)

# Days on which somebody is away, and no clock of his runs at a table by post.
holidays = Table(
    "holidays",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
    Index("ix_holidays_until", "until"),
)

# What people tell the keeper of one another.
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
    Column("line", Integer),  # of the talk there
    Column("said", Text, nullable=False, server_default=""),  # what that line said
    Column("closed", Double),  # when a keeper had seen to it
    Index("ix_reports_closed", "closed", "at"),
    Index("ix_reports_about", "about"),
)

# What keepers did, with name and reason: nothing is ever taken out of it.
deeds = Table(
    "deeds",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Double, nullable=False),
    Column("keeper", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # warn, mute, ban, lift, line, end, void, words, none
    Column("reason", Text, nullable=False),
    Column("person", ID, ForeignKey("persons.id")),  # whom it concerns
    Column("table", ID),
    Column("until", Double),
    Column("report", ID),
    Column("answer", Text, nullable=False, server_default=""),  # what whom it concerns said to it
    Index("ix_deeds_person", "person"),
    Index("ix_deeds_at", "at"),
)

# A passkey of somebody: what his device proves that it has the other half of.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # as the device calls it, in base64url
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the device counts them; 0: it does not
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),  # when somebody last came in by it
    Index("ix_passkeys_person", "person"),
)

# What devices are asked to sign, once each; only a hash is kept.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", Double, nullable=False),
)

# The lessons that somebody has done.
learned = Table(
    "learned",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("at", Double, nullable=False),
)
