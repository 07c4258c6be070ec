"""Verbs for actions and tasks of the active Serf: legality, targets, message parameters (BAR-A00 to A19)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
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
from baronage.games.barony.nodes import away_ids, serf_id
from baronage.games.barony.rules.bumps import free_home
from baronage.games.barony.rules.equipment import plain
from baronage.games.barony.rules.odds import share, success
from baronage.games.barony.rules.param_text import bump_params, known_maneuver, known_ware, place_param, serf_param
from baronage.games.barony.state import KILLED, NOBODY, STRUCK, Barony
from baronage.games.barony.steps.maneuvers import callable_serfs, copy_price
from baronage.games.barony.steps.spells import miscast

# --- rules ------------------------------------------------------------------------------------------------------------

USE: Final = ("BAR-A00.01", "BAR-T1.10", "BAR-T1.08", "BAR-A00.05", "BAR-A00.03")  # rules that `unusable` may return


def unusable(s: Barony, maneuver: int) -> str:
    """Return the rule that prevents the active Serf from using this maneuver at all now, or ""."""
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
    """Return the rule that forbids the active Serf this task, or "", consistent with `can_announce`."""
    serf = s.active
    if task not in s.numbers.task_turns:
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
    """Return the rule that forbids aiming at this Serf at range 1 to `most`, or "" (BAR-A00.07)."""
    if not 0 <= target < len(s.place) or s.place[target] < 0:
        return rule
    if not 1 <= s.board.ranges(s.place[s.active])[s.place[target]] <= most:
        return rule
    return "BAR-A00.07" if s.hold[target] == s.numbers.hold_turns else ""


def bless_fault(s: Barony, serf: int) -> str:
    """Return the rule that forbids the active Priest to bless this Serf outside a meeting, or ""."""
    if rule := unusable(s, BLS):
        return rule
    return "BAR-A03.01" if serf != s.active else "BAR-A03.02" if s.blessings[serf] else ""


def bless_params(s: Barony, seat: int, priest: int, serf: int) -> Params:
    """Return the parameters of a blessing."""
    return use_params(s, BLS) | {"foe": serf_param(s, serf), "itself": int(serf == priest)}


def cast_fault(s: Barony, action: Action) -> str:
    """Return the rule that forbids the active Wizard this cast from where it stands, or ""."""
    return unusable(s, SPL) or miscast(s, s.active, action)


def use_params(s: Barony, maneuver: int) -> Params:
    """Return the parameters of using a maneuver, including those that refusals of `unusable` need."""
    serf = s.active
    return {
        "serf": serf_param(s, serf),
        "maneuver": known_maneuver(maneuver),
        "gilded": int(s.gilded),
        "rank": s.rank[serf],
        "sleep": s.sleep[serf],
    }


def shot_params(s: Barony, seat: int, target: int, maneuver: int) -> Params:
    """Return the parameters of a ranged attack: target, chance, and where the target would be bumped."""
    params = use_params(s, maneuver)
    serf = s.active
    place = s.place[target] if 0 <= target < len(s.place) else NOBODY
    params |= {
        "foe": serf_param(s, target),
        "space": place_param(s, seat, place),
        "percent": 0,
        "bumps": "",
        "range": 0,
    }
    if place >= 0:
        here = s.place[serf]
        away = s.board.ranges(here)[place]
        params |= {"percent": share(success(s, serf, target, maneuver)), "range": away}
        params["bumps"] = bump_params(s, seat, place, s.board.flights(here, place), away) if away else ""
    return params


def others_in_play(s: Barony) -> list[int]:
    """Return the Serfs on the board."""
    return [serf for serf, place in enumerate(s.place) if place >= 0]


# --- the verbs --------------------------------------------------------------------------------------------------------


class BeginTask(Verb[Barony]):
    """Verb: announce Make Weapon, Create Snare, Set Trap or Build Catapult."""

    NUMBER: ClassVar[int] = verbs.TASK
    NAME: ClassVar[str] = "begin-task"
    ARGS: ClassVar[tuple[str, ...]] = ("maneuver",)
    RULE: ClassVar[str] = "BAR-T2.03"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-T2.03", *USE, "BAR-Q1.05", "BAR-A14.06", "BAR-A09.01", "BAR-A09.02", "BAR-T2.04", "BAR-A04.02"),
    )

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        return task_fault(s, action[1])

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        return use_params(s, action[1]) | {"turns": s.numbers.task_turns.get(action[1], 0)}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        rules = {MKW: "BAR-A09.02", SNA: "BAR-A06.01", TRP: "BAR-A14.01", CAT: "BAR-A04.01"}
        return (rules[action[1]], "BAR-T2.03")

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.TASK, task) for task in (*s.numbers.task_turns, 0, BLS)]


class Shoot(Verb[Barony]):
    """Verb: shoot with the catapult."""

    NUMBER: ClassVar[int] = verbs.SHOOT
    NAME: ClassVar[str] = "shoot-catapult"
    ARGS: ClassVar[tuple[str, ...]] = ("foe",)
    RULE: ClassVar[str] = "BAR-A04.05"
    REASONS: ClassVar[tuple[str, ...]] = (*USE, "BAR-A04.02", "BAR-A04.05", "BAR-A00.07")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        if rule := unusable(s, CAT):
            return rule
        if not s.catapult[s.active]:
            return "BAR-A04.02"
        return aim_fault(s, action[1], s.rank[s.active], "BAR-A04.05")

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        return shot_params(s, seat, action[1], CAT)

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A04.05", "BAR-A04.06")

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.SHOOT, serf) for serf in others_in_play(s)]


class UseTactics(Verb[Barony]):
    """Verb: attack an adjacent Serf with a Knight's Tactical Maneuver."""

    NUMBER: ClassVar[int] = verbs.TACTICS
    NAME: ClassVar[str] = "use-tactics"
    ARGS: ClassVar[tuple[str, ...]] = ("foe",)
    RULE: ClassVar[str] = "BAR-A17.01"
    REASONS: ClassVar[tuple[str, ...]] = (*USE, "BAR-A17.01", "BAR-A00.07")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        return unusable(s, TAC) or aim_fault(s, action[1], 1, "BAR-A17.01")

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        return shot_params(s, seat, action[1], TAC)

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A17.01", "BAR-A17.02")

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.TACTICS, serf) for serf in others_in_play(s)]


class Destroy(Verb[Barony]):
    """Verb: destroy the own catapult."""

    NUMBER: ClassVar[int] = verbs.DESTROY
    NAME: ClassVar[str] = "destroy-catapult"
    RULE: ClassVar[str] = "BAR-A04.03"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-A04.03", "BAR-T1.10")

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        if not s.gilded or not s.catapult[s.active]:
            return "BAR-A04.03"
        return "BAR-T1.10" if s.halted > 1 else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        return {"serf": serf_param(s, s.active)}


class Summon(Verb[Barony]):
    """A verb that brings a Serf into the game; until then it is only on its roster."""

    USES: ClassVar[int] = 0

    def barred(self, s: Barony, knight: int, serf: int) -> str:
        """Return the rule that forbids bringing this Serf, or ""."""
        raise NotImplementedError

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        return unusable(s, self.USES) or self.barred(s, s.active, action[1])

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        other = action[1] if 0 <= action[1] < len(s.place) else -1
        params = use_params(s, self.USES)
        params |= {"foe": serf_param(s, other), "vocation": s.vocation[other] if other >= 0 else 0}
        params["room"] = int(other >= 0 and bool(free_home(s, other)))
        params["recruited"] = int(s.control[s.active] != s.owner(s.active))
        return params

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return away_ids(s, seat, action[1])

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(self.NUMBER, serf) for serf, place in enumerate(s.place) if place not in (NOBODY,)]


class CallUp(Summon):
    """Verb: Call to Arms."""

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
    """Verb: resurrect a killed Serf."""

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
    """Verb: Duplicate Spell."""

    NUMBER: ClassVar[int] = verbs.DUPLICATE
    NAME: ClassVar[str] = "copy-spell"
    ARGS: ClassVar[tuple[str, ...]] = ("ware",)
    RULE: ClassVar[str] = "BAR-A07.01"
    REASONS: ClassVar[tuple[str, ...]] = (*USE, "BAR-A07.01", "BAR-Q1.03")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        if rule := unusable(s, DUP):
            return rule
        spell = known_ware(action[1])
        carried = ITEM_CLASS[spell] == SPELL and spell in {plain(item) for item in s.items[s.active]}
        if not carried:
            return "BAR-A07.01"
        return "BAR-Q1.03" if copy_price(s, s.active, spell) > s.gold[s.control[s.active]] else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        spell = known_ware(action[1])
        params = use_params(s, DUP)
        return params | {"ware": spell, "price": copy_price(s, s.active, spell), "gold": s.gold[seat]}

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.DUPLICATE, row) for row in range(len(ITEM_CLASS) + 1)]


BEGIN_TASK: Final = BeginTask()
SHOOT: Final = Shoot()
USE_TACTICS: Final = UseTactics()
DESTROY: Final = Destroy()
CALL_UP: Final = CallUp()
RESURRECT: Final = Resurrect()
COPY_SPELL: Final = CopySpell()
