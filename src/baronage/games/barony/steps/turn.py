"""Turns: start, activation, the active Serf's actions, end (BAR-T1, H1, K3)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.barony import verbs
from baronage.games.barony.data import SPL
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.rules import market
from baronage.games.barony.rules.bumps import leave
from baronage.games.barony.rules.effects import count_down, work
from baronage.games.barony.rules.elimination import check_barricades, check_limits, count_below, sweep
from baronage.games.barony.rules.fiefdom import change_reserve, reserves, unhired
from baronage.games.barony.rules.gold import income
from baronage.games.barony.rules.moves import STILL, allowance, landing, leg_after, movements, step_rule
from baronage.games.barony.rules.param_text import home_param, nearest_goal, place_param, serf_param
from baronage.games.barony.state import AIR, KILLED, NOBODY, RESERVE, Barony, TurnStart
from baronage.games.barony.steps import maneuvers
from baronage.games.barony.steps.base import BaronyStep
from baronage.games.barony.steps.flight import Flight, archer_at, enter, under
from baronage.games.barony.steps.hires import hire_params
from baronage.games.barony.steps.market import market_fault, transact, why_no_hire
from baronage.games.barony.steps.moving import HOW, Moving
from baronage.games.barony.steps.spells import cast_params, cast_rules
from baronage.games.barony.steps.uses import bless_fault, bless_params, cast_fault, use_params

# values of `halted` (BAR-T1.09 to T1.11), where 1 means no more movement
MARKET_ONLY: Final = 2  # only business in the Market,
ALL_OVER: Final = 3  # nothing at all


def begin_turn(s: Barony, seat: int) -> None:
    """Start a turn: income, hold counters and the win check, tasks, too few Serfs.

    It replaces the step on top (BAR-T1.03).
    """
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
        if s.place[serf] in points and s.hold[serf] < s.numbers.hold_turns:
            s.hold[serf] += 1
            if s.log is not None:
                s.log.append((verbs.HELD, ALL, (serf, s.hold[serf], s.place[serf]), "BAR-H1.01"))
    check_barricades(s, seat)
    if s.gilded:
        work(s, seat)
    s.began_below = int(len(mine) < s.numbers.loss_serfs)


def end_turn(s: Barony, passed: bool) -> None:
    """End a turn: durations, the below-three count, limits, next Baron.

    The turn's step must be on top of the stack (BAR-T1.13).
    """
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


# --- the verbs ----------------------------------------------------------------------------------------------------------


class Choose(Verb[Barony]):
    """Verb: activate one of a Baron's Serfs."""

    NUMBER: ClassVar[int] = verbs.ACTIVATE
    NAME: ClassVar[str] = "activate"
    ARGS: ClassVar[tuple[str, ...]] = ("serf",)
    RULE: ClassVar[str] = "BAR-T1.04"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-T1.04", "BAR-T1.06")
    GROUP: ClassVar[int] = 0
    LEADS: ClassVar[bool] = True

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        serf = action[1]
        if not 0 <= serf < len(s.place) or s.control[serf] != seat or s.place[serf] < 0:
            return "BAR-T1.04"
        return "" if s.alert(serf) else "BAR-T1.06"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        serf = action[1] if 0 <= action[1] < len(s.place) else -1
        space, hold, away, goal = "", 0, 0, ""
        there = serf >= 0 and s.place[serf] >= 0
        if there:
            hold = s.hold[serf]
            if hold:
                space = place_param(s, seat, s.place[serf])
            else:
                away, goal = nearest_goal(s, seat, serf, s.place[serf])
        vocation = s.vocation[serf] if there else 0
        return {
            "serf": serf_param(s, serf),
            "vocation": vocation,
            "space": space,
            "hold": hold,
            "away": away,
            "goal": goal,
        }

    def more(self, s: Barony, seat: int, action: Action) -> Params:
        serf = action[1] if 0 <= action[1] < len(s.place) else -1
        place = s.place[serf] if serf >= 0 else NOBODY
        where = 0 if place >= 0 else 1 if place == RESERVE else 2 if place == KILLED else 3
        return {
            "mine": int(serf >= 0 and s.control[serf] == seat),
            "gone": where,
            "known": int(place != NOBODY),
            "sleep": s.sleep[serf] if serf >= 0 else 0,
        }

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        known = [serf for serf, place in enumerate(s.place) if place != NOBODY]
        return [(verbs.ACTIVATE, serf) for serf in (*known, len(s.place))]


class Pass(Verb[Barony]):
    """Verb: pass without activating a Serf."""

    NUMBER: ClassVar[int] = verbs.PASS
    NAME: ClassVar[str] = "pass"
    RULE: ClassVar[str] = "BAR-T1.14"


class End(Verb[Barony]):
    """Verb: end the turn."""

    NUMBER: ClassVar[int] = verbs.END
    NAME: ClassVar[str] = "end-turn"
    RULE: ClassVar[str] = "BAR-T1.10"


CHOOSE: Final = Choose()
PASS: Final = Pass()
END: Final = End()

# --- the decisions ------------------------------------------------------------------------------------------------------


class Activate(Step[Barony], BaronyStep, TurnStart):
    """The choice to activate a Serf or pass, after hiring for or dropping from the reserve (BAR-D04)."""

    NAME: ClassVar[str] = "activation"
    RULE: ClassVar[str] = "BAR-T1.04"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.ACTIVATE, verbs.PASS, verbs.HIRE, verbs.DROP)

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

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        if not s.gilded:
            return "BAR-Z1.01"
        if action[0] == verbs.HIRE:
            return unhired(s, seat, action[1])
        serf = action[1]
        mine = 0 <= serf < len(s.place) and s.owner(serf) == seat and s.place[serf] == RESERVE
        return "" if mine else "BAR-F1.12"

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        if action[0] == verbs.HIRE:
            return hire_params(s.numbers, action[1], s.gold[seat])
        return {"serf": serf_param(s, action[1])}

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-F1.11", "BAR-F1.02") if action[0] == verbs.HIRE else ("BAR-F1.12",)

    def params(self, s: Barony, seat: int) -> Params:
        me = s.turn
        return {
            "round": s.round,
            "target": home_param(s, s.enemy(me)),
            "barricades": len(s.barricades(me)),
            "mates": tuple(other for other in range(s.seats) if other != me and s.mates(me, other)),
            "few": int(len(s.fief(me)) < s.numbers.loss_serfs),
            "below": s.below[me],
        }

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        return ("BAR-T1.04", "BAR-H1.01") if seat == s.turn else ("BAR-T1.02",)

    def may_be_left_out(self, last: bool) -> bool:
        return False

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D04", 0, 0.0)


class Act(Moving):
    """The active Serf's actions: movement, a maneuver, Market business, until it has none left or stops (BAR-D05)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "moved", "leg")
    NAME: ClassVar[str] = "errand"
    RULE: ClassVar[str] = "BAR-T1.07"
    OFFERS: ClassVar[tuple[int, ...]] = (
        *(verbs.STEP, verbs.FLY, verbs.END, verbs.DESTROY),
        *maneuvers.ACTIONS,
        *verbs.MARKET,
    )

    def options(self, s: Barony) -> list[Action]:
        """Return the active Serf's options other than stopping (BAR-T1.07 to T1.11)."""
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
            return [s.turn]  # the other options don't matter
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
        """Make one movement, into or out of the Market included, or a flight."""
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
        """End the turn when there is nothing left to do (BAR-T1.10)."""
        passed = not s.did
        if s.log is not None:
            s.log.append((verbs.STOOD, ALL, (s.turn, int(passed)), "BAR-T1.14" if passed else "BAR-T1.13"))
        end_turn(s, passed)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.END,)

    def not_asked(self, s: Barony, seat: int, action: Action) -> RuleViolation:
        return RuleViolation("BAR-T1.04", {"waits": tuple(self.actors(s))}, "not-asked")

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        if action[0] == verbs.HIRE:
            return market_fault(s, action)
        return bless_fault(s, action[1]) if action[0] == verbs.BLESS else cast_fault(s, action)

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        if action[0] == verbs.HIRE:
            return hire_params(s.numbers, action[1], s.gold[seat], max(0, why_no_hire(s, self.serf)))
        if action[0] == verbs.BLESS:
            return bless_params(s, seat, self.serf, action[1])
        return use_params(s, SPL) | cast_params(s, seat, self.serf, action)

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        if action[0] == verbs.HIRE:
            return ("BAR-Q4.04", "BAR-F1.02")
        return ("BAR-A03.01", "BAR-A03.03") if action[0] == verbs.BLESS else cast_rules(action)

    def params(self, s: Barony, seat: int) -> Params:
        serf = self.serf
        left = max(0, allowance(s, serf) - self.moved)
        return {
            "serf": serf_param(s, serf),
            "vocation": s.vocation[serf],
            "space": place_param(s, seat, s.place[serf]),
            "left": 0 if s.halted else left,
            "run": self.leg[0],  # BAR-B1.02: how far it would bump
            "in_market": int(s.place[serf] == s.market),
            "gold": s.gold[s.turn],
        }

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        if seat != s.turn:
            return ("BAR-T1.02",)
        if s.place[self.serf] == s.market:
            return ("BAR-Q1.02", "BAR-M5.02")
        if s.halted or allowance(s, self.serf) <= self.moved:
            return ("BAR-T1.08", "BAR-T1.11")
        return ("BAR-M1.01", HOW[s.vocation[self.serf]], "BAR-T1.07")

    def may_be_left_out(self, last: bool) -> bool:
        return last

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D05", 0, 0.0)
