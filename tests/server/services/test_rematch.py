"""Playing again: rematches, and playing on from a moment."""

from __future__ import annotations

from baronage.server.container import Services
from baronage.server.services.listing import OPEN, OVER, RUNNING
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.time_control import Untimed
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
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        await services.seating.shelve(ADA, listing.id)
        assert await services.rematch.branch(BO, "Bo", listing.id, 0, 1, "random")
        following = await services.rematch.rematch(BO, "Bo", listing.id)
        assert await services.rematch.rematch(ADA, "Ada", listing.id) == following
        assert (await services.rooms.find(following)).listing.status == RUNNING

    run(sqlite, scene)


def test_a_rematch_that_was_closed_can_be_asked_for_again(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        closed = await services.rematch.rematch(ADA, "Ada", listing.id)
        await services.seating.leave(ADA, closed)
        following = await services.rematch.rematch(BO, "Bo", listing.id)
        assert following != closed
        assert (await services.rooms.find(following)).listing.host == BO
        assert await services.rematch.rematch(ADA, "Ada", listing.id) == following
        assert (await services.rooms.find(following)).listing.status == RUNNING

    run(sqlite, scene)


def test_a_rematch_starts_when_all_want_it(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        await refused(services.rematch.rematch(ADA, "Ada", listing.id), "refused")
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        assert (await services.rooms.find(listing.id)).listing.status == OVER
        await refused(services.rematch.rematch(CY, "Cy", listing.id), "refused")
        next_id = await services.rematch.rematch(ADA, "Ada", listing.id)
        following = await services.rooms.find(next_id)
        assert following.listing.status == OPEN
        assert await services.rematch.rematch(ADA, "Ada", listing.id) == next_id
        assert following.listing.status == OPEN
        assert await services.rematch.rematch(BO, "Bo", listing.id) == next_id
        assert (await services.rooms.find(next_id)).listing.status == RUNNING
        assert following.listing.seed != listing.seed
        await refused(services.seating.shelve(CY, listing.id), "refused")

    run(sqlite, scene)


def test_one_plays_on_from_a_moment_of_a_finished_game(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        table = await services.rooms.table(await services.rooms.find(listing.id))
        await refused(services.rematch.branch(CY, "Cy", listing.id, 0, 0, "random"), "refused")  # while it runs
        while len(table.match.record.moves) < 2:
            seat = table.state.actors()[0]
            action = table.state.actions(seat)[-1]
            await services.play.act(
                (ADA, BO)[seat], listing.id, seat, table.number(seat), Kind.PLAY, {"actions": [action]}
            )
        before = table.state.dump()
        moves = len(table.match.record.moves)
        await services.play.act(ADA, listing.id, 0, table.number(0), Kind.PLAY, {"text": "resign"})
        await refused(
            services.rematch.branch(ADA, "Ada", listing.id, moves + 1, 0, "random"), "refused"
        )  # it is over there
        await refused(services.rematch.branch(ADA, "Ada", listing.id, moves, 7, "random"), "refused")
        new = await services.rooms.find(await services.rematch.branch(ADA, "Ada", listing.id, moves, 1, "random"))
        assert new.listing.status == RUNNING
        assert (new.listing.public, new.listing.time_control, new.listing.campaign_file) == (False, Untimed(), ""), (
            "it is his alone"
        )
        assert [occupant.person for occupant in new.listing.occupants] == ["", ADA]
        again = await services.rooms.table(new)
        assert again.state.dump() == before
        await services.play.act(
            ADA, new.listing.id, 1, again.number(1), Kind.PLAY, {"actions": [again.state.actions(1)[0]]}
        )
        after = again.state.dump()
        del services.rooms.in_use[new.listing.id]  # read from the store it is the same
        assert (await services.rooms.table(await services.rooms.find(new.listing.id))).state.dump() == after

    run(sqlite, scene)
