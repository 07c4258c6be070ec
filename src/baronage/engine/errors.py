"""What the gate answers when it does not let something through."""

from __future__ import annotations


class Refusal(ValueError):
    """Something from outside that changed nothing. `rule` is an id of the game's rules, or empty."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} [{rule}]" if rule else sentence)
        self.sentence = sentence
        self.rule = rule


class Illegal(Refusal):
    """Readable, but the rules do not allow it now."""


class Unreadable(Refusal):
    """A text that stands for no action."""


class Ambiguous(Refusal):
    """A text that could mean two things."""


class BadSetup(Refusal):
    """A number of seats or an option that the game does not have."""


class BadDocument(Refusal):
    """A record, a position or a saved state that can't be understood."""
