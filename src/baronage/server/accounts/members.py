"""The list of people for admins: search, roles, names, admission and notes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Row, bindparam, delete, func, insert, or_, select, update

from baronage.server.accounts.accounts import RENAME, People, Person
from baronage.server.accounts.names import plain
from baronage.server.accounts.reports import ActionKind, ModerationAction, Reports
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import notes, persons, sessions
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement, guarded

Group = Literal["all", "members", "admins", "organisers", "waiting", "banned", "guests"]
MAX_NOTES = 100  # about a person

_ROLES = (
    update(persons)
    .where(persons.c.id == bindparam("person_id"))
    .values(admin=bindparam("new_admin"), organiser=bindparam("new_organiser"))
)
_WAITS = [persons.c.id == bindparam("person_id"), persons.c.waits.is_not(None)]
_ADMIT = guarded(update(persons).where(*_WAITS).values(waits=None))
_REFUSE = guarded(update(persons).where(*_WAITS).values(waits=None, login=None, password=None))
_SIGN_OUT = delete(sessions).where(sessions.c.person == bindparam("person_id"))
_ADD_NOTE = insert(notes)
_DROP_NOTE = guarded(delete(notes).where(notes.c.id == bindparam("of_id"), notes.c.person == bindparam("about")))


class Members:
    """The people of a server, as admins see them."""

    def __init__(self, store: Store, people: People, reports: Reports) -> None:
        self.store, self.people, self.reports = store, people, reports

    # --- reading (blocking) -------------------------------------------------------------------------------------

    def search(self, words: str, group: Group, first: int, most: int) -> tuple[int, Sequence[Row[Any]]]:
        """Return the number of people of a group whose name contains these words, and a page of them by name."""
        wanted = [persons.c.gone.is_(None), *_in(group)]
        if words:
            called = [func.lower(persons.c.name).contains(words.lower(), autoescape=True)]
            called += [persons.c.login.contains(words.lower(), autoescape=True)]
            called += [persons.c.plain_name.contains(plain(words), autoescape=True)] if plain(words) else []
            wanted.append(or_(*called))
        count = int(self.store.read(select(func.count()).select_from(persons).where(*wanted))[0][0])
        order = persons.c.waits.asc() if group == "waiting" else func.lower(persons.c.name)
        rows = self.store.read(select(persons).where(*wanted).order_by(order, persons.c.id).offset(first).limit(most))
        return count, rows

    def one(self, id: str) -> Row[Any]:
        """Return a person's row; raise ApiError if there is none."""
        rows = self.store.read(select(persons).where(persons.c.id == id, persons.c.gone.is_(None)))
        if not rows:
            raise ApiError("no-person", msg("no-person"))
        return rows[0]

    def notes(self, id: str) -> Sequence[Row[Any]]:
        """Return the notes about a person, newest first."""
        wanted = select(notes, persons.c.name.label("by_name")).join(persons, persons.c.id == notes.c.by)
        return self.store.read(wanted.where(notes.c.person == id).order_by(notes.c.at.desc(), notes.c.id))

    # --- changes ------------------------------------------------------------------------------------------------

    async def set_roles(self, by: Person, id: str, admin: bool, organiser: bool, reason: str) -> None:
        """Make a member an admin or organiser, or dismiss them. Admins can't dismiss themselves."""
        row = await asyncio.to_thread(self.one, id)
        if id == by.id and not admin:
            raise ApiError("refused", msg("admin-stays"), "admin")
        if not row.login and (admin or organiser):
            raise ApiError("refused", msg("role-account"), "admin")
        values = {"person_id": id, "new_admin": admin, "new_organiser": organiser}
        await self._do(by, id, "roles", reason, (_ROLES, values))

    async def rename(self, by: Person, id: str, name: str, reason: str) -> None:
        """Give a person another display name."""
        row = await asyncio.to_thread(self.one, id)
        free = await self.people.free_name(name, Person(row.id, row.name, row.login or "", admin=row.admin))
        values = {"person_id": id, "new_name": free, "new_plain": plain(free)}
        await self._do(by, id, "name", reason, (RENAME, values))

    async def admit(self, by: Person, id: str, admit: bool, reason: str) -> None:
        """Admit a person who waits to become a member, or refuse: then they have no account any more."""
        changes: list[Statement] = [(_ADMIT if admit else _REFUSE, {"person_id": id})]
        if not admit:
            changes.append((_SIGN_OUT, {"person_id": id}))
        try:
            await self._do(by, id, "admit" if admit else "refuse", reason, *changes)
        except Conflict as error:
            raise ApiError("refused", msg("waits-not")) from error

    async def note(self, by: Person, id: str, text: str) -> None:
        """Add a note about a person. Only admins read it; the person gets it with a copy of their data."""
        await asyncio.to_thread(self.one, id)
        if len(await asyncio.to_thread(self.notes, id)) >= MAX_NOTES:
            raise ApiError("refused", msg("most-notes", most=MAX_NOTES))
        row = {"id": secrets.token_urlsafe(9), "person": id, "by": by.id, "at": time.time(), "text": text}
        await self.store.write((_ADD_NOTE, row))

    async def drop_note(self, id: str, note: str) -> None:
        """Delete a note."""
        try:
            await self.store.write((_DROP_NOTE, {"of_id": note, "about": id}))
        except Conflict as error:
            raise ApiError("no-person", msg("no-person")) from error

    async def _do(self, by: Person, id: str, kind: ActionKind, reason: str, *changes: Statement) -> None:
        await self.reports.do(by, ModerationAction(kind, id, reason), *changes)
        self.people.forget(id)


def _in(group: Group) -> list[Any]:
    """Return the conditions for a group."""
    is_member = persons.c.login.is_not(None)
    conditions: dict[Group, list[Any]] = {
        "all": [],
        "members": [is_member, persons.c.waits.is_(None)],
        "admins": [persons.c.admin],
        "organisers": [persons.c.organiser],
        "waiting": [persons.c.waits.is_not(None)],
        "banned": [or_(persons.c.banned > time.time(), persons.c.muted > time.time())],
        "guests": [persons.c.login.is_(None)],
    }
    return conditions[group]
