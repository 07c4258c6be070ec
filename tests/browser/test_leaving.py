"""Away from a game that goes on: a bot plays on, in a real browser."""

from __future__ import annotations

import pytest

from tests.browser.test_host import at_the_table, told
from tests.browser.test_house import Visit, together

pytestmark = pytest.mark.slow


def test_who_leaves_lets_a_bot_go_on(visit: Visit) -> None:
    ada, bo = visit(), visit()
    together(ada, (bo, "Bo"), options={"first_player": "B"})
    bo.asked()
    at_the_table(bo)
    bo.page.get_by_role("button", name="Leave and let a bot play on").click()
    bo.page.get_by_role("button", name="Hand my seat to a bot").click()
    bo.page.wait_for_selector(".home")  # the table is private, and no longer his
    told(ada, "A player left the game. Ysolt takes over.")
    ada.asked()  # she has played his turn
    assert "Ysolt" in ada.page.locator(".sides").inner_text()
