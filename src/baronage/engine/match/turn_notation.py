"""Notation of whole turns: the moves of all seats and the chance outcomes, as written by people.

A game with this notation has a module `turn_notation` next to its `notation`:

    HEAD                    a compiled pattern for the start of a turn's line
    parts(text)             the moves and reports of a text, in order
    write(match, whole)     the game so far, one line per turn; `whole` includes secrets
    Account(match, seat)    a text compared with the events of the match, see below

A seat may send a text in this notation to `Match.play`, which plays the seat's own moves. The table itself (TABLE)
plays the moves of all seats. A record may contain such lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from baronage.engine.core.state import Action

if TYPE_CHECKING:
    from baronage.engine.match.match import Match


class Turn(NamedTuple):
    """A written turn, and the number of entries with a text at its end."""

    text: str
    entries: int


class Account(Protocol):
    """A text being played. Each text has a new account, and its parts are passed in order."""

    def __init__(self, match: Match, seat: int) -> None:
        """Begin a text of `seat`, or of all seats for TABLE."""

    def read_part(self, part: str, rest: Sequence[str]) -> bool | Action:
        """Return, for a seat, whether this part only reports an event. Return False if it is to be played.

        Raise Illegal if the report is wrong. If the result is an action, it is an unwritten move to play first. `rest`
        holds the following parts.
        """

    def play(self, part: str, rest: Sequence[str]) -> list[Action]:
        """Play this part for its seat, for the table, or compare it with the events. Return the played actions."""
