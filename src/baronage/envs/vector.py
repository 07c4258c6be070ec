"""Many games in one buffer: every seat learns, or one of them against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy
from numpy.typing import NDArray

from baronage.bots import Player
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import Setup
from baronage.engine.learning.token_env import OVER, TokenEnv
from baronage.envs.seats import let_others_play

Numbers = NDArray[numpy.int32]
Mask = NDArray[numpy.int8]


class Vector:
    """Vectorized games.

    In game i, seat `seat[i]` is to act, with the observation `numbers[i]` and the legal tokens `mask[i]`.

    The arrays never change their identity: `step` writes into them. A finished game restarts immediately; then
    `done[i]` is True and `points[i]` holds the points of each seat of the finished game.

    With an opponent, only one seat of each game learns, a different one in each new game, and the opponent plays all
    others.
    """

    def __init__(self, setup: Setup, count: int, seed: int = 0, opponent: Player | None = None) -> None:
        if count < 1:
            raise BadSetup(f"expected at least one game, not {count}")
        self.setup = setup
        self.games = [TokenEnv(setup) for _ in range(count)]
        self.token_count = self.games[0].token_count
        self.numbers: Numbers = numpy.zeros((count, self.games[0].size), dtype=numpy.int32)
        self.mask: Mask = numpy.zeros((count, self.token_count), dtype=numpy.int8)
        self.seat: NDArray[numpy.int32] = numpy.zeros(count, dtype=numpy.int32)
        self.done: NDArray[numpy.bool_] = numpy.zeros(count, dtype=numpy.bool_)
        self.points: NDArray[numpy.float32] = numpy.zeros((count, setup.seats), dtype=numpy.float32)
        # by game, as bytes: the observation and the legal tokens
        self._rows = [(_bytes(self.numbers[number]), _bytes(self.mask[number])) for number in range(count)]
        self._asked = [0] * count  # as in `seat`
        self._opponent = opponent
        self._others = [
            {other: opponent for other in range(setup.seats) if other != seat} if opponent else {}
            for seat in range(setup.seats)
        ]
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Restart all games. Equal seeds give equal games."""
        self._seeds = numpy.random.default_rng(seed)
        self._bot_chance = Chance(seed)
        self._begun = 0
        self.done[:] = False
        self.points[:] = 0
        for number in range(len(self.games)):
            self._begin(number)
        self.seat[:] = self._asked

    def _begin(self, number: int) -> None:
        game = self.games[number]
        self._asked[number] = self._begun % self.setup.seats
        self._begun += 1
        game.reset(int(self._seeds.integers(1 << 62)))
        while not self._look(number):  # the game ended before this seat was to act
            game.reset(int(self._seeds.integers(1 << 62)))

    def _look(self, number: int) -> bool:
        """Let the opponent act and write the observation. Return False if the game is over."""
        game, seat = self.games[number], self._asked[number]
        if self._opponent is not None:
            let_others_play(game, seat, self._others[seat], self._bot_chance)
        elif game.state.stack:
            seat = self._asked[number] = game.asked()[0]
        if not game.state.stack:
            return False
        game.show(seat, *self._rows[number])
        return True

    def step(self, chosen: Sequence[int] | NDArray[Any]) -> None:
        """Add one token for each acting seat. An illegal token raises after the games before it have advanced."""
        tokens: Sequence[int] = chosen.tolist() if isinstance(chosen, numpy.ndarray) else chosen
        asked, rows = self._asked, self._rows
        self.done[:] = False
        try:
            for number, token in enumerate(tokens):
                game = self.games[number]
                if self._opponent is None:
                    numbers, mask = rows[number]
                    seat = game.answer(asked[number], token, numbers, mask)
                    if seat != OVER:
                        asked[number] = seat
                        continue
                else:
                    game.push(asked[number], token)
                    if self._look(number):
                        continue
                self.done[number] = True
                self.points[number] = game.points()
                self._begin(number)
        finally:
            self.seat[:] = asked


def _bytes(row: NDArray[Any]) -> memoryview:
    return row.data.cast("B")
