"""Orders with levels on a map of hexes: a land, a level, one button; by mouse, by keyboard, to the end of a game."""

from __future__ import annotations

import random
from typing import Any

import pytest

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
STANDARD = {"assembly": "standard", "capitals": "auto"}
MAX = 400  # clicks of a game

# What one can do now: "over", "act", or nothing yet.
READY = """() => {
  if (document.querySelector('.ending')) return 'over';
  return document.querySelector('.bar.mine') && document.querySelector('.bar .btn') ? 'act' : '';
}"""
LANDS = "() => [...document.querySelectorAll('.place-button')].map(one => one.dataset.id)"
FOCUS = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.className"


def seated(visit: Any, options: dict[str, Any], **more: Any) -> Any:
    """Somebody at a table of Yuan against a bot, whose order is due."""
    ada = visit(**more)
    ada.go(ada.table({"game": "yuan", "seats": SEATS, "options": options}))
    ada.page.wait_for_selector(".bar.mine")
    return ada


def land(ada: Any, id: str) -> Any:
    """The hex of a land."""
    return ada.page.locator(f'path[data-id="{id}"]').first


def test_an_order_is_a_land_a_level_and_a_button(visit: Any) -> None:
    ada = seated(visit, STANDARD)
    page = ada.page
    page.wait_for_selector(".place-button", state="attached")
    target = page.evaluate(LANDS)[0]
    land(ada, target).hover(force=True)
    level = page.locator(".levels .form-row").first.locator(".cell").first
    level.wait_for()  # pointing is enough
    level.click()
    page.wait_for_selector(".plan .aim", state="attached")
    page.locator(".send-order[aria-disabled=false]").click()
    page.wait_for_selector(".step-list li")
    assert "Turn 1" in page.locator(".step-list h3").inner_text()
    page.get_by_role("button", name="Plan Turn 2").click()
    page.wait_for_selector(".step-list", state="detached")


def test_a_drag_moves_the_map_of_a_phone_all_the_way(visit: Any) -> None:
    ada = seated(visit, STANDARD, width=390, height=844)
    page = ada.page
    page.wait_for_selector(".place-button", state="attached")
    ada.laid_out()
    where = "() => { const { x, y } = document.querySelector('.place-button').getBoundingClientRect(); return [x, y]; }"
    x, y = page.evaluate(where)
    way = 100 if x < 195 else -100  # towards the middle of the window, where the map can go
    page.mouse.move(195, 200)
    page.mouse.down()
    page.mouse.move(195 + way, 200, steps=10)
    page.mouse.up()
    page.wait_for_function(f"place => String(({where})()) === String(place)", arg=[x + way, y])


def test_an_order_is_written_with_keys_alone(visit: Any) -> None:
    ada = seated(visit, STANDARD)
    page = ada.page
    page.wait_for_selector(".place-button", state="attached")
    page.locator(".place-button").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.classList.contains('cell')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".cell.on")
    page.wait_for_selector(".send-order[aria-disabled=false]")
    assert page.evaluate("() => document.activeElement.classList.contains('cell')"), page.evaluate(FOCUS)
    page.keyboard.press("f")
    page.keyboard.press("1")
    page.wait_for_function("() => document.querySelectorAll('.cell.on').length === 2")
    assert page.evaluate(FOCUS).startswith("Fortify I")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".step-list li")


def test_a_tile_is_laid_by_one_click(visit: Any) -> None:
    ada = seated(visit, {})
    page = ada.page
    page.wait_for_selector(".piece.picked .flower")
    before = page.locator(".flower").count()
    spot = page.locator("path.ground-spot").first
    spot.hover(force=True)
    page.wait_for_selector(".hand-tile path")
    page.keyboard.press("r")
    spot.click(force=True)
    # the bot may lay its own at once
    page.wait_for_function(f"() => document.querySelectorAll('.flower').length < {before}")


@pytest.mark.slow
@pytest.mark.parametrize("width", [1440, 390])
def test_a_game_is_played_to_its_end_by_clicks_on_the_map(visit: Any, width: int) -> None:
    ada = seated(visit, {**STANDARD, "max_turns": 6}, width=width)
    page, rng = ada.page, random.Random(7)
    for _ in range(MAX):
        page.wait_for_function(READY)
        if page.evaluate(READY) == "over":
            break
        plan = page.get_by_role("button", name="Plan Turn")
        if plan.count():
            plan.click()
        lands = page.evaluate(LANDS)
        if not lands:
            page.locator(".bar-buttons .btn").first.click()
            continue
        land(ada, rng.choice(lands)).dispatch_event("click")
        page.wait_for_selector(".levels[aria-busy=false] .cell[aria-disabled=false][aria-pressed=false]")
        open_cells = page.locator(".levels .cell[aria-disabled=false][aria-pressed=false]")
        open_cells.nth(rng.randrange(open_cells.count())).dispatch_event("click")
        page.wait_for_selector(".levels[aria-busy=false]")
        send = page.locator(".send-order[aria-disabled=false]")
        if send.count():
            send.first.dispatch_event("click")
            page.wait_for_selector(".levels", state="detached")
    else:
        raise AssertionError(f"not over: {page.locator('.say').inner_text()}")
