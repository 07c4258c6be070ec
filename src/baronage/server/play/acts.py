"""What happens at a table: the kinds of acts, an act as the journal has it, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from baronage.engine.facts import Facts
from baronage.engine.flow import Action, Event


class Kind(StrEnum):
    """What can happen at a table once it runs."""

    PLAY = "play"
    BACK = "back"
    DRAFT = "draft"  # what is not sent yet becomes something else, as a whole
    UNDO = "undo"
    ANSWERS = "answers"
    LAPSE = "lapse"
    PAUSE = "pause"
    EXTEND = "extend"
    OUTAGE = "outage"
    RETURN = "return"  # who was away is there again; `instead`: another sits down in his stead
    CLOSE = "close"
    BEGIN = "begin"
    EXPEL = "expel"
    SEEK = "seek"
    HALT = "halt"  # let the table stand still, or agree to it
    GO_ON = "go-on"  # end that
    HOLIDAY = "holiday"  # the days on which whoever sits on a seat is away
    REMIND = "remind"
    REMOVE = "remove"  # a bot plays on for a person: the host has it so, or he himself


# What waits while a table stands still.
OF_THE_GAME = (
    Kind.PLAY,
    Kind.BACK,
    Kind.DRAFT,
    Kind.UNDO,
    Kind.ANSWERS,
    Kind.LAPSE,
    Kind.CLOSE,
    Kind.PAUSE,
    Kind.EXTEND,
    Kind.EXPEL,
    Kind.REMIND,
)


class Act(NamedTuple):
    """Something that happened at a table: a row of its journal."""

    number: int  # from 1
    at: float
    seat: int
    kind: str
    body: dict[str, Any]


class Announcement(NamedTuple):
    """What everybody is told of an act of the table rather than of the game: a sentence of the catalogue and its facts."""

    id: str
    facts: Facts


@dataclass(frozen=True)
class Change:
    """What an act did: itself as it is written down, what was played, and for each pair of eyes that saw it what they saw."""

    act: Act
    played: list[Action]
    seen: dict[int, list[Event]]
    announcement: Announcement | None
    advice: list[str]  # what its seat is told: in what its text was taken otherwise than it says
    since: int  # how many moments there were before it
    took: float | None = (
        None  # seconds for which a decision by post was waited for, that it answered; None: it answered none
    )
