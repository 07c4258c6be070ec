"""Receivers of the club's notifications: an SMTP server and a webhook server that log all arrivals."""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller

DOMAIN = "club.example"
ON_ITS_WAY = 10.0  # seconds before a kill: a delivery in that time may not be marked, and is repeated under the same id


class Arrival(NamedTuple):
    """A received notification."""

    id: str
    to: str
    at: float


class Arrivals:
    """All received notifications. The webhook sometimes fails, so that the server retries."""

    def __init__(self) -> None:
        self.all: list[Arrival] = []
        self.links: dict[str, str] = {}  # links that confirm addresses
        self.turned_away = 0
        self._seen = 0
        arrivals = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["content-length"]))
                arrivals._seen += 1
                takes = arrivals._seen % 13 != 0
                if takes:
                    arrivals.all.append(Arrival(self.headers["baronage-notification"], self.path, time.time()))
                else:
                    arrivals.turned_away += 1
                self.send_response(204 if takes else 503)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Log nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.hook = f"http://127.0.0.1:{self.server.server_port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Accept a mail."""
        mail: Any = message_from_bytes(envelope.content, policy=default)
        to, id = envelope.rcpt_tos[0], str(mail["message-id"]).strip("<>").partition("@")[0]
        if id.startswith("link-"):
            found = re.search(r"/confirm/([\w-]+)", mail.get_content())
            self.links[to] = found[1] if found else ""
        else:
            self.all.append(Arrival(id, to, time.time()))
        return "250 taken"


@contextmanager
def receiving() -> Iterator[tuple[Arrivals, int]]:
    """Run both receivers and yield the arrivals and the SMTP port."""
    found = Arrivals()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    mail = Controller(found, hostname="127.0.0.1", port=port)
    mail.start()
    thread = threading.Thread(target=found.server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield found, port
    finally:
        mail.stop()
        found.server.shutdown()
        found.server.server_close()
        thread.join()


def doubled(all: Sequence[Arrival], kills: Sequence[float]) -> tuple[list[Arrival], int]:
    """Return duplicates that no kill explains, and the number of duplicates explained by one."""
    first: dict[tuple[str, str], float] = {}
    wrong, again = [], 0
    for it in all:
        before = first.get((it.id, it.to))
        if before is None:
            first[it.id, it.to] = it.at
            continue
        if any(before <= kill <= before + ON_ITS_WAY and kill <= it.at for kill in kills):
            again += 1
        else:
            wrong.append(it)
    return wrong, again
