"""Whole turns of every game with the keyboard alone: the focus stays where the player is, and never gets lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

from baronage.games import games
from tests.browser.person import READY, Person

ACTS = 8  # acts in each game
MOST = 120  # tries
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
SENT = """() => { window.played = 0; const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (JSON.parse(data).type === 'play') window.played++;
    return send.call(this, data);
  }; }"""
FOCUSED = "() => document.activeElement !== document.body"
WITHIN = "css => !!document.activeElement.closest(css)"
ANSWERED = "!document.querySelector('.levels[aria-busy=true], .piece.pending')"


def choose(ada: Person, chance: random.Random) -> None:
    """Choose something by arrows on the board, or in the list of all options."""
    keyboard, page = ada.page.keyboard, ada.page
    if chance.random() < 0.3:
        keyboard.press("Escape")  # at an open land, L is an order
        keyboard.press("l")
        page.wait_for_function(f"() => ({WITHIN})('.all-options ul')")
        for _ in range(chance.randrange(page.locator(".all-options ul button").count())):
            keyboard.press("Tab")
        assert page.evaluate(WITHIN, ".all-options ul")
        keyboard.press("Enter")
    else:
        for _ in range(chance.randrange(1, 4)):
            keyboard.press(chance.choice(ARROWS))
        if not page.evaluate(WITHIN, ".table-board"):  # nothing there can be used: the buttons can
            keyboard.press("1")
        else:
            keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["barony", "brawling", "fyn", "protectors", "yuan"])
def test_turns_are_played_with_keys_alone_and_the_focus_is_never_lost(visit: Any, game: str) -> None:
    others = (games()[game].meta.default_seats or 2) - 1
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "wat"} for _ in range(others))]
    ada = visit()
    ada.go(ada.table({"game": game, "seats": seats, "options": dict(games()[game].meta.first)}))
    ada.page.evaluate(SENT)
    chance, focused = random.Random(4), False
    for _ in range(MOST):
        ada.until(ANSWERED)
        ada.page.wait_for_function(READY)
        played = ada.page.evaluate("() => window.played")
        over = ada.page.evaluate(READY) == "over"
        if over or played >= ACTS:
            assert played > ACTS / 2
            return
        if focused:
            ada.until(f"({FOCUSED})()")  # what had it may be gone: then something else has it
        choose(ada, chance)
        focused = focused or ada.page.evaluate(FOCUSED)
        ada.drawn()
        if chance.random() < 0.5:
            ada.page.keyboard.press("Control+Enter")
    raise AssertionError(f"{ada.page.evaluate('() => window.played')} acts: {ada.prompt()}")
