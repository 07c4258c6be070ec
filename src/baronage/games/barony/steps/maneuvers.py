"""Actions and tasks of the active Serf (BAR-A00, T2.03, T2.04 and one section for each maneuver)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    BLS,
    CAT,
    CTA,
    DUP,
    ITEM_CLASS,
    MKW,
    RES,
    SNA,
    SPELL,
    SPL,
    TAC,
    TRP,
)
from baronage.games.barony.rules.bumps import free_home, stand
from baronage.games.barony.rules.effects import bless
from baronage.games.barony.rules.elimination import check_alive
from baronage.games.barony.rules.equipment import COPY, give, plain
from baronage.games.barony.rules.fiefdom import bless_noble
from baronage.games.barony.rules.gold import pay
from baronage.games.barony.rules.param_text import serf_param
from baronage.games.barony.state import KILLED, RESERVE, Barony
from baronage.games.barony.steps.base import BaronyStep
from baronage.games.barony.steps.clash import begin_clash
from baronage.games.barony.steps.hires import put_params
from baronage.games.barony.steps.spells import cast, spells, targets

ACTIONS: Final = (
    *(verbs.TASK, verbs.SHOOT, verbs.TACTICS, verbs.BLESS, verbs.CALL, verbs.RESURRECT, verbs.DUPLICATE),
    verbs.CAST,
)

USABLE: Final = sum(1 << maneuver for maneuver in (BLS, CAT, CTA, DUP, MKW, RES, SNA, SPL, TAC, TRP))


def offers(s: Barony, serf: int) -> list[Action]:
    """Return every action or task that the active Serf can use now (BAR-D05)."""
    if not (s.bought[serf] | 1 << s.free[serf]) & USABLE:
        return []
    found: list[Action] = [(verbs.TASK, task) for task in s.numbers.task_turns if can_announce(s, serf, task)]
    if s.catapult[serf] and s.can_use(serf, CAT):  # BAR-A04.05
        found.extend((verbs.SHOOT, other) for other in targets(s, serf, 1, s.rank[serf]))
    if s.can_use(serf, TAC):  # BAR-A17.01
        found.extend((verbs.TACTICS, other) for other in targets(s, serf, 1, 1))
    if s.can_use(serf, BLS) and not s.blessings[serf]:  # BAR-A03.02
        found.append((verbs.BLESS, serf))
    if s.can_use(serf, CTA):
        found.extend((verbs.CALL, other) for other in callable_serfs(s, serf))
    if s.can_use(serf, RES):
        found.extend((verbs.RESURRECT, other) for other in mourned(s, serf))
    if s.items[serf]:
        if s.can_use(serf, DUP):
            found.extend((verbs.DUPLICATE, spell) for spell in copyable(s, serf))
        if s.can_use(serf, SPL):
            found.extend(spells(s, serf))
    return found


def use(s: Barony, serf: int, action: Action) -> None:
    """Use one of the offered maneuvers, on top of the turn's step."""
    verb, what = action[0], action[1]
    if verb == verbs.CAST:  # a spell is paid for when it is cast
        cast(s, serf, action)
        return
    s.acted = s.did = 1
    if verb == verbs.TASK:
        announce(s, serf, what)
    elif verb in (verbs.SHOOT, verbs.TACTICS):
        shoot(s, serf, what, CAT if verb == verbs.SHOOT else TAC)
    elif verb == verbs.BLESS:
        bless(s, serf, what)
    elif verb == verbs.DUPLICATE:
        duplicate(s, serf, what)
    else:
        s.stack.append(Arrival(serf, what, CTA if verb == verbs.CALL else RES))
        if s.log is not None:
            rule = "BAR-A05.01" if verb == verbs.CALL else "BAR-A12.01"
            s.log.append((verbs.CALLED, ALL, (serf, CTA if verb == verbs.CALL else RES, what), rule))


# --- tasks ------------------------------------------------------------------------------------------------------------


def can_announce(s: Barony, serf: int, task: int) -> bool:
    """Return whether a task can start: no marker on the triangle, and its product still useful.

    Rules: BAR-T2.04, A09.01, A09.02, A14.06, Q1.05.
    """
    if not s.can_use(serf, task) or s.place[serf] == s.market or s.marker(s.place[serf]) is not None:
        return False
    if task == MKW:
        return bool(s.away[serf]) and not s.made[serf]
    if task in (TRP, SNA):
        return not s.ready[serf]
    return not s.catapult[serf]


def announce(s: Barony, serf: int, task: int) -> None:
    """Start a task with its counter at 0 and end movement (BAR-T2.03, T2.04)."""
    s.task[serf], s.progress[serf] = task, 0
    s.halted = max(s.halted, 1)
    if s.log is not None:
        s.log.append((verbs.TASKED, ALL, (serf, task, 0), "BAR-T2.03 BAR-T2.04"))


# --- shots ------------------------------------------------------------------------------------------------------------


def shoot(s: Barony, serf: int, target: int, maneuver: int) -> None:
    """Shoot at a target. A catapult bumps as far as the range, a Tactical Maneuver 1 triangle.

    Rules: BAR-A04.05, A04.06, A17.01, A17.02.
    """
    here, there = s.place[serf], s.place[target]
    n = s.board.ranges(here)[there]
    if s.log is not None:
        rule = "BAR-A04.05" if maneuver == CAT else "BAR-A17.01"
        s.log.append((verbs.SHOOTS, ALL, (serf, target), rule))
    begin_clash(s, (serf, target, n, s.board.flights(here, there), 0, maneuver, 0, 0, 0))


def demolish(s: Barony, serf: int) -> None:
    """Let a Guildsman destroy its catapult (BAR-A04.03)."""
    s.catapult[serf] = 0
    s.did = 1
    if s.log is not None:
        s.log.append((verbs.DESTROYED, ALL, (serf,), "BAR-A04.03"))


# --- spells -----------------------------------------------------------------------------------------------------------


def copy_price(s: Barony, wizard: int, spell: int) -> int:
    """Return the price of a copy: the spell's price divided by the Wizard's Rank, rounded up (BAR-A07.01)."""
    return -(-s.numbers.item_price[spell] // s.rank[wizard])


def copyable(s: Barony, wizard: int) -> list[int]:
    """Return the spells a Wizard carries that its Baron can afford to copy."""
    gold = s.gold[s.control[wizard]]
    carried = sorted({plain(item) for item in s.items[wizard] if ITEM_CLASS[plain(item)] == SPELL})
    return [spell for spell in carried if copy_price(s, wizard, spell) <= gold]


def duplicate(s: Barony, wizard: int, spell: int) -> None:
    """Copy a spell; the copy sells for a tenth (BAR-A07.01, A07.02)."""
    pay(s, s.control[wizard], copy_price(s, wizard, spell), "BAR-A07.01")
    give(s, wizard, spell | COPY, "BAR-A07.02")


# --- Serfs entering the game ------------------------------------------------------------------------------------


def callable_serfs(s: Barony, knight: int) -> list[int]:
    """Return the reserve of a Knight's owner, if the home has room; a recruited Knight calls no Serf (BAR-A05.01)."""
    owner = s.owner(knight)
    if s.control[knight] != owner or not free_home(s, knight):
        return []
    return [serf for serf, place in enumerate(s.place) if place == RESERVE and s.owner(serf) == owner]


def mourned(s: Barony, priest: int) -> list[int]:
    """Return the killed Serfs of a Priest's controller or team-mates whose home has room (BAR-A12.01, A12.03)."""
    seat = s.control[priest]
    return [
        serf
        for serf, place in enumerate(s.place)
        if place == KILLED and s.mates(seat, s.owner(serf)) and not s.fallen[s.owner(serf)] and free_home(s, serf)
    ]


# --- the decision -----------------------------------------------------------------------------------------------------


class Arrival(Step[Barony], BaronyStep):
    """The free triangle of its home for a Serf that is called or resurrected (BAR-D11)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "serf", "maneuver")
    NAME: ClassVar[str] = "arrival"
    RULE: ClassVar[str] = "BAR-T1.04"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.PUT,)

    def __init__(self, by: int, serf: int, maneuver: int) -> None:
        self.by: Final = by
        self.serf: Final = serf
        self.maneuver: Final = maneuver

    def actors(self, s: Barony) -> list[int]:
        return [] if s.fallen[s.turn] else [s.turn]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != s.turn or s.fallen[seat]:
            return []
        return [(verbs.PUT, triangle) for triangle in free_home(s, self.serf)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        s.use(self.by, self.maneuver)  # BAR-A05.03, A12.02
        stand(s, self.serf, action[1])
        if s.log is not None:
            rule = "BAR-A05.01" if self.maneuver == CTA else "BAR-A12.01"
            s.log.append((verbs.ENTERED, ALL, (self.serf, action[1]), rule))
        if self.maneuver == CTA:
            bless_noble(s, self.serf, "BAR-K2.06")
        else:
            check_alive(s, seat)  # if this was the last use, a waiting team-mate may be out (BAR-K3.04)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.PUT, free_home(s, self.serf)[0])

    def ground(self) -> str:
        """Return the rule that brings the Serf into the game."""
        return "BAR-A05.01" if self.maneuver == CTA else "BAR-A12.01"

    def judge(self, s: Barony, seat: int, action: Action) -> RuleViolation | None:
        """Refuse everything else until the Serf is placed."""
        no = super().judge(s, seat, action)
        return RuleViolation(self.ground(), no.params, no.id) if no is not None and no.id.endswith("-when") else no

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        return "" if action[1] in free_home(s, self.serf) else self.ground()

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return put_params(s, seat, self.serf, action[1])

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return (self.ground(),)

    def params(self, s: Barony, seat: int) -> Params:
        return {"serf": serf_param(s, self.serf), "by": serf_param(s, self.by), "maneuver": self.maneuver}

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        return (self.ground(),)

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D11", 0, 0.0)
