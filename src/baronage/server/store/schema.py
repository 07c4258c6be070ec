"""What the store holds. A change here needs a migration beside it; a test compares the two.

A table is what was agreed (`tables`, `seats`) and what happened (`journal`), a row for each thing that the gate let through:
playing the journal again with the table's seed gives the table exactly as it was, drafts and standing answers included.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID = String(32)

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

messages = Table(
    "messages",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
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

# How far a person has read a channel, and whether it is muted.
marks = Table(
    "marks",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
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
    Column("kind", String(10), nullable=False),  # warn, mute, ban, lift, line, end, void, none
    Column("reason", Text, nullable=False),
    Column("person", ID, ForeignKey("persons.id")),  # whom it concerns
    Column("table", ID),
    Column("until", Double),
    Column("report", ID),
    Column("answer", Text, nullable=False, server_default=""),  # what whom it concerns said to it
    Index("ix_deeds_person", "person"),
    Index("ix_deeds_at", "at"),
)

# Where somebody is told what happens: an address for mail, a browser that takes pushes, a hook of a program.
ways = Table(
    "ways",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # mail, push, hook
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # by which a hook knows us, or a push is sealed; empty: mail has none
    Column("name", String(60), nullable=False),  # how its owner calls it
    Column("created", Double, nullable=False),
    Column("proved", Double),  # when its owner has shown that it is his; null: not yet, and nothing goes there
    Column("used", Double),  # when something last arrived
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("rests", Double, nullable=False, server_default="0"),  # after failures it is left alone until then
    Column("given_up", String(200), nullable=False, server_default=""),  # why; empty: it is in use
    Index("ix_ways_person", "person"),
)

# Of what, by which ways and when somebody wants to be told; who has no row wants what is usual.
wishes = Table(
    "wishes",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("document", Text, nullable=False),  # JSON
)

# What somebody is to be told, once for each way: written down with what causes it, and kept for a while after it was sent.
notices = Table(
    "notices",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),  # move, short, over, invited, talk, round, way, remind
    Column("about", String(40), primary_key=True),  # the table, or whatever else it is about
    Column("number", Integer, primary_key=True),  # of the decision there: it is told once
    Column("way", ID, primary_key=True),
    Column("facts", Text, nullable=False),  # JSON: nothing that the person alone may know
    Column("at", Double, nullable=False),  # when it came about
    Column("next", Double, nullable=False),  # when it is to be sent, or tried again
    Column("tries", Integer, nullable=False),
    Column("state", String(10), nullable=False),  # waiting, sent, moot (it is no longer so), lost (nobody took it)
    Column("digest", Boolean, nullable=False),  # does it go with others, in one?
    Index("ix_notices_next", "state", "next"),
    Index("ix_notices_way", "way", "state"),
)

# What a link in a mail is good for, once and not for long; only a hash of its secret is kept.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # confirm, recover
    Column("about", ID, nullable=False),  # the way that is confirmed
    Column("expires", Double, nullable=False),
    Index("ix_links_person", "person", "kind"),
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

# A tournament: what was agreed on, who takes part (`entrants`), and who met whom (`rounds` and their `pairings`). Everything else
# follows from these; whoever changes anything has seen the last change (`changes`).
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", ID, ForeignKey("persons.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("terms", Text, nullable=False),  # JSON
    Column("status", String(10), nullable=False),  # announced, running, over, off
    Column("created", Double, nullable=False),
    Column("starts", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("wakes", Double),  # when something is to be done at it by itself; null: when a table of it is over
    Column("seed", Integer, nullable=False),
    Column("changes", Integer, nullable=False, server_default="0"),
    Index("ix_tournaments_status", "status", "starts"),
    Index("ix_tournaments_wakes", "wakes"),
    Index("ix_tournaments_host", "host", "status"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ID, ForeignKey("persons.id")),
    Column("bot", String(40), nullable=False),
    Column("joined", Double, nullable=False),
    Column("left", Double),  # since when he takes no part any more
    Column("order", Integer),  # on the list from the strongest to the weakest, from the start on
    Index("ix_entrants_person", "person"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("byes", Text, nullable=False),  # JSON: numbers of entrants
    Column("walkovers", Text, nullable=False),  # JSON
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table", ID, ForeignKey("tables.id"), nullable=False),
    Column("entrants", Text, nullable=False),  # JSON: numbers, in the order of the seats
    Column("done", Double),  # when it was counted
    Column("places", Text),  # JSON, as they count; null with `done`: it counts for nothing
    Index("ix_pairings_done", "done"),
    Index("ix_pairings_table", "table"),
)

# What a running table waits for, and which process sees to its bots and clocks; it has no row before the start and after the end.
alarms = Table(
    "alarms",
    metadata,
    Column("table", ID, ForeignKey("tables.id"), primary_key=True),
    Column("waiting", BigInteger, nullable=False),  # bit set of seats; told to nobody but them
    Column("due", Double),  # when something has to be done by itself; null: never
    Column("keeper", ID, nullable=False),
    Index("ix_alarms_due", "due"),
)

# The processes that share this store: what one keeps that is not heard of in time falls to another.
keepers = Table(
    "keepers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("until", Double, nullable=False),
)

# Times in which no process was there: no clock ran.
outages = Table(
    "outages",
    metadata,
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

# Single facts about the server itself, such as when it was last alive.
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
