"""Laws of a game's search hooks."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import game_of
from baronage.engine.hooks.search import NOT_QUIESCENT, SearchHooks, follow
from baronage.laws.errors import demand

SHORTLIST: Final = 6
NEAR: Final = 1e-6


def check_search(state: State, view: State, seat: int, seed: int) -> None:
    """Check that plans come from the view alone, the rollout policy is legal, and win probabilities sum to one."""
    if not game_of(state).thinks:
        return
    hooks = game_of(state).search
    check_plans(hooks, state, view, seat, seed)
    check_rollout_policy(hooks, state, seat, seed)
    check_chances(hooks, state)


def check_plans(hooks: SearchHooks, state: State, view: State, seat: int, seed: int) -> None:
    """Check that a shortlist has legal plans whose priors sum to one, and that the view is unchanged."""
    before = view.fields()
    found = hooks.plans(view, seat, SHORTLIST, Chance(seed))
    demand(view.fields() == before, "search", f"plans for seat {seat} change the view")
    demand(
        found == hooks.plans(view, seat, SHORTLIST, Chance(seed)),
        "search",
        f"plans for seat {seat} depend on more than the view and the chance",
    )
    demand(0 < len(found) <= SHORTLIST, "search", f"{len(found)} plans for seat {seat}, expected at most {SHORTLIST}")
    total = sum(prior for prior, _ in found)
    demand(abs(total - 1) < NEAR, "search", f"the priors of seat {seat} sum to {total}")
    demand(len({plan for _, plan in found}) == len(found), "search", f"a duplicate plan of seat {seat}")
    for _, plan in found:
        demand(bool(plan) and state.allows(seat, plan[0]), "search", f"the plan {plan!r} of seat {seat} is not legal")


def check_rollout_policy(hooks: SearchHooks, state: State, seat: int, seed: int) -> None:
    """Check that each action of the rollout policy is legal, and that the state is unchanged."""
    chance = Chance(seed)
    before = state.fields()
    plan = hooks.rollout_policy(state, seat, chance)
    demand(state.fields() == before, "search", f"the rollout policy for seat {seat} changes the state")
    copy = state.clone()
    demand(bool(plan), "search", f"the rollout policy has no plan for seat {seat}")
    for action in plan:
        demand(
            copy.allows(seat, action),
            "search",
            f"the rollout policy for seat {seat} plays {action!r} of {plan!r}, which is not legal",
        )
        follow(copy, seat, (action,), chance)


def check_chances(hooks: SearchHooks, state: State) -> None:
    """Check the evaluation: one probability per seat, their sum is one, and features of equal length."""
    if hooks.quiescent_turn(state) == NOT_QUIESCENT:
        return
    chances = hooks.evaluate(state)
    demand(len(chances) == state.setup.seats, "search", f"{len(chances)} chances for {state.setup.seats} seats")
    fair = all(0 <= chance <= 1 and math.isfinite(chance) for chance in chances)
    demand(fair and abs(sum(chances) - 1) < NEAR, "search", f"the win probabilities are {chances}")
    widths = {len(hooks.features(state, seat)) for seat in range(state.setup.seats)}
    demand(len(widths) == 1, "search", f"seats have {sorted(widths)} features")
    width = max(widths)
    for name, part in hooks.PARTS.items():
        demand(
            bool(part) and all(0 <= at < width for at in part), "search", f"part {name!r} has features beyond {width}"
        )
