from __future__ import annotations
from typing import Any
import os
import pytest
import baronage
from tests.browser.conftest import Server, built
from tests.browser.follower import Follower, Hand

GAMES = os.environ.get("G", "brawling").split(",")
WHO = os.environ.get("W", "regent")


@pytest.fixture(scope="module")
def full(tmp_path_factory):
    built()
    running = Server(tmp_path_factory.mktemp("full"))
    yield running
    running.stop()


@pytest.mark.parametrize("name", GAMES)
def test_it(visit: Any, full: Server, name: str) -> None:
    ada = visit(address=full.address, reduced_motion="reduce")
    meta = baronage.games()[name].meta
    bots = [{"kind": "bot", "bot": WHO}] * ((meta.default_seats or meta.seats[0]) - 1)
    ada.go(ada.table({"game": name, "seats": [{"kind": "me"}, *bots], "options": meta.first}))
    f = Follower(ada, Hand)
    n = 0
    while f.decide():
        n += 1
        if n in (12, 30):
            ada.page.screenshot(path=f"/tmp/r-{WHO}-{name}-{n}.png")
        assert n < 260
    ada.page.wait_for_timeout(1500)
    ada.page.screenshot(path=f"/tmp/r-{WHO}-{name}-end.png")
    id = ada.page.url.rstrip("/").split("/")[-1].split("?")[0]
    got = ada.page.request.get(f"{full.address}/api/tables/{id}/record")
    open(f"/tmp/r-{WHO}-{name}.json", "w").write(got.text())
    print("\n==", WHO, name, len(f.advised))
    print("\n".join(f.advised[:60]))
    print(ada.page.locator("main").inner_text()[:3000])
