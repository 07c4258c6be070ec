"""Spellcasting: legal spells and targets, naming several targets, bolts (BAR-A16, L0 to L9)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import DIRECTIONS, OUT
from baronage.games.barony.data import (
    ARM,
    ARMOUR,
    EAR,
    EWE,
    FIR,
    ITEM_CLASS,
    LIG,
    MIS,
    SLE,
    SLO,
    SPL,
    TEL,
    WEAPON,
)
from baronage.games.barony.nodes import serf_id, space_id
from baronage.games.barony.rules.bumps import leave, stand
from baronage.games.barony.rules.effects import bestow
from baronage.games.barony.rules.equipment import COPY, plain, take
from baronage.games.barony.rules.odds import share, success
from baronage.games.barony.rules.param_text import (
    known_item,
    known_ware,
    place_param,
    serf_param,
    serf_params,
    way_param,
)
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.ask import Casting
from baronage.games.barony.steps.base import BaronyStep, Shared
from baronage.games.barony.steps.clash import begin_clash

RULE_OF: Final = {
    ARM: "BAR-L1.01",
    EAR: "BAR-L2.01",
    EWE: "BAR-L3.01",
    FIR: "BAR-L4.01",
    LIG: "BAR-L5.01",
    MIS: "BAR-L6.01",
    SLE: "BAR-L7.01",
    SLO: "BAR-L8.01",
    TEL: "BAR-L9.01",
}


def targets(s: Barony, serf: int, low: int, high: int) -> list[int]:
    """Return the Serfs at that range that can be targeted, including own ones, except barricaded ones (BAR-A00.07)."""
    ranges = s.board.ranges(s.place[serf])
    return [
        other
        for other, place in enumerate(s.place)
        if place >= 0 and low <= ranges[place] <= high and s.hold[other] < s.numbers.hold_turns
    ]


def in_range(s: Barony, wizard: int, target: int) -> bool:
    """Return whether the target is still in play, at range 1 to K, and not barricaded (BAR-L0.05)."""
    place = s.place[target]
    if place < 0 or s.hold[target] == s.numbers.hold_turns:
        return False
    return 1 <= s.board.ranges(s.place[wizard])[place] <= s.rank[wizard]


def spells(s: Barony, wizard: int) -> list[Action]:
    """Return every cast of a carried spell, with its first or only target (BAR-D09)."""
    found: list[Action] = []
    for spell in sorted({plain(item) for item in s.items[wizard]}):
        found.extend(ways_to_cast(s, wizard, spell))
    return found


def ways_to_cast(s: Barony, wizard: int, spell: int) -> list[Action]:
    """Return every cast of one spell."""
    k = s.rank[wizard]
    if spell in (FIR, MIS, SLE):
        return [(verbs.CAST, spell, target) for target in targets(s, wizard, 1, k)]
    if spell == LIG:
        near = any(strikes(s, wizard, direction) for direction in DIRECTIONS)
        return [(verbs.CAST, LIG, direction) for direction in DIRECTIONS] if near else []
    if spell == SLO:
        who = [wizard, *targets(s, wizard, 1, 1)]
        return [(verbs.CAST, SLO, target, speed) for target in who for speed in (0, 1)]
    if spell == TEL:
        if s.snare[wizard]:  # BAR-L9.01
            return []
        ranges = s.board.ranges(s.place[wizard])
        free = [t for t in range(s.board.size) if 1 <= ranges[t] <= k and t not in s.place]
        return [(verbs.CAST, TEL, triangle) for triangle in free]
    if spell == ARM:
        return [(verbs.CAST, ARM, wizard)]
    if spell in (EAR, EWE):
        kind = ARMOUR if spell == EAR else WEAPON
        things = sorted({item for item in s.items[wizard] if ITEM_CLASS[plain(item)] == kind})
        return [(verbs.CAST, spell, wizard, item) for item in things]
    return []


def strikes(s: Barony, wizard: int, direction: int) -> bool:
    """Return whether a bolt in this direction would hit any Serf (BAR-L5.01)."""
    space = s.place[wizard]
    for _ in range(s.rank[wizard]):
        space = s.board.ahead(space, direction)
        if space == OUT:
            return False
        other = s.at(space)
        if other >= 0 and s.hold[other] < s.numbers.hold_turns:
            return True
    return False


def spend(s: Barony, wizard: int, spell: int) -> None:
    """Use the turn's action and one copy of the spell, a duplicated one first (BAR-A16.01, T1.08)."""
    s.acted = s.did = 1
    take(s, wizard, spell | COPY if spell | COPY in s.items[wizard] else spell, "BAR-A16.01")
    if s.log is not None:
        s.log.append((verbs.CASTING, ALL, (wizard, spell), "BAR-A16.01"))


def cast(s: Barony, wizard: int, action: Action) -> None:
    """Cast a spell from the turn's step; Fireball and Sleep ask for further targets first."""
    spell, target = action[1], action[2]
    arg = action[3] if len(action) > 3 else 0
    if spell in (FIR, SLE):
        s.stack.append(Naming(wizard, spell, (target,)))
        if s.log is not None:
            s.log.append((verbs.NAMED, ALL, (wizard, target), "BAR-L0.05"))
        return
    spend(s, wizard, spell)
    if spell == LIG:
        s.stack.append(Bolt(wizard, target, s.place[wizard], 0, ()))
    elif spell == TEL:
        teleport(s, wizard, target)
    elif target == wizard:  # BAR-L0.02
        bestow(s, wizard, wizard, spell, arg)
    elif spell == MIS:  # BAR-L6.01
        ways = s.board.flights(s.place[wizard], s.place[target])
        begin_clash(s, (wizard, target, s.rank[wizard], ways, 0, SPL, MIS, 0, 0))
    else:
        begin_clash(s, (wizard, target, 0, 0, 0, SPL, spell, arg, 0))


def teleport(s: Barony, wizard: int, triangle: int) -> None:
    """Teleport the Wizard; no marker is sprung.

    Wizards are Pointers, whose legs end with each step anyway (BAR-L9.01).
    """
    here = s.place[wizard]
    leave(s, wizard)
    stand(s, wizard, triangle)
    if s.log is not None:
        s.log.append((verbs.TELEPORTED, ALL, (wizard, here, triangle), "BAR-L9.01"))


# --- the verbs ----------------------------------------------------------------------------------------------------------


def is_barricaded(s: Barony, target: int) -> bool:
    """Return whether a Serf is barricaded and can't be targeted (BAR-A00.07)."""
    return 0 <= target < len(s.place) and s.hold[target] == s.numbers.hold_turns


def miscast(s: Barony, wizard: int, action: Action) -> str:
    """Return the rule that forbids a Wizard this cast from where it stands, or ""."""
    spell, target = action[1], action[2]
    if spell not in {plain(item) for item in s.items[wizard]} or spell not in RULE_OF:
        return "BAR-A16.01"
    if action in ways_to_cast(s, wizard, spell):
        return ""
    if spell in (ARM, EAR, EWE) and target != wizard:
        return "BAR-L0.04"
    return "BAR-A00.07" if spell not in (LIG, TEL) and is_barricaded(s, target) else RULE_OF[spell]


def on_the_line(s: Barony, wizard: int, direction: int) -> list[int]:
    """Return the Serfs that a bolt in this direction would hit, as they stand now (BAR-L5.01)."""
    space, found = s.place[wizard], []
    for _ in range(s.rank[wizard]):
        space = s.board.ahead(space, direction)
        if space == OUT:
            break
        other = s.at(space)
        if other >= 0 and other != wizard and s.hold[other] < s.numbers.hold_turns:
            found.append(other)
    return found


def cast_params(s: Barony, seat: int, wizard: int, action: Action) -> Params:
    """Return the parameters of a cast: spell, target, space, item and chance."""
    spell, target = known_ware(action[1]), action[2]
    arg = action[3] if len(action) > 3 else -1
    at_serf = spell not in (LIG, TEL) and 0 <= target < len(s.place)
    aimed = spell == LIG and 0 <= target < 6 and s.place[wizard] >= 0
    line = on_the_line(s, wizard, target) if aimed else []
    free = spell == TEL and 0 <= target < s.board.size
    open_to = at_serf and target != wizard and s.place[target] >= 0
    return {
        "ware": spell,
        "rank": s.rank[wizard],
        "foe": serf_param(s, target) if at_serf else "",
        "itself": int(at_serf and target == wizard),
        "space": place_param(s, seat, target) if free else place_param(s, seat, s.place[target]) if at_serf else "",
        "way": way_param(s, seat, target) if aimed else 0,
        "struck": serf_params(s, line),
        "count": len(line),
        "speed": arg if spell == SLO else 0,
        "item": known_item(arg) if spell in (EAR, EWE) else 0,
        "percent": share(success(s, wizard, target, SPL)) if open_to else 0,
        "snared": s.snare[wizard],
    }


def cast_rules(action: Action) -> tuple[str, ...]:
    """Return the rules that allow a cast."""
    return (RULE_OF[action[1]], "BAR-A16.01")


class Cast(Shared):
    """Verb: cast a spell at its target; some also need Slow or Speed, or an item."""

    NUMBER: ClassVar[int] = verbs.CAST
    NAME: ClassVar[str] = "cast"
    ARGS: ClassVar[tuple[str, ...]] = ("ware", "target")
    MORE: ClassVar[int] = 1
    RULE: ClassVar[str] = "BAR-A16.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-A00.01", "BAR-T1.10", "BAR-T1.08", "BAR-A00.05", "BAR-A00.03", "BAR-A16.01", "BAR-L0.04"),
        *RULE_OF.values(),
        "BAR-A00.07",
    )
    GROUP: ClassVar[int] = 1  # in menus, by spell

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        if action[1] == TEL:
            return [space_id(s, action[2])]
        return [] if action[1] == LIG else [serf_id(action[2])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        serf = s.active
        if serf < 0:
            return []
        found: list[Action] = []
        others = [other for other, place in enumerate(s.place) if place >= 0]
        for spell in {plain(item) for item in s.items[serf]} | {ARM, MIS}:
            if spell == LIG:
                found += [(verbs.CAST, LIG, direction) for direction in range(-1, 7)]
            elif spell == TEL:
                found += [(verbs.CAST, TEL, triangle) for triangle in range(0, s.board.size, 3)]
            elif spell == SLO:
                found += [(verbs.CAST, SLO, other, speed) for other in (*others, serf) for speed in range(3)]
            elif spell in (EAR, EWE):
                things = {item for other in others for item in s.items[other]} | {0}
                found += [(verbs.CAST, spell, other, item) for other in others[:20] for item in things]
            found += [(verbs.CAST, spell, other) for other in (*others, serf, -1)]
        return found


class NameTarget(Verb[Barony]):
    """Verb: name another target of Fireball or Sleep."""

    NUMBER: ClassVar[int] = verbs.NAME
    NAME: ClassVar[str] = "name-target"
    ARGS: ClassVar[tuple[str, ...]] = ("foe",)
    RULE: ClassVar[str] = "BAR-L0.05"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-L0.05", "BAR-L4.01", "BAR-L7.01", "BAR-A00.07")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Naming)
        target, most = action[1], s.rank[top.wizard]
        if not 0 <= target < len(s.place):
            return "BAR-L0.05"
        rule = RULE_OF[top.spell]
        if target in top.named or len(top.named) >= most:
            return rule
        if s.place[target] < 0 or not 1 <= s.board.ranges(s.place[top.wizard])[s.place[target]] <= most:
            return rule
        return "BAR-A00.07" if is_barricaded(s, target) else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Naming)
        target = action[1] if 0 <= action[1] < len(s.place) and s.place[action[1]] >= 0 else -1
        return {
            "foe": serf_param(s, action[1]),
            "space": place_param(s, seat, s.place[target]) if target >= 0 else "",
            "percent": share(success(s, top.wizard, target, SPL)) if target >= 0 else 0,
            "ware": top.spell,
            "rank": s.rank[top.wizard],
            "already": int(action[1] in top.named),
            "full": int(len(top.named) >= s.rank[top.wizard]),
        }

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        others = [other for other, place in enumerate(s.place) if place >= 0]
        return [(verbs.NAME, other) for other in (*others, len(s.place))]


class CastNow(Verb[Barony]):
    """Verb: cast at the targets named."""

    NUMBER: ClassVar[int] = verbs.LOOSE
    NAME: ClassVar[str] = "cast-now"
    RULE: ClassVar[str] = "BAR-L0.05"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Naming)
        return top.params(s, seat)


class CastNothing(Verb[Barony]):
    """Verb: keep the spell after all."""

    NUMBER: ClassVar[int] = verbs.ABANDON
    NAME: ClassVar[str] = "cast-nothing"
    RULE: ClassVar[str] = "BAR-A16.01"


CAST: Final = Cast()
NAME_TARGET: Final = NameTarget()
CAST_NOW: Final = CastNow()
CAST_NOTHING: Final = CastNothing()

# --- the decision -------------------------------------------------------------------------------------------------------


class Naming(Step[Barony], BaronyStep):
    """The targets of Fireball or Sleep, named one after another, up to K (BAR-D09)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("wizard", "spell", "named")
    NAME: ClassVar[str] = "targets"
    RULE: ClassVar[str] = "BAR-L0.05"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.NAME, verbs.LOOSE, verbs.ABANDON)

    def __init__(self, wizard: int, spell: int, named: tuple[int, ...]) -> None:
        self.wizard: Final = wizard
        self.spell: Final = spell
        self.named: Final = named

    def actors(self, s: Barony) -> list[int]:
        return [s.turn] if s.place[self.wizard] >= 0 and not s.fallen[s.turn] else []

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != s.turn or s.fallen[seat]:
            return []
        found: list[Action] = []
        if len(self.named) < s.rank[self.wizard]:  # BAR-L4.01, L7.01
            near = targets(s, self.wizard, 1, s.rank[self.wizard])
            found.extend((verbs.NAME, target) for target in near if target not in self.named)
        found.append((verbs.LOOSE,))
        found.append((verbs.ABANDON,))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        wizard = self.wizard
        if action[0] == verbs.NAME:
            s.stack[-1] = Naming(wizard, self.spell, (*self.named, action[1]))
            if s.log is not None:
                s.log.append((verbs.NAMED, ALL, (wizard, action[1]), "BAR-L0.05"))
            return
        s.stack.pop()
        if action[0] == verbs.ABANDON:
            if s.log is not None:
                s.log.append((verbs.ABANDONED, ALL, (wizard,), "BAR-A16.01"))
            return
        spend(s, wizard, self.spell)
        s.stack.append(Volley(wizard, self.spell, len(self.named), self.named))

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.ABANDON,)

    def params(self, s: Barony, seat: int) -> Params:
        named = serf_params(s, self.named)
        most = s.rank[self.wizard]
        return {"ware": self.spell, "named": named, "rank": most, "full": int(len(self.named) >= most)}

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        return (RULE_OF[self.spell], "BAR-L0.05")

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D09", 0, 0.0)


class Volley(Casting):
    """The remaining targets, in the order named (BAR-L0.05, L4.02, L7.01)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("wizard", "spell", "balls", "left")

    def __init__(self, wizard: int, spell: int, balls: int, left: tuple[int, ...]) -> None:
        self.wizard: Final = wizard
        self.spell: Final = spell
        self.balls: Final = balls
        self.left: Final = left

    def run(self, s: Barony, chance: Chance) -> None:
        wizard = self.wizard
        if not self.left or s.place[wizard] < 0:
            s.stack.pop()
            return
        target = self.left[0]
        s.stack[-1] = Volley(wizard, self.spell, self.balls, self.left[1:])
        if not in_range(s, wizard, target):
            if s.log is not None:
                s.log.append((verbs.MISSED, ALL, (wizard, target), "BAR-L0.05"))
            return
        n = max(1, s.rank[wizard] // self.balls) if self.spell == FIR else 0
        ways = s.board.flights(s.place[wizard], s.place[target]) if n else 0
        begin_clash(s, (wizard, target, n, ways, 0, SPL, self.spell, 0, 0))


class Bolt(Casting):
    """Lightning, triangle by triangle; `space` is the last it visited, number k on its line (BAR-L5.01 to L5.03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("wizard", "direction", "space", "k", "struck")

    def __init__(self, wizard: int, direction: int, space: int, k: int, struck: tuple[int, ...]) -> None:
        self.wizard: Final = wizard
        self.direction: Final = direction
        self.space: Final = space
        self.k: Final = k
        self.struck: Final = struck

    def run(self, s: Barony, chance: Chance) -> None:
        wizard, direction, k = self.wizard, self.direction, self.k + 1
        there = s.board.ahead(self.space, direction)
        if there == OUT or k > s.rank[wizard] or s.place[wizard] < 0:
            s.stack.pop()
            return
        target = s.at(there)
        if target < 0 or target == wizard or target in self.struck or s.hold[target] == s.numbers.hold_turns:
            s.stack[-1] = Bolt(wizard, direction, there, k, self.struck)
            return
        s.stack[-1] = Bolt(wizard, direction, there, k, (*self.struck, target))
        n = max(1, s.rank[wizard] - k)
        begin_clash(s, (wizard, target, n, 1 << direction, 0, SPL, LIG, 0, 0))

    def swapped(self, serf: int, knight: int) -> Step[Barony]:
        struck = tuple(knight if one == serf else one for one in self.struck)
        return Bolt(self.wizard, self.direction, self.space, self.k, struck)
