"""Playing again: rematches, and playing on from a moment."""

from __future__ import annotations

from baronage.server.house.house import House
from baronage.server.house.listing import OPEN, OVER, RUNNING
from baronage.server.pace import Untimed
from baronage.server.play.acts import Kind
from baronage.server.store.store import Store
from tests.server.scenes import (
    ADA,
    BO,
    CY,
    Time,
    refused,
    run,
    started,
)


def test_what_was_put_away_can_be_played_again(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        await house.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        await house.seating.shelve(ADA, listing.id)
        assert await house.again.branch(BO, "Bo", listing.id, 0, 1, "random")
        following = await house.again.rematch(BO, "Bo", listing.id)
        assert await house.again.rematch(ADA, "Ada", listing.id) == following
        assert (await house.rooms.find(following)).listing.status == RUNNING

    run(sqlite, scene)


def test_a_rematch_that_was_closed_can_be_asked_for_again(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        await house.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        closed = await house.again.rematch(ADA, "Ada", listing.id)
        await house.seating.leave(ADA, closed)
        following = await house.again.rematch(BO, "Bo", listing.id)
        assert following != closed
        assert (await house.rooms.find(following)).listing.host == BO
        assert await house.again.rematch(ADA, "Ada", listing.id) == following
        assert (await house.rooms.find(following)).listing.status == RUNNING

    run(sqlite, scene)


def test_a_rematch_starts_when_all_want_it(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        await refused(house.again.rematch(ADA, "Ada", listing.id), "refused")
        await house.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        assert (await house.rooms.find(listing.id)).listing.status == OVER
        await refused(house.again.rematch(CY, "Cy", listing.id), "refused")
        next_id = await house.again.rematch(ADA, "Ada", listing.id)
        following = await house.rooms.find(next_id)
        assert following.listing.status == OPEN
        assert await house.again.rematch(ADA, "Ada", listing.id) == next_id
        assert following.listing.status == OPEN
        assert await house.again.rematch(BO, "Bo", listing.id) == next_id
        assert (await house.rooms.find(next_id)).listing.status == RUNNING
        assert following.listing.seed != listing.seed
        await refused(house.seating.shelve(CY, listing.id), "refused")

    run(sqlite, scene)


def test_one_plays_on_from_a_moment_of_a_finished_game(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        table = await house.rooms.table(await house.rooms.find(listing.id))
        await refused(house.again.branch(CY, "Cy", listing.id, 0, 0, "random"), "refused")  # while it runs
        while len(table.match.record.moves) < 2:
            seat = table.state.actors()[0]
            action = table.state.actions(seat)[-1]
            await house.play.act(
                (ADA, BO)[seat], listing.id, seat, table.number(seat), Kind.PLAY, {"actions": [action]}
            )
        before = table.state.dump()
        moves = len(table.match.record.moves)
        await house.play.act(ADA, listing.id, 0, table.number(0), Kind.PLAY, {"text": "resign"})
        await refused(house.again.branch(ADA, "Ada", listing.id, moves + 1, 0, "random"), "refused")  # it is over there
        await refused(house.again.branch(ADA, "Ada", listing.id, moves, 7, "random"), "refused")
        new = await house.rooms.find(await house.again.branch(ADA, "Ada", listing.id, moves, 1, "random"))
        assert new.listing.status == RUNNING
        assert (new.listing.public, new.listing.pace, new.listing.paper) == (False, Untimed(), ""), "it is his alone"
        assert [sitter.person for sitter in new.listing.sitters] == ["", ADA]
        again = await house.rooms.table(new)
        assert again.state.dump() == before
        await house.play.act(
            ADA, new.listing.id, 1, again.number(1), Kind.PLAY, {"actions": [again.state.actions(1)[0]]}
        )
        after = again.state.dump()
        del house.rooms.in_use[new.listing.id]  # read from the store it is the same
        assert (await house.rooms.table(await house.rooms.find(new.listing.id))).state.dump() == after

    run(sqlite, scene)
