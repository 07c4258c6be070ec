"""The dice of a confrontation (BAR-A00.04, C2)."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL
from baronage.games.barony import verbs
from baronage.games.barony.data import ARMED
from baronage.games.barony.rules.equipment import weapon_bonus
from baronage.games.barony.state import Barony


def throw_dice(s: Barony, aggressor: int, defender: int, using: int, against: bool, chance: Chance) -> int:
    """Roll for both sides and return the margin (BAR-A00.04, C2.01, C2.03, C2.04)."""
    s.committed = True
    a, b = chance.below(6) + 1, chance.below(6) + 1
    c, d = chance.below(6) + 1, chance.below(6) + 1
    mine = weapon_bonus(s, aggressor) if ARMED[using] else 0
    yours = weapon_bonus(s, defender) if against else 0
    attack, defence = a + b + s.rank[aggressor] + mine, c + d + s.rank[defender] + yours
    if s.log is not None:
        params = (aggressor, a, b, mine, attack, defender, c, d, yours, defence, using, int(against))
        s.log.append((verbs.DICE, ALL, params, "BAR-C2.01 BAR-C2.02" if against else "BAR-C2.01 BAR-C2.02 BAR-A00.04"))
    return attack - defence
