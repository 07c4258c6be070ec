"""Initial map: clans and tiles in play, fixed maps and random maps (sections 3.1, 3.2)."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import ALL
from baronage.games.yuan import verbs
from baronage.games.yuan.data import (
    BOX_CLANS,
    BOXES,
    CLANS,
    FREE,
    HILL,
    INVASION,
    MAPS,
    SCENARIO_CITIES,
    SCENARIO_MAP,
    SPIRAL,
    STANDARD,
    STANDARD_CAPITALS,
    TERRAIN,
    TILE_BOX,
    TILE_SET,
    YELLOW_ARMIES,
    YELLOW_CITY,
)
from baronage.games.yuan.rules.capitals import put_capital
from baronage.games.yuan.rules.provinces import endless
from baronage.games.yuan.state import Yuan

# YUAN-S1.02, S1.03: tile sets of the main box and of the other one, by number of players
SETS: Final = {
    2: ((2,), ()),
    3: ((2, 3), ()),
    4: ((2, 3, 4), ()),
    5: ((2, 3, 4), (3,)),
    6: ((2, 3, 4), (3, 4)),
    7: ((2, 3, 4), (2, 3)),
    8: ((2, 3, 4), (2, 3, 4)),
}


def draw_clans(s: Yuan, chance: Chance) -> None:
    """Set the clans in play (YUAN-S1.07, X1.01, X2.01, X3.01)."""
    if s.scenario != FREE:
        s.colours = list(range(len(SCENARIO_CITIES[s.scenario])))
        return
    main = BOXES.index(s.setup.options["main_box"])
    found = list(BOX_CLANS[main])
    others = list(BOX_CLANS[1 - main])
    if s.seats < len(found):
        chance.shuffle(found)
        del found[s.seats :]
    elif s.seats > len(found):
        if s.seats < CLANS:
            chance.shuffle(others)
        found += others[: s.seats - len(found)]
    s.colours = sorted(found)


def tiles_in_play(setup: Setup) -> list[int]:
    """Return the tiles in play (YUAN-S1.02, S1.03, Z1.04)."""
    main = BOXES.index(setup.options["main_box"])
    sets = SETS[setup.seats]
    return [
        tile for tile in range(1, len(TILE_SET)) if TILE_SET[tile] in (sets[0] if TILE_BOX[tile] == main else sets[1])
    ]


def fixed_map(s: Yuan, standard: bool) -> None:
    """Place the listed tiles and first Cities (YUAN-S2.06, S2.07, S5.01)."""
    s.tiles = list(MAPS[STANDARD[s.seats] if standard else SCENARIO_MAP[s.scenario]])
    raise_temples(s)
    cities = STANDARD_CAPITALS[s.seats] if standard else SCENARIO_CITIES[s.scenario]
    for clan, p in zip(s.colours, cities, strict=True):
        put_capital(s, clan, p, -1, "YUAN-S2.07" if standard else "YUAN-S5.01")
    if s.scenario == INVASION:  # YUAN-X2.02
        yellow = s.automatic
        endless(s, yellow)
        put_capital(s, yellow, YELLOW_CITY, -1, "YUAN-X2.02")
        s.armies[YELLOW_CITY] = YELLOW_ARMIES


def raise_temples(s: Yuan) -> None:
    """Put a Temple on every Hill (YUAN-S1.05)."""
    for p in s.land.provinces:
        if TERRAIN[p] == HILL:
            s.temples[p] = 1
            s.supply -= 1


def lay_by_chance(s: Yuan, tiles: list[int], chance: Chance) -> None:
    """Place shuffled tiles on a spiral, each with a random rotation (YUAN-S2.05)."""
    found: list[int] = []
    for tile, (a, b) in zip(tiles, spiral(len(tiles)), strict=True):
        found += [tile, a, b, chance.below(6)]
        if s.log is not None:
            s.log.append((verbs.LAID, ALL, (-1, *found[-4:]), "YUAN-S2.05"))
    s.lay_anew(found)


def spiral(n: int) -> list[tuple[int, int]]:
    """Return the first n positions, ring by ring (YUAN-S2.05)."""
    found = [(0, 0)]
    ring = 0
    while len(found) < n:
        ring += 1
        a, b = -ring, ring
        for da, db in SPIRAL:
            for _ in range(ring):
                found.append((a, b))
                a, b = a + da, b + db
    return found[:n]
