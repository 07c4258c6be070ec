"""Decisions of a bot as examples for programs that imitate it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from baronage.bots import Player, bot
from baronage.engine.core.chance import Chance
from baronage.engine.learning.action_space import END
from baronage.engine.learning.token_env import TokenEnv
from baronage.envs.features import Features
from baronage.envs.seats import setup_of
from baronage.envs.token_types import TokenTypes


class Examples(NamedTuple):
    """Decisions, one row each, as `Solo` shows them with `scaled`; decisions without a choice are left out."""

    observations: NDArray[numpy.float32]
    masks: NDArray[numpy.int8]
    actions: NDArray[numpy.int64]
    points: NDArray[numpy.float32]  # of the acting seat, at the end of its game


def demonstrate(
    name: str,
    player: str | Player,
    seeds: Iterable[int],
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    merged: bool = False,
) -> Examples:
    """Return the decisions of all seats of the games with these seeds, all played by one bot."""
    env = TokenEnv(setup_of(name, seats, options))
    who = bot(player) if isinstance(player, str) else player
    features, types = Features(env.setup, merged), TokenTypes(env.setup, merged)
    seen: list[NDArray[numpy.float32]] = []
    masks: list[NDArray[numpy.int8]] = []
    said: list[int] = []
    points: list[float] = []
    for seed in seeds:
        env.reset(seed)
        thoughts, actors = Chance(seed), []
        while asked := env.asked():
            seat = asked[0]
            for number, action in enumerate(who.plan(env.state.redact(seat), seat, thoughts)):
                if number and (seat not in env.state.actors() or not env.state.allows(seat, action)):
                    break
                for token in (*env.space.index(action), END):
                    legal = env.partial(seat).legal()
                    if len(legal) > 1:
                        seen.append(features.read(numpy.frombuffer(env.numbers(seat), numpy.int32), seat))
                        masks.append(types.mask(numpy.frombuffer(env.mask(seat), numpy.int8)))
                        said.append(int(types.of[token]))
                        actors.append(seat)
                    if env.push(seat, token) is not None:
                        break
            thoughts.outcomes.clear()
        gained = env.points()
        points += [gained[seat] for seat in actors]
    return Examples(
        numpy.array(seen, numpy.float32).reshape(-1, features.size),
        numpy.array(masks, numpy.int8).reshape(-1, types.size),
        numpy.array(said, numpy.int64),
        numpy.array(points, numpy.float32),
    )
