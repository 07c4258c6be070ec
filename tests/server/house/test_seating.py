"""Sitting down, standing up, taking the seat of somebody who is long away, and playing again."""

from __future__ import annotations

import pytest

from baronage.bots import title
from baronage.server.errors import Denied
from baronage.server.house import seating
from baronage.server.house.house import House
from baronage.server.house.listing import OPEN, OVER, RUNNING
from baronage.server.house.seating import FORGOTTEN, told_apart
from baronage.server.pace import Untimed
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.store.store import Store
from tests.engine.table import PENNIES
from tests.server.scenes import (
    ADA,
    BO,
    CY,
    GAMES,
    Ear,
    Time,
    refused,
    run,
    started,
)

# --- sitting down ---------------------------------------------------------------------------------------------------


def test_a_table_fills_and_starts(store: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await house.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], Untimed(), True)
        await refused(house.start(ADA, listing.id), "refused")
        assert await house.join(BO, "Bo", listing.id, None) == 1
        await refused(house.join(CY, "Cy", listing.id, None), "refused")
        await refused(house.start(BO, listing.id), "refused")
        await house.leave(BO, listing.id)
        assert await house.join(CY, "Cy", listing.id, 1) == 1
        await house.start(ADA, listing.id)
        assert (await house.room(listing.id)).listing.status == RUNNING
        await refused(house.leave(CY, listing.id), "refused")
        await refused(house.start(ADA, listing.id), "refused")

    run(store, scene)


def test_a_private_table_is_for_those_with_the_invitation(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await house.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], Untimed(), False)
        await refused(house.join(BO, "Bo", listing.id, None), "no-table")
        await refused(house.join(BO, "Bo", listing.id, None, "wrong"), "no-table")
        await refused(house.join(BO, "Bo", "nowhere", None), "no-table")
        await house.join(BO, "Bo", listing.id, None, listing.invitation)
        await house.start(ADA, listing.id)
        await refused(house.look(CY, listing.id, None, "", 1), "no-table")
        assert (await house.look(CY, listing.id, None, listing.invitation, 1)).seat is None

    run(sqlite, scene)


def test_an_invited_seat_of_a_public_table_waits_for_the_invitation(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [Sitter(ADA, "", "Ada"), Sitter(invited=True)]
        listing = await house.create(ADA, PENNIES, {}, sitters, Untimed(), True)
        await refused(house.join(BO, "Bo", listing.id, None), "refused")
        assert await house.join(BO, "Bo", listing.id, None, listing.invitation) == 1

    run(sqlite, scene)


def test_nobody_sits_down_twice_not_even_by_his_own_invitation(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [Sitter(ADA, "", "Ada"), Sitter(invited=True), Sitter()]
        listing = await house.create(ADA, PENNIES, {}, sitters, Untimed(), False)
        await refused(house.join(ADA, "Ada", listing.id, None, listing.invitation), "refused")
        assert await house.join(BO, "Bo", listing.id, None, listing.invitation) == 1
        await refused(house.join(BO, "Bo", listing.id, 2, listing.invitation), "refused")
        assert await house.join(CY, "Cy", listing.id, None, listing.invitation) == 2
        await house.start(ADA, listing.id)
        await refused(house.join(ADA, "Ada", listing.id, None, listing.invitation), "refused")

    run(sqlite, scene)


def test_what_another_process_wrote_just_now_is_known_before_anything_is_refused(shared: str) -> None:
    """The friend has sat down there, and the host starts here, before this process was told."""

    async def scene(house: House, time: Time) -> None:
        other_store = Store(shared)
        other = House(other_store, GAMES, time)
        sitters = [Sitter(ADA, "", "Ada"), Sitter()]
        listing = await house.create(ADA, PENNIES, {}, sitters, Untimed(), True)
        assert await other.join(BO, "Bo", listing.id, None) == 1
        await house.start(ADA, listing.id)
        third = await house.create(ADA, PENNIES, {}, [*sitters], Untimed(), True)
        await other.join(BO, "Bo", third.id, None)
        await other.start(ADA, third.id)
        assert (await house.watch(Ear(BO), third.id, 1, "", 1)).seat == 1
        await refused(other.leave(BO, listing.id), "refused")
        await other.act(BO, listing.id, 1, 0, Kind.PLAY, {"text": "resign"})
        assert await house.rematch(ADA, "Ada", listing.id)
        other_store.close()

    store = Store(shared)
    run(store, scene)
    store.close()


# --- after the end --------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_starts_is_put_away_and_can_not_be_played(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        old = await house.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], Untimed(), True)
        time.at += FORGOTTEN
        young = await house.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], Untimed(), True)
        running = await started(house)
        time.at += 1.0
        await house.put_away()
        await house.put_away()
        status = [(await house.room(it.id)).listing.status for it in (old, young, running)]
        assert status == ["archived", OPEN, RUNNING]
        await refused(house.join(BO, "Bo", old.id, None), "refused")
        await refused(house.act(ADA, old.id, 0, 0, Kind.PLAY, {"text": "x"}), "refused")
        await refused(house.look(ADA, old.id, None, "", 1), "refused")
        await refused(house.rematch(ADA, "Ada", old.id), "refused")

    run(sqlite, scene)


def test_one_host_has_some_running_tables_and_no_more(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_RUNNING", 2)

    async def scene(house: House, time: Time) -> None:
        first = await started(house)
        await started(house)
        with pytest.raises(Denied, match="2 running tables"):
            await started(house)
        await house.act(ADA, first.id, 0, 0, Kind.PLAY, {"text": "resign"})
        await started(house)
        with pytest.raises(Denied, match="2 running tables"):
            await house.branch(ADA, "Ada", first.id, 0, 0, "random")

    run(sqlite, scene)


def test_what_was_put_away_can_be_played_again(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        await house.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        await house.archive(ADA, listing.id)
        assert await house.branch(BO, "Bo", listing.id, 0, 1, "random")
        following = await house.rematch(BO, "Bo", listing.id)
        assert await house.rematch(ADA, "Ada", listing.id) == following
        assert (await house.room(following)).listing.status == RUNNING

    run(sqlite, scene)


def test_a_rematch_that_was_closed_can_be_asked_for_again(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        await house.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        closed = await house.rematch(ADA, "Ada", listing.id)
        await house.leave(ADA, closed)
        following = await house.rematch(BO, "Bo", listing.id)
        assert following != closed
        assert (await house.room(following)).listing.host == BO
        assert await house.rematch(ADA, "Ada", listing.id) == following
        assert (await house.room(following)).listing.status == RUNNING

    run(sqlite, scene)


def test_a_rematch_starts_when_all_want_it(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        await refused(house.rematch(ADA, "Ada", listing.id), "refused")
        await house.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        assert (await house.room(listing.id)).listing.status == OVER
        await refused(house.rematch(CY, "Cy", listing.id), "refused")
        next_id = await house.rematch(ADA, "Ada", listing.id)
        following = await house.room(next_id)
        assert following.listing.status == OPEN
        assert await house.rematch(ADA, "Ada", listing.id) == next_id
        assert following.listing.status == OPEN
        assert await house.rematch(BO, "Bo", listing.id) == next_id
        assert (await house.room(next_id)).listing.status == RUNNING
        assert following.listing.seed != listing.seed
        await refused(house.archive(CY, listing.id), "refused")

    run(sqlite, scene)


def test_one_plays_on_from_a_moment_of_a_finished_game(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        table = await house.table(await house.room(listing.id))
        await refused(house.branch(CY, "Cy", listing.id, 0, 0, "random"), "refused")  # while it runs
        while len(table.match.record.moves) < 2:
            seat = table.state.actors()[0]
            action = table.state.actions(seat)[-1]
            await house.act((ADA, BO)[seat], listing.id, seat, table.number(seat), Kind.PLAY, {"actions": [action]})
        before = table.state.dump()
        moves = len(table.match.record.moves)
        await house.act(ADA, listing.id, 0, table.number(0), Kind.PLAY, {"text": "resign"})
        await refused(house.branch(ADA, "Ada", listing.id, moves + 1, 0, "random"), "refused")  # it is over there
        await refused(house.branch(ADA, "Ada", listing.id, moves, 7, "random"), "refused")
        new = await house.room(await house.branch(ADA, "Ada", listing.id, moves, 1, "random"))
        assert new.listing.status == RUNNING
        assert (new.listing.public, new.listing.pace, new.listing.paper) == (False, Untimed(), ""), "it is his alone"
        assert [sitter.person for sitter in new.listing.sitters] == ["", ADA]
        again = await house.table(new)
        assert again.state.dump() == before
        await house.act(ADA, new.listing.id, 1, again.number(1), Kind.PLAY, {"actions": [again.state.actions(1)[0]]})
        after = again.state.dump()
        del house.rooms[new.listing.id]  # read from the store it is the same
        assert (await house.table(await house.room(new.listing.id))).state.dump() == after

    run(sqlite, scene)


def test_bots_are_called_by_their_names_and_told_apart() -> None:
    sitters = [Sitter("", "ysolt", "Dame Ysolt"), Sitter("ada", "", "Ada"), Sitter("", "ysolt", "Dame Ysolt"), Sitter()]
    assert [sitter.name for sitter in told_apart(sitters)] == ["Dame Ysolt", "Ada", "Dame Ysolt 2", ""]
    again = told_apart([*told_apart(sitters)[1:], Sitter("", "ysolt", "Dame Ysolt")])
    assert [sitter.name for sitter in again] == ["Ada", "Dame Ysolt 2", "", "Dame Ysolt"]
    assert [title("regent"), title("random")] == ["the Grey Regent", "random bot"]
