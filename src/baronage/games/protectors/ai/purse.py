"""Spending of the heuristic player: units where they are missing, and bids for a place on the Ranking.

Units come first, unless survival depends on the Ranking. The rest buys golden marches or the first place. The Dragon
spares the first place, so its units can stay at home (REALM-M6.03). When the Dragon needs few more eliminations to win,
a rival should be first instead.
"""

from __future__ import annotations

import math
from typing import Final

from baronage.games.protectors.ai.forecast import attack_chance
from baronage.games.protectors.ai.heuristics import DOOM, PROVINCE, dragons_half, race, rivals
from baronage.games.protectors.ai.tactics import prey, threat, to_the_front
from baronage.games.protectors.data import bracket_sizes
from baronage.games.protectors.rules.economy import last_turn, supply_limit
from baronage.games.protectors.rules.factions import extra_marches
from baronage.games.protectors.rules.ranking import effective
from baronage.games.protectors.state import Realm

PREY: Final = 1.5  # a rival that can be eliminated counts like this many missing units
FAR: Final = 1.0  # cost of each border between a place and the nearest rival
EAGER: Final = 0.7  # share of rivals who bid a random part of their cash
KEEN: Final = 2.0  # value of a new unit
GOLD: Final = 1.5  # value of golden marches, in units
SAVED: Final = 1.5  # value of a unit that need not be committed against the Dragon
FALL: Final = 12.0  # value of survival; more when the game is nearly won
UNSURE: Final = 0.5  # probability that a player with units falls in a lost attack
STEPS: Final = (0, 1, 6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 61, 76, 101)  # a little more than a round number


# --- bids -------------------------------------------------------------------------------------------------------------


def levy(s: Realm, seat: int, cash: int) -> int:
    """Return how many units to buy: all that are affordable, unless a better Ranking place is worth more."""
    army, limit = s.army(seat), supply_limit(s)
    room = sum(max(limit - s.units[place], 0) for place in s.provinces(seat))
    most = min(cash // s.numbers.unit_cost, room)
    if last_turn(s):
        return most
    plans = [
        (_best_bid(s, seat, cash - s.numbers.unit_cost * units, army + units)[0] + KEEN * units, units)
        for units in range(most + 1)
    ]
    return max(plans)[1]


def wise_bid(s: Realm, seat: int, cash: int, army: int) -> int:
    """Return the best bid up to `cash` for the next turn, with `army` units."""
    return -_best_bid(s, seat, cash, army)[1]


def _best_bid(s: Realm, seat: int, cash: int, army: int) -> tuple[float, int]:
    """Return the value of the best bid up to `cash`, and the bid, negated."""
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
    """Return the probabilities that 0, 1, 2, ... other players bid more."""
    mine = effective(s, seat, bid)
    odds = [1.0]
    for other in s.rank:
        if other == seat:
            continue
        need, cash = mine - effective(s, other, 0), s.cash[other]
        more = 1.0 if need < 0 else EAGER * (1 - need / cash) if need < cash else 0.0
        less = [shortlist * (1 - more) for shortlist in odds]
        odds = [low + high * more for low, high in zip([*less, 0.0], [0.0, *odds], strict=True)]
    return odds


def doom(foes: int, slack: int, fall: float) -> float:
    """Return the probability that at least `slack` of `foes` players fall at once, each with probability `fall`."""
    odds = [1.0]
    for _ in range(foes):
        odds = [low * (1 - fall) + high * fall for low, high in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return sum(odds[slack:])


# --- units ------------------------------------------------------------------------------------------------------------


def recruits(s: Realm, seat: int, number: int) -> dict[int, int]:
    """Return where to place new units, each with the army that is weakest against its neighbouring rivals."""
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
