"""What came of one play, as everybody saw it."""

from __future__ import annotations

from dataclasses import dataclass

from baronage.engine.flow import Event, audience_bit
from baronage.engine.game import Game
from baronage.engine.refusals import say


@dataclass(frozen=True)
class Moment:
    """What one play gave: the events, and for each audience that saw any, its own number of the moment."""

    seat: int
    text: str  # empty: a click that is not sent, or its taking back; these have no number
    events: tuple[Event, ...]
    numbers: tuple[int, ...]  # by seat, then the public; 0: saw nothing
    remark: str = ""  # what was said with it

    def seen(self, eyes: int) -> list[Event]:
        """The events that these eyes see; who else sees them is left out."""
        bit = audience_bit(eyes)
        return [(kind, bit, facts, rules) for kind, who, facts, rules in self.events if who & bit]

    def joined(self, other: Moment) -> Moment:
        """This one and the next as one."""
        numbers = tuple(mine or theirs for mine, theirs in zip(self.numbers, other.numbers, strict=True))
        return Moment(self.seat, self.text, self.events + other.events, numbers, self.remark)


def only_a_part(rest: str) -> str:
    """What the sender of a text is told of which a part was not played."""
    return say("only-a-part", rest=f"{rest:.200}")


def said_with(game: Game, seat: int, remark: str) -> str:
    """What was said with a move, as a line of the log."""
    return f"{game.seat_label(seat)}: “{remark}”"
