"""Players that think. They know the engine only, and of a game only what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import Final

from baronage.bots.characters import CHARACTERS
from baronage.bots.heuristic import Heuristic
from baronage.bots.player import Player
from baronage.bots.random_bot import RandomBot
from baronage.engine.errors import BadSetup

__all__ = ["Player", "bot", "bots", "is_of_a_bot", "names", "title", "told_apart"]

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


def is_of_a_bot(name: str) -> bool:
    """Is somebody who is called so probably a bot? A person may bear the name of one of the kin."""
    known = {title(kind) for kind in bots()}
    return name in known or name in KIN or name.rstrip("0123456789 ") in known


def told_apart(seated: Sequence[tuple[str, str]]) -> list[str]:
    """How those at a table are called, each told as (the bot, or nothing for a person; the name so far).

    Every bot has a name that nobody else has there: Dame Ysolt, and then Brida, who plays as she does.
    """
    used = {name for kind, name in seated if not kind}
    found: list[str] = []
    for kind, name in seated:
        if kind:
            name = next(other for other in chain([name], names(kind)) if other not in used)
        used.add(name)
        found.append(name)
    return found


def bot(name: str) -> Player:
    """The bot of that name."""
    known = bots()
    if name not in known:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(known)}")
    return known[name]
