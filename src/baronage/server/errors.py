"""What the house answers when it does not do what was asked. Nothing has changed then."""

from __future__ import annotations

from baronage.engine.errors import Ambiguous, Illegal, Refusal, Unreadable
from baronage.server.words import say

FAULT = say("fault")
UNSURE = say("store-unsure")
AWAY = say("store-away")
MEANWHILE = say("written-meanwhile")


def in_a_line(error: BaseException) -> str:
    """A fault of the store, as a log tells it: it comes again and again until somebody sees to the store."""
    return (str(error).strip() or type(error).__name__).splitlines()[0][:300]


class Denied(Refusal):
    """A refusal of the house rather than of the rules. `code` is one of the protocol's; `field`: what of the request is meant."""

    def __init__(self, code: str, sentence: str, field: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.field = field


def code_of(refusal: Refusal) -> str:
    """The protocol's code for a refusal."""
    if isinstance(refusal, Denied):
        return refusal.code
    if isinstance(refusal, Illegal):
        return "illegal"
    if isinstance(refusal, Ambiguous):
        return "ambiguous"
    return "unreadable" if isinstance(refusal, Unreadable) else "refused"
