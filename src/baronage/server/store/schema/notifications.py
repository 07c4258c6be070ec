"""Notifications: destinations, preferences and the queue."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text

from baronage.server.store.schema.base import ID, metadata

# Destinations: a mail address, a browser with web push, or a webhook.
destinations = Table(
    "destinations",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # mail, push, hook
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # signs webhook messages or encrypts pushes; empty for mail
    Column("name", String(60), nullable=False),  # chosen by the owner
    Column("created", Double, nullable=False),
    Column("proved", Double),  # when the owner confirmed it; null if not yet, then it is not used
    Column("used", Double),  # last delivery
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("rests", Double, nullable=False, server_default="0"),  # not used until then, after failures
    Column("given_up", String(200), nullable=False, server_default=""),  # reason for disabling it; empty while in use
    Index("ix_destinations_person", "person"),
)

# Notification preferences. People without a row have the defaults.
preferences = Table(
    "preferences",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("document", Text, nullable=False),  # JSON
)

# Notifications, one row per destination: stored in one commit with their cause, and kept for a while after sending.
notification_queue = Table(
    "notification_queue",
    metadata,
    Column("person", ID, ForeignKey("persons.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),  # move, short, over, invited, talk, round, way, remind, removed
    Column("about", String(40), primary_key=True),  # the table or other subject
    Column("number", Integer, primary_key=True),  # number of the decision there, so that it is sent once
    Column("destination", ID, primary_key=True),
    Column("facts", Text, nullable=False),  # JSON, without anything secret to the person
    Column("at", Double, nullable=False),  # time of the event
    Column("next", Double, nullable=False),  # time of the next attempt
    Column("tries", Integer, nullable=False),
    Column("state", String(10), nullable=False),  # waiting, sent, moot (obsolete), lost (not delivered)
    Column("digest", Boolean, nullable=False),  # whether it is sent in a digest
    Index("ix_notification_queue_next", "state", "next"),
    Index("ix_notification_queue_destination", "destination", "state"),
)

# Links in mails, which work once and for a short time; only a hash of the secret is stored.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ID, ForeignKey("persons.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # confirm, recover
    Column("about", ID, nullable=False),  # the destination to confirm
    Column("expires", Double, nullable=False),
    Index("ix_links_person", "person", "kind"),
)

# Slots for mails with links. The number of slots per key is fixed, so that two concurrent requests can't both take the
# last one. The key is a hash of the recipient or of the person who asked.
mail_slots = Table(
    "mail_slots",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("slot", Integer, primary_key=True),
    Column("until", Double, nullable=False),
    Index("ix_mail_slots_until", "until"),
)
