"""Tunable numbers of Brawling Barons, by name."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.tunables import Figure, plain, rows
from baronage.engine.text.params import Params
from baronage.games.brawling import data

FIGURES: Final[dict[str, Figure]] = {
    **rows(
        "cards",
        data,
        "_UNITS",
        key=lambda row: data.CODES[row[0]],
        columns={"cost": 3, "gathers": 4, "draws": 5, "upgrade": 6},
        high=50,
    ),
    **rows(
        "upgraded",
        data,
        "_UNITS",
        key=lambda row: data.CODES[row[0]],
        columns={"health": 9, "gathers": 10, "draws": 11, "strength": 12, "civilians": 13, "soldiers": 14},
        high=50,
    ),
    **{
        f"copies.{data.CODES[row[0]]}": Figure(table, (at, 1), row[1], 0, 8)
        for table in ("_UNITS", "_EVENTS", "_AIDS")
        for at, row in enumerate(getattr(data, table))
    },
    **plain(
        data, "SQUIRE_STRENGTH", "BOMB_COST", "PRISON_COST", "COURTHOUSE_COST", "MARKET_COST", "TRANSFER_COST", high=50
    ),
    **plain(data, "MARKET_DRAW", "MARKET_GAIN", "AID_DRAW", "AID_GAIN", "SHIELD", high=50),
}


def describe(name: str) -> tuple[str, Params]:
    """Return the message for a changed number, and the parameters that say what it is."""
    group, _, rest = name.partition(".")
    code, _, column = rest.partition(".")
    about: Params = {"card": data.FIRST[data.CODE_NUMBER[code]]} if code else {}
    return f"{group}-{column}" if column else group, about
