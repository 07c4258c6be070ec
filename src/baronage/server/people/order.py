"""Order in the house: what people report of one another, and what keepers do about it.

Each act is written down with who did it and why, in the same commit, and whom it concerns can read it and answer. A mute stops
talk, never moves; who is banned is not let in. A keeper reads what was reported, and nothing else that was said.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Row, bindparam, func, insert, select, update

from baronage.server.errors import Denied
from baronage.server.people.people import DAY, Person
from baronage.server.store.schema import deeds, persons, reports, seats, tournaments
from baronage.server.store.store import PERSON, Store
from baronage.server.store.writer import Statement, guarded
from baronage.server.words import say

Act = Literal["warn", "mute", "ban", "lift", "line", "end", "void", "words", "none"]
MOST_OPEN = 20  # reports of one person that nobody has seen to
MOST_SHOWN = 100

_REPORT, _DEED = insert(reports), insert(deeds)
_CLOSE = update(reports).where(reports.c.id == bindparam("report_id")).values(closed=bindparam("when"))
_MUTE = update(persons).where(persons.c.id == bindparam("person_id")).values(muted=bindparam("end"))
_BAN = update(persons).where(persons.c.id == bindparam("person_id")).values(banned=bindparam("end"))
_KEEPER = guarded(update(persons).where(persons.c.login == bindparam("of_login")).values(keeper=True))
_ANSWER = guarded(
    update(deeds)
    .where(deeds.c.id == bindparam("deed_id"), deeds.c.person == bindparam("mine"))
    .values(answer=bindparam("words"))
)


@dataclass(frozen=True)
class Deed:
    """What a keeper does: to whom, for how many days (mute, ban), why, and on which report; `table`, `line`: at which table, and
    to what was said there."""

    kind: Act
    person: str
    reason: str
    days: float = 0.0
    report: str = ""
    table: str = ""
    line: int = 0


class Order:
    """Reports and acts, in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def appoint(self, login: str) -> None:
        """Who has this sign-in name keeps the server from now on; Conflict: nobody has it."""
        await self.store.write((_KEEPER, {"of_login": login}))

    async def report(
        self, by: Person, about: str, why: str, words: str, table: str = "", line: tuple[int, str] | None = None
    ) -> str:
        """Tell the keeper of somebody; `line`: what he said at the table, with its number there."""
        if about == by.id:
            raise Denied("refused", say("yourself"))
        mine = select(func.count()).where(reports.c.by == by.id, reports.c.closed.is_(None))
        if (await asyncio.to_thread(self.store.read, mine))[0][0] >= MOST_OPEN:
            raise Denied("refused", say("most-reports", most=MOST_OPEN))
        id = secrets.token_urlsafe(9)
        row = {"id": id, "at": time.time(), "by": by.id, "about": about, "why": why, "words": words}
        number, said = line or (None, "")
        await self.store.write((_REPORT, {**row, "table": table or None, "line": number, "said": said}))
        return id

    async def do(self, keeper: Person, deed: Deed, *also: Statement) -> str:
        """Do it, and write it down, with what else comes of it."""
        now, id = time.time(), secrets.token_urlsafe(9)
        until = now + deed.days * DAY if deed.kind in ("mute", "ban") else None
        row = {"id": id, "at": now, "keeper": keeper.id, "kind": deed.kind, "reason": deed.reason}
        row |= {"person": deed.person or None, "table": deed.table or None, "until": until}
        row |= {"report": deed.report or None}
        changes: list[Statement] = [(_DEED, row)]
        values = {"person_id": deed.person, "end": until}
        if deed.kind in ("mute", "lift"):
            changes.append((_MUTE, values))
        if deed.kind in ("ban", "lift"):
            changes.append((_BAN, values))
        if deed.report:
            changes.append((_CLOSE, {"report_id": deed.report, "when": now}))
        await self.store.write(*changes, *also, *self.store.announce(PERSON, deed.person))
        return id

    async def answer(self, person: Person, deed: str, words: str) -> None:
        """What whom it concerns says to it; Conflict: it does not concern him."""
        await self.store.write((_ANSWER, {"deed_id": deed, "mine": person.id, "words": words}))

    # --- what is read; these block ------------------------------------------------------------------------------

    def open_reports(self) -> Sequence[Row[Any]]:
        """Those that nobody has seen to, the oldest first, with names and how many acts there were before."""
        before = select(func.count()).where(deeds.c.person == reports.c.about, deeds.c.kind != "none").scalar_subquery()
        teller = persons.alias()
        wanted = (
            select(reports, persons.c.name, persons.c.login, teller.c.name.label("teller"), before.label("before"))
            .add_columns(persons.c.arms, tournaments.c.id.label("tournament"))
            .join(persons, persons.c.id == reports.c.about)
            .join(teller, teller.c.id == reports.c.by)
            .join(tournaments, tournaments.c.id == reports.c.table, isouter=True)
            .where(reports.c.closed.is_(None))
        )
        return self.store.read(wanted.order_by(reports.c.at).limit(MOST_SHOWN))

    def report_about(self, id: str) -> tuple[str, str, int]:
        """Whom a report is about, at which table, and which line of its talk; nobody: there is none, or it was seen to."""
        wanted = select(reports.c.about, reports.c.table, reports.c.line)
        rows = self.store.read(wanted.where(reports.c.id == id, reports.c.closed.is_(None)))
        return (rows[0].about, rows[0].table or "", rows[0].line or 0) if rows else ("", "", 0)

    def log(self, person: str = "") -> Sequence[Row[Any]]:
        """What keepers did, the newest first; to one person, or all of it."""
        whose = persons.alias()
        wanted = (
            select(deeds, persons.c.name.label("by"), whose.c.name.label("whom"), whose.c.login)
            .join(persons, persons.c.id == deeds.c.keeper)
            .join(whose, whose.c.id == deeds.c.person, isouter=True)
        )
        if person:
            here = deeds.c.table.in_(select(seats.c.table).where(seats.c.person == person))
            mine = (deeds.c.person == person) | (deeds.c.kind.in_(["end", "void"]) & here)
            wanted = wanted.where(mine, deeds.c.kind != "none")
        return self.store.read(wanted.order_by(deeds.c.at.desc()).limit(MOST_SHOWN))

    def muted_until(self, person: str) -> float | None:
        """Until when he says nothing; None: he may talk."""
        rows = self.store.read(select(persons.c.muted).where(persons.c.id == person))
        found = rows[0].muted if rows else None
        return found if found is not None and found > time.time() else None

    def counts(self, since: float) -> dict[str, int]:
        """How many there are: members, those who came since, those who are muted or banned."""
        now = time.time()
        wanted = {
            "members": persons.c.login.is_not(None),
            "new": (persons.c.created > since) & persons.c.login.is_not(None),
            "seen": persons.c.seen > since,
            "muted": (persons.c.muted > now) | (persons.c.banned > now),
        }
        return {name: int(self.store.read(select(func.count()).where(it))[0][0]) for name, it in wanted.items()}
