"""What the server sends to whoever plays or watches."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


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


class Earlier(msgspec.Struct, frozen=True):
    """Something that led to what a sentence tells, with its rules, and the moment of the replay at which it happened."""

    text: str
    rules: tuple[str, ...]
    at: int


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log, with its rules. `moment`: the number of the moment in a replay with the same eyes.

    `nodes`: in an update, what the sentence is about in the scenes before and after it. `why`: in an update, of a battle that
    the seat lost or an order of its own that came to nothing: how it came about, in at most three sentences.
    """

    text: str
    rules: tuple[str, ...] = ()
    moment: int = 0
    nodes: tuple[str, ...] = ()
    why: tuple[Earlier, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """Something that the seat may do now: the action, its notation, and what it is in words."""

    action: tuple[int, ...]
    text: str
    label: str
    rules: tuple[str, ...] = ()
    nodes: list[str] = []  # what one clicks, in order, in the scene
    sends: bool = False  # it sends the draft
    click: bool = False  # it only leads on, in a draft or to a further choice, and can be taken back
    # a click of a draft, or it sends the draft, is done beside it, leads to a further choice, or acts at once
    effect: Literal["draft", "send", "beside", "lead", "act"] = "act"
    # the ints that it shares with the options beside which it stands in menus; none: it stands alone
    group: tuple[int, ...] = ()


class Group(msgspec.Struct, frozen=True):
    """Options that stand together in menus: the ints with which their actions begin, and what they have in common in words."""

    key: tuple[int, ...]
    label: str


class Span(msgspec.Struct, frozen=True):
    """An amount too large to list: the prefix, and the number after it from low to high; `label` asks for it."""

    prefix: tuple[int, ...]
    low: int
    high: int
    label: str = ""
    rules: tuple[str, ...] = ()
    nodes: list[str] = []


class Rewrite(msgspec.Struct, frozen=True):
    """Where the parts of a draft may be chosen in any order: a thing that one clicks, and the draft as it is then."""

    node: str
    draft: tuple[tuple[int, ...], ...]


class Turning(msgspec.Struct, frozen=True):
    """A part of a draft to which one may turn, whatever is asked now, and the thing that one clicks for it; `turn` asks it."""

    label: str
    node: str


class Fill(msgspec.Struct, frozen=True):
    """The rest of a long draft, done for who wishes it: what the button says, and the clicks; none of them sends it."""

    label: str
    actions: list[tuple[int, ...]]


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
    told: dict[str, str] = {}  # how each of them reads, where it is told otherwise than it is typed
    groups: list[Group] = []  # of choices that stand together in menus
    kind: str = ""  # of decision: the same name each time that this is asked
    about: str = ""  # what such a decision is about, for who meets it for the first time
    rewrites: list[Rewrite] = []  # what a click makes of the draft, where its parts may be chosen in any order
    turns: list[Turning] = []  # the parts of a draft that may be chosen, or chosen anew, before what is asked now
    fill: Fill | None = None  # the rest of a long draft, done for who wishes it
    behind: list[tuple[int, ...]] | None = None  # of the answer to `turn` alone: the clicks behind what is chosen


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
    out: bool = False  # this seat is out of the game, which goes on


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
    out: bool = False  # this seat is out of the game, which goes on


class Reason(Message, tag="reason"):
    """Why something can't be done, with the rule that forbids it; `rule` is empty where none does."""

    id: int
    sentence: str
    rule: str = ""


class Asked(Message, tag="asked"):
    """What would be asked after other clicks of a draft; nothing has changed. What is chosen of it is sent by `draft`."""

    id: int
    question: Question


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
    """One click of what a hint advises: its notation, and what it is in words.

    `brief`: how the words begin, as far as they tell it from everything else that can be done. `reason`: what speaks for this
    step; empty: what speaks for the whole.
    """

    text: str
    label: str
    brief: str = ""
    reason: str = ""


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
    """A table changed in what the lobby shows: seats, status; or a tournament that I follow. Ask for it by REST."""

    table: str
    status: str


class Said(Message, tag="said"):
    """Somebody said something in a channel that I am in. `hidden`: why there is no text: `removed`, `blocked` (by me)."""

    table: str
    number: int
    at: float
    channel: str
    name: str
    seat: int | None
    text: str
    hidden: str = ""


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
    """What is to be chosen in a proposal, and the values that it can have now; `seat` is a seat, all others are numbers.

    `words`: each of the values in words.
    """

    name: str
    values: tuple[int, ...]
    words: list[str]


class OfferKind(msgspec.Struct, frozen=True):
    """A kind of proposal that can be made now: to which seats, and what is to be chosen. `label`: in a word or two."""

    kind: str
    label: str
    to: tuple[int, ...]
    slots: list[OfferSlot]


class Bargains(Message, tag="bargains"):
    """What a seat can propose now, and all proposals that it has heard of, in order."""

    id: int
    table: str
    seat: int
    offers: list[OfferKind]
    pacts: list[PactTold]


Messages = (
    Done | Failed | Reason | Asked | Reading | Hint | Update | View | Lobby | Said | History | PactTold | Bargains
)
