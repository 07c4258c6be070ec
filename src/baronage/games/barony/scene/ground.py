"""The Kingdom: triangles in two colours, homes in their Baron's, points, barony lines, the Market."""

from __future__ import annotations

from baronage.engine.picture.scene import Node, circle, group, icon, path, text
from baronage.engine.text.params import Params
from baronage.games.barony.board.geometry import BARONY, DIRECTIONS, DOWN, UP
from baronage.games.barony.data import TRP
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.scene.sight import Sight

HEXAGON = 21.0
LANDS = ("land-light", "land-dark")  # by colour (BAR-G1.03)
_NAMED_AT = (7, 3, 6, 8, 13, 12, 14, 21)  # indices where the name of a barony may be written, best first


def ground(sight: Sight) -> Node:
    """Return everything drawn under the Serfs."""
    s, frame = sight.s, sight.frame
    owner = {place: seat for seat, place in enumerate(s.home)}
    found = group(id="kingdom")
    for number, name in enumerate(s.board.baronies):
        home = s.board.homes.index(name) if name in s.board.homes else -1
        found.add(*_triangles(sight, number, owner.get(home, -1)))
    found.add(path(frame.borders, "edge soft"), path(frame.edge, "edge"))
    for seat, place in enumerate(s.home):
        for point in s.board.points[place]:
            found.add(_point(sight, seat, point))
    for place in range(len(s.board.homes), len(s.board.goals)):  # targets that aren't homes
        for point in s.board.points[place]:
            found.add(_goal(sight, place, point))
    for number, name in enumerate(s.board.baronies):
        free = [i for i in _NAMED_AT if number * BARONY + i - 1 not in sight.on]
        if free:
            x, y = frame.at(number * BARONY + free[0] - 1)
            found.add(text(x, y + 4, name, "small muted middle notation"))
    if s.market >= 0:
        found.add(_market(sight))
    return found


def _triangles(sight: Sight, barony: int, owner: int) -> list[Node]:
    """Return a barony's triangles, in its Baron's colour if it is a home.

    A click on one also selects the Serf there.
    """
    s, frame = sight.s, sight.frame
    first = barony * BARONY
    found = []
    if owner >= 0:
        found = [path(frame.ground[barony][colour], LANDS[colour]) for colour in (UP, DOWN)]
    for triangle in range(first, first + BARONY):
        colour = f"owned seat-{owner}" if owner >= 0 else LANDS[s.board.colour[triangle]]
        name = s.board.space_name(triangle)
        node = Node("path", name, d=frame.outlines[triangle], classes=f"{colour} line", code=name)
        node.tip = sight.msg("picture-triangle", space=sight.space(triangle))
        if triangle in sight.on:
            node.same = serf_id(sight.on[triangle])
        found.append(node)
    return found


def _point(sight: Sight, seat: int, point: int) -> Node:
    """Return the frame of a point of a home (BAR-G3.05)."""
    s = sight.s
    node = path(sight.frame.outline(point, 3.5), f"band seat-{seat}")
    goal = int(s.viewer >= 0 and s.enemy(sight.me) == s.home[seat])
    node.says = sight.msg("picture-point", space=sight.space(point), yours=goal)
    node.rules = ("BAR-G3.05", "BAR-H1.01")
    return node


def _goal(sight: Sight, place: int, point: int) -> Node:
    """Return the frame of a point of a target that isn't a home (BAR-G4.04)."""
    s = sight.s
    node = path(sight.frame.outline(point, 3.5), "band")
    goal = int(s.viewer >= 0 and s.enemy(sight.me) == place)
    node.says = sight.msg("picture-point", space=sight.space(point), yours=goal)
    node.rules = ("BAR-G4.04", "BAR-H1.01")
    return node


def _market(sight: Sight) -> Node:
    """Return the Market: a hexagon on its vertex (BAR-G5.01)."""
    s, frame = sight.s, sight.frame
    x, y = frame.at(s.market)
    spots = [(x + HEXAGON * frame.way(d)[0], y + HEXAGON * frame.way(d)[1]) for d in DIRECTIONS]
    node = path("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in spots) + "Z", "land-market edge")
    node.id, node.code = "M", "M"
    other = s.at(s.market)
    node.says = sight.msg("picture-market", serf=sight.serf(other), full=int(other >= 0))
    node.tip = sight.msg("picture-market-use")
    node.rules = ("BAR-G5.01", "BAR-M5.01", "BAR-Q1.01")
    if other >= 0:
        node.same = serf_id(other)
    return node


def markers(sight: Sight) -> list[Node]:
    """Return traps and snares, each with its Baron's colour and Rank."""
    s = sight.s
    found = []
    for triangle, maneuver, setter, seat, rank in s.markers:
        x, y = sight.frame.at(triangle)
        params: Params = {"sign": maneuver, "rank": rank, "space": sight.space(triangle)}
        params |= {"serf": sight.serf(setter), "known": int(setter >= 0)}
        node = group(x=x, y=y, says=sight.msg("picture-marker", **params))
        node.rules = ("BAR-A14.02",) if maneuver == TRP else ("BAR-A06.03",)
        node.add(
            circle(0, 0, 10, f"piece seat-{seat}"), icon(-7, -7, 14, "bars" if maneuver == TRP else "chain", "reverse")
        )
        found.append(node.add(text(9, 14, str(rank), "small strong halo")))
    return found


def holds(sight: Sight) -> list[Node]:
    """Return labels beside points where a Serf gains hold: how many turns of three."""
    s = sight.s
    found = []
    for serf, hold in enumerate(s.hold):
        place = s.place[serf]
        if place < 0 or place not in sight.frame.holds:
            continue
        seat = s.control[serf]
        if place not in s.board.points[s.enemy(seat)]:
            continue
        x, y, _, _ = sight.frame.holds[place]
        node = group(x=x, y=y, says=sight.msg("picture-hold", seat=seat, space=sight.space(place), hold=hold))
        node.children = [text(0, 13, sight.msg("picture-holder", seat=seat), "small muted", 52)]
        for turn in range(sight.s.numbers.hold_turns):
            node.add(circle(58 + 13 * turn, 9, 4.5, f"piece seat-{seat}" if turn < hold else "plate"))
        node.rules = ("BAR-H1.01",)
        found.append(node)
    return found
