"""What the game's own player does with its money: units where they are missing, and a bid for what a place on the Ranking brings.

Units come first, unless one's life hangs on the Ranking. What is left buys golden marches, or the first place, which the Dragon
spares and which so keeps its units at home (REALM-M6.03). But it spares nobody else: when few falls are missing to the Dragon's
victory, a rival should stand there.
"""

from __future__ import annotations

import math
from typing import Final

from baronage.games.protectors.data import UNIT_COST, bracket_sizes
from baronage.games.protectors.economy import last_turn, supply_limit
from baronage.games.protectors.factions import extra_marches
from baronage.games.protectors.forecast import attack_chance
from baronage.games.protectors.ranking import effective
from baronage.games.protectors.state import Realm
from baronage.games.protectors.tactics import prey, threat, to_the_front
from baronage.games.protectors.worth import DOOM, PROVINCE, dragons_half, race, rivals

PREY: Final = 1.5  # a rival who could be eliminated counts like so many units that are missing
FAR: Final = 1.0  # so much each border between a place and the nearest rival
EAGER: Final = 0.7  # of the rivals bid, any part of their cash
KEEN: Final = 2.0  # what a new unit is worth
GOLD: Final = 1.5  # what golden marches are worth, in units
SAVED: Final = 1.5  # a unit that need not be committed against the Dragon
FALL: Final = 12.0  # not to be eliminated; more when the game is as good as won
UNSURE: Final = 0.5  # how likely a player with units is to fall in a lost attack
STEPS: Final = (0, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 61, 76, 101)  # a little more than a round number


# --- bids -------------------------------------------------------------------------------------------------------------


def levy(s: Realm, seat: int, cash: int) -> int:
    """How many units to buy: what can be paid, unless a better place on the Ranking is worth more than some of them."""
    army, limit = s.army(seat), supply_limit(s)
    room = sum(max(limit - s.units[place], 0) for place in s.provinces(seat))
    most = min(cash // UNIT_COST, room)
    if last_turn(s):
        return most
    plans = [
        (_best_bid(s, seat, cash - UNIT_COST * units, army + units)[0] + KEEN * units, units)
        for units in range(most + 1)
    ]
    return max(plans)[1]


def wise_bid(s: Realm, seat: int, cash: int, army: int) -> int:
    """The best bid up to `cash` for the next turn, with an army of so many units."""
    return -_best_bid(s, seat, cash, army)[1]


def _best_bid(s: Realm, seat: int, cash: int, army: int) -> tuple[float, int]:
    """What the best bid up to `cash` is worth, and the bid, negative."""
    foes, slack, owed = rivals(s, seat), dragons_half(s), len(s.greens(seat))
    attacked = attack_chance(s)
    saved = SAVED * min(army, owed)
    ruin = 0.0  # for the last of the Ranking
    if army < owed:
        ruin = max(FALL, race(len(foes), slack))
        saved += ruin if not army else PROVINCE * (owed - army)
    fall = sum(UNSURE if s.army(other) else 1.0 for other in foes) / max(len(foes), 1)
    more = doom(len(foes), slack, fall) - doom(len(foes) - 1, slack, fall) if foes else 0.0
    first = attacked * (saved - more * (race(len(foes), slack) - DOOM))
    golden = bracket_sizes(len(s.rank))[0]
    gold = GOLD / (1 + extra_marches(s, seat))
    best = (-math.inf, 0)
    for bid in (*(step for step in STEPS if step < cash), cash):
        odds = outbid(s, seat, bid)
        value = gold * sum(odds[:golden]) + first * odds[0] - attacked * (ruin * odds[-1] + saved)
        best = max(best, (value, -bid))
    return best


def outbid(s: Realm, seat: int, bid: int) -> list[float]:
    """How likely it is that nobody, one, two ... of the others bid more."""
    mine = effective(s, seat, bid)
    odds = [1.0]
    for other in s.rank:
        if other == seat:
            continue
        need, cash = mine - effective(s, other, 0), s.cash[other]
        more = 1.0 if need < 0 else EAGER * (1 - need / cash) if need < cash else 0.0
        less = [likely * (1 - more) for likely in odds]
        odds = [low + high * more for low, high in zip([*less, 0.0], [0.0, *odds], strict=True)]
    return odds


def doom(foes: int, slack: int, fall: float) -> float:
    """How likely it is that at least `slack` of so many foes fall at once, each with this chance."""
    odds = [1.0]
    for _ in range(foes):
        odds = [low * (1 - fall) + high * fall for low, high in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return sum(odds[slack:])


# --- units ------------------------------------------------------------------------------------------------------------


def recruits(s: Realm, seat: int, number: int) -> dict[int, int]:
    """Where so many new units go: one after another to the army that does worst beside the rivals at its borders."""
    limit = supply_limit(s)
    near = to_the_front(s, seat)
    want = {
        place: threat(s, seat, place) + PREY * prey(s, seat, place) - s.units[place] - FAR * max(near[place] - 1, 0)
        for place in s.provinces(seat)
    }
    found: dict[int, int] = {}
    for _ in range(number):
        open_to = [place for place in want if s.units[place] + found.get(place, 0) < limit]
        if not open_to:
            break
        place = max(open_to, key=lambda place: (want[place], -place))
        found[place] = found.get(place, 0) + 1
        want[place] -= 1
    return found
