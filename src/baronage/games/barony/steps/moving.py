"""Where the active Serf goes: steps of Siders and Pointers, flights of Jumpers, into and out of the Market (BAR-M1 to M5)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.facts import Facts
from baronage.engine.flow import Action, Step
from baronage.engine.once import once_a_menu
from baronage.engine.verb import Verb
from baronage.games.barony import verbs
from baronage.games.barony.data import JUMPER, TRP
from baronage.games.barony.geometry import OUT, Kingdom
from baronage.games.barony.landmarks import is_point
from baronage.games.barony.mentions import (
    bump_facts,
    by_market,
    course_fact,
    danger_facts,
    nearest_goal,
    place_fact,
    serf_fact,
    serf_facts,
    way_fact,
)
from baronage.games.barony.moves import Leg, allowance, landing, leg_after, movements, step_rule
from baronage.games.barony.odds import share, success
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import BaronyStep
from baronage.games.barony.steps.flight import archer_at, under
from baronage.games.barony.things import spot_id

FREE: Final = 0  # who is met: nobody,
OWN: Final = 1  # one's own Serf,
OTHER: Final = 2  # another Baron's
HOW: Final = ("BAR-M1.01", "BAR-M2.01", "BAR-M3.01", "BAR-M4.01")  # by vocation
MANY: Final = 400  # on a larger board only what is near is looked at


class Moving(Step[Barony], BaronyStep):
    """A decision in which the active Serf may move."""

    def __init__(self, serf: int, moved: int, leg: Leg) -> None:
        self.serf: Final = serf
        self.moved: Final = moved  # movements made
        self.leg: Final = leg


def spaces_near(s: Barony, serf: int) -> list[int]:
    """The spaces that somebody might try to enter."""
    board: Kingdom = s.board
    every = range(board.size + (s.market >= 0))
    if board.size <= MANY or not 0 <= serf < len(s.place) or s.place[serf] < 0:
        return [*every][:MANY]
    ranges = board.ranges(s.place[serf])
    return [space for space in every if ranges[space] <= 4]


@once_a_menu
def _ways(s: Barony, serf: int, left: int) -> list[Action]:
    """Every movement that it may make; not to be changed."""
    return movements(s, serf, left)


class Movement(Verb[Barony]):
    """One movement, or a flight."""

    def halted(self, s: Barony, top: Moving) -> str:
        """Why it does not move at all."""
        if s.halted:
            return "BAR-T1.11"
        return "BAR-M1.02" if allowance(s, top.serf) <= top.moved else ""

    def end(self, s: Barony, top: Moving, action: Action) -> int:
        """The space that it would enter; OUT: none."""
        raise NotImplementedError

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        top = s.stack[-1]
        assert isinstance(top, Moving)
        serf = top.serf
        goes = not self.fault(s, seat, action)
        space = self.end(s, top, action)
        other = s.at(space) if space >= 0 else -1
        marker = s.marker(space) if s.markers and space >= 0 else None
        trap = marker is not None and marker[1] == TRP
        point = _point(s, seat, space)
        facts: Facts = {
            "serf": serf_fact(s, serf),
            "space": place_fact(s, seat, space) if point or not goes else "",  # elsewhere its course tells enough
            "course": course_fact(s, seat, s.place[serf], space),
            "enters": int(space == s.market),
            "vocation": s.vocation[serf],
            "met": FREE if other < 0 else OWN if s.control[other] == seat else OTHER,
            "foe": serf_fact(s, other),
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
            facts["bumps"] = bump_facts(s, seat, space, ways, marker[4] if marker is not None and trap else n)
        if other >= 0:
            facts |= danger_facts(s, space)
        elif goes:
            facts["away"], facts["goal"] = nearest_goal(s, seat, serf, space)
            facts["through"] = by_market(s, serf, space)
        return facts | self.course(s, seat, top, action, goes)

    def course(self, s: Barony, seat: int, top: Moving, action: Action, goes: bool) -> Facts:
        """Of a flight: how it goes."""
        return {}

    def more(self, s: Barony, seat: int, action: Action) -> Facts:
        top = s.stack[-1]
        assert isinstance(top, Moving)
        serf = top.serf
        left = allowance(s, serf) - top.moved
        spaces = [_space(s, serf, move) for move in movements(s, serf, left)]
        courses = sorted({course_fact(s, seat, s.place[serf], space) for space in spaces})
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
    """The space that a movement from where it stands enters; OUT: it leaves the Kingdom, or can't fly so."""
    if action[0] == verbs.STEP:
        return action[1]
    here = s.place[serf]
    if not 0 <= here < s.board.size or not 0 <= action[1] < 6 or not 0 < action[2] <= s.board.size:
        return OUT
    return landing(s, here, action[1], action[2])


def _point(s: Barony, seat: int, space: int) -> int:
    """1: a point that this Baron must hold; 2: a point of another home; 0: none."""
    if space < 0 or not is_point(s.board, space):
        return 0
    if space in s.board.points[s.enemy(seat)]:
        return 1
    return 0 if space in s.board.points[s.home[seat]] else 2


class Go(Movement):
    """A Sider or Pointer goes to a space beside it; anybody into or out of the Market."""

    NUMBER: ClassVar[int] = verbs.STEP
    NAME: ClassVar[str] = "go"
    ARGS: ClassVar[tuple[str, ...]] = ("space",)
    RULE: ClassVar[str] = "BAR-M1.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-M1.04", "BAR-T1.11", "BAR-M1.02", "BAR-M5.02", "BAR-M2.01", "BAR-M3.01", "BAR-M4.01", "BAR-M1.06"),
    )
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barony, seat: int, action: Action) -> str:
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

    def cites(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        rule = step_rule(s, s.active, s.place[s.active], action[1])
        return _met_rules(s, seat, rule, s.at(action[1]))

    def near(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.STEP, space) for space in (*spaces_near(s, s.active), OUT)]


def _met_rules(s: Barony, seat: int, rule: str, other: int) -> tuple[str, ...]:
    if other < 0:
        return (rule,)
    return (rule, "BAR-C1.09") if s.control[other] == seat else (rule, "BAR-M1.05", "BAR-C2.02")


class Fly(Movement):
    """A Jumper flies."""

    NUMBER: ClassVar[int] = verbs.FLY
    NAME: ClassVar[str] = "fly"
    ARGS: ClassVar[tuple[str, ...]] = ("direction", "jumps")
    RULE: ClassVar[str] = "BAR-M3.02"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-M3.02", "BAR-M3.01", "BAR-T1.11", "BAR-M1.02", "BAR-M5.02", "BAR-M1.01", "BAR-M3.05", "BAR-M1.06"),
    )
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barony, seat: int, action: Action) -> str:
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

    def course(self, s: Barony, seat: int, top: Moving, action: Action, goes: bool) -> Facts:
        passed = under(s, s.place[top.serf], action[1], action[2]) if goes and s.gilded else []
        archers = [archer for triangle in passed if (archer := archer_at(s, triangle, seat)) >= 0]
        way = way_fact(s, seat, action[1])
        return {"jumps": action[2], "way": way, "archers": serf_facts(s, archers), "shots": len(archers)}

    def cites(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return _met_rules(s, seat, "BAR-M3.02", s.at(_space(s, s.active, action)))

    def near(self, s: Barony, seat: int) -> list[Action]:
        most = allowance(s, s.active) + 2 if s.active >= 0 else 1
        return [(verbs.FLY, direction, jumps) for direction in range(-1, 6) for jumps in range(min(most, 12) + 1)]


GO: Final = Go()
FLY: Final = Fly()
