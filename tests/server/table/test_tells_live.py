"""The same table twice, over real sockets: once somebody is asked in secret, once nobody. Nobody else can tell which it was.

The two positions differ only in what one seat holds. Everything that another seat and a spectator are sent, and all that they
get when they ask, is compared byte for byte: messages and their order, numbers, answers to what is refused, pages and their
headers; and at which instant the window closes.
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import json
import socket
import threading
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
import uvicorn
from sqlalchemy import insert
from websockets.sync.client import ClientConnection, connect

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC, State
from baronage.engine.game.game import game_of
from baronage.engine.match.match import Match
from baronage.games.brawling.data import CODE, FAR
from baronage.games.fyn.data import CARD_KIND, EVENT
from baronage.server.http import connections
from baronage.server.http.app import application
from baronage.server.http.context import AppContext
from baronage.server.http.limits import LimitedHttp
from baronage.server.http.ws_transport import FrameTransport
from baronage.server.services.journal import begin, written
from baronage.server.services.leases import Leases
from baronage.server.services.listing import RUNNING, Listing
from baronage.server.store.schema import persons, sessions
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.table import Table
from baronage.server.time_control import Correspondence, Live, TimeControl, Untimed
from tests.engine.table import PENNIES, SEND, A, B, C, offer, order
from tests.games.brawling.table import at as brawling_at
from tests.games.fyn.table import at as fyn_at
from tests.server.scenes import GAMES, Quick, Time
from tests.slow import slow_after

ADA, BO, CY, DEE = PEOPLE = ("ada", "bo", "cy", "dee")
OTHERS: tuple[tuple[str, int | None], ...] = ((ADA, A), (CY, C), (DEE, None))  # all but Bo, who may be asked
ALL_PARTS = ["words", "view"]
ID = "table"
SEED = bytes(range(7, 39))
LIVE = Live(bank=600.0, increment=10.0, window=12.0)


class Case(NamedTuple):
    """A position in which Bo would be asked, another in which not, and what Ada plays to open the window."""

    asked: State
    is_exhausted: State
    opens: str
    passes: str
    alike: bool  # is the end of the window alike too, if Bo passes? In Pennies it shows what he held


def pennies(b: tuple[int, int]) -> State:
    match = Match(PENNIES, 3, {}, chance=Chance.forced([order((9, 5), b, (1, 2)), 0]))
    for seat, card in ((A, 9), (B, b[0]), (C, 1)):
        match.play(seat, [offer(card), SEND])
    return match.state


def without(state: Any, harmless: Callable[[int], bool]) -> State:
    """The same position, but that Bo's only card and one of the deck have changed places."""
    found: Any = state.clone()
    at = next(at for at, card in enumerate(found.deck) if harmless(card))
    found.hands[B][0], found.deck[at] = found.deck[at], found.hands[B][0]
    return cast("State", found)


BRAWLING = brawling_at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1 t=far1 | C h=FAR3 t=INN1").state
FYN = fyn_at("B", "0,0:K; 0,1:Cv{A}", "0,0:K", "0,0:K", hands=("", "Revolt", "")).state
# In Barony all can work out who is asked in a window, and somebody always is; in Protectors too, since money is public but for
# what is paid in a window that only an expulsion interrupts, which no seat can do. Yuan has no windows. What these games have
# in secret are sheets: test_tells_sheets.py.
CASES = {
    "pennies": Case(pennies((4, 10)), pennies((4, 6)), "raid 3", "pass", False),
    "brawling": Case(BRAWLING, without(BRAWLING, lambda card: CODE[card] == FAR), "A KNI1>far1", ".", True),
    "fyn": Case(FYN, without(FYN, lambda card: CARD_KIND[card] != EVENT), "MV A 0,1>0,0", "PASS", True),
}


class Person:
    """A connection, and all that ever came over it."""

    line: ClientConnection

    def __init__(self, name: str, seat: int | None) -> None:
        self.name, self.seat, self.port = name, seat, 0
        self.heard: list[str] = []
        self.id = 0
        self.open = ExitStack()

    def dial(self) -> ClientConnection:
        """A connection; one that there was is closed first."""
        self.open.close()
        headers = {"authorization": f"Bearer {self.name}"}
        address = f"ws://127.0.0.1:{self.port}/ws"
        # a busy machine is no fault: no pings
        found = connect(address, additional_headers=headers, max_size=None, ping_interval=None)
        return self.open.enter_context(found)

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Ask, and hear all that comes until the answer."""
        self.id += 1
        self.line.send(json.dumps({"type": kind, "id": self.id, "table": ID, **more}))
        while True:
            found = self.hear()
            if found.get("id") == self.id:
                return found

    def hear(self) -> dict[str, Any]:
        self.heard.append(str(self.line.recv(60)))
        found: dict[str, Any] = json.loads(self.heard[-1])
        return found

    def watch(self) -> None:
        assert self.ask("watch", seat=self.seat, want=ALL_PARTS)["type"] == "view"

    def number(self) -> int:
        found = self.ask("look", seat=self.seat)["number"]
        assert isinstance(found, int)
        return found

    def get(self, path: str) -> None:
        """A page, with its headers."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.request("GET", path, headers={"authorization": f"Bearer {self.name}"})
        answer = line.getresponse()
        headers = sorted((name, value) for name, value in answer.getheaders() if name.lower() != "date")
        self.heard.append(f"{path} {answer.status} {headers} {answer.read().decode()}")
        line.close()

    def look_about(self, plays: bool = True) -> None:
        """Everything that one can try while a window is open, to learn whether somebody is asked.

        `plays`: with what one who is asked could play; here it is refused.
        """
        assert self.ask("look", seat=self.seat, want=ALL_PARTS)["type"] == "view"
        assert self.ask("look", seat=self.seat, want=["table"])["type"] == "table"
        self.ask("history")
        self.ask("post", channel="spectators" if self.seat is None else "table", text="Well?")
        self.ask("mark", channel="table", number=1, muted=self.seat is None)
        self.ask("extend", hours=1.0)
        for path in ("", "/record", "/replay?count=100", "/campaign-files"):
            self.get(f"/api/tables/{ID}{path}")
        self.get("/api/tables")
        self.get("/api/tables?status=running")
        self.get("/api/tables/mine")
        if self.seat is None:
            return
        self.get(f"/api/tables/{ID}/record?seat={self.seat}")
        self.get(f"/api/tables/{ID}/replay?viewer={self.seat}")
        self.get(f"/api/tables/{ID}/replay?viewer={B}")
        seat, number = self.seat, self.number()
        self.ask("post", channel=f"{min(seat, B)},{max(seat, B)}", text="Is it you?")
        self.ask("why", seat=seat, nodes=["market", "deck"])
        for actions in ([[0]], [[1, 1]], [[-1]], [[-4]], [[-3, B]]) if plays else ([[-4]], [[-3, B]]):
            self.ask("play", seat=seat, number=number, actions=actions)
        for text in (".", "pass", "lapse", "close", "nonsense") if plays else ("close", "nonsense"):
            self.ask("play", seat=seat, number=number, text=text)
        self.ask("play", seat=seat, number=number + 1, text="pass")
        self.ask("play", seat=B, number=0, text="pass")
        self.ask("look", seat=B)
        self.ask("back", seat=seat, number=number)
        self.ask("undo", seat=seat, number=number)
        self.ask("answers", seat=seat, number=number, texts=["ask"])
        self.line = self.dial()  # whoever comes back sees no more
        self.watch()


class Evening:
    """A server in a thread, with one table in the midst of a game, and a clock of its own."""

    def __init__(self, folder: Path, state: State, time_control: TimeControl) -> None:
        self.time = Time()
        self.store = Store(str(folder / "baronage.db"))
        self.state, self.time_control = state, time_control
        asyncio.run(self._furnish())

    async def _furnish(self) -> None:
        for name in PEOPLE:
            token = {"hash": hashlib.sha256(name.encode()).hexdigest(), "person": name, "kind": "token", "created": 0.0}
            token |= {"scopes": "play,talk,read", "expires": 4e9}
            await self.store.write((insert(persons), {"id": name, "name": name.title(), "created": 0.0}))
            await self.store.write((insert(sessions), token))
        occupants = [Occupant(name, "", name.title()) for name in (ADA, BO, CY)]
        options = self.state.setup.document()
        at = self.time()
        listing = Listing(
            ID, game_of(self.state), options, self.time_control, True, ADA, occupants, at, SEED, "inv", RUNNING, at
        )
        table = begin(listing, 1.0)
        change = table.apply(at, PUBLIC, Kind.BEGIN, {"state": self.state.dump()})
        waits = Leases(self.store).set(ID, table.waits())
        await self.store.write(*listing.inserts(), written(table, change), waits)

    @contextmanager
    def open(self) -> Iterator[int]:
        """The server runs; its port."""
        app = application(self.store, GAMES, Quick(), rate=1e9, clock=self.time)
        self.ctx: AppContext = app.state.ctx
        self.ctx.scheduler.lease = 1e9  # it is there however far the clock is moved
        config = uvicorn.Config(
            app, http=LimitedHttp, ws=FrameTransport, log_level="error", lifespan="on", server_header=False
        )
        server = uvicorn.Server(config)
        door = socket.create_server(("127.0.0.1", 0))
        self.loop = asyncio.new_event_loop()
        thread = threading.Thread(target=lambda: self.loop.run_until_complete(server.serve([door])))
        thread.start()
        try:
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()
            self.loop.close()
            door.close()

    @property
    def table(self) -> Table:
        found = self.ctx.services.rooms.in_use[ID].table
        assert found is not None
        return found

    def pass_time(self, at: float) -> None:
        """Let it be so late."""
        self.time.at = at
        self.loop.call_soon_threadsafe(self.ctx.scheduler._woken.set)


def come(people: list[Person], port: int) -> None:
    """All sit down, or come back after the server was away."""
    for person in people:
        person.port = port
        person.line = person.dial()
        person.watch()


def play(evening: Evening, case: Case, asked: bool, then: str) -> tuple[dict[str, list[str]], float]:
    """One evening; what the others heard, and how long the window was open."""
    others = [Person(name, seat) for name, seat in OTHERS]
    ada, cy, _ = others
    bo = Person(BO, B)
    with ExitStack() as server:
        come([*others, bo], server.enter_context(evening.open()))
        assert ada.ask("play", seat=A, number=ada.number(), text=case.opens)["type"] == "done"
        opened = evening.time.at
        evening.time.at += 0.25
        assert (B in evening.table.state.actors()) == asked
        assert evening.table.state.is_held() != asked
        for person in others:
            person.look_about()
        if then == "restart":
            for person in (*others, bo):
                person.open.close()
            server.close()
            evening.time.at += 100.0
            come([*others, bo], server.enter_context(evening.open()))
        if then == "resign":
            assert cy.ask("play", seat=C, number=cy.number(), text="resign")["type"] == "done"
        if then == "draw":
            assert cy.ask("play", seat=C, number=cy.number(), text="offer draw")["type"] == "done"
            assert ada.ask("play", seat=A, number=ada.number(), text="accept draw")["type"] == "done"
        evening.time.at += 0.25
        if asked and then != "silence":
            assert bo.ask("play", seat=B, number=bo.number(), text=case.passes)["type"] == "done"
        for person in others:
            person.look_about()
        assert evening.table.window_time is not None
        ends, number = evening.table.window_time.closes, ada.number()
        evening.pass_time(ends - 0.001)
        for person in others:
            person.number()  # nothing came before
        evening.pass_time(ends)
        for person in others:
            if not (then == "resign" and person is cy):
                while json.loads(person.heard[-1])["type"] != "update":
                    person.hear()
        assert evening.table.number(A) == number + 1
        for person in others:
            if case.alike:
                person.look_about()
            else:  # what the raid brought differs: only that something came is alike
                del person.heard[-1]
        for person in (*others, bo):
            person.open.close()
    return {person.name: person.heard for person in others}, ends - opened


TIME_CONTROLS: dict[str, TimeControl] = {"live": LIVE, "untimed": Untimed(), "correspondence": Correspondence()}
EVENINGS = [
    *(("live", name, "pass") for name in CASES),
    ("untimed", "fyn", "pass"),
    ("correspondence", "brawling", "pass"),
    ("live", "brawling", "silence"),
    ("live", "fyn", "resign"),
    ("live", "brawling", "draw"),
    ("correspondence", "fyn", "restart"),
    ("live", "brawling", "restart"),
]


@pytest.mark.parametrize(("time_control", "name", "then"), slow_after(1, EVENINGS), ids=lambda part: part)
def test_nobody_else_can_tell_whether_somebody_was_asked(
    tmp_path: Path, time_control: str, name: str, then: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who is asked passes, or lets his time run out; another resigns, or offers a draw; the server is away."""
    monkeypatch.setattr(
        Table, "_luck", lambda it: 1.0 if then == "silence" else 0.6
    )  # drawn anew with all that all see
    monkeypatch.setattr(connections, "BURST", 1e9)
    case, heard = CASES[name], []
    for asked, state in ((True, case.asked), (False, case.is_exhausted)):
        folder = tmp_path / str(asked)
        folder.mkdir()
        evening = Evening(folder, state, TIME_CONTROLS[time_control])
        heard.append(play(evening, case, asked, then))
        evening.store.close()
    (first, lasted), (second, lasted_alike) = heard
    for who in first:
        for one, other in zip(first[who], second[who], strict=False):
            assert one == other, who
        assert len(first[who]) == len(second[who])
        everything = "".join(first[who])
        assert hashlib.sha256(SEED).hexdigest() in everything, "its hash is shown from the start"
        assert not any(secret in everything for secret in (SEED.hex(), b64encode(SEED).decode(), repr(list(SEED))))
    assert lasted == lasted_alike
