"""A table with people on a Baronage server, played over its WebSocket."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPException
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from baronage.assistant.table import MAX_OPTIONS, cited, listed, news
from baronage.engine.core.errors import BadDocument, BadSetup, Illegal, Refusal
from baronage.engine.core.state import State
from baronage.games import games

RESPONSE_SECONDS = 30.0  # seconds for a response
MAX_WAIT = 60.0  # seconds that one call waits for others
TRIES = 5  # while others act at the same time
PAUSE = 0.5  # seconds between two checks for the start of a game, and before a retry after rate limiting
Message = dict[str, Any]


class Stale(Illegal):
    """A concurrent change at the table."""


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Redirects are not followed, because they would send the token elsewhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirects)


class Server:
    """A server named at the start of the assistant, and the assistant's account there."""

    def __init__(self, address: str, token: str = "") -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadSetup(f"{address!r:.200} is not a server address, such as http://127.0.0.1:8000")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self._token = token

    def table(self, link: str) -> tuple[str, str]:
        """Return table and invitation of a shared link. Links to other servers are refused."""
        parts = urlsplit(link.strip())
        if parts.netloc and f"{parts.scheme}://{parts.netloc}" != self.address:
            raise BadSetup(
                f"This is a table of another server than {self.address}. Whoever starts `baronage mcp` names the server"
                " with --server."
            )
        table = parts.path.rstrip("/").rpartition("/")[2]
        if not table:
            raise BadSetup("Give the link of a table, as it is passed on: …/table/…?invitation=…")
        return table, parse_qs(parts.query).get("invitation", [""])[0]

    def enter(self, name: str) -> None:
        """Log in with the given token, or as a new guest of this name."""
        if self._token:
            return
        _, cookie = self._send("/api/guest", {"name": name}, {})
        made, _ = self._send("/api/token", {"name": "assistant"}, {"cookie": cookie.partition(";")[0]})
        self._token = made["token"]

    def call(self, path: str, body: Message | None = None) -> Any:
        """Send GET, or POST if there is a body, and return the response."""
        return self._send(path, body, self._known())[0]

    def socket(self) -> ClientConnection:
        """Return a new connection."""
        address = self.address.replace("http", "ws", 1) + "/ws?language=en"
        try:
            return connect(address, additional_headers=self._known(), open_timeout=RESPONSE_SECONDS, max_size=1 << 24)
        except (OSError, WebSocketException) as error:
            raise Illegal(f"The server {self.address} doesn't respond: {error}") from error

    def _known(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self._token}"}

    def _send(self, path: str, body: Message | None, headers: dict[str, str]) -> tuple[Any, str]:
        data = None if body is None else json.dumps(body).encode()
        kind = {"content-type": "application/json", "accept-language": "en"}
        request = urllib.request.Request(self.address + path, data, {**kind, **headers})
        try:
            with _OPENER.open(request, timeout=RESPONSE_SECONDS) as answer:
                text = answer.read()
                return json.loads(text) if text else None, answer.headers["set-cookie"] or ""
        except urllib.error.HTTPError as error:
            with error:
                raise Illegal(_sentence(error.read())) from error
        except (OSError, HTTPException, ValueError) as error:  # no server, or one that doesn't follow the protocol
            raise Illegal(f"The server {self.address} doesn't respond: {error}") from error


class RemoteTable:
    """One seat on a server. A lost connection is restored, and each move has a key so that it is played once."""

    def __init__(self, server: Server, link: str, seat: int | None) -> None:
        self._server = server
        self._id, self._invitation = server.table(link)
        body = {"invitation": self._invitation} | ({} if seat is None else {"seat": seat})
        joined = server.call(f"/api/tables/{quote(self._id, safe='')}/join", body)
        self.seat: int = joined["seat"]
        self._held = ExitStack()
        self._socket: ClientConnection | None = None
        self._number = 0  # of the last request
        self._shown = 0  # log lines already shown,
        self._heard = 0  # and chat messages already shown
        self._skipped: list[Message] = []  # news received while waiting for an answer

    # --- tools --------------------------------------------------------------------------------------------------

    def look(self) -> str:
        return self._next(short=False)

    def _next(self, short: bool = True) -> str:
        """Return the board unless `short`, the news, the current decision and its moves."""
        view = self._view()
        if view is None:
            return self._who_is_missing()
        lines = view["lines"]
        new = [f"{line['text']} {cited(line['rules'])}".strip() for line in lines[self._shown :]]
        self._shown = len(lines)
        known = None if short else _known(view["view"])
        board = "" if known is None else known.game.text_board(known, listed=False).rstrip()
        question = view["question"]
        asked = [f"{question['question']} {question['help']}".strip(), self._choices(view, short)]
        parts = [board, news(new, short), self._talk(), *asked]
        return "\n\n".join(part for part in parts if part)

    def choices(self) -> str:
        view = self._view()
        return self._who_is_missing() if view is None else self._choices(view)

    def why_not(self, move: str) -> str:
        try:
            found = self._ask({"type": "try", "seat": self.seat, "text": move})
        except Refusal as refusal:
            return str(refusal)
        return f"Only a part of it: {found['rest']} {cited((found['rule'],))}" if found["rest"] else "It is allowed."

    def play(self, move: str) -> str:
        done = self._act({"type": "play", "text": move})
        return "\n\n".join([*done["advice"], self._next()])

    def take_back(self) -> str:
        view = self._begun()
        self._act({"type": "back" if view["question"]["draft"] else "undo"})
        return self._next()

    def log(self) -> str:
        view = self._begun()
        return "\n".join(f"{line['moment']}. {line['text']} {cited(line['rules'])}".strip() for line in view["lines"])

    def standings(self) -> str:
        view = self._begun()
        return self._ended(view) if view["over"] else "The game goes on."

    def wait(self, seconds: float) -> str:
        until = time.monotonic() + min(seconds, MAX_WAIT)
        while (view := self._view()) is None and time.monotonic() < until:
            time.sleep(PAUSE)
        if view and self._news_of_talk():
            until = 0.0
        while view and not _concerns(view, self.seat) and time.monotonic() < until:
            if self._skipped:
                view = self._skipped.pop(0)
                continue
            try:
                view = self._hear(until, _is_news)
            except (OSError, WebSocketException):
                self.leave()
                view = self._view()
        return self._next()

    def post(self, text: str) -> str:
        self._ask({"type": "post", "channel": "table", "text": text, "key": secrets.token_hex(8)})
        return "Said."

    def leave(self) -> None:
        self._socket = None
        self._held.close()

    def _choices(self, view: Message, short: bool = False) -> str:
        if view["over"]:
            return self._ended(view)
        choices = view["question"]["choices"]
        shown = [(choice["text"], choice["label"]) for choice in choices[:MAX_OPTIONS]]
        return listed(shown, len(choices), _amounts(view, self.seat), short)

    def _ended(self, view: Message) -> str:
        found, people = view["standings"], self._info()["seats"]
        lines = [f"{found['cause']} {cited((found['rule'],))}".strip()]
        for row in found["seats"]:
            person = people[row["seat"]]
            name = "You" if row["seat"] == self.seat else person["name"] or person["label"]
            lines.append(f"{name}: place {row['place']}, {row['score']:g}")
        return "\n".join(lines)

    # --- chat ---------------------------------------------------------------------------------------------------

    def _news_of_talk(self) -> list[Message]:
        messages = self._ask({"type": "history", "since": self._heard})["messages"]
        return [
            one for one in messages if one["number"] > self._heard and one["seat"] != self.seat and not one["hidden"]
        ]

    def _talk(self) -> str:
        messages = self._news_of_talk()
        self._heard = max([self._heard, *(one["number"] for one in messages)])
        return "Said:\n" + "\n".join(f"{one['name']}: {one['text']}" for one in messages) if messages else ""

    # --- connection ---------------------------------------------------------------------------------------------

    def _view(self) -> Message | None:
        """Subscribe and return the seat's view, or None if the game has not begun."""
        try:
            return self._ask({"type": "watch", "seat": self.seat, "invitation": self._invitation})
        except Refusal:
            if self._info()["status"] == "open":
                return None
            raise

    def _begun(self) -> Message:
        view = self._view()
        if view is None:
            raise Illegal(self._who_is_missing())
        return view

    def _info(self) -> Message:
        path = f"/api/tables/{quote(self._id, safe='')}?invitation={quote(self._invitation, safe='')}"
        info: Message = self._server.call(path)
        return info

    def _who_is_missing(self) -> str:
        missing = sum(seat["open"] for seat in self._info()["seats"])
        if missing:
            return f"The game hasn't started: {missing} more players are needed."
        return "The game hasn't started: the host must start it."

    def _act(self, message: Message) -> Message:
        """Send an action. Retry if a concurrent change didn't affect the decision."""
        message = {**message, "seat": self.seat, "key": secrets.token_hex(8)}
        view = self._begun()
        for _ in range(TRIES):
            try:
                return self._ask({**message, "number": view["number"]})
            except Stale:
                asked, view = view["question"]["choices"], self._begun()
                if view["question"]["choices"] != asked:
                    raise
        return self._ask({**message, "number": view["number"]})

    def _ask(self, message: Message) -> Message:
        """Return the response to a request. Restore a lost connection, and retry later after rate limiting."""
        self._skipped.clear()
        until = time.monotonic() + RESPONSE_SECONDS
        while True:
            answer = self._answer(message, until)
            if answer["type"] != "failed":
                return answer
            if answer["code"] != "too-fast" or time.monotonic() > until:
                kind = Stale if answer["code"] == "stale" else Illegal
                raise kind(answer["sentence"], answer["rule"])
            time.sleep(PAUSE)

    def _answer(self, message: Message, until: float) -> Message:
        self._number += 1
        asked = {**message, "id": self._number, "table": self._id}
        for attempt in range(2):
            try:
                self._line().send(json.dumps(asked))
                answer = self._hear(until, lambda heard: heard.get("id") == asked["id"])
            except (OSError, WebSocketException) as error:
                self.leave()
                if attempt:
                    raise Illegal(f"The connection to {self._server.address} is lost: {error}") from error
            else:
                if answer is not None:
                    return answer
        raise Illegal(f"The server {self._server.address} doesn't respond.")

    def _line(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._held.enter_context(self._server.socket())
        return self._socket

    def _hear(self, until: float, wanted: Callable[[Message], bool]) -> Message | None:
        """Return the next message that matches, or None after the timeout."""
        while True:
            try:
                message = json.loads(self._line().recv(max(0.0, until - time.monotonic())))
            except TimeoutError:
                return None
            if wanted(message):
                found: Message = message
                return found
            if _is_news(message):
                self._skipped.append(message)


def _is_news(message: Message) -> bool:
    return message["type"] in ("update", "chat")


def _concerns(message: Message, seat: int) -> bool:
    """Return whether a view, an update or a chat message needs this seat's attention."""
    if message["type"] == "chat":
        return bool(message["seat"] != seat)
    return bool(message["question"]["asked"] or message["over"])


def _sentence(answer: bytes) -> str:
    try:
        return str(json.loads(answer)["sentence"])
    except (ValueError, KeyError, TypeError):
        return "The server refused without a reason."


def _known(view: Message) -> State | None:
    """Return the view as a state, or None if this version of the game is not available here."""
    game = games().get(view["game"])
    try:
        return None if game is None else game.load(view)
    except BadDocument:
        return None


def _amounts(view: Message, seat: int) -> list[str]:
    """Return amounts too many to list, in notation where possible."""
    state = _known(view["view"])
    return [
        f"{state.write(seat, (*span['prefix'], span['low'])) if state else span['label']}"
        f": the amount may be anything from {span['low']} to {span['high']}"
        for span in view["question"]["spans"]
    ]
