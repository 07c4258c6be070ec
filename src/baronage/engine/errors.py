"""What the gate answers when it does not let something through."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.catalogue import Spoken


class Refusal(ValueError):
    """Something from outside that changed nothing. `rule` is an id of the game's rules, or empty.

    Its sentence is one of a catalogue (`engine/said.py`) wherever people may come to read it.
    """

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} [{rule}]" if rule else sentence)
        self.sentence = sentence
        self.rule = rule

    def told(self, language: str) -> str:
        """The sentence in a language, where it is known in others than English."""
        return self.sentence.told(language) if isinstance(self.sentence, Spoken) else self.sentence


def reason(error: Exception) -> str:
    """Why something could not be read: the sentence of a refusal, which is told in any language, or the error's own text."""
    return error.sentence if isinstance(error, Refusal) else str(error)


class Illegal(Refusal):
    """Readable, but the rules do not allow it now. `say` says why, in any language."""

    def __init__(self, sentence: str, rule: str = "", say: Callable[[str], str] | None = None) -> None:
        super().__init__(sentence, rule)
        self._say = say

    def told(self, language: str) -> str:
        """The sentence in a language."""
        return super().told(language) if self._say is None else self._say(language)

    def __reduce__(self) -> tuple[type[Illegal], tuple[str, str]]:
        return Illegal, (self.sentence, self.rule)


class Unreadable(Refusal):
    """A text that stands for no action."""


class Ambiguous(Refusal):
    """A text that could mean two things."""


class BadSetup(Refusal):
    """A number of seats or an option that the game does not have."""


class BadDocument(Refusal):
    """A record, a position or a saved state that can't be understood."""
