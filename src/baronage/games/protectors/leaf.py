"""Each seat's chance to win, and what it is judged by. The weights were learnt from games (`leaf.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.leaf import load_leaf
from baronage.games.protectors.dragon import min_us, threshold
from baronage.games.protectors.state import Realm
from baronage.games.protectors.tactics import threat
from baronage.games.protectors.worth import dragons_half, rivals

# What the features speak of (`engine.mind.Parts`): first the one whose figure is told. A rival's are those of the best one.
PARTS: Final[Mapping[str, tuple[int, ...]]] = {
    "points": (0, 29, 30),
    "lands": (1,),
    "army": (2,),
    "cash": (3,),
    "levels": (4,),
    "rank": (5,),
    "owed": (7,),
    "feared": (8,),
    "rival-points": (10,),
    "rival-lands": (11,),
    "rival-army": (12,),
    "dragon": (24,),
    "units": (26,),
}


def evaluate(s: Realm) -> list[float]:
    """By the network; who has fallen has no chance. That the Dragon beats everybody is part of nobody's chance."""
    rows = _rows(s)
    living = sorted(s.rank)
    chances = load_leaf("baronage.games.protectors", s.seats).chances([rows[seat] for seat in living])
    found = [0.0] * s.seats
    for seat, chance in zip(living, chances, strict=True):
        found[seat] = chance
    return found


def features(s: Realm, seat: int) -> list[float]:
    """What one player has, what the best and the average rival have, and where the Dragon stands."""
    return _rows(s)[seat]


def _rows(s: Realm) -> list[list[float]]:
    facts = [_facts(s, seat) if seat in s.rank else [0.0] * 10 for seat in range(s.seats)]
    units = sum(s.units)
    dragon = [
        s.dpl / max(s.land.provinces, 1),
        (threshold(s) - s.dpl) / 10.0,
        (units - s.dpl) / 10.0,
        dragons_half(s) / 4.0,
    ]
    found: list[list[float]] = []
    for seat in range(s.seats):
        own = facts[seat]
        others = [facts[other] for other in rivals(s, seat)] or [own]
        best = max(others, key=lambda row: row[0])
        row = own + best
        for at in range(4):
            total = 0.0
            for other in others:
                total += other[at]
            row.append(total / len(others))
        late = s.turn / 10.0
        row += [
            *dragon,
            late,
            (own[0] - best[0]) * late,
            own[0] - best[0],
            len(others) / 6.0,
            1.0 if seat in s.rank else 0.0,
        ]
        found.append(row)
    return found


def _facts(s: Realm, seat: int) -> list[float]:
    """Victory Points, green Provinces, units, cash, levels, the place on the Ranking, what is owed and what is feared."""
    places = s.provinces(seat)
    feared = max([threat(s, seat, place) - s.units[place] for place in places], default=0)
    return [
        *(float(s.vps(seat)), float(len(s.greens(seat))), float(s.army(seat)), s.cash[seat] / 75.0),
        *(float(sum([s.level[place] for place in places])), s.rank.index(seat) / max(len(s.rank), 1)),
        *(float(min_us(s, seat)), float(max(min_us(s, seat) - s.army(seat), 0)), float(feared)),
        float(s.bonus[seat]),
    ]
