"""Play: what people and bots do at tables that run, what they ask about it, and what time does."""

from __future__ import annotations

import asyncio
from typing import Any

from baronage.engine.flow import PUBLIC
from baronage.engine.questions import trial, turned_to, why_not
from baronage.server.errors import Denied
from baronage.server.house.bargaining import Bargaining
from baronage.server.house.coaching import Coaching
from baronage.server.house.listing import ARCHIVED, RUNNING
from baronage.server.house.room import LanguageFor, Room, in_english
from baronage.server.house.rooms import Rooms
from baronage.server.pace import Post
from baronage.server.people.holidays import Holidays
from baronage.server.play.acts import Change, Kind
from baronage.server.play.questions import besides, turned
from baronage.server.play.table import Table
from baronage.server.wire import Hint, HintStep, Question, Reading, ReadStep
from baronage.server.words import say

LEAST_EXTENSION = 0.25  # hours


class Playing:
    """Whoever acts must sit there, and must have seen what happened last."""

    def __init__(self, rooms: Rooms, coach: Coaching, bargaining: Bargaining, holidays: Holidays) -> None:
        self.rooms, self.coach, self.bargaining, self.holidays = rooms, coach, bargaining, holidays

    async def act(self, person: str, id: str, seat: int, number: int, kind: str, body: dict[str, Any]) -> Change:
        """Let a person act for a seat that is his. `number` is that of the newest update he has seen.

        With a `key` in the body it is done once: whoever sends it again, because he heard no answer, is told what came of it.
        """
        room = await self.rooms.find(id)

        async def attempt() -> Change:
            await self.rooms.must_sit(room, person, seat)
            table = await self.rooms.read_table(room)
            before = table.done_before(seat, body.get("key", ""))
            if before is not None:
                return before
            if room.listing.status == ARCHIVED:
                raise Denied("refused", say("table-ended"))
            if number != table.number(seat):
                raise Denied("stale", say("seat-seen", seen=table.number(seat), number=number))
            return await self.rooms.happen(room, table, seat, kind, body)

        return await self.rooms.retry(room, attempt)

    async def why(
        self, person: str, id: str, seat: int, nodes: list[str], language_for: LanguageFor = in_english
    ) -> tuple[str, str]:
        """Why what a person clicked can't be done: a sentence, and the rule."""
        room = await self.rooms.find(id)
        async with room.lock:
            await self.rooms.must_sit(room, person, seat)
            table = await self.rooms.read_table(room)
            seen, names = table.seen(seat), table.match.record.names
        language = language_for(table.game)
        return await asyncio.to_thread(why_not, seen, seat, nodes, language, names)  # others need not wait for it

    async def turn(
        self, person: str, id: str, seat: int, part: int, language_for: LanguageFor = in_english
    ) -> Question:
        """What a person is asked who turns to a part of what he has not sent yet."""
        room = await self.rooms.find(id)
        async with room.lock:
            await self.rooms.must_sit(room, person, seat)
            table = await self.rooms.read_table(room)
            seen = table.seen(seat)
            more = besides(table.match, seat, language_for(table.game), table.undoes)
        return await asyncio.to_thread(turned, seen, seat, part, more)

    async def hint(
        self, person: str, id: str, seat: int, request: int, language_for: LanguageFor = in_english, part: int = -1
    ) -> Hint:
        """What a person could do on a seat that is his, where hints are agreed on: from the seat's view alone. `part`: he has
        turned to this part of what he has not sent yet."""
        room = await self.rooms.find(id)
        async with room.lock:
            await self.rooms.must_sit(room, person, seat)
            table = await self.rooms.read_table(room)
            if not room.listing.hinted:
                raise Denied("refused", say("no-hints"))
            seen, names = table.seen(seat), list(table.match.record.names)
        if seat not in seen.actors():
            raise Denied("refused", say("nothing-to-advise"))
        if part >= 0:
            seen = turned_to(seen, seat, part, names)[1]
        promised, language = await self.bargaining.promised(room, seat), language_for(room.listing.game)
        found = await self.coach.hint(id, room.listing.game, seen.dump(), seat, names, language, promised)
        steps = [
            HintStep(text=step["text"], label=step["words"], brief=step["brief"], reason=step["reason"])
            for step in found["steps"]
        ]
        return Hint(
            id=request,
            table=id,
            seat=seat,
            action=tuple(found["action"]),
            steps=steps,
            reason=found["reason"],
            guessed=found["guessed"],
        )

    async def try_text(
        self, person: str, id: str, seat: int, text: str, request: int, language_for: LanguageFor = in_english
    ) -> Reading:
        """What a text would do if this person played it."""
        room = await self.rooms.find(id)
        async with room.lock:
            await self.rooms.must_sit(room, person, seat)
            table = await self.rooms.read_table(room)
            seen, names = table.seen(seat), table.match.record.names
        found = await asyncio.to_thread(trial, seen, seat, text, language_for(table.game), names)
        steps = [ReadStep(label, rules) for label, rules in found.steps]
        return Reading(
            id=request, steps=steps, final=found.final, rest=found.rest, rule=found.rule, advice=found.advice
        )

    async def extend(self, person: str, id: str, hours: float, key: str = "") -> Change:
        """Let the host give everybody more time."""
        room = await self.rooms.shown(person, id)

        async def attempt() -> Change:
            if person != room.listing.host:
                raise Denied("refused", say("host-extends"))
            if 0 < hours < LEAST_EXTENSION:
                raise Denied("refused", say("extend-least", hours=f"{LEAST_EXTENSION:g}"))
            table = await self.rooms.read_table(room)
            body = {"hours": hours} | ({"key": key} if key else {})
            return table.done_before(PUBLIC, key) or await self.rooms.happen(room, table, PUBLIC, Kind.EXTEND, body)

        return await self.rooms.retry(room, attempt)

    async def play_for(self, room: Room, seat: int, number: int, actions: list[Any], by: str) -> None:
        """Let a bot act for a seat, unless something happened meanwhile."""
        await self._for(room, seat, number, Kind.PLAY, {"actions": actions, "by": by})

    async def lapse(self, room: Room, seat: int, number: int) -> None:
        """Do for a bot that fails what silence does, unless something happened meanwhile."""
        await self._for(room, seat, number, Kind.LAPSE, {})

    async def _for(self, room: Room, seat: int, number: int, kind: str, body: dict[str, Any]) -> None:
        async def attempt() -> None:
            table = await self.rooms.read_table(room)
            if table.number(seat) == number and seat in table.state.actors():
                await self.rooms.happen(room, table, seat, kind, body)

        await self.rooms.retry(room, attempt)

    async def sweep(self, room: Room) -> None:
        """Time is up for whoever is late. Sweeping again at the same instant does nothing."""

        async def attempt() -> None:
            if room.listing.status != RUNNING:
                return
            table = await self.rooms.read_table(room)
            if table.halt is not None and table.halt.until <= self.rooms.time_at(table):
                await self.rooms.happen(room, table, PUBLIC, Kind.GO_ON, {})
            for seat in table.late(self.rooms.time_at(table)):
                late = seat in table.late(self.rooms.time_at(table)) and seat in table.state.actors()
                if late and not await self.tell_holidays(room, table, seat):
                    await self.rooms.happen(room, table, seat, Kind.LAPSE, {})
            if table.closes(self.rooms.time_at(table)):
                await self.rooms.happen(room, table, PUBLIC, Kind.CLOSE, {})

        await self.rooms.retry(room, attempt)

    async def tell_holidays(self, room: Room, table: Table, seat: int) -> bool:
        """Before silence counts: is who sits there away, and the table was not told so? Then it is. The room is locked."""
        person = room.listing.sitters[seat].person
        if not person or not isinstance(table.pace, Post):
            return False
        days = await self.holidays.since(person, room.listing.started or 0.0)
        if days == table.holidays.get(seat, ()):
            return False
        await self.rooms.happen(room, table, seat, Kind.HOLIDAY, {"days": days})
        return True
