"""Secret windows, which prompt seats in turn. Only the prompted seat knows."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.mypyc_compat import mypyc_attr
from baronage.engine.core.step import Action, S, Step

NOBODY: Final = -1  # value of `asked`: no seat that the viewer knows of; in a full state, no seat at all


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretWindow(Step[S]):
    """A step that prompts seats in turn, in secret. `asked` is the seat, `done` the bits of the seats that are done.

    A table may hold the window open when all are done. To viewers this looks like a window that prompts a seat.
    """

    SECRET_WINDOW: ClassVar[bool] = True
    PASS: ClassVar[int]  # the verb without effect
    ASKED: ClassVar[int]  # the event shown to a prompted seat,
    ASKED_RULE: ClassVar[str]  # and its rule
    PASSED: ClassVar[int]  # the event shown to a seat when it has passed,
    PASSED_RULE: ClassVar[str]  # and its rule

    def __init__(self, asked: int, done: int) -> None:
        self.asked: Final = asked
        self.done: Final = done

    # --- defined by each window -------------------------------------------------------------------------------------

    def order(self, s: S) -> list[int]:
        """Return the seats that the window may prompt, in order, perhaps with some that are done."""
        raise NotImplementedError

    def can_answer(self, s: S, seat: int) -> bool:
        """Return whether a seat in `order` has anything to play."""
        raise NotImplementedError

    def fits(self, s: S, card: int) -> bool:
        """Return whether a hidden card would give its holder something to play."""
        raise NotImplementedError

    def has_hidden(self, s: S, seat: int) -> bool:
        """Return whether the seat holds a card that the viewer doesn't know."""
        raise NotImplementedError

    def renew(self, asked: int, done: int) -> SecretWindow[S]:
        """Return a copy of this step with these values."""
        raise NotImplementedError

    def close(self, s: S, chance: Chance) -> None:
        """Continue after the window. This step is no longer on the stack."""
        raise NotImplementedError

    def knows(self, s: S, viewer: int) -> bool:
        """Return whether the viewer knows the prompted seat."""
        return self.asked == viewer

    def public_done(self, s: S) -> int:
        """Return the bits of the seats that are publicly done."""
        return 0

    # --- common to all windows --------------------------------------------------------------------------------------

    def actors(self, s: S) -> list[int]:
        return [self.asked] if self.asked >= 0 else []

    def default(self, s: S, seat: int) -> Action:
        return (self.PASS,)

    def is_exhausted(self, s: S) -> bool:
        return self.asked == NOBODY

    def run(self, s: S, chance: Chance) -> None:
        s.stack.pop()
        self.close(s, chance)

    def next_seat(self, s: S, done: int) -> int:
        """Return the next seat that isn't done and has something to play, or NOBODY."""
        done |= s.left
        for seat in self.order(s):
            if not done >> seat & 1 and self.can_answer(s, seat):
                return seat
        return NOBODY

    def ask_next(self, s: S, done: int, chance: Chance) -> None:
        """Prompt the next seat, or close the window. This step must be on top.

        Which of the two happens is secret, because it depends on the hands.
        """
        s.committed = True
        asked = self.next_seat(s, done)
        s.stack[-1] = window = self.renew(asked, done)
        if asked >= 0:
            if s.log is not None:
                s.log.append((self.ASKED, 1 << asked, (asked,), self.ASKED_RULE))
        elif not s.hold_windows:
            window.run(s, chance)

    def passes(self, s: S, seat: int, chance: Chance) -> None:
        """Pass for a seat. To all others this looks as if the seat had nothing to play."""
        if s.log is not None:
            s.log.append((self.PASSED, 1 << seat, (seat,), self.PASSED_RULE))
        self.ask_next(s, self.done | 1 << seat, chance)

    def redact(self, s: S, viewer: int) -> Step[S] | None:
        own = 1 << viewer if viewer >= 0 else 0
        return self.renew(self.asked if self.knows(s, viewer) else NOBODY, self.done & own | self.public_done(s))

    def candidates(self, s: S, viewer: int) -> list[int]:
        """Return the seats that a redacted window may prompt. The seats before one that is done are done too."""
        order = self.order(s)
        first = 0
        for at in range(len(order)):
            if self.done >> order[at] & 1:
                first = at + 1
        order = [seat for seat in order[first:] if not s.left >> seat & 1]
        if viewer not in order:
            return order
        at = order.index(viewer)
        return order[:at] if self.can_answer(s, viewer) else order[:at] + order[at + 1 :]

    def implied(self, s: S, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Return a seat and a card that explain the open window, because it prompts only seats that can answer."""
        if self.asked != NOBODY:
            return -1, []
        cards = [card for card in unseen if self.fits(s, card)]
        able = [
            seat
            for seat in self.candidates(s, s.viewer)
            if self.can_answer(s, seat) or (cards and self.has_hidden(s, seat))
        ]
        if not able:  # the window is only held open
            return -1, []
        seat = able[chance.below(len(able))]
        return (-1, []) if self.can_answer(s, seat) else (seat, cards[:1])

    def fill(self, s: S, seat: int, chance: Chance) -> Step[S]:
        asked = self.asked
        if asked == NOBODY:
            able = [other for other in self.candidates(s, seat) if self.can_answer(s, other)]
            if able:
                asked = able[chance.below(len(able))]
        if asked < 0:
            return self
        done = self.done
        for other in self.order(s):  # the seats before it that could answer are done
            if other == asked:
                break
            if not s.left >> other & 1 and self.can_answer(s, other):
                done |= 1 << other
        return self.renew(asked, done)
