"""The notifier: writes notifications about tables for people who are elsewhere.

A notification is written in the same commit as its cause, so none is lost and none comes twice. Live tables send no
notifications about moves, because their players are present. A notification contains nothing secret: neither the
question nor the chat message. In a secret window, a player is notified only through destinations that only they can
read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import AGREED
from baronage.server.notifications.preferences import DRAW, INVITED, MOVE, OVER, REMIND, REMOVED, ROUND, SHORT, TALK
from baronage.server.notifications.queue import Entry, Queue
from baronage.server.services.listing import OPEN, Listing
from baronage.server.services.room import Room
from baronage.server.store.schema import marks
from baronage.server.store.writer import Statement
from baronage.server.table.chat import ChatEntry, group
from baronage.server.table.table import Table
from baronage.server.time_control import Live

if TYPE_CHECKING:
    from baronage.server.services.rooms import Rooms

MAX_GONE = 0.8  # share of the thinking time after which a player is warned
CHAT_INTERVAL = 600.0  # seconds within which a player gets at most one notification about chat at a table


class Notifier:
    """Writes notifications into the queue."""

    grace = 30.0  # seconds in which a player who is present can act before being notified
    looking = 120.0  # seconds for which a player who looks at the table is not notified

    def __init__(self, queue: Queue) -> None:
        self.queue = queue

    # --- writing notifications ----------------------------------------------------------------------------------

    def of_entry(self, listing: Listing, table: Table, at: float) -> list[Statement]:
        """Return the notifications caused by the last entry or by the start: players to act now, players to answer a
        draw offer, or the end of the game.
        """
        if isinstance(table.time_control, Live) or listing.sampled:
            return []
        people = {occupant.person for occupant in listing.occupants if occupant.person}
        if len(people) < 2 or all(self.queue.recipients.active(person) is None for person in people):
            return []  # a person playing alone keeps no other person waiting
        if table.over:
            return [statement for person in sorted(people) for statement in self._over(listing, table, person, at)]
        found: list[Statement] = []
        for seat, number in table.asked.items():
            person = listing.occupants[seat].person
            if number == table.entries and person and not table.bot_of(seat):
                found += self._asked(listing, table, seat, person, at)
        return found + self._of_draw(listing, table, at)

    def _of_draw(self, listing: Listing, table: Table, at: float) -> list[Statement]:
        if len(table.draw) != 1:
            return []
        by, found = listing.occupants[table.draw[0]].name, list[Statement]()
        for person in sorted({listing.occupants[seat].person for seat in table.undecided()} - {""}):
            params = {**params_of(listing, person), "by": by}
            found += self.queue.add(person, DRAW, listing.id, table.offered_draws, params, at, at + self.grace)
        return found

    def _asked(self, listing: Listing, table: Table, seat: int, person: str, at: float) -> list[Statement]:
        number, openly = table.asked[seat], not table.state.in_secret() and table.state.asks_openly()
        due = due_of(table, seat)
        params = {**params_of(listing, person), "seat": seat, "decision": number, "due": due, "put": at}
        found = self.queue.add(person, MOVE, listing.id, number, params, at, at + self.grace, openly)
        if due is not None:
            short = short_at(at, due)
            found += self.queue.add(person, SHORT, listing.id, number, params, at, short, openly)
        return found

    def _over(self, listing: Listing, table: Table, person: str, at: float) -> list[Statement]:
        place = listing.places[listing.seats_of(person)[0]] if listing.places else 0
        params = {
            **params_of(listing, person),
            "place": place,
            "drawn": int(place == 1 and table.state.cause == AGREED),
        }
        return self.queue.add(person, OVER, listing.id, 0, params, at)

    def of_chat(self, listing: Listing, entry: ChatEntry) -> list[Statement]:
        """Return the notifications about a private chat message."""
        people = {listing.occupants[seat].person for seat in group(entry.channel)} - {"", entry.person}
        found: list[Statement] = []
        for person in sorted(people):
            params = {**params_of(listing, person), "by": entry.name, "channel": entry.channel}
            ready = entry.at + self.grace
            found += self.queue.add(
                person, TALK, listing.id, int(entry.at // CHAT_INTERVAL), params, entry.at, ready, False
            )
        return found

    def of_invitation(self, listing: Listing, person: str, by: str, at: float) -> list[Statement]:
        """Return the notification about an invitation."""
        params = {**params_of(listing, person), "by": by, "invitation": listing.invitation}
        return self.queue.add(person, INVITED, listing.id, 0, params, at)

    def of_reminder(self, listing: Listing, table: Table, seat: int, by: str, at: float) -> list[Statement]:
        """Return the reminder that a host sends to a player who is publicly known to be next to act."""
        person = listing.occupants[seat].person
        params = {**params_of(listing, person), "seat": seat, "decision": table.asked.get(seat, -1), "by": by}
        return self.queue.add(person, REMIND, listing.id, table.entries, params, at)

    def of_removal(self, listing: Listing, person: str, at: float) -> list[Statement]:
        """Return the notification about a removal by the host, sent when a person loses their last seat."""
        return self.queue.add(person, REMOVED, listing.id, 0, params_of(listing, person), at)

    def of_round(
        self, person: str, tournament: str, name: str, number: int, at: float, table: Listing | None = None
    ) -> list[Statement]:
        """Return the notification that a tournament round begins, or, for round 0, that the tournament is about to
        start.

        `table` is the one at which this person plays. A live table starts now, so its notification is sent at once.
        """
        params: dict[str, Any] = params_of(table, person) if table is not None else {}
        params |= {"tournament": tournament, "name": name, "number": number}
        live = table is not None and isinstance(table.time_control, Live)
        return self.queue.add(person, ROUND, tournament, number, params, at, at_once=live)

    # --- freshness ----------------------------------------------------------------------------------------------

    async def refresh(self, rooms: Rooms, entry: Entry, now: float) -> Mapping[str, Any] | float | None:
        """Return the current params of a notification, a later time to send it, or None if it is obsolete."""
        id = entry.params.get("table", "")
        if entry.kind not in (MOVE, SHORT, REMIND, DRAW, TALK, INVITED) or not id:
            return entry.params
        try:
            room = await rooms.find(id)
            if entry.kind == INVITED:
                free = room.listing.status == OPEN and not room.listing.seats_of(entry.person)
                return entry.params if free else None
            if entry.kind == TALK:
                quiet = is_looking(room, entry.person) or await self._muted(entry, id)
                return None if quiet else entry.params
            async with room.lock:
                table = await rooms.read_table(room)
                return (self._offer if entry.kind == DRAW else self._question)(room, table, entry, now)
        except Refusal:  # the table is gone or can't be read
            return None

    def _offer(self, room: Room, table: Table, entry: Entry, now: float) -> Mapping[str, Any] | float | None:
        waits = any(room.listing.occupants[seat].person == entry.person for seat in table.undecided())
        if not waits or table.offered_draws != entry.number:
            return None
        return now + self.looking if is_looking(room, entry.person) else entry.params

    def _question(self, room: Room, table: Table, entry: Entry, now: float) -> Mapping[str, Any] | float | None:
        params = entry.params
        seat = params["seat"]
        asked = table.asked.get(seat) == params["decision"] and seat in room.listing.seats_of(entry.person)
        if table.over or not asked or table.bot_of(seat):
            return None
        due = due_of(table, seat)
        if entry.kind == SHORT:
            if due is None or now >= due:
                return None
            early = short_at(params["put"], due)  # the time may have been extended
            return early if now < early - 1.0 else {**params, "due": due}
        if entry.kind == MOVE and is_looking(room, entry.person):
            return now + self.looking
        return {**params, "due": due}

    async def _muted(self, entry: Entry, table: str) -> bool:
        wanted = select(marks.c.muted).where(
            marks.c.table == table, marks.c.person == entry.person, marks.c.channel == entry.params.get("channel", "")
        )
        rows = await asyncio.to_thread(self.queue.store.read, wanted)
        return bool(rows and rows[0].muted)


def params_of(listing: Listing, person: str) -> dict[str, Any]:
    """Return what a notification shows about a table: public information only."""
    others = [occupant.name for occupant in listing.occupants if occupant.name and occupant.person != person]
    return {"table": listing.id, "title": listing.game.title, "others": others}


def due_of(table: Table, seat: int) -> float | None:
    """Return the deadline of a seat in a correspondence game, or None."""
    return table.due_of(seat, table.deadlines.get(seat))


def short_at(put: float, due: float) -> float:
    """Return when most of the time for a question is gone."""
    return put + MAX_GONE * (due - put)


def is_looking(room: Room, person: str) -> bool:
    """Return whether a person is looking at this table now, as far as this process knows."""
    return any(one.subscriber.person == person for one in room.subscriptions)
