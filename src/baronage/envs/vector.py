"""Many games side by side, in one buffer: every seat learns, or one of them against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from baronage.bots import Player
from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup
from baronage.engine.setup import Setup
from baronage.envs.seats import Mask, Numbers, Seats


class Vector:
    """`count` games. In each the seat `seat[i]` is asked, observes `numbers[i]`, and may say the words of `mask[i]`.

    The arrays are the same ones all the time: `step` writes into them. A game that is over begins anew at once; then `done[i]` is
    True and `points[i]` holds the points of each seat of the game that ended.

    With an opponent, one seat of each game is asked, another one in each new game, and the opponent plays all others.
    """

    def __init__(self, setup: Setup, count: int, seed: int = 0, opponent: Player | None = None) -> None:
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
        self._opponent = opponent
        self._others = [
            {other: opponent for other in range(setup.seats) if other != seat} if opponent else {}
            for seat in range(setup.seats)
        ]
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """All games anew; the same seed, the same games."""
        self._seeds = numpy.random.default_rng(seed)
        self._thoughts = Chance(seed)
        self._begun = 0
        self.done[:] = False
        self.points[:] = 0
        for number in range(len(self.games)):
            self._begin(number)

    def _begin(self, number: int) -> None:
        game = self.games[number]
        self._asked[number] = self._begun % self.setup.seats
        self._begun += 1
        game.reset(int(self._seeds.integers(1 << 62)))
        self._answer(number)
        while not game.state.stack:  # it was over before this seat was asked
            game.reset(int(self._seeds.integers(1 << 62)))
            self._answer(number)
        self._look(number)

    def _answer(self, number: int) -> None:
        """What the opponent has to say to it."""
        if self._opponent is not None:
            seat = self._asked[number]
            self.games[number].let_others_play(seat, self._others[seat], self._thoughts)

    def _look(self, number: int) -> None:
        game = self.games[number]
        seat = game.asked()[0] if self._opponent is None else self._asked[number]
        self.seat[number] = self._asked[number] = seat
        numbers, mask = self._rows[number]
        game.numbers(seat, numbers)
        game.spelling(seat).mask(mask)

    def step(self, words: Sequence[int] | NDArray[Any]) -> None:
        """A word of each seat that is asked. One that is not allowed raises; the games before it have gone on."""
        said: Sequence[int] = words.tolist() if isinstance(words, numpy.ndarray) else words
        for number, word in enumerate(said):
            game = self.games[number]
            if game.say(self._asked[number], word) is not None:
                self._answer(number)
            over = not game.state.stack
            self.done[number] = over
            if over:
                self.points[number] = game.points()
                self._begin(number)
            else:
                self._look(number)
