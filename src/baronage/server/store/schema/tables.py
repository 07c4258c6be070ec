"""Tables: what was agreed (`tables`, `seats`) and what happened (`journal`), a row for each thing that the gate let through.

Playing the journal again with the table's seed gives the table exactly as it was, drafts and standing answers included.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("options", Text, nullable=False),  # JSON
    Column("pace", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("host", ID, ForeignKey("persons.id"), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over; archived: never started
    Column("seed", LargeBinary, nullable=False),  # never leaves the server before the end
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("next", ID),  # the rematch
    Column("changes", Integer, nullable=False, server_default="0"),  # who changes it must have seen the last change
    Column("paper", String(40), nullable=False, server_default=""),  # the kind of paper that each seat brings
    Column("held", Boolean, nullable=False, server_default="0"),  # are secret windows held open for a while?
    Column("places", Text),  # JSON: of each seat, when it is over
    Column("stand_in", String(10), nullable=False, server_default=""),  # for who is long away; empty: as the game says
    Column("hints", Boolean),  # may people ask for hints? null: who plays alone against bots may
    Column("sampled", Boolean, nullable=False, server_default="0"),  # a board of one's own: what was hidden is guessed
    Column("rated", Boolean, nullable=False, server_default="0"),  # does it count for the ratings of who sits there?
    Column("sought", Boolean, nullable=False, server_default="0"),  # somebody is sought for it: it starts by itself
    Column("void", Boolean, nullable=False, server_default="0"),  # a keeper ended it, and it counts for nothing
    # when it is over: the team of each seat (JSON; null: there are none), why it ended, after how many turns and moves
    Column("sides", Text),
    Column("ending", String(40), nullable=False, server_default=""),
    Column("turns", Integer),
    Column("moves", Integer),
    Column("size", Integer, nullable=False, server_default="0"),  # how many seats it has,
    Column("bots", Boolean, nullable=False, server_default="0"),  # and whether bots sit there
    Column("opening", String(120), nullable=False, server_default=""),  # its first moves, where all may know them
    Column("altered", Text, nullable=False, server_default=""),  # its name with altered figures; empty: none are
    Index("ix_tables_status", "status", "created"),
    # the archive is counted in this one alone
    Index(
        "ix_tables_ended",
        *"status public ended void game rated ending turns size bots".split(),  # noqa: SIM905
    ),
    Index("ix_tables_turns", "status", "public", "turns", "void", "ended", "id"),
    Index("ix_tables_game", "status", "public", "game", "ended"),
    Index("ix_tables_rated", "rated", "status", "ended"),
    Index("ix_tables_host", "host", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("persons.id")),
    Column("bot", String(40), nullable=False),
    Column("invited", Boolean, nullable=False),  # only who has the invitation may sit down
    Column("name", String(40), nullable=False),
    Column("paper", ID),  # which it brings
    Column("since", Integer, nullable=False, server_default="0"),  # what was said in private before is not for him
    Column("origin", String(32), nullable=False, server_default=""),  # a hash of the address from which he sat down
    Index("ix_seats_person", "person"),
)

# What people keep from game to game; while it is in use at a table nobody changes it.
papers = Table(
    "papers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("document", Text, nullable=False),  # JSON
    Column("uploaded", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Column("changes", Integer, nullable=False),  # who changes it must have seen the last change
    Column("table", ID),
    Index("ix_papers_person", "person"),
)

journal = Table(
    "journal",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two processes never both write the same one
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

# What was said: at a table, or at a tournament, whose id stands in its place.
messages = Table(
    "messages",
    metadata,
    Column("table", ID, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("channel", String(80), nullable=False),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),  # null: said by somebody who watches
    Column("text", Text, nullable=False),
    Column("key", String(40), nullable=False, server_default=""),  # the speaker's own, under which he says it once
    Column("removed", Boolean, nullable=False, server_default="0"),  # taken away by a keeper, or with who said it
    Index("ix_messages_person", "person"),
)

# What players proposed to one another at a table, and what was answered.
pacts = Table(
    "pacts",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("id", ID, nullable=False),  # the word under which it is answered: a number would tell of others' secrets
    Column("at", Double, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("by", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("facts", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("answer", String(10), nullable=False),
    Column("since", Integer, nullable=False),  # how much had happened when it was answered
)

# How far a person has read a channel of a table or a tournament, and whether it is muted.
marks = Table(
    "marks",
    metadata,
    Column("table", ID, primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("channel", String(80), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("muted", Boolean, nullable=False),
    Index("ix_marks_person", "person"),
)

# Finished tables that a person has put away from his own list.
shelves = Table(
    "shelves",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Index("ix_shelves_person", "person"),
)

# What the coach found in a game that is over, for one of its seats.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),  # of the document's form
    Column("at", Double, nullable=False),
    Column("document", Text, nullable=False),  # JSON
)

# What a rated table that is over made of the ratings of who sat there. All of it follows from the tables: see house/rating.py.
ratings = Table(
    "ratings",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("player", String(50), primary_key=True),  # a person, or `bot:` and its name
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", Double, nullable=False),  # when the table was over
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("games", Integer, nullable=False),  # that he had played then, this one included
    Index("ix_ratings_player", "player"),
    Index("ix_ratings_game", "game", "seats", "at"),
)

# How long somebody took for a decision by post. It is told when the table is over: before, it would tell who was asked in secret.
replies = Table(
    "replies",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the act
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("late", Boolean, nullable=False),  # time ran out
    Index("ix_replies_person", "person", "at"),
)

# Who was asked to a table by name, and has neither come nor declined.
invitations = Table(
    "invitations",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_invitations_person", "person"),
)

# Whom a host took off a seat of his table: he does not come back to that one.
removals = Table(
    "removals",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_removals_person", "person"),
)

# Whom a host has sent away for what the rules of a game forbid.
breaches = Table(
    "breaches",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("host", ID, ForeignKey("persons.id"), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_breaches_person", "person", "host"),
)
