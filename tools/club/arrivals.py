"""Where the club's notices arrive: a real mail server and a real receiver of hooks, which write down what comes and when."""

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
ON_ITS_WAY = (
    10.0  # seconds before a kill: what arrived then may not have been marked, and comes again under the same id
)


class Arrival(NamedTuple):
    """A notice that came."""

    id: str
    to: str
    at: float


class Arrivals:
    """What came. Now and then a hook says that it can't take anything: then the same comes later."""

    def __init__(self) -> None:
        self.all: list[Arrival] = []
        self.links: dict[str, str] = {}  # by which addresses are confirmed
        self.turned_away = 0
        self._seen = 0
        arrivals = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["content-length"]))
                arrivals._seen += 1
                takes = arrivals._seen % 13 != 0
                if takes:
                    arrivals.all.append(Arrival(self.headers["baronage-notice"], self.path, time.time()))
                else:
                    arrivals.turned_away += 1
                self.send_response(204 if takes else 503)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.hook = f"http://127.0.0.1:{self.server.server_port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """A mail."""
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
    """What comes, and the port at which mail is taken."""
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
    """Notices that came twice though nobody was killed while they were on their way; and how many came again because of that."""
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
