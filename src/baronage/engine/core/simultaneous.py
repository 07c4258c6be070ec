"""Simultaneous steps, in which several seats choose in secret."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.mypyc_compat import mypyc_attr
from baronage.engine.core.step import Action, Drafts, S, Step
from baronage.engine.text.params import RuleViolation


@lru_cache(maxsize=1 << 16)
def _members(bits: int) -> tuple[int, ...]:
    """Return the seats of a bit set in ascending order."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousStep(Step[S]):
    """A step in which several seats choose in secret. Their submissions are resolved together, in any order of arrival.

    A draft is the tuple of a seat's actions so far; `due` and `sent` are bit sets. A game defines the legal next
    actions (`choices`), the action that submits (`SEND`) and the result when all have submitted (`resolve`). It also
    defines the events about a seat's own draft (`log_draft`) and the submission after a timeout (`silence`). A game's
    own fields come after these three, in `FIELDS` and in `__init__`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts")
    SEND: ClassVar[int] = 0  # the verb that submits
    SIDE_VERBS: ClassVar[tuple[int, ...]] = ()  # verbs that take effect immediately and leave the draft unchanged
    # the verb that recalls a submission, or -1; submissions after a timeout can't be recalled
    RECALL: ClassVar[int] = -1
    FINAL: ClassVar[str] = ""  # the rule that forbids a recall once time is over
    WAITS_IN_PUBLIC: ClassVar[bool] = False  # submissions are secret
    # whether others may know which seats are to act; if not, it is a secret window
    DUE_IS_PUBLIC: ClassVar[bool] = False
    SENT_IS_PUBLIC: ClassVar[bool] = False  # whether others may know which seats have submitted

    def __init__(self, due: int, sent: int, drafts: Drafts) -> None:
        self.due: Final = due
        self.sent: Final = sent
        self.drafts: Final = drafts

    def choices(self, s: S, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        """Return the legal actions after `draft`, including the submitting action where it is allowed."""
        raise NotImplementedError

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[S]:
        """Return a copy with these values. A game's own fields keep theirs."""
        make: type[Any] = type(self)
        copy: Step[S] = make(due, sent, drafts, *(getattr(self, name) for name in self.FIELDS[3:]))
        return copy

    def resolve(self, s: S, chance: Chance) -> None:
        """Resolve all submissions: replace or pop this step."""
        raise NotImplementedError

    def silence(self, s: S, seat: int) -> tuple[Action, ...]:
        """Return the submission of a seat that ran out of time."""
        return ()

    def log_draft(self, s: S, seat: int, sent: bool) -> None:
        """Log an event, visible only to `seat`, about a change to its draft or its submission."""

    def due_now(self, s: S) -> int:
        """Return the seats that are to act, computed from a full state. Used when a sample is filled."""
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
            s.committed = True  # others may be drafting: nothing can be undone
        self.log_draft(s, seat, sends)

    def time_out(self, s: S, seat: int, chance: Chance) -> None:
        s.stack[-1] = self._with(seat, self.silence(s, seat), self.sent | 1 << seat)
        self.log_draft(s, seat, True)

    def may_answer(self, s: S, seat: int, verb: int) -> bool:
        return bool((self.due & ~self.sent) >> seat & 1) or verb in self.SIDE_VERBS

    def not_asked(self, s: S, seat: int, action: Action) -> RuleViolation:
        if self.sent >> seat & 1:
            return RuleViolation(self.RULE, {}, "sent-already")
        return RuleViolation(
            self.RULE, {}, "not-asked-in-secret" if not self.DUE_IS_PUBLIC else "not-asked-for-a-sheet"
        )

    def prompt_id(self, s: S, seat: int) -> str:
        if seat >= 0 and self.due >> seat & 1:
            return f"{self.NAME}-sent" if self.sent >> seat & 1 else self.NAME
        return f"{self.NAME}-others"

    def draft(self, seat: int) -> tuple[Action, ...]:
        return () if self.sent >> seat & 1 else self.drafts[seat]

    def completes_draft(self, s: S, seat: int, action: Action) -> bool:
        return action[0] == self.SEND or action[0] in self.SIDE_VERBS

    def undo_click(self, s: S, seat: int) -> None:
        s.stack[-1] = self._with(seat, self.drafts[seat][:-1], self.sent)
        self.log_draft(s, seat, False)

    def revised(self, s: S) -> Step[S]:
        """Return this step with each draft cut to its still legal actions, after the position changed."""
        step: Step[S] = self
        for seat in _members(self.due & ~self.sent):
            assert isinstance(step, SimultaneousStep)
            step = step._with(seat, (), self.sent)
            for action in self.drafts[seat]:
                assert isinstance(step, SimultaneousStep)
                if not step.allows(s, seat, action):
                    break
                step = step._with(seat, (*step.drafts[seat], action), self.sent)
        return step

    def run(self, s: S, chance: Chance) -> None:
        self.resolve(s, chance)

    def is_exhausted(self, s: S) -> bool:
        return not self.DUE_IS_PUBLIC and not self.due & ~self.sent

    def redact(self, s: S, viewer: int) -> Step[S] | None:
        mine = 0 if viewer < 0 else 1 << viewer
        due = self.due if self.DUE_IS_PUBLIC else self.due & mine
        sent = self.sent if self.SENT_IS_PUBLIC else self.sent & mine
        return self.renew(due, sent, tuple(draft if seat == viewer else () for seat, draft in enumerate(self.drafts)))

    def fill(self, s: S, seat: int, chance: Chance) -> Step[S]:
        """Return this step with random legal submissions for other seats.

        Seats known to have submitted get one, and a random part of the rest.
        """
        mine = 1 << seat if seat >= 0 else 0
        due = self.due if self.DUE_IS_PUBLIC else self.due & mine | self.due_now(s) & ~mine
        sent = self.sent
        drafts = list(self.drafts)
        waiting = [other for other in range(len(drafts)) if other != seat and due >> other & 1]
        for other in waiting:
            if s.left >> other & 1:  # submitted by timeout
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
                continue  # at least one seat must be pending, or the submissions would be resolved
            drafts[other] = self.guess(s, other, due, chance)
            sent |= 1 << other
        return self.renew(due, sent, tuple(drafts))

    def guess(self, s: S, seat: int, due: int, chance: Chance) -> tuple[Action, ...]:
        """Return a legal submission that `seat` may have sent, chosen by the policy of `chance` or at random."""
        draft: tuple[Action, ...] = ()
        if chance.policy is not None:
            below = s.stack
            asked = self.renew(due, 0, ((),) * len(self.drafts))  # as it was when the seat began
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

    def together(self, s: S, submissions: dict[int, tuple[Action, ...]]) -> None:
        """Add the rest of each pending seat's submission, with its submitting action, all at once and unchecked."""
        drafts, sent = list(self.drafts), self.sent
        for seat, submission in submissions.items():
            drafts[seat] = (*drafts[seat], *submission)
            sent |= 1 << seat
        s.stack[-1] = self.renew(self.due, sent, tuple(drafts))
        for seat in submissions:
            self.log_draft(s, seat, True)
