"""Evaluation of positions for the heuristic player and for searches.

Values are in about tenths of a victory point, fitted to the winners of some thousand games between such players.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baronage.games.brawling.data import (
    ARC,
    ARCHERS_BONUS,
    BASE_TYPE,
    BUILDING,
    CARDS,
    CAT,
    CATAPULTS_BONUS,
    CIVILIAN,
    CODE,
    EFFECT,
    MAR,
    MILITARY,
    RAB,
    RAC,
    RAM,
    RAR,
    RAV,
    SHE,
    TOW,
    TOWER,
    TYPE,
    UP,
    Numbers,
)
from baronage.games.brawling.rules.combat import (
    DOWNGRADED,
    UNHARMED,
    result_of,
)
from baronage.games.brawling.rules.town import effects
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.turn import Turn

# --- weights --------------------------------------------------------------------------------------------------------

WON: Final = 1000.0  # the game is over
DOOM: Final = 300.0  # an opponent can end the game next turn and would win
GRASP: Final = 40.0  # the seat itself can, unless it is prevented
FULL: Final = 9.0  # deck cards per seat of two above which time doesn't matter
FULL_OF_MANY: Final = 18.0  # the same with more seats, who empty the deck too
DANGER: Final = 0.4  # share of the loss by an opponent's best attack
PRICE: Final = 6.0  # beyond what the attack costs the attacker
RIVAL: Final = 0.85  # weight of the best opponent's value against the own value
FIELD: Final = 0.15  # weight of the other opponents' mean value
SHERIFF: Final = 4  # a Sheriff takes any one soldier, so it counts for more than its strength

# values: (with a full deck, with an empty deck)
Worth = tuple[float, ...]  # not tuple[float, float]: mypyc 2.4 takes Final ones for unset
POINT: Final[Worth] = (9.0, 16.0)
SOLDIER: Final[Worth] = (11.5, 17.0)  # in town
SQUIRE: Final[Worth] = (4.0, 6.5)
SOLDIER_ON_WALL: Final[Worth] = (14.0, 27.0)
SQUIRE_ON_WALL: Final[Worth] = (0.0, 0.0)
BUILDER: Final[Worth] = (2.5, 3.0)  # a Peasant that may become a building,
TRADER: Final[Worth] = (5.0, 1.5)  # a Merchant or a Scribe
GATHERING: Final[Worth] = (7.0, 0.8)  # per resource of a bonus
DRAWING: Final[Worth] = (1.0, 0.0)  # per card of a bonus
FIRST_MONEY: Final[Worth] = (1.5, 3.8)  # per resource: the first four,
MONEY: Final[Worth] = (0.9, 1.7)  # the next five,
SPARE_MONEY: Final[Worth] = (0.5, 0.6)  # and the rest
HIDDEN_CARD: Final[Worth] = (1.3, 1.0)  # a card in another player's hand
AID: Final[Worth] = (2.2, 0.5)
# by code, in the order of data.py: value in the own hand; then value of a building's effect
HELD: Final[tuple[Worth, ...]] = (
    *((0.0, 0.0), (1.8, 1.2), (1.6, 1.2), (1.3, 1.0)),  # FAR INN BAR
    *((1.8, 1.2), (1.4, 1.2), (1.5, 1.2), (1.9, 1.2), (1.9, 0.8), (1.2, 0.5)),  # COU TOW SMI MAR MER SCR
    *((1.1, 1.5), (1.3, 2.0), (1.1, 1.5), (1.5, 2.0), (1.1, 1.5)),  # KNI ARC CAT HOR SHE
    *((1.9, 1.8), (2.2, 1.5), (1.5, 0.0), (1.2, 1.5)),  # P2A SHI EXT MIL
    *((2.5, 5.2), (3.8, 5.2), (1.7, 1.2)),  # BOM FLI PRI
    *((0.0, 0.0),) * 5,  # Aids are never held
)
_EFFECTS: Final[tuple[Worth, ...]] = (
    *((0.0, 0.0), (4.3, 2.2), (4.5, 2.8), (1.0, 0.0)),  # FAR INN BAR
    *((8.0, 4.0), (1.5, 1.2), (3.5, 2.0), (9.0, 2.5)),  # COU TOW SMI MAR
)
CROWD: Final = 0.6  # subtracted for each card of the hand beyond the fifth

# by card: value in the own hand
HELD_EARLY: Final = [HELD[code][0] for code in CODE]
HELD_LATE: Final = [HELD[code][1] for code in CODE]


@lru_cache(maxsize=64)
def town_values(n: Numbers) -> tuple[list[float], list[float]]:
    """Return the values of each unit in a town, early and late."""
    early, late = [0.0] * (UP + CARDS), [0.0] * (UP + CARDS)
    for phase, table in enumerate((early, late)):
        for card in range(1, CARDS):
            up = card + UP
            if BASE_TYPE[card] == MILITARY:
                table[card], table[up] = SQUIRE[phase], SOLDIER[phase]
            elif BASE_TYPE[card] == CIVILIAN:
                for unit in (card, up):
                    table[unit] = GATHERING[phase] * n.gathers[unit] + DRAWING[phase] * n.draws[unit]
                if TYPE[up] == BUILDING:
                    table[card] += BUILDER[phase]
                    table[up] += POINT[phase] + _EFFECTS[CODE[card]][phase]
                else:
                    table[card] += TRADER[phase]
    return early, late


# by unit: extra strength against buildings, and against other units
RAZES: Final = [CATAPULTS_BONUS if code == CAT else 0 for code in EFFECT]
PIERCES: Final = [ARCHERS_BONUS if code == ARC else SHERIFF if code == SHE else 0 for code in EFFECT]

# --- evaluation -----------------------------------------------------------------------------------------------------


def evaluate(s: Barons, seat: int) -> float:
    """Return how well this seat stands; positive is better than its opponents.

    It reads no other hand, so a view is enough.
    """
    if not s.stack:
        return _final(s, seat)
    early = time_left(s)
    points: list[int] = []
    worths: list[float] = []
    razing: list[int] = []  # a seat's total strength against a building,
    piercing: list[int] = []  # and against another unit
    for other in range(s.seats):
        score, has, buildings, units = survey(s, other, early, other == seat)
        points.append(score)
        worths.append(has)
        razing.append(buildings)
        piercing.append(units)
    for other, foes in enumerate(s.foes):
        buildings = units = 0
        for foe in foes:
            if razing[foe] > buildings:
                buildings = razing[foe]
            if piercing[foe] > units:
                units = piercing[foe]
        if units > 1:  # a lone Squire harms no unit
            worths[other] -= DANGER * max(0.0, danger(s, other, early, buildings, units) - PRICE)
    clock = _clock(s, seat, points)
    if s.teams:
        return sum(worths[seat % 2 :: 2], 0.0) - sum(worths[1 - seat % 2 :: 2], 0.0) + clock
    rivals = [worths[foe] for foe in s.foes[seat]]
    return worths[seat] - RIVAL * max(rivals) - FIELD * sum(rivals) / len(rivals) + clock


def _final(s: Barons, seat: int) -> float:
    """Return the value of a finished game: winning counts most; among losses a better place is better."""
    standings = s.standings()
    assert standings is not None
    mine = standings.seats[seat]
    return WON if mine.place == 1 else WON * (mine.points / 2 - 1)


def time_left(s: Barons) -> float:
    """Return the time left: 1 with a full deck, 0 when the deck or the turns have run out."""
    turns = min(len(s.deck), s.limit - s.turns) if s.limit else len(s.deck)
    rounds = turns / s.seats
    full = FULL if s.seats == 2 else FULL_OF_MANY
    return rounds / full if rounds < full else 1.0


def survey(s: Barons, seat: int, early: float, own: bool) -> tuple[int, float, int, int]:
    """Return a seat's points, value, strength against buildings and strength against other units."""
    points = 2 * len(s.armies[seat])
    razing = piercing = 0
    first, last = POINT[0] * points, POINT[1] * points  # value with a full deck, and with an empty one
    firsts, lasts = town_values(s.numbers)
    strengths = s.numbers.strength
    for unit in s.towns[seat]:
        first += firsts[unit]
        last += lasts[unit]
        strength = strengths[unit]
        if strength:
            razing += strength + RAZES[unit]
            piercing += strength + PIERCES[unit]
        elif TYPE[unit] == BUILDING:
            points += 1
    for unit in s.walls[seat]:
        worth = SOLDIER_ON_WALL if unit >= UP else SQUIRE_ON_WALL
        first += worth[0]
        last += worth[1]
        razing += strengths[unit] + RAZES[unit]
        piercing += strengths[unit] + PIERCES[unit]
    hand = s.hands[seat]
    if own:
        for card in hand:
            first += HELD_EARLY[card]
            last += HELD_LATE[card]
        if len(hand) > 5:
            first -= CROWD * (len(hand) - 5)
            last -= CROWD * (len(hand) - 5)
    else:
        first += HIDDEN_CARD[0] * len(hand)
        last += HIDDEN_CARD[1] * len(hand)
    money = len(s.piles[seat])
    if money:
        some = money if money < 4 else 4
        more = 0 if money < 4 else money - 4 if money < 9 else 5
        rest = money - some - more
        first += FIRST_MONEY[0] * some + MONEY[0] * more + SPARE_MONEY[0] * rest
        last += FIRST_MONEY[1] * some + MONEY[1] * more + SPARE_MONEY[1] * rest
    total = last + (first - last) * early
    for aid in s.aids[seat]:
        total += aid_worth(s, seat, aid, early)
    return points, total, razing, piercing


def might(s: Barons, seat: int) -> tuple[int, int]:
    """Return a seat's total strength against other units, and against buildings."""
    razing = piercing = 0
    for zone in (s.towns[seat], s.walls[seat]):
        for unit in zone:
            if s.numbers.strength[unit]:
                razing += s.numbers.strength[unit] + RAZES[unit]
                piercing += s.numbers.strength[unit] + PIERCES[unit]
    return piercing, razing


def between(worth: Worth, early: float) -> float:
    """Return a value interpolated for this time of the game."""
    return worth[1] + (worth[0] - worth[1]) * early


def aid_worth(s: Barons, seat: int, aid: int, early: float) -> float:
    """Return the value of an Aid in front of a player."""
    worth = between(AID, early)
    code = CODE[aid]
    if code == RAB:
        for unit in s.towns[seat]:
            if unit < UP and TYPE[unit + UP] == BUILDING:
                return 2 * worth
    elif code == RAM and not s.towns[seat] and not s.walls[seat]:
        return worth / 2
    return worth


def danger(s: Barons, seat: int, early: float, buildings: int, units: int) -> float:
    """Return the greatest loss that an attack of this strength could inflict on one target of the seat."""
    most = 0.0
    wall = s.walls[seat]
    if wall:
        for unit in wall:
            most = max(most, loss(s.numbers, unit, result_of(s.numbers.health[unit], unit, units), early, True))
        return most
    tower = TOWER * effects(s, seat, TOW) if buildings >= 8 else 0  # strength below 8 destroys no building
    for unit in s.towns[seat]:
        if TYPE[unit] == BUILDING:
            result = result_of(s.numbers.health[unit], unit, buildings - tower)
        else:
            result = result_of(s.numbers.health[unit], unit, units)
        if result != UNHARMED:
            most = max(most, loss(s.numbers, unit, result, early, False))
    return most


def loss(n: Numbers, unit: int, result: int, early: float, on_wall: bool) -> float:
    """Return what a result of an attack costs the owner of the unit."""
    if result == UNHARMED:
        return 0.0
    before = unit_worth(n, unit, early, on_wall)
    return before - unit_worth(n, unit - UP, early, on_wall) if result == DOWNGRADED else before


def unit_worth(n: Numbers, unit: int, early: float, on_wall: bool) -> float:
    if on_wall:
        return between(SOLDIER_ON_WALL if unit >= UP else SQUIRE_ON_WALL, early)
    firsts, lasts = town_values(n)
    return between((firsts[unit], lasts[unit]), early)


# --- the end of the deck ------------------------------------------------------------------------------------------


def reach(s: Barons, seat: int) -> int:
    """Return the most cards that a seat can take from the deck in one turn, from public information."""
    gather = draw = 1
    market = False
    for unit in s.towns[seat]:
        gather += s.numbers.gathers[unit]
        draw += s.numbers.draws[unit]
        if EFFECT[unit] == MAR:
            market = True
    most = max(gather, draw, s.numbers.market_gain if market and s.hands[seat] else 1)
    for aid in s.aids[seat]:
        code = CODE[aid]
        if code == RAR:
            most += s.numbers.aid_gain
        elif code == RAC:
            most += s.numbers.aid_draw
        elif code == RAV:
            most += 1
    return most


def leaders(s: Barons, points: list[int]) -> list[int]:
    """Return the seats that would win by ending the game now; the player who ends it loses ties (BRAWL-13.07, 15.12)."""
    if s.teams:
        lead = sum(points[0::2]) - sum(points[1::2])
        return list(range(0 if lead > 0 else 1, s.seats, 2)) if lead else []
    most = max(points)
    return [points.index(most)] if points.count(most) == 1 else []


def _clock(s: Barons, seat: int, points: list[int]) -> float:
    """Return a bonus or penalty if a seat can end the game on its next turn and win."""
    deck, n = len(s.deck), s.seats
    able = [other for other in leaders(s, points) if reach(s, other) >= deck]
    if not able:
        return 0.0
    if able[0] in s.foes[seat]:
        return -DOOM
    turn = s.find(Turn)
    if turn is not None:
        coming = turn.seat if turn.done == 0 else (turn.seat + 1) % n
        if coming in able:
            return 2 * GRASP
    return GRASP
