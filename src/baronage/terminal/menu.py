"""Menus: numbered options, grouped under headings when there are many."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action
from baronage.engine.questions import Amount, Choice, Group
from baronage.terminal.locale import msg
from baronage.terminal.screen import Screen, choice

MAX = 12  # maximum number of visible entries


@dataclass(frozen=True)
class Entry:
    """A numbered line: one option, a group that can be opened, or an amount."""

    words: str
    notation: str
    choices: tuple[Choice, ...]
    amount: Amount | None = None

    @property
    def opens(self) -> bool:
        """Whether it is a group."""
        return len(self.choices) > 1

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of its options."""
        behind = (self.amount,) if self.amount else self.choices
        return tuple(dict.fromkeys(rule for one in behind for rule in one.rules))


def entries(choices: Sequence[Choice], groups: Sequence[Group] = (), amounts: Sequence[Amount] = ()) -> list[Entry]:
    """Return the numbered lines: each option, or, if there are too many, the largest groups under their headings.

    An amount replaces the options among its numbers.
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
    return Entry(msg("amount-of", label=amount.label, low=amount.low, high=amount.high), "", (), amount)


def show_entries(screen: Screen, found: Sequence[Entry]) -> None:
    """Print the numbered lines, with notation if it is enabled."""
    rows = []
    for number, entry in enumerate(found, 1):
        words = msg("ways", what=entry.words, count=len(entry.choices)) if entry.opens else entry.words
        rows.append((str(number), words, entry.notation if screen.notation else ""))
    screen.items(rows)


def numbered(found: Sequence[Entry], text: str) -> Entry:
    """Return the line of this number."""
    number = choice(text, len(found))
    if not number:
        raise Unreadable(msg("no-option", number=text[:20], most=len(found)))
    return found[number - 1]


def chosen(screen: Screen, entry: Entry) -> Action | None:
    """Return the action of a line that is not a group, or None if no amount was entered."""
    if entry.amount is None:
        return entry.choices[0].action
    low, high = entry.amount.low, entry.amount.high
    while text := screen.ask(msg("which-amount", low=low, high=high)):
        if text.isdecimal() and len(text) < 10 and low <= int(text) <= high:
            return (*entry.amount.prefix, int(text))
    return None


_SMALL = frozenset(
    ("the", "and", "with", "from", "your", "into", "that", "les", "des", "une", "dans", "avec", "votre", "vos")
)
_STEM = 4  # letters by which two words count as equal: upgrade, upgrades
_NEAREST = 3


def nearest(text: str, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Return the options closest to a text in plain words, without those that share nothing with it."""
    asked = _words_of(text)
    likeness: list[tuple[float, Choice]] = []
    for option in choices:
        label = _words_of(option.label)
        shared = [word for word in asked if any(_alike(word, other) for other in label)]
        if shared:
            likeness.append((len(shared) - len(label) / 1000, option))  # of two with equal matches, the shorter
    likeness.sort(key=lambda one: -one[0])
    return tuple(option for _, option in likeness[:_NEAREST])


def _words_of(text: str) -> list[str]:
    return [word for word in re.findall(r"[^\W_]{2,}", text.casefold()) if word not in _SMALL]


def _alike(word: str, other: str) -> bool:
    return word == other or (len(word) >= _STEM and other.startswith(word[:_STEM]))


def _closed(sizes: dict[Action, int], total: int) -> set[Action]:
    """Return the groups to collapse, largest first and equal sizes together, until the menu is short enough."""
    closed: set[Action] = set()
    for size in sorted(set(sizes.values()), reverse=True):
        if total <= MAX or size == 1:
            break
        alike = [key for key, count in sizes.items() if count == size]
        closed.update(alike)
        total -= (size - 1) * len(alike)
    return closed
