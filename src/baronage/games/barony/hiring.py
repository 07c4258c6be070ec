"""Hiring a Fiefdom and picking a Fief from it, as drafts of actions (BAR-F1, F2)."""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import Action
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_CODE,
    CHEAPEST,
    FIEF_SIZE,
    FIEFDOM_MAX,
    HIRES,
    MOST_IN_FIEF,
    PEASANT,
    PREGENERATED,
    SALARY,
    SIDER,
    VOCATION_COST,
)

Line = tuple[int, int, int]  # caste, vocation, free maneuver

PRICE: Final = tuple(SALARY[caste] + VOCATION_COST for caste, _, _ in HIRES)  # BAR-F1.02
PEASANT_SIDER: Final = next(row for row, line in enumerate(HIRES) if line[:2] == (PEASANT, SIDER))
READY_MADE: Final = tuple(HIRES.index(line) for line in PREGENERATED)
READY_PRICE: Final = sum(PRICE[row] for row in READY_MADE)


def lines_of(draft: tuple[Action, ...]) -> list[Line]:
    """The Serfs that a draft hires, in roster order."""
    return [HIRES[action[1]] for action in draft if action[0] == verbs.HIRE]


def spent(draft: tuple[Action, ...]) -> int:
    """What they cost."""
    return sum(PRICE[action[1]] for action in draft if action[0] == verbs.HIRE)


def usable(lines: list[Line]) -> int:
    """How many of these one Fief may hold at its start (BAR-F2.02)."""
    counts = [0] * len(CASTE_CODE)
    for caste, _, _ in lines:
        counts[caste] += 1
    return sum(min(count, MOST_IN_FIEF[caste] or count) for caste, count in enumerate(counts))


def hires(draft: tuple[Action, ...], gold: int) -> list[Action]:
    """BAR-D01: what may be hired next, and "done" when a Fief can be made.

    BAR-F1.10, read with BAR-F2.02: what is left, gold and lines of the roster, must still allow nine that may play together.
    """
    lines = lines_of(draft)
    left = gold - spent(draft)
    found: list[Action] = []
    if len(lines) < FIEFDOM_MAX:  # BAR-F1.07
        for row, line in enumerate(HIRES):
            missing = max(0, FIEF_SIZE - usable([*lines, line]))
            if left - PRICE[row] >= CHEAPEST * missing and len(lines) + 1 + missing <= FIEFDOM_MAX:
                found.append((verbs.HIRE, row))
    if usable(lines) >= FIEF_SIZE:
        found.append((verbs.HIRED,))
    return found


def picks(lines: list[Line], picked: list[int]) -> list[int]:
    """BAR-D02: the lines (from 0) that may still join the Fief (BAR-F2.01, F2.02)."""
    counts = [0] * len(CASTE_CODE)
    for line in picked:
        counts[lines[line][0]] += 1
    return [
        line
        for line, (caste, _, _) in enumerate(lines)
        if line not in picked and (not MOST_IN_FIEF[caste] or counts[caste] < MOST_IN_FIEF[caste])
    ]


def first_picks(lines: list[Line]) -> list[int]:
    """What silence picks: the lowest roster numbers that may play together."""
    picked: list[int] = []
    while len(picked) < FIEF_SIZE:
        picked.append(picks(lines, picked)[0])
    return picked


def silent_hires(gold: int) -> tuple[Action, ...]:
    """What silence hires: the pre-generated Fief, or nine Peasant Siders where gold does not reach."""
    rows = READY_MADE if gold >= READY_PRICE else (PEASANT_SIDER,) * FIEF_SIZE
    return (*((verbs.HIRE, row) for row in rows), (verbs.HIRED,))
