"""Tunable numbers that a designer may change, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.tunables import Figure, listed, plain
from baronage.engine.text.params import Params
from baronage.games.yuan import data

FIGURES: Final[dict[str, Figure]] = {
    **listed("cost", data, "COST", {1: "I", 2: "II", 3: "III"}, high=50),
    **listed("adjustment", data, "ADJUSTMENT", dict(enumerate(data.CLAN_NAMES)), low=-4, high=20),
    **plain(data, "PASS_GAIN", "DEVELOPMENT_GAIN", "FIRST_CHAO", "AUCTION_CHAO", "MAX_BORROWED", high=50),
    **plain(data, "VILLAGES", "CITIES", "ARMIES", "RAMPARTS", low=1, high=40),
    **plain(data, "MAX_ARMIES", "ROBBED", low=1, high=9),
}


def describe(name: str) -> tuple[str, Params]:
    """Return the message id for a changed tunable and its parameters."""
    group, _, key = name.partition(".")
    if group == "cost":
        return group, {"level": len(key)}
    return group, {"clan": data.CLAN_NAMES.index(key)} if key else {}
