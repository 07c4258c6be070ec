"""Which notices come of what happens at tables: to whom, once, and never one that would betray something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import insert, select

from baronage.pennies import verbs
from baronage.server.container import Services
from baronage.server.notifications.destinations import Recipients
from baronage.server.notifications.preferences import Preference, Preferences, Quiet
from baronage.server.notifications.queue import Entry, Queue
from baronage.server.services.notifier import Notifier, short_at
from baronage.server.store.schema import destinations, notification_queue
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import HOUR, Correspondence, Live, TimeControl, Untimed
from tests.engine.table import PENNIES, SEND
from tests.server.scenes import ADA, BO, CY, Ear, Time, run, two, watch_view

Scene = Callable[[Services, Time, Notifier], Awaitable[None]]


def desk_scene(store: Store, scene: Scene) -> None:
    """A house in which Ada and Bo have mail and a hook, and Cy has nothing."""

    async def whole(services: Services, time: Time) -> None:
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
                await store.write((insert(destinations), {**row, "created": 0.0, "proved": 1.0}))
        recipients = Recipients(store)
        await recipients.open()
        told = Services(store, services.games, time, Queue(store, recipients))
        assert told.notifier is not None
        await scene(told, time, told.notifier)

    run(store, whole)


async def begun(services: Services, time_control: TimeControl, occupants: list[Occupant] | None = None) -> str:
    listing = await services.seating.create(ADA, PENNIES, {}, occupants or two(), time_control, True)
    await services.seating.start(ADA, listing.id)
    return listing.id


def written(store: Store, *columns: str) -> list[tuple[Any, ...]]:
    """What was written, of each row these columns."""
    order = (
        notification_queue.c.number,
        notification_queue.c.person,
        notification_queue.c.kind,
        notification_queue.c.destination,
    )
    return [
        tuple(getattr(row, name) for name in columns) for row in store.read(select(notification_queue).order_by(*order))
    ]


def entries(store: Store, notifier: Notifier, kind: str, destination: str) -> list[Entry]:
    found = [entry for entries in notifier.queue.due(1e12, 1000) for entry in entries]
    return sorted((it for it in found if it.kind == kind and it.destination == destination), key=lambda it: it.number)


async def send(services: Services, id: str, seat: int) -> None:
    """A seat offers its first card."""
    table = await services.rooms.table(await services.rooms.find(id))
    person = (await services.rooms.find(id)).listing.occupants[seat].person
    offers = [action for action in table.seen(seat).actions(seat) if action[0] == verbs.OFFER]
    await services.play.act(person, id, seat, table.number(seat), Kind.PLAY, {"actions": [offers[0], SEND]})


def test_who_is_asked_by_post_is_told_once_by_each_way_when_he_is_not_there(store: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        id = await begun(services, Correspondence(hours=10, printed=False))
        assert {it[:2] for it in written(store, "person", "kind")} == {
            (person, kind) for person in (ADA, BO) for kind in ("move", "short")
        }
        assert [it[0] for it in written(store, "destination")].count("ada-mail") == 2
        (entry,) = entries(store, notifier, "move", "ada-mail")
        assert entry.next == time.at + notifier.grace
        assert entry.params["others"] == ["Bo"]
        assert await notifier.refresh(services.rooms, entry, time.at) == entry.params
        before = len(written(store, "number"))
        await send(services, id, 0)
        assert await notifier.refresh(services.rooms, entry, time.at) is None, "she has answered"
        assert len(written(store, "number")) == before, "Bo was asked before, and is not told again"
        await send(services, id, 1)
        room = await services.rooms.find(id)
        asked = (await services.rooms.table(room)).state.actors()
        assert {it[0] for it in written(store, "person", "number") if it[1] == 2} == {
            room.listing.occupants[seat].person for seat in asked
        }

    desk_scene(store, scene)


def test_what_could_not_be_written_down_is_told_to_nobody(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        id = await begun(services, Correspondence())
        rows = written(sqlite, "number", "person", "kind", "destination")
        room = await services.rooms.find(id)
        table = await services.rooms.table(room)
        other = Services(sqlite, services.games, time)
        await send(other, id, 0)
        await send(other, id, 1)  # in another process: this one does not know of it, and is refused at first
        assert written(sqlite, "number", "person", "kind", "destination") == rows, "it has no desk"
        assert table.entries == 0

    desk_scene(sqlite, scene)


def test_at_a_live_table_nobody_is_told_of_moves_nor_who_plays_alone_or_has_no_way(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        await begun(services, Live())
        await begun(services, Untimed(), [Occupant(ADA, "", "Ada"), Occupant("", "random", "Robin")])
        assert written(sqlite, "person") == []
        await begun(services, Untimed(), two(ADA, CY))
        assert set(written(sqlite, "person", "kind")) == {(ADA, "move")}, "there is no time to run short"

    desk_scene(sqlite, scene)


def test_who_looks_at_the_table_is_left_alone(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        id = await begun(services, Correspondence())
        (entry,) = entries(sqlite, notifier, "move", "ada-mail")
        ear = Ear(ADA)
        await watch_view(services, ear, id, 0, "", 1)
        assert await notifier.refresh(services.rooms, entry, time.at) == time.at + notifier.looking
        services.subscriptions.unsubscribe(ear)
        assert await notifier.refresh(services.rooms, entry, time.at) == entry.params

    desk_scene(sqlite, scene)


def test_time_runs_short_when_most_of_it_is_gone_and_later_if_it_was_extended(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        id = await begun(services, Correspondence(hours=10, printed=False))
        start = time.at
        (entry,) = entries(sqlite, notifier, "short", "ada-mail")
        assert entry.next == start + 8 * HOUR
        await services.play.extend(ADA, id, 10)
        time.at = entry.next
        later = await notifier.refresh(services.rooms, entry, time.at)
        assert later == short_at(start, start + 20 * HOUR) == start + 16 * HOUR
        time.at = start + 16 * HOUR
        told = await notifier.refresh(services.rooms, entry, time.at)
        assert isinstance(told, dict)
        assert told["due"] == start + 20 * HOUR
        time.at = start + 20 * HOUR
        assert await notifier.refresh(services.rooms, entry, time.at) is None, "it is too late"

    desk_scene(sqlite, scene)


def test_time_that_ends_within_quiet_hours_is_told_within_them(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        await notifier.queue.recipients.set_preferences(
            ADA, Preferences(quiet=Quiet(True, 9 * 60, 20 * 60))
        )  # it is eight
        await begun(services, Correspondence(hours=10, printed=False))
        (short,) = entries(sqlite, notifier, "short", "ada-mail")
        assert short.next == time.at + 8 * HOUR
        await begun(services, Correspondence(hours=14, printed=False))
        short = max(entries(sqlite, notifier, "short", "ada-mail"), key=lambda it: it.params["due"])
        assert short.next == time.at + 12 * HOUR, "it is held until eight in the evening"

    desk_scene(sqlite, scene)


def test_a_live_round_is_told_at_once_and_one_by_post_in_a_digest(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        live, post = [
            (await services.rooms.find(await begun(services, time_control))).listing
            for time_control in (Live(), Correspondence())
        ]
        asleep = Quiet(True, 0, 24 * 60 - 1)
        for number, preferences in enumerate((Preferences(), Preferences(quiet=asleep), Preferences(digest="off"))):
            await notifier.queue.recipients.set_preferences(ADA, preferences)
            await sqlite.write(*notifier.of_round(ADA, "cup", "Cup", number, time.at, live))
            (told,) = [it for it in entries(sqlite, notifier, "round", "ada-mail") if it.number == number]
            assert (told.digest, told.next) == (False, time.at)
        await sqlite.write(*notifier.of_round(BO, "cup", "Cup", 1, time.at, post))
        (told,) = entries(sqlite, notifier, "round", "bo-mail")
        assert told.digest
        assert told.next > time.at
        await notifier.queue.recipients.set_preferences(ADA, Preferences({"round": Preference(("mail",), "never")}))
        assert not notifier.of_round(ADA, "cup", "Cup", 9, time.at, live)

    desk_scene(sqlite, scene)


def test_in_a_secret_window_who_is_asked_is_told_only_where_nobody_else_reads(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        id = await begun(services, Correspondence())
        for _ in range(300):
            room = await services.rooms.find(id)
            table = await services.rooms.table(room)
            asked = [(seat, number) for seat, number in table.asked.items() if number == table.entries]
            if asked and table.state.in_secret():
                break
            if table.over:
                id = await begun(services, Correspondence())
                continue
            if not table.state.actors():  # a window in which nobody is asked
                time.at += 60
                await services.play.sweep(room)
                continue
            seat = table.state.actors()[0]
            action = table.seen(seat).actions(seat)[-1]
            person = room.listing.occupants[seat].person
            await services.play.act(person, id, seat, table.number(seat), Kind.PLAY, {"actions": [action]})
        assert table.state.in_secret(), "the game came to no secret window"
        now = [it for it in written(sqlite, "number", "kind", "destination") if it[0] == table.entries]
        whom = {room.listing.occupants[seat].person for seat, _ in asked}
        assert set(now) == {(table.entries, kind, f"{person}-mail") for person in whom for kind in ("move", "short")}

    desk_scene(sqlite, scene)


def test_a_draw_offer_is_told_to_who_has_not_answered(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        id = await begun(services, Correspondence())
        for seat, text in ((0, "offer draw"), (1, "refuse draw"), (1, "offer draw")):
            await services.play.act((ADA, BO)[seat], id, seat, 0, Kind.PLAY, {"text": text})
        (old,) = entries(sqlite, notifier, "draw", "bo-mail")
        (now,) = entries(sqlite, notifier, "draw", "ada-mail")
        assert now.params["by"] == "Bo"
        assert await notifier.refresh(services.rooms, old, time.at) is None, "refused"
        assert await notifier.refresh(services.rooms, now, time.at) == now.params
        await services.play.act(ADA, id, 0, 0, Kind.PLAY, {"text": "accept draw"})
        (over,) = [it for it in notifier.queue.of_destination("ada-mail") if it.kind == "over"]
        assert over.params["drawn"] == 1
        assert await notifier.refresh(services.rooms, now, time.at) is None, "she has answered"

    desk_scene(sqlite, scene)


def test_a_game_that_is_over_is_told_with_the_result(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        id = await begun(services, Correspondence())
        table = await services.rooms.table(await services.rooms.find(id))
        await services.play.act(BO, id, 1, table.number(1), Kind.PLAY, {"text": "resign"})
        assert table.over
        assert {
            (it.person, it.params["place"]) for it in notifier.queue.of_destination("ada-mail") if it.kind == "over"
        } == {(ADA, 1)}
        (bo,) = [it for it in notifier.queue.of_destination("bo-hook") if it.kind == "over"]
        assert bo.params["place"] == 2
        for entry in notifier.queue.of_destination("ada-mail"):
            still = await notifier.refresh(services.rooms, entry, time.at)
            assert (still is None) == (entry.kind != "over"), "nobody is asked any more"

    desk_scene(sqlite, scene)


def test_a_line_in_private_is_told_once_in_ten_minutes_without_what_it_says(sqlite: Store) -> None:
    async def scene(services: Services, time: Time, notifier: Notifier) -> None:
        await notifier.queue.recipients.set_preferences(BO, Preferences())
        id = await begun(services, Correspondence(), [*two(), Occupant(CY, "", "Cy")])
        await services.chat.post(ADA, "Ada", id, "table", "all hear this")
        assert not [it for it in written(sqlite, "kind") if it == ("talk",)]
        push = {"id": "bo-push", "person": BO, "kind": "push", "address": "x", "secret": "", "name": "x"}
        await sqlite.write((insert(destinations), {**push, "created": 0.0, "proved": 1.0}))
        await notifier.queue.recipients.read(BO)
        for text in ("the RAVEN flies", "at midnight"):
            await services.chat.post(ADA, "Ada", id, "0,1", text)
        ((params, destination),) = [it[1:] for it in written(sqlite, "kind", "facts", "destination") if it[0] == "talk"]
        assert destination == "bo-push", "never to a hook"
        assert "RAVEN" not in params
        (entry,) = entries(sqlite, notifier, "talk", "bo-push")
        assert await notifier.refresh(services.rooms, entry, time.at) == entry.params
        await services.chat.mark(BO, id, "0,1", 0, True)
        assert await notifier.refresh(services.rooms, entry, time.at) is None, (
            "he does not want to hear of this channel"
        )

    desk_scene(sqlite, scene)
