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
