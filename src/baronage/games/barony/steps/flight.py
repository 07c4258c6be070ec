"""Entering a space by movement, and flights past Archers (BAR-M1.05, M1.07, M3, A01)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.data import ARC
from baronage.games.barony.rules.bumps import ensnare, roam, snare_at, stand, trap_at
from baronage.games.barony.rules.moves import Leg
from baronage.games.barony.rules.odds import share, success
from baronage.games.barony.rules.param_text import place_param, serf_param
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps.approach import meet
from baronage.games.barony.steps.ask import Ask, ask
from baronage.games.barony.steps.base import UNKNOWN, BaronyStep
from baronage.games.barony.steps.bump import spring
from baronage.games.barony.steps.clash import begin_clash


def enter(s: Barony, serf: int, here: int, there: int, leg: Leg) -> None:
    """Let the active Serf, which has left `here`, enter a space: a trap, a confrontation, a snare, or nothing."""
    if s.markers:
        trap = trap_at(s, there)
        if trap is not None:  # BAR-A14.03, A14.04
            s.place[serf] = AIR
            roam(s, serf, there)
            s.halted = 1
            spring(s, serf, trap, leg[2])
            return
    other = s.at(there)
    snare = snare_at(s, there) if s.markers else None
    if other >= 0:  # BAR-M1.05, T1.09, T1.10
        s.place[serf] = AIR
        roam(s, serf, there)
        s.halted = 2
        meet(s, (serf, other, leg[0], leg[2], 0, 0, here, 0, int(snare is not None)))
        return
    stand(s, serf, there)
    if snare is not None:
        ensnare(s, serf, snare)


def archer_at(s: Barony, triangle: int, seat: int) -> int:
    """Return an Archer of another Baron on this triangle, or -1 (BAR-A01.01)."""
    archer = s.at(triangle)
    if archer < 0 or s.control[archer] == seat or not s.can_use(archer, ARC):
        return -1
    return archer


def under(s: Barony, start: int, direction: int, jumps: int) -> list[int]:
    """Return the triangles strictly between the start and the end of a flight, in order (BAR-M3.03)."""
    found = []
    for _ in range(2 * jumps - 1):
        start = s.board.step[6 * start + direction]
        found.append(start)
    return found


class Flight(Step[Barony], BaronyStep):
    """A flight past the triangles left, its end last (BAR-A01.03). Archers decide in the order of their triangles."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "start", "direction", "jumps", "left", "leg")

    def __init__(self, serf: int, start: int, direction: int, jumps: int, left: tuple[int, ...], leg: Leg) -> None:
        self.serf: Final = serf
        self.start: Final = start
        self.direction: Final = direction
        self.jumps: Final = jumps
        self.left: Final = left
        self.leg: Final = leg

    def run(self, s: Barony, chance: Chance) -> None:
        serf = self.serf
        if s.place[serf] != AIR:  # shot down
            s.stack.pop()
            return
        seat = s.control[serf]
        for passed, triangle in enumerate(self.left[:-1], 1):
            archer = archer_at(s, triangle, seat)
            if archer >= 0:
                s.stack[-1] = Flight(serf, self.start, self.direction, self.jumps, self.left[passed:], self.leg)
                ask(s, Archery(archer, serf, s.control[archer]))
                return
        s.stack.pop()
        there = self.left[-1]
        if s.log is not None:
            s.log.append((verbs.FLEW, ALL, (serf, self.start, there, self.direction, self.jumps), "BAR-M3.02"))
        enter(s, serf, self.start, there, self.leg)

    def hover(self, s: Barony, serf: int) -> int:
        return self.start if serf == self.serf else UNKNOWN


class Archery(Ask):
    """The Archer's decision to shoot (BAR-D12)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("archer", "serf", "asked")
    RULE: ClassVar[str] = "BAR-A01.01"
    NAME: ClassVar[str] = "archery"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.LOOSE_ARROW, verbs.DECLINE)

    def __init__(self, archer: int, serf: int, asked: int) -> None:
        super().__init__(asked)
        self.archer: Final = archer
        self.serf: Final = serf

    def whom(self, s: Barony) -> int:
        return s.control[self.archer]

    def about(self) -> tuple[int, int]:
        return (self.archer, self.serf)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.LOOSE_ARROW,), (verbs.DECLINE,)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        if action[0] == verbs.LOOSE_ARROW:
            if s.log is not None:
                s.log.append((verbs.SHOT, -1, (self.archer, self.serf), "BAR-A01.01"))
            begin_clash(s, (self.archer, self.serf, 1, 0, 0, ARC, 0, 0, 0))
        elif s.log is not None:
            s.log.append((verbs.DECLINED, 1 << self.asked, (self.archer,), "BAR-A01.01"))

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.DECLINE,)

    def secret_pass(self, s: Barony, seat: int) -> tuple[Action, int] | None:
        return (verbs.DECLINE,), 1 << seat

    def besides(self) -> tuple[int, ...]:
        return self.about()

    def commanded(self) -> int:
        return self.archer

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        if what != "archery":
            return None
        return (verbs.LOOSE_ARROW,) if how == "always" else (verbs.DECLINE,)

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return self.params(s, seat)

    def params(self, s: Barony, seat: int) -> Params:
        flight = s.find(Flight)
        assert flight is not None
        params = super().params(s, seat)
        params |= {"serf": serf_param(s, self.archer), "foe": serf_param(s, self.serf)}
        return params | {
            "space": place_param(s, seat, flight.left[-1]),
            "percent": share(success(s, self.archer, self.serf, ARC)),
        }

    def grounds(self, s: Barony) -> tuple[str, ...]:
        return ("BAR-A01.01", "BAR-A01.05")


class ShootArrow(Verb[Barony]):
    """Verb: shoot at a Serf that flies over the Archer."""

    NUMBER: ClassVar[int] = verbs.LOOSE_ARROW
    NAME: ClassVar[str] = "shoot-arrow"
    RULE: ClassVar[str] = "BAR-A01.01"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Archery)
        return top.params(s, seat)

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A01.01", "BAR-A01.05")


SHOOT_ARROW: Final = ShootArrow()
