"""What was played and what is being played: the archive, and the tables at which one may look on."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Query

from baronage.engine.errors import BadSetup
from baronage.engine.flow import PUBLIC
from baronage.engine.game import Game
from baronage.server.answers import Archive, TableInfo
from baronage.server.house.archive import Wish, search
from baronage.server.house.listing import RUNNING, Listing, read_listings
from baronage.server.people.people import Person
from baronage.server.store.schema import tables
from baronage.server.web.callers import Anybody
from baronage.server.web.languages import Speaking
from baronage.server.web.showing import show_table
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

MOST = 50  # games in one answer
MOST_RUNNING = 200  # tables among which those that are watched are looked for
Number = Annotated[int, Query(ge=0, le=1 << 31)]
Turns = Annotated[int | None, Query(ge=0, le=100_000)]
Name = Annotated[str, Query(max_length=40)]


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked of all games together."""

    @app.get("/api/archive")
    async def archive(
        viewer: Anybody,
        speaks: Speaking,
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
        count: Annotated[int, Query(ge=1, le=MOST)] = 20,
    ) -> Archive:
        """Games that are over, and public: of a game, of a person (by sign-in name), with a variant (`option=value`)."""
        if game and game not in hall.games:
            raise BadSetup(say("no-game", name=game, known=[*hall.games]))
        wish = Wish(
            game=game,
            person=await _id_of(hall, person, viewer),
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
        total, found = await asyncio.to_thread(search, hall.store, hall.games, wish, first, count)
        chosen = hall.games.get(game)
        return Archive(
            total=total,
            tables=[_played(it, viewer, speaks(it.game)) for it in found],
            endings={} if chosen is None else endings(chosen, speaks(chosen)),
        )

    @app.get("/api/watch")
    async def watch(viewer: Anybody, count: Annotated[int, Query(ge=1, le=MOST)] = 12) -> list[TableInfo]:
        """Public games that run, first those at which most look on; how many these are (`watching`)."""
        wanted = [tables.c.public, tables.c.status == RUNNING]
        found = await asyncio.to_thread(read_listings, hall.store, hall.games, *wanted, most=MOST_RUNNING)
        counted = sorted(((_watching(hall, it), it) for it in found), key=lambda pair: -pair[0])
        who = viewer.id if viewer else ""
        return [TableInfo(**show_table(it, who, 0), watching=number) for number, it in counted[:count]]


def endings(game: Game, language: str) -> dict[str, str]:
    """How a game can end, by name and in words."""
    return {game.causes[cause][0]: game.cause(cause, language)[0] for cause in game.causes}


async def _id_of(hall: Hall, login: str, viewer: Person | None) -> str:
    return (await hall.people.page(login.lower(), viewer)).person.id if login else ""


def _variant(text: str) -> tuple[str, Any] | None:
    """An option and its value, as JSON or as a word."""
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


def _watching(hall: Hall, it: Listing) -> int:
    """Who looks on here, in this process, and plays not."""
    room = hall.house.rooms.in_use.get(it.id)
    watchers = room.watchers if room is not None else []
    return len({one.watcher.person for one in watchers if one.eyes == PUBLIC and not it.seats_of(one.watcher.person)})
