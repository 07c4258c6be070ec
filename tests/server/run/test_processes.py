"""Several processes share the tables of one PostgreSQL: whoever is at whichever, it is one game."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.postgres import new_database
from tests.server.servers import Server, asked, written

PATIENCE = 60.0  # seconds for anything to happen
GONE = (ConnectionClosed, OSError, TimeoutError)


class Player(threading.Thread):
    """Plays one seat at random, at whichever server lives, until it is told to stop or the game is over."""

    def __init__(self, servers: list[Server], token: str, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.servers, self.token, self.table, self.seat = servers, token, table, seat
        self.stopped = threading.Event()
        self.acknowledged: list[Any] = []
        self.unanswered = 0  # sent, and the server was gone before it answered
        self.fault: BaseException | None = None
        self.over = False
        self.number = -1
        self.luck = random.Random(seat)

    def run(self) -> None:
        try:
            while not self.stopped.is_set() and not self.over:
                try:
                    with self.servers[0].socket(self.token) as socket:
                        self.play(socket)
                except GONE:
                    self.servers = self.servers[1:] or self.servers
                    time.sleep(0.1)
        except BaseException as error:
            self.fault = error

    def play(self, socket: ClientConnection) -> None:
        socket.send(json.dumps({"type": "watch", "id": 1, "table": self.table, "seat": self.seat}))
        self.number, sent = -1, False
        try:
            while not self.stopped.is_set() and not self.over:
                message = self.hear(socket)
                if message is None:
                    return
                if message["type"] in ("view", "update"):
                    assert message["type"] == "view" or message["number"] == self.number + 1, "no update is missing"
                    self.number, self.over = message["number"], message["over"]
                    question = message["question"]
                elif message["type"] == "done":
                    self.acknowledged.append(message["played"])
                    sent = False
                else:
                    assert message["type"] in ("failed", "lobby"), message
                    assert message.get("code", "stale") == "stale", message
                    sent = sent and message["type"] != "failed"
                if question["asked"] and not sent and not self.over:
                    action = self.luck.choice(question["choices"])["action"]
                    play = {"type": "play", "id": 2, "table": self.table, "seat": self.seat, "number": self.number}
                    sent = True
                    socket.send(json.dumps({**play, "actions": [action]}))
                    question = {"asked": False}
        finally:
            self.unanswered += sent

    def hear(self, socket: ClientConnection) -> dict[str, Any] | None:
        """What comes next; nothing if it is told to stop before."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self.stopped.is_set():
            with contextlib.suppress(TimeoutError):
                found: dict[str, Any] = json.loads(socket.recv(0.5))
                return found
        return None


def until(param: Callable[[], bool], players: list[Player]) -> None:
    end = time.monotonic() + PATIENCE
    while not param():
        for player in players:
            assert player.fault is None, player.fault
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


def begun(one: Server, seats: list[dict[str, str]]) -> tuple[list[str], str]:
    """Two persons at a table that has begun."""
    tokens = [one.call("/api/guest", {"name": name}) for name in ("Ada", "Bo")]
    table = one.call("/api/tables", {"game": "brawling", "seats": seats}, tokens[0])["id"]
    if any(seat["kind"] == "open" for seat in seats):
        one.call(f"/api/tables/{table}/join", {}, tokens[1])
    one.call(f"/api/tables/{table}/start", {}, tokens[0])
    return tokens, table


def test_one_of_two_processes_is_killed_and_the_game_goes_on(postgres: str, serve: Callable[[str], Server]) -> None:
    shared = new_database(postgres)  # an empty one, which both bring up to date at once
    one, two = serve(shared), serve(shared)
    tokens, table = begun(one, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    players = [Player([one, two], tokens[0], table, 0), Player([two], tokens[1], table, 1)]
    for player in players:
        player.start()
    until(lambda: all(len(player.acknowledged) >= 8 for player in players), players)
    one.end(signal.SIGKILL)
    before = [len(player.acknowledged) for player in players]
    bots = sum("by" in body for _, _, body in written(shared, table))

    def goes_on() -> bool:
        moved = [len(player.acknowledged) >= before[player.seat] + 8 for player in players]
        return all(moved) and sum("by" in body for _, _, body in written(shared, table)) >= bots + 2

    until(lambda: all(player.over for player in players) or goes_on(), players)
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(PATIENCE)
        assert player.fault is None, player.fault
    two.call(f"/api/tables/{table}", token=tokens[0])
    journal = written(shared, table)
    for player in players:
        there = [body["actions"] for seat, kind, body in journal if (seat, kind) == (player.seat, "play")]
        left = iter(there)
        assert all(any(action == found for found in left) for action in player.acknowledged), "nothing is lost"
        assert len(there) <= len(player.acknowledged) + player.unanswered, "nothing is applied twice"


def test_of_two_who_use_the_same_number_one_wins(shared: str, serve: Callable[[str], Server]) -> None:
    servers = [serve(shared), serve(shared)]
    (token, _), table = begun(servers[0], [{"kind": "me"}, {"kind": "me"}])
    with servers[0].socket(token) as first, servers[1].socket(token) as second:
        won = race([first, second], table)
    assert sum(kind == "play" for _, kind, _ in written(shared, table)) == sum(won)
    assert sum(won) > 10


def looked(socket: ClientConnection, table: str, known: list[int]) -> list[dict[str, Any]]:
    """What both seats see, when one of them is asked: a window with nobody to ask is open for a while.

    The other process may be told a moment later of what this one did: `known` are the numbers that there must be.
    """
    while True:
        views = [asked(socket, {"type": "look", "id": 3, "table": table, "seat": seat}) for seat in (0, 1)]
        newest = all(view["number"] >= number for view, number in zip(views, known, strict=True))
        if newest and (views[0]["over"] or any(view["question"]["asked"] for view in views)):
            return views
        time.sleep(0.1)


def race(sockets: list[ClientConnection], table: str) -> list[int]:
    """Both play the same number, again and again; how often each won."""
    won, known = [0, 0], [0, 0]
    for turn in range(25):
        views = looked(sockets[turn % 2], table, known)
        if views[0]["over"]:
            break
        seat = next(seat for seat in (0, 1) if views[seat]["question"]["asked"])
        number, choices = views[seat]["number"], views[seat]["question"]["choices"]
        for socket, choice in zip(sockets, (choices[0], choices[-1]), strict=True):
            play = {"type": "play", "id": 5, "table": table, "seat": seat, "number": number}
            socket.send(json.dumps({**play, "actions": [choice["action"]]}))
        answers = [json.loads(socket.recv(PATIENCE)) for socket in sockets]
        assert sorted(answer["type"] for answer in answers) == ["done", "failed"], answers
        assert next(it for it in answers if it["type"] == "failed")["code"] == "stale"
        won[[answer["type"] for answer in answers].index("done")] += 1
        known[seat] = number + 1
    return won


def test_what_is_said_at_one_is_heard_at_the_other_and_a_seat_is_taken_once(
    shared: str, serve: Callable[[str], Server]
) -> None:
    one, two = serve(shared), serve(shared)
    tokens = [one.call("/api/guest", {"name": name}) for name in ("Ada", "Bo", "Cy")]
    table = one.call("/api/tables", {"game": "brawling", "seats": [{"kind": "me"}, {"kind": "open"}]}, tokens[0])["id"]
    assert two.call(f"/api/tables/{table}", token=tokens[1])["status"] == "open"
    taken: list[Any] = []

    def join(server: Server, token: str) -> None:
        try:
            taken.append(server.call(f"/api/tables/{table}/join", {}, token))
        except OSError as error:
            taken.append(error)

    joiners = [threading.Thread(target=join, args=it) for it in ((one, tokens[1]), (two, tokens[2]))]
    for joiner in joiners:
        joiner.start()
    for joiner in joiners:
        joiner.join()
    assert [it for it in taken if isinstance(it, dict)] == [{"seat": 1}], "one of two gets the seat"
    one.call(f"/api/tables/{table}/start", {}, tokens[0])
    guest = tokens[1] if two.call(f"/api/tables/{table}", token=tokens[1])["seats"][1]["mine"] else tokens[2]
    with one.socket(tokens[0]) as ada, two.socket(guest) as other:
        asked(ada, {"type": "watch", "id": 1, "table": table, "seat": 0})
        asked(other, {"type": "watch", "id": 1, "table": table, "seat": 1})
        for number, (speaker, hearer) in enumerate([(ada, other), (other, ada)] * 3):
            said = {"type": "post", "id": 2, "table": table, "channel": "table", "text": f"word {number}"}
            assert asked(speaker, said)["type"] == "done"
            while True:
                heard = json.loads(hearer.recv(PATIENCE))
                if heard["type"] == "chat" and heard["text"] == f"word {number}":
                    break
            assert heard["number"] == number + 1
    assert [it["id"] for it in two.call("/api/tables/mine", token=tokens[0])] == [table]
