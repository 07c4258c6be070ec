"""Server start: find a port, open the store and print the address."""

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
except ImportError:  # on Windows a second server is not prevented
    fcntl = None  # type: ignore[assignment]

from baronage.engine.core.errors import BadSetup
from baronage.games import games
from baronage.server.http.app import application
from baronage.server.http.client import draw
from baronage.server.http.context import AppContext
from baronage.server.http.limits import LimitedHttp, raise_file_limit
from baronage.server.http.ws_transport import FrameTransport
from baronage.server.notifications.service import Outside
from baronage.server.notifications.smtp import SmtpServer
from baronage.server.run.logs import set_up
from baronage.server.run.settings import Settings
from baronage.server.run.watchdog import watch_loop, watch_requests
from baronage.server.scheduling.gc_control import collect_when_idle
from baronage.server.store.store import Store, address_of
from baronage.server.workers.bot_workers import BotWorkers
from baronage.server.workers.seeds import fixed_seeds

log = logging.getLogger("baronage.server")
DEFAULT_PORT = 8000
PORTS_TRIED = 20  # ports, from the requested one on
GRACE = 5  # seconds for open requests at shutdown
PING = 45.0  # seconds between two pings; proxies usually close idle connections after a minute
UNENCRYPTED_MAIL = (
    "mail_secure is none: mails, their links for a new password, and the password of the mail server are sent "
    "unencrypted; set starttls or tls, unless the mail server runs on this machine"
)
FIXED_DEALS = "deal_seed is set: deals can be foretold; this is for tests alone"
LARGEST_FRAME = 1 << 20  # what is larger ends the connection; between this and a message's limit it is refused


def listen(host: str, port: int, exact: bool) -> socket.socket:
    """Return a listening socket on the requested port, or, unless `exact`, on one of the next; raise BadSetup if none
    is free.
    """
    for number in range(port, port + 1 if exact or not port else min(port + PORTS_TRIED, 65_536)):
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


def _open_private(file: str, flags: int) -> int:
    return os.open(file, flags, 0o600)


@contextlib.contextmanager
def lock_database(database: str) -> Iterator[None]:
    """Lock a database file for this process: two servers would not see each other's changes."""
    url = address_of(database)
    if url.get_backend_name() != "sqlite" or fcntl is None or not url.database:
        yield
        return
    try:
        held = open(f"{url.database}.lock", "w", opener=_open_private)  # noqa: SIM115 - it is closed below
    except (OSError, ValueError) as error:
        raise BadSetup(f"the database can't be opened: {error}") from error
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)  # released when the process ends
        except OSError as error:
            raise BadSetup(f"another server uses {url.database}; give this one another --database") from error
        yield


def serve(chosen: Settings, browser: bool) -> None:
    """Serve until interrupted. `chosen` must name a database."""
    set_up(chosen.log)
    with lock_database(chosen.database):  # first, so that a database in use by another server is not migrated
        store = Store(chosen.database)
        try:
            port = DEFAULT_PORT if chosen.port < 0 else chosen.port
            _serve(store, listen(chosen.host, port, chosen.port >= 0), chosen, browser)
        finally:
            store.close()


def outside_of(chosen: Settings, listens: str) -> Outside:
    """Return the public address and the mail settings; raise BadSetup if they are incomplete."""
    if chosen.mail_host and "@" not in chosen.mail_from:
        raise BadSetup("mail_from: a sender address is required with mail_host")
    if chosen.mail_host and chosen.mail_secure == "none":
        log.warning(UNENCRYPTED_MAIL)
    secure: Any = chosen.mail_secure
    smtp = SmtpServer(
        chosen.mail_host, chosen.mail_port, secure, chosen.mail_user, chosen.mail_password, chosen.mail_from
    )
    return Outside(chosen.address or listens, smtp, chosen.hooks == "own")


def _serve(store: Store, listener: socket.socket, chosen: Settings, browser: bool) -> None:
    host, pause = chosen.host, chosen.bot_pause
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"
    workers = BotWorkers(max(1, (os.cpu_count() or 2) - 1))
    app = application(store, games(), workers, (pause / 4, pause), chosen.rate, outside=outside_of(chosen, address))
    app.state.ctx.metrics_token = chosen.metrics_token
    if chosen.deal_seed:
        log.warning(FIXED_DEALS)
        app.state.ctx.services.rooms.draw_seed = workers.draw_seed = fixed_seeds(chosen.deal_seed)
    print(f"Baronage is at {address} (ctrl-c ends it)", flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run(app, listener)


def run(app: FastAPI, listener: socket.socket) -> None:
    """Serve an application on a listening socket until interrupted."""
    config = uvicorn.Config(
        app,
        log_config=None,  # logged like everything else
        log_level="warning",
        http=LimitedHttp,
        ws=FrameTransport,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_per_message_deflate=False,  # compression takes longer than a move, and a quarter of a megabyte per connection
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
    )
    raise_file_limit()
    collect_when_idle()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop, if installed
        runner.run(_subscribed(app, uvicorn.Server(config).serve([listener])))


async def _subscribed(app: FastAPI, serving: Coroutine[Any, Any, None]) -> None:
    ctx: AppContext = app.state.ctx
    drawing = asyncio.to_thread(draw, games())  # in the background, while requests are answered
    watching = [asyncio.create_task(it) for it in (watch_loop(), watch_requests(ctx.connections.all), drawing)]
    try:
        await serving
    finally:
        for it in watching:
            it.cancel()
