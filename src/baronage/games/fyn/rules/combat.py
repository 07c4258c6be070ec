"""Fighting values, to-hit values, sieges and the battle line (FYN-D4.15 to D4.36, E1, E2)."""

from __future__ import annotations

from typing import Final

from baronage.games.fyn.data import (
    CAPITAL,
    MOUNTAIN,
    MOUNTAINEERS,
    RANGERS,
    RESERVES,
    TOWN,
    TYPE,
    WOODS,
)
from baronage.games.fyn.state import Barons

EVEN: Final = 5  # FYN-D4.21: to-hit value between equal cards
MISS: Final = 10  # FYN-D4.22

Cards = tuple[int, ...]
Shots = tuple[tuple[int, int], ...]  # (card, the opponent it attacks)


def fighting(s: Barons, army: int, terrain: int, defending: bool) -> int:
    """Return the fighting value of an army on or into this land type (FYN-E1.01 to E1.05, E2.01 to E2.04)."""
    kind = TYPE[army]
    if (kind == RANGERS and terrain == WOODS) or (kind == MOUNTAINEERS and terrain == MOUNTAIN):
        return s.numbers.specialist_value
    if not defending:
        return s.numbers.cv[kind]
    value = s.numbers.reserves_defending if kind == RESERVES else s.numbers.cv[kind]
    return value + s.numbers.terrain_bonus if terrain in (WOODS, MOUNTAIN) else value


def terrain_at(s: Barons, seat: int, cell: int) -> int:
    """Return the land type of a card; a Capital has none that matters (FYN-B1.02)."""
    return TYPE[s.lands[seat][cell]]


def to_hit(mine: int, other: int) -> int:
    """Return the to-hit value (FYN-D4.21)."""
    return EVEN + mine - other


def hits(number: int, needed: int) -> bool:
    """Return whether a number hits; a 1 always does, a 10 never (FYN-D4.22)."""
    return number == 1 or (number <= needed and number != MISS)


def chance_of(needed: int) -> int:
    """Return the hit probability in tenths (FYN-D4.23)."""
    return min(max(needed, 1), MISS - 1)


def siege_value(s: Barons, seat: int, cell: int) -> int:
    """Return the siege value of the current centre, or 0 if there is no siege (FYN-D4.29, D4.30)."""
    if TYPE[s.lands[seat][cell]] == CAPITAL:
        return s.numbers.siege[CAPITAL]
    kind = TYPE[s.centres[seat].get(cell, 0)]
    return s.town_siege if kind == TOWN else s.numbers.siege[kind]


# --- the battle line ------------------------------------------------------------------------------------------------


def opponents(group: Cards, row: Cards, placed: Cards, extra: Cards) -> dict[int, list[int]]:
    """Return the opponents placed so far for each card, in ascending id."""
    found: dict[int, list[int]] = {card: [] for card in (*group, *row)}
    for mine, other in zip(group, placed, strict=False):
        found[mine].append(other)
        found[other].append(mine)
    left = [card for card in row if card not in placed]
    for mine, other in zip(left, extra, strict=False):
        found[mine].append(other)
        found[other].append(mine)
    for others in found.values():
        others.sort()
    return found


def alike(cards: list[int], against: dict[int, list[int]]) -> list[int]:
    """Return the lowest id of each group of equal cards with equal opponents (FYN-Q1.02)."""
    found: list[int] = []
    seen: set[tuple[int, ...]] = set()
    for card in cards:
        key = (TYPE[card], *sorted(TYPE[other] for other in against[card]))
        if key not in seen:
            seen.add(key)
            found.append(card)
    return found


def doubled(group: Cards, row: Cards, against: dict[int, list[int]]) -> list[int]:
    """Return the cards with several opponents, in ascending id; only one side has any (FYN-D4.20)."""
    side = row if len(group) >= len(row) else group
    return [card for card in side if len(against[card]) > 1]


def line_question(group: Cards, row: Cards, placed: Cards, extra: Cards, aims: Cards) -> tuple[int, int, list[int]]:
    """Return the next choice of the line: side (0 attacker, 1 defender), card and options (FYN-D4.17 to D4.20).

    Card 0 means that the line is complete.
    """
    against = opponents(group, row, placed, extra)
    if len(placed) < len(group):  # DEC-08
        uncovered = [card for card in row if not against[card]]
        spare = len(group) - len(placed) - 1
        if len(group) < len(row) or spare < len(uncovered):
            return 0, group[len(placed)], alike(uncovered, against)
        return 0, group[len(placed)], alike(list(row), against)
    left = [card for card in row if card not in placed]
    if len(extra) < len(left):  # DEC-09
        return 1, left[len(extra)], alike(list(group), against)
    several = doubled(group, row, against)
    if len(aims) < len(several):  # DEC-10
        card = several[len(aims)]
        return int(len(group) >= len(row)), card, alike(against[card], against)
    return 0, 0, []


def line_shots(group: Cards, row: Cards, placed: Cards, extra: Cards, aims: Cards) -> Shots:
    """Return every card with its target in the order of the numbers: row, then group (FYN-D4.20, D4.24)."""
    against = opponents(group, row, placed, extra)
    chosen = dict(zip(doubled(group, row, against), aims, strict=True))
    return tuple((card, chosen.get(card, against[card][0])) for card in (*row, *group))
