"""The house: sitting down, starting, acting, talking; what is refused, and what is there again after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import insert, select

from baronage.engine.errors import Refusal
from baronage.games import games
from baronage.server import seating
from baronage.server.bot_workers import BotFailed, BotWorkers
from baronage.server.errors import Denied, code_of
from baronage.server.house import WORDS, House
from baronage.server.keeper import Keeper
from baronage.server.listing import OPEN, OVER, RUNNING, Listing
from baronage.server.policy import HOUR, Live, Pace, Post, Untimed
from baronage.server.rooms import Room, Watching
from baronage.server.schema import journal, persons, tables
from baronage.server.seating import FORGOTTEN
from baronage.server.store import Store
from baronage.server.table import ANSWERS, PLAY, RETURN, Sitter, Table
from baronage.server.wire import Messages, Said, Update
from baronage.server.writer import Statement
from tests.engine.table import PENNIES, SEND

ADA, BO, CY = "ada", "bo", "cy"
GAMES = {**games(), "pennies": PENNIES}


class Ear:
    """A watcher that remembers."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.told: list[Messages] = []

    def tell(self, message: Messages) -> None:
        self.told.append(message)

    def updates(self) -> list[Update]:
        return [message for message in self.told if isinstance(message, Update)]

    def heard(self) -> list[str]:
        return [message.text for message in self.told if isinstance(message, Said)]


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at


class Quick(BotWorkers):
    """Bots that take what is first, in this process; or always fail."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(count=0)
        self.fails = fails

    async def choose(self, name: str, package: str, view: dict[str, Any], seat: int) -> tuple[int, ...]:
        if self.fails:
            raise BotFailed("no idea")
        actions = PENNIES.load(view).actions(seat)
        return actions[-1]


def run(store: Store, scene: Callable[[House, Time], Awaitable[None]]) -> None:
    """Play a scene in a house that has three persons."""
    time = Time()

    async def play() -> None:
        if not store.read(select(persons)):
            await store.write(
                *((insert(persons), {"id": it, "name": it.title(), "created": 0.0}) for it in (ADA, BO, CY))
            )
        await scene(House(store, GAMES, time), time)

    asyncio.run(play())


def all_told(ears: list[Ear]) -> bool:
    return all(ear.updates() for ear in ears)


def two(first: str = ADA, second: str = BO) -> list[Sitter]:
    return [Sitter(first, "", first.title()), Sitter(second, "", second.title())]


async def started(house: House, pace: Pace | None = None, sitters: list[Sitter] | None = None) -> Listing:
    listing = await house.create(ADA, PENNIES, {}, sitters or two(), pace or Untimed(), True)
    await house.start(ADA, listing.id)
    return listing


def watchful(house: House) -> Keeper:
    """A keeper who is there however far the clock is moved."""
    keeper = Keeper(house, Quick(), (0.0, 0.0))
    keeper.lease = 1e9
    return keeper


async def refused(what: Awaitable[Any], code: str) -> None:
    with pytest.raises(Refusal) as found:
        await what
    assert code_of(found.value) == code


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


# --- the gate -------------------------------------------------------------------------------------------------------


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


def test_only_ones_own_seat_and_only_at_the_newest_number(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        table = await house.running(await house.room(listing.id))
        act = {"actions": [table.state.actions(0)[0]]}
        before = table.state.dump()
        await refused(house.act(BO, listing.id, 0, 0, PLAY, act), "not-yours")
        await refused(house.act(CY, listing.id, 0, 0, PLAY, act), "not-yours")
        await refused(house.act(ADA, listing.id, -1, 0, PLAY, {"text": "expel B"}), "not-yours")
        await refused(house.act(ADA, listing.id, 0, 5, PLAY, act), "stale")
        await refused(house.act(ADA, listing.id, 0, 0, PLAY, {"actions": [(88,)]}), "illegal")
        assert table.state.dump() == before
        await house.act(ADA, listing.id, 0, 0, PLAY, act)
        await refused(house.act(ADA, listing.id, 0, 0, PLAY, act), "stale")  # the same request again

    run(sqlite, scene)


def test_what_can_not_be_written_down_has_not_happened(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        ear = Ear(BO)
        await house.watch(ear, listing.id, 1, "", 1)
        before = (await house.look(ADA, listing.id, 0, "", 1)).view

        async def full(*statements: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "write", full)
            table = await house.running(await house.room(listing.id))
            act = {"actions": [table.state.actions(0)[0]]}
            await refused(house.act(ADA, listing.id, 0, 0, PLAY, act), "store")
        assert (await house.look(ADA, listing.id, 0, "", 1)).view == before
        assert ear.updates() == []
        await house.act(ADA, listing.id, 0, 0, PLAY, act)

    run(sqlite, scene)


def test_each_is_told_what_he_sees_and_nobody_else(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        ears = {0: Ear(ADA), 1: Ear(BO), None: Ear(CY)}
        for seat, ear in ears.items():
            view = await house.watch(ear, listing.id, seat, "", 1)
            assert view.number == 0
        await refused(house.watch(ears[None], listing.id, 0, "", 1), "not-yours")
        table = await house.running(await house.room(listing.id))
        await house.act(ADA, listing.id, 0, 0, PLAY, {"actions": [table.state.actions(0)[0]]})
        assert [len(ear.updates()) for ear in ears.values()] == [1, 0, 0]
        house.unwatch(ears[0])
        await house.act(ADA, listing.id, 0, 1, "back", {})
        assert len(ears[0].updates()) == 1

    run(sqlite, scene)


# --- a restart ------------------------------------------------------------------------------------------------------


def test_all_is_there_again_after_a_restart(store: Store) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House, time: Time) -> None:
        listing = await started(house, Live())
        table = await house.running(await house.room(listing.id))
        for _ in range(30):
            if table.over:
                break
            time.at += 1
            if table.state.held():
                time.at += 20
                await house.sweep(await house.room(listing.id))
                continue
            seat = table.state.actors()[0]
            await house.act(
                (ADA, BO)[seat],
                listing.id,
                seat,
                table.number(seat),
                PLAY,
                {"actions": [table.state.actions(seat)[-1]]},
            )
        await house.say(ADA, "Ada", listing.id, "table", "Good luck")
        kept.update(id=listing.id, dump=table.state.dump(), numbers=table.numbers, clocks=table.clocks, over=table.over)

    async def after(house: House, time: Time) -> None:
        room = await house.room(kept["id"])
        table = await house.running(room)
        assert (table.state.dump(), table.numbers, table.clocks) == (kept["dump"], kept["numbers"], kept["clocks"])
        assert [one.text for one in (await house.talk(room)).spoken] == ["Good luck"]
        assert room.listing.status == (OVER if kept["over"] else RUNNING)

    run(store, before)
    run(store, after)


# --- talk -----------------------------------------------------------------------------------------------------------


def test_no_channel_is_heard_by_who_is_not_in_it(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        sitters = [*two(), Sitter(CY, "", "Cy")]
        listing = await started(house, sitters=sitters)
        ears = [Ear(ADA), Ear(BO), Ear(CY), Ear("dee")]
        for seat, ear in enumerate(ears):
            await house.watch(ear, listing.id, seat if seat < 3 else None, "", 1)
        await house.say(ADA, "Ada", listing.id, "table", "all")
        await house.say(ADA, "Ada", listing.id, "1,0", "pact")
        await house.say(CY, "Cy", listing.id, "table", "well?")
        assert [ear.heard() for ear in ears] == [
            ["all", "pact", "well?"],
            ["all", "pact", "well?"],
            ["all", "well?"],
            ["all", "well?"],
        ]
        numbers = [message.number for message in ears[2].told if isinstance(message, Said)]
        assert numbers == [1, 2], "no gap tells that others talk"
        await refused(house.say(CY, "Cy", listing.id, "0,1", "let me in"), "refused")
        await refused(house.say(CY, "Cy", listing.id, "spectators", "psst"), "refused")
        await refused(house.say("dee", "Dee", listing.id, "table", "hint"), "refused")
        for wrong in ("", "0", "0,0", "0,9", "a,b", "0,-1", "x" * 500, "0,٣"):
            await refused(house.say(ADA, "Ada", listing.id, wrong, "x"), "refused")
        for text in ("", "  ", "x" * 5000):
            await refused(house.say(ADA, "Ada", listing.id, "table", text), "refused")

    run(sqlite, scene)


# --- what goes on by itself -----------------------------------------------------------------------------------------


async def until(fact: Callable[[], bool]) -> None:
    for _ in range(2000):
        if fact():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never happened")


@pytest.mark.parametrize("fails", [False, True], ids=["thinking", "failing"])
def test_bots_play_to_the_end_even_if_they_fail(sqlite: Store, fails: bool) -> None:
    async def scene(house: House, time: Time) -> None:
        keeper = Keeper(house, Quick(fails), (0.0, 0.0))
        await keeper.start()
        listing = await started(house, sitters=[Sitter("", "random", "Bot"), Sitter("", "random", "Bot")])
        await until(lambda: house.rooms[listing.id].listing.status == OVER)
        await keeper.stop()

    run(sqlite, scene)


def test_a_store_that_fails_for_a_while_stops_no_table(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    write = sqlite.write
    calls = iter(range(1_000_000))

    async def moody(*statements: Any) -> None:
        if next(calls) % 3 == 2:
            raise OSError("the disk is full")
        await write(*statements)

    async def scene(house: House, time: Time) -> None:
        keeper = Keeper(house, Quick(), (0.0, 0.0))
        keeper.again = 0.01
        await keeper.start()
        listing = await started(house, Live(), sitters=[Sitter("", "random", "Bot"), Sitter("", "random", "Bot")])
        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "write", moody)
            await until(lambda: sqlite.read(select(tables.c.status))[0][0] == OVER)
        await until(lambda: house.rooms[listing.id].listing.status == OVER)
        await keeper.stop()

    run(sqlite, scene)


def test_when_time_is_up_the_default_is_played_once(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house, Post(hours=24, printed=False))
        room = await house.room(listing.id)
        await house.sweep(room)
        assert sqlite.read(select(journal)) == []
        time.at += 24 * HOUR
        await house.sweep(room)
        rows = sqlite.read(select(journal.c.seat, journal.c.kind).order_by(journal.c.number))
        assert [tuple(row) for row in rows] == [(0, "lapse"), (1, "lapse")]
        await house.sweep(room)
        assert len(sqlite.read(select(journal))) == 2

    run(sqlite, scene)


def test_the_keeper_wakes_when_time_is_up(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        keeper = watchful(house)
        await keeper.start()
        await started(house, Post())
        time.at += 30 * HOUR
        keeper._stirred.set()
        await until(lambda: len(sqlite.read(select(journal))) == 2)
        await keeper.stop()

    run(sqlite, scene)


def test_a_table_that_takes_long_stops_no_other_clock(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, time: Time) -> None:
        keeper = watchful(house)
        await keeper.start()
        first, second = await started(house, Post()), await started(house, Post())
        sweep, ever = house.sweep, asyncio.Event()

        async def slow(room: Room) -> None:
            if room.listing.id == first.id:
                await ever.wait()
            await sweep(room)

        monkeypatch.setattr(house, "sweep", slow)
        time.at += 30 * HOUR
        keeper._stirred.set()
        await until(lambda: len(sqlite.read(select(journal))) == 2)
        assert {row.table for row in sqlite.read(select(journal))} == {second.id}
        ever.set()
        await until(lambda: len(sqlite.read(select(journal))) == 4)
        await keeper.stop()

    run(sqlite, scene)


def test_an_empty_room_is_forgotten_and_everything_goes_on(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        keeper = watchful(house)
        await keeper.start()
        watched, empty = await started(house, Post()), await started(house, Post())
        ear = Ear(ADA)
        await house.watch(ear, watched.id, 0, "", 1)
        before = await house.look(ADA, empty.id, 0, "", 1)
        time.at += 301
        house.forget(300)
        assert set(house.rooms) == {watched.id}
        assert await house.look(ADA, empty.id, 0, "", 1) == before
        time.at += 301
        house.forget(300)
        house.unwatch(ear)
        house.forget(-1)
        assert house.rooms == {}
        time.at += 30 * HOUR
        keeper._stirred.set()
        await until(lambda: len(sqlite.read(select(journal))) == 4)  # both seats at both tables are late
        await keeper.stop()

    run(sqlite, scene)


def test_nobody_is_late_because_the_store_was_away(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        keeper = Keeper(house, Quick(), (0.0, 0.0))
        await keeper.start()
        listing = await started(house, Post())
        due = (await house.running(await house.room(listing.id))).due()
        assert due is not None
        time.at += 100 * HOUR  # nothing could be noted for so long
        await keeper._stay()
        assert (await house.running(await house.room(listing.id))).due() == due + 100 * HOUR
        await house.sweep(await house.room(listing.id))
        assert [row.kind for row in sqlite.read(select(journal.c.kind))] == ["outage"]
        await keeper.stop()

    run(sqlite, scene)


def test_nobody_is_late_because_the_server_was_away(sqlite: Store) -> None:
    left: dict[str, float] = {}
    kept: dict[str, str] = {}

    async def before(house: House, time: Time) -> None:
        keeper = Keeper(house, Quick(), (0.0, 0.0))
        await keeper.start()
        listing = await started(house, Post())
        time.at += HOUR
        await keeper.stop()
        due = (await house.running(await house.room(listing.id))).due()
        assert due is not None
        left["seconds"] = due - time.at
        kept["id"] = listing.id

    async def after(house: House, time: Time) -> None:
        time.at += 500 * HOUR
        keeper = Keeper(house, Quick(), (0.0, 0.0))
        await keeper.start()
        room = await house.room(kept["id"])
        due = (await house.running(room)).due()
        assert due is not None
        assert due - time.at == pytest.approx(left["seconds"])
        await keeper.stop()

    run(sqlite, before)
    run(sqlite, after)


async def long_away(house: House, time: Time) -> tuple[Room, Table]:
    """A table at which Bo's seat may be taken by another."""
    listing = await started(house, Post(hours=24, printed=False))
    room = await house.room(listing.id)
    table = await house.running(room)
    await refused(house.join(CY, "Cy", listing.id, None), "refused")
    time.at += 24 * HOUR
    await house.sweep(room)
    assert table.missed[1] == 1
    table.missed[1] = 3
    await house.play_for(room, 1, table.number(1), [table.state.actions(1)[0], SEND], "heuristic")
    assert table.wants_substitute(1)
    await refused(house.join(CY, "Cy", listing.id, None), "refused")  # nobody has seen it yet
    offered = {"actions": [table.state.actions(0)[0], SEND]}
    await house.act(ADA, listing.id, 0, table.number(0), PLAY, offered)
    return room, table


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
        await other.act(BO, listing.id, 1, 0, PLAY, {"text": "resign"})
        assert await house.rematch(ADA, "Ada", listing.id)
        other_store.close()

    store = Store(shared)
    run(store, scene)
    store.close()


def test_who_may_not_know_of_a_table_can_not_tell_it_from_one_that_is_not_there(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await house.create(ADA, PENNIES, {}, two(), Untimed(), False)
        await house.start(ADA, listing.id)
        said = set()
        for id in (listing.id, "none"):
            for asking in (
                house.act(CY, id, 0, 0, PLAY, {"text": "resign"}),
                house.why(CY, id, 0, []),
                house.look(CY, id, 0, "", 1),
                house.watch(Ear(CY), id, 0, "", 1),
                house.extend(CY, id, 1.0),
                house.say(CY, "Cy", id, "table", "hello"),
                house.join(CY, "Cy", id, 0),
            ):
                with pytest.raises(Denied) as denied:
                    await asking
                said.add((denied.value.code, denied.value.sentence))
        assert said == {("no-table", "There is no such table.")}

    run(sqlite, scene)


class Killed(BaseException):
    """The process is no more."""


@pytest.mark.parametrize("commits", [0, 1])
def test_a_substitute_sits_down_wholly_or_not_at_all(
    store: Store, commits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed after so many commits of it."""

    async def scene(house: House, time: Time) -> None:
        room, _ = await long_away(house, time)
        write, left = store.write, [commits]

        async def until_killed(*statements: Statement) -> None:
            if not left[0]:
                raise Killed
            left[0] -= 1
            await write(*statements)

        with monkeypatch.context() as dying, contextlib.suppress(Killed):
            dying.setattr(store, "write", until_killed)
            await house.join(CY, "Cy", room.listing.id, 1)
        again = await House(store, GAMES, time).room(room.listing.id)
        rows = store.read(select(journal).where(journal.c.table == room.listing.id).order_by(journal.c.number))
        returned = rows[-1].kind == RETURN
        assert (again.listing.sitters[1].person == CY, returned) == (bool(commits), bool(commits))

    run(store, scene)


def test_somebody_else_takes_the_seat_of_who_is_long_away(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        room, table = await long_away(house, time)
        listing = room.listing
        await house.say(ADA, "Ada", listing.id, "0,1", "Between us two.")
        idle = Ear(BO)
        room.watchers.append(Watching(idle, 1, WORDS))  # his page has been open all the time
        assert await house.join(CY, "Cy", listing.id, None) == 1
        number, known = table.number(1), 0
        assert await house.watch(Ear(CY), listing.id, 1, "", 1)
        await house.act(CY, listing.id, 1, number, ANSWERS, {"texts": ["pass"]})
        assert len(idle.updates()) == known, "he sees no more with the eyes of a seat that is another's"
        talk = await house.talk(room)
        heard = [[said.text for said in talk.heard("t", room.listing.seats_of(who))] for who in (CY, BO)]
        assert heard == [["Between us two."], []], "private talk is the seats'"
        await refused(house.say(BO, "Bo", listing.id, "0,1", "Am I still here?"), "refused")
        assert table.missed[1] == 0
        assert room.listing.sitters[1].name == "Cy"
        assert table.match.record.names == ["Ada", "Cy"]
        await refused(house.act(BO, listing.id, 1, table.number(1), PLAY, {"text": "resign"}), "not-yours")
        await refused(house.join(BO, "Bo", listing.id, None), "refused")
        assert (await house.look(CY, listing.id, 1, "", 1)).seat == 1

    run(sqlite, scene)


def test_a_secret_window_closes_at_its_time_and_tells_nobody_before(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        keeper = watchful(house)
        await keeper.start()
        luck = random.Random(3)
        table: Table | None = None
        windows = 0
        while windows < 3:  # some games have none
            if table is None or table.over:
                listing = await started(house, Live(), sitters=[*two(), Sitter(CY, "", "Cy")])
                room = await house.room(listing.id)
                table = await house.running(room)
            if table.state.held():
                windows += 1
                ears = [Ear(ADA), Ear(BO), Ear(CY)]
                for seat, ear in enumerate(ears):
                    await house.watch(ear, listing.id, seat, "", 1)
                assert table.hush is not None
                rows = len(sqlite.read(select(journal)))
                await house.sweep(room)
                assert len(sqlite.read(select(journal))) == rows
                assert all(not ear.told for ear in ears)
                time.at = table.hush.closes
                keeper._stirred.set()
                await until(partial(all_told, ears))
                assert not table.state.held()
                for ear in ears:
                    house.unwatch(ear)
                continue
            seat = luck.choice(table.state.actors())
            action = luck.choice(table.state.actions(seat))
            person = (ADA, BO, CY)[seat]
            await house.act(person, listing.id, seat, table.number(seat), PLAY, {"actions": [action]})
        await keeper.stop()

    run(sqlite, scene)


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
        await refused(house.act(ADA, old.id, 0, 0, PLAY, {"text": "x"}), "refused")
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
        await house.act(ADA, first.id, 0, 0, PLAY, {"text": "resign"})
        await started(house)
        with pytest.raises(Denied, match="2 running tables"):
            await house.branch(ADA, "Ada", first.id, 0, 0, "random")

    run(sqlite, scene)


def test_what_was_put_away_can_be_played_again(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        await house.act(ADA, listing.id, 0, 0, PLAY, {"text": "resign"})
        await house.archive(ADA, listing.id)
        assert await house.branch(BO, "Bo", listing.id, 0, 1, "random")
        following = await house.rematch(BO, "Bo", listing.id)
        assert await house.rematch(ADA, "Ada", listing.id) == following
        assert (await house.room(following)).listing.status == RUNNING

    run(sqlite, scene)


def test_a_rematch_that_was_closed_can_be_asked_for_again(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        await house.act(ADA, listing.id, 0, 0, PLAY, {"text": "resign"})
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
        await house.act(ADA, listing.id, 0, 0, PLAY, {"text": "resign"})
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
            await house.act((ADA, BO)[seat], listing.id, seat, table.number(seat), PLAY, {"actions": [action]})
        before = table.state.dump()
        moves = len(table.match.record.moves)
        await house.act(ADA, listing.id, 0, table.number(0), PLAY, {"text": "resign"})
        await refused(house.branch(ADA, "Ada", listing.id, moves + 1, 0, "random"), "refused")  # it is over there
        await refused(house.branch(ADA, "Ada", listing.id, moves, 7, "random"), "refused")
        new = await house.room(await house.branch(ADA, "Ada", listing.id, moves, 1, "random"))
        assert new.listing.status == RUNNING
        assert [sitter.person for sitter in new.listing.sitters] == ["", ADA]
        again = await house.table(new)
        assert again.state.dump() == before
        await house.act(ADA, new.listing.id, 1, again.number(1), PLAY, {"actions": [again.state.actions(1)[0]]})
        after = again.state.dump()
        del house.rooms[new.listing.id]  # read from the store it is the same
        assert (await house.table(await house.room(new.listing.id))).state.dump() == after

    run(sqlite, scene)


def test_codes_are_the_protocols() -> None:
    assert code_of(Denied("stale", "x")) == "stale"
    assert code_of(Refusal("x")) == "refused"
