"""Movement of the active Serf: steps, flights, into and out of the Market (BAR-M1 to M5)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action, Step
from baronage.engine.core.verb import Verb
from baronage.engine.game.menu_cache import cached_per_menu
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import OUT, Kingdom
from baronage.games.barony.board.landmarks import is_point
from baronage.games.barony.data import JUMPER, TRP
from baronage.games.barony.nodes import spot_id
from baronage.games.barony.rules.moves import Leg, allowance, landing, leg_after, movements, step_rule
from baronage.games.barony.rules.odds import share, success
from baronage.games.barony.rules.param_text import (
    bump_params,
    by_market,
    course_param,
    danger_params,
    nearest_goal,
    place_param,
    serf_param,
    serf_params,
    way_param,
)
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import BaronyStep
from baronage.games.barony.steps.flight import archer_at, under

FREE: Final = 0  # the Serf met: none,
OWN: Final = 1  # an own Serf,
OTHER: Final = 2  # another Baron's
HOW: Final = ("BAR-M1.01", "BAR-M2.01", "BAR-M3.01", "BAR-M4.01")  # by vocation
MANY: Final = 400  # on larger boards only nearby spaces are considered


class Moving(Step[Barony], BaronyStep):
    """A decision in which the active Serf may move."""

    def __init__(self, serf: int, moved: int, leg: Leg) -> None:
        self.serf: Final = serf
        self.moved: Final = moved  # movements made
        self.leg: Final = leg


def spaces_near(s: Barony, serf: int) -> list[int]:
    """Return the spaces that a player might try to enter."""
    board: Kingdom = s.board
    every = range(board.size + (s.market >= 0))
    if board.size <= MANY or not 0 <= serf < len(s.place) or s.place[serf] < 0:
        return [*every][:MANY]
    ranges = board.ranges(s.place[serf])
    return [space for space in every if ranges[space] <= 4]


@cached_per_menu
def _ways(s: Barony, serf: int, left: int) -> list[Action]:
    """Return every legal movement. The list is cached; don't change it."""
    return movements(s, serf, left)


class Movement(Verb[Barony]):
    """A movement or a flight."""

    def halted(self, s: Barony, top: Moving) -> str:
        """Return the rule that prevents any movement, or ""."""
        if s.halted:
            return "BAR-T1.11"
        return "BAR-M1.02" if allowance(s, top.serf) <= top.moved else ""

    def end(self, s: Barony, top: Moving, action: Action) -> int:
        """Return the space that would be entered, or OUT."""
        raise NotImplementedError

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Moving)
        serf = top.serf
        goes = not self.violated_rule(s, seat, action)
        space = self.end(s, top, action)
        other = s.at(space) if space >= 0 else -1
        marker = s.marker(space) if s.markers and space >= 0 else None
        trap = marker is not None and marker[1] == TRP
        point = _point(s, seat, space)
        params: Params = {
            "serf": serf_param(s, serf),
            "space": place_param(s, seat, space) if point or not goes else "",  # elsewhere the direction is enough
            "course": course_param(s, seat, s.place[serf], space),
            "enters": int(space == s.market),
            "vocation": s.vocation[serf],
            "met": FREE if other < 0 else OWN if s.control[other] == seat else OTHER,
            "foe": serf_param(s, other),
            "percent": share(success(s, serf, other)) if other >= 0 else 0,
            "bumps": "",
            "marker": 0 if marker is None else 1 if trap else 2,
            "turns": 0 if marker is None else marker[4],
            "point": point,
            "exits": 0,
            "away": 0,
            "goal": "",
            "through": 0,
        }
        if goes and (other >= 0 or trap):
            n, _, ways = leg_after(s, serf, top.leg, action)
            params["bumps"] = bump_params(s, seat, space, ways, marker[4] if marker is not None and trap else n)
        if other >= 0:
            params |= danger_params(s, space)
        elif goes:
            params["away"], params["goal"] = nearest_goal(s, seat, serf, space)
            params["through"] = by_market(s, serf, space)
        return params | self.course(s, seat, top, action, goes)

    def course(self, s: Barony, seat: int, top: Moving, action: Action, goes: bool) -> Params:
        """Return further parameters of a flight."""
        return {}

    def more(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Moving)
        serf = top.serf
        left = allowance(s, serf) - top.moved
        spaces = [_space(s, serf, move) for move in movements(s, serf, left)]
        courses = sorted({course_param(s, seat, s.place[serf], space) for space in spaces})
        return {
            "courses": tuple(courses),
            "left": left,
            "snared": s.snare[serf],
            "in_market": int(s.place[serf] == s.market),
        }

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        if s.active < 0 or s.place[s.active] < 0:
            return [spot_id(s, action[1])] if action[0] == verbs.STEP else []
        space = _space(s, s.active, action)
        return [spot_id(s, space)] if space >= 0 else []


def _space(s: Barony, serf: int, action: Action) -> int:
    """Return the space that a movement enters, or OUT if it leaves the Kingdom or can't be flown."""
    if action[0] == verbs.STEP:
        return action[1]
    here = s.place[serf]
    if not 0 <= here < s.board.size or not 0 <= action[1] < 6 or not 0 < action[2] <= s.board.size:
        return OUT
    return landing(s, here, action[1], action[2])


def _point(s: Barony, seat: int, space: int) -> int:
    """Return 1 for a point that this Baron must hold, 2 for a point of another home, otherwise 0."""
    if space < 0 or not is_point(s.board, space):
        return 0
    if space in s.board.points[s.enemy(seat)]:
        return 1
    return 0 if space in s.board.points[s.home[seat]] else 2


class Go(Movement):
    """Verb: a Sider or Pointer moves to an adjacent space, or any Serf into or out of the Market."""

    NUMBER: ClassVar[int] = verbs.STEP
    NAME: ClassVar[str] = "go"
    ARGS: ClassVar[tuple[str, ...]] = ("space",)
    RULE: ClassVar[str] = "BAR-M1.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-M1.04", "BAR-T1.11", "BAR-M1.02", "BAR-M5.02", "BAR-M2.01", "BAR-M3.01", "BAR-M4.01", "BAR-M1.06"),
    )
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Moving)
        space, serf = action[1], top.serf
        if not 0 <= space < s.board.size + (s.market >= 0):
            return "BAR-M1.04"
        if rule := self.halted(s, top):
            return rule
        left = allowance(s, serf) - top.moved
        if action in _ways(s, serf, left):
            return ""
        if action in movements(s, serf, left, True):
            return "BAR-M1.06"
        return "BAR-M5.02" if s.place[serf] == s.market else HOW[s.vocation[serf]]

    def end(self, s: Barony, top: Moving, action: Action) -> int:
        return action[1] if 0 <= action[1] < s.board.size + (s.market >= 0) else OUT

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        rule = step_rule(s, s.active, s.place[s.active], action[1])
        return _met_rules(s, seat, rule, s.at(action[1]))

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.STEP, space) for space in (*spaces_near(s, s.active), OUT)]


def _met_rules(s: Barony, seat: int, rule: str, other: int) -> tuple[str, ...]:
    if other < 0:
        return (rule,)
    return (rule, "BAR-C1.09") if s.control[other] == seat else (rule, "BAR-M1.05", "BAR-C2.02")


class Fly(Movement):
    """Verb: a Jumper flies."""

    NUMBER: ClassVar[int] = verbs.FLY
    NAME: ClassVar[str] = "fly"
    ARGS: ClassVar[tuple[str, ...]] = ("direction", "jumps")
    RULE: ClassVar[str] = "BAR-M3.02"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-M3.02", "BAR-M3.01", "BAR-T1.11", "BAR-M1.02", "BAR-M5.02", "BAR-M1.01", "BAR-M3.05", "BAR-M1.06"),
    )
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Moving)
        _, direction, jumps = action
        serf, here = top.serf, s.place[top.serf]
        if not 0 <= direction < 6 or jumps < 1:
            return "BAR-M3.02"
        if s.vocation[serf] != JUMPER:
            return "BAR-M3.01"
        if rule := self.halted(s, top):
            return rule
        left = allowance(s, serf) - top.moved
        if here == s.market:
            return "BAR-M5.02"
        if jumps > left:
            return "BAR-M1.01"
        if landing(s, here, direction, jumps) == OUT:
            return "BAR-M3.05"
        return "" if action in movements(s, serf, left) else "BAR-M1.06"

    def end(self, s: Barony, top: Moving, action: Action) -> int:
        return _space(s, top.serf, action)

    def course(self, s: Barony, seat: int, top: Moving, action: Action, goes: bool) -> Params:
        passed = under(s, s.place[top.serf], action[1], action[2]) if goes and s.gilded else []
        archers = [archer for triangle in passed if (archer := archer_at(s, triangle, seat)) >= 0]
        way = way_param(s, seat, action[1])
        return {"jumps": action[2], "way": way, "archers": serf_params(s, archers), "shots": len(archers)}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return _met_rules(s, seat, "BAR-M3.02", s.at(_space(s, s.active, action)))

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        most = allowance(s, s.active) + 2 if s.active >= 0 else 1
        return [(verbs.FLY, direction, jumps) for direction in range(-1, 6) for jumps in range(min(most, 12) + 1)]


GO: Final = Go()
FLY: Final = Fly()
