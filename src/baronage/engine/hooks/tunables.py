"""Tunable numbers of a game's data: their names, places and ranges.

A game's module `tunables` defines them as FIGURES, by name; each is in a constant of its module `data`:

    FIGURES = {
        **plain("MARKET_COST", "MARKET_DRAW"),                                      market_cost, market_draw
        **rows("cards", "_UNITS", key=lambda row: CODES[row[0]], columns={"upgrade": 6, "health": 9}),      cards.KNI.upgrade
    }

`engine.game.patched` creates a game with changed numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any


@dataclass(frozen=True)
class Figure:
    """An integer in a constant of the data. `path` leads to it through tuples, lists and dictionaries."""

    constant: str
    path: tuple[Any, ...]
    value: int  # the value in the rules
    low: int = 0
    high: int = 1_000_000


def plain(data: ModuleType, *names: str, low: int = 0, high: int = 1_000_000) -> dict[str, Figure]:
    """Return tunables for constants that are numbers, named after them in lower case."""
    return {name.lower(): Figure(name, (), _number(getattr(data, name)), low, high) for name in names}


def listed(
    name: str, data: ModuleType, constant: str, keys: Mapping[Any, str], low: int = 0, high: int = 1_000_000
) -> dict[str, Figure]:
    """Return tunables for one table. `keys` maps the keys of the tunable numbers to their names."""
    table = getattr(data, constant)
    return {
        f"{name}.{key}": Figure(constant, (place,), _number(table[place]), low, high) for place, key in keys.items()
    }


def rows(
    name: str,
    data: ModuleType,
    constant: str,
    key: Callable[[Sequence[Any]], str],
    columns: Mapping[str, int],
    low: int = 0,
    high: int = 1_000_000,
) -> dict[str, Figure]:
    """Return tunables for a table of rows: `name.KEY.column`."""
    return {
        f"{name}.{key(row)}.{column}": Figure(constant, (at, place), _number(row[place]), low, high)
        for at, row in enumerate(getattr(data, constant))
        for column, place in columns.items()
    }


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r:.100} is not an integer")
    return value


def put(table: Any, path: tuple[Any, ...], value: int) -> Any:
    """Return a copy of the table with another number at the end of the path."""
    if not path:
        return value
    if isinstance(table, dict):
        return {key: put(old, path[1:], value) if key == path[0] else old for key, old in table.items()}
    changed = [put(old, path[1:], value) if at == path[0] else old for at, old in enumerate(table)]
    return changed if isinstance(table, list) else tuple(changed)
