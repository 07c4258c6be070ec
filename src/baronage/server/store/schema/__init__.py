"""The schema, a module per topic. A change needs a migration; a test compares the two."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column

from baronage.server.store.schema.accounts import challenges as challenges
from baronage.server.store.schema.accounts import holidays as holidays
from baronage.server.store.schema.accounts import learned as learned
from baronage.server.store.schema.accounts import moderation_actions as moderation_actions
from baronage.server.store.schema.accounts import passkeys as passkeys
from baronage.server.store.schema.accounts import persons as persons
from baronage.server.store.schema.accounts import relations as relations
from baronage.server.store.schema.accounts import reports as reports
from baronage.server.store.schema.accounts import sessions as sessions
from baronage.server.store.schema.base import ID as ID
from baronage.server.store.schema.base import metadata as metadata
from baronage.server.store.schema.club import news as news
from baronage.server.store.schema.club import notes as notes
from baronage.server.store.schema.club import passes as passes
from baronage.server.store.schema.notifications import destinations as destinations
from baronage.server.store.schema.notifications import links as links
from baronage.server.store.schema.notifications import mail_slots as mail_slots
from baronage.server.store.schema.notifications import notification_queue as notification_queue
from baronage.server.store.schema.notifications import preferences as preferences
from baronage.server.store.schema.processes import facts as facts
from baronage.server.store.schema.processes import leases as leases
from baronage.server.store.schema.processes import outages as outages
from baronage.server.store.schema.processes import processes as processes
from baronage.server.store.schema.puzzles import puzzle_answers as puzzle_answers
from baronage.server.store.schema.puzzles import puzzle_ratings as puzzle_ratings
from baronage.server.store.schema.tables import analyses as analyses
from baronage.server.store.schema.tables import breaches as breaches
from baronage.server.store.schema.tables import campaign_files as campaign_files
from baronage.server.store.schema.tables import current_ratings as current_ratings
from baronage.server.store.schema.tables import invitations as invitations
from baronage.server.store.schema.tables import journal as journal
from baronage.server.store.schema.tables import marks as marks
from baronage.server.store.schema.tables import messages as messages
from baronage.server.store.schema.tables import pacts as pacts
from baronage.server.store.schema.tables import ratings as ratings
from baronage.server.store.schema.tables import removals as removals
from baronage.server.store.schema.tables import replies as replies
from baronage.server.store.schema.tables import seats as seats
from baronage.server.store.schema.tables import shelves as shelves
from baronage.server.store.schema.tables import tables as tables
from baronage.server.store.schema.tournaments import entrants as entrants
from baronage.server.store.schema.tournaments import pairings as pairings
from baronage.server.store.schema.tournaments import rounds as rounds
from baronage.server.store.schema.tournaments import rulings as rulings
from baronage.server.store.schema.tournaments import tournaments as tournaments


def naming_persons() -> list[Column[Any]]:
    """Return every column that references a person. They matter for deletion and export of personal data."""
    whole = (column for table in metadata.sorted_tables for column in table.c)
    return [column for column in whole if any(key.column is persons.c.id for key in column.foreign_keys)]
