"""What a guest may ask and do at a table, wherever the table stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

MOST_OPTIONS = 200  # that are listed


class Table(Protocol):
    """One seat at one table. Every answer is made from what the seat may know, and nothing else."""

    def look(self) -> str:
        """The board, what has happened since the last look, what is asked, and what may be done."""

    def choices(self) -> str:
        """What may be done now: the move in notation, and what it is."""

    def why_not(self, move: str) -> str:
        """Why a move is not allowed, with the rule; nothing is played."""

    def play(self, move: str) -> str:
        """Play a move in notation; what is not allowed is refused with its rule, and nothing has changed."""

    def take_back(self) -> str:
        """Take back what was chosen and is not sent yet, else the last move, where that is possible."""

    def log(self) -> str:
        """All that this seat has seen, from the beginning."""

    def standings(self) -> str:
        """How the game ended."""

    def wait(self, seconds: float) -> str:
        """Until this seat is asked or the game is over, for so long at most; then look."""

    def say(self, text: str) -> str:
        """Say something to all at the table."""

    def leave(self) -> None:
        """Let go of the table."""


def listed(choices: Iterable[tuple[str, str]], count: int, amounts: Sequence[str]) -> str:
    """Choices as notation and words, then the amounts that may be chosen. `count`: of all choices."""
    lines = [f"{text}  -  {label}" for text, label in choices]
    if count > MOST_OPTIONS:
        lines.append(f"and {count - MOST_OPTIONS} more of the same kinds")
    return "\n".join([*lines, *amounts]) or "You are not asked anything."


def cited(rules: Iterable[str]) -> str:
    """The rules of a sentence, as they stand behind it."""
    named = [rule for rule in rules if rule]
    return f"[{', '.join(named)}]" if named else ""
