"""Start the server: find a port, open the store, say where it is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import Coroutine, Iterator
from typing import Any

import uvicorn
from fastapi import FastAPI

try:
    import fcntl
except ImportError:  # Windows: there it is left to whoever starts a second server
    fcntl = None  # type: ignore[assignment]

from baronage.engine.errors import BadSetup
from baronage.games import games
from baronage.server.house.bot_workers import BotWorkers
from baronage.server.house.collector import keep_out_of_the_way
from baronage.server.notices.mail import Post
from baronage.server.notices.office import Outside
from baronage.server.run.logs import set_up
from baronage.server.run.settings import Settings
from baronage.server.run.watch import answering, turning
from baronage.server.store.store import Store, address_of
from baronage.server.web.app import Hall, application
from baronage.server.web.limits import Patient, room_for_all
from baronage.server.web.line import Frames
from baronage.server.web.page import draw

log = logging.getLogger("baronage.server")
DEFAULT_PORT = 8000
TRIED = 20  # ports, from the wanted one on
GRACE = 5  # seconds for what is being answered when the server is told to end
PING = 45.0  # seconds between two looks whether somebody is still there; what stands between gives up after a minute, usually
OPEN_LINE = (
    "mail_secure is none: mails, the links in them that set a new password, and the password for the mail server go over an open "
    "line to it, where whoever listens can read them; set starttls or tls, unless the mail server runs on this machine"
)
LARGEST_FRAME = 1 << 20  # what is larger ends the connection; between this and a message's limit it is refused


def listen(host: str, port: int, exact: bool) -> socket.socket:
    """A socket on the wanted port, or on one of the next."""
    for number in range(port, port + 1 if exact or not port else min(port + TRIED, 65_536)):
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(2048)  # at once, so that the address works when it is printed
        except OSError as error:
            found.close()
            reason = error
        else:
            return found
    raise BadSetup(f"can't listen on {host}:{port}: {reason.strerror}")


def _for_its_owner(file: str, flags: int) -> int:
    return os.open(file, flags, 0o600)


@contextlib.contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold a database file for this process: two servers would not hear of each other's acts."""
    url = address_of(database)
    if url.get_backend_name() != "sqlite" or fcntl is None or not url.database:
        yield
        return
    try:
        held = open(f"{url.database}.lock", "w", opener=_for_its_owner)  # noqa: SIM115 - it is closed below
    except (OSError, ValueError) as error:
        raise BadSetup(f"the database can't be opened: {error}") from error
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)  # let go when the process ends, however it ends
        except OSError as error:
            raise BadSetup(f"another server uses {url.database}; give this one another --database") from error
        yield


def serve(chosen: Settings, browser: bool) -> None:
    """Serve until interrupted. A database must be named."""
    set_up(chosen.log)
    with alone(
        chosen.database
    ):  # first: a file that another server uses is not brought to this version under its hands
        store = Store(chosen.database)
        try:
            port = DEFAULT_PORT if chosen.port < 0 else chosen.port
            _serve(store, listen(chosen.host, port, chosen.port >= 0), chosen, browser)
        finally:
            store.close()


def outside_of(chosen: Settings, listens: str) -> Outside:
    """How the server is reached from elsewhere, and how it reaches others."""
    if chosen.mail_host and "@" not in chosen.mail_from:
        raise BadSetup("mail_from: the address from which mail comes is needed where there is mail")
    if chosen.mail_host and chosen.mail_secure == "none":
        log.warning(OPEN_LINE)
    secure: Any = chosen.mail_secure
    post = Post(chosen.mail_host, chosen.mail_port, secure, chosen.mail_user, chosen.mail_password, chosen.mail_from)
    return Outside(chosen.address or listens, post, chosen.hooks == "own")


def _serve(store: Store, door: socket.socket, chosen: Settings, browser: bool) -> None:
    host, pause = chosen.host, chosen.bot_pause
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{door.getsockname()[1]}/"
    workers = BotWorkers(max(1, (os.cpu_count() or 2) - 1))
    app = application(store, games(), workers, (pause / 4, pause), chosen.rate, outside=outside_of(chosen, address))
    app.state.hall.metrics_token = chosen.metrics_token
    print(f"Baronage is at {address} (ctrl-c ends it)", flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run(app, door)


def run(app: FastAPI, door: socket.socket) -> None:
    """Serve an application at a door that is open already, until interrupted."""
    config = uvicorn.Config(
        app,
        log_config=None,  # as everything else is logged
        log_level="warning",
        http=Patient,
        ws=Frames,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_per_message_deflate=False,  # it would cost more time than a move, and a quarter of a megabyte for each connection
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
    )
    room_for_all()
    keep_out_of_the_way()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop, where it is installed
        runner.run(_watched(app, uvicorn.Server(config).serve([door])))


async def _watched(app: FastAPI, serving: Coroutine[Any, Any, None]) -> None:
    hall: Hall = app.state.hall
    drawing = asyncio.to_thread(draw, games())  # meanwhile everybody is answered
    watching = [asyncio.create_task(it) for it in (turning(), answering(hall.connections.all), drawing)]
    try:
        await serving
    finally:
        for it in watching:
            it.cancel()
