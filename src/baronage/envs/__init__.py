"""Environments for programs that learn, from the extra `rl`: PettingZoo, Gymnasium, and many games in one buffer.

    aec = baronage.envs.aec_env("brawling", seats=2)
    together = baronage.envs.parallel_env("yuan", seats=4)
    alone = gymnasium.make("Baronage/Brawling-v0", opponents="heuristic")   # after import baronage.envs
    many = baronage.envs.vector_env("brawling", count=64)

A step is a word: see `baronage.engine.space`. The only reward is the points at the end, from 0 to 1.
"""

from __future__ import annotations

from typing import Any

from baronage.bots import Player, bot

try:
    from baronage.engine.seats import Seats
    from baronage.envs.seats import setup_of
    from baronage.envs.solo import Solo, register
    from baronage.envs.vector import Vector
    from baronage.envs.wrapped import Wrapped, wrapped
    from baronage.envs.zoo import AllAtOnce, SeatAfterSeat
except ImportError as error:
    raise ImportError(f"environments need the extra rl: python -m pip install 'baronage[rl]' ({error})") from error

__all__ = ["AllAtOnce", "SeatAfterSeat", "Seats", "Solo", "Vector", "aec_env", "parallel_env", "raw_env", "vector_env"]

register()


def raw_env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> SeatAfterSeat:
    """A game as an AEC environment without wrappers: a word that is not allowed raises `Illegal`, and changes nothing."""
    return SeatAfterSeat(setup_of(name, seats, options), render_mode, max_cycles)


def aec_env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Wrapped:
    """The same with PettingZoo's own wrappers: who says a word that is not allowed ends the game, with a reward of -1."""
    return wrapped(raw_env(name, seats, options, render_mode, max_cycles))


def parallel_env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AllAtOnce:
    """A game as a parallel environment: who is not asked says END."""
    return AllAtOnce(setup_of(name, seats, options), render_mode, max_cycles)


def vector_env(
    name: str,
    count: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    opponent: str | Player | None = None,
) -> Vector:
    """Many games in one buffer: every seat is asked, or one of each game while a bot plays the others."""
    return Vector(setup_of(name, seats, options), count, seed, bot(opponent) if isinstance(opponent, str) else opponent)
