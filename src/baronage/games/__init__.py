"""The games. Each game is a package with the same layout, and no game imports another."""

from __future__ import annotations

import os
import pkgutil
import sys
from functools import cache
from typing import Any

from baronage.engine.game.contract import MUST
from baronage.engine.game.game import Game
from baronage.engine.match.record import Record

GROUP = "baronage.games"  # entry point group of installed game packages
MORE = "BARONAGE_GAMES"  # environment variable: comma-separated packages of games in development


NEEDED = ("state", "steps", "notation", "table")  # modules that every game must have


@cache
def _games(more: str) -> dict[str, Game]:
    from importlib.metadata import entry_points  # loaded only when games are looked up

    own = sorted(f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__) if module.ispkg)
    others = sorted(point.value for point in entry_points(group=GROUP))
    others += [package.strip() for package in more.split(",") if package.strip()]
    found: dict[str, Game] = {}
    for game in filter(None, [*(_load(package, ()) for package in own), *map(_load, others)]):
        if game.name in found:
            _warn("skipped %r: its name %r is that of %r", game.package, game.name, found[game.name].package)
        elif game.meta.offered:
            found[game.name] = game
    return found


def _warn(text: str, *params: object) -> None:
    import logging  # loaded only for a warning

    logging.getLogger("baronage").warning(text, *params)


@cache  # a game stays the same object when the list is built again
def _load(package: str, needed: tuple[str, ...] = NEEDED) -> Game | None:
    """Return the game in a package, or None if it can't be loaded. The reason is logged.

    The modules of external packages (those with `needed`) are loaded at once, to find errors in them.
    """
    try:
        game = Game(package)
        for part in needed:
            game.module(part)
        for part, names in MUST.items() if needed else ():  # optional modules, where the game has them
            game.hook(part, next(iter(names)))
    except Exception as error:  # a broken package must not stop the other games from loading
        why = f"{type(error).__name__}: {error}"
        where = f"{MORE}, or installed" if needed else "built in"
        _warn("skipped %r (%s), which holds no game that can be played: %s", package, where, why)
        return None
    return game


class Games:
    """The games by name when called; attributes are looked up in this package."""

    def __call__(self) -> dict[str, Game]:
        """Return the built-in games, those of installed packages and those named by the environment."""
        return dict(_games(os.environ.get(MORE, "")))

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.modules[__name__], name)


games = Games()
Record.GAMES = games
