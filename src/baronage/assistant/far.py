"""A table of a Baronage server, at which people sit: spoken with over its socket, as one of them."""

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

from baronage.assistant.table import MOST_OPTIONS, cited, listed
from baronage.engine.errors import BadDocument, BadSetup, Illegal, Refusal
from baronage.engine.flow import State
from baronage.games import games

PATIENCE = 30.0  # seconds for an answer
LONGEST = 60.0  # seconds that one call waits for others
TRIES = 5  # while others act at the same moments
PAUSE = 0.5  # seconds between two looks whether a game has begun, and before what came too fast is asked again
Message = dict[str, Any]


class Stale(Illegal):
    """Something else happened there at the same moment."""


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A server that sends elsewhere is not followed: the token would go along."""

    def redirect_request(self, *_: Any) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirects)


class Server:
    """A server that somebody named when the assistant was started, and who one is there."""

    def __init__(self, address: str, token: str = "") -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadSetup(f"{address!r:.200} is no address of a server, such as http://127.0.0.1:8000")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self._token = token

    def table(self, link: str) -> tuple[str, str]:
        """The table and the invitation of a link as people pass it on. Links to other servers are refused."""
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
        """Be somebody there: whose token was given, else a new guest of this name."""
        if self._token:
            return
        _, cookie = self._send("/api/guest", {"name": name}, {})
        made, _ = self._send("/api/token", {"name": "assistant"}, {"cookie": cookie.partition(";")[0]})
        self._token = made["token"]

    def call(self, path: str, body: Message | None = None) -> Any:
        """GET, or POST if there is a body."""
        return self._send(path, body, self._known())[0]

    def socket(self) -> ClientConnection:
        """A new connection."""
        address = self.address.replace("http", "ws", 1) + "/ws?language=en"
        try:
            return connect(address, additional_headers=self._known(), open_timeout=PATIENCE, max_size=1 << 24)
        except (OSError, WebSocketException) as error:
            raise Illegal(f"The server {self.address} does not answer: {error}") from error

    def _known(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self._token}"}

    def _send(self, path: str, body: Message | None, headers: dict[str, str]) -> tuple[Any, str]:
        data = None if body is None else json.dumps(body).encode()
        kind = {"content-type": "application/json", "accept-language": "en"}
        request = urllib.request.Request(self.address + path, data, {**kind, **headers})
        try:
            with _OPENER.open(request, timeout=PATIENCE) as answer:
                text = answer.read()
                return json.loads(text) if text else None, answer.headers["set-cookie"] or ""
        except urllib.error.HTTPError as error:
            with error:
                raise Illegal(_sentence(error.read())) from error
        except (OSError, HTTPException, ValueError) as error:  # nobody, or nobody who speaks as we do
            raise Illegal(f"The server {self.address} does not answer: {error}") from error


class FarTable:
    """One seat there. The connection is made anew when it breaks; what is played has a key, so that it happens once."""

    def __init__(self, server: Server, link: str, seat: int | None) -> None:
        self._server = server
        self._id, self._invitation = server.table(link)
        wish = {"invitation": self._invitation} | ({} if seat is None else {"seat": seat})
        joined = server.call(f"/api/tables/{quote(self._id, safe='')}/join", wish)
        self.seat: int = joined["seat"]
        self._held = ExitStack()
        self._socket: ClientConnection | None = None
        self._number = 0  # of the last request
        self._told = 0  # lines of the log that the guest has been told,
        self._heard = 0  # and things that were said

    # --- what a guest asks --------------------------------------------------------------------------------------

    def look(self) -> str:
        view = self._view()
        if view is None:
            return self._who_is_missing()
        lines = view["lines"]
        new = [f"{line['text']} {cited(line['rules'])}".strip() for line in lines[self._told :]]
        self._told = len(lines)
        news = "Since then:\n" + "\n".join(new) if new else ""
        parts = [str(_known(view["view"]) or ""), news, self._talk(), view["question"]["prompt"], self._choices(view)]
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
        return "\n\n".join([*done["advice"], self.look()])

    def take_back(self) -> str:
        view = self._begun()
        self._act({"type": "back" if view["question"]["draft"] else "undo"})
        return self.look()

    def log(self) -> str:
        view = self._begun()
        return "\n".join(f"{line['moment']}. {line['text']} {cited(line['rules'])}".strip() for line in view["lines"])

    def standings(self) -> str:
        view = self._begun()
        return self._ended(view) if view["over"] else "The game goes on."

    def wait(self, seconds: float) -> str:
        until = time.monotonic() + min(seconds, LONGEST)
        while (view := self._view()) is None and time.monotonic() < until:
            time.sleep(PAUSE)
        if view and self._news_of_talk():
            until = 0.0
        while view and not _concerns(view, self.seat) and time.monotonic() < until:
            try:
                view = self._hear(until, lambda message: message["type"] in ("update", "said"))
            except (OSError, WebSocketException):
                self.leave()
                view = self._view()
        return self.look()

    def say(self, text: str) -> str:
        self._ask({"type": "say", "channel": "table", "text": text, "key": secrets.token_hex(8)})
        return "Said."

    def leave(self) -> None:
        self._socket = None
        self._held.close()

    def _choices(self, view: Message) -> str:
        if view["over"]:
            return self._ended(view)
        choices = view["question"]["choices"]
        shown = [(choice["text"], choice["label"]) for choice in choices[:MOST_OPTIONS]]
        return listed(shown, len(choices), _amounts(view, self.seat))

    def _ended(self, view: Message) -> str:
        found, people = view["standings"], self._info()["seats"]
        lines = [f"{found['cause']} {cited((found['rule'],))}".strip()]
        for row in found["seats"]:
            person = people[row["seat"]]
            name = "You" if row["seat"] == self.seat else person["name"] or person["label"]
            lines.append(f"{name}: place {row['place']}, {row['score']:g}")
        return "\n".join(lines)

    # --- what was said ------------------------------------------------------------------------------------------

    def _news_of_talk(self) -> list[Message]:
        said = self._ask({"type": "talk", "since": self._heard})["said"]
        return [one for one in said if one["number"] > self._heard and one["seat"] != self.seat and not one["hidden"]]

    def _talk(self) -> str:
        said = self._news_of_talk()
        self._heard = max([self._heard, *(one["number"] for one in said)])
        return "Said:\n" + "\n".join(f"{one['name']}: {one['text']}" for one in said) if said else ""

    # --- over the line ------------------------------------------------------------------------------------------

    def _view(self) -> Message | None:
        """What the seat sees, and updates follow; None: the game has not begun."""
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
            return f"The game has not begun: it waits for {missing} more to sit down."
        return "The game has not begun: the host has to start it."

    def _act(self, message: Message) -> Message:
        """Do it; once more where others did something at that moment which changes nothing in what is asked."""
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
        """The answer to a request. A connection that is lost is made anew; who asks too fast asks again a little later."""
        until = time.monotonic() + PATIENCE
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
        raise Illegal(f"The server {self._server.address} does not answer.")

    def _line(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._held.enter_context(self._server.socket())
        return self._socket

    def _hear(self, until: float, wanted: Callable[[Message], bool]) -> Message | None:
        """The next message that is wanted; None: time is up."""
        while True:
            try:
                message = json.loads(self._line().recv(max(0.0, until - time.monotonic())))
            except TimeoutError:
                return None
            if wanted(message):
                found: Message = message
                return found


def _concerns(message: Message, seat: int) -> bool:
    """Does a view, an update or something that was said need this seat's attention?"""
    if message["type"] == "said":
        return bool(message["seat"] != seat)
    return bool(message["question"]["asked"] or message["over"])


def _sentence(answer: bytes) -> str:
    try:
        return str(json.loads(answer)["sentence"])
    except (ValueError, KeyError, TypeError):
        return "The server refused it without a reason."


def _known(view: Message) -> State | None:
    """The view as a state, where this version of the game is known here."""
    game = games().get(view["game"])
    try:
        return None if game is None else game.load(view)
    except BadDocument:
        return None


def _amounts(view: Message, seat: int) -> list[str]:
    """Amounts that are too many to be listed, in notation where it is known here."""
    state = _known(view["view"])
    return [
        f"{state.write(seat, (*span['prefix'], span['low'])) if state else span['label']}"
        f": the amount may be anything from {span['low']} to {span['high']}"
        for span in view["question"]["spans"]
    ]
