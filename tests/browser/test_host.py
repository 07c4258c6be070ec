"""What a host does besides playing, in a real browser with a pointer: opens a board of his own, gives time, sends away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baronage.games.barony.meta import SEVEN_IN_A_RING
from tests.browser.person import Person
from tests.browser.test_house import Visit, together

pytestmark = pytest.mark.slow

CORRESPONDENCE = {"kind": "correspondence", "hours": 24.0}


def at_the_table(person: Person) -> None:
    """Open the menu of the table."""
    person.page.get_by_role("button", name="Settings and this table").click()


def told(person: Person, words: str) -> None:
    """Wait until the log tells this."""
    person.until(f"document.querySelector('.stream')?.textContent.includes({json.dumps(words)})")


@pytest.mark.rule("REALM-C1.07")
def test_the_host_gives_time_and_sends_away(visit: Visit) -> None:
    ada, bo, cy = visit(), visit(), visit()
    together(ada, (bo, "Bo"), (cy, "Cy"), game="protectors", options={}, time_control=CORRESPONDENCE)
    at_the_table(bo)
    assert not bo.page.get_by_role("button", name="Give everyone one more day").count(), "he is not the host"
    assert not bo.page.get_by_text("Expel a player").count()
    bo.page.keyboard.press("Escape")
    at_the_table(ada)
    ada.page.get_by_role("button", name="Give everyone one more day").click()
    for person in (ada, bo):
        told(person, "The host gave everyone 24 more hours.")
    at_the_table(ada)
    ada.page.get_by_role("button", name="Use emergency time").click()
    ada.page.get_by_role("button", name="Take 48 more hours").click()
    told(bo, "used emergency time.")
    at_the_table(ada)
    ada.page.get_by_text("Expel a player").click()
    ada.page.get_by_role("button", name="Expel Bo …").click()
    assert ada.page.get_by_role("button", name="Expel Bo", exact=True).is_visible()
    ada.page.keyboard.press("Escape")
    at_the_table(ada)  # who thinks better of it is asked anew
    ada.page.get_by_text("Expel a player").click()
    ada.page.get_by_role("button", name="Expel Bo …").click()
    ada.page.get_by_role("button", name="Expel Bo", exact=True).click()
    for person in (ada, bo, cy):
        told(person, "expelled")
    assert not bo.page.locator(".bar.mine").count()
    at_the_table(ada)
    ada.page.get_by_text("Expel a player").click()
    ada.page.get_by_role("button", name="Expel Cy …").wait_for()
    assert not ada.page.get_by_role("button", name="Expel Bo …").count(), "he plays no more"


@pytest.mark.rule("BAR-G4.04")
def test_seven_barons_sit_down_at_a_board_from_a_file(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    ada.go("/games")
    ada.page.get_by_role("button", name="On this device").click()
    ada.page.locator("dialog .pair select").first.select_option(label="Barony")
    page = ada.page
    counts = page.get_by_label("Seats").locator("option")
    assert counts.all_inner_texts() == ["2", "3", "4", "5", "6"]
    page.get_by_text("Variants").click()
    field = page.locator(".variant", has_text="Board").locator("input[type=file]")
    wrong, right = tmp_path / "wrong.json", tmp_path / "ring.json"
    wrong.write_text("a picture")
    right.write_text(json.dumps(SEVEN_IN_A_RING))
    field.set_input_files(wrong)
    page.get_by_text("Can’t read wrong.json").wait_for()
    field.set_input_files(right)
    page.get_by_text("Can’t read wrong.json").wait_for(state="detached")
    assert page.get_by_label("Board", exact=True).input_value() == "own"
    assert counts.all_inner_texts()[:7] == ["2", "3", "4", "5", "6", "7", "8"]
    ada.is_refused = (400, 409, 422)
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("this board has 7 homes").wait_for()
    page.get_by_label("Seats").select_option("7")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".curtain, .btable")
    assert "/table/" in page.url
