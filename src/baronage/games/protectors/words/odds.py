"""What an order is worth in battle, in words: the sums that the sheet and the options show."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.protectors.adjudicate import contribution, own_strength
from baronage.games.protectors.data import SNOW, SPRING
from baronage.games.protectors.orders import fort_bonus, rain, support_gold
from baronage.games.protectors.state import Realm


def against(s: Realm, seat: int, march: Action) -> str:
    """3 against 2, 3 if fortified: a march and what stands in its way now; empty: nothing does."""
    to, gold, count = march[2], march[3], march[4]
    if s.owner[to] == seat or not s.units[to]:
        return ""
    words = f"{own_strength(count, gold, 0, 0, int(s.has_card(SNOW)))} against {s.units[to]}"
    if to and not s.has_card(SPRING):
        words += f", {s.units[to] + fort_bonus(s, s.owner[to], 0)} if fortified"
    return words


def adds(s: Realm, support: Action) -> int:
    """What a Support! is worth to whom it helps."""
    return contribution(s.units[support[1]], support_gold(s, support), rain(s))
