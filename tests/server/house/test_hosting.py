"""What a host may do: invite by name, remind, and take somebody off a seat; all of it in the log."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from baronage.engine.flow import PUBLIC
from baronage.server.errors import Denied
from baronage.server.house.house import House
from baronage.server.house.noticing import Desk
from baronage.server.pace import HOST_HALT, Post
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.store.store import Store
from tests.engine.table import PENNIES, SEND
from tests.server.house.test_absence import long_away
from tests.server.house.test_noticing import begun, desk_scene, entries, send
from tests.server.scenes import ADA, BO, CY, Time, refused, run, started

POST = Post(hours=24, printed=False)


async def log(house: House, id: str) -> list[str]:
    return [line.text for line in (await house.rooms.table(await house.rooms.find(id))).lines(PUBLIC)]


def test_who_is_invited_by_name_is_told_once_and_finds_the_table(store: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        hosting = house.hosting
        sitters = [Sitter(CY, "", "Cy"), Sitter(invited=True)]
        listing = await house.seating.create(CY, PENNIES, {}, sitters, POST, False)
        await refused(hosting.invite(BO, "Bo", listing.id, ADA), "no-table")
        await hosting.invite(CY, "Cy", listing.id, ADA)
        await hosting.invite(CY, "Cy", listing.id, ADA)
        (entry,) = entries(store, desk, "invited", "ada-mail")
        assert (entry.facts["by"], entry.facts["invitation"]) == ("Cy", listing.invitation)
        assert await desk.fresh(house.rooms, entry, time.at) == entry.facts
        assert [(it.id, by) for it, by in await hosting.invited(ADA)] == [(listing.id, "Cy")]
        assert await hosting.invited(BO) == []
        await hosting.decline(ADA, listing.id)
        assert await hosting.invited(ADA) == []
        await house.relations.relate(BO, CY, "block")
        await hosting.invite(CY, "Cy", listing.id, BO)
        assert await hosting.invited(BO) == [], "and Cy is not told so"
        await house.seating.join(ADA, "Ada", listing.id, None, listing.invitation)
        with pytest.raises(Denied, match="no free seat"):
            await hosting.invite(CY, "Cy", listing.id, ADA)

    desk_scene(store, scene)


def test_a_reminder_is_a_notice_and_a_line_of_the_log(store: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        hosting, id = house.hosting, await begun(house, POST)
        await refused(hosting.remind(BO, "Bo", id, 0), "refused")
        await refused(hosting.remind(ADA, "Ada", id, 7), "refused")
        await hosting.remind(ADA, "Ada", id, 1)
        (entry,) = entries(store, desk, "remind", "bo-mail")
        assert entry.facts["by"] == "Ada"
        fresh = await desk.fresh(house.rooms, entry, time.at)
        assert isinstance(fresh, dict)
        assert "The host reminds Bo to move." in await log(house, id)
        await send(house, id, 1)
        assert await desk.fresh(house.rooms, entry, time.at) is None, "he has moved"

    desk_scene(store, scene)


def test_whom_the_host_takes_off_his_seat_a_bot_plays_for_and_he_does_not_come_back(store: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        hosting, id = house.hosting, (await started(house, POST)).id
        for person, seat in ((BO, 0), (ADA, 0), (ADA, 9)):
            await refused(hosting.remove(person, id, seat, offered=False), "refused")
        await hosting.remove(ADA, id, 1, offered=False)
        room = await house.rooms.find(id)
        assert (room.listing.sitters[1].person, bool(room.listing.sitters[1].bot)) == ("", True)
        (line,) = [line for line in await log(house, id) if line.startswith("The host took a player off a seat")]
        assert room.listing.sitters[1].name in line
        table = await house.rooms.table(room)
        await house.play.play_for(room, 1, table.number(1), [table.state.actions(1)[0], SEND], "heuristic")
        await refused(house.seating.join(CY, "Cy", id, 1), "refused")
        with pytest.raises(Denied, match="took you off"):
            await house.seating.join(BO, "Bo", id, None)
        again = House(store, house.games, time)
        assert (await again.rooms.table(await again.rooms.find(id))).acts == table.acts

    run(store, scene)


def test_who_leaves_lets_a_bot_go_on_for_good(store: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        hosting, id = house.hosting, (await started(house, POST)).id
        await refused(hosting.hand_over(ADA, id, 1), "not-yours")
        await hosting.hand_over(BO, id, 1)
        room = await house.rooms.find(id)
        assert (room.listing.sitters[1].person, room.listing.sitters[1].name) == ("", "Dame Ysolt")
        assert "A player has left the game, and Dame Ysolt plays on in that place." in await log(house, id)
        table = await house.rooms.table(room)
        assert table.has_people
        await refused(house.play.act(BO, id, 1, table.number(1), Kind.PLAY, {"actions": [SEND]}), "not-yours")
        await house.play.play_for(room, 1, table.number(1), [table.state.actions(1)[0], SEND], "ysolt")
        again = House(store, house.games, time)
        assert (await again.rooms.table(await again.rooms.find(id))).acts == table.acts
        await hosting.hand_over(ADA, id, 0)
        assert not (await house.rooms.table(room)).has_people

    run(store, scene)


def test_a_rated_game_is_left_to_nobody(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [Sitter(ADA, "", "Ada"), Sitter(BO, "", "Bo")]
        listing = await house.seating.create(ADA, PENNIES, {}, sitters, POST, True, rated=True)
        await refused(house.hosting.hand_over(BO, listing.id, 1), "refused")
        await house.seating.start(ADA, listing.id)
        with pytest.raises(Denied, match="You can resign"):
            await house.hosting.hand_over(BO, listing.id, 1)
        assert (await house.rooms.find(listing.id)).listing.sitters[1].person == BO

    run(sqlite, scene)


def test_another_may_take_the_seat_if_the_host_offers_it(store: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        hosting, id = house.hosting, (await started(house, POST)).id
        await hosting.remove(ADA, id, 1, offered=True)
        assert await house.seating.join(CY, "Cy", id, None) == 1
        room = await house.rooms.find(id)
        table = await house.rooms.table(room)
        assert (room.listing.sitters[1].name, table.away) == ("Cy", [])
        await house.play.act(CY, id, 1, table.number(1), Kind.PLAY, {"actions": [table.state.actions(1)[0], SEND]})

    run(store, scene)


def test_a_seat_that_was_sought_for_is_given_to_a_bot_and_the_table_can_be_read_again(store: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        room, _ = await long_away(house, time)
        await house.absence.seek(ADA, room.listing.id, 1)
        await house.hosting.remove(ADA, room.listing.id, 1, offered=False)
        again = House(store, house.games, time)
        table = await again.rooms.table(await again.rooms.find(room.listing.id))
        assert (table.away, table.acts) == ([], (await house.rooms.table(room)).acts)

    run(store, scene)


def test_at_a_rated_table_only_who_is_long_away_is_taken_off(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [Sitter(ADA, "", "Ada"), Sitter(BO, "", "Bo")]
        listing = await house.seating.create(ADA, PENNIES, {}, sitters, POST, True, rated=True)
        await house.seating.start(ADA, listing.id)
        with pytest.raises(Denied, match="long away"):
            await house.hosting.remove(ADA, listing.id, 1, offered=False)
        assert (await house.rooms.find(listing.id)).listing.sitters[1].person == BO

    run(sqlite, scene)


def test_before_the_start_the_seat_is_free_again(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await house.seating.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], POST, True)
        await house.seating.join(BO, "Bo", listing.id, None)
        await house.hosting.remove(ADA, listing.id, 1, offered=False)
        with pytest.raises(Denied, match="took you off"):
            await house.seating.join(BO, "Bo", listing.id, None)
        assert await house.seating.join(CY, "Cy", listing.id, None) == 1

    run(sqlite, scene)


def test_every_use_of_what_a_host_may_do_stands_in_the_log_as_his(store: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        hosting, breaks, id = house.hosting, house.breaks, (await started(house, POST)).id
        uses: list[tuple[Awaitable[Any], str]] = [
            (house.play.extend(ADA, id, 5), "The host gave everybody 5 hours more."),
            (hosting.remind(ADA, "Ada", id, 1), "The host reminds Bo to move."),
            (breaks.halt(ADA, id, as_host=True), "The host lets the table stand still: nobody’s time runs."),
            (breaks.go_on(ADA, id), "The host lets the table go on; everybody has the time that they had before."),
            (hosting.remove(ADA, id, 1, offered=True), "The host took a player off a seat"),
            (house.seating.join(CY, "Cy", id, 1), "Cy takes over the seat of a player who is gone."),
            (hosting.remove(ADA, id, 1, offered=False), "The host took a player off a seat"),
        ]
        for number, (use, told) in enumerate(uses, 1):
            await use
            lines = await log(house, id)
            assert len(lines) == number
            assert lines[-1].startswith(told)
        again = House(store, house.games, time)
        assert await log(again, id) == lines, "after a restart, too"

    run(store, scene)


def test_a_table_that_goes_on_because_its_time_is_up_does_not_say_that_the_host_wanted_it(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        id = (await started(house, POST)).id
        await house.breaks.halt(ADA, id, as_host=True)
        time.at += HOST_HALT
        await house.play.sweep(await house.rooms.find(id))
        assert (await log(house, id))[-1] == "The table goes on; everybody has the time that they had before."

    run(sqlite, scene)


def test_who_is_taken_off_his_seat_is_told_so_once(store: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        hosting, id = house.hosting, await begun(house, POST)
        await hosting.remove(ADA, id, 1, offered=False)
        (entry,) = entries(store, desk, "removed", "bo-mail")
        assert (entry.about, entry.facts["others"]) == (id, ["Ada"])
        assert await desk.fresh(house.rooms, entry, time.at) == entry.facts
        listing = await house.seating.create(ADA, PENNIES, {}, [Sitter(ADA, "", "Ada"), Sitter()], POST, True)
        await house.seating.join(BO, "Bo", listing.id, None)
        await refused(hosting.remove(BO, listing.id, 0, offered=False), "refused")
        await hosting.remove(ADA, listing.id, 1, offered=False)
        assert {it.about for it in entries(store, desk, "removed", "bo-mail")} == {id, listing.id}
        assert entries(store, desk, "removed", "ada-mail") == []

    desk_scene(store, scene)


def test_who_has_two_seats_is_told_when_he_is_taken_off_the_last(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        sitters = [Sitter(BO, "", "Bo"), Sitter(BO, "", "Bo too")]
        listing = await house.seating.create(ADA, PENNIES, {}, sitters, POST, True)
        await house.seating.start(ADA, listing.id)
        await house.hosting.remove(ADA, listing.id, 0, offered=False)
        assert entries(sqlite, desk, "removed", "bo-mail") == []
        await house.hosting.remove(ADA, listing.id, 1, offered=False)
        assert len(entries(sqlite, desk, "removed", "bo-mail")) == 1

    desk_scene(sqlite, scene)
