"""Other people over HTTP: their pages, and who is how strong."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Query
from pydantic import Field
from sqlalchemy import select

from baronage.bots import title
from baronage.engine.errors import BadSetup
from baronage.engine.said import all_told
from baronage.engine.teaching import lessons
from baronage.ranking.ratings import Field as Kind
from baronage.ranking.ratings import Point
from baronage.server.answers import (
    Fiefdom,
    Ladder,
    LessonsDone,
    Meetings,
    PageParts,
    PartShown,
    Profile,
    RatingInfo,
    RatingPoint,
    Rung,
    Tally,
)
from baronage.server.errors import Denied
from baronage.server.house.listing import OVER, Listing, read_listings
from baronage.server.house.rating import ANCHOR, BOT, Standing
from baronage.server.house.reliability import reliability
from baronage.server.people.arms import read_arms
from baronage.server.people.people import Page, Person
from baronage.server.store.schema import seats as seat_rows
from baronage.server.store.schema import tables
from baronage.server.web.callers import Anybody, Body, Owner
from baronage.server.web.languages import Speaking
from baronage.server.web.showing import show_table
from baronage.server.web.speaks import Speaks
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

MOST_RECENT = 20  # games on somebody's page
MOST_POINTS = 200  # of a curve
MOST_RUNGS = 200
MOST_FIEFDOMS = 10  # on somebody's page
Login = Annotated[str, Path(min_length=1, max_length=40)]


class Shown(Body):
    """Who may see my page, and to whom of them it tells what; what is not said stays as it is."""

    shown: Literal["all", "members", "friends", "nobody"] | None = None
    parts: dict[Literal["ratings", "results", "reliability", "recent", "fiefdoms", "lessons"], PartShown] = Field({})


LessonId = Annotated[str, Field(max_length=40)]


class Done(Body):
    """Lessons that I have done, by game."""

    done: dict[LessonId, Annotated[list[LessonId], Field(max_length=200)]] = Field(max_length=50)


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of people."""

    @app.get("/api/people/{name}")
    async def profile(name: Login, person: Anybody, speaks: Speaking) -> Profile:
        """The page of who has this sign-in name, as far as it is for me: ratings, results, recent games."""
        page = await hall.people.page(name.lower(), person)

        def told(part: str) -> bool:
            return page.tells(part, person)

        await hall.house.rater.count()
        whose = page.person
        curves = await asyncio.to_thread(hall.house.rater.history, whose.id)
        played = await asyncio.to_thread(_played, hall, whose.id)
        replies = await asyncio.to_thread(reliability, hall.store, whose.id) if told("reliability") else None
        shown = played[:MOST_RECENT] if told("recent") else []
        mine = person is not None and person.id == whose.id
        relation = await hall.people.relations.between(person.id, whose.id) if person and not mine else ""
        return Profile(
            name=whose.name,
            login=whose.login,
            arms=read_arms(whose.arms),
            since=page.since,
            shown=page.shown if mine else None,  # type: ignore[typeddict-item]
            ratings=[_rating(kind, points) for kind, points in sorted(curves.items())] if told("ratings") else [],
            results=_tally(played, whose.id) if told("results") else [],
            recent=[show_table(one, person.id if person else "", 0) for one in shown],
            reliability=replies,
            against=None if mine or person is None else _meetings(played, whose.id, person.id),
            relation=relation,
            lessons=await _lessons(hall, whose.id) if told("lessons") else [],
            fiefdoms=await _fiefdoms(hall, whose.id, speaks) if told("fiefdoms") else [],
            parts=_parts(page) if mine else None,
        )

    @app.put("/api/me/profile", status_code=204)
    async def show(body: Shown, person: Owner) -> None:
        """Say who may see my page: all, members (who have a password), friends (whom I call so), nobody; and to whom of them it
        tells what."""
        await hall.people.set_shown(person, body.shown, {str(part): to for part, to in body.parts.items()})

    @app.put("/api/me/lessons")
    async def learn(body: Done, person: Owner) -> dict[str, list[str]]:
        """Keep that I have done these lessons; which I have done then, on whatever browser. For who has an account."""
        if not person.login:
            raise Denied("refused", say("lessons-account"))
        known = {name: {one.id for one in lessons(game)} for name, game in hall.games.items() if name in body.done}
        done = {game: [it for it in body.done[game] if it in ids] for game, ids in known.items()}
        return await hall.people.learned.add(person.id, done)

    @app.get("/api/ratings")
    async def ladder(
        person: Anybody,
        game: Annotated[str, Query(max_length=40)],
        seats: Annotated[int, Query(ge=2, le=32)] = 2,
        first: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
        count: Annotated[int, Query(ge=1, le=MOST_RUNGS)] = MOST_RUNGS,
    ) -> Ladder:
        """Who is how strong at a game with so many seats: those with games enough, and a page that is for me."""
        if game not in hall.games:
            raise BadSetup(say("no-game", name=game[:50], known=[*hall.games]))
        await hall.house.rater.count()
        found = await asyncio.to_thread(hall.house.rater.standings, game, seats)
        known = [one for one in found if one.rating.is_known]
        pages = await hall.people.pages(one.player for one in known if not one.player.startswith(BOT))
        rungs = [
            _rung(one, pages.get(one.player))
            for one in known
            if one.player.startswith(BOT) or (one.player in pages and _is_listed(pages[one.player], person))
        ]
        return Ladder(game=game, seats=seats, total=len(rungs), rungs=rungs[first : first + count])


def _is_listed(page: Page, viewer: Person | None) -> bool:
    """May he know how strong this one is?"""
    return page.shown_to(viewer) and page.tells("ratings", viewer)


def _parts(page: Page) -> PageParts:
    told: Any = {part: page.parts.get(part, "all") for part in PageParts.__annotations__}
    parts: PageParts = told
    return parts


async def _fiefdoms(hall: Hall, person: str, speaks: Speaks) -> list[Fiefdom]:
    """What he keeps from game to game and does not use at a table now: most games first."""
    found = [kept.show() for kept in await hall.house.papers.mine(person) if not kept.table]
    shown = [
        Fiefdom(game=it["game"], kind=it["kind"], title=it["title"], lines=it["lines"], games=it["games"])
        for it in sorted(found, key=lambda it: -it["games"])[:MOST_FIEFDOMS]
    ]
    told: list[Fiefdom] = all_told(shown, speaks.first)
    return told


async def _lessons(hall: Hall, person: str) -> list[LessonsDone]:
    """Of games of which he has done any; lessons that are no longer there are not counted."""
    done = await hall.people.learned.of(person)
    all_of = {name: [one.id for one in lessons(hall.games[name])] for name in done if name in hall.games}
    found = {name: sum(id in done[name] for id in ids) for name, ids in all_of.items()}
    return [LessonsDone(game=name, done=found[name], count=len(all_of[name])) for name in sorted(found) if found[name]]


def _played(hall: Hall, person: str) -> list[Listing]:
    """Public games that are over, of who sat there. Blocks."""
    sitting = select(seat_rows.c.table).where(seat_rows.c.person == person)
    wanted = [tables.c.public, tables.c.status == OVER, tables.c.id.in_(sitting)]
    found = read_listings(hall.store, hall.games, *wanted)
    return sorted(found, key=lambda one: -(one.ended or 0.0))


def _rating(kind: Kind, points: list[Point]) -> RatingInfo:
    last = points[-1].rating
    known = last.is_known
    return RatingInfo(
        game=kind[0],
        seats=kind[1],
        games=last.games,
        rating=last.shown if known else None,
        half_width=last.half_width if known else None,
        history=[_point(point) for point in points[-MOST_POINTS:]] if known else [],
    )


def _point(point: Point) -> RatingPoint:
    rating = point.rating
    return RatingPoint(at=point.at, table=point.result, rating=rating.shown, half_width=rating.half_width)


def _tally(played: list[Listing], person: str) -> list[Tally]:
    games: Counter[Kind] = Counter()
    won: Counter[Kind] = Counter()
    for one in played:
        seats = one.seats_of(person)
        if len(seats) == 1:  # who plays several seats on one device wins nothing by it
            kind = (one.game.name, len(one.sitters))
            games[kind] += 1
            won[kind] += one.places is not None and one.places[seats[0]] == 1
    return [Tally(game=kind[0], seats=kind[1], games=games[kind], won=won[kind]) for kind in sorted(games)]


def _meetings(played: list[Listing], person: str, other: str) -> Meetings | None:
    """How these two fared against each other, for the second of them."""
    found = Meetings(won=0, lost=0, shared=0)
    for one in played:
        his, mine = one.seats_of(person), one.seats_of(other)
        if one.places and len(his) == len(mine) == 1 and not _together(one, his[0], mine[0]):
            gap = one.places[his[0]] - one.places[mine[0]]
            found["won" if gap > 0 else "lost" if gap < 0 else "shared"] += 1
    return found if any(found.values()) else None


def _together(one: Listing, first: int, second: int) -> bool:
    """Did they play in one team?"""
    sides = one.end.sides
    return sides is not None and sides[first] == sides[second] >= 0


def _rung(one: Standing, page: Page | None) -> Rung:
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
    )
