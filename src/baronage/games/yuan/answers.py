"""Standing answers: a seat may pass ahead, or ask to be asked."""

from __future__ import annotations

from baronage.engine.errors import Unreadable
from baronage.engine.flow import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.sentences import say
from baronage.games.yuan.state import Yuan

ANSWERS = ("pass", "ask me")


def check_answer(text: str) -> None:
    """Raise Unreadable unless this is a standing answer."""
    if " ".join(text.lower().split()) not in ANSWERS:
        raise Unreadable(say("answer-unknown", known=", ".join(ANSWERS)))


def answer(s: Yuan, seat: int, actions: list[Action], text: str) -> Action | None:
    """'pass': pass whenever an order is asked for; None: ask."""
    if " ".join(text.lower().split()) == "pass" and verbs.PASS in actions:
        return verbs.PASS
    return None
