"""Data shared by the steps of one resolution."""

from __future__ import annotations

from baronage.engine.core.state import Event
from baronage.games.yuan.data import CLANS
from baronage.games.yuan.rules.orders import Order
from baronage.games.yuan.state import Yuan


class Work:
    """Orders by clan (or None), active clans, payments and results so far."""

    def __init__(self, s: Yuan, orders: list[Order | None]) -> None:
        self.s = s
        self.log: list[Event] | None = s.log
        self.orders = orders
        self.passed: list[int] = []
        self.clashed: list[int] = []
        self.active: list[tuple[int, Order]] = []  # clan and order, in the order of the clans
        self.paid_d = [0] * CLANS
        self.paid_f = [0] * CLANS
        self.done = [False] * CLANS  # Fortification executed
        self.conquered = [False] * CLANS  # conquered and settled its target
        self.sent: dict[
            int, list[tuple[int, int]]
        ] = {}  # by clan: the Provinces that its attackers left, and their number
        self.homeward: list[tuple[int, int]] = []  # clan, Armies that return (YUAN-A2.08)
