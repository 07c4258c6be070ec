"""Measure what a player does at the table in a browser: clicks for each kind of act, and what the window shows.

    .venv/bin/python bench/clicks.py [--games brawling,yuan] [--acts 40] [--json FILE] [--markdown FILE]

A person clicks through a game against bots in every window size. Games without table data are left out. See README.md
in this folder for the columns. Needs Chromium and a built client.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from baronage.games import games
from tests.browser.conftest import FLAGS, Server, found_browser
from tests.browser.person import NEXT, READY
from tests.browser.test_board import FAULTS

SIZES = ((1440, 900), (1280, 720), (390, 844))
PATIENCE = 60_000  # milliseconds until a bot has moved
GAMES = 4  # games in each window, at most
STUCK = 24  # clicks in a row that lead to no act
# Clicks of an act in the specifications, by game and verb; the largest where the act has several forms. An act that
# joins several decisions counts as the largest of them.
SPECS: dict[str, dict[str, int]] = {
    "brawling": {
        **dict.fromkeys(
            ("SEND", "SIGN", "GATHER", "DRAW", "MARKET", "RECRUIT", "EXTRA", "AID_DRAW", "AID_GAIN", "DONE"), 1
        ),
        **dict.fromkeys(("UPGRADE", "MOVE", "ATTACK", "BOMB", "FLIP_UP", "FLIP_DOWN", "PRISON", "COURT", "BUY"), 2),
        **dict.fromkeys(("SELL", "RIDE", "GUARD", "AID_BUILD", "AID_MARKET", "GIVE"), 2),
        **dict.fromkeys(("ARMS_UPGRADE", "ARMS_MOVE", "ARMS_ATTACK"), 3),
    },
    "fyn": {
        **dict.fromkeys(("STEP", "END", "DISCARD", "DECLINE", "PAIR", "AIM", "PLACE", "STOP", "CULL", "TRIM"), 1),
        **dict.fromkeys(("COUNTER", "PASS", "TAKE", "REFUSE", "NO_OFFER", "SEND", "JOIN", "TARGET", "FIRST"), 1),
        **dict.fromkeys(("MOVE", "BUILD", "ORIGIN", "RESPOND", "CONTINUE", "PUT", "PLAY", "TRADE"), 2),
        "CALL": 2,
    },
    "barony": {
        **dict.fromkeys(
            ("PASS", "END", "AIM", "FIGHT", "CONCEDE", "YIELD", "RIDE", "DECLINE", "LOOSE_ARROW", "AGREE"), 1
        ),
        **dict.fromkeys(("SHORTEN", "ESCORT", "BUY", "LEARN", "SELL", "RAISE_RANK", "RAISE_MOVE", "HIRE", "GO_ON"), 1),
        **dict.fromkeys(("ACTIVATE", "STEP", "FLY", "RETREAT", "TASK", "SELL_SELF"), 2),
        **dict.fromkeys(("CAST", "BLESS", "TACTICS", "SHOOT", "CALL"), 3),
        **dict.fromkeys(("PLACE", "READY"), 10),
    },
    "yuan": {
        **dict.fromkeys(("TILE", "SPOT", "ROTATE", "CAPITAL", "VOTE", "TAKE", "SEND", "RECALL"), 1),
        "BID": 2,
        **dict.fromkeys(("TARGET", "DEVELOP", "FORTIFY", "MILITARIZE"), 4),
    },
    "protectors": {
        "SEND": 1,
        **dict.fromkeys(("COMMIT", "BALLOT", "PICK"), 2),
        **dict.fromkeys(("FORTIFY", "WORK", "MARCH", "BUY", "BID"), 3),
        **dict.fromkeys(("DELAYED", "SUPPORT"), 4),
    },
}
# Everything that can be clicked now, as (kind, whether it is inside of the window).
OFFERED = """() => [...document.querySelectorAll(
    '.piece.can, .piece.hot, .fighter.can, .area, .thumb.can, .place.live, .bar .btn.act, .bar .btn.go')]
  .filter(one => !one.closest('.phone .cut-hand')) // the hand of a phone scrolls sideways
  .map(one => { const { left, top, right, bottom, width } = one.getBoundingClientRect();
    return [width > 0, left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1]; })"""
# The share of the window that is board.
SHARE = """() => { const { width, height } = document.querySelector('.table-board').getBoundingClientRect();
  return width * height / innerWidth / innerHeight; }"""
# Pairs of words on the board, chips and buttons whose boxes overlap.
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.outcome, .label:not(.empty), .bar .btn:not(.unseen-tool), .bar .say')]
    .map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width);
  const found = [];
  boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2 && !one.contains(other) && !other.contains(one))
      found.push(one.textContent + ' / ' + other.textContent);
  }));
  return found;
}"""
# Whether an act has begun: something is chosen, drafted or asked.
BEGUN = """() => !!document.querySelector(
  '.picked, .chosen, .chosen-land, .several, .lens-chip, .cell.on, .plan-token, .btn.sure, .form [aria-checked=true]')"""
# The ways to do it, if the pointer over a target shows several: the point of the first.
UNDER = """([x, y]) => {
  if (!document.querySelector('.piece.picked') || document.elementFromPoint(x, y)?.closest('.outcome')) return null;
  const way = document.querySelector('.outcome.halves.under:not(.still) button');
  if (!way) return null;
  const { left, top, width, height } = way.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
# The milliseconds from the press to the second frame after the page has changed.
WATCH = """() => {
  window.painted = new Promise(done => {
    let pressed = 0;
    addEventListener('pointerdown', () => (pressed = performance.now()), { once: true, capture: true });
    const observer = new MutationObserver(() => {
      if (!pressed) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
    });
    observer.observe(document.querySelector('.btable'), { subtree: true, childList: true, attributes: true });
    setTimeout(() => done(-1), 1500);
  });
}"""


@dataclass
class Seen:
    """The measurements of a game in one window size."""

    game: str
    size: tuple[int, int]
    share: float = 0.0
    offered: int = 0
    inside: int = 0
    states: int = 0
    cut: set[str] = field(default_factory=set)
    overlaps: set[str] = field(default_factory=set)
    paints: list[float] = field(default_factory=list)
    clicks: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    lost: int = 0  # clicks on something that is offered and that change nothing
    over: bool = False


def verbs(game: str) -> dict[int, str]:
    """Return the names of a game's verbs by number."""
    module = games()[game].module("verbs")
    found: dict[int, str] = {}
    for name, value in vars(module).items():  # verbs come first, kinds of events later
        if isinstance(value, int) and name.isupper():
            found.setdefault(value, name)
    return found


def measure(browser: Browser, server: Server, game: str, size: tuple[int, int], acts: int, seed: int) -> Seen:
    """Click through a game in one window size until it ends or `acts` acts were sent."""
    seen, chance, names = Seen(game, size), random.Random(seed), verbs(game)
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    known = json.dumps(dict.fromkeys(games(), "known"))
    context.add_init_script(f"localStorage.setItem('baronage.taught', {json.dumps(known)})")
    context.request.post(f"{server.address}/api/guest", data={"name": "Ada"})
    others = (games()[game].meta.default_seats or 2) - 1
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "wat"} for _ in range(others))]
    options = dict(games()[game].meta.first)
    body = {"game": game, "seats": seats, "options": options}
    page = context.new_page()
    sent: list[list[list[int]]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: _note(sent, str(frame))))
    done = clicks = idle = begun = 0
    seen.over = True  # another game begins while acts are wanted
    while done < acts and idle <= STUCK:
        if seen.over and begun == GAMES:
            break
        if seen.over:
            begun += 1
            id = context.request.post(f"{server.address}/api/tables", data=body).json()["id"]
            context.request.post(f"{server.address}/api/tables/{id}/start")
            page.goto(f"{server.address}/table/{id}")
            page.wait_for_selector(".table-board .stage")
        page.wait_for_function(READY, timeout=PATIENCE)
        seen.over = page.evaluate(READY) == "over"
        if seen.over:
            continue
        page.wait_for_function("() => !document.querySelector('.levels[aria-busy=true], .piece.pending')")
        if not page.query_selector(".table-board .stage"):  # the game ended meanwhile
            continue
        _look(page, seen)
        before = len(sent)
        at = page.evaluate(NEXT, chance.randrange(1 << 30))
        idle += 1
        if at is None or not 0 <= at[0] <= size[0]:  # something is still on its way
            continue
        if not page.evaluate(BEGUN):
            clicks = 0
        page.mouse.move(*at)
        at = page.evaluate(UNDER, at) or at
        page.evaluate(WATCH)
        page.mouse.click(*at)
        clicks += 1
        paint = page.evaluate("() => window.painted")
        seen.paints += [paint] if paint >= 0 else []
        seen.lost += paint < 0
        if len(sent) > before:
            verbs_sent = dict.fromkeys(names.get(action[0], "?") for action in sent[-1])
            seen.clicks["+".join(verbs_sent) or "?"].append(clicks)
            done, clicks, idle = done + 1, 0, 0
    context.close()
    return seen


def _note(sent: list[list[list[int]]], frame: str) -> None:
    """Keep the actions of a request that plays."""
    request = json.loads(frame)
    if request.get("type") == "play":
        sent.append(request.get("actions", []))


def _look(page: Page, seen: Seen) -> None:
    """Measure what the window shows at a decision."""
    seen.share = page.evaluate(SHARE)
    shown = [inside for drawn, inside in page.evaluate(OFFERED) if drawn]
    seen.offered += len(shown)
    seen.inside += sum(shown)
    seen.states += 1
    seen.cut.update(page.evaluate(FAULTS))
    seen.overlaps.update(page.evaluate(OVERLAPS))


def percentile(values: list[float], share: float) -> float:
    """Return the value below which this share of `values` lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def markdown(found: list[Seen]) -> str:
    """Return the tables of a run."""
    out = ["| game | window | board | inside | decisions | cut | overlaps | lost | paint p50 | p95 |"]
    out.append("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for one in found:
        inside = 100 * one.inside / max(1, one.offered)
        out.append(
            f"| {one.game} | {one.size[0]} × {one.size[1]} | {100 * one.share:.0f} % | {inside:.0f} % | {one.states} "
            f"| {len(one.cut)} | {len(one.overlaps)} | {one.lost} | {percentile(one.paints, 0.5):.0f} ms "
            f"| {percentile(one.paints, 0.95):.0f} ms |"
        )
    out += ["", "| game | act | clicks: fewest | median | specified | times |", "|---|---|---:|---:|---:|---:|"]
    for game in dict.fromkeys(one.game for one in found):
        counts: dict[str, list[int]] = defaultdict(list)
        for one in found:
            if one.game == game:
                for verb, clicks in one.clicks.items():
                    counts[verb] += clicks
        for verb, clicks in counts.items():
            spec = max((SPECS.get(game, {}).get(one, 0) for one in verb.split("+")), default=0) or ""
            median = f"{statistics.median(clicks):g}"
            out.append(f"| {game} | {verb.lower()} | {min(clicks)} | {median} | {spec} | {len(clicks)} |")
    return "\n".join(out) + "\n"


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(name for name, game in games().items() if game.table is not None))
    parser.add_argument("--acts", type=int, default=40, help="acts in each window")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--markdown", type=Path)
    asked = parser.parse_args()
    found: list[Seen] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=found_browser(), args=list(FLAGS))
        try:
            for game in asked.games.split(","):
                for size in SIZES:
                    found.append(measure(browser, server, game, size, asked.acts, asked.seed))
                    for fault in sorted(found[-1].cut | found[-1].overlaps):
                        print(f"{game} {size[0]}: {fault}")
        finally:
            browser.close()
            server.stop()
    print(markdown(found))
    if asked.markdown:
        asked.markdown.write_text(markdown(found), encoding="utf-8")
    if asked.json:
        rows = [{**vars(one), "cut": sorted(one.cut), "overlaps": sorted(one.overlaps)} for one in found]
        asked.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
