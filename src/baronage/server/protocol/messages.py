"""Messages from the server to players and spectators."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from baronage.engine.core.step import Action
from baronage.engine.picture.table import (
    NO_MSG,
    Act,
    Board,
    Chip,
    Field,
    Msg,
    Piece,
    Place,
    PlanToken,
    PlayerRow,
    TableEvent,
)


class Message(msgspec.Struct, tag_field="type", kw_only=True):
    """Base of all messages from the server."""


class Done(Message, tag="done"):
    """A request succeeded. `played` holds the actions taken.

    `advice` explains where a text was understood differently.
    """

    id: int
    played: list[list[int]] = []
    advice: list[str] = []


class Failed(Message, tag="failed"):
    """A request failed and changed nothing. `rule` is the id of the violated rule, or empty."""

    id: int
    code: str
    sentence: str
    rule: str = ""


class Earlier(msgspec.Struct, frozen=True):
    """An earlier cause of a log line, with its rules and its entry in the replay."""

    text: str
    rules: tuple[str, ...]
    at: int


class Line(msgspec.Struct, frozen=True):
    """A log line with its rules. `moment` is its entry in a replay for the same viewer.

    `turn` is the heading of the turn that it begins. `why` explains a lost battle or a failed order of the seat, in at
    most three lines.
    """

    text: str
    rules: tuple[str, ...] = ()
    moment: int = 0
    turn: str = ""
    why: tuple[Earlier, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """A legal choice of the seat: the action, its notation and its text."""

    action: tuple[int, ...]
    text: str
    label: str
    rules: tuple[str, ...] = ()
    # Whether it adds to the draft, sends it, is done beside it, leads to another choice, or acts at once.
    effect: Literal["draft", "send", "beside", "lead", "act"] = "act"
    # The common prefix of the actions grouped with it in menus; empty for none.
    group: tuple[int, ...] = ()


class Group(msgspec.Struct, frozen=True):
    """A group of choices in menus: the common prefix of their actions, and its text."""

    key: tuple[int, ...]
    label: str


class Span(msgspec.Struct, frozen=True):
    """A number too large to list: an action prefix, followed by a number from `low` to `high`. `label` asks for it."""

    prefix: tuple[int, ...]
    low: int
    high: int
    label: str = ""
    rules: tuple[str, ...] = ()


class Clock(msgspec.Struct, frozen=True):
    """The clock of a seat as the viewer may know it: seconds in the bank, the deadline, and whether it runs."""

    seat: int
    bank: float | None = None
    due: float | None = None
    runs: bool = False


class Question(msgspec.Struct, frozen=True):
    """The question for a seat, or what it waits for, and all its choices."""

    title: str = ""  # the name of this kind of decision
    question: str = ""  # one sentence
    help: str = ""  # more about it
    rules: tuple[str, ...] = ()
    asked: bool = False  # whether the seat is to act; it may have choices even if not
    waits: list[int] = []  # the seats to act, as far as the viewer knows
    choices: list[Choice] = []
    spans: list[Span] = []
    drafts: bool = False  # whether choices go into a draft until it is sent
    draft: list[tuple[int, ...]] = []  # chosen, but not sent
    undo: bool = False
    answers: list[str] = []  # the seat's auto-answers
    standing: list[str] = []  # further auto-answers that would answer this question
    answer_texts: dict[str, str] = {}  # localized texts of auto-answers that differ from the notation
    groups: list[Group] = []  # groups of choices in menus
    kind: str = ""  # kind of decision, the same name each time
    about: str = ""  # explanation of this kind, for new players


Raws = dict[str, msgspec.Raw]  # encoded parts of a message, by field


class Drawn(Message, dict=True):
    """A message with parts that may be encoded already, so that receivers share the work."""

    def share(self, ready: Raws) -> None:
        """Add encoded fields."""
        self.__dict__["ready"] = ready

    def written(self) -> Message:
        """Return the message with its encoded fields."""
        ready: Raws = self.__dict__.get("ready", {})
        return msgspec.structs.replace(self, **ready) if ready else self


class Update(Drawn, tag="update"):
    """A change that this viewer saw. Numbers are consecutive: after a gap, request the view again."""

    table: str
    seat: int | None
    number: int
    lines: list[Line]
    question: Question
    view: dict[str, Any] | None = None
    clocks: list[Clock] = []
    over: bool = False
    standings: dict[str, Any] | None = None
    out: bool = False  # whether this seat is eliminated from a game that goes on
    draw: tuple[int, ...] = ()  # the seats that agree on a draw, the one that offered it first


class View(Drawn, tag="view"):
    """Everything the viewer may know now."""

    id: int
    table: str
    seat: int | None
    number: int
    view: dict[str, Any]
    question: Question
    lines: list[Line]
    clocks: list[Clock] = []
    over: bool = False
    standings: dict[str, Any] | None = None
    out: bool = False  # whether this seat is eliminated from a game that goes on
    draw: tuple[int, ...] = ()  # the seats that agree on a draw, the one that offered it first


class LogLine(NamedTuple):
    """An earlier log line: its entry in a replay for the same viewer, its message and its rules.

    `turn` is the heading of the turn that it begins.
    """

    moment: int
    text: Msg
    rules: tuple[str, ...] = ()
    turn: Msg = NO_MSG


class TableUpdate(Message, tag="table", omit_defaults=True):
    """The table as data, or what has changed for this viewer. An absent field has not changed.

    To apply a change, remove the pieces in `drop` that are known, then put each piece of `put` last in its place or zone,
    removing a piece with the same id. After a gap in the numbers, look again.
    """

    table: str
    number: int
    seat: int | None = None
    id: int = 0  # of the request that it answers, or 0 for a change
    full: bool = False  # whether it is the whole table; then absent fields are empty
    board: str = ""  # the hash of the board: `GET /api/boards/HASH`
    layout: Board | None = None  # the board itself, for clients that want it
    places: tuple[Place, ...] = ()  # the places built in play that are new or have changed, by id
    razed: tuple[str, ...] = ()  # ids of places that are gone
    put: tuple[Piece, ...] = ()
    drop: tuple[str, ...] = ()
    players: tuple[PlayerRow, ...] = ()  # the rows that changed, by `side`
    plans: tuple[PlanToken, ...] | None = None
    acts: tuple[Act, ...] | None = None
    form: tuple[Field, ...] | None = None
    prompt: Msg | None = None
    rules: tuple[str, ...] | None = None  # of the prompt
    turn: Msg | None = None  # the heading of the present turn
    waits: tuple[int, ...] | None = None  # the seats to act, as far as the viewer knows
    draft: tuple[Action, ...] | None = None  # the unsent clicks of the seat
    undo: Msg | None = None  # the act that can be taken back; with an empty id, none
    labels: dict[str, str] = {}  # with the part `text`: texts of zones, their free slots and counters
    names: tuple[str, ...] | None = None  # of the seats, for clients that render messages themselves
    colours: tuple[int, ...] | None = None  # the seat of each colour of pieces, or -1
    events: tuple[TableEvent, ...] = ()
    moment: int = 0  # the entry of the events in a replay for this viewer
    log: tuple[LogLine, ...] = ()  # all earlier lines, if it is full
    answers: tuple[str, ...] | None = None  # the seat's auto-answers
    standing: tuple[str, ...] | None = None  # further auto-answers that would answer this decision
    view: dict[str, Any] | None = None
    clocks: list[Clock] = []
    over: bool = False
    standings: dict[str, Any] | None = None
    out: bool = False  # whether this seat is eliminated from a game that goes on
    draw: tuple[int, ...] = ()  # the seats that agree on a draw, the one that offered it first


class Previewed(Message, tag="preview", omit_defaults=True):
    """The outcome of a draft of a form: the decisions that send it, and forecasts.

    If `do` is empty, the draft can't be sent, and `text` says why.
    """

    id: int
    do: tuple[Action, ...] = ()
    text: Msg = ("", {})
    chips: tuple[Chip, ...] = ()
    price: int = 0
    plans: tuple[PlanToken, ...] = ()
    send: Msg = ("", {})  # the label of the button that sends it
    ask: Msg = ("", {})  # the question that confirms it
    form: tuple[Field, ...] = ()  # the fields for this draft
    sum: Msg = ("", {})


class Reason(Message, tag="reason"):
    """The reason why something can't be done, and the rule that forbids it, or an empty string."""

    id: int
    sentence: str
    rule: str = ""


class ReadStep(msgspec.Struct, frozen=True):
    """An action of a text, as words."""

    label: str
    rules: tuple[str, ...] = ()


class Reading(Message, tag="reading"):
    """The preview of a text: the actions that would be taken, as far as can be known.

    `final` means that something is sent or played permanently, not only drafted. `rest` is why the remaining text would
    not be used, with `rule`. `advice` explains where the text would be understood differently.
    """

    id: int
    steps: list[ReadStep]
    final: bool
    rest: str = ""
    rule: str = ""
    advice: list[str] = []


class HintStep(msgspec.Struct, frozen=True):
    """One click of a hint: its notation, its text and its action.

    `brief` is the beginning of the text, as far as needed to tell it from all other choices. `reason` explains this
    step; if empty, the reason of the whole hint applies.
    """

    text: str
    label: str
    brief: str = ""
    reason: str = ""
    action: tuple[int, ...] = ()


class Hint(Message, tag="hint"):
    """A suggestion from the seat's own view: the first `action`, the `steps` until new information appears, and the
    reason.
    """

    id: int
    table: str
    seat: int
    action: tuple[int, ...]
    steps: list[HintStep]
    reason: str


class Lobby(Message, tag="lobby"):
    """A table changed in the lobby (seats or status), or a followed tournament changed. Request it by REST."""

    table: str
    status: str


class ChatMessage(Message, tag="chat"):
    """A chat message. `hidden` says why it has no text: `removed`, or `blocked` by the reader."""

    table: str
    number: int
    at: float
    channel: str
    name: str
    seat: int | None
    text: str
    hidden: str = ""


class History(Message, tag="history"):
    """Chat messages in the reader's channels, how far each channel was read, and the muted channels."""

    id: int
    table: str
    messages: list[ChatMessage]
    read: dict[str, int]
    muted: list[str]


class PactInfo(Message, tag="pact"):
    """A proposal that was made or answered: the parties, its content and its status. `text` is the proposal in words.

    `status` is open, accepted, refused, kept, broken (by `breakers`), or void. It is visible to both parties, and to
    everyone if `public`.
    """

    table: str
    pact: str
    kind: str
    by: int
    to: int
    turn: int
    params: dict[str, int]
    public: bool
    status: str
    breakers: list[int]
    text: str
    status_text: str


class OfferSlot(msgspec.Struct, frozen=True):
    """A value to choose in a proposal, and its possible values. `seat` is a seat, all others are numbers.

    `words` holds each value as text.
    """

    name: str
    values: tuple[int, ...]
    words: list[str]


class OfferKind(msgspec.Struct, frozen=True):
    """A kind of proposal that can be made now: the possible receivers and the values to choose. `label` is a short
    name.
    """

    kind: str
    label: str
    to: tuple[int, ...]
    slots: list[OfferSlot]


class NegotiationInfo(Message, tag="negotiation"):
    """The proposals a seat can make now, and all pacts it knows of, in order."""

    id: int
    table: str
    seat: int
    offers: list[OfferKind]
    pacts: list[PactInfo]


Messages = (
    Done
    | Failed
    | Reason
    | Reading
    | Hint
    | Update
    | View
    | TableUpdate
    | Previewed
    | Lobby
    | ChatMessage
    | History
    | PactInfo
    | NegotiationInfo
)
