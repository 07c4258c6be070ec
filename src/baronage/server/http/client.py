"""The browser client: its built files, and the rules and a picture of each game."""

from __future__ import annotations

import functools
import gzip
from pathlib import Path
from typing import Annotated, Any, cast

from fastapi import FastAPI, HTTPException, Query, Request, Response
from fastapi import Path as Part

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import Game
from baronage.engine.picture import drawings
from baronage.engine.text.rules_search import search
from baronage.engine.tutorial import document
from baronage.server.errors import ApiError
from baronage.server.http.auth import CallerLanguages
from baronage.server.locale import msg
from baronage.server.protocol import write_message
from baronage.server.responses import Rules, Teaching
from baronage.server.table.table_data import position

STATIC = Path(__file__).resolve().parents[2] / "web" / "static"
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
# All addresses that the client can show.
ADDRESSES = (
    *(
        "/",
        "/games",
        "/table/{id}",
        "/replay/{id}",
        "/rules",
        "/rules/{game}",
        "/rules/{game}/{id}",
        "/campaign-files",
        "/campaign-files/{id}",
        "/about",
    ),
    *(
        "/learn",
        "/learn/{game}",
        "/learn/{game}/{id}",
        "/learn/{game}/{id}/{number}",
        "/opponents",
        "/opponents/{game}",
    ),
    *("/people/{name}", "/ratings", "/ratings/{game}", "/me", "/archive", "/watch", "/admin", "/club", "/join/{id}"),
    *("/tournaments", "/tournaments/{id}", "/draw/{game}"),
    *("/settings/notifications", "/confirm/{id}", "/unsubscribe/{id}", "/recover", "/recover/{id}"),
)
# Files at fixed addresses. They are revalidated on each use.
FIXED = ("worker.js", "manifest.webmanifest", "icon.svg")
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
MISSING = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<link rel="icon" href="data:,"><title>Baronage</title><h1>Baronage</h1>'
    "<p>The page to play on was not built into this installation; install the package again without "
    "<code>BARONAGE_SKIP_WEB</code>. Programs can play: "
    '<a href="/api/openapi.json">the interface (OpenAPI)</a>.</p></html>'
)
DAY = 86_400

GameName = Annotated[str, Part(min_length=1, max_length=40)]
FileName = Annotated[str, Part(pattern=r"^[A-Za-z0-9_.-]{1,100}$")]


def game_called(games: dict[str, Game], name: str) -> Game:
    """Return the game called `name`; answer 404 if there is none."""
    if name not in games:
        raise HTTPException(404, msg("no-game", name=name[:50], known=[*games]))
    return games[name]


def routes(app: FastAPI, games: dict[str, Game]) -> None:
    """Add the routes of the client."""
    files = {file.name: file for file in STATIC.glob("*") if file.suffix in TYPES} if STATIC.is_dir() else {}

    found = functools.partial(game_called, games)

    async def page(request: Request) -> Response:
        return index(request)

    for address in ADDRESSES:
        app.add_api_route(address, page, include_in_schema=False)

    async def fixed(request: Request) -> Response:
        name = request.url.path[1:]
        if name not in files:
            raise HTTPException(404, msg("no-file"))
        return _file(files[name], request, "no-cache")

    for name in FIXED:
        app.add_api_route(f"/{name}", fixed, include_in_schema=False)

    @app.get("/static/{name}", include_in_schema=False)
    async def static(name: FileName, request: Request) -> Response:
        if name not in files:
            raise HTTPException(404, msg("no-file"))
        return _file(files[name], request, FOREVER)

    @app.get("/api/games/{game}/rules")
    async def rules(game: GameName, languages: CallerLanguages) -> Rules:
        """Return the rules page of a game as localized Markdown. Every rule begins with its id in bold."""
        asked = found(game)
        return Rules(title=asked.title, prefix=asked.meta.prefix, page=asked.rulebook.page(languages(asked)))

    @app.get("/api/games/{game}/rules/search")
    async def search_rules(
        game: GameName, words: Annotated[str, Query(max_length=200)], languages: CallerLanguages
    ) -> list[str]:
        """Return the ids of the rules that match these words, best first, searched in the caller's language."""
        asked = found(game)
        return [rule.id for rule in search(asked.rulebook.rules(languages(asked)).values(), words)]

    @app.get("/api/games/{game}/art/{version}", response_model=dict[str, str])
    def art(game: GameName, version: FileName, request: Request) -> Response:
        """Return the drawings of a game as SVG by name. `version` is the game's `art`; they change only with it."""
        asked = found(game)
        if version != drawings.version(asked.package):
            raise HTTPException(404, msg("no-file"))
        return _packed(request, drawings.bundle(asked.package), _packed_art(asked), {"cache-control": FOREVER})

    @app.get("/api/games/{game}/teaching")
    def teaching(game: GameName, languages: CallerLanguages) -> Teaching:
        """Return the introduction to a game: a summary card and its terms."""
        asked = found(game)
        return cast("Teaching", document(asked, languages(asked)))

    @app.get("/api/games/{game}/picture", response_model=dict[str, Any])
    def picture(game: GameName, request: Request) -> Response:
        """Return a position from the middle of a game as table data with its board."""
        return _packed(request, *_table(found(game)), {"cache-control": f"public, max-age={DAY}"})


def index(request: Request, status: int = 200) -> Response:
    """Return the client's HTML page, the same for every address."""
    file = STATIC / "index.html"
    if not file.is_file():
        return Response(MISSING, 503, media_type=TYPES[".html"])
    return _file(file, request, "no-cache", status)


def is_lost(request: Request) -> bool:
    """Return whether a browser followed a dead link. Then it gets the HTML page instead of a JSON error."""
    ours = request.url.path.startswith(("/api/", "/static/"))
    return request.method == "GET" and not ours and "text/html" in request.headers.get("accept", "")


def _file(file: Path, request: Request, cache: str, status: int = 200) -> Response:
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    packed = file.with_name(f"{file.name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        headers["content-encoding"] = "gzip"
        file, suffix = packed, file.suffix
    else:
        suffix = file.suffix
    return Response(file.read_bytes(), status, headers=headers, media_type=TYPES[suffix])


def _packed(request: Request, plain: bytes, packed: bytes, headers: dict[str, str]) -> Response:
    """Return JSON, compressed where the browser accepts it."""
    headers = {"vary": "accept-encoding", **headers}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, headers=headers, media_type="application/json")
    return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")


@functools.cache
def _packed_art(game: Game) -> bytes:
    return gzip.compress(drawings.bundle(game.package), mtime=0)


def draw(games: dict[str, Game]) -> None:
    """Render the pictures of the home page. This also loads the games, so that later requests need not wait."""
    for game in games.values():
        if game.table is not None:
            _table(game)


def _position(game: Game) -> State:
    """Return a position from the middle of a game, or its start, from the view of a seat to act."""
    options = dict(game.meta.first)
    if game.meta.picture:
        state = game.position(game.meta.picture, game.meta.default_seats, options)
    else:
        state = game.start(options=options, chance=Chance(4))
    return state.redact(state.actors()[0])


@functools.cache
def _table(game: Game) -> tuple[bytes, bytes]:
    """Return table data for the home page: as JSON, and compressed. May raise ApiError."""
    if game.table is None:
        raise ApiError("refused", msg("no-table-data"))
    plain = write_message(position(_position(game)))
    return plain, gzip.compress(plain, mtime=0)
