"""Capital placement: legal Provinces and random ones (YUAN-S3.01 to S3.05)."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import distance
from baronage.games.yuan.data import HILL, TERRAIN
from baronage.games.yuan.rules.provinces import clear
from baronage.games.yuan.state import CITY, Yuan

CHOSEN_DISTANCE: Final = 3  # YUAN-S3.03
DRAWN_DISTANCE: Final = 4  # YUAN-S3.05
LEAST_ADJACENT: Final = 3


def capital_of(s: Yuan, clan: int) -> int:
    """Return the Province of a clan's capital before turn 1, or 0 if it has none yet."""
    for p in s.land.provinces:
        if s.owner[p] == clan + 1:
            return p
    return 0


def placed(s: Yuan) -> list[int]:
    """Return the capitals on the map."""
    return [p for p in s.land.provinces if s.owner[p] and s.owner[p] - 1 != s.automatic]


def put_capital(s: Yuan, clan: int, p: int, seat: int, rule: str) -> None:
    """Put one of the clan's 14 Cities as its capital (YUAN-S1.06)."""
    s.owner[p] = clan + 1
    s.build[p] = CITY
    s.cities[clan] -= 1
    if s.log is not None:
        s.log.append((verbs.CAPITAL_PUT, ALL, (seat, clan, p), rule))


def apart(s: Yuan, candidates: list[int], least: int) -> list[int]:
    """Return the candidates at least `least` from every capital, lowering the distance by 1 until one exists."""
    where = s.land.where
    capitals = [cell for p in placed(s) if (cell := where[p]) is not None]
    while True:
        found = []
        for p in candidates:
            cell = where[p]
            if cell is not None and all(distance(cell, other) >= least for other in capitals):
                found.append(p)
        if found or least <= 1:
            return found
        least -= 1


def allowed(s: Yuan) -> list[int]:
    """Return the Provinces allowed for the next capital (YUAN-S3.01, S3.03, S3.09)."""
    return apart(s, [p for p in s.land.provinces if not s.owner[p]], 1 if s.unanimous else CHOSEN_DISTANCE)


def suggested(s: Yuan) -> int:
    """Return the default Province of a capital (YUAN-DEC2)."""
    found = allowed(s)
    flat = [p for p in found if TERRAIN[p] != HILL] or found
    return min(flat, key=lambda p: (-len(s.land.adjacent[p]), p))


def draw_capitals(s: Yuan, chance: Chance) -> None:
    """Place a capital at random for each colour in play (YUAN-S3.05)."""
    good = [p for p in s.land.provinces if TERRAIN[p] != HILL and len(s.land.adjacent[p]) >= LEAST_ADJACENT]
    for clan in s.colours:
        free = apart(s, [p for p in good if not s.owner[p]], DRAWN_DISTANCE)
        if not free:  # a map without a suitable Province: any is allowed
            free = [p for p in s.land.provinces if not s.owner[p]]
        put_capital(s, clan, free[chance.below(len(free))], -1, "YUAN-S3.05")


def take_back(s: Yuan) -> None:
    """Return all capitals to their reserves (YUAN-S3.04)."""
    for p in placed(s):
        clear(s, p)
