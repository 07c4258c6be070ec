"""Heuristic value of a position: land, army, cash and the state of the race with the Dragon.

Most games are decided by that race. The Dragon wins once it has eliminated half of the players (REALM-B1.06);
eliminations by players don't count. With k rivals left and r eliminations missing to the Dragon's half, armies must
eliminate k - (r - 1) rivals. After that, Dragon attacks help the survivors. All values are in units of one Army Unit.
"""

from __future__ import annotations

from typing import Final

from baronage.games.protectors.rules.dragon import bonus_of, reward_of
from baronage.games.protectors.state import BY_DRAGON, Realm

UNIT: Final = 1.7
MONEY: Final = 0.8 / 75
PROVINCE: Final = 1.0  # future income; less towards the end
GREY: Final = 0.5
LEVEL: Final = 0.5
VP: Final = 0.25  # early value; Victory Points decide nothing before turn 10
LATE_VP: Final = 1.5
RACE: Final = 30.0  # value of winning the game
DOOM: Final = -8.0  # the Dragon beats all players: slightly worse than being eliminated alone
STEEP: Final = 1.8  # how much each further rival to eliminate lowers the chances
AFTER: Final = 0.75  # probability that a player falls in an attack right after another
ALONE: Final = 2.0  # rivals that can be eliminated after beating the Dragon alone
RANK: Final = 0.6  # value of the first place compared with the last


def lateness(s: Realm) -> float:
    """Return 0 in the first turns, rising to 1 when the game may end at any time."""
    return min(max((s.turn - 6) / 4, 0.0), 1.0)


def points(s: Realm, vps: float) -> float:
    """Return the current value of `vps` Victory Points."""
    late = lateness(s)
    return vps * (VP * (1 - late) + LATE_VP * late)


def land(s: Realm, place: int, level: int) -> float:
    """Return the value of a Province to its controller."""
    ahead = 1.0 - 0.8 * lateness(s)
    return ahead * (GREY if s.grey[place] else PROVINCE + LEVEL * level) + points(s, s.numbers.province_vps[level])


def dragons_half(s: Realm) -> int:
    """Return how many eliminations the Dragon still needs to win."""
    return (s.seats + 1) // 2 - s.out_by.count(BY_DRAGON)


def to_burn(s: Realm) -> int:
    """Return how many more Provinces must burn until the Realm is burnt (REALM-B1.07)."""
    return (66 * s.land.provinces + 99) // 100 - sum(s.grey)


def race(rivals: float, slack: int) -> float:
    """Return the chance of outliving all rivals.

    `rivals` are left, and `slack` eliminations complete the Dragon's half.
    """
    if slack <= 0:
        return DOOM
    if rivals <= 0:
        return RACE
    need = rivals - slack + 1
    return RACE * (0.95 - 0.03 * rivals) if need <= 0 else RACE * 0.9 * (slack / (slack + need)) ** STEEP


def rivals(s: Realm, seat: int) -> list[int]:
    """Return the active players of other sides, best ranked first."""
    if s.teams > 0:
        return [other for other in s.rank if s.team[other] != s.team[seat]]
    return [other for other in s.rank if other != seat]


# --- a Dragon Attack ------------------------------------------------------------------------------------------------


def victory(s: Realm, seat: int, us: int, owed: int, units: int) -> float:
    """Return the value that `seat` gains or loses by `us` US and `units` units if the Protectors win (REALM-M5)."""
    if us < owed:
        return -UNIT * units
    spare = us - owed
    vps, money = bonus_of(us, owed)
    title = 0.0 if spare < 1 else 0.5 if spare == 1 else 0.8
    gain = MONEY * (reward_of(len(s.greens(seat))) + money) + points(s, vps) + title * (points(s, 3) + RANK)
    return gain - UNIT * min(owed, units)


def defeat(s: Realm, seat: int, us: int, owed: int, units: int) -> tuple[float, bool, int]:
    """Return the value change if the Dragon wins, whether the player falls, and how many Provinces burn (REALM-M6)."""
    if us >= owed:
        return -UNIT * units, False, 0
    if s.rank[0] == seat:
        return -UNIT * units - MONEY * s.cash[seat] - RANK, False, 0
    greens = sorted(s.greens(seat), key=lambda place: land(s, place, s.level[place]))
    burnt = min(owed - us, len(greens))
    if burnt == len(greens) or s.rank[-1] == seat:
        return 0.0, True, burnt
    return -UNIT * units - RANK - sum(land(s, place, s.level[place]) for place in greens[:burnt]), False, burnt


def ordeal(
    left: float, rest: tuple[int, int], spot: tuple[bool, bool], power: int, foes: int, reserve: tuple[int, int]
) -> float:
    """Return the value of a position in which a second attack follows a lost one at once.

    `left` is the value left by the first attack without the race, and `rest` the own units and green Provinces in it.
    `spot` says whether the player is first and whether last on the Ranking. `reserve` holds the eliminations and burnt
    Provinces that complete the Dragon's victory. Few other players have a unit left.
    """
    units, owed = rest
    first, last = spot
    slack = min(reserve)
    if units > power:
        return left - UNIT * owed + race(max(foes - ALONE, 0.5), slack)
    if units >= owed:
        cost = min(UNIT * owed, RANK) if first else UNIT * owed
    elif first:
        cost = RANK
    elif last or not units:
        return 0.0
    else:
        cost = UNIT * units + PROVINCE * (owed - units) + RANK
        slack = min(reserve[0], reserve[1] - (owed - units))
    odds = [1.0]
    for _ in range(foes if first else foes - 1):  # the first on the Ranking is spared
        odds = [low * (1 - AFTER) + high * AFTER for low, high in zip([*odds, 0.0], [0.0, *odds], strict=True)]
    return left - cost + sum(shortlist * race(foes - fallen, slack - fallen) for fallen, shortlist in enumerate(odds))


def holdings(s: Realm, seat: int) -> float:
    """Return the total value of a player's possessions."""
    found = MONEY * s.cash[seat] + UNIT * s.army(seat) + points(s, s.bonus[seat] + s.titles[seat])
    return found + sum(land(s, place, s.level[place]) for place in s.provinces(seat))
