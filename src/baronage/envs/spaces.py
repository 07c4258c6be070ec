"""Gymnasium spaces and rendering of a game."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from baronage.engine.learning.token_env import TokenEnv
from baronage.envs.features import Features

LARGEST = numpy.iinfo(numpy.int32)
RENDER_MODES = ["ansi", "human", "rgb_array"]


class Tokens(spaces.Discrete):
    """The tokens of a game, with a fast membership test for plain ints, which runs at every step."""

    def contains(self, x: Any) -> bool:
        return bool(0 <= x < self.n) if type(x) is int else super().contains(x)


def observation_space(seats: TokenEnv, features: Features | None) -> spaces.Dict:
    """Return the space of observations, as integers or scaled to features, and of legal tokens of a seat."""
    numbers: spaces.Space[Any] = spaces.Box(int(LARGEST.min), int(LARGEST.max), (seats.size,), numpy.int32)
    if features is not None:
        numbers = spaces.Box(-1.0, 1.0, (features.size,), numpy.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (seats.token_count,), numpy.int8)})


def observed(seats: TokenEnv, seat: int, features: Features | None) -> dict[str, Any]:
    """Return an observation in that space."""
    numbers: Any = numpy.frombuffer(seats.numbers(seat), numpy.int32)
    if features is not None:
        numbers = features.read(numbers, seat)
    return {"observation": numbers, "action_mask": mask_of(seats, seat)}


def mask_of(seats: TokenEnv, seat: int) -> NDArray[numpy.int8]:
    """Return the legal tokens of a seat as 0 and 1."""
    return numpy.frombuffer(seats.mask(seat), numpy.int8)


def render(seats: TokenEnv, mode: str | None) -> Any:
    """Render the game with everything visible: text returned (`ansi`) or printed (`human`), or an array of pixels."""
    if mode == "ansi":
        return str(seats.state)
    if mode == "human":
        print(seats.state)
    if mode == "rgb_array":
        from baronage.envs.pixels import pixels  # loaded only for pictures

        return pixels(seats.state._repr_svg_())
    return None
