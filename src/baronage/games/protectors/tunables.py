"""Tunable numbers that a designer may change, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.tunables import Figure, listed, plain
from baronage.engine.text.params import Params
from baronage.games.protectors import data

_LEVELS: Final = ("0", *data.ROMAN[1:])
_ORDERS: Final = ("fortify", "march", "support", "work")
FIGURES: Final[dict[str, Figure]] = {
    **listed("production", data, "PRODUCTION", dict(enumerate(_LEVELS)), high=1000),
    **listed("points", data, "PROVINCE_VPS", dict(enumerate(_LEVELS)), high=100),
    **listed("golden", data, "GOLD_BRACKET", dict(enumerate(_ORDERS)), low=1, high=4),
    **plain(data, "START_CASH", "UNIT_COST", "UPGRADE_COST", "FERRY_COST", "WORK_PAY", "MERCHANT_PAY", high=1000),
    **plain(data, "SILENT_DUE", "CLASH_DUE", "PLANK_DUE", "PALANTIR_COST", "LOOK_COST", "MAGI_COST", high=1000),
    **plain(data, "HIDE_COST", "ASHES_HIDE_COST", "OFFER_COST", "FAITH_COST", "BANK_COST", "GREATGAME", high=1000),
    **plain(data, "ISLAND_VPS", "SUPPLY", "ISLAND_SUPPLY", low=1, high=20),
}


def describe(name: str) -> tuple[str, Params]:
    """Return the message id for a changed tunable and its parameters."""
    group, _, key = name.partition(".")
    if group == "golden":
        return group, {"kind": _ORDERS.index(key)}
    return group, {"level": _LEVELS.index(key)} if key else {}
