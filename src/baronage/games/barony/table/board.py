"""Triangles, the Market, zones beside the board, and the rows of the Barons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.picture.table import NO_MSG, Board, CardFace, Msg, Piece, Place, PlayerRow, Zone
from baronage.games.barony.board.geometry import BARONY, Kingdom
from baronage.games.barony.data import FIEF_SIZE
from baronage.games.barony.rules.param_text import ground, place_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.opening import Preparation, hires_first

MARKET: Final = 2  # the first number of the Market's place; the others are those of a vertex
GILDED: Final = ("coins", "gain-coins", "people", "limit-people", "goal-1", "goal-2", "goal-3")
PLAIN: Final = GILDED[2:]
SHELF: Final = "shelf"  # the zone of Serfs to hire and of wares
PUSH: Final = "push"  # the zone whose cells are directions and distances of a push
KINDS: Final = ("", "sider", "jumper", "pointer")
_FREE: Final = -1  # in the counter of a point: no Serf of the Baron stands on it


def board(setup: Setup) -> Board:
    """Return all triangles, the zones beside the board, and the key of the three kinds of Serfs."""
    kingdom, simple = ground(setup), setup.options["mode"] == "simple"
    found = [Place(kingdom.names[triangle], cell) for triangle, cell in enumerate(kingdom.cells)]
    if kingdom.market_vertex is not None and not simple:
        found.append(Place(kingdom.names[kingdom.market], (MARKET, *kingdom.market_vertex), "market"))
    zones = [Zone(SHELF, "list", "commons"), Zone(PUSH, "grid", "centre")]
    zones += [Zone(f"away.{seat}", "list", "column", seat) for seat in range(setup.seats)]
    key = tuple(CardFace(kind, (f"face-{kind}", {}), "key", text=(f"face-{kind}-text", {})) for kind in KINDS[1:])
    return Board("triangle", tuple(found), tuple(zones), key, PLAIN if simple else GILDED, True)


def places(s: Barony) -> tuple[Place, ...]:
    """Return the triangles of all homes and targets again, with their owners, who are dealt by chance."""
    return _homes(s.board, tuple(s.home))


@lru_cache(64)
def _homes(kingdom: Kingdom, homes: tuple[int, ...]) -> tuple[Place, ...]:
    found = []
    for goal, points in enumerate(kingdom.points):
        owner = homes.index(goal) if goal in homes else -1
        for triangle in range(points[0], points[0] + BARONY):
            kind = "point" if triangle in points else ""
            found.append(Place(kingdom.names[triangle], kingdom.cells[triangle], kind, owner))
    return tuple(found)


def code(s: Barony, piece: Piece) -> str:
    """Return the word of the notation for a Serf, which is its id."""
    return piece.id if piece.values else ""


def where(s: Barony, id: str) -> Msg:
    """Return where a triangle lies, as seen from the viewer's home."""
    names = s.board.names
    return ("place-where", {"space": place_param(s, s.viewer, names.index(id))}) if id in names else NO_MSG


def turn(s: Barony) -> Msg:
    """Return the round, for the head of the table."""
    return ("head-turn", {"round": max(1, s.round)})


def players(s: Barony) -> list[PlayerRow]:
    """Return gold, income, Serfs and points of each Baron; the viewer's enemy is marked if there are others."""
    me = s.viewer
    ready_made = s.on_top(Preparation) is not None and not hires_first(s)
    rows = []
    for seat in range(s.seats):
        serfs = FIEF_SIZE if ready_made else len(s.fief(seat))
        goals = [_held(s, seat, point) for point in s.board.points[s.enemy(seat)]]
        has = (serfs, max(serfs, FIEF_SIZE), *goals)
        if s.gilded:
            has = (s.gold[seat], s.numbers.point_income * _points(s, seat), *has)
        hunted = s.seats > 2 and 0 <= me != seat and s.home[seat] == s.enemy(me)
        rows.append(PlayerRow(seat, seat, seat, len(s.barricades(seat)), has, ("crosshair",) if hunted else ()))
    return rows


def _held(s: Barony, seat: int, point: int) -> int:
    """Return for how many turns a Baron has held a point, or `_FREE`."""
    serf = s.at(point)
    return s.hold[serf] if serf >= 0 and s.control[serf] == seat else _FREE


def _points(s: Barony, seat: int) -> int:
    """Return the number of points of opponents' homes on which a Baron's Serfs stand (BAR-O1.01)."""
    homes = [s.board.points[s.home[other]] for other in range(s.seats) if not s.mates(seat, other)]
    return sum(s.place[serf] in points for serf in s.fief(seat) for points in homes)
