"""Coercion of integers from outside: any value that supports `__index__` becomes an int."""

from __future__ import annotations

import operator
from typing import Any


def as_index(value: Any) -> Any:
    """Return an integer of any library, such as NumPy's, as an int.

    Return any other value unchanged, to be rejected later.
    """
    if type(value) is int or isinstance(value, bool):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def as_action(value: Any) -> Any:
    """Return an action with its numbers as ints. Return any other value unchanged."""
    return tuple(map(as_index, value)) if isinstance(value, tuple) else value
