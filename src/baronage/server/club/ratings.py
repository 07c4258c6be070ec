"""Ratings, computed from finished rated tables and stored.

They depend only on the tables, in the order in which these ended, so a recount gives the same result. If a table ended
before one already counted, because another process stored it later, its whole field is recounted. Each player's newest
rating has a row of its own, so that reading it is always cheap. The bot Wat the Gleaner, whose play does not change, is
the anchor. Its rating is fixed in every game, so that a number means the same next year. Members of a team win and lose
together.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update

from baronage.ranking.ratings import Field, Point, Rating, Ratings, Result, rate
from baronage.ranking.ratings import at as rated_at
from baronage.server.services.listing import OVER
from baronage.server.store.schema import current_ratings, ratings, seats, tables
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement, guarded

BOT = "bot:"  # prefix of the player id of a bot
MAX_AT_ONCE = 500  # tables counted at once
ANCHOR = f"{BOT}wat"
ANCHORED = rated_at(1200)  # the fixed rating of the anchor

_INSERT, _FIRST = insert(ratings), insert(current_ratings)
_FORGET, _FORGET_CURRENT = (
    delete(kept).where(kept.c.game == bindparam("of_game"), kept.c.seats == bindparam("of_seats"))
    for kept in (ratings, current_ratings)
)
_NEXT = guarded(
    update(current_ratings)
    .where(
        current_ratings.c.game == bindparam("of_game"),
        current_ratings.c.seats == bindparam("of_seats"),
        current_ratings.c.player == bindparam("of_player"),
        current_ratings.c.version == bindparam("seen"),
    )
    .values(
        {name: bindparam(f"new_{name}") for name in ("table", "at", "mean", "doubt", "games")}
        | {"version": current_ratings.c.version + 1}
    )
)
_COUNTED = update(tables).where(tables.c.id == bindparam("table_id")).values(counted=True)


def anchors(field: Field) -> dict[tuple[str, str, int], Rating]:
    """Return the fixed ratings in a field."""
    return {(ANCHOR, *field): ANCHORED}


class Standing(NamedTuple):
    """A player's rating for a game and a number of seats, and when it last changed."""

    player: str
    game: str
    seats: int
    at: float
    rating: Rating


class Rater:
    """Computes ratings of new finished tables, and reads stored ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._turn = asyncio.Lock()

    async def count(self) -> int:
        """Count newly finished rated tables, and return their number. Concurrent processes count the same."""
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
                if len(new) < MAX_AT_ONCE:
                    return done

    async def recount(self) -> tuple[int, int]:
        """Recount everything. Return the number of ratings, and how many of them have changed."""
        async with self._turn:
            rows = await asyncio.to_thread(self._points)
            before = {(row.table, row.player): _point(row) for row in rows}
            results = await asyncio.to_thread(self.results)
            after: dict[tuple[str, str], Point] = {}
            fields = _by_field(results)
            for field in {(row.game, row.seats) for row in rows} | fields.keys():
                counted = rate(fields.get(field, []), anchors(field))
                await self.store.write(*_anew(field, counted, fields.get(field, [])))
                for (player, _), points in counted.curve.items():
                    after.update({(point.result, player): point for point in points})
        differ = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
        return len(after), differ

    async def _add(self, field: Field, results: list[Result]) -> None:
        last, known = await asyncio.to_thread(self._so_far, field)
        if min((one.at, one.id) for one in results) <= last:  # a table ended before one already counted
            whole = await asyncio.to_thread(self.results, field)
            await self.store.write(*_anew(field, rate(whole, anchors(field)), whole))
            return
        counted = Ratings(anchors(field), of={field: {player: _rating(row) for player, row in known.items()}})
        for result in sorted(results, key=lambda one: (one.at, one.id)):
            counted.add(result)
        versions = {player: row.version for player, row in known.items()}
        await self.store.write(*_rows(field, counted), *_newest(field, counted, versions), *_marks(results))

    # --- reading the store (blocking) ---------------------------------------------------------------------------

    def results(self, field: Field | None = None) -> list[Result]:
        """Return the results of all finished rated tables, or of one field."""
        found = self._results(*([tables.c.game == field[0]] if field else []))
        return [one for one in found if field is None or (one.game, len(one.players)) == field]

    def _uncounted(self) -> list[Result]:
        return self._results(tables.c.counted.is_(False), most=MAX_AT_ONCE)

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

    def _current(self, *wanted: Any) -> Sequence[Any]:
        return self.store.read(select(current_ratings).where(*wanted))

    def _so_far(self, field: Field) -> tuple[tuple[float, str], dict[str, Any]]:
        """Return the last counted table, and every player's newest row."""
        rows = self._current(current_ratings.c.game == field[0], current_ratings.c.seats == field[1])
        last = max(((row.at, row.table) for row in rows), default=(float("-inf"), ""))
        return last, {row.player: row for row in rows}

    def history(self, player: str, most: int | None = None) -> dict[Field, list[Point]]:
        """Return the rating history of a player by field, limited to the `most` last games of each."""
        found: dict[Field, list[Point]] = defaultdict(list)
        wanted = select(ratings).where(ratings.c.player == player)
        if most is not None:
            same = [ratings.c[name] == current_ratings.c[name] for name in ("game", "seats", "player")]
            newest = ratings.c.games > current_ratings.c.games - most
            wanted = wanted.join(current_ratings, and_(*same)).where(newest)
        for row in self.store.read(wanted.order_by(ratings.c.at, ratings.c.table)):
            found[row.game, row.seats].append(_point(row))
        return dict(found)

    def fields(self) -> list[tuple[str, int, int]]:
        """Return each game and number of seats with its number of rated people, most first."""
        count = func.count().label("people")
        wanted = select(current_ratings.c.game, current_ratings.c.seats, count).where(
            current_ratings.c.player.not_like(f"{BOT}%")
        )
        rows = self.store.read(wanted.group_by(current_ratings.c.game, current_ratings.c.seats).order_by(count.desc()))
        return [(row.game, row.seats, row.people) for row in rows]

    def standings(self, game: str, seats: int) -> list[Standing]:
        """Return the ratings of a field, highest first, including the anchor's."""
        newest = {ANCHOR: Standing(ANCHOR, game, seats, 0.0, ANCHORED)}
        for row in self._current(current_ratings.c.game == game, current_ratings.c.seats == seats):
            newest[row.player] = Standing(row.player, row.game, row.seats, row.at, _rating(row))
        return sorted(newest.values(), key=lambda one: (-one.rating.mean, one.player))

    def of(self, players: Iterable[str], game: str, seats: int) -> dict[str, Rating]:
        """Return the ratings of some players. A player without games gets a newcomer's rating."""
        wanted = list(players)
        found = {player: ANCHORED if player == ANCHOR else Rating() for player in wanted}
        kept = current_ratings.c
        here = and_(kept.game == game, kept.seats == seats)
        for row in self._current(here, or_(*(kept.player == player for player in wanted))) if wanted else ():
            found[row.player] = _rating(row)
        return found


def _by_field(results: Iterable[Result]) -> dict[Field, list[Result]]:
    found: dict[Field, list[Result]] = defaultdict(list)
    for one in results:
        found[one.game, len(one.players)].append(one)
    return dict(found)


def _teams(sides: str | None) -> tuple[int, ...]:
    """Return the team of each seat. A seat without a team is a team by itself."""
    found: list[int] = json.loads(sides) if sides else []
    return tuple(side if side >= 0 else -1 - seat for seat, side in enumerate(found))


def _rating(row: Any) -> Rating:
    return Rating(row.mean, row.doubt, row.games)


def _point(row: Any) -> Point:
    return Point(row.at, row.table, _rating(row))


def _anew(field: Field, counted: Ratings, results: Iterable[Result]) -> list[Statement]:
    """Return the statements that rewrite a whole field."""
    here = {"of_game": field[0], "of_seats": field[1]}
    forget: list[Statement] = [(_FORGET, here), (_FORGET_CURRENT, here)]
    return [*forget, *_rows(field, counted), *_newest(field, counted, {}), *_marks(results)]


def _marks(results: Iterable[Result]) -> list[Statement]:
    return [(_COUNTED, {"table_id": one.id}) for one in results]


def _newest(field: Field, counted: Ratings, versions: Mapping[str, int]) -> list[Statement]:
    """Return the statements that store the newest ratings.

    `versions` are those of the rows read before; the write raises Conflict if newer ones exist.
    """
    found: list[Statement] = []
    for (player, of), points in counted.curve.items():
        if of != field:
            continue
        last = points[-1]
        row = {"table": last.result, "at": last.at, "mean": last.rating.mean, "doubt": last.rating.doubt}
        row["games"] = last.rating.games
        if player in versions:
            key = {"of_game": field[0], "of_seats": field[1], "of_player": player, "seen": versions[player]}
            found.append((_NEXT, key | {f"new_{name}": value for name, value in row.items()}))
        else:
            found.append((_FIRST, {"game": field[0], "seats": field[1], "player": player, "version": 1, **row}))
    return found


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
