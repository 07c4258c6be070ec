"""Serfs, places and bumps as message parameters: short texts that can be shown without the board.

`locale` renders them: "your Peasant 7", "the far point of Bo's home", "2 triangles straight ahead, into Bo's Thief
1". A parameter may hold several, one per line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.game.menu_cache import cached_per_menu
from baronage.engine.text.params import Params
from baronage.games.barony.board.geometry import BARONY, OUT, Kingdom, custom_kingdom, kingdom, members
from baronage.games.barony.board.landmarks import corner, course, is_point, nearest, row
from baronage.games.barony.board.orientation import turns_for, way
from baronage.games.barony.data import (
    FIEFDOM_MAX,
    HIRES,
    ITEM_CLASS,
    ITEM_NAME,
    MANEUVER_NAME,
    PREGENERATED,
    TRP,
    Numbers,
)
from baronage.games.barony.hiring import Line
from baronage.games.barony.roster import line_of, roster_name
from baronage.games.barony.rules.equipment import plain, strength
from baronage.games.barony.rules.moves import journey
from baronage.games.barony.rules.odds import exits, flight
from baronage.games.barony.state import Barony, serf_in

NO_GOAL: Final = -1  # distance to the goal: there is no goal left,
NEVER: Final = -2  # it can't be reached


# --- Serfs ------------------------------------------------------------------------------------------------------------


def serf_param(s: Barony, serf: int) -> str:
    """Return a Serf's controller, owner, caste, number and own name, or "" if there is no Serf with this slot."""
    if not 0 <= serf < len(s.place):
        return ""
    given = "" if s.fresh[serf] else roster_name(s.setup, serf)
    return f"{s.control[serf]} {serf // FIEFDOM_MAX} {s.caste[serf]} {serf % FIEFDOM_MAX + 1} {given}"


def drafted_param(s: Barony, seat: int, serf: int, line: Line | None, dropped: bool) -> str:
    """Return the parameter of a Serf that is only in its Baron's draft so far."""
    if line is None:
        return serf_param(s, serf)
    given = "" if dropped or not 0 <= serf < len(s.place) or s.fresh[serf] else roster_name(s.setup, serf)
    return f"{seat} {seat} {line[0]} {serf % FIEFDOM_MAX + 1} {given}"


def serf_params(s: Barony, serfs: Iterable[int]) -> str:
    """Return several Serfs, one per line."""
    return "\n".join(serf_param(s, serf) for serf in serfs)


def serf_text(setup: Setup, serf: int, view: Barony | None) -> str:
    """Return a Serf of a log line, as on the roster.

    A Serf hired since is shown as in `view`, or without caste (0) if there is no view.
    """
    if serf < 0:
        return ""
    slot = serf_in(serf)
    seat, number = slot // FIEFDOM_MAX, slot % FIEFDOM_MAX + 1
    caste, given = (0, "") if slot != serf else (first_line(setup, slot)[0], roster_name(setup, slot))
    if not caste and view is not None:
        caste = view.caste[slot]
    return f"{seat} {seat} {caste} {number} {given}"


def first_line(setup: Setup, slot: int) -> Line:
    """Return the initial caste, vocation and maneuver of a roster line, known from the setup; zeros if unknown."""
    mode, number = setup.options["mode"], slot % FIEFDOM_MAX
    if mode in ("simple", "quick") and number < len(PREGENERATED):
        return PREGENERATED[number]
    if mode == "campaign":
        for serf in setup.options["rosters"][slot // FIEFDOM_MAX]["serfs"]:
            if serf["number"] == number + 1:
                return line_of(serf)
    return (0, 0, 0)


# --- places -----------------------------------------------------------------------------------------------------------


def turns_of(s: Barony, seat: int) -> int:
    """Return the board's rotation for this seat; a negative seat is a spectator."""
    return turns_for(s.board, s.home[max(seat, 0)])


def place_param(s: Barony, seat: int, space: int, in_log: bool = False) -> str:
    """Return a space as this seat sees it.

    `M` is the Market, `X` outside. `P` is a point: whose home (-1 for no one's), the barony, which corner. `H` is in
    a home: owner and barony, then row and place in the row. `N` is near a point and `C` near the Market: how many
    steps, on which side. With `told`, a space in a home is also described by its nearest point.
    """
    if 0 <= space < s.board.size:
        return _seen_place(s.board, tuple(s.home), s.home[max(seat, 0)], s.market >= 0, space, in_log)
    return "M" if space == s.board.market else "X" if space == OUT else ""


@lru_cache(maxsize=1 << 14)
def _seen_place(board: Kingdom, homes: tuple[int, ...], bottom: int, market: bool, space: int, in_log: bool) -> str:
    return _place(board, homes, turns_for(board, bottom), market, space, in_log)


@lru_cache(maxsize=1 << 14)
def _place(board: Kingdom, homes: tuple[int, ...], turns: int, market: bool, space: int, in_log: bool) -> str:
    name = board.baronies[space // BARONY]
    place = board.goals.index(name) if name in board.goals else -1
    owner = homes.index(place) if place in homes else -1
    if is_point(board, space):
        return f"P {owner} {name} {corner(board, turns, space)}"
    if place >= 0 and not in_log:
        line, number = row(board, turns, space)
        return f"H {owner} {name} {line} {number}"
    mark, steps, side = nearest(board, turns, market, space, place)
    if mark == board.market:
        return f"C {steps} {side}"
    return f"N {steps} {side} {_place(board, homes, turns, market, mark, in_log)[2:]}"


def place_text(setup: Setup, space: int, view: Barony | None) -> str:
    """Return a space of a log line; without a view the owners of homes are unknown."""
    if view is not None:
        return place_param(view, view.viewer, space, in_log=True)
    board = ground(setup)
    if 0 <= space < board.size:
        return _place(board, (), 0, setup.options["mode"] != "simple", space, in_log=True)
    return "M" if space == board.market else "X"


def course_param(s: Barony, seat: int, start: int, end: int) -> int:
    """Return in which of twelve directions a space lies for this seat: 0 to the right, 3 up."""
    known = 0 <= start <= s.board.size and 0 <= end <= s.board.size
    return course(s.board, turns_of(s, seat), start, end) if known else 0


def home_param(s: Barony, place: int) -> str:
    """Return a target barony: its owner (-1 for none) and its name."""
    return f"{s.home.index(place) if place in s.home else -1} {s.board.goals[place]}"


@lru_cache(maxsize=16)
def _custom(document: str) -> Kingdom:
    return custom_kingdom(json.loads(document))


def ground(setup: Setup) -> Kingdom:
    """Return the board of a game."""
    board = setup.options["board"]
    return _custom(json.dumps(board)) if isinstance(board, dict) else kingdom(board, setup.seats)


def nearest_goal(s: Barony, seat: int, serf: int, space: int) -> tuple[int, str]:
    """Return the movements to the nearest point that the Serf's side doesn't hold yet, and that point."""
    away, goal = _nearest_goal(s.board, s.market, s.vocation[serf], _goals(s, serf))[space]
    return away, place_param(s, seat, goal)


def by_market(s: Barony, serf: int, space: int) -> int:
    """Return 1 if the shortest path to the goal leads through the Market, 2 if it is a Jumper's only path, else 0."""
    goals = _goals(s, serf)
    away, past = (_nearest_goal(s.board, market, s.vocation[serf], goals)[space][0] for market in (s.market, -1))
    if space == s.market or away <= 0 or 0 <= past <= away:
        return 0
    return 2 if past < 0 else 1


def _goals(s: Barony, serf: int) -> tuple[int, ...]:
    """Return the points a Serf heads for: those its side doesn't hold yet, and the one it stands on."""
    points, left = _open_points(s, s.control[serf])
    here = s.place[serf]
    return tuple(point for point in points if point in left or point == here) if here in points else left


@cached_per_menu
def _open_points(s: Barony, owner: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the points that a Baron must hold, and those without a Serf of their side."""
    points = tuple(s.board.points[s.enemy(owner)])
    there = ((point, s.at(point)) for point in points)
    return points, tuple(point for point, other in there if other < 0 or not s.mates(s.control[other], owner))


@lru_cache(maxsize=512)
def _nearest_goal(board: Kingdom, market: int, vocation: int, goals: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return for every space the movements to the nearest of these points, and that point."""
    journeys = [(journey(board, market, vocation, goal), goal) for goal in goals]
    none = (NEVER if goals else NO_GOAL, OUT)
    return [
        min(((way[space], goal) for way, goal in journeys if way[space] >= 0), default=none)
        for space in range(board.size + 1)
    ]


# --- bumps ------------------------------------------------------------------------------------------------------------


def way_param(s: Barony, seat: int, direction: int) -> int:
    """Return a direction as this seat sees it; a negative seat is a spectator."""
    return way(s.board, s.home[max(seat, 0)], direction % 6)


def bump_param(s: Barony, seat: int, space: int, direction: int, distance: int, safe: bool = False) -> str:
    """Return where a bump leads: triangles travelled, direction, 1 if off the board, the Serf met, marker.

    The marker is 1 for a trap and 2 for a snare on the last triangle.
    """
    end, met, travelled = flight(s, space, direction, distance)
    if end == OUT and safe:  # BAR-A13.02: it stops on the last triangle
        distance = travelled = travelled - 1
        end = flight(s, space, direction, distance)[0] if distance else space
    marker = s.marker(end) if s.markers else None
    sign = 0 if marker is None else 1 if marker[1] == TRP else 2
    return f"{travelled}|{way_param(s, seat, direction)}|{int(end == OUT)}|{serf_param(s, met)}|{sign}"


def bump_params(s: Barony, seat: int, space: int, directions: int, distance: int) -> str:
    """Return the bumps in several directions, one per line."""
    return "\n".join(bump_param(s, seat, space, direction, distance) for direction in members(directions))


def danger_params(s: Barony, space: int) -> Params:
    """Return the risk of losing as Aggressor there: directions that lead off the board, or -1 in the Market."""
    return {"exits": -1 if space == s.market or space < 0 else exits(s, space)}


def item_params(n: Numbers, item: int) -> Params:
    """Return an item, its class and its bonus."""
    item = known_item(item)
    return {"item": item, "class": ITEM_CLASS[plain(item)], "bonus": n.bonus[plain(item)] + strength(item)}


# --- numbers that may be out of range ------------------------------------------------------------------------------


def known_item(item: int) -> int:
    """Return the item, or 0 if the number is no item's."""
    return item if item > 0 and 0 < plain(item) < len(ITEM_NAME) else 0


def known_ware(row: int) -> int:
    """Return the row of the table of items, or 0."""
    return row if 0 < row < len(ITEM_CLASS) else 0


def known_maneuver(maneuver: int) -> int:
    """Return the row of the table of maneuvers, or 0."""
    return maneuver if 0 < maneuver < len(MANEUVER_NAME) else 0


def known_hire(row: int) -> int:
    """Return the row of the list of hires, or -1."""
    return row if 0 <= row < len(HIRES) else -1
