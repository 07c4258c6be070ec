"""Whole numbers from outside: whatever can be an index is an int."""

from __future__ import annotations

import operator
from typing import Any


def whole(value: Any) -> Any:
    """A whole number of any library, such as NumPy's, as an int; anything else as it is, to be refused where it is used."""
    if type(value) is int or isinstance(value, bool):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def whole_action(value: Any) -> Any:
    """An action with its numbers as ints; anything else as it is."""
    return tuple(map(whole, value)) if isinstance(value, tuple) else value
