"""Sitting down, standing up, and starting."""

from __future__ import annotations

import pytest

from baronage.bots import seat_name
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.services import seating
from baronage.server.services.listing import OPEN, RUNNING
from baronage.server.services.seating import FORGOTTEN, distinct_names
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from tests.engine.table import PENNIES
from tests.server.scenes import (
    ADA,
    BO,
    CY,
    GAMES,
    Ear,
    Time,
    look_view,
    refused,
    run,
    started,
    watch_view,
)

# --- sitting down ---------------------------------------------------------------------------------------------------


def test_a_table_fills_and_starts(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await services.seating.create(
            ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], Untimed(), True
        )
        await refused(services.seating.start(ADA, listing.id), "refused")
        assert await services.seating.join(BO, "Bo", listing.id, None) == 1
        await refused(services.seating.join(CY, "Cy", listing.id, None), "refused")
        await refused(services.seating.start(BO, listing.id), "refused")
        await services.seating.leave(BO, listing.id)
        assert await services.seating.join(CY, "Cy", listing.id, 1) == 1
        await services.seating.start(ADA, listing.id)
        assert (await services.rooms.find(listing.id)).listing.status == RUNNING
        await refused(services.seating.leave(CY, listing.id), "refused")
        await refused(services.seating.start(ADA, listing.id), "refused")

    run(store, scene)


def test_a_private_table_is_for_those_with_the_invitation(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await services.seating.create(
            ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], Untimed(), False
        )
        await refused(services.seating.join(BO, "Bo", listing.id, None), "no-table")
        await refused(services.seating.join(BO, "Bo", listing.id, None, "wrong"), "no-table")
        await refused(services.seating.join(BO, "Bo", "nowhere", None), "no-table")
        await services.seating.join(BO, "Bo", listing.id, None, listing.invitation)
        await services.seating.start(ADA, listing.id)
        await refused(look_view(services, CY, listing.id, None, "", 1), "no-table")
        assert (await look_view(services, CY, listing.id, None, listing.invitation, 1)).seat is None

    run(sqlite, scene)


def test_an_invited_seat_of_a_public_table_waits_for_the_invitation(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        occupants = [Occupant(ADA, "", "Ada"), Occupant(invited=True)]
        listing = await services.seating.create(ADA, PENNIES, {}, occupants, Untimed(), True)
        await refused(services.seating.join(BO, "Bo", listing.id, None), "refused")
        assert await services.seating.join(BO, "Bo", listing.id, None, listing.invitation) == 1

    run(sqlite, scene)


def test_nobody_sits_down_twice_not_even_by_his_own_invitation(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        occupants = [Occupant(ADA, "", "Ada"), Occupant(invited=True), Occupant()]
        listing = await services.seating.create(ADA, PENNIES, {}, occupants, Untimed(), False)
        await refused(services.seating.join(ADA, "Ada", listing.id, None, listing.invitation), "refused")
        assert await services.seating.join(BO, "Bo", listing.id, None, listing.invitation) == 1
        await refused(services.seating.join(BO, "Bo", listing.id, 2, listing.invitation), "refused")
        assert await services.seating.join(CY, "Cy", listing.id, None, listing.invitation) == 2
        await services.seating.start(ADA, listing.id)
        await refused(services.seating.join(ADA, "Ada", listing.id, None, listing.invitation), "refused")

    run(sqlite, scene)


def test_what_another_process_wrote_just_now_is_known_before_anything_is_refused(shared: str) -> None:
    """The friend has sat down there, and the host starts here, before this process was told."""

    async def scene(services: Services, time: Time) -> None:
        other_store = Store(shared)
        other = Services(other_store, GAMES, time)
        occupants = [Occupant(ADA, "", "Ada"), Occupant()]
        listing = await services.seating.create(ADA, PENNIES, {}, occupants, Untimed(), True)
        assert await other.seating.join(BO, "Bo", listing.id, None) == 1
        await services.seating.start(ADA, listing.id)
        third = await services.seating.create(ADA, PENNIES, {}, [*occupants], Untimed(), True)
        await other.seating.join(BO, "Bo", third.id, None)
        await other.seating.start(ADA, third.id)
        assert (await watch_view(services, Ear(BO), third.id, 1, "", 1)).seat == 1
        await refused(other.seating.leave(BO, listing.id), "refused")
        await other.play.act(BO, listing.id, 1, 0, Kind.PLAY, {"text": "resign"})
        assert await services.rematch.rematch(ADA, "Ada", listing.id)
        other_store.close()

    store = Store(shared)
    run(store, scene)
    store.close()


# --- forgotten     --------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_starts_is_put_away_and_can_not_be_played(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        old = await services.seating.create(ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], Untimed(), True)
        time.at += FORGOTTEN
        young = await services.seating.create(ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], Untimed(), True)
        running = await started(services)
        time.at += 1.0
        await services.seating.close_forgotten()
        await services.seating.close_forgotten()
        status = [(await services.rooms.find(it.id)).listing.status for it in (old, young, running)]
        assert status == ["archived", OPEN, RUNNING]
        await refused(services.seating.join(BO, "Bo", old.id, None), "refused")
        await refused(services.play.act(ADA, old.id, 0, 0, Kind.PLAY, {"text": "x"}), "refused")
        await refused(look_view(services, ADA, old.id, None, "", 1), "refused")
        await refused(services.rematch.rematch(ADA, "Ada", old.id), "refused")

    run(sqlite, scene)


def test_one_host_has_some_running_tables_and_no_more(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MAX_RUNNING", 2)

    async def scene(services: Services, time: Time) -> None:
        first = await started(services)
        await started(services)
        with pytest.raises(ApiError, match="2 running games"):
            await started(services)
        await services.play.act(ADA, first.id, 0, 0, Kind.PLAY, {"text": "resign"})
        await started(services)
        with pytest.raises(ApiError, match="2 running games"):
            await services.rematch.branch(ADA, "Ada", first.id, 0, 0, "random")

    run(sqlite, scene)


def test_one_host_has_some_open_tables_and_no_more(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MAX_OPEN", 1)

    async def scene(services: Services, time: Time) -> None:
        for host in (ADA, BO):
            await services.seating.create(host, PENNIES, {}, [Occupant(host), Occupant()], Untimed(), True)
        with pytest.raises(ApiError, match="1 open"):
            await services.seating.create(ADA, PENNIES, {}, [Occupant(ADA), Occupant()], Untimed(), True)

    run(sqlite, scene)


def test_bots_are_called_by_their_names_and_told_apart() -> None:
    occupants = [
        Occupant("", "ysolt", "Ysolt"),
        Occupant("ada", "", "Ada"),
        Occupant("", "ysolt", "Ysolt"),
        Occupant(),
    ]
    assert [occupant.name for occupant in distinct_names(occupants)] == ["Ysolt", "Ada", "Brida", ""]
    again = distinct_names([*distinct_names(occupants)[1:], Occupant("", "ysolt", "Ysolt")])
    assert [occupant.name for occupant in again] == ["Ada", "Brida", "", "Ysolt"]
    assert [seat_name("regent"), seat_name("random")] == ["Regent", "random bot"]


def test_no_two_at_a_table_have_the_name_of_a_bot() -> None:
    wat = Occupant("", "wat", "Wat")
    crowd = distinct_names([wat, wat, wat, Occupant("", "hob", "Hob"), Occupant("ada", "", "Brida"), wat])
    named = [occupant.name for occupant in crowd]
    assert named == ["Wat", "Tancred", "Maud", "Hob", "Brida", "Piers"]
    assert [occupant.name for occupant in distinct_names(crowd)] == named  # once given, a name stays
    many = [occupant.name for occupant in distinct_names([wat] * 24)]
    assert len(set(many)) == 24
    assert many[-1] == "Wat 8"
    plain = distinct_names([Occupant("", "random", "random bot")] * 2)
    assert [occupant.name for occupant in plain] == ["random bot", "random bot 2"]
