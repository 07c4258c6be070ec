"""The flow of a game: a stack of frames inside a state.

A `Step` is a frame. It waits (somebody owes a decision) or runs. Nothing in progress lives anywhere else, so a game can
be copied, saved and resumed in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, SupportsIndex, TypeVar

from baronage.engine.chance import Chance
from baronage.engine.compiled import mypyc_attr
from baronage.engine.facts import Facts, No

if TYPE_CHECKING:
    from baronage.engine.game import Game
    from baronage.engine.setup import Setup
    from baronage.engine.standings import Standings

Action = tuple[int, ...]  # verb first; a game's own verbs are >= 0
Drafts = tuple[tuple[Action, ...], ...]  # by seat, what it has chosen so far
Span = tuple[Action, int, int]  # (prefix, low, high): an amount too large to list is the last int of its action
Event = tuple[int, int, Action, str]  # kind, who may see it, facts, rule ids separated by blanks
# id; number, where several of the same follow each other (else 0); printed hours (0: the game prints none). Its name is the
# sentence `<NAME>-window` of the frame's NAME, which may mention the $number.
Window = tuple[str, int, float]

LAPSE: Final = -1  # verbs that the gate knows and actions() never lists: time ran out,
RESIGN: Final = -2  # a seat leaves,
EXPEL: Final = -3  # the table sends a seat away,
CLOSE: Final = -4  # the table closes a secret window that it held open
TABLE: Final = -1  # the table itself, as a seat: play(TABLE, (EXPEL, 3), chance)
ALL: Final = -1  # who sees an event: everybody; otherwise one bit a seat
PUBLIC: Final = -1  # whose eyes: a spectator's
FULL: Final = -2  # whose eyes: the referee's
PUBLIC_BIT: Final = 1 << 62  # the spectators' bit in an event's "who"

LEFT: Final = -1  # events of the engine's own: a seat left (seat, how),
UNDONE: Final = -2  # a seat took back its last act (seat)

S = TypeVar("S", bound="State")
F = TypeVar("F")


class Over(Exception):
    """Raised by State.finish: what was running stops exactly where it is."""


def audience_bit(eyes: int) -> int:
    """The bit of one seat, or of the spectators, in an event's "who"."""
    return PUBLIC_BIT if eyes < 0 else 1 << eyes


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A frame of the flow. Never changed, only replaced; so clones share it."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the arguments of __init__, in order: small ints and tuples of them
    SECRET_WINDOW: ClassVar[bool] = False  # a window in which nobody may know who is asked
    ALONE: ClassVar[bool] = False  # who is asked may have begun a draft, unseen: no other seat takes back what led here
    WAITS_IN_PUBLIC: ClassVar[bool] = True  # outside of such windows: does everybody know who has not answered yet?
    NAME: ClassVar[str] = ""  # of the sentences of the decision: a noun, "expansion"
    RULE: ClassVar[str] = ""  # by which it is asked
    OFFERS: ClassVar[tuple[int, ...]] = ()  # the verbs that answer it; none: a frame that only runs

    def actors(self, s: S) -> list[int]:
        """The seats waited for. Nobody: a frame that runs."""
        return []

    def actions(self, s: S, seat: int) -> list[Action]:
        """Every legal action of the seat; also for seats that may act and are not waited for."""
        return []

    def spans(self, s: S, seat: int) -> list[Span]:
        """Amounts too many to list."""
        return []

    def allows(self, s: S, seat: int, action: Action) -> bool:
        """Is it among the actions, or an amount in a span?"""
        return action in self.actions(s, seat) or any(
            action[:-1] == prefix and low <= action[-1] <= high for prefix, low, high in self.spans(s, seat)
        )

    def judge(self, s: S, seat: int, action: Action) -> No | None:
        """None: the action is legal; else the rule that forbids it, and what there is to say about it."""
        verb = s.game.verbs.get(action[0])
        if not self.may_answer(s, seat, action[0]):
            return self.not_asked(s, seat, action)
        if verb is None or not 1 + len(verb.ARGS) <= len(action) <= 1 + len(verb.ARGS) + verb.MORE:
            return No(self.RULE, {"asked": self.NAME}, "no-such-move")
        if action[0] not in self.OFFERS:
            return No(verb.RULE, {"asked": self.NAME}, f"{verb.NAME}-when")
        return verb.judge(s, seat, action)

    def may_answer(self, s: S, seat: int, verb: int) -> bool:
        """Is this seat asked, as far as such a verb goes?"""
        return seat in self.actors(s)

    def not_asked(self, s: S, seat: int, action: Action) -> No:
        """Why not, to a seat that is not asked. Of a secret window it is the same whoever is asked."""
        if self.SECRET_WINDOW:
            return No(self.RULE, {}, "not-asked-in-secret")
        return No(self.RULE, {"waits": tuple(self.actors(s))}, "not-asked")

    def prompt_id(self, s: S, seat: int) -> str:
        """The id of the sentence that this seat (or PUBLIC) reads while the frame is on top."""
        return self.NAME if seat in self.actors(s) else f"{self.NAME}-others"

    def facts(self, s: S, seat: int) -> Facts:
        """What there is to say about the decision to this seat (or PUBLIC). Always the same names, whatever their values."""
        return {}

    def cites(self, s: S, seat: int) -> tuple[str, ...]:
        """The rules of the decision, as this seat (or PUBLIC) is told them."""
        return (self.RULE,)

    def play(self, s: S, seat: int, action: Action, chance: Chance) -> None:
        """Take a legal action."""
        raise NotImplementedError

    def run(self, s: S, chance: Chance) -> None:
        """On top and waiting for nobody: push, replace or pop."""
        s.stack.pop()

    def default(self, s: S, seat: int) -> Action:
        """What happens if the seat lets its time run out: a legal action, or (LAPSE,)."""
        return (LAPSE,)

    def lapse(self, s: S, seat: int, chance: Chance) -> None:
        """Time ran out. A frame whose default is (LAPSE,) says here what silence means."""
        self.play(s, seat, self.default(s, seat), chance)

    def draft(self, seat: int) -> tuple[Action, ...]:
        """The seat's actions that are not sent yet, and that nobody else knows of."""
        return ()

    def completes_draft(self, s: S, seat: int, action: Action) -> bool:
        """Is this legal action more than a click? A click is added to the seat's draft, and can be taken back."""
        return True

    def back(self, s: S, seat: int) -> None:
        """Take back the last action of the seat's draft (there is one)."""
        raise NotImplementedError

    def parting(self, s: S, seat: int) -> bool:
        """A seat leaves in the middle of its draft: does it send what it has, as silence does? If not, it never did it."""
        return False

    def when_left(self, s: S, seat: int) -> Step[S] | None:
        """A seat left: the frame that takes the place of this one, which may be itself; None: it is dropped."""
        return self

    def redact(self, s: S, eyes: int) -> Step[S] | None:
        """What a seat (or PUBLIC) may know of this frame; None: not even that it is there."""
        return self

    def fill(self, s: S, seat: int, chance: Chance) -> Step[S]:
        """Of a redacted frame: guess what the seat does not know. The rest of the state is filled already."""
        return self

    def window(self, s: S) -> Window | None:
        """The public window that this frame holds open, if any."""
        return None

    def unseen(self, s: S, seat: int) -> tuple[Action, int] | None:
        """Of a secret window: the seat's answer by which nothing happens, and who may know of it (bits); None: it has none.

        To everybody else it must look as if nobody had been asked: as `pass_over` does.
        """
        return None

    def pass_over(self, s: S, chance: Chance) -> None:
        """Go on as if nobody had been asked; only where there is such an answer."""
        raise NotImplementedError

    def nobody_left(self, s: S) -> bool:
        """Is this a secret window with nobody left to ask? To everybody's eyes it must look like one with somebody.

        It runs at once, unless the table holds it open for a while (`State.holding`), so that speed betrays nothing.
        """
        return False

    def dump(self) -> list[Any]:
        """[name, field, ...]: loading calls the class of that name with the fields."""
        return [type(self).__name__, *(plain(getattr(self, name)) for name in self.FIELDS)]


@lru_cache(maxsize=1 << 16)
def _members(bits: int) -> tuple[int, ...]:
    """The seats of a bit set, ascending."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheets(Step[S]):
    """Several seats choose in secret at once; what they sent is resolved together, whatever its order of arrival.

    A draft is the tuple of a seat's actions so far; `due` and `sent` are bit sets. A game says what may be added
    (`choices`), which action sends (`SEND`), what happens when all are in (`resolve`), what the seat is told of its draft
    (`log_draft`) and what silence means (`silence`). Fields of its own come after these three, in `FIELDS` and in `__init__`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts")
    SEND: ClassVar[int] = 0  # the verb that sends
    SIDE_VERBS: ClassVar[tuple[int, ...]] = ()  # verbs of what is done at once, and leaves the draft as it is
    RECALL: ClassVar[int] = -1  # the verb that takes a sent sheet back, if there is one; never that of who was silent
    FINAL: ClassVar[str] = ""  # the rule by which it can't be taken back once time is over
    WAITS_IN_PUBLIC: ClassVar[bool] = False  # that somebody has sent is a secret
    DUE_IS_PUBLIC: ClassVar[bool] = False  # may the others know who is asked? If not, it is a secret window
    SENT_IS_PUBLIC: ClassVar[bool] = False  # may the others know who has sent?

    def __init__(self, due: int, sent: int, drafts: Drafts) -> None:
        self.due: Final = due
        self.sent: Final = sent
        self.drafts: Final = drafts

    def choices(self, s: S, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        """What may follow this draft, the sending action included where it is allowed."""
        raise NotImplementedError

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[S]:
        """A copy with these; fields of a game's own stay as they are."""
        make: type[Any] = type(self)
        copy: Step[S] = make(due, sent, drafts, *(getattr(self, name) for name in self.FIELDS[3:]))
        return copy

    def resolve(self, s: S, chance: Chance) -> None:
        """All sheets are in. Replace or pop this frame."""
        raise NotImplementedError

    def silence(self, s: S, seat: int) -> tuple[Action, ...]:
        """The sheet of a seat that let its time run out."""
        return ()

    def log_draft(self, s: S, seat: int, sent: bool) -> None:
        """The seat added to its draft, took back from it or sent it: log an event that it alone sees."""

    def due_now(self, s: S) -> int:
        """Who is due, worked out from a full state: used when a sample is filled."""
        return self.due

    def actors(self, s: S) -> list[int]:
        return list(_members(self.due & ~self.sent))

    def actions(self, s: S, seat: int) -> list[Action]:
        return self.choices(s, seat, self.drafts[seat]) if (self.due & ~self.sent) >> seat & 1 else []

    def _with(self, seat: int, draft: tuple[Action, ...], sent: int) -> Step[S]:
        return self.renew(self.due, sent, (*self.drafts[:seat], draft, *self.drafts[seat + 1 :]))

    def play(self, s: S, seat: int, action: Action, chance: Chance) -> None:
        sends = action[0] == self.SEND
        sent = self.sent | 1 << seat if sends else self.sent
        s.stack[-1] = self._with(seat, (*self.drafts[seat], action), sent)
        if sends:
            s.committed = True  # others may be at their own sheets: nothing is handed back
        self.log_draft(s, seat, sends)

    def lapse(self, s: S, seat: int, chance: Chance) -> None:
        s.stack[-1] = self._with(seat, self.silence(s, seat), self.sent | 1 << seat)
        self.log_draft(s, seat, True)

    def may_answer(self, s: S, seat: int, verb: int) -> bool:
        return bool((self.due & ~self.sent) >> seat & 1) or verb in self.SIDE_VERBS

    def not_asked(self, s: S, seat: int, action: Action) -> No:
        if self.sent >> seat & 1:
            return No(self.RULE, {}, "sent-already")
        return No(self.RULE, {}, "not-asked-in-secret" if not self.DUE_IS_PUBLIC else "not-asked-for-a-sheet")

    def prompt_id(self, s: S, seat: int) -> str:
        if seat >= 0 and self.due >> seat & 1:
            return f"{self.NAME}-sent" if self.sent >> seat & 1 else self.NAME
        return f"{self.NAME}-others"

    def draft(self, seat: int) -> tuple[Action, ...]:
        return () if self.sent >> seat & 1 else self.drafts[seat]

    def completes_draft(self, s: S, seat: int, action: Action) -> bool:
        return action[0] == self.SEND or action[0] in self.SIDE_VERBS

    def back(self, s: S, seat: int) -> None:
        s.stack[-1] = self._with(seat, self.drafts[seat][:-1], self.sent)
        self.log_draft(s, seat, False)

    def revised(self, s: S) -> Step[S]:
        """The position changed below open sheets: of each draft only what could be clicked now is kept."""
        step: Step[S] = self
        for seat in _members(self.due & ~self.sent):
            assert isinstance(step, Sheets)
            step = step._with(seat, (), self.sent)
            for action in self.drafts[seat]:
                assert isinstance(step, Sheets)
                if not step.allows(s, seat, action):
                    break
                step = step._with(seat, (*step.drafts[seat], action), self.sent)
        return step

    def run(self, s: S, chance: Chance) -> None:
        self.resolve(s, chance)

    def nobody_left(self, s: S) -> bool:
        return not self.DUE_IS_PUBLIC and not self.due & ~self.sent

    def redact(self, s: S, eyes: int) -> Step[S] | None:
        mine = 0 if eyes < 0 else 1 << eyes
        due = self.due if self.DUE_IS_PUBLIC else self.due & mine
        sent = self.sent if self.SENT_IS_PUBLIC else self.sent & mine
        return self.renew(due, sent, tuple(draft if seat == eyes else () for seat, draft in enumerate(self.drafts)))

    def fill(self, s: S, seat: int, chance: Chance) -> Step[S]:
        """Others get random legal sheets: those known to have sent, and by chance the rest."""
        mine = 1 << seat if seat >= 0 else 0
        due = self.due if self.DUE_IS_PUBLIC else self.due & mine | self.due_now(s) & ~mine
        sent = self.sent
        drafts = list(self.drafts)
        waiting = [other for other in range(len(drafts)) if other != seat and due >> other & 1]
        for other in waiting:
            if s.left >> other & 1:  # answered by silence
                drafts[other] = self.silence(s, other)
                sent |= 1 << other
        for other in waiting:
            if s.left >> other & 1:
                continue
            known = self.SENT_IS_PUBLIC
            sends = bool(sent >> other & 1) if known else chance.below(2) == 1
            if not sends:
                continue
            if not known and (due & ~sent) == 1 << other:
                continue  # somebody must still be waited for, or the sheets would be resolved
            drafts[other] = self.guess(s, other, due, chance)
            sent |= 1 << other
        return self.renew(due, sent, tuple(drafts))

    def guess(self, s: S, seat: int, due: int, chance: Chance) -> tuple[Action, ...]:
        """A legal sheet that a seat may have sent: by the policy that the chance brings, else any."""
        draft: tuple[Action, ...] = ()
        if chance.policy is not None:
            below = s.stack
            asked = self.renew(due, 0, ((),) * len(self.drafts))  # as it was when the seat was asked
            s.stack = [*below[: below.index(self)], asked]
            for action in chance.policy(s, seat, chance):
                if action not in self.choices(s, seat, draft):
                    break
                draft = (*draft, action)
            s.stack = below
        while not draft or draft[-1][0] != self.SEND:
            options = self.choices(s, seat, draft)
            draft = (*draft, options[chance.below(len(options))])
        return draft

    def together(self, s: S, sheets: dict[int, tuple[Action, ...]]) -> None:
        """Take the rest of the sheets of seats that have not sent, each with the action that sends it: all at once, unchecked."""
        drafts, sent = list(self.drafts), self.sent
        for seat, sheet in sheets.items():
            drafts[seat] = (*drafts[seat], *sheet)
            sent |= 1 << seat
        s.stack[-1] = self.renew(self.due, sent, tuple(drafts))
        for seat in sheets:
            self.log_draft(s, seat, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, with what is in progress. Plain data, cheap to copy, to and from JSON."""

    # the attributes that a game adds: ints, lists of ints, lists of such lists; no list holds both ints and lists
    FIELDS: ClassVar[tuple[str, ...]] = ()
    LATER: ClassVar[tuple[str, ...]] = ()  # those that were added to a game in use: older saved states are without
    # those that samples do not vary although they are hidden: what others know, or did in secret, and nobody can tell
    UNGUESSED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.stack: list[Step[Any]] = []
        self.cause = 0  # why it ended; 0 while it runs
        self.left = 0  # bit set of seats that left: their questions are answered by silence
        self.eyes = FULL  # whose knowledge this is
        self.log: list[Event] | None = None  # not cloned or dumped
        # does the table hold secret windows open in which nobody is left to ask? not cloned or dumped
        self.holding = False
        self.committed = False  # did the last play show somebody something, or ask another seat? not cloned or dumped

    # --- what a game writes -------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy: lists copied by hand, frames shared. Begin with `base(copy)`."""
        raise NotImplementedError

    def redact(self, eyes: int) -> State:
        """A fresh state into which only what that seat (or PUBLIC) may know is copied; a hidden card is id 0."""
        raise NotImplementedError

    def fill(self, seat: int, chance: Chance) -> State:
        """Of a redacted state: guess the blanks, from what is in it alone."""
        raise NotImplementedError

    def standings(self) -> Standings | None:
        """None while it runs; then the cause and each seat's place."""
        raise NotImplementedError

    def closing(self, eyes: int) -> tuple[Facts, tuple[str, ...]] | None:
        """Of a game that is over: what the sentence `result` says to these eyes, and its rules; None: there is none."""
        return None

    def seats_by_colour(self) -> Sequence[int]:
        """Of a game whose facts name players by their colours: the seat that plays each of them, as all know; -1: nobody."""
        return ()

    def beaten(self, seat: int) -> str:
        """The rule by which a seat is out of the game before its end, as all know; empty: it plays on."""
        return ""

    def stays(self, seat: int) -> str:
        """The rule by which a seat can't resign at this moment, though it may later; empty: it may now."""
        return ""

    def depart(self, seat: int, how: int, chance: Chance) -> None:
        """A seat left (`left` says so already): what happens to its pieces, and whether the game goes on."""

    # --- what everybody uses ------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """Seats that are waited for; several when they choose at once; none when the game is over."""
        return self.stack[-1].actors(self) if self.stack else []

    def on_top(self, kind: type[F]) -> F | None:
        """The frame on top, if it is of this kind: what is decided now."""
        step = self.stack[-1] if self.stack else None
        return step if isinstance(step, kind) else None

    def find(self, kind: type[F]) -> F | None:
        """The topmost frame of this kind: what is in progress, perhaps below what is decided now."""
        for at in range(len(self.stack) - 1, -1, -1):  # mypyc can't compile `reversed` here
            step = self.stack[at]
            if isinstance(step, kind):
                return step
        return None

    def actions(self, seat: int) -> list[Action]:
        """Every legal action of the seat now."""
        if self.left and self.left >> seat & 1:
            return []
        return self.stack[-1].actions(self, seat) if self.stack else []

    def spans(self, seat: int) -> list[Span]:
        """Amounts too many to list."""
        if self.left and self.left >> seat & 1:
            return []
        return self.stack[-1].spans(self, seat) if self.stack else []

    def allows(self, seat: int, action: Action) -> bool:
        """May the seat take this action now?"""
        return bool(self.stack) and not self.left >> seat & 1 and self.stack[-1].allows(self, seat, action)

    def judge(self, seat: int, action: Action) -> No | None:
        """None: the seat may take this action now; else the rule that forbids it."""
        if not self.stack:
            return No("", {}, "it-is-over")
        top = self.stack[-1]
        if self.left >> seat & 1:
            return No(top.RULE, {}, "you-left")
        return top.judge(self, seat, action)

    def play(self, seat: int, action: Action, chance: Chance) -> None:
        """Take a legal action: changes the state in place and trusts the caller."""
        if chance.outcomes:
            chance.outcomes = []
        self.committed = False
        try:
            verb = action[0]
            if verb >= 0:
                self.stack[-1].play(self, seat, action, chance)
            elif verb == LAPSE:
                self.stack[-1].lapse(self, seat, chance)
            elif verb == CLOSE:
                self.stack[-1].run(self, chance)
            else:
                self.leave(action[1] if seat == TABLE else seat, verb, chance)
            self.settle(chance)
        except Over:
            self.stack.clear()

    def play_together(self, sheets: dict[int, tuple[Action, ...]], chance: Chance) -> None:
        """A whole simultaneous decision in one call: what each of these seats sends. Trusts the caller, as `play` does."""
        chance.outcomes = []
        top = self.stack[-1]
        assert isinstance(top, Sheets)
        try:
            top.together(self, sheets)
            self.settle(chance)
        except Over:
            self.stack.clear()

    def begin(self, chance: Chance) -> None:
        """Of a fresh state with its first frames: run to the first question, or to an early end."""
        try:
            if self.stack:
                self.settle(chance)
        except Over:
            self.stack.clear()

    def settle(self, chance: Chance) -> None:
        """Run until the top frame waits for somebody who is there."""
        while True:
            top = self.stack[-1]
            waiting = top.actors(self)
            if not waiting:
                if self.holding and top.nobody_left(self):
                    return
                top.run(self, chance)
            elif self.left:
                absent = [seat for seat in waiting if self.left >> seat & 1]
                if not absent:
                    return
                top.lapse(self, absent[0], chance)
            else:
                return

    def leave(self, seat: int, how: int, chance: Chance) -> None:
        """A seat resigns or is sent away: each frame in progress is asked whether it goes on, changes or falls."""
        log, self.log = self.log, None
        if not self.stack[-1].parting(self, seat):
            for _ in self.stack[-1].draft(seat):  # what it had not sent it never did: no word of it
                self.stack[-1].back(self, seat)
        self.log = log
        self.left |= 1 << seat
        if log is not None:
            log.append((LEFT, ALL, (seat, how), self.game.meta.expels if how == EXPEL else ""))
        kept: list[Step[Any]] = []
        for step in self.stack:
            on = step.when_left(self, seat)
            if on is not None:
                kept.append(on)
        self.stack = kept
        self.depart(seat, how, chance)
        top = self.stack[-1]
        if isinstance(top, Sheets):
            self.stack[-1] = top.revised(self)

    def finish(self, cause: int) -> None:
        """The game ends exactly here."""
        self.cause = cause
        raise Over

    def default(self, seat: int) -> Action:
        """What happens if this seat lets its time run out."""
        return self.stack[-1].default(self, seat) if self.stack else (LAPSE,)

    def draft(self, seat: int) -> tuple[Action, ...]:
        """The seat's actions that are not sent yet."""
        return self.stack[-1].draft(seat) if self.stack else ()

    def completes_draft(self, seat: int, action: Action) -> bool:
        """Is this legal action more than a click that is added to the seat's draft?"""
        return not self.stack or self.stack[-1].completes_draft(self, seat, action)

    def in_secret(self) -> bool:
        """Is a window open in which nobody may know who is asked?"""
        top = self.stack[-1] if self.stack else None
        return top is not None and (top.SECRET_WINDOW or (isinstance(top, Sheets) and not top.DUE_IS_PUBLIC))

    def asks_openly(self) -> bool:
        """Does everybody know who is waited for?"""
        return not self.stack or (self.stack[-1].WAITS_IN_PUBLIC and not self.stack[-1].SECRET_WINDOW)

    def is_held(self) -> bool:
        """Is the decision on top a secret window with nobody left to ask? Only a table that holds windows shows one."""
        return bool(self.stack) and self.stack[-1].nobody_left(self)

    def windows(self) -> list[Window]:
        """The open windows, outermost first."""
        windows = [step.window(self) for step in self.stack]
        return [window for window in windows if window is not None]

    def clock(self, language: str = "en") -> list[tuple[str, str, float]]:
        """The same with their names: id, name, printed hours."""
        say = self.game.words.window
        found = [(step.NAME, step.window(self)) for step in self.stack]
        return [(it[0], say(name, it[1], language), it[2]) for name, it in found if it is not None]

    def base(self, copy: State) -> None:
        """Give a fresh copy what every state has."""
        copy.stack = self.stack[:]
        copy.cause = self.cause
        copy.left = self.left
        copy.eyes = self.eyes

    def redact_base(self, copy: State, eyes: int) -> None:
        """Give a fresh redacted state what the seat may know of what every state has."""
        seen = [step.redact(self, eyes) for step in self.stack]
        copy.stack = [step for step in seen if step is not None]
        copy.cause = self.cause
        copy.left = self.left
        copy.eyes = eyes

    def fill_base(self, copy: State, seat: int, chance: Chance) -> None:
        """After the game's own blanks are filled in the copy: its frames."""
        copy.eyes = FULL
        copy.stack = self.stack[:]
        copy.stack = [step.fill(copy, seat, chance) for step in self.stack]

    def fields(self) -> dict[str, Any]:
        """Everything in this state, as JSON-able data that shares nothing with it."""
        data: dict[str, Any] = {name: copied(getattr(self, name)) for name in self.FIELDS}
        data["stack"] = [step.dump() for step in self.stack]
        data["cause"] = self.cause
        data["left"] = self.left
        return data

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON: what everybody knows, and what only these eyes know."""
        everybodys = self.redact(PUBLIC).fields()
        own = {key: value for key, value in self.fields().items() if value != everybodys[key]}
        return {
            "game": self.game.name,
            "seats": self.setup.seats,
            "options": self.setup.document(),
            "eyes": self.eyes,
            "open": everybodys,
            "own": own,
        }

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """All that this seat may know, as JSON-able data; None: what a spectator may know."""
        return self.redact(PUBLIC if seat is None else index(seat)).dump()

    def sample(self, seat: SupportsIndex, chance: Chance) -> State:
        """A full state that this seat can't tell from the real one."""
        whose = index(seat)
        return self.redact(whose).fill(whose, chance)

    def encode(self, seat: SupportsIndex, out: Any = None) -> Any:
        """All that this seat may know as numbers, laid out as `setup.layout` says, in `out` or in a new array."""
        return self.setup.layout.encode(self, index(seat), out)

    def __eq__(self, other: object) -> bool:
        """Do both hold the same, to the same eyes?"""
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (self.eyes == other.eyes and self.setup == other.setup and alike(self, other))

    def __reduce__(self) -> tuple[Any, ...]:
        """To pickle it and to copy it: what `dump` has, and no more."""
        return self.game.load, (self.dump(),)

    @property
    def game(self) -> Game:
        """The game that this is a state of."""
        return self.setup.game

    def write(self, seat: int, action: Action) -> str:
        """The notation of an action."""
        return self.game.write(self, seat, action)

    def read(self, seat: int, text: str) -> list[Action]:
        """The actions that a text stands for, legal or not."""
        return self.game.read(self, seat, text)

    def position(self) -> str:
        """The short notation of this position."""
        return self.game.write_position(self)

    def __repr__(self) -> str:
        from baronage.engine.showing import name_state

        return name_state(self)

    def __str__(self) -> str:
        """The board in text."""
        from baronage.engine.showing import board

        return board(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: of a view what its eyes see, of a whole state what the referee sees."""
        from baronage.engine.svg import to_svg  # only a notebook needs it

        return to_svg(self.game.scene(self))


_ATOMS: Final = frozenset((int, str, bool, float, type(None)))


def plain(value: Any) -> Any:
    """A copy of nested lists and tuples as nested lists."""
    if isinstance(value, (list, tuple)):
        if _ATOMS.issuperset(map(type, value)):  # most of a state is flat, and copied in one go
            return list(value)
        return [plain(item) if isinstance(item, (list, tuple)) else item for item in value]
    return value


def alike(one: State, other: State) -> bool:
    """Do two states hold the same? As comparing their `fields`, without writing them out."""
    if one.left != other.left or one.cause != other.cause or len(one.stack) != len(other.stack):
        return False
    if any(getattr(one, name) != getattr(other, name) for name in one.FIELDS):
        return False
    return all(step is twin or step.dump() == twin.dump() for step, twin in zip(one.stack, other.stack, strict=True))


def copied(value: Any) -> Any:
    """A copy of one of a state's FIELDS; its first item tells what a list holds."""
    if type(value) is int:
        return value
    if not value or type(value[0]) is int:
        return value[:]
    return [row[:] if not row or type(row[0]) is int else copied(row) for row in value]


def frozen(value: Any) -> Any:
    """A copy of nested lists as nested tuples, as frames hold them."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
