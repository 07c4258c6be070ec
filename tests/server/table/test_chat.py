"""What players may say while they play: what the game's options agree on."""

from __future__ import annotations

import pytest

from baronage.games import games
from baronage.server.container import Services
from baronage.server.protocol import LONGEST_MESSAGE
from baronage.server.services.listing import OVER
from baronage.server.store.store import Store
from baronage.server.table.chat import DAY, MAX_A_DAY, MIN_COUNTED, ChatEntry
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from tests.server.scenes import ADA, BO, CY, GAMES, Ear, Time, refused, run, started, two, watch_view

YUAN = games()["yuan"]
STANDARD = {"assembly": "standard", "capitals": "auto"}


@pytest.mark.rule("YUAN-G1.17")
@pytest.mark.parametrize(
    ("chat", "heard"),
    [("all", ["aloud", "between us"]), ("public", ["aloud"]), ("none", [])],
)
def test_the_option_talk_says_in_which_channels_players_speak(sqlite: Store, chat: str, heard: list[str]) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await services.seating.create(ADA, YUAN, {**STANDARD, "talk": chat}, two(), Untimed(), True)
        await services.chat.post(ADA, "Ada", listing.id, "0,1", "before the game all talk as they like")
        await services.seating.start(ADA, listing.id)
        ear = Ear(BO)
        await watch_view(services, ear, listing.id, 1, "", 1)
        for channel, text in (("table", "aloud"), ("0,1", "between us")):
            said = services.chat.post(ADA, "Ada", listing.id, channel, text)
            if text in heard:
                await said
            else:
                await refused(said, "refused")
        assert ear.heard() == heard
        await services.chat.post(CY, "Cy", listing.id, "spectators", "who watches talks all the same")
        table = await services.rooms.read_table(await services.rooms.find(listing.id))
        await services.play.act(ADA, listing.id, 0, table.number(0), Kind.PLAY, {"text": "resign"})
        room = await services.rooms.find(listing.id)
        assert room.listing.status == OVER
        await services.chat.post(ADA, "Ada", listing.id, "0,1", "well played")  # after it too
        assert ear.heard() == [*heard, "well played"]

    run(sqlite, scene)


@pytest.mark.parametrize("size", [LONGEST_MESSAGE, 1])
def test_nobody_fills_a_table_with_talk_by_many_channels(sqlite: Store, size: int) -> None:
    channels = ["table", *(f"0,{other}" for other in range(1, 4)), "0,1,2", "0,1,3"]
    fits = MAX_A_DAY // max(MIN_COUNTED, size)

    async def scene(services: Services, time: Time) -> None:
        occupants = [Occupant(ADA, "", "Ada"), Occupant(BO, "", "Bo"), *(Occupant(bot="random") for _ in range(2))]
        listing = await services.seating.create(ADA, YUAN, STANDARD, occupants, Untimed(), True)
        id, text = listing.id, "x" * size
        chat = await services.chat.of(await services.rooms.find(id))
        for number in range(1, fits):
            chat.add(ChatEntry(number, time(), channels[number % len(channels)], ADA, "Ada", 0, text))
        await services.chat.post(ADA, "Ada", id, "0,2,3", text)
        for channel in channels:
            await refused(services.chat.post(ADA, "Ada", id, channel, text), "refused")
        await services.chat.post(BO, "Bo", id, "table", text)  # another has his own measure
        time.at += DAY - 1
        await refused(services.chat.post(ADA, "Ada", id, "table", text), "refused")
        time.at += 1
        await services.chat.post(ADA, "Ada", id, "table", text)

    run(sqlite, scene)


def test_what_was_said_counts_after_a_restart_too(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        for number in range(MAX_A_DAY // LONGEST_MESSAGE):
            await services.chat.post(ADA, "Ada", listing.id, "table", str(number).zfill(LONGEST_MESSAGE))
        again = Services(sqlite, GAMES, time)
        await refused(again.chat.post(ADA, "Ada", listing.id, "0,1", "more"), "refused")

    run(sqlite, scene)


def test_another_process_hears_each_line_once_and_under_the_same_number(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        other = Services(sqlite, GAMES, time)
        ears = (Ear(BO), Ear(BO))
        for one, ear in zip((services, other), ears, strict=True):
            await watch_view(one, ear, listing.id, 1, "", 1)
        room = await other.rooms.find(listing.id)
        await other.chat.of(room)  # it has been asked for, so what is said from now on is passed on
        for text in ("one", "two", "three"):
            await services.chat.post(ADA, "Ada", listing.id, "table", text)
            await other.chat.sync(room)
        for ear in ears:
            assert [(said.number, said.text) for said in ear.said()] == [(1, "one"), (2, "two"), (3, "three")]
        chat = await other.chat.of(room)
        assert [chat.payload(listing.id, one, [1]).number for one in chat.entries] == [1, 2, 3]

    run(sqlite, scene)
