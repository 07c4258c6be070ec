"""What people are told when they are not there: of what, by which ways, and what still waits to be sent."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

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
