"""Bots that negotiate: they answer what is proposed to them, propose something in each turn, and know what they promised."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from baronage.bots.characters import CHARACTERS, level
from baronage.bots.talks import accepts, proposal
from baronage.engine.chance import Chance
from baronage.engine.errors import Refusal
from baronage.engine.pacts import OPEN, Pact
from baronage.server.house.bargaining import Bargaining, known_to
from baronage.server.house.room import Room
from baronage.server.house.rooms import Rooms
from baronage.server.play.table import Table

NAMES = frozenset(character.NAME for character in CHARACTERS)
MOST_KNOWN = 5_000  # turns of tables of which it is remembered that a bot has spoken in them

log = logging.getLogger("baronage.server")


class Negotiator:
    """Runs beside the caretaker. `run` starts a task, `pause` draws how long a bot seems to think."""

    def __init__(
        self,
        rooms: Rooms,
        bargaining: Bargaining,
        run: Callable[[Coroutine[Any, Any, None]], object],
        pause: Callable[[], float],
    ) -> None:
        self.rooms, self.bargaining, self.run, self.pause = rooms, bargaining, run, pause
        self._spoken: set[tuple[str, int, int]] = set()  # table, seat, turn

    def changed(self, room: Room, table: Table) -> None:
        """Something happened at a table that this process keeps: in each turn each bot may propose something."""
        rules = table.game.pacts
        if rules is None or table.over or not room.listing.bargains:
            return
        turn = rules.turn(table.state)
        for seat in range(len(table.sitters)):
            key = (room.listing.id, seat, turn)
            name = negotiates(table, seat)
            if name and key not in self._spoken:
                if len(self._spoken) > MOST_KNOWN:
                    self._spoken.clear()
                self._spoken.add(key)
                self.run(self._propose(room, seat, name))

    def proposed(self, room: Room, pact: Pact) -> None:
        """Something was proposed or answered: who is asked answers, if he is a bot of this process."""
        name = negotiates(room.table, pact.to) if room.table is not None and room.kept else ""
        if name and pact.answer == OPEN:
            self.run(self._answer(room, pact, name))

    async def _propose(self, room: Room, seat: int, name: str) -> None:
        await asyncio.sleep(self.pause())
        try:
            async with room.lock:
                table, pacts = await self.rooms.read_table(room), await self.bargaining.of(room)
                view, known = table.seen(seat), known_to(table, pacts, seat)
            forgives = level(name, table.game.name).forgives
            wanted = await asyncio.to_thread(proposal, view, seat, known, forgives, Chance())
            if wanted is not None:
                await self.bargaining.propose_for(room, seat, wanted.to, wanted.kind, wanted.facts)
        except Refusal as refusal:  # the turn is over, or the game
            log.debug("the bot %s proposes nothing: %s", name, refusal.sentence)

    async def _answer(self, room: Room, pact: Pact, name: str) -> None:
        await asyncio.sleep(self.pause())
        try:
            async with room.lock:
                table, pacts = await self.rooms.read_table(room), await self.bargaining.of(room)
                view, known = table.seen(pact.to), known_to(table, pacts, pact.to)
            forgives = level(name, table.game.name).forgives
            yes = await asyncio.to_thread(accepts, view, pact.to, pact, known, forgives)
            await self.bargaining.answer_for(room, pact.to, pact.id, yes)
        except Refusal as refusal:
            log.debug("the bot %s does not answer: %s", name, refusal.sentence)


def negotiates(table: Table, seat: int) -> str:
    """The character on this seat; empty: it is a person, or a bot that is no character."""
    name = table.sitters[seat].bot
    return name if name in NAMES else ""
