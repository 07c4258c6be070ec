"""Proposals at a table: making them, answering them and their status. They are data, shown as localized text."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam, insert, select, update

from baronage.bots.negotiation import Known, hears
from baronage.engine.core.state import PUBLIC, Event
from baronage.engine.game.game import Game
from baronage.engine.hooks.pacts import ACCEPTED, OPEN, REFUSED, Offer, Pact, Pacts, PactStatus, allowed, status_of
from baronage.server.accounts.relations import Relations
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.protocol import NegotiationInfo, OfferKind, OfferSlot, PactInfo
from baronage.server.services.room import LanguageFor, Room, in_english
from baronage.server.services.rooms import Rooms
from baronage.server.store.schema import pacts as pact_rows
from baronage.server.store.store import CHATTED
from baronage.server.store.writer import Conflict
from baronage.server.table.table import Table

MAX_IN_A_TURN = 12  # proposals per seat and turn
NOTHING_TO_ANSWER = msg("nothing-to-answer")

_INSERT = insert(pact_rows)
_ANSWER = (
    update(pact_rows)
    .where(
        pact_rows.c.table == bindparam("table_id"),
        pact_rows.c.number == bindparam("of_number"),
        pact_rows.c.answer == OPEN,
    )
    .values(answer=bindparam("new_answer"), since=bindparam("new_since"))
)


class Negotiation:
    """Negotiation at all tables."""

    def __init__(self, rooms: Rooms, relations: Relations) -> None:
        self.rooms, self.relations = rooms, relations
        self.store = rooms.store

    async def of(self, room: Room) -> list[Pact]:
        """Return the pacts of a table, in order. The room must be locked."""
        if room.pacts is None:
            room.pacts = await asyncio.to_thread(self._read_pacts, room.listing.id)
        return room.pacts

    async def promised(self, room: Room, seat: int) -> list[Pact]:
        """Return the accepted pacts that still bind a seat."""
        if room.listing.game.pacts is None or not room.listing.negotiates:
            return []
        async with room.lock:
            table, known = await self.rooms.read_table(room), await self.of(room)
            return [it for it in known if it.binds(seat) and pact_status(table, it).status == ACCEPTED]

    def _read_pacts(self, id: str) -> list[Pact]:
        wanted = select(pact_rows).where(pact_rows.c.table == id).order_by(pact_rows.c.number)
        return [
            Pact(row.id, row.kind, row.by, row.to, row.turn, json.loads(row.facts), row.public, row.answer, row.since)
            for row in self.store.read(wanted)
        ]

    async def overview(
        self, person: str, id: str, seat: int, request: int, language_for: LanguageFor = in_english
    ) -> NegotiationInfo:
        """Return the proposals a seat can make now, and the pacts it knows of."""
        room = await self.rooms.find(id)
        async with room.lock:
            await self.rooms.check_seat(room, person, seat)
            table = await self.rooms.read_table(room)
            known = await self.of(room)
            rules = room.listing.game.pacts
            open_now = rules is not None and room.listing.negotiates and not table.over
            offers = rules.offers(table.seen(seat), seat) if rules is not None and open_now else []
            language = language_for(room.listing.game)
            pacts = [localize_pact(room, table, it, language) for it in known if hears(it, seat)]
            kinds = [_offered(room.listing.game, table, one, seat, language) for one in offers]
        return NegotiationInfo(id=request, table=id, seat=seat, offers=kinds, pacts=pacts)

    async def propose(
        self, person: str, id: str, seat: int, to: int, kind: str, params: Mapping[str, int], public: bool = False
    ) -> str:
        """Make a proposal for a person and return its id."""
        room = await self.rooms.find(id)

        async def attempt() -> str:
            await self.rooms.check_seat(room, person, seat)
            asked = [occupant.person for at, occupant in enumerate(room.listing.occupants) if at == to]
            if await self.relations.blocked_by(person, asked):
                raise ApiError("refused", msg("not-wanted-to-hear"))
            return (await self._propose(room, seat, to, kind, params, public)).id

        return await self.rooms.retry(room, attempt)

    async def propose_for(self, room: Room, seat: int, to: int, kind: str, params: Mapping[str, int]) -> None:
        """Make a proposal for a bot; a public one where private chat is forbidden."""

        async def attempt() -> None:
            await self._propose(room, seat, to, kind, params, room.listing.chat == "public")

        await self.rooms.retry(room, attempt)

    async def _propose(
        self, room: Room, seat: int, to: int, kind: str, params: Mapping[str, int], public: bool
    ) -> Pact:
        table, rules = await self._check_allowed(room)
        if not public and room.listing.chat == "public":
            raise ApiError("refused", msg("talk-open"))
        seen = table.seen(seat)
        if not allowed(rules.offers(seen, seat), kind, to, params):
            raise ApiError("refused", msg("no-proposal"))
        known = await self.of(room)
        turn = rules.turn(seen)
        for it in known:  # a repeated request: return the first proposal
            if it.answer == OPEN and (it.by, it.to, it.kind, it.turn, it.params) == (seat, to, kind, turn, params):
                return it
        if sum(it.by == seat and it.turn == turn for it in known) >= MAX_IN_A_TURN:
            raise ApiError("refused", msg("most-proposals", most=MAX_IN_A_TURN))
        made = Pact(secrets.token_urlsafe(9), kind, seat, to, turn, dict(params), public)
        row = {
            "table": room.listing.id,
            "number": len(known) + 1,
            "id": made.id,
            "at": self.rooms.clock.today(),
            "kind": kind,
            "by": seat,
            "to": to,
            "turn": turn,
            "facts": json.dumps(dict(params)),
            "public": public,
            "answer": OPEN,
            "since": 0,
        }
        try:
            await self.store.write((_INSERT, row), *self.store.announce(CHATTED, room.listing.id))
        except Conflict:
            await self.sync(room)
            raise
        known.append(made)
        self._deliver(room, table, made)
        return made

    async def answer(self, person: str, id: str, seat: int, word: str, yes: bool) -> None:
        """Accept or refuse a proposal for a person."""
        room = await self.rooms.find(id)

        async def attempt() -> None:
            await self.rooms.check_seat(room, person, seat)
            await self._answer(room, seat, word, yes)

        await self.rooms.retry(room, attempt)

    async def answer_for(self, room: Room, seat: int, word: str, yes: bool) -> None:
        """Accept or refuse a proposal for a bot."""

        async def attempt() -> None:
            await self._answer(room, seat, word, yes)

        await self.rooms.retry(room, attempt)

    async def _answer(self, room: Room, seat: int, word: str, yes: bool) -> None:
        table, rules = await self._check_allowed(room)
        known = await self.of(room)
        at = next((at for at, it in enumerate(known) if it.id == word and it.to == seat), None)
        if at is not None and known[at].answer == (ACCEPTED if yes else REFUSED):
            return
        if at is None or known[at].answer != OPEN or rules.too_late(table.seen(PUBLIC), known[at]):
            raise ApiError("refused", NOTHING_TO_ANSWER)
        answered = replace(known[at], answer=ACCEPTED if yes else REFUSED, since=len(table.match.history))
        values = {
            "table_id": room.listing.id,
            "of_number": at + 1,
            "new_answer": answered.answer,
            "new_since": answered.since,
        }
        try:
            await self.store.write((_ANSWER, values), *self.store.announce(CHATTED, room.listing.id))
        except Conflict:
            await self.sync(room)
            raise
        known[at] = answered
        self._deliver(room, table, answered)

    async def sync(self, room: Room) -> None:
        """Deliver pacts that another process made or answered. The room must be locked."""
        if room.pacts is None or room.table is None:
            return
        before = {it.id: it for it in room.pacts}
        room.pacts = await asyncio.to_thread(self._read_pacts, room.listing.id)
        for it in room.pacts:
            if before.get(it.id) != it:
                self._deliver(room, room.table, it)

    # --- permissions and delivery -------------------------------------------------------------------------------

    async def _check_allowed(self, room: Room) -> tuple[Table, Pacts]:
        table = await self.rooms.read_table(room)
        rules = room.listing.game.pacts
        if rules is None or not room.listing.negotiates:
            raise ApiError("refused", msg("no-proposals"))
        if table.over:
            raise ApiError("refused", msg("game-over"))
        return table, rules

    def _deliver(self, room: Room, table: Table, pact: Pact) -> None:
        """Send a pact to all who may see it, then to the bots."""
        once = {id(one.subscriber): one for one in room.subscriptions}  # even with several viewers
        for one in once.values():
            if pact.public or {pact.by, pact.to} & set(room.listing.seats_of(one.subscriber.person)):
                one.subscriber.tell(localize_pact(room, table, pact, one.language))
        self.rooms.scheduler.proposed(room, pact)


def pact_status(table: Table, pact: Pact) -> PactStatus:
    """Return the status of a pact, from public events since its acceptance."""
    rules = table.game.pacts
    if rules is None or pact.answer != ACCEPTED:
        return PactStatus(pact.answer)
    view = table.seen(PUBLIC)
    return rules.status(view, pact, public_events(table, pact.since))


def public_events(table: Table, since: int) -> Sequence[Event]:
    """Return the public events after the first `since` history entries."""
    return [event for moment in table.match.history[since:] for event in moment.seen(PUBLIC)]


def known_to(table: Table, pacts: Sequence[Pact], seat: int) -> list[Known]:
    """Return the pacts that a seat knows of, with their status."""
    return [Known(it, pact_status(table, it)) for it in pacts if hears(it, seat)]


def _offered(game: Game, table: Table, offer: Offer, seat: int, language: str) -> OfferKind:
    """Return a possible proposal, as data and as text."""
    reader = game.words.reader(seat, table.match.record.names)

    def words(id: str, params: dict[str, Any]) -> str:
        return game.words.msg(f"offer-{offer.kind}{id}", params, reader, language)

    slots = [
        OfferSlot(name, values, [words(f"-{name}", {name: value}) for value in values]) for name, values in offer.slots
    ]
    return OfferKind(offer.kind, words("", {}), offer.to, slots)


def localize_pact(room: Room, table: Table, pact: Pact, language: str) -> PactInfo:
    """Return a pact as a message: its data, its status and a text in `language`."""
    game: Game = room.listing.game
    found = pact_status(table, pact)
    rules = game.pacts
    late = rules is None or table.over or rules.too_late(table.seen(PUBLIC), pact)
    status = status_of(pact, found, late)
    reader = game.words.reader(PUBLIC, table.match.record.names)
    params: dict[str, Any] = dict(pact.params)
    return PactInfo(
        table=room.listing.id,
        pact=pact.id,
        kind=pact.kind,
        by=pact.by,
        to=pact.to,
        turn=pact.turn,
        params=params,
        public=pact.public,
        status=status,
        breakers=list(found.breakers),
        text=game.words.msg(f"pact-{pact.kind}", params, reader, language),
        status_text=game.words.msg(f"pact-is-{status}", {}, reader, language),
    )
