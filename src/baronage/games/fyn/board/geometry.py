"""Realms as square grids: cells, frontier, roads and connections (FYN-B1.06 to B1.12, D2).

A cell is one int: `y * WIDTH + x + HOME`. North is `+ WIDTH`, east `+ 1`. A negative cell is behind the back line.
"""

from __future__ import annotations

from typing import Final

from baronage.games.fyn.data import CAPITAL, CITY, FIRST_CAPITAL, SHOCK, TOWN, TYPE
from baronage.games.fyn.state import HOME, WIDTH, Barons, Chart

NORTH: Final = WIDTH
EAST: Final = 1
SOUTH: Final = -WIDTH
WEST: Final = -1
EDGES: Final = (NORTH, EAST, SOUTH, WEST)  # FYN-B1.07
EDGE_NAMES: Final = ("N", "E", "S", "W")


def cell_at(x: int, y: int) -> int:
    """Return the cell (x,y)."""
    return y * WIDTH + x + HOME


def xy(cell: int) -> tuple[int, int]:
    """Return the coordinates of a cell."""
    return (cell & WIDTH - 1) - HOME, cell // WIDTH


def survey(s: Barons, seat: int) -> Chart:
    """Return the chart of a realm."""
    lands = s.lands[seat]
    city = s.city[seat]
    population = maximum = growth = 0
    sites: list[int] = []
    frontier: list[int] = []
    for cell, card in lands.items():
        if card >= FIRST_CAPITAL:  # FYN-B1.04, D5.02: the home Capital gives no extra expansion card
            population += s.numbers.population[CAPITAL]
            maximum += s.numbers.bonus[CAPITAL]
            sites.append(cell)
            growth += cell != HOME
        for edge in EDGES:  # FYN-B1.09, B1.10, GB.07
            beyond = cell + edge
            if beyond >= 0 and beyond not in lands and beyond != city:
                frontier.append(cell)
                break
    for cell, card in s.centres[seat].items():
        kind = TYPE[card]
        population += s.numbers.population[kind]
        maximum += s.numbers.bonus[kind]
        if kind in (TOWN, CITY):
            sites.append(cell)
            growth += 1
    frontier.sort()
    sites.sort()
    return Chart(population, maximum, growth, sites, frontier)


def chart(s: Barons, seat: int) -> Chart:
    """Return the cached chart of a realm."""
    found = s.known_chart(seat)
    if found is None:
        found = survey(s, seat)
        s.keep_chart(seat, found)
    return found


def open_edges(s: Barons, seat: int, cell: int) -> list[int]:
    """Return the open edges of a card, 0 to 3 for N, E, S, W (FYN-B1.08, B1.09, GB.07)."""
    lands = s.lands[seat]
    return [
        number
        for number, edge in enumerate(EDGES)
        if cell + edge >= 0 and cell + edge not in lands and cell + edge != s.city[seat]
    ]


def improved(s: Barons, seat: int, cell: int) -> bool:
    """Return whether a card is a Capital or has an improvement of any kind (FYN-B1.12, E3.01)."""
    return (
        s.lands[seat][cell] >= FIRST_CAPITAL
        or cell in s.roads[seat]
        or cell in s.centres[seat]
        or s.special_at(seat, cell)
    )


def improved_cells(s: Barons, seat: int) -> list[int]:
    """Return all improved cells, possibly with duplicates."""
    found = [cell for cell, card in s.lands[seat].items() if card >= FIRST_CAPITAL]
    found += s.roads[seat]
    found += s.centres[seat]
    for grids in s.specials:
        found += grids[seat]
    return found


def land_spots(s: Barons, seat: int) -> list[int]:
    """Return the empty cells beside an improved card, ascending (FYN-D5.05, D5.06)."""
    known = chart(s, seat)
    if known.spots is None:
        lands = s.lands[seat]
        city = s.city[seat]
        spots: set[int] = set()
        for cell in improved_cells(s, seat):
            for edge in EDGES:
                beyond = cell + edge
                if beyond >= 0 and beyond not in lands and beyond != city:
                    spots.add(beyond)
        known.spots = sorted(spots)
    return known.spots


def connected(lands: dict[int, int], without: int = -1) -> set[int]:
    """Return the cells connected to the home Capital, ignoring the cell `without` (FYN-B1.11)."""
    if HOME not in lands or without == HOME:
        return set()
    found = {HOME}
    todo = [HOME]
    while todo:
        cell = todo.pop()
        for edge in EDGES:
            beyond = cell + edge
            if beyond in lands and beyond != without and beyond not in found:
                found.add(beyond)
                todo.append(beyond)
    return found


def cut_off(s: Barons, seat: int, target: int) -> list[int]:
    """Return the cells that would be cut off without `target`, ascending, excluding it (FYN-D4.45, E4.16)."""
    cuts = chart(s, seat).cuts
    if target not in cuts:
        lands = s.lands[seat]
        kept = connected(lands, target)
        cuts[target] = sorted(cell for cell in lands if cell != target and cell not in kept)
    return cuts[target]


def has_road(s: Barons, seat: int, cell: int) -> bool:
    """Return whether a cell has a road; every Capital counts as a road card (FYN-D2.06)."""
    return cell in s.roads[seat] or s.lands[seat].get(cell, 0) >= FIRST_CAPITAL


def reach_of(s: Barons, seat: int) -> dict[int, list[int]]:
    """Return for each cell the cells within one legal move, ascending (FYN-D2.02 to D2.06, D2.10, GB.06)."""
    known = chart(s, seat)
    if known.reach is None:
        known.reach = _legal_moves(s, seat)
    return known.reach


def _legal_moves(s: Barons, seat: int) -> dict[int, list[int]]:
    lands = s.lands[seat]
    network = [cell for cell in lands if has_road(s, seat, cell)]
    belongs: dict[int, set[int]] = {}  # road cell -> its connected road with all adjacent cards
    for start in network:
        if start in belongs:
            continue
        stretch: set[int] = {start}
        ends: set[int] = {start}
        todo = [start]
        while todo:
            cell = todo.pop()
            for edge in EDGES:
                beyond = cell + edge
                if beyond in lands:
                    ends.add(beyond)
                    if beyond not in stretch and has_road(s, seat, beyond):
                        stretch.add(beyond)
                        todo.append(beyond)
        for cell in stretch:
            belongs[cell] = ends
    moves: dict[int, list[int]] = {}
    for cell in lands:
        found: set[int] = set()
        for edge in EDGES:
            beyond = cell + edge
            if beyond in lands:
                found.add(beyond)
                if beyond in belongs:
                    found |= belongs[beyond]
        found.discard(cell)
        moves[cell] = sorted(found)
    return moves


def ride_of(s: Barons, seat: int) -> dict[int, list[int]]:
    """Return for each cell the cells within two legal moves, which Knights may make (FYN-D2.08, E1.07)."""
    known = chart(s, seat)
    if known.ride is None:
        reach = reach_of(s, seat)
        rides: dict[int, list[int]] = {}
        for cell, near in reach.items():
            found = set(near)
            for halt in near:
                found.update(reach[halt])
            found.discard(cell)
            rides[cell] = sorted(found)
        known.ride = rides
    return known.ride


def shock_cells(s: Barons, seat: int) -> list[int]:
    """Return the cells where no further Shock Troops may end (FYN-E1.06)."""
    return [cell for army, cell in s.armies[seat].items() if TYPE[army] == SHOCK]
