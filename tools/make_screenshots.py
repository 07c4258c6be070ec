#!/usr/bin/env python3
"""Take the pictures of the README from a running server: home page, each game, a lesson and a finished game.

    python tools/make_screenshots.py [GAME | lesson | end | home ...]      needs chromium; writes docs/pictures/

The script starts a server with its own database. At a table with bots, the heuristic player also plays the viewer's seat over
the socket until the game is well under way; then the browser takes the picture.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from baronage import games
from baronage.bots import bot
from baronage.engine.core.chance import Chance

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZE = {"width": 1440, "height": 900}
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
SETTINGS = json.dumps({"time_control": 0, "sound": False})
# Decisions of the viewer's seat before the screenshot.
PLAYED = {"brawling": 22, "fyn": 44, "yuan": 24, "protectors": 18, "barony": 60}
USUAL = 30
LESSON = "/learn/barony/edge"
ENDS = "brawling"  # the game whose end is shown
WATCHED = ("barony", "yuan", "fyn", "brawling")  # games that another player has running on the home page
AGAINST = "wat"  # the bot on the other seats


def play(address: str, token: str, table: str, name: str, decisions: int) -> bool:
    """Play seat 0 for `decisions` decisions; return False if the game ends before."""
    game, player, chance = games()[name], bot("heuristic"), Chance(1)
    with connect(
        address.replace("http", "ws", 1) + "/ws", additional_headers={"authorization": f"Bearer {token}"}
    ) as socket:
        look = {"type": "look", "id": 1, "table": table, "seat": 0, "want": ["view"]}
        socket.send(json.dumps({**look, "type": "watch"}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "failed":  # something happened meanwhile, or the rate limit was reached
                time.sleep(0.5)
                socket.send(json.dumps(look))
            if message["type"] not in ("view", "update"):
                continue
            if message["over"] or not decisions:
                return not message["over"]
            if not message["question"]["asked"]:
                continue
            decisions -= 1
            seen = game.load(message["view"])
            action = player.choose(seen, 0, seen.actions(0), chance)
            act = {"type": "play", "id": 2, "table": table, "seat": 0, "number": message["number"]}
            socket.send(json.dumps({**act, "actions": [list(action)]}))
    return False


def take(page: Any, address: str, name: str) -> None:
    """Take the picture of a running game."""
    decisions = PLAYED.get(name, USUAL)
    while not (table := _played(page.context.request, address, name, decisions)):
        decisions = decisions * 3 // 4
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(".bar.mine")
    page.wait_for_timeout(2000)  # fonts and pieces settle
    page.screenshot(path=PICTURES / f"{name}.png")


def take_lesson(page: Any, address: str) -> None:
    """Take the picture of a lesson before the first attempt."""
    page.goto(f"{address}{LESSON}")
    page.wait_for_selector(".btable.lesson .bar .say, .btable .bar .say")
    page.wait_for_timeout(2000)
    page.screenshot(path=PICTURES / "lesson.png")


def take_end(page: Any, address: str) -> None:
    """Take the picture of a finished game with its summary."""
    table = _begun(page.context.request, address, ENDS)
    token = page.context.request.post(f"{address}/api/token").json()["token"]
    play(address, token, table, ENDS, sys.maxsize)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(".ending .chart")
    page.wait_for_selector(".turning-head, .ending-calm")  # the coach has found what decided the game
    page.wait_for_timeout(2000)
    page.screenshot(path=PICTURES / "end.png")


def take_home(page: Any, address: str) -> None:
    """Take the picture of the home page with running tables, and four of another player to watch."""
    other = page.context.browser.new_context()
    other.request.post(f"{address}/api/guest", data={"name": "Ada"})
    for name in WATCHED:
        _played(other.request, address, name, PLAYED[name] // 2, public=True)
    page.goto(address)
    page.wait_for_function("() => document.querySelectorAll('.game .cover :is(svg, img)').length >= 5")
    page.wait_for_function("() => document.querySelectorAll('.home-live .thumb svg').length >= 4")
    page.wait_for_timeout(1000)
    page.screenshot(path=PICTURES / "home.png")


def _begun(request: Any, address: str, name: str, public: bool = False) -> str:
    """Open a table with bots in the beginner setup and return its id."""
    game = games()[name]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": AGAINST}] * (game.meta.default_seats - 1)]
    body = {"game": name, "seats": seats, "options": dict(game.meta.first), "public": public}
    table: str = request.post(f"{address}/api/tables", data=body).json()["id"]
    request.post(f"{address}/api/tables/{table}/start")
    return table


def _played(request: Any, address: str, name: str, decisions: int, public: bool = False) -> str:
    """Return a table after `decisions` decisions, or an empty string if the game ended before."""
    table = _begun(request, address, name, public)
    token = request.post(f"{address}/api/token").json()["token"]
    if play(address, token, table, name, decisions):
        return table
    request.post(f"{address}/api/tables/{table}/archive")
    return ""


def main(names: list[str]) -> None:
    """Take the named pictures, or all."""
    PICTURES.mkdir(exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        words = ["serve", "--no-browser", "--port", "0", "--database", f"{folder}/table.db", "--bot-pause", "0"]
        server = subprocess.Popen([sys.executable, "-m", "baronage", *words], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split(" at ")[1].split()[0].rstrip("/")
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            context = browser.new_context(viewport=SIZE)
            context.add_init_script(f"localStorage.setItem('baronage.settings', {json.dumps(SETTINGS)})")
            known = json.dumps(dict.fromkeys(games(), "known"))  # skips the card of a first game
            context.add_init_script(f"localStorage.setItem('baronage.taught', {json.dumps(known)})")
            context.request.post(f"{address}/api/guest", data={"name": "Guest"})
            page = context.new_page()
            page.set_default_timeout(90_000)
            shown = {"lesson": take_lesson, "end": take_end, "home": take_home}
            for name in names or [*(game.name for game in games().values() if game.meta.offered), *shown]:
                if name in shown:
                    shown[name](page, address)
                else:
                    take(page, address, name)
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
