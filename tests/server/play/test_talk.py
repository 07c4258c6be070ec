"""What players may say while they play: what the game's options agree on."""

from __future__ import annotations

import pytest

from baronage.games import games
from baronage.server.house.house import House
from baronage.server.house.listing import OVER
from baronage.server.pace import Untimed
from baronage.server.play.acts import Kind
from baronage.server.play.sitter import Sitter
from baronage.server.play.talk import DAY, LEAST, MOST_A_DAY, Spoken
from baronage.server.store.store import Store
from baronage.server.wire import LONGEST_SAID
from tests.server.scenes import ADA, BO, CY, GAMES, Ear, Time, refused, run, started, two

YUAN = games()["yuan"]
STANDARD = {"assembly": "standard", "capitals": "auto"}


@pytest.mark.rule("YUAN-G1.17")
@pytest.mark.parametrize(
    ("talk", "heard"),
    [("all", ["aloud", "between us"]), ("public", ["aloud"]), ("none", [])],
)
def test_the_option_talk_says_in_which_channels_players_speak(sqlite: Store, talk: str, heard: list[str]) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await house.seating.create(ADA, YUAN, {**STANDARD, "talk": talk}, two(), Untimed(), True)
        await house.talk.say(ADA, "Ada", listing.id, "0,1", "before the game all talk as they like")
        await house.seating.start(ADA, listing.id)
        ear = Ear(BO)
        await house.watching.watch(ear, listing.id, 1, "", 1)
        for channel, text in (("table", "aloud"), ("0,1", "between us")):
            said = house.talk.say(ADA, "Ada", listing.id, channel, text)
            if text in heard:
                await said
            else:
                await refused(said, "refused")
        assert ear.heard() == heard
        await house.talk.say(CY, "Cy", listing.id, "spectators", "who watches talks all the same")
        table = await house.rooms.read_table(await house.rooms.find(listing.id))
        await house.play.act(ADA, listing.id, 0, table.number(0), Kind.PLAY, {"text": "resign"})
        room = await house.rooms.find(listing.id)
        assert room.listing.status == OVER
        await house.talk.say(ADA, "Ada", listing.id, "0,1", "well played")  # after it too
        assert ear.heard() == [*heard, "well played"]

    run(sqlite, scene)


@pytest.mark.parametrize("size", [LONGEST_SAID, 1])
def test_nobody_fills_a_table_with_talk_by_many_channels(sqlite: Store, size: int) -> None:
    channels = ["table", *(f"0,{other}" for other in range(1, 4)), "0,1,2", "0,1,3"]
    fits = MOST_A_DAY // max(LEAST, size)

    async def scene(house: House, time: Time) -> None:
        sitters = [Sitter(ADA, "", "Ada"), Sitter(BO, "", "Bo"), *(Sitter(bot="random") for _ in range(2))]
        listing = await house.seating.create(ADA, YUAN, STANDARD, sitters, Untimed(), True)
        id, text = listing.id, "x" * size
        talk = await house.talk.of(await house.rooms.find(id))
        for number in range(1, fits):
            talk.add(Spoken(number, time(), channels[number % len(channels)], ADA, "Ada", 0, text))
        await house.talk.say(ADA, "Ada", id, "0,2,3", text)
        for channel in channels:
            await refused(house.talk.say(ADA, "Ada", id, channel, text), "refused")
        await house.talk.say(BO, "Bo", id, "table", text)  # another has his own measure
        time.at += DAY - 1
        await refused(house.talk.say(ADA, "Ada", id, "table", text), "refused")
        time.at += 1
        await house.talk.say(ADA, "Ada", id, "table", text)

    run(sqlite, scene)


def test_what_was_said_counts_after_a_restart_too(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        for number in range(MOST_A_DAY // LONGEST_SAID):
            await house.talk.say(ADA, "Ada", listing.id, "table", str(number).zfill(LONGEST_SAID))
        again = House(sqlite, GAMES, time)
        await refused(again.talk.say(ADA, "Ada", listing.id, "0,1", "more"), "refused")

    run(sqlite, scene)


def test_another_process_hears_each_line_once_and_under_the_same_number(sqlite: Store) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await started(house)
        other = House(sqlite, GAMES, time)
        ears = (Ear(BO), Ear(BO))
        for one, ear in zip((house, other), ears, strict=True):
            await one.watching.watch(ear, listing.id, 1, "", 1)
        room = await other.rooms.find(listing.id)
        await other.talk.of(room)  # it has been asked for, so what is said from now on is passed on
        for text in ("one", "two", "three"):
            await house.talk.say(ADA, "Ada", listing.id, "table", text)
            await other.talk.hear(room)
        for ear in ears:
            assert [(said.number, said.text) for said in ear.said()] == [(1, "one"), (2, "two"), (3, "three")]
        talk = await other.talk.of(room)
        assert [talk.told(listing.id, one, [1]).number for one in talk.spoken] == [1, 2, 3]

    run(sqlite, scene)
