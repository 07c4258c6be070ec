"""Journal entries: their kinds, an entry as stored, and its result."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from baronage.engine.core.state import Action, Event
from baronage.engine.text.params import Params


class Kind(StrEnum):
    """The kinds of entries of a running table."""

    PLAY = "play"
    BACK = "back"  # undoes the last unsent click
    DRAFT = "draft"  # replaces the whole unsent draft
    UNDO = "undo"
    ANSWERS = "answers"  # sets auto-answers
    TIMEOUT = "lapse"
    PAUSE = "pause"  # uses the seat's emergency time
    EXTEND = "extend"
    OUTAGE = "outage"  # gives back the time of an outage
    RETURN = "return"  # an absent player is back; `instead` means a substitute
    CLOSE = "close"  # closes a secret window that was held open
    BEGIN = "begin"  # starts from a state of another game
    EXPEL = "expel"
    SEEK = "seek"  # asks for a substitute
    HALT = "halt"  # pauses the table, or agrees to it
    GO_ON = "go-on"  # resumes it
    HOLIDAY = "holiday"  # the holidays of a seat's player
    REMIND = "remind"
    REMOVE = "remove"  # a bot takes a seat over, on request of the host or of the player
    DRAW = "draw"  # a seat offers a draw, or answers: `answer` is offer, accept, refuse or withdraw


# The kinds that are refused while a table is paused.
REFUSED_DURING_PAUSE = (
    Kind.PLAY,
    Kind.BACK,
    Kind.DRAFT,
    Kind.UNDO,
    Kind.ANSWERS,
    Kind.TIMEOUT,
    Kind.CLOSE,
    Kind.PAUSE,
    Kind.EXTEND,
    Kind.EXPEL,
    Kind.REMIND,
    Kind.DRAW,
)


class JournalEntry(NamedTuple):
    """A row of a table's journal."""

    number: int  # from 1
    at: float
    seat: int
    kind: str
    body: dict[str, Any]


class Announcement(NamedTuple):
    """A public log line about the table rather than the game: a message id and its params."""

    id: str
    params: Params


@dataclass(frozen=True)
class Change:
    """The result of an entry: the entry as stored, the actions played and the events seen by each viewer."""

    entry: JournalEntry
    played: list[Action]
    seen: dict[int, list[Event]]
    announcement: Announcement | None
    advice: list[str]  # notes for the seat: where its text was understood differently
    since: int  # number of history entries before it
    took: float | None = None  # seconds a correspondence decision took, or None if the entry answered none
