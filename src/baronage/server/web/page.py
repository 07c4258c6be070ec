"""The page that browsers load: the built client, the rules of each game, and a picture of each for the first page."""

from __future__ import annotations

import functools
import gzip
import json
from pathlib import Path
from typing import Annotated, Any, cast

from fastapi import FastAPI, HTTPException, Query, Request, Response
from fastapi import Path as Part

from baronage.engine.chance import Chance
from baronage.engine.game import Game
from baronage.engine.rules_search import search
from baronage.engine.teaching import document
from baronage.engine.words import ENGLISH
from baronage.server.answers import Rules, Teaching
from baronage.server.web.languages import Speaking
from baronage.server.words import say

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
# every address that the client knows how to show
ADDRESSES = (
    *(
        "/",
        "/table/{id}",
        "/replay/{id}",
        "/rules",
        "/rules/{game}",
        "/rules/{game}/{id}",
        "/papers",
        "/papers/{id}",
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
    *("/people/{name}", "/ratings", "/ratings/{game}", "/me", "/archive", "/watch", "/keeper"),
    *("/tournaments", "/tournaments/{id}", "/draw/{game}"),
    *("/settings/notices", "/confirm/{id}", "/unsubscribe/{id}", "/recover", "/recover/{id}"),
)
# what stands at an address of its own: never kept, so that it can't grow old
FIXED = ("worker.js", "manifest.webmanifest", "icon.svg")
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with what is in them
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
    """The game of a name in an address."""
    if name not in games:
        raise HTTPException(404, say("no-game", name=name[:50], known=[*games]))
    return games[name]


def routes(app: FastAPI, games: dict[str, Game]) -> None:
    """Add what the page needs to the application."""
    files = {file.name: file for file in STATIC.glob("*") if file.suffix in TYPES} if STATIC.is_dir() else {}

    found = functools.partial(game_called, games)

    async def page(request: Request) -> Response:
        return index(request)

    for address in ADDRESSES:
        app.add_api_route(address, page, include_in_schema=False)

    async def fixed(request: Request) -> Response:
        name = request.url.path[1:]
        if name not in files:
            raise HTTPException(404, say("no-file"))
        return _file(files[name], request, "no-cache")

    for name in FIXED:
        app.add_api_route(f"/{name}", fixed, include_in_schema=False)

    @app.get("/static/{name}", include_in_schema=False)
    async def static(name: FileName, request: Request) -> Response:
        if name not in files:
            raise HTTPException(404, say("no-file"))
        return _file(files[name], request, FOREVER)

    @app.get("/api/games/{game}/rules")
    async def rules(game: GameName, speaks: Speaking) -> Rules:
        """The rules page of a game, in Markdown and in the language of who reads: every rule begins with its id in bold."""
        asked = found(game)
        return Rules(title=asked.title, prefix=asked.meta.prefix, page=asked.rulebook.page(speaks(asked)))

    @app.get("/api/games/{game}/rules/search")
    async def search_rules(game: GameName, words: Annotated[str, Query(max_length=200)], speaks: Speaking) -> list[str]:
        """The ids of the rules that these words ask for, the nearest first; looked for on the page that they read."""
        asked = found(game)
        return [rule.id for rule in search(asked.rulebook.rules(speaks(asked)).values(), words)]

    @app.get("/api/games/{game}/teaching")
    def teaching(game: GameName, speaks: Speaking) -> Teaching:
        """What a first game needs: a card that tells what it is about, and its terms."""
        asked = found(game)
        return cast("Teaching", document(asked, speaks(asked)))

    @app.get("/api/games/{game}/picture", response_model=dict[str, Any])
    def picture(game: GameName, request: Request, speaks: Speaking) -> Response:
        """A scene from the midst of a game."""
        asked = found(game)
        plain, packed = _picture(asked, speaks(asked))
        headers = {"cache-control": f"public, max-age={DAY}", "vary": "accept-encoding, accept-language, cookie"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(plain, headers=headers, media_type="application/json")
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")


def index(request: Request, status: int = 200) -> Response:
    """The page itself, whatever address it is to show."""
    file = STATIC / "index.html"
    if not file.is_file():
        return Response(MISSING, 503, media_type=TYPES[".html"])
    return _file(file, request, "no-cache", status)


def is_lost(request: Request) -> bool:
    """Has somebody followed a link that leads nowhere? Then the page tells him so, and not a bare answer for programs."""
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


def draw(games: dict[str, Game]) -> None:
    """Draw the pictures of the first page, and so load the games: nobody shall wait for that later."""
    for game in games.values():
        _picture(game, ENGLISH)


@functools.cache
def _picture(game: Game, language: str) -> tuple[bytes, bytes]:
    """What a first game looks like, from the eyes of whoever is asked: as JSON, and compressed."""
    options = dict(game.meta.first)
    if game.meta.picture:
        state = game.position(game.meta.picture, game.meta.default_seats, options)
    else:
        state = game.start(options=options, chance=Chance(4))
    scene = game.scene(state.redact(state.actors()[0]), language=language)
    plain = json.dumps(scene.document(), ensure_ascii=False).encode()
    return plain, gzip.compress(plain, mtime=0)
