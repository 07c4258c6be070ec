"""Environments for learning programs, from the extra `rl`: PettingZoo, Gymnasium, and vectorized games.

    aec = baronage.envs.aec_env("brawling", seats=2)
    together = baronage.envs.parallel_env("yuan", seats=4)
    alone = gymnasium.make("Baronage/Brawling-v0", opponents="heuristic")   # after import baronage.envs
    many = baronage.envs.vector_env("brawling", count=64)

A step is an action token: see `baronage.engine.learning.action_space`. Observations are integers, or with `scaled`, the
default of Gymnasium, float32 features (`baronage.envs.features`). The only reward is the points at the end, from 0 to 1.
"""

from __future__ import annotations

from typing import Any

from baronage.bots import Player, bot

try:
    from baronage.engine.learning.token_env import TokenEnv
    from baronage.envs.demonstrations import Examples, demonstrate
    from baronage.envs.seats import setup_of
    from baronage.envs.solo import Solo, register
    from baronage.envs.vector import Vector
    from baronage.envs.wrapped import Wrapped, wrapped
    from baronage.envs.zoo import AecGame, ParallelGame
except ImportError as error:
    raise ImportError(f"environments need the extra rl: python -m pip install 'baronage[rl]' ({error})") from error

__all__ = [
    "AecGame",
    "Examples",
    "ParallelGame",
    "Solo",
    "TokenEnv",
    "Vector",
    "aec_env",
    "demonstrate",
    "parallel_env",
    "raw_env",
    "vector_env",
]

register()


def raw_env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    scaled: bool = False,
) -> AecGame:
    """Return a game as an AEC environment without wrappers. An illegal token raises `Illegal` and changes nothing."""
    return AecGame(setup_of(name, seats, options), render_mode, max_cycles, scaled)


def aec_env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    scaled: bool = False,
) -> Wrapped:
    """Return a game as an AEC environment with PettingZoo's wrappers.

    An illegal token ends the game with a reward of -1.
    """
    return wrapped(raw_env(name, seats, options, render_mode, max_cycles, scaled))


def parallel_env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    scaled: bool = False,
) -> ParallelGame:
    """Return a game as a parallel environment. Seats that are not to act choose END."""
    return ParallelGame(setup_of(name, seats, options), render_mode, max_cycles, scaled)


def vector_env(
    name: str,
    count: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    opponent: str | Player | None = None,
) -> Vector:
    """Return many games in one buffer. All seats act, or one seat of each game against a bot."""
    return Vector(setup_of(name, seats, options), count, seed, bot(opponent) if isinstance(opponent, str) else opponent)
