"""The figures of a game's data that may be altered: what they are called, where they stand, what they can be.

A game's module `figures` gives them as FIGURES, by name; each stands in a constant of its module `data`:

    FIGURES = {
        **plain("MARKET_COST", "MARKET_DRAW"),                                      market_cost, market_draw
        **rows("cards", "_UNITS", key=lambda row: CODES[row[0]], columns={"upgrade": 6, "health": 9}),      cards.KNI.upgrade
    }

`engine.altered` makes a game with other figures of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any


@dataclass(frozen=True)
class Figure:
    """A whole number in a constant of the data: `path` leads to it through tuples, lists and dictionaries."""

    constant: str
    path: tuple[Any, ...]
    value: int  # as the rules have it
    low: int = 0
    high: int = 1_000_000


def plain(data: ModuleType, *names: str, low: int = 0, high: int = 1_000_000) -> dict[str, Figure]:
    """Constants that are figures: called as they are, in small letters."""
    return {name.lower(): Figure(name, (), _number(getattr(data, name)), low, high) for name in names}


def listed(
    name: str, data: ModuleType, constant: str, keys: Mapping[Any, str], low: int = 0, high: int = 1_000_000
) -> dict[str, Figure]:
    """Figures of one table: `keys` says how those of them are called that may be altered, by their place in it."""
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
    """Figures of a table of rows: `name.KEY.column`."""
    return {
        f"{name}.{key(row)}.{column}": Figure(constant, (at, place), _number(row[place]), low, high)
        for at, row in enumerate(getattr(data, constant))
        for column, place in columns.items()
    }


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r:.100} is no figure")
    return value


def put(table: Any, path: tuple[Any, ...], value: int) -> Any:
    """The same table with another figure at the end of the path."""
    if not path:
        return value
    if isinstance(table, dict):
        return {key: put(old, path[1:], value) if key == path[0] else old for key, old in table.items()}
    changed = [put(old, path[1:], value) if at == path[0] else old for at, old in enumerate(table)]
    return changed if isinstance(table, list) else tuple(changed)
