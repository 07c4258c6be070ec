"""Everything on the screen can be read, on a wide one and on a phone, with few players and with many; and one sees what to do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person

pytestmark = pytest.mark.slow

Visit = Callable[..., Person]

LEAST = 10.95  # pixels
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}

# the number of things of a selector whose middle is in the frame of the board
IN_SIGHT = """([selector]) => [...document.querySelectorAll(selector)].filter(one => {
  const [box, frame] = [one.getBoundingClientRect(), document.querySelector('.board').getBoundingClientRect()];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}).length"""
FEW: dict[str, tuple[int, dict[str, Any]]] = {
    "brawling": (2, {"first_player": "A"}),
    "fyn": (2, {}),
    "yuan": (2, {"assembly": "standard", "capitals": "auto"}),
    "protectors": (2, {}),  # it begins with a vote on the board
    "barony": (2, {"mode": "quick"}),
}
MANY: dict[str, tuple[int, dict[str, Any]]] = {
    "brawling": (8, {"first_player": "A"}),
    "fyn": (6, {}),
    "yuan": (8, {"assembly": "auto", "capitals": "auto"}),
    "protectors": (16, {"version": "grand", "provinces": 52, "teams": "off", "factions": "off"}),
    "barony": (6, {"mode": "quick"}),
}

# Every text that is in sight, with the size of its letters on the screen.
TEXTS = """() => {
  const found = [];
  const seen = (box) => box.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  for (const text of document.querySelectorAll('.playing svg text')) {
    if (!seen(text.getBoundingClientRect())) continue;
    found.push([parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text.textContent]);
  }
  const walker = document.createTreeWalker(document.querySelector('.playing'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest('svg') || !seen(element.getBoundingClientRect())) continue;
    found.push([parseFloat(getComputedStyle(element).fontSize), walker.currentNode.data]);
  }
  return found;
}"""

# Buttons for what may be done now that are in sight.
BUTTONS = """() => [...document.querySelectorAll('.prompt :is(.row-button, .out, .amount-row input)')].filter(one => {
  const [box, sheet] = [one.getBoundingClientRect(), document.querySelector('.front').getBoundingClientRect()];
  return box.width && box.top >= sheet.top && box.bottom <= Math.min(innerHeight, sheet.bottom);
}).map(one => one.textContent.trim())"""


def sit(person: Person, game: str, seats: int, options: dict[str, Any]) -> None:
    """At a new table with bots, until it is my move."""
    sitting = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(seats - 1))]
    person.go(person.table({"game": game, "seats": sitting, "options": options, "public": False}))
    person.page.wait_for_selector(".playing .board svg")
    person.asked()


def too_small(person: Person) -> list[tuple[float, str]]:
    """What can not be read."""
    texts: list[tuple[float, str]] = person.page.evaluate(TEXTS)
    assert len(texts) > 10  # the page is there
    return [(round(size, 1), text) for size, text in texts if size < LEAST]


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("number", [FEW, MANY], ids=["few", "many"])
@pytest.mark.parametrize("game", list(FEW))
def test_nothing_is_too_small_to_be_read(
    visit: Visit, game: str, number: dict[str, tuple[int, dict[str, Any]]], screen: dict[str, Any]
) -> None:
    ada = visit(**screen, reduced_motion="reduce")
    sit(ada, game, *number[game])
    assert too_small(ada) == []
    if screen is PHONE:  # and one sees what to do, without a search
        assert ada.page.evaluate(BUTTONS) or ada.page.evaluate(IN_SIGHT, [".board .may-click"])
        ada.page.get_by_role("button", name="Whole board").tap()  # what is left out there comes with zooming
        ada.page.wait_for_timeout(300)
        assert too_small(ada) == []


def test_on_a_phone_one_s_own_ground_is_seen_at_once_and_the_actions_are_buttons(visit: Visit) -> None:
    ada = visit(**PHONE, reduced_motion="reduce")
    ada.begins_against_a_bot()
    ada.asked()
    shown = ada.page.evaluate(BUTTONS)
    assert {"Gather 1 resource", "Draw 1 card"} <= set(shown)
    assert any("market slot" in words or words.startswith("Take") for words in shown)
    board = ada.page.locator(".board").bounding_box()
    ground = ada.page.locator('.board [data-id="A"]').bounding_box()
    assert board
    assert ground
    assert ground["x"] >= board["x"] - 1
    assert ground["x"] + ground["width"] <= board["x"] + board["width"] + 1
    assert ground["y"] >= board["y"] - 1
    assert ground["y"] + ground["height"] <= board["y"] + board["height"] + 1
    assert ada.page.locator('.board [data-id="A"] .score').text_content() == "0"
    assert ada.page.locator('.board [data-id="A.king"]').is_visible()


def test_on_a_phone_a_tap_tells_what_a_thing_is(visit: Visit) -> None:
    """Its name may be left out where the map is small; of what cannot be chosen the prompt says why."""
    ada = visit(**PHONE, reduced_motion="reduce")
    sit(ada, "yuan", *FEW["yuan"])
    province = ada.page.locator(".board [data-id^='p.']:not(.may-click)").nth(3)
    name = str(province.get_attribute("data-id"))[2:]
    province.tap(force=True)
    ada.page.wait_for_selector(f".tip:has-text('{name}')")
    ada.page.wait_for_selector(".trouble .chip")


def test_smaller_ends_where_all_is_shown(visit: Visit) -> None:
    """Letters keep their least size: in less room they would cut each other off."""
    ada = visit(reduced_motion="reduce")
    ada.begins_against_a_bot()
    ada.asked()
    scale = "() => document.querySelector('.board svg').getScreenCTM().a"
    whole = ada.page.evaluate(scale)
    ada.page.get_by_label("Larger").click()
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.until(f"({scale})() > {whole} * 1.2")
    for _ in range(4):
        ada.page.keyboard.press("-")
    ada.until(f"Math.abs(({scale})() - {whole}) < 0.001")
    assert ada.page.get_by_label("Smaller").get_attribute("aria-disabled") == "true"


LAST_IN_SIGHT = """() => {
  const last = [...document.querySelectorAll('.places li')].at(-1);
  last.scrollIntoView({ block: 'nearest' });
  return last.getBoundingClientRect().bottom < innerHeight + 1; // a page scrolls by whole pixels
}"""


def test_how_everybody_fared_is_never_cut_off(visit: Visit) -> None:
    ada = visit(width=1280, height=720, reduced_motion="reduce")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 6]
    ada.go(ada.table({"game": "protectors", "seats": seats}))
    ada.asked()
    ada.page.get_by_label("Settings").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    ada.page.locator(".to-the-end, .ending").first.wait_for()
    if ada.page.locator(".to-the-end").count():  # why one is out stays until it is read
        ada.page.locator(".to-the-end").click()
    ada.page.wait_for_selector(".ending .places li:nth-child(7)")
    # of many, by the one bar of the page that tells it; what is told above them may come later
    ada.until(f"({LAST_IN_SIGHT})()")
    button = ada.page.get_by_role("button", name="Play again").bounding_box()
    assert button
    assert button["y"] + button["height"] < 720


RULE = re.compile(r"\b[A-Z]{3,}-[A-Z0-9]+\.[0-9]+")


@pytest.mark.parametrize("game", list(FEW))
def test_no_codes_unless_one_asks_for_them(visit: Visit, game: str) -> None:
    """Neither notation nor the numbers of rules; a key opens the field in which moves are typed."""
    ada = visit(reduced_motion="reduce")
    sit(ada, game, *FEW[game])
    for tab in ("Table", "Log"):
        ada.page.get_by_role("tab", name=tab).click()
        shown = ada.page.evaluate("() => document.querySelector('.playing').textContent")
        assert not RULE.search(shown), RULE.findall(shown)
    assert ada.page.locator(".playing :is(code, .typed, text.notation)").count() == 0
    assert ada.field().is_visible()


def test_my_steward_says_what_he_would_do_and_plays_nothing(visit: Visit) -> None:
    ada = visit(reduced_motion="reduce")
    ada.begins_against_a_bot()
    ada.asked()
    before = ada.hand()
    ada.page.get_by_role("button", name="What would my steward do?").click()
    ada.page.locator(".steward strong").wait_for()
    assert ada.page.locator(".prompt.asked").count() == 1
    assert ada.hand() == before
    ada.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    folded = ada.page.locator(".steward.folded")  # where the cards that were dealt leave no room for more than a line
    if folded.count():
        folded.click()
    ada.page.get_by_role("button", name="Try it on a practice board").click()
    ada.page.locator(".topbar .tag", has_text="Practice board").wait_for()
