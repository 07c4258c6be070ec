"""Tunable numbers of Barony, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.tunables import Figure, listed, plain, rows
from baronage.engine.text.params import Params
from baronage.games.barony import data

FIGURES: Final[dict[str, Figure]] = {
    **rows("castes", data, "_CASTES", key=lambda row: row[2], columns={"salary": 3}),
    **rows(
        "castes",
        data,
        "_CASTES",
        key=lambda row: row[2],
        columns={"rank": 4, "most_rank": 5, "move": 6},
        low=1,
        high=20,
    ),
    **rows("maneuvers", data, "_MANEUVERS", key=lambda row: row[1], columns={"price": 3}),
    **rows("items", data, "_ITEMS", key=lambda row: row[1], columns={"price": 4}),
    **{
        name: figure
        for name, figure in rows("items", data, "_ITEMS", key=lambda row: row[1], columns={"bonus": 5}, high=20).items()
        if figure.value  # weapons and armour; spells have no bonus
    },
    **listed("turns", data, "TASK_TURNS", {task: data.MANEUVER_CODE[task] for task in data.TASK_TURNS}, low=1, high=20),
    **plain(data, "VOCATION_COST", "START_GOLD", "QUICK_TREASURY", "POINT_INCOME", "KILL_GOLD", "WIN_GOLD"),
    **plain(data, "PICK_GOLD", "TAX_GOLD"),
    **plain(data, "HOLD_TURNS", "LOSS_TURNS", "LOSS_SERFS", low=1, high=20),
}


def describe(name: str) -> tuple[str, Params]:
    """Return the message for a changed number, and the parameters that say what it is."""
    group, _, rest = name.partition(".")
    key, _, column = rest.partition(".")
    if not key:
        return group, {}
    kind, codes = {"castes": ("caste", data.CASTE_NAME), "items": ("ware", data.ITEM_CODE)}.get(
        group, ("maneuver", data.MANEUVER_CODE)
    )
    return f"{group}-{column}" if column else group, {kind: codes.index(key)}
