"""Clicks and keys reach what is meant, with a real pointer: whatever lies on top, wherever the focus is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person

pytestmark = pytest.mark.slow

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


def test_the_parts_of_an_order_are_set_in_any_order(visit: Visit) -> None:
    """Yuan: a target, a level of the last row, another target; the button sends it, and what can't be says why."""
    ada = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
    options = {"assembly": "standard", "capitals": "auto"}
    ada.go(ada.table({"game": "yuan", "seats": seats, "options": options}))
    ada.asked()
    home, other = ada.page.evaluate(TARGETS)
    ada.click(home)
    level = ada.page.locator('.playing [data-id="level.M1"].may-click')
    level.wait_for()
    level.dispatch_event("click")
    send = ada.page.locator(".prompt .primary:enabled", has_text="Send")
    send.wait_for()  # a target and one level are an order
    ada.click("level.F1")
    ada.page.locator('.playing [data-id="level.F1"] .sent').first.wait_for()
    ada.click(other)
    ada.click(home)  # another target, and the old one again
    ada.click("level.D3")  # too dear at the beginning
    ada.page.locator(".trouble").wait_for()
    assert "Chão" in ada.page.locator(".trouble").inner_text()
    ada.page.locator(".trouble").get_by_role("button", name="Close").click()
    ada.page.locator(".trouble").wait_for(state="detached")
    ada.page.evaluate(AT_ONCE, [other, home, "level.D3"])  # quick clicks: the answer to the last one comes, and stays
    ada.page.locator(".trouble").wait_for()
    send.click()
    ada.page.locator(".prompt.asked", has_text="Send").wait_for(state="detached")


# clicks that come faster than any answer
AT_ONCE = """(ids) => {
  const click = () => new MouseEvent('click', { bubbles: true });
  for (const id of ids) document.querySelector(`.playing [data-id="${id}"]`).dispatchEvent(click());
}"""


# a Province of mine, and another that may be a target
TARGETS = """() => {
  const all = [...document.querySelectorAll('.playing [data-id^="p."].may-click')];
  const mine = all.find((one) => /yours/i.test(one.getAttribute('aria-label') ?? ''));
  return [mine ?? all[0], all.find((one) => one !== (mine ?? all[0]))].map((one) => one.dataset.id);
}"""


def test_all_serfs_are_placed_in_one_go_and_nothing_is_sent(visit: Visit) -> None:
    ada = visit()
    ada.go(
        ada.table(
            {
                "game": "barony",
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}],
                "options": {"mode": "quick"},
            }
        )
    )
    ada.page.get_by_role("button", name="Place them for me").click()
    ready = ada.page.locator(".prompt .primary:enabled", has_text="Say that you are ready")
    ready.wait_for()
    assert not ada.page.get_by_role("button", name="Place them for me").count()
    ada.page.get_by_role("button", name="Undo").click()  # one of them, to be placed elsewhere
    ada.page.get_by_role("button", name="Place them for me").click()
    ready.wait_for()


def test_an_order_that_is_given_is_changed_before_it_is_sent(visit: Visit) -> None:
    """Protectors: in the list and on the map one turns to a Province that has its order; one may also leave it as it is."""
    ada = visit()
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "heuristic"} for _ in range(2))]
    options = {"version": "normal", "factions": "off", "teams": "off"}
    ada.go(ada.table({"game": "protectors", "seats": seats, "options": options}))
    ada.asked()
    ada.choose("Send it without a bid")
    asks = ada.page.locator(".prompt h2", has_text="What is the order for")
    asks.wait_for()
    name = asks.inner_text().removeprefix("What is the order for ").removesuffix("?")
    given = ada.page.locator(".prompt td", has_text="no order")
    ada.page.locator(".prompt [data-choice]", has_text=f"No order for {name}").click()
    ready = ada.page.locator(".prompt h2", has_text="Your orders are complete")
    ready.wait_for()
    assert given.count() == 1

    ada.page.locator(".turns .row-button", has_text=f"Change the order for {name}").click()
    asks.wait_for()
    assert given.count() == 1, "what was ordered stands until another order is given"
    assert not ada.page.locator(".prompt .primary:enabled", has_text="Send").count()
    ada.page.get_by_role("button", name="Undo").click()
    ready.wait_for()

    ada.page.evaluate(PROVINCE, name)
    asks.wait_for()
    ada.page.locator(".prompt .kind .row-button", has_text=f"Fortify! {name}").click()
    ada.page.locator(".prompt .inner [data-choice]", has_text="Fortify!").first.click()
    ready.wait_for()
    ada.page.locator(".prompt td", has_text="Fortify!").wait_for()
    assert not given.count()
    ada.page.locator(".prompt .primary:enabled", has_text="Send").click()
    ready.wait_for(state="detached")


# click the Province of this name
PROVINCE = """(name) => {
  const all = [...document.querySelectorAll('.playing .may-click[data-id]')];
  const one = all.find((it) => (it.getAttribute('aria-label') ?? it.dataset.says ?? '').includes(name));
  one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
