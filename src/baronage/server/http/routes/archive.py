"""Archive of finished games, and public games to watch."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Query

from baronage.engine.core.errors import BadSetup
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.game import Game
from baronage.server.accounts.accounts import Person
from baronage.server.club.archive import ArchiveQuery, search
from baronage.server.http.auth import Anybody, CallerLanguages
from baronage.server.http.lobby import show_table
from baronage.server.locale import msg
from baronage.server.responses import Archive, TableInfo
from baronage.server.services.listing import RUNNING, Listing, read_listings
from baronage.server.store.schema import tables

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

MAX = 50  # games per response
MAX_RUNNING = 200  # running tables considered for the list of games to watch
Number = Annotated[int, Query(ge=0, le=1 << 31)]
Turns = Annotated[int | None, Query(ge=0, le=100_000)]
Name = Annotated[str, Query(max_length=40)]


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes that search all games."""

    @app.get("/api/archive")
    async def archive(
        viewer: Anybody,
        languages: CallerLanguages,
        game: Name = "",
        person: Name = "",
        mine: bool = False,
        seats: Annotated[int | None, Query(ge=1, le=32)] = None,
        variant: Annotated[str, Query(max_length=200)] = "",
        least: Turns = None,
        most: Turns = None,
        ending: Name = "",
        rated: bool = False,
        people: bool = False,
        opening: Annotated[str, Query(max_length=120)] = "",
        sort: Literal["newest", "longest"] = "newest",
        first: Number = 0,
        count: Annotated[int, Query(ge=1, le=MAX)] = 20,
    ) -> Archive:
        """Search public finished games, by game, person (sign-in name), variant (`option=value`) and more."""
        if game and game not in ctx.games:
            raise BadSetup(msg("no-game", name=game, known=[*ctx.games]))
        query = ArchiveQuery(
            game=game,
            person=await _id_of(ctx, person, viewer),
            mine=viewer.id if mine and viewer else "",
            seats=seats,
            variant=_variant(variant),
            least=least,
            most=most,
            ending=ending.replace("\0", ""),
            rated=rated,
            people=people,
            opening=" ".join(opening.replace("\0", "").split()),
            sort=sort,
        )
        total, found = await asyncio.to_thread(search, ctx.store, ctx.games, query, first, count)
        chosen = ctx.games.get(game)
        return Archive(
            total=total,
            tables=[_played(it, viewer, languages(it.game)) for it in found],
            endings={} if chosen is None else endings(chosen, languages(chosen)),
        )

    @app.get("/api/watch")
    async def watch(viewer: Anybody, count: Annotated[int, Query(ge=1, le=MAX)] = 12) -> list[TableInfo]:
        """Return public running games, those with most spectators first. `watching` is the number of spectators."""
        wanted = [tables.c.public, tables.c.status == RUNNING]
        found = await asyncio.to_thread(read_listings, ctx.store, ctx.games, *wanted, most=MAX_RUNNING)
        counted = sorted(((_watching(ctx, it), it) for it in found), key=lambda pair: -pair[0])
        who = viewer.id if viewer else ""
        return [TableInfo(**show_table(it, who, 0), watching=number) for number, it in counted[:count]]


def endings(game: Game, language: str) -> dict[str, str]:
    """Return the ways a game can end: name to localized text."""
    return {game.causes[cause][0]: game.cause(cause, language)[0] for cause in game.causes}


async def _id_of(ctx: AppContext, login: str, viewer: Person | None) -> str:
    return (await ctx.people.profile(login.lower(), viewer)).person.id if login else ""


def _variant(text: str) -> tuple[str, Any] | None:
    """Return an option and its value, read as JSON or as a plain word, or None without a `=`."""
    name, sign, value = text.replace("\0", "").partition("=")
    if not sign:
        return None
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def _played(it: Listing, viewer: Person | None, language: str) -> TableInfo:
    shown = show_table(it, viewer.id if viewer else "", 0)
    if it.end.cause:
        shown["ending"] = endings(it.game, language).get(it.end.cause, "")
    if it.end.turns is not None:
        shown["turns"] = it.end.turns
    if it.end.opening:
        shown["opening"] = it.end.opening
    if it.end.moves is not None:
        shown["length"] = it.end.moves
    return shown


def _watching(ctx: AppContext, it: Listing) -> int:
    """Return the number of spectators of a table in this process."""
    room = ctx.services.rooms.in_use.get(it.id)
    subscriptions = room.subscriptions if room is not None else []
    return len(
        {
            one.subscriber.person
            for one in subscriptions
            if one.viewer == PUBLIC and not it.seats_of(one.subscriber.person)
        }
    )
