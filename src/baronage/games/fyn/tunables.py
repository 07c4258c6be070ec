"""Tunable numbers that a designer may change, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.tunables import Tunable, listed, plain
from baronage.engine.text.params import Params
from baronage.games.fyn import data
from baronage.games.fyn.data import RULES


def _key(name: str) -> str:
    return name.lower().replace(" ", "_")


TUNABLES: Final[dict[str, Tunable]] = {
    **listed(
        "value",
        RULES,
        "values",
        {type: _key(data.TYPE_NAMES[type]) for type in RULES.values},
        low=1,
        high=20,
    ),
    **listed(
        "population",
        RULES,
        "populations",
        {data.VILLAGE: "village", data.TOWN: "town", data.CITY: "city", data.CAPITAL: "capital"},
        high=20,
    ),
    **listed("bonus", RULES, "bonuses", {data.TOWN: "town", data.CITY: "city", data.CAPITAL: "capital"}, high=20),
    **listed("siege", RULES, "sieges", {data.CITY: "city", data.CAPITAL: "capital"}, low=1, high=20),
    **plain(RULES, "specialist_value", "reserves_defending", "terrain_bonus", high=20),
}


def describe(name: str) -> tuple[str, Params]:
    """Return the message id for a changed tunable and its parameters."""
    group, _, key = name.partition(".")
    if not key:
        return group, {}
    type = next(at for at, it in enumerate(data.TYPE_NAMES) if _key(it) == key)
    return group, {"card": data.TYPE.index(type)}
