"""Ratings of the house: counted from rated tables that are over, and kept in the store.

What is kept follows from the tables alone, in the order in which they ended: whoever counts again gets the same. A table that
ended earlier than one that was counted (another process wrote it down later) has its whole field counted anew. Wat the Gleaner,
whose play does not change, is the anchor: his figure is given, in every game, and does not move; so a number means the same next
year. Who plays in a team wins and loses with it.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import and_, bindparam, delete, insert, or_, select

from baronage.ranking.ratings import Field, Point, Rating, Ratings, Result, rate
from baronage.ranking.ratings import at as rated_at
from baronage.server.house.listing import OVER
from baronage.server.store.schema import ratings, seats, tables
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement

BOT = "bot:"  # before the name of a bot that is a player
MOST_AT_ONCE = 500  # tables that are counted in one go
ANCHOR = f"{BOT}wat"
ANCHORED = rated_at(1200)  # what the anchor is, by definition

_INSERT = insert(ratings)
_FORGET = delete(ratings).where(ratings.c.game == bindparam("of_game"), ratings.c.seats == bindparam("of_seats"))


def anchors(field: Field) -> dict[tuple[str, str, int], Rating]:
    """Whose ratings are given, in a game with so many seats."""
    return {(ANCHOR, *field): ANCHORED}


class Standing(NamedTuple):
    """A player's rating for a game and a number of seats, and when it last changed."""

    player: str
    game: str
    seats: int
    at: float
    rating: Rating


class Rater:
    """Counts what is over and not counted yet; tells what was counted."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._turn = asyncio.Lock()

    async def count(self) -> int:
        """Count the rated tables that are over since; how many. Two processes that count at once count the same."""
        done = 0
        async with self._turn:
            while True:
                new = await asyncio.to_thread(self._uncounted)
                for field, results in _by_field(new).items():
                    try:
                        await self._add(field, results)
                    except Conflict:  # another process has counted them
                        continue
                done += len(new)
                if len(new) < MOST_AT_ONCE:
                    return done

    async def recount(self) -> tuple[int, int]:
        """Count everything anew, as if nothing had been counted: how many figures there are, and how many were otherwise."""
        async with self._turn:
            before = {(row.table, row.player): _point(row) for row in await asyncio.to_thread(self._points)}
            results = await asyncio.to_thread(self.results)
            after: dict[tuple[str, str], Point] = {}
            for field, of_field in _by_field(results).items():
                counted = rate(of_field, anchors(field))
                await self.store.write(_forget(field), *_rows(field, counted))
                for (player, _), points in counted.curve.items():
                    after.update({(point.result, player): point for point in points})
        differ = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
        return len(after), differ

    async def _add(self, field: Field, results: list[Result]) -> None:
        last, known = await asyncio.to_thread(self._so_far, field)
        if min((one.at, one.id) for one in results) <= last:  # it ended before something that was counted
            whole = await asyncio.to_thread(self.results, field)
            await self.store.write(_forget(field), *_rows(field, rate(whole, anchors(field))))
            return
        counted = Ratings(anchors(field), of={field: known})
        for result in sorted(results, key=lambda one: (one.at, one.id)):
            counted.add(result)
        await self.store.write(*_rows(field, counted))

    # --- what the store holds; these block ----------------------------------------------------------------------

    def results(self, field: Field | None = None) -> list[Result]:
        """Of all rated tables that are over; or of those of one game with so many seats."""
        found = self._results(*([tables.c.game == field[0]] if field else []))
        return [one for one in found if field is None or (one.game, len(one.players)) == field]

    def _uncounted(self) -> list[Result]:
        counted = select(ratings.c.table)
        return self._results(tables.c.id.not_in(counted), most=MOST_AT_ONCE)

    def _results(self, *wanted: Any, most: int | None = None) -> list[Result]:
        over = [
            tables.c.rated,
            tables.c.status == OVER,
            tables.c.places.is_not(None),
            tables.c.void.is_(False),
            *wanted,
        ]
        chosen = select(tables.c.id, tables.c.game, tables.c.ended, tables.c.places, tables.c.sides).where(*over)
        rows = self.store.read(chosen.order_by(tables.c.ended, tables.c.id).limit(most))
        players: dict[str, list[str]] = defaultdict(list)
        for at in range(0, len(rows), 200):
            ids = [row.id for row in rows[at : at + 200]]
            sat = select(seats.c.table, seats.c.person, seats.c.bot).where(seats.c.table.in_(ids))
            for row in self.store.read(sat.order_by(seats.c.table, seats.c.seat)):
                players[row.table].append(row.person or BOT + row.bot)
        return [
            Result(
                row.id, row.ended, row.game, tuple(players[row.id]), tuple(json.loads(row.places)), _teams(row.sides)
            )
            for row in rows
            if len(set(players[row.id])) == len(players[row.id]) > 1
        ]

    def _points(self, *wanted: Any) -> Sequence[Any]:
        return self.store.read(select(ratings).where(*wanted).order_by(ratings.c.at, ratings.c.table))

    def _so_far(self, field: Field) -> tuple[tuple[float, str], dict[str, Rating]]:
        """The last table that was counted, and everybody's rating after it."""
        last, known = (float("-inf"), ""), {}
        for row in self._points(ratings.c.game == field[0], ratings.c.seats == field[1]):
            last, known[row.player] = (row.at, row.table), _rating(row)
        return last, known

    def history(self, player: str) -> dict[Field, list[Point]]:
        """How a player's ratings went, by game and number of seats."""
        found: dict[Field, list[Point]] = defaultdict(list)
        for row in self._points(ratings.c.player == player):
            found[row.game, row.seats].append(_point(row))
        return dict(found)

    def standings(self, game: str, seats: int) -> list[Standing]:
        """Everybody's rating at a game with so many seats, the highest first; and that of the anchor."""
        newest = {ANCHOR: Standing(ANCHOR, game, seats, 0.0, ANCHORED)}
        for row in self._points(ratings.c.game == game, ratings.c.seats == seats):
            newest[row.player] = Standing(row.player, row.game, row.seats, row.at, _rating(row))
        return sorted(newest.values(), key=lambda one: (-one.rating.mean, one.player))

    def of(self, players: Iterable[str], game: str, seats: int) -> dict[str, Rating]:
        """The ratings of some players; of who has not played, that of a newcomer."""
        wanted = list(players)
        found = {player: ANCHORED if player == ANCHOR else Rating() for player in wanted}
        here = and_(ratings.c.game == game, ratings.c.seats == seats)
        for row in self._points(here, or_(*(ratings.c.player == player for player in wanted))) if wanted else ():
            found[row.player] = _rating(row)
        return found


def _by_field(results: Iterable[Result]) -> dict[Field, list[Result]]:
    found: dict[Field, list[Result]] = defaultdict(list)
    for one in results:
        found[one.game, len(one.players)].append(one)
    return dict(found)


def _teams(sides: str | None) -> tuple[int, ...]:
    """The team of each seat; a seat of none is one by itself."""
    found: list[int] = json.loads(sides) if sides else []
    return tuple(side if side >= 0 else -1 - seat for seat, side in enumerate(found))


def _rating(row: Any) -> Rating:
    return Rating(row.mean, row.doubt, row.games)


def _point(row: Any) -> Point:
    return Point(row.at, row.table, _rating(row))


def _forget(field: Field) -> Statement:
    return _FORGET, {"of_game": field[0], "of_seats": field[1]}


def _rows(field: Field, counted: Ratings) -> list[Statement]:
    return [
        (
            _INSERT,
            {
                "table": point.result,
                "player": player,
                "game": field[0],
                "seats": field[1],
                "at": point.at,
                "mean": point.rating.mean,
                "doubt": point.rating.doubt,
                "games": point.rating.games,
            },
        )
        for (player, of), points in counted.curve.items()
        if of == field
        for point in points
    ]
