"""Proposals at a table: made, answered, and what became of them. They are data; those who hear them see sentences."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam, insert, select, update

from baronage.bots.talks import Known, hears
from baronage.engine.flow import PUBLIC, Event
from baronage.engine.game import Game
from baronage.engine.pacts import ACCEPTED, OPEN, REFUSED, Fate, Offer, Pact, Pacts, allowed, status_of
from baronage.server.errors import Denied
from baronage.server.house.room import LanguageFor, Room, in_english
from baronage.server.house.rooms import Rooms
from baronage.server.people.relations import Relations
from baronage.server.play.table import Table
from baronage.server.store.schema import pacts as pact_rows
from baronage.server.store.store import SAID
from baronage.server.store.writer import Conflict
from baronage.server.wire import Bargains, OfferKind, OfferSlot, PactTold
from baronage.server.words import say

MOST_IN_A_TURN = 12  # proposals that a seat makes in one turn
NOBODY_ASKED = say("nothing-to-answer")

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


class Bargaining:
    """The proposals of all tables."""

    def __init__(self, rooms: Rooms, relations: Relations) -> None:
        self.rooms, self.relations = rooms, relations
        self.store = rooms.store

    async def of(self, room: Room) -> list[Pact]:
        """What was proposed at a table, in order. The room is locked."""
        if room.pacts is None:
            room.pacts = await asyncio.to_thread(self._read_pacts, room.listing.id)
        return room.pacts

    async def promised(self, room: Room, seat: int) -> list[Pact]:
        """What a seat has agreed on and is still to keep."""
        if room.listing.game.pacts is None or not room.listing.bargains:
            return []
        async with room.lock:
            table, known = await self.rooms.read_table(room), await self.of(room)
            return [it for it in known if it.binds(seat) and fate_of(table, it).status == ACCEPTED]

    def _read_pacts(self, id: str) -> list[Pact]:
        wanted = select(pact_rows).where(pact_rows.c.table == id).order_by(pact_rows.c.number)
        return [
            Pact(row.id, row.kind, row.by, row.to, row.turn, json.loads(row.facts), row.public, row.answer, row.since)
            for row in self.store.read(wanted)
        ]

    async def overview(
        self, person: str, id: str, seat: int, request: int, language_for: LanguageFor = in_english
    ) -> Bargains:
        """What a seat can propose now, and what it has heard of."""
        room = await self.rooms.find(id)
        async with room.lock:
            await self.rooms.must_sit(room, person, seat)
            table = await self.rooms.read_table(room)
            known = await self.of(room)
            rules = room.listing.game.pacts
            open_now = rules is not None and room.listing.bargains and not table.over
            offers = rules.offers(table.seen(seat), seat) if rules is not None and open_now else []
            language = language_for(room.listing.game)
            told = [told_of(room, table, it, language) for it in known if hears(it, seat)]
            kinds = [_offered(room.listing.game, table, one, seat, language) for one in offers]
        return Bargains(id=request, table=id, seat=seat, offers=kinds, pacts=told)

    async def propose(
        self, person: str, id: str, seat: int, to: int, kind: str, facts: Mapping[str, int], public: bool = False
    ) -> str:
        """A person proposes something; the word under which it is answered."""
        room = await self.rooms.find(id)

        async def attempt() -> str:
            await self.rooms.must_sit(room, person, seat)
            asked = [sitter.person for at, sitter in enumerate(room.listing.sitters) if at == to]
            if await self.relations.blocked_by(person, asked):
                raise Denied("refused", say("not-wanted-to-hear"))
            return (await self._propose(room, seat, to, kind, facts, public)).id

        return await self.rooms.retry(room, attempt)

    async def propose_for(self, room: Room, seat: int, to: int, kind: str, facts: Mapping[str, int]) -> None:
        """A bot proposes something; where nothing may be said in private, all hear it."""

        async def attempt() -> None:
            await self._propose(room, seat, to, kind, facts, room.listing.talk == "public")

        await self.rooms.retry(room, attempt)

    async def _propose(self, room: Room, seat: int, to: int, kind: str, facts: Mapping[str, int], public: bool) -> Pact:
        table, rules = await self._may_bargain(room)
        if not public and room.listing.talk == "public":
            raise Denied("refused", say("talk-open"))
        seen = table.seen(seat)
        if not allowed(rules.offers(seen, seat), kind, to, facts):
            raise Denied("refused", say("no-proposal"))
        known = await self.of(room)
        turn = rules.turn(seen)
        for it in known:  # said twice, because no answer was heard: once is enough
            if it.answer == OPEN and (it.by, it.to, it.kind, it.turn, it.facts) == (seat, to, kind, turn, facts):
                return it
        if sum(it.by == seat and it.turn == turn for it in known) >= MOST_IN_A_TURN:
            raise Denied("refused", say("most-proposals", most=MOST_IN_A_TURN))
        made = Pact(secrets.token_urlsafe(9), kind, seat, to, turn, dict(facts), public)
        row = {
            "table": room.listing.id,
            "number": len(known) + 1,
            "id": made.id,
            "at": self.rooms.clock.today(),
            "kind": kind,
            "by": seat,
            "to": to,
            "turn": turn,
            "facts": json.dumps(dict(facts)),
            "public": public,
            "answer": OPEN,
            "since": 0,
        }
        try:
            await self.store.write((_INSERT, row), *self.store.announce(SAID, room.listing.id))
        except Conflict:
            await self.hear(room)
            raise
        known.append(made)
        self._tell_pact(room, table, made)
        return made

    async def answer(self, person: str, id: str, seat: int, word: str, yes: bool) -> None:
        """A person accepts or refuses what was proposed to him."""
        room = await self.rooms.find(id)

        async def attempt() -> None:
            await self.rooms.must_sit(room, person, seat)
            await self._answer(room, seat, word, yes)

        await self.rooms.retry(room, attempt)

    async def answer_for(self, room: Room, seat: int, word: str, yes: bool) -> None:
        """A bot does."""

        async def attempt() -> None:
            await self._answer(room, seat, word, yes)

        await self.rooms.retry(room, attempt)

    async def _answer(self, room: Room, seat: int, word: str, yes: bool) -> None:
        table, rules = await self._may_bargain(room)
        known = await self.of(room)
        at = next((at for at, it in enumerate(known) if it.id == word and it.to == seat), None)
        if at is not None and known[at].answer == (ACCEPTED if yes else REFUSED):
            return
        if at is None or known[at].answer != OPEN or rules.too_late(table.seen(PUBLIC), known[at]):
            raise Denied("refused", NOBODY_ASKED)
        answered = replace(known[at], answer=ACCEPTED if yes else REFUSED, since=len(table.match.moments))
        values = {
            "table_id": room.listing.id,
            "of_number": at + 1,
            "new_answer": answered.answer,
            "new_since": answered.since,
        }
        try:
            await self.store.write((_ANSWER, values), *self.store.announce(SAID, room.listing.id))
        except Conflict:
            await self.hear(room)
            raise
        known[at] = answered
        self._tell_pact(room, table, answered)

    async def hear(self, room: Room) -> None:
        """Something was proposed or answered in another process: pass it on. The room is locked."""
        if room.pacts is None or room.table is None:
            return
        before = {it.id: it for it in room.pacts}
        room.pacts = await asyncio.to_thread(self._read_pacts, room.listing.id)
        for it in room.pacts:
            if before.get(it.id) != it:
                self._tell_pact(room, room.table, it)

    # --- who may, and who is told -------------------------------------------------------------------------------

    async def _may_bargain(self, room: Room) -> tuple[Table, Pacts]:
        table = await self.rooms.read_table(room)
        rules = room.listing.game.pacts
        if rules is None or not room.listing.bargains:
            raise Denied("refused", say("no-proposals"))
        if table.over:
            raise Denied("refused", say("game-over"))
        return table, rules

    def _tell_pact(self, room: Room, table: Table, pact: Pact) -> None:
        """All who hear of it; then the bots."""
        spoken = {
            id(one.watcher): one for one in room.watchers
        }.values()  # each once, with however many eyes it watches
        for one in spoken:
            if pact.public or {pact.by, pact.to} & set(room.listing.seats_of(one.watcher.person)):
                one.watcher.tell(told_of(room, table, pact, one.language))
        self.rooms.caretaker.proposed(room, pact)


def fate_of(table: Table, pact: Pact) -> Fate:
    """What became of a pact, from what everybody saw since it was accepted."""
    rules = table.game.pacts
    if rules is None or pact.answer != ACCEPTED:
        return Fate(pact.answer)
    view = table.seen(PUBLIC)
    return rules.fate(view, pact, public_events(table, pact.since))


def public_events(table: Table, since: int) -> Sequence[Event]:
    """What everybody saw after so many moments."""
    return [event for moment in table.match.moments[since:] for event in moment.seen(PUBLIC)]


def known_to(table: Table, pacts: Sequence[Pact], seat: int) -> list[Known]:
    """The pacts that a seat has heard of, with what became of them."""
    return [Known(it, fate_of(table, it)) for it in pacts if hears(it, seat)]


def _offered(game: Game, table: Table, offer: Offer, seat: int, language: str) -> OfferKind:
    """What can be proposed, in data and in words."""
    reader = game.words.reader(seat, table.match.record.names)

    def words(id: str, facts: dict[str, Any]) -> str:
        return game.words.say(f"offer-{offer.kind}{id}", facts, reader, language)

    slots = [
        OfferSlot(name, values, [words(f"-{name}", {name: value}) for value in values]) for name, values in offer.slots
    ]
    return OfferKind(offer.kind, words("", {}), offer.to, slots)


def told_of(room: Room, table: Table, pact: Pact, language: str) -> PactTold:
    """A pact as a message: the data, how it stands, and a sentence in the language of who hears of it."""
    game: Game = room.listing.game
    fate = fate_of(table, pact)
    rules = game.pacts
    late = rules is None or table.over or rules.too_late(table.seen(PUBLIC), pact)
    status = status_of(pact, fate, late)
    reader = game.words.reader(PUBLIC, table.match.record.names)
    facts: dict[str, Any] = dict(pact.facts)
    return PactTold(
        table=room.listing.id,
        pact=pact.id,
        kind=pact.kind,
        by=pact.by,
        to=pact.to,
        turn=pact.turn,
        facts=facts,
        public=pact.public,
        status=status,
        breakers=list(fate.breakers),
        text=game.words.say(f"pact-{pact.kind}", facts, reader, language),
        status_text=game.words.say(f"pact-is-{status}", {}, reader, language),
    )
