"""The state of a game, which holds a stack of steps.

A `Step` either waits for a decision or runs. Everything in progress is on the stack, so a game can be copied, saved and
resumed at any point.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Final, SupportsIndex, TypeVar

from baronage.engine.core.chance import Chance
from baronage.engine.core.mypyc_compat import mypyc_attr
from baronage.engine.core.simultaneous import SimultaneousStep
from baronage.engine.core.standings import Standing, Standings, places
from baronage.engine.core.standings import points as shared_points
from baronage.engine.core.step import (
    AGREE,
    AGREED,
    ALL,
    CLOSE,
    DRAWN,
    EXPEL,
    FULL,
    LEFT,
    PUBLIC,
    PUBLIC_BIT,
    RESIGN,
    TABLE,
    TIMEOUT,
    UNDONE,
    Action,
    Drafts,
    Event,
    S,
    Span,
    Step,
    Window,
    plain,
)
from baronage.engine.text.params import Params, RuleViolation

if TYPE_CHECKING:
    from baronage.engine.core.interfaces import GameInterface
    from baronage.engine.core.setup import Setup

# re-exported from `step` and `simultaneous`
__all__ = [
    "AGREE",
    "AGREED",
    "ALL",
    "CLOSE",
    "DRAWN",
    "EXPEL",
    "FULL",
    "LEFT",
    "PUBLIC",
    "PUBLIC_BIT",
    "RESIGN",
    "TABLE",
    "TIMEOUT",
    "UNDONE",
    "Action",
    "Drafts",
    "Event",
    "Over",
    "S",
    "SimultaneousStep",
    "Span",
    "State",
    "Step",
    "Window",
    "alike",
    "audience_bit",
    "copied",
    "frozen",
    "plain",
]

F = TypeVar("F")


class Over(Exception):
    """Raised by `State.finish` to stop the running step immediately."""


def audience_bit(viewer: int) -> int:
    """Return the bit of a seat, or of the spectators, in the audience of an event."""
    return PUBLIC_BIT if viewer < 0 else 1 << viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, with everything in progress. Plain data, cheap to copy, convertible to and from JSON."""

    # the attributes that a game adds: ints, lists of ints, lists of such lists; no list mixes ints and lists
    FIELDS: ClassVar[tuple[str, ...]] = ()
    LATER: ClassVar[tuple[str, ...]] = ()  # attributes added to a game in use; older saved states lack them
    # hidden attributes that samples don't vary and the law `cover` skips; each game documents why
    UNGUESSED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.stack: list[Step[Any]] = []
        self.cause = 0  # cause of the end; 0 while the game runs
        self.left = 0  # bit set of seats that left; their decisions time out
        self.viewer = FULL  # the viewer whose knowledge this is
        self.log: list[Event] | None = None  # not cloned or dumped
        # whether the table holds exhausted secret windows open; not cloned or dumped
        self.hold_windows = False
        # whether the last play revealed something or passed the decision on; not cloned or dumped
        self.committed = False

    # --- defined by each game ---------------------------------------------------------------------------------------

    def clone(self) -> State:
        """Return an independent copy: lists copied by hand, steps shared. Begin with `base(copy)`."""
        raise NotImplementedError

    def redact(self, viewer: int) -> State:
        """Return a new state with only the knowledge of a seat (or PUBLIC). A hidden card has id 0."""
        raise NotImplementedError

    def fill(self, seat: int, chance: Chance) -> State:
        """Return a full state with guesses for the unknown parts of this redacted state, using only its own data."""
        raise NotImplementedError

    def standings(self) -> Standings | None:
        """Return None while the game runs, then the cause of its end and each seat's place."""
        raise NotImplementedError

    def ranked(
        self,
        place: Sequence[int],
        points: Sequence[float],
        score: Sequence[float],
        tiebreak: Sequence[tuple[float, ...]] = (),
        side: Sequence[int] = (),
        carry: tuple[Any, ...] = (),
    ) -> Standings:
        """Return standings with the cause of the end from these results by seat, see `Standing`."""
        cause, rules = self.game.cause(self.cause)
        if self.cause == AGREED:
            place = self.drawn_places(place, side)
            points = shared_points(place)
        seats = []
        for seat in range(self.setup.seats):
            status = "left" if self.left >> seat & 1 else "out" if self.beaten(seat) else "in"
            numbers = tuple(map(float, tiebreak[seat])) if tiebreak else ()
            when = self.game.went_out(self, seat)
            team = side[seat] if side else -1
            seats.append(Standing(seat, place[seat], points[seat], score[seat], numbers, status, when, team))
        return Standings(cause, rules[0] if rules else "", tuple(seats), carry)

    def in_play(self) -> list[int]:
        """Return the seats that neither left nor were eliminated. This is public."""
        return [seat for seat in range(self.setup.seats) if not self.left >> seat & 1 and not self.beaten(seat)]

    def drawn_places(self, place: Sequence[int], side: Sequence[int] = ()) -> list[int]:
        """Return the places after a draw: players in the game, and their teams, share the first; others keep theirs."""
        playing = self.in_play()
        sides = {side[seat] for seat in playing} if side else set()
        shares = [seat in playing or (bool(side) and side[seat] in sides) for seat in range(self.setup.seats)]
        return places([(1.0,) if shares[seat] else (0.0, -float(at)) for seat, at in enumerate(place)])

    def closing(self, viewer: int) -> tuple[Params, tuple[str, ...]] | None:
        """Return params and rules of the message `result` for a viewer after the game, or None without that message."""
        return None

    def went_out(self, seat: int) -> Params | None:
        """Return the params of the message `went-out` about a seat's elimination, or None without that message."""
        return None

    def seats_by_colour(self) -> Sequence[int]:
        """Return the publicly known seat of each colour, or -1, in games whose params name players by colour."""
        return ()

    def beaten(self, seat: int) -> str:
        """Return the id of the rule that eliminated `seat`, or an empty string. This is public."""
        return ""

    def stays(self, seat: int) -> str:
        """Return the rule that forbids `seat` to resign now, though perhaps not later, or an empty string."""
        return ""

    # --- used everywhere --------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """Return the seats that are to act: several in a simultaneous step, none when the game is over."""
        return self.stack[-1].actors(self) if self.stack else []

    def on_top(self, kind: type[F]) -> F | None:
        """Return the step on top if it is of this kind, or None."""
        step = self.stack[-1] if self.stack else None
        return step if isinstance(step, kind) else None

    def find(self, kind: type[F]) -> F | None:
        """Return the topmost step of this kind, which may lie below the current decision, or None."""
        for at in range(len(self.stack) - 1, -1, -1):  # mypyc can't compile `reversed` here
            step = self.stack[at]
            if isinstance(step, kind):
                return step
        return None

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of `seat` now."""
        if self.left and self.left >> seat & 1:
            return []
        return self.stack[-1].actions(self, seat) if self.stack else []

    def spans(self, seat: int) -> list[Span]:
        """Return the ranges of legal amounts that are too long to list."""
        if self.left and self.left >> seat & 1:
            return []
        return self.stack[-1].spans(self, seat) if self.stack else []

    def allows(self, seat: int, action: Action) -> bool:
        """Return whether `seat` may take this action now."""
        return bool(self.stack) and not self.left >> seat & 1 and self.stack[-1].allows(self, seat, action)

    def judge(self, seat: int, action: Action) -> RuleViolation | None:
        """Return the rule violation of this action, or None if it is legal now."""
        if not self.stack:
            return RuleViolation("", {}, "it-is-over")
        top = self.stack[-1]
        if self.left >> seat & 1:
            return RuleViolation(top.RULE, {}, "you-left")
        return top.judge(self, seat, action)

    def play(self, seat: int, action: Action, chance: Chance) -> None:
        """Apply a legal action to this state in place, without checking it."""
        if chance.outcomes:
            chance.outcomes = []
        self.committed = False
        try:
            verb = action[0]
            if verb >= 0:
                self.stack[-1].play(self, seat, action, chance)
            elif verb == TIMEOUT:
                self.stack[-1].time_out(self, seat, chance)
            elif verb == CLOSE:
                self.stack[-1].run(self, chance)
            elif verb == AGREE:
                self.agree()
            else:
                self.leave(action[1] if seat == TABLE else seat, verb, chance)
            self.settle(chance)
        except Over:
            self.stack.clear()

    def play_together(self, submissions: dict[int, tuple[Action, ...]], chance: Chance) -> None:
        """Apply the submissions of these seats to a simultaneous step in one call, without checking them."""
        chance.outcomes = []
        top = self.stack[-1]
        assert isinstance(top, SimultaneousStep)
        try:
            top.together(self, submissions)
            self.settle(chance)
        except Over:
            self.stack.clear()

    def begin(self, chance: Chance) -> None:
        """Run a new state with its first steps up to the first decision or an early end."""
        try:
            if self.stack:
                self.settle(chance)
        except Over:
            self.stack.clear()

    def settle(self, chance: Chance) -> None:
        """Run until the top step waits for a seat that has not left."""
        while True:
            top = self.stack[-1]
            waiting = top.actors(self)
            if not waiting:
                if self.hold_windows and top.is_exhausted(self):
                    return
                top.run(self, chance)
            elif self.left:
                absent = [seat for seat in waiting if self.left >> seat & 1]
                if not absent:
                    return
                top.time_out(self, absent[0], chance)
            else:
                return

    def leave(self, seat: int, how: int, chance: Chance) -> None:
        """Handle a seat that resigns or is expelled: each step in progress continues, is replaced or is dropped."""
        if not self.stack[-1].sends_on_leave(self, seat):
            self._drop_draft(seat)
        log = self.log
        self.left |= 1 << seat
        if log is not None:
            log.append((LEFT, ALL, (seat, how), self.game.meta.expels if how == EXPEL else ""))
        kept: list[Step[Any]] = []
        for step in self.stack:
            on = step.after_leave(self, seat)
            if on is not None:
                kept.append(on)
        self.stack = kept
        self.game.on_leave(self, seat, how)
        top = self.stack[-1]
        if isinstance(top, SimultaneousStep):
            self.stack[-1] = top.revised(self)

    def _drop_draft(self, seat: int) -> None:
        """Undo the unsent clicks of a seat. They never happened and are not logged."""
        log, self.log = self.log, None
        for _ in self.stack[-1].draft(seat):
            self.stack[-1].undo_click(self, seat)
        self.log = log

    def agree(self) -> None:
        """End the game immediately as a draw between the players still in it."""
        for seat in range(self.setup.seats):
            self._drop_draft(seat)
        if self.log is not None:
            self.log.append((DRAWN, ALL, (), ""))
        self.finish(AGREED)

    def finish(self, cause: int) -> None:
        """End the game immediately."""
        self.cause = cause
        raise Over

    def default(self, seat: int) -> Action:
        """Return the action taken if `seat` runs out of time."""
        return self.stack[-1].default(self, seat) if self.stack else (TIMEOUT,)

    def draft(self, seat: int) -> tuple[Action, ...]:
        """Return the actions of `seat` that are not submitted yet."""
        return self.stack[-1].draft(seat) if self.stack else ()

    def completes_draft(self, seat: int, action: Action) -> bool:
        """Return whether this legal action is more than a click added to the seat's draft."""
        return not self.stack or self.stack[-1].completes_draft(self, seat, action)

    def at_once(self) -> SimultaneousStep[Any] | None:
        """Return the step on top if it is simultaneous, or None."""
        top = self.stack[-1] if self.stack else None
        return top if isinstance(top, SimultaneousStep) else None

    def in_secret(self) -> bool:
        """Return whether a secret window is open, in which the seats that are to act are secret."""
        top = self.stack[-1] if self.stack else None
        return top is not None and (top.SECRET_WINDOW or (isinstance(top, SimultaneousStep) and not top.DUE_IS_PUBLIC))

    def asks_openly(self) -> bool:
        """Return whether it is public which seats are to act."""
        return not self.stack or (self.stack[-1].WAITS_IN_PUBLIC and not self.stack[-1].SECRET_WINDOW)

    def is_held(self) -> bool:
        """Return whether the top step is an exhausted secret window.

        This occurs only at tables that hold windows open.
        """
        return bool(self.stack) and self.stack[-1].is_exhausted(self)

    def windows(self) -> list[Window]:
        """Return the open windows, outermost first."""
        windows = [step.window(self) for step in self.stack]
        return [window for window in windows if window is not None]

    def clock(self, language: str = "en") -> list[tuple[str, str, float]]:
        """Return the open windows as (id, localized name, printed hours), outermost first."""
        found = [(step.NAME, step.window(self)) for step in self.stack]
        return [(it[0], self.game.window_name(name, it[1], language), it[2]) for name, it in found if it is not None]

    def base(self, copy: State) -> None:
        """Copy the base attributes of every state to `copy`."""
        copy.stack = self.stack[:]
        copy.cause = self.cause
        copy.left = self.left
        copy.viewer = self.viewer

    def redact_base(self, copy: State, viewer: int) -> None:
        """Copy the base attributes that a viewer may know to a new redacted state."""
        seen = [step.redact(self, viewer) for step in self.stack]
        copy.stack = [step for step in seen if step is not None]
        copy.cause = self.cause
        copy.left = self.left
        copy.viewer = viewer

    def fill_base(self, copy: State, seat: int, chance: Chance) -> None:
        """Fill the steps of `copy`, after the game filled its own unknown parts."""
        copy.viewer = FULL
        copy.stack = self.stack[:]
        copy.stack = [step.fill(copy, seat, chance) for step in self.stack]

    def fields(self) -> dict[str, Any]:
        """Return all data of this state as an independent JSON-compatible dictionary."""
        data: dict[str, Any] = {name: copied(getattr(self, name)) for name in self.FIELDS}
        data["stack"] = [step.dump() for step in self.stack]
        data["cause"] = self.cause
        data["left"] = self.left
        return data

    def dump(self) -> dict[str, Any]:
        """Return the state as JSON: the public data, and the data known only to its viewer."""
        everybodys = self.redact(PUBLIC).fields()
        own = {key: value for key, value in self.fields().items() if value != everybodys[key]}
        return {
            "game": self.game.name,
            "seats": self.setup.seats,
            "options": self.setup.document(),
            "viewer": self.viewer,
            "open": everybodys,
            "own": own,
        }

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """Return everything that `seat` may know, as JSON-compatible data; for None, what a spectator may know."""
        return self.redact(PUBLIC if seat is None else index(seat)).dump()

    def sample(self, seat: SupportsIndex, chance: Chance) -> State:
        """Return a full state that `seat` can't distinguish from the real one."""
        whose = index(seat)
        return self.redact(whose).fill(whose, chance)

    def encode(self, seat: SupportsIndex, out: Any = None) -> Any:
        """Encode everything that `seat` may know as numbers, laid out by `setup.layout`, into `out` or a new array."""
        return self.setup.layout.encode(self, index(seat), out)

    def __eq__(self, other: object) -> bool:
        """Return whether both states hold equal data for the same viewer."""
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (self.viewer == other.viewer and self.setup == other.setup and alike(self, other))

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling and copying, with the data of `dump` only."""
        return self.game.load, (self.dump(),)

    @property
    def game(self) -> GameInterface:
        """The game of this state."""
        return self.setup.game

    def write(self, seat: int, action: Action) -> str:
        """Return the notation of an action."""
        return self.game.write(self, seat, action)

    def read(self, seat: int, text: str) -> list[Action]:
        """Return the actions that match a text, legal or not."""
        return self.game.read(self, seat, text)

    def position(self) -> str:
        """Return the short notation of this position."""
        return self.game.write_position(self)

    def __repr__(self) -> str:
        return self.game.describe(self)

    def __str__(self) -> str:
        """Return the board as text."""
        return self.game.text_board(self)

    def _repr_svg_(self) -> str:
        """Return the picture for notebooks: the viewer's side of a view, everything for a full state."""
        return self.game.svg(self)


def alike(one: State, other: State) -> bool:
    """Return whether two states hold equal data, like comparing their `fields` but faster."""
    if one.left != other.left or one.cause != other.cause or len(one.stack) != len(other.stack):
        return False
    if any(getattr(one, name) != getattr(other, name) for name in one.FIELDS):
        return False
    return all(step is twin or step.dump() == twin.dump() for step, twin in zip(one.stack, other.stack, strict=True))


def copied(value: Any) -> Any:
    """Return a copy of a value from a state's FIELDS. The first item determines the type of a list's items."""
    if type(value) is int:
        return value
    if not value or type(value[0]) is int:
        return value[:]
    return [row[:] if not row or type(row[0]) is int else copied(row) for row in value]


def frozen(value: Any) -> Any:
    """Return a copy of nested lists as nested tuples, for the fields of steps."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
