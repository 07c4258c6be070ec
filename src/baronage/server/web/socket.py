"""A connection: requests come in one after the other, answers and updates go out. Nothing that comes in can end it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from baronage.engine.errors import Refusal
from baronage.engine.said import told
from baronage.server.errors import AWAY, FAULT, MEANWHILE, UNSURE, Denied, code_of, in_a_line
from baronage.server.house.house import House
from baronage.server.people.people import PLAY, READ, TALK, Person
from baronage.server.play.acts import Kind
from baronage.server.store.writer import Conflict, Unsure
from baronage.server.web.callers import allow
from baronage.server.web.guard import Bucket
from baronage.server.web.line import Line
from baronage.server.web.speaks import Speaks
from baronage.server.wire import (
    LARGEST,
    AnswerPact,
    Answers,
    AskBargains,
    Asked,
    AskHint,
    Back,
    Done,
    Draft,
    Expel,
    Extend,
    Failed,
    Follow,
    History,
    Leave,
    Look,
    Malformed,
    Mark,
    Messages,
    Pause,
    Play,
    Propose,
    Reason,
    Requests,
    Say,
    Seek,
    Talk,
    Try,
    Turn,
    Undo,
    Watch,
    Why,
    id_within,
    read_request,
    write_message,
)
from baronage.server.words import say

log = logging.getLogger("baronage.server")
LONGEST_INVITATION = 40
PIECE_BITS = 11  # a request counts for one more with every 2 ** 11 bytes: a text takes time to be read
# What a program's token must be good for.
SCOPES = {
    **dict.fromkeys((Watch, Follow, Leave, Look, Why, Try, Turn, AskHint, Talk, AskBargains), READ),
    **dict.fromkeys((Play, Back, Draft, Undo, Answers, Pause, Extend, Expel, Seek), PLAY),
    **dict.fromkeys((Say, Mark, Propose, AnswerPact), TALK),
}
# What a request counts for besides, if it costs others more than a move.
DEAR = {
    **dict.fromkeys((Watch, Follow, Look, Why, Try, Turn, Talk, Say, Propose, AskBargains), 2),
    AskHint: 11,
    AnswerPact: 1,
}


class Connection:
    """One WebSocket of one person."""

    def __init__(self, line: Line, house: House, person: Person, buckets: Sequence[Bucket] = ()) -> None:
        """`buckets`: of how many requests he may make, on all his connections, and all who come from his address."""
        self.line = line
        self.house = house
        self.who = person
        self.person = person.id
        self.address = ""  # from where he is connected
        self.speaks = Speaks()  # in which languages he is spoken to
        self.invitations: dict[str, str] = {}  # by table, as shown when it was first watched
        self._buckets = buckets
        self.task: asyncio.Task[None] | None = None  # in which it runs
        self.since = 0.0  # when the request came that is not answered yet; 0: there is none
        self.asks: Requests | None = None  # and what it asks

    def tell(self, message: Messages) -> None:
        """Send it, after what waits already."""
        self.line.write(write_message(message))

    async def run(self) -> None:
        """Until the other side is gone."""
        try:
            while (data := await self.line.read()) is not None:
                await self._take(data)
                self.since = 0.0
        finally:
            self.house.watching.unwatch(self)
            self.line.end()

    async def _take(self, data: bytes) -> None:
        pieces = min(len(data), LARGEST) >> PIECE_BITS
        if pieces and not self._affords(pieces):  # first: to read it takes time, too
            self._slow_down(id_within(data))
            return
        try:
            request = read_request(data)
        except Malformed as error:
            if self._affords(1):
                self.tell(Failed(id=error.id, code=error.code, sentence=told(error.sentence, self.speaks.first)))
            else:
                self._slow_down(error.id)
            return
        self.asks = request
        dear = DEAR.get(type(request), 0)
        if not self._affords(1 + dear):  # all at once, or nothing: who asks again and again gets his turn
            self._slow_down(request.id)
            return
        if dear:
            await asyncio.sleep(0)  # others first, who may have waited for longer
        try:
            self.tell(await self._do(request))
        except Refusal as refusal:
            self.house.store.measures.refused.inc()
            room = self.house.rooms.in_use.get(request.table)
            sentence = self.speaks.told(refusal, None if room is None else room.listing.game)
            self.tell(Failed(id=request.id, code=code_of(refusal), sentence=sentence[:500], rule=refusal.rule))
        except Conflict:
            self.tell(Failed(id=request.id, code="stale", sentence=MEANWHILE.told(self.speaks.first)))
        except self.house.store.faults as error:
            log.error("the store: %s", in_a_line(error))
            unsure = isinstance(error, Unsure)
            code, sentence = ("unsure", UNSURE) if unsure else ("store", AWAY)
            self.tell(Failed(id=request.id, code=code, sentence=sentence.told(self.speaks.first)))
        except Exception:
            log.exception("a fault in %s", type(request).__name__)
            self.tell(Failed(id=request.id, code="refused", sentence=FAULT.told(self.speaks.first)))

    def _slow_down(self, id: int) -> None:
        self.tell(Failed(id=id, code="too-fast", sentence=say("messages-too-fast").told(self.speaks.first)))

    def _affords(self, count: int) -> bool:
        self.since = now = time.monotonic()
        return all(bucket.take(now, count) for bucket in self._buckets)

    async def _do(self, request: Requests) -> Messages:
        allow(self.who, SCOPES[type(request)])
        house, id, table = self.house, request.id, request.table
        invitation = self.invitations.get(table, "")
        played: list[list[int]] = []
        advice: list[str] = []
        if isinstance(request, Watch):
            want = frozenset(request.want)
            shown = request.invitation[:LONGEST_INVITATION] or invitation
            view = await house.watching.watch(self, table, request.seat, shown, id, want, self.speaks)
            self.invitations[table] = shown
            return view
        if isinstance(request, Look):
            want = frozenset(request.want)
            return await house.watching.look(self.person, table, request.seat, invitation, id, want, self.speaks)
        if isinstance(request, Talk):
            return await self._history(request, invitation)
        if isinstance(request, Why):
            sentence, rule = await house.play.why(self.person, table, request.seat, request.nodes[:8], self.speaks)
            return Reason(id=id, sentence=sentence, rule=rule)
        if isinstance(request, Turn):
            asked = await house.play.turn(self.person, table, request.seat, request.part, self.speaks)
            return Asked(id=id, question=asked)
        if isinstance(request, Try):
            return await house.play.try_text(self.person, table, request.seat, request.text, id, self.speaks)
        if isinstance(request, AskHint):
            return await house.play.hint(self.person, table, request.seat, id, self.speaks, request.part)
        if isinstance(request, AskBargains):
            return await house.bargaining.overview(self.person, table, request.seat, id, self.speaks)
        if isinstance(request, Follow):
            await house.watching.follow(self, table)
        elif isinstance(request, Leave):
            house.watching.unwatch(self, table)
        elif isinstance(request, (Play, Back, Draft, Undo, Pause, Answers)):
            change = await house.play.act(self.person, table, request.seat, request.number, *_act(request))
            if isinstance(request, Play):
                played = [list(action) for action in change.played]
                advice = [told(sentence, self.speaks.first) for sentence in change.advice]
        elif isinstance(request, Extend):
            await house.play.extend(self.person, table, request.hours, request.key)
        elif isinstance(request, Expel):
            await house.absence.expel(self.person, table, request.seat, request.key)
        elif isinstance(request, Seek):
            await house.absence.seek(self.person, table, request.seat, request.key)
        elif isinstance(request, Say):
            await house.talk.say(
                self.person, self.who.name, table, request.channel, request.text, invitation, request.key
            )
        elif isinstance(request, Propose):
            facts, public = request.facts, request.public
            await house.bargaining.propose(self.person, table, request.seat, request.to, request.kind, facts, public)
        elif isinstance(request, AnswerPact):
            await house.bargaining.answer(self.person, table, request.seat, request.pact, request.yes)
        elif isinstance(request, Mark):
            await house.talk.mark(self.person, table, request.channel, request.number, request.muted, invitation)
        return Done(id=id, played=played, advice=advice)

    async def _history(self, request: Talk, invitation: str) -> History:
        room = await self.house.talk.place(self.person, request.table, invitation)
        async with room.lock:
            talk = await self.house.talk.of(room)
        read, muted = await self.house.talk.marks(self.person, request.table)
        seats = room.listing.seats_of(self.person)
        came = room.listing.came(self.person)
        blocked = await self.house.relations.blocks_of(self.person)
        heard = talk.heard(request.table, seats, request.since, request.before, came, blocked)
        return History(id=request.id, table=request.table, said=heard, read=read, muted=muted)


def _act(request: Play | Back | Draft | Undo | Pause | Answers) -> tuple[str, dict[str, Any]]:
    """What is to happen at the table: its kind, and what belongs to it."""
    body: dict[str, Any] = {"key": request.key} if request.key else {}
    if isinstance(request, Play):
        if bool(request.text) == bool(request.actions):
            raise Denied("unreadable", say("actions-or-text"))
        return Kind.PLAY, {"text": request.text, **body} if request.text else {"actions": request.actions, **body}
    if isinstance(request, Draft):
        return Kind.DRAFT, {"actions": request.actions, "behind": request.behind, **body}
    if isinstance(request, Answers):
        return Kind.ANSWERS, {"texts": request.texts, **body}
    kinds = {Back: Kind.BACK, Undo: Kind.UNDO, Pause: Kind.PAUSE}
    return kinds[type(request)], body
