"""Auto-answers: a seat may pass in advance or be prompted."""

from __future__ import annotations

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.input_errors import msg
from baronage.games.yuan.state import Yuan

ANSWERS = ("pass", "ask me")


def check_answer(text: str) -> None:
    """Raise Unreadable unless `text` is a valid auto-answer."""
    if " ".join(text.lower().split()) not in ANSWERS:
        raise Unreadable(msg("answer-unknown", known=", ".join(ANSWERS)))


def answer(s: Yuan, seat: int, actions: list[Action], text: str) -> Action | None:
    """Return the automatic action, or None to prompt the player; 'pass' passes whenever an order is due."""
    if " ".join(text.lower().split()) == "pass" and verbs.PASS in actions:
        return verbs.PASS
    return None
