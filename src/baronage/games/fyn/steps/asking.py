"""Secret prompts to players in turn (FYN-W1.04 to W1.06): only the prompted seat knows who is prompted."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, Step
from baronage.engine.core.window import NOBODY, SecretWindow
from baronage.engine.text.params import RuleViolation
from baronage.games.fyn import verbs
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.base import MayAttack

RESTART: Final = -4  # value of `asked`: no seat yet; an event has just been played


class Asking(SecretWindow[Barons], MayAttack):
    """Step that prompts players in turn in secret. `asked` is the seat, `done` the seats that have passed."""

    PASS: ClassVar[int] = verbs.PASS
    ASKED: ClassVar[int] = verbs.ASKED
    ASKED_RULE: ClassVar[str] = "FYN-W1.04"
    PASSED: ClassVar[int] = verbs.PASSED
    PASSED_RULE: ClassVar[str] = "FYN-W1.04"
    NOT_ASKED: ClassVar[str] = ""  # the rule against a player who isn't prompted but tries to act

    def __init__(self, asked: int, done: int) -> None:
        # older saved states have other numbers for NOBODY
        super().__init__(asked if asked >= 0 or asked == RESTART else NOBODY, done)

    def has_hidden(self, s: Barons, seat: int) -> bool:
        return 0 in s.hands[seat]

    def not_asked(self, s: Barons, seat: int, action: Action) -> RuleViolation:
        return RuleViolation(self.NOT_ASKED if action[0] in self.OFFERS else "FYN-W1.06", {}, "not-asked-in-secret")

    def run(self, s: Barons, chance: Chance) -> None:
        if self.asked == RESTART:
            self.ask_next(s, 0, chance)  # FYN-W1.05
        else:
            super().run(s, chance)

    def redact(self, s: Barons, viewer: int) -> Step[Barons] | None:
        return self if self.asked == RESTART else super().redact(s, viewer)
