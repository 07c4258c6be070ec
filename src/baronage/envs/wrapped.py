"""PettingZoo's wrappers with direct access to the attributes of the game.

The original wrappers delegate through each other by failing attribute lookups, which takes longer than a move.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypeAlias

from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from baronage.envs.zoo import AecGame, Observation

Wrapped: TypeAlias = OrderEnforcingWrapper[str, Observation, int]


class _Straight:
    """Attributes taken directly from the innermost environment.

    Before the first reset they raise the wrapper's usual error.
    """

    bare: AecGame

    agents = property(attrgetter("bare.agents"))
    agent_selection = property(attrgetter("bare.agent_selection"))
    rewards = property(attrgetter("bare.rewards"))
    terminations = property(attrgetter("bare.terminations"))
    truncations = property(attrgetter("bare.truncations"))
    infos = property(attrgetter("bare.infos"))
    _cumulative_rewards = property(attrgetter("bare._cumulative_rewards"))


class _Terminating(_Straight, TerminateIllegalWrapper[str, Observation, int]):
    pass


class _Bounded(_Straight, AssertOutOfBoundsWrapper[str, Observation, int]):
    pass


class _Ordered(_Straight, OrderEnforcingWrapper[str, Observation, int]):
    pass


def wrapped(env: AecGame) -> Wrapped:
    """Wrap an environment: an illegal token ends the game with a reward of -1; an invalid or mistimed one raises."""
    inner: Any = _Terminating(env, illegal_reward=-1)
    middle: Any = _Bounded(inner)
    outer = _Ordered(middle)
    inner.bare = middle.bare = outer.bare = env
    return outer
