"""Options as a person meets them: numbered, in words, and gathered under headings when they are many."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from baronage.engine.errors import Unreadable
from baronage.engine.flow import Action
from baronage.engine.questions import Amount, Choice, Group
from baronage.terminal.screen import Screen, choice
from baronage.terminal.words import say

MOST = 12  # entries that one looks over at a glance


@dataclass(frozen=True)
class Entry:
    """A numbered line: one option, or several under a heading, which opens; or an amount, which is asked for."""

    words: str
    notation: str
    choices: tuple[Choice, ...]
    amount: Amount | None = None

    @property
    def opens(self) -> bool:
        """Are there several?"""
        return len(self.choices) > 1

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind it."""
        behind = (self.amount,) if self.amount else self.choices
        return tuple(dict.fromkeys(rule for one in behind for rule in one.rules))


def entries(choices: Sequence[Choice], groups: Sequence[Group] = (), amounts: Sequence[Amount] = ()) -> list[Entry]:
    """The numbered lines: each option, or, where that would be too many, the largest groups under their headings.

    An amount takes the place of the options that are among its numbers.
    """
    free = {amount.prefix: _freely(amount) for amount in amounts}
    rungs = set(free)
    headings = {group.key: group.label for group in groups}
    members: dict[Action, list[Choice]] = {}
    for option in choices:
        if option.group in headings and option.action[:-1] not in rungs:
            members.setdefault(option.group, []).append(option)
    listed = sum(option.action[:-1] not in rungs for option in choices)
    closed = _closed({key: len(inside) for key, inside in members.items()}, listed + len(free))
    found: list[Entry] = []
    for option in choices:
        if option.action[:-1] in rungs:
            found += [free.pop(option.action[:-1])] if option.action[:-1] in free else []
        elif option.group not in closed:
            found.append(Entry(option.label, option.text, (option,)))
        elif option is members[option.group][0]:
            found.append(Entry(headings[option.group], "", tuple(members[option.group])))
    return [*found, *free.values()]


def _freely(amount: Amount) -> Entry:
    return Entry(say("amount-of", label=amount.label, low=amount.low, high=amount.high), "", (), amount)


def show_entries(screen: Screen, found: Sequence[Entry]) -> None:
    """The numbered lines, each with its notation for who reads that."""
    rows = []
    for number, entry in enumerate(found, 1):
        words = say("ways", what=entry.words, count=len(entry.choices)) if entry.opens else entry.words
        rows.append((str(number), words, entry.notation if screen.notation else ""))
    screen.items(rows)


def numbered(found: Sequence[Entry], text: str) -> Entry:
    """The line of that number."""
    number = choice(text, len(found))
    if not number:
        raise Unreadable(say("no-option", number=text[:20], most=len(found)))
    return found[number - 1]


def chosen(screen: Screen, entry: Entry) -> Action | None:
    """The action of a line that does not open; None: who was asked for an amount gave none."""
    if entry.amount is None:
        return entry.choices[0].action
    low, high = entry.amount.low, entry.amount.high
    while text := screen.ask(say("which-amount", low=low, high=high)):
        if text.isdecimal() and len(text) < 10 and low <= int(text) <= high:
            return (*entry.amount.prefix, int(text))
    return None


_SMALL = frozenset(
    ("the", "and", "with", "from", "your", "into", "that", "les", "des", "une", "dans", "avec", "votre", "vos")
)
_STEM = 4  # letters by which two words are taken for the same: upgrade, upgrades
_NEAREST = 3


def nearest(text: str, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The options that come nearest to what somebody typed in plain words; none that has nothing in common with it."""
    asked = _words_of(text)
    likeness: list[tuple[float, Choice]] = []
    for option in choices:
        said = _words_of(option.label)
        shared = [word for word in asked if any(_alike(word, other) for other in said)]
        if shared:
            likeness.append((len(shared) - len(said) / 1000, option))  # of two that say as much, the shorter
    likeness.sort(key=lambda one: -one[0])
    return tuple(option for _, option in likeness[:_NEAREST])


def _words_of(text: str) -> list[str]:
    return [word for word in re.findall(r"[^\W_]{2,}", text.casefold()) if word not in _SMALL]


def _alike(word: str, other: str) -> bool:
    return word == other or (len(word) >= _STEM and other.startswith(word[:_STEM]))


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
