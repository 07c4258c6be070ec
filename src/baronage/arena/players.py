"""Who plays, by name: our bots, classes of other packages, programs over a pipe. For those who run their own games only.

A server never takes such names from outside: it knows the bots (`baronage.bots`) and nothing else.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from pathlib import Path

from baronage.arena.ismcts import SIMULATIONS, TreeSearch
from baronage.arena.pipe import Piped
from baronage.arena.quick import Quick
from baronage.bots import Player, bot
from baronage.engine.errors import BadSetup


@lru_cache(maxsize=64)
def player(name: str) -> Player:
    """`heuristic`; `quick`, the game's fastest policy; `ismcts`, or with its simulations, `ismcts(400)`; `net:FILE`, a network
    that was trained; `package.module:Class`, made without arguments; `cmd:./bot --fast`, or with a limit, `cmd(2.5):./bot`.
    """
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
    if package == "net":
        return _trained(Path(kind))
    if name == Quick.NAME:
        return Quick()
    if name.startswith(TreeSearch.NAME):
        return _tree_search(name)
    if not colon:
        return bot(name)
    try:
        made = getattr(importlib.import_module(package), kind)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadSetup(f"there is no player {name!r:.100}: {error}") from error
    if not isinstance(made, Player):
        raise BadSetup(f"{name!r:.100} is no player: it is no subclass of baronage.bots.Player")
    return made


def _tree_search(name: str) -> Player:
    count = name.removeprefix(TreeSearch.NAME).removeprefix("(").removesuffix(")") or str(SIMULATIONS)
    if not count.isdecimal() or not 1 <= int(count) <= 1_000_000:
        raise BadSetup(f"a tree search is written ismcts or ismcts(400), not {name!r:.100}")
    return TreeSearch(int(count))


def _trained(path: Path) -> Player:
    try:
        from baronage.arena.net import load
    except ImportError as error:
        raise BadSetup(f"a network needs numpy: pip install baronage[rl] ({error})") from error
    return load(path)
