"""Business in the Market that asks on: the replacement of a Serf that sells itself, the place of one that is hired (BAR-D22)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.games.barony import market, verbs
from baronage.games.barony.data import FIEFDOM_MAX, HIRES
from baronage.games.barony.fiefdom import bless_noble, enlist, roster_slots
from baronage.games.barony.gold import pay
from baronage.games.barony.hiring import PEASANT_SIDER, PRICE, lowest_free
from baronage.games.barony.state import Barony


def transact(s: Barony, serf: int, action: Action) -> None:
    """Do one of `market.offers`: at once, or by asking on in a frame on top of the turn's."""
    if action[0] == verbs.SELL_SELF:
        s.stack.append(Replacement(serf))
        if s.log is not None:
            s.log.append((verbs.SOLD, ALL, (serf, market.sale_value(s, serf)), "BAR-Q4.01 BAR-Q4.02"))
    elif action[0] == verbs.HIRE:  # BAR-Q4.04, option market_hire
        seat = s.control[serf]
        s.market_hired = 1
        pay(s, seat, PRICE[action[1]], "BAR-Q4.04")
        slot = lowest_free(roster_slots(s, seat), seat * FIEFDOM_MAX)
        enlist(s, slot, HIRES[action[1]])
        s.stack.append(Lodging(slot))
    else:
        market.transact(s, serf, action)


class Replacement(Step[Barony]):
    """BAR-Q4.02, Q4.03: who takes the place of a Serf that sells itself. The turn ends."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf",)

    def __init__(self, serf: int) -> None:
        self.serf: Final = serf

    def actors(self, s: Barony) -> list[int]:
        return [s.control[self.serf]]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        return market.replacements(s, self.serf) if seat == s.control[self.serf] else []

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        market.replace(s, self.serf, action[1])

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.HIRE, PEASANT_SIDER)

    def gone(self, s: Barony, seat: int) -> Step[Barony] | None:
        """Who leaves has sold nothing."""
        return None if seat == s.control[self.serf] else self

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        return "BAR-Q4.02" if seat == s.control[self.serf] else "BAR-T1.04"

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D22", "Replace the Serf that sells itself", 0.0)


class Lodging(Step[Barony]):
    """Option market_hire: on which free triangle of the home the hired Serf stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf",)

    def __init__(self, serf: int) -> None:
        self.serf: Final = serf

    def actors(self, s: Barony) -> list[int]:
        return [s.owner(self.serf)]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.PUT, triangle) for triangle in market.home_room(s, self.serf)] if seat == s.turn else []

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        s.place[self.serf] = action[1]
        if s.log is not None:
            s.log.append((verbs.ENTERED, ALL, (self.serf, action[1]), "BAR-Q4.04"))
        bless_noble(s, self.serf, "BAR-K2.06")

    def default(self, s: Barony, seat: int) -> Action:
        """The lowest free index."""
        return (verbs.PUT, market.home_room(s, self.serf)[0])

    def gone(self, s: Barony, seat: int) -> Step[Barony] | None:
        """Of a Baron who leaves it stays in the reserve."""
        return None if seat == s.owner(self.serf) else self

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        return "BAR-Q4.04" if seat == s.turn else "BAR-T1.04"

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D22", "Lodge the hired Serf", 0.0)
