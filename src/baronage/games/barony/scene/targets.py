"""Previews: where the active Serf can go, possible confrontations with their odds, and where bumps would lead."""

from __future__ import annotations

import math

from baronage.engine.core.state import Action
from baronage.engine.picture.scene import Node, circle, group, icon, path, rect, text
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import ANGLES, OUT, members
from baronage.games.barony.data import CAT, FIR, MIS, SLE, SPL, TAC
from baronage.games.barony.nodes import aim_id
from baronage.games.barony.rules.moves import leg_after
from baronage.games.barony.rules.odds import flight, percent, share, success
from baronage.games.barony.rules.param_text import bump_param
from baronage.games.barony.scene.frame import Box, Point, covered
from baronage.games.barony.scene.numbers import number_box
from baronage.games.barony.scene.serfs import Number, shape
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.steps.base import AGAINST, RAN, WAYS
from baronage.games.barony.steps.bump import Shorten
from baronage.games.barony.steps.flight import Archery, Flight
from baronage.games.barony.steps.turn import Act

BEYOND = 52.0  # how far an arrow continues outside
NEAR_PILL = 42.0
# Offsets of the odds from their Serf: below, beside, above, then farther away.
PILLS = (
    *((0.0, 30.0), (42.0, 0.0), (-42.0, 0.0), (0.0, -32.0), (34.0, 24.0), (-34.0, 24.0), (34.0, -26.0), (-34.0, -26.0)),
    *((66.0, 0.0), (-66.0, 0.0), (0.0, 54.0), (0.0, -54.0), (58.0, 40.0), (-58.0, 40.0), (58.0, -40.0), (-58.0, -40.0)),
    *((96.0, 0.0), (-96.0, 0.0), (0.0, 80.0), (0.0, -80.0), (84.0, 58.0), (-84.0, 58.0), (84.0, -58.0), (-84.0, -58.0)),
)


def dots(sight: Sight) -> list[Node]:
    """Return a dot for every free space to be entered or chosen, unless it has a trap or snare; below the Serfs."""
    s = sight.s
    found = []
    marked = {marker[0] for marker in s.markers}
    for space in sight.enters():
        if space not in marked:
            x, y = sight.frame.at(space)  # on a plate, so that it is visible in any home
            found += [circle(x, y, 8, "plate"), circle(x, y, 4.5, "amount draft")]
    start = sight.next_start()
    if start >= 0:
        x, y = sight.frame.at(start)  # a ring alone is invisible in the home's own colour
        asked = group(path(sight.frame.outline(start, 2), "chosen"), circle(x, y, 10, "plate"))
        asked.says = sight.msg("picture-start", space=sight.space(start))
        found.append(asked.add(text(x, y + 4.5, "?", "strong draft middle")))
    return found


def marks(sight: Sight, tags: dict[int, Number]) -> list[Node]:
    """Return the odds and bump lines of the pending decision; above the Serfs."""
    s = sight.s
    if sight.bump is not None:
        return _aims(sight) if sight.options else _lines(sight, sight.bump[1], 1, sight.bump[2])
    top = s.on_top(Shorten)
    if top is not None:
        found = _line(sight, top.space, top.direction, top.distance)
        for action in sight.options:  # BAR-D17: the choices that armour gives
            found.append(_end(sight, top.space, (verbs.AIM, top.direction, top.distance - action[1])))
        return found
    if s.on_top(Archery) is not None:
        return _flight(sight)
    if sight.clash is not None:
        defender = sight.clash[AGAINST]
        return _lines(sight, s.place[defender], sight.clash[RAN], sight.clash[WAYS]) if s.place[defender] >= 0 else []
    act = s.on_top(Act)
    if act is not None and sight.options:
        met = {other: strike for other, strike in strikes(sight, act).items() if s.control[other] != s.viewer}
        found = [
            node for other, (_, distance, ways) in met.items() for node in _lines(sight, s.place[other], distance, ways)
        ]
        taken = _bodies(sight, tags)
        return found + [_odds(sight, other, met[other][0], taken) for other in met]
    return []


def _flight(sight: Sight) -> list[Node]:
    """Return the flight path of a Jumper that an Archer may shoot down (BAR-A01.03)."""
    step = sight.s.find(Flight)
    if step is None:
        return []
    (ax, ay), (bx, by) = sight.frame.at(step.start), sight.frame.at(step.left[-1])
    arrow = path(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", "arrow")
    arrow.says = sight.msg("picture-flight", serf=sight.serf(step.serf), space=sight.space(step.left[-1]))
    arrow.rules = ("BAR-M3.02", "BAR-A01.03")
    return [arrow]


def strikes(sight: Sight, act: Act) -> dict[int, tuple[float, int, int]]:
    """Return the Serfs that the active Serf may confront: win chance, bump distance and directions for each."""
    s, serf = sight.s, act.serf
    found: dict[int, tuple[float, int, int]] = {}
    for action in sight.options:
        verb = action[0]
        if verb in (verbs.STEP, verbs.FLY):
            other = s.at(sight.lands(action))
            if other >= 0:
                n, _, bumps = leg_after(s, serf, act.leg, action)
                found[other] = (success(s, serf, other), n, bumps)
            continue
        if verb == verbs.CAST and action[1] in (FIR, MIS, SLE):
            other = action[2]
            n = 0 if action[1] == SLE else s.rank[serf]
            using = SPL
        elif verb in (verbs.SHOOT, verbs.TACTICS):
            other, using = action[1], CAT if verb == verbs.SHOOT else TAC
            n = s.board.ranges(s.place[serf])[s.place[other]]
        else:
            continue
        if other not in found and not s.mates(s.control[other], s.control[serf]):
            ways = s.board.flights(s.place[serf], s.place[other]) if n else 0
            found[other] = (success(s, serf, other, using), n, ways)
    return found


def _bodies(sight: Sight, tags: dict[int, Number]) -> list[Box]:
    """Return what a label should not cover: Serfs, their numbers, and spaces to enter."""
    free = [sight.frame.at(space) for space in sight.enters()]
    found: list[Box] = [(x - 8, y - 8, 16, 16) for x, y in free]
    for serf, number in tags.items():
        spot = sight.spot(serf)
        if spot is not None:
            x, y = spot
            found += [(x - 15, y - 15, 30, 30), number_box(x, y, number)]
    return found


def _odds(sight: Sight, other: int, chance: float, taken: list[Box]) -> Node:
    """Return a ring around a possible opponent, with the win chance where there is most room."""
    s = sight.s
    x, y = sight.spot(other) or sight.frame.at(s.place[other])
    words = percent(chance)
    says = sight.msg("picture-odds", foe=sight.serf(other), percent=share(chance))
    node = group(shape(s.vocation[other], "target", 4), x=x, y=y, says=says)
    node.rules = ("BAR-C2.01", "BAR-C2.02")
    px, py = min(PILLS, key=lambda at: covered((x + at[0] - 23, y + at[1] - 10, 46, 20), taken))
    taken.append((x + px - 23, y + py - 10, 46, 20))
    if abs(px) > NEAR_PILL or abs(py) > NEAR_PILL:
        node.add(path(f"M{0.45 * px:.1f} {0.45 * py:.1f}L{0.75 * px:.1f} {0.75 * py:.1f}", "line draft"))
    return node.add(rect(px - 23, py - 10, 46, 20, "plate", 10), text(px, py + 4.5, words, "strong draft middle"))


def _lines(sight: Sight, space: int, distance: int, ways: int) -> list[Node]:
    """Return dashed lines along which the loser would be bumped."""
    return [node for direction in members(ways) for node in _line(sight, space, direction, distance)]


def _end_of(sight: Sight, space: int, direction: int, distance: int) -> tuple[int, int, Point]:
    """Return where a bump ends, the Serf it meets, and the position in the picture, which may be in the margin."""
    frame = sight.frame
    end, met, travelled = flight(sight.s, space, direction, distance)
    if end != OUT:
        return end, met, frame.at(end)
    last = space
    for _ in range(travelled - 1):
        last = sight.s.board.ahead(last, direction)
    (x, y), (dx, dy) = frame.at(last), frame.way(direction)
    return end, met, (x + (BEYOND + 14) * dx, y + (BEYOND + 14) * dy)


def _line(sight: Sight, space: int, direction: int, distance: int) -> list[Node]:
    """Return an arrow to the end of a bump. Where it leaves the Kingdom, it ends in the margin with a skull."""
    end, met, (bx, by) = _end_of(sight, space, direction, distance)
    (ax, ay), (dx, dy) = sight.frame.at(space), sight.frame.way(direction)
    length = math.hypot(bx - ax, by - ay) - (13.0 if met >= 0 else 14.0 if end == OUT else 0.0)
    start = min(15.0, length - 9.0)  # never negative, however near the end
    arrow = path(
        f"M{ax + start * dx:.1f} {ay + start * dy:.1f}L{ax + length * dx:.1f} {ay + length * dy:.1f}",
        "arrow draft dashed",
    )
    arrow.says = sight.msg("picture-bump", bump=bump_param(sight.s, sight.s.viewer, space, direction, distance))
    if end == OUT:
        arrow.rules = ("BAR-K1.01",)
        return [arrow, icon(bx - 9, by - 9, 18, "skull", "draft")]
    arrow.rules = ("BAR-B1.01", "BAR-X1.01") if met >= 0 else ("BAR-B1.01",)
    return [arrow]


def _aims(sight: Sight) -> list[Node]:
    """Return an arrow for each direction; its end can be clicked (BAR-D08, D16, D20)."""
    assert sight.bump is not None
    space = sight.bump[1]
    found: list[Node] = []
    for action in sight.options:
        found += _line(sight, space, action[1], action[2])
    for action in sight.options:
        found.append(_end(sight, space, action))
    return found


def _end(sight: Sight, space: int, action: Action) -> Node:
    """Return the clickable end of a bump in that direction."""
    _, met, (x, y) = _end_of(sight, space, action[1], action[2])
    node = circle(x, y, 15 if met < 0 else 19, "choice")
    node.id = aim_id(action)
    node.code = f">{ANGLES[action[1]]}*{action[2]}"
    node.says = sight.msg("picture-aim", bump=bump_param(sight.s, sight.s.viewer, space, action[1], action[2]))
    return node
