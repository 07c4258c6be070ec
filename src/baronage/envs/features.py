"""Observations scaled for neural networks: float32 values from -1 to 1, from the side of the observing seat.

An observation of `TokenEnv` consists of integers: amounts, but also cards, whose numbers mean nothing by their size. This
module turns it into values that a plain network can read:

- A list whose values have kinds (`kinds` in a game's `action_space`, such as the types of cards in a hand) becomes counts:
  one value per kind, n / (n + 1) for n items. A list of at most four, such as a market, is read place by place.
- The steps in progress are counted by kind too.
- Every other number x becomes x / (|x| + 8); an empty place is 0.
- Rows that belong to seats begin with the observing seat.
- The tokens of the unfinished action follow, one value per token of the vocabulary.

The block `check`, a hash, is left out.
"""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from baronage.engine.core.setup import Setup
from baronage.engine.learning.encoding import EMPTY
from baronage.engine.learning.token_env import MAX_TOKENS
from baronage.envs.token_types import TokenTypes

HALF = 8.0  # an amount of this size becomes 0.5
ORDERED = 4  # places of a list that is not counted but read place by place, because actions name the places

Floats = NDArray[numpy.float32]
Places = NDArray[numpy.int64]


class Features:
    """The scaled observations of a setup. With `merged`, tokens are counted by type (`baronage.envs.token_types`)."""

    def __init__(self, setup: Setup, merged: bool = False) -> None:
        layout, seats = setup.layout, setup.seats
        module = setup.game.module("action_space")
        kinds: dict[str, list[int]] = module.kinds(setup) if hasattr(module, "kinds") else {}
        self.names: list[str] = []
        amounts: list[tuple[int, int, int, int]] = []  # place in the numbers and here, owner or -1, width of a row
        items: list[tuple[int, int, int, int, int, int]] = []  # the same, then start and length of its kinds
        tables: list[int] = []
        for block in layout.blocks:
            if block.name == "check":
                continue
            in_rows = block in (*layout.fields, *layout.counts) and (len(block.shape) > 1 or block.shape == (seats,))
            rows = block.shape[0] if in_rows else 1
            owned = rows == seats > 1
            width = (block.stop - block.start) // rows
            table = [*range(len(layout.frames))] if block.name == "frames" else kinds.get(block.name)
            if table is not None and rows == 1 and width <= ORDERED:
                rows, width = width, 1
            size = width if table is None else max(table) + 1
            start = len(self.names)
            for row in range(rows):
                owner = row if owned else -1
                for at in range(width):
                    here = block.start + row * width + at
                    if table is None:
                        amounts.append((here, start + row * width + at, owner, width))
                    else:
                        items.append((here, start + row * size, owner, size, len(tables), len(table)))
            self.names += [f"{block.name} {at // size}.{at % size}" for at in range(rows * size)]
            tables += table or ()
        self._partial = len(self.names)
        types = TokenTypes(setup, merged)
        self._types = types.of
        self.names += [f"said {name}" for name in types.names]
        self.size = len(self.names)
        self._begun = layout.size
        self._from, self._to = _turned(amounts, seats)
        self._items, self._rows = _turned([it[:4] for it in items], seats)
        self._first: Places = numpy.array([it[4] for it in items], dtype=numpy.int64)
        self._kinds: Places = numpy.array(tables or [0], dtype=numpy.int64)
        self._last: Places = numpy.array([it[5] - 1 for it in items], dtype=numpy.int64)

    def read(self, numbers: Any, seat: int, out: Floats | None = None) -> Floats:
        """Return an observation as features, in `out` or in a new array."""
        found = numpy.zeros(self.size, numpy.float32) if out is None else out
        values = numpy.frombuffer(numbers, numpy.int32) if not isinstance(numbers, numpy.ndarray) else numbers
        held = values[self._items]
        known = held != EMPTY
        kinds = self._kinds[self._first[known] + numpy.clip(held[known], 0, self._last[known])]
        counts = numpy.bincount(self._rows[seat][known] + kinds, minlength=self.size)
        numpy.divide(counts, counts + 1, out=found, casting="same_kind")
        plain = values[self._from].astype(numpy.float32)
        plain[plain == EMPTY] = 0
        found[self._to[seat]] = plain / (numpy.abs(plain) + numpy.float32(HALF))
        tokens = values[self._begun : self._begun + MAX_TOKENS]
        found[self._partial + self._types[tokens[tokens != EMPTY]]] = 1
        return found


def _turned(parts: list[tuple[int, int, int, int]], seats: int) -> tuple[Places, list[Places]]:
    """Return the places in the numbers, and for each observing seat the places here, its own rows first."""
    table: Places = numpy.array(parts, dtype=numpy.int64).reshape(-1, 4)
    here, there, owner, width = table.T
    turned = [there + numpy.where(owner >= 0, ((owner - seat) % seats - owner) * width, 0) for seat in range(seats)]
    return here, turned
