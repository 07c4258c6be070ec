"""How much a bot may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True)
class Budget:
    """So many simulations, and no more than so many seconds. Without seconds the result is a function of the rest."""

    simulations: int = 256
    seconds: float | None = None
    stopped: Callable[[], bool] | None = None  # asked all the time: does somebody want the answer now?

    def begin(self) -> Callable[[], bool]:
        """The clock starts: is it over?"""
        due = None if self.seconds is None else monotonic() + self.seconds
        stopped = self.stopped

        def over() -> bool:
            return (due is not None and monotonic() >= due) or (stopped is not None and stopped())

        return over
