"""Small screens: a phone held sideways shows board, prompt and choices; nothing is cut off; a replay has one scroll bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person
from tests.browser.test_readable import FEW, IN_SIGHT, PHONE, sit, too_small

pytestmark = pytest.mark.slow

Visit = Callable[..., Person]

SIDEWAYS = {"width": 844, "height": 390, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}

# Boxes of the board and the prompt, and how many buttons for what may be done are in sight.
LAID_OUT = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect().toJSON();
  const [board, rail] = [box('.board'), box('.front')];
  const buttons = [...document.querySelectorAll('.prompt button:not(.chip)')].map(one => one.getBoundingClientRect());
  const inside = (one) => one.width && one.top >= rail.top && one.bottom <= Math.min(rail.bottom, innerHeight) + 1;
  return { board, rail, heading: box('.prompt h2'), buttons: buttons.filter(inside).length };
}"""

# Parts of the rail that can be scrolled just now.
SCROLLED = """() => [...document.querySelectorAll('.rail, .rail *')].filter(one => {
  const how = getComputedStyle(one).overflowY;
  return (how === 'auto' || how === 'scroll') && one.clientHeight > 20 && one.scrollHeight > one.clientHeight + 1;
}).map(one => one.className)"""


@pytest.mark.parametrize("game", list(FEW))
def test_a_phone_held_sideways_has_the_prompt_beside_the_board(visit: Visit, game: str) -> None:
    ada = visit(**SIDEWAYS)
    sit(ada, game, *FEW[game])
    page = ada.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 844
    assert page.evaluate("document.documentElement.scrollHeight") <= 390
    laid: dict[str, Any] = page.evaluate(LAID_OUT)
    assert laid["board"]["right"] <= laid["rail"]["left"] + 1
    assert laid["board"]["width"] > 480
    assert laid["board"]["height"] > 200
    assert laid["heading"]["bottom"] < 200
    assert laid["buttons"] or page.evaluate(IN_SIGHT, [".board .may-click"])
    assert too_small(ada) == []
    page.get_by_role("button", name="Players, log, chat, rules").tap()
    page.get_by_role("tab", name="Log").tap()
    assert page.locator(".log").is_visible()
    assert page.locator(".board").is_visible()


def test_on_a_phone_the_whole_map_is_seen_while_one_chooses_on_it(visit: Visit) -> None:
    ada = visit(**PHONE, reduced_motion="reduce")
    sit(ada, "yuan", *FEW["yuan"])
    edges = ada.page.eval_on_selector_all(
        '.board [data-id^="p."], .board [data-id="wheel"] text',
        "all => all.map(one => one.getBoundingClientRect()).flatMap(box => [box.left, box.right])",
    )
    assert min(edges) >= 0
    assert max(edges) <= 390


def test_on_a_phone_nothing_is_cut_off_beside_the_realm(visit: Visit) -> None:
    ada = visit(**PHONE, reduced_motion="reduce")
    sit(ada, "protectors", 3, {"version": "normal", "teams": "off", "factions": "off"})
    page = ada.page
    page.get_by_role("button", name="The Realm", exact=True).tap()
    ada.until(f"({IN_SIGHT})(['[data-id=board]']) > 0")
    ada.drawn()
    realm, *others = (
        page.locator(f'.board [data-id="{name}"]').first.bounding_box()
        for name in ("board", "dragon", "ranking", "decks")
    )
    assert realm
    assert realm["x"] >= 0
    assert realm["x"] + realm["width"] <= 390
    assert all(other and other["y"] > realm["y"] + realm["height"] - 20 for other in others)


def test_a_replay_has_one_scroll_bar_and_tells_all_lines(visit: Visit) -> None:
    ada = visit(width=1280, height=640, reduced_motion="reduce")
    seats = [{"kind": "bot", "bot": "random"}] * 4
    path = ada.table(
        {"game": "yuan", "seats": seats, "options": {"assembly": "auto", "capitals": "auto"}, "public": True}
    )
    ada.go(path)
    ada.page.wait_for_selector(".prompt.over")
    marks = ada.context.request.get(f"{ada.address}/api/tables/{path.rsplit('/')[-1]}/replay?eyes=all").json()["marks"]
    fullest = max(marks, key=lambda mark: mark["lines"])["moment"]
    ada.go(f"{path.replace('table', 'replay')}?eyes=all&at={fullest}")
    page = ada.page
    page.wait_for_selector(".replay .told p")
    assert len(page.evaluate(SCROLLED)) <= 1
    page.get_by_role("tab", name="Moves").click()
    ada.until(f"({SCROLLED})().join() === 'scrolls tab'")
    page.locator(".all-told").click()
    ada.until(f"['told', ''].includes(({SCROLLED})().join())")
    page.get_by_role("tab", name="Table").click()
    ada.drawn()
    assert len(page.evaluate(SCROLLED)) <= 1
