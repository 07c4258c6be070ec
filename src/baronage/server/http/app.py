"""The web application: REST for the lobby, one WebSocket for play and chat, and the browser client."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial

from fastapi import Depends, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as AnyHTTPException

from baronage.bots import bots, title
from baronage.engine.core.errors import Refusal
from baronage.engine.game.game import Game
from baronage.engine.text.localization import localize
from baronage.server.errors import AWAY, MEANWHILE, UNSURE, ApiError, code_of, in_a_line
from baronage.server.http import client, health
from baronage.server.http.auth import CallerLanguages, secret_of
from baronage.server.http.context import AppContext
from baronage.server.http.language import languages_of, languages_of_request
from baronage.server.http.lobby import show_game
from baronage.server.http.middleware import Guard, Receive, Scope, Send, client_address
from baronage.server.http.routes import (
    account,
    admin,
    analysis,
    archive,
    board_editor,
    club,
    examples,
    lessons,
    matchmaking,
    members,
    notifications,
    organising,
    passkeys,
    pauses,
    personal_data,
    profiles,
    puzzles,
    search,
    summary,
    tables,
    thumbnails,
    tournaments,
)
from baronage.server.http.routes.request_models import wrong_part
from baronage.server.http.socket import Connection
from baronage.server.http.ws_transport import accept
from baronage.server.notifications.service import Outside
from baronage.server.responses import (
    BotInfo,
    GameInfo,
    Refused,
)
from baronage.server.scheduling.scheduler import USUAL
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Unsure
from baronage.server.table.wall_clock import Clock
from baronage.server.workers.bot_workers import BotWorkers

log = logging.getLogger("baronage.server")
STATUS = {
    "no-table": 404,
    "no-board": 404,
    "no-campaign-file": 404,
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
    401: "Not signed in",
    403: "Not allowed",
    404: "Not found, or not visible to the caller",
    409: "The data changed meanwhile",
    422: "Invalid request",
    429: "Too many requests",
    500: "Internal error",
    503: "The store is not available",
}
# A reference instead of a copy per route and status, which took longer than all the rest of the application.
_REFUSED = {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}


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
    """Return the ASGI application.

    Each address may send `rate` requests a second and open `most_lines` connections. `outside` holds the public address
    and the mail server.
    """
    ctx = AppContext(store, games, workers or BotWorkers(), thinking, most_lines, rate, outside, clock)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await ctx.open()
        yield
        await ctx.close()

    app = FastAPI(
        title="Baronage",
        lifespan=lifespan,
        dependencies=[Depends(club.gate)],
        docs_url=None,  # its page loads scripts from other sites
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={status: {"description": why, "content": _REFUSED} for status, why in REFUSALS.items()},
    )
    app.state.ctx = ctx
    app.add_middleware(Guard, socket=partial(_socket, ctx), rate=rate, burst=5 * rate)
    _errors(app, store)
    _routes(app, ctx)
    return app


# --- errors ---------------------------------------------------------------------------------------------------------


def _answer(status: int, code: str, sentence: str, rule: str = "", field: str = "") -> JSONResponse:
    return JSONResponse({"code": code, "sentence": sentence, "rule": rule, "field": field}, status)


def _errors(app: FastAPI, store: Store) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        code = code_of(refusal)
        field = refusal.field if isinstance(refusal, ApiError) else ""
        return _answer(
            STATUS.get(code, 400), code, languages_of_request(request).localized(refusal), refusal.rule, field
        )

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        field = str(first["loc"][1]) if len(first["loc"]) > 1 else ""
        return _answer(
            422, "malformed", wrong_part(first).localized(languages_of_request(request).first)[:300], field=field[:40]
        )

    @app.exception_handler(Conflict)
    async def overtaken(request: Request, error: Conflict) -> Response:
        return _answer(STATUS["stale"], "stale", MEANWHILE.localized(languages_of_request(request).first))

    async def away(request: Request, error: Exception) -> Response:
        log.error("the store: %s", in_a_line(error))
        code, sentence = ("unsure", UNSURE) if isinstance(error, Unsure) else ("store", AWAY)
        return _answer(503, code, sentence.localized(languages_of_request(request).first))

    for error in store.errors:
        app.add_exception_handler(error, away)

    @app.exception_handler(AnyHTTPException)
    async def failed(request: Request, error: AnyHTTPException) -> Response:
        if error.status_code == 404 and client.is_lost(request):
            return client.index(request, 404)
        code = "malformed" if error.status_code == 400 else "refused"
        return _answer(error.status_code, code, str(localize(error.detail, languages_of_request(request).first)))


# --- routes ---------------------------------------------------------------------------------------------------------


def _routes(app: FastAPI, ctx: AppContext) -> None:
    client.routes(app, ctx.games)
    account.routes(app, ctx)
    tables.routes(app, ctx)
    pauses.routes(app, ctx)
    analysis.routes(app, ctx)
    summary.routes(app, ctx)
    lessons.routes(app, ctx)
    examples.routes(app, ctx)
    board_editor.routes(app, ctx)
    puzzles.routes(app, ctx)
    profiles.routes(app, ctx)
    personal_data.routes(app, ctx)
    thumbnails.routes(app, ctx)
    archive.routes(app, ctx)
    search.routes(app, ctx)
    matchmaking.routes(app, ctx)
    tournaments.routes(app, ctx)
    organising.routes(app, ctx)
    passkeys.routes(app, ctx)
    admin.routes(app, ctx)
    members.routes(app, ctx)
    club.routes(app, ctx)
    notifications.routes(app, ctx)
    health.routes(app, ctx)

    # This route defines the schema for all others.
    @app.get("/api/games", responses={500: {"description": REFUSALS[500], "model": Refused}})
    async def list_games(languages: CallerLanguages) -> list[GameInfo]:
        return [show_game(game, languages(game)) for game in ctx.games.values()]

    @app.get("/api/bots")
    async def list_bots(languages: CallerLanguages) -> list[BotInfo]:
        return [
            BotInfo(name=bot.NAME, title=title(bot.NAME, languages.first), help=localize(bot.HELP, languages.first))
            for bot in bots().values()
        ]


async def _socket(ctx: AppContext, scope: Scope, receive: Receive, send: Send) -> None:
    """Run a WebSocket connection until it ends.

    It is no route of the application, whose layers would stay in memory for as long as the connection.
    """
    socket = WebSocket(scope, receive, send)
    secret = secret_of(scope, socket.cookies)
    try:
        person = await ctx.people.by_secret(secret)
        admitted = await ctx.people.club.admits(person)
    except ctx.store.errors as error:
        log.error("the store: %s", in_a_line(error))
        await socket.close(1013, "the database is away")
        return
    if person is None or not admitted:
        await socket.close(1008, "members only" if person else "say who you are first")
        return
    if ctx.connections.full(socket, person.id):
        await socket.close(1013, "too many connections")
        return
    buckets = ctx.connections.buckets(socket, person.id)
    languages = languages_of(socket.query_params, socket.cookies, socket.headers, person.language)
    connection = Connection(await accept(socket), ctx.services, person, buckets)
    connection.address, connection.languages = client_address(scope), languages
    await ctx.connections.keep(socket, secret, connection)
