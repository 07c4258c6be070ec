"""Questions inside a turn: everybody sees that a window is open, only who is asked knows that (BAR-C1.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.games.barony import verbs
from baronage.games.barony.mentions import serf_fact
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import BaronyStep


class Ask(Step[Barony], BaronyStep):
    """A question to the seat `asked`, its last field, which is -1 for others. For a Baron who has lost its default is taken."""

    FIELDS: ClassVar[tuple[str, ...]] = ("asked",)
    SECRET_WINDOW: ClassVar[bool] = True
    RULE: ClassVar[str] = "BAR-C1.10"  # what it is about

    def __init__(self, asked: int) -> None:
        self.asked: Final = asked

    def whom(self, s: Barony) -> int:
        """The seat that is asked, worked out from what everybody sees."""
        raise NotImplementedError

    def choices(self, s: Barony) -> list[Action]:
        """What it may answer."""
        raise NotImplementedError

    def about(self) -> tuple[int, int]:
        """The Serf that acts and the Serf that it concerns."""
        raise NotImplementedError

    def actors(self, s: Barony) -> list[int]:
        seat = self.asked
        return [] if seat < 0 or s.fallen[seat] else [seat]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        return self.choices(s) if seat == self.asked else []

    def run(self, s: Barony, chance: Chance) -> None:
        """BAR-V2.06: for a Baron who has lost."""
        self.play(s, self.asked, self.default(s, self.asked), chance)

    def close(self, s: Barony) -> None:
        """It is answered; what another Baron answered can't be taken back."""
        s.stack.pop()
        if self.asked != s.turn:
            s.committed = True

    def pass_over(self, s: Barony, chance: Chance) -> None:
        s.stack.pop()

    def prompt_id(self, s: Barony, seat: int) -> str:
        return self.NAME if seat in self.actors(s) else "answer-awaited"

    def facts(self, s: Barony, seat: int) -> Facts:
        one, other = self.about()
        return {"one": serf_fact(s, one), "two": serf_fact(s, other), "alone": int(one == other)}

    def grounds(self, s: Barony) -> tuple[str, ...]:
        """The rules that who is asked is told."""
        return (self.RULE,)

    def cites(self, s: Barony, seat: int) -> tuple[str, ...]:
        return self.grounds(s) if seat in self.actors(s) else ("BAR-C1.10",)

    def _of(self, asked: int) -> Ask:
        values = [getattr(self, name) for name in self.FIELDS[:-1]]
        return type(self)(*values, asked)  # type: ignore[call-arg]  # of a subclass, which has more fields

    def redact(self, s: Barony, eyes: int) -> Step[Barony] | None:
        return self if eyes == self.asked else self._of(-1)

    def fill(self, s: Barony, seat: int, chance: Chance) -> Step[Barony]:
        return self._of(self.whom(s))

    def window(self, s: Barony) -> Window | None:
        return ("BAR-C1.10", 0, 0.0)


def ask(s: Barony, question: Ask, known: int = ALL) -> None:
    """Open the window; `known` are the seats that may know of it."""
    asked = question.asked
    s.stack.append(question)
    if asked != s.turn:
        s.committed = True
    if s.log is not None:
        s.log.append((verbs.WINDOW, known, question.about(), "BAR-C1.10"))
        s.log.append((verbs.ASKED, 1 << asked, (asked,), question.RULE))


class Casting(Step[Barony], BaronyStep):
    """Something with several targets, one after another: the rest of it lies beneath each confrontation."""

    def swapped(self, serf: int, knight: int) -> Step[Barony]:
        """A Knight has taken the place of the target (BAR-A08.01)."""
        return self
