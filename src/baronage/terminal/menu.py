"""Options as a person meets them: numbered, in words and notation, and gathered under headings when they are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from baronage.engine.flow import Action
from baronage.engine.questions import Choice, Group

MOST = 12  # entries that one looks over at a glance


@dataclass(frozen=True)
class Entry:
    """A numbered line: one option, or several under a heading, which opens."""

    words: str
    notation: str
    choices: tuple[Choice, ...]

    @property
    def opens(self) -> bool:
        """Are there several?"""
        return len(self.choices) > 1

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind it."""
        return tuple(dict.fromkeys(rule for choice in self.choices for rule in choice.rules))


def entries(choices: Sequence[Choice], groups: Sequence[Group] = ()) -> list[Entry]:
    """The numbered lines: each option, or, where that would be too many, the largest groups under their headings."""
    headings = {group.key: group.label for group in groups}
    members: dict[Action, list[Choice]] = {}
    for choice in choices:
        if choice.group in headings:
            members.setdefault(choice.group, []).append(choice)
    closed = _closed({key: len(inside) for key, inside in members.items()}, len(choices))
    found: list[Entry] = []
    for choice in choices:
        if choice.group not in closed:
            found.append(Entry(choice.label, choice.text, (choice,)))
        elif choice is members[choice.group][0]:
            found.append(Entry(headings[choice.group], "", tuple(members[choice.group])))
    return found


def _closed(sizes: dict[Action, int], total: int) -> set[Action]:
    """The groups to close, largest first and equal ones alike, until the rest is short enough."""
    closed: set[Action] = set()
    for size in sorted(set(sizes.values()), reverse=True):
        if total <= MOST or size == 1:
            break
        alike = [key for key, count in sizes.items() if count == size]
        closed.update(alike)
        total -= (size - 1) * len(alike)
    return closed
