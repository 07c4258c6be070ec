"""Win probability and features of each seat. The weights were trained on finished games (`value_net.json`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.learning.value_net import load_value_net
from baronage.games.brawling.ai.heuristics import (
    HELD_EARLY,
    HELD_LATE,
    danger,
    leaders,
    might,
    reach,
    time_left,
    town_values,
)
from baronage.games.brawling.data import BUILDING, CODE, MILITARY, P2A, SHI, TYPE, UP
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.turn import Turn

# Feature indices by topic (`hooks.search.Parts`); the first index is the one shown. Rival features describe the best
# rival.
PARTS: Final[Mapping[str, tuple[int, ...]]] = {
    "points": (0, 46, 47, 60),
    "soldiers": (3,),
    "wall": (4, 8),
    "gather": (5, 54),
    "draw": (6,),
    "purse": (12, 11),
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
    """Return each seat's win probability by the value network. It reads every hand, so call it on samples only."""
    return load_value_net("baronage.games.brawling", s.seats).chances(_rows(s))


def features(s: Barons, seat: int) -> list[float]:
    """Return the features of `seat`, of its best and its average opponent, and how late the game is."""
    return _rows(s)[seat]


def _rows(s: Barons) -> list[list[float]]:
    early = time_left(s)
    params = [_params(s, seat) for seat in range(s.seats)]
    points = [int(row[0]) for row in params]
    able = [other for other in leaders(s, points) if reach(s, other) >= len(s.deck)]
    turn = s.find(Turn)
    active = turn.seat if turn is not None else 0
    return [_row(s, seat, params, early, able, active) for seat in range(s.seats)]


def _row(s: Barons, seat: int, params: list[list[float]], early: float, able: list[int], turn: int) -> list[float]:
    own = params[seat]
    if s.teams:  # in team play, half the sum of the team's members
        own = [sum(column) / 2 for column in zip(*params[seat % 2 :: 2], strict=True)]
    foes = s.foes[seat]
    best = max(foes, key=lambda foe: (params[foe][0], params[foe][1]))
    found = own[:]
    found += params[best]
    count = len(foes)
    for at in range(4):
        total = 0.0
        for foe in foes:
            total += params[foe][at]
        found.append(total / count)
    lead = own[0] - params[best][0]
    units, buildings = int(params[best][9]), int(params[best][10])
    mine, theirs = danger(s, seat, early, buildings, units), danger(s, best, early, int(own[10]), int(own[9]))
    deck = len(s.deck)
    found += [lead, lead * (1 - early), mine, theirs, early, early * early, deck / 20.0]
    found += [early * own[1], early * own[5], early * params[best][1], early * params[best][5]]
    found.append(1.0 if seat in able else 0.0)
    found.append(1.0 if able and able[0] in foes else 0.0)
    found.append(float((seat - turn) % s.seats) / s.seats)
    found.append(1.0 if lead > 0 else 0.0)
    found.append(1.0 if s.seats == 2 else 0.0)
    return found


def _params(s: Barons, seat: int) -> list[float]:
    """Return points, early and late town value, soldiers, Squires, production, resources, hand, strength and Aids."""
    points = 2 * len(s.armies[seat])
    first = last = 0.0
    soldiers = squires = gather = draw = builders = 0
    firsts, lasts = town_values(s.numbers)
    for unit in s.towns[seat]:
        first += firsts[unit]
        last += lasts[unit]
        gather += s.numbers.gathers[unit]
        draw += s.numbers.draws[unit]
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
