"""Many games side by side, in one buffer: for self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from baronage.engine.errors import BadSetup
from baronage.engine.setup import Setup
from baronage.envs.seats import Mask, Numbers, Seats


class Vector:
    """`count` games. In each the seat `seat[i]` is asked, observes `numbers[i]`, and may say the words of `mask[i]`.

    The arrays are the same ones all the time: `step` writes into them. A game that is over begins anew at once; then `done[i]` is
    True and `points[i]` holds the points of each seat of the game that ended.
    """

    def __init__(self, setup: Setup, count: int, seed: int = 0) -> None:
        if count < 1:
            raise BadSetup(f"there must be a game, not {count}")
        self.setup = setup
        self.games = [Seats(setup) for _ in range(count)]
        self.words = self.games[0].words
        self.numbers: Numbers = numpy.zeros((count, self.games[0].size), dtype=numpy.int32)
        self.mask: Mask = numpy.zeros((count, self.words), dtype=numpy.int8)
        self.seat: NDArray[numpy.int32] = numpy.zeros(count, dtype=numpy.int32)
        self.done: NDArray[numpy.bool_] = numpy.zeros(count, dtype=numpy.bool_)
        self.points: NDArray[numpy.float32] = numpy.zeros((count, setup.seats), dtype=numpy.float32)
        self._rows = [(self.numbers[number], memoryview(self.mask[number])) for number in range(count)]
        self._asked = [0] * count  # as `seat`
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """All games anew; the same seed, the same games."""
        self._seeds = numpy.random.default_rng(seed)
        self.done[:] = False
        self.points[:] = 0
        for number in range(len(self.games)):
            self._begin(number)

    def _begin(self, number: int) -> None:
        self.games[number].reset(int(self._seeds.integers(1 << 62)))
        self._look(number)

    def _look(self, number: int) -> None:
        game = self.games[number]
        seat = game.asked()[0]
        self.seat[number] = self._asked[number] = seat
        numbers, mask = self._rows[number]
        game.numbers(seat, numbers)
        game.spelling(seat).mask(mask)

    def step(self, words: Sequence[int] | NDArray[Any]) -> None:
        """A word of each seat that is asked. One that is not allowed raises; the games before it have gone on."""
        said: Sequence[int] = words.tolist() if isinstance(words, numpy.ndarray) else words
        for number, word in enumerate(said):
            game = self.games[number]
            game.say(self._asked[number], word)
            over = not game.state.stack
            self.done[number] = over
            if over:
                self.points[number] = game.points()
                self._begin(number)
            else:
                self._look(number)
