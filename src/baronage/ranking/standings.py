"""Who leads a tournament, and by what: points from places, then tie-breaks; a pure function of what was played."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from baronage.ranking.pairing import Round, Table

Places = Mapping[tuple[int, Table], Sequence[int]]  # of a table's seats, by round and who sat there
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


def points_of(places: Sequence[int], worth: Sequence[float] = ()) -> tuple[float, ...]:
    """What the places at a table are worth: one for the first, nothing for the last, equal steps; equal places share.

    Of two: 1 and 0, or a half each. Of four: 1, 2/3, 1/3, 0. `worth`: other points, the first place's first; at a table of fewer
    the last of them go to nobody.
    """
    count = len(places)
    steps = worth or [(count - 1 - at) / (count - 1) for at in range(count)]
    found = []
    for place in places:
        above, alike = sum(other < place for other in places), sum(other == place for other in places)
        found.append(sum(steps[above : above + alike]) / alike)
    return tuple(found)


def behind(places: Sequence[int], absent: Collection[int]) -> tuple[int, ...]:
    """The places at a table when the seats of those who never came are put behind all others."""
    keys = [(seat in absent, place) for seat, place in enumerate(places)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def standings(
    players: Sequence[str],
    rounds: Sequence[Round],
    places: Places,
    bye: float = BYE,
    worth: Sequence[float] = (),
) -> list[Line]:
    """The list after what was played. `places`: of the tables that are over, by round and who sat there.

    `worth`: what the places give, if it is not equal steps; who wins without a game has what the first place gives.
    """
    scored = {key: points_of(found, worth) for key, found in places.items()}
    total = dict.fromkeys(players, 0.0)
    wins, played = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for one in rounds:
        for player in one.byes:
            total[player] += bye
        for player in one.walkovers:
            total[player] += worth[0] if worth else 1.0
    for key, given in scored.items():
        best = max(given)
        for player, mine in zip(key[1], given, strict=True):
            total[player] += mine
            played[player] += 1
            wins[player] += mine == best
    met, beaten = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0.0)
    for (_, table), given in scored.items():
        for player, mine in zip(table, given, strict=True):
            for other, theirs in zip(table, given, strict=True):
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
