"""Profile and rating routes."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Query
from pydantic import Field
from sqlalchemy import or_, select

from baronage.bots import title
from baronage.engine.core.errors import BadSetup
from baronage.engine.text.localization import localize_all
from baronage.engine.tutorial import lessons
from baronage.ranking.ratings import Field as Kind
from baronage.ranking.ratings import Point
from baronage.server.accounts.accounts import MemberProfile, Person
from baronage.server.accounts.arms import read_arms
from baronage.server.club.ratings import ANCHOR, BOT, Standing
from baronage.server.club.reliability import reliability
from baronage.server.club.tournaments.models import read_history, visible_to
from baronage.server.errors import ApiError
from baronage.server.http.auth import Anybody, Body, CallerLanguages, Owner
from baronage.server.http.language import Languages
from baronage.server.http.lobby import show_table
from baronage.server.locale import msg
from baronage.server.responses import (
    Fiefdom,
    Ladder,
    LadderField,
    LessonsDone,
    Meetings,
    PageParts,
    PartShown,
    PlayedTournament,
    Profile,
    RatingInfo,
    RatingPoint,
    Rung,
    Tally,
)
from baronage.server.services.listing import OVER, Listing, read_listings
from baronage.server.store.schema import seats as seat_rows
from baronage.server.store.schema import tables

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

MAX_RECENT = 20  # games on a profile
MAX_POINTS = 200  # of a rating curve
MAX_RUNGS = 200
MAX_TOURNAMENTS = 12  # on a profile
MAX_FIEFDOMS = 10  # on a profile
Login = Annotated[str, Path(min_length=1, max_length=40)]


class Shown(Body):
    """Visibility of the caller's profile and its parts. Omitted values stay unchanged."""

    shown: Literal["all", "members", "friends", "nobody"] | None = None
    parts: dict[Literal["ratings", "results", "reliability", "recent", "fiefdoms", "lessons"], PartShown] = Field({})


LessonId = Annotated[str, Field(max_length=40)]


class Done(Body):
    """Completed lessons, by game."""

    done: dict[LessonId, Annotated[list[LessonId], Field(max_length=200)]] = Field(max_length=50)


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the profile and rating routes."""

    @app.get("/api/people/{name}")
    async def profile(name: Login, person: Anybody, languages: CallerLanguages) -> Profile:
        """Return the profile with this sign-in name, as far as the caller may see it: ratings, results and recent
        games.
        """
        page = await ctx.people.profile(name.lower(), person)

        def may_see(part: str) -> bool:
            return page.shows(part, person)

        await ctx.services.rater.count()
        whose = page.person
        curves = await asyncio.to_thread(ctx.services.rater.history, whose.id, MAX_POINTS)
        open_ids = await asyncio.to_thread(_open_ids, ctx, whose.id, person.id if person else "")
        played = await asyncio.to_thread(_played, ctx, whose.id)
        replies = await asyncio.to_thread(reliability, ctx.store, whose.id) if may_see("reliability") else None
        shown = played[:MAX_RECENT] if may_see("recent") else []
        mine = person is not None and person.id == whose.id
        relation = await ctx.people.relations.between(person.id, whose.id) if person and not mine else ""
        return Profile(
            name=whose.name,
            login=whose.login,
            arms=read_arms(whose.arms),
            since=page.since,
            shown=page.shown if mine else None,  # type: ignore[typeddict-item]
            ratings=[_rating(kind, points, open_ids) for kind, points in sorted(curves.items())]
            if may_see("ratings")
            else [],
            results=_tally(played, whose.id) if may_see("results") else [],
            recent=[show_table(one, person.id if person else "", 0) for one in shown],
            reliability=replies,
            against=None if mine or person is None else _meetings(played, whose.id, person.id),
            relation=relation,
            lessons=await _lessons(ctx, whose.id) if may_see("lessons") else [],
            tournaments=await asyncio.to_thread(_tournaments, ctx, whose.id, person) if may_see("results") else [],
            fiefdoms=await _fiefdoms(ctx, whose.id, languages) if may_see("fiefdoms") else [],
            parts=_parts(page) if mine else None,
        )

    @app.put("/api/me/profile", status_code=204)
    async def show(body: Shown, person: Owner) -> None:
        """Set who may see the caller's profile and its parts: `all`, `members` (people with a password), `friends` or
        `nobody`.
        """
        await ctx.people.set_shown(person, body.shown, {str(part): to for part, to in body.parts.items()})

    @app.put("/api/me/lessons")
    async def learn(body: Done, person: Owner) -> dict[str, list[str]]:
        """Mark lessons as completed, and return all completed lessons. Requires an account."""
        if not person.login:
            raise ApiError("refused", msg("lessons-account"))
        known = {name: {one.id for one in lessons(game)} for name, game in ctx.games.items() if name in body.done}
        done = {game: [it for it in body.done[game] if it in ids] for game, ids in known.items()}
        return await ctx.people.lesson_progress.add(person.id, done)

    @app.get("/api/ratings")
    async def ladder(
        person: Anybody,
        game: Annotated[str, Query(max_length=40)],
        seats: Annotated[int, Query(ge=2, le=32)] = 2,
        first: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        count: Annotated[int, Query(ge=1, le=MAX_RUNGS)] = MAX_RUNGS,
    ) -> Ladder:
        """Return the ladder of a game with this number of seats: players with rated games and a visible profile. Those
        with too few games come last, without a rank."""
        if game not in ctx.games:
            raise BadSetup(msg("no-game", name=game[:50], known=[*ctx.games]))
        await ctx.services.rater.count()
        found = await asyncio.to_thread(ctx.services.rater.standings, game, seats)
        known = sorted(found, key=lambda one: not one.rating.is_known)
        pages = await ctx.people.profiles(one.player for one in known if not one.player.startswith(BOT))
        rungs = [
            _rung(one, pages.get(one.player))
            for one in known
            if one.player.startswith(BOT) or (one.player in pages and _is_listed(pages[one.player], person))
        ]
        return Ladder(game=game, seats=seats, total=len(rungs), rungs=_ranked(rungs)[first : first + count])

    @app.get("/api/ratings/fields")
    async def fields(person: Anybody) -> list[LadderField]:
        """Return the games and numbers of seats with rated players, most players first."""
        await ctx.services.rater.count()
        found = await asyncio.to_thread(ctx.services.rater.fields)
        return [LadderField(game=game, seats=seats, players=count) for game, seats, count in found if game in ctx.games]


def _ranked(rungs: list[Rung]) -> list[Rung]:
    """Return the rungs with their ranks. Equal ratings share a rank."""
    settled = [rung["rating"] for rung in rungs if rung["rank"] is not None]
    ranks = [None if rung["rank"] is None else 1 + sum(it > rung["rating"] for it in settled) for rung in rungs]
    return [{**rung, "rank": rank} for rung, rank in zip(rungs, ranks, strict=True)]


def _is_listed(page: MemberProfile, viewer: Person | None) -> bool:
    """Return whether the viewer may see the rating on this profile."""
    return page.shown_to(viewer) and page.shows("ratings", viewer)


def _tournaments(ctx: AppContext, person: str, viewer: Person | None) -> list[PlayedTournament]:
    """Return the tournaments of a person that the viewer finds in lists. Blocks."""
    found = read_history(ctx.store, person, MAX_TOURNAMENTS, visible_to(viewer.id if viewer else ""))
    return [
        PlayedTournament(
            id=one.row.id,
            name=one.row.name,
            game=one.row.game,
            form=one.form,  # type: ignore[typeddict-item]
            status=one.row.status,
            starts=one.row.starts,
            place=one.place,
            count=one.count,
        )
        for one in found
    ]


def _parts(page: MemberProfile) -> PageParts:
    may_see: Any = {part: page.parts.get(part, "all") for part in PageParts.__annotations__}
    parts: PageParts = may_see
    return parts


async def _fiefdoms(ctx: AppContext, person: str, languages: Languages) -> list[Fiefdom]:
    """Return a person's campaign files that are not in use, those with most games first."""
    found = [kept.show() for kept in await ctx.services.campaign_files.mine(person) if not kept.table]
    shown = [
        Fiefdom(game=it["game"], kind=it["kind"], title=it["title"], lines=it["lines"], games=it["games"])
        for it in sorted(found, key=lambda it: -it["games"])[:MAX_FIEFDOMS]
    ]
    may_see: list[Fiefdom] = localize_all(shown, languages.first)
    return may_see


async def _lessons(ctx: AppContext, person: str) -> list[LessonsDone]:
    """Return the number of completed lessons per game, without lessons that no longer exist."""
    done = await ctx.people.lesson_progress.of(person)
    all_of = {name: [one.id for one in lessons(ctx.games[name])] for name in done if name in ctx.games}
    found = {name: sum(id in done[name] for id in ids) for name, ids in all_of.items()}
    return [LessonsDone(game=name, done=found[name], count=len(all_of[name])) for name in sorted(found) if found[name]]


def _played(ctx: AppContext, person: str) -> list[Listing]:
    """Return the public finished games of a person. Blocks."""
    sitting = select(seat_rows.c.table).where(seat_rows.c.person == person)
    wanted = [tables.c.public, tables.c.status == OVER, tables.c.id.in_(sitting)]
    found = read_listings(ctx.store, ctx.games, *wanted)
    return sorted(found, key=lambda one: -(one.ended or 0.0))


def _open_ids(ctx: AppContext, person: str, viewer: str) -> set[str]:
    """Return the ids of this person's rated tables that the viewer may know of. Blocks."""
    sat = select(seat_rows.c.table).where(
        seat_rows.c.person == viewer
    )  # no match for a guest: empty seats have a null person
    known = or_(tables.c.public, tables.c.host == viewer, tables.c.id.in_(sat))
    mine = select(seat_rows.c.table).where(seat_rows.c.person == person)
    return {row.id for row in ctx.store.read(select(tables.c.id).where(tables.c.rated, known, tables.c.id.in_(mine)))}


def _rating(kind: Kind, points: list[Point], open_ids: set[str]) -> RatingInfo:
    last = points[-1].rating
    known = last.is_known
    return RatingInfo(
        game=kind[0],
        seats=kind[1],
        games=last.games,
        rating=last.shown if known else None,
        half_width=last.half_width if known else None,
        history=[_point(point, open_ids) for point in points] if known else [],
    )


def _point(point: Point, open_ids: set[str]) -> RatingPoint:
    rating, table = point.rating, point.result if point.result in open_ids else ""
    return RatingPoint(at=point.at, table=table, rating=rating.shown, half_width=rating.half_width)


def _tally(played: list[Listing], person: str) -> list[Tally]:
    games: Counter[Kind] = Counter()
    won: Counter[Kind] = Counter()
    for one in played:
        seats = one.seats_of(person)
        if len(seats) == 1:  # games with several seats on one device don't count
            kind = (one.game.name, len(one.occupants))
            games[kind] += 1
            places = one.places or (0,)
            won[kind] += max(places) > 1 and places[seats[0]] == 1  # a draw is no victory
    return [Tally(game=kind[0], seats=kind[1], games=games[kind], won=won[kind]) for kind in sorted(games)]


def _meetings(played: list[Listing], person: str, other: str) -> Meetings | None:
    """Return the results of two people against each other, as seen by the second, or None."""
    found = Meetings(won=0, lost=0, shared=0)
    for one in played:
        his, mine = one.seats_of(person), one.seats_of(other)
        if one.places and len(his) == len(mine) == 1 and not _together(one, his[0], mine[0]):
            gap = one.places[his[0]] - one.places[mine[0]]
            found["won" if gap > 0 else "lost" if gap < 0 else "shared"] += 1
    return found if any(found.values()) else None


def _together(one: Listing, first: int, second: int) -> bool:
    """Return whether two seats were in one team."""
    sides = one.end.sides
    return sides is not None and sides[first] == sides[second] >= 0


def _rung(one: Standing, page: MemberProfile | None) -> Rung:
    bot = one.player.removeprefix(BOT) if page is None else ""
    return Rung(
        name=page.person.name if page else title(bot),
        login=page.person.login if page else "",
        arms=read_arms(page.person.arms) if page else None,
        bot=bot,
        games=one.rating.games,
        rating=one.rating.shown,
        half_width=one.rating.half_width,
        anchor=one.player == ANCHOR,
        rank=1 if one.rating.is_known else None,
    )
