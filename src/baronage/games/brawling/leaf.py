"""Each seat's chance to win, and what it is judged by. The weights were learnt from games (`leaf.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.leaf import load_leaf
from baronage.games.brawling.data import BUILDING, CODE, DRAWS, GATHERS, MILITARY, P2A, SHI, TYPE, UP
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.turn import Turn
from baronage.games.brawling.worth import (
    HELD_EARLY,
    HELD_LATE,
    TOWN_EARLY,
    TOWN_LATE,
    danger,
    leaders,
    might,
    reach,
    time_left,
)

# What the features speak of (`engine.mind.Parts`): first the one whose figure is told. A rival's are those of the best one.
PARTS: Final[Mapping[str, tuple[int, ...]]] = {
    "points": (0, 46, 47, 60),
    "soldiers": (3,),
    "wall": (4, 8),
    "gather": (5, 54),
    "draw": (6,),
    "purse": (12, 11),
    "hand": (13, 14, 15),
    "shields": (16,),
    "strikes": (17,),
    "piercing": (9,),
    "razing": (10,),
    "aids": (18,),
    "builders": (19,),
    "squires": (7,),
    "armies": (20,),
    "danger": (48,),
    "deck": (52, 50, 51),
    "rival-points": (21,),
    "rival-soldiers": (24,),
    "rival-wall": (25, 29),
    "rival-gather": (26, 56),
    "rival-razing": (31,),
    "rival-piercing": (30,),
    "rival-danger": (49,),
}


def evaluate(s: Barons) -> list[float]:
    """By the network. It looks into every hand: of a sample, not of the table."""
    return load_leaf("baronage.games.brawling", s.seats).chances(_rows(s))


def features(s: Barons, seat: int) -> list[float]:
    """What one seat has, what its best and its average opponent have, and how late it is."""
    return _rows(s)[seat]


def _rows(s: Barons) -> list[list[float]]:
    early = time_left(s)
    facts = [_facts(s, seat) for seat in range(s.seats)]
    points = [int(row[0]) for row in facts]
    able = [other for other in leaders(s, points) if reach(s, other) >= len(s.deck)]
    turn = s.find(Turn)
    active = turn.seat if turn is not None else 0
    return [_row(s, seat, facts, early, able, active) for seat in range(s.seats)]


def _row(s: Barons, seat: int, facts: list[list[float]], early: float, able: list[int], turn: int) -> list[float]:
    own = facts[seat]
    if s.teams:  # a team has what its members have
        own = [sum(column) / 2 for column in zip(*facts[seat % 2 :: 2], strict=True)]
    foes = s.foes[seat]
    best = max(foes, key=lambda foe: (facts[foe][0], facts[foe][1]))
    found = own[:]
    found += facts[best]
    count = len(foes)
    for at in range(4):
        total = 0.0
        for foe in foes:
            total += facts[foe][at]
        found.append(total / count)
    lead = own[0] - facts[best][0]
    units, buildings = int(facts[best][9]), int(facts[best][10])
    mine, theirs = danger(s, seat, early, buildings, units), danger(s, best, early, int(own[10]), int(own[9]))
    deck = len(s.deck)
    found += [lead, lead * (1 - early), mine, theirs, early, early * early, deck / 20.0]
    found += [early * own[1], early * own[5], early * facts[best][1], early * facts[best][5]]
    found.append(1.0 if seat in able else 0.0)
    found.append(1.0 if able and able[0] in foes else 0.0)
    found.append(float((seat - turn) % s.seats) / s.seats)
    found.append(1.0 if lead > 0 else 0.0)
    found.append(1.0 if s.seats == 2 else 0.0)
    return found


def _facts(s: Barons, seat: int) -> list[float]:
    """Points; the town's worth early and late; soldiers, Squires; production; purse; hand; strength; Aids."""
    points = 2 * len(s.armies[seat])
    first = last = 0.0
    soldiers = squires = gather = draw = builders = 0
    for unit in s.towns[seat]:
        first += TOWN_EARLY[unit]
        last += TOWN_LATE[unit]
        gather += GATHERS[unit]
        draw += DRAWS[unit]
        kind = TYPE[unit]
        if kind == MILITARY:
            if unit >= UP:
                soldiers += 1
            else:
                squires += 1
        elif kind == BUILDING:
            points += 1
        elif unit < UP:
            builders += 1
    guards = idle = 0
    for unit in s.walls[seat]:
        if unit >= UP:
            guards += 1
        else:
            idle += 1
    held = late = 0.0
    shields = strikes = 0
    for card in s.hands[seat]:
        held += HELD_EARLY[card]
        late += HELD_LATE[card]
        if CODE[card] == SHI:
            shields += 1
        elif CODE[card] == P2A:
            strikes += 1
    piercing, razing = might(s, seat)
    money = len(s.piles[seat])
    return [
        *(float(points), first / 10, last / 10, float(soldiers), float(guards), float(gather), float(draw)),
        *(float(squires), float(idle), float(piercing), float(razing), float(min(money, 5)), float(min(money, 12))),
        *(float(len(s.hands[seat])), held, late, float(shields), float(strikes), float(len(s.aids[seat]))),
        *(float(builders), float(len(s.armies[seat]))),
    ]
