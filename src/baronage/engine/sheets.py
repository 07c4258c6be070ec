"""Sheets: a frame in which several seats choose in secret at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.compiled import mypyc_attr
from baronage.engine.facts import No
from baronage.engine.step import Action, Drafts, S, Step


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
