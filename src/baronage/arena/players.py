"""Who plays, by name: our bots, classes of other packages, programs over a pipe. For those who run their own games only.

A server never takes such names from outside: it knows the bots (`baronage.bots`) and nothing else.
"""

from __future__ import annotations

import importlib
from functools import lru_cache

from baronage.arena.pipe import Piped
from baronage.bots import Player, bot
from baronage.engine.errors import BadSetup


@lru_cache(maxsize=64)
def player(name: str) -> Player:
    """`heuristic`; `package.module:Class`, made without arguments; `cmd:./bot --fast`, or with a limit, `cmd(2.5):./bot`."""
    if name.startswith("cmd:"):
        return Piped(name[4:])
    if name.startswith("cmd("):
        seconds, closed, command = name[4:].partition("):")
        try:
            limit = float(seconds)
        except ValueError:
            limit = 0.0
        if not closed or not 0 < limit < 1e6:
            raise BadSetup(f"a program with a time limit is written cmd(2.5):./bot, not {name!r:.100}")
        return Piped(command, limit)
    package, colon, kind = name.partition(":")
    if not colon:
        return bot(name)
    try:
        made = getattr(importlib.import_module(package), kind)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadSetup(f"there is no player {name!r:.100}: {error}") from error
    if not isinstance(made, Player):
        raise BadSetup(f"{name!r:.100} is no player: it is no subclass of baronage.bots.Player")
    return made
