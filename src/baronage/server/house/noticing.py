"""The desk at which notices are written: what people who are elsewhere are told of what happens at tables.

Whatever is written is written down with what causes it, in one commit: so none is lost, and none comes twice. At a live table
nobody is told of moves: who plays is there. Nothing secret is in a notice: not what is asked, not what was said. In a secret
window who is asked is told by ways that only he reads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from baronage.engine.errors import Refusal
from baronage.server.house.listing import OPEN, Listing
from baronage.server.house.room import Room
from baronage.server.notices.queue import Entry, Queue
from baronage.server.notices.wishes import INVITED, MOVE, OVER, REMIND, REMOVED, ROUND, SHORT, TALK
from baronage.server.pace import Live
from baronage.server.play.table import Table
from baronage.server.play.talk import Spoken, group
from baronage.server.store.schema import marks
from baronage.server.store.writer import Statement

if TYPE_CHECKING:
    from baronage.server.house.rooms import Rooms

MOST_GONE = 0.8  # of his time: then somebody is told so
TALKED = 600.0  # seconds in which somebody is told at most once that he was talked to at a table


class Desk:
    """Writes notices into the queue."""

    grace = 30.0  # seconds in which somebody who is there answers, and need not be told
    looking = 120.0  # seconds for which somebody who looks at the table is left alone

    def __init__(self, queue: Queue) -> None:
        self.queue = queue

    # --- what is written ----------------------------------------------------------------------------------------

    def of_act(self, listing: Listing, table: Table, at: float) -> list[Statement]:
        """What comes of the last act at a table, or of its start: who is asked now, or that it is over."""
        if isinstance(table.pace, Live) or listing.sampled:
            return []
        people = {sitter.person for sitter in listing.sitters if sitter.person}
        if len(people) < 2 or all(self.queue.book.wants(person) is None for person in people):
            return []  # who plays alone keeps nobody waiting
        if table.over:
            return [statement for person in sorted(people) for statement in self._over(listing, person, at)]
        found: list[Statement] = []
        for seat, number in table.asked.items():
            person = listing.sitters[seat].person
            if number == table.acts and person and not table.bot_of(seat):
                found += self._asked(listing, table, seat, person, at)
        return found

    def _asked(self, listing: Listing, table: Table, seat: int, person: str, at: float) -> list[Statement]:
        number, openly = table.asked[seat], not table.state.in_secret() and table.state.asks_openly()
        due = due_of(table, seat)
        facts = {**facts_of(listing, person), "seat": seat, "decision": number, "due": due, "put": at}
        found = self.queue.add(person, MOVE, listing.id, number, facts, at, at + self.grace, openly)
        if due is not None:
            short = short_at(at, due)
            found += self.queue.add(person, SHORT, listing.id, number, facts, at, short, openly)
        return found

    def _over(self, listing: Listing, person: str, at: float) -> list[Statement]:
        place = listing.places[listing.seats_of(person)[0]] if listing.places else 0
        facts = {**facts_of(listing, person), "place": place}
        return self.queue.add(person, OVER, listing.id, 0, facts, at)

    def of_talk(self, listing: Listing, spoken: Spoken) -> list[Statement]:
        """What comes of something that was said in private."""
        people = {listing.sitters[seat].person for seat in group(spoken.channel)} - {"", spoken.person}
        found: list[Statement] = []
        for person in sorted(people):
            facts = {**facts_of(listing, person), "by": spoken.name, "channel": spoken.channel}
            ready = spoken.at + self.grace
            found += self.queue.add(person, TALK, listing.id, int(spoken.at // TALKED), facts, spoken.at, ready, False)
        return found

    def of_invitation(self, listing: Listing, person: str, by: str, at: float) -> list[Statement]:
        """Somebody asks a person to a table."""
        facts = {**facts_of(listing, person), "by": by, "invitation": listing.invitation}
        return self.queue.add(person, INVITED, listing.id, 0, facts, at)

    def of_reminder(self, listing: Listing, table: Table, seat: int, by: str, at: float) -> list[Statement]:
        """The host asks who is waited for, as all know, to move."""
        person = listing.sitters[seat].person
        facts = {**facts_of(listing, person), "seat": seat, "decision": table.asked.get(seat, -1), "by": by}
        return self.queue.add(person, REMIND, listing.id, table.acts, facts, at)

    def of_removal(self, listing: Listing, person: str, at: float) -> list[Statement]:
        """The host took a person off his seat; off the last of them, if he had several."""
        return self.queue.add(person, REMOVED, listing.id, 0, facts_of(listing, person), at)

    def of_round(
        self, person: str, tournament: str, name: str, number: int, at: float, table: Listing | None = None
    ) -> list[Statement]:
        """A round of a tournament begins; 0: the tournament is about to. `table`: at which this person plays."""
        facts: dict[str, Any] = facts_of(table, person) if table is not None else {}
        facts |= {"tournament": tournament, "name": name, "number": number}
        return self.queue.add(person, ROUND, tournament, number, facts, at)

    # --- is it still so? ----------------------------------------------------------------------------------------

    async def fresh(self, rooms: Rooms, entry: Entry, now: float) -> Mapping[str, Any] | float | None:
        """The facts of a notice as they are now; an instant: not before then; None: it is no longer so."""
        id = entry.facts.get("table", "")
        if entry.kind not in (MOVE, SHORT, REMIND, TALK, INVITED) or not id:
            return entry.facts
        try:
            room = await rooms.find(id)
            if entry.kind == INVITED:
                free = room.listing.status == OPEN and not room.listing.seats_of(entry.person)
                return entry.facts if free else None
            if entry.kind == TALK:
                quiet = is_looking(room, entry.person) or await self._muted(entry, id)
                return None if quiet else entry.facts
            async with room.lock:
                return self._question(room, await rooms.read_table(room), entry, now)
        except Refusal:  # it is gone, or can't be read
            return None

    def _question(self, room: Room, table: Table, entry: Entry, now: float) -> Mapping[str, Any] | float | None:
        facts = entry.facts
        seat = facts["seat"]
        asked = table.asked.get(seat) == facts["decision"] and seat in room.listing.seats_of(entry.person)
        if table.over or not asked or table.bot_of(seat):
            return None
        due = due_of(table, seat)
        if entry.kind == SHORT:
            if due is None or now >= due:
                return None
            early = short_at(facts["put"], due)  # it may have been extended
            return early if now < early - 1.0 else {**facts, "due": due}
        if entry.kind == MOVE and is_looking(room, entry.person):
            return now + self.looking
        return {**facts, "due": due}

    async def _muted(self, entry: Entry, table: str) -> bool:
        wanted = select(marks.c.muted).where(
            marks.c.table == table, marks.c.person == entry.person, marks.c.channel == entry.facts.get("channel", "")
        )
        rows = await asyncio.to_thread(self.queue.store.read, wanted)
        return bool(rows and rows[0].muted)


def facts_of(listing: Listing, person: str) -> dict[str, Any]:
    """What a notice tells of a table: all may know it."""
    others = [sitter.name for sitter in listing.sitters if sitter.name and sitter.person != person]
    return {"table": listing.id, "title": listing.game.title, "others": others}


def due_of(table: Table, seat: int) -> float | None:
    """Until when a seat is waited for, by post."""
    return table.due_of(seat, table.deadlines.get(seat))


def short_at(put: float, due: float) -> float:
    """When most of the time for a question is gone."""
    return put + MOST_GONE * (due - put)


def is_looking(room: Room, person: str) -> bool:
    """Does he look at this table now, as far as this process knows?"""
    return any(one.watcher.person == person for one in room.watchers)
