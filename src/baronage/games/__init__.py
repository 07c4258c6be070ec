"""The games. Each is a folder; all are alike; none knows another."""

from __future__ import annotations

import os
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from baronage.engine.errors import BadSetup
from baronage.engine.game import Game
from baronage.engine.record import Record

GROUP = "baronage.games"  # the entry points by which installed packages name their games
MORE = "BARONAGE_GAMES"  # the environment names packages of games in the making, with commas between


@cache
def _games(more: str) -> dict[str, Game]:
    packages = sorted(f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__) if module.ispkg)
    packages += sorted(point.value for point in entry_points(group=GROUP))
    packages += [package.strip() for package in more.split(",") if package.strip()]
    found: dict[str, Game] = {}
    for package in packages:
        try:
            game = Game(package)
        except ImportError as error:
            raise BadSetup(f"there is no game in the package {package!r} ({MORE}, or installed): {error}") from error
        if game.name in found:
            raise BadSetup(
                f"{package!r} ({MORE}, or installed) calls its game {game.name!r}, as {found[game.name].package!r} does"
            )
        if game.meta.offered:
            found[game.name] = game
    return found


class Games:
    """The games by name, when called; and this package, so that `baronage.games.brawling.state` is what it says."""

    def __call__(self) -> dict[str, Game]:
        """Those that live here, those of installed packages, and those that the environment names."""
        return dict(_games(os.environ.get(MORE, "")))

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.modules[__name__], name)


games = Games()
Record.GAMES = games
