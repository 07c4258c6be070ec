"""A cache for results shared by the options of a menu.

The view doesn't change while the labels of a menu are built. A decorated function is computed once for each menu and
argument; outside a menu it is computed on every call:

    @cached_per_menu
    def open_points(s: Barony, seat: int) -> tuple[int, ...]: ...

The results are shared, so callers must not change them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from baronage.engine.core.state import S

P = ParamSpec("P")
R = TypeVar("R")
Menu = tuple[object, dict[Any, Any]]  # a view and its cached results

# The menu being built. It is replaced as a whole, because threads may build menus concurrently. A thread that finds
# another view here computes without the cache.
_menu: Menu = (None, {})


class MenuCache:
    """A context in which a view doesn't change: `with MenuCache(view)`. Decorated functions cache their results in it."""

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


def cached_per_menu(find: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Cache the results of `find` while one menu is built."""

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
