"""Who is long away or sent away: a seat goes to another only if that is wanted, and to none who knows more than the seat does."""

from __future__ import annotations

import contextlib

import pytest
from sqlalchemy import select

from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.games import games
from baronage.server.container import Services
from baronage.server.services.room import Room, Subscription
from baronage.server.services.subscriptions import USUAL_PARTS
from baronage.server.store.schema import breaches, journal
from baronage.server.store.store import Store
from baronage.server.store.writer import Statement
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.table import Table
from baronage.server.time_control import HOUR, Correspondence, Live, TimeControl, Untimed
from tests.engine.table import PENNIES, SEND
from tests.server.scenes import ADA, BO, CY, GAMES, Ear, Time, look_view, refused, run, started, two, watch_view

REALM = games()["protectors"]
TIME_CONTROLS: list[TimeControl] = [Correspondence(), Live()]


async def long_away(services: Services, time: Time) -> tuple[Room, Table]:
    """A table at which Bo's seat may be taken by another."""
    listing = await started(services, Correspondence(hours=24, printed=False))
    room = await services.rooms.find(listing.id)
    table = await services.rooms.read_table(room)
    await refused(services.seating.join(CY, "Cy", listing.id, None), "refused")
    time.at += 24 * HOUR
    await services.play.sweep(room)
    assert table.missed[1] == 1
    table.missed[1] = 3
    await services.play.play_for(room, 1, table.number(1), [table.state.actions(1)[0], SEND], "heuristic")
    assert table.is_long_away(1)
    await refused(services.seating.join(CY, "Cy", listing.id, None), "refused")  # nobody has seen it yet
    offered = {"actions": [table.state.actions(0)[0], SEND]}
    await services.play.act(ADA, listing.id, 0, table.number(0), Kind.PLAY, offered)
    assert table.absent == [1]
    return room, table


class Killed(BaseException):
    """The process is no more."""


@pytest.mark.parametrize("commits", [0, 1])
def test_a_substitute_sits_down_wholly_or_not_at_all(
    store: Store, commits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed after so many commits of it."""

    async def scene(services: Services, time: Time) -> None:
        room, _ = await long_away(services, time)
        await services.substitution.seek(ADA, room.listing.id, 1)
        write, left = store.write, [commits]

        async def until_killed(*statements: Statement) -> None:
            if not left[0]:
                raise Killed
            left[0] -= 1
            await write(*statements)

        with monkeypatch.context() as dying, contextlib.suppress(Killed):
            dying.setattr(store, "write", until_killed)
            await services.seating.join(CY, "Cy", room.listing.id, 1)
        again = await Services(store, GAMES, time).rooms.find(room.listing.id)
        rows = store.read(select(journal).where(journal.c.table == room.listing.id).order_by(journal.c.number))
        returned = rows[-1].kind == Kind.RETURN
        assert (again.listing.occupants[1].person == CY, returned) == (bool(commits), bool(commits))

    run(store, scene)


def test_somebody_else_takes_the_seat_of_who_is_long_away(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        room, table = await long_away(services, time)
        listing = room.listing
        await services.chat.post(ADA, "Ada", listing.id, "0,1", "Between us two.")
        await services.chat.post(ADA, "Ada", listing.id, "table", "To all.")
        await refused(services.seating.join(CY, "Cy", listing.id, None), "refused")  # nobody has asked for him
        await services.substitution.seek(ADA, listing.id, 1)
        idle = Ear(BO)
        room.subscriptions.append(Subscription(idle, 1, USUAL_PARTS))  # his page has been open all the time
        assert await services.seating.join(CY, "Cy", listing.id, None) == 1
        number, known = table.number(1), 0
        new = Ear(CY)
        assert await watch_view(services, new, listing.id, 1, "", 1)
        await services.play.act(CY, listing.id, 1, number, Kind.ANSWERS, {"texts": ["pass"]})
        assert len(idle.updates()) == known, "he sees no more with the eyes of a seat that is another's"
        await services.chat.post(ADA, "Ada", listing.id, "0,1", "Welcome.")
        chat, now = await services.chat.of(room), room.listing
        heard = [
            [(said.number, said.text) for said in chat.visible("t", now.seats_of(who), chat_since=now.chat_since(who))]
            for who in (CY, BO, ADA)
        ]
        all_ = ["Between us two.", "To all.", "Welcome."]
        assert heard == [[(1, "To all."), (2, "Welcome.")], [(1, "To all.")], list(enumerate(all_, 1))]
        assert [(said.number, said.text) for said in new.said()] == [(2, "Welcome.")], "told by the same numbers"
        again = Services(sqlite, GAMES, time)
        kept = (await again.rooms.find(listing.id)).listing
        assert (kept.chat_since(CY), kept.chat_since(ADA)) == (2, 0), "as it is after a restart"
        await refused(services.chat.post(BO, "Bo", listing.id, "0,1", "Am I still here?"), "refused")
        assert table.missed[1] == 0
        assert room.listing.occupants[1].name == "Cy"
        assert table.match.record.names == ["Ada", "Cy"]
        await refused(services.play.act(BO, listing.id, 1, table.number(1), Kind.PLAY, {"text": "resign"}), "not-yours")
        await refused(services.seating.join(BO, "Bo", listing.id, None), "refused")
        assert (await look_view(services, CY, listing.id, 1, "", 1)).seat == 1

    run(sqlite, scene)


@pytest.mark.parametrize("time_control", TIME_CONTROLS)
def test_a_host_asks_for_a_substitute_or_all_others_do(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        occupants = [*two(BO, CY), Occupant(BO, "", "Bo again"), Occupant("dee", "", "Dee")]
        it = Table("t", PENNIES, {}, time_control, occupants, b"\7" * 32, 1000.0)
        with pytest.raises(Illegal, match="away long enough"):
            it.apply(1000.0, PUBLIC, Kind.SEEK, {"seat": 1})
        it.missed[1] = 4
        it.absent = [1]
        it.apply(1001.0, 0, Kind.SEEK, {"seat": 1})
        assert it.away == [], "Dee has not agreed"
        assert "All other players must agree" in it.announced(it.announcements[-1][1])
        with pytest.raises(Illegal, match="already"):
            it.apply(1002.0, 0, Kind.SEEK, {"seat": 1})
        it.apply(1003.0, 3, Kind.SEEK, {"seat": 1})
        assert it.away == [1], "Bo's second seat is Bo's"
        assert "Anyone can take it" in it.announced(it.announcements[-1][1])
        it.apply(1004.0, 1, Kind.RETURN, {})
        assert (it.away, it.absent, it.sought) == ([], [], {})
        it.missed[1], it.absent = 4, [1]
        assert it.away == [], "he was back: it is asked anew"
        it.apply(1005.0, PUBLIC, Kind.SEEK, {"seat": 1})
        assert it.away == [1], "the host alone"

    run(sqlite, scene)


@pytest.mark.parametrize("time_control", TIME_CONTROLS)
def test_who_has_left_need_not_agree(time_control: TimeControl) -> None:
    occupants = [Occupant(person=f"p{seat}") for seat in range(4)]
    for left in (0, 3):
        it = Table("t", PENNIES, {}, time_control, occupants, b"\7" * 32, 1000.0)
        it.apply(1000.0, left, Kind.PLAY, {"text": "resign"})
        it.missed[1], it.absent = 4, [1]
        it.apply(1001.0, 2, Kind.SEEK, {"seat": 1})
        assert it.away == [], "one more plays"
        it.apply(1001.0, 3 - left, Kind.SEEK, {"seat": 1})
        assert it.away == [1]


@pytest.mark.parametrize("time_control", TIME_CONTROLS)
def test_who_plays_and_does_not_host_asks_for_his_own_part(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await services.seating.create(ADA, PENNIES, {}, two(BO, CY), time_control, True)
        await services.seating.start(ADA, listing.id)
        table = await services.rooms.read_table(await services.rooms.find(listing.id))
        table.missed[1], table.absent = 4, [1]
        await services.substitution.seek(BO, listing.id, 1)
        assert table.sought == {1: {0}}
        assert table.away == [1], "there is nobody else"

    run(sqlite, scene)


def test_who_neither_hosts_nor_plays_asks_for_nobody(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        room, table = await long_away(services, time)
        await refused(services.substitution.seek(CY, room.listing.id, 1), "refused")
        await refused(services.substitution.seek(ADA, room.listing.id, 0), "illegal")
        assert table.away == []

    run(sqlite, scene)


@pytest.mark.parametrize("time_control", TIME_CONTROLS)
@pytest.mark.parametrize("how", ["sat", "connected", "elsewhere"])
def test_no_substitute_comes_from_an_address_at_the_table(sqlite: Store, how: str, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await services.seating.create(
            ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], time_control, True, address="ada's"
        )
        await services.seating.join(BO, "Bo", listing.id, None, address="bo's")
        await services.seating.start(ADA, listing.id)
        room = await services.rooms.find(listing.id)
        kept = (await Services(sqlite, GAMES, time).rooms.find(listing.id)).listing.occupants
        assert all(it.origin and "'s" not in it.origin for it in kept), "known again, but not read"
        table = await services.rooms.read_table(room)
        table.missed[1], table.absent, table.sought = 4, [1], {1: {PUBLIC}}
        room.subscriptions.append(Subscription(Ear(ADA, "ada's phone"), 0, USUAL_PARTS))
        room.subscriptions.append(Subscription(Ear(CY, "cy's"), PUBLIC, USUAL_PARTS))
        at = {"sat": ["ada's", "bo's"], "connected": ["ada's phone"], "elsewhere": []}[how]
        for address in at:
            await refused(services.seating.join(CY, "Cy", listing.id, 1, address=address), "refused")
        if not at:
            assert await services.seating.join(CY, "Cy", listing.id, 1, address="cy's") == 1

    run(sqlite, scene)


@pytest.mark.rule("REALM-C2.06")
def test_where_nobody_stands_in_who_is_away_is_silent_in_every_window() -> None:
    occupants = [Occupant(person=f"p{seat}") for seat in range(7)]
    for time_control in (Correspondence(), Live()):
        it = Table(
            "t", REALM, {"clock": "live"} if time_control == Live() else {}, time_control, occupants, b"\7" * 32, 1000.0
        )
        assert it.stand_in == "nobody"
        it.missed = [9] * 7
        at = it.due()
        assert at is not None
        assert at > 1000.0, "he has his time whenever he is asked"
        assert it.overdue(at - 1) == []
        assert [it.bot_of(seat) for seat in range(7)] == [""] * 7
        for seat in it.overdue(at):
            it.apply(at, seat, Kind.TIMEOUT, {})
        assert (it.absent, it.away) == ([], [])
        with pytest.raises(Illegal, match="away long enough"):
            it.apply(at, PUBLIC, Kind.SEEK, {"seat": 0})


@pytest.mark.parametrize("time_control", TIME_CONTROLS)
@pytest.mark.parametrize(
    ("chosen", "bot", "absent"), [("nobody", "", []), ("bot", "heuristic", []), ("person", "heuristic", [0])]
)
def test_the_host_chooses_who_stands_in(
    sqlite: Store, chosen: str, bot: str, absent: list[int], time_control: TimeControl
) -> None:
    async def scene(services: Services, time: Time) -> None:
        assert chosen in ("nobody", "bot", "person")
        listing = await services.seating.create(ADA, PENNIES, {}, two(), time_control, True, stand_in=chosen)  # type: ignore[arg-type]
        await services.seating.start(ADA, listing.id)
        table = await services.rooms.table(await Services(sqlite, GAMES, time).rooms.find(listing.id))
        assert table.stand_in == chosen
        table.missed[0] = 4
        assert table.bot_of(0) == bot
        for seat in (0, 1):
            body = {"actions": [table.state.actions(seat)[0], SEND]}
            table.apply(time() + 1, seat, Kind.PLAY, body | ({"by": "x"} if seat == 0 else {}))
        assert table.absent == absent
        await services.play.act(ADA, listing.id, 0, 0, Kind.PLAY, {"text": "resign"})
        again = (await services.rooms.find(await services.rematch.rematch(ADA, "Ada", listing.id))).listing
        assert again.stand_in == chosen

    run(sqlite, scene)


# --- whom the host sends away ---------------------------------------------------------------------------------------


async def realm(services: Services, host: str = ADA, time_control: TimeControl = TIME_CONTROLS[0]) -> Room:
    occupants = [
        Occupant(ADA, "", "Ada"),
        Occupant(BO, "", "Bo"),
        Occupant("", "heuristic", "bot"),
        Occupant(CY, "", "Cy"),
    ]
    listing = await services.seating.create(host, REALM, {}, occupants, time_control, True)
    await services.seating.start(host, listing.id)
    return await services.rooms.find(listing.id)


@pytest.mark.parametrize("time_control", TIME_CONTROLS)
@pytest.mark.rule("REALM-C1.07")
def test_the_host_sends_away_who_broke_secrecy(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        room = await realm(services, time_control=time_control)
        id, table, ear = room.listing.id, await services.rooms.read_table(room), Ear(CY)
        await watch_view(services, ear, id, 3, "", 1)
        await refused(services.substitution.expel(BO, id, 3), "refused")  # not the host
        await refused(services.substitution.expel(ADA, id, 0), "refused")  # himself
        await refused(services.substitution.expel(ADA, id, 2), "refused")  # a bot
        await refused(services.substitution.expel(ADA, id, 4), "refused")
        await refused(services.substitution.expel(ADA, id, -1), "refused")
        assert sqlite.read(select(breaches)) == []
        await services.substitution.expel(ADA, id, 1)
        assert table.state.left == 1 << 1
        lines = [line for update in ear.updates() for line in update.lines]
        assert any("expelled" in line.text and line.rules == ("REALM-C1.07",) for line in lines)
        await refused(services.substitution.expel(ADA, id, 1), "illegal")
        assert [(row.table, row.seat, row.person, row.host) for row in sqlite.read(select(breaches))] == [
            (id, 1, BO, ADA)
        ]
        again = await services.rooms.table(await Services(sqlite, GAMES, time).rooms.find(id))
        assert again.state.dump() == table.state.dump(), "the journal tells it"

    run(sqlite, scene)


@pytest.mark.parametrize("time_control", TIME_CONTROLS)
def test_the_host_who_hears_no_answer_sends_away_once(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        room = await realm(services, time_control=time_control)
        id, table = room.listing.id, await services.rooms.read_table(room)
        done = await services.substitution.expel(ADA, id, 1, "k1")
        assert await services.substitution.expel(ADA, id, 1, "k1") == done
        assert len(sqlite.read(select(breaches))) == 1
        await refused(services.substitution.expel(ADA, id, 1, "k2"), "illegal")
        await refused(services.substitution.expel(BO, id, 1, "k1"), "refused")  # not the host's word
        again = Services(sqlite, GAMES, time)  # the answer was lost together with the process
        assert (await again.substitution.expel(ADA, id, 1, "k1")).entry == done.entry
        assert len(sqlite.read(select(breaches))) == 1
        assert table.entries == (await again.rooms.table(await again.rooms.find(id))).entries == 1

    run(sqlite, scene)


@pytest.mark.parametrize("time_control", TIME_CONTROLS)
def test_who_hears_no_answer_asks_for_a_substitute_once(sqlite: Store, time_control: TimeControl) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await services.seating.create(ADA, PENNIES, {}, two(BO, CY), time_control, True)
        await services.seating.start(ADA, listing.id)
        table = await services.rooms.read_table(await services.rooms.find(listing.id))
        table.missed[1], table.absent = 4, [1]
        for person in (BO, ADA):  # who plays, and who hosts
            done = await services.substitution.seek(person, listing.id, 1, "k1")
            assert await services.substitution.seek(person, listing.id, 1, "k1") == done
            await refused(services.substitution.seek(person, listing.id, 1, "k2"), "illegal")
        assert table.sought == {1: {0, PUBLIC}}
        assert table.entries == 2

    run(sqlite, scene)


def test_where_the_rules_know_no_such_thing_nobody_is_sent_away(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        await refused(services.substitution.expel(ADA, listing.id, 1), "illegal")
        assert sqlite.read(select(breaches)) == []

    run(sqlite, scene)


@pytest.mark.rule("REALM-C1.08")
def test_after_three_breaches_the_tables_of_that_host_are_closed(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        for count in range(3):
            free = await services.seating.create(
                ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], Untimed(), True
            )
            assert await services.seating.join(BO, "Bo", free.id, None) == 1, f"after {count}"
            await services.substitution.expel(ADA, (await realm(services)).listing.id, 1)
        await services.substitution.expel(CY, (await realm(services, CY)).listing.id, 0)
        free = await services.seating.create(ADA, PENNIES, {}, [Occupant(ADA, "", "Ada"), Occupant()], Untimed(), True)
        await refused(services.seating.join(BO, "Bo", free.id, None), "refused")
        assert await services.seating.join(CY, "Cy", free.id, None) == 1
        other = await services.seating.create(CY, PENNIES, {}, [Occupant(CY, "", "Cy"), Occupant()], Untimed(), True)
        assert await services.seating.join(BO, "Bo", other.id, None) == 1, "another host's are open"
        old = await started(services)
        await services.play.act(ADA, old.id, 0, 0, Kind.PLAY, {"text": "resign"})
        await services.rematch.rematch(ADA, "Ada", old.id)
        await refused(services.rematch.rematch(BO, "Bo", old.id), "refused")

    run(sqlite, scene)
