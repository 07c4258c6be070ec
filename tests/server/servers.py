"""Servers in processes of their own, for tests that kill them, and what talks to them."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from functools import cached_property
from typing import Any

from sqlalchemy import select
from websockets.sync.client import ClientConnection, connect

from baronage.server.store.schema import journal
from baronage.server.store.store import Store

PATIENCE = 60  # seconds for the slowest machine; nothing is asserted about time


class Server:
    """A running server, and one guest at it."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "baronage", "serve", "--port", "0", "--no-browser", "--database", database]
        command += ["--bot-pause", "0.02"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    @cached_property
    def address(self) -> str:
        """Where it is, as it says when it is ready."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Baronage is at http://127.0.0.1:"), line
        return line.split()[3].rstrip("/")

    def call(self, path: str, body: Any = None, token: str = "", method: str | None = None) -> Any:
        """GET, or POST if there is a body, unless a method is given."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read()
                cookie = answer.headers["set-cookie"]
        except urllib.error.HTTPError as error:
            error.close()  # it holds the connection
            raise
        if cookie:
            return cookie.partition(";")[0].partition("=")[2]
        return json.loads(text) if text else None

    def socket(self, token: str) -> ClientConnection:
        known = {"authorization": f"Bearer {token}"}
        address = self.address.replace("http", "ws") + "/ws"
        # on a busy machine even a greeting takes long, and so does the answer to a ping
        return connect(address, additional_headers=known, open_timeout=PATIENCE, ping_interval=None)

    def end(self, how: int) -> int:
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(PATIENCE)


def asked(socket: ClientConnection, message: dict[str, Any]) -> dict[str, Any]:
    socket.send(json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if answer.get("id") == message["id"]:
            return answer


def is_let_go(line: socket.socket, part: bytes) -> bool:
    """Is somebody who sends this without end, and reads nothing, let go before he has sent half a gigabyte?"""
    line.settimeout(PATIENCE)
    patience = 10  # times that nothing goes for so long: a whole machine may stand still
    sent = 0
    while sent < 512 << 20:
        try:
            sent += line.send(part[sent % len(part) :])
        except TimeoutError:
            patience -= 1
            assert patience, f"he is neither read nor let go after {sent} bytes"
        except (ConnectionResetError, BrokenPipeError):
            return True
    return False


def written(url: str, table: str) -> list[Any]:
    """The journal of a table: seat, kind, body."""
    store = Store(url)
    wanted = select(journal).where(journal.c.table == table).order_by(journal.c.number)
    rows = store.read(wanted)
    store.close()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return [(row.seat, row.kind, json.loads(row.body)) for row in rows]
