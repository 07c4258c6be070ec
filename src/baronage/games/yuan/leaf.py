"""Each seat's chance to win, and what it is judged by. The weights were learnt from games (`leaf.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.leaf import load_leaf
from baronage.games.yuan.board import RESOURCES, production
from baronage.games.yuan.bot import in_danger
from baronage.games.yuan.data import CLANS, HILL, LAST_TURN, REQUIRED, TERRAIN
from baronage.games.yuan.orders import costs
from baronage.games.yuan.state import CITY, DOUBLE, Yuan

WIDTH: Final = 20  # facts of a clan

# What the features speak of (`engine.mind.Parts`): first the one whose figure is told. A rival's are those of the best one.
PARTS: Final[Mapping[str, tuple[int, ...]]] = {
    "temples": (0, 61, 63, 67, 69),
    "land": (1,),
    "rice": (2,),
    "forest": (3,),
    "mine": (4,),
    "money": (5, 6),
    "price": (7, 8, 65),
    "armies": (9, 10),
    "cities": (11, 12),
    "walls": (13,),
    "feared": (14, 15),
    "hills": (16,),
    "open": (17,),
    "rival-temples": (20, 62, 64),
    "rival-land": (21,),
    "rival-money": (25, 26),
    "rival-price": (27, 28, 66),
    "rival-armies": (29, 30),
    "rival-feared": (34, 35),
}


def evaluate(s: Yuan) -> list[float]:
    """By the network."""
    return load_leaf("baronage.games.yuan", s.seats).chances(_rows(s))


def features(s: Yuan, seat: int) -> list[float]:
    """What one clan has, what its best and its average rival have, and what the wheel asks for."""
    return _rows(s)[seat]


def _rows(s: Yuan) -> list[list[float]]:
    if -1 in s.clans:  # before the clans are dealt all are alike
        return [[0.0] * (3 * WIDTH + 10) for _ in range(s.seats)]
    facts = _facts(s)
    return [_row(s, s.clans[seat], facts) for seat in range(s.seats)]


def _row(s: Yuan, clan: int, facts: list[list[float]]) -> list[float]:
    own = facts[clan]
    others = [other for other in s.colours if other != clan]
    best = max(others, key=lambda other: (facts[other][0], facts[other][1]))
    found = own[:]
    found += facts[best]
    count = len(others)
    for at in range(WIDTH):
        total = 0.0
        for other in others:
            total += facts[other][at]
        found.append(total / count)
    needed, soon = REQUIRED[s.turn], REQUIRED[min(LAST_TURN, s.turn + 2)]
    found += [
        s.turn / 8.0,
        float(needed) - own[0],
        float(needed) - facts[best][0],
        float(soon) - own[0],
        float(soon) - facts[best][0],
        1.0 if own[0] + 1 >= needed and own[8] > 0 else 0.0,
        1.0 if facts[best][0] + 1 >= needed and facts[best][8] > 0 else 0.0,
        own[0] - facts[best][0],
        1.0 if s.seats == 2 else 0.0,
        (own[0] - facts[best][0]) * s.turn / 8.0,
    ]
    return found


def _facts(s: Yuan) -> list[list[float]]:
    """By clan: Temples, land, production, money, what a Temple costs, Armies, Cities, what is feared and what is threatened."""
    made = production(s)
    found: list[list[float]] = []
    for clan in range(CLANS):
        rice, forest, mine = made[RESOURCES * clan : RESOURCES * clan + RESOURCES]
        money = s.chao[clan] - s.loan[clan]
        temple = costs(s, clan, made)[0][3]
        can = 1.0 if temple <= s.chao[clan] else 0.0
        found.append([0.0, 0.0, float(rice), float(forest), float(mine), float(money), float(min(money, 7))])
        found[clan] += [float(max(temple - s.chao[clan], 0)), can, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        found[clan] += [float(s.villages[clan]), float(s.arms[clan])]
    owner, build, walls, armies, temples = s.owner, s.build, s.walls, s.armies, s.temples
    feared = in_danger(s)
    for p in s.land.provinces:
        if not owner[p]:
            continue
        row = found[owner[p] - 1]
        row[1] += 1.0
        if temples[p]:
            row[0] += 1.0
        row[9] += armies[p]
        if armies[p]:
            row[10] += 1.0
        if build[p] >= CITY:
            row[11] += 1.0
            if build[p] == DOUBLE:
                row[12] += 1.0
        row[13] += walls[p]
        if p in feared:
            row[14] += 1.0
            if temples[p]:
                row[15] += 1.0
        if TERRAIN[p] == HILL:
            row[16] += 1.0
        for q in s.land.adjacent[p]:
            if not owner[q]:
                row[17] += 1.0
                break
    return found
