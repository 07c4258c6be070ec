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
        scenes: bool = True,
        **more: Any,
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.is_refused: tuple[int, ...] = ()  # the statuses that this test provokes
        self.frames: list[str] = []
        self.context = chromium.new_context(viewport={"width": width, "height": height}, **more)
        kept = {**SETTINGS, "scenes": scenes}
        self.context.add_init_script(
            f"if (!localStorage.getItem('baronage.settings')) "
            f"localStorage.setItem('baronage.settings', {json.dumps(json.dumps(kept))});"
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
        self.page.wait_for_selector(".prompt")

    def begins_against_a_bot(self) -> None:
        """A game of Brawling Barons in which I move first, whatever was dealt: no bid."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
        self.go(self.table({"game": "brawling", "seats": seats, "options": {"first_player": "A"}}))
        self.page.wait_for_selector(".prompt")

    def table(self, body: dict[str, Any]) -> str:
        """A new table by the interface for programs, started if it can be; gives its address."""
        self.go()
        if self.context.request.get(f"{self.address}/api/me").json() is None:
            for name in ("Ada", "Adela"):  # a member may have the first name
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

    def drawn(self) -> None:
        """Wait until what was just done is drawn, where nothing moves: two frames later."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def asked(self) -> None:
        """Wait until it is my move."""
        self.until(f"({READY})() === 'act'")

    def prompt(self) -> str:
        """The words of the prompt."""
        text: str = self.page.locator(".prompt").inner_text()
        return text

    def click(self, id: str) -> None:
        """Click a thing in the picture or in a hand."""
        self.page.locator(f'.playing [data-id="{id}"]').first.dispatch_event("click")

    def field(self) -> Any:
        """The field in which moves are typed: a key opens it, whatever the settings are."""
        self.page.evaluate("() => document.activeElement.blur()")
        self.page.keyboard.press("/")
        field = self.page.get_by_label("Type a move")
        field.wait_for()
        return field

    def choose(self, words: str) -> None:
        """Choose an option by its words, and press the button that does it."""
        self.page.locator(".prompt :is(.row-button, .out)", has_text=words).first.click()
        self.page.locator(f".prompt .primary:enabled[aria-label*='{words}']").click()

    def hand(self) -> set[str]:
        """The ids of the cards in the tray."""
        return set(self.page.eval_on_selector_all(".hand [data-id]", "all => all.map(one => one.dataset.id)"))

    # --- playing ------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Is the end shown?"""
        return bool(self.page.locator(".prompt.over").count())

    def play_to_the_end(self, seed: int, most: int = 3000) -> int:
        """Click whatever is offered until the game is over; gives the number of clicks."""
        chance = random.Random(seed)
        for clicks in range(most):
            kind, pick = self._wait()
            if kind == "over":
                if self.page.locator(".prompt.fallen").count():  # out of a game that goes on
                    self.page.locator(".to-the-end").click()
                    self.page.locator(".prompt.over:not(.fallen)").wait_for()
                return clicks
            self.page.evaluate(CLICK, [kind, pick if pick < 0 else chance.randrange(1 << 30)])
        raise AssertionError(f"not over after {most} clicks: {self.page.locator('.prompt').inner_text()}")

    def _wait(self) -> tuple[str, int]:
        """Until something can be clicked, or the game is over."""
        self.page.wait_for_function(READY)
        found: str = self.page.evaluate(f"({READY})()")
        return found, 0


# What one can do now: "over", "curtain" or "act".
READY = """() => {
  if (document.querySelector('.prompt.over')) return 'over';
  if (document.querySelector('.curtain')) return 'curtain';
  if (document.querySelector('.playing [data-choice]:disabled')) return '';
  const asked = document.querySelector('.prompt.asked:not([aria-busy=true])');  // a click still changes the draft
  const offered = '.playing .may-click, .prompt :is([data-choice], .row-button), .amount-row';
  return asked && document.querySelector(offered) ? 'act' : '';
}"""

# Click one of the things that are offered, as a person would: a button, a thing in the picture, an amount.
CLICK = """([kind, number]) => {
  if (kind === 'curtain') { document.querySelector('.curtain button').click(); return 'curtain'; }
  const primary = document.querySelector('.prompt button.primary:not(:disabled)');
  const picked = document.querySelector('.is-picked, .row.on, .out[aria-pressed=true]');
  const offered = '.prompt .row:not(.on) [data-choice], .prompt .foot [data-choice]:enabled, .rows [aria-expanded=false]';
  const listed = [...document.querySelectorAll(`${offered}, .amount-row`)];
  const pictured = [...document.querySelectorAll('.playing .may-click:not(.is-picked)')];
  // as often from the list as in the picture: else who clicks one of thirty Provinces again and again never comes to an order
  const all = !listed.length || (pictured.length && number & 1) ? pictured : listed;
  // what is ready is mostly played: else one would choose for ever
  const target = primary && (picked || number % 3 === 0) ? primary : all[(number >> 1) % all.length];
  if (!target) return 'nothing';
  if (target.matches('.amount-row')) { target.requestSubmit(); return 'amount'; }
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return target.getAttribute('data-id') || target.getAttribute('data-choice');
}"""
