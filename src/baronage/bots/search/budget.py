"""The search budget of a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True)
class Budget:
    """A maximum number of simulations and seconds. Without a time limit the result is deterministic."""

    simulations: int = 256
    seconds: float | None = None
    stopped: Callable[[], bool] | None = None  # polled constantly; returns whether to stop now

    def begin(self) -> Callable[[], bool]:
        """Start the clock and return a function that returns whether the time is over."""
        due = None if self.seconds is None else monotonic() + self.seconds
        stopped = self.stopped

        def over() -> bool:
            return (due is not None and monotonic() >= due) or (stopped is not None and stopped())

        return over
