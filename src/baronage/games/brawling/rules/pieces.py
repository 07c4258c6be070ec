"""Units, Royal Aids and blows as message parameters, each in one number.

A *piece* encodes a unit or Aid, its owner, its place, and its position among several alike there. A *blow* is a piece
with the damage to it. So a parameter can be a list of them, and a message can be rendered later, when the table has
changed.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.text.params import Params
from baronage.games.brawling.data import BUILDING, CARD, CODE, TOW, TYPE, UP
from baronage.games.brawling.rules.combat import GONE, Pairs, condemned, damages, result_of, thresholds
from baronage.games.brawling.rules.town import KING, WALL, effects, unit_at
from baronage.games.brawling.state import Barons

TOWN: Final = 0  # places, with WALL and KING
FRONT: Final = 3  # a Royal Aid in front of its owner

_UNIT: Final = (1 << 9) - 1
_OWNER: Final = 9
_WHERE: Final = 13
_NTH: Final = 15
_DAMAGE: Final = 20
_DOOMED: Final = 32
_SEVERAL: Final = 33
_TOWERS: Final = 34
_HEALTH: Final = 40
_PIECE: Final = (1 << _DAMAGE) - 1
SHERIFF: Final = GONE + 1  # a result: discarded by a Sheriff


def piece(s: Barons, card: int) -> int:
    """Return a unit or Royal Aid on the table as a piece, or 0 if it isn't there."""
    owner, zone, unit = unit_at(s, card)
    where = TOWN
    if owner >= 0:
        if zone is s.walls[owner]:
            where = WALL
        elif zone is s.armies[owner]:
            where = KING
    else:
        owner = next((seat for seat in range(s.seats) if card and card in s.aids[seat]), -1)
        if owner < 0:
            return 0
        zone, unit, where = s.aids[owner], card, FRONT
    alike = [other for other in zone if CODE[other & CARD] == CODE[card] and (other >= UP) == (unit >= UP)]
    nth = alike.index(unit) + 1 if len(alike) > 1 else 0
    return unit | owner << _OWNER | where << _WHERE | nth << _NTH


def unit_of(piece: int) -> int:
    """Return the unit or Aid of a piece."""
    return piece & _UNIT


def without_place(piece: int) -> int:
    """Return a piece without its place."""
    return piece & ~(3 << _WHERE)


def piece_params(piece: int) -> Params:
    """Return the contents of a piece by name."""
    unit = piece & _UNIT
    return {
        "body": unit,
        "owner": piece >> _OWNER & 15 if unit else -1,
        "where": piece >> _WHERE & 3,
        "nth": piece >> _NTH & 31,
    }


def blow(s: Barons, attacker: int, pairs: Pairs, target: int, damage: int) -> int:
    """Return the blow on one target of an attack."""
    owner, _, unit = unit_at(s, target)
    towers = effects(s, owner, TOW) if TYPE[unit] == BUILDING else 0
    doomed = int(target in condemned(s, attacker, pairs))
    several = int(sum(aim == target for _, aim in pairs) > 1)
    return (
        piece(s, target)
        | damage << _DAMAGE
        | doomed << _DOOMED
        | several << _SEVERAL
        | towers << _TOWERS
        | s.numbers.health[unit] << _HEALTH
    )


def blows(s: Barons, attacker: int, pairs: Pairs) -> tuple[int, ...]:
    """Return the blows on all targets of an attack being declared."""
    return tuple(blow(s, attacker, pairs, target, damage) for target, _, damage in damages(s, attacker, pairs))


def blow_params(blow: int) -> Params:
    """Return the contents of a blow, and its result."""
    unit = blow & _UNIT
    dealt = blow >> _DAMAGE & (1 << _DOOMED - _DAMAGE) - 1
    health = blow >> _HEALTH
    *lowered, falls = thresholds(health, unit)
    return {
        "unit": blow & _PIECE,
        "dealt": dealt,
        "towers": blow >> _TOWERS & (1 << _HEALTH - _TOWERS) - 1,
        "several": blow >> _SEVERAL & 1,
        "result": SHERIFF if blow >> _DOOMED & 1 else result_of(health, unit, dealt),
        "lowers": lowered[0] if lowered else 0,
        "falls": falls,
        "base": unit & CARD,
    }
