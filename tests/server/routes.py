"""Routes that are worked out once: they take a second of each application, as long as many a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from fastapi.routing import APIRoute, request_response


@contextmanager
def worked_out_once() -> Iterator[None]:
    """Let each application take the routes of the first, with handlers of its own."""
    patched: Any = APIRoute
    work_out = patched.__init__
    known: dict[Any, dict[str, Any]] = {}

    def take(route: Any, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        key = (path, getattr(endpoint, "__code__", endpoint), *(more["methods"] or ()))
        if key not in known:
            work_out(route, path, endpoint, **more)
            dependant = replace(route.dependant, call=None)
            known[key] = {**vars(route), "dependant": dependant, "endpoint": None, "app": None}
        vars(route).update(known[key], endpoint=endpoint, dependency_overrides_provider=None)
        route.dependant = replace(route.dependant, call=endpoint)
        route.app = request_response(route.get_route_handler())

    patched.__init__ = take
    try:
        yield
    finally:
        patched.__init__ = work_out
