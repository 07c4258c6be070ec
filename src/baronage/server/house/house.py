"""The house: everything that goes on at its tables, and who is let do what."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from baronage.engine.flow import PUBLIC
from baronage.engine.game import Game
from baronage.engine.questions import trial, why_not
from baronage.server.errors import Denied
from baronage.server.house.bargaining import Bargaining
from baronage.server.house.listing import ARCHIVED, RUNNING
from baronage.server.house.messages import Parts, parts_shown, view_of
from baronage.server.house.rooms import LanguageFor, Room, Watcher, Watching, in_english
from baronage.server.house.seating import Seating
from baronage.server.house.talking import Talking
from baronage.server.pace import Post
from baronage.server.play.acts import Change, Kind
from baronage.server.play.table import Table
from baronage.server.store.store import ACTED, CHANGED, SAID
from baronage.server.wire import Hint, HintStep, Reading, ReadStep, View
from baronage.server.words import say

USUAL_PARTS: Parts = frozenset(["words"])  # what is told unless somebody wants otherwise
Adviser = Callable[[str, Game, dict[str, Any], int, list[str], str], Awaitable[dict[str, Any]]]
LEAST_EXTENSION = 0.25  # hours


class House(Seating, Talking, Bargaining):
    """Sitting down, talking and bargaining are told in files of their own; here are play, time, and those who watch."""

    adviser: Adviser | None = None  # who thinks of hints

    # --- acts ---------------------------------------------------------------------------------------------------

    async def act(self, person: str, id: str, seat: int, number: int, kind: str, body: dict[str, Any]) -> Change:
        """Let a person act for a seat that is his. `number` is that of the newest update he has seen.

        With a `key` in the body it is done once: whoever sends it again, because he heard no answer, is told what came of it.
        """
        room = await self.room(id)

        async def attempt() -> Change:
            await self.must_sit(room, person, seat)
            table = await self.running(room)
            before = table.done_before(seat, body.get("key", ""))
            if before is not None:
                return before
            if room.listing.status == ARCHIVED:
                raise Denied("refused", say("table-ended"))
            if number != table.number(seat):
                raise Denied("stale", say("seat-seen", seen=table.number(seat), number=number))
            return await self.happen(room, table, seat, kind, body)

        return await self.retry(room, attempt)

    async def why(
        self, person: str, id: str, seat: int, nodes: list[str], language_for: LanguageFor = in_english
    ) -> tuple[str, str]:
        """Why what a person clicked can't be done: a sentence, and the rule."""
        room = await self.room(id)
        async with room.lock:
            await self.must_sit(room, person, seat)
            table = await self.running(room)
            seen, names = table.seen(seat), table.match.record.names
        language = language_for(table.game)
        return await asyncio.to_thread(why_not, seen, seat, nodes, language, names)  # others need not wait for it

    async def hint(self, person: str, id: str, seat: int, request: int, language_for: LanguageFor = in_english) -> Hint:
        """What a person could do on a seat that is his, where hints are agreed on: from the seat's view alone."""
        room = await self.room(id)
        async with room.lock:
            await self.must_sit(room, person, seat)
            table = await self.running(room)
            if not room.listing.hinted:
                raise Denied("refused", say("no-hints"))
            seen, names = table.seen(seat), list(table.match.record.names)
        if seat not in seen.actors():
            raise Denied("refused", say("nothing-to-advise"))
        if self.adviser is None:
            raise Denied("refused", say("no-coach-here"))
        found = await self.adviser(id, room.listing.game, seen.dump(), seat, names, language_for(room.listing.game))
        steps = [HintStep(text=step["text"], label=step["words"]) for step in found["steps"]]
        return Hint(
            id=request,
            table=id,
            seat=seat,
            action=tuple(found["action"]),
            steps=steps,
            reason=found["reason"],
            guessed=found["guessed"],
        )

    async def reading(
        self, person: str, id: str, seat: int, text: str, request: int, language_for: LanguageFor = in_english
    ) -> Reading:
        """What a text would do if this person played it."""
        room = await self.room(id)
        async with room.lock:
            await self.must_sit(room, person, seat)
            table = await self.running(room)
            seen, names = table.seen(seat), table.match.record.names
        found = await asyncio.to_thread(trial, seen, seat, text, language_for(table.game), names)
        steps = [ReadStep(label, rules) for label, rules in found.steps]
        return Reading(
            id=request, steps=steps, final=found.final, rest=found.rest, rule=found.rule, advice=found.advice
        )

    async def extend(self, person: str, id: str, hours: float, key: str = "") -> Change:
        """Let the host give everybody more time."""
        room = await self.shown(person, id)

        async def attempt() -> Change:
            if person != room.listing.host:
                raise Denied("refused", say("host-extends"))
            if 0 < hours < LEAST_EXTENSION:
                raise Denied("refused", say("extend-least", hours=f"{LEAST_EXTENSION:g}"))
            table = await self.running(room)
            body = {"hours": hours} | ({"key": key} if key else {})
            return table.done_before(PUBLIC, key) or await self.happen(room, table, PUBLIC, Kind.EXTEND, body)

        return await self.retry(room, attempt)

    async def play_for(self, room: Room, seat: int, number: int, actions: list[Any], by: str) -> None:
        """Let a bot act for a seat, unless something happened meanwhile."""
        await self._for(room, seat, number, Kind.PLAY, {"actions": actions, "by": by})

    async def lapse(self, room: Room, seat: int, number: int) -> None:
        """Do for a bot that fails what silence does, unless something happened meanwhile."""
        await self._for(room, seat, number, Kind.LAPSE, {})

    async def _for(self, room: Room, seat: int, number: int, kind: str, body: dict[str, Any]) -> None:
        async def attempt() -> None:
            table = await self.running(room)
            if table.number(seat) == number and seat in table.state.actors():
                await self.happen(room, table, seat, kind, body)

        await self.retry(room, attempt)

    async def sweep(self, room: Room) -> None:
        """Time is up for whoever is late. Sweeping again at the same instant does nothing."""

        async def attempt() -> None:
            if room.listing.status != RUNNING:
                return
            table = await self.running(room)
            if table.halt is not None and table.halt.until <= self.time_of(table):
                await self.happen(room, table, PUBLIC, Kind.GO_ON, {})
            for seat in table.late(self.time_of(table)):
                late = seat in table.late(self.time_of(table)) and seat in table.state.actors()
                if late and not await self.holiday(room, table, seat):
                    await self.happen(room, table, seat, Kind.LAPSE, {})
            if table.closes(self.time_of(table)):
                await self.happen(room, table, PUBLIC, Kind.CLOSE, {})

        await self.retry(room, attempt)

    async def holiday(self, room: Room, table: Table, seat: int) -> bool:
        """Before silence counts: is who sits there away, and the table was not told so? Then it is. The room is locked."""
        person = room.listing.sitters[seat].person
        if not person or not isinstance(table.pace, Post):
            return False
        days = await self.holidays.since(person, room.listing.started or 0.0)
        if days == table.holidays.get(seat, ()):
            return False
        await self.happen(room, table, seat, Kind.HOLIDAY, {"days": days})
        return True

    async def heard(self, what: str, id: str) -> None:
        """Another process wrote something about a table."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            if what == ACTED:
                await self.catch_up(room)
            elif what == SAID:
                await self.hear(room)
                await self.hear_pacts(room)
            elif what == CHANGED:
                await self.reread(room)

    async def heard_all(self) -> None:
        """For a while nothing was heard of the other processes: look what they wrote."""
        for id in list(self.rooms):
            for what in (CHANGED, ACTED, SAID):
                await self.heard(what, id)

    async def nameless(self, person: str) -> None:
        """Somebody's name was taken off what is written down: of what is in memory, too."""
        for room in list(self.rooms.values()):
            if room.listing.seats_of(person) or (room.talk and any(it.person == person for it in room.talk.spoken)):
                async with room.lock:
                    room.talk = None
                    await self.reread(room)

    # --- watching -----------------------------------------------------------------------------------------------

    async def watch(
        self,
        watcher: Watcher,
        id: str,
        seat: int | None,
        invitation: str,
        request: int,
        want: Parts = USUAL_PARTS,
        language_for: LanguageFor = in_english,
    ) -> View:
        """Follow a table from now on; nothing lies between the view and the first update."""
        room = await self.shown(watcher.person, id, invitation)
        language = language_for(room.listing.game)
        await self._draw_first(room, watcher.person, seat, invitation, want, language)

        async def attempt() -> View:
            table, eyes = await self._eyes(room, watcher.person, seat, invitation)
            if self.store.shared:
                await self.talk(room)  # what others say from now on is new
            if seat is not None and table.missed[seat] and not table.over:
                await self.happen(room, table, seat, Kind.RETURN, {})
            page = self.page(room, table, eyes, language)
            await self.pencil.draw(page, parts_shown(want))
            room.watchers = [one for one in room.watchers if one[:2] != (watcher, eyes)]
            room.watchers.append(Watching(watcher, eyes, want, language))
            self.watched.setdefault(watcher, set()).add(id)
            return view_of(page, request, want)

        return await self.retry(room, attempt)

    async def look(
        self,
        person: str,
        id: str,
        seat: int | None,
        invitation: str,
        request: int,
        want: Parts = USUAL_PARTS,
        language_for: LanguageFor = in_english,
    ) -> View:
        """All that somebody may know of a table. What happens while it is drawn is in it, or is told after it."""
        room = await self.shown(person, id, invitation)
        language = language_for(room.listing.game)
        await self._draw_first(room, person, seat, invitation, want, language)
        async with room.lock:
            table, eyes = await self._eyes(room, person, seat, invitation)
            page = self.page(room, table, eyes, language)
            await self.pencil.draw(page, parts_shown(want))
            return view_of(page, request, want)

    async def _draw_first(
        self, room: Room, person: str, seat: int | None, invitation: str, want: Parts, language: str
    ) -> None:
        """Draw what somebody wants to see while others go on at the table: with luck nothing happens meanwhile."""
        async with room.lock:
            table, eyes = await self._eyes(room, person, seat, invitation)
            page = self.page(room, table, eyes, language)
        await self.pencil.draw(page, parts_shown(want))

    async def _eyes(self, room: Room, person: str, seat: int | None, invitation: str) -> tuple[Table, int]:
        if seat is not None:
            await self.must_sit(room, person, seat, invitation)
        return await self.running(room), PUBLIC if seat is None else seat

    def unwatch(self, watcher: Watcher, id: str | None = None) -> None:
        """Stop following one table, or all of them."""
        for watched in [id] if id else list(self.watched.get(watcher, ())):
            self.watched.get(watcher, set()).discard(watched)
            room = self.rooms.get(watched)
            if room is not None:
                room.watchers = [one for one in room.watchers if one.watcher is not watcher]
        if not self.watched.get(watcher):
            self.watched.pop(watcher, None)
