"""Byes, results and removals by hand: each is applied, told with its reason, and can be taken back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from baronage.server.club.tournaments.config import BREAK
from baronage.server.club.tournaments.director import Director
from baronage.server.club.tournaments.models import OVER, read_history
from baronage.server.container import Services
from baronage.server.store.store import Store
from tests.server.club.test_tournaments import begun, lose, made, points, scene, scene_of_four, terms
from tests.server.scenes import ADA, BO, CY, Time, refused

Scene = Callable[[Director, Services, Time], Awaitable[None]]


async def next_round(master: Director, time: Time) -> None:
    await master.step()
    time.at += BREAK + 1
    await master.step()


def test_a_result_is_corrected_and_the_correction_taken_back(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=2), [ADA, BO])
        (table,) = (await master.find(id)).pairings
        rule = services.organiser
        await refused(rule.set_result(ADA, id, table.table, [1, 2], "Too early."), "refused")
        await lose(services, await master.find(id), ADA)
        await master.step()
        assert await points(master, id) == {"Ada": 0.0, "Bo": 1.0}
        places = [1 if number == 1 else 2 for number in table.seats]
        await refused(rule.set_result(ADA, id, "nowhere", places, "Which?"), "no-table")
        await refused(rule.set_result(ADA, id, table.table, [1, 2, 3], "Too many."), "refused")
        await rule.set_result(ADA, id, table.table, places, "Bo played for both.")
        assert await points(master, id) == {"Ada": 1.0, "Bo": 0.0}
        await rule.set_result(ADA, id, table.table, [4, 4], "Both agreed to share.")
        found = await master.find(id)
        assert (found.pairings[0].places, found.pairings[0].ruled) == ((1, 1), True)
        await rule.set_result(ADA, id, table.table, None, "It never took place.")
        assert await points(master, id) == {"Ada": 0.0, "Bo": 0.0}
        for number in (3, 2, 1):
            await rule.take_back(id, number)
        await refused(rule.take_back(id, 1), "refused")
        assert await points(master, id) == {"Ada": 0.0, "Bo": 1.0}
        assert [(it.kind, it.reason, it.by, it.undone is None) for it in (await master.find(id)).rulings] == [
            ("result", "Bo played for both.", "Ada", False),
            ("result", "Both agreed to share.", "Ada", False),
            ("result", "It never took place.", "Ada", False),
        ]

    scene(sqlite, play)


def test_who_has_a_bye_rests_in_the_coming_round_and_has_its_points(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=3), [ADA, BO, CY, "dan"])
        await lose(services, await master.find(id), CY, "dan")
        rule = services.organiser
        await refused(rule.give_bye(ADA, id, 3, 0, "He had a table."), "refused")
        await refused(rule.give_bye(ADA, id, 3, 2, "Too far ahead."), "refused")
        await refused(rule.give_bye(ADA, id, 9, 1, "Who?"), "refused")
        await rule.give_bye(ADA, id, 4, 1, "Dan comes later.")
        await refused(rule.give_bye(ADA, id, 4, 1, "Twice."), "refused")
        await rule.give_bye(ADA, id, 3, 1, "Cy as well.")
        await refused(rule.give_bye(ADA, id, 2, 1, "Nobody would be left."), "refused")
        await rule.take_back(id, 2)
        await next_round(master, time)
        found = await master.find(id)
        assert len(found.rounds) == 2
        assert "4" in found.played[1].byes
        assert not found.resting, "a bye is for one round"
        assert not any(4 in it.seats for it in found.pairings if it.round == 1)
        assert (await points(master, id))["Dan"] == 1.0
        await rule.take_back(id, 1)
        assert (await points(master, id))["Dan"] == 0.0

    scene_of_four(sqlite, play)


def test_who_comes_late_can_have_a_bye_for_what_was_missed(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=3), [ADA, BO])
        assert await master.join(CY, id) == 3
        await services.organiser.give_bye(ADA, id, 3, 0, "The train was late.")
        assert (await points(master, id))["Cy"] == 1.0
        found = await master.find(id)
        assert found.played[0].byes == ("3",)

    scene(sqlite, play)


def test_only_a_swiss_tournament_has_byes_by_hand(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms("round-robin"), [ADA, BO, CY])
        await refused(services.organiser.give_bye(ADA, id, 1, 1, "No."), "refused")
        swiss = await made(master, terms(), [ADA, BO, CY])
        await refused(services.organiser.give_bye(ADA, swiss, 1, 0, "It has not begun."), "refused")

    scene(sqlite, play)


def test_who_is_removed_is_not_paired_again_and_does_not_come_back(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=3), [ADA, BO, CY])
        await services.organiser.remove(ADA, id, 3, "He insulted Bo.")
        await refused(services.organiser.remove(ADA, id, 3, "Again."), "refused")
        await refused(master.join(CY, id), "refused")
        await lose(services, await master.find(id), BO, CY)
        await next_round(master, time)
        found = await master.find(id)
        assert len(found.rounds) == 2
        assert not any(3 in it.seats for it in found.pairings if it.round == 1)
        await services.organiser.take_back(id, 1)
        assert await master.join(CY, id) == 3

    scene(sqlite, play)


def test_the_result_of_a_knock_out_stays_once_the_next_round_is_paired(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms("knock-out"), [ADA, BO, CY, "dan"])
        first = (await master.find(id)).pairings
        await lose(services, await master.find(id), CY, "dan")
        await master.step()
        loser = next(at for at, number in enumerate(first[0].seats) if number in (3, 4))
        other = [1 if at == loser else 2 for at in range(2)]
        await services.organiser.set_result(ADA, id, first[0].table, other, "The wrong name was noted.")
        time.at += BREAK + 1
        await master.step()
        found = await master.find(id)
        assert first[0].seats[loser] in found.pairings[-1].seats, "who won by the ruling plays on"
        await refused(services.organiser.set_result(ADA, id, first[0].table, [1, 2], "Late."), "refused")
        await refused(services.organiser.take_back(id, 1), "refused")

    scene_of_four(sqlite, play)


def test_final_places_are_kept_and_follow_a_correction(sqlite: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await begun(master, time, terms(rounds=1), [ADA, BO])
        (table,) = (await master.find(id)).pairings
        assert [(it.place, it.count) for it in read_history(sqlite, ADA, 5)] == [(None, 2)]
        await lose(services, await master.find(id), ADA)
        await master.step()
        assert (await master.find(id)).status == OVER
        assert [it.place for who in (ADA, BO) for it in read_history(sqlite, who, 5)] == [2, 1]
        places = [1 if number == 1 else 2 for number in table.seats]
        await services.organiser.set_result(ADA, id, table.table, places, "Bo had help.")
        assert [it.place for who in (ADA, BO) for it in read_history(sqlite, who, 5)] == [1, 2]

    scene(sqlite, play)
