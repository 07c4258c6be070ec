"""Boards of one's own, drawn in a browser: something wrong is told and marked, mended, kept, shared, and played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.person import Person
from tests.browser.test_access import faults

Visit = Callable[..., Person]


def draw(person: Person, game: str, ready: str = "") -> None:
    """Go to the page where a board is drawn, and begin with a ready one."""
    person.go(f"/draw/{game}")
    person.page.wait_for_selector(".drawn-board .shape")
    if ready:
        person.page.get_by_label("Start from").select_option(ready)


def take(person: Person, tool: str) -> None:
    """Take a tool in hand."""
    button = person.page.locator(".tools button", has_text=tool)
    button.click()
    person.page.locator(".tools [aria-pressed=true]", has_text=tool).wait_for()


def click(person: Person, id: str) -> None:
    """Click something in the picture, as soon as it can be clicked."""
    person.page.locator(f'.drawn-board .can[data-id="{id}"]').dispatch_event("click")


def told(person: Person, words: str) -> None:
    """Wait until a sentence about what is missing stands there."""
    person.page.locator(".draw-faults li", has_text=words).wait_for()


def good(person: Person) -> None:
    """Wait until nothing is missing."""
    person.page.locator(".draw-faults .good").wait_for()


def file_of(person: Person, folder: Path) -> Path:
    """The board as a file."""
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Download").click()
    found = folder / "board.json"
    download.value.save_as(found)
    return found


def play(person: Person) -> dict[str, Any]:
    """Open a table with the board, and sit down at it against bots; gives the table's options."""
    page = person.page
    page.get_by_role("button", name="Play on this board").click()
    page.wait_for_selector("dialog .who-sits")
    for seat in page.locator("dialog .who-row select").all()[1:]:
        seat.select_option("bot heuristic")
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url("**/table/*")
    id = page.url.rsplit("/", 1)[1]
    options: dict[str, Any] = person.context.request.get(f"{person.address}/api/tables/{id}").json()["options"]
    return options


def test_a_kingdom_is_drawn_mended_and_played_on(visit: Visit, tmp_path: Path) -> None:
    ada = visit(reduced_motion="reduce")
    draw(ada, "barony", "empty")
    told(ada, "at least two baronies as homes")
    click(ada, "free.0,0,1")  # a second barony, side by side with the first
    ada.page.wait_for_selector('.drawing [data-id="barony.B"]')
    take(ada, "Make a home")
    click(ada, "barony.A")
    told(ada, "choose a second home")
    click(ada, "barony.B")
    good(ada)
    take(ada, "Move a barony")
    click(ada, "barony.B")
    click(ada, "step.4")  # over the first
    told(ada, "Baronies 1 and 2 overlap")
    assert ada.page.locator('.drawn-board .wrong[data-id="barony.A"]').count(), "where it is wrong is marked"
    assert ada.page.get_by_role("button", name="Play on this board").is_disabled()
    ada.page.get_by_role("button", name="Undo").click()
    good(ada)
    drawn = json.loads(file_of(ada, tmp_path).read_text(encoding="utf-8"))
    assert [row[0] for row in drawn["baronies"]] == ["A", "B"]
    options = play(ada)
    assert options == {"board": drawn, "mode": "simple"}


@pytest.mark.slow
def test_a_realm_is_drawn_mended_and_played_on(visit: Visit, tmp_path: Path) -> None:
    ada = visit(reduced_motion="reduce")
    draw(ada, "protectors", "empty")
    told(ada, "obody starts here yet")
    for count in (3, 4):
        click(ada, "P2")
        ada.page.wait_for_selector(f'.drawing [data-id="P{count}"]')
    take(ada, "Place starts")
    for place in ("P1", "P3", "P4"):
        click(ada, place)
    told(ada, "3 players on 4 Provinces fit no game")
    click(ada, "P3")
    good(ada)
    take(ada, "Draw borders")
    click(ada, "P2")
    click(ada, "P4")
    told(ada, "no way leads from the others to Feldar")
    assert ada.page.locator('.drawn-board .wrong[data-id="P4"]').count(), "where it is wrong is marked"
    click(ada, "P1")
    click(ada, "P4")
    good(ada)
    drawn = json.loads(file_of(ada, tmp_path).read_text(encoding="utf-8"))
    assert drawn["borders"] == [[1, 2], [2, 3], [1, 4]]
    options = play(ada)
    assert (options["board"], options["version"]) == (drawn, "grand")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["barony", "protectors"])
def test_a_board_taken_home_and_brought_back_is_the_same(visit: Visit, tmp_path: Path, game: str) -> None:
    ada = visit()
    draw(ada, game)
    file = file_of(ada, tmp_path)
    ada.page.get_by_role("button", name="Clear").click()
    ada.page.locator(".draw-faults li").first.wait_for()
    ada.page.locator(".draw-share input[type=file]").set_input_files(file)
    good(ada)
    before = file.read_text(encoding="utf-8")
    assert file_of(ada, tmp_path).read_text(encoding="utf-8") == before
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.get_by_role("button", name="Copy link").click()
    ada.page.get_by_role("button", name="Copied").wait_for()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    bo = visit()
    bo.page.goto(link)
    good(bo)
    assert file_of(bo, tmp_path).read_text(encoding="utf-8") == before
    bo.page.reload()  # the draft is kept
    good(bo)
    assert file_of(bo, tmp_path).read_text(encoding="utf-8") == before


@pytest.mark.slow
def test_what_is_no_board_changes_nothing(visit: Visit, tmp_path: Path) -> None:
    ada = visit()
    ada.is_refused = (400, 422)
    draw(ada, "protectors")
    before = file_of(ada, tmp_path).read_text(encoding="utf-8")
    for text, says in (("{}", "rovinces is a number"), ("[1]", "document"), ("not json", "valid JSON")):
        wrong = tmp_path / "wrong.json"
        wrong.write_text(text, encoding="utf-8")
        ada.page.locator(".draw-share input[type=file]").set_input_files(wrong)
        ada.page.locator(".draw-faults .trouble", has_text=says).wait_for()
        ada.page.get_by_label("Start from").select_option("two-ring-2")
        ada.page.locator(".draw-faults .trouble").wait_for(state="detached")
    assert file_of(ada, tmp_path).read_text(encoding="utf-8") == before


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 390])
def test_with_the_keyboard_alone(visit: Visit, width: int) -> None:
    ada = visit(width=width, height=844, reduced_motion="reduce")
    page = ada.page
    draw(ada, "barony", "empty")
    told(ada, "at least two baronies as homes")
    page.locator('.can[data-id="free.0,0,1"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('.drawing [data-id="barony.B"]')
    page.locator(".tools button", has_text="Make a home").focus()
    page.keyboard.press("Enter")
    for id in ("barony.A", "barony.B"):
        page.locator(f'.can[data-id="{id}"]').focus()
        page.keyboard.press("Enter")
    good(ada)
    page.keyboard.press("Control+z")
    told(ada, "choose a second home")
    page.keyboard.press("Control+Shift+z")
    good(ada)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_no_faults_where_a_board_is_drawn(visit: Visit, theme: str, width: int) -> None:
    ada = visit(width=width, height=844, color_scheme=theme, reduced_motion="reduce")
    for game in ("barony", "protectors"):
        draw(ada, game)
        good(ada)
        assert faults(ada) == []
        ada.page.get_by_role("button", name="Clear").click()
        ada.page.locator(".draw-faults li").first.wait_for()
        assert faults(ada) == []


@pytest.mark.slow
def test_the_way_there_leads_from_the_form_for_a_new_table(visit: Visit) -> None:
    ada = visit()
    ada.go("/games")
    ada.page.get_by_role("button", name="On this device").click()
    ada.page.locator("dialog .pair select").first.select_option(label="Barony")
    ada.page.get_by_text("Variants").click()
    ada.page.get_by_role("link", name="Draw your own").click()
    ada.page.wait_for_selector(".drawn-board .shape")
    assert ada.page.url.endswith("/draw/barony")
    ada.go("/draw/fyn")
    ada.page.get_by_text("not found").wait_for()
