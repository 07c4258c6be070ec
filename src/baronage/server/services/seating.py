"""Seating: creating tables, joining, leaving and starting."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select

from baronage import bots
from baronage.engine.core.setup import StandIn
from baronage.engine.game.game import Game
from baronage.engine.hooks.campaign_files import Document
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.responses import Brought
from baronage.server.services.campaign_files import CampaignFiles, kind_of, new_document, show_sheet
from baronage.server.services.listing import ARCHIVED, OPEN, RUNNING, Listing, fresh_id, read_listings
from baronage.server.services.room import Room
from baronage.server.services.rooms import Rooms
from baronage.server.services.substitution import Substitution, origin
from baronage.server.store.schema import persons, shelves, tables
from baronage.server.store.writer import Statement
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Correspondence, Live, TimeControl, everyone

MAX_PUT_AWAY = 500  # tables closed at once
MAX_OPEN, MAX_RUNNING = 20, 200  # tables of one host
FORGOTTEN = 30 * 86_400.0  # seconds after which a table that is not started is closed,
ALONE = 3600.0  # and after which the public table of an absent guest is

log = logging.getLogger("baronage.server")
_INSERT_SHELVED = insert(shelves)
_DELETE_SHELVED = delete(shelves).where(
    shelves.c.table == bindparam("table_id"), shelves.c.person == bindparam("person_id")
)


def distinct_names(occupants: list[Occupant]) -> list[Occupant]:
    """Return the occupants, with a distinct name for every bot."""
    called = bots.distinct_names([(occupant.bot, occupant.name) for occupant in occupants])
    return [replace(occupant, name=name) for occupant, name in zip(occupants, called, strict=True)]


def _must_be_fair(occupants: list[Occupant], hints: bool | None) -> None:
    """Raise ApiError unless a table with these occupants can be rated."""
    if hints:
        raise ApiError("refused", msg("rated-no-hints"), "hints")
    who = [occupant.person or occupant.bot for occupant in occupants if not occupant.open]
    if len(occupants) < 2 or len(set(who)) < len(who):
        raise ApiError("refused", msg("rated-who"), "rated")


class Seating:
    """Changes of a table before its start. Of two people who want the same seat one gets it."""

    def __init__(self, rooms: Rooms, substitution: Substitution, campaign_files: CampaignFiles) -> None:
        self.rooms, self.substitution, self.campaign_files = rooms, substitution, campaign_files
        self.store = rooms.store

    async def create(
        self,
        person: str,
        game: Game,
        options: dict[str, Any],
        occupants: list[Occupant],
        time_control: TimeControl,
        public: bool,
        campaign_file: str = "",
        stand_in: StandIn | None = None,
        address: str = "",
        hints: bool | None = None,
        rated: bool = False,
        sought: bool = False,
    ) -> Listing:
        """Create a table and return its listing.

        `campaign_file` is the kind of campaign file each seat brings, instead of the option that takes them. `stand_in` says
        who may replace a long absent player, and `address` is the network address of the host. `hints` says whether
        hints are allowed; players agree by joining. A rated table has no hints and no undo. With `sought`, matchmaking
        fills the table, and it starts automatically.
        """
        if campaign_file and kind_of(game, campaign_file).option in options:
            raise ApiError(
                "refused",
                msg("campaign-file-each-own", campaign_file=campaign_file, option=kind_of(game, campaign_file).option),
            )
        if campaign_file:
            options = {**kind_of(game, campaign_file).needs, **options}
        if isinstance(time_control, Live):
            options = {**game.meta.live, **options}
        if rated:
            _must_be_fair(occupants, hints)
        occupants = distinct_names(occupants)
        known = _with_campaign_files(game, options, campaign_file, occupants)
        setup = game.setup(len(occupants), known)
        mine = select(func.count()).where(tables.c.host == person, tables.c.status == OPEN)
        if (await asyncio.to_thread(self.store.read, mine))[0][0] >= MAX_OPEN:
            raise ApiError("refused", msg("most-open", most=MAX_OPEN))
        agreed = without_campaign_files(game, setup.document(), campaign_file)
        new = replace(
            self.new(person, game, agreed, occupants, time_control, public, campaign_file, stand_in),
            hints=hints,
            rated=rated,
        )
        known_by = origin(new, address)
        listing = replace(
            new, sought=sought, occupants=[replace(it, origin=known_by) if it.person else it for it in occupants]
        )
        await self.store.write(*listing.inserts())
        self.rooms.add(listing)
        return listing

    def new(
        self,
        host: str,
        game: Game,
        options: dict[str, Any],
        occupants: list[Occupant],
        time_control: TimeControl,
        public: bool,
        campaign_file: str,
        stand_in: StandIn | None = None,
    ) -> Listing:
        """The listing of a table that is to be; nothing is written."""
        seed, today = self.rooms.draw_seed(game.name, len(occupants), options), self.rooms.clock.today()
        new = Listing(
            fresh_id(), game, options, time_control, public, host, occupants, today, seed, campaign_file=campaign_file
        )
        return replace(new, stand_in=stand_in)

    async def join(
        self, person: str, name: str, id: str, seat: int | None, invitation: str = "", address: str = ""
    ) -> int:
        """Take a free seat before the start, or the seat of a long absent player. Return its number."""
        room = await self.rooms.find_visible(person, id, invitation)

        async def attempt() -> int:
            listing = room.listing
            if listing.over:
                raise ApiError("refused", msg("game-over"))
            if listing.seats_of(person):  # several seats on one device are taken at creation
                raise ApiError("refused", msg("sits-already"))
            await self.substitution.must_be_welcome(person, listing)
            if listing.status == RUNNING:
                return await self.substitution.substitute(room, person, name, seat, address)
            if listing.status != OPEN:
                raise ApiError("refused", msg("table-closed"))
            may = listing.invites(invitation)
            free = [
                number
                for number, occupant in enumerate(listing.occupants)
                if occupant.open and (may or not occupant.invited) and seat in (None, number)
            ]
            if not free:
                raise ApiError("refused", msg("no-free-seat"))
            invited = listing.occupants[free[0]].invited
            await self.sit(room, {free[0]: Occupant(person, "", name, invited, origin=origin(listing, address))})
            if room.listing.sought and is_complete(room.listing):
                await self.begin(room)
            return free[0]

        return await self.rooms.retry(room, attempt, reread=True)

    async def bring(self, person: str, id: str, seat: int, campaign_file: str) -> None:
        """Choose the campaign file for a seat before the start. An empty `campaign_file` means a new one."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> None:
            listing = room.listing
            if seat not in listing.seats_of(person):
                raise ApiError("not-yours", msg("seat-not-yours"))
            if listing.status != OPEN or not listing.campaign_file:
                raise ApiError("refused", msg("campaign-file-not-now"))
            if campaign_file:
                kind = kind_of(listing.game, listing.campaign_file)
                kept = await self.campaign_files.free(person, campaign_file)
                if (kept.game, kept.kind) != (listing.game, kind):
                    raise ApiError("refused", msg("campaign-file-wanted", kind=kind.name))
                if any(
                    it.campaign_file == campaign_file and other != seat for other, it in enumerate(listing.occupants)
                ):
                    raise ApiError("refused", msg("campaign-file-brought"))
                found = _with_campaign_files(
                    listing.game, listing.options, listing.campaign_file, listing.occupants, {seat: kept.document}
                )
                listing.game.setup(len(listing.occupants), found)  # raises an error if it can't be used
            await self.sit(room, {seat: replace(listing.occupants[seat], campaign_file=campaign_file)})

        await self.rooms.retry(room, attempt, reread=True)

    async def sheets(self, person: str, id: str, invitation: str = "") -> list[Brought]:
        """Return the campaign file of each seat before and after the game.

        `before` is None for a new file and for one that is not available; `after` is None until the game is over.
        """
        room = await self.rooms.find_visible(person, id, invitation)
        listing = room.listing
        if not listing.campaign_file:
            return []
        kind = kind_of(listing.game, listing.campaign_file)
        before: list[Document | None] = list(listing.options.get(kind.option, ()))
        if listing.started is None:
            before = [await self.campaign_files.brought(occupant) for occupant in listing.occupants]
        after: list[Document | None] = [None for _ in before]
        standings = (await self.rooms.table(room)).state.standings() if listing.ended is not None else None
        if standings is not None and standings.carry:
            after = list(standings.carry)
        return [
            Brought(
                seat=seat,
                before=show_sheet(kind, old) if old is not None else None,
                after=show_sheet(kind, new) if new is not None else None,
            )
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        ]

    async def leave(self, person: str, id: str) -> None:
        """Leave a table before the start. If the host leaves, the table is closed."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> None:
            listing = room.listing
            if listing.status != OPEN:
                raise ApiError("refused", msg("game-started-resign"))
            if person == listing.host:
                await self._change(room, status=ARCHIVED, note="")
                return
            mine = listing.seats_of(person)
            if not mine:
                raise ApiError("refused", msg("sits-not"))
            await self.free(room, mine)

        await self.rooms.retry(room, attempt, reread=True)

    async def free(self, room: Room, seats: list[int], *also: Statement) -> None:
        """Free seats before the start. `also` holds further statements of the commit. The room must be locked."""
        await self.sit(room, {seat: Occupant(invited=room.listing.occupants[seat].invited) for seat in seats}, *also)

    async def give_seat(self, person: str, id: str, seat: int, occupant: Occupant) -> None:
        """Put a bot on a seat before the start, or free the seat again. Only the host may do this."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> None:
            listing = room.listing
            if person != listing.host:
                raise ApiError("refused", msg("host-seats-bots"))
            if listing.status != OPEN:
                raise ApiError("refused", msg("game-started"))
            if seat >= len(listing.occupants):
                raise ApiError("refused", msg("no-seat"))
            was = listing.occupants[seat]
            if was.person:
                raise ApiError("refused", msg("seat-taken"))
            if listing.rated and not occupant.open:
                others = [it for at, it in enumerate(listing.occupants) if at != seat]
                _must_be_fair([*others, occupant], None)
            await self.sit(room, {seat: replace(occupant, invited=was.invited)})

        await self.rooms.retry(room, attempt, reread=True)

    async def write_note(self, person: str, id: str, note: str) -> None:
        """Change the note that invited people read before the start. Only the host may do this."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> None:
            if person != room.listing.host:
                raise ApiError("refused", msg("hosts-only"))
            if room.listing.status != OPEN:
                raise ApiError("refused", msg("game-started"))
            await self._change(room, note=note)

        await self.rooms.retry(room, attempt, reread=True)

    async def sit(self, room: Room, who: dict[int, Occupant], *also: Statement) -> None:
        """Replace the occupants of some seats.

        `also` holds further statements of the commit. The room must be locked.
        """
        occupants = [who.get(seat, occupant) for seat, occupant in enumerate(room.listing.occupants)]
        await self._change(room, *also, sitting=True, occupants=distinct_names(occupants))

    async def _change(self, room: Room, *also: Statement, sitting: bool = False, **new: Any) -> None:
        listing, statements = room.listing.change(self.store, sitting, **new)
        await self.store.write(*statements, *also)
        self.rooms.relist(room, listing)

    async def start(self, person: str, id: str) -> None:
        """Start the game, as the host. Raise ApiError while a seat is free."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> None:
            if person != room.listing.host:
                raise ApiError("refused", msg("host-starts"))
            if room.listing.status != OPEN:
                raise ApiError("refused", msg("game-started"))
            if not is_complete(room.listing):
                raise ApiError("refused", msg("seats-free"))
            await self.must_not_host_too_many(person)
            await self.begin(room)

        await self.rooms.retry(room, attempt, reread=True)

    async def begin(self, room: Room) -> None:
        """Start the game. The room must be locked."""
        options, occupants = room.listing.options, room.listing.occupants
        lending: list[Statement] = []
        if room.listing.campaign_file:
            game, kind = room.listing.game, kind_of(room.listing.game, room.listing.campaign_file)
            occupants, documents, lending = await self.campaign_files.lend(room.listing.id, game, kind, occupants)
            options = game.setup(len(occupants), {**options, kind.option: documents}).document()
        at = self.rooms.clock.today() if isinstance(room.listing.time_control, Correspondence) else self.rooms.clock()
        begun = {"status": RUNNING, "started": at, "options": options, "occupants": occupants, "note": ""}
        listing, statements = room.listing.change(self.store, bool(lending), **begun)
        statements += lending
        table = self.rooms.set_up(listing)
        waits = table.waits()
        if self.rooms.notifier is not None:
            statements += self.rooms.notifier.of_entry(listing, table, at)
        await self.store.write(*statements, self.rooms.lease(table, waits))
        room.table, room.sent, room.managed, room.waits = table, 0, True, waits
        self.rooms.relist(room, listing)
        self.rooms.scheduler.changed(room)

    async def must_not_host_too_many(self, person: str) -> None:
        """Raise ApiError if this host has too many running games."""
        mine = select(func.count()).where(tables.c.host == person, tables.c.status == RUNNING)
        if (await asyncio.to_thread(self.store.read, mine))[0][0] >= MAX_RUNNING:
            raise ApiError("refused", msg("most-running", most=MAX_RUNNING))

    async def close_forgotten(self) -> None:
        """Close tables that were not started for long, and public tables of guests who don't come back.

        Private tables stay open: their host may be waiting for friends elsewhere.
        """
        now = self.rooms.clock()
        gone = func.coalesce(persons.c.seen, persons.c.created) < now - ALONE
        hosts = select(persons.c.id).where(persons.c.login.is_(None), gone)
        alone = tables.c.public & (tables.c.created < now - ALONE) & tables.c.host.in_(hosts)
        old = [tables.c.status == OPEN, (tables.c.created < now - FORGOTTEN) | alone]
        for listing in await asyncio.to_thread(read_listings, self.store, self.rooms.games, *old, most=MAX_PUT_AWAY):
            room = await self.rooms.find(listing.id)

            async def attempt(room: Room = room) -> None:
                if room.listing.status == OPEN:
                    await self._change(room, status=ARCHIVED, note="")

            await self.rooms.retry(room, attempt)

    async def shelve(self, person: str, id: str, away: bool = True) -> None:
        """Remove a finished table from the person's own list, or put it back. Other people's lists don't change."""
        room = await self.rooms.find_visible(person, id)
        if not room.listing.seats_of(person) or not room.listing.over:
            raise ApiError("refused", msg("players-put-away"))
        key = {"table_id": id, "person_id": person}
        shelving: list[Statement] = [(_INSERT_SHELVED, {"table": id, "person": person})] if away else []

        async def attempt() -> None:
            await self.store.write((_DELETE_SHELVED, key), *shelving)

        await self.rooms.retry(room, attempt, reread=True)


def _with_campaign_files(
    game: Game,
    options: dict[str, Any],
    campaign_file: str,
    occupants: list[Occupant],
    brought: dict[int, Document] | None = None,
) -> dict[str, Any]:
    """Return the options with a document for each seat: the one it brings, or a new one."""
    if not campaign_file:
        return options
    kind, known = kind_of(game, campaign_file), brought or {}
    new = [known.get(seat) or new_document(kind, it.name or game.seat_label(seat)) for seat, it in enumerate(occupants)]
    return {**options, kind.option: new}


def without_campaign_files(game: Game, options: dict[str, Any], campaign_file: str) -> dict[str, Any]:
    """Return the options without the seats' campaign files."""
    taken = kind_of(game, campaign_file).option if campaign_file else None
    return {name: value for name, value in options.items() if name != taken}


def is_complete(listing: Listing) -> bool:
    """Return whether every seat is taken."""
    taken = [seat for seat, occupant in enumerate(listing.occupants) if not occupant.open]
    return everyone(range(len(listing.occupants)), taken)
