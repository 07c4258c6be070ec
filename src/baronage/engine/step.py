"""A frame of the flow: a decision that somebody owes, or something that runs (see `flow`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from baronage.engine.chance import Chance
from baronage.engine.compiled import mypyc_attr
from baronage.engine.facts import Facts, No

if TYPE_CHECKING:
    from baronage.engine.flow import State

Action = tuple[int, ...]  # verb first; a game's own verbs are >= 0
Drafts = tuple[tuple[Action, ...], ...]  # by seat, what it has chosen so far
Rewrite = tuple[str, tuple[Action, ...]]  # a thing that is clicked, and the draft as it is then


NOTHING: Final[Facts] = {}


class Turn(NamedTuple):
    """A part of a draft to which one may turn, whatever is asked now."""

    node: str  # the thing that is clicked for it; empty: there is none
    draft: tuple[Action, ...]  # the clicks before it,
    behind: tuple[Action, ...]  # and behind it
    verbs: tuple[int, ...]  # of what may be chosen there
    click: Action = ()  # what is chosen there, or could be
    chosen: bool = False  # is it chosen? Then it may also be left out
    id: str = ""  # the sentence that offers it, where it is more than "change" and that click,
    facts: Facts = NOTHING  # and its facts


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

    def rewrites(self, s: S, seat: int) -> list[Rewrite]:
        """Of a draft whose parts may be chosen in any order: what a click on each thing makes of the whole of it."""
        return []

    def turnings(self, s: S, seat: int) -> list[Turn]:
        """Of a draft whose clicks have an order of their own: the parts that may be chosen, or chosen anew, before what is asked
        now."""
        return []

    def filling(self, s: S, seat: int) -> str:
        """Of a draft that can be filled in for who wishes it: the message that offers this; empty: it can't."""
        return ""

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

    def implied(self, s: S, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Of a view: what it tells of a hand that this frame is there, as a window does that only who can answer keeps open.

        Whose hand, and which of the unseen cards are guessed to be in it, so that a sample is possible; -1: it tells nothing.
        """
        return -1, []

    def window(self, s: S) -> Window | None:
        """The public window that this frame holds open, if any."""
        return None

    def secret_pass(self, s: S, seat: int) -> tuple[Action, int] | None:
        """Of a secret window: the seat's answer by which nothing happens, and who may know of it (bits); None: it has none.

        To everybody else it must look as if nobody had been asked: as `pass_over` does.
        """
        return None

    def pass_over(self, s: S, chance: Chance) -> None:
        """Go on as if nobody had been asked; only where there is such an answer."""
        raise NotImplementedError

    def nobody_left(self, s: S) -> bool:
        """Is this a secret window with nobody left to ask? To everybody's eyes it must look like one with somebody.

        It runs at once, unless the table holds it open for a while (`State.hold_windows`), so that speed betrays nothing.
        """
        return False

    def dump(self) -> list[Any]:
        """[name, field, ...]: loading calls the class of that name with the fields."""
        return [type(self).__name__, *(plain(getattr(self, name)) for name in self.FIELDS)]


_ATOMS: Final = frozenset((int, str, bool, float, type(None)))


def plain(value: Any) -> Any:
    """A copy of nested lists and tuples as nested lists."""
    if isinstance(value, (list, tuple)):
        if _ATOMS.issuperset(map(type, value)):  # most of a state is flat, and copied in one go
            return list(value)
        return [plain(item) if isinstance(item, (list, tuple)) else item for item in value]
    return value
