"""Benchmark the browser client on the largest boards: drawing time of updates, download size, and memory growth.

    uv run python bench/client.py                          needs chromium (or CHROMIUM=…)
    uv run python bench/client.py --updates 40 --long 500  a quick look
    uv run python bench/client.py --minutes 60             an hour at two tables, at the speed of bots

A table with the largest board is opened in a headless browser. The updates of a whole game between heuristic players
for the first seat are computed in advance, so that only the page works during the measurement. The page receives them
like WebSocket messages. See bench/README.md for the columns.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from baronage.engine.core.chance import Chance  # noqa: E402
from baronage.games import games  # noqa: E402
from baronage.server.http.client import STATIC  # noqa: E402
from baronage.server.protocol import Update  # noqa: E402
from baronage.server.table.journal_entry import Kind  # noqa: E402
from baronage.server.table.occupant import Occupant  # noqa: E402
from baronage.server.table.table import Table  # noqa: E402
from baronage.server.time_control import Untimed  # noqa: E402
from tests.browser.conftest import FLAGS, Server, found_browser  # noqa: E402
from tests.browser.person import CLICK, READY, Person  # noqa: E402

BOARDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Grand realm, 52 Provinces, 16 seats": (
        "protectors",
        16,
        {"version": "grand", "provinces": 52, "teams": "off", "factions": "off"},
    ),
    "Barony for six": ("barony", 6, {"mode": "quick"}),
    "Yuan, eight clans": ("yuan", 8, {"capitals": "auto"}),
}
SKIPPED = {"protectors": 40, "barony": 60, "yuan": 150}  # moves before the middle of the game

CAPTURE = """(() => {
  const Real = WebSocket;
  window.sockets = [];
  window.WebSocket = class extends Real { constructor(...all) { super(...all); window.sockets.push(this); } };
})()"""

# Pass updates to the page, one after another. Marks: arrival, document updated, frame drawn.
FEED = """async ([frames, from, times, frame]) => {
  const socket = window.sockets[window.sockets.length - 1];
  const task = () => new Promise(done => {
    const way = new MessageChannel();
    way.port1.onmessage = () => done();
    way.port2.postMessage(0);
  });
  const paint = () => new Promise(done => requestAnimationFrame(() => task().then(done)));
  const texts = frames.map(one => JSON.stringify({ ...one, number: '@' }).split('"@"'));
  for (let i = 0; i < times; i++) {
    const text = texts[i % texts.length].join(from + i + 1);
    performance.mark(`arrived ${i}`);
    socket.onmessage({ data: text });
    for (let turn = 0; turn < 8; turn++) await null; // the page draws in a microtask
    performance.mark(`drawn ${i}`);
    if (i % frame === 0) await paint();
    else await task();
    performance.mark(`out ${i}`);
  }
  performance.clearMarks();
}"""

# Pass updates to the page with animation, step by step. Marks: the work of the page from the start of a step to its
# frame.
PACE = 61  # milliseconds for each step, set by a timer
STEPS = """(() => {
  localStorage.setItem('baronage.settings', JSON.stringify({ pace: PACE, sound: false }));
  const games = ['barony', 'brawling', 'fyn', 'protectors', 'yuan'];
  localStorage.setItem('baronage.taught', JSON.stringify(Object.fromEntries(games.map((game) => [game, 'known']))));
  const real = window.setTimeout;
  window.setTimeout = (work, wait, ...rest) => real(() => {
    if (window.telling && wait > 0 && wait <= PACE) {
      const step = window.telling++;
      window.told = performance.now();
      performance.mark(`step ${step}`);
      requestAnimationFrame(() => {
        const way = new MessageChannel();
        way.port1.onmessage = () => performance.mark(`shown ${step}`);
        way.port2.postMessage(0);
      });
    }
    work();
  }, wait, ...rest);
})()""".replace("PACE", str(PACE))
TELL = """async ([frames, from]) => {
  const socket = window.sockets[window.sockets.length - 1];
  window.telling = 1;
  for (let i = 0; i < frames.length; i++) {
    window.told = performance.now();
    socket.onmessage({ data: JSON.stringify({ ...frames[i], number: from + i + 1 }) });
    while (performance.now() - window.told < 400) await new Promise(done => requestAnimationFrame(done));
  }
  return window.telling - 1;
}"""


def updates(id: str, name: str, seats: int, options: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """Return the updates of the first seat in the middle of a game between heuristic players."""
    game, chance = games()[name], Chance(1)
    table = Table(
        id, game, options, Untimed(), [Occupant(bot="heuristic", name="bot")] * seats, b"1" * 32, 0.0, held=False
    )
    found: list[dict[str, Any]] = []
    moves = 0
    while len(found) < count and not table.over:
        seat = table.state.actors()[-1]
        view = table.state.redact(seat)
        action = game.heuristic(view, seat, view.actions(seat), chance)
        change = table.apply(float(moves), seat, Kind.PLAY, {"actions": [action]})
        moves += 1
        if moves > SKIPPED[name] and 0 in change.seen:
            told = Update(
                table=id,
                seat=0,
                number=0,
                lines=table.localized(change, 0),
                question=table.question(0),
                scene=table.scene(0),
                view=None,
                clocks=[],
                over=False,
                standings=None,
            )
            found.append(msgspec.to_builtins(told))
    return found


def traced(chromium: Any, page: Any, work: Callable[[], object]) -> dict[str, list[tuple[float, float]]]:
    """Return wall and CPU time of the page's main thread, in milliseconds, at each mark set during `work`."""
    chromium.start_tracing(page=page, categories=["blink.user_timing"])
    work()
    found: dict[str, list[tuple[float, float]]] = {}
    for event in json.loads(chromium.stop_tracing())["traceEvents"]:
        if event.get("cat") == "blink.user_timing" and "tts" in event:
            found.setdefault(event["name"].split()[0], []).append((event["ts"] / 1000, event["tts"] / 1000))
    return found


def spread(values: Iterable[float]) -> tuple[float, float]:
    """Return the median and the 95th percentile."""
    found = sorted(values)
    return round(statistics.median(found), 1), round(found[int(0.95 * (len(found) - 1))], 1)


def metrics(debugger: Any) -> dict[str, float]:
    """Return the browser's metrics."""
    return {one["name"]: one["value"] for one in debugger.send("Performance.getMetrics")["metrics"]}


def settled(debugger: Any) -> dict[str, float]:
    """Return the browser's metrics after garbage collection."""
    for _ in range(3):
        debugger.send("HeapProfiler.collectGarbage")
    return metrics(debugger)


def measure(chromium: Any, server: Server, board: str, args: argparse.Namespace) -> dict[str, Any]:
    """Measure one board."""
    name, seats, options = BOARDS[board]
    person = Person(chromium, server.address, 1440, 900)
    path = seat(person, name, seats, options)
    frames = updates(path.rsplit("/", 1)[1], name, seats, options, args.updates)
    number = opened(person, path, frames)
    debugger = person.context.new_cdp_session(person.page)
    debugger.send("Performance.enable", {"timeDomain": "threadTicks"})
    person.page.evaluate(FEED, [frames, number, len(frames), 1])  # warm-up
    number += len(frames)
    before = metrics(debugger)
    marks = traced(
        chromium, person.page, lambda: person.page.evaluate(FEED, [frames, number, len(frames) * args.rounds, 1])
    )
    number += len(frames) * args.rounds
    after = metrics(debugger)
    each = {
        key: 1000 * (after[key] - before[key]) / len(frames) / args.rounds
        for key in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
    }
    arrived, done, out = (marks[name] for name in ("arrived", "drawn", "out"))
    drawn = spread(end[1] - start[1] for start, end in zip(arrived, done, strict=True))
    frame = spread(end[1] - start[1] for start, end in zip(arrived, out, strict=True))
    result = {
        "board": board,
        "scene kB": round(statistics.mean(len(json.dumps(one["scene"])) for one in frames) / 1000),
        "nodes": person.page.evaluate("() => document.querySelectorAll('.board *').length"),
        "script ms": round(each["ScriptDuration"], 1),
        "style ms": round(each["RecalcStyleDuration"], 1),
        "layout ms": round(each["LayoutDuration"], 1),
        "drawn ms": drawn[0],
        "drawn 95 %": drawn[1],
        "frame ms": frame[0],
        "frame 95 %": frame[1],
        "wall 95 %": spread(end[0] - start[0] for start, end in zip(arrived, done, strict=True))[1],
    }
    if args.long:
        person.page.evaluate(FEED, [frames, number, 300, 20])  # fills all caches
        number += 300
        first = settled(debugger)
        person.page.evaluate(FEED, [frames, number, args.long, 20])
        last = settled(debugger)
        result["heap MB"] = f"{first['JSHeapUsedSize'] / 1e6:.1f} to {last['JSHeapUsedSize'] / 1e6:.1f}"
        result["elements"] = f"{first['Nodes']:.0f} to {last['Nodes']:.0f}"
        result["listeners"] = f"{first['JSEventListeners']:.0f} to {last['JSEventListeners']:.0f}"
    assert not person.complaints, person.complaints
    person.leave()
    return {**result, **step_by_step(chromium, server, board, args)}


def seat(person: Person, name: str, seats: int, options: dict[str, Any]) -> str:
    """Join a new table with bots and return its path."""
    person.context.add_init_script(CAPTURE)
    sitting = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(seats - 1))]
    return person.table({"game": name, "seats": sitting, "options": options, "public": False})


def opened(person: Person, path: str, frames: list[dict[str, Any]]) -> int:
    """Open the table and return the number of the last update on the page."""
    person.go(path)
    person.page.wait_for_selector(".playing .board svg")
    # a gap in the numbers: the page reloads, and continues from there
    person.page.evaluate(FEED, [frames[:1], 999_999, 1, 1])
    person.page.wait_for_timeout(1000)
    return latest(person)


def step_by_step(chromium: Any, server: Server, board: str, args: argparse.Namespace) -> dict[str, Any]:
    """Measure updates with animation, as shown by default."""
    name, seats, options = BOARDS[board]
    person = Person(chromium, server.address, 1440, 900)
    person.context.add_init_script(STEPS)
    path = seat(person, name, seats, options)
    frames = updates(path.rsplit("/", 1)[1], name, seats, options, args.updates)
    number = opened(person, path, frames)
    person.page.evaluate(TELL, [frames, number])  # warm-up
    number += len(frames)
    marks = traced(chromium, person.page, lambda: person.page.evaluate(TELL, [frames, number]))
    taken = [end[1] - start[1] for start, end in zip(marks["step"], marks["shown"], strict=False)]
    within = 100 * sum(one <= 1000 / 60 for one in taken) / len(taken)
    assert not person.complaints, person.complaints
    person.leave()
    step = spread(taken)
    return {"steps": len(taken), "step ms": step[0], "step 95 %": step[1], "in one frame": f"{within:.0f} %"}


# --- an hour --------------------------------------------------------------------------------------------------------

LEAD = (
    # like a link in the page
    "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
)
BOT = {"kind": "bot", "bot": "heuristic"}
OFTEN = 5.0  # minutes between two heap measurements


class Visitor:
    """A page that stays open: it watches bots, or plays against them by clicking choices."""

    def __init__(self, chromium: Any, address: str, board: str, plays: bool) -> None:
        self.person = Person(chromium, address, 1440, 900)
        self.person.frames = deque(maxlen=1)  # type: ignore[assignment]  # what came over the wire is not kept here
        name, seats, options = BOARDS[board]
        sitting = [{"kind": "me"} if plays else BOT, *[BOT] * (seats - 1)]
        self.body = {"game": name, "seats": sitting, "options": options, "public": False}
        self.plays, self.chance, self.games, self.clicks = plays, random.Random(1), 1, 0
        self.person.go(self.person.table(self.body))
        self.debugger = self.person.context.new_cdp_session(self.person.page)
        self.debugger.send("Performance.enable")

    def act(self) -> None:
        """Click once if it is the player's turn. After a game, continue to another without reloading the page."""
        now = self.person.page.evaluate(f"({READY})()")
        if now == "over":
            request, tables = self.person.context.request, f"{self.person.address}/api/tables"
            made = request.post(tables, data=self.body).json()["id"]
            request.post(f"{tables}/{made}/start")
            self.person.page.evaluate(LEAD, f"/table/{made}")
            self.games += 1
        elif now and self.plays:
            self.person.page.evaluate(CLICK, [now, self.chance.randrange(1 << 30)])
            self.clicks += 1

    def look(self) -> str:
        """Return the page's memory after garbage collection."""
        now = settled(self.debugger)
        heap = self.debugger.send("Runtime.getHeapUsage")["usedSize"] / 1e6
        lines = self.person.page.evaluate("() => document.querySelectorAll('.log li').length")
        who = f"{self.clicks} clicks" if self.plays else "watches"
        return (
            f"{who}, game {self.games}: heap {heap:.1f} MB, nodes {now['Nodes']:.0f}, "
            f"listeners {now['JSEventListeners']:.0f}, documents {now['Documents']:.0f}, lines of the log {lines}"
        )


def stay(chromium: Any, server: Server, board: str, minutes: float) -> None:
    """Watch one table and play at another for `minutes`. Print the memory of the pages regularly."""
    visitors = [Visitor(chromium, server.address, board, plays) for plays in (False, True)]
    for visitor in visitors:
        visitor.person.page.get_by_role("tab", name="Log").click()
    began = time.monotonic()
    due = 0.0
    while True:
        passed = (time.monotonic() - began) / 60
        if passed >= min(due, minutes):
            for visitor in visitors:
                print(f"{passed:5.1f} min, {visitor.look()}", flush=True)
            due += OFTEN
        if passed >= minutes:
            break
        for visitor in visitors:
            visitor.act()
        visitors[0].person.page.wait_for_timeout(1000)
    for visitor in visitors:
        assert not visitor.person.complaints, visitor.person.complaints
        visitor.person.leave()


def latest(person: Person) -> int:
    """Return the number of the newest update on the page."""
    numbers = [
        json.loads(frame)["number"] for frame in person.frames if '"type":"view"' in frame or '"type":"update"' in frame
    ]
    return max(numbers)


def first_load() -> float:
    """Return the compressed kilobytes of a first visit, without fonts."""
    return sum(file.stat().st_size for file in STATIC.glob("*.gz") if not file.name.startswith("licences")) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=100, help="number of updates to draw")
    parser.add_argument("--rounds", type=int, default=3, help="number of repetitions")
    parser.add_argument(
        "--long", type=int, default=5000, help="number of updates before the second heap measurement; 0 for none"
    )
    parser.add_argument("--only", default="", help="only boards with this in their name")
    parser.add_argument(
        "--minutes", type=float, default=0, help="instead, stay at tables of the first board for this time"
    )
    args = parser.parse_args()
    print(f"first load: {first_load():.0f} kB compressed, without fonts")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), pause=1.6 if args.minutes else 0)
        chromium = playwright.chromium.launch(executable_path=found_browser(), args=list(FLAGS))
        boards = [one for one in BOARDS if args.only.lower() in one.lower()]
        try:
            if args.minutes:
                stay(chromium, server, boards[0], args.minutes)
                return
            for board in boards:
                result = measure(chromium, server, board, args)
                print(", ".join(f"{key} {value}" for key, value in result.items()), flush=True)
        finally:
            chromium.close()
            server.stop()


if __name__ == "__main__":
    main()
