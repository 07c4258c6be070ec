"""The figures that a designer may alter, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.figures import Figure, listed, plain
from baronage.games.protectors import data

FIGURES: Final[dict[str, Figure]] = {
    **listed("production", data, "PRODUCTION", dict(enumerate(("0", "I", "II", "III"))), high=1000),
    **listed("points", data, "PROVINCE_VPS", dict(enumerate(("0", "I", "II", "III"))), high=100),
    **listed("golden", data, "GOLD_BRACKET", {0: "fortify", 1: "march", 2: "support", 3: "work"}, low=1, high=4),
    **plain(data, "START_CASH", "UNIT_COST", "UPGRADE_COST", "FERRY_COST", "WORK_PAY", "MERCHANT_PAY", high=1000),
    **plain(data, "SILENT_DUE", "CLASH_DUE", "PLANK_DUE", "PALANTIR_COST", "LOOK_COST", "MAGI_COST", high=1000),
    **plain(data, "HIDE_COST", "ASHES_HIDE_COST", "OFFER_COST", "FAITH_COST", "BANK_COST", "GREATGAME", high=1000),
    **plain(data, "ISLAND_VPS", "SUPPLY", "ISLAND_SUPPLY", low=1, high=20),
}
