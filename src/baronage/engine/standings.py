"""How a game ended, for each seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Standing:
    """One seat's result. `points`, from 0 to 1, is the only number that ratings and rewards use."""

    seat: int
    place: int  # 1 is best; shared places: 1, 1, 3
    points: float
    score: float
    tiebreak: tuple[float, ...] = ()  # the figures that decided between equal scores
    status: str = "in"  # in, out, left
    out_when: str = ""  # when it went out, in English; `Game.went_out` says it in any language
    side: int = -1  # team; -1: none


@dataclass(frozen=True)
class Standings:
    """Why it ended, by which rule, and each seat's standing in seat order."""

    cause: str
    rule: str
    seats: tuple[Standing, ...]
    carry: tuple[Any, ...] = field(default=())  # a document per seat that the next game takes

    def winners(self) -> list[int]:
        """The seats in first place; a winner need not exist."""
        return [standing.seat for standing in self.seats if standing.place == 1]

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


def places(keys: list[tuple[float, ...]]) -> list[int]:
    """Places by descending key; equal keys share the best of their places (1, 1, 3)."""
    return [1 + sum(other > key for other in keys) for key in keys]


def points(place: list[int]) -> list[float]:
    """From 1 for a sole first of all to 0 for a sole last; equal places share what lies between."""
    n = len(place)
    if n < 2:
        return [1.0] * n
    shares = []
    for mine in place:
        sharing = place.count(mine)
        below = sum(other > mine for other in place)
        shares.append((below + (sharing - 1) / 2) / (n - 1))
    return shares
