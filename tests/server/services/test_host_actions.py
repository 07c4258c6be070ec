"""What a host may do: invite by name, remind, and take somebody off a seat; all of it in the log."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from baronage.engine.core.state import PUBLIC
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.services import host_actions
from baronage.server.services.notifier import Notifier
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import HOST_HALT, Correspondence
from tests.engine.table import PENNIES, SEND
from tests.server.scenes import ADA, BO, CY, Time, refused, run, started
from tests.server.services.test_notifier import begun, desk_scene, entries, send
from tests.server.services.test_substitution import long_away

POST = Correspondence(hours=24, printed=False)


async def log(services: Services, id: str) -> list[str]:
    return [line.text for line in (await services.rooms.table(await services.rooms.find(id))).lines(PUBLIC)]


def test_who_is_invited_by_name_is_told_once_and_finds_the_table(store: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        hosting = services.host_actions
        occupants = [Occupant(CY, "", "Cy"), Occupant(invited=True)]
        listing = await services.seating.create(CY, PENNIES, {}, occupants, POST, False)
        await refused(hosting.invite(BO, "Bo", listing.id, ADA), "no-table")
        await hosting.invite(CY, "Cy", listing.id, ADA)
        await hosting.invite(CY, "Cy", listing.id, ADA)
        (entry,) = entries(store, notifier, "invited", "ada-mail")
        assert (entry.params["by"], entry.params["invitation"]) == ("Cy", listing.invitation)
        assert await notifier.refresh(services.rooms, entry, time.at) == entry.params
        assert [(it.id, by) for it, by in await hosting.invited(ADA)] == [(listing.id, "Cy")]
        assert await hosting.invited(BO) == []
        await hosting.decline(ADA, listing.id)
        assert await hosting.invited(ADA) == []
        await services.relations.relate(BO, CY, "block")
        await hosting.invite(CY, "Cy", listing.id, BO)
        assert await hosting.invited(BO) == [], "and Cy is not told so"
        await services.seating.join(ADA, "Ada", listing.id, None, listing.invitation)
        with pytest.raises(ApiError, match="No free seat"):
            await hosting.invite(CY, "Cy", listing.id, ADA)

    desk_scene(store, scene)


def test_each_table_has_a_limit_of_invitations(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_actions, "MAX_INVITED", 1)

    async def scene(services: Services, time: Time) -> None:
        hosting = services.host_actions
        for _ in range(2):
            occupants = [Occupant(CY, "", "Cy"), Occupant()]
            listing = await services.seating.create(CY, PENNIES, {}, occupants, POST, False)
            await hosting.invite(CY, "Cy", listing.id, ADA)
            with pytest.raises(ApiError, match="already invited"):
                await hosting.invite(CY, "Cy", listing.id, BO)

    run(sqlite, scene)


def test_a_reminder_is_a_notice_and_a_line_of_the_log(store: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        hosting, id = services.host_actions, await begun(services, POST)
        await refused(hosting.remind(BO, "Bo", id, 0), "refused")
        await refused(hosting.remind(ADA, "Ada", id, 7), "refused")
        await hosting.remind(ADA, "Ada", id, 1)
        (entry,) = entries(store, notifier, "remind", "bo-mail")
        assert entry.params["by"] == "Ada"
        fresh = await notifier.refresh(services.rooms, entry, time.at)
        assert isinstance(fresh, dict)
        assert "The host reminds Bo to move." in await log(services, id)
        await send(services, id, 1)
        assert await notifier.refresh(services.rooms, entry, time.at) is None, "he has moved"

    desk_scene(store, scene)


def test_whom_the_host_takes_off_his_seat_a_bot_plays_for_and_he_does_not_come_back(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        hosting, id = services.host_actions, (await started(services, POST)).id
        for person, seat in ((BO, 0), (ADA, 0), (ADA, 9)):
            await refused(hosting.remove(person, id, seat, offered=False), "refused")
        await hosting.remove(ADA, id, 1, offered=False)
        room = await services.rooms.find(id)
        assert (room.listing.occupants[1].person, bool(room.listing.occupants[1].bot)) == ("", True)
        (line,) = [line for line in await log(services, id) if line.startswith("The host removed a player")]
        assert room.listing.occupants[1].name in line
        table = await services.rooms.table(room)
        await services.play.play_for(room, 1, table.number(1), [table.state.actions(1)[0], SEND], "heuristic")
        await refused(services.seating.join(CY, "Cy", id, 1), "refused")
        with pytest.raises(ApiError, match="removed you"):
            await services.seating.join(BO, "Bo", id, None)
        again = Services(store, services.games, time)
        assert (await again.rooms.table(await again.rooms.find(id))).entries == table.entries

    run(store, scene)


def test_who_leaves_lets_a_bot_go_on_for_good(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        hosting, id = services.host_actions, (await started(services, POST)).id
        await refused(hosting.hand_over(ADA, id, 1), "not-yours")
        await hosting.hand_over(BO, id, 1)
        room = await services.rooms.find(id)
        assert (room.listing.occupants[1].person, room.listing.occupants[1].name) == ("", "Ysolt")
        assert "A player left the game. Ysolt takes over." in await log(services, id)
        table = await services.rooms.table(room)
        assert table.has_people
        await refused(services.play.act(BO, id, 1, table.number(1), Kind.PLAY, {"actions": [SEND]}), "not-yours")
        await services.play.play_for(room, 1, table.number(1), [table.state.actions(1)[0], SEND], "ysolt")
        again = Services(store, services.games, time)
        assert (await again.rooms.table(await again.rooms.find(id))).entries == table.entries
        await hosting.hand_over(ADA, id, 0)
        assert not (await services.rooms.table(room)).has_people

    run(store, scene)


def test_a_rated_game_is_left_to_nobody(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        occupants = [Occupant(ADA, "", "Ada"), Occupant(BO, "", "Bo")]
        listing = await services.seating.create(ADA, PENNIES, {}, occupants, POST, True, rated=True)
        await refused(services.host_actions.hand_over(BO, listing.id, 1), "refused")
        await services.seating.start(ADA, listing.id)
        with pytest.raises(ApiError, match="You can resign"):
            await services.host_actions.hand_over(BO, listing.id, 1)
        assert (await services.rooms.find(listing.id)).listing.occupants[1].person == BO

    run(sqlite, scene)


def test_another_may_take_the_seat_if_the_host_offers_it(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        hosting, id = services.host_actions, (await started(services, POST)).id
        await hosting.remove(ADA, id, 1, offered=True)
        assert await services.seating.join(CY, "Cy", id, None) == 1
        room = await services.rooms.find(id)
        table = await services.rooms.table(room)
        assert (room.listing.occupants[1].name, table.away) == ("Cy", [])
        await services.play.act(CY, id, 1, table.number(1), Kind.PLAY, {"actions": [table.state.actions(1)[0], SEND]})

    run(store, scene)


def test_a_seat_that_was_sought_for_is_given_to_a_bot_and_the_table_can_be_read_again(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        room, _ = await long_away(services, time)
        await services.substitution.seek(ADA, room.listing.id, 1)
        await services.host_actions.remove(ADA, room.listing.id, 1, offered=False)
        again = Services(store, services.games, time)
        table = await again.rooms.table(await again.rooms.find(room.listing.id))
        assert (table.away, table.entries) == ([], (await services.rooms.table(room)).entries)

    run(store, scene)


def test_at_a_rated_table_only_who_is_long_away_is_taken_off(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        occupants = [Occupant(ADA, "", "Ada"), Occupant(BO, "", "Bo")]
        listing = await services.seating.create(ADA, PENNIES, {}, occupants, POST, True, rated=True)
        await services.seating.start(ADA, listing.id)
        with pytest.raises(ApiError, match="away for long"):
            await services.host_actions.remove(ADA, listing.id, 1, offered=False)
        assert (await services.rooms.find(listing.id)).listing.occupants[1].person == BO

    run(sqlite, scene)


def test_before_the_start_the_seat_is_free_again(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await services.seating.create(ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], POST, True)
        await services.seating.join(BO, "Bo", listing.id, None)
        await services.host_actions.remove(ADA, listing.id, 1, offered=False)
        with pytest.raises(ApiError, match="removed you"):
            await services.seating.join(BO, "Bo", listing.id, None)
        assert await services.seating.join(CY, "Cy", listing.id, None) == 1

    run(sqlite, scene)


def test_every_use_of_what_a_host_may_do_stands_in_the_log_as_his(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        hosting, breaks, id = services.host_actions, services.pauses, (await started(services, POST)).id
        uses: list[tuple[Awaitable[Any], str]] = [
            (services.play.extend(ADA, id, 5), "The host gave everyone 5 more hours."),
            (hosting.remind(ADA, "Ada", id, 1), "The host reminds Bo to move."),
            (breaks.halt(ADA, id, as_host=True), "The host paused the game. All clocks are stopped."),
            (breaks.go_on(ADA, id), "The host resumed the game. Clocks continue where they stopped."),
            (hosting.remove(ADA, id, 1, offered=True), "The host removed a player"),
            (services.seating.join(CY, "Cy", id, 1), "Cy takes the seat of a player who left."),
            (hosting.remove(ADA, id, 1, offered=False), "The host removed a player"),
        ]
        for number, (use, told) in enumerate(uses, 1):
            await use
            lines = await log(services, id)
            assert len(lines) == number
            assert lines[-1].startswith(told)
        again = Services(store, services.games, time)
        assert await log(again, id) == lines, "after a restart, too"

    run(store, scene)


def test_a_table_that_goes_on_because_its_time_is_up_does_not_say_that_the_host_wanted_it(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        id = (await started(services, POST)).id
        await services.pauses.halt(ADA, id, as_host=True)
        time.at += HOST_HALT
        await services.play.sweep(await services.rooms.find(id))
        assert (await log(services, id))[-1] == "The game resumes. Clocks continue where they stopped."

    run(sqlite, scene)


def test_who_is_taken_off_his_seat_is_told_so_once(store: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        hosting, id = services.host_actions, await begun(services, POST)
        await hosting.remove(ADA, id, 1, offered=False)
        (entry,) = entries(store, notifier, "removed", "bo-mail")
        assert (entry.about, entry.params["others"]) == (id, ["Ada"])
        assert await notifier.refresh(services.rooms, entry, time.at) == entry.params
        listing = await services.seating.create(ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], POST, True)
        await services.seating.join(BO, "Bo", listing.id, None)
        await refused(hosting.remove(BO, listing.id, 0, offered=False), "refused")
        await hosting.remove(ADA, listing.id, 1, offered=False)
        assert {it.about for it in entries(store, notifier, "removed", "bo-mail")} == {id, listing.id}
        assert entries(store, notifier, "removed", "ada-mail") == []

    desk_scene(store, scene)


def test_who_has_two_seats_is_told_when_he_is_taken_off_the_last(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        occupants = [Occupant(BO, "", "Bo"), Occupant(BO, "", "Bo too")]
        listing = await services.seating.create(ADA, PENNIES, {}, occupants, POST, True)
        await services.seating.start(ADA, listing.id)
        await services.host_actions.remove(ADA, listing.id, 0, offered=False)
        assert entries(sqlite, notifier, "removed", "bo-mail") == []
        await services.host_actions.remove(ADA, listing.id, 1, offered=False)
        assert len(entries(sqlite, notifier, "removed", "bo-mail")) == 1

    desk_scene(sqlite, scene)
