"""Options as a person meets them: numbered, in words and notation, and gathered in groups when they are many."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from baronage.engine.flow import Action, State

MOST = 12  # entries that one looks over at a glance
MOST_WORDS = 8  # with which a group is named
MOST_PARTS = 3  # of a group without common words that are named
OPEN = "…"
_JOINTS = re.compile(r"[\s>]+")


@dataclass(frozen=True)
class Option:
    """Something that the seat may do now."""

    action: Action
    words: str
    notation: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """A numbered line: one option, or a group of them that opens."""

    words: str
    notation: str
    options: tuple[Option, ...]

    @property
    def group(self) -> bool:
        """Does it open?"""
        return len(self.options) > 1

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind it."""
        return tuple(dict.fromkeys(rule for option in self.options for rule in option.rules))


def options_of(view: State, seat: int, names: Sequence[str] = ()) -> list[Option]:
    """Every option of a seat, from its own view."""
    found = []
    for action in view.actions(seat):
        words, rules = view.game.say(view, seat, action, names=names)
        found.append(Option(action, words, view.write(seat, action), rules))
    return found


def entries(options: Sequence[Option], depth: int = 0) -> list[Entry]:
    """The numbered lines: each option, or, where that would be too many, the largest groups closed.

    A group is what begins alike in notation: all attacks; within them, all attacks of one unit.
    """
    words = [_JOINTS.split(option.notation) for option in options]
    while len(options) > 1 and all(len(word) > depth for word in words) and len({word[depth] for word in words}) == 1:
        depth += 1
    groups: dict[tuple[str, ...], list[Option]] = {}
    for option, word in zip(options, words, strict=True):
        groups.setdefault(tuple(word[: depth + 1]), []).append(option)
    closed = _closed({head: len(group) for head, group in groups.items()}, len(options))
    found: list[Entry] = []
    for head, group in groups.items():
        if head in closed:
            found.append(Entry(in_common(group, depth), " ".join(head), tuple(group)))
        else:
            found.extend(Entry(option.words, option.notation, (option,)) for option in group)
    return found


def _closed(sizes: dict[tuple[str, ...], int], total: int) -> set[tuple[str, ...]]:
    """The groups to close, largest first and equal ones alike, until the rest is short enough."""
    closed: set[tuple[str, ...]] = set()
    for size in sorted(set(sizes.values()), reverse=True):
        if total <= MOST or size == 1 or len(sizes) == 1:
            break
        alike = [head for head, count in sizes.items() if count == size]
        closed.update(alike)
        total -= (size - 1) * len(alike)
    return closed


def in_common(group: Sequence[Option], depth: int) -> str:
    """A group in words: what all of it shares, or else what each part of it shares."""
    shared = common_words([option.words for option in group])
    if shared:
        return shared
    parts: dict[str, list[str]] = {}
    for option in group:
        parts.setdefault(_JOINTS.split(option.notation)[depth + 1 :][0], []).append(option.words)
    named = [words.split() for words in map(common_words, parts.values()) if words]
    while named and all(len(words) > 1 and words[-1] == named[0][-1] for words in named):
        named = [words[:-1] for words in named]  # 'Knight attacks B's' and 'Archers attack B's': leave out whose
    return " / ".join(" ".join(words) for words in named[:MOST_PARTS]) + (f" / {OPEN}" if named[MOST_PARTS:] else "")


def common_words(sentences: Sequence[str]) -> str:
    """The words with which all of them begin; a single one that differs on the way is left open: 'Pay … upgrade the'."""
    shared: list[str] = []
    for column in zip(*(sentence.split() for sentence in sentences), strict=False):
        if len(set(column)) == 1:
            shared.append(column[0])
        elif not shared or shared[-1] == OPEN:
            break
        else:
            shared.append(OPEN)
        if len(shared) == MOST_WORDS:
            break
    while shared and shared[-1] == OPEN:
        shared.pop()
    return " ".join(shared).rstrip(",;:(")
