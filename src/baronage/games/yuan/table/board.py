"""The map with its pieces, the tiles in hand, the wheel of time and the rows of the clans."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.picture.colours import ORANGE, WHITE
from baronage.engine.picture.table import NO_MSG, Board, CardFace, Msg, Piece, Place, PlayerRow, Zone
from baronage.games.yuan.board.land import Cell, Land, cells_of, land_of, spots
from baronage.games.yuan.data import (
    CLANS,
    DIRECTIONS,
    LAST_TURN,
    MAPS,
    MOUNTAIN,
    REQUIRED,
    SCENARIO_MAP,
    SCENARIOS,
    STANDARD,
    TILE_CELLS,
    VOLCANO,
)
from baronage.games.yuan.nodes import province_id, spot_id, tile_id
from baronage.games.yuan.rules.provinces import RESOURCES, production
from baronage.games.yuan.state import CITY, DOUBLE, VILLAGE, Yuan
from baronage.games.yuan.steps.opening import laying_of

COUNTERS: Final = ("chao", "rice", "forest", "mine", "temple", "limit-temple")
COLOURS: Final = (WHITE, 1, 4, 3, 0, 2, 6, ORANGE)  # the tincture of each clan
GROUNDS: Final = ("rice", "forest", "mine", "hill", "waves", "mountain", "volcano")
BUILDINGS: Final = {VILLAGE: "village", CITY: "city", DOUBLE: "city2"}
KEY: Final = ("village", "city", "palisade", "army", "temple")  # explained beside the map
WALLS: Final = ("", "palisade", "rampart")


def board(setup: Setup) -> Board:
    """Return the map where it is fixed, the tiles where it is laid, and the wheel of time."""
    tiles = MAPS.get(_map(setup), ())
    options = setup.options
    land = land_of(tiles, options["rivers"] == "on", options["volcanoes"] == "on")
    zones = [Zone("wheel", "row", "column", icon="temple")]
    faces = tuple(CardFace(art, (f"key-{art}", {}), "key") for art in KEY)
    if not tiles and options["assembly"] == "free":
        zones += [Zone(f"tray.{seat}", "row", "hand", CLANS + seat, "hand") for seat in range(setup.seats)]
        faces += tuple(_tile(tile) for tile in range(1, len(TILE_CELLS)))
    return Board("hex", cells(land) if tiles else (), tuple(zones), faces, COUNTERS)


def _map(setup: Setup) -> str:
    """Return the name of the fixed map, or an empty string."""
    scenario = SCENARIOS.index(setup.options["scenario"])
    if scenario:
        return SCENARIO_MAP[scenario]
    return STANDARD[setup.seats] if setup.options["assembly"] == "standard" else ""


def _tile(tile: int) -> CardFace:
    """Return a tile as a card: its seven grounds, the centre first."""
    grounds = tuple((GROUNDS[terrain], int(province > 0)) for terrain, province in TILE_CELLS[tile])
    first = next(province for _, province in TILE_CELLS[tile] if province)
    return CardFace(tile_id(tile), ("face-tile", {"province": first}), "hexes", stats=grounds)


# --- places -----------------------------------------------------------------------------------------------------------


def places(s: Yuan) -> list[Place]:
    """Return the map where it is laid in play, and the positions for the next tile."""
    if _map(s.setup):
        return []
    found = list(cells(s.land))
    if laying_of(s) is not None or not found:
        found += [_spot(a, b) for a, b in spots(s.tiles)]
    return found


def cell_id(land: Land, cell: Cell) -> str:
    """Return the id of a cell: of its Province, or of a cell that can't be owned."""
    province = land.cells[cell][1]
    return province_id(province) if province else f"cell.{cell[0]}.{cell[1]}"


@lru_cache(maxsize=64)
def cells(land: Land) -> tuple[Place, ...]:
    """Return the cells of a map. Two that touch are beside each other unless a river flows between them."""
    cut = {*land.edges, *((b, a) for a, b in land.edges)}
    found = []
    for (q, r), (terrain, province) in sorted(land.cells.items()):
        around = [(q + dq, r + dr) for dq, dr in DIRECTIONS if (q + dq, r + dr) in land.cells]
        beside = tuple(cell_id(land, other) for other in around if (province, land.cells[other][1]) not in cut)
        fiery = terrain == VOLCANO and any(land.fiery)
        ground = GROUNDS[MOUNTAIN if terrain == VOLCANO and not fiery else terrain]
        name: Msg = ("place-name", {"province": province}) if province else NO_MSG
        found.append(Place(cell_id(land, (q, r)), (q, r), ground, beside=beside, name=name))
    return tuple(found)


@lru_cache(maxsize=128)
def _spot(a: int, b: int) -> Place:
    """Return a position for a tile, with the outline of its seven cells around."""
    centre = cells_of(1, a, b, 0)
    sides: dict[tuple[float, float], tuple[float, float]] = {}
    for q, r in centre:
        x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
        ring = [(x + math.sin(turn * math.pi / 3), y - math.cos(turn * math.pi / 3)) for turn in range(7)]
        for one, other in pairwise(ring):
            start, end = _rounded(one), _rounded(other)
            if sides.get(end) == start:  # a side of two cells is inside
                del sides[end]
            else:
                sides[start] = end
    first = point = min(sides)
    line = [first]
    while (point := sides[point]) != first:
        line.append(point)
    outline = "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in line) + "z"
    return Place(spot_id(a, b), tuple(map(float, centre[0])), "spot", outline=outline)


def _rounded(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0], 3) + 0.0, round(point[1], 3) + 0.0


# --- pieces -----------------------------------------------------------------------------------------------------------


def building_id(p: int) -> str:
    """Return the id of the Village or City in a Province."""
    return f"b.{province_id(p)}"


def army_id(clan: int, p: int) -> str:
    """Return the id of a clan's Armies in a Province."""
    return f"a{clan}.{province_id(p)}"


def pieces(s: Yuan) -> list[Piece]:
    """Return what stands on the map, the tiles in hand, and the turns to come."""
    found: list[Piece] = []
    for p in s.land.provinces:
        at, clan = province_id(p), s.owner[p] - 1
        if s.temples[p]:
            found.append(Piece(f"t.{at}", "temple", at, clan))
        if clan >= 0:
            found.append(Piece(building_id(p), BUILDINGS[s.build[p]], at, clan))
            if s.walls[p]:
                found.append(Piece(f"w.{at}", WALLS[s.walls[p]], at, clan))
            if s.armies[p]:
                found.append(Piece(army_id(clan, p), "army", at, clan, s.armies[p]))
    for seat, hand in enumerate(s.hands):
        if s.clans[seat] < 0:
            found += [Piece(tile_id(tile), tile_id(tile), f"tray.{seat}", CLANS + seat) for tile in hand]
    for turn in range(max(1, s.turn), min(s.last, LAST_TURN) + 1):
        found.append(Piece(f"turn.{turn}", "notch", "wheel", values=(REQUIRED[turn], turn)))
    return found


def code(s: Yuan, piece: Piece) -> str:
    """Return the word of the notation for a tile in hand."""
    return piece.id.removeprefix("tile.") if piece.at.startswith("tray.") else ""


def turn(s: Yuan) -> Msg:
    """Return the turn, for the head of the table."""
    return ("head-turn", {"turn": s.turn}) if s.turn else NO_MSG


def players(s: Yuan) -> list[PlayerRow]:
    """Return the clans with Temples, Chão and production; seats have a side of their own until they get a clan."""
    produced = production(s)
    needed = REQUIRED[max(1, s.turn)]
    rows = []
    for seat, clan in enumerate(s.clans):
        if clan < 0:
            rows.append(PlayerRow(CLANS + seat, seat, seat, 0, (s.purse[seat], 0, 0, 0, 0, needed)))
        else:
            rows.append(_row(s, clan, seat, produced, needed))
    held = {owner - 1 for owner in s.owner if owner}
    return rows + [_row(s, clan, -1, produced, needed) for clan in sorted(held - {*s.clans})]


def _row(s: Yuan, clan: int, seat: int, produced: list[int], needed: int) -> PlayerRow:
    temples = s.controlled(clan)
    gains = produced[RESOURCES * clan : RESOURCES * clan + RESOURCES]
    return PlayerRow(clan, seat, COLOURS[clan], temples, (s.chao[clan], *gains, temples, needed))
