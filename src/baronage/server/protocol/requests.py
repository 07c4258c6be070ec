"""Requests from clients, the same for browsers and for programs with an API token."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

LARGEST_ID = (1 << 53) - 1  # readable in every language
LONGEST_MESSAGE = 2000  # characters of one chat message

# A key chosen by the client, so that a repeated request takes effect once; empty for none.
Key = Annotated[str, msgspec.Meta(max_length=40)]


class Request(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of all requests. The response repeats `id`, which the client chooses."""

    id: int
    table: str


# The optional parts of views and updates: log and choices as text, and the seat's view. With "table", views and updates
# are messages `table` instead; "text" adds the rendered text to each of its messages, and "board" the board.
Part = Literal["words", "view", "table", "text", "board"]


class Watch(Request, tag="watch"):
    """Subscribe to a table, as the player of a seat or as a spectator. The response is a view; updates follow."""

    seat: int | None = None
    invitation: str = ""
    want: tuple[Part, ...] = ("words",)


class Follow(Request, tag="follow"):
    """Subscribe to a tournament; `table` is its id. The response is done; changes and chat messages follow."""


class Leave(Request, tag="leave"):
    """Unsubscribe."""


class Look(Request, tag="look"):
    """Request the view again."""

    seat: int | None = None
    want: tuple[Part, ...] = ("words",)


class Play(Request, tag="play"):
    """Play actions, or their notation. `number` is that of the newest update the client has seen."""

    seat: int
    number: int
    actions: list[list[int]] = []
    text: str = ""
    act: bool = False  # whether the actions are one act: played all or none, and taken back together
    anew: bool = False  # with `act`: whether the unsent clicks are dropped first, as for a form
    key: Key = ""


class Back(Request, tag="back"):
    """Undo the last unsent click."""

    seat: int
    number: int
    key: Key = ""


class Draft(Request, tag="draft"):
    """Replace the unsent draft. Later clicks in `behind` follow where still possible. All or nothing is applied."""

    seat: int
    number: int
    actions: list[list[int]] = []
    behind: list[list[int]] = []
    key: Key = ""


class Undo(Request, tag="undo"):
    """Undo the last move. With `act`, take back the last act as a whole, unsent clicks included."""

    seat: int
    number: int
    act: bool = False
    key: Key = ""


class Answers(Request, tag="answers"):
    """Set auto-answers. An empty list removes them."""

    seat: int
    number: int
    texts: list[str]
    key: Key = ""


class Pause(Request, tag="pause"):
    """Use the seat's emergency time."""

    seat: int
    number: int
    key: Key = ""


class Why(Request, tag="why"):
    """Ask why a click is illegal. `nodes` are the ids of what was clicked, in order: pieces and places. The response is
    a reason; nothing changes.
    """

    seat: int
    nodes: list[str]


class AskPreview(Request, tag="preview"):
    """Ask for the outcome of a draft of the form: values by field. The response is a preview; nothing changes."""

    seat: int
    draft: dict[str, list[int]]
    text: bool = False  # whether messages come with their texts


class Try(Request, tag="try"):
    """Preview a text in notation. The response is a reading, or an error as for `play`; nothing changes."""

    seat: int
    text: str


class AskHint(Request, tag="hint"):
    """Request a hint, where hints are allowed. Nothing changes."""

    seat: int


class Extend(Request, tag="extend"):
    """Give all players more time, in hours, as the host."""

    hours: float
    key: Key = ""


class Expel(Request, tag="expel"):
    """Expel a seat by a rule of the game, as the host.

    After three times the host's tables are closed to that person.
    """

    seat: int
    key: Key = ""


class Seek(Request, tag="seek"):
    """Ask for a substitute for a long absent player, as the host or together with all other players."""

    seat: int
    key: Key = ""


class Say(Request, tag="post"):
    """Post a chat message to `table`, `spectators`, or seats separated by commas, such as `0,2`."""

    channel: str
    text: str
    key: Key = ""


class Propose(Request, tag="propose"):
    """Make a proposal to another seat: a kind with its values (see `negotiation`). The response is done."""

    seat: int
    to: int
    kind: str
    params: dict[str, int] = {}
    public: bool = False  # whether all players see it


class AnswerPact(Request, tag="answer"):
    """Accept or refuse a proposal. `pact` is its id."""

    seat: int
    pact: str
    yes: bool


class AskNegotiation(Request, tag="negotiation"):
    """Request the possible proposals and the known pacts. The response is negotiation."""

    seat: int


class AskHistory(Request, tag="history"):
    """Request the chat messages after `since` and before `before`; the newest if there are too many."""

    since: int = 0
    before: int = LARGEST_ID


class Mark(Request, tag="mark"):
    """Save how far a channel was read, and whether it is muted."""

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
    | Undo
    | Answers
    | Pause
    | Why
    | Try
    | AskPreview
    | AskHint
    | Extend
    | Expel
    | Seek
    | Say
    | Propose
    | AnswerPact
    | AskNegotiation
    | AskHistory
    | Mark
)
