"""The map of the placed tiles: cells, neighbours, lakes, rivers and Volcanoes, shared by all states."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baronage.games.yuan.data import (
    DIRECTIONS,
    HILL,
    LATTICE,
    PROVINCES,
    TERRAIN,
    TILE_CELLS,
    TILE_RIVERS,
    VOLCANO,
    WATER,
)

Cell = tuple[int, int]  # q, r
Tiles = tuple[int, ...]  # tile, a, b, rotation of each placed tile


def cells_of(tile: int, a: int, b: int, turn: int) -> list[Cell]:
    """Return the seven cells of a placed tile, centre first."""
    q, r = 2 * a - b, a + 3 * b
    found = [(q, r)]
    for i in range(6):
        dq, dr = DIRECTIONS[(i + turn) % 6]
        found.append((q + dq, r + dr))
    return found


def provinces_of(tiles: list[int]) -> tuple[int, ...]:
    """Return the Provinces of placed tiles, in order."""
    return tuple(sorted([p for i in range(0, len(tiles), 4) for _, p in TILE_CELLS[tiles[i]] if p]))


def spots(tiles: list[int]) -> list[Cell]:
    """Return the lattice positions for the next tile, in order (YUAN-S2.03)."""
    if not tiles:
        return [(0, 0)]
    taken = {(tiles[i + 1], tiles[i + 2]) for i in range(0, len(tiles), 4)}
    return sorted({(a + da, b + db) for a, b in taken for da, db in LATTICE} - taken)


def distance(one: Cell, other: Cell) -> int:
    """Return the distance in cells."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def mask(provinces: tuple[int, ...]) -> int:
    """Return a set of Provinces as one number, with a byte of 1 for each member."""
    found = 0
    for p in provinces:
        found |= 1 << 8 * p
    return found


class Land:
    """Properties derived from the tiles. Tables are indexed by Province."""

    def __init__(self, tiles: Tiles, rivers: bool, volcanoes: bool) -> None:
        self.tiles: Final = tiles
        self.cells: Final[dict[Cell, tuple[int, int]]] = {}  # terrain, Province
        where: list[Cell | None] = [None] * (PROVINCES + 1)
        edges: list[tuple[int, int]] = []
        for i in range(0, len(tiles), 4):
            tile, a, b, turn = tiles[i : i + 4]
            ring = cells_of(tile, a, b, turn)
            for cell, (terrain, province) in zip(ring, TILE_CELLS[tile], strict=True):
                self.cells[cell] = (terrain, province)
                if province:
                    where[province] = cell
            for one, other in TILE_RIVERS[tile] if rivers else ():  # YUAN-O1.01
                pair = sorted((TILE_CELLS[tile][one][1], TILE_CELLS[tile][other][1]))
                edges.append((pair[0], pair[1]))
        self.where: Final = where
        self.provinces: Final = tuple(p for p in range(1, PROVINCES + 1) if where[p] is not None)
        self.edges: Final = tuple(sorted(edges))
        self.near: Final = tuple(self._near(where[p]) for p in range(PROVINCES + 1))  # adjacent, rivers or not
        self.adjacent: Final = self._adjacent()
        self.lakes: Final = self._lakes()  # the cells of each lake
        self.shores: Final = tuple(self._shore(lake) for lake in self.lakes)  # the Provinces of each lake
        self.fiery: Final = tuple(  # YUAN-W1.01, W1.04
            volcanoes and where[p] is not None and any(kind == VOLCANO for kind, _ in self._around(where[p]))
            for p in range(PROVINCES + 1)
        )
        self.fertile: Final = tuple(p for p in self.provinces if TERRAIN[p] != HILL)
        self.yields: Final = tuple(2 if hot else 1 for hot in self.fiery)  # production of a Village
        self.joins: Final = self._joins()
        self.connected: Final = self._connected()  # without rivers: fixed and equal for all clans
        self.mask: Final = mask(self.provinces)
        self.links: Final = tuple(mask(others) for others in self.connected)

    def _around(self, cell: Cell | None) -> list[tuple[int, int]]:
        if cell is None:
            return []
        beside = ((cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS)
        return [self.cells[other] for other in beside if other in self.cells]

    def _near(self, cell: Cell | None) -> tuple[int, ...]:
        return tuple(sorted(province for _, province in self._around(cell) if province))

    def _adjacent(self) -> tuple[tuple[int, ...], ...]:
        """Return adjacent Provinces without a river between (YUAN-G1.05, O1.01)."""
        cut = {*self.edges, *((b, a) for a, b in self.edges)}
        return tuple(tuple(other for other in beside if (p, other) not in cut) for p, beside in enumerate(self.near))

    def _lakes(self) -> tuple[tuple[Cell, ...], ...]:
        """Return the cells of each lake (YUAN-G1.06)."""
        left = {cell for cell, (kind, _) in self.cells.items() if kind == WATER}
        found = []
        while left:
            lake = [min(left)]
            left.remove(lake[0])
            for q, r in lake:
                for dq, dr in DIRECTIONS:
                    if (q + dq, r + dr) in left:
                        left.remove((q + dq, r + dr))
                        lake.append((q + dq, r + dr))
            found.append(tuple(lake))
        return tuple(found)

    def _shore(self, lake: tuple[Cell, ...]) -> tuple[int, ...]:
        return tuple(sorted({p for cell in lake for _, p in self._around(cell) if p}))

    def _connected(self) -> tuple[tuple[int, ...], ...]:
        """Return connected Provinces: adjacent, on one lake, or on both banks of a river edge (YUAN-G1.07, O1.02)."""
        found: list[set[int]] = [set(beside) for beside in self.adjacent]
        for shore in self.shores:
            for p in shore:
                found[p].update(shore)
        for a, b in self.edges:
            found[a].add(b)
            found[b].add(a)
        return tuple(tuple(sorted(others - {p})) for p, others in enumerate(found))

    def _joins(self) -> tuple[tuple[int, int], ...]:
        """Return the pairs of waters that meet (YUAN-O1.04).

        A water is a lake (its number) or a river edge (its number after the lakes).
        """
        first = len(self.lakes)
        found = []
        for i, (a, b) in enumerate(self.edges):
            for j in range(i):
                c, d = self.edges[j]
                shared = {a, b} & {c, d}
                if len(shared) == 1:
                    one, other = {a, b} ^ {c, d}
                    if other in self.near[one]:
                        found.append((first + i, first + j))
            for number, lake in enumerate(self.lakes):
                if any(a in beside and b in beside for beside in map(self._names, lake)):
                    found.append((first + i, number))
        return tuple(found)

    def _names(self, cell: Cell) -> list[int]:
        return [province for _, province in self._around(cell) if province]

    # --- reachability -------------------------------------------------------------------------------------------

    def reach(self, p: int, owner: list[int], armies: list[int], clan: int) -> tuple[int, ...]:
        """Return the Provinces connected to p for a clan, without p (YUAN-G1.07, O1.05)."""
        return _reach(self, self.closed(owner, armies, clan), p) if self.edges else self.connected[p]

    def closed(self, owner: list[int], armies: list[int], clan: int) -> int:
        """Return a bit set of river edges closed to a clan by an enemy Army on a bank (YUAN-O1.03)."""
        mine = clan + 1
        found = 0
        for number, (a, b) in enumerate(self.edges):
            if (armies[a] and owner[a] != mine) or (armies[b] and owner[b] != mine):
                found |= 1 << number
        return found

    def by_river(self, owner: list[int], armies: list[int], clan: int) -> tuple[int, int]:
        """Return masks of the Provinces connected by water to a clan's Provinces, and to those with an Army."""
        mine = clan + 1
        near = armed = 0
        for shore in _waterways(self, self.closed(owner, armies, clan)):
            here = [p for p in shore if owner[p] == mine]
            if here:
                whole = mask(shore)
                near |= whole
                if any(armies[p] for p in here):
                    armed |= whole
        return near, armed


@lru_cache(maxsize=1 << 12)
def _waterways(land: Land, closed: int) -> tuple[tuple[int, ...], ...]:
    """Return the Provinces on each joined system of lakes and open river edges (YUAN-O1.04, O1.05)."""
    lakes = len(land.lakes)
    shores = [*land.shores, *land.edges]
    whole = list(range(len(shores)))  # the number of the waterway of each water
    for one, other in land.joins:
        dry = any(water >= lakes and closed >> (water - lakes) & 1 for water in (one, other))
        if not dry and whole[one] != whole[other]:
            gone = whole[other]
            whole = [whole[one] if number == gone else number for number in whole]
    found: dict[int, set[int]] = {}
    for water, number in enumerate(whole):
        if water < lakes or not closed >> (water - lakes) & 1:
            found.setdefault(number, set()).update(shores[water])
    return tuple(tuple(sorted(shore)) for shore in found.values())


@lru_cache(maxsize=1 << 14)
def _reach(land: Land, closed: int, p: int) -> tuple[int, ...]:
    """Return the Provinces connected to p while these river edges are closed."""
    found = set(land.connected[p])
    for shore in _waterways(land, closed):
        if p in shore:
            found.update(shore)
    found.discard(p)
    return tuple(sorted(found))


@lru_cache(maxsize=256)
def land_of(tiles: Tiles, rivers: bool, volcanoes: bool) -> Land:
    """Return the cached map of these tiles."""
    return Land(tiles, rivers, volcanoes)
