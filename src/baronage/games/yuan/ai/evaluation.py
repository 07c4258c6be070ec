"""Estimated win probability of each seat, with weights learned from games (`value_net.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.learning.value_net import load_value_net
from baronage.games.yuan.bot import in_danger
from baronage.games.yuan.data import CLANS, HILL, LAST_TURN, REQUIRED, TERRAIN
from baronage.games.yuan.rules.orders import costs
from baronage.games.yuan.rules.provinces import RESOURCES, production
from baronage.games.yuan.state import CITY, DOUBLE, Yuan

WIDTH: Final = 20  # features of a clan

# Parts that the features describe (`hooks.search.Parts`); the first feature gives the value shown. "Rival" is the best one.
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
    """Return each seat's win probability from the value network."""
    return load_value_net("baronage.games.yuan", s.seats).chances(_rows(s))


def features(s: Yuan, seat: int) -> list[float]:
    """Return the features of one clan, of its best and average rival, and of the wheel."""
    return _rows(s)[seat]


def _rows(s: Yuan) -> list[list[float]]:
    if -1 in s.clans:  # before the clans are dealt, all seats are equal
        return [[0.0] * (3 * WIDTH + 10) for _ in range(s.seats)]
    params = _params(s)
    return [_row(s, s.clans[seat], params) for seat in range(s.seats)]


def _row(s: Yuan, clan: int, params: list[list[float]]) -> list[float]:
    own = params[clan]
    others = [other for other in s.colours if other != clan]
    best = max(others, key=lambda other: (params[other][0], params[other][1]))
    found = own[:]
    found += params[best]
    count = len(others)
    for at in range(WIDTH):
        total = 0.0
        for other in others:
            total += params[other][at]
        found.append(total / count)
    needed, soon = REQUIRED[s.turn], REQUIRED[min(LAST_TURN, s.turn + 2)]
    found += [
        s.turn / 8.0,
        float(needed) - own[0],
        float(needed) - params[best][0],
        float(soon) - own[0],
        float(soon) - params[best][0],
        1.0 if own[0] + 1 >= needed and own[8] > 0 else 0.0,
        1.0 if params[best][0] + 1 >= needed and params[best][8] > 0 else 0.0,
        own[0] - params[best][0],
        1.0 if s.seats == 2 else 0.0,
        (own[0] - params[best][0]) * s.turn / 8.0,
    ]
    return found


def _params(s: Yuan) -> list[list[float]]:
    """Return features by clan: Temples, land, production, money, Temple cost, Armies, Cities, and threats both ways."""
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
