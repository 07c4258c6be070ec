"""Players that think. They know the engine only, and of a game only what a seat may know."""

from __future__ import annotations

from baronage.bots.characters import CHARACTERS
from baronage.bots.heuristic import Heuristic
from baronage.bots.player import Player
from baronage.bots.random_bot import RandomBot
from baronage.engine.errors import BadSetup

__all__ = ["Player", "bot", "bots", "title"]

_BOTS: tuple[Player, ...] = (RandomBot(), Heuristic(), *CHARACTERS)


def bots() -> dict[str, Player]:
    """The bots by name: those to measure by, then the characters, weakest first; each tells what it is in `HELP`."""
    return {player.NAME: player for player in _BOTS}


def title(name: str) -> str:
    """How people call a bot: `Dame Ysolt`, or `random bot`."""
    return bot(name).TITLE or f"{name} bot"


def bot(name: str) -> Player:
    """The bot of that name."""
    known = bots()
    if name not in known:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(known)}")
    return known[name]
