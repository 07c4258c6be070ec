"""Chance: the only source of shuffles, draws and rolls.

Chance is not part of a state. The results of the last play are in `outcomes`. A record stores them next to the action
that caused them, so it can be replayed without a seed.
"""

from __future__ import annotations

import hashlib
import os
import random
from collections.abc import Callable, Iterable
from typing import Any

from baronage.engine.core.mypyc_compat import mypyc_attr

Outcome = list[int]  # a number as [n], a shuffle as the resulting order


class ChanceError(ValueError):
    """A forced outcome that doesn't fit the request, or a request when no outcome is left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A fast seeded generator, and the base class of the other generators."""

    def __init__(self, seed: int | None = None) -> None:
        self.outcomes: list[Outcome] = []  # since the last play
        self.clock: Callable[[], float] | None = None  # minutes of playing time, at a table with a clock
        # how samples guess the secret submissions of others: (state, seat, chance) to actions; None for any legal
        # submission
        self.policy: Callable[[Any, int, Any], tuple[tuple[int, ...], ...]] | None = None
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        value = int(self._random.random() * n)
        self.outcomes.append([value])
        return value

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle `cards` in place and log the resulting order as one outcome."""
        draw = self._random.random
        cards.sort(key=lambda _: draw())  # faster than random.shuffle; search samples constantly
        self.outcomes.append(cards[:])

    def time_up(self, minutes: int) -> bool:
        """Return whether `minutes` have been played by the table's clock.

        Logged like chance; always False without a clock.
        """
        up = self.clock is not None and self.clock() >= minutes
        self.outcomes.append([int(up)])
        return up

    @staticmethod
    def forced(outcomes: Iterable[int | list[int] | None]) -> Forced:
        """Return a generator that returns the given outcomes in order, for tests and for the replay of records."""
        return Forced(outcomes)

    @staticmethod
    def sealed(seed: bytes | None = None) -> Sealed:
        """Return a verifiable generator for a table, seeded with 256 bits from the operating system by default."""
        return Sealed(seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Forced(Chance):
    """A generator with given outcomes: an int for a number, a list for a shuffled order, None for no change."""

    def __init__(self, outcomes: Iterable[int | list[int] | None]) -> None:
        super().__init__(0)
        self.left: list[int | list[int] | None] = list(outcomes)

    def _next(self, what: str) -> int | list[int] | None:
        if not self.left:
            raise ChanceError(f"no forced outcome is left for {what}")
        return self.left.pop(0)

    def below(self, n: int) -> int:
        value = self._next(f"a number below {n}")
        if isinstance(value, list) and len(value) == 1:
            value = value[0]
        if not isinstance(value, int) or not 0 <= value < n:
            raise ChanceError(f"forced outcome {value!r} is not a number below {n}")
        self.outcomes.append([value])
        return value

    def time_up(self, minutes: int) -> bool:
        up = self._next("a reading of the clock")
        if up not in (0, 1, [0], [1]):
            raise ChanceError(f"forced outcome {up!r} is not a clock reading: 1 if the time is up, else 0")
        self.outcomes.append([int(up in (1, [1]))])
        return up in (1, [1])

    def shuffle(self, cards: list[int]) -> None:
        order = self._next(f"a shuffle of {len(cards)} cards")
        if isinstance(order, list):
            if sorted(order) != sorted(cards):
                raise ChanceError(f"forced outcome is not an order of the {len(cards)} cards to shuffle")
            cards[:] = order
        elif order is not None:
            raise ChanceError(f"forced outcome {order!r} is not an order of cards")
        self.outcomes.append(cards[:])


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Chance):
    """A verifiable generator: its hash is published at the start of the game, its seed at the end.

    The stream is SHA-256(seed + counter as 8 bytes, big-endian), read as 64-bit numbers. A number below n is the next
    number of the stream below the largest multiple of n, modulo n. A shuffle swaps place i, from the last down to the
    second, with a place below i + 1.
    """

    def __init__(self, seed: bytes | None = None) -> None:
        super().__init__(0)
        self.seed = os.urandom(32) if seed is None else seed
        self._counter = 0
        self._block = b""

    @property
    def commitment(self) -> str:
        """The SHA-256 hash of the seed, published before the first card is dealt."""
        return hashlib.sha256(self.seed).hexdigest()

    def _number(self) -> int:
        if not self._block:
            self._block = hashlib.sha256(self.seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
        word, self._block = self._block[:8], self._block[8:]
        return int.from_bytes(word, "big")

    def _below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            value = self._number()
            if value < limit:
                return value % n

    def below(self, n: int) -> int:
        value = self._below(n)
        self.outcomes.append([value])
        return value

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self._below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.outcomes.append(cards[:])
