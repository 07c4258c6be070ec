"""Serfs, places and bumps as the facts of sentences hold them: short texts, since a fact may not need the board to be said.

`words/glossary.py` makes words of them: "your Peasant 7", "the top point of Bo's home", "2 triangles upwards, into Bo's Thief 1".
Several stand in one fact, line by line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from baronage.engine.facts import Facts
from baronage.engine.once import once_a_menu
from baronage.engine.setup import Setup
from baronage.games.barony.compass import turns_for, way
from baronage.games.barony.data import (
    BONUS,
    FIEFDOM_MAX,
    HIRES,
    ITEM_CLASS,
    ITEM_NAME,
    MANEUVER_NAME,
    PREGENERATED,
    TRP,
)
from baronage.games.barony.equipment import plain, strength
from baronage.games.barony.geometry import BARONY, OUT, Kingdom, custom_kingdom, kingdom, members
from baronage.games.barony.hiring import Line
from baronage.games.barony.landmarks import corner, course, is_point, nearest, row
from baronage.games.barony.moves import journey
from baronage.games.barony.odds import exits, flight
from baronage.games.barony.roster import line_of, roster_name
from baronage.games.barony.state import Barony, serf_in

NO_GOAL: Final = -1  # of how far it is to the goal: there is none left,
NEVER: Final = -2  # it can't be reached


# --- Serfs ------------------------------------------------------------------------------------------------------------


def serf_fact(s: Barony, serf: int) -> str:
    """Who commands it, on whose roster it stands, its caste, its number, its own name; empty: there is no such Serf."""
    if not 0 <= serf < len(s.place):
        return ""
    given = "" if s.fresh[serf] else roster_name(s.setup, serf)
    return f"{s.control[serf]} {serf // FIEFDOM_MAX} {s.caste[serf]} {serf % FIEFDOM_MAX + 1} {given}"


def drafted_fact(s: Barony, seat: int, serf: int, line: Line | None, dropped: bool) -> str:
    """The same of a Serf that stands so far only on the sheet of its Baron."""
    if line is None:
        return serf_fact(s, serf)
    given = "" if dropped or not 0 <= serf < len(s.place) or s.fresh[serf] else roster_name(s.setup, serf)
    return f"{seat} {seat} {line[0]} {serf % FIEFDOM_MAX + 1} {given}"


def serf_facts(s: Barony, serfs: Iterable[int]) -> str:
    """Several Serfs."""
    return "\n".join(serf_fact(s, serf) for serf in serfs)


def told_serf(setup: Setup, serf: int, view: Barony | None) -> str:
    """Of a log line: by the roster; of one that was hired since, as it is in the view, if there is one, or without caste (0)."""
    if serf < 0:
        return ""
    slot = serf_in(serf)
    seat, number = slot // FIEFDOM_MAX, slot % FIEFDOM_MAX + 1
    caste, given = (0, "") if slot != serf else (first_line(setup, slot)[0], roster_name(setup, slot))
    if not caste and view is not None:
        caste = view.caste[slot]
    return f"{seat} {seat} {caste} {number} {given}"


def first_line(setup: Setup, slot: int) -> Line:
    """With what a line of a roster began, as everybody knows it from the setup: caste, vocation, maneuver; zeros: unknown."""
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
    """How the board is turned for this seat (below 0: who only watches)."""
    return turns_for(s.board, s.home[max(seat, 0)])


def place_fact(s: Barony, seat: int, space: int, told: bool = False) -> str:
    """A space as this seat sees it: `M` is the Market, `X` outside. `told`: one of a home by its nearest point as well.

    `P`: a point: whose home (-1: nobody's), the barony, which corner. `H`: in a home: the same, then row and place in the row.
    `N`: near a point, `C`: near the Market: how many steps, on which side.
    """
    if 0 <= space < s.board.size:
        return _seen_place(s.board, tuple(s.home), s.home[max(seat, 0)], s.market >= 0, space, told)
    return "M" if space == s.board.market else "X" if space == OUT else ""


@lru_cache(maxsize=1 << 14)
def _seen_place(board: Kingdom, homes: tuple[int, ...], bottom: int, market: bool, space: int, told: bool) -> str:
    return _place(board, homes, turns_for(board, bottom), market, space, told)


@lru_cache(maxsize=1 << 14)
def _place(board: Kingdom, homes: tuple[int, ...], turns: int, market: bool, space: int, told: bool) -> str:
    name = board.baronies[space // BARONY]
    place = board.goals.index(name) if name in board.goals else -1
    owner = homes.index(place) if place in homes else -1
    if is_point(board, space):
        return f"P {owner} {name} {corner(board, turns, space)}"
    if place >= 0 and not told:
        line, number = row(board, turns, space)
        return f"H {owner} {name} {line} {number}"
    mark, steps, side = nearest(board, turns, market, space, place)
    if mark == board.market:
        return f"C {steps} {side}"
    return f"N {steps} {side} {_place(board, homes, turns, market, mark, told)[2:]}"


def told_place(setup: Setup, space: int, view: Barony | None) -> str:
    """The same of a log line; without a view nobody knows who lives where."""
    if view is not None:
        return place_fact(view, view.eyes, space, told=True)
    board = ground(setup)
    if 0 <= space < board.size:
        return _place(board, (), 0, setup.options["mode"] != "simple", space, told=True)
    return "M" if space == board.market else "X"


def course_fact(s: Barony, seat: int, start: int, end: int) -> int:
    """In which of twelve directions a space lies, as this seat sees it: 0 to the right, 3 up."""
    known = 0 <= start <= s.board.size and 0 <= end <= s.board.size
    return course(s.board, turns_of(s, seat), start, end) if known else 0


def home_fact(s: Barony, place: int) -> str:
    """A barony of those that are held: who lives there (-1: nobody), its name."""
    return f"{s.home.index(place) if place in s.home else -1} {s.board.goals[place]}"


@lru_cache(maxsize=16)
def _custom(document: str) -> Kingdom:
    return custom_kingdom(json.loads(document))


def ground(setup: Setup) -> Kingdom:
    """The board of a game."""
    board = setup.options["board"]
    return _custom(json.dumps(board)) if isinstance(board, dict) else kingdom(board, setup.seats)


def nearest_goal(s: Barony, seat: int, serf: int, space: int) -> tuple[int, str]:
    """How many movements it is from there to the nearest point that its side does not hold yet, and which."""
    away, goal = _nearest_goal(s.board, s.market, s.vocation[serf], _goals(s, serf))[space]
    return away, place_fact(s, seat, goal)


def by_market(s: Barony, serf: int, space: int) -> int:
    """1: the shortest way from there to its goal leads through the Market; 2: there is no other, for a Jumper."""
    goals = _goals(s, serf)
    away, past = (_nearest_goal(s.board, market, s.vocation[serf], goals)[space][0] for market in (s.market, -1))
    if space == s.market or away <= 0 or 0 <= past <= away:
        return 0
    return 2 if past < 0 else 1


def _goals(s: Barony, serf: int) -> tuple[int, ...]:
    """The points to which it is on its way: those that its side does not hold yet, and the one on which it may stay."""
    points, left = _open_points(s, s.control[serf])
    here = s.place[serf]
    return tuple(point for point in points if point in left or point == here) if here in points else left


@once_a_menu
def _open_points(s: Barony, owner: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The points that a Baron must hold, and those of them on which nobody of their side stands."""
    points = tuple(s.board.points[s.enemy(owner)])
    there = ((point, s.at(point)) for point in points)
    return points, tuple(point for point, other in there if other < 0 or not s.mates(s.control[other], owner))


@lru_cache(maxsize=512)
def _nearest_goal(board: Kingdom, market: int, vocation: int, goals: tuple[int, ...]) -> list[tuple[int, int]]:
    """From every space: how many movements it is to the nearest of these points, and which one that is."""
    ways = [(journey(board, market, vocation, goal), goal) for goal in goals]
    none = (NEVER if goals else NO_GOAL, OUT)
    return [
        min(((way[space], goal) for way, goal in ways if way[space] >= 0), default=none)
        for space in range(board.size + 1)
    ]


# --- bumps ------------------------------------------------------------------------------------------------------------


def way_fact(s: Barony, seat: int, direction: int) -> int:
    """A direction as this seat (below 0: who only watches) sees it."""
    return way(s.board, s.home[max(seat, 0)], direction % 6)


def bump_fact(s: Barony, seat: int, space: int, direction: int, distance: int, safe: bool = False) -> str:
    """Where a bump would lead: triangles travelled, way, 1 if off the board, whom it meets, 1 a trap or 2 a snare there."""
    end, met, travelled = flight(s, space, direction, distance)
    if end == OUT and safe:  # BAR-A13.02: it stops on the last triangle
        distance = travelled = travelled - 1
        end = flight(s, space, direction, distance)[0] if distance else space
    marker = s.marker(end) if s.markers else None
    sign = 0 if marker is None else 1 if marker[1] == TRP else 2
    return f"{travelled}|{way_fact(s, seat, direction)}|{int(end == OUT)}|{serf_fact(s, met)}|{sign}"


def bump_facts(s: Barony, seat: int, space: int, ways: int, distance: int) -> str:
    """The same for each of several directions."""
    return "\n".join(bump_fact(s, seat, space, direction, distance) for direction in members(ways))


def danger_facts(s: Barony, space: int) -> Facts:
    """What losing as Aggressor may mean there: directions that lead off the board; -1: in the Market."""
    return {"exits": -1 if space == s.market or space < 0 else exits(s, space)}


def item_facts(item: int) -> Facts:
    """An item, which kind it is, and its number."""
    item = known_item(item)
    return {"item": item, "class": ITEM_CLASS[plain(item)], "bonus": BONUS[plain(item)] + strength(item)}


# --- what may be asked with any number --------------------------------------------------------------------------------


def known_item(item: int) -> int:
    """The item, or 0: there is no such thing."""
    return item if item > 0 and 0 < plain(item) < len(ITEM_NAME) else 0


def known_ware(row: int) -> int:
    """The row of the table of items, or 0."""
    return row if 0 < row < len(ITEM_CLASS) else 0


def known_maneuver(maneuver: int) -> int:
    """The row of the table of maneuvers, or 0."""
    return maneuver if 0 < maneuver < len(MANEUVER_NAME) else 0


def known_hire(row: int) -> int:
    """The row of the list of hires, or -1."""
    return row if 0 <= row < len(HIRES) else -1
