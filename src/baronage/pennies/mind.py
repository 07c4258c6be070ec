"""What Pennies tells those who think about it: nothing that they could not see themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.author import Chance, Choice, Plan, likely
from baronage.pennies.state import Pennies
from baronage.pennies.steps import Offers

PARTS: Final[Mapping[str, tuple[int, ...]]] = {"purse": (0,)}  # what the features speak of


def plans(view: Pennies, seat: int, k: int, chance: Chance) -> list[Choice]:
    found: list[Plan] = [(action,) for action in view.actions(seat)]
    return likely(found, [0.0] * len(found), 1.0, k)


def quick(s: Pennies, seat: int, chance: Chance) -> Plan:
    """The first that comes to mind; sheets are sent whole."""
    first, offers = s.actions(seat)[0], s.on_top(Offers)
    if offers is None:
        return (first,)
    return ((offers.SEND,),) if offers.drafts[seat] else (first, (offers.SEND,))


def features(s: Pennies, seat: int) -> list[float]:
    return [float(s.purses[seat]), float(s.round)]


def evaluate(s: Pennies) -> list[float]:
    return [1 / s.setup.seats] * s.setup.seats


def lull(s: Pennies) -> int:
    return s.round


def temper(s: Pennies, seat: int, plan: Plan) -> tuple[float, float]:
    return 0.0, 0.0
