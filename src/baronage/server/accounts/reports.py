"""Reports and moderation actions.

Each action is stored with its admin and its reason in one commit. The person concerned can read it and reply. A mute
stops chat, never moves; a banned person can't sign in. Admins read reported messages and no others.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Row, bindparam, func, insert, select, update

from baronage.server.accounts.accounts import DAY, Person
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import moderation_actions, persons, reports, seats, tournaments
from baronage.server.store.store import PERSON, Store
from baronage.server.store.writer import Statement, guarded

ActionKind = Literal[
    "warn",
    "mute",
    "ban",
    "lift",
    "line",
    "end",
    "void",
    "words",
    "none",
    "roles",
    "name",
    "recovery",
    "admit",
    "refuse",
    "club",
]
MAX_OPEN, MAX_OPEN_OF_GUEST = 20, 3  # open reports per person
MAX_SHOWN = 100

_REPORT, _ACTION = insert(reports), insert(moderation_actions)
_CLOSE = update(reports).where(reports.c.id == bindparam("report_id")).values(closed=bindparam("when"))
_MUTE = update(persons).where(persons.c.id == bindparam("person_id")).values(muted=bindparam("end"))
_BAN = update(persons).where(persons.c.id == bindparam("person_id")).values(banned=bindparam("end"))
_ADMIN = guarded(update(persons).where(persons.c.login == bindparam("of_login")).values(admin=True))
_ANSWER = guarded(
    update(moderation_actions)
    .where(moderation_actions.c.id == bindparam("action_id"), moderation_actions.c.person == bindparam("mine"))
    .values(answer=bindparam("words"))
)


@dataclass(frozen=True)
class ModerationAction:
    """A moderation action: the person, the length in days (mute, ban), the reason and the report.

    `table` and `line` identify a table and a chat message there.
    """

    kind: ActionKind
    person: str
    reason: str
    days: float = 0.0
    report: str = ""
    table: str = ""
    line: int = 0


class Reports:
    """Reports and moderation actions in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def appoint(self, login: str) -> None:
        """Make the person with this sign-in name an admin; raise Conflict if there is none."""
        await self.store.write((_ADMIN, {"of_login": login}))

    async def report(
        self, by: Person, about: str, why: str, words: str, table: str = "", line: tuple[int, str] | None = None
    ) -> str:
        """Report a person. `line` is the number and the text of a chat message."""
        if about == by.id:
            raise ApiError("refused", msg("yourself"))
        number, text = line or (None, "")
        same = [reports.c.by == by.id, reports.c.about == about, reports.c.words == words, reports.c.why == why]
        same += [reports.c.table == (table or None), reports.c.line == number, reports.c.closed.is_(None)]
        repeated = await asyncio.to_thread(self.store.read, select(reports.c.id).where(*same).limit(1))
        if repeated:  # the response to the first may have been lost
            return str(repeated[0].id)
        mine = select(func.count()).where(reports.c.by == by.id, reports.c.closed.is_(None))
        most = MAX_OPEN if by.login else MAX_OPEN_OF_GUEST
        if (await asyncio.to_thread(self.store.read, mine))[0][0] >= most:
            raise ApiError("refused", msg("most-reports", most=most))
        id = secrets.token_urlsafe(9)
        row = {"id": id, "at": time.time(), "by": by.id, "about": about, "why": why, "words": words}
        await self.store.write((_REPORT, {**row, "table": table or None, "line": number, "said": text}))
        return id

    async def do(self, admin: Person, action: ModerationAction, *also: Statement) -> str:
        """Carry out an action and store it, together with the statements `also`."""
        now, id = time.time(), secrets.token_urlsafe(9)
        until = now + action.days * DAY if action.kind in ("mute", "ban") else None
        row = {"id": id, "at": now, "admin": admin.id, "kind": action.kind, "reason": action.reason}
        row |= {"person": action.person or None, "table": action.table or None, "until": until}
        row |= {"report": action.report or None}
        changes: list[Statement] = [(_ACTION, row)]
        values = {"person_id": action.person, "end": until}
        if action.kind in ("mute", "lift"):
            changes.append((_MUTE, values))
        if action.kind in ("ban", "lift"):
            changes.append((_BAN, values))
        if action.report:
            changes.append((_CLOSE, {"report_id": action.report, "when": now}))
        await self.store.write(*changes, *also, *self.store.announce(PERSON, action.person))
        return id

    async def answer(self, person: Person, action: str, words: str) -> None:
        """Store a person's reply to an action; raise Conflict if it doesn't concern them."""
        await self.store.write((_ANSWER, {"action_id": action, "mine": person.id, "words": words}))

    # --- reading (blocking) -------------------------------------------------------------------------------------

    def open_reports(self, first: int = 0) -> Sequence[Row[Any]]:
        """Return a page of open reports, newest first, with names and the number of earlier actions.

        `first` is the number of reports to skip.
        """
        before = (
            select(func.count())
            .where(moderation_actions.c.person == reports.c.about, moderation_actions.c.kind != "none")
            .scalar_subquery()
        )
        teller = persons.alias()
        wanted = (
            select(reports, persons.c.name, persons.c.login, teller.c.name.label("teller"), before.label("before"))
            .add_columns(persons.c.arms, tournaments.c.id.label("tournament"))
            .join(persons, persons.c.id == reports.c.about)
            .join(teller, teller.c.id == reports.c.by)
            .join(tournaments, tournaments.c.id == reports.c.table, isouter=True)
            .where(reports.c.closed.is_(None))
        )
        newest = wanted.order_by(reports.c.at.desc(), reports.c.id)
        return self.store.read(newest.offset(first).limit(MAX_SHOWN))

    def count_open(self) -> int:
        """Return the number of open reports."""
        return int(self.store.read(select(func.count()).where(reports.c.closed.is_(None)))[0][0])

    def report_about(self, id: str) -> tuple[str, str, int]:
        """Return the person, table and message of an open report; empty values if there is none."""
        wanted = select(reports.c.about, reports.c.table, reports.c.line)
        rows = self.store.read(wanted.where(reports.c.id == id, reports.c.closed.is_(None)))
        return (rows[0].about, rows[0].table or "", rows[0].line or 0) if rows else ("", "", 0)

    def log(self, person: str = "") -> Sequence[Row[Any]]:
        """Return the moderation actions, newest first: all, or those concerning one person."""
        whose = persons.alias()
        wanted = (
            select(moderation_actions, persons.c.name.label("by"), whose.c.name.label("whom"), whose.c.login)
            .join(persons, persons.c.id == moderation_actions.c.admin)
            .join(whose, whose.c.id == moderation_actions.c.person, isouter=True)
        )
        if person:
            here = moderation_actions.c.table.in_(select(seats.c.table).where(seats.c.person == person))
            mine = (moderation_actions.c.person == person) | (moderation_actions.c.kind.in_(["end", "void"]) & here)
            wanted = wanted.where(mine, moderation_actions.c.kind != "none")
        return self.store.read(wanted.order_by(moderation_actions.c.at.desc()).limit(MAX_SHOWN))

    def muted_until(self, person: str) -> float | None:
        """Return until when a person is muted, or None."""
        rows = self.store.read(select(persons.c.muted).where(persons.c.id == person))
        found = rows[0].muted if rows else None
        return found if found is not None and found > time.time() else None

    def counts(self, since: float) -> dict[str, int]:
        """Return the numbers of members, new members, recently seen people, muted or banned people and people who wait to
        be admitted.
        """
        now = time.time()
        member = persons.c.login.is_not(None) & persons.c.waits.is_(None)
        wanted = {
            "members": member,
            "new": (persons.c.created > since) & member,
            "waiting": persons.c.waits.is_not(None),
            "seen": persons.c.seen > since,
            "muted": (persons.c.muted > now) | (persons.c.banned > now),
        }
        return {name: int(self.store.read(select(func.count()).where(it))[0][0]) for name, it in wanted.items()}
