"""What one resolution keeps in mind from step to step."""

from __future__ import annotations

from baronage.engine.flow import Event
from baronage.games.yuan.data import CLANS
from baronage.games.yuan.orders import Order
from baronage.games.yuan.state import Yuan


class Work:
    """Orders by clan (None: none), who acts, what was paid, and what has come of it so far."""

    def __init__(self, s: Yuan, orders: list[Order | None]) -> None:
        self.s = s
        self.log: list[Event] | None = s.log
        self.orders = orders
        self.passed: list[int] = []
        self.clashed: list[int] = []
        self.active: list[tuple[int, Order]] = []  # clan and order, in the order of the clans
        self.paid_d = [0] * CLANS
        self.paid_f = [0] * CLANS
        self.done = [False] * CLANS  # Fortification carried out
        self.conquered = [False] * CLANS  # took its target, and settled it
        self.sent: dict[int, list[tuple[int, int]]] = {}  # by clan, the Provinces that its attackers left, and how many
        self.homeward: list[tuple[int, int]] = []  # clan, Armies that turn back (YUAN-A2.08)
