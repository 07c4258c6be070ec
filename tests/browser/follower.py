"""Somebody who knows only what the screen says: asks the steward, finds what he names among what is offered, and does that."""

from __future__ import annotations

import time
from typing import Any

from tests.browser.person import PATIENCE, READY, Person

# What the steward says, word by word; nothing while he thinks or is not asked.
ADVICE = "() => document.querySelector('.prompt .steward strong')?.textContent ?? ''"

ASK = "document.querySelector('.prompt .steward-ask:enabled')"  # he can be asked

# The number of the button in the prompt that does the first step of an advice, where it can be seen; -1: none does.
FIND = """([advice]) => {
  const plain = text => text.replace(/[\\s\\u00a0\\u202f]+/g, ' ').trim();
  const cap = text => text.charAt(0).toUpperCase() + text.slice(1);
  const said = plain(advice);
  const begins = words => words && (said === words || said.startsWith(words + ' · ') || said.startsWith(words + ' … '));
  const inside = one => (one.querySelector('.label') ?? one).textContent;
  const words = one => one.matches('.primary') ? one.getAttribute('aria-label') ?? '' : inside(one);
  let [best, longest] = [-1, 0];
  for (const [i, one] of [...document.querySelectorAll('.prompt button')].entries()) {
    const offered = one.matches('.row-button[data-choice], .foot .out, .foot .primary:not([aria-label=""])');
    const label = plain(cap(words(one)));
    if (offered && begins(label) && label.length >= longest) [best, longest] = [i, label.length];
  }
  return best;
}"""

# Of an advice that names an amount: the number of the row in which it is set, and the amount; null: it names none of these.
AMOUNT = """([advice]) => {
  const said = (advice.match(/\\d[\\d\\u202f,]*/g) ?? []).map(one => Number(one.replace(/\\D/g, '')));
  for (const [i, row] of [...document.querySelectorAll('.prompt .amount-row')].entries()) {
    const field = row.querySelector('input[type=number]');
    const amount = said.find(one => one >= Number(field.min) && one <= Number(field.max));
    if (amount !== undefined) return [i, amount];
  }
  return null;
}"""

# How many stops of the keyboard lie between what has the focus and a thing; negative: it lies before. Where nothing has the
# focus, because what had it is gone, one stop shows where that was.
STOPS = """one => {
  const stop = '.prompt .scrolls, a[href], button, input, select, textarea, summary, [tabindex]';
  const open = it => !it.disabled && it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true });
  const all = [...document.querySelectorAll(stop)].filter(open);
  const at = all.indexOf(document.activeElement);
  return at < 0 ? 1 : all.indexOf(one) - at;
}"""
MAX_WALKS = 12

# What is another when something came of a press.
STATE = """() => [document.querySelector('main')?.className, document.querySelector('.prompt')?.innerHTML].join()"""


class Hand:
    """Presses with the pointer."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def press(self, button: Any) -> None:
        """Press a button."""
        button.click()

    def confirm(self, chosen: Any) -> None:
        """Do what is chosen: the one button does it."""
        self.press(self.page.locator(".prompt .foot .primary"))

    def set(self, field: Any, amount: int) -> None:
        """Set an amount, and take it."""
        field.fill(str(amount))
        field.press("Enter")


class Keys(Hand):
    """Has a keyboard and nothing else."""

    def press(self, button: Any) -> None:
        self._reach(button)
        self.page.keyboard.press("Enter")

    def confirm(self, chosen: Any) -> None:
        if chosen.evaluate("one => one.matches('.row-button')"):
            self.press(chosen)  # Enter once more
        else:
            super().confirm(chosen)

    def set(self, field: Any, amount: int) -> None:
        self._reach(field)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(str(amount))
        self.page.keyboard.press("Enter")

    def _reach(self, thing: Any) -> None:
        """Walk there from stop to stop."""
        for _ in range(MAX_WALKS):
            stops = thing.evaluate(STOPS)
            if stops == 0:
                return
            self._walk(stops)
        at = self.page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"no key leads to {thing}; the focus is on {at}")

    def _walk(self, stops: int) -> None:
        """So many stops on, or back: the key is held down."""
        keyboard = self.page.keyboard
        if stops < 0:
            keyboard.down("Shift")
        for _ in range(abs(stops)):
            keyboard.down("Tab")
        keyboard.up("Tab")
        keyboard.up("Shift")


class Subscription:
    """Presses nothing but the buttons of the prompt."""

    def __init__(self, person: Person, way: type[Hand] = Hand) -> None:
        self.person = person
        self.page: Any = person.page
        self.way = way(person.page)
        self.advised: list[str] = []  # what the steward said

    def decide(self) -> bool:
        """Do what the steward would do; false: the game is over."""
        self.page.wait_for_function(READY)
        kind = self.page.evaluate(f"({READY})()")
        if kind == "over":
            return False
        if kind == "curtain":
            self.way.press(self.page.locator(".curtain button"))
            return True
        advice = self._ask()
        if advice:
            self.advised.append(advice)
            self._do(advice)
        return True

    def _ask(self) -> str:
        """What he says; nothing: something else is asked by now."""
        self.page.wait_for_function(f"() => ({ADVICE})() || {ASK} || ({READY})() !== 'act'")
        if self.page.evaluate(f"() => {ASK} !== null"):
            self.way.press(self.page.locator(".prompt .steward-ask"))
        return str(self.page.evaluate(ADVICE))

    def _do(self, advice: str) -> None:
        number = self.page.evaluate(FIND, [advice])
        for kind in range(self.page.locator(".prompt .kind").count()):  # options that stand together under a heading
            if number >= 0:
                break
            heading = self.page.locator(".prompt .kind > .row-button").nth(kind)
            if heading.get_attribute("aria-expanded") == "false":
                self.way.press(heading)
            number = self.page.evaluate(FIND, [advice])
        if number < 0 and self._set(advice):
            return
        if number < 0 and self.page.evaluate(ADVICE) != advice:
            return  # something came over the wire, and another thing is asked
        assert number >= 0, f"no button of the prompt says {advice!r}: {self.page.locator('.prompt').inner_text()}"
        button = self.page.locator(".prompt button").nth(number)
        plays = button.evaluate("one => one.matches('.primary') || !one.hasAttribute('aria-pressed')")
        self._press(button)
        if not plays:  # it is chosen, and shown
            before = self._before()
            self.way.confirm(button)
            self._heard(before, button)

    def _set(self, advice: str) -> bool:
        """Set the amount that he names, and take it."""
        found = self.page.evaluate(AMOUNT, [advice])
        if found is None:
            return False
        row, amount = found
        field = self.page.locator(".prompt .amount-row").nth(row).locator("input[type=number]")
        before = self._before()
        self.way.set(field, amount)
        self._heard(before, advice)
        return True

    def _press(self, button: Any) -> None:
        before = self._before()
        self.way.press(button)
        self._heard(before, button)

    def _before(self) -> tuple[str, int]:
        return self.page.evaluate(STATE), len(self.person.frames)

    def _heard(self, before: tuple[str, int], what: object) -> None:
        """Something came of it: here, or from the server."""
        until = time.monotonic() + PATIENCE
        while self._before() == before:
            assert time.monotonic() < until, f"nothing came of {what}"
            self.page.wait_for_timeout(10)
