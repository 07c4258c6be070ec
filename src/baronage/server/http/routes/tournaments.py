"""Tournament routes: listing, creating, joining, leaving, standings and records."""

from __future__ import annotations

import asyncio
import copy
import json
import math
import unicodedata
from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Query
from fastapi.responses import StreamingResponse
from pydantic import Field
from sqlalchemy import select

from baronage.engine.core.errors import BadSetup
from baronage.engine.core.state import PUBLIC
from baronage.ranking.forms import ARENA, LEAGUE
from baronage.ranking.ratings import Rating
from baronage.ranking.standings import Line
from baronage.server.accounts.accounts import MemberProfile, Person
from baronage.server.accounts.arms import read_arms
from baronage.server.accounts.passwords import Caller
from baronage.server.club.ratings import BOT
from baronage.server.club.reliability import reliability
from baronage.server.club.tournaments.config import MAX_ENTRANTS, TournamentConfig
from baronage.server.club.tournaments.director import DAY, MAX_HOSTED, may_enter
from baronage.server.club.tournaments.models import (
    Brief,
    Entrant,
    Tournament,
    read_briefs,
    read_series,
    visible_to,
)
from baronage.server.club.tournaments.organiser import LONGEST_DESCRIPTION
from baronage.server.club.tournaments.rulings import Ruling
from baronage.server.errors import ApiError
from baronage.server.http.auth import Anybody, Body, Player
from baronage.server.http.routes.tables import must_have_account
from baronage.server.locale import msg
from baronage.server.protocol import write_time_control
from baronage.server.responses import (
    RulingInfo,
    SeriesPart,
    TournamentEntrant,
    TournamentInfo,
    TournamentRound,
    TournamentTable,
    WholeTournament,
)
from baronage.server.store.schema import persons
from baronage.server.store.schema import tournaments as rows

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

MAX_LISTED = 100
MAX_SERIES = 12  # tournaments of a series
RECORDS = "application/x-ndjson"
Id = Annotated[str, Path(min_length=1, max_length=32)]
Points = Annotated[float, Field(ge=0, le=1000)]


class NewTournament(Body):
    """A new tournament. `starts` is in seconds since 1970, UTC.

    With a password, it is private. `every` repeats it after so many days, at the same hour in the time zone `zone`.
    """

    name: str = Field(min_length=1, max_length=100)
    game: str = Field(max_length=40)
    form: Literal["arena", "swiss", "round-robin", "knock-out", "league"]
    seats: int = Field(2, ge=2, le=32)
    starts: float = Field(ge=0, le=1e11)
    options: dict[str, Any] = Field({})
    time_control: dict[str, Any] = Field({"kind": "live"})
    rounds: int = Field(0, ge=0, le=1000)
    minutes: int = Field(60, ge=1, le=100_000)
    days: int = Field(7, ge=1, le=1000)
    worth: list[Points] = Field([], max_length=32)
    description: str = Field("", max_length=LONGEST_DESCRIPTION)
    password: str = Field("", max_length=100)
    every: Literal[0, 1, 7, 14, 28] = 0
    zone: str = Field("UTC", max_length=60)
    open: bool = True
    bots: list[Annotated[str, Field(max_length=40)]] = Field([], max_length=MAX_ENTRANTS)
    rated: bool = False
    most: int = Field(64, ge=2, le=MAX_ENTRANTS)
    stand_in: Literal["", "nobody", "bot"] = ""
    replaced_by: str = Field("", max_length=40)


class Entering(Body):
    """The password of a private tournament."""

    password: str = Field("", max_length=100)


class Announced(Body):
    """The new tournament's id."""

    id: str


class Entered(Body):
    """The caller's number on the list of entrants."""

    number: int


def manages(person: Person, found: Tournament) -> bool:
    """Return whether a person may manage a tournament."""
    return person.manages or person.id == found.host


async def must_manage(ctx: AppContext, person: Person, id: str) -> None:
    """Raise ApiError unless a person may manage a tournament."""
    if not manages(person, await ctx.services.tournaments.find(id)):
        raise ApiError("refused", msg("tournament-host"))


def clean_text(text: str) -> str:
    """Return a text of several lines without control characters and outer blanks."""
    return "".join(char for char in text if char == "\n" or unicodedata.category(char) != "Cc").strip()


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the tournament routes."""
    _looking(app, ctx)
    _taking_part(app, ctx)


def _looking(app: FastAPI, ctx: AppContext) -> None:
    @app.get("/api/tournaments")
    async def list_tournaments(
        person: Anybody,
        status: Annotated[str, Query(pattern="^(announced|running|over|off)$")] = "announced",
        first: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        count: Annotated[int, Query(ge=1, le=MAX_LISTED)] = MAX_LISTED,
    ) -> list[TournamentInfo]:
        """Return tournaments with this status: announced ones by start, all others newest first."""
        order = rows.c.starts if status == "announced" else rows.c.starts.desc()
        who = person.id if person else ""
        wanted = [rows.c.status == status, visible_to(who)]
        read = partial(read_briefs, ctx.store, ctx.games, who, *wanted, order=[order], first=first, most=count)
        return [_brief(one) for one in await asyncio.to_thread(read)]

    @app.get("/api/tournaments/{id}")
    async def show(id: Id, person: Anybody) -> WholeTournament:
        """Return all about a tournament: entrants, pairings and standings. A running game shows only that it is
        running.
        """
        return await _whole(ctx, await ctx.services.tournaments.find(id), person)

    @app.get("/api/tournaments/{id}/records", response_class=StreamingResponse)
    async def records(id: Id) -> StreamingResponse:
        """Return the records of its finished games as JSON lines: round, table and record."""
        found = await ctx.services.tournaments.find(id)
        headers = {"content-disposition": f'attachment; filename="tournament-{found.id}.jsonl"'}
        return StreamingResponse(_records(ctx, found), media_type=RECORDS, headers=headers)


def _taking_part(app: FastAPI, ctx: AppContext) -> None:
    @app.post("/api/tournaments", status_code=201)
    async def make(body: NewTournament, person: Player) -> Announced:
        """Announce a tournament, which starts automatically. Requires an account."""
        if not person.login:
            raise ApiError("refused", msg("tournament-member"))
        if body.game not in ctx.games:
            raise BadSetup(msg("no-game", name=body.game, known=[*ctx.games]))
        given = body.model_dump(exclude={"name", "game", "starts", "bots", "worth", "description", "password"})
        config = TournamentConfig(**given, worth=tuple(body.worth))
        name, game = await ctx.services.word_filter.clean_name(body.name), ctx.games[body.game]
        locked = await ctx.people.passwords.hashed(body.password, Caller(device=person.id)) if body.password else ""
        most = None if person.manages else MAX_HOSTED
        announce = partial(ctx.services.tournaments.make, description=clean_text(body.description), most=most)
        return Announced(id=await announce(person.id, name, game, config, body.starts, body.bots, password=locked))

    @app.post("/api/tournaments/{id}/join")
    async def join(id: Id, person: Player, body: Entering | None = None) -> Entered:
        """Join a tournament, or come back after leaving it. A private one asks new players for the password."""
        found = await ctx.services.tournaments.find(id)
        if found.config.rated:
            must_have_account(person)
        if found.password and found.entrant(person.id) is None and person.id != found.host:
            given, caller = body.password if body else "", Caller(device=person.id)
            if not await ctx.people.passwords.fits(f"tournament {found.id}", found.password, given, caller):
                raise ApiError("refused", msg("tournament-password"), "password")
        return Entered(number=await ctx.services.tournaments.join(person.id, id))

    @app.post("/api/tournaments/{id}/leave", status_code=204)
    async def leave(id: Id, person: Player) -> None:
        """Leave a tournament. The caller finishes the current table, but plays no later rounds."""
        await ctx.services.tournaments.leave(person.id, id)

    @app.post("/api/tournaments/{id}/off", status_code=204)
    async def cancel(id: Id, person: Player) -> None:
        """Cancel a tournament before it begins, as its host, an organiser or an admin."""
        await must_manage(ctx, person, id)
        await ctx.services.tournaments.cancel(id)


# --- display --------------------------------------------------------------------------------------------------------


def _info(it: Any, config: TournamentConfig, host: str, game: str, count: int, joined: bool) -> TournamentInfo:
    """Return a tournament in a list, from its object or its row."""
    return TournamentInfo(
        id=it.id,
        name=it.name,
        host=host,
        game=game,
        form=config.form,
        seats=config.seats,
        time_control=write_time_control(config.read_time_control()),
        open=config.open,
        rated=config.rated,
        status=it.status,
        starts=it.starts,
        started=it.started,
        ended=it.ended,
        count=count,
        most=config.most,
        joined=joined,
        locked=bool(it.password),
        every=config.every,
    )


def _brief(one: Brief) -> TournamentInfo:
    return _info(one.row, one.config, one.row.host_name, one.row.game, one.count, one.joined)


async def _whole(ctx: AppContext, found: Tournament, person: Person | None) -> WholeTournament:
    config, who = found.config, person.id if person else ""
    mine = found.entrant(who)
    live = found.status in ("announced", "running")
    back = mine is None or mine.left is not None
    host = await asyncio.to_thread(ctx.store.read, select(persons.c.name).where(persons.c.id == found.host))
    count = sum(one.left is None for one in found.entrants)
    return {
        **_info(found, config, host[0].name, found.game.name, count, not back),
        "options": config.options,
        "total": config.rounds if found.started is None else _total(found),
        "minutes": config.minutes,
        "days": config.days,
        "worth": list(config.worth),
        "bye": found.plan.bye,
        "win": found.plan.win,
        "stand_in": config.stand_in or found.game.meta.stand_in,
        "replaced_by": config.replaced_by,
        "mine": bool(who) and who == found.host,
        "may_join": live
        and config.open
        and back
        and (mine is None or mine.number not in found.removed)
        and (found.status == "announced" or may_enter(found, mine)),
        "may_manage": person is not None and manages(person, found),
        "description": found.description,
        "pause": config.pause,
        "round_length": _round_length(found),
        "resting": sorted(map(int, found.resting)),
        "rulings": [_ruling(one) for one in found.rulings],
        "series": await asyncio.to_thread(_series, ctx, found),
        "dates": _dates(found),
        "entrants": await _entrants(ctx, found, person),
        "rounds": _rounds(found),
    }


def _total(found: Tournament) -> int:
    """Return the number of rounds: for an arena, those so far; for a knock-out, the number it needs."""
    return len(found.rounds) if found.config.form == ARENA else max(found.plan.rounds, len(found.rounds))


def _dates(found: Tournament) -> list[float]:
    """Return when the rounds of a league begin, or an empty list for other tournaments."""
    if found.config.form != LEAGUE or found.started is None:
        return []
    return [found.started + number * found.config.days * DAY for number in range(found.plan.rounds)]


def _round_length(found: Tournament) -> float | None:
    """Return the expected length of a round, from the rounds so far or else from the game; None without clocks."""
    if found.config.form == ARENA or found.config.time_control.get("kind") != "live":
        return None
    ended: dict[int, float] = {}
    for one in found.pairings:
        ended[one.round] = max(ended.get(one.round, 0.0), one.done if one.done is not None else math.inf)
    known = [ended[at] - began for at, (began, _) in enumerate(found.rounds) if ended.get(at, math.inf) < math.inf]
    return sum(known) / len(known) if known else 60.0 * found.game.meta.minutes


def _ruling(one: Ruling) -> RulingInfo:
    return RulingInfo(
        number=one.number,
        at=one.at,
        by=one.by,
        kind=one.kind,
        reason=one.reason,
        entrant=one.entrant,
        round=None if one.round is None else one.round + 1,
        table=one.table,
        places=None if one.places is None else list(one.places),
        undone=one.undone,
    )


def _series(ctx: AppContext, found: Tournament) -> list[SeriesPart]:
    """Return the tournaments of its series. Blocks."""
    parts = read_series(ctx.store, found.series, MAX_SERIES) if found.series else []
    return [SeriesPart(id=one.id, starts=one.starts, status=one.status) for one in parts]  # type: ignore[typeddict-item]


def _rounds(found: Tournament) -> list[TournamentRound]:
    return [
        TournamentRound(
            at=at,
            tables=[
                TournamentTable(
                    table=it.table,
                    entrants=list(it.seats),
                    done=it.done is not None,
                    ended=it.done,
                    places=None if it.places is None else list(it.places),
                    ruled=it.ruled,
                )
                for it in found.pairings
                if it.round == number
            ],
            byes=[*map(int, one.byes)],
            walkovers=[*map(int, one.walkovers)],
        )
        for number, (at, one) in enumerate(found.rounds)
    ]


async def _entrants(ctx: AppContext, found: Tournament, person: Person | None) -> list[TournamentEntrant]:
    people = [one.person for one in found.entrants if one.person]
    keys = {one.number: one.person or BOT + one.bot for one in found.entrants}
    known = await asyncio.to_thread(ctx.services.rater.of, keys.values(), found.game.name, found.config.seats)
    pages = await ctx.people.profiles(people)
    shown = {id: page for id, page in pages.items() if page.shown_to(person)}
    open_to = [id for id in people if id in shown and shown[id].shows("reliability", person)]
    answers = await asyncio.to_thread(_hours, ctx, open_to)
    by_key = {one.key: one for one in found.entrants}
    lines = {line.player: line for line in found.standings()}
    ratings = {number: known[key] for number, key in keys.items()}
    chances = await ctx.services.tournaments.forecaster.chances(found, ratings, person.id if person else "")
    order = [by_key[key] for key in lines]
    rest = [one for one in found.entrants if one.key not in lines and found.started is None and one.left is None]
    return [
        _entrant(one, lines.get(one.key), ratings[one.number], pages.get(one.person), answers, chances, found, person)
        for one in [*order, *rest]
    ]


def _hours(ctx: AppContext, people: list[str]) -> dict[str, int]:
    """Return the usual reply time of these people in correspondence games, in hours, where known. Blocks."""
    found = {id: reliability(ctx.store, id) for id in people}
    return {id: it["hours"] for id, it in found.items() if it is not None and it["hours"] is not None}


def _entrant(
    one: Entrant,
    line: Line | None,
    rating: Rating,
    page: MemberProfile | None,
    hours: dict[str, int],
    chances: dict[int, float],
    found: Tournament,
    person: Person | None,
) -> TournamentEntrant:
    shown = page if page is not None and page.shown_to(person) else None
    is_shown = bool(one.bot) or (shown is not None and shown.shows("ratings", person))
    rating_shown = rating.is_known and is_shown
    return TournamentEntrant(
        number=one.number,
        name=one.name,
        login=shown.person.login if shown else "",
        arms=read_arms(page.person.arms) if page else None,
        guest=page is not None and not page.person.login,
        bot=one.bot,
        me=person is not None and one.person == person.id,
        left=one.left is not None,
        place=line.place if line and found.rounds else None,
        points=line.points if line else 0.0,
        wins=line.wins if line else 0,
        opponents=line.opponents if line else 0.0,
        beaten=line.beaten if line else 0.0,
        played=line.played if line else 0,
        byes=line.byes if line else 0,
        rating=rating.shown if rating_shown else None,
        half_width=rating.half_width if rating_shown else None,
        hours=hours.get(one.person) if found.config.time_control.get("kind") == "correspondence" else None,
        chance=chances.get(one.number) if is_shown else None,
    )


# --- records --------------------------------------------------------------------------------------------------------


async def _records(ctx: AppContext, found: Tournament) -> AsyncIterator[str]:
    """Yield a line for each finished game: the record, or the public diary where secrets stay hidden."""
    for one in found.pairings:
        if one.done is None:
            continue
        room = await ctx.services.rooms.find(one.table)
        record = copy.copy((await ctx.services.rooms.table(room)).match.record)
        make = record.document if room.listing.published else partial(record.diary, PUBLIC)
        document = await asyncio.to_thread(make)
        line = {"round": one.round + 1, "table": one.table, "entrants": list(one.seats), "record": document}
        yield json.dumps(line, ensure_ascii=False) + "\n"
