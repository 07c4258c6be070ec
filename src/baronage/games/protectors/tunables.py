"""Tunable numbers that a designer may change, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.tunables import Tunable, listed, plain
from baronage.engine.text.params import Params
from baronage.games.protectors import data
from baronage.games.protectors.data import RULES

_LEVELS: Final = ("0", *data.ROMAN[1:])
_ORDERS: Final = ("fortify", "march", "support", "work")
TUNABLES: Final[dict[str, Tunable]] = {
    **listed("production", RULES, "production", dict(enumerate(_LEVELS)), high=1000),
    **listed("points", RULES, "province_vps", dict(enumerate(_LEVELS)), high=100),
    **listed("golden", RULES, "gold_bracket", dict(enumerate(_ORDERS)), low=1, high=4),
    **plain(RULES, "start_cash", "unit_cost", "upgrade_cost", "ferry_cost", "work_pay", "merchant_pay", high=1000),
    **plain(RULES, "silent_due", "clash_due", "plank_due", "palantir_cost", "look_cost", "magi_cost", high=1000),
    **plain(RULES, "hide_cost", "ashes_hide_cost", "offer_cost", "faith_cost", "bank_cost", "greatgame", high=1000),
    **plain(RULES, "island_vps", "supply", "island_supply", low=1, high=20),
}


def describe(name: str) -> tuple[str, Params]:
    """Return the message id for a changed tunable and its parameters."""
    group, _, key = name.partition(".")
    if group == "golden":
        return group, {"kind": _ORDERS.index(key)}
    return group, {"level": _LEVELS.index(key)} if key else {}
