"""Errors of the server. A refused request changes nothing."""

from __future__ import annotations

from baronage.engine.core.errors import Ambiguous, Illegal, Refusal, Unreadable
from baronage.server.locale import msg

FAULT = msg("fault")
UNSURE = msg("store-unsure")
AWAY = msg("store-away")
MEANWHILE = msg("written-meanwhile")


def in_a_line(error: BaseException) -> str:
    """Return the first line of an error for the log. Store errors may repeat often."""
    return (str(error).strip() or type(error).__name__).splitlines()[0][:300]


class ApiError(Refusal):
    """A refusal by the server rather than by the rules. `code` is one of the protocol's; `field` is the request field
    concerned.
    """

    def __init__(self, code: str, sentence: str, field: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.field = field


def code_of(refusal: Refusal) -> str:
    """Return the protocol's code for a refusal."""
    if isinstance(refusal, ApiError):
        return refusal.code
    if isinstance(refusal, Illegal):
        return "illegal"
    if isinstance(refusal, Ambiguous):
        return "ambiguous"
    return "unreadable" if isinstance(refusal, Unreadable) else "refused"
