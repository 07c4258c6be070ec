"""Before one commits: where the active Serf can go, whom it would meet with what odds, and where a bump would lead."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.engine.scene import Node, circle, group, icon, path, rect, text
from baronage.games.barony import verbs
from baronage.games.barony.data import CAT, FIR, MIS, SLE, SPL, TAC, TEL
from baronage.games.barony.geometry import ANGLES, OUT, members
from baronage.games.barony.moves import leg_after
from baronage.games.barony.odds import flight, percent, success
from baronage.games.barony.scene.frame import Point
from baronage.games.barony.scene.serfs import shape
from baronage.games.barony.scene.sight import Sight, aim_id, serf_id
from baronage.games.barony.steps.bump import Shorten
from baronage.games.barony.steps.turn import Act

BEYOND = 52.0  # how far an arrow goes on outside
PUTS = (verbs.PUT, verbs.SAVE)


def dots(sight: Sight) -> list[Node]:
    """On every free space that may be entered or chosen; below the Serfs."""
    s = sight.s
    found = []
    for action in sight.options:
        space = -1
        if action[0] in (verbs.STEP, verbs.FLY):
            space = sight.lands(action)
        elif action[0] in PUTS or action[:2] == (verbs.CAST, TEL):
            space = action[-1]
        if space >= 0 and s.at(space) < 0:
            found.append(circle(*sight.frame.at(space), 5, "amount draft"))
    start = sight.next_start()
    if start >= 0:
        found.append(path(sight.frame.outline(start, 2), "chosen"))
    return found


def marks(sight: Sight) -> list[Node]:
    """Odds and bump lines of the decision of the moment; above the Serfs."""
    s = sight.s
    if sight.bump is not None:
        return _aims(sight) if sight.options else _lines(sight, sight.bump[1], 1, sight.bump[2])
    if isinstance(sight.top, Shorten):
        top = sight.top
        return _line(sight, top.space, top.direction, top.distance)
    if sight.clash is not None:
        defender = sight.clash[1]
        return _lines(sight, s.place[defender], sight.clash[2], sight.clash[3]) if s.place[defender] >= 0 else []
    if isinstance(sight.top, Act) and sight.options:
        found: list[Node] = []
        for other, (chance, distance, ways) in strikes(sight, sight.top).items():
            found += _lines(sight, s.place[other], distance, ways)
            found.append(_odds(sight, other, chance))
        return found
    return []


def strikes(sight: Sight, act: Act) -> dict[int, tuple[float, int, int]]:
    """Whom the active Serf may confront now: with what chance, and how far and where it would be bumped."""
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


def _odds(sight: Sight, other: int, chance: float) -> Node:
    """A ring around who would be met, with the chance to win, on the side that is farther from the active Serf."""
    s = sight.s
    x, y = sight.frame.at(s.place[other])
    words = percent(chance)
    node = group(shape(s.vocation[other], "target", 4), x=x, y=y, says=f"Against {serf_id(other)}: {words} to win")
    node.rules = ("BAR-C2.01", "BAR-C2.02")
    mine = sight.spot(s.active)
    dx, dy = _aside((x, y), mine) if mine is not None else (0.0, 1.0)
    px, py = 42 * dx, 30 * dy
    return node.add(rect(px - 23, py - 10, 46, 20, "plate", 10), text(px, py + 4.5, words, "strong draft middle"))


def _aside(at: Point, mine: Point) -> Point:
    """Across the line between two Serfs; downwards rather than upwards."""
    dx, dy = at[0] - mine[0], at[1] - mine[1]
    size = (dx * dx + dy * dy) ** 0.5 or 1.0
    across = (-dy / size, dx / size)
    return across if across[1] > 0 or (across[1] == 0 and across[0] > 0) else (-across[0], -across[1])


def _lines(sight: Sight, space: int, distance: int, ways: int) -> list[Node]:
    """Dashed lines along which the loser would go."""
    return [node for direction in members(ways) for node in _line(sight, space, direction, distance)]


def _end_of(sight: Sight, space: int, direction: int, distance: int) -> tuple[int, int, Point]:
    """Where a bump ends, whom it meets, and that place in the picture, which may lie in the margin."""
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
    """An arrow to where a bump ends; into the margin, with a skull, where it leaves the Kingdom."""
    end, met, (bx, by) = _end_of(sight, space, direction, distance)
    (ax, ay), (dx, dy) = sight.frame.at(space), sight.frame.way(direction)
    short = 18.0 if met >= 0 else 14.0 if end == OUT else 0.0
    arrow = path(
        f"M{ax + 15 * dx:.1f} {ay + 15 * dy:.1f}L{bx - short * dx:.1f} {by - short * dy:.1f}", "arrow draft dashed"
    )
    angle = ANGLES[direction]
    if end == OUT:
        arrow.says = f"A bump at {angle}° leads off the board: killed"
        arrow.rules = ("BAR-K1.01",)
        return [arrow, icon(bx - 9, by - 9, 18, "skull", "draft")]
    name = sight.s.board.space_name(end)
    arrow.says = f"A bump at {angle}° ends on {name}" + (f", where it meets {serf_id(met)}" if met >= 0 else "")
    arrow.rules = ("BAR-B1.01", "BAR-X1.01") if met >= 0 else ("BAR-B1.01",)
    return [arrow]


def _aims(sight: Sight) -> list[Node]:
    """BAR-D08, D16, D20: an arrow for each direction; its end is what one clicks."""
    assert sight.bump is not None
    space = sight.bump[1]
    found: list[Node] = []
    for action in sight.options:
        found += _line(sight, space, action[1], action[2])
    for action in sight.options:
        found.append(_end(sight, space, action))
    return found


def _end(sight: Sight, space: int, action: Action) -> Node:
    """Where a bump in that direction ends, to be clicked."""
    _, met, (x, y) = _end_of(sight, space, action[1], action[2])
    node = circle(x, y, 15 if met < 0 else 19, "choice")
    node.id = aim_id(action)
    node.code = f">{ANGLES[action[1]]}*{action[2]}"
    node.says = f"Bump at {ANGLES[action[1]]}° over {action[2]}"
    return node
