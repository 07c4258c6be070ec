"""Minimal search hooks of Pennies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.author import Chance, Choice, Plan, shortlist
from baronage.pennies.state import Pennies
from baronage.pennies.steps import Offers

PARTS: Final[Mapping[str, tuple[int, ...]]] = {"purse": (0,)}  # the subjects of the features


def plans(view: Pennies, seat: int, k: int, chance: Chance) -> list[Choice]:
    found: list[Plan] = [(action,) for action in view.actions(seat)]
    return shortlist(found, [0.0] * len(found), 1.0, k)


def rollout_policy(s: Pennies, seat: int, chance: Chance) -> Plan:
    """Return the first legal action, or a whole submission."""
    first, offers = s.actions(seat)[0], s.on_top(Offers)
    if offers is None:
        return (first,)
    return ((offers.SEND,),) if offers.drafts[seat] else (first, (offers.SEND,))


def features(s: Pennies, seat: int) -> list[float]:
    return [float(s.purses[seat]), float(s.round)]


def evaluate(s: Pennies) -> list[float]:
    return [1 / s.setup.seats] * s.setup.seats


def quiescent_turn(s: Pennies) -> int:
    return s.round


def traits(s: Pennies, seat: int, plan: Plan) -> Mapping[str, float]:
    return {}
