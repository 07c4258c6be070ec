"""Exceptions raised when input is rejected."""

from __future__ import annotations

import re
from collections.abc import Callable
from json import JSONDecodeError

from baronage.engine.text.catalogue import LocalizedText
from baronage.engine.text.input_errors import msg, quoted


class Refusal(ValueError):
    """Rejected input that changed nothing. `rule` is a rule id of the game, or empty.

    The message comes from a catalogue (`engine/text/localization.py`) wherever players can read it.
    """

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} [{rule}]" if rule else sentence)
        self.sentence = sentence
        self.rule = rule

    def localized(self, language: str) -> str:
        """Return the message in `language`, or in English if it has no translation."""
        return self.sentence.localized(language) if isinstance(self.sentence, LocalizedText) else self.sentence


def reason(error: Exception) -> str:
    """Return why something could not be read, in words of a catalogue: Python's own text is not for players."""
    if isinstance(error, Refusal):
        return error.sentence
    detail = error.args[0] if error.args else ""
    number = re.match(r"invalid literal for int\(\).*: '(.*)'$", str(detail))
    if number is not None:
        return msg("number-unread", text=quoted(number[1]))
    return msg("word-unknown", word=quoted(detail)) if isinstance(error, KeyError) else msg("part-unread")


def document_reason(error: Exception) -> str:
    """Return why JSON could not be read, or data from JSON, in words of a catalogue."""
    if isinstance(error, JSONDecodeError):
        return msg("json-wrong", line=error.lineno, column=error.colno)
    if isinstance(error, KeyError):
        return msg("entry-missing", name=quoted(error.args[0]))
    return reason(error)


class Illegal(Refusal):
    """A readable action that the rules don't allow now. `msg` returns the reason in a language."""

    def __init__(self, sentence: str, rule: str = "", msg: Callable[[str], str] | None = None) -> None:
        super().__init__(sentence, rule)
        self._msg = msg

    def localized(self, language: str) -> str:
        """Return the message in `language`."""
        return super().localized(language) if self._msg is None else self._msg(language)

    def __reduce__(self) -> tuple[type[Illegal], tuple[str, str]]:
        return Illegal, (self.sentence, self.rule)


class Unreadable(Refusal):
    """A text that matches no action."""


class Ambiguous(Refusal):
    """A text with two possible meanings."""


class BadSetup(Refusal):
    """A number of seats or an option that the game doesn't have."""


class BadDocument(Refusal):
    """A record, a position or a saved state that can't be read."""
