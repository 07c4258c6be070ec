"""The end of a game, and the game again: viewpoints, moves in words, time line, links to a moment, the coach."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tests.browser.person import CLICK, READY
from tests.browser.test_access import faults
from tests.browser.test_board import seated

pytestmark = pytest.mark.slow

NUMBER = "(document.querySelector('.moment-number')?.textContent ?? '').trim()"
HERE = "document.querySelector('.move-list [aria-current]')"
RESIGN = """async table => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  const ask = message => new Promise(done => {
    socket.onmessage = ({ data }) => { const answer = JSON.parse(data); if (answer.id === message.id) done(answer); };
    socket.send(JSON.stringify(message));
  });
  await new Promise(done => (socket.onopen = done));
  const { number } = await ask({ type: 'watch', id: 1, table, seat: 0, want: ['table'] });
  return await ask({ type: 'play', id: 2, table, seat: 0, number, text: 'resign' });
}"""
FEW = 24  # clicks after which somebody resigns


def ended(visit: Any, **more: Any) -> tuple[Any, str]:
    """Somebody who has played some rounds of Brawling Barons and resigned, and the address of the replay."""
    ada = seated(visit, **more)
    chance = random.Random(5)
    for _ in range(FEW):
        ada.page.wait_for_function(READY)
        ada.page.evaluate(CLICK, chance.randrange(1 << 30))
    ada.page.wait_for_function(READY)
    ada.page.evaluate(RESIGN, ada.page.url.rpartition("/")[2])
    ada.page.wait_for_selector(".ending")
    return ada, ada.page.url.removeprefix(ada.address).split("?")[0].replace("/table/", "/replay/")


def test_the_end_says_who_won_and_offers_another_game(visit: Any) -> None:
    ada, _ = ended(visit)
    page = ada.page
    assert "wins" in page.locator(".ending h2").inner_text()
    page.wait_for_selector(".chart polyline", state="attached")  # perhaps without any height
    assert faults(ada) == []
    page.get_by_role("button", name="Show the board").click()
    page.wait_for_selector(".stage .piece", state="attached")
    page.get_by_role("button", name="Show how it ended").click()
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("url => location.href !== url", arg=before)
    page.wait_for_selector(".bar.mine .btn.act")


def test_a_game_is_seen_again_move_by_move_and_from_every_viewpoint(visit: Any) -> None:
    ada, address = ended(visit)
    page = ada.page
    ada.go(f"{address}?viewer=all&at=0")
    ada.until("document.querySelectorAll('.move-list li').length > 10")
    page.get_by_role("button", name="Next move").click()
    ada.until(f"{NUMBER}.startsWith('1 /')")
    page.keyboard.press("ArrowRight")
    ada.until(f"{NUMBER}.startsWith('2 /')")
    page.locator(".move-list button").nth(7).click()
    words = page.locator(".move-list button").nth(7).locator("span").inner_text()
    ada.until(f"{HERE}?.querySelector('span').innerText === {words!r}")
    page.locator(".viewpoint").get_by_role("button", name="Public").click()
    page.locator(".viewpoint button").nth(2).click()  # a seat, which sees its hand
    page.wait_for_selector(".piece.cut-hand")
    assert faults(ada) == []
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/**")


def test_a_link_to_a_moment_selects_its_move_and_brings_it_into_sight(visit: Any) -> None:
    ada, address = ended(visit)
    ada.go(f"{address}?viewer=all&at=25")
    ada.until(f"{HERE} !== null")
    ada.until(
        f"(([row, list]) => row.top >= list.top && row.bottom <= list.bottom)"
        f"([{HERE}, {HERE}.closest('.move-list')].map((one) => one.getBoundingClientRect()))"
    )


def test_the_time_line_names_turns_evenly(visit: Any) -> None:
    """No number between two others is left out: all, or every second, fifth, tenth."""
    ada, address = ended(visit)
    for width in (1440, 1000):
        ada.page.set_viewport_size({"width": width, "height": 900})
        ada.go(f"{address}?viewer=all&at=0")
        ada.page.wait_for_selector(".turns button:not(.tick)")
        shown = ada.page.locator(".turns button:not(.tick)").all_inner_texts()
        numbers = [int(text) for text in shown]
        gaps = {two - one for one, two in itertools.pairwise(numbers)}
        assert len(numbers) > 1
        assert len(gaps) <= 1, shown


def test_the_coach_draws_the_better_move_before_the_mistake_and_lets_it_be_played(visit: Any) -> None:
    """What the coach finds takes a minute: here an answer of his is put in its place, for the game that was played."""
    ada, address = ended(visit)
    page, id = ada.page, address.rpartition("/")[2]
    marks = page.context.request.get(f"{ada.address}/api/tables/{id}/replay?viewer=0").json()["marks"]
    own = [mark for mark in marks if mark["seat"] == 0 and mark["text"]]
    wrong = own[3]
    decision = {
        "move": wrong["move"],
        "first": wrong["move"],
        "verdict": "mistake",
        "text": "",
        "events": wrong["words"],
        "chance": 0.41,
        "error": 0.02,
        "loss": 0.22,
        "better": wrong["text"],
        "better_words": ["gain resources"],
        "reason": "They pay for a Knight.",
        "ends": ["deck", ""],
        "better_ends": ["deck", ""],
    }
    point = {"seat": 0, "own": 0, "luck": 0, "others": 0, "events": ""}
    analysis = {
        "analysis": 3,
        "game": "brawling",
        "seat": 0,
        "names": [],
        "language": "en",
        "seed": 0,
        "simulations": 1,
        "whole": True,
        "points": [{"move": 0, "chance": 0.5, **point}, {"move": 40, "chance": 0.2, **point}],
        "decisions": [decision],
        "turns": [],
        "counts": {},
        "shares": {},
    }
    state = {"status": "done", "seat": 0, "done": 1, "of": 1, "analysis": analysis}
    page.route("**/analysis?seat=0*", lambda route: route.fulfill(json=state))
    ada.go(f"{address}?viewer=0&coach=0&at=0")
    page.get_by_role("button", name="Next mistake").click()
    bubble = page.locator(".coach-bubble")
    bubble.wait_for()
    assert "Better: Gain resources" in bubble.inner_text()
    assert "You stay at 63" in bubble.inner_text()
    assert "your chance fell from 63" in page.locator(".bar .say").inner_text()
    assert "−22" in page.locator(".move-list [aria-current]").inner_text()
    assert faults(ada) == []
    page.keyboard.press("t")  # the better move is played, against the same opponent
    page.wait_for_url("**/table/**")
    page.wait_for_selector(".stage .piece", state="attached")
