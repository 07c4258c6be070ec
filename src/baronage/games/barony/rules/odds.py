"""Odds of rolls and bumps from public information: chances, lines, Serfs in the way.

For labels, pictures and the bot; the rules never call this module.
"""

from __future__ import annotations

from typing import Final

from baronage.games.barony.board.geometry import OUT
from baronage.games.barony.data import ARMED, ARMED_AGAINST, ASN, PPK, STL
from baronage.games.barony.rules.equipment import weapon_bonus
from baronage.games.barony.state import Barony

ROLLS: Final = 1296
# WINS[lead + 12]: of the 1296 rolls of two dice a side, those in which the Aggressor's dice plus lead are strictly
# higher (BAR-C2.02)
_PAIRS: Final = tuple(6 - abs(total - 7) for total in range(2, 13))
WINS: Final = tuple(
    sum(_PAIRS[a - 2] * _PAIRS[d - 2] for a in range(2, 13) for d in range(2, 13) if a + lead > d)
    for lead in range(-12, 13)
)


def wins(lead: int) -> float:
    """Return the winning chance of an Aggressor whose Rank and weapon are ahead by `lead`."""
    return WINS[max(-12, min(12, lead)) + 12] / ROLLS


def share(chance: float) -> int:
    """Return a chance as a whole percentage, never 0 or 100 while the outcome is open."""
    return max(1, min(99, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def percent(chance: float) -> str:
    """Return a chance as text: "66 %"."""
    return f"{share(chance)} %"


def bonus(s: Barony, serf: int, armed: bool) -> int:
    """Return what a Serf adds to its dice: Rank, and its weapon where weapons are allowed (BAR-C2.01)."""
    return s.rank[serf] + (weapon_bonus(s, serf) if armed else 0)


def lead(s: Barony, aggressor: int, defender: int, maneuver: int = 0) -> int:
    """Return the Aggressor's lead before the dice, in a confrontation with `maneuver` (0 for none)."""
    armed_against = ARMED_AGAINST[maneuver] and maneuver != ASN  # BAR-A02.03: not on the first roll
    return bonus(s, aggressor, ARMED[maneuver]) - bonus(s, defender, armed_against)


def success(s: Barony, aggressor: int, defender: int, maneuver: int = 0) -> float:
    """Return the probability that an attack achieves its aim if the Defender fights."""
    if s.hold[defender] == s.numbers.hold_turns:
        return 0.0  # BAR-C3.03
    ahead = lead(s, aggressor, defender, maneuver)
    if maneuver == ASN:  # BAR-A02.02, A02.03
        armed = bonus(s, aggressor, True) - bonus(s, defender, True)
        return 1.0 if s.sleep[defender] else wins(ahead) * wins(armed) ** 2
    if s.sleep[defender]:
        return 1.0  # BAR-C3.02
    if maneuver == PPK:  # BAR-A10.02: it also succeeds if lost by less than its Rank
        return wins(ahead + s.rank[aggressor])
    if maneuver == STL:  # BAR-A15.02
        return wins(ahead - s.rank[defender] + 1)
    return wins(ahead)


Flight = tuple[int, int, int]  # where a bump ends (OUT: outside), the Serf met there or -1, triangles travelled


def flight(s: Barony, space: int, direction: int, distance: int) -> Flight:
    """Follow a bump line to the first thing that ends it (BAR-B3.03)."""
    here = space
    for travelled in range(1, distance + 1):
        here = s.board.ahead(here, direction)
        if here == OUT:
            return OUT, -1, travelled
        other = s.at(here)
        if other >= 0 or (s.markers and s.marker(here) is not None):
            return here, other, travelled
    return here, -1, distance


def exits(s: Barony, space: int) -> int:
    """Return how many of the six directions leave the Kingdom at once: the danger of losing a fight there (BAR-B2.01)."""
    board = s.board
    around = board.border if space == board.market else board.step[6 * space : 6 * space + 6]
    return around.count(OUT)
