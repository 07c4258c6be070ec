"""Tunable numbers that a designer may change, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.tunables import Tunable, listed, plain
from baronage.engine.text.params import Params
from baronage.games.yuan import data
from baronage.games.yuan.data import RULES

TUNABLES: Final[dict[str, Tunable]] = {
    **listed("cost", RULES, "cost", {1: "I", 2: "II", 3: "III"}, high=50),
    **listed("adjustment", RULES, "adjustment", dict(enumerate(data.CLAN_NAMES)), low=-4, high=20),
    **plain(RULES, "pass_gain", "development_gain", "first_chao", "auction_chao", "max_borrowed", high=50),
    **plain(RULES, "villages", "cities", "armies", "ramparts", low=1, high=40),
    **plain(RULES, "max_armies", "robbed", low=1, high=9),
}


def describe(name: str) -> tuple[str, Params]:
    """Return the message id for a changed tunable and its parameters."""
    group, _, key = name.partition(".")
    if group == "cost":
        return group, {"level": len(key)}
    return group, {"clan": data.CLAN_NAMES.index(key)} if key else {}
