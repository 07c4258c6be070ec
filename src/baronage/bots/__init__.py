"""Bot players. They depend only on the engine, and see only the view of their own seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import Final

from baronage.bots.characters import CHARACTERS
from baronage.bots.heuristic import Heuristic
from baronage.bots.locale import msg
from baronage.bots.player import Player
from baronage.bots.random_bot import RandomBot
from baronage.engine.core.errors import BadSetup
from baronage.engine.text.localization import ENGLISH, localize

__all__ = ["Player", "all_names", "bot", "bots", "distinct_names", "is_of_a_bot", "names", "title"]

_BOTS: tuple[Player, ...] = (RandomBot(), Heuristic(), *CHARACTERS)


def bots() -> dict[str, Player]:
    """Return the bots by name: first the benchmark bots, then the characters, weakest first. `HELP` describes each."""
    return {player.NAME: player for player in _BOTS}


def title(name: str, language: str = ENGLISH) -> str:
    """Return the displayed name of a bot: `Dame Ysolt`, or `random bot`."""
    return str(localize(bot(name).TITLE or msg("title-other", name=name), language))


def all_names() -> set[str]:
    """Return the names of all kinds of bots, in all languages, and those under which the first of each sits down."""
    return {
        *map(title, bots()),
        *map(seat_name, bots()),
        *(localize(player.TITLE, language) for player in CHARACTERS for language in msg.languages),
    }


# Names for further seats of one character at a table. They are short, equal in all languages, and differ in their
# initials.
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


def seat_name(name: str) -> str:
    """Return the name under which a bot sits down: the first name of a character, otherwise its title."""
    return name.title() if bot(name).TITLE else title(name)


def names(name: str) -> Iterator[str]:
    """Yield the displayed names of the first, second, third and further bots of this kind at one table, without end."""
    own = seat_name(name)
    yield own
    if bot(name).TITLE:
        yield from KIN
    yield from (f"{own} {number}" for number in count(2))


def is_of_a_bot(name: str) -> bool:
    """Return whether this is probably the name of a bot. A person may have the name of one of the relatives."""
    known = {called for kind in bots() for called in (title(kind), seat_name(kind))}
    return name in known or name in KIN or name.rstrip("0123456789 ") in known


def distinct_names(seated: Sequence[tuple[str, str]]) -> list[str]:
    """Return distinct names for a table, from pairs of (bot name, or "" for a person; current name).

    Every bot gets a unique name: first Ysolt, then Brida, who plays like her.
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
    """Return the bot called `name`."""
    known = bots()
    if name not in known:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(known)}")
    return known[name]
