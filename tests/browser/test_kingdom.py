"""The kingdom of Barony on the table that the page draws: one click is one act, and a game is played to its end."""

from __future__ import annotations

import random
from typing import Any

import pytest

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
MAX = 1500  # clicks of a game

# What one can do now: "over", "act", or nothing yet.
READY = """() => {
  if (document.querySelector('.ending')) return 'over';
  if (document.querySelector('.piece.pending') || !document.querySelector('.bar.mine')) return '';
  const offered = '.piece.can, .lens-chip button, .shelf button, .bar .btn.act, .bar .btn.go:enabled, .triangles .live';
  return document.querySelector(offered) ? 'act' : '';
}"""
# Click one of the things that are offered: a push, a ware, a target of what is picked, a Serf, a button.
CLICK = """number => {
  const all = words => [...document.querySelectorAll(words)];
  const some = list => list[number % list.length];
  const press = element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { bubbles: true, button: 0, pointerType: 'mouse', clientX: x + width / 2, clientY: y + height / 2 };
    element.dispatchEvent(new PointerEvent('pointerdown', at));
    dispatchEvent(new PointerEvent('pointerup', at));
  };
  const here = () => new MouseEvent('click', { bubbles: true });
  const click = element => (element.matches('.piece') ? press(element) : element.dispatchEvent(here()));
  const lens = all('.lens-chip button');
  const picked = document.querySelector('.piece.picked');
  const parts = all('.outcome.halves:not(.still) button');
  const targets = picked ? [...parts, ...all('.piece.hot, .piece.weak'), ...all('.triangles .live')] : [];
  const sure = all('.bar .btn.go:enabled');
  const others = [...all('.piece.can, .bar .btn.act, .shelf button'), ...(picked ? [] : all('.triangles .live'))];
  for (const list of [lens, sure, targets, others]) if (list.length) return click(some(list));
}"""


def seated(visit: Any, options: dict[str, Any], **more: Any) -> Any:
    """Return a player who places Serfs at a table of Barony."""
    ada = visit(**more)
    ada.go(ada.table({"game": "barony", "seats": SEATS, "options": {"homes": "seats", **options}}))
    ada.page.wait_for_selector(".bar.mine .btn.go:enabled")
    return ada


def started(visit: Any, **more: Any) -> Any:
    """Return a player whose Serfs stand where they were proposed, and whose turn it is."""
    ada = seated(visit, {"mode": "quick"}, **more)
    ada.page.locator(".bar .btn.go").click()
    ada.page.wait_for_selector(".bar.mine .btn.act")
    return ada


@pytest.mark.slow
def test_a_game_is_played_to_its_end_by_clicks_on_the_board(visit: Any) -> None:
    ada = seated(visit, {"mode": "quick", "round_limit": 20})
    chance = random.Random(5)
    for _ in range(MAX):
        ada.page.wait_for_function(READY)
        if ada.page.evaluate(READY) == "over":
            break
        ada.page.evaluate(CLICK, chance.randrange(1 << 30))
    else:
        raise AssertionError(ada.page.locator(".say").inner_text())
    ada.page.get_by_role("button", name="Show the board").click()
    ada.page.wait_for_selector(".stage .figure")


def test_two_serfs_change_places_by_two_clicks_before_the_game(visit: Any) -> None:
    ada = seated(visit, {"mode": "quick"})
    where = "id => document.querySelector(`.piece[data-id='${id}']`).style.transform"
    one, nine = (ada.page.evaluate(where, id) for id in ("A1", "A9"))
    for id in ("A1", "A9"):
        ada.page.locator(f".piece[data-id='{id}']").click()
    ada.page.wait_for_function(f"() => ({where})('A1') === '{nine}'")
    assert ada.page.evaluate(where, "A9") == one


def test_a_move_is_a_serf_and_a_triangle_by_mouse_and_by_keys(visit: Any) -> None:
    ada = started(visit)
    page = ada.page
    page.locator(".piece[data-id='A9']").click()
    page.get_by_text("Where should Peasant 9 jump?", exact=True).wait_for()
    page.keyboard.press("Escape")
    for key in ("7", "ArrowRight", "Enter"):  # at once: a key that comes too early waits
        page.keyboard.press(key)
    page.wait_for_selector(".happened:has-text('Your Peasant 7 jumped')")


def test_own_serfs_that_meet_show_the_ways_under_the_pointer_and_a_click_on_one_does_it(visit: Any) -> None:
    ada = started(visit)
    page = ada.page
    met = page.locator(".piece.cut-token:is(.hot, .weak):not(.picked)")
    for number in range(1, 10):
        page.locator(f".piece[data-id='A{number}']").click()
        ada.drawn()
        if met.count():
            break
        page.keyboard.press("Escape")
    ways = page.locator(".outcome.halves:not(.still)")
    assert ways.count() == 0
    met.first.hover()
    ways.locator("button").nth(2).wait_for()
    assert ways.locator("button").count() == 3
    chip, ware = ways.bounding_box(), ways.locator("button").first.bounding_box()
    assert chip["height"] <= ware["height"] + 1  # nothing of it covers the board but its buttons
    ways.locator("button").first.click()
    page.wait_for_selector(".lens-chip, .happened")
