"""Table routes: the lobby, joining and leaving, follow-up tables, records and replays."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Query, Request, Response
from sqlalchemy import select

from baronage.bots import bots, seat_name
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.game import Game
from baronage.engine.game.patched import MARK, find
from baronage.engine.text.localization import localize_all
from baronage.server.accounts.accounts import Person
from baronage.server.errors import ApiError
from baronage.server.http.auth import Address, Anybody, CallerLanguages, Me, Player
from baronage.server.http.lobby import show_table, show_tables
from baronage.server.http.middleware import client_address
from baronage.server.http.routes.request_models import (
    MAX_NOTE,
    Branching,
    Bringing,
    Giving,
    Joining,
    NewSeat,
    NewTable,
    Noting,
    TryingOut,
)
from baronage.server.locale import msg
from baronage.server.protocol import read_time_control
from baronage.server.responses import Brought, Diary, Made, Replay, Seated, TableInfo, WholeRecord
from baronage.server.services.listing import OPEN, OVER, RUNNING, read_listings
from baronage.server.store.schema import seats as seat_rows
from baronage.server.store.schema import shelves, tables
from baronage.server.table.occupant import Occupant
from baronage.server.table.replay import ALL, moments

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

MAX_LISTED = 200  # tables per response
MAX_WITH_STATUS = 50  # of them with their current status
INVITED = 6.0  # seconds for which the page of an invitation counts as open after its last request


def must_have_account(person: Person) -> None:
    """Raise ApiError for a guest: ratings need an account."""
    if not person.login or person.waits:
        raise ApiError("refused", msg("rated-password"))


TableId = Annotated[str, Path(min_length=1, max_length=32)]
Invitation = Annotated[str, Query(max_length=40)]


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the table routes."""
    _lobby(app, ctx)
    _seats(app, ctx)
    _further(app, ctx)
    _played(app, ctx)


def _lobby(app: FastAPI, ctx: AppContext) -> None:
    @app.get("/api/tables")
    async def list_tables(
        person: Anybody,
        game: Annotated[str, Query(max_length=40)] = "",
        status: Annotated[str, Query(pattern="^(open|running|)$")] = "",
        time_control: Annotated[str, Query(pattern="^(live|correspondence|untimed|)$")] = "",
        rated: bool = False,
        first: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        count: Annotated[int, Query(ge=1, le=MAX_LISTED)] = MAX_LISTED,
    ) -> list[TableInfo]:
        """Return public tables: first open, then running ones, each newest first. `first` is the number of tables to
        skip.
        """
        wanted = [tables.c.public, tables.c.status.in_([status] if status else [OPEN, RUNNING])]
        if game:
            wanted.append(tables.c.game == (game if game in ctx.games else ""))
        if time_control:
            wanted.append(tables.c.time_control.contains(f'"kind": "{time_control}"'))
        if rated:
            wanted.append(tables.c.rated)
        page = partial(read_listings, ctx.store, ctx.games, *wanted, first=first, most=count)
        return await show_tables(ctx.services, await asyncio.to_thread(page), person.id if person else "")

    @app.get("/api/tables/mine")
    async def my_tables(person: Me, languages: CallerLanguages, archived: bool = False) -> list[TableInfo]:
        """Return the caller's tables, those waiting for them first; with `archived`, the finished tables
        they put away.
        """
        sitting = select(seat_rows.c.table).where(seat_rows.c.person == person.id)
        away = select(shelves.c.table).where(shelves.c.person == person.id)
        shelved = tables.c.id.in_(away) if archived else tables.c.id.not_in(away)
        wanted = [tables.c.status.in_([OPEN, RUNNING, OVER]), tables.c.id.in_(sitting), shelved]
        found = await asyncio.to_thread(read_listings, ctx.store, ctx.games, *wanted, most=MAX_LISTED)
        shown = await show_tables(ctx.services, found, person.id, languages)
        running = [it for it in shown if it["status"] == RUNNING]
        await ctx.services.table_status.tell(
            sorted(running, key=lambda it: not it["waits_for"])[:MAX_WITH_STATUS], languages
        )
        await asyncio.to_thread(_asked_again, ctx, shown, person.id)
        order = {RUNNING: 0, OPEN: 1, OVER: 2}
        return sorted(shown, key=lambda it: (not it["waits_for"], order[it["status"]], -it["created"]))

    @app.post("/api/tables", status_code=201)
    async def create(body: NewTable, person: Player, address: Address, languages: CallerLanguages) -> TableInfo:
        """Create a table. Private tables accept house rules, as in `brawling+cards.KNI.upgrade=4`."""
        time_control = read_time_control(body.time_control)
        occupants = [await _sitter(ctx, seat, person) for seat in body.seats]
        if body.rated:
            must_have_account(person)
        await ctx.limits.table(address, body.public)
        game = await _game(ctx, body)
        listing = await ctx.services.seating.create(
            person.id,
            game,
            body.options,
            occupants,
            time_control,
            body.public,
            body.campaign_file,
            body.stand_in or None,
            address,
            body.hints,
            body.rated,
        )
        if body.public:
            ctx.limits.count_table(address, listing.id)
        return show_table(listing, person.id, 0, languages)


def _seats(app: FastAPI, ctx: AppContext) -> None:
    @app.get("/api/tables/{id}")
    async def show(id: TableId, person: Anybody, languages: CallerLanguages, invitation: Invitation = "") -> TableInfo:
        who = person.id if person else ""
        room = await ctx.services.rooms.find_replayable(who, id, invitation)
        shown = await show_tables(ctx.services, [room.listing], who, languages)
        if not room.listing.shown_to(who, invitation):
            shown[0]["next"] = None  # not shown to this person
        if room.listing.status == OPEN:
            if room.listing.note and ("invitation" in shown[0] or room.listing.invites(invitation)):
                shown[0]["note"] = room.listing.note
            if invitation and who != room.listing.host and not room.listing.seats_of(who):
                room.opened = time.time()
            elif who == room.listing.host:
                shown[0]["opened"] = time.time() - room.opened < INVITED
        await ctx.services.table_status.tell([it for it in shown if it["status"] == RUNNING], languages)
        if person and room.listing.seats_of(person.id):
            await asyncio.to_thread(_asked_again, ctx, shown, person.id)
        return shown[0]

    @app.post("/api/tables/{id}/join")
    async def join(id: TableId, body: Joining, person: Player, address: Address) -> Seated:
        if (await ctx.services.rooms.find_visible(person.id, id, body.invitation)).listing.rated:
            must_have_account(person)
        return Seated(
            seat=await ctx.services.seating.join(person.id, person.name, id, body.seat, body.invitation, address)
        )

    @app.put("/api/tables/{id}/bot", status_code=204)
    async def give(id: TableId, body: Giving, person: Player) -> None:
        """Give an empty seat to a bot, or free it again, as the host before the start."""
        await ctx.services.seating.give_seat(person.id, id, body.seat, _bot(body.bot) if body.bot else Occupant())

    @app.put("/api/tables/{id}/note", status_code=204)
    async def note(id: TableId, body: Noting, person: Player) -> None:
        """Change the note on the invitation, as the host before the start."""
        line = await ctx.services.chat.clean_line(person.id, body.note, MAX_NOTE)
        await ctx.services.seating.write_note(person.id, id, line)

    @app.put("/api/tables/{id}/campaign-file", status_code=204)
    async def bring(id: TableId, body: Bringing, person: Player) -> None:
        """Choose the campaign file for one of the caller's seats."""
        await ctx.services.seating.bring(person.id, id, body.seat, body.campaign_file)

    @app.get("/api/tables/{id}/campaign-files")
    async def sheets(
        id: TableId, person: Anybody, languages: CallerLanguages, invitation: Invitation = ""
    ) -> list[Brought]:
        """Return each seat's campaign file before and after the game."""
        brought = await ctx.services.seating.sheets(person.id if person else "", id, invitation)
        shown: list[Brought] = localize_all(brought, languages.first)
        return shown

    @app.post("/api/tables/{id}/leave", status_code=204)
    async def leave(id: TableId, person: Player) -> None:
        await ctx.services.seating.leave(person.id, id)

    @app.post("/api/tables/{id}/start", status_code=204)
    async def start(id: TableId, person: Player) -> None:
        await ctx.services.seating.start(person.id, id)


def _further(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes for follow-up tables and for archiving."""

    @app.post("/api/tables/{id}/rematch")
    async def rematch(id: TableId, person: Player, address: Address) -> Made:
        await ctx.limits.table(address, public=False)
        return Made(table=await ctx.services.rematch.rematch(person.id, person.name, id, address))

    @app.post("/api/tables/{id}/branch", status_code=201)
    async def branch(id: TableId, body: Branching, person: Player, address: Address) -> Made:
        """Continue a finished game from one of its moves, on one of its seats, against bots."""
        await ctx.limits.table(address, public=False)
        bot = _bot(body.bot).bot
        again = ctx.services.rematch.branch
        return Made(table=await again(person.id, person.name, id, body.move, body.seat, bot, body.then))

    @app.post("/api/tables/{id}/board", status_code=201)
    async def board(id: TableId, body: TryingOut, person: Player, address: Address) -> Made:
        """Create a trial board from a running game, as the caller's seat sees it, with hidden information guessed."""
        await ctx.limits.table(address, public=False)
        bot = _bot(body.bot).bot
        return Made(table=await ctx.services.rematch.try_out(person.id, person.name, id, body.seat, bot))

    @app.post("/api/tables/{id}/archive", status_code=204)
    async def archive(id: TableId, person: Player) -> None:
        """Archive a finished table in the caller's list."""
        await ctx.services.seating.shelve(person.id, id)

    @app.delete("/api/tables/{id}/archive", status_code=204)
    async def take_back(id: TableId, person: Player) -> None:
        """Move a table back from the archive."""
        await ctx.services.seating.shelve(person.id, id, away=False)


def _played(app: FastAPI, ctx: AppContext) -> None:
    @app.get("/api/tables/{id}/record", response_model=WholeRecord | Diary)
    async def record(
        id: TableId,
        person: Anybody,
        request: Request,
        seat: Annotated[int | None, Query(ge=0, le=31)] = None,
        invitation: Invitation = "",
        form: Literal["json", "text"] = "json",
    ) -> Response:
        """Return the record of a finished game, as JSON or text; before the end, the diary of a seat or of
        the public.
        """
        who = person.id if person else ""
        room = await ctx.services.rooms.find_replayable(who, id, invitation)
        if seat is not None and seat not in room.listing.seats_of(who):
            raise ApiError("not-yours", msg("seat-not-yours"))
        table = await ctx.services.rooms.table(room)
        found = copy.copy(table.match.record)
        if table.over and room.listing.published:
            if form == "text":
                text = await asyncio.to_thread(found.text)
                return Response(text, headers=attached(f"{id}.txt"), media_type="text/plain; charset=utf-8")
            return await long_answer(ctx, request, found.document)
        return await long_answer(ctx, request, partial(found.diary, PUBLIC if seat is None else seat))

    @app.get("/api/tables/{id}/replay", response_model=Replay)
    async def replay(
        id: TableId,
        person: Anybody,
        request: Request,
        languages: CallerLanguages,
        viewer: Annotated[str, Query(pattern="^([0-9]{1,2}|public|all)$")] = "public",
        first: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        count: Annotated[int, Query(ge=1, le=100)] = 50,
        invitation: Invitation = "",
    ) -> Response:
        """Return the history of a game, entry by entry. A running game shows only the caller's own view or the public
        one. The table of the first entry is complete, the others are changes.
        """
        who = person.id if person else ""
        room = await ctx.services.rooms.find_replayable(who, id, invitation)
        table = await ctx.services.rooms.table(room)
        seat = {"all": ALL, "public": PUBLIC}.get(viewer) if not viewer.isdecimal() else int(viewer)
        if seat is None or seat >= len(table.occupants):
            raise ApiError("refused", msg("no-seat"))
        shown = table.over and room.listing.published
        if seat != PUBLIC and not shown and seat not in room.listing.seats_of(who):
            if table.over:
                raise ApiError("not-yours", msg("secret-own-viewpoint"))
            raise ApiError("not-yours", msg("runs-own-viewpoint"))
        if table.game.table is None:
            raise ApiError("refused", msg("no-table-data"))
        record, language = copy.copy(table.match.record), languages(table.game)
        again = partial(moments, record, seat, first, count, shown, language)
        return await long_answer(ctx, request, again)


async def _game(ctx: AppContext, body: NewTable) -> Game:
    """Return the requested game, possibly with house rules; raise BadSetup or ApiError."""
    if MARK in body.game and (body.public or body.rated):
        raise ApiError("refused", msg("altered-private"))
    if MARK in body.game and body.campaign_file:
        raise ApiError("refused", msg("altered-no-campaign-files"))
    found = await asyncio.to_thread(find, ctx.games, body.game)
    if found is None:
        raise BadSetup(msg("no-game", name=body.game[:50], known=[*ctx.games]))
    return found


def _asked_again(ctx: AppContext, shown: list[TableInfo], person: str) -> None:
    """Add the name of a player who waits for this person's rematch to finished tables. Blocks."""
    over = {it["next"]: it for it in shown if it["status"] == OVER and it["next"]}
    if over:
        for following in read_listings(ctx.store, ctx.games, tables.c.id.in_(over), tables.c.status == OPEN):
            names = [occupant.name for occupant in following.occupants if occupant.person]
            if names and not following.seats_of(person):
                over[following.id]["again"] = names[0]


def attached(name: str) -> dict[str, str]:
    """Return the headers of a file download."""
    return {"content-disposition": f'attachment; filename="{name}"'}


async def long_answer(ctx: AppContext, request: Request, make: Callable[[], dict[str, Any]]) -> Response:
    """Return a JSON response that takes long to make, compressed if the client accepts that."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    data = await ctx.replays.answer(client_address(request.scope), packed, make)
    return Response(data, headers=headers, media_type="application/json")


async def _sitter(ctx: AppContext, seat: NewSeat, person: Person) -> Occupant:
    if seat.kind == "me":
        return Occupant(person.id, "", await ctx.people.free_name(seat.name, person) if seat.name else person.name)
    if seat.kind == "bot":
        return _bot(seat.bot)
    return Occupant(invited=seat.kind == "invited")


def _bot(name: str) -> Occupant:
    if name not in bots():
        raise BadSetup(msg("no-bot", name=name[:40], known=[*bots()]))
    return Occupant("", name, seat_name(name))
