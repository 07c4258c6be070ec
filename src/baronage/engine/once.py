"""What the options of a menu have in common is worked out once.

While a menu is put into words its view does not change. What many of its labels need is therefore worked out for the first of
them and remembered for the others; anywhere else it is worked out each time:

    @once_a_menu
    def open_points(s: Barony, seat: int) -> tuple[int, ...]: ...

What such a function gives is shared: nobody may change it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from baronage.engine.flow import S

P = ParamSpec("P")
R = TypeVar("R")
Menu = tuple[object, dict[Any, Any]]  # a view, and what is known of it

# The menu that is being put into words: replaced as a whole, since threads may word menus at the same time. Who finds the
# view of another there works things out without it.
_menu: Menu = (None, {})


class OneMenu:
    """`with OneMenu(view)`: inside, this view does not change, and what its labels share is remembered."""

    __slots__ = ("_mine",)

    def __init__(self, view: object) -> None:
        self._mine: Menu = (view, {})

    def __enter__(self) -> None:
        global _menu
        _menu = self._mine

    def __exit__(self, *_: object) -> None:
        global _menu
        if _menu is self._mine:
            _menu = (None, {})


def once_a_menu(find: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """The same function, which is asked once a menu about the same things of its view."""

    @wraps(find)
    def found(s: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        view, known = _menu
        if view is not s or kwargs:
            return find(s, *args, **kwargs)
        key = (find, args)
        if key not in known:
            known[key] = find(s, *args, **kwargs)
        answer: R = known[key]
        return answer

    return found
