"""What the others may bring against the Dragon, as the game's own player guesses it.

It knows no more than a view. Some players do their duty, some keep the lights off, some give what they like.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import Action
from baronage.games.protectors.board import NORMAL
from baronage.games.protectors.data import DRAGON, DRAGONS, EVENT, ISLAND, POWER, card_rise
from baronage.games.protectors.dragon import min_us, strength
from baronage.games.protectors.orders import orderable
from baronage.games.protectors.state import Realm

IDLE: Final = 0.25  # of the players commit nothing
DUTY: Final = 0.25  # their min.US; the others anything, all numbers alike

Draft = tuple[Action, ...]
Odds = dict[tuple[int, int, int], float]  # (US of all others, players who fall and Provinces that burn in a defeat)


def attack_chance(s: Realm) -> float:
    """How likely the Dragon is to come while the cards of the next turn are revealed."""
    p, fallen = s.land.provinces, len(s.fell)
    lowest = max(2 * (p - fallen), p if s.version == NORMAL else 1)
    cards = 2 + (s.turn >= 4) + (s.turn >= 9)
    power = s.dpl + cards * card_rise(0, p)
    events, dragons = s.unseen(EVENT), s.unseen(DRAGONS)
    calm = 1.0
    if power >= lowest:
        calm = 0.0
    elif power + p >= lowest:
        calm -= events.count(POWER) / max(len(events), 1)
    return 1.0 - calm * (1.0 - dragons.count(DRAGON) / max(len(dragons), 1))


def commitment(s: Realm, seat: int) -> dict[int, float]:
    """How much US another player is likely to give."""
    most = sum(s.units[place] - (1 if s.work[place] else 0) for place in orderable(s, seat) if place != ISLAND)
    duty = min(most, min_us(s, seat))
    found = dict.fromkeys(range(most + 1), (1 - IDLE - DUTY) / (most + 1))
    found[0] += IDLE
    found[duty] += DUTY
    return found


def attack_odds(s: Realm, seat: int, shown: dict[int, Draft]) -> Odds:
    """What may come of all the others in this attack; `shown` are the sheets that are known already."""
    others = [other for other in s.rank if other != seat]
    protector = s.rank[0]
    last = s.rank[-1]
    odds: Odds = {(0, 0, 0): 1.0}
    for other in others:
        owed, greens = min_us(s, other), len(s.greens(other))
        given = {strength(s, other, shown[other]): 1.0} if other in shown else commitment(s, other)
        after: Odds = {}
        for us, likely in given.items():
            missing = 0 if other == protector else max(min(owed - us, greens), 0)
            falls = int(missing > 0 and (other == last or missing == greens))
            for (total, fallen, burnt), before in odds.items():
                key = (min(total + us, s.dpl + 1), fallen + falls, burnt + missing)
                after[key] = after.get(key, 0.0) + before * likely
        odds = after
    return odds
