"""The figures that a designer may alter, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.figures import Figure, listed, plain
from baronage.games.fyn import data

FIGURES: Final[dict[str, Figure]] = {
    **listed(
        "value",
        data,
        "_VALUES",
        {type: data.TYPE_NAMES[type].lower().replace(" ", "_") for type in data._VALUES},
        low=1,
        high=20,
    ),
    **listed(
        "population",
        data,
        "_POPULATIONS",
        {data.VILLAGE: "village", data.TOWN: "town", data.CITY: "city", data.CAPITAL: "capital"},
        high=20,
    ),
    **listed("bonus", data, "_BONUSES", {data.TOWN: "town", data.CITY: "city", data.CAPITAL: "capital"}, high=20),
    **listed("siege", data, "_SIEGES", {data.CITY: "city", data.CAPITAL: "capital"}, low=1, high=20),
    **plain(data, "SPECIALIST_VALUE", "RESERVES_DEFENDING", "TERRAIN_BONUS", high=20),
}
