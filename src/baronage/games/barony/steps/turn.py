"""A turn: its start, the activation, what the active Serf does, its end (BAR-T1, H1, K3)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.games.barony import market, verbs
from baronage.games.barony.bumps import leave
from baronage.games.barony.data import HOLD_TURNS, LOSS_SERFS
from baronage.games.barony.effects import count_down, work
from baronage.games.barony.ends import check_barricades, check_limits, count_below, sweep
from baronage.games.barony.fiefdom import change_reserve, reserves
from baronage.games.barony.gold import income
from baronage.games.barony.moves import STILL, Leg, allowance, landing, leg_after, movements, step_rule
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps import maneuvers
from baronage.games.barony.steps.flight import Flight, archer_at, enter, under
from baronage.games.barony.steps.market import transact

MOVING_OVER: Final = 1  # what `halted` says (BAR-T1.09 to T1.11): no more movement,
MARKET_ONLY: Final = 2  # nothing but business in the Market,
ALL_OVER: Final = 3  # nothing at all


def begin_turn(s: Barony, seat: int) -> None:
    """BAR-T1.03: income, hold counters and the win check, tasks, too few Serfs. Replaces the frame on top."""
    s.turn = seat
    s.clashes = s.acted = s.halted = s.did = s.market_hired = s.quickened = 0
    s.active = -1
    s.stack[-1] = Activate()
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (seat, s.round), "BAR-T1.02"))
    income(s, seat)
    points = s.board.points[s.enemy(seat)]
    mine = s.fief(seat)
    for serf in mine:  # BAR-H1.01, H1.04
        if s.place[serf] in points and s.hold[serf] < HOLD_TURNS:
            s.hold[serf] += 1
            if s.log is not None:
                s.log.append((verbs.HELD, ALL, (serf, s.hold[serf], s.place[serf]), "BAR-H1.01"))
    check_barricades(s, seat)
    if s.gilded:
        work(s, seat)
    s.began_below = int(len(mine) < LOSS_SERFS)


def end_turn(s: Barony, passed: bool) -> None:
    """BAR-T1.13: durations, the below-three count, limits, next Baron. Of the turn's frame on top of the stack."""
    seat = s.turn
    s.active = -1
    if not passed:
        s.idle = 0
    if s.gilded:
        count_down(s, seat)
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


class Activate(Step[Barony]):
    """BAR-D04: activate one Serf, or pass; hire for the reserve or drop from it first."""

    def actors(self, s: Barony) -> list[int]:
        return [s.turn]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != s.turn:
            return []
        found: list[Action] = [(verbs.ACTIVATE, serf) for serf in s.fief(seat) if s.alert(serf)]  # BAR-T1.06
        found.append((verbs.PASS,))
        found += reserves(s, seat)
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        verb = action[0]
        if verb == verbs.PASS:
            if s.log is not None:
                s.log.append((verbs.PASSED, ALL, (seat,), "BAR-T1.14"))
            end_turn(s, True)
        elif verb == verbs.ACTIVATE:
            s.active = action[1]
            s.stack[-1] = Act(action[1], 0, STILL)
            if s.log is not None:
                s.log.append((verbs.ACTIVATED, ALL, (action[1],), "BAR-T1.04"))
        else:
            change_reserve(s, seat, action)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.PASS,)

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        if seat == s.turn and action[:1] == (verbs.ACTIVATE,) and len(action) == 2 and action[1] in s.fief(seat):
            return "BAR-T1.06"
        if seat == s.turn and action[:1] == (verbs.HIRE,):
            return "BAR-F1.11"
        return "BAR-F1.12" if seat == s.turn and action[:1] == (verbs.DROP,) else "BAR-T1.04"

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D04", "Activate a Serf", 0.0)


class Act(Step[Barony]):
    """BAR-D05: the active Serf moves, uses a maneuver, does business in the Market, until nothing is left or it stops."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "moved", "leg")

    def __init__(self, serf: int, moved: int, leg: Leg) -> None:
        self.serf: Final = serf
        self.moved: Final = moved  # movements made
        self.leg: Final = leg

    def options(self, s: Barony) -> list[Action]:
        """What the active Serf can do, besides stopping (BAR-T1.07 to T1.11)."""
        serf, halted = self.serf, s.halted
        if s.place[serf] < 0 or halted == ALL_OVER or s.fallen[s.turn]:
            return []
        found = [] if halted else movements(s, serf, allowance(s, serf) - self.moved)
        if s.gilded:
            if halted < MARKET_ONLY:
                if not s.acted:
                    found += maneuvers.offers(s, serf)
                if s.catapult[serf]:
                    found.append((verbs.DESTROY,))
            if s.place[serf] == s.market:
                found += market.offers(s, serf)
        return found

    def actors(self, s: Barony) -> list[int]:
        serf = self.serf
        free = not s.halted and s.place[serf] >= 0 and not s.fallen[s.turn]
        if free and movements(s, serf, allowance(s, serf) - self.moved):
            return [s.turn]  # no need to look at the rest
        return [s.turn] if self.options(s) else []

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != s.turn:
            return []
        found = self.options(s)
        if found:
            found.append((verbs.END,))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        verb = action[0]
        if verb in (verbs.STEP, verbs.FLY):
            self.advance(s, action)
        elif verb == verbs.END:
            self.run(s, chance)
        elif verb == verbs.DESTROY:
            maneuvers.demolish(s, self.serf)
        elif verb in verbs.MARKET:
            s.did = 1
            if verb == verbs.SELL_SELF:  # BAR-Q4.03
                s.halted = ALL_OVER
            transact(s, self.serf, action)
        else:
            maneuvers.use(s, self.serf, action)

    def advance(self, s: Barony, action: Action) -> None:
        """One movement of a Sider or Pointer, in or out of the Market, or a flight."""
        serf = self.serf
        here = s.place[serf]
        leg = leg_after(s, serf, self.leg, action)
        s.did = 1
        if action[0] == verbs.STEP:
            there = action[1]
            s.stack[-1] = Act(serf, self.moved + 1, leg)
            leave(s, serf)
            if s.log is not None:
                s.log.append((verbs.STEPPED, ALL, (serf, here, there), step_rule(s, serf, here, there)))
            enter(s, serf, here, there, leg)
            return
        direction, jumps = action[1], action[2]
        s.stack[-1] = Act(serf, self.moved + jumps, leg)
        leave(s, serf)
        if s.gilded:
            passed = under(s, here, direction, jumps)
            if any(archer_at(s, triangle, s.turn) >= 0 for triangle in passed):  # BAR-A01.01
                s.place[serf] = AIR
                there = landing(s, here, direction, jumps)
                if s.log is not None:
                    s.log.append((verbs.TOOK_OFF, ALL, (serf, here, direction), "BAR-A01.01"))
                s.stack.append(Flight(serf, here, direction, jumps, (*passed, there), leg))
                return
        there = landing(s, here, direction, jumps)
        if s.log is not None:
            s.log.append((verbs.FLEW, ALL, (serf, here, there, direction, jumps), "BAR-M3.02"))
        enter(s, serf, here, there, leg)

    def run(self, s: Barony, chance: Chance) -> None:
        """BAR-T1.10: nothing more to do."""
        passed = not s.did
        if s.log is not None:
            s.log.append((verbs.STOOD, ALL, (s.turn, int(passed)), "BAR-T1.14" if passed else "BAR-T1.13"))
        end_turn(s, passed)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.END,)

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        if seat != s.turn:
            return "BAR-T1.04"
        verb = action[0]
        if verb in verbs.MARKET:
            return market.refuse(s, self.serf, action)
        if verb in maneuvers.ACTIONS:
            return "BAR-T1.08" if s.acted else "BAR-A00.02"
        return "BAR-A04.03" if verb == verbs.DESTROY else "BAR-T1.11" if s.halted else "BAR-M1.01"

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D05", "Act", 0.0)
