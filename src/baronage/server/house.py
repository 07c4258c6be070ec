"""The house: all tables, who watches them, and the one way by which anything happens at them.

An act happens at the table, is written down, and only then is anybody told. If it can't be written down it has not happened: the
table is read from the store again.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy import bindparam, delete, insert, select

from baronage.engine.errors import BadDocument, BadSetup, Refusal
from baronage.engine.flow import PUBLIC
from baronage.engine.game import Game
from baronage.server import table as at_table
from baronage.server.errors import Denied
from baronage.server.listing import ARCHIVED, OPEN, OVER, RUNNING, Listing, fresh_id, read_listings
from baronage.server.policy import Pace, everyone
from baronage.server.schema import journal, marks, messages, tables
from baronage.server.store import Conflict, Store
from baronage.server.table import Act, Change, Sitter, Table
from baronage.server.talk import Spoken, Talk, hears, name_of
from baronage.server.wire import Lobby, Messages, Update, View

_INSERT_ACT = insert(journal)
_INSERT_MESSAGE = insert(messages)
_INSERT_MARK = insert(marks)
_DELETE_MARK = delete(marks).where(
    marks.c.table == bindparam("marked_table"),
    marks.c.person == bindparam("marked_person"),
    marks.c.channel == bindparam("marked_channel"),
)
LONGEST_ID = 32
MOST_OPEN = 20  # open tables of one host


class Watcher(Protocol):
    """Whoever is to be told: a connection."""

    person: str

    def tell(self, message: Messages) -> None:
        """Pass it on, without waiting."""


@dataclass
class Room:
    """A table with what surrounds it while the server runs."""

    listing: Listing
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    talk: Talk | None = None
    watchers: list[tuple[Watcher, int]] = field(default_factory=list)  # with whose eyes


class House:
    """Everything that goes on. `changed` is called with a room after each act, `now` is the clock."""

    def __init__(self, store: Store, games: dict[str, Game], now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.rooms: dict[str, Room] = {}
        self.changed: Callable[[Room], None] = lambda room: None
        for listing in read_listings(store, games, tables.c.status.in_([OPEN, RUNNING])):
            self.rooms[listing.id] = Room(listing)

    # --- finding ------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, read from the store if need be."""
        found = self.rooms.get(id)
        if found is None:
            listings: list[Listing] = []
            if len(id) <= LONGEST_ID and "\0" not in id:  # which PostgreSQL would not take
                listings = await asyncio.to_thread(read_listings, self.store, self.games, tables.c.id == id)
            if not listings:
                raise Denied("no-table", "There is no such table.")
            found = self.rooms.setdefault(id, Room(listings[0]))
        return found

    async def shown(self, person: str, id: str, invitation: str = "") -> Room:
        """The room, if this person may know of it; who may not can't tell it from one that is not there."""
        room = await self.room(id)
        if not room.listing.shown_to(person, invitation):
            raise Denied("no-table", "There is no such table.")
        return room

    async def running(self, room: Room) -> Table:
        """The table of a room, as its journal tells."""
        if room.table is None:
            if room.listing.status == OPEN:
                raise Denied("refused", "The game has not started.")
            table = await asyncio.to_thread(self._again, room.listing)
            if room.table is None:
                room.table = table
        return room.table

    def _again(self, listing: Listing) -> Table:
        table = _begin(listing)
        wanted = select(journal).where(journal.c.table == listing.id).order_by(journal.c.number)
        for row in self.store.read(wanted):
            table.again(Act(row.number, row.at, row.seat, row.kind, json.loads(row.body)))
        return table

    # --- before the start ---------------------------------------------------------------------------------------

    async def create(
        self, person: str, game: Game, options: dict[str, Any], sitters: list[Sitter], pace: Pace, public: bool
    ) -> Listing:
        """A new table."""
        setup = game.setup(len(sitters), options)
        mine = [room for room in self.rooms.values() if room.listing.host == person and room.listing.status == OPEN]
        if len(mine) >= MOST_OPEN:
            raise Denied("refused", f"you have {MOST_OPEN} open tables already; start or leave one of them")
        listing = Listing(fresh_id(), game, setup.document(), pace, public, person, sitters, self.now(), os.urandom(32))
        await self.store.write(*listing.new())
        self.rooms[listing.id] = Room(listing)
        return listing

    async def join(self, person: str, name: str, id: str, seat: int | None, invitation: str = "") -> int:
        """Sit down on a free seat, before the start; or for somebody who is long away."""
        room = await self.shown(person, id, invitation)
        async with room.lock:
            listing = room.listing
            invited = listing.invites(invitation)
            if listing.status == RUNNING:
                return await self._substitute(room, person, name, seat)
            if listing.status != OPEN:
                raise Denied("refused", "The game is over.")
            free = [
                number
                for number, sitter in enumerate(listing.sitters)
                if sitter.open and (invited or not sitter.invited) and seat in (None, number)
            ]
            if not free:
                raise Denied("refused", "There is no free seat for you.")
            await self._sit(room, free[0], Sitter(person, "", name, listing.sitters[free[0]].invited))
            return free[0]

    async def _substitute(self, room: Room, person: str, name: str, seat: int | None) -> int:
        table = await self.running(room)
        free = [found for found in range(len(table.sitters)) if table.wants_substitute(found) and seat in (None, found)]
        if not free or table.over:
            raise Denied("refused", "There is no free seat for you.")
        if room.listing.seats_of(person):
            raise Denied("refused", "You sit at this table already.")
        await self._sit(room, free[0], Sitter(person, "", name))
        table.sitters[free[0]] = room.listing.sitters[free[0]]
        await self._happen(room, table, free[0], at_table.RETURN, {})
        return free[0]

    async def leave(self, person: str, id: str) -> None:
        """Stand up before the start. If the host leaves, the table is gone."""
        room = await self.shown(person, id)
        async with room.lock:
            listing = room.listing
            if listing.status != OPEN:
                raise Denied("refused", "The game has started; resign, if it allows that.")
            if person == listing.host:
                await self._status(room, ARCHIVED)
                return
            mine = listing.seats_of(person)
            if not mine:
                raise Denied("refused", "You do not sit at this table.")
            for seat in mine:
                await self._sit(room, seat, Sitter(invited=listing.sitters[seat].invited))

    async def _sit(self, room: Room, seat: int, sitter: Sitter) -> None:
        before = room.listing.sitters[seat]
        room.listing.sitters[seat] = sitter
        try:
            await self.store.write(*room.listing.changed(sitting=True))
        except BaseException:
            room.listing.sitters[seat] = before
            raise
        self._tell_lobby(room)

    async def start(self, person: str, id: str) -> None:
        """Begin, when every seat is taken. The host says when."""
        room = await self.shown(person, id)
        async with room.lock:
            if person != room.listing.host:
                raise Denied("refused", "The host starts the game.")
            await self._start(room)

    async def _start(self, room: Room) -> None:
        listing = room.listing
        taken = [seat for seat, sitter in enumerate(listing.sitters) if not sitter.open]
        if listing.status != OPEN:
            raise Denied("refused", "The game has started.")
        if not everyone(range(len(listing.sitters)), taken):
            raise Denied("refused", "Not every seat is taken.")
        listing.started = self.now()
        await self._status(room, RUNNING)
        await self.running(room)
        self.changed(room)

    async def _status(self, room: Room, status: str) -> None:
        listing = room.listing
        before, listing.status = listing.status, status
        try:
            await self.store.write(*listing.changed())
        except BaseException:
            listing.status = before
            raise
        self._tell_lobby(room)

    # --- after the end ------------------------------------------------------------------------------------------

    async def rematch(self, person: str, name: str, id: str) -> str:
        """Again, the same: the first who asks makes the table, the others join it; it starts when all are there."""
        room = await self.shown(person, id)
        async with room.lock:
            old = room.listing
            if old.status != OVER:
                raise Denied("refused", "The game is not over.")
            mine = old.seats_of(person)
            if not mine:
                raise Denied("refused", "Those who played ask for a rematch.")
            if old.next is None:
                sitters = [Sitter(bot=it.bot, name=it.name if it.bot else "", invited=not it.bot) for it in old.sitters]
                new = await self.create(person, old.game, old.options, sitters, old.pace, old.public)
                old.next = new.id
                await self.store.write(*old.changed())
        following = await self.room(str(old.next))
        async with following.lock:
            for seat in mine:
                if following.listing.status == OPEN and following.listing.sitters[seat].open:
                    await self._sit(following, seat, Sitter(person, "", name, True))
            taken = [seat for seat, sitter in enumerate(following.listing.sitters) if not sitter.open]
            if following.listing.status == OPEN and everyone(range(len(following.listing.sitters)), taken):
                await self._start(following)
        return following.listing.id

    async def archive(self, person: str, id: str) -> None:
        """Put a finished table away: the host may."""
        room = await self.shown(person, id)
        async with room.lock:
            if person != room.listing.host or room.listing.status != OVER:
                raise Denied("refused", "The host archives a table when the game is over.")
            await self._status(room, ARCHIVED)

    # --- acts ---------------------------------------------------------------------------------------------------

    async def act(self, person: str, id: str, seat: int, number: int, kind: str, body: dict[str, Any]) -> Change:
        """Let a person act for a seat that is his. `number` is that of the newest update he has seen."""
        room = await self.room(id)
        async with room.lock:
            if seat not in room.listing.seats_of(person):
                known = room.listing.shown_to(person)
                raise Denied("not-yours" if known else "no-table", "This seat is not yours.")
            table = await self.running(room)
            if number != table.number(seat):
                raise Denied("stale", f"This seat has seen update {table.number(seat)}, not {number}.")
            return await self._happen(room, table, seat, kind, body)

    async def extend(self, person: str, id: str, hours: float) -> Change:
        """Let the host give everybody more time."""
        room = await self.shown(person, id)
        async with room.lock:
            if person != room.listing.host:
                raise Denied("refused", "The host extends deadlines.")
            table = await self.running(room)
            return await self._happen(room, table, PUBLIC, at_table.EXTEND, {"hours": hours})

    async def play_for(self, room: Room, seat: int, number: int, actions: list[Any], by: str) -> None:
        """Let a bot act for a seat, unless something happened meanwhile."""
        async with room.lock:
            table = await self.running(room)
            if table.number(seat) == number and seat in table.state.actors():
                await self._happen(room, table, seat, at_table.PLAY, {"actions": actions, "by": by})

    async def lapse(self, room: Room, seat: int, number: int) -> None:
        """Do for a bot that fails what silence does, unless something happened meanwhile."""
        async with room.lock:
            table = await self.running(room)
            if table.number(seat) == number and seat in table.state.actors():
                await self._happen(room, table, seat, at_table.LAPSE, {})

    async def sweep(self, room: Room) -> None:
        """Time is up for whoever is late. Sweeping again at the same instant does nothing."""
        async with room.lock:
            if room.listing.status != RUNNING:
                return
            table = await self.running(room)
            for seat in table.late(self.now()):
                if seat in table.late(self.now()) and seat in table.state.actors():
                    await self._happen(room, table, seat, at_table.LAPSE, {})

    async def was_away(self, room: Room, since: float) -> None:
        """The server was away since then: no clock ran."""
        async with room.lock:
            table = await self.running(room)
            since = max(since, table.last)
            if since < self.now() and table.due() is not None:
                await self._happen(room, table, PUBLIC, at_table.OUTAGE, {"since": since})

    async def _happen(self, room: Room, table: Table, seat: int, kind: str, body: dict[str, Any]) -> Change:
        """The one way: at the table, then into the store, then to those who watch. The room is locked."""
        try:
            change = table.act(self.now(), seat, kind, body)
        except Refusal:
            raise
        except Exception as error:  # a fault in a game: what it left half done is forgotten
            room.table = None
            raise Denied("refused", "That could not be done; it is a fault of this program.") from error
        act = change.act
        row = {
            "table": table.id,
            "number": act.number,
            "at": act.at,
            "seat": act.seat,
            "kind": act.kind,
            "body": json.dumps(act.body),
        }
        listing = room.listing
        ends = table.over and listing.status == RUNNING
        if ends:
            listing.status, listing.ended = OVER, act.at
        try:
            await self.store.write((_INSERT_ACT, row), *(listing.changed() if ends else []))
        except BaseException as error:
            room.table = None
            if ends:
                listing.status, listing.ended = RUNNING, None
            if isinstance(error, Conflict):
                raise Denied("stale", "Something happened at the same time; look again.") from error
            if isinstance(error, Exception):
                raise Denied("store", "It could not be written down, and has not happened.") from error
            raise
        watching = {eyes for _, eyes in room.watchers}
        updates = {eyes: self.update(table, eyes, change) for eyes in change.seen if eyes in watching}
        for watcher, eyes in room.watchers:
            if eyes in updates:
                watcher.tell(updates[eyes])
        if ends:
            self._tell_lobby(room)
        self.changed(room)
        return change

    # --- telling ------------------------------------------------------------------------------------------------

    def update(self, table: Table, eyes: int, change: Change) -> Update:
        """What these eyes are told of a change."""
        return Update(
            table=table.id,
            seat=_seat(eyes),
            number=table.number(eyes),
            lines=table.told(change, eyes),
            question=table.question(eyes),
            clocks=table.clocks_for(eyes),
            over=table.over,
        )

    async def watch(self, watcher: Watcher, id: str, seat: int | None, invitation: str, request: int) -> View:
        """Follow a table from now on; nothing lies between the view and the first update."""
        room = await self.shown(watcher.person, id, invitation)
        async with room.lock:
            table, eyes = await self._eyes(room, watcher.person, seat)
            if seat is not None and table.missed[seat] and not table.over:
                await self._happen(room, table, seat, at_table.RETURN, {})
            if (watcher, eyes) not in room.watchers:
                room.watchers.append((watcher, eyes))
            return self.view(table, eyes, request)

    async def look(self, person: str, id: str, seat: int | None, invitation: str, request: int) -> View:
        """All that somebody may know of a table."""
        room = await self.shown(person, id, invitation)
        async with room.lock:
            table, eyes = await self._eyes(room, person, seat)
            return self.view(table, eyes, request)

    async def _eyes(self, room: Room, person: str, seat: int | None) -> tuple[Table, int]:
        if seat is not None and seat not in room.listing.seats_of(person):
            raise Denied("not-yours", "This seat is not yours.")
        return await self.running(room), PUBLIC if seat is None else seat

    def view(self, table: Table, eyes: int, request: int) -> View:
        """All that these eyes may know."""
        return View(
            id=request,
            table=table.id,
            seat=_seat(eyes),
            number=table.number(eyes),
            view=table.view(eyes),
            question=table.question(eyes),
            lines=table.lines(eyes),
            clocks=table.clocks_for(eyes),
            over=table.over,
            standings=table.standings(),
        )

    def unwatch(self, watcher: Watcher, id: str | None = None) -> None:
        """Follow one table, or none, any longer."""
        for room in self.rooms.values():
            if id is None or room.listing.id == id:
                room.watchers = [(one, eyes) for one, eyes in room.watchers if one is not watcher]
                if not room.watchers and room.listing.status != RUNNING and not room.lock.locked():
                    room.table = room.talk = None  # the store has it, should anybody ask

    def _tell_lobby(self, room: Room) -> None:
        for watcher in _watchers(room):
            watcher.tell(Lobby(table=room.listing.id, status=room.listing.status))

    # --- talk ---------------------------------------------------------------------------------------------------

    async def talk(self, room: Room) -> Talk:
        """What was said at a table."""
        if room.talk is None:
            wanted = select(messages).where(messages.c.table == room.listing.id).order_by(messages.c.number)
            rows = await asyncio.to_thread(self.store.read, wanted)
            spoken = [Spoken(row.number, row.at, row.channel, row.person, row.name, row.seat, row.text) for row in rows]
            if room.talk is None:
                room.talk = Talk(spoken)
        return room.talk

    async def say(self, person: str, name: str, id: str, channel: str, text: str, invitation: str = "") -> None:
        """Say something at a table."""
        room = await self.shown(person, id, invitation)
        async with room.lock:
            listing, talk = room.listing, await self.talk(room)
            mine = listing.seats_of(person)
            channel = talk.check(channel, text, mine, len(listing.sitters))
            seat = mine[0] if mine else None
            spoken = Spoken(len(talk.spoken) + 1, self.now(), channel, person, name, seat, text)
            row = {key: getattr(spoken, key) for key in ("number", "at", "channel", "person", "name", "seat", "text")}
            await self.store.write((_INSERT_MESSAGE, {"table": id, **row}))
            talk.spoken.append(spoken)
            for watcher in _watchers(room):
                seats = listing.seats_of(watcher.person)
                if hears(channel, seats):
                    watcher.tell(talk.heard(id, seats)[-1])

    async def mark(self, person: str, id: str, channel: str, number: int, muted: bool, invitation: str = "") -> None:
        """Note how far somebody has read a channel, and whether he wants to be told of it."""
        room = await self.shown(person, id, invitation)
        channel = name_of(channel, len(room.listing.sitters))
        if not hears(channel, room.listing.seats_of(person)):
            raise Denied("refused", "you are not in this channel")
        if not 0 <= number < 1 << 31:
            raise Denied("refused", "that is no number of a message")
        key = {"marked_table": id, "marked_person": person, "marked_channel": channel}
        values = {"table": id, "person": person, "channel": channel, "number": number, "muted": muted}
        await self.store.write((_DELETE_MARK, key), (_INSERT_MARK, values))

    async def marks(self, person: str, id: str) -> tuple[dict[str, int], list[str]]:
        """How far somebody has read each channel, and those he does not want to be told of."""
        wanted = select(marks).where(marks.c.table == id, marks.c.person == person)
        rows = await asyncio.to_thread(self.store.read, wanted)
        return {row.channel: row.number for row in rows}, [row.channel for row in rows if row.muted]


def _watchers(room: Room) -> list[Watcher]:
    """Each once, with however many eyes it watches."""
    return list({id(watcher): watcher for watcher, _ in room.watchers}.values())


def _seat(eyes: int) -> int | None:
    return None if eyes == PUBLIC else eyes


def _begin(listing: Listing) -> Table:
    """A table at its first question."""
    try:
        return Table(
            listing.id,
            listing.game,
            listing.options,
            listing.pace,
            listing.sitters,
            listing.seed,
            listing.started or listing.created,
        )
    except BadSetup as error:
        raise BadDocument(f"table {listing.id} can't be set up any more: {error.sentence}") from error
