"""Questions inside a turn: all players see that a window is open, but only the seat asked knows it is (BAR-C1.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.rules.param_text import serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import BaronyStep


class Ask(Step[Barony], BaronyStep):
    """A question to the seat `asked`, its last field, which is -1 in the views of others.

    The default is taken for an eliminated Baron.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("asked",)
    SECRET_WINDOW: ClassVar[bool] = True
    RULE: ClassVar[str] = "BAR-C1.10"  # the rule of the question

    def __init__(self, asked: int) -> None:
        self.asked: Final = asked

    def whom(self, s: Barony) -> int:
        """Return the seat asked, worked out from public information."""
        raise NotImplementedError

    def choices(self, s: Barony) -> list[Action]:
        """Return the possible answers."""
        raise NotImplementedError

    def about(self) -> tuple[int, int]:
        """Return the Serf that acts and the Serf that it concerns."""
        raise NotImplementedError

    def actors(self, s: Barony) -> list[int]:
        seat = self.asked
        return [] if seat < 0 or s.fallen[seat] else [seat]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        return self.choices(s) if seat == self.asked else []

    def run(self, s: Barony, chance: Chance) -> None:
        """Play the default for an eliminated Baron (BAR-V2.06)."""
        self.play(s, self.asked, self.default(s, self.asked), chance)

    def close(self, s: Barony) -> None:
        """Close the question. Another Baron's answer can't be undone."""
        s.stack.pop()
        if self.asked != s.turn:
            s.committed = True

    def pass_over(self, s: Barony, chance: Chance) -> None:
        s.stack.pop()

    def prompt_id(self, s: Barony, seat: int) -> str:
        return self.NAME if seat in self.actors(s) else "answer-awaited"

    def params(self, s: Barony, seat: int) -> Params:
        one, other = self.about()
        return {"one": serf_param(s, one), "two": serf_param(s, other), "alone": int(one == other)}

    def grounds(self, s: Barony) -> tuple[str, ...]:
        """Return the rules shown to the seat asked."""
        return (self.RULE,)

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        return self.grounds(s) if seat in self.actors(s) else ("BAR-C1.10",)

    def _of(self, asked: int) -> Ask:
        values = [getattr(self, name) for name in self.FIELDS[:-1]]
        return type(self)(*values, asked)  # type: ignore[call-arg]  # of a subclass, which has more fields

    def redact(self, s: Barony, viewer: int) -> Step[Barony] | None:
        return self if viewer == self.asked else self._of(-1)

    def fill(self, s: Barony, seat: int, chance: Chance) -> Step[Barony]:
        return self._of(self.whom(s))

    def window(self, s: Barony) -> Window | None:
        return ("BAR-C1.10", 0, 0.0)


def ask(s: Barony, question: Ask, known: int = ALL) -> None:
    """Open the window; `known` is the bit set of seats that may know of it."""
    asked = question.asked
    s.stack.append(question)
    if asked != s.turn:
        s.committed = True
    if s.log is not None:
        s.log.append((verbs.WINDOW, known, question.about(), "BAR-C1.10"))
        s.log.append((verbs.ASKED, 1 << asked, (asked,), question.RULE))


class Casting(Step[Barony], BaronyStep):
    """An effect with several targets, one after another; the rest of it lies beneath each confrontation."""

    def swapped(self, serf: int, knight: int) -> Step[Barony]:
        """Return this step after a Knight has taken the place of the target (BAR-A08.01)."""
        return self
