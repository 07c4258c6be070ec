"""Rollback: several plays of a match that take effect all or none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from baronage.engine.core.chance import ChanceError, Forced
from baronage.engine.core.errors import Refusal

if TYPE_CHECKING:
    from baronage.engine.match.match import Match


@contextmanager
def all_or_none(match: Match) -> Iterator[None]:
    """Return the match to its present position if something is refused within the context."""
    mark = match._mark()
    forced = match.chance.left[:] if isinstance(match.chance, Forced) else []
    try:
        yield
    except (Refusal, ChanceError):
        match._return_to(mark)
        if isinstance(match.chance, Forced):
            match.chance.left = forced
        raise
