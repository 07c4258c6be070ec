"""Tunable numbers of Brawling Barons, by name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from baronage.engine.core.setup import Meta
from baronage.engine.hooks.tunables import Tunable, plain, rows
from baronage.engine.text.params import Params
from baronage.games.brawling import data
from baronage.games.brawling.data import RULES, Numbers
from baronage.games.brawling.input_errors import msg
from baronage.games.brawling.meta import decks_for

TUNABLES: Final[dict[str, Tunable]] = {
    **rows(
        "cards",
        RULES,
        "units",
        key=lambda row: data.CODES[row[0]],
        columns={"cost": 3, "gathers": 4, "draws": 5, "upgrade": 6},
        high=50,
    ),
    **rows(
        "upgraded",
        RULES,
        "units",
        key=lambda row: data.CODES[row[0]],
        columns={"health": 9, "gathers": 10, "draws": 11, "strength": 12, "civilians": 13, "soldiers": 14},
        high=50,
    ),
    **{
        f"copies.{data.CODES[row[0]]}": Tunable(table, (at, 1), row[1], 0, min(8, row[1] * data.MAX_DECKS))
        for table in ("units", "events", "aids")
        for at, row in enumerate(getattr(RULES, table))
    },
    **plain(
        RULES, "squire_strength", "bomb_cost", "prison_cost", "courthouse_cost", "market_cost", "transfer_cost", high=50
    ),
    **plain(RULES, "market_draw", "market_gain", "aid_draw", "aid_gain", "shield", high=50),
}


def adapt(meta: Meta, numbers: Numbers) -> Meta:
    """Return the metadata, with an error for more decks than there are numbers for such cards."""
    usual, most = meta.check, numbers.most_decks()
    assert usual is not None

    def check(seats: int, options: dict[str, Any]) -> str:
        fits = decks_for(seats, options) <= most
        return usual(seats, options) or ("" if fits else msg("copies-many", most=most))

    return replace(meta, check=check)


def describe(name: str) -> tuple[str, Params]:
    """Return the message for a changed number, and the parameters that say what it is."""
    group, _, rest = name.partition(".")
    code, _, column = rest.partition(".")
    about: Params = {"card": data.FIRST[data.CODE_NUMBER[code]]} if code else {}
    return f"{group}-{column}" if column else group, about
