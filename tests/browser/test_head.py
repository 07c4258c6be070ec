"""The head of every page: looking for something, the bell, one's arms; on a phone the pages are tabs at the foot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.test_access import PAGES
from tests.browser.test_club import member

Visit = Callable[..., Person]
# Click the first rule that is found: looked at and done in one, since more may be found meanwhile.
FIRST_RULE = """() => {
  const rule = document.querySelector(".found a[href^='/rules/']");
  rule.click();
  return rule.getAttribute('href');
}"""


def test_every_page_opens(visit: Visit) -> None:
    ada = visit()
    ada.is_refused = (404,)
    for path in PAGES:
        ada.go(path)
        ada.page.locator("h1").first.wait_for()


@pytest.mark.slow
def test_a_slash_opens_the_search_and_enter_goes_there(visit: Visit) -> None:
    ada, _ = member(visit, "Hedda"), member(visit, "Heribert")
    ada.go("/watch")
    ada.page.get_by_role("search").wait_for()
    ada.page.keyboard.press("/")
    ada.page.keyboard.type("heri")
    ada.page.get_by_role("link", name="Heribert").wait_for()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/people/heribert")
    ada.page.get_by_role("heading", name="Heribert").wait_for()
    ada.page.keyboard.press("/")
    ada.page.keyboard.type("barony")
    ada.page.locator(".found a[href='/opponents/barony']").wait_for()
    address = ada.page.evaluate(FIRST_RULE)
    ada.until(f"location.pathname + location.hash === {address!r}")
    ada.page.wait_for_selector(".rules-page")
    ada.page.keyboard.press("/")
    ada.page.keyboard.type("zzzz")
    ada.page.get_by_text("No results.").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_text("No results.").wait_for(state="detached")


@pytest.mark.slow
def test_the_bell_counts_what_is_new_until_it_was_seen(visit: Visit) -> None:
    ada, bo = member(visit, "Hanno"), member(visit, "Hilde")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    body = {"game": "brawling", "seats": seats, "time_control": {"kind": "correspondence"}, "public": False}
    table = ada.table(body)
    asked = ada.context.request.post(
        f"{ada.address}/api{table.replace('table', 'tables')}/invite", data={"login": "hilde"}
    )
    assert asked.ok, asked.text()
    bo.go("/archive")
    bo.page.get_by_role("button", name="Notifications: 1 new").click()
    row = bo.page.locator(".bell-list a", has_text="Hanno")
    row.wait_for()
    bo.page.get_by_role("button", name="Notifications", exact=True).wait_for()
    bo.go("/watch")
    bo.page.get_by_role("button", name="Notifications", exact=True).click()  # seen, and still there
    row.click()
    bo.page.wait_for_url(f"**{table}?invitation=*")


@pytest.mark.slow
def test_arms_are_chosen_once_and_borne_everywhere(visit: Visit) -> None:
    ada, guest = member(visit, "Hagen"), visit()
    ada.go("/me")
    ada.page.get_by_role("radio", name="gold").check(force=True)
    ada.page.get_by_role("radio", name="Star").check(force=True)
    ada.page.get_by_text("Star on gold.").wait_for()
    ada.page.get_by_role("button", name="Choose these arms").click()
    ada.page.get_by_role("button", name="Choose permanently").click()
    ada.page.get_by_text("Your arms: Star on gold.").wait_for()
    gold = "[style*='--seat-3']"
    ada.page.locator(f".topbar .arms {gold}").wait_for(state="attached")
    guest.go("/people/hagen")
    guest.page.locator(f".person .arms {gold}").wait_for(state="attached")
    guest.page.locator(".topbar .arms.of-guest").wait_for()
    assert not ada.complaints
    assert not guest.complaints


@pytest.mark.slow
def test_on_a_phone_the_pages_are_tabs_at_the_foot(visit: Visit) -> None:
    ada = visit(width=390, height=844)
    ada.go()
    tabs = ada.page.locator(".pages a")
    tabs.first.wait_for()
    for tab in tabs.all():
        box = tab.bounding_box()
        assert box is not None
        assert box["y"] >= 844 - 57, "at the foot of the screen"
        assert min(box["width"], box["height"]) >= 44
    tabs.filter(has_text="Watch").click()
    ada.page.wait_for_url("**/watch")
    ada.page.get_by_role("button", name="Search").click()
    ada.page.get_by_role("searchbox").fill("yuan")
    ada.page.locator(".found a[href='/opponents/yuan']").click()
    ada.page.wait_for_url("**/opponents/yuan")
