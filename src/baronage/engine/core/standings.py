"""The result of a game for each seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Standing:
    """The result of one seat. `points`, from 0 to 1, is the only number that ratings and rewards use."""

    seat: int
    place: int  # 1 is best; shared places: 1, 1, 3
    points: float
    score: float
    tiebreak: tuple[float, ...] = ()  # the numbers that decided between equal scores
    status: str = "in"  # in, out or left
    out_when: str = ""  # time of elimination, in English; `Game.went_out` localizes it
    side: int = -1  # team, or -1


@dataclass(frozen=True)
class Standings:
    """The cause of the end, its rule, and each seat's standing in seat order."""

    cause: str
    rule: str
    seats: tuple[Standing, ...]
    carry: tuple[Any, ...] = field(default=())  # a document per seat for the next game of a campaign

    def winners(self) -> list[int]:
        """Return the seats in first place, which may be none."""
        return [standing.seat for standing in self.seats if standing.place == 1]

    def document(self) -> dict[str, Any]:
        """Return the standings as JSON."""
        return asdict(self)


def places(keys: list[tuple[float, ...]]) -> list[int]:
    """Return places by descending key. Equal keys share the best of their places (1, 1, 3)."""
    return [1 + sum(other > key for other in keys) for key in keys]


def points(place: list[int]) -> list[float]:
    """Return points from 1 for a sole first place to 0 for a sole last place.

    Equal places share the points between them.
    """
    n = len(place)
    if n < 2:
        return [1.0] * n
    shares = []
    for mine in place:
        sharing = place.count(mine)
        below = sum(other > mine for other in place)
        shares.append((below + (sharing - 1) / 2) / (n - 1))
    return shares
