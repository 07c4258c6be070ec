"""Asking players one after the other in secret (FYN-W1.04 to W1.06): who is asked is known to that seat alone."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import No
from baronage.engine.flow import Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.frame import Frame

HIDDEN: Final = -3  # of `asked`: somebody, these eyes do not know who
RESTART: Final = -4  # of `asked`: nobody yet; an event has just been played
NOBODY: Final = -5  # of `asked`: all have passed, and the table holds the window open; to every eye it is HIDDEN


class Asking(Frame):
    """Players asked one after the other in secret. `asked` is the seat, `done` those who were asked and passed."""

    SECRET_WINDOW: ClassVar[bool] = True
    CAPTION: ClassVar[str] = "window"
    NOT_ASKED: ClassVar[str] = ""  # the rule against who is not asked, and tries what the window is for

    def __init__(self, asked: int, done: int) -> None:
        self.asked: Final = asked
        self.done: Final = done

    def order(self, s: Barons) -> list[int]:
        """In which the players are asked."""
        raise NotImplementedError

    def can_answer(self, s: Barons, seat: int) -> bool:
        """Has this player anything to play?"""
        raise NotImplementedError

    def replaced(self, asked: int, done: int) -> Step[Barons]:
        """A copy."""
        raise NotImplementedError

    def fitting(self, s: Barons, card: int) -> bool:
        """Would this card give its holder something to play?"""
        raise NotImplementedError

    def closing(self, s: Barons) -> None:
        """All have passed; this frame is off the stack."""
        raise NotImplementedError

    def not_asked(self, s: Barons, seat: int, action: Action) -> No:
        return No(self.NOT_ASKED if action[0] in self.OFFERS else "FYN-W1.07", {}, "not-asked-in-secret")

    def actors(self, s: Barons) -> list[int]:
        return [self.asked] if self.asked >= 0 else []

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.PASS,)

    def ask_next(self, s: Barons, done: int, chance: Chance) -> None:
        """Replace this frame, which is on top, by the next question, or close: which of the two is a secret of the hands."""
        s.committed = True
        for seat in self.order(s):
            if not done >> seat & 1 and self.can_answer(s, seat):
                s.stack[-1] = self.replaced(seat, done)
                if s.log is not None:
                    s.log.append((verbs.ASKED, 1 << seat, (seat,), "FYN-W1.04"))
                return
        if s.hold_windows:
            s.stack[-1] = self.replaced(NOBODY, done)
            return
        self.close(s)

    def close(self, s: Barons) -> None:
        """All have passed."""
        s.stack.pop()
        self.closing(s)

    def nobody_left(self, s: Barons) -> bool:
        return self.asked == NOBODY

    def run(self, s: Barons, chance: Chance) -> None:
        if self.asked == NOBODY:
            self.close(s)
        else:
            self.ask_next(s, 0, chance)  # FYN-W1.05

    def passes(self, s: Barons, seat: int, chance: Chance) -> None:
        """FYN-W1.06: looks like an automatic pass."""
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.PASSED, 1 << seat, (seat,), "FYN-W1.04"))
        self.ask_next(s, self.done | 1 << seat, chance)

    def redact(self, s: Barons, eyes: int) -> Step[Barons] | None:
        if self.asked == RESTART:
            return self
        mine = self.done & 1 << eyes if eyes >= 0 else 0
        return self.replaced(self.asked if self.asked == eyes else HIDDEN, mine)

    def candidates(self, s: Barons, mine: int) -> list[int]:
        """Of a redacted frame: who may be the one asked, as far as these eyes can tell."""
        order = self.order(s)
        if mine not in order:
            return order
        at = order.index(mine)
        if self.done >> mine & 1:
            return order[at + 1 :]
        return order[:at] if self.can_answer(s, mine) else order[:at] + order[at + 1 :]

    def implied(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Somebody is asked, so they hold a card that can be played."""
        if self.asked != HIDDEN:
            return -1, []
        cards = [card for card in unseen if self.fitting(s, card)]
        who = [
            seat for seat in self.candidates(s, s.eyes) if self.can_answer(s, seat) or (cards and 0 in s.hands[seat])
        ]
        if not who:  # it is only held open
            return -1, []
        seat = who[chance.below(len(who))]
        return (-1, []) if self.can_answer(s, seat) else (seat, cards[:1])

    def fill(self, s: Barons, seat: int, chance: Chance) -> Step[Barons]:
        if self.asked != HIDDEN:
            return self
        who = [other for other in self.candidates(s, seat) if self.can_answer(s, other)]
        if not who:
            return self.replaced(NOBODY, self.done)
        asked = who[chance.below(len(who))]
        done = self.done
        for other in self.order(s):
            if other == asked:
                break
            if self.can_answer(s, other):
                done |= 1 << other
        return self.replaced(asked, done)
