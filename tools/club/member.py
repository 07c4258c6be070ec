"""Scripted club members: they sign in and out, play, chat, join tournaments and send reports."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.club.arrivals import DOMAIN, Arrivals
from tools.club.houses import Houses

PASSWORD = "correct horse battery"
# Games and seat counts by frequency: short games are more frequent.
GAMES = [("brawling", 2)] * 5 + [("brawling", 3), ("protectors", 2), ("protectors", 3), ("yuan", 2), ("yuan", 3)]
GAMES += [("fyn", 2), ("barony", 2)]
TIME_CONTROLS: list[dict[str, Any]] = [
    {"kind": "live", "bank": 30, "increment": 2, "window": 3},
    {"kind": "correspondence", "hours": 0.1, "printed": False, "pause": 0.01, "most_extension": 0.5},
    {"kind": "correspondence", "hours": 24, "printed": False},
]
BOTS = ("random", "random", "wat", "heuristic")
# Expected refusals: old information, or a process that was just killed.
HARMLESS = ("stale", "illegal", "refused", "too-fast", "unreadable", "not-yours", "no-table", "store", "unsure")
MAX_TABLES = 4  # tables of one member at a time
PAGES = ["/api/watch", "/api/archive", "/api/ratings?game=brawling&seats=2", "/api/tournaments", "/api/invitations"]
PAGES += [
    "/api/me",
    "/api/me/moderation",
    "/api/notifications",
    "/api/holidays",
    "/api/sessions",
    "/api/relations",
    "/api/games",
]


@dataclass
class Ledger:
    """Everything the servers acknowledged; the final check expects each item exactly once."""

    plays: dict[str, str] = field(default_factory=dict)  # the table, by the key of a move
    words: dict[str, str] = field(default_factory=dict)  # the table, by the text of a chat message
    reports: list[str] = field(default_factory=list)  # their texts
    deeds: list[str] = field(default_factory=list)  # reasons of an admin
    entered: list[tuple[str, str]] = field(default_factory=list)  # tournament and sign-in name
    delays: list[float] = field(default_factory=list)  # seconds from a move to its response


class Member:
    """A scripted member, who resigns after `ends` seconds at a table."""

    def __init__(self, houses: Houses, ledger: Ledger, number: int, ends: float) -> None:
        self.houses, self.ledger, self.number, self.ends = houses, ledger, number, ends
        self.luck = random.Random(number)
        self.login = f"member{number}"
        self.token = self.program = ""
        self.since: dict[str, float] = {}  # when they first sat at a table
        self.sent = 0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request as this member."""
        return await self.houses.call(self.luck, method, path, body, self.token)

    # --- sign-up ------------------------------------------------------------------------------------------------

    async def join(self, arrivals: Arrivals, zone: str) -> None:
        """Create an account and choose a notification destination: webhook, mail or none."""
        self.token = await self.ask("POST", "/api/guest", {"name": f"Member {self.number}"})
        if not await self.ask("PUT", "/api/me/entrance", {"login": self.login, "password": PASSWORD}):
            self.houses.fault(f"{self.login} could not choose a password")
        if self.number % 6 == 5:  # a program plays for them
            made = await self.ask("POST", "/api/token", {"scopes": ["play", "talk", "read"], "name": "my program"})
            self.program = made["token"]
        if self.number % 5 == 4:
            return
        quiet = {"on": self.number % 7 == 0, "since": 0, "until": 1}
        await self.ask("PUT", "/api/notifications", {"quiet": quiet, "digest": "daily", "zone": zone})
        if self.number % 2:
            destination = {"kind": "hook", "address": f"{arrivals.hook}/{self.login}", "name": "#games"}
            await self.ask("POST", "/api/notifications/destinations", destination)
            return
        address = f"{self.login}@{DOMAIN}"
        await self.ask("POST", "/api/notifications/destinations", {"kind": "mail", "address": address})
        async with asyncio.timeout(60):
            while address not in arrivals.links:
                await asyncio.sleep(0.1)
        await self.ask("POST", "/api/notifications/confirm", {"token": arrivals.links[address]})

    async def week(self, others: int, until: float) -> None:
        """Act until the time is up."""
        while time.monotonic() < until:
            mine = await self.ask("GET", "/api/tables/mine")
            if mine is None:  # signed out or banned
                await self._enter_again()
                await asyncio.sleep(1)
                continue
            waiting = [it for it in mine if it["status"] == "running" and it["waits_for"]]
            if waiting and self.luck.random() < 0.85:
                await self.sit(self.luck.choice(waiting))
            else:
                await self.stroll(mine, others)
            await asyncio.sleep(self.luck.random())

    # --- at a table ---------------------------------------------------------------------------------------------

    async def sit(self, table: dict[str, Any]) -> None:
        """Play some moves at a table that waits for this member."""
        id, seat = table["id"], table["waits_for"][0]
        began = self.since.setdefault(id, time.monotonic())
        stay = time.monotonic() + self.luck.uniform(3, 12)
        pending: dict[str, Any] | None = None
        while time.monotonic() < stay or (pending and time.monotonic() < stay + 30):
            with contextlib.suppress(WebSocketException, OSError):
                headers = {"authorization": f"Bearer {self.program or self.token}"}
                address = f"ws://127.0.0.1:{self.houses.port(self.luck)}/ws"
                async with connect(address, additional_headers=headers, max_size=None, open_timeout=60) as line:
                    pending = await self._moves(line, id, seat, stay, pending, time.monotonic() - began > self.ends)
                    if pending is None:
                        return
            self.houses.done["connected again"] += 1
            await asyncio.sleep(0.2)

    async def _moves(
        self, line: ClientConnection, id: str, seat: int, stay: float, pending: dict[str, Any] | None, gives_up: bool
    ) -> dict[str, Any] | None:
        """Play over one connection and return a request left unanswered when it broke, to repeat with the same key."""
        await line.send(json.dumps({"type": "watch", "id": 0, "table": id, "seat": seat, "want": ["words"]}))
        if pending:
            await line.send(json.dumps(pending))
        question: dict[str, Any] = {}
        number, at = -1, time.monotonic()
        while True:
            try:
                async with asyncio.timeout(1.0 if pending is None else 15.0):
                    message = json.loads(await line.recv())
            except TimeoutError:
                if pending is not None or time.monotonic() > stay:
                    return pending
                message = {"type": ""}
            except WebSocketException:
                return pending
            kind = message["type"]
            if kind in ("view", "update"):
                number, question = message["number"], message["question"]
                if message["over"]:
                    self.houses.done["games seen to their end"] += 1
                    return None
            elif kind in ("done", "failed") and pending and message["id"] == pending["id"]:
                self._answered(pending, message, time.monotonic() - at)
                pending = None
            if pending is not None:
                continue
            if time.monotonic() > stay:
                return None
            pending = self._next(id, seat, number, question, gives_up)
            if pending:
                at, question = time.monotonic(), {}
                await line.send(json.dumps(pending))

    def _next(self, id: str, seat: int, number: int, question: dict[str, Any], gives_up: bool) -> dict[str, Any] | None:
        """Return the next request, or None."""
        luck = self.luck
        self.sent += 1
        whole = {"id": self.sent, "table": id, "key": uuid.uuid4().hex}
        if luck.random() < 0.01:
            channel = luck.choice(("table", "0,1"))
            return {"type": "post", "channel": channel, "text": f"word {whole['key']}", **whole}
        if not question.get("asked"):
            return None
        whole |= {"type": "play", "seat": seat, "number": number}
        if gives_up:
            return {**whole, "text": "resign"}
        if question["choices"]:
            return {**whole, "actions": [luck.choice(question["choices"])["action"]]}
        for span in question.get("spans", ()):
            return {**whole, "actions": [[*span["prefix"], span["low"]]]}
        return None

    def _answered(self, sent: dict[str, Any], answer: dict[str, Any], took: float) -> None:
        if answer["type"] == "failed":
            self.houses.done[f"failed: {answer['code']}"] += 1
            if answer["code"] not in HARMLESS:
                self.houses.fault(f"{sent}: {answer}")
            return
        kept = self.ledger.words if sent["type"] == "post" else self.ledger.plays
        kept[sent["key"]] = sent["table"]
        self.houses.done["said" if sent["type"] == "post" else "moves"] += 1
        if sent["type"] == "play":
            self.ledger.delays.append(took)

    # --- away from tables ---------------------------------------------------------------------------------------

    async def stroll(self, mine: list[dict[str, Any]], others: int) -> None:
        """Do something other than moving."""
        waits = [it for it in mine if it["status"] == "open" and it["host"]]
        busy = sum(it["status"] in ("open", "running") for it in mine) >= MAX_TABLES
        for it in waits:
            if time.time() - it["created"] > 8:
                await self._begin(it)
        doings: list[Callable[[list[dict[str, Any]], int], Awaitable[None]]] = [
            self._look, self._relate, self._complain, self._enter, self._come_back, self._remind, self._put_away,
        ]  # fmt: skip
        if not busy:
            doings += [self._open, self._open, self._sit_down, self._sit_down, self._sit_down, self._find]
        await self.luck.choice(doings)(mine, others)

    async def _begin(self, table: dict[str, Any]) -> None:
        """Fill the free seats with bots and start."""
        for seat in table["seats"]:
            if seat["open"] and not seat["name"]:
                bot = self.luck.choice(BOTS)
                await self.ask("PUT", f"/api/tables/{table['id']}/bot", {"seat": seat["seat"], "bot": bot})
        await self.ask("POST", f"/api/tables/{table['id']}/start", {})

    async def _open(self, mine: list[dict[str, Any]], others: int) -> None:
        game, count = self.luck.choice(GAMES)
        seats: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "open"} for _ in range(count - 1))]
        rated = self.luck.random() < 0.6
        body = {
            "game": game,
            "seats": seats,
            "time_control": self.luck.choice(TIME_CONTROLS),
            "rated": rated,
            "public": True,
        }
        made = await self.ask("POST", "/api/tables", body)
        if made and self.luck.random() < 0.3:
            login = f"member{self.luck.randrange(others)}"
            await self.ask("POST", f"/api/tables/{made['id']}/invite", {"login": login})

    async def _sit_down(self, mine: list[dict[str, Any]], others: int) -> None:
        found = await self.ask("GET", "/api/tables?status=open&count=20")
        taken = {it["id"] for it in mine}
        free = [it for it in found or [] if it["id"] not in taken]
        if free:
            await self.ask("POST", f"/api/tables/{self.luck.choice(free)['id']}/join", {})

    async def _find(self, mine: list[dict[str, Any]], others: int) -> None:
        await self.ask("POST", "/api/find", {"game": "brawling", "seats": 2, "time_control": "live", "rated": True})

    async def _look(self, mine: list[dict[str, Any]], others: int) -> None:
        pages = [*PAGES, f"/api/people/member{self.luck.randrange(others)}"]
        pages += [f"/api/tables/{it['id']}/replay?count=3" for it in mine[:2]]
        await self.ask("GET", self.luck.choice(pages))

    async def _relate(self, mine: list[dict[str, Any]], others: int) -> None:
        kind = self.luck.choice(("friend", "friend", "none", "none", "block"))
        await self.ask("PUT", "/api/relations", {"kind": kind, "login": f"member{self.luck.randrange(others)}"})

    async def _complain(self, mine: list[dict[str, Any]], others: int) -> None:
        words = f"report {uuid.uuid4().hex}"
        body = {"why": "other", "words": words, "login": f"member{self.luck.randrange(others)}"}
        if await self.ask("POST", "/api/reports", body):
            self.ledger.reports.append(words)

    async def _enter(self, mine: list[dict[str, Any]], others: int) -> None:
        found = [it for it in await self.ask("GET", "/api/tournaments") or [] if not it["joined"]]
        if not found:
            return
        id = self.luck.choice(found)["id"]
        if await self.ask("POST", f"/api/tournaments/{id}/join", {}):
            self.ledger.entered.append((id, self.login))

    async def _come_back(self, mine: list[dict[str, Any]], others: int) -> None:
        """Sign out and in again with the password."""
        if self.luck.random() < 0.2:
            await self.ask("POST", "/api/leave")
            await self._enter_again()

    async def _enter_again(self) -> None:
        token = await self.ask("POST", "/api/enter", {"login": self.login, "password": PASSWORD})
        self.token = token or self.token

    async def _remind(self, mine: list[dict[str, Any]], others: int) -> None:
        for it in mine:
            if it["status"] == "running" and it["host"] and it.get("moves"):
                await self.ask("POST", f"/api/tables/{it['id']}/remind", {"seat": it["moves"][0]})
                return

    async def _put_away(self, mine: list[dict[str, Any]], others: int) -> None:
        over = [it for it in mine if it["status"] == "over"]
        if over:
            await self.ask("POST", f"/api/tables/{self.luck.choice(over)['id']}/archive", {})
