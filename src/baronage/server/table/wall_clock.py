"""The server clock: wall clock time that never runs back.

A clock set back would give players at live tables extra time. So this clock runs on a little slower until the wall
clock has caught up. `ahead` is the difference, for values by the wall clock: correspondence deadlines, dates and
displayed times. A clock set forward is followed at once, as if the server had been down, which costs no player any
time.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SLOWER = 0.02  # relative slowdown while it is ahead
LEAST = 0.5  # seconds below which a difference is ignored


class Clock:
    """A clock; call it for the time in seconds since 1970."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._at, self._then = wall(), steady()

    def __call__(self) -> float:
        """Return the current time."""
        then, wall = self._steady(), self._wall()
        passed, self._then = then - self._then, then
        self._at = max(wall, self._at + passed - SLOWER * passed)
        return self._at

    def today(self) -> float:
        """Return the wall clock time, for dates."""
        return self() - self.ahead()

    def not_before(self, at: float) -> None:
        """Advance the clock to at least `at`, the last time known to the previous process."""
        self._at = max(self(), at)

    def ahead(self) -> float:
        """Return by how many seconds the clock is ahead of the wall clock."""
        found = self() - self._wall()
        return found if found >= LEAST else 0.0
