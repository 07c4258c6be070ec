"""To play on in a sample for a few turns, and to say how it stands then."""

from __future__ import annotations

from typing import Final

from baronage.engine.chance import Chance
from baronage.engine.flow import CLOSE, TABLE, State
from baronage.engine.mind import BETWEEN, Mind, Plan, follow, outcome

LONGEST: Final = 400  # decisions of one rollout; then the evaluation must do, whether it holds or not
PLACE: Final = 0.1  # of the value of a finished game, what the place counts beside the victory


def roll(mind: Mind, state: State, depth: int, chance: Chance) -> list[float]:
    """Play on with the quick policy until the evaluation holds for the `depth`th time from now; each seat's chance then."""
    since = BETWEEN
    for _ in range(LONGEST):
        if not state.stack:
            return final(state)
        now = mind.lull(state)
        if now != BETWEEN:
            if since == BETWEEN:
                since = now
            if now - since >= depth:
                break
        step(mind, state, chance)
    return mind.evaluate(state) if state.stack else final(state)


def step(mind: Mind, state: State, chance: Chance) -> None:
    """One decision of who is waited for; sheets that are due at once are filled in one go."""
    actors = state.actors()
    if len(actors) > 1 and state.at_once() is not None:
        state.play_together({seat: mind.quick(state, seat, chance) for seat in actors}, chance)
        return
    if not actors:  # a secret window that the table held open, though nobody was left to ask: here nobody waits for it
        state.play(TABLE, (CLOSE,), chance)
        return
    seat = actors[0]
    for action in mind.quick(state, seat, chance):
        state.play(seat, action, chance)


def final(state: State) -> list[float]:
    """How a finished game counts: the victory, and a little the place."""
    standings = state.standings()
    assert standings is not None
    won = outcome(state)
    return [(1 - PLACE) * share + PLACE * row.points for share, row in zip(won, standings.seats, strict=True)]


def answer(state: State, seat: int, plan: Plan, chance: Chance) -> None:
    """Play a plan of a seat, if the seat is still asked."""
    if state.stack and seat in state.actors():
        follow(state, seat, plan, chance)
