"""The spaces of Gymnasium for a game, and how a game is shown."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from baronage.engine.seats import Seats

LARGEST = numpy.iinfo(numpy.int32)
RENDER_MODES = ["ansi", "human", "rgb_array"]


class Words(spaces.Discrete):
    """The words of a game. Each step asks whether one is among them: of a plain number that is found at once."""

    def contains(self, x: Any) -> bool:
        return bool(0 <= x < self.n) if type(x) is int else super().contains(x)


def observation_space(seats: Seats) -> spaces.Dict:
    """What a seat observes, and the words it may say."""
    return spaces.Dict(
        {
            "observation": spaces.Box(int(LARGEST.min), int(LARGEST.max), (seats.size,), numpy.int32),
            "action_mask": spaces.Box(0, 1, (seats.words,), numpy.int8),
        }
    )


def observed(seats: Seats, seat: int) -> dict[str, Any]:
    """An observation in that space."""
    return {"observation": numpy.frombuffer(seats.numbers(seat), numpy.int32), "action_mask": mask_of(seats, seat)}


def mask_of(seats: Seats, seat: int) -> NDArray[numpy.int8]:
    """The words that the seat may say, as 0 and 1."""
    return numpy.frombuffer(seats.mask(seat), numpy.int8)


def render(seats: Seats, mode: str | None) -> Any:
    """The game as the referee sees it: the board in text, given back (`ansi`) or printed (`human`), or its picture as pixels."""
    if mode == "ansi":
        return str(seats.state)
    if mode == "human":
        print(seats.state)
    if mode == "rgb_array":
        from baronage.envs.pixels import pixels  # only who wants pictures loads what draws them

        return pixels(seats.state._repr_svg_())
    return None
