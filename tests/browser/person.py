"""Somebody at a browser: goes to pages, clicks what is offered, notes what the page complains of and what it receives."""

from __future__ import annotations

import json
import random
import re
from typing import Any

PATIENCE = 90.0  # seconds for the slowest machine; nothing is asserted about time
DEAL_SEED = "browser"  # a table with the same terms has the same deal, in whatever order tests run
SETTINGS = {"time_control": 0, "sound": False}  # what happens is shown at once
KNOWN = dict.fromkeys(("barony", "brawling", "fyn", "protectors", "yuan"), "known")  # whose first game is over
# a server that is killed leaves requests without an answer, one way or another
EXPECTED = re.compile(r"WebSocket connection|net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)")


class Person:
    """A context of a browser, with cookies of its own."""

    def __init__(
        self,
        chromium: Any,
        address: str,
        width: int,
        height: int,
        beginner: bool = False,
        **more: Any,
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.is_refused: tuple[int, ...] = ()  # the statuses that this test provokes
        self.frames: list[str] = []
        self.context = chromium.new_context(viewport={"width": width, "height": height}, **more)
        self.context.add_init_script(
            f"if (!localStorage.getItem('baronage.settings')) "
            f"localStorage.setItem('baronage.settings', {json.dumps(json.dumps(SETTINGS))});"
            f"if (!localStorage.getItem('baronage.taught')) "
            f"localStorage.setItem('baronage.taught', {json.dumps(json.dumps({} if beginner else KNOWN))})"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        self.page.on("console", self._console)
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        )

    def _console(self, message: Any) -> None:
        provoked = any(f"status of {status} " in message.text for status in self.is_refused)
        if message.type == "error" and not provoked and not EXPECTED.search(message.text):
            self.complaints.append(message.text)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def go(self, path: str = "/") -> None:
        """Go to a page."""
        self.page.goto(self.address + path)

    def against_a_bot(self, title: str) -> None:
        """One click on the first page."""
        self.go()
        self.page.get_by_role("button", name=f"Play against a bot: {title}").click()
        self.page.wait_for_selector(".btable")

    def begins_against_a_bot(self) -> None:
        """A game of Brawling Barons in which I move first, whatever was dealt: no bid."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
        self.go(self.table({"game": "brawling", "seats": seats, "options": {"first_player": "A"}}))
        self.page.wait_for_selector(".btable")

    def table(self, body: dict[str, Any]) -> str:
        """A new table by the interface for programs, started if it can be; gives its address."""
        self.go()
        if self.context.request.get(f"{self.address}/api/me").json() is None:
            for name in ("Ada", *(f"Ada {word}" for word in ("Bee", "Cee", "Dee", "Eff"))):  # members may have some
                if self.context.request.post(f"{self.address}/api/guest", data={"name": name}).ok:
                    break
        made = self.context.request.post(f"{self.address}/api/tables", data=body)
        assert made.ok, made.text()
        id = made.json()["id"]
        if not any(seat["open"] for seat in made.json()["seats"]):
            assert self.context.request.post(f"{self.address}/api/tables/{id}/start").ok
        return f"/table/{id}"

    def until(self, condition: str, seconds: float = PATIENCE) -> None:
        """Wait until a JavaScript expression is true. (As a function: the page forbids to evaluate text.)"""
        self.page.wait_for_function(f"() => {condition}", timeout=seconds * 1000)

    def laid_out(self) -> None:
        """Wait until the fonts are there, and what depends on their widths is drawn."""
        self.page.evaluate("async () => { await document.fonts.ready; }")
        self.drawn()

    def drawn(self) -> None:
        """Wait until what was just done is drawn, where nothing moves: two frames later."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def asked(self) -> None:
        """Wait until it is my move."""
        self.until(f"({READY})() === 'act'")

    def prompt(self) -> str:
        """The words of the prompt bar."""
        text: str = self.page.locator(".bar").inner_text()
        return text

    def press(self, words: str) -> None:
        """Press a button of the prompt bar by its whole name or the beginning of it."""
        self.page.locator(f".bar .btn[aria-label^='{words}'], .bar .btn:has-text('{words}')").first.click()

    def hand(self) -> set[str]:
        """The ids of the cards in my hand."""
        cards = ".piece:is(.cut-hand, .cut-narrow, .cut-tiny)"
        return set(self.page.eval_on_selector_all(cards, "all => all.map(one => one.dataset.id)"))

    def resign(self) -> None:
        """Give up, and say so twice."""
        self.page.get_by_role("button", name="Settings").click()
        self.page.get_by_role("button", name="Resign").click()
        self.page.get_by_role("button", name="Resign", exact=True).click()
        self.page.wait_for_selector(".ending")

    def play_to_the_end(self, seed: int, most: int = 1500) -> int:
        """Click whatever is offered until the game is over; gives the number of clicks."""
        chance = random.Random(seed)
        for clicks in range(most):
            self.page.wait_for_function(READY)
            if self.page.evaluate(READY) == "over":
                return clicks
            self.page.evaluate(CLICK, chance.randrange(1 << 30))
        raise AssertionError(f"not over after {most} clicks: {self.prompt()}")


# What one can do now: "over", "act", or nothing yet.
READY = """() => {
  if (document.querySelector('.ending')) return 'over';
  if (document.querySelector('.curtain, .bar .hands-over')) return 'act';
  if (document.querySelector('.piece.pending')) return '';
  const offered = document.querySelector('.piece.can, .fighter.can, .area, .thumb.can, .bar .btn.act, .bar .btn.go');
  return document.querySelector('.bar.mine') && offered ? 'act' : '';
}"""
# The point of the next click: in an open choice, a target of the picked piece, a button that sends, or anything on offer.
NEXT = """number => {
  const seen = css => [...document.querySelectorAll(css)].filter(one => one.getBoundingClientRect().width > 0);
  const has = css => seen(css).length > 0;
  const ready = has('.cell.on') ? seen('.send-order:not([aria-disabled=true])') : [];
  const targets = has('.piece.picked, .place.chosen, .chosen-land, .lens-chip') || has('.map .target')
    ? seen('.piece.hot, .piece.weak, .fighter.hot, .area, .thumb.lit, .place.lit, .map path.target')
      .concat(seen('.lens-chip button, .outcome.halves button')) : [];
  const chosen = has('.plan-token, .cut-token.picked') ? seen('.bar .sends:enabled') : [];
  const all = [
    seen('.several button'), ready,
    seen('.levels[aria-busy=false] .cell[aria-disabled=false][aria-pressed=false]'),
    seen('.bar .btn.go.sure'), targets,
    chosen.length ? chosen : seen('.palette button:not([aria-disabled=true]):enabled'),
    seen('.table-board .form:not(.order) .btn.go:enabled'), seen('.table-board .form:not(.order) .btn:enabled'),
    seen('.piece.can, .fighter.can, .thumb.can, .place.live, .map path.live, .land.live .soil, .bar .btn.act')
      .concat(has('.piece:hover') ? [] : seen('.area')), // those lit by hovering are gone once the pointer leaves
    seen('.bar .btn.go:enabled, .bar .sends:enabled'),
  ].find(some => some.length) ?? [];
  const send = seen('.bar .btn.go:enabled, .bar .sends:enabled');
  const one = !ready.length && send.length && number % 3 === 0 ? send[0] : all[number % all.length];
  if (!one) return null;
  if (one.matches('.phone .cut-hand')) one.focus(); // the hand scrolls to it
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const shape = one.matches('path') ? one : (one.querySelector(':scope > path') ?? one);
  const { x, y, width, height } = shape.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# Click one of the things that are offered, as a person would: a target of what is picked, a piece, a button.
CLICK = """number => {
  const sure = document.querySelector('.bar .btn.go');
  const form = document.querySelector('.form .btn.go:enabled') ?? document.querySelector('.form .btn');
  const choice = document.querySelector('.several button');
  const press = element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { bubbles: true, button: 0, pointerType: 'mouse', clientX: x + width / 2, clientY: y + height / 2 };
    element.dispatchEvent(new PointerEvent('pointerdown', at));
    dispatchEvent(new PointerEvent('pointerup', at));
    return element.dataset.id;
  };
  const click = element => (element.click(), element.dataset.act ?? element.dataset.id ?? element.textContent);
  for (const one of [choice, form]) if (one) return click(one);
  const targets = document.querySelector('.picked')
    ? [...document.querySelectorAll('.piece.hot, .piece.weak, .fighter.hot, .area, .thumb.lit, .piece.picked')]
    : [];
  const all = targets.length
    ? targets
    : [...document.querySelectorAll('.piece.can, .fighter.can, .area, .thumb.can, .bar .btn.act, .bar .btn.go')];
  const one = all[number % all.length];
  if (!one) return 'nothing';
  return one.matches('.piece, .fighter') ? press(one) : click(one);
}"""
