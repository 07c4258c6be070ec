"""The web application: REST for the lobby, one WebSocket for play and talk, and the page that browsers load."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine, Mapping
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as AnyHTTPException

from baronage.bots import bots, title
from baronage.engine.errors import Refusal
from baronage.engine.game import Game
from baronage.engine.said import told
from baronage.server.answers import (
    BotInfo,
    GameInfo,
    Refused,
)
from baronage.server.errors import AWAY, MEANWHILE, UNSURE, Denied, code_of, in_a_line
from baronage.server.house.bot_workers import BotWorkers
from baronage.server.house.caretaker import USUAL
from baronage.server.house.house import House
from baronage.server.notices.office import Office, Outside
from baronage.server.notices.queue import Entry
from baronage.server.people.people import People
from baronage.server.play.clock import Clock
from baronage.server.play.replay import Replays
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Unsure
from baronage.server.web import (
    account,
    analysis,
    archive,
    breaks,
    drawing,
    endings,
    examples,
    finding,
    health,
    keeping,
    lessons,
    notices,
    own_data,
    page,
    passkeys,
    people,
    pictures,
    puzzling,
    searching,
    tables,
    tournaments,
)
from baronage.server.web.bodies import wrong_part
from baronage.server.web.callers import secret_of
from baronage.server.web.connections import Connections
from baronage.server.web.guard import Guard, place_of
from baronage.server.web.languages import Speaking
from baronage.server.web.line import accept
from baronage.server.web.openings import Openings
from baronage.server.web.showing import show_game
from baronage.server.web.socket import Connection
from baronage.server.web.speaks import speaks_in, speaks_of
from baronage.server.web.well import EVERY, Well

log = logging.getLogger("baronage.server")
TIDY = 300.0  # seconds between two looks for tables that wait for nobody,
LOOK = 2.0  # and at tournaments whose time has come
STATUS = {
    "no-table": 404,
    "no-paper": 404,
    "no-tournament": 404,
    "no-person": 404,
    "not-yours": 403,
    "stale": 409,
    "store": 503,
    "unsure": 503,
    "too-fast": 429,
    "too-large": 413,
}

REFUSALS = {
    400: "Refused",
    401: "Nobody knows who asks",
    403: "Not his to do",
    404: "There is no such table, or it is not for him",
    409: "Something happened meanwhile",
    422: "The request can't be read",
    429: "Too many requests",
    500: "A fault of this program",
    503: "The store can't be read or written",
}
# Named, not described again for each request and status: that took longer than all the rest of the application.
_REFUSED = {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}


class Hall:
    """What the routes share, while the server runs."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        workers: BotWorkers,
        thinking: tuple[float, float],
        most_lines: int,
        rate: float,
        outside: Outside | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.games = games
        clock = clock or Clock()
        self.people = People(store)
        self.office = Office(store, outside, clock.today)
        self.house = House(store, games, clock, self.office.queue)
        self.replays = Replays()
        self.workers = workers
        self.caretaker = self.house.hire(workers, thinking, self.person_changed)
        self.caretaker.chores = [
            (TIDY, self.tidy),
            (self.caretaker.tidy, self.people.forget_unused),
            (self.caretaker.tidy, self.office.tidy),
            (LOOK, self.house.tournaments.step),
        ]
        self.well = Well(self)
        self.caretaker.chores.append((EVERY, self.well.sample))
        self.connections = Connections(self.people, most_lines, rate)
        self.openings = Openings(store, rate)
        self.metrics_token = ""  # with which instruments elsewhere may read the measures
        self.is_open = False  # does it see to its tables?
        self._later: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """See to the tables, and send notices."""
        await self.caretaker.start()
        await self.office.open(self.still_so)
        self.is_open = True

    async def close(self) -> None:
        """Leave everything as it is; what is on its way arrives first."""
        self.is_open = False
        await self.office.close()
        await self.caretaker.stop()
        await asyncio.gather(*self._later, return_exceptions=True)
        self.workers.close()
        self.house.coach.close()

    async def still_so(self, entry: Entry, now: float) -> Mapping[str, Any] | float | None:
        """Is what a notice tells still so? See `Desk.fresh`."""
        return await self.house.desk.fresh(self.house.rooms, entry, now) if self.house.desk is not None else None

    def person_changed(self, person: str) -> None:
        """Another process has changed something about him; nobody named: perhaps about anybody."""
        self.people.forget(person)
        self.office.book.changed(person)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something of which whoever asked is told nothing, not even how long it takes."""
        task = asyncio.get_running_loop().create_task(work)
        self._later.add(task)
        task.add_done_callback(self._done_later)

    def _done_later(self, task: asyncio.Task[None]) -> None:
        self._later.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a letter was not sent: %s", task.exception())

    async def tidy(self) -> None:
        """Note who is there; tables whose hosts are not leave the lobby."""
        await self.people.note_seen({connection.person for connection in self.connections.all()})
        await self.house.seating.close_forgotten()
        await self.house.rater.count()


def application(
    store: Store,
    games: dict[str, Game],
    workers: BotWorkers | None = None,
    thinking: tuple[float, float] = USUAL,
    rate: float = 20.0,
    most_lines: int = 200,
    outside: Outside | None = None,
    clock: Clock | None = None,
) -> FastAPI:
    """The ASGI application. From one address come at most `rate` requests a second, and `most_lines` connections.

    `outside`: how it is reached from elsewhere, and by which server its mail goes.
    """
    hall = Hall(store, games, workers or BotWorkers(), thinking, most_lines, rate, outside, clock)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    app = FastAPI(
        title="Baronage",
        lifespan=lifespan,
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={status: {"description": why, "content": _REFUSED} for status, why in REFUSALS.items()},
    )
    app.state.hall = hall
    app.add_middleware(Guard, rate=rate, burst=5 * rate)
    _errors(app, store)
    _routes(app, hall)
    return app


# --- errors ---------------------------------------------------------------------------------------------------------


def _answer(status: int, code: str, sentence: str, rule: str = "", field: str = "") -> JSONResponse:
    return JSONResponse({"code": code, "sentence": sentence, "rule": rule, "field": field}, status)


def _errors(app: FastAPI, store: Store) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        code = code_of(refusal)
        field = refusal.field if isinstance(refusal, Denied) else ""
        return _answer(STATUS.get(code, 400), code, speaks_in(request).told(refusal), refusal.rule, field)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        field = str(first["loc"][1]) if len(first["loc"]) > 1 else ""
        return _answer(422, "malformed", wrong_part(first).told(speaks_in(request).first)[:300], field=field[:40])

    @app.exception_handler(Conflict)
    async def overtaken(request: Request, error: Conflict) -> Response:
        return _answer(STATUS["stale"], "stale", MEANWHILE.told(speaks_in(request).first))

    async def away(request: Request, error: Exception) -> Response:
        log.error("the store: %s", in_a_line(error))
        code, sentence = ("unsure", UNSURE) if isinstance(error, Unsure) else ("store", AWAY)
        return _answer(503, code, sentence.told(speaks_in(request).first))

    for fault in store.faults:
        app.add_exception_handler(fault, away)

    @app.exception_handler(AnyHTTPException)
    async def failed(request: Request, error: AnyHTTPException) -> Response:
        if error.status_code == 404 and page.is_lost(request):
            return page.index(request, 404)
        code = "malformed" if error.status_code == 400 else "refused"
        return _answer(error.status_code, code, str(told(error.detail, speaks_in(request).first)))


# --- routes ---------------------------------------------------------------------------------------------------------


def _routes(app: FastAPI, hall: Hall) -> None:
    page.routes(app, hall.games)
    account.routes(app, hall)
    tables.routes(app, hall)
    breaks.routes(app, hall)
    analysis.routes(app, hall)
    endings.routes(app, hall)
    lessons.routes(app, hall)
    examples.routes(app, hall)
    drawing.routes(app, hall)
    puzzling.routes(app, hall)
    people.routes(app, hall)
    own_data.routes(app, hall)
    pictures.routes(app, hall)
    archive.routes(app, hall)
    searching.routes(app, hall)
    finding.routes(app, hall)
    tournaments.routes(app, hall)
    passkeys.routes(app, hall)
    keeping.routes(app, hall)
    notices.routes(app, hall)
    health.routes(app, hall)

    # where it is described for all the others
    @app.get("/api/games", responses={500: {"description": REFUSALS[500], "model": Refused}})
    async def list_games(speaks: Speaking) -> list[GameInfo]:
        return [show_game(game, speaks(game)) for game in hall.games.values()]

    @app.get("/api/bots")
    async def list_bots(speaks: Speaking) -> list[BotInfo]:
        return [
            BotInfo(name=bot.NAME, title=title(bot.NAME), help=told(bot.HELP, speaks.first)) for bot in bots().values()
        ]

    @app.websocket("/ws")
    async def socket(socket: WebSocket) -> None:
        secret = secret_of(socket.scope, socket.cookies)
        person = await hall.people.who(secret)
        if person is None:
            await socket.close(1008, "say who you are first")
            return
        if hall.connections.full(socket, person.id):
            await socket.close(1013, "too many connections")
            return
        buckets = hall.connections.buckets(socket, person.id)
        connection = Connection(await accept(socket), hall.house, person, buckets)
        connection.address = place_of(socket.scope)
        connection.speaks = speaks_of(socket.query_params, socket.cookies, socket.headers, person.language)
        await hall.connections.keep(socket, secret, connection)
