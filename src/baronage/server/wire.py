"""The messages between the server and whoever plays: the same for the browser and for a program with a token.

Each is a JSON object whose `type` names it. docs/protocol.md tells what they mean.
"""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Annotated, Any, Literal

import msgspec

from baronage.server.pace import Live, Post, Untimed

LARGEST = 64 * 1024  # bytes of one message
DEEPEST = 8  # brackets within brackets
LARGEST_ID = (1 << 53) - 1  # which every language can read back
BEGINNING = 512  # bytes of a long message in which its id is looked for
LONGEST_SAID = 2000  # characters of one chat message


# --- what a client sends --------------------------------------------------------------------------------------------


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
    """What could I do now, and why? Answered by a hint, where hints are agreed on; changes nothing."""

    seat: int


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
    | Leave
    | Look
    | Play
    | Back
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


# --- what the server sends ------------------------------------------------------------------------------------------


class Message(msgspec.Struct, tag_field="type", kw_only=True):
    """Anything that the server sends."""


class Done(Message, tag="done"):
    """A request did what it asked. `played`: the actions that were taken.

    `advice`: sentences that say in what a text was taken otherwise than it says.
    """

    id: int
    played: list[list[int]] = []
    advice: list[str] = []


class Failed(Message, tag="failed"):
    """A request changed nothing. `rule`: the id of the rule that forbids it, or empty."""

    id: int
    code: str
    sentence: str
    rule: str = ""


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, with its rules. `moment`: the number of the moment in a replay with the same eyes.

    `nodes`: in an update, what the sentence is about in the scenes before and after it.
    """

    text: str
    rules: tuple[str, ...] = ()
    moment: int = 0
    nodes: tuple[str, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """Something that the seat may do now: the action, its notation, and what it is in words."""

    action: tuple[int, ...]
    text: str
    label: str
    rules: tuple[str, ...] = ()
    nodes: list[str] = []  # what one clicks, in order, in the scene
    sends: bool = False  # it sends the draft
    click: bool = False  # it only leads on, in a draft or to a further choice, and can be taken back
    effect: Literal["draft", "send", "beside", "lead", "act"] = (
        "act"  # a click of a draft, or it sends the draft, is done beside it, leads to a further choice, or acts at once
    )
    group: tuple[
        int, ...
    ] = ()  # the ints that it shares with the options beside which it stands in menus; none: it stands alone


class Group(msgspec.Struct, frozen=True):
    """Options that stand together in menus: the ints with which their actions begin, and what they have in common in words."""

    key: tuple[int, ...]
    label: str


class Span(msgspec.Struct, frozen=True):
    """An amount too large to list: the prefix, and the number after it from low to high; a label may have `{}` for it."""

    prefix: tuple[int, ...]
    low: int
    high: int
    label: str = ""
    rules: tuple[str, ...] = ()
    nodes: list[str] = []


class Clock(msgspec.Struct, frozen=True):
    """The time of a seat, as these eyes may know it: seconds in the bank, when it is due, whether it runs."""

    seat: int
    bank: float | None = None
    due: float | None = None
    runs: bool = False


class Question(msgspec.Struct, frozen=True):
    """What is asked of a seat, or what it waits for, and all it may do."""

    prompt: str
    rules: tuple[str, ...] = ()
    asked: bool = False  # is it waited for? It may also act without
    waits: list[int] = []  # all who are waited for, as far as these eyes know
    choices: list[Choice] = []
    spans: list[Span] = []
    drafts: bool = False  # what is chosen now is a draft, until it is sent
    draft: list[tuple[int, ...]] = []  # chosen, and not sent yet
    undo: bool = False
    answers: list[str] = []  # the standing answers that the seat has left
    standing: list[str] = []  # others, with which it would not be asked this again
    groups: list[Group] = []  # of choices that stand together in menus


Raws = dict[str, msgspec.Raw]  # parts of a message that are written already, by the names of its fields


class Drawn(Message, dict=True):
    """A message of which parts may be written already (`ready`), so that those who are told the same share the work."""

    def share(self, ready: Raws) -> None:
        """These fields are written already."""
        self.__dict__["ready"] = ready

    def written(self) -> Message:
        """As it goes over the wire."""
        ready: Raws = self.__dict__.get("ready", {})
        return msgspec.structs.replace(self, **ready) if ready else self


class Update(Drawn, tag="update"):
    """Something happened that this seat saw. Numbers follow each other: after a gap, look.

    `sent`: of several who choose at once the seat was the last, and all was resolved: the scene when its choice was sent, and
    nothing had come of it yet.
    """

    table: str
    seat: int | None
    number: int
    lines: list[Line]
    question: Question
    scene: dict[str, Any] = {}
    sent: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    clocks: list[Clock] = []
    over: bool = False
    standings: dict[str, Any] | None = None


class View(Drawn, tag="view"):
    """All that the seat may know now."""

    id: int
    table: str
    seat: int | None
    number: int
    view: dict[str, Any]
    question: Question
    lines: list[Line]
    scene: dict[str, Any] = {}
    clocks: list[Clock] = []
    over: bool = False
    standings: dict[str, Any] | None = None


class Reason(Message, tag="reason"):
    """Why something can't be done, with the rule that forbids it; `rule` is empty where none does."""

    id: int
    sentence: str
    rule: str = ""


class ReadStep(msgspec.Struct, frozen=True):
    """One of the actions that a text stands for, in words."""

    label: str
    rules: tuple[str, ...] = ()


class Reading(Message, tag="reading"):
    """What a text would do: the actions that would be taken, as far as that can be known beforehand.

    `final`: something of it is sent or played for good; else it is only drafted. `rest`: why what follows would not be taken,
    with the `rule`. `advice`: in what the text would be taken otherwise than it says.
    """

    id: int
    steps: list[ReadStep]
    final: bool
    rest: str = ""
    rule: str = ""
    advice: list[str] = []


class HintStep(msgspec.Struct, frozen=True):
    """One click of what a hint advises: its notation, and what it is in words."""

    text: str
    label: str


class Hint(Message, tag="hint"):
    """What the seat could do, from its own view: the first `action`, all `steps` as far as nothing is shown by them, and why.

    `guessed`: a sentence that says so where something is hidden from the seat, or empty.
    """

    id: int
    table: str
    seat: int
    action: tuple[int, ...]
    steps: list[HintStep]
    reason: str
    guessed: str = ""


class Lobby(Message, tag="lobby"):
    """A table changed in what the lobby shows: seats, status. Ask for it by REST."""

    table: str
    status: str


class Said(Message, tag="said"):
    """Somebody said something in a channel that I am in."""

    table: str
    number: int
    at: float
    channel: str
    name: str
    seat: int | None
    text: str


class History(Message, tag="history"):
    """What was said, in the channels that I am in; how far I have read each, and which are muted."""

    id: int
    table: str
    said: list[Said]
    read: dict[str, int]
    muted: list[str]


class PactTold(Message, tag="pact"):
    """Something was proposed, or answered: who to whom, what, and how it stands. `text` is the proposal as a sentence.

    `status`: open, accepted, refused, kept, broken (by `breakers`), or void, where nothing came of it. All of it is known to its
    two parties, and if it is `public` to everybody.
    """

    table: str
    pact: str
    kind: str
    by: int
    to: int
    turn: int
    facts: dict[str, int]
    public: bool
    status: str
    breakers: list[int]
    text: str
    status_text: str


class OfferSlot(msgspec.Struct, frozen=True):
    """What is to be chosen in a proposal, and the values that it can have now; `seat` is a seat, all others are numbers."""

    name: str
    values: tuple[int, ...]


class OfferKind(msgspec.Struct, frozen=True):
    """A kind of proposal that can be made now: to which seats, and what is to be chosen."""

    kind: str
    to: tuple[int, ...]
    slots: list[OfferSlot]


class Bargains(Message, tag="bargains"):
    """What a seat can propose now, and all proposals that it has heard of, in order."""

    id: int
    table: str
    seat: int
    offers: list[OfferKind]
    pacts: list[PactTold]


Messages = Done | Failed | Reason | Reading | Hint | Update | View | Lobby | Said | History | PactTold | Bargains

# --- codes of failure -----------------------------------------------------------------------------------------------

CODES = {
    "malformed": "The message is not JSON, or is no message of this protocol.",
    "too-large": f"The message has more than {LARGEST} bytes, or brackets more than {DEEPEST} deep.",
    "too-fast": "Too many messages; wait a little.",
    "no-table": "There is no such table, or it is not for you.",
    "no-paper": "There is no such document of yours.",
    "not-yours": "This seat is not yours.",
    "stale": "Something happened since the number you gave; look again.",
    "illegal": "The rules do not allow it now; `rule` says which.",
    "unreadable": "The text stands for no action.",
    "ambiguous": "The text could mean two things.",
    "refused": "The table does not allow it now.",
    "store": "It could not be written down, and has not happened.",
    "unsure": "Whether it was written down is not known yet; look again, or repeat it with the same `key`.",
}

# --- reading and writing --------------------------------------------------------------------------------------------

_reader: msgspec.json.Decoder[Requests] = msgspec.json.Decoder(Requests)
_writer = msgspec.json.Encoder()


class Malformed(ValueError):
    """No message. `code` is one of CODES, `id` that of the request if it could be read."""

    def __init__(self, code: str, sentence: str, id: int = 0) -> None:
        super().__init__(sentence)
        self.code = code
        self.id = id


def too_deep(data: bytes) -> bool:
    """Are brackets nested deeper than any message needs? Those inside of texts are not counted."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:  # as nearly always
        return False
    depth, text, escaped = 0, False, False
    for byte in data:
        if text:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                text = False
        elif byte == 0x22:
            text = True
        elif byte in b"[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif byte in b"]}":
            depth -= 1
    return False


def read_request(data: bytes) -> Requests:
    """A request from what came over the wire."""
    if len(data) > LARGEST:
        raise Malformed("too-large", f"a message has at most {LARGEST} bytes", id_within(data))
    if too_deep(data):
        raise Malformed("too-large", f"brackets are nested more than {DEEPEST} deep", id_within(data))
    try:
        request = _reader.decode(data)
        if not -LARGEST_ID <= request.id <= LARGEST_ID:
            raise Malformed("malformed", f"an id is a whole number up to {LARGEST_ID}")
        return request
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("malformed", str(error)[:300], id_of(data)) from error


def id_of(data: bytes) -> int:
    """The id of a request that is not taken, so that the client knows which it was; 0 if it can't be read."""
    try:
        id = msgspec.json.decode(data)["id"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, TypeError):
        return 0
    return id if type(id) is int and abs(id) <= LARGEST_ID else 0


_ID = re.compile(rb'"id" *: *([0-9]{1,16})[ ,}]')


def id_within(data: bytes) -> int:
    """The same of a long request, as far as its beginning tells: to read all of it takes time."""
    found = _ID.search(data, 0, BEGINNING)
    return int(found[1]) if found is not None and int(found[1]) <= LARGEST_ID else 0


def schema() -> dict[str, Any]:
    """All messages as JSON Schema, from which other languages make their types."""
    (requests, messages), parts = msgspec.json.schema_components((Requests, Messages), ref_template="#/$defs/{name}")
    return {"$defs": {**parts, "Requests": requests, "Messages": messages}}


_last: tuple[Messages | None, bytes] = (None, b"")


def write_message(message: Messages) -> bytes:
    """A message as it goes over the wire; what goes to many one after the other is written once."""
    global _last
    if _last[0] is not message:
        _last = (message, _writer.encode(message.written() if isinstance(message, Drawn) else message))
    return _last[1]


def encoded(part: Any) -> msgspec.Raw:
    """A part of a message as it goes over the wire. May be called in any thread."""
    return msgspec.Raw(msgspec.json.encode(part))


# --- paces ----------------------------------------------------------------------------------------------------------

PACES: dict[str, type[Untimed] | type[Live] | type[Post]] = {"untimed": Untimed, "live": Live, "post": Post}


def read_pace(document: dict[str, Any]) -> Untimed | Live | Post:
    """A pace from JSON: `{"kind": "live", "bank": 300}`. Raises BadSetup or msgspec.ValidationError."""
    values = dict(document)
    kind = PACES.get(str(values.pop("kind", "untimed")))
    if kind is None:
        raise msgspec.ValidationError(f"a pace is one of: {', '.join(PACES)}")
    if unknown := set(values) - set(kind.__dataclass_fields__):
        raise msgspec.ValidationError(f"this pace has no {sorted(unknown)[0]!r:.40}")
    pace = msgspec.convert(values, kind)
    pace.check()
    return pace


def write_pace(pace: Untimed | Live | Post) -> dict[str, Any]:
    """A pace as JSON, with what it has by default."""
    kind = next(name for name, type_ in PACES.items() if isinstance(pace, type_))
    return {"kind": kind, **asdict(pace)}
