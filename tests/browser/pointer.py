"""A real pointer, pressed at a point at which a thing can be seen. A click that is lost or meets something else fails."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.browser.person import PATIENCE, READY, Person

# Choose one of the things that are offered and can be seen, bring it into sight, and tell at which point it is met first.
AIM = """([number]) => {
  const shown = one => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const find = selector => [...document.querySelectorAll(selector)].filter(shown);
  const rows = '.prompt .row:not(.on) [data-choice], .prompt .foot [data-choice]:enabled, .rows [aria-expanded=false]';
  const offered = `${rows}, .playing .may-click:not(.is-picked), .amount-row`;
  const [curtain, primary] = [find('.curtain button')[0], find('.prompt button.primary:enabled')[0]];
  const all = find(offered);
  // what is ready is mostly played: else one would choose for ever
  const ready = primary && (find('.is-picked, .row.on, .out[aria-pressed=true]').length || number % 3 === 0);
  const chosen = curtain ?? (ready ? primary : all[number % all.length]);
  const target = chosen;
  if (!target) return null;
  const name = target.dataset.id ?? target.dataset.choice ?? target.className;
  const field = target.matches('.amount-row') ? target.querySelector('input[type=number]') : null;
  const found = field ? { kind: 'amount', name, low: Number(field.min), high: Number(field.max) } : { kind: 'click', name };
  if (!target.closest('.board')) (field ?? target).scrollIntoView({ block: 'center', inline: 'center' }); // by the wheel
  const box = (field ?? target).getBoundingClientRect();
  // equal pieces of a pile lie on each other, and any of them will do
  const place = one => JSON.stringify(one.getBoundingClientRect());
  const alike = one => one?.dataset.says && one.dataset.says === target.dataset.says && place(one) === place(target);
  const points = [];
  for (let i = -6; i <= 6; i++) for (let j = -6; j <= 6; j++) points.push([i, j]);
  points.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  let met = '';
  for (const [i, j] of points) {
    const x = box.left + box.width * (0.5 + i / 13);
    const y = box.top + box.height * (0.5 + j / 13);
    const top = document.elementFromPoint(x, y);
    const first = top?.closest('.may-click, button, summary');
    const svg = target.closest('.hand .place svg'); // a card fills its place
    if (first === target || alike(first) || (field && top === field) || (svg && svg.contains(top))) return { ...found, x, y };
    met ||= first ? (first.dataset.id ?? first.textContent) : (top?.outerHTML ?? 'nothing').slice(0, 120);
  }
  return { kind: 'covered', name, by: met };
}"""

# What would be another if a click had any effect.
STATE = """() => [
  document.querySelector('main')?.className,
  document.querySelector('.prompt')?.textContent,
  document.querySelector('.story')?.textContent,
  ...[...document.querySelectorAll('.may-click, .is-picked, .hand [data-id]')].map(one => one.dataset.id + one.classList),
].join()"""

WHY = """() => document.querySelector('.trouble:has(.chip)')?.textContent ?? ''"""

# Of the table page: where the prompt, its two buttons and the tabs are, and what of the prompt's head and buttons can't be seen.
RAIL = """() => {
  const place = selector => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round).join(' ');
  };
  const covered = one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + Math.min(20, box.width / 2), box.top + box.height / 2);
    return box.width > 0 && !one.contains(top);
  };
  return [
    [innerHeight, place('.prompt'), place('.prompt .undo'), place('.tabs')].join('; '),
    document.querySelector('.prompt .primary').getBoundingClientRect().right,
    [...document.querySelectorAll('.prompt h2, .prompt .buttons button')].filter(covered).map(one => one.textContent),
  ];
}"""


class Pointer:
    """Somebody who plays with the pointer, at random."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page: Any = person.page
        self.chance = random.Random(seed)
        self.places: set[str] = set()  # where the parts of the rail were, for each height of the window
        self.rights: set[int] = set()  # where the button that plays ended

    def decide(self) -> bool:
        """Click one of the things that are offered; false: the game is over."""
        self.page.wait_for_function(READY)
        if self.page.evaluate(f"({READY})()") == "over":
            return False
        self._rail()
        number = self.chance.randrange(1 << 30)
        while True:  # until it holds still: whatever has just changed the page may move it yet
            seen, before = len(self.person.frames), self.page.evaluate(STATE)
            aim = self.page.evaluate(AIM, [number])
            self.person.drawn()
            if self.page.evaluate(AIM, [number]) == aim:
                break
        if aim is None:  # something came over the wire, and it is another's turn
            return True
        assert aim["kind"] != "covered", f"{aim['name']} lies under {aim['by']}"
        met = len(self.person.frames) == seen
        self.page.mouse.click(aim["x"], aim["y"], click_count=3 if aim["kind"] == "amount" else 1)
        if aim["kind"] == "amount":  # instead of the one that is there
            field = self.page.evaluate("() => document.activeElement?.closest('.amount-row') != null")
            if not field and len(self.person.frames) > seen:
                return True  # something came over the wire, and the field went elsewhere
            assert field, "a click on an amount met something else"
            self.page.keyboard.type(str(self.chance.randint(aim["low"], min(aim["high"], aim["low"] + 20))))
            self.page.keyboard.press("Enter")
        self._heard(aim["name"], before, seen)
        why = self.page.evaluate(WHY)
        assert not why or not met, f"a click on {aim['name']} met something else: {why}"
        return True

    def _heard(self, name: str, before: str, seen: int) -> None:
        """Something came of it: here, or from the server."""
        until = time.monotonic() + PATIENCE
        while self.page.evaluate(STATE) == before and len(self.person.frames) == seen:
            assert time.monotonic() < until, f"nothing came of a click on {name}"
            self.page.wait_for_timeout(20)

    def _rail(self) -> None:
        places, right, hidden = self.page.evaluate(RAIL)
        self.places.add(places)
        self.rights.add(round(right))
        assert not hidden, f"not in sight: {hidden}"
