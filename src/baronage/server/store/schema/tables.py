"""Tables: settings (`tables`, `seats`) and the journal of accepted entries.

Replaying the journal with the table's seed gives the exact table, including drafts and auto-answers.
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
    Column("time_control", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("host", ID, ForeignKey("persons.id"), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, over; archived: closed without a result
    Column("seed", LargeBinary, nullable=False),  # never leaves the server before the end
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("next", ID),  # the rematch
    Column("changes", Integer, nullable=False, server_default="0"),  # version number for concurrent changes
    Column("campaign_file", String(40), nullable=False, server_default=""),  # kind of campaign file each seat brings
    Column("held", Boolean, nullable=False, server_default="0"),  # whether secret windows are held open for a while
    Column("places", Text),  # JSON: place of each seat, once over
    Column(
        "stand_in", String(10), nullable=False, server_default=""
    ),  # for a long absent player; empty for the game's default
    Column("hints", Boolean),  # whether hints are allowed; null allows them only alone against bots
    Column("sampled", Boolean, nullable=False, server_default="0"),  # a trial board with hidden information guessed
    Column("rated", Boolean, nullable=False, server_default="0"),  # whether it counts for ratings
    Column("counted", Boolean, nullable=False, server_default="0"),  # whether it has been counted
    Column("sought", Boolean, nullable=False, server_default="0"),  # filled by matchmaking: starts automatically
    Column("void", Boolean, nullable=False, server_default="0"),  # voided by an admin
    # Once over: the team of each seat (JSON; null without teams), the cause of the end, and the number of turns and
    # moves.
    Column("sides", Text),
    Column("ending", String(40), nullable=False, server_default=""),
    Column("turns", Integer),
    Column("moves", Integer),
    Column("size", Integer, nullable=False, server_default="0"),  # number of seats
    Column("bots", Boolean, nullable=False, server_default="0"),  # whether bots play
    Column("opening", String(120), nullable=False, server_default=""),  # the first moves, if public
    Column("note", String(60), nullable=False, server_default=""),  # of the host for those invited, until the start
    Column("altered", Text, nullable=False, server_default=""),  # full name of a game with house rules; empty without
    Index("ix_tables_status", "status", "created"),
    # The archive counts with this index alone.
    Index(
        "ix_tables_ended",
        *"status public ended void game rated ending turns size bots".split(),  # noqa: SIM905
    ),
    Index("ix_tables_turns", "status", "public", "turns", "void", "ended", "id"),
    Index("ix_tables_game", "status", "public", "game", "ended"),
    Index("ix_tables_rated", "rated", "status", "ended"),
    Index("ix_tables_counted", "rated", "status", "counted", "ended"),
    Index("ix_tables_host", "host", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("persons.id")),
    Column("bot", String(40), nullable=False),
    Column("invited", Boolean, nullable=False),  # whether the seat needs the invitation code
    Column("name", String(40), nullable=False),
    Column("campaign_file", ID),  # campaign file of the seat
    Column(
        "since", Integer, nullable=False, server_default="0"
    ),  # for a substitute: last chat message before they came
    Column("origin", String(32), nullable=False, server_default=""),  # hash of the address the player joined from
    Index("ix_seats_person", "person"),
)

# Campaign files. A file in use at a table can't be edited.
campaign_files = Table(
    "campaign_files",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("document", Text, nullable=False),  # JSON
    Column("uploaded", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Column("changes", Integer, nullable=False),  # version number for concurrent changes
    Column("table", ID),
    Index("ix_campaign_files_person", "person"),
)

journal = Table(
    "journal",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two processes can't both write the same number
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

# Chat messages of a table or a tournament; `table` may be a tournament's id.
messages = Table(
    "messages",
    metadata,
    Column("table", ID, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("channel", String(80), nullable=False),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),  # null for spectators
    Column("text", Text, nullable=False),
    Column(
        "key", String(40), nullable=False, server_default=""
    ),  # from the sender, so that a repeated message is posted once
    Column("removed", Boolean, nullable=False, server_default="0"),  # removed by an admin, or with its author's account
    Index("ix_messages_person", "person"),
)

# Proposals between players of a table, and the answers.
pacts = Table(
    "pacts",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("id", ID, nullable=False),  # random: a number would reveal secret proposals of others
    Column("at", Double, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("by", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("facts", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("answer", String(10), nullable=False),
    Column("since", Integer, nullable=False),  # number of history entries when it was answered
)

# Read marks: how far a person has read a channel of a table or a tournament, and whether it is muted.
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

# Finished tables that a person has archived in their own list.
shelves = Table(
    "shelves",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Index("ix_shelves_person", "person"),
)

# Analyses of finished games by the coach, per seat.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),  # of the document's format
    Column("at", Double, nullable=False),
    Column("document", Text, nullable=False),  # JSON
)

# Ratings after each rated table. They can be recomputed from the tables: see `club/ratings.py`.
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
    Column("games", Integer, nullable=False),  # played until then, including this one
    Index("ix_ratings_player", "player"),
    Index("ix_ratings_game", "game", "seats", "at"),
)

# The newest rating of each player and field; `ratings` has the history. `version` detects concurrent changes.
current_ratings = Table(
    "current_ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("player", String(50), primary_key=True),
    Column("table", ID, ForeignKey("tables.id"), nullable=False),  # the last table counted
    Column("at", Double, nullable=False),
    Column("mean", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Index("ix_current_ratings_player", "player"),
)

# Time taken for correspondence decisions. It is shown only after the game: earlier it would reveal secret decisions.
replies = Table(
    "replies",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the journal entry
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("late", Boolean, nullable=False),  # whether time ran out
    Index("ix_replies_person", "person", "at"),
)

# Open invitations by name.
invitations = Table(
    "invitations",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_invitations_person", "person"),
)

# People removed by a host. They can't return to that table.
removals = Table(
    "removals",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("by", ID, ForeignKey("persons.id"), nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_removals_person", "person"),
)

# People expelled by a host by a rule of the game.
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
