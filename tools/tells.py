#!/usr/bin/env python3
"""Measure whether the duration of a look reveals to a spectator that a seat acts in secret.

    python tools/tells.py --trials 200 --game yuan

A table of a game is served from a file of its own. In each trial a spectator, in a process of its own, looks at the table over
a socket; in half of the trials, in random order, a player has sent a secret click just before. A look is late if it takes a
millisecond longer than the middle one of those without a click. If lateness tells nothing, both shares are alike: the tool
prints both, with their 95 % intervals, and the probability that durations without any difference would be ordered as unevenly
as these (Mann-Whitney). It fails if the intervals do not overlap, or if that probability is below 1 %.
"""

from __future__ import annotations

import argparse
import http.client
import json
import math
import multiprocessing
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import uvicorn
from websockets.sync.client import connect

from baronage.arena.simulate import wilson
from baronage.games import games
from baronage.server.http.app import application
from baronage.server.http.limits import LimitedHttp
from baronage.server.http.ws_transport import FrameTransport
from baronage.server.store.store import Store

LATE = 0.001  # seconds


class Browser:
    """A person at the server, with a socket."""

    def __init__(self, port: int, name: str) -> None:
        self.port, self.cookie = port, ""
        _, headers = self.ask("POST", "/api/guest", {"name": name})
        self.cookie = headers["set-cookie"].partition(";")[0]
        origin = f"http://127.0.0.1:{port}"
        address, more = f"ws://127.0.0.1:{port}/ws", {"Cookie": self.cookie}
        self.line = ExitStack().enter_context(connect(address, origin=origin, additional_headers=more, max_size=None))  # type: ignore[arg-type]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[Any, Any]:
        """Send a request; the answer, and its headers."""
        line = http.client.HTTPConnection("127.0.0.1", self.port)
        headers = {"content-type": "application/json", "origin": f"http://127.0.0.1:{self.port}", "cookie": self.cookie}
        line.request(method, path, json.dumps(body), headers)
        answer = line.getresponse()
        read = answer.read()
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {answer.status} {read!r}")
        return json.loads(read) if read else None, dict(answer.getheaders())

    def send(self, **message: Any) -> None:
        """Send a message, and wait for nothing."""
        self.line.send(json.dumps({"id": 1, **message}))

    def look(self, **message: Any) -> dict[str, Any]:
        """Look at a table, as soon as the server lets this person."""
        while True:
            self.send(type="look", want=["words"], **message)
            if (found := self.answer())["type"] == "view":
                return found
            time.sleep(0.2)

    def answer(self) -> dict[str, Any]:
        """Return the answer to the last message and ignore other messages."""
        while True:
            found: dict[str, Any] = json.loads(self.line.recv())
            if found.get("id") == 1:
                return found


def serve(file: str, port: int) -> None:
    """Serve until the process is ended."""
    app = application(Store(file), games(), rate=1e6)
    uvicorn.run(app, port=port, log_level="warning", http=LimitedHttp, ws=FrameTransport)


@contextmanager
def served(file: Path) -> Iterator[int]:
    """Yield the port of a server in its own process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(str(file), port), daemon=True)
    process.start()
    try:
        for _ in range(600):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.join()


def table(ada: Browser, bo: Browser, game: str, luck: random.Random) -> str:
    """A table of two that has begun."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    id = str(ada.ask("POST", "/api/tables", body)[0]["id"])
    bo.ask("POST", f"/api/tables/{id}/join", {})
    ada.ask("POST", f"/api/tables/{id}/start")
    for _ in range(1000):  # until both choose at once, in secret
        for seat, person in enumerate((ada, bo)):
            view = person.look(table=id, seat=seat)
            asked = view["question"]
            if seat == 0 and asked["waits"] == [0, 1] and drafts(asked):
                return id
            if asked["asked"] and asked["choices"]:
                action = luck.choice(asked["choices"])["action"]
                person.send(type="play", table=id, seat=seat, number=view["number"], actions=[action])
                person.answer()
    raise SystemExit("nobody chooses in secret at the beginning of this game")


def drafts(asked: dict[str, Any]) -> list[Any]:
    """Return the actions that are only drafted."""
    return [it["action"] for it in asked["choices"] if it["effect"] == "draft"]


def click(ada: Browser, id: str, view: dict[str, Any]) -> None:
    """Send a click that only adds to the draft, or take one back."""
    asked = view["question"]
    here = {"table": id, "seat": 0, "number": view["number"]}
    if asked["draft"]:
        ada.send(type="back", **here)
    else:
        ada.send(type="play", actions=drafts(asked)[:1], **here)


def spectate(port: int, id: str, trials: Connection) -> None:
    """Look at the table after each pause that is received, and send back how long that took."""
    spectator = Browser(port, "Cy")
    spectator.look(table=id)
    trials.send(0.0)
    while (pause := trials.recv()) is not None:
        time.sleep(pause)
        began = time.perf_counter()
        spectator.send(type="look", table=id, want=["words"])
        if spectator.answer()["type"] != "view":
            raise SystemExit("the spectator was refused")
        trials.send(time.perf_counter() - began)


def measure(game: str, trials: int, seed: int) -> tuple[list[float], list[float]]:
    """Durations of looks, without and with a click."""
    luck, moments = random.Random(seed), random.SystemRandom()  # the server answers looks at fixed times
    took: tuple[list[float], list[float]] = ([], [])
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "tells.db") as port:
        ada, bo = (Browser(port, name) for name in ("Ada", "Bo"))
        id = table(ada, bo, game, luck)
        ada.send(type="watch", table=id, seat=0)
        ada.answer()
        mine, its = multiprocessing.Pipe()
        spectator = multiprocessing.get_context("spawn").Process(target=spectate, args=(port, id, its), daemon=True)
        spectator.start()
        mine.recv()
        for trial in range(trials + 10):
            view = ada.look(table=id, seat=0)
            acts = luck.random() < 0.5
            time.sleep(0.1 + 0.1 * moments.random())  # no message is too many
            mine.send(0.003 * moments.random())
            if acts:
                click(ada, id, view)
            duration = mine.recv()
            if trial >= 10:  # the first draw pictures that the others share
                took[acts].append(duration)
            if acts and (answer := ada.answer())["type"] == "failed":
                raise SystemExit(f"the click was refused: {answer['sentence']}")
        mine.send(None)
        spectator.join()
    return took


def alike(some: list[float], others: list[float]) -> float:
    """Return the probability that two samples of the same durations are ordered as unevenly as these (Mann-Whitney)."""
    order = sorted([(it, 0) for it in some] + [(it, 1) for it in others])
    ranks = sum(rank for rank, (_, which) in enumerate(order, 1) if which == 0)
    count, more = len(some), len(others)
    middle, spread = count * (count + more + 1) / 2, math.sqrt(count * more * (count + more + 1) / 12)
    return math.erfc(abs(ranks - middle) / spread / math.sqrt(2))


def main() -> int:
    """Measure, and print both shares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="yuan")
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    quiet, secret = measure(args.game, args.trials, args.seed)
    middle = statistics.median(quiet)
    shares = []
    for name, times in (("nobody acts", quiet), ("a secret click", secret)):
        late = sum(it > middle + LATE for it in times)
        low, high = wilson(late, len(times))
        shares.append((low, high))
        took = f"median {1000 * statistics.median(times):.2f} ms"
        print(f"{name}: {late} of {len(times)} looks late ({low:.2f} to {high:.2f}), {took}")
    chance = alike(quiet, secret)
    print(f"so uneven without a difference: {chance:.2f}")
    return int(shares[1][0] > shares[0][1] or chance < 0.01)


if __name__ == "__main__":
    sys.exit(main())
