"""The house: acting, watching, talking; what is refused, and what is there again after a restart."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from baronage.engine.core.errors import Refusal
from baronage.server.container import Services
from baronage.server.errors import ApiError, code_of
from baronage.server.protocol import ChatMessage
from baronage.server.services.listing import OVER, RUNNING
from baronage.server.store.schema import journal
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Live, Untimed
from tests.engine.table import PENNIES
from tests.server.scenes import (
    ADA,
    BO,
    CY,
    Ear,
    Time,
    look_view,
    refused,
    run,
    started,
    two,
    watch_view,
)

# --- the gate -------------------------------------------------------------------------------------------------------


def test_only_ones_own_seat_and_only_at_the_newest_number(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        table = await services.rooms.read_table(await services.rooms.find(listing.id))
        act = {"actions": [table.state.actions(0)[0]]}
        before = table.state.dump()
        await refused(services.play.act(BO, listing.id, 0, 0, Kind.PLAY, act), "not-yours")
        await refused(services.play.act(CY, listing.id, 0, 0, Kind.PLAY, act), "not-yours")
        await refused(services.play.act(ADA, listing.id, -1, 0, Kind.PLAY, {"text": "expel B"}), "not-yours")
        await refused(services.play.act(ADA, listing.id, 0, 5, Kind.PLAY, act), "stale")
        await refused(services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"actions": [(88,)]}), "illegal")
        assert table.state.dump() == before
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, act)
        await refused(services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, act), "stale")  # the same request again

    run(sqlite, scene)


def test_a_resignation_is_valid_whatever_the_player_has_seen(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        table = await services.rooms.read_table(await services.rooms.find(listing.id))
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"actions": [table.state.actions(0)[0]]})
        assert table.number(0) == 1
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        assert table.match.over

    run(sqlite, scene)


def test_what_can_not_be_written_down_has_not_happened(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        ear = Ear(BO)
        await watch_view(services, ear, listing.id, 1, "", 1)
        before = (await look_view(services, ADA, listing.id, 0, "", 1)).view

        async def full(*statements: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "write", full)
            table = await services.rooms.read_table(await services.rooms.find(listing.id))
            act = {"actions": [table.state.actions(0)[0]]}
            await refused(services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, act), "store")
        assert (await look_view(services, ADA, listing.id, 0, "", 1)).view == before
        assert ear.updates() == []
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, act)

    run(sqlite, scene)


def test_each_is_told_what_he_sees_and_nobody_else(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        ears = {0: Ear(ADA), 1: Ear(BO), None: Ear(CY)}
        for seat, ear in ears.items():
            view = await watch_view(services, ear, listing.id, seat, "", 1)
            assert view.number == 0
        await refused(watch_view(services, ears[None], listing.id, 0, "", 1), "not-yours")
        table = await services.rooms.read_table(await services.rooms.find(listing.id))
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"actions": [table.state.actions(0)[0]]})
        assert [len(ear.updates()) for ear in ears.values()] == [1, 0, 0]
        services.subscriptions.unsubscribe(ears[0])
        await services.play.act(ADA, listing.id, 0, 1, "back", {})
        assert len(ears[0].updates()) == 1

    run(sqlite, scene)


def test_who_may_not_know_of_a_table_can_not_tell_it_from_one_that_is_not_there(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await services.seating.create(ADA, PENNIES, {}, two(), Untimed(), False)
        await services.seating.start(ADA, listing.id)
        said = set()
        for id in (listing.id, "none"):
            for asking in (
                services.play.act(CY, id, 0, 0, Kind.PLAY, {"text": "resign"}),
                services.play.why(CY, id, 0, []),
                look_view(services, CY, id, 0, "", 1),
                watch_view(services, Ear(CY), id, 0, "", 1),
                services.play.extend(CY, id, 1.0),
                services.chat.post(CY, "Cy", id, "table", "hello"),
                services.seating.join(CY, "Cy", id, 0),
            ):
                with pytest.raises(ApiError) as denied:
                    await asking
                said.add((denied.value.code, denied.value.sentence))
        assert said == {("no-table", "Table not found.")}

    run(sqlite, scene)


# --- a restart ------------------------------------------------------------------------------------------------------


def test_all_is_there_again_after_a_restart(store: Store) -> None:
    kept: dict[str, Any] = {}

    async def before(services: Services, time: Time) -> None:
        listing = await started(services, Live())
        table = await services.rooms.read_table(await services.rooms.find(listing.id))
        for _ in range(30):
            if table.over:
                break
            time.at += 1
            if table.state.is_held():
                time.at += 20
                await services.play.sweep(await services.rooms.find(listing.id))
                continue
            seat = table.state.actors()[0]
            await services.play.act(
                (ADA, BO)[seat],
                listing.id,
                seat,
                table.number(seat),
                Kind.PLAY,
                {"actions": [table.state.actions(seat)[-1]]},
            )
        await services.chat.post(ADA, "Ada", listing.id, "table", "Good luck")
        kept.update(id=listing.id, dump=table.state.dump(), numbers=table.numbers, clocks=table.clocks, over=table.over)

    async def after(services: Services, time: Time) -> None:
        room = await services.rooms.find(kept["id"])
        table = await services.rooms.read_table(room)
        assert (table.state.dump(), table.numbers, table.clocks) == (kept["dump"], kept["numbers"], kept["clocks"])
        assert [one.text for one in (await services.chat.of(room)).entries] == ["Good luck"]
        assert room.listing.status == (OVER if kept["over"] else RUNNING)

    run(store, before)
    run(store, after)


# --- talk -----------------------------------------------------------------------------------------------------------


def test_no_channel_is_heard_by_who_is_not_in_it(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        occupants = [*two(), Occupant(CY, "", "Cy")]
        listing = await started(services, occupants=occupants)
        ears = [Ear(ADA), Ear(BO), Ear(CY), Ear("dee")]
        for seat, ear in enumerate(ears):
            await watch_view(services, ear, listing.id, seat if seat < 3 else None, "", 1)
        await services.chat.post(ADA, "Ada", listing.id, "table", "all")
        await services.chat.post(ADA, "Ada", listing.id, "1,0", "pact")
        await services.chat.post(CY, "Cy", listing.id, "table", "well?")
        assert [ear.heard() for ear in ears] == [
            ["all", "pact", "well?"],
            ["all", "pact", "well?"],
            ["all", "well?"],
            ["all", "well?"],
        ]
        numbers = [message.number for message in ears[2].received if isinstance(message, ChatMessage)]
        assert numbers == [1, 2], "no gap tells that others talk"
        await refused(services.chat.post(CY, "Cy", listing.id, "0,1", "let me in"), "refused")
        await refused(services.chat.mark(CY, listing.id, "0,1", 1, False), "refused")
        await services.chat.mark(ADA, listing.id, "1,0", 2, True)
        assert await services.chat.marks(ADA, listing.id) == ({"0,1": 2}, ["0,1"])
        assert await services.chat.marks(BO, listing.id) == ({}, []), "how far one has read is one's own"
        await refused(services.chat.post(CY, "Cy", listing.id, "spectators", "psst"), "refused")
        await refused(services.chat.post("dee", "Dee", listing.id, "table", "hint"), "refused")
        for wrong in ("", "0", "0,0", "0,9", "a,b", "0,-1", "x" * 500, "0,٣"):
            await refused(services.chat.post(ADA, "Ada", listing.id, wrong, "x"), "refused")
        for text in ("", "  ", "x" * 5000):
            await refused(services.chat.post(ADA, "Ada", listing.id, "table", text), "refused")

    run(sqlite, scene)


def test_what_is_said_is_no_part_of_the_game(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        table = await services.rooms.read_table(await services.rooms.find(listing.id))
        before = table.state.dump(), table.match.record.document(), table.numbers[:], table.entries
        await services.chat.post(ADA, "Ada", listing.id, "table", "I resign")
        await services.chat.post(BO, "Bo", listing.id, "0,1", "resign")
        assert (table.state.dump(), table.match.record.document(), table.numbers, table.entries) == before
        assert not sqlite.read(select(journal))
        assert len((await services.chat.of(await services.rooms.find(listing.id))).entries) == 2

    run(sqlite, scene)


def test_codes_are_the_protocols() -> None:
    assert code_of(ApiError("stale", "x")) == "stale"
    assert code_of(Refusal("x")) == "refused"
