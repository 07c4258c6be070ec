"""Clicks and keys reach what is meant, with a real pointer: whatever lies on top, wherever the focus is."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person

Visit = Callable[..., Person]

COVER = """() => {
  const option = document.querySelector(".board svg [data-id][tabindex='0']");
  const box = option.getBoundingClientRect();
  const svg = option.closest("svg");
  const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const inside = at.matrixTransform(svg.getScreenCTM().inverse());
  const mark = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  const drawn = { cx: inside.x, cy: inside.y, r: 8, "pointer-events": "all" };
  for (const [name, value] of Object.entries(drawn)) mark.setAttribute(name, value);
  svg.append(mark);
  return [at.x, at.y, document.elementFromPoint(at.x, at.y) === mark];
}"""


def test_a_click_on_a_mark_means_what_is_under_it(visit: Visit) -> None:
    ada = visit()
    ada.begins_against_a_bot()
    ada.asked()
    before = ada.page.locator(".prompt").inner_text()
    x, y, covered = ada.page.evaluate(COVER)
    assert covered
    ada.page.mouse.click(x, y)
    ada.page.wait_for_function("before => document.querySelector('.prompt').innerText !== before", arg=before)
    assert not ada.page.locator(".trouble").count()


def test_keys_zoom_without_the_focus_on_the_board(visit: Visit) -> None:
    ada = visit()
    ada.begins_against_a_bot()
    ada.page.evaluate("() => document.activeElement.blur()")
    whole = ada.page.locator(".board svg").first.get_attribute("viewBox")
    ada.page.keyboard.press("+")
    ada.until(f"document.querySelector('.board svg').getAttribute('viewBox') !== '{whole}'")
    ada.page.keyboard.press("0")
    ada.until(f"document.querySelector('.board svg').getAttribute('viewBox') === '{whole}'")


def test_an_amount_that_is_typed_is_told_at_once(visit: Visit) -> None:
    ada = visit()
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "heuristic"} for _ in range(2))]
    options = {"version": "normal", "factions": "off"}
    ada.go(ada.table({"game": "protectors", "seats": seats, "options": options}))
    field = ada.page.locator(".amount-row input[type=number]")
    field.first.wait_for()
    field.first.fill("3")
    assert ada.page.locator(".amount-row strong").first.inner_text() == "3"
    field.first.fill("")
    field.first.type("4")
    assert field.first.input_value() == "4"
