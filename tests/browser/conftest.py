"""A server of our own and a real browser. Without a browser these tests are skipped; REQUIRE_BROWSER=1 makes that a failure."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from baronage.server.http.client import STATIC
from tests.browser.person import DEAL_SEED, Person

ROOT = Path(__file__).resolve().parents[2]
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)


def missing(reason: str) -> None:
    """No browser here: skip, unless one is required."""
    if os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def found_browser() -> str | None:
    """A chromium of this machine."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


class Server:
    """`baronage serve` as a process, which can be killed and started again on the same port and database."""

    def __init__(self, folder: Path, module: str = "", pause: float = 0) -> None:
        self.folder = folder
        self.pause = pause  # seconds that bots seem to think, at most
        self.module = module  # one of our own that serves: with a clock that runs faster, or the like
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        database = str(self.folder / "table.db")
        words = ["serve", "--no-browser", "--port", str(self.port), "--database", database]
        words += ["--bot-pause", str(self.pause), "--rate", "1000"]  # all come from one address
        words += ["--deal-seed", DEAL_SEED]
        module = [self.module, database] if self.module else ["baronage", *words]
        self.process = subprocess.Popen([sys.executable, "-m", *module], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.split(" at ")[1].split()[0].rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        """End it, as ctrl-c does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def built() -> None:
    """Is there a client?"""
    if not (STATIC / "index.html").is_file():
        missing("the browser client is not built: BARONAGE_SKIP_WEB was set when the package was installed")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built()
    running = Server(tmp_path_factory.mktemp("table"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server for one test alone, to be killed; with the indirect parameter "quick", one whose clock runs fast."""
    built()
    quick = getattr(request, "param", "") == "quick"
    running = Server(tmp_path, "tests.browser.quick_clock" if quick else "")
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[object]:
    """A browser. One for all tests here: it runs its own event loop, which must not be open elsewhere."""
    sync = pytest.importorskip("playwright.sync_api")
    found = found_browser()
    if not found:
        missing("there is no chromium: apt-get install chromium, or set CHROMIUM to one")
    with sync.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def visit(server: Server, chromium: object) -> Iterator[object]:
    """Somebody new with a browser of his own: visit(), visit(width=390, height=844)."""
    people: list[Person] = []

    def somebody(width: int = 1440, height: int = 900, address: str = "", **more: Any) -> Person:
        person = Person(chromium, address or server.address, width, height, **more)
        people.append(person)
        return person

    yield somebody
    for person in people:
        person.leave()
    complaints = [line for person in people for line in person.complaints]
    assert not complaints
