"""Tunable numbers of Barony, by name."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from baronage.engine.core.setup import Meta
from baronage.engine.hooks.tunables import Tunable, listed, plain, rows
from baronage.engine.text.params import Params
from baronage.games.barony import data
from baronage.games.barony.data import RULES, Numbers
from baronage.games.barony.meta import start_gold
from baronage.games.barony.roster import check_rosters

TUNABLES: Final[dict[str, Tunable]] = {
    **rows("castes", RULES, "castes", key=lambda row: row[2], columns={"salary": 3}),
    **rows(
        "castes",
        RULES,
        "castes",
        key=lambda row: row[2],
        columns={"rank": 4, "most_rank": 5, "move": 6},
        low=1,
        high=20,
    ),
    **rows("maneuvers", RULES, "maneuvers", key=lambda row: row[1], columns={"price": 3}),
    **rows("items", RULES, "items", key=lambda row: row[1], columns={"price": 4}),
    **{
        name: figure
        for name, figure in rows("items", RULES, "items", key=lambda row: row[1], columns={"bonus": 5}, high=20).items()
        if figure.value  # weapons and armour; spells have no bonus
    },
    **listed(
        "turns", RULES, "task_turns", {task: data.MANEUVER_CODE[task] for task in RULES.task_turns}, low=1, high=20
    ),
    **plain(RULES, "vocation_cost", "start_gold", "quick_treasury", "point_income", "kill_gold", "win_gold"),
    **plain(RULES, "pick_gold", "tax_gold"),
    **plain(RULES, "hold_turns", "loss_turns", "loss_serfs", low=1, high=20),
}


def adapt(meta: Meta, numbers: Numbers) -> Meta:
    """Return the metadata with limits that follow from changed numbers."""
    gold, rosters = meta.option("starting_gold"), meta.option("rosters")
    new = {
        gold.name: replace(gold, default=start_gold(numbers), low=numbers.least_gold),
        rosters.name: replace(rosters, check=partial(check_rosters, n=numbers)),
    }
    return replace(meta, options=tuple(new.get(option.name, option) for option in meta.options))


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
