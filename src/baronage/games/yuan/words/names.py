"""How things are called."""

from __future__ import annotations

from collections.abc import Iterable

from baronage.games.yuan.data import CLAN_LETTERS, CLAN_NAMES, COLOURS, PROVINCE_NAMES, TERRAIN, TERRAIN_NAMES
from baronage.games.yuan.state import CITY, DOUBLE, VILLAGE, Yuan

ROMAN = ("none", "I", "II", "III")
KINDS = ("Development", "Fortification", "Militarization")


def colour(clan: int) -> str:
    """A clan by its colour: 'White'."""
    return COLOURS[clan]


def player(seat: int) -> str:
    """Who has no clan yet: 'player 2'."""
    return f"player {seat + 1}"


def full_clan(clan: int) -> str:
    """A clan by its colour and name: 'White (Huan)'."""
    return f"{COLOURS[clan]} ({CLAN_NAMES[clan]}, {CLAN_LETTERS[clan]})"


def name(p: int) -> str:
    """A Province."""
    return PROVINCE_NAMES[p]


def named(provinces: Iterable[int]) -> str:
    """Provinces: 'AN, FU and LAI'."""
    return listed([PROVINCE_NAMES[p] for p in provinces])


def colours(clans: Iterable[int]) -> str:
    """Clans: 'White and Blue'."""
    return listed([COLOURS[clan] for clan in clans])


def listed(words: list[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "nothing"


def some(n: int, thing: str) -> str:
    """'1 Army', '3 Armies'; Chão has no plural of its own."""
    if thing == "Chão" or n == 1:
        return f"{n} {thing}"
    many = {"Army": "Armies", "enemy Army": "enemy Armies", "City": "Cities"}.get(thing, f"{thing}s")
    return f"{n} {many}"


def described(s: Yuan, p: int) -> str:
    """What a Province is and holds: 'LAI, Rice: White, City with 2 Armies'."""
    words = f"{name(p)}, {TERRAIN_NAMES[TERRAIN[p]]}"
    if not s.owner[p]:
        return f"{words}: free{', with a Temple' if s.temples[p] else ''}"
    kind = {VILLAGE: "Village", CITY: "City", DOUBLE: "two Cities"}[s.build[p]]
    if s.walls[p]:
        kind = f"{'fortified' if s.walls[p] == 1 else 'indestructible'} {kind}"
    extra = []
    if s.armies[p]:
        extra.append(some(s.armies[p], "Army"))
    if s.temples[p]:
        extra.append("a Temple")
    more = f" with {listed(extra)}" if extra else ""
    return f"{words}: {colour(s.owner[p] - 1)}, {kind}{more}"
