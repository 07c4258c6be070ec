"""Ratings are counted from tables that are over, and counting again gives the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import pytest
from sqlalchemy import delete, insert, update

from baronage.ranking.ratings import Point, Rating, rate
from baronage.server.club.ratings import ANCHOR, ANCHORED, Rater, anchors
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.services.listing import OVER, End, Listing, fresh_id
from baronage.server.store.schema import persons, ratings, tables
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from tests.engine.table import PENNIES
from tests.server.scenes import ADA, BO, CY, Time, refused, run, two

WHO = {
    ADA: Occupant(ADA, "", "Ada"),
    BO: Occupant(BO, "", "Bo"),
    CY: Occupant(CY, "", "Cy"),
    "wat": Occupant("", "wat", "Wat"),
}


FIELD = ("pennies", 2)


def scene(store: Store, play: Callable[[Rater], Awaitable[None]]) -> None:
    async def as_index() -> None:
        await store.write(*((insert(persons), {"id": it, "name": it, "created": 0.0}) for it in (ADA, BO, CY)))
        await play(Rater(store))

    asyncio.run(as_index())


async def over(
    store: Store,
    players: Sequence[str],
    places: list[int],
    at: float,
    rated: bool = True,
    sides: list[int] | None = None,
) -> str:
    """A table that was played to its end."""
    occupants = [WHO[player] for player in players]
    new = Listing(fresh_id(), PENNIES, {}, Untimed(), True, ADA, occupants, at - 9, b"seed", rated=rated)
    await store.write(*new.inserts())
    await store.write(*replace(new).change(store, status=OVER, ended=at, places=places, end=End(sides))[1])
    return new.id


def curves(rater: Rater) -> dict[str, list[Point]]:
    return {player: rater.history(player).get(("pennies", 2), []) for player in (ADA, BO, CY, "bot:wat")}


async def some(store: Store, count: int, seed: int, first: float = 100.0) -> None:
    luck = random.Random(seed)
    for n in range(count):
        await over(store, luck.sample(sorted(WHO), 2), luck.choice([[1, 2], [2, 1], [1, 1]]), first + n)


def test_what_is_kept_is_what_the_results_give_however_they_are_counted(store: Store) -> None:
    async def play(rater: Rater) -> None:
        await over(store, [ADA, BO], [1, 2], 50.0, rated=False)
        for part in range(3):
            await some(store, 4, part, 100.0 + 10 * part)
            assert await rater.count() == 4
        assert await rater.count() == 0
        counted = rate(rater.results(), anchors(FIELD))
        assert len(rater.results()) == 12
        assert curves(rater) == {
            player: counted.curve.get((player, ("pennies", 2)), []) for player in (ADA, BO, CY, "bot:wat")
        }
        assert await rater.recount() == (sum(map(len, counted.curve.values())), 0)

    scene(store, play)


def test_the_newest_ratings_are_kept_apart_from_how_they_went(store: Store) -> None:
    async def play(rater: Rater) -> None:
        for part in range(3):
            await some(store, 4, part, 100.0 + 10 * part)
            await rater.count()
        last = {player: points[-1].rating for player, points in curves(rater).items() if points}
        ladder = rater.standings(*FIELD)
        assert {one.player: one.rating for one in ladder if one.player != ANCHOR} == last
        newest = {player: curve[-2:] for player, curve in curves(rater).items() if curve}
        assert {player: rater.history(player, 2).get(FIELD) for player in newest} == newest
        await store.write((delete(ratings).where(ratings.c.player.is_not(None)), {}))  # nobody reads it for these
        assert rater.standings(*FIELD) == ladder
        assert rater.of(last, *FIELD) == last
        await over(store, [ADA, BO], [1, 2], 500.0)
        assert await rater.count() == 1
        assert rater.of([ADA], *FIELD)[ADA].games == last[ADA].games + 1

    scene(store, play)


def test_of_two_that_count_for_one_player_at_once_the_second_counts_again(sqlite: Store) -> None:
    async def play(rater: Rater) -> None:
        other = Rater(sqlite)
        await over(sqlite, [ADA, BO], [1, 2], 100.0)
        await rater.count()
        await over(sqlite, [ADA, CY], [1, 2], 200.0)
        stale = other._so_far(FIELD)
        await rater.count()
        await over(sqlite, [BO, ADA], [1, 2], 300.0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(other, "_so_far", lambda field: stale)
            with pytest.raises(Conflict):
                await other._add(FIELD, other._uncounted())
        assert await other.count() == 1
        assert (await rater.recount())[1] == 0

    scene(sqlite, play)


def test_a_field_without_results_is_forgotten(sqlite: Store) -> None:
    async def play(rater: Rater) -> None:
        await over(sqlite, [ADA, BO], [1, 2], 100.0)
        await rater.count()
        await sqlite.write((update(tables).where(tables.c.rated).values(void=True), {}))
        assert (await rater.recount())[0] == 0
        assert [one.player for one in rater.standings(*FIELD)] == [ANCHOR]

    scene(sqlite, play)


def test_a_table_that_ended_before_one_that_was_counted_has_all_counted_anew(store: Store) -> None:
    async def play(rater: Rater) -> None:
        await some(store, 3, 1, first=200.0)
        await rater.count()
        await over(store, [BO, ADA], [1, 2], 100.0)  # which another process wrote down late
        assert await rater.count() == 1
        counted = rate(rater.results(), anchors(FIELD))
        assert curves(rater)[BO] == counted.curve[BO, ("pennies", 2)]
        assert (await rater.recount())[1] == 0

    scene(store, play)


def test_counting_anew_finds_a_figure_that_is_wrong_and_mends_it(sqlite: Store) -> None:
    async def play(rater: Rater) -> None:
        await some(sqlite, 3, 5)
        await rater.count()
        await sqlite.write((update(ratings).where(ratings.c.player.is_not(None)).values(mean=99.0), {}))
        figures = sum(map(len, curves(rater).values()))
        assert figures
        assert await rater.recount() == (figures, figures)
        assert await rater.recount() == (figures, 0)

    scene(sqlite, play)


def test_who_wins_rises_and_who_has_not_played_is_a_newcomer(sqlite: Store) -> None:
    async def play(rater: Rater) -> None:
        for n in range(6):
            await over(sqlite, [ADA, BO], [1, 2], 10.0 + n)
        await rater.count()
        found = rater.of([ADA, BO, CY], "pennies", 2)
        assert found[ADA].shown > 1500 > found[BO].shown
        assert found[CY] == Rating()
        assert [one.player for one in rater.standings("pennies", 2)] == [ADA, BO, ANCHOR]
        assert [one.player for one in rater.standings("pennies", 3)] == [ANCHOR]

    scene(sqlite, play)


def test_at_a_rated_table_nothing_is_taken_back_and_nobody_is_helped(sqlite: Store) -> None:
    async def play(services: Services, time: Time) -> None:
        for rated in (False, True):
            listing = await services.seating.create(ADA, PENNIES, {}, two(), Untimed(), True, rated=rated)
            await services.seating.start(ADA, listing.id)
            table = await services.rooms.table(await services.rooms.find(listing.id))
            assert table.undoes != rated
            assert listing.hinted is False
            if rated:
                await refused(services.play.act(ADA, listing.id, 0, table.number(0), Kind.UNDO, {}), "illegal")
                await refused(services.play.hint(ADA, listing.id, 0, 1), "refused")

    run(sqlite, play)


def test_a_table_at_which_one_sits_twice_can_not_be_rated(sqlite: Store) -> None:
    async def play(services: Services, time: Time) -> None:
        with pytest.raises(ApiError):
            await services.seating.create(ADA, PENNIES, {}, two(ADA, ADA), Untimed(), True, rated=True)
        with pytest.raises(ApiError):
            await services.seating.create(ADA, PENNIES, {}, two(), Untimed(), True, hints=True, rated=True)
        bots = [WHO["wat"], Occupant()]
        listing = await services.seating.create(ADA, PENNIES, {}, bots, Untimed(), True, rated=True)
        await refused(services.seating.give_seat(ADA, listing.id, 1, WHO["wat"]), "refused")

    run(sqlite, play)


def test_the_anchor_does_not_move_and_who_beats_it_is_measured_by_it(sqlite: Store) -> None:
    async def play(rater: Rater) -> None:
        for n in range(40):
            await over(sqlite, [ADA, "wat"], [1, 2] if n % 2 else [2, 1], 10.0 + n)
        await rater.count()
        assert rater.of([ANCHOR], *FIELD)[ANCHOR] == ANCHORED
        assert rater.history(ANCHOR) == {}
        mine = rater.of([ADA], *FIELD)[ADA]
        assert abs(mine.shown - ANCHORED.shown) < mine.half_width, "who wins every second game is as strong as it is"

    scene(sqlite, play)


def test_who_plays_in_a_team_wins_and_loses_with_it(sqlite: Store) -> None:
    async def play(rater: Rater) -> None:
        for n in range(6):  # Ada and Bo together against Cy and Wat; within a team the places differ
            await over(sqlite, [ADA, BO, CY, "wat"], [1, 2, 3, 4], 10.0 + n, sides=[0, 0, 1, 1])
        await rater.count()
        found = rater.of([ADA, BO, CY], "pennies", 4)
        assert found[ADA].mean == found[BO].mean > found[CY].mean

    scene(sqlite, play)
