"""Sitting down, standing up, and starting."""

from __future__ import annotations

import pytest

from baronage.bots import title
from baronage.server.errors import Denied
from baronage.server.house import seating
from baronage.server.house.house import House
from baronage.server.house.listing import OPEN, RUNNING
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
        listing = await house.seating.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], Untimed(), True)
        await refused(house.seating.start(ADA, listing.id), "refused")
        assert await house.seating.join(BO, "Bo", listing.id, None) == 1
        await refused(house.seating.join(CY, "Cy", listing.id, None), "refused")
        await refused(house.seating.start(BO, listing.id), "refused")
        await house.seating.leave(BO, listing.id)
        assert await house.seating.join(CY, "Cy", listing.id, 1) == 1
        await house.seating.start(ADA, listing.id)
        assert (await house.rooms.find(listing.id)).listing.status == RUNNING
        await refused(house.seating.leave(CY, listing.id), "refused")
        await refused(house.seating.start(ADA, listing.id), "refused")

    run(store, scene)


def test_a_private_table_is_for_those_with_the_invitation(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await house.seating.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], Untimed(), False)
        await refused(house.seating.join(BO, "Bo", listing.id, None), "no-table")
        await refused(house.seating.join(BO, "Bo", listing.id, None, "wrong"), "no-table")
        await refused(house.seating.join(BO, "Bo", "nowhere", None), "no-table")
        await house.seating.join(BO, "Bo", listing.id, None, listing.invitation)
        await house.seating.start(ADA, listing.id)
        await refused(house.watching.look(CY, listing.id, None, "", 1), "no-table")
        assert (await house.watching.look(CY, listing.id, None, listing.invitation, 1)).seat is None

    run(sqlite, scene)


def test_an_invited_seat_of_a_public_table_waits_for_the_invitation(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [Sitter(ADA, "", "Ada"), Sitter(invited=True)]
        listing = await house.seating.create(ADA, PENNIES, {}, sitters, Untimed(), True)
        await refused(house.seating.join(BO, "Bo", listing.id, None), "refused")
        assert await house.seating.join(BO, "Bo", listing.id, None, listing.invitation) == 1

    run(sqlite, scene)


def test_nobody_sits_down_twice_not_even_by_his_own_invitation(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [Sitter(ADA, "", "Ada"), Sitter(invited=True), Sitter()]
        listing = await house.seating.create(ADA, PENNIES, {}, sitters, Untimed(), False)
        await refused(house.seating.join(ADA, "Ada", listing.id, None, listing.invitation), "refused")
        assert await house.seating.join(BO, "Bo", listing.id, None, listing.invitation) == 1
        await refused(house.seating.join(BO, "Bo", listing.id, 2, listing.invitation), "refused")
        assert await house.seating.join(CY, "Cy", listing.id, None, listing.invitation) == 2
        await house.seating.start(ADA, listing.id)
        await refused(house.seating.join(ADA, "Ada", listing.id, None, listing.invitation), "refused")

    run(sqlite, scene)


def test_what_another_process_wrote_just_now_is_known_before_anything_is_refused(shared: str) -> None:
    """The friend has sat down there, and the host starts here, before this process was told."""

    async def scene(house: House, time: Time) -> None:
        other_store = Store(shared)
        other = House(other_store, GAMES, time)
        sitters = [Sitter(ADA, "", "Ada"), Sitter()]
        listing = await house.seating.create(ADA, PENNIES, {}, sitters, Untimed(), True)
        assert await other.seating.join(BO, "Bo", listing.id, None) == 1
        await house.seating.start(ADA, listing.id)
        third = await house.seating.create(ADA, PENNIES, {}, [*sitters], Untimed(), True)
        await other.seating.join(BO, "Bo", third.id, None)
        await other.seating.start(ADA, third.id)
        assert (await house.watching.watch(Ear(BO), third.id, 1, "", 1)).seat == 1
        await refused(other.seating.leave(BO, listing.id), "refused")
        await other.play.act(BO, listing.id, 1, 0, Kind.PLAY, {"text": "resign"})
        assert await house.again.rematch(ADA, "Ada", listing.id)
        other_store.close()

    store = Store(shared)
    run(store, scene)
    store.close()


# --- forgotten     --------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_starts_is_put_away_and_can_not_be_played(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        old = await house.seating.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], Untimed(), True)
        time.at += FORGOTTEN
        young = await house.seating.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], Untimed(), True)
        running = await started(house)
        time.at += 1.0
        await house.seating.close_forgotten()
        await house.seating.close_forgotten()
        status = [(await house.rooms.find(it.id)).listing.status for it in (old, young, running)]
        assert status == ["archived", OPEN, RUNNING]
        await refused(house.seating.join(BO, "Bo", old.id, None), "refused")
        await refused(house.play.act(ADA, old.id, 0, 0, Kind.PLAY, {"text": "x"}), "refused")
        await refused(house.watching.look(ADA, old.id, None, "", 1), "refused")
        await refused(house.again.rematch(ADA, "Ada", old.id), "refused")

    run(sqlite, scene)


def test_one_host_has_some_running_tables_and_no_more(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_RUNNING", 2)

    async def scene(house: House, time: Time) -> None:
        first = await started(house)
        await started(house)
        with pytest.raises(Denied, match="2 running tables"):
            await started(house)
        await house.play.act(ADA, first.id, 0, 0, Kind.PLAY, {"text": "resign"})
        await started(house)
        with pytest.raises(Denied, match="2 running tables"):
            await house.again.branch(ADA, "Ada", first.id, 0, 0, "random")

    run(sqlite, scene)


def test_bots_are_called_by_their_names_and_told_apart() -> None:
    sitters = [Sitter("", "ysolt", "Dame Ysolt"), Sitter("ada", "", "Ada"), Sitter("", "ysolt", "Dame Ysolt"), Sitter()]
    assert [sitter.name for sitter in told_apart(sitters)] == ["Dame Ysolt", "Ada", "Brida", ""]
    again = told_apart([*told_apart(sitters)[1:], Sitter("", "ysolt", "Dame Ysolt")])
    assert [sitter.name for sitter in again] == ["Ada", "Brida", "", "Dame Ysolt"]
    assert [title("regent"), title("random")] == ["the Grey Regent", "random bot"]


def test_no_two_at_a_table_have_the_name_of_a_bot() -> None:
    wat = Sitter("", "wat", "Wat the Gleaner")
    crowd = told_apart([wat, wat, wat, Sitter("", "hob", "Hob of the Toll"), Sitter("ada", "", "Brida"), wat])
    named = [sitter.name for sitter in crowd]
    assert named == ["Wat the Gleaner", "Tancred", "Maud", "Hob of the Toll", "Brida", "Piers"]
    assert [sitter.name for sitter in told_apart(crowd)] == named  # once given, a name stays
    many = [sitter.name for sitter in told_apart([wat] * 24)]
    assert len(set(many)) == 24
    assert many[-1] == "Wat the Gleaner 8"
    plain = told_apart([Sitter("", "random", "random bot")] * 2)
    assert [sitter.name for sitter in plain] == ["random bot", "random bot 2"]
