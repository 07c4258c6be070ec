"""The tools at a table, local or remote."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Protocol

from pydantic import Field

MAX_OPTIONS = 200  # maximum number of listed options
SHORT = 600  # characters of moves, and of news, in the answer to a move
Move = Annotated[str, Field(description="A move in the notation of list_choices, such as 'G'.")]
Seconds = Annotated[float, Field(description="The longest time to wait, at most 60.", ge=0)]
Chat = Annotated[str, Field(description="The message.")]


class Table(Protocol):
    """One seat at one table. Every answer depends only on the seat's knowledge."""

    def look(self) -> str:
        """Show the whole board, new events, the current decision, and the legal moves."""

    def choices(self) -> str:
        """List the legal moves: the notation and the meaning of each."""

    def why_not(self, move: Move) -> str:
        """Explain why a move is not allowed, with the rule. Nothing is played."""

    def play(self, move: Move) -> str:
        """Play a move in notation. Return what happened since, the next decision, and its moves or the first of them.

        An illegal move is refused with its rule and changes nothing. Besides moves: `resign`, and `offer draw`,
        `accept draw` and `refuse draw`.
        """

    def take_back(self) -> str:
        """Undo the unsent choices, or the last move if possible."""

    def log(self) -> str:
        """Show everything that this seat has seen, from the beginning."""

    def standings(self) -> str:
        """Show the result of the game."""

    def wait(self, seconds: Seconds) -> str:
        """Wait until this seat is to act or the game is over. Return what happened, and the decision."""

    def post(self, text: Chat) -> str:
        """Send a chat message to everyone at the table."""

    def leave(self) -> None:
        """Leave the table."""


def listed(choices: Iterable[tuple[str, str]], count: int, amounts: Sequence[str], short: bool = False) -> str:
    """Return choices as notation and text, then the amounts. `count` is the number of all choices.

    A short list ends after SHORT characters.
    """
    lines = [f"{text}  -  {label}" for text, label in choices]
    if short and (kept := _within(lines)) < len(lines):
        lines[kept:] = [f"and {count - kept} more moves: list_choices shows them"]
    elif count > MAX_OPTIONS:
        lines.append(f"and {count - MAX_OPTIONS} more of the same kinds")
    return "\n".join([*lines, *amounts]) or "It isn't your turn."


def news(lines: Sequence[str], short: bool) -> str:
    """Return log lines under a heading; a short list only the last ones."""
    if not lines:
        return ""
    kept = _within(lines[::-1]) if short else len(lines)
    left = len(lines) - kept
    earlier = [f"… {left} earlier lines: read_log shows them"] if left else []
    return "\n".join(["Since then:", *earlier, *lines[left:]])


def _within(lines: Sequence[str]) -> int:
    """Return how many of the lines have at most SHORT characters together; at least one."""
    total = 0
    for number, line in enumerate(lines):
        total += len(line) + 1
        if number and total > SHORT:
            return number
    return len(lines)


def cited(rules: Iterable[str]) -> str:
    """Return the rules of a text, as appended to it."""
    named = [rule for rule in rules if rule]
    return f"[{', '.join(named)}]" if named else ""
