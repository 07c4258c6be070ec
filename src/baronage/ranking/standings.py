"""Tournament standings: points from places, then tie-breaks. A pure function of the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from baronage.ranking.pairing import Round, Table

Places = Mapping[tuple[int, Table], Sequence[int]]  # of a table's seats, by round and players
BYE = 1.0  # points for a round without a table


@dataclass(frozen=True)
class Line:
    """A line of the standings. Equal places are shared."""

    player: str
    place: int
    points: float
    wins: int
    opponents: float  # the opponents' points, added up over rounds (Buchholz)
    beaten: float  # the points of beaten opponents, and half of those with an equal place (Sonneborn and Berger)
    played: int
    byes: int = 0


def points_of(places: Sequence[int], worth: Sequence[float] = ()) -> tuple[float, ...]:
    """Return the points for the places at a table: from one to zero in equal steps. Equal places share.

    Tables of two give 1 and 0, or a half each. Tables of four give 1, 2/3, 1/3, 0. `worth` replaces these points, first
    place first; smaller tables omit the last values.
    """
    count = len(places)
    steps = worth or [(count - 1 - at) / (count - 1) for at in range(count)]
    found = []
    for place in places:
        above, alike = sum(other < place for other in places), sum(other == place for other in places)
        found.append(sum(steps[above : above + alike]) / alike)
    return tuple(found)


def behind(places: Sequence[int], absent: Collection[int]) -> tuple[int, ...]:
    """Return the places at a table with absent players after all others."""
    keys = [(seat in absent, place) for seat, place in enumerate(places)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def standings(
    players: Sequence[str],
    rounds: Sequence[Round],
    places: Places,
    bye: float = BYE,
    worth: Sequence[float] = (),
) -> list[Line]:
    """Return the standings. `places` are the places at finished tables, by round and players.

    `worth`: what the places give, if it is not equal steps; who wins without a game has what the first place gives.

    For tie-breaks a table counts as one opponent with the average of all opponents there, so that tables of three and of four
    are worth the same. A round without a game counts as one against an opponent with as many points as the player: won without a
    game, or beaten by the share that the bye has of a win.
    """
    win = worth[0] if worth else 1.0
    scored = {key: points_of(found, worth) for key, found in places.items()}
    total = dict.fromkeys(players, 0.0)
    wins, played = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for one in rounds:
        for player in one.byes:
            total[player] += bye
        for player in one.walkovers:
            total[player] += win
    for key, given in scored.items():
        best = max(given)
        for player, mine in zip(key[1], given, strict=True):
            total[player] += mine
            played[player] += 1
            wins[player] += mine == best > min(given)  # not in a draw
    met, beaten = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0.0)
    for (_, table), given in scored.items():
        for player, mine in zip(table, given, strict=True):
            for other, theirs in zip(table, given, strict=True):
                if other != player:
                    share = total[other] / (len(table) - 1)
                    met[player] += share
                    beaten[player] += share * (1.0 if mine > theirs else 0.5 if mine == theirs else 0.0)
    byes = Counter(player for one in rounds for player in one.byes)
    free = Counter(player for one in rounds for player in one.walkovers)
    for player in players:
        met[player] += total[player] * (byes[player] + free[player])
        beaten[player] += total[player] * (byes[player] * (bye / win if win else 0.0) + free[player])
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
            byes[player],
        )
        for player in order
    ]


def _exact(points: float) -> float:
    """Return points rounded, because sums of thirds depend on their order."""
    return round(points, 6)
