"""The spaces of Gymnasium for a game, and how a game is shown."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces

from baronage.envs.seats import Seats

LARGEST = numpy.iinfo(numpy.int32)
RENDER_MODES = ["ansi", "human"]


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
    return {"observation": seats.numbers(seat), "action_mask": seats.mask(seat)}


def render(seats: Seats, mode: str | None) -> str | None:
    """The board in text, as the referee sees it: given back, or printed."""
    if mode == "ansi":
        return str(seats.state)
    if mode == "human":
        print(seats.state)
    return None
