"""What whoever plays sends: the same from a browser and from a program with a token."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

LARGEST_ID = (1 << 53) - 1  # which every language can read back
LONGEST_SAID = 2000  # characters of one chat message

# An own word for an act or for something said, under which it happens once however often it is sent; empty: none.
Key = Annotated[str, msgspec.Meta(max_length=40)]


class Request(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A request: `id` is the client's own, and comes back in the answer."""

    id: int
    table: str


# What views and updates hold besides the bare facts: the log and the choices in words, the picture (upright: for a narrow
# screen), the seat's view.
Part = Literal["words", "scene", "upright", "view"]


class Watch(Request, tag="watch"):
    """Follow a table: with the eyes of a seat that is mine, or as a spectator. Answered by a view; updates follow."""

    seat: int | None = None
    invitation: str = ""
    want: tuple[Part, ...] = ("words",)


class Follow(Request, tag="follow"):
    """Follow a tournament, whose id stands for that of a table. Answered by done; what changes and what is said there follows."""


class Leave(Request, tag="leave"):
    """Follow it no longer."""


class Look(Request, tag="look"):
    """Send me the view again."""

    seat: int | None = None
    want: tuple[Part, ...] = ("words",)


class Play(Request, tag="play"):
    """Play for my seat: actions, or their notation. `number` is that of the newest update I have seen."""

    seat: int
    number: int
    actions: list[list[int]] = []
    text: str = ""
    key: Key = ""


class Back(Request, tag="back"):
    """Take back my last unsent click."""

    seat: int
    number: int
    key: Key = ""


class Draft(Request, tag="draft"):
    """Make what I have chosen and not sent yet these clicks; of those that stood behind them (`behind`) each that can still be
    made follows. All or none."""

    seat: int
    number: int
    actions: list[list[int]] = []
    behind: list[list[int]] = []
    key: Key = ""


class Turn(Request, tag="turn"):
    """What am I asked if I turn to this part of what I have not sent yet, the `turns` of the question counted from 0? Nothing
    changes by it."""

    seat: int
    part: int


class Undo(Request, tag="undo"):
    """Take back my last act."""

    seat: int
    number: int
    key: Key = ""


class Answers(Request, tag="answers"):
    """Leave standing answers; none: ask me."""

    seat: int
    number: int
    texts: list[str]
    key: Key = ""


class Pause(Request, tag="pause"):
    """Take my emergency pause."""

    seat: int
    number: int
    key: Key = ""


class Why(Request, tag="why"):
    """Why can this not be done? `nodes`: what was clicked in the scene, in order. Answered by a reason; changes nothing."""

    seat: int
    nodes: list[str]


class Try(Request, tag="try"):
    """What would this text do if I played it? Answered by a reading, or refused as `play` would be; changes nothing."""

    seat: int
    text: str


class AskHint(Request, tag="hint"):
    """What could I do now, and why? Answered by a hint, where hints are agreed on; changes nothing. `part`: of who has
    turned to this part of what he has not sent yet."""

    seat: int
    part: int = -1


class Extend(Request, tag="extend"):
    """As the host: give everybody more time, in hours."""

    hours: float
    key: Key = ""


class Expel(Request, tag="expel"):
    """As the host: send a seat away, by a rule of the game; at the third time my tables are closed to who sits there."""

    seat: int
    key: Key = ""


class Seek(Request, tag="seek"):
    """As the host, or as all others who play: let another person take the seat of somebody who is long away."""

    seat: int
    key: Key = ""


class Say(Request, tag="say"):
    """Say something: channel `table`, `spectators`, or seats with commas between, such as `0,2`."""

    channel: str
    text: str
    key: Key = ""


class Propose(Request, tag="propose"):
    """Propose something to another seat: a kind with the facts that it wants (see `bargains`). Answered by done."""

    seat: int
    to: int
    kind: str
    facts: dict[str, int] = {}
    public: bool = False  # all hear it


class AnswerPact(Request, tag="answer"):
    """Accept what was proposed to me, or refuse it: `pact` is the word of the proposal."""

    seat: int
    pact: str
    yes: bool


class AskBargains(Request, tag="bargains"):
    """What can I propose now, and what was proposed? Answered by bargains."""

    seat: int


class Talk(Request, tag="talk"):
    """Send me what was said since this number, and before that one; of much, the newest."""

    since: int = 0
    before: int = LARGEST_ID


class Mark(Request, tag="mark"):
    """I have read this channel as far as this number; or I will not be told of it."""

    channel: str
    number: int
    muted: bool = False


Requests = (
    Watch
    | Follow
    | Leave
    | Look
    | Play
    | Back
    | Draft
    | Turn
    | Undo
    | Answers
    | Pause
    | Why
    | Try
    | AskHint
    | Extend
    | Expel
    | Seek
    | Say
    | Propose
    | AnswerPact
    | AskBargains
    | Talk
    | Mark
)
