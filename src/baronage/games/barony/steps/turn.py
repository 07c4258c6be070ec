"""A turn: its start, the activation, movement, its end (BAR-T1, H1, K3)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.games.barony import verbs
from baronage.games.barony.bumps import lift
from baronage.games.barony.data import HOLD_TURNS, LOSS_SERFS
from baronage.games.barony.ends import check_barricades, check_limits, count_below, sweep
from baronage.games.barony.gold import income
from baronage.games.barony.moves import STILL, Leg, allowance, landing, leg_after, movements
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps.clash import begin_clash


def begin_turn(s: Barony, seat: int) -> None:
    """BAR-T1.03: income, hold counters and the win check, then note whether he has too few Serfs. Replaces the frame on top."""
    s.turn = seat
    s.clashes = 0
    s.committed = True
    s.stack[-1] = Activate()
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (seat, s.round), "BAR-T1.02"))
    income(s, seat)
    points = s.board.points[s.enemy(seat)]
    for serf in s.fief(seat):  # BAR-H1.01, H1.04
        if s.place[serf] in points and s.hold[serf] < HOLD_TURNS:
            s.hold[serf] += 1
            if s.log is not None:
                s.log.append((verbs.HELD, ALL, (serf, s.hold[serf]), "BAR-H1.01"))
    check_barricades(s, seat)
    s.began_below = int(len(s.fief(seat)) < LOSS_SERFS)


def end_turn(s: Barony, passed: bool) -> None:
    """BAR-T1.13: the below-three count, limits, next Baron. Of the turn's frame on top of the stack."""
    seat = s.turn
    if not passed:
        s.idle = 0
    if not s.fallen[seat]:
        count_below(s, seat)
    sweep(s)
    place = s.home[seat]
    while True:
        place = (place + 1) % s.seats
        if place == s.home[s.first]:  # BAR-T1.02: a round begins at the first player's seat
            s.idle_rounds = s.idle_rounds + 1 if s.idle else 0
            check_limits(s)
            s.idle = 1
            s.round += 1
        following = s.home.index(place)
        if not s.fallen[following]:
            begin_turn(s, following)
            return


def can_be_activated(s: Barony, serf: int) -> bool:
    """BAR-T1.06: a barricaded Serf can't."""
    return s.hold[serf] < HOLD_TURNS


class Activate(Step[Barony]):
    """BAR-D04: activate one Serf, or pass."""

    def actors(self, s: Barony) -> list[int]:
        return [s.turn]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != s.turn:
            return []
        found: list[Action] = [(verbs.ACTIVATE, serf) for serf in s.fief(seat) if can_be_activated(s, serf)]
        found.append((verbs.PASS,))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.PASS:
            if s.log is not None:
                s.log.append((verbs.PASSED, ALL, (seat,), "BAR-T1.14"))
            end_turn(s, True)
            return
        s.stack[-1] = Act(action[1], 0, STILL, 0)
        if s.log is not None:
            s.log.append((verbs.ACTIVATED, ALL, (action[1],), "BAR-T1.04"))

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.PASS,)

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        if seat == s.turn and action[:1] == (verbs.ACTIVATE,) and len(action) == 2 and action[1] in s.fief(seat):
            return "BAR-T1.06"
        return "BAR-T1.04"

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D04", "Activate a Serf", 0.0)


class Act(Step[Barony]):
    """BAR-D05: the active Serf moves, movement by movement, until a confrontation, the allowance or its Baron ends it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "moved", "leg", "over")

    def __init__(self, serf: int, moved: int, leg: Leg, over: int) -> None:
        self.serf: Final = serf
        self.moved: Final = moved  # movements made
        self.leg: Final = leg
        self.over: Final = over  # 1: movement is over (BAR-T1.09)

    def options(self, s: Barony) -> list[Action]:
        """What the active Serf can do, besides stopping."""
        if self.over or s.place[self.serf] < 0:
            return []
        return movements(s, self.serf, allowance(s, self.serf) - self.moved)

    def actors(self, s: Barony) -> list[int]:
        return [s.turn] if self.options(s) else []

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != s.turn:
            return []
        found = self.options(s)
        if found:
            found.append((verbs.END,))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.END:
            self.run(s, chance)
            return
        serf = self.serf
        here = s.place[serf]
        leg = leg_after(s, serf, self.leg, action)
        if action[0] == verbs.FLY:
            there = landing(s, here, action[1], action[2])
            moved = self.moved + action[2]
        else:
            there = action[1]
            moved = self.moved + 1
        other = s.at(there)
        lift(s, serf, there if other < 0 else AIR)
        if s.log is not None:
            if action[0] == verbs.FLY:
                s.log.append((verbs.FLEW, ALL, (serf, here, there, action[1], action[2]), "BAR-M3.02"))
            else:
                s.log.append((verbs.STEPPED, ALL, (serf, here, there), "BAR-M1.01"))
        s.stack[-1] = Act(serf, moved, leg, int(other >= 0))
        if other >= 0:  # BAR-M1.05, T1.09
            begin_clash(s, serf, other, leg[0], leg[2], 0)

    def run(self, s: Barony, chance: Chance) -> None:
        """BAR-T1.10: nothing more to do."""
        passed = not self.moved
        if s.log is not None:
            s.log.append((verbs.STOOD, ALL, (s.turn,), "BAR-T1.14" if passed else "BAR-T1.10"))
        end_turn(s, passed)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.END,)

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        return "BAR-M1.01" if seat == s.turn else "BAR-T1.04"

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D05", "Act", 0.0)
