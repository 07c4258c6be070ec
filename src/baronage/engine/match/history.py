"""The history of a match: the events of each play."""

from __future__ import annotations

from dataclasses import dataclass

from baronage.engine.core.state import Event, audience_bit
from baronage.engine.game.game import Game
from baronage.engine.text.input_errors import msg


@dataclass(frozen=True)
class HistoryEntry:
    """A history entry: the events of one play, and the entry's number for each viewer who saw any."""

    seat: int
    text: str  # empty for an unsent click or its undo; these have no number
    events: tuple[Event, ...]
    numbers: tuple[int, ...]  # by seat, then the public; 0 if nothing was visible
    remark: str = ""  # the comment on the move

    def seen(self, viewer: int) -> list[Event]:
        """Return the events visible to a viewer, without their audience."""
        bit = audience_bit(viewer)
        return [(kind, bit, params, rules) for kind, who, params, rules in self.events if who & bit]

    def joined(self, other: HistoryEntry) -> HistoryEntry:
        """Return this entry merged with the next."""
        numbers = tuple(mine or theirs for mine, theirs in zip(self.numbers, other.numbers, strict=True))
        return HistoryEntry(self.seat, self.text, self.events + other.events, numbers, self.remark)


def only_a_part(rest: str) -> str:
    """Return the message about a part of a text that was not played."""
    return msg("only-a-part", rest=f"{rest:.200}")


def remark_line(game: Game, seat: int, remark: str) -> str:
    """Return the comment on a move as a log line."""
    return f"{game.seat_label(seat)}: “{remark}”"
