"""Estimates of what the other players commit against the Dragon, made from one seat's view.

The model mixes players who commit min.US, players who commit nothing, and players who commit any amount.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Action
from baronage.games.protectors.board.realm import NORMAL
from baronage.games.protectors.data import BLOOD, DECKS, DRAGON, DRAGONS, EVENT, ISLAND, POWER, card_rise
from baronage.games.protectors.rules.cards import in_use
from baronage.games.protectors.rules.dragon import min_us, rise, strength
from baronage.games.protectors.rules.orders import orderable
from baronage.games.protectors.state import REVEAL, Realm
from baronage.games.protectors.steps.attack import comes_again

IDLE: Final = 0.25  # share of players who commit nothing
DUTY: Final = 0.25  # share of players who commit min.US; the rest choose any amount with equal probability

# survivors of a lost attack, relative to the own place on the Ranking (REALM-M6.05)
AHEAD: Final = 1  # a player ahead who met min.US
BEHIND: Final = 2  # a player behind who met min.US, or any player who did not
UNDER: Final = 4  # a player behind who did not meet min.US

Draft = tuple[Action, ...]
Odds = dict[tuple[int, int, int, int], float]  # US of all others; in a defeat: eliminations, burnt Provinces, survivors


def attack_chance(s: Realm) -> float:
    """Return the probability of a Dragon attack while next turn's cards are revealed."""
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
    """Return the Threshold after `more` further eliminations this turn (REALM-L2.01, L2.02)."""
    now = s.out_turn.count(s.turn)
    p = s.land.provinces
    each = s.seats if s.has_card(BLOOD) else 2
    return max(2 * (p - len(s.fell) + now) - each * (now + more), p if s.version == NORMAL else 1)


def again(s: Realm, fallen: int) -> float:
    """Return the probability that the Dragon, having won and eliminated `fallen` players, attacks again at once."""
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
    """Return a probability for each amount of US that another player may commit."""
    most = sum(s.units[place] - (1 if s.work[place] else 0) for place in orderable(s, seat) if place != ISLAND)
    duty = min(most, min_us(s, seat))
    found = dict.fromkeys(range(most + 1), (1 - IDLE - DUTY) / (most + 1))
    found[0] += IDLE
    found[duty] += DUTY
    return found


def attack_odds(s: Realm, seat: int, shown: dict[int, Draft]) -> Odds:
    """Return the probability of each combined outcome of the other players in this attack.

    `shown` holds the sheets that are already known.
    """
    protector, last = s.rank[0], s.rank[-1]
    mine = s.rank.index(seat)
    odds: Odds = {(0, 0, 0, 0): 1.0}
    for at, other in enumerate(s.rank):
        if other == seat:
            continue
        owed, greens = min_us(s, other), len(s.greens(other))
        given = {strength(s, other, shown[other]): 1.0} if other in shown else commitment(s, other)
        after: Odds = {}
        for us, shortlist in given.items():
            missing = 0 if other == protector else max(min(owed - us, greens), 0)
            falls = int(missing > 0 and (other == last or missing == greens))
            if us >= owed:
                flags = BEHIND if at > mine else AHEAD
            else:
                flags = 0 if falls else BEHIND | UNDER if at > mine else BEHIND
            for (total, fallen, burnt, known), before in odds.items():
                key = (min(total + us, s.dpl + 1), fallen + falls, burnt + missing, known | flags)
                after[key] = after.get(key, 0.0) + before * shortlist
        odds = after
    return odds
