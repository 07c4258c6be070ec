"""Steps: the items of a state's stack. A step is a decision of one or more seats, or something that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from baronage.engine.core.chance import Chance
from baronage.engine.core.mypyc_compat import mypyc_attr
from baronage.engine.text.params import Params, RuleViolation

if TYPE_CHECKING:
    from baronage.engine.core.state import State

Action = tuple[int, ...]  # verb first; the verbs of games are >= 0
Drafts = tuple[tuple[Action, ...], ...]  # by seat, its choices so far
# (prefix, low, high): the last int of an action is an amount with too many values to list
Span = tuple[Action, int, int]
Event = tuple[int, int, Action, str]  # kind, audience, params, rule ids separated by spaces
# id; number in a sequence of equal windows (else 0); printed hours (0 if the game prints none). Its name is the message
# `<NAME>-window` of the step's NAME, which may contain $number.
Window = tuple[str, int, float]

TIMEOUT: Final = -1  # verbs known to the validation and never in actions(): timeout,
RESIGN: Final = -2  # a seat resigns,
EXPEL: Final = -3  # the table expels a seat,
CLOSE: Final = -4  # the table closes a secret window that it held open
AGREE: Final = -5  # the table ends the game: its players agreed on a draw
TABLE: Final = -1  # the table itself, as a seat: play(TABLE, (EXPEL, 3), chance)
ALL: Final = -1  # audience of an event: all; otherwise one bit per seat
PUBLIC: Final = -1  # viewer: a spectator
FULL: Final = -2  # viewer: the referee
PUBLIC_BIT: Final = 1 << 62  # the spectators' bit in the audience of an event

LEFT: Final = -1  # events of the engine: a seat left (seat, reason),
UNDONE: Final = -2  # a seat undid its last action (seat)
DRAWN: Final = -3  # the players agreed on a draw

AGREED: Final = 255  # the cause of the end that all games share: the players agreed on a draw

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A step of a game. Steps are immutable and replaced as a whole, so clones share them."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the arguments of __init__, in order: small ints and tuples of ints
    SECRET_WINDOW: ClassVar[bool] = False  # a window in which the seats that are to act are secret
    ALONE: ClassVar[bool] = False  # the acting seat may have a hidden draft, so other seats can't undo what led here
    WAITS_IN_PUBLIC: ClassVar[bool] = True  # outside secret windows: whether the pending seats are public
    NAME: ClassVar[str] = ""  # of the messages of the decision: a noun, "expansion"
    RULE: ClassVar[str] = ""  # the rule of the decision
    OFFERS: ClassVar[tuple[int, ...]] = ()  # the verbs that answer it; empty for a step that only runs

    def actors(self, s: S) -> list[int]:
        """Return the seats that are to act. A step that runs returns none."""
        return []

    def actions(self, s: S, seat: int) -> list[Action]:
        """Return every legal action of the seat, including optional actions of seats that are not in `actors`."""
        return []

    def spans(self, s: S, seat: int) -> list[Span]:
        """Return the ranges of legal amounts that are too long to list."""
        return []

    def autofill_label(self, s: S, seat: int) -> str:
        """Return the id of the message that offers to fill in the draft automatically, or an empty string."""
        return ""

    def allows(self, s: S, seat: int, action: Action) -> bool:
        """Return whether the action is listed in `actions` or lies in a span."""
        return action in self.actions(s, seat) or any(
            action[:-1] == prefix and low <= action[-1] <= high for prefix, low, high in self.spans(s, seat)
        )

    def judge(self, s: S, seat: int, action: Action) -> RuleViolation | None:
        """Return the violated rule with its message params, or None if the action is legal."""
        verb = s.game.verbs.get(action[0])
        if not self.may_answer(s, seat, action[0]):
            return self.not_asked(s, seat, action)
        if verb is None or not 1 + len(verb.ARGS) <= len(action) <= 1 + len(verb.ARGS) + verb.MORE:
            return RuleViolation(self.RULE, {"asked": self.NAME}, "no-such-move")
        if action[0] not in self.OFFERS:
            return RuleViolation(verb.RULE, {"asked": self.NAME}, f"{verb.NAME}-when")
        return verb.judge(s, seat, action)

    def may_answer(self, s: S, seat: int, verb: int) -> bool:
        """Return whether the seat is to act, for a given verb."""
        return seat in self.actors(s)

    def not_asked(self, s: S, seat: int, action: Action) -> RuleViolation:
        """Return the violation for a seat that is not to act.

        In a secret window it must not depend on the acting seats.
        """
        if self.SECRET_WINDOW:
            return RuleViolation(self.RULE, {}, "not-asked-in-secret")
        return RuleViolation(self.RULE, {"waits": tuple(self.actors(s))}, "not-asked")

    def prompt_id(self, s: S, seat: int) -> str:
        """Return the id of the message shown to a seat (or PUBLIC) while the step is on top."""
        return self.NAME if seat in self.actors(s) else f"{self.NAME}-others"

    def params(self, s: S, seat: int) -> Params:
        """Return the params of the decision for a seat (or PUBLIC). Their names are always the same."""
        return {}

    def rules(self, s: S, seat: int) -> tuple[str, ...]:
        """Return the rules of the decision as shown to a seat (or PUBLIC)."""
        return (self.RULE,)

    def play(self, s: S, seat: int, action: Action, chance: Chance) -> None:
        """Apply a legal action."""
        raise NotImplementedError

    def run(self, s: S, chance: Chance) -> None:
        """Push, replace or pop steps. Called when the step is on top and no seat is to act."""
        s.stack.pop()

    def default(self, s: S, seat: int) -> Action:
        """Return the action taken if the seat runs out of time: a legal action, or (TIMEOUT,)."""
        return (TIMEOUT,)

    def time_out(self, s: S, seat: int, chance: Chance) -> None:
        """Apply a timeout. Override it in a step whose default is (TIMEOUT,)."""
        self.play(s, seat, self.default(s, seat), chance)

    def draft(self, seat: int) -> tuple[Action, ...]:
        """Return the seat's actions that are not submitted yet and are known to no other seat."""
        return ()

    def completes_draft(self, s: S, seat: int, action: Action) -> bool:
        """Return whether this legal action is more than a click.

        A click is added to the seat's draft and can be undone.
        """
        return True

    def undo_click(self, s: S, seat: int) -> None:
        """Undo the last action of the seat's draft, which is not empty."""
        raise NotImplementedError

    def sends_on_leave(self, s: S, seat: int) -> bool:
        """Return whether the draft of a seat that leaves is submitted, as after a timeout. Otherwise it is dropped."""
        return False

    def after_leave(self, s: S, seat: int) -> Step[S] | None:
        """Return the step that replaces this one after a seat left (perhaps itself), or None to drop it."""
        return self

    def redact(self, s: S, viewer: int) -> Step[S] | None:
        """Return the knowledge of a seat (or PUBLIC) about this step, or None if even its existence is secret."""
        return self

    def fill(self, s: S, seat: int, chance: Chance) -> Step[S]:
        """Return this redacted step with guesses for the parts unknown to the seat.

        The rest of the state is already filled.
        """
        return self

    def implied(self, s: S, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Return what the existence of this step in a view reveals about a hand, as (seat, guessed cards of `unseen`).

        For example, only a player with a suitable card can keep a window open. A sample must put the guessed cards into
        the hand. The seat is -1 if the step reveals nothing.
        """
        return -1, []

    def window(self, s: S) -> Window | None:
        """Return the public window that this step holds open, or None."""
        return None

    def secret_pass(self, s: S, seat: int) -> tuple[Action, int] | None:
        """Return the seat's answer without effect in a secret window, with its audience as bits, or None.

        To all others, the result must look as if no seat had been able to act, like that of `pass_over`.
        """
        return None

    def pass_over(self, s: S, chance: Chance) -> None:
        """Continue as if no seat had been able to act. Called only if `secret_pass` returned an answer."""
        raise NotImplementedError

    def is_exhausted(self, s: S) -> bool:
        """Return whether this is a secret window in which no seat is left to act. Viewers must not be able to tell.

        The step runs immediately, unless the table holds the window open for a while (`State.hold_windows`) to hide the
        timing.
        """
        return False

    def dump(self) -> list[Any]:
        """Return [name, field, ...]. Loading calls the class called `name` with the fields."""
        return [type(self).__name__, *(plain(getattr(self, name)) for name in self.FIELDS)]


_ATOMS: Final = frozenset((int, str, bool, float, type(None)))


def plain(value: Any) -> Any:
    """Return a copy of nested lists and tuples as nested lists."""
    if isinstance(value, (list, tuple)):
        if _ATOMS.issuperset(map(type, value)):  # most lists of a state are flat, so copy them in one call
            return list(value)
        return [plain(item) if isinstance(item, (list, tuple)) else item for item in value]
    return value
