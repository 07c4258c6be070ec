"""The games. Each is a folder; all are alike; none knows another."""

from __future__ import annotations

import pkgutil
from functools import cache

from baronage.engine.game import Game


@cache
def _games() -> dict[str, Game]:
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return {name: Game(f"{__name__}.{name}") for name in names}


def games() -> dict[str, Game]:
    """The games by name."""
    return dict(_games())
