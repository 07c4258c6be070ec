"""What players may say while they play: what the game's options agree on."""

from __future__ import annotations

import pytest

from baronage.games import games
from baronage.server.house.house import House
from baronage.server.house.listing import OVER
from baronage.server.pace import Untimed
from baronage.server.play.table import PLAY
from baronage.server.store.store import Store
from tests.server.scenes import ADA, BO, CY, Ear, Time, refused, run, two

YUAN = games()["yuan"]
STANDARD = {"assembly": "standard", "capitals": "auto"}


@pytest.mark.rule("YUAN-G1.17")
@pytest.mark.parametrize(
    ("talk", "heard"),
    [("all", ["aloud", "between us"]), ("public", ["aloud"]), ("none", [])],
)
def test_the_option_talk_says_in_which_channels_players_speak(sqlite: Store, talk: str, heard: list[str]) -> None:
    async def scene(house: House, time: Time) -> None:
        listing = await house.create(ADA, YUAN, {**STANDARD, "talk": talk}, two(), Untimed(), True)
        await house.say(ADA, "Ada", listing.id, "0,1", "before the game all talk as they like")
        await house.start(ADA, listing.id)
        ear = Ear(BO)
        await house.watch(ear, listing.id, 1, "", 1)
        for channel, text in (("table", "aloud"), ("0,1", "between us")):
            said = house.say(ADA, "Ada", listing.id, channel, text)
            if text in heard:
                await said
            else:
                await refused(said, "refused")
        assert ear.heard() == heard
        await house.say(CY, "Cy", listing.id, "spectators", "who watches talks all the same")
        table = await house.running(await house.room(listing.id))
        await house.act(ADA, listing.id, 0, table.number(0), PLAY, {"text": "resign"})
        room = await house.room(listing.id)
        assert room.listing.status == OVER
        await house.say(ADA, "Ada", listing.id, "0,1", "well played")  # after it too
        assert ear.heard() == [*heard, "well played"]

    run(sqlite, scene)
