"""A WebSocket connection: handles requests one by one, sends responses and updates. No request can end it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from baronage.engine.core.errors import Refusal
from baronage.engine.text.localization import localize
from baronage.server.accounts.accounts import PLAY, READ, TALK, Person
from baronage.server.container import Services
from baronage.server.errors import AWAY, FAULT, MEANWHILE, UNSURE, ApiError, code_of, in_a_line
from baronage.server.http.auth import allow
from baronage.server.http.language import Languages
from baronage.server.http.middleware import Bucket
from baronage.server.http.ws_transport import WsTransport
from baronage.server.locale import msg
from baronage.server.protocol import (
    LARGEST,
    AnswerPact,
    Answers,
    AskHint,
    AskHistory,
    AskNegotiation,
    AskPreview,
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
    Try,
    Undo,
    Watch,
    Why,
    id_within,
    read_request,
    write_message,
)
from baronage.server.store.writer import Conflict, Unsure
from baronage.server.table.journal_entry import Change, Kind

log = logging.getLogger("baronage.server")
LONGEST_INVITATION = 40
PIECE_BITS = 11  # a request counts one more for every 2 ** 11 bytes, because a text takes time to parse


class Handler(NamedTuple):
    """The handling of one type of request."""

    scope: str  # that an API token needs
    cost: int  # in addition to that of a move, for requests that take more time
    run: Callable[[Connection, Any], Awaitable[Messages]]


HANDLERS: dict[type[Requests], Handler] = {}
_Run = TypeVar("_Run", bound=Callable[..., Awaitable[Messages]])


def handles(scope: str, *kinds: type[Requests], cost: int = 0) -> Callable[[_Run], _Run]:
    """Register a method of `Connection` as the handler of these types of requests."""

    def register(run: _Run) -> _Run:
        HANDLERS.update(dict.fromkeys(kinds, Handler(scope, cost, run)))
        return run

    return register


class Connection:
    """One WebSocket of one person."""

    def __init__(
        self, transport: WsTransport, services: Services, person: Person, buckets: Sequence[Bucket] = ()
    ) -> None:
        """Store the arguments. `buckets` are the rate limits of this person and of their address."""
        self.transport = transport
        self.services = services
        self.who = person
        self.person = person.id
        self.address = ""  # where the client is connected from
        self.languages = Languages()  # the client's languages
        self.invitations: dict[str, str] = {}  # by table, as given when it was first watched
        self._buckets = buckets
        self.task: asyncio.Task[None] | None = None  # in which the connection runs
        self.since = 0.0  # when the unanswered request came, or 0.0
        self.asks: Requests | None = None  # the unanswered request
        self.thinking: tuple[asyncio.Task[None], int] | None = None  # a hint being prepared, and its request

    def tell(self, message: Messages) -> None:
        """Send a message, after those already queued."""
        self.transport.write(write_message(message))

    async def run(self) -> None:
        """Handle requests until the client disconnects."""
        try:
            while (data := await self.transport.read()) is not None:
                await self._take(data)
                self.since = 0.0
        finally:
            if self.thinking is not None:
                self.thinking[0].cancel()
            self.services.subscriptions.unsubscribe(self)
            self.transport.end()

    def _stop_thinking(self) -> None:
        """Stop preparing a hint, because the player has acted or asks for another one."""
        if self.thinking is not None and not self.thinking[0].done():
            task, id = self.thinking
            task.cancel()
            self.tell(Failed(id=id, code="stale", sentence=MEANWHILE.localized(self.languages.first)))
        self.thinking = None

    async def _take(self, data: bytes) -> None:
        pieces = min(len(data), LARGEST) >> PIECE_BITS
        if pieces and not self._affords(pieces):  # first, because parsing takes time too
            self._slow_down(id_within(data))
            return
        try:
            request = read_request(data)
        except Malformed as error:
            if self._affords(1):
                self.tell(Failed(id=error.id, code=error.code, sentence=localize(error.sentence, self.languages.first)))
            else:
                self._slow_down(error.id)
            return
        self.asks = request
        cost = HANDLERS[type(request)].cost
        if not self._affords(1 + cost):  # all at once or not at all, so that repeated requests succeed in the end
            self._slow_down(request.id)
            return
        if cost:
            await asyncio.sleep(0)  # let other connections run first
        if isinstance(request, (AskHint, Play, Back, Draft, Undo)):
            self._stop_thinking()
        if isinstance(request, AskHint):  # no click waits for it
            self.thinking = asyncio.get_running_loop().create_task(self._answer(request)), request.id
        else:
            await self._answer(request)

    async def _answer(self, request: Requests) -> None:
        scope, _, handle = HANDLERS[type(request)]
        try:
            allow(self.who, scope)
            self.tell(await handle(self, request))
        except Refusal as refusal:
            self.services.store.metrics.refused.inc()
            room = self.services.rooms.in_use.get(request.table)
            sentence = self.languages.localized(refusal, None if room is None else room.listing.game)
            self.tell(Failed(id=request.id, code=code_of(refusal), sentence=sentence[:500], rule=refusal.rule))
        except Conflict:
            self.tell(Failed(id=request.id, code="stale", sentence=MEANWHILE.localized(self.languages.first)))
        except self.services.store.errors as error:
            log.error("the store: %s", in_a_line(error))
            unsure = isinstance(error, Unsure)
            code, sentence = ("unsure", UNSURE) if unsure else ("store", AWAY)
            self.tell(Failed(id=request.id, code=code, sentence=sentence.localized(self.languages.first)))
        except Exception:
            log.exception("internal error in %s", type(request).__name__)
            self.tell(Failed(id=request.id, code="refused", sentence=FAULT.localized(self.languages.first)))

    def _slow_down(self, id: int) -> None:
        self.tell(Failed(id=id, code="too-fast", sentence=msg("messages-too-fast").localized(self.languages.first)))

    def _affords(self, count: int) -> bool:
        self.since = now = time.monotonic()
        return all(bucket.take(now, count) for bucket in self._buckets)

    def _invitation(self, request: Requests) -> str:
        return self.invitations.get(request.table, "")

    @handles(READ, Watch, cost=2)
    async def _watch(self, request: Watch) -> Messages:
        await self.services.looks.wait()
        shown = request.invitation[:LONGEST_INVITATION] or self._invitation(request)
        view = await self.services.subscriptions.subscribe(
            self, request.table, request.seat, shown, request.id, frozenset(request.want), self.languages
        )
        self.invitations[request.table] = shown
        return view

    @handles(READ, Look, cost=2)
    async def _look(self, request: Look) -> Messages:
        await self.services.looks.wait()
        invitation, want = self._invitation(request), frozenset(request.want)
        return await self.services.subscriptions.show(
            self.person, request.table, request.seat, invitation, request.id, want, self.languages
        )

    @handles(READ, Follow, cost=2)
    async def _follow(self, request: Follow) -> Messages:
        await self.services.subscriptions.follow(self, request.table)
        return Done(id=request.id)

    @handles(READ, Leave)
    async def _leave(self, request: Leave) -> Messages:
        self.services.subscriptions.unsubscribe(self, request.table)
        return Done(id=request.id)

    @handles(READ, Why, cost=2)
    async def _why(self, request: Why) -> Messages:
        nodes = request.nodes[:8]
        sentence, rule = await self.services.play.why(self.person, request.table, request.seat, nodes, self.languages)
        return Reason(id=request.id, sentence=sentence, rule=rule)

    @handles(READ, Try, cost=2)
    async def _try(self, request: Try) -> Messages:
        return await self.services.play.try_text(
            self.person, request.table, request.seat, request.text, request.id, self.languages
        )

    @handles(READ, AskPreview, cost=1)
    async def _preview(self, request: AskPreview) -> Messages:
        return await self.services.play.preview(
            self.person, request.table, request.seat, request.draft, request.id, self.languages, request.text
        )

    @handles(READ, AskHint, cost=11)
    async def _hint(self, request: AskHint) -> Messages:
        return await self.services.play.hint(self.person, request.table, request.seat, request.id, self.languages)

    @handles(PLAY, Play)
    async def _play(self, request: Play) -> Messages:
        change = await self._change(request)
        played = [list(action) for action in change.played]
        advice = [localize(sentence, self.languages.first) for sentence in change.advice]
        return Done(id=request.id, played=played, advice=advice)

    @handles(PLAY, Back, Draft, Undo, Answers, Pause)
    async def _apply(self, request: Back | Draft | Undo | Answers | Pause) -> Messages:
        await self._change(request)
        return Done(id=request.id)

    async def _change(self, request: Play | Back | Draft | Undo | Answers | Pause) -> Change:
        kind, body = _act(request)
        return await self.services.play.act(self.person, request.table, request.seat, request.number, kind, body)

    @handles(PLAY, Extend)
    async def _extend(self, request: Extend) -> Messages:
        await self.services.play.extend(self.person, request.table, request.hours, request.key)
        return Done(id=request.id)

    @handles(PLAY, Expel)
    async def _expel(self, request: Expel) -> Messages:
        await self.services.substitution.expel(self.person, request.table, request.seat, request.key)
        return Done(id=request.id)

    @handles(PLAY, Seek)
    async def _seek(self, request: Seek) -> Messages:
        await self.services.substitution.seek(self.person, request.table, request.seat, request.key)
        return Done(id=request.id)

    @handles(READ, AskHistory, cost=2)
    async def _history(self, request: AskHistory) -> Messages:
        room = await self.services.chat.find_place(self.person, request.table, self._invitation(request))
        chat = await self.services.chat.read(room)
        read, muted = await self.services.chat.marks(self.person, request.table)
        seats = room.listing.seats_of(self.person)
        chat_since = room.listing.chat_since(self.person)
        blocked = await self.services.relations.blocks_of(self.person)
        messages = chat.visible(request.table, seats, request.since, request.before, chat_since, blocked)
        return History(id=request.id, table=request.table, messages=messages, read=read, muted=muted)

    @handles(TALK, Say, cost=2)
    async def _say(self, request: Say) -> Messages:
        channel, text, invitation = request.channel, request.text, self._invitation(request)
        await self.services.chat.post(self.person, self.who.name, request.table, channel, text, invitation, request.key)
        return Done(id=request.id)

    @handles(TALK, Mark)
    async def _mark(self, request: Mark) -> Messages:
        channel, invitation = request.channel, self._invitation(request)
        await self.services.chat.mark(self.person, request.table, channel, request.number, request.muted, invitation)
        return Done(id=request.id)

    @handles(READ, AskNegotiation, cost=2)
    async def _negotiation(self, request: AskNegotiation) -> Messages:
        return await self.services.negotiation.overview(
            self.person, request.table, request.seat, request.id, self.languages
        )

    @handles(TALK, Propose, cost=2)
    async def _propose(self, request: Propose) -> Messages:
        await self.services.negotiation.propose(
            self.person, request.table, request.seat, request.to, request.kind, request.params, request.public
        )
        return Done(id=request.id)

    @handles(TALK, AnswerPact, cost=1)
    async def _answer_pact(self, request: AnswerPact) -> Messages:
        await self.services.negotiation.answer(self.person, request.table, request.seat, request.pact, request.yes)
        return Done(id=request.id)


def _act(request: Play | Back | Draft | Undo | Pause | Answers) -> tuple[str, dict[str, Any]]:
    """Return the kind and the body of the journal entry for a request."""
    body: dict[str, Any] = {"key": request.key} if request.key else {}
    if isinstance(request, Play):
        if bool(request.text) == bool(request.actions):
            raise ApiError("unreadable", msg("actions-or-text"))
        act = {"act": True, **({"anew": True} if request.anew else {})} if request.act and request.actions else {}
        return Kind.PLAY, {"text": request.text, **body} if request.text else {
            "actions": request.actions,
            **act,
            **body,
        }
    if isinstance(request, Draft):
        return Kind.DRAFT, {"actions": request.actions, "behind": request.behind, **body}
    if isinstance(request, Answers):
        return Kind.ANSWERS, {"texts": request.texts, **body}
    if isinstance(request, Undo) and request.act:
        body["act"] = True
    kinds = {Back: Kind.BACK, Undo: Kind.UNDO, Pause: Kind.PAUSE}
    return kinds[type(request)], body
