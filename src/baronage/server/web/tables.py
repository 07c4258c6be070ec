"""Tables over HTTP: which there are, how one opens, joins and leaves them, and what was played."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Query, Request, Response
from sqlalchemy import select

from baronage.bots import bots, title
from baronage.engine.altered import MARK, find
from baronage.engine.errors import BadSetup
from baronage.engine.flow import PUBLIC
from baronage.engine.game import Game
from baronage.engine.said import all_told
from baronage.server.answers import Brought, Diary, Made, Replay, Seated, TableInfo, WholeRecord
from baronage.server.errors import Denied
from baronage.server.house.listing import OPEN, OVER, RUNNING, read_listings
from baronage.server.people.people import Person
from baronage.server.play.replay import ALL, moments
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import seats as seat_rows
from baronage.server.store.schema import shelves, tables
from baronage.server.web.bodies import Branching, Bringing, Giving, Joining, NewSeat, NewTable, TryingOut
from baronage.server.web.callers import Anybody, Me, Place, Player
from baronage.server.web.guard import place_of
from baronage.server.web.languages import Speaking
from baronage.server.web.showing import show_table, show_tables
from baronage.server.wire import read_pace
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

MOST_LISTED = 200  # tables in one answer
MOST_TOLD = 50  # of them with what happens at them now


def must_have_account(person: Person) -> None:
    """Raise Denied for a guest: ratings belong to who can come back."""
    if not person.login:
        raise Denied("refused", say("rated-password"))


TableId = Annotated[str, Path(min_length=1, max_length=32)]
Invitation = Annotated[str, Query(max_length=40)]


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of tables."""
    _lobby(app, hall)
    _seats(app, hall)
    _further(app, hall)
    _played(app, hall)


def _lobby(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/tables")
    async def list_tables(
        person: Anybody,
        game: Annotated[str, Query(max_length=40)] = "",
        status: Annotated[str, Query(pattern="^(open|running|)$")] = "",
        pace: Annotated[str, Query(pattern="^(live|post|untimed|)$")] = "",
        rated: bool = False,
        first: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        count: Annotated[int, Query(ge=1, le=MOST_LISTED)] = MOST_LISTED,
    ) -> list[TableInfo]:
        """Public tables that are open, and then those that run, each newest first; of many a page, `first` the first of it."""
        wanted = [tables.c.public, tables.c.status.in_([status] if status else [OPEN, RUNNING])]
        if game:
            wanted.append(tables.c.game == (game if game in hall.games else ""))
        if pace:
            wanted.append(tables.c.pace.contains(f'"kind": "{pace}"'))
        if rated:
            wanted.append(tables.c.rated)
        page = partial(read_listings, hall.store, hall.games, *wanted, first=first, most=count)
        return await show_tables(hall.house, await asyncio.to_thread(page), person.id if person else "")

    @app.get("/api/tables/mine")
    async def my_tables(person: Me, speaks: Speaking, archived: bool = False) -> list[TableInfo]:
        """Tables at which I sit: first those that wait for me. Or those that were played and put away."""
        sitting = select(seat_rows.c.table).where(seat_rows.c.person == person.id)
        away = select(shelves.c.table).where(shelves.c.person == person.id)
        shelved = tables.c.id.in_(away) if archived else tables.c.id.not_in(away)
        wanted = [tables.c.status.in_([OPEN, RUNNING, OVER]), tables.c.id.in_(sitting), shelved]
        found = await asyncio.to_thread(read_listings, hall.store, hall.games, *wanted, most=MOST_LISTED)
        shown = await show_tables(hall.house, found, person.id, speaks)
        running = [it for it in shown if it["status"] == RUNNING]
        await hall.house.news.tell(sorted(running, key=lambda it: not it["waits_for"])[:MOST_TOLD], speaks)
        await asyncio.to_thread(_asked_again, hall, shown, person.id)
        order = {RUNNING: 0, OPEN: 1, OVER: 2}
        return sorted(shown, key=lambda it: (not it["waits_for"], order[it["status"]], -it["created"]))

    @app.post("/api/tables", status_code=201)
    async def create(body: NewTable, person: Player, place: Place, speaks: Speaking) -> TableInfo:
        """A new table. A private one may be played with altered figures: `brawling+cards.KNI.upgrade=4` is such a game."""
        pace = read_pace(body.pace)
        sitters = [await _sitter(hall, seat, person) for seat in body.seats]
        if body.rated:
            must_have_account(person)
        await hall.openings.table(place, body.public)
        game = await _game(hall, body)
        listing = await hall.house.seating.create(
            person.id,
            game,
            body.options,
            sitters,
            pace,
            body.public,
            body.paper,
            body.stand_in or None,
            place,
            body.hints,
            body.rated,
        )
        if body.public:
            hall.openings.opened(place, listing.id)
        return show_table(listing, person.id, 0, speaks)


def _seats(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/tables/{id}")
    async def show(id: TableId, person: Anybody, speaks: Speaking, invitation: Invitation = "") -> TableInfo:
        who = person.id if person else ""
        room = await hall.house.rooms.played(who, id, invitation)
        shown = await show_tables(hall.house, [room.listing], who, speaks)
        if not room.listing.shown_to(who, invitation):
            shown[0]["next"] = None  # of that he was told nothing
        await hall.house.news.tell([it for it in shown if it["status"] == RUNNING], speaks)
        if person and room.listing.seats_of(person.id):
            await asyncio.to_thread(_asked_again, hall, shown, person.id)
        return shown[0]

    @app.post("/api/tables/{id}/join")
    async def join(id: TableId, body: Joining, person: Player, place: Place) -> Seated:
        if (await hall.house.rooms.shown(person.id, id, body.invitation)).listing.rated:
            must_have_account(person)
        return Seated(seat=await hall.house.seating.join(person.id, person.name, id, body.seat, body.invitation, place))

    @app.put("/api/tables/{id}/bot", status_code=204)
    async def give(id: TableId, body: Giving, person: Player) -> None:
        """As the host, before the start: give a free seat to a bot, or free it again."""
        await hall.house.seating.give_seat(person.id, id, body.seat, _bot(body.bot) if body.bot else Sitter())

    @app.put("/api/tables/{id}/paper", status_code=204)
    async def bring(id: TableId, body: Bringing, person: Player) -> None:
        """Say what a seat of mine brings from former games."""
        await hall.house.seating.bring(person.id, id, body.seat, body.paper)

    @app.get("/api/tables/{id}/papers")
    async def sheets(id: TableId, person: Anybody, speaks: Speaking, invitation: Invitation = "") -> list[Brought]:
        """What each seat brings from former games, and what it has taken home."""
        brought = await hall.house.seating.sheets(person.id if person else "", id, invitation)
        shown: list[Brought] = all_told(brought, speaks.first)
        return shown

    @app.post("/api/tables/{id}/leave", status_code=204)
    async def leave(id: TableId, person: Player) -> None:
        await hall.house.seating.leave(person.id, id)

    @app.post("/api/tables/{id}/start", status_code=204)
    async def start(id: TableId, person: Player) -> None:
        await hall.house.seating.start(person.id, id)


def _further(app: FastAPI, hall: Hall) -> None:
    """What comes of a table: another one, or a place on a shelf."""

    @app.post("/api/tables/{id}/rematch")
    async def rematch(id: TableId, person: Player, place: Place) -> Made:
        await hall.openings.table(place, public=False)
        return Made(table=await hall.house.again.rematch(person.id, person.name, id, place))

    @app.post("/api/tables/{id}/branch", status_code=201)
    async def branch(id: TableId, body: Branching, person: Player, place: Place) -> Made:
        """Play on from a move of a game that is over, on one of its seats, against bots."""
        await hall.openings.table(place, public=False)
        bot = _bot(body.bot).bot
        return Made(table=await hall.house.again.branch(person.id, person.name, id, body.move, body.seat, bot))

    @app.post("/api/tables/{id}/board", status_code=201)
    async def board(id: TableId, body: TryingOut, person: Player, place: Place) -> Made:
        """A board of my own from a game that runs, as my seat sees it; what is hidden from it is guessed, and it says so."""
        await hall.openings.table(place, public=False)
        bot = _bot(body.bot).bot
        return Made(table=await hall.house.again.try_out(person.id, person.name, id, body.seat, bot))

    @app.post("/api/tables/{id}/archive", status_code=204)
    async def archive(id: TableId, person: Player) -> None:
        """Put a finished table away from my own list."""
        await hall.house.seating.shelve(person.id, id)

    @app.delete("/api/tables/{id}/archive", status_code=204)
    async def take_back(id: TableId, person: Player) -> None:
        """Have it in my list again."""
        await hall.house.seating.shelve(person.id, id, away=False)


def _played(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/tables/{id}/record", response_model=WholeRecord | Diary)
    async def record(
        id: TableId,
        person: Anybody,
        request: Request,
        seat: Annotated[int | None, Query(ge=0, le=31)] = None,
        invitation: Invitation = "",
        form: Literal["json", "text"] = "json",
    ) -> Response:
        """The record of a game that is over, as JSON or as text; before that, what the seat, or a spectator, has seen."""
        who = person.id if person else ""
        room = await hall.house.rooms.played(who, id, invitation)
        if seat is not None and seat not in room.listing.seats_of(who):
            raise Denied("not-yours", say("seat-not-yours"))
        table = await hall.house.rooms.table(room)
        found = copy.copy(table.match.record)
        if table.over and room.listing.published:
            if form == "text":
                text = await asyncio.to_thread(found.text)
                return Response(text, headers=attached(f"{id}.txt"), media_type="text/plain; charset=utf-8")
            return await long_answer(hall, request, found.document)
        return await long_answer(hall, request, partial(found.diary, PUBLIC if seat is None else seat))

    @app.get("/api/tables/{id}/replay", response_model=Replay)
    async def replay(
        id: TableId,
        person: Anybody,
        request: Request,
        speaks: Speaking,
        eyes: Annotated[str, Query(pattern="^([0-9]{1,2}|public|all)$")] = "public",
        first: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        count: Annotated[int, Query(ge=1, le=100)] = 50,
        invitation: Invitation = "",
        upright: bool = False,
    ) -> Response:
        """The game again, moment by moment. While it runs, only with one's own eyes or the public's."""
        who = person.id if person else ""
        room = await hall.house.rooms.played(who, id, invitation)
        table = await hall.house.rooms.table(room)
        seat = {"all": ALL, "public": PUBLIC}.get(eyes) if not eyes.isdecimal() else int(eyes)
        if seat is None or seat >= len(table.sitters):
            raise Denied("refused", say("no-seat"))
        shown = table.over and room.listing.published
        if seat != PUBLIC and not shown and seat not in room.listing.seats_of(who):
            if table.over:
                raise Denied("not-yours", say("secret-own-eyes"))
            raise Denied("not-yours", say("runs-own-eyes"))
        again = partial(moments, copy.copy(table.match.record), seat, first, count, shown, upright, speaks(table.game))
        return await long_answer(hall, request, again)


async def _game(hall: Hall, body: NewTable) -> Game:
    """The game that is wanted, which may be an altered one; raises BadSetup or Denied."""
    if MARK in body.game and (body.public or body.rated):
        raise Denied("refused", say("altered-private"))
    if MARK in body.game and body.paper:
        raise Denied("refused", say("altered-no-papers"))
    found = await asyncio.to_thread(find, hall.games, body.game)
    if found is None:
        raise BadSetup(say("no-game", name=body.game[:50], known=[*hall.games]))
    return found


def _asked_again(hall: Hall, shown: list[TableInfo], person: str) -> None:
    """Of finished tables: who asks for a rematch and waits for this person, by name. Blocks."""
    over = {it["next"]: it for it in shown if it["status"] == OVER and it["next"]}
    if over:
        for following in read_listings(hall.store, hall.games, tables.c.id.in_(over), tables.c.status == OPEN):
            names = [sitter.name for sitter in following.sitters if sitter.person]
            if names and not following.seats_of(person):
                over[following.id]["again"] = names[0]


def attached(name: str) -> dict[str, str]:
    """The headers of what is to be kept as a file."""
    return {"content-disposition": f'attachment; filename="{name}"'}


async def long_answer(hall: Hall, request: Request, make: Callable[[], dict[str, Any]]) -> Response:
    """An answer that takes long to make."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if packed else {})
    data = await hall.replays.answer(place_of(request.scope), packed, make)
    return Response(data, headers=headers, media_type="application/json")


async def _sitter(hall: Hall, seat: NewSeat, person: Person) -> Sitter:
    if seat.kind == "me":
        return Sitter(person.id, "", await hall.house.manners.clean_name(seat.name) if seat.name else person.name)
    if seat.kind == "bot":
        return _bot(seat.bot)
    return Sitter(invited=seat.kind == "invited")


def _bot(name: str) -> Sitter:
    if name not in bots():
        raise BadSetup(say("no-bot", name=name[:40], known=[*bots()]))
    return Sitter("", name, title(name))
