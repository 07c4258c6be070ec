"""Players by name: built-in bots, classes of other packages, and external programs. For local use only.

A server never accepts these names from outside. It offers only the bots of `baronage.bots`.
"""

from __future__ import annotations

import importlib
import math
from dataclasses import fields
from functools import lru_cache
from pathlib import Path

from baronage.bots import Player, bot
from baronage.bots.characters import CHARACTERS, Level
from baronage.bots.exploiter import Exploiter
from baronage.bots.ismcts import SIMULATIONS, TreeSearch
from baronage.bots.rollout_bot import Quick
from baronage.bots.search import Budget
from baronage.bots.subprocess_bot import Piped
from baronage.coach.hint_follower import Steward
from baronage.engine.core.errors import BadSetup


@lru_cache(maxsize=64)
def player(name: str) -> Player:
    """Return the player called `name`. Raise BadSetup for an unknown name.

    | name | player |
    |---|---|
    | `heuristic` | a bot of `baronage.bots` |
    | `quick` | the game's rollout policy |
    | `regent(1200)`, `regent(1s)` | a character with a number of simulations or seconds |
    | `regent(plans=20 depth=2)` | a character with other numbers in its level |
    | `steward` | a player that follows the hints |
    | `spy(regent)` | a player that predicts a character |
    | `ismcts`, `ismcts(400)` | tree search, with a number of simulations |
    | `net:FILE` | a trained network |
    | `package.module:Class` | a class, called without arguments |
    | `cmd:./bot --fast`, `cmd(2.5):./bot` | an external program, with a time limit in seconds |
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
            raise BadSetup(f"write a program with a time limit as cmd(2.5):./bot, not {name!r:.100}")
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
        raise BadSetup(f"{name!r:.100} is not a subclass of baronage.bots.Player")
    return made


def _with_budget(name: str) -> Player:
    who, _, inside = name.removesuffix(")").partition("(")
    kinds = {character.NAME: type(character) for character in CHARACTERS}
    if who == Exploiter.NAME and inside in kinds:
        return Exploiter(kinds[inside]())
    if who in kinds and inside.isdecimal() and 1 <= int(inside) <= 1_000_000:
        return kinds[who](Budget(int(inside)))
    if who in kinds and "=" in inside:
        return kinds[who](changes=_changes(inside))
    try:
        seconds = float(inside.removesuffix("s")) if inside.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if who not in kinds or not 0 < seconds < 1e6:
        raise BadSetup(f"write a character with a budget as regent(1200) or regent(1s), not {name!r:.100}")
    return kinds[who](Budget(1_000_000, seconds))


def _changes(text: str) -> dict[str, float]:
    """Return the numbers of a level in a text, or raise BadSetup for an unknown one."""
    names = {it.name for it in fields(Level) if it.type in ("int", "float")}
    found: dict[str, float] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if name not in names or not math.isfinite(number):
            raise BadSetup(f"write numbers of a level as plans=20 depth=2, not {word!r:.100}")
        found[name] = int(number) if number == int(number) else number
    return found


def _tree_search(name: str) -> Player:
    count = name.removeprefix(TreeSearch.NAME).removeprefix("(").removesuffix(")") or str(SIMULATIONS)
    if not count.isdecimal() or not 1 <= int(count) <= 1_000_000:
        raise BadSetup(f"write a tree search as ismcts or ismcts(400), not {name!r:.100}")
    return TreeSearch(int(count))


def _trained(path: Path) -> Player:
    try:
        from baronage.arena.trained import load
    except ImportError as error:
        raise BadSetup(f"a network needs numpy: pip install baronage[rl] ({error})") from error
    return load(path)
