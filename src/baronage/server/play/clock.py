"""The server's clock: the time of the wall clock, that never runs back.

A clock that is set back would give whoever is asked at a live table as much time as it was set. So this one goes on as it went,
and a little slower, until the wall clock has caught up, however far that is. How far it is ahead is told, for what is meant by
the wall clock: the deadlines of tables by post, dates, and what others are shown. One that is set forward is followed at once:
then it is as if the server had been away, which costs nobody any time.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SLOWER = 0.02  # by so much, while it is ahead
LEAST = 0.5  # seconds: what is less is no difference


class Clock:
    """Call it for the time, in seconds since 1970."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._at, self._then = wall(), steady()

    def __call__(self) -> float:
        """What time it is."""
        then, wall = self._steady(), self._wall()
        passed, self._then = then - self._then, then
        self._at = max(wall, self._at + passed - SLOWER * passed)
        return self._at

    def today(self) -> float:
        """What time it is by the wall clock, for what bears a date."""
        return self() - self.ahead()

    def not_before(self, at: float) -> None:
        """It was so late already, as the process before this one knew."""
        self._at = max(self(), at)

    def ahead(self) -> float:
        """By how many seconds it is ahead of the wall clock."""
        found = self() - self._wall()
        return found if found >= LEAST else 0.0
