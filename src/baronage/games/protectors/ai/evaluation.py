"""Estimated win probability of each seat, with weights learned from games (`value_net.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.learning.value_net import load_value_net
from baronage.games.protectors.ai.heuristics import dragons_half, rivals
from baronage.games.protectors.ai.tactics import threat
from baronage.games.protectors.rules.dragon import min_us, threshold
from baronage.games.protectors.state import Realm

# Parts that the features describe (`hooks.search.Parts`); the first feature gives the value shown. "Rival" is the best one.
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


# The network is too sure of the leader. In 60 games at four seats, leaders above 70 % had a mean chance of 86 % and won
# 66 %. With this, in 60 fresh games, they had 84 % and won 81 %; in 25 at seven seats, 87 % and 88 %.
TEMPERATURE: Final = 1.5


def evaluate(s: Realm) -> list[float]:
    """Return each seat's win probability from the value network; eliminated seats get 0.

    The probability that the Dragon beats all players belongs to no seat.
    """
    if not s.rank:  # before the first Ranking
        return [1 / s.seats] * s.seats
    rows = _rows(s)
    living = sorted(s.rank)
    chances = load_value_net("baronage.games.protectors", s.seats).chances([rows[seat] for seat in living])
    tempered = [chance ** (1 / TEMPERATURE) for chance in chances]
    total = sum(tempered)
    found = [0.0] * s.seats
    for seat, chance in zip(living, tempered, strict=True):
        found[seat] = chance / total
    return found


def features(s: Realm, seat: int) -> list[float]:
    """Return the features of one player, of the best and the average rival, and of the Dragon."""
    return _rows(s)[seat]


def _rows(s: Realm) -> list[list[float]]:
    params = [_params(s, seat) if seat in s.rank else [0.0] * 10 for seat in range(s.seats)]
    units = sum(s.units)
    dragon = [
        s.dpl / max(s.land.provinces, 1),
        (threshold(s) - s.dpl) / 10.0,
        (units - s.dpl) / 10.0,
        dragons_half(s) / 4.0,
    ]
    found: list[list[float]] = []
    for seat in range(s.seats):
        own = params[seat]
        others = [params[other] for other in rivals(s, seat)] or [own]
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


def _params(s: Realm, seat: int) -> list[float]:
    """Return Victory Points, green Provinces, units, cash, levels, Ranking place, duty and threat."""
    places = s.provinces(seat)
    feared = max([threat(s, seat, place) - s.units[place] for place in places], default=0)
    return [
        *(float(s.vps(seat)), float(len(s.greens(seat))), float(s.army(seat)), s.cash[seat] / 75.0),
        *(float(sum([s.level[place] for place in places])), s.rank.index(seat) / max(len(s.rank), 1)),
        *(float(min_us(s, seat)), float(max(min_us(s, seat) - s.army(seat), 0)), float(feared)),
        float(s.bonus[seat]),
    ]
