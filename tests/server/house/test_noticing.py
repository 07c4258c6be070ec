"""Which notices come of what happens at tables: to whom, once, and never one that would betray something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import insert, select

from baronage.pennies import verbs
from baronage.server.house.house import House
from baronage.server.house.noticing import Desk, short_at
from baronage.server.notices.book import Book
from baronage.server.notices.queue import Entry, Queue
from baronage.server.notices.wishes import Quiet, Wishes
from baronage.server.pace import HOUR, Live, Pace, Post, Untimed
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import notices, ways
from baronage.server.store.store import Store
from tests.engine.table import PENNIES, SEND
from tests.server.scenes import ADA, BO, CY, Ear, Time, run, two

Scene = Callable[[House, Time, Desk], Awaitable[None]]


def desk_scene(store: Store, scene: Scene) -> None:
    """A house in which Ada and Bo have mail and a hook, and Cy has nothing."""

    async def whole(house: House, time: Time) -> None:
        for person in (ADA, BO):
            for kind in ("mail", "hook"):
                row = {
                    "id": f"{person}-{kind}",
                    "person": person,
                    "kind": kind,
                    "address": "x",
                    "secret": "",
                    "name": "x",
                }
                await store.write((insert(ways), {**row, "created": 0.0, "proved": 1.0}))
        book = Book(store)
        await book.open()
        told = House(store, house.games, time, Queue(store, book))
        assert told.desk is not None
        await scene(told, time, told.desk)

    run(store, whole)


async def begun(house: House, pace: Pace, sitters: list[Sitter] | None = None) -> str:
    listing = await house.seating.create(ADA, PENNIES, {}, sitters or two(), pace, True)
    await house.seating.start(ADA, listing.id)
    return listing.id


def written(store: Store, *columns: str) -> list[tuple[Any, ...]]:
    """What was written, of each row these columns."""
    order = (notices.c.number, notices.c.person, notices.c.kind, notices.c.way)
    return [tuple(getattr(row, name) for name in columns) for row in store.read(select(notices).order_by(*order))]


def entries(store: Store, desk: Desk, kind: str, way: str) -> list[Entry]:
    found = [entry for entries in desk.queue.due(1e12, 1000) for entry in entries]
    return sorted((it for it in found if it.kind == kind and it.way == way), key=lambda it: it.number)


async def send(house: House, id: str, seat: int) -> None:
    """A seat offers its first card."""
    table = await house.rooms.table(await house.rooms.find(id))
    person = (await house.rooms.find(id)).listing.sitters[seat].person
    offers = [action for action in table.seen(seat).actions(seat) if action[0] == verbs.OFFER]
    await house.play.act(person, id, seat, table.number(seat), Kind.PLAY, {"actions": [offers[0], SEND]})


def test_who_is_asked_by_post_is_told_once_by_each_way_when_he_is_not_there(store: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        id = await begun(house, Post(hours=10, printed=False))
        assert {it[:2] for it in written(store, "person", "kind")} == {
            (person, kind) for person in (ADA, BO) for kind in ("move", "short")
        }
        assert [it[0] for it in written(store, "way")].count("ada-mail") == 2
        (entry,) = entries(store, desk, "move", "ada-mail")
        assert entry.next == time.at + desk.grace
        assert entry.facts["others"] == ["Bo"]
        assert await desk.fresh(house.rooms, entry, time.at) == entry.facts
        before = len(written(store, "number"))
        await send(house, id, 0)
        assert await desk.fresh(house.rooms, entry, time.at) is None, "she has answered"
        assert len(written(store, "number")) == before, "Bo was asked before, and is not told again"
        await send(house, id, 1)
        room = await house.rooms.find(id)
        asked = (await house.rooms.table(room)).state.actors()
        assert {it[0] for it in written(store, "person", "number") if it[1] == 2} == {
            room.listing.sitters[seat].person for seat in asked
        }

    desk_scene(store, scene)


def test_what_could_not_be_written_down_is_told_to_nobody(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        id = await begun(house, Post())
        rows = written(sqlite, "number", "person", "kind", "way")
        room = await house.rooms.find(id)
        table = await house.rooms.table(room)
        other = House(sqlite, house.games, time)
        await send(other, id, 0)
        await send(other, id, 1)  # in another process: this one does not know of it, and is refused at first
        assert written(sqlite, "number", "person", "kind", "way") == rows, "it has no desk"
        assert table.acts == 0

    desk_scene(sqlite, scene)


def test_at_a_live_table_nobody_is_told_of_moves_nor_who_plays_alone_or_has_no_way(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        await begun(house, Live())
        await begun(house, Untimed(), [Sitter(ADA, "", "Ada"), Sitter("", "random", "Robin")])
        assert written(sqlite, "person") == []
        await begun(house, Untimed(), two(ADA, CY))
        assert set(written(sqlite, "person", "kind")) == {(ADA, "move")}, "there is no time to run short"

    desk_scene(sqlite, scene)


def test_who_looks_at_the_table_is_left_alone(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        id = await begun(house, Post())
        (entry,) = entries(sqlite, desk, "move", "ada-mail")
        ear = Ear(ADA)
        await house.watching.watch(ear, id, 0, "", 1)
        assert await desk.fresh(house.rooms, entry, time.at) == time.at + desk.looking
        house.watching.unwatch(ear)
        assert await desk.fresh(house.rooms, entry, time.at) == entry.facts

    desk_scene(sqlite, scene)


def test_time_runs_short_when_most_of_it_is_gone_and_later_if_it_was_extended(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        id = await begun(house, Post(hours=10, printed=False))
        start = time.at
        (entry,) = entries(sqlite, desk, "short", "ada-mail")
        assert entry.next == start + 8 * HOUR
        await house.play.extend(ADA, id, 10)
        time.at = entry.next
        later = await desk.fresh(house.rooms, entry, time.at)
        assert later == short_at(start, start + 20 * HOUR) == start + 16 * HOUR
        time.at = start + 16 * HOUR
        told = await desk.fresh(house.rooms, entry, time.at)
        assert isinstance(told, dict)
        assert told["due"] == start + 20 * HOUR
        time.at = start + 20 * HOUR
        assert await desk.fresh(house.rooms, entry, time.at) is None, "it is too late"

    desk_scene(sqlite, scene)


def test_time_that_ends_within_quiet_hours_is_told_within_them(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        await desk.queue.book.wish(ADA, Wishes(quiet=Quiet(True, 9 * 60, 20 * 60)))  # it is eight
        await begun(house, Post(hours=10, printed=False))
        (short,) = entries(sqlite, desk, "short", "ada-mail")
        assert short.next == time.at + 8 * HOUR
        await begun(house, Post(hours=14, printed=False))
        short = max(entries(sqlite, desk, "short", "ada-mail"), key=lambda it: it.facts["due"])
        assert short.next == time.at + 12 * HOUR, "it is held until eight in the evening"

    desk_scene(sqlite, scene)


def test_in_a_secret_window_who_is_asked_is_told_only_where_nobody_else_reads(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        id = await begun(house, Post())
        for _ in range(300):
            room = await house.rooms.find(id)
            table = await house.rooms.table(room)
            asked = [(seat, number) for seat, number in table.asked.items() if number == table.acts]
            if asked and table.state.in_secret():
                break
            if table.over:
                id = await begun(house, Post())
                continue
            if not table.state.actors():  # a window in which nobody is asked
                time.at += 60
                await house.play.sweep(room)
                continue
            seat = table.state.actors()[0]
            action = table.seen(seat).actions(seat)[-1]
            person = room.listing.sitters[seat].person
            await house.play.act(person, id, seat, table.number(seat), Kind.PLAY, {"actions": [action]})
        assert table.state.in_secret(), "the game came to no secret window"
        now = [it for it in written(sqlite, "number", "kind", "way") if it[0] == table.acts]
        whom = {room.listing.sitters[seat].person for seat, _ in asked}
        assert set(now) == {(table.acts, kind, f"{person}-mail") for person in whom for kind in ("move", "short")}

    desk_scene(sqlite, scene)


def test_a_game_that_is_over_is_told_with_the_result(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        id = await begun(house, Post())
        table = await house.rooms.table(await house.rooms.find(id))
        await house.play.act(BO, id, 1, table.number(1), Kind.PLAY, {"text": "resign"})
        assert table.over
        assert {(it.person, it.facts["place"]) for it in desk.queue.of_way("ada-mail") if it.kind == "over"} == {
            (ADA, 1)
        }
        (bo,) = [it for it in desk.queue.of_way("bo-hook") if it.kind == "over"]
        assert bo.facts["place"] == 2
        for entry in desk.queue.of_way("ada-mail"):
            still = await desk.fresh(house.rooms, entry, time.at)
            assert (still is None) == (entry.kind != "over"), "nobody is asked any more"

    desk_scene(sqlite, scene)


def test_a_line_in_private_is_told_once_in_ten_minutes_without_what_it_says(sqlite: Store) -> None:
    async def scene(house: House, time: Time, desk: Desk) -> None:
        await desk.queue.book.wish(BO, Wishes())
        id = await begun(house, Post(), [*two(), Sitter(CY, "", "Cy")])
        await house.talk.say(ADA, "Ada", id, "table", "all hear this")
        assert not [it for it in written(sqlite, "kind") if it == ("talk",)]
        push = {"id": "bo-push", "person": BO, "kind": "push", "address": "x", "secret": "", "name": "x"}
        await sqlite.write((insert(ways), {**push, "created": 0.0, "proved": 1.0}))
        await desk.queue.book.read(BO)
        for text in ("the RAVEN flies", "at midnight"):
            await house.talk.say(ADA, "Ada", id, "0,1", text)
        ((facts, way),) = [it[1:] for it in written(sqlite, "kind", "facts", "way") if it[0] == "talk"]
        assert way == "bo-push", "never to a hook"
        assert "RAVEN" not in facts
        (entry,) = entries(sqlite, desk, "talk", "bo-push")
        assert await desk.fresh(house.rooms, entry, time.at) == entry.facts
        await house.talk.mark(BO, id, "0,1", 0, True)
        assert await desk.fresh(house.rooms, entry, time.at) is None, "he does not want to hear of this channel"

    desk_scene(sqlite, scene)
