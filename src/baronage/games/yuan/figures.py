"""The figures that a designer may alter, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.facts import Facts
from baronage.engine.figures import Figure, listed, plain
from baronage.games.yuan import data

FIGURES: Final[dict[str, Figure]] = {
    **listed("cost", data, "COST", {1: "I", 2: "II", 3: "III"}, high=50),
    **listed("adjustment", data, "ADJUSTMENT", dict(enumerate(data.CLAN_NAMES)), low=-4, high=20),
    **plain(data, "PASS_GAIN", "DEVELOPMENT_GAIN", "FIRST_CHAO", "AUCTION_CHAO", "MOST_BORROWED", high=50),
    **plain(data, "VILLAGES", "CITIES", "ARMIES", "RAMPARTS", low=1, high=40),
    **plain(data, "MOST_ARMIES", "ROBBED", low=1, high=9),
}


def told(name: str) -> tuple[str, Facts]:
    """Which sentence says of a figure that it was altered, and what the figure is about."""
    group, _, key = name.partition(".")
    if group == "cost":
        return group, {"level": len(key)}
    return group, {"clan": data.CLAN_NAMES.index(key)} if key else {}
