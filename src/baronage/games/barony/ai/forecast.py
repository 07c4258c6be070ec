"""Expected value of a confrontation: its odds, each side's best choices and forced confrontations that follow."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.games.barony import verbs
from baronage.games.barony.ai.heuristics import GOLD, Outlook
from baronage.games.barony.board.geometry import BARONY, DIRECTIONS, OUT, POINTS, members
from baronage.games.barony.data import (
    ARC,
    ARMED,
    ARMED_AGAINST,
    ASN,
    PPK,
    SPL,
    STL,
    TAX,
)
from baronage.games.barony.rules.equipment import plain
from baronage.games.barony.rules.odds import success, wins
from baronage.games.barony.state import AIR, KILLED
from baronage.games.barony.steps.base import AGAINST, BY, DIRECTION_BITS, FORCED, RAN, USING, WHAT
from baronage.games.barony.steps.clash import RIDERS, STRIKES, can_ride

DEPTH: Final = 2  # forced confrontations that are followed


class Contest:
    """A confrontation on trial; `clash` as in steps/clash.py."""

    def __init__(self, outlook: Outlook, clash: tuple[int, ...]) -> None:
        self.outlook = outlook
        self.clash = clash
        self.aggressor, self.defender = clash[BY], clash[AGAINST]
        self.space = outlook.place[self.defender]

    def chance(self) -> float:
        """Return the probability that the Aggressor wins the roll."""
        s = self.outlook.s
        if s.sleep[self.defender]:
            return 1.0
        using = self.clash[USING]
        known = self.outlook.bonus
        ahead = known.get(self.aggressor, 1) if ARMED[using] else s.rank[self.aggressor]
        ahead -= known.get(self.defender, 1) if ARMED_AGAINST[using] else s.rank[self.defender]
        return wins(ahead)

    def won(self, depth: int = 0, safe: bool = False) -> float:
        """Return the value of the position after the Aggressor has won and moved onto the space."""
        key = (*self.clash, depth, int(safe))
        known = self.outlook.fights.get(key)
        if known is None:
            taken = self.outlook.moved(self.defender, AIR).moved(self.aggressor, self.space)
            known = self.outlook.fights[key] = self._pushed(taken, depth, safe)
        return known

    def struck(self, safe: bool = False) -> float:
        """Return the expected value of a shot or spell that bumps."""
        hit = self._pushed(self.outlook.moved(self.defender, AIR), 0, safe)
        chance = self.chance()
        return chance * hit + (1 - chance) * self.outlook.value()

    def _pushed(self, taken: Outlook, depth: int, safe: bool) -> float:
        directions = members(self.clash[DIRECTION_BITS]) or list(DIRECTIONS)
        return _aimed(taken, self.aggressor, self.defender, self.space, directions, self.clash[RAN], depth, safe)

    def lost(self, depth: int = 0) -> float:
        """Return the value of the position after the Defender has won."""
        key = (self.defender, self.aggressor, self.space, depth)
        known = self.outlook.fights.get(key)
        if known is None:
            pushed = _aimed(self.outlook, self.defender, self.aggressor, self.space, list(DIRECTIONS), 1, depth, False)
            known = self.outlook.fights[key] = pushed
        return known

    def fought(self, depth: int = 0) -> float:
        """Return the expected value of fighting. A voluntary attacker's chance is raised by `hope`."""
        chance = self.chance()
        if not depth and self.outlook.s.control[self.aggressor] == self.outlook.seat:
            chance += self.outlook.hope * (1 - chance)
        return chance * self.won(depth) + (1 - chance) * self.lost(depth)

    # --- the Aggressor's choices --------------------------------------------------------------------------------

    def riders(self) -> list[int]:
        """Return the riders that the Aggressor could declare."""
        s = self.outlook.s
        if not s.gilded or self.clash[FORCED]:
            return []
        return [rider for rider in RIDERS if can_ride(s, self.aggressor, self.defender, rider)]

    def declared(self, action: Action) -> float:
        """Return the value of fighting, with or without a rider, or of conceding."""
        if action[0] == verbs.CONCEDE:
            return self.lost()
        if action[0] == verbs.YIELD:
            return self.won()
        return self._ridden(action[1]) if action[0] == verbs.RIDE else self.fought()

    def _ridden(self, rider: int) -> float:
        s, one, other = self.outlook.s, self.aggressor, self.defender
        chance = success(s, one, other, rider)
        if rider == ASN:
            gone = self.outlook.moved(other, KILLED).moved(one, self.space)
            return chance * (gone.value() + 0.5) + (1 - chance) * self.lost()
        back = self.outlook.moved(one, self.clash[WHAT]).value()
        purse = s.gold[s.control[other]]
        rank = s.rank[one]
        if rider == TAX:
            if not purse:
                return chance * self.won() + (1 - chance) * self.lost()
            return chance * (back + 2 * GOLD * min(s.numbers.tax_gold * rank, purse)) + (1 - chance) * self.lost()
        prize = 0.0
        if rider == PPK:
            prize = 2 * GOLD * min(s.numbers.pick_gold * rank, purse)
        elif rider == STL and s.items[other]:
            prize = 2 * GOLD * max(s.numbers.item_price[plain(item)] for item in s.items[other])
        ahead = s.rank[one] - s.rank[other]
        stays = wins(ahead + rank + 1)  # BAR-A10.03: lost by its Rank at most
        return stays * back + (1 - stays) * self.lost() + chance * prize

    # --- the Defender's choices ---------------------------------------------------------------------------------

    def answered(self, action: Action) -> float:
        """Return the value of fighting, conceding or retreating."""
        using = self.clash[USING]
        if using in RIDERS or (using == SPL and self.clash[WHAT] not in STRIKES):
            mates = self.outlook.s.mates(self.outlook.s.control[self.aggressor], self.outlook.seat)
            return 1.0 if (action[0] == verbs.CONCEDE) == mates else 0.0
        safe = action[0] == verbs.RETREAT
        if using == ARC:
            return {verbs.FIGHT: 1.0, verbs.RETREAT: 0.5}.get(action[0], 0.0)
        if using:
            if action[0] == verbs.FIGHT:
                return self.struck()
            return self._pushed(self.outlook.moved(self.defender, AIR), 0, safe)
        return self.fought() if action[0] == verbs.FIGHT else self.won(safe=safe)


def _aimed(
    outlook: Outlook, winner: int, loser: int, space: int, directions: list[int], distance: int, depth: int, safe: bool
) -> float:
    """Return the value of the direction that suits the winner's controller best."""
    if safe:  # BAR-A13.03
        directions = [d for d in directions if outlook.s.board.ahead(space, d) != OUT] or [
            d for d in DIRECTIONS if outlook.s.board.ahead(space, d) != OUT
        ]
    values = [bumped(outlook, loser, space, direction, distance, depth, safe) for direction in directions]
    return max(values) if outlook.s.mates(outlook.s.control[winner], outlook.seat) else min(values)


def bumped(
    outlook: Outlook, serf: int, space: int, direction: int, distance: int, depth: int, safe: bool = False
) -> float:
    """Return the value of the position after a bump; a Serf in the way must be fought (BAR-X1.01)."""
    s = outlook.s
    here = space
    for travelled in range(1, distance + 1):
        there = s.board.ahead(here, direction)
        if there == OUT:
            if safe:
                break
            if s.blessings[serf]:
                return outlook.moved(serf, _asylum(outlook, serf)).value()
            return outlook.moved(serf, KILLED).value()
        other = outlook.on[there]
        if other >= 0:
            if depth >= DEPTH:  # too deep to follow: assume that it stops before that Serf
                return outlook.moved(serf, here).value()
            forced = (serf, other, travelled, 1 << direction, 1, 0, 0, 0, 0)
            return Contest(outlook.moved(serf, AIR), forced).fought(depth + 1)
        here = there
    return outlook.moved(serf, here).value()


def _asylum(outlook: Outlook, serf: int) -> int:
    """Return where a saved Serf is likely placed: a triangle of its home that is no point (BAR-K2.02)."""
    first = outlook.s.home_of(serf)
    inside = [first + index - 1 for index in range(1, BARONY + 1) if index not in POINTS]
    return next((triangle for triangle in inside if outlook.on[triangle] < 0), KILLED)
