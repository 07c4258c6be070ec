"""Tournaments of the house: made, joined, started by the clock, played by people and bots, counted once, ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select

from baronage.engine.core.errors import BadSetup
from baronage.games import games
from baronage.ranking.forms import FORMS, Form
from baronage.server.club.tournaments.config import BREAK, TournamentConfig
from baronage.server.club.tournaments.director import AGAIN, DAY, GATHER_TIME, MAX_HOSTED, Director
from baronage.server.club.tournaments.models import ANNOUNCED, OFF, OVER, Pairing, Tournament
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.services.listing import RUNNING
from baronage.server.store.schema import pairings, tables
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict
from baronage.server.table.journal_entry import Kind
from tests.engine.table import PENNIES
from tests.server.scenes import ADA, BO, CY, Time, refused, run

LIVE = {"kind": "live", "bank": 60.0, "increment": 0.0}
BOTS = ["wat", "hob", "ysolt", "anselm"]
Scene = Callable[[Director, Services, Time], Awaitable[None]]


def scene(store: Store, play: Scene) -> None:
    run(store, lambda services, time: play(services.tournaments, services, time))


def terms(form: Form = "swiss", seats: int = 2, **more: Any) -> TournamentConfig:
    return TournamentConfig(form, seats, **{"time_control": LIVE, **more})


async def made(master: Director, how: TournamentConfig, people: list[str], bots: list[str] | None = None) -> str:
    """One that starts in a minute, with these."""
    id = await master.make(ADA, "Cup", PENNIES, how, master.clock.today() + 60, bots or [])
    for person in people:
        await master.join(person, id)
    return id


async def begun(
    master: Director, time: Time, how: TournamentConfig, people: list[str], bots: list[str] | None = None
) -> str:
    id = await made(master, how, people, bots)
    time.at += 61
    await master.step()
    return id


async def resigns(services: Services, table: str, loser: int) -> None:
    """The game of a table ends: this seat gives up."""
    room = await services.rooms.find(table)
    state = await services.rooms.table(room)
    await services.play.act(
        room.listing.occupants[loser].person, table, loser, state.number(loser), Kind.PLAY, {"text": "resign"}
    )


async def lose(services: Services, found: Tournament, *losers: str) -> None:
    """At every table that runs, whoever is among these loses."""
    number = {one.person: one.number for one in found.entrants}
    for pairing in found.waits:
        for name in losers:
            if number[name] in pairing.seats:
                await resigns(services, pairing.table, pairing.seats.index(number[name]))


def count(store: Store, what: Any) -> int:
    return int(store.read(select(func.count()).select_from(what))[0][0])


async def points(master: Director, id: str) -> dict[str, float]:
    found = await master.find(id)
    names = {one.key: one.name for one in found.entrants}
    return {names[line.player]: line.points for line in found.standings()}


def test_between_live_rounds_there_is_a_break_if_anybody_may_still_join() -> None:
    assert terms(open=True).pause == BREAK
    assert terms(open=False).pause == 0.0
    assert terms(open=True, time_control={"kind": "correspondence"}).pause == 0.0


def test_it_starts_by_the_clock_and_its_tables_run_at_once(store: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await made(master, terms(), [ADA, BO, CY])
        await master.step()
        assert (await master.find(id)).status == ANNOUNCED
        time.at += 61
        await master.step()
        found = await master.find(id)
        assert found.status == RUNNING
        (pairing,) = found.pairings
        room = await services.rooms.find(pairing.table)
        assert room.listing.status == RUNNING
        assert {it.person for it in room.listing.occupants} == {
            one.person for one in found.entrants if one.number in pairing.seats
        }
        assert found.played[0].byes == ("3",), "the third has nobody to play with"
        await master.step()
        assert (await master.find(id)).changes == found.changes, "while they play there is nothing to do"

    scene(store, play)


def test_rounds_follow_each_other_until_one_has_won(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=3), [ADA, BO, CY])
        for number in range(1, 4):
            found = await master.find(id)
            assert len(found.rounds) == number
            await lose(services, found, CY if CY in _at(found) else BO)
            await master.step()
            time.at += BREAK + 1
            await master.step()
        found = await master.find(id)
        assert found.status == OVER
        assert found.wakes is None
        assert len({frozenset(one.seats) for one in found.pairings}) == 3, "each met each"
        assert await points(master, id) == {"Ada": 3, "Bo": 2, "Cy": 1}

    scene(sqlite, play)


def _at(found: Tournament) -> set[str]:
    """Who sits at the tables that run."""
    number = {one.number: one.person for one in found.entrants}
    return {number[it] for one in found.waits for it in one.seats}


def test_between_live_rounds_there_is_a_pause(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=2), [ADA, BO])
        await lose(services, await master.find(id), BO)
        await master.step()
        found = await master.find(id)
        assert (len(found.rounds), found.wakes) == (1, time.at + BREAK)
        time.at += BREAK
        await master.step()
        assert len((await master.find(id)).rounds) == 2

    scene(sqlite, play)


def test_what_is_killed_between_pairing_and_opening_is_as_if_it_had_never_begun(store: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await made(master, terms(), [ADA, BO])
        before = await master.find(id)
        time.at += 61
        write, fails = master.store.write, True

        async def dying(*statements: Any) -> None:
            if fails and any("pairings" in str(statement) for statement, _ in statements):
                raise RuntimeError("killed")
            await write(*statements)

        master.store.write = dying  # type: ignore[method-assign]
        with pytest.raises(RuntimeError, match="killed"):
            await master.advance(id)
        assert await master.find(id) == before
        assert (count(store, tables), count(store, pairings)) == (0, 0)
        fails = False
        await Services(store, services.games, time).tournaments.step()  # the next server
        assert len((await master.find(id)).pairings) == 1
        assert count(store, tables) == 1

    scene(store, play)


def test_two_servers_open_a_round_once_and_count_a_table_once(store: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        other = Services(store, services.games, time).tournaments
        id = await made(master, terms(), [ADA, BO])
        time.at += 61
        found = await asyncio.gather(master.advance(id), other.advance(id), return_exceptions=True)
        assert [type(one) for one in found if one] == [Conflict]
        assert count(store, tables) == 1
        await lose(services, await master.find(id), BO)
        await asyncio.gather(master.step(), other.step())
        assert await points(master, id) == {"Ada": 1, "Bo": 0}

    scene(store, play)


@pytest.mark.parametrize("form", FORMS)
def test_bots_among_themselves_play_every_form(sqlite: Store, form: Form) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        how = terms(form, 3, open=False, time_control={"kind": "untimed"}, minutes=1, days=1, rounds=2)
        id = await begun(master, time, how, [], BOTS)
        for _ in range(40):
            found = await master.find(id)
            if found.status == OVER:
                break
            for one in found.waits:
                await won_by_the_lowest(sqlite, services, one)
            time.at += DAY / 2 if form == "league" else 10
            await master.step()
        found = await master.find(id)
        assert found.status == OVER
        assert not found.waits
        assert len(found.rounds) == {"arena": 6}.get(form, 2)
        assert found.standings()[0].player in ("1", "2"), "of those who rest no more than others"

    scene(sqlite, play)


async def won_by_the_lowest(store: Store, services: Services, one: Pairing) -> None:
    """A table is over: the lower his number, the better the place."""
    listing = (await services.rooms.find(one.table)).listing
    places = [1 + sorted(one.seats).index(number) for number in one.seats]
    await store.write(*listing.change(store, status="over", ended=services.clock.today(), places=places)[1])


def test_who_never_comes_is_last_at_his_table_and_takes_no_part_any_more(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=3), [ADA, BO, CY])
        found = await master.find(id)
        (pairing,) = found.waits
        room = await services.rooms.find(pairing.table)
        absent, there = 0, 1
        for _ in range(20):
            table = await services.rooms.table(room)
            if table.over:
                break
            time.at += 100
            await services.play.sweep(room)
            table = await services.rooms.table(room)
            if not table.over and there in table.state.actors():
                body = {"actions": [table.state.actions(there)[0]]}
                await services.play.act(
                    room.listing.occupants[there].person, pairing.table, there, table.number(there), Kind.PLAY, body
                )
            elif not table.over and table.bot_of(absent):
                await services.play.play_for(
                    room, absent, table.number(absent), [table.state.actions(absent)[0]], "wat"
                )
        assert (await services.rooms.table(room)).over
        await master.step()
        after = await master.find(id)
        assert after.pairings[0].places == (2, 1)
        assert [one.number for one in after.entrants if one.left is not None] == [pairing.seats[absent]]
        time.at += BREAK + 1
        await master.step()
        later = await master.find(id)
        assert pairing.seats[absent] not in later.pairings[-1].seats
        gone = next(one for one in later.entrants if one.left is not None)
        await master.join(gone.person, id)
        assert not (await master.find(id)).out, "and may come back"

    scene(sqlite, play)


def test_for_who_leaves_a_league_a_bot_plays_on_where_that_is_agreed(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        post = {"kind": "correspondence", "hours": 24.0}
        id = await begun(
            master, time, terms("league", time_control=post, days=2, replaced_by="wat"), [ADA, BO, CY, "dan"]
        )
        first = await master.find(id)
        assert len(first.pairings) == 2
        await master.leave(BO, id)
        time.at += 2 * DAY + 1
        await master.step()
        second = await master.find(id)
        assert len(second.pairings) == 4, "the round begins by the calendar, though the one before still runs"
        seats = [it for one in second.pairings[2:] for it in (await services.rooms.find(one.table)).listing.occupants]
        assert sorted(it.person or it.bot for it in seats) == [ADA, CY, "dan", "wat"]

    scene_of_four(sqlite, play)


def test_without_one_his_opponents_win_without_a_game(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms("round-robin"), [ADA, BO])
        await master.leave(BO, id)
        await lose(services, await master.find(id), BO)
        await master.step()
        assert (await master.find(id)).status == OVER

    scene(sqlite, play)


def scene_of_four(store: Store, play: Scene) -> None:
    from sqlalchemy import insert

    from baronage.server.store.schema import persons

    async def with_dan(master: Director, services: Services, time: Time) -> None:
        for name in ("dan", "eve"):
            await store.write((insert(persons), {"id": name, "name": name.title(), "created": 0.0}))
        await play(master, services, time)

    scene(store, with_dan)


def test_a_table_that_an_admin_made_void_counts_for_nothing(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=1), [ADA, BO])
        (pairing,) = (await master.find(id)).waits
        listing = (await services.rooms.find(pairing.table)).listing
        await sqlite.write(*listing.change(sqlite, status="over", ended=time.at, places=[1, 2], void=True)[1])
        await master.step()
        assert await points(master, id) == {"Ada": 0, "Bo": 0}
        assert (await master.find(id)).status == OVER

    scene(sqlite, play)


def test_in_an_arena_who_waits_sits_down_and_it_ends_with_its_time(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms("arena", minutes=10), [ADA, BO])
        await master.join(CY, id)
        await lose(services, await master.find(id), BO)
        time.at += 5
        await master.step()
        found = await master.find(id)
        assert [sorted(one.seats) for one in found.pairings] == [[1, 2], [2, 3]] or [
            sorted(one.seats) for one in found.pairings
        ] == [[1, 2], [1, 3]], "who came late plays with one of those who have finished"
        time.at += 600
        await master.step()
        assert (await master.find(id)).status == RUNNING, "the last table is played to its end"
        await lose(services, await master.find(id), CY)
        await master.step()
        found = await master.find(id)
        assert (found.status, len(found.pairings)) == (OVER, 2)

    scene(sqlite, play)


def test_in_an_arena_two_who_just_met_wait_for_others_to_finish(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms("arena", minutes=10), [ADA, BO, CY, "dan"])
        first, second = (await master.find(id)).waits
        await resigns(services, first.table, 0)
        for _ in range(4):
            time.at += 10
            await master.step()
        assert len((await master.find(id)).pairings) == 2, "no rematch while others take part"
        await resigns(services, second.table, 0)
        time.at += 1
        await master.step()
        after = await master.find(id)
        assert len(after.pairings) == 4
        met = [frozenset(one.seats) for one in after.pairings]
        assert len(set(met)) == 4
        for one in after.waits:
            await resigns(services, one.table, 0)
        for person in (CY, "dan"):
            await master.leave(person, id)
        time.at += 10
        await master.step()
        assert len((await master.find(id)).waits) == 1, "the last two may meet again"

    scene_of_four(sqlite, play)


def test_while_others_play_who_has_finished_waits_a_moment_for_them(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms("arena", minutes=10), [ADA, BO, CY, "dan"])
        first, _ = (await master.find(id)).waits
        time.at += 1
        await resigns(services, first.table, 0)
        await master.step()
        await master.join("eve", id)
        time.at += GATHER_TIME - 1
        await master.step()
        assert len((await master.find(id)).pairings) == 2
        time.at += GATHER_TIME
        await master.step()
        assert len((await master.find(id)).pairings) == 3

    scene_of_four(sqlite, play)


def test_at_tables_of_many_some_are_smaller_rather_than_that_somebody_rests(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms("swiss", 3, rounds=1), [ADA, BO, CY, "dan", "eve"])
        found = await master.find(id)
        assert sorted(len(one.seats) for one in found.pairings) == [2, 3]
        assert found.played[0].byes == ()
        for one in found.waits:
            assert len((await services.rooms.find(one.table)).listing.occupants) == len(one.seats)

    scene_of_four(sqlite, play)


def test_too_few_and_it_is_off(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(), [BO])
        assert (await master.find(id)).status == OFF
        await refused(master.join(ADA, id), "refused")
        called = await made(master, terms(), [BO, CY])
        await master.cancel(called)
        await refused(master.cancel(called), "refused")
        assert (await master.find(called)).status == OFF

    scene(sqlite, play)


def test_who_joins_and_leaves(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await made(master, terms(most=2), [ADA, BO])
        await refused(master.join(BO, id), "refused")
        await refused(master.join(CY, id), "refused")  # it is full
        await master.leave(BO, id)
        await refused(master.leave(BO, id), "refused")
        assert await master.join(CY, id) == 3
        time.at += 61
        await master.step()
        found = await master.find(id)
        assert {one.person for one in found.entrants if one.key in found.players} == {ADA, CY}
        assert {line.player for line in found.standings()} == {"1", "3"}
        fixed = await begun(master, time, terms("round-robin"), [ADA, BO])
        await refused(master.join(CY, fixed), "refused")
        await refused(master.find("nothing"), "no-tournament")

    scene(sqlite, play)


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"time_control": {"kind": "untimed"}}, "time_control"),
        ({"form": "league"}, "time_control"),
        ({"worth": (1.0,)}, "worth"),
        ({"worth": (1.0, 2.0)}, "worth"),
        ({"rounds": 61}, "rounds"),
        ({"most": 1}, "most"),
        ({"open": False}, "bots"),
        ({"replaced_by": "nobody"}, "bots"),
    ],
)
def test_terms_that_cannot_be_played_are_refused(changed: dict[str, Any], field: str) -> None:
    with pytest.raises(ApiError) as found:
        replace(terms(), **changed).check(PENNIES, ["wat"])
    assert found.value.field == field


def test_only_a_knock_out_needs_a_game_that_can_be_played_at_smaller_tables() -> None:
    three = {"options": {"scenario": "foreign_invasion"}}  # a scenario for three
    terms("swiss", 3, **three).check(games()["yuan"], [])
    with pytest.raises(BadSetup, match="3 players"):
        terms("knock-out", 3, **three).check(games()["yuan"], [])


def test_one_host_does_not_fill_the_list(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        for _ in range(MAX_HOSTED):
            await made(master, terms(), [])
        await refused(made(master, terms(), []), "refused")
        late = master.make(BO, "Cup", PENNIES, terms(), time.at + 400 * DAY, [])
        await refused(late, "refused")
        await refused(master.make(BO, "Cup", PENNIES, terms(), time.at, ["wat", "wat"]), "refused")
        await refused(master.make(BO, "Cup", PENNIES, terms(most=2), time.at, BOTS), "refused")

    scene(sqlite, play)


def test_a_round_without_a_table_and_an_arena_are_looked_at_again_soon(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        swiss = await master.find(await begun(master, time, terms(), [ADA, BO]))
        assert swiss.waits
        assert swiss.wakes is None, "the end of the table wakes it"
        assert master._wakes(replace(swiss, pairings=()), 5.0) == 5.0 + AGAIN
        arena = await master.find(await begun(master, time, terms("arena", minutes=10), [ADA, BO]))
        assert arena.waits
        assert arena.wakes == master.clock.today() + AGAIN

    scene(sqlite, play)
