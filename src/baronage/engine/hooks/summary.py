"""Summary hooks: points by turn, event counts by seat, and the causes of a defeat or a setback.

A game with a summary has a module `summary`:

    COUNTS                       names of the counts for each seat, most important first; each has a message `count-NAME`
    GAINS                       the counter of the table's events that counts these points (optional, by default score)
    points(view, seat)          the points of a seat by source: `points-from-NAME`; their sum is its score
    counts(view, event)          the counts that an event increases: seats and names
    defeat(view, events, seat)    the indices of at most three events, in order, that led to the seat's defeat
    setback(view, events, seat) the indices of the events that led to the last one, if that is a battle lost by the seat or
                                a failed order of its own; otherwise empty
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from baronage.engine.core.state import Event, State


class SummaryHooks(Protocol):
    """The functions of a game's module `summary`."""

    COUNTS: tuple[str, ...]

    def points(self, view: State, seat: int) -> dict[str, int]:
        """Return points by source."""

    def counts(self, view: State, event: Event) -> Iterable[tuple[int, str]]:
        """Return the seats and names of the counts that an event increases."""

    def defeat(self, view: State, events: Sequence[Event], seat: int) -> list[int]:
        """Return the indices of the events that led to the seat's defeat."""

    def setback(self, view: State, events: Sequence[Event], seat: int) -> list[int]:
        """Return the indices of the events that led to the last one, if it was a setback for the seat."""


def led_to(events: Sequence[Event], *tests: Callable[[Event], bool]) -> list[int]:
    """Return the index of the last event, after those of the latest earlier events that pass each test, in order."""
    last = len(events) - 1
    found = {next((place for place in range(last - 1, -1, -1) if test(events[place])), last) for test in tests}
    return sorted({*found, last})


def backwards(events: Sequence[Event], *tests: Callable[[Event], bool]) -> list[int]:
    """Return the indices of the last event that passes the first test, the last before it that passes the second, etc.

    A test that no event passes is skipped.
    """
    found: list[int] = []
    end = len(events)
    for test in tests:
        place = next((place for place in range(end - 1, -1, -1) if test(events[place])), -1)
        if place >= 0:
            found.append(place)
            end = place
    return found
