"""Rollouts: play a sample forward for a few turns and evaluate it."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import CLOSE, TABLE, State
from baronage.engine.hooks.search import NOT_QUIESCENT, Plan, SearchHooks, follow, outcome

LONGEST: Final = 400  # decisions of one rollout; then evaluate even between quiescent turns
PLACE: Final = 0.1  # weight of the place in the value of a finished game


def rollout(hooks: SearchHooks, state: State, depth: int, chance: Chance) -> list[float]:
    """Play with the rollout policy until the `depth`th quiescent turn, and return each seat's win probability."""
    since = NOT_QUIESCENT
    for _ in range(LONGEST):
        if not state.stack:
            return final(state)
        now = hooks.quiescent_turn(state)
        if now != NOT_QUIESCENT:
            if since == NOT_QUIESCENT:
                since = now
            if now - since >= depth:
                break
        step(hooks, state, chance)
    return hooks.evaluate(state) if state.stack else final(state)


def step(hooks: SearchHooks, state: State, chance: Chance) -> None:
    """Play one decision of an acting seat. In a simultaneous step, play all pending submissions."""
    actors = state.actors()
    if len(actors) > 1 and state.at_once() is not None:
        state.play_together({seat: hooks.rollout_policy(state, seat, chance) for seat in actors}, chance)
        return
    if not actors:  # an exhausted secret window that the table held open: close it
        state.play(TABLE, (CLOSE,), chance)
        return
    seat = actors[0]
    for action in hooks.rollout_policy(state, seat, chance):
        state.play(seat, action, chance)


def final(state: State) -> list[float]:
    """Return the value of a finished game: the victory, and a little for the place."""
    standings = state.standings()
    assert standings is not None
    won = outcome(state)
    return [(1 - PLACE) * share + PLACE * row.points for share, row in zip(won, standings.seats, strict=True)]


def answer(state: State, seat: int, plan: Plan, chance: Chance) -> None:
    """Play a plan of a seat, if the seat is still to act."""
    if state.stack and seat in state.actors():
        follow(state, seat, plan, chance)
