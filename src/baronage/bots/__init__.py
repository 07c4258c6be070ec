"""Players that think. They know the engine only, and of a game only what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from baronage.bots.characters import CHARACTERS
from baronage.bots.heuristic import Heuristic
from baronage.bots.player import Player
from baronage.bots.random_bot import RandomBot
from baronage.engine.errors import BadSetup

__all__ = ["Player", "bot", "bots", "names", "title"]

_BOTS: tuple[Player, ...] = (RandomBot(), Heuristic(), *CHARACTERS)


def bots() -> dict[str, Player]:
    """The bots by name: those to measure by, then the characters, weakest first; each tells what it is in `HELP`."""
    return {player.NAME: player for player in _BOTS}


def title(name: str) -> str:
    """How people call a bot: `Dame Ysolt`, or `random bot`."""
    return bot(name).TITLE or f"{name} bot"


# Where a character sits several times at one table, the others bear names of their own; short ones, the same in every
# language, with initials that differ.
KIN: Final = (
    "Brida",
    "Tancred",
    "Maud",
    "Piers",
    "Sunniva",
    "Ranulf",
    "Gisela",
    "Lambert",
    "Corbin",
    "Joan",
    "Nicol",
    "Flora",
    "Diggory",
    "Kenelm",
    "Viola",
    "Zachary",
)


def names(name: str) -> Iterator[str]:
    """How people call the first, the second, the third bot of this kind at one table, without end."""
    own = title(name)
    yield own
    if bot(name).TITLE:
        yield from KIN
    yield from (f"{own} {number}" for number in count(2))


def bot(name: str) -> Player:
    """The bot of that name."""
    known = bots()
    if name not in known:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(known)}")
    return known[name]
