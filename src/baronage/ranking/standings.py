"""Who leads a tournament, and by what: points from places, then tie-breaks; a pure function of what was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from baronage.ranking.pairing import Round, Table

BYE = 1.0  # what a round without a table is worth


@dataclass(frozen=True)
class Line:
    """One of the list. Equal places are shared."""

    player: str
    place: int
    points: float
    wins: int
    opponents: float  # what those whom he met have together (Buchholz)
    beaten: float  # what those have whom he beat, and half of those with whom he shared (Sonneborn and Berger)
    played: int


def points_of(places: Sequence[int]) -> tuple[float, ...]:
    """What the places at a table are worth: one for the first, nothing for the last, equal steps; equal places share.

    Of two: 1 and 0, or a half each. Of four: 1, 2/3, 1/3, 0.
    """
    count = len(places)
    found = []
    for place in places:
        above, alike = sum(other < place for other in places), sum(other == place for other in places)
        worth = [(count - 1 - at) / (count - 1) for at in range(above, above + alike)]
        found.append(sum(worth) / alike)
    return tuple(found)


def standings(
    players: Sequence[str], rounds: Sequence[Round], places: Mapping[tuple[int, Table], Sequence[int]], bye: float = BYE
) -> list[Line]:
    """The list after what was played. `places`: of the tables that are over, by round and who sat there."""
    scored = {key: points_of(found) for key, found in places.items()}
    total = dict.fromkeys(players, 0.0)
    wins, played = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for one in rounds:
        for player in one.byes:
            total[player] += bye
    for key, worth in scored.items():
        best = max(worth)
        for player, mine in zip(key[1], worth, strict=True):
            total[player] += mine
            played[player] += 1
            wins[player] += mine == best
    met, beaten = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0.0)
    for (_, table), worth in scored.items():
        for player, mine in zip(table, worth, strict=True):
            for other, theirs in zip(table, worth, strict=True):
                if other != player:
                    met[player] += total[other]
                    beaten[player] += total[other] * (1.0 if mine > theirs else 0.5 if mine == theirs else 0.0)
    keys = {
        player: (_exact(total[player]), _exact(met[player]), _exact(beaten[player]), wins[player]) for player in players
    }
    order = sorted(players, key=lambda player: keys[player], reverse=True)
    return [
        Line(
            player,
            1 + sum(keys[other] > keys[player] for other in players),
            total[player],
            wins[player],
            met[player],
            beaten[player],
            played[player],
        )
        for player in order
    ]


def _exact(points: float) -> float:
    """Thirds are added up in different orders: what differs by less than this is equal."""
    return round(points, 6)
