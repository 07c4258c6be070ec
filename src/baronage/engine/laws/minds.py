"""Laws of what a game tells those who think about it."""

from __future__ import annotations

import math
from typing import Final

from baronage.engine.chance import Chance
from baronage.engine.flow import State
from baronage.engine.laws.broken import demand
from baronage.engine.mind import BETWEEN, Mind, follow

SHORTLIST: Final = 6
NEAR: Final = 1e-6


def check_mind(state: State, view: State, seat: int, seed: int) -> None:
    """Plans from the view alone, a quick policy that plays legal moves, chances that sum to one."""
    if not state.game.thinks:
        return
    mind = state.game.mind
    check_plans(mind, state, view, seat, seed)
    check_quick(mind, state, seat, seed)
    check_chances(mind, state)


def check_plans(mind: Mind, state: State, view: State, seat: int, seed: int) -> None:
    """From a view, which they leave as it is; a shortlist of legal plans whose priors sum to one."""
    before = view.fields()
    found = mind.plans(view, seat, SHORTLIST, Chance(seed))
    demand(view.fields() == before, "mind", f"plans for seat {seat} change the view")
    demand(
        found == mind.plans(view, seat, SHORTLIST, Chance(seed)),
        "mind",
        f"plans for seat {seat} hang on more than chance",
    )
    demand(0 < len(found) <= SHORTLIST, "mind", f"{len(found)} plans for seat {seat}, where {SHORTLIST} were asked for")
    total = sum(prior for prior, _ in found)
    demand(abs(total - 1) < NEAR, "mind", f"the priors of seat {seat} sum to {total}")
    demand(len({plan for _, plan in found}) == len(found), "mind", f"a plan of seat {seat} comes twice")
    for _, plan in found:
        demand(bool(plan) and state.allows(seat, plan[0]), "mind", f"the plan {plan!r} of seat {seat} is not legal")


def check_quick(mind: Mind, state: State, seat: int, seed: int) -> None:
    """Each of its actions is legal when its turn comes; it leaves the state as it is."""
    chance = Chance(seed)
    before = state.fields()
    plan = mind.quick(state, seat, chance)
    demand(state.fields() == before, "mind", f"quick for seat {seat} changes the state")
    copy = state.clone()
    demand(bool(plan), "mind", f"quick has nothing for seat {seat}")
    for action in plan:
        demand(
            copy.allows(seat, action), "mind", f"quick for seat {seat} plays {action!r} of {plan!r}, which is not legal"
        )
        follow(copy, seat, (action,), chance)


def check_chances(mind: Mind, state: State) -> None:
    """Where the evaluation holds: a chance for each seat, and together one; as many features for each."""
    if mind.lull(state) == BETWEEN:
        return
    chances = mind.evaluate(state)
    demand(len(chances) == state.setup.seats, "mind", f"{len(chances)} chances for {state.setup.seats} seats")
    fair = all(0 <= chance <= 1 and math.isfinite(chance) for chance in chances)
    demand(fair and abs(sum(chances) - 1) < NEAR, "mind", f"the chances to win are {chances}")
    widths = {len(mind.features(state, seat)) for seat in range(state.setup.seats)}
    demand(len(widths) == 1, "mind", f"seats have {sorted(widths)} features")
    width = max(widths)
    for name, part in mind.PARTS.items():
        demand(bool(part) and all(0 <= at < width for at in part), "mind", f"part {name!r} has features beyond {width}")
