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
from baronage.arena.spy import Spy
from baronage.arena.steward import Steward
from baronage.bots import Player, bot
from baronage.bots.characters import CHARACTERS
from baronage.bots.search import Budget
from baronage.engine.errors import BadSetup


@lru_cache(maxsize=64)
def player(name: str) -> Player:
    """`heuristic`; `quick`, the game's fastest policy; `regent(1200)`, a character with so many simulations, `regent(1s)` with so
    many seconds; `steward`, who does what the hints say; `spy(regent)`, who knows how a character thinks; `ismcts`, or with its
    simulations, `ismcts(400)`; `net:FILE`, a network that was trained; `package.module:Class`, made without arguments;
    `cmd:./bot --fast`, or with a limit, `cmd(2.5):./bot`.
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
    if name in (Quick.NAME, Steward.NAME):
        return Quick() if name == Quick.NAME else Steward()
    if name.startswith(TreeSearch.NAME):
        return _tree_search(name)
    if not colon:
        return _with_budget(name) if name.endswith(")") else bot(name)
    try:
        made = getattr(importlib.import_module(package), kind)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadSetup(f"there is no player {name!r:.100}: {error}") from error
    if not isinstance(made, Player):
        raise BadSetup(f"{name!r:.100} is no player: it is no subclass of baronage.bots.Player")
    return made


def _with_budget(name: str) -> Player:
    who, _, inside = name.removesuffix(")").partition("(")
    kinds = {character.NAME: type(character) for character in CHARACTERS}
    if who == Spy.NAME and inside in kinds:
        return Spy(kinds[inside]())
    if who in kinds and inside.isdecimal() and 1 <= int(inside) <= 1_000_000:
        return kinds[who](Budget(int(inside)))
    try:
        seconds = float(inside.removesuffix("s")) if inside.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if who not in kinds or not 0 < seconds < 1e6:
        raise BadSetup(f"a character with a budget is written regent(1200) or regent(1s), not {name!r:.100}")
    return kinds[who](Budget(1_000_000, seconds))


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
