"""Who follows a tournament is told when it changes, and hears what is said there."""

from __future__ import annotations

from baronage.server.club.tournaments.director import Director
from baronage.server.container import Services
from baronage.server.protocol import Lobby
from baronage.server.services.tournament_feeds import IDLE
from baronage.server.store.store import CHANGED, CHATTED, Store
from tests.server.club.test_tournaments import lose, made, scene, terms
from tests.server.scenes import ADA, BO, CY, GAMES, Ear, Time, refused


def statuses(ear: Ear) -> list[str]:
    return [message.status for message in ear.received if isinstance(message, Lobby)]


def test_each_change_is_told_and_nothing_else(store: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        ear = Ear(CY)
        id = await made(master, terms(rounds=1), [ADA])
        await services.subscriptions.follow(ear, id)
        await master.join(BO, id)
        assert statuses(ear) == ["announced"]
        await master.step()  # its time has not come
        assert statuses(ear) == ["announced"]
        time.at += 61
        await master.step()
        assert statuses(ear) == ["announced", "running"]
        await lose(services, await master.find(id), BO)
        await master.step()
        assert statuses(ear) == ["announced", "running", "over"]
        services.subscriptions.unsubscribe(ear)
        await services.chat.post(ADA, "Ada", id, "spectators", "well played")
        assert ear.heard() == [], "he follows it no longer"

    scene(store, play)


def test_what_is_said_is_heard_by_all_who_follow(store: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await made(master, terms(), [ADA, BO])
        ears = [Ear(ADA), Ear(CY)]
        for ear in ears:
            await services.subscriptions.follow(ear, id)
        await services.chat.post(BO, "Bo", id, "spectators", "good luck", key="once")
        await services.chat.post(BO, "Bo", id, "spectators", "good luck", key="once")
        assert [ear.heard() for ear in ears] == [["good luck"], ["good luck"]]
        for channel in ("table", "0,1"):
            await refused(services.chat.post(ADA, "Ada", id, channel, "in private"), "refused")
        await refused(services.chat.post(ADA, "Ada", "nowhere", "spectators", "hello"), "no-table")
        await refused(services.subscriptions.follow(ears[0], "nowhere"), "no-tournament")

    scene(store, play)


def test_another_process_hears_it_too(store: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id = await made(master, terms(), [ADA, BO])
        other = Services(store, GAMES, time)
        ear = Ear(CY)
        await other.subscriptions.follow(ear, id)
        await other.chat.of(other.feeds.in_use[id])
        await services.chat.post(BO, "Bo", id, "spectators", "good luck")
        await master.join(CY, id)
        assert ear.received == []
        await other.peer_sync.apply(CHATTED, id)
        await other.peer_sync.apply(CHANGED, id)
        assert (ear.heard(), statuses(ear)) == (["good luck"], ["announced"])

    scene(store, play)


def test_an_empty_one_is_forgotten_and_what_was_said_is_not(store: Store) -> None:
    async def play(master: Director, services: Services, time: Time) -> None:
        id, ear = await made(master, terms(), [ADA]), Ear(ADA)
        await services.subscriptions.follow(ear, id)
        await services.chat.post(ADA, "Ada", id, "spectators", "who comes?")
        time.at += IDLE + 1
        services.feeds.forget()
        assert id in services.feeds.in_use, "somebody is there"
        services.subscriptions.unsubscribe(ear, id)
        services.feeds.forget()
        assert id not in services.feeds.in_use
        chat = await services.chat.of(await services.feeds.find(id))
        assert [one.text for one in chat.entries] == ["who comes?"]

    scene(store, play)
