"""Confrontations: declaration, escort, answer and dice (BAR-C1 to C3, A00, A08, A13).

What follows is in `outcomes.py`. A `Clash` is one tuple that the steps pass on; `base.py` names its parts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.mypyc_compat import trait
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARC,
    ARMED,
    ARMED_AGAINST,
    ASN,
    CAT,
    ESC,
    FIR,
    LIG,
    MIS,
    PPK,
    RET,
    SPL,
    STL,
    TAC,
    TAX,
)
from baronage.games.barony.rules.bumps import leave, stand
from baronage.games.barony.rules.dice import throw_dice
from baronage.games.barony.rules.equipment import expend
from baronage.games.barony.rules.odds import bonus, share, success
from baronage.games.barony.rules.param_text import bump_params, serf_param
from baronage.games.barony.state import AIR, Barony
from baronage.games.barony.steps.ask import Ask, Casting, ask
from baronage.games.barony.steps.base import (
    AGAINST,
    BY,
    FORCED,
    RAN,
    UNKNOWN,
    USING,
    WHAT,
    BaronyStep,
    Clash,
    with_maneuver,
)
from baronage.games.barony.steps.outcomes import CERTAIN, aggressor_wins, conclude, defender_wins, murder, rebuff

RIDERS: Final = (PPK, STL, TAX, ASN)
STRIKES: Final = (FIR, LIG, MIS)  # spells that bump
ROLLS: Final = 3  # in an assassination


def begin_clash(s: Barony, clash: Clash) -> None:
    """Start a confrontation on top of the step that continues afterwards (BAR-C1.01).

    Confrontations with range-0 business begin with `approach.meet`.
    """
    if count_clash(s, clash):
        defender_wins(s, clash, 0)
    elif clash[USING]:
        challenge(s, clash)
    else:
        begin_declaring(s, clash)


def count_clash(s: Barony, clash: Clash) -> bool:
    """Count and log a confrontation. Return whether the Defender is barricaded, which decides it (BAR-C3.03, H1.05)."""
    aggressor, defender, forced, using = clash[BY], clash[AGAINST], clash[FORCED], clash[USING]
    s.clashes += 1
    s.conf[aggressor] += s.tally  # BAR-F3.02
    s.conf[defender] += s.tally
    if s.log is not None:
        rule = "BAR-X1.01" if forced else "BAR-C1.01 BAR-M1.05"
        if using:
            rule = "BAR-A01.01" if using == ARC else "BAR-A00.06"
        space = s.place[aggressor] if using == ARC else s.place[defender]
        s.log.append((verbs.MET, ALL, (aggressor, defender, space, forced), rule))
    return s.hold[defender] == s.numbers.hold_turns


def begin_declaring(s: Barony, clash: Clash) -> None:
    """Start step 2 of the confrontation: the declaration (BAR-C1.03)."""
    s.committed = s.committed or s.control[clash[BY]] != s.turn
    s.stack.append(Declare(clash))


@trait
class Confronting(BaronyStep):
    """A step that is part of a confrontation."""

    clash: Clash

    def hover(self, s: Barony, serf: int) -> int:
        """Return where the Serfs are drawn: the Aggressor enters, an Archer's target flies over the Archer."""
        one, other, using = self.clash[BY], self.clash[AGAINST], self.clash[USING]
        if serf == one and s.place[other] >= 0:
            return s.place[other]
        return s.place[one] if serf == other and using == ARC else UNKNOWN

    def arena(self, s: Barony) -> int:
        return s.place[self.clash[AGAINST]]

    @property
    def defender(self) -> int:
        """The Serf that is attacked."""
        return self.clash[AGAINST]


class ForcedClash(Step[Barony], Confronting):
    """A confrontation with the Serf into which a Serf was bumped (BAR-X1.01)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clash",)
    RULE: ClassVar[str] = "BAR-X1.01"

    def __init__(self, clash: Clash) -> None:
        self.clash = clash

    def run(self, s: Barony, chance: Chance) -> None:
        s.stack.pop()
        begin_clash(s, self.clash)


def clash_params(s: Barony, seat: int, clash: Clash, bumped: bool = False) -> Params:
    """Return attacker, target, means and success chance; if `bumped`, also where the Defender would go."""
    one, other, n, directions, forced, using, what = clash[:7]
    chance = success(s, one, other, using)
    return {
        "serf": serf_param(s, one),
        "foe": serf_param(s, other),
        "own": int(s.control[one] == s.control[other]),
        "forced": forced,
        "using": using,
        "maneuver": using,
        "ware": what if using == SPL else 0,
        "strikes": int(using == SPL and what in STRIKES),
        "percent": share(chance),
        "holds": share(1 - chance),
        "sleeping": int(s.sleep[other] > 0),
        "bumps": bump_params(s, seat, s.place[other], directions, n) if bumped and s.place[other] >= 0 else "",
    }


class Declare(Step[Barony], Confronting):
    """The declaration of the Aggressor's controller: fight, with or without a rider, or concede (BAR-D07)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clash",)
    NAME: ClassVar[str] = "confrontation"
    RULE: ClassVar[str] = "BAR-C1.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.FIGHT, verbs.CONCEDE, verbs.YIELD, verbs.RIDE)

    def __init__(self, clash: Clash) -> None:
        self.clash = clash

    def actors(self, s: Barony) -> list[int]:
        seat = s.control[self.clash[BY]]
        return [] if s.fallen[seat] else [seat]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        aggressor, defender, forced = self.clash[BY], self.clash[AGAINST], self.clash[FORCED]
        if seat != s.control[aggressor]:
            return []
        found: list[Action] = [(verbs.FIGHT,), (verbs.CONCEDE,)]
        if seat == s.control[defender]:
            if not s.sleep[defender]:  # a sleeping Serf loses anyway (BAR-C3.02)
                found.append((verbs.YIELD,))
        elif not forced and s.gilded:
            found.extend((verbs.RIDE, rider) for rider in RIDERS if can_ride(s, aggressor, defender, rider))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        clash = self.clash
        aggressor, defender = clash[BY], clash[AGAINST]
        s.stack.pop()
        rider = action[1] if action[0] == verbs.RIDE else 0
        if s.log is not None:
            rule = "BAR-C1.09" if action[0] == verbs.YIELD else "BAR-C1.03"
            s.log.append((verbs.DECLARED, ALL, (aggressor, action[0], rider), rule))
        if action[0] == verbs.CONCEDE:  # BAR-C3.01
            defender_wins(s, clash, 1)
        elif action[0] == verbs.YIELD:
            aggressor_wins(s, clash, 0)
        else:
            clash = with_maneuver(clash, rider)
            if s.control[defender] == seat and not s.sleep[defender]:
                roll(s, clash, chance)
            else:
                challenge(s, clash, chance)

    def run(self, s: Barony, chance: Chance) -> None:
        """Play the default for an eliminated Baron (BAR-V2.06)."""
        seat = s.control[self.clash[BY]]
        self.play(s, seat, self.default(s, seat), chance)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.FIGHT,)

    def escorts(self, s: Barony) -> list[int]:
        return escorts(s, self.clash)

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        if action[0] != verbs.YIELD:
            return ""
        if seat != s.control[self.clash[AGAINST]]:
            return "BAR-C1.09"
        return "BAR-C3.02" if s.sleep[self.clash[AGAINST]] else ""

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return clash_params(s, seat, self.clash, action[0] == verbs.YIELD)

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        if s.control[self.clash[AGAINST]] == seat:
            return ("BAR-C1.09",)
        if action[0] == verbs.CONCEDE:
            return ("BAR-C1.03", "BAR-C3.01")
        return ("BAR-C3.02",) if s.sleep[self.clash[AGAINST]] else ("BAR-C1.03", "BAR-C2.02")

    def params(self, s: Barony, seat: int) -> Params:
        riders = any(action[0] == verbs.RIDE for action in self.actions(s, s.control[self.clash[BY]]))
        return clash_params(s, seat, self.clash) | {"riders": int(riders)}

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        if s.control[self.clash[BY]] == s.control[self.clash[AGAINST]]:
            return ("BAR-C1.09",)
        return ("BAR-C1.03", "BAR-C2.02")

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D07", 0, 0.0)


def can_ride(s: Barony, aggressor: int, defender: int, rider: int) -> bool:
    """Return whether a rider is allowed against this Serf (BAR-A02.01, A10.01, A15.01, A19.01, V3.04)."""
    if not s.can_use(aggressor, rider) or s.mates(s.control[aggressor], s.control[defender]):
        return False
    return rider != TAX or s.rank[defender] < s.rank[aggressor]


# --- the Defender's side ----------------------------------------------------------------------------------------------


class AskDefender(Ask, Confronting):
    """A question to the Defender's controller."""

    FIELDS: ClassVar[tuple[str, ...]] = ("clash", "asked")

    def __init__(self, clash: Clash, asked: int) -> None:
        super().__init__(asked)
        self.clash = clash

    def whom(self, s: Barony) -> int:
        return s.control[self.clash[AGAINST]]

    def about(self) -> tuple[int, int]:
        return (self.clash[BY], self.clash[AGAINST])

    def commanded(self) -> int:
        return self.clash[AGAINST]


def challenge(s: Barony, clash: Clash, chance: Chance | None = None) -> None:
    """Let a sleeping Serf lose at once; otherwise let the Defender's controller send a Knight (BAR-C1.04, C1.11)."""
    defender, using = clash[AGAINST], clash[USING]
    if s.sleep[defender]:
        if using == ASN:
            murder(s, clash)
        else:
            conclude(s, clash, CERTAIN)
    elif escorts(s, clash):
        ask(s, Escort(clash, s.control[defender]))
    else:
        demand(s, clash, chance)


def escorts(s: Barony, clash: Clash) -> list[int]:
    """Return the Knights that may change places with the Defender (BAR-A08.01, A08.03)."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    seat = s.control[defender]
    if not s.gilded or seat == s.control[aggressor] or using in (ASN, ARC):
        return []
    here = s.place[defender]
    if here == s.market or s.snare[defender] or (using == SPL and s.place[aggressor] == AIR):
        return []
    ranges = s.board.ranges(here)
    return [
        knight
        for knight, place in enumerate(s.place)
        if place >= 0
        and place != s.market
        and ranges[place] == 1
        and s.control[knight] == seat
        and s.can_use(knight, ESC)
        and not s.snare[knight]
    ]


class Escort(AskDefender):
    """The choice to send a Knight in the Defender's place (BAR-D14)."""

    RULE: ClassVar[str] = "BAR-A08.01"
    NAME: ClassVar[str] = "escort"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.ESCORT, verbs.DECLINE)

    def choices(self, s: Barony) -> list[Action]:
        found: list[Action] = [(verbs.DECLINE,)]
        found.extend((verbs.ESCORT, knight) for knight in escorts(s, self.clash))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        clash = self.clash
        if action[0] == verbs.ESCORT:
            clash = swap(s, clash, action[1])
        elif s.log is not None:
            s.log.append((verbs.DECLINED, 1 << self.asked, (clash[AGAINST],), "BAR-A08.01"))
        demand(s, clash, chance)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.DECLINE,)

    def escorts(self, s: Barony) -> list[int]:
        return escorts(s, self.clash)

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        """Answer 'escort never', or 'escort for Rank 3': the strongest Knight, for Serfs of that Rank or more."""
        if what != "escort":
            return None
        if number < 0 or s.rank[self.clash[AGAINST]] < number:
            return (verbs.DECLINE,)
        knights = escorts(s, self.clash)
        return (verbs.ESCORT, max(knights, key=lambda knight: bonus(s, knight, True))) if knights else None

    def secret_pass(self, s: Barony, seat: int) -> tuple[Action, int] | None:
        return (verbs.DECLINE,), 1 << seat

    def pass_over(self, s: Barony, chance: Chance) -> None:
        s.stack.pop()
        demand(s, self.clash, chance)

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return clash_params(s, seat, self.clash)

    def params(self, s: Barony, seat: int) -> Params:
        return super().params(s, seat) | clash_params(s, seat, self.clash)

    def grounds(self, s: Barony) -> tuple[str, ...]:
        return ("BAR-A08.01", "BAR-A08.02")


def swap(s: Barony, clash: Clash, knight: int) -> Clash:
    """Make the Knight the Defender; direction and distance stay (BAR-A08.01, A08.02, A08.04)."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    here, there = s.place[defender], s.place[knight]
    leave(s, defender)
    leave(s, knight)
    stand(s, defender, there)
    stand(s, knight, here)
    for serf in (defender, knight):
        if serf == s.active and not s.halted:  # BAR-T1.11
            s.halted = 1
    if s.log is not None:
        s.log.append((verbs.SWAPPED, ALL, (knight, defender), "BAR-A08.01"))
    below = s.stack[-1]
    if isinstance(below, Casting):
        s.stack[-1] = below.swapped(defender, knight)
    swapped = (aggressor, knight, *clash[RAN:])
    return with_maneuver(swapped, 0) if using == TAX and s.rank[knight] >= s.rank[aggressor] else swapped


def demand(s: Barony, clash: Clash, chance: Chance | None) -> None:
    """Let the Defender's controller answer; against Assassinate there is no choice (BAR-C1.05, BAR-A02.04)."""
    if clash[USING] == ASN and chance is not None:
        assassinate(s, clash, chance)
    else:
        ask(s, Defend(clash, s.control[clash[AGAINST]]))


def can_retreat(s: Barony, clash: Clash) -> bool:
    """Return whether the Defender may retreat instead of being bumped (BAR-A13.01, A13.05, A00.05)."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    seat = s.control[defender]
    if not s.can_use(defender, RET) or s.snare[defender] or seat == s.control[aggressor]:
        return False
    if using == TAX:
        return s.gold[seat] == 0
    return using in (0, TAC, CAT, ARC) or (using == SPL and clash[WHAT] in STRIKES)


class Defend(AskDefender):
    """The Defender's answer: fight, concede or retreat (BAR-D15)."""

    RULE: ClassVar[str] = "BAR-C1.05"
    NAME: ClassVar[str] = "defence"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.FIGHT, verbs.CONCEDE, verbs.RETREAT, verbs.YIELD)

    def choices(self, s: Barony) -> list[Action]:
        found: list[Action] = [(verbs.FIGHT,), (verbs.CONCEDE,)]
        if s.control[self.clash[BY]] == s.control[self.clash[AGAINST]]:  # BAR-C1.09: the Aggressor may concede too
            found.append((verbs.YIELD,))
        elif can_retreat(s, self.clash):
            found.append((verbs.RETREAT,))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        if s.log is not None:
            rule = {verbs.RETREAT: "BAR-A13.01", verbs.YIELD: "BAR-C1.09"}.get(action[0], "BAR-C1.05")
            s.log.append((verbs.ANSWERED, ALL, (self.clash[AGAINST], action[0]), rule))
        if action[0] == verbs.FIGHT:
            roll(s, self.clash, chance)
        elif action[0] == verbs.YIELD:
            conclude(s, self.clash, -CERTAIN)
        else:  # BAR-C3.01, C3.05, A13.01
            conclude(s, self.clash, CERTAIN, action[0] == verbs.RETREAT)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.FIGHT,)

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        """Answer 'concede never', 'retreat never', 'retreat always' or 'retreat if behind by 2'."""
        if what == "concede":
            return (verbs.FIGHT,)
        if what != "retreat":
            return None
        if how == "never":
            return (verbs.FIGHT,) if (verbs.RETREAT,) in self.choices(s) else None
        behind = bonus(s, self.clash[BY], True) - bonus(s, self.clash[AGAINST], True)
        return (verbs.RETREAT,) if number < 0 or behind >= number else None

    def unwritten(self) -> tuple[int, ...]:
        return (verbs.DECLINE, verbs.FIGHT)

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        own = s.control[self.clash[BY]] == s.control[self.clash[AGAINST]]
        return "BAR-C1.09" if action[0] == verbs.YIELD and not own else ""

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return clash_params(s, seat, self.clash, action[0] == verbs.CONCEDE)

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        using = self.clash[USING]
        if action[0] == verbs.YIELD:
            return ("BAR-C1.09",)
        if action[0] == verbs.FIGHT:
            return ("BAR-C1.05", "BAR-C2.02")
        if using in (PPK, STL, TAX):
            return ("BAR-C1.05", "BAR-C3.05")
        if using == SPL and self.clash[WHAT] not in STRIKES:
            return ("BAR-L0.01",)
        return ("BAR-A01.06", "BAR-A01.05") if using == ARC else ("BAR-C1.05", "BAR-C3.01")

    def params(self, s: Barony, seat: int) -> Params:
        return super().params(s, seat) | clash_params(s, seat, self.clash)

    def grounds(self, s: Barony) -> tuple[str, ...]:
        return ("BAR-C1.05", "BAR-C2.02")


# --- dice -------------------------------------------------------------------------------------------------------------


def roll(s: Barony, clash: Clash, chance: Chance) -> None:
    """Roll with the weapons allowed; a made weapon that could be used is gone (BAR-C1.06, A00.04, A09.04)."""
    aggressor, defender, using = clash[BY], clash[AGAINST], clash[USING]
    margin = throw_dice(s, aggressor, defender, using, ARMED_AGAINST[using], chance)
    if ARMED[using]:
        expend(s, aggressor)
    if ARMED_AGAINST[using]:
        expend(s, defender)
    conclude(s, clash, margin)


def assassinate(s: Barony, clash: Clash, chance: Chance) -> None:
    """Roll for an assassination (BAR-A02.02, A02.03).

    Three rolls in a row must be won; on the first the Defender has no weapon.
    """
    aggressor, defender = clash[BY], clash[AGAINST]
    won = 0
    while won < ROLLS:
        margin = throw_dice(s, aggressor, defender, ASN, won > 0, chance)
        if margin <= 0:
            break
        won += 1
    expend(s, aggressor)
    if won:  # there was a second roll
        expend(s, defender)
    if won == ROLLS:
        murder(s, clash)
    else:
        rebuff(s, clash)
