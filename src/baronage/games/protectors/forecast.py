"""What the others may bring against the Dragon, as the game's own player guesses it.

It knows no more than a view. Some players do their duty, some keep the lights off, some give what they like.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import Action
from baronage.games.protectors.board import NORMAL
from baronage.games.protectors.cards import in_use
from baronage.games.protectors.data import BLOOD, DECKS, DRAGON, DRAGONS, EVENT, ISLAND, POWER, card_rise
from baronage.games.protectors.dragon import min_us, rise, strength
from baronage.games.protectors.orders import orderable
from baronage.games.protectors.state import REVEAL, Realm
from baronage.games.protectors.steps.attack import comes_again

IDLE: Final = 0.25  # of the players commit nothing
DUTY: Final = 0.25  # their min.US; the others anything, all numbers alike

# who outlives a lost attack, for one's own place on the Ranking (REALM-M6.05)
AHEAD: Final = 1  # somebody who met min.US, from before one
BEHIND: Final = 2  # somebody who met it from behind one, or did not
UNDER: Final = 4  # somebody who did not, from behind one

Draft = tuple[Action, ...]
Odds = dict[tuple[int, int, int, int], float]  # US of all others; in a defeat: falls, burnt Provinces, who outlives it


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


def lowest(s: Realm, more: int) -> int:
    """The Threshold when so many more players have been eliminated this turn (REALM-L2.01, L2.02)."""
    now = s.out_turn.count(s.turn)
    p = s.land.provinces
    each = s.seats if s.has_card(BLOOD) else 2
    return max(2 * (p - len(s.fell) + now) - each * (now + more), p if s.version == NORMAL else 1)


def again(s: Realm, fallen: int) -> float:
    """How likely the Dragon, once it has won and so many have fallen, is to come again before anybody can do anything."""
    if comes_again(s):
        return 1.0
    power, limit = (s.dpl + 1) // 2, lowest(s, fallen)
    if s.phase != REVEAL:
        return float(power >= limit)
    opened = max(deck for deck in range(DECKS) if s.inplay[deck] or deck == EVENT)
    to_come = [deck for deck in range(opened + 1, DECKS) if in_use(s, deck)]
    if power + rise(s) * len(to_come) >= limit:
        return 1.0
    cards = s.unseen(DRAGONS)
    return cards.count(DRAGON) / max(len(cards), 1) if DRAGONS in to_come else 0.0


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
    protector, last = s.rank[0], s.rank[-1]
    mine = s.rank.index(seat)
    odds: Odds = {(0, 0, 0, 0): 1.0}
    for at, other in enumerate(s.rank):
        if other == seat:
            continue
        owed, greens = min_us(s, other), len(s.greens(other))
        given = {strength(s, other, shown[other]): 1.0} if other in shown else commitment(s, other)
        after: Odds = {}
        for us, likely in given.items():
            missing = 0 if other == protector else max(min(owed - us, greens), 0)
            falls = int(missing > 0 and (other == last or missing == greens))
            if us >= owed:
                flags = BEHIND if at > mine else AHEAD
            else:
                flags = 0 if falls else BEHIND | UNDER if at > mine else BEHIND
            for (total, fallen, burnt, known), before in odds.items():
                key = (min(total + us, s.dpl + 1), fallen + falls, burnt + missing, known | flags)
                after[key] = after.get(key, 0.0) + before * likely
        odds = after
    return odds
