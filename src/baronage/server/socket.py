"""A connection: requests come in one after the other, answers and updates go out. Nothing that comes in can end it."""

from __future__ import annotations

import asyncio
import time

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from baronage.engine.errors import Refusal
from baronage.server import table as at_table
from baronage.server.errors import Denied, code_of
from baronage.server.guard import Bucket
from baronage.server.house import House
from baronage.server.people import Person
from baronage.server.wire import (
    Answers,
    Back,
    Done,
    Extend,
    Failed,
    History,
    Leave,
    Look,
    Malformed,
    Mark,
    Messages,
    Pause,
    Play,
    Reason,
    Requests,
    Say,
    Talk,
    Undo,
    Watch,
    Why,
    read_request,
    write_message,
)

RATE, BURST = 30.0, 120.0  # requests a second, and at once
MOST_WAITING = 1000  # messages that a slow reader may leave waiting


class Connection:
    """One WebSocket of one person."""

    def __init__(self, socket: WebSocket, house: House, person: Person) -> None:
        self.socket = socket
        self.house = house
        self.who = person
        self.person = person.id
        self.invitations: dict[str, str] = {}  # by table, as shown when it was first watched
        self._out: asyncio.Queue[Messages | None] = asyncio.Queue(MOST_WAITING)
        self._bucket = Bucket(RATE, BURST, time.monotonic())

    def tell(self, message: Messages) -> None:
        """Send it, after what waits already. Who does not read is let go: he can look again when he is back."""
        try:
            self._out.put_nowait(message)
        except asyncio.QueueFull:
            while not self._out.empty():
                self._out.get_nowait()
            self._out.put_nowait(None)

    async def run(self) -> None:
        """Until the other side is gone."""
        await self.socket.accept()
        sender = asyncio.create_task(self._send())
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] != "websocket.receive":
                    return
                data = message.get("bytes")
                await self._take((message.get("text") or "").encode() if data is None else data)
        except (WebSocketDisconnect, RuntimeError):  # it went while we were at it
            return
        finally:
            self.house.unwatch(self)
            sender.cancel()

    async def _send(self) -> None:
        while True:
            message = await self._out.get()
            if self.socket.application_state != WebSocketState.CONNECTED:
                return
            if message is None:
                await self.socket.close(1013, "too slow")
                return
            try:
                await self.socket.send_text(write_message(message).decode())
            except (WebSocketDisconnect, RuntimeError):
                return

    async def _take(self, data: bytes) -> None:
        try:
            request = read_request(data)
        except Malformed as error:
            self.tell(Failed(id=error.id, code=error.code, sentence=str(error)))
            return
        if not self._bucket.take(time.monotonic()):
            self.tell(Failed(id=request.id, code="too-fast", sentence="Too many messages; wait a little."))
            return
        try:
            self.tell(await self._do(request))
        except Refusal as refusal:
            self.tell(Failed(id=request.id, code=code_of(refusal), sentence=refusal.sentence[:500], rule=refusal.rule))

    async def _do(self, request: Requests) -> Messages:
        house, id, table = self.house, request.id, request.table
        invitation = self.invitations.get(table, "")
        played: list[list[int]] = []
        if isinstance(request, Watch):
            want = frozenset(request.want)
            view = await house.watch(self, table, request.seat, request.invitation or invitation, id, want)
            self.invitations[table] = request.invitation or invitation
            return view
        if isinstance(request, Look):
            return await house.look(self.person, table, request.seat, invitation, id, frozenset(request.want))
        if isinstance(request, Talk):
            return await self._history(request, invitation)
        if isinstance(request, Why):
            sentence, rule = await house.why(self.person, table, request.seat, request.nodes[:8])
            return Reason(id=id, sentence=sentence, rule=rule)
        if isinstance(request, Leave):
            house.unwatch(self, table)
        elif isinstance(request, Play):
            if bool(request.text) == bool(request.actions):
                raise Denied("unreadable", "give actions, or their notation in text")
            body = {"text": request.text} if request.text else {"actions": request.actions}
            change = await house.act(self.person, table, request.seat, request.number, at_table.PLAY, body)
            played = [list(action) for action in change.played]
        elif isinstance(request, Back):
            await house.act(self.person, table, request.seat, request.number, at_table.BACK, {})
        elif isinstance(request, Undo):
            await house.act(self.person, table, request.seat, request.number, at_table.UNDO, {})
        elif isinstance(request, Pause):
            await house.act(self.person, table, request.seat, request.number, at_table.PAUSE, {})
        elif isinstance(request, Answers):
            texts = {"texts": request.texts}
            await house.act(self.person, table, request.seat, request.number, at_table.ANSWERS, texts)
        elif isinstance(request, Extend):
            await house.extend(self.person, table, request.hours)
        elif isinstance(request, Say):
            await house.say(self.person, self.who.name, table, request.channel, request.text, invitation)
        elif isinstance(request, Mark):
            await house.mark(self.person, table, request.channel, request.number, request.muted, invitation)
        return Done(id=id, played=played)

    async def _history(self, request: Talk, invitation: str) -> History:
        room = await self.house.shown(self.person, request.table, invitation)
        async with room.lock:
            talk = await self.house.talk(room)
        read, muted = await self.house.marks(self.person, request.table)
        heard = talk.heard(request.table, room.listing.seats_of(self.person))
        return History(id=request.id, table=request.table, said=heard[max(0, request.since) :], read=read, muted=muted)
