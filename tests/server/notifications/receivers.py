"""Others to whom notices go, in the tests: a server of hooks and pushes, and one for mail, both real and on this machine."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from sqlalchemy import insert, select, update

from baronage.server.notifications.destinations import Destination, Recipients
from baronage.server.notifications.keys import keys_of
from baronage.server.notifications.queue import Queue
from baronage.server.notifications.sender import Refresh, Sender, always_current
from baronage.server.notifications.service import NotificationService, Outside
from baronage.server.notifications.smtp import SmtpServer
from baronage.server.store.schema import notification_queue, persons
from baronage.server.store.store import Store

ADA = "ada"
NOW = 1_800_000_000.0  # Friday, 15 January 2027, 08:00 UTC


class Got(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Takes what is posted to it. `status`: what it answers; `gate`: it answers when this is open."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 204
        self.gate = threading.Event()
        self.gate.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append(Got(self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                receiver.gate.wait(20)
                self.send_response(receiver.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?of=us"


@contextmanager
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    thread = threading.Thread(target=found.server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.gate.set()
        found.server.shutdown()
        found.server.server_close()
        thread.join()


class Mailbox:
    """A mail server that takes what comes; to addresses in `refused` it says no."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refused: dict[str, str] = {}

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.got.append(message_from_bytes(envelope.content, policy=default))
        return "250 taken"

    def text(self, at: int = -1) -> str:
        """What one of them says."""
        content: str = self.got[at].get_content()
        return content


@contextmanager
def mailbox() -> Iterator[tuple[Mailbox, SmtpServer]]:
    found = Mailbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(found, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield found, SmtpServer("127.0.0.1", port, "none", sender="table@baronage.example")
    finally:
        controller.stop()


class Times:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> float:
        return self.at


async def notification_service(
    store: Store, post: SmtpServer | None = None, time: Times | None = None, refresh: Refresh = always_current
) -> NotificationService:
    """An office whose sender sends when it is told to: `await office.sender.round()`."""
    if not store.read(select(persons).where(persons.c.id == ADA)):
        await store.write((insert(persons), {"id": ADA, "name": "Ada", "created": 0.0, "language": "en"}))
    made = NotificationService(store, Outside("https://baronage.example/", post or SmtpServer(), True), time or Times())
    made.keys = await keys_of(store)
    await made.recipients.open()
    made.sender = Sender(made.queue, made.keys, made._transports(), made.home, made.now, refresh, made.background)
    return made


async def hooked(made: NotificationService, url: str) -> Destination:
    """Ada's hook."""
    return await made.recipients.add(ADA, "hook", url, "#our-games", made.now())


async def mailed(made: NotificationService, address: str = "ada@example.org") -> Destination:
    """Ada's mail, confirmed."""
    destination = await made.recipients.add(ADA, "mail", address, "", made.now())
    await made.recipients.prove(ADA, destination.id, made.now())
    return await made.recipients.one(ADA, destination.id)


def moved(queue: Queue, number: int = 1, at: float = NOW, **more: Any) -> Any:
    """What writes down that a table waits for Ada."""
    params = {"table": "t1", "title": "Yuan", "others": ["Bo"], "seat": 0, "decision": number, **more}
    return queue.add(ADA, "move", "t1", number, params, at)


def states(store: Store) -> list[str]:
    return [
        row.state
        for row in store.read(
            select(notification_queue).order_by(notification_queue.c.number, notification_queue.c.kind)
        )
    ]


def speak(store: Store, recipients: Recipients, language: str) -> Any:
    async def change() -> None:
        await store.write((update(persons).where(persons.c.id == ADA), {"language": language}))
        await recipients.read(ADA)

    return change()


def run(scene: Any) -> None:
    asyncio.run(scene)
