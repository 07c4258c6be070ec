"""The actions and tasks of the active Serf as verbs: who may use what, on whom, and what there is to say (BAR-A00 to A19)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.engine.verb import Verb
from baronage.games.barony import verbs
from baronage.games.barony.bumps import free_home
from baronage.games.barony.data import (
    BLS,
    CAT,
    CTA,
    DUP,
    HOLD_TURNS,
    ITEM_CLASS,
    MKW,
    RES,
    SNA,
    SPELL,
    SPL,
    TAC,
    TASK_TURNS,
    TRP,
)
from baronage.games.barony.equipment import plain
from baronage.games.barony.mentions import bump_facts, known_maneuver, known_ware, place_fact, serf_fact
from baronage.games.barony.odds import share, success
from baronage.games.barony.state import KILLED, NOBODY, STRUCK, Barony
from baronage.games.barony.steps.maneuvers import callable_serfs, copy_price
from baronage.games.barony.steps.spells import miscast
from baronage.games.barony.things import away_ids, serf_id

# --- rules ------------------------------------------------------------------------------------------------------------

USE: Final = ("BAR-A00.01", "BAR-T1.10", "BAR-T1.08", "BAR-A00.05", "BAR-A00.03")  # what `unusable` may say


def unusable(s: Barony, maneuver: int) -> str:
    """The rule by which the active Serf can't use this maneuver now, whatever it is for; empty: it can."""
    serf = s.active
    if not s.owns(serf, maneuver):
        return "BAR-A00.01"
    if s.halted > 1:
        return "BAR-T1.10"
    if s.acted:
        return "BAR-T1.08"
    if not s.alert(serf):
        return "BAR-A00.05"
    return "" if s.can_use(serf, maneuver) else "BAR-A00.03"


def task_fault(s: Barony, task: int) -> str:
    """The rule by which the active Serf can't announce this task; empty: it can. As `can_announce`."""
    serf = s.active
    if task not in TASK_TURNS:
        return "BAR-T2.03"
    if rule := unusable(s, task):
        return rule
    if s.place[serf] == s.market:
        return "BAR-Q1.05"
    if s.marker(s.place[serf]) is not None:
        return "BAR-A14.06"
    if task == MKW:
        return "BAR-A09.01" if not s.away[serf] else "BAR-A09.02" if s.made[serf] else ""
    if task in (TRP, SNA):
        return "BAR-T2.04" if s.ready[serf] else ""
    return "BAR-A04.02" if s.catapult[serf] else ""


def aim_fault(s: Barony, target: int, most: int, rule: str) -> str:
    """BAR-A00.07: may the active Serf aim at this Serf, at range 1 to `most`? Else the rule."""
    if not 0 <= target < len(s.place) or s.place[target] < 0:
        return rule
    if not 1 <= s.board.ranges(s.place[s.active])[s.place[target]] <= most:
        return rule
    return "BAR-A00.07" if s.hold[target] == HOLD_TURNS else ""


def bless_fault(s: Barony, serf: int) -> str:
    """The rule by which the active Priest can't bless this Serf, having met nobody; empty: it can."""
    if rule := unusable(s, BLS):
        return rule
    return "BAR-A03.01" if serf != s.active else "BAR-A03.02" if s.blessings[serf] else ""


def bless_facts(s: Barony, seat: int, priest: int, serf: int) -> Facts:
    """Who is blessed by whom."""
    return use_facts(s, BLS) | {"foe": serf_fact(s, serf), "itself": int(serf == priest)}


def cast_fault(s: Barony, action: Action) -> str:
    """The rule by which the active Wizard can't cast so, from where it stands; empty: it can."""
    return unusable(s, SPL) or miscast(s, s.active, action)


def use_facts(s: Barony, maneuver: int) -> Facts:
    """Who would use it, what it is, and for `unusable`: whether there are maneuvers in this game, and for how long it sleeps."""
    serf = s.active
    return {
        "serf": serf_fact(s, serf),
        "maneuver": known_maneuver(maneuver),
        "gilded": int(s.gilded),
        "rank": s.rank[serf],
        "sleep": s.sleep[serf],
    }


def shot_facts(s: Barony, seat: int, target: int, maneuver: int) -> Facts:
    """Whom the active Serf attacks from where it stands, its chance, and where the target would be bumped."""
    facts = use_facts(s, maneuver)
    serf = s.active
    place = s.place[target] if 0 <= target < len(s.place) else NOBODY
    facts |= {"foe": serf_fact(s, target), "space": place_fact(s, seat, place), "percent": 0, "bumps": "", "range": 0}
    if place >= 0:
        here = s.place[serf]
        away = s.board.ranges(here)[place]
        facts |= {"percent": share(success(s, serf, target, maneuver)), "range": away}
        facts["bumps"] = bump_facts(s, seat, place, s.board.flights(here, place), away) if away else ""
    return facts


def others_in_play(s: Barony) -> list[int]:
    """The Serfs on the board."""
    return [serf for serf, place in enumerate(s.place) if place >= 0]


# --- the verbs --------------------------------------------------------------------------------------------------------


class BeginTask(Verb[Barony]):
    """Make Weapon, Create Snare, Set Trap or Build Catapult."""

    NUMBER: ClassVar[int] = verbs.TASK
    NAME: ClassVar[str] = "begin-task"
    ARGS: ClassVar[tuple[str, ...]] = ("maneuver",)
    RULE: ClassVar[str] = "BAR-T2.03"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-T2.03", *USE, "BAR-Q1.05", "BAR-A14.06", "BAR-A09.01", "BAR-A09.02", "BAR-T2.04", "BAR-A04.02"),
    )

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        return task_fault(s, action[1])

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        return use_facts(s, action[1]) | {"turns": TASK_TURNS.get(action[1], 0)}

    def cites(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        rules = {MKW: "BAR-A09.02", SNA: "BAR-A06.01", TRP: "BAR-A14.01", CAT: "BAR-A04.01"}
        return (rules[action[1]], "BAR-T2.03")

    def near(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.TASK, task) for task in (*TASK_TURNS, 0, BLS)]


class Shoot(Verb[Barony]):
    """With the catapult."""

    NUMBER: ClassVar[int] = verbs.SHOOT
    NAME: ClassVar[str] = "shoot-catapult"
    ARGS: ClassVar[tuple[str, ...]] = ("foe",)
    RULE: ClassVar[str] = "BAR-A04.05"
    REASONS: ClassVar[tuple[str, ...]] = (*USE, "BAR-A04.02", "BAR-A04.05", "BAR-A00.07")
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        if rule := unusable(s, CAT):
            return rule
        if not s.catapult[s.active]:
            return "BAR-A04.02"
        return aim_fault(s, action[1], s.rank[s.active], "BAR-A04.05")

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        return shot_facts(s, seat, action[1], CAT)

    def cites(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A04.05", "BAR-A04.06")

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def near(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.SHOOT, serf) for serf in others_in_play(s)]


class UseTactics(Verb[Barony]):
    """Tactical Maneuver: a Knight attacks a Serf beside it."""

    NUMBER: ClassVar[int] = verbs.TACTICS
    NAME: ClassVar[str] = "use-tactics"
    ARGS: ClassVar[tuple[str, ...]] = ("foe",)
    RULE: ClassVar[str] = "BAR-A17.01"
    REASONS: ClassVar[tuple[str, ...]] = (*USE, "BAR-A17.01", "BAR-A00.07")
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        return unusable(s, TAC) or aim_fault(s, action[1], 1, "BAR-A17.01")

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        return shot_facts(s, seat, action[1], TAC)

    def cites(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A17.01", "BAR-A17.02")

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def near(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.TACTICS, serf) for serf in others_in_play(s)]


class Destroy(Verb[Barony]):
    """The catapult that it holds."""

    NUMBER: ClassVar[int] = verbs.DESTROY
    NAME: ClassVar[str] = "destroy-catapult"
    RULE: ClassVar[str] = "BAR-A04.03"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-A04.03", "BAR-T1.10")

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        if not s.gilded or not s.catapult[s.active]:
            return "BAR-A04.03"
        return "BAR-T1.10" if s.halted > 1 else ""

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        return {"serf": serf_fact(s, s.active)}


class Summon(Verb[Barony]):
    """A maneuver that brings a Serf into the game: it has no place on the board, only on its roster."""

    USES: ClassVar[int] = 0

    def barred(self, s: Barony, knight: int, serf: int) -> str:
        """The rule by which this Serf can't be brought; empty: it can."""
        raise NotImplementedError

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        return unusable(s, self.USES) or self.barred(s, s.active, action[1])

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        other = action[1] if 0 <= action[1] < len(s.place) else -1
        facts = use_facts(s, self.USES)
        facts |= {"foe": serf_fact(s, other), "vocation": s.vocation[other] if other >= 0 else 0}
        facts["room"] = int(other >= 0 and bool(free_home(s, other)))
        facts["recruited"] = int(s.control[s.active] != s.owner(s.active))
        return facts

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return away_ids(s, seat, action[1])

    def near(self, s: Barony, seat: int) -> list[Action]:
        return [(self.NUMBER, serf) for serf, place in enumerate(s.place) if place not in (NOBODY,)]


class CallUp(Summon):
    """Call to Arms."""

    NUMBER: ClassVar[int] = verbs.CALL
    NAME: ClassVar[str] = "call"
    ARGS: ClassVar[tuple[str, ...]] = ("foe",)
    RULE: ClassVar[str] = "BAR-A05.01"
    REASONS: ClassVar[tuple[str, ...]] = (*USE, "BAR-A05.01")
    GROUP: ClassVar[int] = 0
    USES: ClassVar[int] = CTA

    def barred(self, s: Barony, knight: int, serf: int) -> str:
        return "" if serf in callable_serfs(s, knight) else "BAR-A05.01"


class Resurrect(Summon):
    """A killed Serf comes back."""

    NUMBER: ClassVar[int] = verbs.RESURRECT
    NAME: ClassVar[str] = "resurrect"
    ARGS: ClassVar[tuple[str, ...]] = ("foe",)
    RULE: ClassVar[str] = "BAR-A12.01"
    REASONS: ClassVar[tuple[str, ...]] = (*USE, "BAR-A12.01", "BAR-A12.02", "BAR-A12.03")
    GROUP: ClassVar[int] = 0
    USES: ClassVar[int] = RES

    def barred(self, s: Barony, knight: int, serf: int) -> str:
        if not 0 <= serf < len(s.place):
            return "BAR-A12.01"
        if s.place[serf] == STRUCK:
            return "BAR-A12.02"
        owner = s.owner(serf)
        if s.place[serf] != KILLED or not s.mates(s.control[knight], owner) or s.fallen[owner]:
            return "BAR-A12.01"
        return "" if free_home(s, serf) else "BAR-A12.03"


class CopySpell(Verb[Barony]):
    """Duplicate Spell."""

    NUMBER: ClassVar[int] = verbs.DUPLICATE
    NAME: ClassVar[str] = "copy-spell"
    ARGS: ClassVar[tuple[str, ...]] = ("ware",)
    RULE: ClassVar[str] = "BAR-A07.01"
    REASONS: ClassVar[tuple[str, ...]] = (*USE, "BAR-A07.01", "BAR-Q1.03")
    GROUP: ClassVar[int] = 0

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        if rule := unusable(s, DUP):
            return rule
        spell = known_ware(action[1])
        carried = ITEM_CLASS[spell] == SPELL and spell in {plain(item) for item in s.items[s.active]}
        if not carried:
            return "BAR-A07.01"
        return "BAR-Q1.03" if copy_price(s, s.active, spell) > s.gold[s.control[s.active]] else ""

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        spell = known_ware(action[1])
        facts = use_facts(s, DUP)
        return facts | {"ware": spell, "price": copy_price(s, s.active, spell), "gold": s.gold[seat]}

    def near(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.DUPLICATE, row) for row in range(len(ITEM_CLASS) + 1)]


BEGIN_TASK: Final = BeginTask()
SHOOT: Final = Shoot()
USE_TACTICS: Final = UseTactics()
DESTROY: Final = Destroy()
CALL_UP: Final = CallUp()
RESURRECT: Final = Resurrect()
COPY_SPELL: Final = CopySpell()
