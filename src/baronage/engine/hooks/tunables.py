"""Tunable numbers of a game's rules: their names, places and ranges.

A game's module `data` has a class `Numbers` and the rulebook's numbers, `RULES = Numbers()`. Its optional method
`derive` computes the tables that follow from others. A setup carries the numbers of its game, and a state refers to them as
`state.numbers`. The module `tunables` names those that can be changed:

    TUNABLES = {
        **plain(RULES, "market_cost", "market_draw"),                               market_cost, market_draw
        **rows("cards", RULES, "units", key=lambda row: CODES[row[0]], columns={"upgrade": 6}),  cards.KNI.upgrade
    }

`engine.game.patched` creates a game with changed numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Tunable:
    """An integer in an attribute of the numbers. `path` leads to it through tuples, lists and dictionaries."""

    attribute: str
    path: tuple[Any, ...]
    value: int  # the value in the rules
    low: int = 0
    high: int = 1_000_000


def plain(numbers: object, *names: str, low: int = 0, high: int = 1_000_000) -> dict[str, Tunable]:
    """Return tunables for attributes that are numbers, under their own names."""
    return {name: Tunable(name, (), _number(getattr(numbers, name)), low, high) for name in names}


def listed(
    name: str, numbers: object, attribute: str, keys: Mapping[Any, str], low: int = 0, high: int = 1_000_000
) -> dict[str, Tunable]:
    """Return tunables for one table. `keys` maps the keys of the tunable numbers to their names."""
    table = getattr(numbers, attribute)
    return {
        f"{name}.{key}": Tunable(attribute, (place,), _number(table[place]), low, high) for place, key in keys.items()
    }


def rows(
    name: str,
    numbers: object,
    attribute: str,
    key: Callable[[Sequence[Any]], str],
    columns: Mapping[str, int],
    low: int = 0,
    high: int = 1_000_000,
) -> dict[str, Tunable]:
    """Return tunables for a table of rows: `name.KEY.column`."""
    return {
        f"{name}.{key(row)}.{column}": Tunable(attribute, (at, place), _number(row[place]), low, high)
        for at, row in enumerate(getattr(numbers, attribute))
        for column, place in columns.items()
    }


def value_of(numbers: object, tunable: Tunable) -> int:
    """Return the value that a tunable has in these numbers."""
    found = getattr(numbers, tunable.attribute)
    for key in tunable.path:
        found = found[key]
    return _number(found)


def changed(numbers: Any, changes: Iterable[tuple[Tunable, int]]) -> Any:
    """Return new numbers of the same class, with these changes to the rulebook's."""
    made = type(numbers)()
    for tunable, value in changes:
        setattr(made, tunable.attribute, put(getattr(made, tunable.attribute), tunable.path, value))
    if hasattr(made, "derive"):
        made.derive()
    return made


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
