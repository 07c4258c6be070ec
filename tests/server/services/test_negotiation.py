"""Proposals at a table: who makes them, who hears them, who answers, and what became of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from baronage.engine.game.game import Game
from baronage.engine.hooks.pacts import Pact
from baronage.games import games
from baronage.server.container import Services
from baronage.server.protocol import PactInfo
from baronage.server.services.listing import Listing
from baronage.server.services.negotiation import pact_status
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from baronage.server.workers.bot_workers import BotWorkers
from tests.server.scenes import ADA, BO, CY, Ear, Time, refused, run, until, watch_view

YUAN, REALM = games()["yuan"], games()["protectors"]
STANDARD = {"assembly": "standard", "capitals": "auto"}
PEACE: dict[str, Any] = {"kind": "peace", "params": {"turn": 2}}


def three(last: Occupant | None = None) -> list[Occupant]:
    return [Occupant(ADA, "", "Ada"), Occupant(BO, "", "Bo"), last or Occupant(CY, "", "Cy")]


async def opened(services: Services, occupants: list[Occupant], game: Game = YUAN, **options: str) -> Listing:
    usual = STANDARD if game is YUAN else {}
    listing = await services.seating.create(ADA, game, {**usual, **options}, occupants, Untimed(), True)
    await services.seating.start(ADA, listing.id)
    return listing


def told(ear: Ear) -> list[PactInfo]:
    return [message for message in ear.received if isinstance(message, PactInfo)]


@pytest.mark.rule("YUAN-G1.17")
def test_a_proposal_is_heard_by_the_two_and_answered_once(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await opened(services, three())
        ears = [Ear(person) for person in (ADA, BO, CY)]
        for seat, ear in enumerate(ears):
            await watch_view(services, ear, listing.id, seat, "", 1)
        word = await services.negotiation.propose(ADA, listing.id, 0, 1, **PEACE)
        assert await services.negotiation.propose(ADA, listing.id, 0, 1, **PEACE) == word, "said twice"
        assert [it.text for it in told(ears[1])] == ["Peace between us until the end of turn 2?"]
        assert len(told(ears[0])) == 1
        assert not told(ears[2])
        await refused(services.negotiation.answer(CY, listing.id, 2, word, yes=True), "refused")
        await refused(services.negotiation.answer(ADA, listing.id, 0, word, yes=True), "refused")
        await services.negotiation.answer(BO, listing.id, 1, word, yes=True)
        await services.negotiation.answer(BO, listing.id, 1, word, yes=True)  # he heard no answer
        await refused(services.negotiation.answer(BO, listing.id, 1, word, yes=False), "refused")
        assert [it.status for it in told(ears[0])] == ["open", "accepted"]
        assert [it.status for it in (await services.negotiation.overview(BO, listing.id, 1, 1)).pacts] == ["accepted"]
        assert not (await services.negotiation.overview(CY, listing.id, 2, 1)).pacts

    run(sqlite, scene)


def test_each_hears_a_proposal_in_his_own_language(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await opened(services, three())
        ears = [Ear(ADA), Ear(BO)]
        await watch_view(services, ears[0], listing.id, 0, "", 1)
        await watch_view(services, ears[1], listing.id, 1, "", 1, language_for=lambda game: "fr")
        await services.negotiation.propose(ADA, listing.id, 0, 1, **PEACE)
        assert told(ears[0])[0].status_text == "waiting for an answer"
        assert told(ears[1])[0].status_text == "attend une réponse"
        found = await services.negotiation.overview(BO, listing.id, 1, 1, lambda game: "fr")
        assert found.pacts[0].text.startswith("La paix entre nous")

    run(sqlite, scene)


def test_what_can_be_proposed_has_all_that_a_form_needs(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await opened(services, three())
        found = await services.negotiation.overview(ADA, listing.id, 0, 7)
        assert found.id == 7
        shown = {offer.kind: {slot.name: slot.values for slot in offer.slots} for offer in found.offers}
        assert shown == {"peace": {"turn": (1, 2, 3, 4)}, "attack": {"seat": (1, 2), "turn": (1, 2)}}
        assert found.offers[0].to == (1, 2)
        peace, attack = found.offers
        assert (peace.label, attack.label) == ("Peace", "Attack a player together")
        assert peace.slots[0].words[1] == "until the end of turn 2"
        assert attack.slots[0].words == ["Bo", "Cy"]
        said = await services.negotiation.overview(ADA, listing.id, 0, 8, lambda game: "fr")
        assert said.offers[0].slots[0].words[1] == "jusqu’à la fin du tour 2"


def test_what_only_one_game_has_is_told_in_its_own_words(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await opened(services, three(), REALM)
        found = (await services.negotiation.overview(ADA, listing.id, 0, 1)).offers
        assert [(it.label, [slot.words[0] for slot in it.slots]) for it in found] == [
            ("The vote", ["for the first answer"])
        ]

    run(sqlite, scene)


def test_what_can_not_be_proposed_changes_nothing(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await opened(services, three())
        wrong: list[dict[str, Any]] = [
            {"kind": "peace", "params": {"turn": 99}},
            {"kind": "peace", "params": {"turn": 2, "more": 1}},
            {"kind": "gift", "params": {"amount": 10}},
            {"kind": "attack", "params": {"seat": 1, "turn": 1}},
        ]
        for bad in wrong:
            await refused(services.negotiation.propose(ADA, listing.id, 0, 1, **bad), "refused")
        await refused(services.negotiation.propose(ADA, listing.id, 0, 0, **PEACE), "refused")
        await refused(services.negotiation.propose(ADA, listing.id, 0, 77, **PEACE), "refused")
        await refused(services.negotiation.propose(ADA, listing.id, 1, 0, **PEACE), "not-yours")
        await refused(services.negotiation.propose(ADA, "nowhere", 0, 1, **PEACE), "no-table")
        assert not (await services.negotiation.overview(BO, listing.id, 1, 1)).pacts

    run(sqlite, scene)


def test_what_was_agreed_on_about_talk_holds(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        silent = await opened(services, three(), talk="none")
        await refused(services.negotiation.propose(ADA, silent.id, 0, 1, **PEACE), "refused")
        assert not (await services.negotiation.overview(ADA, silent.id, 0, 1)).offers
        loud = await opened(services, three(), talk="public")
        await refused(services.negotiation.propose(ADA, loud.id, 0, 1, **PEACE), "refused")
        ear = Ear(CY)
        await watch_view(services, ear, loud.id, None, "", 1)
        await services.negotiation.propose(ADA, loud.id, 0, 1, **PEACE, public=True)
        assert len(told(ear)) == 1

    run(sqlite, scene)


@pytest.mark.rule("REALM-C1.05")
@pytest.mark.parametrize(("option", "offered"), [("on", True), ("off", False)])
def test_the_option_structured_talk(sqlite: Store, option: str, offered: bool) -> None:
    async def scene(services: Services, time: Time) -> None:
        seats = [*three(), Occupant("", "wat", "Wat")]
        listing = await opened(services, seats, REALM, structured_talk=option)
        assert bool((await services.negotiation.overview(ADA, listing.id, 0, 1)).offers) == offered

    run(sqlite, scene)


def test_it_is_read_again_from_the_store_and_judged_by_what_all_saw(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        listing = await opened(services, [Occupant(ADA, "", "Ada"), Occupant(BO, "", "Bo")])
        kept = await services.negotiation.propose(ADA, listing.id, 0, 1, "peace", {"turn": 1})
        await services.negotiation.answer(BO, listing.id, 1, kept, yes=True)
        ignored = await services.negotiation.propose(BO, listing.id, 1, 0, "peace", {"turn": 1})
        for seat, person in enumerate((ADA, BO)):  # both pass: a turn of peace
            table = await services.rooms.read_table(await services.rooms.find(listing.id))
            await services.play.act(person, listing.id, seat, table.number(seat), Kind.PLAY, {"actions": [[0, 0]]})
        again = Services(services.store, services.games, time)
        found = {it.pact: it.status for it in (await again.negotiation.overview(ADA, listing.id, 0, 1)).pacts}
        assert found == {kept: "kept", ignored: "void"}
        await refused(again.negotiation.answer(ADA, listing.id, 0, ignored, yes=True), "refused")

    run(sqlite, scene)


class Watchful(BotWorkers):
    """Bots that are asked nothing, and remember with which promises they were."""

    def __init__(self) -> None:
        super().__init__(count=0)
        self.promised: list[Any] = []

    async def choose(
        self,
        name: str,
        game: Game,
        view: dict[str, Any],
        seat: int,
        promised: Sequence[Pact] = (),
        seconds: float | None = None,
        first: bool = False,
        waited: Callable[[float], None] = lambda seconds: None,
    ) -> tuple[Any, ...]:
        if promised:
            self.promised.append(promised)
        return ((0, 0),)


def test_bots_answer_propose_and_know_what_they_promised(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        workers = Watchful()
        scheduler = services.attach_scheduler(workers, (0.0, 0.0))
        scheduler.lease = 1e9
        await scheduler.start()
        try:
            listing = await opened(services, three(Occupant("", "ysolt", "Ysolt")))
            room = await services.rooms.find(listing.id)
            await until(lambda: bool(room.pacts))  # she speaks of herself
            assert room.pacts is not None
            assert all(it.by == 2 for it in room.pacts)
            word = await services.negotiation.propose(ADA, listing.id, 0, 2, "peace", {"turn": 3})
            pacts = room.pacts
            await until(lambda: next(it for it in pacts if it.id == word).answer != "open")
            table = await services.rooms.read_table(room)
            agreed = next(it for it in pacts if it.id == word)
            assert agreed.answer == "accepted"
            assert pact_status(table, agreed).status == "accepted"
            for seat, person in enumerate((ADA, BO)):
                await services.play.act(person, listing.id, seat, table.number(seat), Kind.PLAY, {"actions": [[0, 0]]})
            await until(lambda: bool(workers.promised))
            assert [it.id for it in workers.promised[-1]] == [word]
        finally:
            await scheduler.stop()

    run(sqlite, scene)
