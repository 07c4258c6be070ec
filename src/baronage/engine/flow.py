"""The flow of a game: a stack of frames inside a state.

A `Step` is a frame. It waits (somebody owes a decision) or runs. Nothing in progress lives anywhere else, so a game can
be copied, saved and resumed in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final, SupportsIndex, TypeVar

from baronage.engine.chance import Chance
from baronage.engine.compiled import mypyc_attr
from baronage.engine.facts import Facts, No
from baronage.engine.sheets import Sheets
from baronage.engine.step import (
    ALL,
    CLOSE,
    EXPEL,
    FULL,
    LAPSE,
    LEFT,
    PUBLIC,
    PUBLIC_BIT,
    RESIGN,
    TABLE,
    UNDONE,
    Action,
    Drafts,
    Event,
    Rewrite,
    S,
    Span,
    Step,
    Turn,
    Window,
    plain,
)

if TYPE_CHECKING:
    from baronage.engine.game import Game
    from baronage.engine.setup import Setup
    from baronage.engine.standings import Standings

# frames are told of in `step` and `sheets`, and had from here
__all__ = [
    "ALL",
    "CLOSE",
    "EXPEL",
    "FULL",
    "LAPSE",
    "LEFT",
    "PUBLIC",
    "PUBLIC_BIT",
    "RESIGN",
    "TABLE",
    "UNDONE",
    "Action",
    "Drafts",
    "Event",
    "Over",
    "Rewrite",
    "S",
    "Sheets",
    "Span",
    "State",
    "Step",
    "Turn",
    "Window",
    "alike",
    "audience_bit",
    "copied",
    "frozen",
    "plain",
]

F = TypeVar("F")


class Over(Exception):
    """Raised by State.finish: what was running stops exactly where it is."""


def audience_bit(eyes: int) -> int:
    """The bit of one seat, or of the spectators, in an event's "who"."""
    return PUBLIC_BIT if eyes < 0 else 1 << eyes


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, with what is in progress. Plain data, cheap to copy, to and from JSON."""

    # the attributes that a game adds: ints, lists of ints, lists of such lists; no list holds both ints and lists
    FIELDS: ClassVar[tuple[str, ...]] = ()
    LATER: ClassVar[tuple[str, ...]] = ()  # those that were added to a game in use: older saved states are without
    # those that samples do not vary although they are hidden, and about which the law `cover` does not ask: each game says why
    UNGUESSED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.stack: list[Step[Any]] = []
        self.cause = 0  # why it ended; 0 while it runs
        self.left = 0  # bit set of seats that left: their questions are answered by silence
        self.eyes = FULL  # whose knowledge this is
        self.log: list[Event] | None = None  # not cloned or dumped
        # does the table hold secret windows open in which nobody is left to ask? not cloned or dumped
        self.hold_windows = False
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

    def went_out(self, seat: int) -> Facts | None:
        """Of a seat that is out: what the sentence `went-out` says of when that was; None: there is none."""
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

    def rewrites(self, seat: int) -> list[Rewrite]:
        """What a click on each thing would make of a draft, where its parts may be chosen in any order."""
        return self.stack[-1].rewrites(self, seat) if self.stack else []

    def turnings(self, seat: int) -> list[Turn]:
        """The parts of a draft to which the seat may turn, whatever is asked now."""
        return self.stack[-1].turnings(self, seat) if self.stack else []

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
                if self.hold_windows and top.nobody_left(self):
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

    def at_once(self) -> Sheets[Any] | None:
        """The frame on top, if several seats choose in it at once, in secret; None: they do not."""
        top = self.stack[-1] if self.stack else None
        return top if isinstance(top, Sheets) else None

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
