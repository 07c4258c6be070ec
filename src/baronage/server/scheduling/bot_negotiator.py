"""Bots that negotiate: they answer proposals and draw offers, make a proposal in each turn, and know their promises."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from baronage.bots.characters import CHARACTERS, level
from baronage.bots.draws import agrees
from baronage.bots.negotiation import accepts, proposal
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Refusal
from baronage.engine.hooks.pacts import OPEN, Pact
from baronage.server.services.negotiation import Negotiation, known_to
from baronage.server.services.room import Room
from baronage.server.services.rooms import Rooms
from baronage.server.table.journal_entry import Kind
from baronage.server.table.table import Table

NAMES = frozenset(character.NAME for character in CHARACTERS)
MAX_KNOWN = 5_000  # turns in which a bot is known to have made its proposal

log = logging.getLogger("baronage.server")


class Negotiator:
    """Negotiation for bots, run beside the scheduler.

    `run` starts a task; `pause` returns how many seconds a bot seems to think.
    """

    def __init__(
        self,
        rooms: Rooms,
        negotiation: Negotiation,
        run: Callable[[Coroutine[Any, Any, None]], object],
        pause: Callable[[], float],
    ) -> None:
        self.rooms, self.negotiation, self.run, self.pause = rooms, negotiation, run, pause
        self._spoken: set[tuple[str, int, int]] = set()  # table, seat, turn; or minus the number of a draw offer

    def changed(self, room: Room, table: Table) -> None:
        """Start answers to a draw offer, and one proposal per bot and turn, at a table this process manages."""
        if table.draw:
            for seat, occupant in enumerate(table.occupants):
                key = (room.listing.id, seat, -table.offered_draws)
                if occupant.bot and seat not in table.draw and self._is_new(key) and seat in table.state.in_play():
                    self.run(self._answer_draw(room, seat, table.offered_draws))
        rules = table.game.pacts
        if rules is None or table.over or not room.listing.negotiates:
            return
        turn = rules.turn(table.state)
        for seat in range(len(table.occupants)):
            key = (room.listing.id, seat, turn)
            name = negotiates(table, seat)
            if name and self._is_new(key):
                self.run(self._propose(room, seat, name))

    def _is_new(self, key: tuple[str, int, int]) -> bool:
        """Remember what a bot did. Return whether it is the first time."""
        if key in self._spoken:
            return False
        if len(self._spoken) > MAX_KNOWN:
            self._spoken.clear()
        self._spoken.add(key)
        return True

    def proposed(self, room: Room, pact: Pact) -> None:
        """Start an answer if the pact is open and is addressed to a bot that this process manages."""
        name = negotiates(room.table, pact.to) if room.table is not None and room.managed else ""
        if name and pact.answer == OPEN:
            self.run(self._answer(room, pact, name))

    async def _answer_draw(self, room: Room, seat: int, number: int) -> None:
        await asyncio.sleep(self.pause())
        try:
            async with room.lock:
                table = await self.rooms.read_table(room)
                view = table.seen(seat)
            answer = "accept" if await asyncio.to_thread(agrees, view, seat, Chance()) else "refuse"

            async def attempt() -> None:
                table = await self.rooms.read_table(room)
                if table.draw and table.offered_draws == number:
                    await self.rooms.commit(room, table, seat, Kind.DRAW, {"answer": answer})

            await self.rooms.retry(room, attempt)
        except Refusal as refusal:  # the game is over
            log.debug("the bot of seat %s answers no draw offer: %s", seat, refusal.sentence)

    async def _propose(self, room: Room, seat: int, name: str) -> None:
        await asyncio.sleep(self.pause())
        try:
            async with room.lock:
                table, pacts = await self.rooms.read_table(room), await self.negotiation.of(room)
                view, known = table.seen(seat), known_to(table, pacts, seat)
            forgives = level(name, table.game.name).forgives
            wanted = await asyncio.to_thread(proposal, view, seat, known, forgives, Chance())
            if wanted is not None:
                await self.negotiation.propose_for(room, seat, wanted.to, wanted.kind, wanted.params)
        except Refusal as refusal:  # the turn or the game is over
            log.debug("the bot %s proposes nothing: %s", name, refusal.sentence)

    async def _answer(self, room: Room, pact: Pact, name: str) -> None:
        await asyncio.sleep(self.pause())
        try:
            async with room.lock:
                table, pacts = await self.rooms.read_table(room), await self.negotiation.of(room)
                view, known = table.seen(pact.to), known_to(table, pacts, pact.to)
            forgives = level(name, table.game.name).forgives
            yes = await asyncio.to_thread(accepts, view, pact.to, pact, known, forgives)
            await self.negotiation.answer_for(room, pact.to, pact.id, yes)
        except Refusal as refusal:
            log.debug("the bot %s does not answer: %s", name, refusal.sentence)


def negotiates(table: Table, seat: int) -> str:
    """Return the character on this seat, or an empty string for a person or for a bot that is no character."""
    name = table.occupants[seat].bot
    return name if name in NAMES else ""
