"""Hiring a Fiefdom and picking a Fief from it, as drafts of actions (BAR-F1, F2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action
from baronage.engine.text.input_errors import quoted
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_CODE,
    FIEF_SIZE,
    FIEFDOM_MAX,
    FREE,
    HIRES,
    MANEUVER_CODE,
    MAX_IN_FIEF,
    PEASANT,
    PREGENERATED,
    SIDER,
    VOCATION_CODE,
    Numbers,
)
from baronage.games.barony.input_errors import msg

Line = tuple[int, int, int]  # caste, vocation, free maneuver
Lines = dict[int, Line]  # a roster, by slot

PEASANT_SIDER: Final = next(row for row, line in enumerate(HIRES) if line[:2] == (PEASANT, SIDER))
READY_MADE: Final = tuple(HIRES.index(line) for line in PREGENERATED)


# --- names of hires -----------------------------------------------------------------------------------------------------


def hire_name(row: int) -> str:
    """Return the name of a hire: PeS, or SoS:ARC for a Soldier with its free maneuver."""
    caste, vocation, free = HIRES[row]
    choice = f":{MANEUVER_CODE[free]}" if len(FREE[caste]) > 1 else ""
    return f"{CASTE_CODE[caste]}{VOCATION_CODE[vocation]}{choice}"


def read_hire(text: str) -> int:
    """Return the row of a hire; a Soldier without a maneuver gets Throw."""
    names = [hire_name(row) for row in range(len(HIRES))]
    for name in (text, f"{text}:THR"):
        if name in names:
            return names.index(name)
    raise Unreadable(msg("hire-unknown", text=quoted(text, 20), known=", ".join(names)))


# --- unfinished rosters ---------------------------------------------------------------------------------------------


def short_of(lines: Iterable[Line]) -> int:
    """Return how many Serfs are missing to nine that may play together (BAR-F1.07, F2.02)."""
    counts = [0] * len(CASTE_CODE)
    for caste, _, _ in lines:
        counts[caste] += 1
    return max(0, FIEF_SIZE - sum(min(count, MAX_IN_FIEF[caste] or count) for caste, count in enumerate(counts)))


def lowest_free(taken: Iterable[int], first: int) -> int:
    """Return the lowest free slot of a roster that begins at `first`, or -1 if it is full (BAR-F1.07)."""
    known = set(taken)
    return next((slot for slot in range(first, first + FIEFDOM_MAX) if slot not in known), -1)


def drafted(start: Lines, draft: tuple[Action, ...], first: int) -> tuple[Lines, list[int]]:
    """Return a roster after a draft's drops and hires, and the slots of the new Serfs."""
    lines, new = dict(start), []
    for action in draft:
        if action[0] == verbs.DROP:
            del lines[action[1]]
        elif action[0] == verbs.HIRE:
            slot = lowest_free(lines, first)
            lines[slot] = HIRES[action[1]]
            new.append(slot)
        elif action[0] == verbs.TRAIN:
            caste, vocation, _ = lines[action[1]]
            lines[action[1]] = (caste, vocation, action[2])
    return dict(sorted(lines.items())), new


def spent(n: Numbers, draft: tuple[Action, ...]) -> int:
    """Return the cost of a draft's hires; dropping brings nothing (BAR-F1.12)."""
    return sum(n.hire_price[action[1]] for action in draft if action[0] == verbs.HIRE)


def hires(n: Numbers, start: Lines, draft: tuple[Action, ...], first: int, gold: int) -> list[Action]:
    """Return what may be hired or dropped next, and "done" when a Fief can be made (BAR-D01).

    The gold and roster lines left must still allow nine that may play together (BAR-F1.10, F2.02).
    """
    lines, new = drafted(start, draft, first)
    left = gold - spent(n, draft)
    found: list[Action] = []
    for row, line in enumerate(HIRES):
        missing = short_of([*lines.values(), line])
        if left - n.hire_price[row] >= n.cheapest * missing and len(lines) + 1 + missing <= FIEFDOM_MAX:  # BAR-F1.07
            found.append((verbs.HIRE, row))
    if not short_of(lines.values()):
        found.append((verbs.HIRED,))
    for slot in start:  # last, so that taking the first offer never drops a Serf
        others = (line for other, line in lines.items() if other != slot)
        if slot in lines and slot not in new and left >= n.cheapest * short_of(others):
            found.append((verbs.DROP, slot))
    return found


def silent_hires(n: Numbers, start: Lines, first: int, gold: int) -> tuple[Action, ...]:
    """Return the default hires after a timeout: the pre-generated Fief, or nine Peasant Siders if gold is short.

    An existing roster is topped up to nine with Peasant Siders.
    """
    if not start:
        rows = READY_MADE if gold >= n.ready_price else (PEASANT_SIDER,) * FIEF_SIZE
        return (*((verbs.HIRE, row) for row in rows), (verbs.HIRED,))
    sheet: tuple[Action, ...] = ()
    while (verbs.HIRED,) not in (options := hires(n, start, sheet, first, gold)):
        lines, _ = drafted(start, sheet, first)
        if (verbs.HIRE, PEASANT_SIDER) in options:
            sheet = (*sheet, (verbs.HIRE, PEASANT_SIDER))
        else:  # the roster is full of Serfs that may not play together: the last makes room
            missing = short_of(lines.values())
            idle = [
                slot for slot in lines if short_of(line for other, line in lines.items() if other != slot) == missing
            ]
            sheet = (*sheet, (verbs.DROP, idle[-1]))
    return (*sheet, (verbs.HIRED,))


# --- the Fief -------------------------------------------------------------------------------------------------------------


def picks(lines: Lines, picked: list[int]) -> list[int]:
    """Return the slots that may still join the Fief (BAR-D02, BAR-F2.01, F2.02)."""
    counts = [0] * len(CASTE_CODE)
    for slot in picked:
        counts[lines[slot][0]] += 1
    return [
        slot
        for slot, (caste, _, _) in lines.items()
        if slot not in picked and (not MAX_IN_FIEF[caste] or counts[caste] < MAX_IN_FIEF[caste])
    ]


def first_picks(lines: Lines) -> list[int]:
    """Return the default picks after a timeout: the lowest roster numbers that may play together."""
    picked: list[int] = []
    while len(picked) < FIEF_SIZE:
        picked.append(picks(lines, picked)[0])
    return picked
