"""Play at running tables: moves of people and bots, questions about them, and timeouts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from baronage.engine.core.state import PUBLIC
from baronage.engine.game.table import form_of, preview
from baronage.engine.picture.table import Field
from baronage.engine.questions import preview_text, why_not
from baronage.server.accounts.holidays import Holidays
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.protocol import Hint, HintStep, Previewed, Reading, ReadStep
from baronage.server.services.listing import ARCHIVED, RUNNING
from baronage.server.services.negotiation import Negotiation
from baronage.server.services.room import LanguageFor, Room, in_english
from baronage.server.services.rooms import Rooms
from baronage.server.table.draws import WORDS as DRAW_WORDS
from baronage.server.table.journal_entry import Change, Kind
from baronage.server.table.table import Table
from baronage.server.table.table_data import with_texts
from baronage.server.time_control import Correspondence
from baronage.server.workers.coach import Coach

LEAST_EXTENSION = 0.25  # hours
NOTHING = 0.05  # seconds of waiting for a processor that are ignored


def chosen_of(field: Field, values: Sequence[int]) -> tuple[int, ...]:
    """Return the values that a draft chooses in a field. Raise ApiError for a value that is not offered."""
    offered = {option[0] for option in field.options}
    for value in values:
        between = field.kind == "amount" and offered and min(offered) <= value <= max(offered)
        if value not in offered and not between:
            raise ApiError("unreadable", msg("form-value", value=value, field=field.id))
    return tuple(values[: len(field.options)])


class Gameplay:
    """Moves and questions. A player must occupy the seat and have seen the latest update."""

    def __init__(self, rooms: Rooms, coach: Coach, negotiation: Negotiation, holidays: Holidays) -> None:
        self.rooms, self.coach, self.negotiation, self.holidays = rooms, coach, negotiation, holidays

    async def act(self, person: str, id: str, seat: int, number: int, kind: str, body: dict[str, Any]) -> Change:
        """Apply an entry for a seat of this person. `number` is that of the newest update the client has seen.

        A resignation, and the offer of a draw and its answer, mean the same after any update, so they are valid with
        an old number. An entry with a `key` in its
        body is applied only once. A client that repeats it gets the first result.
        """
        room = await self.rooms.find(id)

        async def attempt() -> Change:
            await self.rooms.check_seat(room, person, seat)
            table = await self.rooms.read_table(room)
            before = table.done_before(seat, body.get("key", ""))
            if before is not None:
                return before
            if room.listing.status == ARCHIVED:
                raise ApiError("refused", msg("table-ended"))
            drawn = DRAW_WORDS.get(" ".join(str(body.get("text", "")).lower().split()))
            if drawn and kind == Kind.PLAY:
                answer = {"answer": table.draw_answer(seat, drawn), "key": body.get("key", "")}
                return await self.rooms.commit(room, table, seat, Kind.DRAW, answer)
            if number != table.number(seat) and body.get("text") != "resign":
                raise ApiError("stale", msg("seat-seen", seen=table.number(seat), number=number))
            drafted = kind == Kind.UNDO and bool(body.get("act") and table.state.draft(seat))
            return await self.rooms.commit(room, table, seat, Kind.BACK if drafted else kind, body)

        return await self.rooms.retry(room, attempt)

    async def preview(
        self,
        person: str,
        id: str,
        seat: int,
        draft: dict[str, list[int]],
        request: int,
        language_for: LanguageFor = in_english,
        text: bool = False,
    ) -> Previewed:
        """Return the outcome of a draft of the form, with texts if wanted. Raise ApiError if the seat has no form."""
        room = await self.rooms.find(id)
        page = await self.rooms.page_for(room, person, seat, language=language_for(room.listing.game))
        form = form_of(page.seen, seat, page.seen.actions(seat))
        if not form:
            raise ApiError("refused", msg("no-form"))
        chosen = {field.id: chosen_of(field, draft.get(field.id, ())) for field in form}
        found = await asyncio.to_thread(preview, page.seen, seat, chosen)
        answer = Previewed(id=request, **found._asdict())
        return with_texts(answer, page.render) if text else answer

    async def why(
        self, person: str, id: str, seat: int, nodes: list[str], language_for: LanguageFor = in_english
    ) -> tuple[str, str]:
        """Return why a click is illegal: a message and the rule."""
        room = await self.rooms.find(id)
        page = await self.rooms.page_for(room, person, seat, language=language_for(room.listing.game))
        return await asyncio.to_thread(why_not, page.seen, seat, nodes, page.language, page.context.names)

    async def hint(self, person: str, id: str, seat: int, request: int, language_for: LanguageFor = in_english) -> Hint:
        """Return a hint for a seat of this person, from that seat's view. Raise ApiError where hints are off."""
        room = await self.rooms.find(id)
        language = language_for(room.listing.game)
        page = await self.rooms.page_for(room, person, seat, language=language)
        if not room.listing.hinted:
            raise ApiError("refused", msg("no-hints"))
        seen, names = page.seen, page.context.names
        if seat not in seen.actors():
            raise ApiError("refused", msg("nothing-to-advise"))
        promised = await self.negotiation.promised(room, seat)
        found = await self.coach.hint(id, room.listing.game, seen.dump(), seat, names, language, promised)
        if not found["reason"]:
            raise ApiError("refused", msg("no-advice"))
        steps = [
            HintStep(
                text=step["text"],
                label=step["words"],
                brief=step["brief"],
                reason=step["reason"],
                action=tuple(step["action"]),
            )
            for step in found["steps"]
        ]
        return Hint(
            id=request,
            table=id,
            seat=seat,
            action=tuple(found["action"]),
            steps=steps,
            reason=found["reason"],
        )

    async def try_text(
        self, person: str, id: str, seat: int, text: str, request: int, language_for: LanguageFor = in_english
    ) -> Reading:
        """Return what a text in notation would do if this person played it."""
        room = await self.rooms.find(id)
        page = await self.rooms.page_for(room, person, seat, language=language_for(room.listing.game))
        found = await asyncio.to_thread(preview_text, page.seen, seat, text, page.language, page.context.names)
        steps = [ReadStep(label, rules) for label, rules in found.steps]
        return Reading(
            id=request, steps=steps, final=found.final, rest=found.rest, rule=found.rule, advice=found.advice
        )

    async def extend(self, person: str, id: str, hours: float, key: str = "") -> Change:
        """Give all players more time, as the host."""
        room = await self.rooms.find_visible(person, id)

        async def attempt() -> Change:
            if person != room.listing.host:
                raise ApiError("refused", msg("host-extends"))
            if 0 < hours < LEAST_EXTENSION:
                raise ApiError("refused", msg("extend-least", hours=f"{LEAST_EXTENSION:g}"))
            table = await self.rooms.read_table(room)
            body = {"hours": hours} | ({"key": key} if key else {})
            return table.done_before(PUBLIC, key) or await self.rooms.commit(room, table, PUBLIC, Kind.EXTEND, body)

        return await self.rooms.retry(room, attempt)

    async def play_for(
        self, room: Room, seat: int, number: int, actions: list[Any], by: str, waited: float = 0.0
    ) -> None:
        """Apply a bot's actions, unless the seat has seen a new update since `number`.

        The clock does not count `waited`, the seconds spent waiting for a processor. A bot whose own time is up times
        out instead.
        """
        more = {"waited": round(waited, 3)} if waited >= NOTHING else {}
        await self._for(room, seat, number, Kind.PLAY, {"actions": actions, "by": by, **more})

    async def time_out(self, room: Room, seat: int, number: int) -> None:
        """Time out a bot that failed, unless the seat has seen a new update since `number`."""
        await self._for(room, seat, number, Kind.TIMEOUT, {})

    async def _for(self, room: Room, seat: int, number: int, kind: str, body: dict[str, Any]) -> None:
        async def attempt() -> None:
            table = await self.rooms.read_table(room)
            if table.number(seat) == number and seat in table.state.actors():
                late = table.window_time is None and seat in table.overdue(
                    self.rooms.time_at(table) - body.get("waited", 0.0)
                )
                how = (Kind.TIMEOUT, {}) if late else (kind, body)
                await self.rooms.commit(room, table, seat, *how)

        await self.rooms.retry(room, attempt)

    async def sweep(self, room: Room) -> None:
        """Time out every overdue seat. A second call at the same instant does nothing."""

        async def attempt() -> None:
            if room.listing.status != RUNNING:
                return
            table = await self.rooms.read_table(room)
            if table.halt is not None and table.halt.until <= self.rooms.time_at(table):
                await self.rooms.commit(room, table, PUBLIC, Kind.GO_ON, {})
            for seat in table.overdue(self.rooms.time_at(table)):
                late = seat in table.overdue(self.rooms.time_at(table)) and seat in table.state.actors()
                late = late and not self.rooms.scheduler.thinks(table, seat)
                if late and not await self.record_holidays(room, table, seat):
                    await self.rooms.commit(room, table, seat, Kind.TIMEOUT, {})
            if table.closes(self.rooms.time_at(table)):
                await self.rooms.commit(room, table, PUBLIC, Kind.CLOSE, {})

        await self.rooms.retry(room, attempt)

    async def record_holidays(self, room: Room, table: Table, seat: int) -> bool:
        """Return whether holidays of the seat's player were still unknown to the table, and record them there.

        Called before a timeout. The room must be locked.
        """
        person = room.listing.occupants[seat].person
        if not person or not isinstance(table.time_control, Correspondence):
            return False
        days = await self.holidays.since(person, table.began)
        if days == table.holidays.get(seat, ()):
            return False
        await self.rooms.commit(room, table, seat, Kind.HOLIDAY, {"days": days})
        return True
