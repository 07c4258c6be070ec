"""Verbs about rosters and Serfs entering the game: hire, strike, put (BAR-F1, P1, Q4)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import BARONY
from baronage.games.barony.data import FIEFDOM_MAX, HIRES, Numbers
from baronage.games.barony.nodes import away_ids, space_id
from baronage.games.barony.rules.param_text import known_hire, place_param, serf_param
from baronage.games.barony.state import NOBODY, Barony
from baronage.games.barony.steps.base import Shared


def hire_params(n: Numbers, row: int, gold: int, why: int = 0) -> Params:
    """Return the parameters of a hire: Serf, price, gold, and which of several reasons forbids it."""
    row = known_hire(row)
    return {"hire": row, "price": n.hire_price[row] if row >= 0 else 0, "gold": gold, "why": why}


def put_params(s: Barony, seat: int, serf: int, space: int) -> Params:
    """Return the parameters of putting a Serf on a space."""
    return {"serf": serf_param(s, serf), "space": place_param(s, seat, space), "taken": serf_param(s, s.at(space))}


class Hire(Shared):
    """Verb: hire a Serf before the game, for the reserve, or in the Market."""

    NUMBER: ClassVar[int] = verbs.HIRE
    NAME: ClassVar[str] = "hire"
    ARGS: ClassVar[tuple[str, ...]] = ("hire",)
    RULE: ClassVar[str] = "BAR-F1.02"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-F1.04", "BAR-Z1.01", "BAR-F1.09", "BAR-Q1.02", "BAR-Q4.04", "BAR-F1.07", "BAR-F1.11", "BAR-F1.10"),
        *("BAR-Q1.03", "BAR-Q4.02"),
    )
    GROUP: ClassVar[int] = 0

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.HIRE, row) for row in range(-1, len(HIRES) + 1)]


class Strike(Shared):
    """Verb: strike a Serf from its roster."""

    NUMBER: ClassVar[int] = verbs.DROP
    NAME: ClassVar[str] = "strike"
    ARGS: ClassVar[tuple[str, ...]] = ("serf",)
    RULE: ClassVar[str] = "BAR-F1.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-Z1.01", "BAR-F1.09", "BAR-F1.12", "BAR-F1.07")
    GROUP: ClassVar[int] = 0

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return away_ids(s, seat, action[1])

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        first = seat * FIEFDOM_MAX
        others = [serf for serf, place in enumerate(s.place) if place != NOBODY][:40]
        return [(verbs.DROP, serf) for serf in (*range(first, first + FIEFDOM_MAX), *others)]


class Put(Shared):
    """Verb: put a Serf on a triangle of its home."""

    NUMBER: ClassVar[int] = verbs.PUT
    NAME: ClassVar[str] = "put"
    ARGS: ClassVar[tuple[str, ...]] = ("space",)
    RULE: ClassVar[str] = "BAR-P1.03"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-F1.07", "BAR-F2.01", "BAR-P1.03", "BAR-A05.01", "BAR-A12.01", "BAR-Q4.04"),
    )
    GROUP: ClassVar[int] = 0

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [space_id(s, action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        homes = [s.board.home_first[home] for home in s.home]
        own = s.board.home_first[s.home[seat]]
        spaces = [triangle for first in (own, *homes) for triangle in range(first, first + BARONY)]
        return [(verbs.PUT, space) for space in (*spaces, *range(0, s.board.size, 7), s.board.market)]


HIRE: Final = Hire()
STRIKE: Final = Strike()
PUT: Final = Put()
