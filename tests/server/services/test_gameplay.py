"""Draws between people and bots: offered and answered as texts in place of moves."""

from __future__ import annotations

import pytest

from baronage.server.container import Services
from baronage.server.scheduling import bot_negotiator
from baronage.server.services.listing import OVER
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from tests.server.scenes import ADA, BO, GAMES, Ear, Time, refused, run, started, until, watch_view, watchful


async def say(services: Services, person: str, id: str, seat: int, text: str, key: str = "") -> None:
    body = {"text": text, **({"key": key} if key else {})}
    await services.play.act(person, id, seat, -7, Kind.PLAY, body)  # whatever was seen


def test_two_people_agree_by_any_process_that_serves_them(store: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await started(services)
        ear = Ear(BO)
        await watch_view(services, ear, listing.id, 1, "", 1)
        await refused(say(services, BO, listing.id, 0, "offer draw"), "not-yours")
        await refused(say(services, BO, listing.id, 1, "accept draw"), "illegal")
        await say(services, ADA, listing.id, 0, "Offer  draw", "k")
        await say(services, ADA, listing.id, 0, "offer draw", "k")  # she heard no answer
        assert [(update.draw, update.over) for update in ear.updates()] == [((0,), False)]
        again = Services(store, GAMES, time)  # after a restart, or another process
        await say(again, BO, listing.id, 1, "accept draw")
        room = await again.rooms.find(listing.id)
        assert (room.listing.status, room.listing.places) == (OVER, [1, 1])
        assert room.listing.end.cause == "draw-agreed"

    run(store, scene)


@pytest.mark.parametrize("hopeless", [True, False])
def test_a_bot_answers_at_once(sqlite: Store, hopeless: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_negotiator, "agrees", lambda view, seat, chance: hopeless)

    async def scene(services: Services, time: Time) -> None:
        listing = await started(services, None, [Occupant(ADA, "", "Ada"), Occupant("", "random", "random bot")])
        watchful(services)
        room = await services.rooms.find(listing.id)
        ear = Ear(ADA)
        await watch_view(services, ear, listing.id, 0, "", 1)
        await say(services, ADA, listing.id, 0, "offer draw")
        ending = "The players agreed on a draw." if hopeless else "random bot refuses the draw."
        await until(lambda: ending in [line.text for update in ear.updates() for line in update.lines])
        assert room.table is not None
        assert (room.table.draw, room.table.over, ear.updates()[-1].over) == ((), hopeless, hopeless)

    run(sqlite, scene)
