"""Ratings are counted from tables that are over, and counting again gives the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import pytest
from sqlalchemy import insert, update

from baronage.ranking.ratings import Point, Rating, rate
from baronage.server.errors import Denied
from baronage.server.house.house import House
from baronage.server.house.listing import OVER, End, Listing, fresh_id
from baronage.server.house.rating import ANCHOR, ANCHORED, Rater, anchors
from baronage.server.pace import Untimed
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import persons, ratings
from baronage.server.store.store import Store
from tests.engine.table import PENNIES
from tests.server.scenes import ADA, BO, CY, Time, refused, run, two

WHO = {ADA: Sitter(ADA, "", "Ada"), BO: Sitter(BO, "", "Bo"), CY: Sitter(CY, "", "Cy"), "wat": Sitter("", "wat", "Wat")}


FIELD = ("pennies", 2)


def scene(store: Store, play: Callable[[Rater], Awaitable[None]]) -> None:
    async def whole() -> None:
        await store.write(*((insert(persons), {"id": it, "name": it, "created": 0.0}) for it in (ADA, BO, CY)))
        await play(Rater(store))

    asyncio.run(whole())


async def over(
    store: Store,
    players: Sequence[str],
    places: list[int],
    at: float,
    rated: bool = True,
    sides: list[int] | None = None,
) -> str:
    """A table that was played to its end."""
    sitters = [WHO[player] for player in players]
    new = Listing(fresh_id(), PENNIES, {}, Untimed(), True, ADA, sitters, at - 9, b"seed", rated=rated)
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
    async def play(house: House, time: Time) -> None:
        for rated in (False, True):
            listing = await house.seating.create(ADA, PENNIES, {}, two(), Untimed(), True, rated=rated)
            await house.seating.start(ADA, listing.id)
            table = await house.rooms.table(await house.rooms.find(listing.id))
            assert table.undoes != rated
            assert listing.hinted is False
            if rated:
                await refused(house.play.act(ADA, listing.id, 0, table.number(0), Kind.UNDO, {}), "illegal")
                await refused(house.play.hint(ADA, listing.id, 0, 1), "refused")

    run(sqlite, play)


def test_a_table_at_which_one_sits_twice_can_not_be_rated(sqlite: Store) -> None:
    async def play(house: House, time: Time) -> None:
        with pytest.raises(Denied):
            await house.seating.create(ADA, PENNIES, {}, two(ADA, ADA), Untimed(), True, rated=True)
        with pytest.raises(Denied):
            await house.seating.create(ADA, PENNIES, {}, two(), Untimed(), True, hints=True, rated=True)
        bots = [WHO["wat"], Sitter()]
        listing = await house.seating.create(ADA, PENNIES, {}, bots, Untimed(), True, rated=True)
        await refused(house.seating.give_seat(ADA, listing.id, 1, WHO["wat"]), "refused")

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
