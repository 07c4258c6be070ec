"""Whole turns in a game's own notation: what all seats did and what chance brought, as somebody wrote it down.

A game that has such a notation keeps a module `turns` beside its `notation`:

    HEAD                    a compiled expression: how the line of a turn begins
    parts(text)             the text, move by move and report by report, in order
    write(match, whole)     the game so far, a line a turn; `whole` with what only the referee knows
    Account(match, seat)    a text that is held against what happens, see below

Through `Match.play` a seat may send such a text, and plays its own moves with it; the table itself (TABLE) plays those of
all, and a record may hold such lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from baronage.engine.flow import Action

if TYPE_CHECKING:
    from baronage.engine.match import Match


class Turn(NamedTuple):
    """A turn as it is written, and how many moments with a text had passed when it was over."""

    text: str
    moments: int


class Account(Protocol):
    """A text that is being played, made anew for each text; its parts come one after the other."""

    def __init__(self, match: Match, seat: int) -> None:
        """`seat`: who sends it; TABLE: it tells of all."""

    def told(self, part: str, rest: Sequence[str]) -> bool | Action:
        """For a seat: does this part only tell what has come about? Raises Illegal where it disagrees; False: it is to be played.

        An action: that, which nobody writes down, is played first. `rest`: the parts behind it.
        """

    def play(self, part: str, rest: Sequence[str]) -> list[Action]:
        """For the table: play this part for whose it is, or hold it against what happened; returns what was played."""
