"""Personal data: export and deletion.

Games stay, because others played them too, without the name, and chat messages are removed. Only a meaningless id is
left.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import BindParameter, Row, Select, bindparam, delete, or_, select, update

from baronage.server.accounts.accounts import Person
from baronage.server.store.schema import (
    breaches,
    campaign_files,
    destinations,
    entrants,
    holidays,
    invitations,
    learned,
    links,
    marks,
    messages,
    moderation_actions,
    notes,
    notification_queue,
    passkeys,
    persons,
    preferences,
    puzzle_answers,
    puzzle_ratings,
    ratings,
    relations,
    removals,
    replies,
    reports,
    seats,
    sessions,
    shelves,
    tables,
    tournaments,
)
from baronage.server.store.store import PERSON, Store
from baronage.server.store.writer import Statement

_ID: BindParameter[str] = bindparam("person_id")
_NOBODY = (
    update(persons)
    .where(persons.c.id == _ID)
    .values(
        name="", plain_name="", login=None, password=None, shown="nobody", language="", arms="", gone=bindparam("left")
    )
)
_UNNAMED = update(seats).where(seats.c.person == _ID).values(name="", origin="")
_UNSAID = update(messages).where(messages.c.person == _ID).values(name="", text="", removed=True)
_CHANGED = (  # so that processes with a table in memory read it again
    update(tables)
    .where(tables.c.id.in_(select(seats.c.table).where(seats.c.person == _ID)))
    .values(changes=tables.c.changes + 1)
)
_FORGET_QUOTES = update(reports).where(reports.c.about == _ID).values(said="")
_DROPPED = [
    delete(sessions).where(sessions.c.person == _ID),
    delete(relations).where(or_(relations.c.person == _ID, relations.c.other == _ID)),
    delete(marks).where(marks.c.person == _ID),
    delete(shelves).where(shelves.c.person == _ID),
    delete(replies).where(replies.c.person == _ID),
    delete(campaign_files).where(campaign_files.c.person == _ID, campaign_files.c.table.is_(None)),
    *(
        delete(table).where(table.c.person == _ID)
        for table in (notification_queue, destinations, preferences, links, holidays, invitations)
    ),
    delete(invitations).where(invitations.c.by == _ID),
    *(delete(table).where(table.c.person == _ID) for table in (passkeys, learned, notes, puzzle_answers)),
    delete(puzzle_ratings).where(puzzle_ratings.c.player == _ID),
]


def deletion(store: Store, person: str) -> list[Statement]:
    """Return the statements that delete a person's data, except data shared with others."""
    values = {"person_id": person}
    changes = [(statement, values) for statement in (*_DROPPED, _UNNAMED, _CHANGED, _UNSAID, _FORGET_QUOTES)]
    return [*changes, (_NOBODY, {**values, "left": time.time()}), *store.announce(PERSON, person)]


def everything(store: Store, person: Person) -> dict[str, Any]:
    """Return all data about a person, as JSON, without secrets, of which only hashes are stored. Blocks."""
    mine = person.id
    (row,) = store.read(select(persons).where(persons.c.id == mine))
    sat = select(tables, seats.c.seat).join(seats, seats.c.table == tables.c.id).where(seats.c.person == mine)
    documents = store.read(select(campaign_files).where(campaign_files.c.person == mine))
    inner = ("id", "password", "holiday_changes", "plain_name")
    about = [name for name in persons.c.keys() if name not in inner]  # noqa: SIM118 (columns, not a dict)
    return {
        "account": {name: getattr(row, name) for name in about},
        "sessions": _rows(store, select(sessions).where(sessions.c.person == mine), "kind name scopes created expires"),
        "tables": [_table(one) for one in store.read(sat.order_by(tables.c.created))],
        "talk": _rows(store, select(messages).where(messages.c.person == mine), "table at channel name text"),
        "campaign_files": [{"game": it.game, "kind": it.kind, "document": json.loads(it.document)} for it in documents],
        "ratings": _rows(
            store, select(ratings).where(ratings.c.player == mine), "table game seats at mean doubt games"
        ),
        "answers_by_post": _rows(store, select(replies).where(replies.c.person == mine), "table at seconds late"),
        "passkeys": _rows(store, select(passkeys).where(passkeys.c.person == mine), "name created used"),
        "puzzles": _rows(store, select(puzzle_answers).where(puzzle_answers.c.person == mine), "game puzzle solved at"),
        "puzzle_ratings": _rows(
            store, select(puzzle_ratings).where(puzzle_ratings.c.player == mine), "game mean doubt games"
        ),
        "lessons": _rows(store, select(learned).where(learned.c.person == mine), "game lesson at"),
        "holidays": _rows(store, select(holidays).where(holidays.c.person == mine), "since until"),
        "notification_destinations": _rows(
            store, select(destinations).where(destinations.c.person == mine), "kind address name created proved"
        ),
        "notification_preferences": [
            json.loads(it.document) for it in store.read(select(preferences).where(preferences.c.person == mine))
        ],
        "notifications": _rows(
            store, select(notification_queue).where(notification_queue.c.person == mine), "kind about at state"
        ),
        "tournaments": _rows(store, _tournaments(mine), "id name game joined left"),
        "invitations": _rows(store, select(invitations).where(invitations.c.person == mine), "table at"),
        "removed_from": _rows(store, select(removals).where(removals.c.person == mine), "table at"),
        "sent_away_from": _rows(store, select(breaches).where(breaches.c.person == mine), "table seat at"),
        "notes_of_admins": _rows(store, select(notes).where(notes.c.person == mine), "at text"),
        "friends_and_blocks": _relations(store, mine),
        "reports_made": _rows(store, select(reports).where(reports.c.by == mine), "at why words table said closed"),
        "moderation_actions": _rows(
            store,
            select(moderation_actions).where(moderation_actions.c.person == mine),
            "at kind reason table until answer",
        ),
    }


def _rows(store: Store, wanted: Select[Any], names: str) -> list[dict[str, Any]]:
    return [{name: getattr(row, name) for name in names.split()} for row in store.read(wanted)]


def _tournaments(person: str) -> Select[Any]:
    wanted = select(tournaments.c.id, tournaments.c.name, tournaments.c.game, entrants.c.joined, entrants.c.left)
    return wanted.join(entrants, entrants.c.tournament == tournaments.c.id).where(entrants.c.person == person)


def _relations(store: Store, person: str) -> list[dict[str, Any]]:
    wanted = select(relations.c.kind, relations.c.at, persons.c.name, persons.c.login)
    wanted = wanted.join(persons, persons.c.id == relations.c.other).where(relations.c.person == person)
    return _rows(store, wanted, "kind at name login")


def _table(row: Row[Any]) -> dict[str, Any]:
    found = {name: getattr(row, name) for name in ("id", "game", "seat", "status", "created", "started", "ended")}
    return {**found, "places": json.loads(row.places) if row.places else None}


def tables_of(store: Store, person: str, statuses: Iterable[str]) -> Sequence[str]:
    """Return the tables of these statuses where the person plays or is the host. Blocks."""
    sitting = select(seats.c.table).where(seats.c.person == person)
    mine = or_(tables.c.id.in_(sitting), tables.c.host == person)
    return [row.id for row in store.read(select(tables.c.id).where(mine, tables.c.status.in_(list(statuses))))]
