"""Out of a game that goes on, or away from it: a bot plays on, in a real browser."""

from __future__ import annotations

import pytest

from tests.browser.test_host import at_the_table, follows_the_log, told
from tests.browser.test_house import Visit, together

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "heuristic"}


def test_who_leaves_lets_a_bot_go_on(visit: Visit) -> None:
    ada, bo = visit(), visit()
    together(ada, (bo, "Bo"), options={"first_player": "B"})
    follows_the_log(ada)
    bo.asked()
    at_the_table(bo)
    bo.page.get_by_role("button", name="Leave and let a bot play on").click()
    bo.page.get_by_role("button", name="Hand my seat to a bot").click()
    bo.page.wait_for_selector(".home")  # the table is private, and no longer his
    told(ada, "A player left the game. Ysolt takes over.")
    ada.asked()  # she has played his turn
    assert "Ysolt" in ada.page.locator(".playing").inner_text()


def test_who_is_out_lets_bots_play_to_the_end(visit: Visit) -> None:
    ada = visit()
    seats = [{"kind": "me"}, BOT, BOT]
    ada.go(ada.table({"game": "fyn", "seats": seats, "options": {"max_rounds": 10}}))
    ada.asked()
    at_the_table(ada)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    ada.page.locator(".prompt.fallen").wait_for()
    ada.page.locator(".to-the-end").click()
    ada.page.locator(".prompt.over:not(.fallen)").wait_for()
    ada.page.locator(".ending .places").wait_for()
